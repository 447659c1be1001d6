"""Laying Assault Markers, and taking them off before the Combat Phase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.spark.actions.marker_ways import laid_on, taken_off
from oobmgr.games.spark.actions.picked import (
    against,
    known_units,
    nobody_picked,
    other_side,
    unfit_units,
    unit_names,
    units_told,
)
from oobmgr.games.spark.actions.places import hex_faults
from oobmgr.games.spark.assault.steps import MARK_ACTION
from oobmgr.games.spark.assaults import record_cleared, record_of
from oobmgr.games.spark.movement.hexes import are_adjacent, is_hex, same_hex
from oobmgr.games.spark.picking.by_hex import OWN
from oobmgr.games.spark.units.unit import SparkUnit, units_of
from oobmgr.games.spark.words import COMBAT, MOVEMENT, Marker
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import text_told
from oobmgr.rules.inputs import told


@dataclass(frozen=True)
class AssaultMarkersInputs:
    """Units that get an Assault Marker, and the hex that it points at."""

    units: tuple[int, ...] = units_told("Units that get an Assault Marker.", "SP-CTR-06")
    hex: str = text_told(
        "The enemy hex that it points at; empty to take the markers off.", "SP-CTR-06"
    )


@dataclass(frozen=True)
class AssaultMarkersLaid:
    """What came of it."""

    changed: int = told("Units whose Assault Marker changed.", unit="units")


@action(
    "SP-CTR-06 SP-CMB-08",
    name=MARK_ACTION,
    phases=(*MOVEMENT, *COMBAT),
    title="Assault Markers",
    post_text="Post the markers",
    group="Assault",
    **OWN.offering(units="assaults"),
)
def plan_assault_markers(books: Books, inputs: AssaultMarkersInputs) -> ActionPlan:
    """Lay Assault Markers toward an enemy hex, or take them off."""
    units = known_units(books, inputs.units)
    place = inputs.hex.strip()
    refusals = (
        *nobody_picked(units),
        *unfit_units(units),
        *(hex_faults(place, "hex", "SP-CTR-06") if place else ()),
        *other_side(books, units, "SP-CMB-08", "Only the side that is playing assaults."),
    )
    facts = assault_marked(books, units, place)
    names = unit_names(units)
    working = [Step(names, place or "off", "Assault Marker", "SP-CTR-06", StepKind.RESULT)]
    if place and books.phase not in COMBAT:
        # A follow-on assault of the Combat Phase costs nothing on the map.
        text = f"MP for {counted(len(units), 'unit')}"
        working.append(Step("Costs on the map", 1, text, "SP-TCE-37"))
    title = f"{names}: Assault Marker {place or 'off'}" if units else "Assault Markers"
    return ActionPlan(
        title,
        f"{counted(len(units), 'unit')} toward {place}." if place else "Markers come off.",
        Ruling(AssaultMarkersLaid(len(facts)), tuple(working) if units else ()),
        facts=facts,
        warnings=tuple(_warnings(books, units, place)),
        refusals=refusals,
    )


def assault_marked(books: Books, units: tuple[SparkUnit, ...], place: str) -> tuple[Fact, ...]:
    """Assault Markers toward a hex, or off; from then on a unit is involved (SP-CMB-08)."""
    # A hex whose assault is over can be assaulted again: what was kept of the last one goes.
    again = bool(place) and record_of(books, place).ended
    return (
        *laid_on(books, units, Marker.ASSAULT, value=place or None),
        *laid_on(books, units, Marker.INVOLVED, value=place or None),
        *taken_off(books, units, Marker.CALLED_OFF),
        *(record_cleared(books, place) if again else ()),
    )


def _warnings(books: Books, units: tuple[SparkUnit, ...], place: str) -> Iterator[Fault]:
    """What speaks for looking again before the markers are laid."""
    if not place:
        return
    for unit in units:
        here = unit.state.hex
        if is_hex(here) and is_hex(place) and not are_adjacent(here, place):
            message = f"stands in {here}, which is not next to {place}."
            yield against(unit, message, "SP-CTR-06", "Look at the hex.")
    # A warning, not a refusal: players need not enter where all units stand.
    enemies = (unit for unit in units_of(books) if unit.state.side != books.side)
    if not any(same_hex(unit.state.hex, place) for unit in enemies):
        advice = "Enter the hexes of the enemy's units, or check the number."
        yield Fault(f"The books know no enemy in {place}.", "hex", place, advice, "SP-CTR-06")
