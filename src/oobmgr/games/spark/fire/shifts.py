"""Column shifts of a fire: what stands at the target, and where the firing unit stands."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import signed
from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.domain.units import MOST_STEPS
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.movement.path import CLASS_ONE, GROUND_ALIASES, Ground, ground_name
from oobmgr.games.spark.options import (
    COLUMN_IN_ZONE,
    HILL_FIRE_FROM,
    WS_NON_ARMORED,
    is_usual,
    options_told,
)
from oobmgr.games.spark.units.armor import read_armor
from oobmgr.games.spark.words import Armor, FireKind
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import choice_told, flag_told, list_told, open_told
from oobmgr.rules.tables import Cell, Tables


class Target(StrEnum):
    """What a unit is when it is fired at."""

    NON_ARMORED = "non_armored"
    AFV = "afv"


class Way(StrEnum):
    """How a target is fired at."""

    DIRECT = "direct"
    INDIRECT = "indirect"
    AIR = "air"
    AA = "aa"


class ZoneMove(StrEnum):
    """What a unit did that draws ZOC fire."""

    BEGAN_IN_HEX = "began_in_hex"
    ENTERED_AND_EXITS = "entered_and_exits"


_WAY_ALIASES: Final = {
    "indirect_heavy": Way.INDIRECT,
    "heavy": Way.INDIRECT,
    "air_strike": Way.AIR,
    "aa_fire": Way.AA,
}


def terrain_told(sentence: str, case: str, label: str = "") -> Any:  # noqa: ANN401 - as `told`
    """An input of the terrain in a hex."""
    return list_told(sentence, case, aliases=GROUND_ALIASES, label=label)


@dataclass(frozen=True)
class FireAgainstInputs:
    """A unit that is fired at, and its hex."""

    target: Target = choice_told("What is fired at.", "SP-FIRE-09", Target.NON_ARMORED)
    current_steps: int | None = open_told(
        "Steps that the target has; nothing where they do not matter.",
        "SP-FIRE-27",
        unit="steps",
        low=1,
        high=MOST_STEPS,
        label="Steps of the target",
    )
    fire: FireKind = choice_told("Which kind of fire.", "SP-FIRE-26", FireKind.REGULAR)
    mode: Way = choice_told("How it is fired at.", "SP-TCE-57", Way.DIRECT, _WAY_ALIASES)
    terrain: tuple[Ground, ...] = terrain_told(
        "Terrain of the target's hex.", "SP-FIRE-09", label="Terrain"
    )
    entrenched: bool = flag_told(
        "Whether the target is in the trench.", "SP-TCE-60", label="Entrenched?"
    )
    in_column: bool = flag_told("Whether it is in column.", "SP-TCE-20", label="In column?")
    assaulting: bool = flag_told(
        "Whether it assaults: then its terrain does not help it.", "SP-FIRE-10", label="Assaulting?"
    )
    river_lake_hex: bool = flag_told(
        "Whether it is on a river or lake hex.", "SP-TCE-12", label="On a river or lake hex?"
    )
    across_river_lake_hexside: bool = flag_told(
        "Whether it assaults across a river or lake hexside.",
        "SP-TCE-13",
        label="Across a river or lake?",
    )
    crossed_stream_this_impulse: bool = flag_told(
        "Whether it crossed a stream in its hex in this impulse.",
        "SP-TCE-59",
        label="Crossed a stream?",
    )
    armor: Armor | None = open_told(
        "Armor of an AFV: none, hollow, or its number of solid dots.",
        "SP-FIRE-26",
        read=read_armor,
        label="Armor dots",
    )
    night: bool = flag_told("Whether it is night.", "SP-FIRE-24", label="Night?")
    zoc: ZoneMove | None = open_told(
        "For ZOC fire, what the unit did; nothing for any other fire.",
        "SP-TCE-70",
        label="Cause of ZOC fire",
    )
    firer_on_hill: bool = flag_told(
        "Whether the firing unit is on a hill.",
        "SP-FIRE-14",
        names=("from_hill",),
        label="Firing from a hill?",
    )
    balloon: bool = flag_told(
        "Whether it is an observation balloon.", "SP-TCE-33", label="Balloon?"
    )
    post_assault: bool = flag_told(
        "Whether it is Post-Assault Fire.", "SP-TCE-69", label="Post-Assault Fire?"
    )
    options: Options = options_told(WS_NON_ARMORED, COLUMN_IN_ZONE)


@calculator(
    "SP-FIRE-09..11 SP-FIRE-24..27 SP-TCE-51 SP-TCE-56..57 SP-TCE-59..60 SP-TCE-62 SP-TCE-68..69",
    value="Columns; to the right above 0, to the left below.",
    also=(
        "SP-CTR-02 SP-CTR-09 SP-CTR-10 SP-ROSTER-16 SP-MAP-09 SP-TCE-02 SP-TCE-03 "
        "SP-TCE-05..14 SP-TCE-20 SP-TCE-24 SP-TCE-29..33 SP-TCE-38..40 SP-TCE-63 SP-TCE-70 "
        "SP-STRM-13 SP-STRM-14 SP-FIRE-14"
    ),
)
def fire_against(inputs: FireAgainstInputs, tables: Tables) -> Ruling[int]:
    """What the target and its hex shift a fire by.

    Raises:
        BadInput: A balloon is struck from the air, or is said to be an AFV.
    """
    if inputs.balloon and inputs.mode is Way.AIR:
        advice = "Strike another target."
        raise BadInput(Fault("cannot be struck from the air.", "balloon", "", advice, "SP-AIR-10"))
    if inputs.balloon and inputs.target is Target.AFV:
        raise BadInput(Fault("is not an AFV.", "balloon", "yes", "Choose one.", "SP-CTR-12"))
    lines = (
        *_ground_lines(inputs, tables),
        *_water_lines(inputs, tables),
        *_state_lines(inputs, tables),
        *_target_lines(inputs, tables),
    )
    return _summed("Fire against", lines, "SP-FIRE-09")


def hill_against(
    terrain: Iterable[Ground], tables: Tables, *, firer_on_hill: bool
) -> tuple[Step, ...]:
    """What the hill of a target does to one direct firer (SP-TCE-57, SP-FIRE-14)."""
    if Ground.HILL not in terrain or firer_on_hill:
        return ()
    return (_line("Target on a hill", tables, "terrain.hill.against", "SP-TCE-57"),)


def _ground_lines(inputs: FireAgainstInputs, tables: Tables) -> tuple[Step, ...]:
    """The terrain of the hex, one value for each class; nothing for a unit that assaults."""
    # The text names some fires only, but its example has barrages use the terrain, too: all but
    # assaulting targets do.
    if inputs.assaulting:
        return ()
    lines = [*_class_one(inputs, tables)]
    # Several firers may stand on a hill or not, so a fire of more than one asks for each of them.
    if inputs.mode is Way.DIRECT:
        lines += hill_against(inputs.terrain, tables, firer_on_hill=inputs.firer_on_hill)
    dug_in = inputs.entrenched or Ground.ENTRENCHMENT in inputs.terrain
    # Neither AFV nor balloons nor columns occupy a trench, so it shelters none of them
    # (SP-FIRE-11).
    able = inputs.target is Target.NON_ARMORED and not inputs.balloon
    if dug_in and able and not inputs.in_column:
        lines.append(_line("Entrenchment", tables, "terrain.entrenchment.against", "SP-TCE-60"))
    return tuple(lines)


def _class_one(inputs: FireAgainstInputs, tables: Tables) -> tuple[Step, ...]:
    """The best of the land types for the target (SP-TCE-51, SP-FIRE-11)."""
    # Within a class only one type counts, and the target has the better of them.
    found = [
        (*_land_shift(ground, inputs, tables), ground)
        for ground in CLASS_ONE
        if ground in inputs.terrain
    ]
    if not found:
        return ()
    # Shifts to the left protect, so the lowest of them is the best for the target.
    value, cell, ground = min(found, key=lambda one: one[0])
    return (cell.step(ground_name(ground).capitalize(), value),) if value else ()


def _land_shift(ground: Ground, inputs: FireAgainstInputs, tables: Tables) -> tuple[int, Cell]:
    """What a type of land shifts, with its cell; for an AFV no more than the table allows."""
    path = f"terrain.{ground}"
    own = "against"
    if inputs.target is Target.AFV and "against_afv" in tables.keys(path):
        own = "against_afv"
    # The table shelters those without armor there better than AFV, the example both alike.
    elif ground is Ground.WORKERS_SETTLEMENT and not is_usual(inputs.options, WS_NON_ARMORED):
        own = "against_example"
    cell = tables.cell(f"{path}.{own}")
    value = cell.whole
    # However dense the terrain, an AFV is sheltered by one column for each class (SP-FIRE-11).
    if inputs.target is Target.AFV:
        value = max(value, tables.whole("fire.afv.most_per_class"))
    return value, cell


def _water_lines(inputs: FireAgainstInputs, tables: Tables) -> tuple[Step, ...]:
    """River and lake, hex or hexside once; a stream only where there is neither (SP-TCE-62)."""
    if inputs.river_lake_hex or Ground.RIVER_LAKE_HEX in inputs.terrain:
        return (tables.step("terrain.river_lake_hex.against", "River or lake hex"),)
    exposed = inputs.assaulting and inputs.mode is Way.DIRECT
    if inputs.across_river_lake_hexside and exposed:
        return (tables.step("terrain.river_lake_hexside.against", "River or lake hexside"),)
    # A stream counts only for who assaults over it or draws ZOC fire: to stand at one costs
    # nothing.
    if inputs.crossed_stream_this_impulse and (inputs.assaulting or inputs.zoc is not None):
        return (_line("Crossed a stream", tables, "terrain.stream.against", "SP-TCE-59"),)
    return ()


def _state_lines(inputs: FireAgainstInputs, tables: Tables) -> tuple[Step, ...]:
    """Column, night, and what draws ZOC fire."""
    lines: list[Step] = []
    if inputs.in_column:
        lines.append(tables.step("terrain.in_column.against", "In column"))
    if inputs.night:
        lines.append(tables.step("terrain.night_impulse.against", "Night"))
    # The table has a line for each and bars neither; nothing says whether a column takes both.
    both = is_usual(inputs.options, COLUMN_IN_ZONE) or not inputs.in_column
    if inputs.zoc is not None and inputs.target is Target.NON_ARMORED and both:
        lines.append(zone_line(tables, began=inputs.zoc is ZoneMove.BEGAN_IN_HEX))
    return tuple(lines)


def zone_line(tables: Tables, *, began: bool) -> Step:
    """The shift of ZOC fire at a non-armored unit (SP-TCE-70, SP-ZOC-15)."""
    if began:
        return tables.step("terrain.zoc_began.against", "Began its move there")
    return tables.step("terrain.zoc_entered.against", "Came and goes on")


def _target_lines(inputs: FireAgainstInputs, tables: Tables) -> tuple[Step, ...]:
    """Armor of an AFV; few steps, or a balloon."""
    if inputs.target is Target.AFV:
        return _armor_lines(inputs, tables)
    lines: list[Step] = []
    # As many as it has when it is fired at: in the example the loss of one fire tells in the next.
    least = tables.whole("terrain.few_steps.steps")
    if inputs.current_steps is not None and inputs.current_steps < least:
        lines.append(tables.step("terrain.few_steps.against", f"Fewer than {least} steps"))
    # In Post-Assault Fire only artillery may hit a balloon, and only there it has this shift
    # (SP-TCE-69).
    if inputs.balloon and inputs.post_assault:
        lines.append(tables.step("terrain.balloon.against_post_assault", "Balloon"))
    return tuple(lines)


def _armor_lines(inputs: FireAgainstInputs, tables: Tables) -> tuple[Step, ...]:
    from_air = inputs.mode is Way.AIR
    # Against regular fire armor does nothing, for AFV are no targets of it.
    if not from_air and inputs.fire is not FireKind.AT:
        return ()
    armor = inputs.armor or Armor.NONE
    key = {Armor.NONE: "no_dot", Armor.HOLLOW: "hollow_dot"}.get(armor, "solid_dot")
    cell = tables.cell(f"terrain.{key}.against_{'air' if from_air else 'ground'}")
    # Only against fire from the ground does the number of solid dots matter.
    dots = int(armor) if key == "solid_dot" and not from_air else 1
    value = cell.whole * dots
    return (cell.step(f"Armor: {armor_name(armor)}", value),) if value else ()


# ---------------------------------------------------------------------------- where it fires from


@dataclass(frozen=True)
class FireFromInputs:
    """A unit that fires, and its hex."""

    terrain: tuple[Ground, ...] = terrain_told(
        "Terrain of the firing unit's hex.", "SP-FIRE-09", label="Terrain"
    )
    entrenched: bool = flag_told("Whether it is in a trench.", "SP-TCE-60", label="Entrenched?")
    target_outside_line: bool = flag_told(
        "Whether the target is outside the line of that trench.",
        "SP-TCE-60",
        default=True,
        label="Target outside that line?",
    )
    mode: Way = choice_told("How it fires.", "SP-FIRE-13", Way.DIRECT, _WAY_ALIASES)
    assaulting: bool = flag_told("Whether it assaults.", "SP-FIRE-13", label="Assaulting?")
    target_on_hill: bool = flag_told(
        "Whether the target is on a hill.", "SP-TCE-57", label="Target on a hill?"
    )
    options: Options = options_told(HILL_FIRE_FROM)


@calculator(
    "SP-FIRE-09 SP-FIRE-13..14 SP-TCE-09 SP-TCE-51 SP-TCE-57 SP-TCE-60",
    value="Columns; to the right above 0, to the left below.",
    also="SP-TCE-02 SP-TCE-05..08 SP-TCE-11 SP-AIR-04 SP-FIRE-25",
)
def fire_from(inputs: FireFromInputs, tables: Tables) -> Ruling[int]:
    """What its own hex shifts a direct fire by."""
    if inputs.assaulting or inputs.mode is not Way.DIRECT:
        why = "it assaults" if inputs.assaulting else f"fire is {inputs.mode}"
        return ruled("Fire from", 0, why, "SP-FIRE-13")
    lines: list[Step] = []
    grounds = (ground for ground in CLASS_ONE if ground in inputs.terrain)
    shifts = ((tables.whole(f"terrain.{ground}.from"), ground) for ground in grounds)
    # Shifts to the right help the one that fires, so the highest of them is his best.
    best, ground = max(shifts, key=lambda one: one[0], default=(0, Ground.CLEAR))
    if best:
        name = ground_name(ground).capitalize()
        lines.append(tables.step(f"terrain.{ground}.from", name))
    if Ground.HILL in inputs.terrain and not inputs.target_on_hill:
        # The example adds a column less for a hill than the table does; the group says which.
        key = "from" if is_usual(inputs.options, HILL_FIRE_FROM) else "from_example"
        lines.append(tables.step(f"terrain.hill.{key}", "Hill"))
    dug_in = inputs.entrenched or Ground.ENTRENCHMENT in inputs.terrain
    if dug_in and inputs.target_outside_line:
        lines.append(_line("Entrenchment", tables, "terrain.entrenchment.from", "SP-TCE-60"))
    return _summed("Fire from", tuple(lines), "SP-FIRE-09")


# -------------------------------------------------------------------------------------- words


def armor_name(armor: Armor) -> str:
    """An armor rating in words."""
    names = {Armor.NONE: "no dot", Armor.HOLLOW: "hollow dot", Armor.ONE: "1 dot"}
    return names.get(armor, f"{armor} dots")


def _line(label: str, tables: Tables, path: str, case: str) -> Step:
    """A line that rests on the case that says when the number of the cell counts."""
    return Step(label, tables.whole(path), case=case)


def _summed(label: str, lines: tuple[Step, ...], case: str) -> Ruling[int]:
    values = [step.value for step in lines if isinstance(step.value, int)]
    text = " ".join(map(signed, values)) or "nothing shifts it"
    return ruled(label, sum(values), text, case, before=lines)
