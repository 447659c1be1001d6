"""Dates: turns forward and back, when a strategic cycle is due, when the French fortify."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.options import CYCLES_PER_YEAR, OPTIONS, number, options_told
from oobmgr.games.war_in_europe.turns import CALENDAR, Date, date_of, read_date, turns_in_cycle
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

DATES: Final = "WIE-CYC-02"
_CYCLE: Final = "WIE-CYC-01"
FRENCH: Final = "WIE-FORT-01"
_IN_A_YEAR: Final = "Cycles in a year; left blank for the option of the campaign."


def _read_cycles(raw: object) -> int:
    # As many as the option knows; its own fault would name the option and not this input.
    known = [str(choice.value) for choice in OPTIONS.option(CYCLES_PER_YEAR).choices]
    if str(raw) not in known:
        message = f"must be {' or '.join(known)}."
        raise ValueError(message)
    return int(str(raw))


def year_faults(field: str, date: Date, cycles: int) -> Iterator[Fault]:
    """What stands against a turn of the thirteenth cycle in a year of twelve."""
    if date.cycle > cycles:
        sentence = f"is in cycle {date.cycle}, and the year has {cycles}."
        yield Fault(sentence, field, str(date), "Enter another turn.", DATES)


def _check_in_year(field: str, date: Date, cycles: int) -> None:
    """Raises `BadInput` for a turn that the year has not."""
    if faults := tuple(year_faults(field, date, cycles)):
        raise BadInput(*faults)


# --------------------------------------------------------------------------------------- a date


@dataclass(frozen=True)
class DateInputs:
    """A date, and turns to count on from it."""

    date: TurnCode = told("The turn, such as 3/5/40.", read=CALENDAR.parse, case=DATES)
    turns: int = told(
        "Turns later; below 0 earlier.",
        low=-MANY,
        high=MANY,
        case=DATES,
        label="Turns later (earlier: −)",
    )
    cycles_per_year: int | None = open_told(
        _IN_A_YEAR, DATES, read=_read_cycles, label="Cycles in a year"
    )
    options: Options = options_told(CYCLES_PER_YEAR)


@calculator(DATES, value="The turn.", named="date", title="Turns from a date")
def date_add(inputs: DateInputs, _: Tables) -> Ruling[str]:
    """Which turn comes a number of turns after another.

    Raises:
        BadInput: The year has no such cycle.
    """
    cycles = inputs.cycles_per_year or number(inputs.options, CYCLES_PER_YEAR)
    _check_in_year("date", date_of(inputs.date), cycles)
    found = date_of(inputs.date).after(inputs.turns, cycles)
    lines = (
        Step("Turns in a cycle", turns_in_cycle(), "", DATES),
        Step("Cycles in a year", cycles, "", DATES),
    )
    return ruled(
        "Turn", str(found), f"{CALENDAR.label(inputs.date)} + {inputs.turns}", DATES, before=lines
    )


# ----------------------------------------------------------------------------- strategic cycles


@dataclass(frozen=True)
class CycleDueInputs:
    """The turn that is about to begin, counted from 1."""

    upcoming_turn: int = told("Its number.", low=1, high=MANY, case=_CYCLE, label="Turn number")


@calculator(_CYCLE, value="Whether it is due.", named="due", title="Strategic cycle due")
def strategic_cycle_due(inputs: CycleDueInputs, _: Tables) -> Ruling[bool]:
    """Whether a strategic cycle comes before a turn that is counted from the first."""
    each = turns_in_cycle()
    before = inputs.upcoming_turn - 1
    # The first comes before turn 5: ahead of turn 1 no turns have been played to settle.
    due = before > 0 and before % each == 0
    words = f"{before} turns before it, one cycle after every {each}"
    line = Step("Turns in a cycle", each, "", _CYCLE)
    return ruled("Due", due, words, _CYCLE, before=(line,))


# ---------------------------------------------------------------------------------- the French


@dataclass(frozen=True)
class FrenchInputs:
    """The start of the game, and the turn of the first attack."""

    start: TurnCode = told("The first turn of the game.", read=CALENDAR.parse, case=FRENCH)
    historical: bool = told(
        "Whether it is the historical game.", default=True, case=FRENCH, label="Historical game"
    )
    trigger: TurnCode | None = open_told(
        "The turn in which Axis units first entered or attacked; left blank before that.",
        FRENCH,
        read=CALENDAR.parse,
        label="First Axis entry or attack",
    )
    cycles_per_year: int | None = open_told(
        _IN_A_YEAR, DATES, read=_read_cycles, label="Cycles in a year"
    )
    options: Options = options_told(CYCLES_PER_YEAR)


@calculator(FRENCH, value="The first such turn.", named="date", title="When the French fortify")
def french_fortify_from(inputs: FrenchInputs, tables: Tables) -> Ruling[str | None]:
    """From which turn French units may fortify; none while nothing has called for it.

    Raises:
        BadInput: The year has no such cycle, or the attack lies before the first turn.
    """
    cycles = inputs.cycles_per_year or number(inputs.options, CYCLES_PER_YEAR)
    first = date_of(inputs.trigger) if inputs.trigger else None
    _check_in_year("start", date_of(inputs.start), cycles)
    if first:
        _check_in_year("trigger", first, cycles)
        if first < date_of(inputs.start):
            sentence, advice = "is before the first turn of the game.", "Enter a later turn."
            raise BadInput(Fault(sentence, "trigger", str(first), advice, FRENCH))
    return french_from(date_of(inputs.start), first, cycles, tables, historical=inputs.historical)


def french_from(
    start: Date, trigger: Date | None, cycles: int, tables: Tables, *, historical: bool
) -> Ruling[str | None]:
    """The same, of dates that were read."""
    first = tables.cell("fortification.french.start")
    # The printed date is that of the historical game from this start; all others wait for an
    # attack.
    if historical and start == read_date(first.text):
        named = tables.cell("fortification.french.historical")
        words = f"the game begins {first.text}"
        return Ruling(named.text, (named.step("From", named.text, words, StepKind.RESULT),))
    delay = tables.cell("fortification.french.delay")
    if trigger is None:
        words = f"{delay.whole} turns after the first attack, which has not come"
        return Ruling(None, (delay.step("From", None, words, StepKind.RESULT),))
    # K-13: so counted that ten turns from 3/5/40 lead to 1/8/40, as the rule itself has it.
    date = str(trigger.after(delay.whole, cycles))
    words = f"{trigger} + {delay.whole}"
    return Ruling(date, (delay.step("From", date, words, StepKind.RESULT),))
