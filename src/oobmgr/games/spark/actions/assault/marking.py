"""Laying Assault Markers, and taking them off before the Combat Phase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.spark.actions.assault.places import (
    hex_faults,
    known_units,
    nobody_picked,
    unfit_units,
    units_told,
)
from oobmgr.games.spark.actions.roster.marking import unit_names
from oobmgr.games.spark.assault.records import record_cleared, record_of
from oobmgr.games.spark.movement.hexes import are_adjacent, is_hex, same_hex
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import SparkUnit, units_of
from oobmgr.games.spark.words import COMBAT, Marker
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import told

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_CASE = "SP-CMB-08"


@dataclass(frozen=True)
class AssaultMarkersInputs:
    """Units that get an Assault Marker, and the hex that it points at."""

    units: tuple[int, ...] = units_told("Units that get an Assault Marker.", "SP-CTR-06")
    hex: str = told(
        "The enemy hex that it points at; empty to take the markers off.",
        default="",
        case="SP-CTR-06",
    )


@dataclass(frozen=True)
class AssaultMarkersLaid:
    """What came of it."""

    changed: int = told("Units whose Assault Marker changed.", unit="units")


def plan_assault_markers(books: Books, inputs: AssaultMarkersInputs) -> ActionPlan:
    """Lay Assault Markers, or take them off; from then on a unit is involved (SP-CMB-08).

    Raises:
        BadInput: There is no such unit.
    """
    units = known_units(books, inputs.units)
    place = inputs.hex.strip()
    refusals = (
        *nobody_picked(units),
        *unfit_units(units, "units"),
        *(hex_faults(place, "hex", "SP-CTR-06") if place else ()),
        *_other_side(books, units),
    )
    facts: list[Fact] = []
    for unit in units:
        facts += set_marker(books, unit.id, Marker.ASSAULT, place or None)
        facts += set_marker(books, unit.id, Marker.INVOLVED, place or None)
        facts += set_marker(books, unit.id, Marker.CALLED_OFF, None)
    if place and record_of(books, place).ended:
        facts += record_cleared(books, place)
    names = unit_names(units)
    line = Step(names, place or "off", "Assault Marker", "SP-CTR-06", StepKind.RESULT)
    working = (line, *_price(units, place, books)) if units else ()
    title = f"{names}: Assault Marker {place or 'off'}" if units else "Assault Markers"
    return ActionPlan(
        title,
        f"{counted(len(units), 'unit')} toward {place}." if place else "Markers come off.",
        Ruling(AssaultMarkersLaid(len(facts)), working),
        facts=tuple(facts),
        warnings=tuple(_warnings(books, units, place)),
        refusals=refusals,
    )


def no_markers_laid(books: Books) -> AssaultMarkersInputs:
    """The form as it opens: no unit."""
    del books
    return AssaultMarkersInputs()


def _price(units: tuple[SparkUnit, ...], place: str, books: Books) -> tuple[Step, ...]:
    """What the marker costs on the map: nothing in a follow-on assault of the Combat Phase."""
    if not place or books.phase in COMBAT:
        return ()
    return (Step("Costs on the map", 1, f"MP for {counted(len(units), 'unit')}", "SP-TCE-37"),)


def _other_side(books: Books, units: tuple[SparkUnit, ...]) -> tuple[Fault, ...]:
    advice = "Only the side that is playing assaults."
    return tuple(
        Fault("belongs to the other side.", unit.name, str(unit.id), advice, _CASE)
        for unit in units
        if unit.state.side != books.side
    )


def _warnings(books: Books, units: tuple[SparkUnit, ...], place: str) -> Iterator[Fault]:
    """What speaks for looking again before the markers are laid."""
    if not place:
        return
    for unit in units:
        here = unit.state.hex
        if is_hex(here) and is_hex(place) and not are_adjacent(here, place):
            message = f"stands in {here}, which is not next to {place}."
            yield Fault(message, unit.name, here, "Look at the hex.", "SP-CTR-06")
    enemies = (unit for unit in units_of(books) if unit.state.side != books.side)
    if not any(same_hex(unit.state.hex, place) for unit in enemies):
        advice = "Enter the hexes of the enemy's units, or look at the number."
        yield Fault(f"The books know no enemy in {place}.", "hex", place, advice, "SP-CTR-06")
