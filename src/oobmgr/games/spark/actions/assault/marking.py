"""Laying Assault Markers, and taking them off before the Combat Phase."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.budget import paid
from oobmgr.games.spark.actions.marker_ways import laid_on, taken_off
from oobmgr.games.spark.actions.picked import (
    against,
    asleep,
    driven_off,
    known_units,
    nobody_picked,
    other_side,
    unfit_units,
    unit_names,
    units_told,
)
from oobmgr.games.spark.actions.places import hex_doubts, hex_faults
from oobmgr.games.spark.assault.steps import MARK_ACTION, target_hex
from oobmgr.games.spark.assaults import record_cleared, record_of
from oobmgr.games.spark.movement.hexes import HEXES, are_adjacent, is_hex, same_hex
from oobmgr.games.spark.movement.path import Act
from oobmgr.games.spark.picking.by_hex import OWN
from oobmgr.games.spark.picking.known_hexes import enemy_hexes
from oobmgr.games.spark.units.unit import SparkUnit, units_of
from oobmgr.games.spark.words import COMBAT, MOVEMENT, Marker
from oobmgr.games.spark.written import Written
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.inputs import told
from oobmgr.rules.offered_words import offering


@dataclass(frozen=True)
class AssaultMarkersInputs:
    """Units that get an Assault Marker, and the hex that it points at."""

    units: tuple[int, ...] = units_told(
        "Units that get an Assault Marker.", "SP-CTR-06", label="Units"
    )
    hex: str = HEXES.told(
        "The enemy hex that it points at; empty to take the markers off.",
        "SP-CTR-06",
        label="Enemy hex",
    )


@dataclass(frozen=True)
class AssaultMarkersLaid:
    """What came of it."""

    changed: int = told("Units whose Assault Marker changed.", unit="units")


@action(
    "SP-CTR-06 SP-CMB-08 SP-TCE-37 SP-REINF-02 SP-STRM-16",
    name=MARK_ACTION,
    phases=(*MOVEMENT, *COMBAT),
    title="Assault Markers",
    post_text="Post the markers",
    group="Assault",
    offers=offering(hex=enemy_hexes),
    **OWN.offering(units="assaults"),
)
def plan_assault_markers(books: Books, inputs: AssaultMarkersInputs) -> ActionPlan:
    """Place Assault Markers toward an enemy hex, or take them off."""
    units = known_units(books, inputs.units)
    place = inputs.hex.strip()
    # A follow-on assault of the Combat Phase costs nothing on the map.
    cost = marker_cost(books, units) if place else Written()
    refusals = (
        *nobody_picked(units),
        *unfit_units(units),
        *(hex_faults(books, place, "hex", "SP-CTR-06") if place else ()),
        *why_not_laid(books, units, place),
        *laid_already(units, place),
        *_without(units, place),
        *cost.refusals,
    )
    facts = (*assault_marked(books, units, place), *cost.facts)
    names = unit_names(units)
    working = (
        *cost.working,
        Step(names, place or "off", "Assault Marker", "SP-CTR-06", StepKind.RESULT),
    )
    title = f"{names}: Assault Marker {place or 'off'}" if units else "Assault Markers"
    return ActionPlan(
        title,
        f"{counted(len(units), 'unit')} toward {place}." if place else "Markers come off.",
        Ruling(AssaultMarkersLaid(len(units)), working if units else ()),
        facts=facts,
        warnings=(*_warnings(books, units, place), *hex_doubts(books, place, "hex")),
        refusals=refusals,
    )


def marker_cost(books: Books, units: tuple[SparkUnit, ...]) -> Written:
    """What an Assault Marker takes of its units' points (SP-TCE-37).

    A follow-on assault of the Combat Phase costs nothing on the map.
    """
    if books.phase not in MOVEMENT:
        return Written()
    return paid(books, units, Act.PLACE_ASSAULT_MARKER, "SP-TCE-37")


def why_not_laid(books: Books, units: tuple[SparkUnit, ...], place: str) -> tuple[Fault, ...]:
    """Why units get no Assault Marker toward a hex now, or lose none (no place)."""
    return (
        *asleep(units),
        *(driven_off(units) if place else ()),
        *other_side(books, units, "SP-CMB-08", "Only the side that is playing assaults."),
        *_out_of_phase(books, units, place),
        *far_away(units, place),
    )


def assault_marked(books: Books, units: tuple[SparkUnit, ...], place: str) -> tuple[Fact, ...]:
    """Assault Markers toward a hex, or off; from then on a unit is involved (SP-CMB-08)."""
    # A hex whose assault is over can be assaulted again: what was kept of the last one goes.
    # An assault that goes on keeps its record when another unit joins it.
    again = bool(place) and record_of(books, place).ended
    return (
        # From the marker on a unit is involved, whatever becomes of its assault (SP-CMB-08).
        *laid_on(books, units, Marker.ASSAULT, value=place or None),
        *laid_on(books, units, Marker.INVOLVED, value=place or None),
        # Whoever called his assault off may begin another.
        *taken_off(books, units, Marker.CALLED_OFF),
        *(record_cleared(books, place) if again else ()),
    )


def _out_of_phase(books: Books, units: tuple[SparkUnit, ...], place: str) -> Iterator[Fault]:
    """Markers of the Combat Phase: only for a follow-on assault, off only in their steps."""
    if books.phase not in COMBAT:
        return
    for unit in units:
        if not place:
            advice = "Post its withdrawal, or the end of its assault."
            yield against(unit, "does not just lose its Assault Marker now.", "SP-CMB-12", advice)
        elif not _may_follow_on(books, unit):
            advice = "Only a unit whose assault has ended may assault on from its new hex."
            sentence = "gets no Assault Marker now: it is placed in the Movement Phase."
            yield against(unit, sentence, "SP-TCE-37", advice)


def _may_follow_on(books: Books, unit: SparkUnit) -> bool:
    """Whether the assault that a unit was involved in is over, so that it may assault again."""
    # By the hex that it was last involved in, for its marker is gone by then.
    before = target_hex(unit)
    return bool(before) and record_of(books, before).ended


def laid_already(units: Iterable[SparkUnit], place: str) -> Iterator[Fault]:
    """The refusals of units whose marker lies so already: they would pay for it once more."""
    for unit in units if place else ():
        if same_hex(unit.markers.assault_hex, place):
            sentence = f"has its Assault Marker toward {place} already."
            yield against(unit, sentence, "SP-TCE-37")


def _without(units: Iterable[SparkUnit], place: str) -> Iterator[Fault]:
    """The refusals of units that shall lose a marker that they do not have."""
    for unit in units if not place else ():
        if not unit.markers.assault_hex:
            yield against(unit, "has no Assault Marker to take off.", "SP-CTR-06")


def far_away(units: tuple[SparkUnit, ...], place: str) -> Iterator[Fault]:
    """The refusals of units that do not stand next to the hex, as far as the hexes are known."""
    for unit in units:
        # Only where both are hexes of the map: a pool or a name says nothing of distance.
        here = unit.state.hex
        if is_hex(here) and is_hex(place) and not are_adjacent(here, place):
            message = f"is in {here}, which is not next to {place}."
            yield against(unit, message, "SP-CTR-06", "Check the hex.")


def _warnings(books: Books, units: tuple[SparkUnit, ...], place: str) -> Iterator[Fault]:
    """What speaks for looking again before the markers are laid."""
    if not place:
        return
    for unit in units:
        if not is_hex(unit.state.hex):
            advice = f"Check that it is next to {place}."
            yield against(unit, "is in a hex that the books do not have.", "SP-CTR-06", advice)
    yield from no_enemy_known(books, place, "hex")


def no_enemy_known(books: Books, place: str, field: str) -> Iterator[Fault]:
    """A word on a marker toward a hex in which the books know no enemy."""
    # A warning, not a refusal: players need not enter where all units stand.
    enemies = (unit for unit in units_of(books) if unit.state.side != books.side)
    if not any(same_hex(unit.state.hex, place) for unit in enemies):
        advice = "Enter the hexes of the enemy's units, or check the number."
        yield Fault(f"The books show no enemy in {place}.", field, place, advice, "SP-CTR-06")
