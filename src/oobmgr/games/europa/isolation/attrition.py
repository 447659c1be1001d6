"""Isolation attrition: who rolls, what the roll costs, what a breakout brings."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction
from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import ceil, shown, signed
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.games.europa.turns import read_turn
from oobmgr.games.europa.winter import is_winter
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import D6
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, flag_told, list_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

LOWEST: Final = 1 + 1
HIGHEST: Final = D6 + D6
"""What two dice show together."""

# --------------------------------------------------------------------------------- timing


@dataclass(frozen=True)
class IsolationTimingInputs:
    """A unit when supply is checked."""

    unsupplied_previous_turn: bool = told(
        "Whether it was unsupplied in its previous own turn.",
        case="ISO-01",
        label="Unsupplied last own turn?",
    )
    isolated_now: bool = told("Whether it is isolated now.", case="ISO-01", label="Isolated now?")
    air_supplied: bool = flag_told(
        "Whether air transport supplies it in this Initial Phase.",
        "ISO-08",
        names=("air_supply",),
        label="Supplied by air?",
    )


@calculator(
    "ISO-01..02 ISO-08 SUP-07",
    title="Who rolls for attrition",
    value="Whether it breaks out or rolls for attrition.",
    named="rolls",
)
def isolation_timing(inputs: IsolationTimingInputs, _: Tables) -> Ruling[bool]:
    """Whether an isolated unit rolls for attrition this turn."""
    # Air supply of this very Initial Phase comes before the check, and spares the roll (EU-CF-79).
    isolated = inputs.isolated_now and not inputs.air_supplied
    # Unsupplied before, isolated now: it need not have been isolated twice (EU-CF-96).
    rolls = inputs.unsupplied_previous_turn and isolated
    working = [
        Step("Unsupplied in the previous own turn", inputs.unsupplied_previous_turn, case="SUP-07"),
        Step("Isolated now", inputs.isolated_now, case="ISO-01"),
    ]
    if inputs.air_supplied:
        working.append(Step("Supplied by air", value=True, case="ISO-08"))
    # Said before the roll, or a player would break out only after a bad one (ISO-02).
    notes = ("Its hex may break out, which is declared before the roll.",) if rolls else ()
    return ruled("Rolls", rolls, case="ISO-01", before=working, notes=notes)


# ------------------------------------------------------------------------------ attrition


class Condition(StrEnum):
    """What modifies the attrition roll."""

    ADJACENT = "adjacent"
    REGION = "region"
    NORTH_AFRICA = "north_africa"
    WINTER = "winter"
    HOME = "home"
    CITY = "city"


_LABELS = {
    Condition.ADJACENT: "Enemy combat unit adjacent",
    Condition.REGION: "Harsh region",
    Condition.WINTER: "Winter",
    Condition.HOME: "In the home country",
    Condition.CITY: "Path to a friendly major city",
}
_CONDITION_ALIASES = {
    "enemy adjacent": "adjacent", "adjacent enemy": "adjacent", "enemy": "adjacent",
    "eastern europe": "region", "russia": "region", "scandinavia": "region",
    "africa": "north_africa", "home country": "home", "major city": "city", "city path": "city",
}  # fmt: skip


@dataclass(frozen=True)
class IsolationAttritionInputs:
    """An isolated hex and its roll."""

    roll: int = told("The two dice together.", low=LOWEST, high=HIGHEST, case="ISO-03")
    df: Fraction = amount_told("Printed defence of the stack.", "ISO-03", unit="factors")
    conditions: tuple[Condition, ...] = list_told(
        "What applies there: enemy adjacent, region (Eastern Europe, Russia, Scandinavia) or "
        "North Africa, winter, home country, city (path to a friendly major city).",
        "ISO-04",
        aliases=_CONDITION_ALIASES,
        label="Conditions there",
    )
    turn: TurnCode | None = open_told(
        "The game turn, which tells whether it is winter.",
        "ISO-04",
        read=lambda raw: None if raw is None else read_turn(raw),
        label="Game turn",
    )
    options: Options = options_told("winter_turns")


@dataclass(frozen=True)
class IsolationAttrition:
    """What an attrition roll costs."""

    drm: int = told("Modifier of the roll.")
    modified: int = told("The roll with it.")
    loss: int = told("Strength to lose.", unit="factors")


@calculator("ISO-03..04 ISO-07 GEN-04")
def isolation_attrition(
    inputs: IsolationAttritionInputs, tables: Tables
) -> Ruling[IsolationAttrition]:
    """What an attrition roll costs an isolated hex."""
    lines = list(_modifiers(inputs, tables))
    drm = sum(int(line.value or 0) for line in lines)
    modified = inputs.roll + drm
    text = f"{inputs.roll} {signed(drm)}" if drm else ""
    # Losses of isolated units bring no change, so nobody gains by losing more (ISO-07).
    loss, lost = _loss(inputs.df, modified, tables)
    working = (
        Step("Roll", inputs.roll, case="ISO-03"),
        *lines,
        Step("Modified roll", modified, text, "ISO-04", StepKind.SUM),
        lost,
    )
    notes = ("Losing more than this earns no replacement points.",) if loss else ()
    return Ruling(IsolationAttrition(drm, modified, loss), working, notes)


def _modifiers(inputs: IsolationAttritionInputs, tables: Tables) -> Iterator[Step]:
    """A line for each condition that holds, once each; North Africa has no winter."""
    holding = set(inputs.conditions)
    # EU-CF-57: the rules speak of winter and give no dates for it.
    by_turn = str(chosen(inputs.options, "winter_turns"))
    if inputs.turn is not None and is_winter(inputs.turn, by_turn):
        holding.add(Condition.WINTER)
    # North Africa is a harsh region without a winter.
    if Condition.NORTH_AFRICA in holding:
        holding = (holding - {Condition.WINTER}) | {Condition.REGION}
    for condition, label in _LABELS.items():
        if condition in holding:
            yield tables.step(f"isolation.modifier.{condition}", label)


def _loss(strength: Fraction, modified: int, tables: Tables) -> tuple[int, Step]:
    """What a stack of this strength loses by a modified roll, and the line that says so."""
    fails = tables.cell("isolation.roll.fails")
    # The bound itself still fails: 6 or less (ISO-03).
    if modified > fails.whole:
        text = f"{shown(modified)} > {fails.value}"
        return 0, fails.step("Strength lost", 0, text, StepKind.RESULT)
    share = Fraction(tables.number("isolation.loss.share"))
    # Half, rounded up, so that even a stack of one factor loses (EU-CF-57).
    loss = ceil(strength * share)
    text = f"{shown(strength)} × {shown(share)}, rounded up"
    return loss, fails.step("Strength lost", loss, text, StepKind.RESULT)


# ------------------------------------------------------------------------------ breaking out


@dataclass(frozen=True)
class BreakoutPointsInputs:
    """A stack that breaks out, and the attrition roll of its hex."""

    strength: Fraction = amount_told(
        "Strength removed, infantry with its combat strength, armour and artillery with their "
        "defence.",
        "ISO-05",
        unit="factors",
        label="Strength removed",
    )
    modified_roll: int = told("The attrition roll with its modifiers.", case="ISO-03")


@calculator(
    "ISO-05..06 ISO-03",
    title="Breakout",
    value="Infantry replacement points.",
    unit="points",
    named="points",
)
def breakout_points(inputs: BreakoutPointsInputs, tables: Tables) -> Ruling[int]:
    """The infantry replacement points that a breakout brings.

    Raises:
        BadInput: Two dice with all modifiers cannot come to the roll.
    """
    _check_modified(inputs.modified_roll, tables)
    # As if it had stayed: the roll decides how much of the stack would have gone (EU-CF-58).
    required, line = _loss(inputs.strength, inputs.modified_roll, tables)
    cell = tables.cell("isolation.breakout.less")
    less = cell.whole
    # A small stack may be worth less than what is kept back, and brings nothing then.
    points = max(0, ceil(inputs.strength - required - less))
    text = f"{shown(inputs.strength)} − {required} − {less}"
    working = (
        cell.step("Strength removed", inputs.strength),
        Step("The roll would cost", required, line.arithmetic, line.case),
        cell.step("Kept back", less),
    )
    notes = ("They can be used from the next game turn on [ISO 06].",) if points else ()
    label = "Infantry replacement points"
    return ruled(label, points, text, cell.case, before=working, notes=notes)


def _check_modified(modified: int, tables: Tables) -> None:
    group = "isolation.modifier"
    # The dice may show all modifiers of one sign and none of the other.
    changes = [tables.whole(f"{group}.{name}") for name in tables.keys(group)]
    lowest = LOWEST + sum(min(change, 0) for change in changes)
    highest = HIGHEST + sum(max(change, 0) for change in changes)
    if not lowest <= modified <= highest:
        said = f"must be from {lowest} to {highest}."
        raise BadInput(Fault(said, "modified_roll", str(modified), case="ISO-04"))
