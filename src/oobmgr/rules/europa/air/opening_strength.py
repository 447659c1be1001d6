"""The air groups with which a campaign begins, as they enter the books."""

from __future__ import annotations

from oobmgr.domain.accounts import Account, Place, SideId
from oobmgr.domain.postings import Posting, transfer
from oobmgr.domain.rulings import Step
from oobmgr.rules.europa.air.held import Spot, State, group_account, group_type
from oobmgr.rules.europa.air.nations import COUNTRIES, nations_of
from oobmgr.rules.europa.air.order_of_battle import groups_of
from oobmgr.rules.europa.words import AIR_GROUP, FULL
from oobmgr.rules.tables import Tables


def parts_at_start(variant: str) -> tuple[str, ...]:
    """The parts of the order of battle that a form of the scenario begins with."""
    return ("start", "north") if variant == FULL else ("start",)


def starting_groups(
    tables: Tables, variant: str, side: SideId
) -> tuple[tuple[Posting, ...], tuple[Step, ...]]:
    """All groups of a side, off the map and available; a line for each nation (OOB-01)."""
    postings: list[Posting] = []
    working: list[Step] = []
    for nation in nations_of(side):
        entries = [e for part in parts_at_start(variant) for e in groups_of(part, nation, tables)]
        for entry in entries:
            group = group_type(nation, entry.type, tables, half=entry.half)
            account = group_account(group, Spot(State.AVAILABLE))
            source = Account(Place.OPENING, side)
            postings.extend(transfer(source, account, AIR_GROUP, entry.number))
        if entries:
            number = sum(entry.number for entry in entries)
            working.append(Step(f"Air groups, {COUNTRIES[nation]}", number, case="OOB-01"))
    return tuple(postings), tuple(working)
