"""What movement costs, by zones of control or administratively, and how many may stack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import Exact, counted, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.movement.overruns import PHASE_ALIASES, MovingPhase
from oobmgr.games.europa.options import options_told
from oobmgr.games.europa.trace.interdiction import entering, leaving
from oobmgr.games.europa.turns import read_turn
from oobmgr.games.europa.words import NATIONS, UNIT_NATION_ALIASES, terrain_words
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told, flag_told, list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.scalars import read_flag
from oobmgr.rules.tables import Tables

MOUNTAIN, ARCTIC = "mountain", "arctic"
GROUNDS = (MOUNTAIN, ARCTIC)
"""The grounds that lower the limit of a hex."""

# ----------------------------------------------------------------------- zones of control


@dataclass(frozen=True)
class ZocExitCostInputs:
    """A zone of control that a unit leaves."""

    turn: TurnCode = told("The game turn.", read=read_turn, case="ZOC-04")
    zoc_owner: str = told(
        "Whose zone of control it is.", choices=NATIONS, aliases=UNIT_NATION_ALIASES, case="ZOC-04"
    )
    owner_isolated: bool = flag_told(
        "Whether only isolated divisions exert it.", "ZOC-01", label="Only isolated divisions?"
    )
    division: bool = flag_told(
        "Whether a division exerts it, or a Soviet tank or mechanised corps.",
        "ZOC-03",
        names=("owner_division", "divisions"),
        default=True,
        label="Exerted by a division?",
    )


@calculator(
    "ZOC-01 ZOC-03..04",
    title="Leaving a zone of control",
    value="Movement points more.",
    unit="MP",
    named="mp",
)
def zoc_exit_cost(inputs: ZocExitCostInputs, tables: Tables) -> Ruling[int]:
    """What leaving an enemy zone of control costs."""
    if not inputs.division:
        return ruled("No division, no zone of control", 0, case="ZOC-03")
    limit = "movement.zoc.limit"
    nation, turn = tables.text(f"{limit}.nation"), tables.text(f"{limit}.turn")
    kinds = ["normal"]
    # EU-CF-75: reduced and limited zones are one and the same thing, told in two places.
    kinds += ["reduced"] if inputs.owner_isolated else []
    kinds += ["limited"] if (inputs.zoc_owner, inputs.turn) == (nation, turn) else []
    cells = {kind: tables.cell(f"movement.zoc.{kind}") for kind in kinds}
    working = [cell.step(f"{kind.capitalize()} zone of control") for kind, cell in cells.items()]
    least = min(cell.whole for cell in cells.values())
    text = "the lowest" if len(cells) > 1 else ""
    case = cells[kinds[-1]].case
    return ruled("Movement points more", least, text, case, before=working)


# ---------------------------------------------------------------- administrative movement


def _read_zones(raw: Any) -> tuple[bool, ...]:  # noqa: ANN401 - JSON
    if not isinstance(raw, list | tuple):
        raise ValueError("must be a list of true and false, one for each hex.")  # noqa: TRY004 - as in the reader
    # 1 and 0 are flags here, which are read as text alone.
    return tuple(read_flag(str(item) if isinstance(item, int) else item) for item in raw)


# The conditions of an administrative move, as its working has them.
ENOUGH: Final = "Enough movement points"
_CHEAP: Final = "Hexes cheap enough"
_IN_PHASE: Final = "In the Movement Phase"
_NO_ZONE: Final = "Clear of enemy zones of control"
_NOT_NEXT: Final = "Not next to the enemy"
_SUPPLIED: Final = "In supply"
_FRIENDLY: Final = "Hexes friendly at the start"
_ON_ROADS: Final = "On roads in arctic zone A"
_TRUCK: Final = "Truck clear of interdiction zones"


@dataclass(frozen=True)
class AdministrativeMoveInputs:
    """A unit's way by administrative movement, hex by hex."""

    hex_costs: tuple[Fraction, ...] = amount_told(
        "The cost of entering each hex, in order.", "MOV-03", unit="MP"
    )
    ma: Fraction = amount_told("Movement points of the unit.", "MOV-03", unit="MP")
    zones: tuple[bool, ...] = list_told(
        "For each of the hexes, whether it is in an interdiction zone.",
        "MOV-04",
        read=_read_zones,
        names=("zone", "zone_hexes"),
        label="Hexes in interdiction zones",
    )
    start_in_zone: bool = flag_told(
        "Whether it starts in an interdiction zone.",
        "MOV-04",
        names=("start_zone",),
        label="Start in a zone?",
    )
    cm: bool = flag_told("Whether it is mechanised.", "INT-04", label="C/M unit?")
    ezoc: bool = flag_told(
        "Whether it enters or leaves an enemy zone of control.",
        "MOV-03",
        names=("in_ezoc",),
        label="Enemy zone of control?",
    )
    adjacent: bool = flag_told(
        "Whether it passes next to enemy units.",
        "MOV-03",
        names=("enemy_adjacent", "adjacent_enemy"),
        label="Next to enemies?",
    )
    in_supply: bool = flag_told(
        "Whether it is in supply.", "MOV-03", names=("supplied",), default=True, label="In supply?"
    )
    friendly: bool = flag_told(
        "Whether all hexes were friendly at the start.",
        "MOV-03",
        names=("friendly_at_start", "friendly_hexes"),
        default=True,
        label="All hexes friendly?",
    )
    arctic: bool = flag_told("Whether it moves in arctic zone A.", "MOV-03", label="Arctic zone A?")
    road: bool = flag_told(
        "Whether it keeps to roads.", "MOV-03", names=("roads", "on_road"), label="On roads?"
    )
    truck: bool = flag_told("Whether it is a truck.", "TRK-05", label="Truck?")
    phase: MovingPhase = choice_told("The phase.", "MOV-03", MovingPhase.MOVEMENT, PHASE_ALIASES)
    options: Options = options_told("interdiction_cm_enter")


