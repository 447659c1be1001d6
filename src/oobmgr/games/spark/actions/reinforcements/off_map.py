"""Units that are driven off the map, and those that enter it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.assault.new_hex import enemies_there
from oobmgr.games.spark.actions.marker_ways import laid_on, taken_off
from oobmgr.games.spark.actions.movement.arrival import arrival_warnings
from oobmgr.games.spark.actions.picked import (
    against,
    known_units,
    nobody_picked,
    picked_twice,
    unfit_units,
    unit_names,
    units_told,
)
from oobmgr.games.spark.actions.places import hex_doubts, hex_faults, moved
from oobmgr.games.spark.movement.hexes import HEXES, is_hex
from oobmgr.games.spark.picking.by_hex import Pickable
from oobmgr.games.spark.picking.known_hexes import own_hexes
from oobmgr.games.spark.reinforcements.waiting import entering, left_now
from oobmgr.games.spark.roster.losses import lose_steps
from oobmgr.games.spark.units.unit import SparkUnit, living_units
from oobmgr.games.spark.words import COMBAT, MOVEMENT, Marker
from oobmgr.rules.actions import ActionPlan, StepChange, action
from oobmgr.rules.books import Books
from oobmgr.rules.offered_words import offering

_GROUP: Final = "Reinforcements"
_BY_HAND: Final = "Enter its hex in the Order of battle."
# What lies on a unit because of where it stands.
_GONE_WITH_THE_HEX: Final = (
    Marker.ENTRENCHED,
    Marker.ASSAULT,
    Marker.STREAM_BANK,
    Marker.CROSSED_STREAM,
    Marker.MUST_RETREAT,
    Marker.MAY_WITHDRAW,
)


@dataclass(frozen=True)
class OffMapInputs:
    """Units that had to retreat off the map."""

    units: tuple[int, ...] = units_told("Units that retreat off the map.", "SP-REINF-08")


@dataclass(frozen=True)
class EnterInputs:
    """Units that come onto the map, and those that could not come back."""

    back: tuple[int, ...] = units_told(
        "Units that come onto the map.", "SP-REINF-07", label="Coming back"
    )
    lost: tuple[int, ...] = units_told(
        "Units that could not come back.", "SP-REINF-08", label="Lost"
    )
    hex: str = HEXES.told("The hex in which they enter.", "SP-REINF-07")


@action(
    "SP-REINF-08",
    phases=COMBAT,
    title="Driven off the map",
    tab="Off the map",
    post_text="Take them off",
    link="Take them off",
    group=_GROUP,
    picking=Pickable(
        lambda books: (unit for unit in living_units(books) if Marker.OFF_MAP not in unit.markers),
        "No unit is on the map.",
    ).picked(units="leaves"),
)
def plan_off_map(books: Books, inputs: OffMapInputs) -> ActionPlan:
    """Units whose retreat leads off the map come back in their side's next impulse."""
    units = known_units(books, inputs.units)
    left = (
        Fact(Subject.UNIT, str(unit.id), "hex", unit.state.hex, "")
        for unit in units
        if unit.state.hex
    )
    words = "comes back in its side's next impulse, or is lost"
    lines = tuple(Step(one.name, "off the map", words, "SP-REINF-08") for one in units)
    gone = (unit for unit in units if Marker.OFF_MAP in unit.markers)
    return ActionPlan(
        f"Off the map: {unit_names(units)}" if units else "Off the map",
        "",
        Ruling(len(units), lines),
        facts=(
            # With the time at which it left: that decides by when it has to be back (SP-REINF-08).
            *laid_on(books, units, Marker.OFF_MAP, value=left_now(books)),
            *taken_off(books, units, *_GONE_WITH_THE_HEX),
            *left,
        ),
        warnings=tuple(_not_driven(units)),
        refusals=(
            *nobody_picked(units),
            *unfit_units(units),
            *(against(one, "is off the map already.", "SP-REINF-08") for one in gone),
        ),
    )


def _not_driven(units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """A question about units that nothing drives off the map, as far as the books know."""
    for unit in units:
        # Asked and not refused: the combat may have been rolled on the table alone.
        if not unit.markers.retreat[1]:
            sentence = "has no retreat to make."
            if place := unit.state.hex:
                sentence = f"is in {place}, and has no retreat to make."
            advice = "Enter what drives it off first."
            yield against(unit, sentence, "SP-REINF-08", advice).question()


# ----------------------------------------------------------------------------- onto the map


@action(
    "SP-REINF-07 SP-REINF-01 SP-REINF-06 SP-REINF-08",
    name="enter_map",
    phases=MOVEMENT,
    title="Onto the map",
    tab="Enter",
    post_text="Enter the map",
    link="Bring them in",
    group=_GROUP,
    offers=offering(hex=own_hexes),
    **Pickable(entering, "No unit of this side waits off the map.").offering(
        "SP-REINF-07", back="enters", lost="lost"
    ),
)
def plan_enter(books: Books, inputs: EnterInputs) -> ActionPlan:
    """Reinforcements that enter, and units that come back from off the map.

    Schedule, entry hexes and their delay are on the map and in the rulebook.
    """
    back, lost = known_units(books, inputs.back), known_units(books, inputs.lost)
    place = inputs.hex.strip()
    # One that is dead already has no step to lose; it is refused by name.
    losses = lose_steps(books, tuple(StepChange(unit.state, 0) for unit in lost if unit.on_map))
    lines = (Step(unit.name, place or "?", "enters", "SP-REINF-07") for unit in back)
    gone = f"{len(lost)} lost"
    title = f"{counted(len(lost), 'unit')} lost off the map"
    return ActionPlan(
        f"{unit_names(back)} onto the map, {place or '?'}" if back else title,
        "",
        ruled("Enter the map", len(back), gone, "SP-REINF-07", before=(*lines, *losses.working)),
        losses.postings,
        facts=(
            *losses.facts,
            *(fact for unit in back for fact in moved(unit, place)),
            *taken_off(books, (*back, *lost), Marker.OFF_MAP),
        ),
        warnings=(
            *losses.warnings,
            *arrival_warnings(books, back, place),
            *hex_doubts(books, place, "hex"),
        ),
        refusals=tuple(_refused(books, back, lost, place)),
    )


def _refused(
    books: Books, back: tuple[SparkUnit, ...], lost: tuple[SparkUnit, ...], place: str
) -> Iterator[Fault]:
    advice = "Pick those that come, or that are lost."
    yield from nobody_picked((*back, *lost), "back", advice, "SP-REINF-07")
    if back:
        yield from hex_faults(books, place, "hex", "SP-REINF-07")
        yield from enemies_there(books, back, place, "SP-REINF-07", field="hex")
    yield from unfit_units((*back, *lost), "back")
    known = {unit.id for unit in entering(books)}
    for unit in back:
        if unit.id not in known:
            yield _not_coming(books, unit)
    for unit in lost:
        if Marker.OFF_MAP not in unit.markers:
            yield against(unit, "was not driven off the map.", "SP-REINF-08")
    yield from picked_twice(lost, back)


def _not_coming(books: Books, unit: SparkUnit) -> Fault:
    """Why a unit is none that comes onto the map now."""
    place = unit.state.hex.strip()
    if unit.state.side != books.side:
        return against(unit, "belongs to the other side.", "SP-REINF-07")
    # A place that is no hex is one of the player's own, such as a pool, and no rule leads from
    # there onto the map.
    if place and not is_hex(place):
        sentence = f"waits in {place}, and was not driven off the map."
        return against(unit, sentence, "SP-REINF-07", _BY_HAND)
    return against(unit, "is on the map already.", "SP-REINF-07")
