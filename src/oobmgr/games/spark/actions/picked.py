"""The units that an action names: how they are asked for and read, and what stands against them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted
from oobmgr.games.spark.movement.hexes import is_hex
from oobmgr.games.spark.movement.spent import spent
from oobmgr.games.spark.units.taken_as import steps_known
from oobmgr.games.spark.units.unit import SparkUnit, unit_of
from oobmgr.games.spark.words import Marker
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import HIGHEST_ID
from oobmgr.rules.fields import flag_told, list_told
from oobmgr.rules.picked_units import few_units

_LEAVE_OUT = "Leave it out."
STAND_IN = "stand_in"
"""The input of `stand_ins_told`."""


def units_told(sentence: str, case: str, **about: Any) -> Any:  # noqa: ANN401 - as `told`
    """An input of units of the roster by their ids."""
    return list_told(sentence, case, unit="units", low=1, high=HIGHEST_ID, **about)


def known_units(books: Books, ids: Iterable[int]) -> tuple[SparkUnit, ...]:
    """Units by their ids, each once. Raises `BadInput` where there is none."""
    # A list typed by hand may name a unit twice; it is meant once.
    return tuple(unit_of(books, UnitId(one)) for one in dict.fromkeys(ids))


def ids_of(units: Iterable[SparkUnit]) -> tuple[int, ...]:
    """Units as an input names them."""
    return tuple(int(unit.id) for unit in units)


def unit_names(units: Iterable[SparkUnit]) -> str:
    """A few units by name, the others by number."""
    return few_units([unit.name for unit in units])


# --------------------------------------------------------------------- what stands against them


def against(unit: SparkUnit, message: str, case: str = "", advice: str = _LEAVE_OUT) -> Fault:
    """What stands against one unit, which the message goes on about (``is not on the map.``)."""
    return Fault(message, unit.name, str(unit.id), advice, case)


def nobody_picked(
    units: Iterable[SparkUnit],
    field: str = "units",
    advice: str = "Pick the units concerned.",
    case: str = "",
) -> tuple[Fault, ...]:
    """The refusal where no unit is picked."""
    if tuple(units):
        return ()
    return (Fault("No unit is picked.", field, "", advice, case, missing=True),)


def unfit_units(units: Iterable[SparkUnit], field: str = "units") -> tuple[Fault, ...]:
    """The refusals of units that are not on the map."""
    away = (unit for unit in units if not unit.on_map)
    return tuple(
        against(one, "is not on the map.", "", f"Leave it out of {field}.") for one in away
    )


def driven_off(units: Iterable[SparkUnit]) -> tuple[Fault, ...]:
    """The refusals of units that were driven off the map and have not come back (SP-REINF-08)."""
    advice = "It comes back onto the map in the next impulse of its side, or is lost."
    away = (unit for unit in units if Marker.OFF_MAP in unit.markers)
    return tuple(against(one, "was driven off the map.", "SP-REINF-08", advice) for one in away)


def in_no_hex(units: Iterable[SparkUnit], case: str) -> Iterator[Fault]:
    """A question about units in a pool, for what happens on the map alone."""
    for unit in units:
        place = unit.state.hex.strip()
        # An open hex is one that nobody entered: it says nothing of where the unit is.
        if place and not is_hex(place):
            advice = "Enter its hex first, or check that this is what you mean."
            yield against(unit, f"is off the map, in {place}.", case, advice).question()


def other_side(
    books: Books, units: Iterable[SparkUnit], case: str, advice: str = _LEAVE_OUT
) -> tuple[Fault, ...]:
    """The refusals of units of the side that is not playing."""
    others = (unit for unit in units if unit.state.side != books.side)
    return tuple(against(one, "belongs to the other side.", case, advice) for one in others)


def asleep(units: Iterable[SparkUnit]) -> tuple[Fault, ...]:
    """The refusals of reinforcements that are not active yet (SP-REINF-02)."""
    sentence = "is an inactive reinforcement and does nothing yet."
    waiting = (unit for unit in units if Marker.INACTIVE in unit.markers)
    return tuple(against(one, sentence, "SP-REINF-02", "Wake it first.") for one in waiting)


def acting(unit: SparkUnit) -> Iterator[Fault]:
    """The refusal of a unit that assaults, and so is no inactive reinforcement (SP-REINF-02)."""
    if place := unit.markers.assault_hex:
        sentence = f"has an Assault Marker toward {place}, so it is active."
        yield against(unit, sentence, "SP-REINF-02")


def tired(books: Books, units: Iterable[SparkUnit], case: str) -> Iterator[Fault]:
    """The refusals of units that spent points already, for what takes the whole allowance."""
    for unit in units:
        # None stands for all that it had, and is not 0 either.
        if spent(books, unit.id) != 0:
            sentence = "has spent movement points in this phase already."
            yield against(unit, sentence, case, "It takes all of them.")


def stand_ins_told() -> Any:  # noqa: ANN401 - as `told`
    """An input that lets units count as they stand although nobody entered their boxes."""
    return flag_told(
        "Whether units whose boxes were not entered count with the steps that stand in for them.",
        "SP-ROSTER-14",
        label="Unknown boxes count as shown",
    )


def unsure_boxes(units: Iterable[SparkUnit], field: str, advice: str) -> tuple[Fault, ...]:
    """A word on units whose boxes nobody entered; `advice` says what that does to several."""
    unsure = [unit for unit in units if not steps_known(unit.state)]
    if not unsure:
        return ()
    sentence = f"The boxes of {unit_names(unsure)} are not entered."
    if len(unsure) == 1:
        advice = f"It counts as {counted(unsure[0].state.steps_left, 'step')} until they are."
    return (Fault(sentence, field, "", advice, "SP-ROSTER-14"),)


def picked_twice(units: Iterable[SparkUnit], others: Iterable[SparkUnit]) -> tuple[Fault, ...]:
    """The refusals of units that are picked for two things of which only one can be."""
    ids = {unit.id for unit in others}
    twice = (unit for unit in units if unit.id in ids)
    return tuple(against(one, "is picked as both.", "", "Leave it in one.") for one in twice)


def unable(books: Books, units: tuple[SparkUnit, ...]) -> tuple[Fault, ...]:
    """Why units may not act for the side that is playing."""
    others = other_side(books, units, "SP-MOVE-17")
    unfit = (*unfit_units(units), *driven_off(units))
    return (*nobody_picked(units), *unfit, *others, *asleep(units))


def one_unit(books: Books, ids: Iterable[int]) -> tuple[SparkUnit | None, tuple[Fault, ...]]:
    """The one unit that is picked; None with the refusal where none is picked, or several.

    Raises:
        BadInput: There is no such unit.
    """
    units = known_units(books, ids)
    if not units:
        return None, nobody_picked(units)
    if len(units) > 1:
        advice = "Each has a die of its own: post them one after the other."
        return None, (Fault(f"{len(units)} units are picked.", "units", advice=advice),)
    return units[0], (*unfit_units(units), *driven_off(units))


def unrolled(die: int | None, field: str = "die") -> tuple[Fault, ...]:
    """The refusal of a die that is not rolled yet."""
    if die is not None:
        return ()
    # A form that opens asks for the dice alone: all that is doubtful waits until one is entered.
    advice = "Enter the dice, or let them roll."
    return (Fault("is not rolled yet.", field, advice=advice, missing=True),)