@dataclass(frozen=True)
class AdministrativeMove:
    """Whether a unit may move so, and what it costs."""

    allowed: bool = told("Whether it may move so.")
    mp: Fraction | None = told("What it costs; none where it may not.", unit="MP")


@calculator("MOV-03..04 INT-04 TRK-05", title="Administrative movement")
def administrative_move(
    inputs: AdministrativeMoveInputs, tables: Tables
) -> Ruling[AdministrativeMove]:
    """Whether a unit may move administratively, and what it costs.

    Raises:
        BadInput: More hexes are said to lie in zones than there are.
    """
    # Fewer are read as outside of zones; more belong to no hex.
    if len(inputs.zones) > len(inputs.hex_costs):
        said = f"covers {len(inputs.zones)} hexes, and the route has {len(inputs.hex_costs)}."
        raise BadInput(Fault(said, "zones", str(len(inputs.zones)), case="MOV-04"))
    costs = list(_cost_lines(inputs, tables))
    total = sum((Fraction(line.value or 0) for line in costs), Fraction(0))
    conditions = list(_conditions(inputs, tables))
    enough = total <= inputs.ma
    text = f"{shown(total)} {'≤' if enough else '>'} {shown(inputs.ma)}"
    conditions.append(Step(ENOUGH, enough, text, "MOV-03"))
    allowed = all(line.value is True for line in conditions)
    working = (
        *costs,
        Step("Together", total, case="MOV-03", kind=StepKind.SUM),
        *conditions,
        Step("Allowed", allowed, case="MOV-03", kind=StepKind.RESULT),
    )
    return Ruling(AdministrativeMove(allowed, total if allowed else None), working)


def _cost_lines(inputs: AdministrativeMoveInputs, tables: Tables) -> Iterator[Step]:
    """Hexes at their part of the cost, zone hexes in full, and what leaving zones adds."""
    # What is left out lies in no zone.
    zones = (*inputs.zones, *(False,) * (len(inputs.hex_costs) - len(inputs.zones)))
    pairs = list(zip(inputs.hex_costs, zones, strict=True))
    cell = tables.cell("movement.administrative.share")
    # Half of what a hex costs, and hexes of a zone at full cost: no hurry pays there (MOV-04).
    share = Fraction(cell.number)
    ordinary = sum((cost for cost, zone in pairs if not zone), Fraction(0))
    yield cell.step("Hexes", ordinary * share, f"{shown(ordinary)} × {shown(share)}")
    full = sum((cost for cost, zone in pairs if zone), Fraction(0))
    if full:
        yield Step("Zone hexes", full, "in full", "MOV-04")
    # The last hex of the way is entered and not left; the start is left.
    left = sum((inputs.start_in_zone, *zones)[: len(pairs)])
    if left:
        each, case = leaving(tables, cm=inputs.cm)
        yield Step("Zone hexes left", left * each, f"{left} × {each}", case)
    # By option mechanised units pay for entering a zone, too (EU-CF-31).
    entered = sum(zones) * entering(inputs.options, tables, cm=inputs.cm)
    if entered:
        yield Step("Zone hexes entered", entered, case="INT-04")


