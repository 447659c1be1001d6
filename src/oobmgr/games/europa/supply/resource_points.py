"""Resource Points: at the start, as income, and how far away they may be spent."""

from __future__ import annotations

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.games.europa.start import start_form, start_places
from oobmgr.games.europa.turns import FIRST_TURN, read_turn
from oobmgr.games.europa.words import CENTRAL, FULL, SIDE_ALIASES, UNPLACED, SideName, Weather
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class StartingResourcePointsInputs:
    """The side and the form of the game."""

    side: SideName = told("The side.", aliases=SIDE_ALIASES, case="RES-01")
    north: bool = flag_told(
        "Whether the northern Finnish front is in the game.",
        "GEN-05",
        default=True,
        label="Northern front in play?",
    )
    options: Options = options_told("start_rp_variant")


@dataclass(frozen=True)
class Points:
    """A number of Resource Points."""

    points: int = told("Resource Points.", unit="Resource Points")


@calculator("RES-01..02 GEN-05", title="Resource Points at start")
def starting_resource_points(
    inputs: StartingResourcePointsInputs, tables: Tables
) -> Ruling[Points]:
    """How many Resource Points a side starts with."""
    side = inputs.side
    form = start_form(FULL if inputs.north else CENTRAL, inputs.options)
    cell = tables.cell(f"resource_points.start.{side}.{form}")
    working = [
        cell.step(f"In {place}", amount)
        for place, amount in start_places(tables, side.account_side, form).items()
        if place != UNPLACED
    ]
    # In the full game alone the owner places them as he likes, so only there limits hold
    # (EU-CF-28).
    if side is SideName.AXIS and form == FULL:
        group = "resource_points.start.most"
        working += [
            cell.step(f"At most in {place}", tables.whole(f"{group}.{place}"))
            for place in tables.keys(group)
        ]
    working.append(cell.step("Resource Points at start", kind=StepKind.RESULT))
    return Ruling(Points(cell.whole), tuple(working))


@dataclass(frozen=True)
class ResourceIncomeInputs:
    """What decides the Resource Points of an Initial Phase."""

    side: SideName = told("The side.", aliases=SIDE_ALIASES, case="INC-16")
    ploesti: bool = flag_told(
        "Whether the Axis holds Ploesti.", "RES-03", default=True, label="Ploesti held?"
    )
    baku_line: bool = flag_told(
        "Whether the Soviets have a line of supply to Baku.",
        "RES-04",
        default=True,
        label="Line to Baku?",
    )
    scheduled: int = amount_told(
        "Resource Points by the reinforcement schedule.",
        "RES-05",
        unit="Resource Points",
        default=0,
    )
    turn: TurnCode = told("The game turn.", default=FIRST_TURN, read=read_turn)
    options: Options = options_told("resource_income_start")


@calculator("RES-03..05 INC-16")
def resource_income(inputs: ResourceIncomeInputs, tables: Tables) -> Ruling[Points]:
    """How many Resource Points a side receives in its Initial Phase."""
    cell = tables.cell(f"resource_points.income.{inputs.side}.points")
    place = tables.text(f"resource_points.income.{inputs.side}.place")
    axis = inputs.side is SideName.AXIS
    # EU-CF-29: both pay in every turn from the first on, unless the campaign names a later one.
    begun = inputs.turn >= TurnCode(str(chosen(inputs.options, "resource_income_start")))
    open_line = inputs.ploesti if axis else inputs.baku_line
    points = cell.whole if open_line and begun else 0
    # Not begun goes before lost: in the first turns nobody has lost it.
    why = "" if points else ("not begun yet" if not begun else "lost" if axis else "no line")
    working = [cell.step(place, points, why)]
    if inputs.scheduled:
        working.append(Step("By the schedule", inputs.scheduled, case="RES-05"))
    total = points + inputs.scheduled
    working.append(Step("Resource Points", total, case="INC-16", kind=StepKind.RESULT))
    return Ruling(Points(total), tuple(working))


def reach(weather: Weather, options: Options, tables: Tables, *, arctic: bool) -> tuple[int, str]:
    """How many hexes away a Resource Point may be spent, and the case (RES-10)."""
    cell = tables.cell(f"resource_points.reach.{weather}")
    # EU-CF-36: the arctic shortens distances; whether it does so for trucks is left open.
    less = arctic and chosen(options, "arctic_trucks") == "minus1"
    cut = tables.whole("resource_points.reach.arctic_less") if less else 0
    return cell.whole - cut, cell.case
