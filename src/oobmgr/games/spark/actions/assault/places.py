"""Where units of an assault stand: the hex of an entry read, and units put into another hex."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, Subject, UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.games.spark.assault.steps import Assault, assault_on, assaults
from oobmgr.games.spark.movement.hexes import is_hex
from oobmgr.games.spark.units.unit import SparkUnit, unit_of
from oobmgr.rules.bounds import HIGHEST_ID
from oobmgr.rules.inputs import told

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


def units_told(sentence: str, case: str) -> Any:  # noqa: ANN401 - as `told`
    """An input of units of the roster by their ids."""
    return told(sentence, default=(), unit="units", low=1, high=HIGHEST_ID, case=case)


def target_hex_told() -> Any:  # noqa: ANN401 - as `told`
    """An input of the Assault Target Hex."""
    return told("The Assault Target Hex, such as 1712.", default="", case="SP-ASLT-01")


def known_units(books: Books, ids: Iterable[int]) -> tuple[SparkUnit, ...]:
    """Units by their ids, each once. Raises `BadInput` where there is none."""
    return tuple(unit_of(books, UnitId(one)) for one in dict.fromkeys(ids))


def named_assault(books: Books, place: str) -> Assault:
    """The assault on a hex that goes on.

    Raises:
        BadInput: There is none, or it is over.
    """
    found = assault_on(books, place) if place.strip() else None
    if found is None:
        listed = ", ".join(one.hex for one in assaults(books) if not one.ended)
        advice = f"Assaults are on {listed}." if listed else "Lay Assault Markers first."
        raise BadInput(Fault("There is no assault on this hex.", "hex", place, advice))
    if found.ended:
        advice = "Undo its end, or lay an Assault Marker again."
        raise BadInput(Fault("The assault on this hex is over.", "hex", place, advice))
    return found


def moved(unit: SparkUnit, to: str) -> tuple[Fact, ...]:
    """A unit put into another hex."""
    place = to.strip()
    if not place or place == unit.state.hex:
        return ()
    return (Fact(Subject.UNIT, str(unit.id), "hex", unit.state.hex, place),)


def hex_faults(place: str, field: str, case: str, wanted: str = "Enter a hex") -> tuple[Fault, ...]:
    """The refusal of an entry that is no number of a hex; `wanted` says which one to enter."""
    if is_hex(place):
        return ()
    if not place.strip():
        return (Fault("is missing.", field, advice=f"{wanted}, such as 1712.", case=case),)
    return (Fault("is no hex of the map.", field, place, "Enter one such as 1712.", case),)


def unfit_units(units: Iterable[SparkUnit], field: str) -> tuple[Fault, ...]:
    """The refusals of units that are not on the map."""
    return tuple(
        Fault("is not on the map.", unit.name, str(unit.id), f"Leave it out of {field}.")
        for unit in units
        if unit.state.status is not UnitStatus.ON_MAP
    )


def nobody_picked(units: Iterable[SparkUnit]) -> tuple[Fault, ...]:
    """The refusal where no unit is picked."""
    if tuple(units):
        return ()
    return (Fault("Nothing is entered.", "units", advice="Pick those it is about."),)


def one_unit(books: Books, ids: Iterable[int]) -> tuple[SparkUnit | None, tuple[Fault, ...]]:
    """The one unit that is picked; None with the refusal where it is none, or several.

    Raises:
        BadInput: There is no such unit.
    """
    units = known_units(books, ids)
    if not units:
        return None, nobody_picked(units)
    if len(units) > 1:
        advice = "Each has a die of its own: post them one after the other."
        return None, (Fault(f"{len(units)} units are picked.", "units", advice=advice),)
    return units[0], unfit_units(units, "units")
