"""The calendar of the game: turn, cycle and year, written ``3/5/40``.

The calendar has thirteen cycles in every year. Where a campaign plays twelve, nobody has a player
turn in the thirteenth (`sequence.player_turns`), and the program passes over it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.tables import tables

# 1/8/40, as the rulebook writes it; the year may be written in full.
_DATE: Final = re.compile(r"\s*([1-4])\s*/\s*([0-9]{1,2})\s*/\s*(?:19)?([0-9]{2})\s*")
_CODE: Final = re.compile(r"(19[0-9]{2})-([0-9]{2})-([1-4])")


@cache
def _printed(path: str) -> int:
    # They are kept as words, which no house rule can replace: the codes of turns are made of them.
    return int(tables().text(f"calendar.{path}"))


def turns_in_cycle() -> int:
    """Turns in a cycle."""
    return _printed("cycle.turns")


def most_cycles() -> int:
    """The most cycles in a year; an option may take one away."""
    return _printed("year.cycles")


@dataclass(frozen=True, slots=True, order=True)
class Date:
    """A turn by its year, its cycle in the year and its number in the cycle, both from 1."""

    year: int
    cycle: int
    turn: int

    @property
    def code(self) -> TurnCode:
        """The saved code, which sorts by time: ``1940-05-3``."""
        return TurnCode(f"{self.year}-{self.cycle:02d}-{self.turn}")

    def __str__(self) -> str:
        """``3/5/40``."""
        year = self.year - _printed("year.century")
        return f"{self.turn}/{self.cycle}/{year:02d}"

    def index(self, cycles: int) -> int:
        """The turns before this one, with so many cycles in a year."""
        # With the cycles of the campaign: over the end of a year, twelve and thirteen give other
        # dates (K-12).
        return (self.year * cycles + self.cycle - 1) * turns_in_cycle() + self.turn - 1

    def after(self, turns: int, cycles: int) -> Date:
        """The date so many turns later (earlier below 0), with so many cycles in a year."""
        cycle, turn = divmod(self.index(cycles) + turns, turns_in_cycle())
        year, cycle = divmod(cycle, cycles)
        return Date(year, cycle + 1, turn + 1)


def date_of(turn: TurnCode) -> Date:
    """The date of a saved code. Raises `ValueError` for what is none."""
    found = _CODE.fullmatch(turn)
    if found is None:
        message = f"no turn: {turn}"
        raise ValueError(message)
    return Date(*map(int, found.groups()))


def read_date(text: object) -> Date:
    """Read ``3/5/40`` or a saved code. Raises `BadInput`."""
    cycles = most_cycles()
    written = str(text).strip()
    if _CODE.fullmatch(written):
        date = date_of(TurnCode(written))
    elif found := _DATE.fullmatch(written):
        turn, cycle, year = map(int, found.groups())
        date = Date(_printed("year.century") + year, cycle, turn)
    else:
        # Refused below, together with cycles that no year has.
        date = Date(0, 0, 0)
    if not 1 <= date.cycle <= cycles:
        lengths = f"a cycle has {turns_in_cycle()} turns, a year {cycles} cycles"
        advice = f"Write turn, cycle and year, such as 3/5/40: {lengths}."
        raise BadInput(Fault(f"{written!r} is not a turn.", value=written, advice=advice))
    return date


@dataclass(frozen=True)
class CycleCalendar:
    """Four turns to a cycle; code ``1940-05-3``, label ``3/5/40``."""

    example: str = "3/5/40"

    def next(self, turn: TurnCode) -> TurnCode:
        """The turn after this one."""
        # Always with thirteen cycles: in a year of twelve the last is passed over, and not left
        # out.
        return date_of(turn).after(1, most_cycles()).code

    def previous(self, turn: TurnCode) -> TurnCode:
        """The turn before this one."""
        return date_of(turn).after(-1, most_cycles()).code

    def label(self, turn: TurnCode) -> str:
        """``3/5/40``."""
        return str(date_of(turn))

    def short(self, turn: TurnCode) -> str:
        """``3/5``."""
        date = date_of(turn)
        return f"{date.turn}/{date.cycle}"

    def year_of(self, turn: TurnCode) -> str:
        """``1940``."""
        return str(date_of(turn).year)

    def parse(self, text: str) -> TurnCode:
        """Read ``3/5/40`` or ``1940-05-3``."""
        return read_date(text).code


CALENDAR = CycleCalendar()
