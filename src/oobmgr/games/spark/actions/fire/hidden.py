"""Fire across hidden sheets: each side enters its own half, and neither opens the other's.

Who fires enters his units and what he sees of the target, and comes to column and dice; who is
fired at enters these, and his own sheet says what comes of them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.assault.going import going
from oobmgr.games.spark.actions.fire.at_target import fire_at
from oobmgr.games.spark.actions.fire.fire import shots_marked
from oobmgr.games.spark.actions.fire.hits import Hit, losses_of, rolled, suffered
from oobmgr.games.spark.actions.fire.inputs import FireInputs, FirerEntry, TargetEntry
from oobmgr.games.spark.actions.fire.muster import AimedAt, Muster, muster
from oobmgr.games.spark.actions.fire.objections import of_firers, of_time
from oobmgr.games.spark.actions.picked import known_units, nobody_picked, unit_names, units_told
from oobmgr.games.spark.dice import die_told
from oobmgr.games.spark.fire.artillery import ammunition_for
from oobmgr.games.spark.fire.columns import check_column, column_name, table_of
from oobmgr.games.spark.fire.combined import FireMode
from oobmgr.games.spark.fire.results import read_dice
from oobmgr.games.spark.fire.segments import FIRE_SEGMENTS, segments_in
from oobmgr.games.spark.fire.shifts import terrain_told
from oobmgr.games.spark.morale.effects import check_effects, check_of
from oobmgr.games.spark.movement.path import Ground
from oobmgr.games.spark.picking.by_hex import LIVING
from oobmgr.games.spark.roster.losses import lose_steps
from oobmgr.games.spark.roster.strength import KIND_NAMES
from oobmgr.games.spark.supply.ammunition import spend_ammunition
from oobmgr.games.spark.units.markers import Markers
from oobmgr.games.spark.units.shots import SEGMENT_NAMES, Segment
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import (
    COMBAT,
    MOVEMENT,
    POST_ASSAULT_FIRE,
    Armor,
    FireKind,
    Marker,
    UnitClass,
    opponent,
)
from oobmgr.games.spark.written import Written
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.fields import count_told, flag_told, open_told, text_told
from oobmgr.rules.inputs import told

_UNSEEN: Final = "SP-ROSTER-15"
_PHASES: Final = (*MOVEMENT, *COMBAT, *POST_ASSAULT_FIRE)
_TARGET: Final = "the target"
# Nobody tells how many steps a hidden target has: many, unless its player says that they are few.
_MANY_STEPS: Final = MANY
_SEGMENTS: Final = {str(one): SEGMENT_NAMES[one] for one in FIRE_SEGMENTS}
_KINDS: Final = {str(kind): name for kind, name in KIND_NAMES.items()}


def _red_told() -> Any:  # noqa: ANN401 - as `told`
    return die_told("The red die.", default=None, case="SP-FIRE-30", label="Red die")


def _gray_told() -> Any:  # noqa: ANN401 - as `told`
    return die_told("The gray die.", default=None, case="SP-FIRE-30", label="Gray die")


@dataclass(frozen=True)
class UnseenInputs:
    """A fire at a hex whose sheet is hidden: own units, what is seen there, the dice."""

    units: tuple[int, ...] = units_told("The units that fire.", "SP-FIRE-16", label="Firing")
    segment: Segment = told(
        "When it is fired.",
        default=Segment.OFFENSIVE_1,
        choices=tuple(str(one) for one in FIRE_SEGMENTS),
        choice_names=_SEGMENTS,
        case="SP-SEQ-03",
        label="Segment",
    )
    kind: FireKind = told(
        "Which strength is fired with.",
        default=FireKind.REGULAR,
        choice_names=_KINDS,
        case="SP-CMB-03",
        label="Strength",
    )
    place: str = text_told("The hex that is fired at.", "SP-FIRE-08", label="Target hex")
    assault: str = text_told(
        "The Assault Target Hex, where the fire belongs to an assault.",
        "SP-CMB-04",
        label="Assault on",
    )
    red: int | None = _red_told()
    gray: int | None = _gray_told()
    armor: Armor | None = open_told(
        "The armor of the AFV that is fired at; open for units that are not armored.",
        "SP-FIRE-09",
        label="Armor of the target",
    )
    steps: int | None = open_told(
        "The target's steps, where its player says that they are few.",
        "SP-FIRE-27",
        low=1,
        high=MANY,
        label="Steps told",
    )
    terrain: tuple[Ground, ...] = terrain_told(
        "Terrain of the target's hex.", "SP-FIRE-10", label="Terrain"
    )
    entrenched: bool = flag_told(
        "Whether the target is in a trench.", "SP-TCE-60", label="Target in a trench"
    )
    in_column: bool = flag_told(
        "Whether the target is in column.", "SP-CTR-06", label="Target in column"
    )
    crossed_stream: bool = flag_told(
        "Whether the target crossed a stream in this impulse.",
        "SP-TCE-59",
        label="Target crossed a stream",
    )


@dataclass(frozen=True)
class Told:
    """What the other player is told."""

    column: str = told("The column of the table.")
    red: int | None = open_told("The red die.")
    gray: int | None = open_told("The gray die.")
    indirect: bool = told("Whether only indirect fire was fired.", default=False)


def propose_unseen(books: Books) -> UnseenInputs:
    """The form as it opens: the segment of the phase, and the first assault that goes on."""
    if books.phase not in COMBAT:
        return UnseenInputs(segment=segments_in(books.phase)[0])
    place = next((one.hex for one in going(books)), "")
    return UnseenInputs(place=place, assault=place)


@action(
    "SP-ROSTER-15 SP-FIRE-16 SP-FIRE-30",
    phases=_PHASES,
    title="Fire at a hidden sheet",
    propose=propose_unseen,
    tab="Fire at one",
    post_text="Post the fire",
    group="Hidden sheets",
    **LIVING.offering(_UNSEEN, units="fires"),
)
def plan_fire_unseen(books: Books, inputs: UnseenInputs) -> ActionPlan:
    """Fire at units whose sheet is hidden: column and dice, to be told to their player."""
    units = known_units(books, inputs.units)
    missing = tuple(nobody_picked(units))
    if missing or not inputs.place.strip():
        hexless = Fault("No hex is named.", "place", "", "Enter it.", "SP-FIRE-08", missing=True)
        return ActionPlan.refused("Fire at a hidden sheet", missing or (hexless,))
    found = muster(books, _fire_of(inputs))
    found = replace(found, targets=(_aimed(inputs, units[0]),))
    at = fire_at(books, found, found.targets[0])
    indirect = all(one.right.mode is not FireMode.DIRECT for one in found.firing)
    dice: tuple[Step, ...] = ()
    refusals = (*of_time(found), *of_firers(found))
    if inputs.red is None or inputs.gray is None:
        advice = "Enter both dice, or roll."
        fault = Fault("The dice are missing.", "red", "", advice, "SP-FIRE-30", missing=True)
        refusals = (*refusals, fault)
    else:
        dice = read_dice(found.side, inputs.red, inputs.gray, books.tables).working
    column = column_name(at.table, at.column) if at.column else ""
    written = _shot(books, found)
    slip = f"{at.table} column {column}, red {inputs.red}, gray {inputs.gray}"
    slip += ", indirect fire alone" if indirect else ""
    line = Step("Tell the other player", slip, "", _UNSEEN, StepKind.RESULT)
    return ActionPlan(
        f"{unit_names(units)}: fire at {inputs.place.strip()}",
        f"Told to the other player: {slip}.",
        Ruling(
            Told(column, inputs.red, inputs.gray, indirect),
            (*at.firers_lines, *at.lines, *dice, line),
        ),
        written.postings,
        facts=written.facts,
        warnings=written.warnings,
        refusals=(*refusals, *written.refusals),
    )


def _fire_of(inputs: UnseenInputs) -> FireInputs:
    return FireInputs(
        segment=inputs.segment,
        kind=inputs.kind,
        place=inputs.place.strip(),
        assault=inputs.assault.strip(),
        firers=tuple(FirerEntry(unit) for unit in inputs.units),
        terrain=inputs.terrain,
        entrenched=inputs.entrenched,
        crossed_stream=inputs.crossed_stream,
    )


def _aimed(inputs: UnseenInputs, firer: SparkUnit) -> AimedAt:
    """A unit as it is seen on the map, in place of the one that nobody may look at."""
    steps = inputs.steps or _MANY_STEPS
    lies = {Marker.ENTRENCHED: inputs.entrenched, Marker.IN_COLUMN: inputs.in_column}
    armored = inputs.armor is not None
    state = replace(
        firer.state,
        id=UnitId(0),
        side=opponent(firer.state.side),
        designation=_TARGET,
        hex=inputs.place.strip(),
        steps=steps,
        steps_left=steps,
    )
    words = replace(
        firer.words,
        unit_class=UnitClass.AFV if armored else UnitClass.PERSONNEL,
        kind=UnitKind.INFANTRY,
        armor=inputs.armor,
    )
    markers = Markers({marker: True for marker, lying in lies.items() if lying})
    return AimedAt(TargetEntry(0), SparkUnit(state, words, (), markers), 0)


def _shot(books: Books, found: Muster) -> Written:
    """Ammunition and the marks of those that fired; nothing of the target."""
    shots = [(one.unit, ammunition_for(one.right.mode, books.tables)) for one in found.firing]
    return spend_ammunition(books, shots) + Written(facts=tuple(shots_marked(books, found)))


@dataclass(frozen=True)
class TakenInputs:
    """A fire of the side whose sheet is hidden, at one own unit: what its player told."""

    units: tuple[int, ...] = units_told("The unit that is fired at.", "SP-FIRE-08", label="Hit")
    kind: FireKind = told(
        "Which strength is fired with.",
        default=FireKind.REGULAR,
        choice_names=_KINDS,
        case="SP-CMB-03",
        label="Strength",
    )
    column: int = count_told(
        "The column that the other player told; 60 for 60+.", "SP-FIRE-17", label="Column"
    )
    red: int | None = _red_told()
    gray: int | None = _gray_told()
    indirect_only: bool = flag_told(
        "Whether only indirect fire was fired.", "SP-MC-20", label="Indirect fire alone"
    )
    result: str = text_told(
        "The result, where your table does not say it: steps, and M for a morale check, as 1M.",
        "SP-FIRE-32",
        label="Result of the table",
    )


@action(
    "SP-ROSTER-15 SP-FIRE-32 SP-MC-20",
    phases=_PHASES,
    title="Fire from a hidden sheet",
    tab="Fire from one",
    post_text="Post what it does",
    group="Hidden sheets",
    **LIVING.offering(_UNSEEN, units="is hit"),
)
def plan_fire_taken(books: Books, inputs: TakenInputs) -> ActionPlan:
    """What a fire of the other side does to a unit: column and dice as its player told them."""
    units = known_units(books, inputs.units)
    faults = list(nobody_picked(units))
    if len(units) > 1:
        faults.append(Fault("has dice for one unit.", "units", "", "Pick one.", "SP-FIRE-30"))
    if faults:
        return ActionPlan.refused("Fire from a hidden sheet", tuple(faults))
    unit, table = units[0], table_of(inputs.kind)
    check_column(table, inputs.column)
    heading = Step(f"At {unit.name}", kind=StepKind.HEADING)
    base = Hit(unit=unit, lines=(heading,))
    side = opponent(unit.state.side)
    base = rolled(books, base, side, (table, inputs.column), inputs, "targets.0")
    hit = suffered(
        books, base, lambda die: check_of(books, unit, die, indirect_only=inputs.indirect_only)
    )
    checked = [(unit, hit.codes)] if hit.check is not None else []
    written = lose_steps(books, losses_of((hit,))) + check_effects(books, checked)
    told_ = hit.result.words if hit.result is not None else ""
    return ActionPlan(
        f"{unit.name}: fire taken, {told_ or 'open'}",
        f"{unit.name}: {told_}." if told_ else "",
        Ruling(Taken(hit.steps, hit.left), (*hit.lines, *written.working)),
        written.postings,
        facts=written.facts,
        warnings=(*hit.warnings, *written.warnings),
        refusals=(*hit.refusals, *written.refusals),
    )


@dataclass(frozen=True)
class Taken:
    """What came of it."""

    lost: int = told("Steps lost.", unit="steps")
    left: int = told("Steps left.", unit="steps")
