"""Anti-aircraft fire at one air point, by one AA unit or by several together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.picked import (
    against,
    driven_off,
    known_units,
    nobody_picked,
    unfit_units,
    units_told,
    unrolled,
)
from oobmgr.games.spark.actions.places import hex_doubts, hex_faults
from oobmgr.games.spark.air.anti_aircraft import (
    MAY_CASE,
    RANGE_CASE,
    AaEligibleInputs,
    AaRangeInputs,
    aa_eligible,
    aa_range,
)
from oobmgr.games.spark.air.power import air_points, has_air_power, lose_air_points
from oobmgr.games.spark.dice import counted as counted_die
from oobmgr.games.spark.dice import die_told
from oobmgr.games.spark.movement.hexes import HEXES, distance
from oobmgr.games.spark.picking.by_hex import Pickable
from oobmgr.games.spark.picking.known_hexes import unit_hexes
from oobmgr.games.spark.units.markers import add_shot
from oobmgr.games.spark.units.shots import Segment, Shot
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import RANGE, SparkUnit, living_units
from oobmgr.games.spark.words import AIR_STRIKES, SIDE_NAMES, Marker, opponent
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import flag_told
from oobmgr.rules.offered_words import offering

_EFFECT: Final = "SP-AIR-07"
_ONCE: Final = "SP-AIR-08"
_ONE_POINT: Final = "air.target.one_point"


@dataclass(frozen=True)
class AaFireInputs:
    """AA units that shoot at one of the air points over a hex."""

    units: tuple[int, ...] = units_told("AA units that shoot together.", MAY_CASE, label="AA units")
    place: str = HEXES.told("The hex that the aircraft strike.", RANGE_CASE, label="Hex struck")
    striking: int | None = die_told(
        "The die of the player who strikes.", default=None, case=_EFFECT, label="Striking die"
    )
    shooting: int | None = die_told(
        "The die of the player who shoots.", default=None, case=_EFFECT, label="Shooting die"
    )
    stopped: bool = flag_told(
        "Whether the air point is stopped, by your rulebook.", _EFFECT, label="Air point stopped?"
    )


def aa_units(books: Books) -> tuple[SparkUnit, ...]:
    """The AA units on the map of the side that is struck."""
    # The side that plays flies, so it is the other one that shoots.
    side = opponent(books.side)
    units = living_units(books)
    return tuple(u for u in units if u.kind is UnitKind.ANTIAIRCRAFT and u.state.side == side)


AA_UNITS: Final = Pickable(aa_units, "The side that is struck has no AA unit on the map.")


@action(
    "SP-AIR-08 SP-AIR-05..07",
    phases=AIR_STRIKES,
    title="AA fire",
    page="air_strikes",
    post_text="Post AA fire",
    link="Enter AA fire",
    group="Air strikes",
    helpers=("spark.aa_range", "spark.aa_eligible"),
    offers=offering(place=unit_hexes),
    **AA_UNITS.offering("SP-AIR-05", units="shoots"),
)
def plan_aa_fire(books: Books, inputs: AaFireInputs) -> ActionPlan:
    """AA units shoot at one air point, alone or together; the result is entered."""
    units = known_units(books, inputs.units)
    reach = tuple(line for unit in units for line in _reach(books, unit))
    point = books.tables.whole(_ONE_POINT)
    # The side may keep its air points on paper: then the books have none to lose.
    lost = min(point, air_points(books, books.side)) if inputs.stopped else 0
    # As AA fire of this phase: a unit that has fired so shoots at no second air point (SP-AIR-08).
    shot = Shot(books.phase, Segment.AA, place=inputs.place.strip())
    names = ", ".join(unit.name for unit in units)
    # What the two dice bring is in the rulebook alone: the players say it.
    outcome = "stopped" if inputs.stopped else "unaffected"
    result = Step("Air point", outcome, _dice(inputs), _EFFECT, StepKind.RESULT)
    place = f" over {inputs.place.strip()}" if inputs.place.strip() else ""
    return ActionPlan(
        f"AA fire{place}: air point {outcome}",
        f"{names}." if names else "",
        Ruling(inputs.stopped, (*reach, result)),
        # From the points that are left, so that the strike finds fewer.
        lose_air_points(books.side, lost),
        tuple(fact for unit in units for fact in add_shot(books, unit.id, shot)),
        warnings=(*_no_point_left(books, inputs), *hex_doubts(books, inputs.place, "place")),
        refusals=tuple(_refusals(books, units, inputs)),
    )


def _reach(books: Books, unit: SparkUnit) -> tuple[Step, ...]:
    """How far a unit shoots at aircraft, where its range is entered."""
    # A range that nobody entered is not taken for none.
    printed = unit.rating(RANGE)
    if printed is None:
        return ()
    line = aa_range(AaRangeInputs(printed), books.tables).working[-1]
    return (Step(f"{unit.name} reaches", line.value, line.arithmetic, line.case),)


def _dice(inputs: AaFireInputs) -> str:
    if inputs.striking is None or inputs.shooting is None:
        return "not rolled"
    return f"dice {counted_die(inputs.striking)} against {counted_die(inputs.shooting)}"


def _refusals(books: Books, units: tuple[SparkUnit, ...], inputs: AaFireInputs) -> Iterator[Fault]:
    yield from nobody_picked(units, advice="Pick AA units.", case=MAY_CASE)
    yield from hex_faults(books, inputs.place, "place", RANGE_CASE, "Enter the hex struck")
    yield from unrolled(inputs.striking, "striking")
    yield from unrolled(inputs.shooting, "shooting")
    for unit in units:
        yield from _of_unit(books, unit)
        yield from _of_range(books, unit, inputs.place)


def _no_point_left(books: Books, inputs: AaFireInputs) -> Iterator[Fault]:
    """A word on a point that is stopped where the books know of none."""
    # A side that never entered its points keeps them on paper, and is believed.
    if inputs.stopped and has_air_power(books, books.side) and not air_points(books, books.side):
        sentence = f"{SIDE_NAMES[books.side]} has no air point left to stop."
        yield Fault(sentence, "stopped", "yes", "Enter its AA fire before the strike.", _EFFECT)


def _of_unit(books: Books, unit: SparkUnit) -> Iterator[Fault]:
    """Why a unit cannot shoot at aircraft, if it cannot."""
    if unit.kind is not UnitKind.ANTIAIRCRAFT:
        yield against(unit, "is not an AA unit.", MAY_CASE)
    if unit.state.side == books.side:
        yield against(unit, f"is {SIDE_NAMES[books.side]}, as are the aircraft.")
    yield from (*unfit_units((unit,)), *driven_off((unit,)))
    deployed = AaEligibleInputs(deployed=Marker.IN_COLUMN not in unit.markers)
    if not aa_eligible(deployed, books.tables).result:
        yield against(unit, "is in column, not deployed.", MAY_CASE)
    if has_shot(books, unit):
        yield against(unit, "has shot at an air point in this phase.", _ONCE)


def has_shot(books: Books, unit: SparkUnit) -> bool:
    """Whether a unit shot at an air point in this phase."""
    return any((s.segment, s.phase) == (Segment.AA, books.phase) for s in unit.markers.shots)


def _of_range(books: Books, unit: SparkUnit, place: str) -> Iterator[Fault]:
    away, printed = distance(unit.state.hex, place), unit.rating(RANGE)
    # A hex or a range that is not known stands against nobody.
    if away is None or printed is None:
        return
    # Half the printed range, rounded up (SP-AIR-06).
    reach = aa_range(AaRangeInputs(printed), books.tables).result
    if away > reach:
        hexes = counted(reach, "hex", "hexes")
        yield against(unit, f"reaches {hexes}; {place.strip()} is {away} away.", RANGE_CASE)
