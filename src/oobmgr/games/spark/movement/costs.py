"""What a way costs in movement points, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.movement.modes import MODE_ALIASES, MODE_NAMES, Mode, with_armor
from oobmgr.games.spark.movement.path import Act, Ground, Partial, PathStep, Road
from oobmgr.games.spark.movement.terrain_costs import ALL, PROHIBITED, Cost, CostTable
from oobmgr.games.spark.options import FOG_DOUBLES, RIVER_AFV, chosen, options_told
from oobmgr.games.spark.units.armor import read_armor
from oobmgr.games.spark.words import Armor
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import flag_told, list_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_FOG: Final = "terrain.fog.cost"
_DEPLOYED: Final = frozenset({Act.ENTER, Act.DEPLOY, Act.CROSS_STREAM, Act.CROSS_HEXSIDE})
"""What is paid at the costs off the road."""
_OFF_ROAD: Final = _DEPLOYED | {Act.CROSS_BRIDGE}
_WHOLE_HEX: Final = frozenset({Act.ENTER, Act.DEPLOY})
# What each act is called in the working, and its case.
_ACTS: Final = {
    Act.ENTER: ("Enter", "SP-MOVE-05"),
    Act.ROAD: ("By", "SP-MOVE-07"),
    Act.DEPLOY: ("Deploy", "SP-MOVE-06"),
    Act.ENTER_COLUMN: ("Enter column", "SP-MOVE-11"),
    Act.CROSS_BRIDGE: ("Cross a bridge", "SP-MOVE-08"),
    Act.CROSS_HEXSIDE: ("Cross a river hexside", "SP-TCE-13"),
    Act.CROSS_STREAM: ("Cross", "SP-STRM-05"),
    Act.DETRAIN: ("Detrain", "SP-TCE-40"),
    Act.PLACE_ASSAULT_MARKER: ("Assault Marker", "SP-TCE-37"),
    Act.BUILD_BRIDGE: ("Build a bridge", "SP-TCE-41"),
    Act.DEMOLISH_BRIDGE: ("Demolish a bridge", "SP-TCE-42"),
}


@dataclass(frozen=True)
class MovementCostInputs:
    """A unit, or a stack that moves together, and its way."""

    actions: tuple[PathStep, ...] = told("What it does, in order.", case="SP-TCE-51")
    mode: Mode | None = open_told("How it moves.", "SP-TCE-51", aliases=MODE_ALIASES)
    stack: tuple[Mode, ...] = list_told(
        "How the others in its stack move.", "SP-MOVE-16", aliases=MODE_ALIASES
    )
    armor: Armor | None = open_told(
        "The armor dots of an AFV.", "SP-TCE-61", read=read_armor, label="Armor dots"
    )
    fog: bool = flag_told("Whether there is fog.", "SP-TCE-66", label="Fog")
    allowance: Fraction | None = open_told(
        "What it may spend, if that is to be checked.",
        "SP-MOVE-17",
        low=0,
        high=MANY,
        unit="MP",
        label="Movement allowance",
    )
    options: Options = options_told(RIVER_AFV, FOG_DOUBLES)


@dataclass(frozen=True)
class StepCost:
    """What one step of the way costs: its parts, doubled by fog or not."""

    act: Act
    parts: tuple[Cost, ...]
    doubled: bool
    factor: Fraction

    @property
    def points(self) -> Fraction | None:
        """Movement points; None where the step is prohibited."""
        if self.why:
            return None
        total = sum((part.points or Fraction(0) for part in self.parts), Fraction(0))
        return total * self.factor if self.doubled else total

    @property
    def why(self) -> str:
        """Why it is prohibited; empty where it is not."""
        return next((part.why for part in self.parts if part.points is None), "")

    @property
    def why_case(self) -> str:
        """The case that prohibits it; that of the terrain table where none does."""
        return next((part.case for part in self.parts if part.points is None), "SP-TCE-51")

    @property
    def takes_all(self) -> bool:
        """Whether it takes the whole allowance."""
        return any(part.all for part in self.parts)

    @property
    def label(self) -> str:
        """What is done, with what is in the way: ``Enter woods, stream``."""
        label, _ = _ACTS[self.act]
        if self.act not in {*_WHOLE_HEX, Act.ROAD, Act.CROSS_STREAM}:
            return label
        return f"{label} {', '.join(part.words for part in self.parts)}".strip()

    @property
    def arithmetic(self) -> str:
        """``4 + 2``, ``(1 + 1) × 2``; empty where there is nothing to add."""
        figures = " + ".join(shown(part.points or 0) for part in self.parts)
        if not self.doubled:
            return figures if len(self.parts) > 1 else ""
        grouped = f"({figures})" if len(self.parts) > 1 else figures
        return f"{grouped} × {shown(self.factor)}"


@calculator(
    "SP-MOVE-05..08 SP-MOVE-11 SP-TCE-51",
    title="Movement cost of a route",
    value="Movement points, P or all.",
    unit="MP",
    also=(
        "SP-CTR-11 SP-CTR-16 SP-CTR-19 SP-MAP-04..07 SP-MAP-09 SP-MAP-10 SP-MAP-12..15 "
        "SP-MAP-18 SP-MAP-23 SP-TCE-01..19 SP-TCE-21 SP-TCE-33 SP-TCE-37..42 SP-TCE-53 "
        "SP-TCE-54 SP-TCE-58 SP-TCE-61 SP-TCE-63 SP-TCE-64 SP-TCE-66 SP-TCE-71 SP-TCE-72 "
        "SP-MOVE-02..04 SP-MOVE-09 SP-MOVE-10 SP-MOVE-13 SP-MOVE-16 SP-STRM-05 SP-STRM-09 "
        "SP-STRM-10 SP-BRDG-07"
    ),
)
def movement_cost(inputs: MovementCostInputs, tables: Tables) -> Ruling[Fraction | str]:
    """What a unit or a stack pays for a route, step by step.

    Raises:
        BadInput: Nobody moves, a step lacks what it needs, or crosses one hexside in two ways.
    """
    costs = path_costs(inputs, tables)
    total, modes = path_total(costs), _modes(inputs)
    names = ", ".join(MODE_NAMES[mode] for mode in modes)
    barred = next((cost for cost in costs if cost.why), None)
    why, case = (barred.why, barred.why_case) if barred else ("", "SP-TCE-51")
    working = [
        Step("Moves as", names, case="SP-MOVE-16" if len(modes) > 1 else "SP-TCE-51"),
        *_lines(inputs, costs),
        Step("Movement points", total, why, case, StepKind.RESULT),
    ]
    notes: tuple[str, ...] = ()
    if inputs.allowance is not None and isinstance(total, Fraction):
        left = inputs.allowance - total
        text = f"{shown(inputs.allowance)} − {shown(total)}"
        working.append(Step("Left", left, text, "SP-MOVE-17", StepKind.RESULT))
        notes = () if left >= 0 else (f"{shown(-left)} movement points too many.",)
    return Ruling(total, tuple(working), notes)


def path_costs(inputs: MovementCostInputs, tables: Tables) -> tuple[StepCost, ...]:
    """What each step of a way costs, dearest where a stack moves together.

    Raises:
        BadInput: Nobody moves, a step lacks what it needs, or crosses one hexside in two ways.
    """
    modes = _modes(inputs)
    faults = [fault for at, step in enumerate(inputs.actions) for fault in _step_faults(at, step)]
    if faults:
        raise BadInput(*faults)
    return tuple(_dearest(inputs, step, modes, tables) for step in inputs.actions)


def path_total(costs: Sequence[StepCost]) -> Fraction | str:
    """Movement points of all steps together, P or all."""
    # Before all: a way that is barred somewhere cannot be paid with all points either.
    if any(cost.points is None for cost in costs):
        return PROHIBITED
    if any(cost.takes_all for cost in costs):
        return ALL
    return sum((cost.points or Fraction(0) for cost in costs), Fraction(0))


def _modes(inputs: MovementCostInputs) -> tuple[Mode, ...]:
    given = (*((inputs.mode,) if inputs.mode else ()), *inputs.stack)
    if not given:
        advice = f"Give one of {', '.join(Mode)}."
        raise BadInput(Fault("is missing.", "mode", "", advice, "SP-TCE-51", missing=True))
    return tuple(dict.fromkeys(with_armor(mode, inputs.armor) for mode in given))


def _step_faults(at: int, step: PathStep) -> Iterator[Fault]:
    where = f"actions.{at + 1}" if at else "actions"
    # A trench costs nothing by itself: what the hex is has to be told beside it.
    costly = set(step.terrain) - {Ground.ENTRENCHMENT}
    if step.do in _WHOLE_HEX and not costly:
        advice = "Give the terrain of the hex, such as clear."
        yield Fault(f"step {at + 1} has no terrain.", where, advice=advice, case="SP-MOVE-05")
    if step.do is Act.ROAD and not step.road:
        advice = "Give the road, such as primary_road."
        yield Fault(f"step {at + 1} has no road.", where, advice=advice, case="SP-MOVE-07")
    if step.do is Act.ROAD and step.river_hexside and not step.bridge_hexside:
        advice = "By road a river is crossed over a bridge: say so, or enter off the road."
        sentence = f"step {at + 1} crosses a river by road."
        yield Fault(sentence, where, advice=advice, case="SP-MOVE-03")
    if step.river_hexside and step.partial_hexside is not Partial.NONE:
        advice = "Give one of the two."
        sentence = f"step {at + 1} crosses one hexside as river and as partial."
        yield Fault(sentence, where, advice=advice, case="SP-TCE-14")


def _dearest(
    inputs: MovementCostInputs, step: PathStep, modes: tuple[Mode, ...], tables: Tables
) -> StepCost:
    """The step of the member of the stack that pays most (SP-MOVE-16)."""
    # SP-X-03: the hollow dot marks AFV that may cross, or those that may not.
    thin = chosen(inputs.options, RIVER_AFV) == "hollow"
    factor = Fraction(tables.number(_FOG))
    doubled = inputs.fog and _is_doubled(step, inputs.options)
    # A stack goes together, so each step costs what the slowest there pays, not what one unit
    # pays for the whole way.
    found = (
        StepCost(step.do, tuple(_parts(step, CostTable(mode, tables, thin))), doubled, factor)
        for mode in modes
    )
    # What is barred to one of the stack is barred to all of it.
    return max(found, key=lambda cost: (cost.points is None, cost.points or Fraction(0)))


def _is_doubled(step: PathStep, options: Options) -> bool:
    """Whether fog doubles a step (SP-TCE-66)."""
    # The table doubles all, its note only what is off the road; nothing speaks of actions.
    doubles = chosen(options, FOG_DOUBLES)
    if doubles == "everything" or step.do in _OFF_ROAD:
        return True
    return doubles == "roads_too" and step.do is Act.ROAD


def _parts(step: PathStep, table: CostTable) -> Iterator[Cost]:
    """What a step costs, class by class."""
    if step.do in _WHOLE_HEX:
        yield from _hex(step, table)
    elif step.do is Act.ROAD:
        yield from _by_road(step, table)
    elif step.do is Act.CROSS_STREAM:
        yield table.streams(step.streams or 1)
    # Without a number it is one stream, and below one bridge.
    elif step.do is Act.CROSS_BRIDGE:
        yield table.bridges(max(step.bridges, 1))
    elif step.do is Act.CROSS_HEXSIDE:
        yield from _hexside(step, table, named=True)
    else:
        yield table.row(step.do, _ACTS[step.do][0])


def _hex(step: PathStep, table: CostTable) -> Iterator[Cost]:
    """The hex that is entered, or deployed in: there streams and hexsides cost nothing."""
    entering = step.do is Act.ENTER
    grounds = tuple(Ground(one) for one in step.terrain)
    bridged = entering and (step.bridge_hexside or step.bridges > 0)
    land = table.class_one(grounds, bridged=bridged)
    if land is not None:
        yield land
    # A class of its own, which is paid on top of the land (SP-MOVE-05).
    if Ground.HILL in grounds:
        yield table.hill()
    if entering:
        # A stream among the terrain is one, unless a number says that there are more.
        streams = step.streams or int(Ground.STREAM in grounds)
        if streams:
            yield table.streams(streams)
        yield from _hexside(step, table)


def _hexside(step: PathStep, table: CostTable, *, named: bool = False) -> Iterator[Cost]:
    """The hexside on the way into a hex. A bridge takes the place of the water (SP-MAP-15)."""
    # Asked first: over a bridge the water below costs nothing more.
    if step.bridge_hexside or step.bridges:
        yield table.bridges(max(step.bridges, 1))
    elif step.partial_hexside is not Partial.NONE:
        cost = table.partial_hexside(step.partial_hexside)
        if cost is not None:
            yield cost
    elif step.river_hexside or named:
        yield table.river_hexside()


def _by_road(step: PathStep, table: CostTable) -> Iterator[Cost]:
    """The cheapest connected road, and each bridge in the hex or on its hexside."""
    road = table.road(Road(one) for one in step.road)
    if road is not None:
        yield road
    # Each is paid for: the one in the hex, and the one on its hexside (SP-TCE-64).
    bridges = step.bridges + int(step.bridge_hexside)
    if bridges:
        yield table.bridges(bridges)


def _lines(inputs: MovementCostInputs, costs: Sequence[StepCost]) -> Iterator[Step]:
    """A line for each step, with the sum so far."""
    so_far = Fraction(0)
    for step, cost in zip(inputs.actions, costs, strict=True):
        if cost.points is None:
            yield Step(cost.label, PROHIBITED, cost.why, cost.why_case)
            continue
        so_far += cost.points
        told_so_far = f"{shown(so_far)} so far" if len(costs) > 1 else ""
        text = ", ".join(part for part in (cost.arithmetic, told_so_far) if part)
        yield Step(cost.label, ALL if cost.takes_all else cost.points, text, _ACTS[step.do][1])
