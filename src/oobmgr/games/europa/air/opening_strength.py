"""The air groups with which a campaign begins, as they enter the books."""

from __future__ import annotations

from collections import Counter

from oobmgr.domain.accounts import Account, Place, SideId
from oobmgr.domain.postings import Posting, transfer
from oobmgr.domain.rulings import Step
from oobmgr.games.europa.air.held import GroupType, Spot, State, group_account, group_type
from oobmgr.games.europa.air.nations import COUNTRIES, nations_of
from oobmgr.games.europa.air.order_of_battle import groups_of
from oobmgr.games.europa.words import AIR_GROUP, FULL
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
        sums: Counter[GroupType] = Counter()
        for entry in entries:
            sums[group_type(nation, entry.type, tables, half=entry.half)] += entry.number
        for group, number in sums.items():
            account = group_account(group, Spot(State.AVAILABLE))
            postings.extend(transfer(Account(Place.OPENING, side), account, AIR_GROUP, number))
        if entries:
            label = f"Air groups, {COUNTRIES[nation]}"
            working.append(Step(label, sums.total(), case="OOB-01"))
    return tuple(postings), tuple(working)
