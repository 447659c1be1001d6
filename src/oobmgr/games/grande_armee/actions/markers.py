"""Markers on units: rout and its second stage, demoralized cavalry, and the rally."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.march.markers import (
    Stage,
    demoralized,
    demoralized_in,
    due_to_turn,
    rout_of,
    routed_in,
    set_demoralized,
    set_rout,
    turned_over,
)
from oobmgr.games.grande_armee.turns import CALENDAR
from oobmgr.games.grande_armee.units import has_strength, is_cavalry
from oobmgr.games.grande_armee.words import COMBAT, END_OF_TURN, MOVEMENT, OWN_TURN, RALLY, SKIRMISH
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    pick_faults,
    said_of_each,
    units_of,
    units_told,
)

_TURNS: Final = "LGA-SEQ-02"
_RALLY: Final = "LGA-SEQ-03"
_STAR: Final = "LGA-SKR-03"
GROUP: Final = "Rout and rally"


def _with_strength(books: Books) -> tuple[UnitState, ...]:
    return tuple(unit for unit in units_of(books) if has_strength(unit))


def _state(books: Books, unit: UnitState) -> str:
    stage, turn = rout_of(books, unit), routed_in(books, unit)
    if stage is None or turn is None:
        return unit.nation
    return f"{stage}, since {CALENDAR.label(turn)}"


# ---------------------------------------------------------------------------------------- rout


class Marker(StrEnum):
    """What happens to the rout markers of units."""

    PLACED = "Rout 1"
    SECOND = "Rout 2"
    REMOVED = "none"


_STAGES: Final = {Marker.PLACED: Stage.ROUT_1, Marker.SECOND: Stage.ROUT_2, Marker.REMOVED: None}
# Of both sides: a rout may be the result of either's combat.
_ANYBODY: Final = Pickable(_with_strength, "No unit with strength points is on the map.", _state)


@dataclass(frozen=True)
class RoutInputs:
    """Units that rout, or whose marker is taken off."""

    units: tuple[int, ...] = units_told("The units.", _TURNS)
    marker: Marker = choice_told("Their marker.", _TURNS, Marker.PLACED, label="Marker")


@action(
    _TURNS,
    phases=(*OWN_TURN, *END_OF_TURN),
    title="Rout markers",
    tab="Rout",
    post_text="Post the markers",
    group=GROUP,
    **_ANYBODY.offering(_TURNS, units="has this marker"),
)
def plan_rout(books: Books, inputs: RoutInputs) -> ActionPlan:
    """Place rout markers on units, of this turn, or take them off by your rules."""
    units, stage = known_units(books, inputs.units), _STAGES[inputs.marker]
    refusals = list(pick_faults(units, _TURNS))
    held = f"has {stage} already." if stage else "has no rout marker."
    # None stands for no marker on both sides of the comparison.
    refusals += [against(unit, held, _TURNS) for unit in units if rout_of(books, unit) is stage]
    refusals += _too_soon(books, units, stage)
    words = str(stage or "no marker")
    return ActionPlan(
        f"{words}: {names_of(units)}",
        "",
        said_of_each("Units", _TURNS, [(unit, words, "") for unit in units]),
        facts=set_rout(books, units, stage),
        refusals=tuple(refusals),
    )


def _too_soon(books: Books, units: tuple[UnitState, ...], stage: Stage | None) -> Iterator[Fault]:
    """What stands against turning a marker over in the turn in which it was placed."""
    for unit in units if stage is Stage.ROUT_2 else ():
        # Placed in this turn it stays Rout 1 until the owner's next Movement Phase.
        if rout_of(books, unit) is Stage.ROUT_1 and routed_in(books, unit) == books.turn:
            advice = "Its marker turns over in its Movement Phase of the next turn."
            yield against(unit, "routed in this turn.", _TURNS, advice)


@dataclass(frozen=True)
class TurnOverInputs:
    """Rout markers that turn over: all that are due."""


def _any_due(books: Books) -> bool:
    return bool(due_to_turn(books, books.side))


@action(
    _TURNS,
    phases=(MOVEMENT,),
    title="Rout 1 turns to Rout 2",
    name="turn_routs",
    tab="Turn over",
    post_text="Turn the markers over",
    link="Turn the rout markers over",
    group=GROUP,
    offered=_any_due,
    not_now=Fault("No Rout 1 marker of this side is from an earlier turn.", case=_TURNS),
    # Nothing is to be decided, so it can be posted together with what else is due.
    settled=_any_due,
)
def plan_turn_routs(books: Books, _inputs: TurnOverInputs) -> ActionPlan:
    """Turn the Rout 1 markers of this side over, but not those of this turn."""
    units = due_to_turn(books, books.side)
    said = [(unit, str(Stage.ROUT_2), f"was {_state(books, unit)}") for unit in units]
    return ActionPlan(
        f"Rout 2: {names_of(units)}",
        "",
        said_of_each("Markers", _TURNS, said),
        facts=turned_over(books, units),
    )


# --------------------------------------------------------------------------------- demoralized


_CAVALRY: Final = Pickable(
    lambda books: tuple(unit for unit in units_of(books) if is_cavalry(unit)),
    "No cavalry is on the map.",
)


@dataclass(frozen=True)
class DemoralizedInputs:
    """Cavalry that a starred result demoralizes."""

    units: tuple[int, ...] = units_told("The cavalry.", _STAR)


@action(
    f"{_STAR} LGA-MOV-02",
    phases=(SKIRMISH, COMBAT),
    title="Cavalry demoralized",
    name="demoralize",
    tab="Demoralized",
    post_text="Post the cavalry",
    group=GROUP,
    **_CAVALRY.offering(_STAR, units="is demoralized"),
)
def plan_demoralize(books: Books, inputs: DemoralizedInputs) -> ActionPlan:
    """Mark cavalry as demoralized until the Rally Phase: it stops, and takes no part in combat."""
    units = known_units(books, inputs.units)
    return ActionPlan(
        f"Demoralized: {names_of(units)}",
        "They stop where they are.",
        said_of_each("Demoralized", _STAR, [(unit, "demoralized", "") for unit in units]),
        facts=set_demoralized(books, units),
        refusals=tuple(_demoralized_faults(books, units)),
    )


def _demoralized_faults(books: Books, units: Iterable[UnitState]) -> Iterator[Fault]:
    picked = tuple(units)
    yield from pick_faults(picked, _STAR)
    for unit in picked:
        if not is_cavalry(unit):
            yield against(unit, "is not cavalry.", _STAR)
        elif demoralized_in(books, unit):
            yield against(unit, "is demoralized already.", _STAR)


@dataclass(frozen=True)
class RallyInputs:
    """Every demoralized cavalry unit recovers."""


def _any_demoralized(books: Books) -> bool:
    return bool(demoralized(books))


@action(
    _RALLY,
    phases=(RALLY,),
    title="Cavalry rallies",
    name="rally",
    tab="Rally",
    post_text="Post the rally",
    link="Rally the cavalry",
    group=GROUP,
    offered=_any_demoralized,
    not_now=Fault("No unit is demoralized.", case=_RALLY),
    settled=_any_demoralized,
)
def plan_rally(books: Books, _inputs: RallyInputs) -> ActionPlan:
    """Take the demoralized markers off all cavalry of both sides."""
    # Of both sides, whoever plays: the Rally Phase is common.
    units = demoralized(books)
    return ActionPlan(
        f"Rallied: {names_of(units)}",
        "",
        said_of_each("Rallied", _RALLY, [(unit, "recovered", "") for unit in units]),
        facts=set_demoralized(books, units, held=False),
    )
