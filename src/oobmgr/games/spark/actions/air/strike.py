"""An air strike in one entry: column, dice, steps, morale without a retreat, air points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.air.strike_inputs import CASE, StrikeInputs, StrikeRoll
from oobmgr.games.spark.actions.fire.hits import (
    Checked,
    Hit,
    looked_up,
    losses_of,
    rights_of,
    rolled,
    suffered,
    take_right,
)
from oobmgr.games.spark.actions.picked import (
    against,
    driven_off,
    known_units,
    nobody_picked,
    unfit_units,
)
from oobmgr.games.spark.actions.stand_ins import boxes_settled, missing_boxes, note_stand_ins
from oobmgr.games.spark.actions.unknown_ground import open_terrain, open_trench, two_kinds
from oobmgr.games.spark.air.power import air_points, has_air_power, spend_air_points
from oobmgr.games.spark.air.strike import (
    AirStrikeColumn,
    AirStrikeInputs,
    AirTarget,
    air_strike_column,
)
from oobmgr.games.spark.dice import FACES
from oobmgr.games.spark.grounds import ground_at, note_clear, note_ground
from oobmgr.games.spark.morale.check import codes_in_words
from oobmgr.games.spark.morale.effects import check_effects, check_of
from oobmgr.games.spark.picking.by_hex import Pickable
from oobmgr.games.spark.roster.losses import lose_steps
from oobmgr.games.spark.turns import is_night
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SparkUnit, living_units
from oobmgr.games.spark.words import AIR_STRIKES, SIDE_NAMES, Marker, opponent
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded


@dataclass(frozen=True, kw_only=True)
class AirHit(Hit):
    """What a strike does to one unit, as far as it is entered."""

    @property
    def words(self) -> str:
        """What came of it: ``2/61T: 1 step, suppressed``."""
        lost = counted(self.steps, "step") if self.steps else "no step"
        check = f", {codes_in_words(self.codes)}" if self.codes else ""
        return f"{self.unit.name}: {'eliminated' if not self.left else lost + check}"


@dataclass(frozen=True)
class AirStrikeOutcome:
    """What came of a strike."""

    steps: int
    codes: tuple[str, ...]
    rights: tuple[tuple[str, str], ...] = ()


def propose_air_strike(books: Books) -> StrikeInputs:
    """All air points that the side has left."""
    return StrikeInputs(points=air_points(books, books.side))


def _struck(books: Books) -> tuple[SparkUnit, ...]:
    """The units that the playing side can strike."""
    side = opponent(books.side)
    return tuple(unit for unit in living_units(books) if unit.state.side == side)


@action(
    "SP-AIR-09 SP-AIR-02 SP-AIR-10..12 SP-SPEC-01",
    phases=AIR_STRIKES,
    title="Air strike",
    propose=propose_air_strike,
    page="air_strikes",
    post_text="Post the strike",
    link="Enter the strike",
    group="Air strikes",
    helpers=("spark.air_strike_column",),
    remedy=take_right,
    **Pickable(_struck, "No unit of the other side is on the map.").offering(
        CASE, targets="struck"
    ),
    left_out=boxes_settled(_struck),
)
def plan_air_strike(books: Books, inputs: StrikeInputs) -> ActionPlan:
    """Air points strike the non-armored units of a hex, or one AFV."""
    units = known_units(books, inputs.targets)
    # Each target has dice of its own: one strike is rolled for unit by unit (SP-FIRE-30).
    hits = tuple(_hit(books, inputs, unit, at) for at, unit in enumerate(units))
    checked = [(one.unit, one.codes) for one in hits if one.check is not None]
    written = lose_steps(books, losses_of(hits)) + check_effects(books, checked)
    lines = tuple(line for one in hits for line in one.lines)
    # A side may keep its air points on paper: then there is nothing to take them from.
    counted_here = bool(air_points(books, books.side))
    spent = spend_air_points(books.side, books.phase, inputs.points) if counted_here else ()
    outcome = AirStrikeOutcome(
        sum(one.steps for one in hits),
        tuple(str(code) for one in hits for code in one.codes),
        rights_of(hits),
    )
    return ActionPlan(
        _title(books, units, inputs),
        "; ".join(one.words for one in hits) + "." if hits else "",
        Ruling(outcome, (*lines, *written.working)),
        (*written.postings, *spent),
        facts=(
            *written.facts,
            *_ground_told(books, units, inputs),
            *note_stand_ins(books, units),
        ),
        warnings=(
            *(fault for one in hits for fault in one.warnings),
            *written.warnings,
            *_warnings(units, inputs),
            *_open_ground(books, units, inputs),
        ),
        refusals=(
            *_refusals(books, units, inputs),
            *_too_many_dice(units, inputs),
            *missing_boxes(books, units, stand_in=inputs.stand_in),
            *(f for one in hits for f in one.refusals),
        ),
        looked_up=looked_up(hits),
    )


def _hit(books: Books, inputs: StrikeInputs, unit: SparkUnit, at: int) -> AirHit:
    """The column of a unit, then what its dice do, as far as they are entered."""
    head = Step(unit.name, kind=StepKind.HEADING)
    ruling = air_strike_column(_as_target(books, inputs, unit), books.tables)
    column = ruling.result
    base = AirHit(unit=unit, lines=(head, *_plain(ruling.working)))
    # A balloon has no column at all: it is never struck from the air (SP-AIR-10).
    if not isinstance(column, AirStrikeColumn):
        advice = "Strike another unit."
        barred = Fault("cannot be struck from the air.", unit.name, "", advice, "SP-AIR-10")
        return replace(base, refusals=(barred,))
    # There may be fewer dice than targets: whatever is missing is told for each unit.
    roll = inputs.rolls[at] if at < len(inputs.rolls) else StrikeRoll()
    base = rolled(books, base, books.side, (column.table, column.column), roll, f"rolls.{at}")
    return suffered(books, base, lambda die: _checked(books, unit, die))


def _checked(books: Books, unit: SparkUnit, die: int) -> Checked:
    """The morale check of a unit; no code of it makes the unit retreat (SP-AIR-11)."""
    check = check_of(books, unit, die, assaulting=False)
    # Units under an air strike do not assault, and that column of the table has no retreat.
    stays = Step("Retreat", "none", "from an air strike", "SP-AIR-11")
    return replace(check, working=(*_plain(check.working), stays))


def _plain(lines: tuple[Step, ...]) -> tuple[Step, ...]:
    """Lines on the way to the result of the strike, without the ruling of a result."""
    kinds = {StepKind.RESULT: StepKind.SUM, StepKind.SUM: StepKind.LINE}
    return tuple(replace(line, kind=kinds.get(line.kind, line.kind)) for line in lines)


def _as_target(books: Books, inputs: StrikeInputs, unit: SparkUnit) -> AirStrikeInputs:
    kind = AirTarget.AFV if unit.armored else AirTarget.NON_ARMORED
    dug_in = Marker.ENTRENCHED in unit.markers
    return AirStrikeInputs(
        points=inputs.points,
        # Before its class: balloons are personnel for most other purposes (SP-CTR-12).
        target=AirTarget.BALLOON if unit.kind is UnitKind.BALLOON else kind,
        armor=unit.armor,
        steps=unit.state.steps_left,
        # What was told of the hex before holds as long as nothing else is entered.
        terrain=inputs.terrain or ground_at(books, unit.state.hex),
        entrenched=dug_in if inputs.entrenched is None else inputs.entrenched,
        in_column=Marker.IN_COLUMN in unit.markers,
        night=is_night(books.turn),
        options=books.options,
    )


def _refusals(books: Books, units: tuple[SparkUnit, ...], inputs: StrikeInputs) -> Iterator[Fault]:
    yield from nobody_picked(units, "targets", "Pick what is struck.", CASE)
    if not inputs.points:
        yield Fault("Nothing strikes.", "points", "0", "Enter the air points.", CASE)
    held = air_points(books, books.side)
    # Until air points are entered for this Turn Section, nobody knows how many there are.
    if inputs.points > held and (held or has_air_power(books, books.side)):
        sentence = f"{SIDE_NAMES[books.side]} has {counted(held, 'air point')} left."
        yield Fault(sentence, "points", str(inputs.points), "Strike with fewer.", CASE)
    for unit in units:
        if unit.state.side == books.side:
            yield against(unit, "is on the side that strikes.")
    yield from (*unfit_units(units, "targets"), *driven_off(units))
    # The column needs the armor, and none is not the same as one nobody entered.
    for unit in units:
        if unit.armor_is_open:
            yield against(unit, "has no armor entered.", "SP-CTR-02", "Edit the unit.")
        if not unit.is_known:
            sentence = f"is of an unknown type: {unit.state.type}."
            yield against(unit, sentence, "SP-CTR-09", "Edit the unit.")
    armored = [unit for unit in units if unit.armored]
    # AFV differ in armor and so in column, each with dice of its own.
    if armored and len(units) > 1:
        sentence = "An AFV is struck by itself, as with AT fire."
        yield Fault(sentence, "targets", armored[0].name, "Strike it in an entry of its own.", CASE)
    if len({folded(unit.state.hex) for unit in units}) > 1:
        yield Fault("are in different hexes.", "targets", advice="Strike one hex.", case=CASE)


def _too_many_dice(units: tuple[SparkUnit, ...], inputs: StrikeInputs) -> Iterator[Fault]:
    """Dice for units that nobody struck."""
    if units and len(inputs.rolls) > len(units):
        sentence = f"{len(inputs.rolls)} pairs of dice for {counted(len(units), 'unit')}."
        yield Fault(sentence, "rolls", advice="Enter a pair for each unit.", case="SP-FIRE-30")


def _warnings(units: tuple[SparkUnit, ...], inputs: StrikeInputs) -> Iterator[Fault]:
    """Units that may be out of the sight of aircraft, by what is entered of them (SP-AIR-03)."""
    for unit in units:
        dug_in = Marker.ENTRENCHED in unit.markers
        if dug_in if inputs.entrenched is None else inputs.entrenched:
            sentence = "is in the trench: make sure that aircraft can see it."
            yield Fault(sentence, unit.name, case="SP-AIR-03")
    # Where a side keeps its points on paper nothing holds them against what it has.
    if inputs.points > FACES:
        sentence = f"{counted(inputs.points, 'air point')}: more than a die brings."
        yield Fault(sentence, "points", str(inputs.points), "Look again.", CASE).question()


def _open_ground(
    books: Books, units: tuple[SparkUnit, ...], inputs: StrikeInputs
) -> Iterator[Fault]:
    """Questions about a hex of which nobody entered what shelters its units."""
    place = units[0].state.hex if units else ""
    yield from open_terrain(books, place, "terrain", CASE, entered=bool(inputs.terrain))
    yield from two_kinds(inputs.terrain, "terrain", "SP-TCE-51")
    known = inputs.entrenched is not None
    yield from open_trench(books, units, "entrenched", "SP-TCE-60", entered=known)


def _ground_told(
    books: Books, units: tuple[SparkUnit, ...], inputs: StrikeInputs
) -> tuple[Fact, ...]:
    """The terrain of the hex, kept for whatever happens there next."""
    if not units:
        return ()
    place = units[0].state.hex
    return note_ground(books, place, inputs.terrain) if inputs.terrain else note_clear(books, place)


def _title(books: Books, units: tuple[SparkUnit, ...], inputs: StrikeInputs) -> str:
    place = units[0].state.hex if units else ""
    at = f" at {place}" if place else ""
    points = counted(inputs.points, "point")
    return f"{SIDE_NAMES[books.side]} air strike{at}: {points}"