def _conditions(inputs: AdministrativeMoveInputs, tables: Tables) -> Iterator[Step]:
    cell = tables.cell("movement.administrative.highest_cost")
    # By the cost before it is halved: up to 2 MP a hex (MOV-03).
    barred = sum(cost > cell.number for cost in inputs.hex_costs)
    text = f"{counted(barred, 'hex', 'hexes')} above {cell.value} MP" if barred else ""
    yield cell.step(_CHEAP, not barred, text)
    for label, value in (
        (_IN_PHASE, inputs.phase is MovingPhase.MOVEMENT),
        (_NO_ZONE, not inputs.ezoc),
        (_NOT_NEXT, not inputs.adjacent),
        (_SUPPLIED, inputs.in_supply),
        (_FRIENDLY, inputs.friendly),
    ):
        yield Step(label, value, case="MOV-03")
    if inputs.arctic:
        yield Step(_ON_ROADS, inputs.road, case="MOV-03")
    # Trucks have a rule of their own: for them a zone is barred, not dear (TRK-05).
    if inputs.truck:
        clear = not (inputs.start_in_zone or any(inputs.zones))
        yield Step(_TRUCK, clear, case="TRK-05")


def why_not_so(condition: Step) -> str:
    """What a player is told of a condition of an administrative move that is not met."""
    text = condition.arithmetic
    cost, _, left = text.partition(" > ")
    return {
        ENOUGH: f"The move takes {cost} MP; left: {left}.",
        _CHEAP: f"The route is too expensive for an administrative move: {text}.",
        _IN_PHASE: "There is no administrative movement after the Movement Phase.",
        _NO_ZONE: "The route leads through an enemy zone of control.",
        _NOT_NEXT: "The route leads next to the enemy.",
        _SUPPLIED: "Only units in supply move administratively.",
        _FRIENDLY: "The route leads through a hex that was not friendly at the start.",
        _ON_ROADS: "In arctic zone A administrative movement keeps to the roads.",
        _TRUCK: "A truck keeps clear of interdiction zones.",
    }[condition.label]


# ------------------------------------------------------------------------------- stacking


@dataclass(frozen=True)
class StackingInputs:
    """A stack and its hex."""

    res: Fraction = amount_told("Regimental equivalents in the hex.", "STK-01", unit="REs")
    mountain: bool = flag_told("Whether it is a mountain hex.", "STK-01", label="Mountain?")
    arctic: bool = flag_told("Whether it is in the arctic.", "STK-01", label="Arctic?")


def stacking_limit(grounds: Iterable[str], tables: Tables) -> Exact:
    """How many regimental equivalents may stand in a hex of these grounds (STK-01)."""
    # Of several grounds the lowest holds, for each limits by itself.
    return min(tables.number(f"movement.stacking.{kind}") for kind in ("normal", *grounds))


@calculator("STK-01", value="Whether this many may stack there.", named="ok")
def stacking(inputs: StackingInputs, tables: Tables) -> Ruling[bool]:
    """Whether this many regimental equivalents may stack in a hex."""
    grounds = {MOUNTAIN: inputs.mountain, ARCTIC: inputs.arctic}
    kinds = ("normal", *(kind for kind, applies in grounds.items() if applies))
    cells = {kind: tables.cell(f"movement.stacking.{kind}") for kind in kinds}
    limit = min(cell.number for cell in cells.values())
    ok = inputs.res <= limit
    working = [cell.step(f"Limit, {terrain_words(kind)}") for kind, cell in cells.items()]
    text = f"{shown(inputs.res)} {'≤' if ok else '>'} {shown(limit)}"
    return ruled("Within the limit", ok, text, cells[kinds[-1]].case, before=working)
