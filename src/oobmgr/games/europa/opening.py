"""The scenario Barbarossa: its variants and the first entries of the books."""

from __future__ import annotations

from oobmgr.domain.accounts import Account, Place, SideId
from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.accounts import SURPRISE_POOL, pool, stockpile
from oobmgr.games.europa.start import first_turn, start_form, start_places
from oobmgr.games.europa.turns import FIRST_TURN, SURPRISE_TURN
from oobmgr.games.europa.words import (
    AXIS,
    CENTRAL,
    FULL,
    RESOURCE,
    SIDE_NAMES,
    SOVIET,
    SP,
    UNPLACED,
)
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Options
from oobmgr.rules.game import Scenario, Variant
from oobmgr.rules.tables import Tables


def opening(tables: Tables, variant: str, options: Options) -> ActionPlan:
    """Stock, Resource Points, air groups, surprise allotment at the start of Barbarossa."""
    # Only a new campaign asks for them; every command of one loads this module.
    from oobmgr.games.europa.air.order_of_battle import starting_groups

    # EU-CF-28: the smaller form has 36 points at set places in place of 40 that are placed freely.
    form = start_form(variant, options)
    postings: list[Posting] = []
    working: list[Step] = []
    for side in (AXIS, SOVIET):
        working.append(Step(SIDE_NAMES[side], kind=StepKind.HEADING))
        _stock(tables, side, postings, working)
        _resources(tables, side, form, postings, working)
        groups, lines = starting_groups(tables, variant, side)
        postings.extend(groups)
        working.extend(lines)
    # A campaign may begin with June II 1941: without the surprise turn there is no allotment
    # either.
    if first_turn(options) == SURPRISE_TURN:
        _allotment(tables, postings, working)
    working.append(Step("Books opened", kind=StepKind.RESULT))
    return ActionPlan(
        "Opening",
        "Stock, Resource Points and air groups at the start of the campaign.",
        Ruling(form, tuple(working)),
        tuple(postings),
        (Fact(Subject.CONDITION, "start", "resource_form", None, form),),
    )


def _stock(tables: Tables, side: SideId, postings: list[Posting], working: list[Step]) -> None:
    cell = tables.cell(f"supply.stock.opening.{side}")
    postings.extend(transfer(Account(Place.OPENING, side), pool(side), SP, cell.whole))
    working.append(cell.step("Supply points in stock"))


def _resources(
    tables: Tables, side: SideId, form: str, postings: list[Posting], working: list[Step]
) -> None:
    case = tables.case(f"resource_points.start.{side}.{form}")
    for place, amount in start_places(tables, side, form).items():
        where = "where the owner likes" if place == UNPLACED else place
        opened = Account(Place.OPENING, side)
        postings.extend(transfer(opened, stockpile(side, place), RESOURCE, amount))
        working.append(Step(f"Resource Points, {where}", amount, case=case))


def _allotment(tables: Tables, postings: list[Posting], working: list[Step]) -> None:
    cell = tables.cell("supply.surprise.allotment")
    postings.extend(transfer(Account(Place.OPENING, AXIS), SURPRISE_POOL, SP, cell.whole))
    working.append(Step("Surprise turn", kind=StepKind.HEADING))
    working.append(cell.step("Supply points for the surprise turn only"))


BARBAROSSA = Scenario(
    id="barbarossa",
    name="Barbarossa",
    sentence="The Axis attack of June 1941, from the frontier to the end of the campaign.",
    variants=(
        Variant(
            FULL, "Full game", "With northern Finland, Arkhangel and the Transcaucasus.", "GEN-05"
        ),
        Variant(
            CENTRAL,
            "Central game",
            "Without northern Finland, Arkhangel and the Transcaucasus; the front at Leningrad "
            "stays.",
            "GEN-05",
        ),
    ),
    first_turn=SURPRISE_TURN,
    opening=opening,
    starts=first_turn,
    set_up=FIRST_TURN,
    cases="GEN-02 SP-04 SP-32 RES-01 RES-02 SET-04 SET-05",
)
