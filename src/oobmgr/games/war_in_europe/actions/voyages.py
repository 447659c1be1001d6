"""The long way round: who is at sea, and what is rolled for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.offered_words import to_hex
from oobmgr.games.war_in_europe.actions.picked import (
    OWN,
    doubts_of_goal,
    faults_of,
    faults_of_away,
    goal_faults,
)
from oobmgr.games.war_in_europe.actions.rail import worked_faults
from oobmgr.games.war_in_europe.actions.rail_turns import rode
from oobmgr.games.war_in_europe.actions.riding import (
    AREA_LABEL,
    AREA_WORDS,
    mobile_supply_faults,
    sea_facts,
    sea_faults,
)
from oobmgr.games.war_in_europe.actions.whereabouts import moved_to, voyage_turn
from oobmgr.games.war_in_europe.fact_kinds import SET_OUT, VOYAGE
from oobmgr.games.war_in_europe.sea.ports import CHECK_NAMES, HORN, HornInputs, round_the_horn
from oobmgr.games.war_in_europe.units import own_units
from oobmgr.games.war_in_europe.words import MOVEMENT, SOVIET, Area
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import open_told, text_told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    said_of_each,
    units_told,
)

_GROUP: Final = "Sea"


def at_sea(books: Books) -> tuple[UnitState, ...]:
    """The units of the side that plays that are on the long way."""
    return tuple(unit for unit in own_units(books) if voyage_turn(books, unit))


def may_land(books: Books, unit: UnitState) -> bool:
    """Whether a unit has come to the last turn of its voyage, or past it."""
    return voyage_turn(books, unit) >= books.tables.cell("sea.horn.turns").whole


def checks_now(books: Books, unit: UnitState) -> tuple[str, ...]:
    """What a unit at sea is rolled for in this turn, as players call it."""
    asked = HornInputs(max(voyage_turn(books, unit), 1))
    return _named(round_the_horn(asked, books.tables).result.checks)


def _named(checks: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(CHECK_NAMES[check] for check in checks)


def _said(books: Books, unit: UnitState) -> str:
    return f"turn {voyage_turn(books, unit)}: {', '.join(checks_now(books, unit)) or 'nothing'}"


_ARRIVING: Final = Pickable(
    lambda books: tuple(unit for unit in at_sea(books) if may_land(books, unit)),
    "No unit of this side has come to the end of its voyage.",
    _said,
)


@dataclass(frozen=True)
class SailInputs:
    """Units that set out round the Horn."""

    units: tuple[int, ...] = units_told("The units.", HORN)
    area: Area | None = open_told(*AREA_WORDS, label=AREA_LABEL)


@action(
    "WIE-SEA-02 WIE-RAIL-03 WIE-AMPH-09 WIE-WX-01",
    phases=(MOVEMENT,),
    title="Round the Horn",
    name="set_out",
    tab="Round the Horn",
    post_text="Post the voyage",
    group=_GROUP,
    helpers=("war_in_europe.round_the_horn",),
    **OWN.offering(HORN, units="sets out"),
)
def plan_set_out(books: Books, inputs: SailInputs) -> ActionPlan:
    """Set out on the long way, which takes four turns with a roll in each."""
    units = known_units(books, inputs.units)
    refusals = [*faults_of(books, units, HORN), *worked_faults(books, units)]
    # A voyage has no hex at its end yet, but it may begin at a beach and use up its allowance.
    refusals += sea_faults(books, units, "", "units")
    refusals += mobile_supply_faults(books, units, inputs.area)
    checks = round_the_horn(HornInputs(1), books.tables)
    words = ", ".join(_named(checks.result.checks))
    return ActionPlan(
        f"Round the Horn: {names_of(units)}",
        f"Roll now: {words}.",
        said_of_each("At sea", HORN, [(unit, "turn 1", words) for unit in units]),
        facts=(
            # The turn of setting out is enough: how far it has come follows from the calendar.
            *(f for u in units for f in enter(books, VOYAGE, str(u.id), SET_OUT, books.turn)),
            # At sea it stands in no hex.
            *moved_to(books, units, ""),
            *sea_facts(books, units, ""),
        ),
        warnings=tuple(_not_named(units)),
        refusals=tuple(refusals),
    )


def _not_named(units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """What is asked of units of a side that the rules at hand do not send round the Horn."""
    for unit in units:
        if unit.side == SOVIET:
            sentence = "is Soviet, and the rules at hand know no Soviet units round the Horn."
            yield against(unit, sentence, HORN, "Check 7.16 in your rules.").question()


@dataclass(frozen=True)
class ArriveInputs:
    """Units that arrive from the long way."""

    units: tuple[int, ...] = units_told("The units.", HORN)
    hex: str = text_told("Where they land.", HORN, label="To hex")


@action(
    "WIE-SEA-02 WIE-RAIL-03 WIE-AMPH-09 WIE-SEA-03",
    phases=(MOVEMENT,),
    title="End of a voyage",
    name="land",
    tab="Landing",
    post_text="Post the landing",
    group=_GROUP,
    offers=to_hex,
    **_ARRIVING.offering(HORN, units="lands"),
)
def plan_land(books: Books, inputs: ArriveInputs) -> ActionPlan:
    """Land units from the long way, after its four turns."""
    units = known_units(books, inputs.units)
    place = inputs.hex.strip().upper()
    turns = books.tables.cell("sea.horn.turns")
    refusals = list(faults_of_away(books, units, HORN))
    for unit in units:
        turn = voyage_turn(books, unit)
        if not turn:
            refusals.append(against(unit, "is not at sea.", HORN))
        elif not may_land(books, unit):
            sentence = f"is in turn {turn} of its voyage, of {turns.whole}."
            refusals.append(against(unit, sentence, HORN))
    # Snow is not asked about: units at sea began the phase in no weather area.
    refusals += sea_faults(books, units, place, "hex")
    # Without units: at sea they stand in no hex, so none can be there already.
    refusals += goal_faults((), place, "hex", HORN)
    return ActionPlan(
        f"Landed at {place}: {names_of(units)}",
        "",
        said_of_each("Landed", HORN, [(unit, place, "") for unit in units]),
        facts=(
            *(f for u in units for f in enter(books, VOYAGE, str(u.id), SET_OUT, None)),
            *moved_to(books, units, place),
            # The last turn of a voyage is sea movement as well.
            *rode(books, units),
            *sea_facts(books, units, place),
        ),
        warnings=doubts_of_goal(books, units, place, HORN),
        refusals=tuple(refusals),
    )
