"""Special replacements: the part of the losses that returns."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import floor
from types import MappingProxyType
from typing import Any

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import ceil, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.games.europa.turns import CALENDAR, read_turn
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, flag_told
from oobmgr.rules.inputs import decode, told
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class TurnLoss:
    """What was lost in a game turn."""

    turn: TurnCode = told("Game turn.", read=read_turn, case="SR-03")
    lost: int = amount_told("Strength lost.", "SR-03", unit="factors")
    excluded: bool = flag_told(
        "Whether it does not count.", "SR-03", names=("exclude",), label="Not counted?"
    )
    early: bool = flag_told(
        "Whether it fell before the side's own half of that turn; it may return in it.",
        "SR-02",
        label="Before its own player turn?",
    )


def _read_losses(raw: Any) -> tuple[TurnLoss, ...]:  # noqa: ANN401 - JSON
    """Losses as pairs of turn and strength, as a table of turns, or as records."""
    entries = list(raw.items()) if isinstance(raw, Mapping) else raw
    if not isinstance(entries, list | tuple):
        raise ValueError("must be a list of game turns with what was lost in each.")  # noqa: TRY004 - as in the reader
    return tuple(_read_loss(entry) for entry in entries)


def _read_loss(entry: Any) -> TurnLoss:  # noqa: ANN401 - JSON
    if isinstance(entry, Mapping | TurnLoss):
        return decode(TurnLoss, entry)
    if isinstance(entry, list | tuple):
        names = ("turn", "lost", "excluded")
        if 1 < len(entry) <= len(names):
            # The last of the three may be left out.
            return decode(TurnLoss, dict(zip(names, entry, strict=False)))
    raise ValueError("must be a list of game turns, each with the strength lost.")


@dataclass(frozen=True)
class SpecialReplacementsInputs:
    """The losses of one nation in one kind of strength, turn by turn."""

    losses_by_turn: tuple[TurnLoss, ...] = told(
        "Strength lost in each game turn, the surprise turn included.",
        read=_read_losses,
        unit="factors",
        names=("losses",),
        case="SR-02",
        label="Losses by turn",
    )
    nation: str = told("Whose losses.", default="", case="SR-01")
    kind: str = told("Which kind of strength.", default="", case="SR-03")
    options: Options = options_told("sr_round", "sr_to_date")


@calculator("SR-01..03", value="Points received, by game turn.", unit="points", named="awards")
def special_replacements(
    inputs: SpecialReplacementsInputs, tables: Tables
) -> Ruling[Mapping[TurnCode, int]]:
    """How many points return for the losses of a nation, turn by turn.

    A loss returns in the next game turn, but not before the first one that brings any; where option
    sr_to_date says until_now, one of the enemy's half of a turn before one's own returns in it.
    """
    ratio = tables.cell("replacements.special.ratio")
    share = Fraction(ratio.number)
    # EU-CF-55: the rest of a division by four is carried on, or each turn is rounded up.
    each_up = chosen(inputs.options, "sr_round") == "up"
    total = paid = 0
    awards: dict[TurnCode, int] = {}
    working = [ratio.step("Share that returns", share)]
    until_now = chosen(inputs.options, "sr_to_date") == "until_now"
    for turn, lost in _by_award(inputs.losses_by_turn, tables, at_once=until_now).items():
        total += lost
        exact = share * (lost if each_up else total)
        # Parts of a point wait until they make a whole one, unless each turn is rounded up.
        award = ceil(exact) if each_up else floor(exact) - paid
        paid += award
        awards[turn] = award
        working += _award_lines(turn, lost, total, each_up=each_up)
        text = f"{shown(share)} × {shown(lost if each_up else total)} = {shown(exact)}"
        if each_up:
            text = f"{text}, up"
        elif paid > award:
            text = f"{text}, less {shown(paid - award)} paid"
        label = f"Received {CALENDAR.short(turn)}"
        working.append(Step(label, award, text, "SR-03", StepKind.SUM))
    rest = 0 if each_up else total * share - paid
    if rest:
        working.append(Step("Carries over", rest, "part of a point", "SR-03"))
    working.append(ratio.step("Received in all", paid, kind=StepKind.RESULT))
    return Ruling(MappingProxyType(awards), tuple(working))


def _by_award(
    losses: tuple[TurnLoss, ...], tables: Tables, *, at_once: bool
) -> dict[TurnCode, int]:
    """Losses that count, by the game turn in which they return, in order of time.

    `at_once` says that what fell before the side's own half of a turn returns in it.
    """
    # The first award reckons with all losses before it, the surprise turn included (SR-02).
    first = TurnCode(tables.text("replacements.start.special"))
    found: dict[TurnCode, int] = {}
    for loss in sorted(losses, key=lambda each: each.turn):
        back = loss.turn if at_once and loss.early else CALENDAR.next(loss.turn)
        turn = max(back, first)
        # A loss that does not count still opens its turn, so that the working shows that nothing
        # came.
        found[turn] = found.get(turn, 0) + (0 if loss.excluded else loss.lost)
    return dict(sorted(found.items()))


def _award_lines(turn: TurnCode, lost: int, total: int, *, each_up: bool) -> list[Step]:
    before = CALENDAR.label(turn)
    lines = [Step(f"Lost before {before}", lost, case="SR-02")]
    if not each_up and total > lost:
        lines.append(Step("Losses so far", total, case="SR-03"))
    return lines
