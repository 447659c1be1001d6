"""The start of a described game: what lies in the pools, who holds the places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import Account, GoodId, Place, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, Posting, transfer
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.own.description.description import Description
from oobmgr.games.own.words import (
    DESCRIPTION_CASE,
    GOODS_CASE,
    HOLDER,
    HOLDING,
    PLACE_CASE,
    pool,
    sign_of,
)
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.game import Scenario, Variant

if TYPE_CHECKING:
    from oobmgr.rules.books import Options
    from oobmgr.rules.tables import Tables

SCENARIO: Final = "described"
_AS_DESCRIBED: Final = Variant(
    "described", "As described", "What the description says of the start.", DESCRIPTION_CASE
)


def scenario_of(told: Description, first: TurnCode) -> Scenario:
    """The one start of a described game; the players bring their own order of battle."""

    def opening(_tables: Tables, _variant: str, _options: Options) -> ActionPlan:
        return _opening(told)

    sentence = told.game.sentence or "As its description has it."
    return Scenario(
        SCENARIO, told.game.name, sentence, (_AS_DESCRIBED,), first, opening, set_up=first
    )


def _opening(told: Description) -> ActionPlan:
    postings: list[Posting] = []
    working: list[Step] = []
    for stock in told.start:
        source = Account(Place.OPENING, SideId(stock.side))
        target = pool(stock.side, stock.place)
        postings += transfer(source, target, GoodId(stock.good), stock.amount)
        at = f" at {told.place(stock.place).name}" if stock.place else ""
        label = f"{told.side_name(stock.side)}, {told.good(stock.good).name}{at}"
        value = f"{stock.amount} {sign_of(told, stock.good)}"
        working.append(Step(label, value, "", GOODS_CASE))
    facts = held_at_start(told)
    for fact in facts:
        name = told.place(fact.key).name
        working.append(Step(f"{name} is held by", told.side_name(str(fact.new)), "", PLACE_CASE))
    working.append(Step("Books opened", kind=StepKind.RESULT, case=DESCRIPTION_CASE))
    return ActionPlan(
        "Opening",
        "The books are opened as the description has it.",
        Ruling("", tuple(working)),
        tuple(postings),
        facts,
    )


def held_at_start(told: Description) -> tuple[Fact, ...]:
    """Who holds which place when play begins."""
    return tuple(
        Fact(HOLDING, place.id, HOLDER, None, place.holder) for place in told.places if place.holder
    )
