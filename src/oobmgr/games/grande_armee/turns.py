"""The calendar of the game: four turns to a month, written ``IV September 1813``."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.tables import tables
from oobmgr.rules.nearest import folded

_MONTHS: Final = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip
_QUARTERS: Final = ("I", "II", "III", "IV")
_SHORT: Final = len("Jan")
"""So many letters of a month are enough to tell it."""
# As it is saved: 1809-04-2.
_CODE: Final = re.compile(r"(1[78][0-9]{2})-([0-9]{2})-([1-4])")
# As it is printed or typed: II April 1809, 2 Apr. 1809.
_WORDS: Final = re.compile(
    r"\s*(I{1,3}|IV|[1-4])\s+([a-z]+)\.?\s+(1[78][0-9]{2})\s*", re.IGNORECASE
)


@cache
def turns_in_month() -> int:
    """Turns in a month."""
    # It is kept as words, which no house rule can replace: the codes of turns are made of it.
    return int(tables().text("calendar.month.turns"))


@dataclass(frozen=True, slots=True, order=True)
class Date:
    """A turn by its year, its month and its number in the month, both from 1."""

    year: int
    month: int
    turn: int

    @property
    def code(self) -> TurnCode:
        """The saved code, which sorts by time: ``1813-09-4``."""
        return TurnCode(f"{self.year}-{self.month:02d}-{self.turn}")

    def __str__(self) -> str:
        """``IV September 1813``."""
        return f"{_QUARTERS[self.turn - 1]} {_MONTHS[self.month - 1]} {self.year}"

    def after(self, turns: int) -> Date:
        """The date so many turns later (earlier below 0)."""
        # Turns since year 0, so that a step over the end of a month
        # or year needs no case of its own.
        index = (self.year * len(_MONTHS) + self.month - 1) * turns_in_month() + self.turn - 1
        month, turn = divmod(index + turns, turns_in_month())
        year, month = divmod(month, len(_MONTHS))
        return Date(year, month + 1, turn + 1)


def date_of(turn: TurnCode) -> Date:
    """The date of a saved code. Raises `ValueError` for what is none."""
    found = _CODE.fullmatch(turn)
    if found is None:
        message = f"no turn: {turn}"
        raise ValueError(message)
    return Date(*map(int, found.groups()))


def read_date(text: object) -> Date:
    """Read ``IV September 1813`` (``4 Sept 1813``) or a saved code. Raises `BadInput`."""
    written = str(text).strip()
    if found := _CODE.fullmatch(written):
        date = date_of(TurnCode(written))
    elif found := _WORDS.fullmatch(written):
        quarter, month, year = found.groups()
        number = int(quarter) if quarter.isdigit() else _QUARTERS.index(quarter.upper()) + 1
        date = Date(int(year), _month(month), number)
    else:
        # Month 0 is no month: it is refused below, in the words for
        # any other turn that cannot be read.
        date = Date(0, 0, 0)
    if not 1 <= date.month <= len(_MONTHS):
        advice = "Write the quarter of the month, the month and the year, such as I April 1813."
        raise BadInput(Fault(f"{written!r} is not a turn.", value=written, advice=advice))
    return date


def _month(text: str) -> int:
    """A month by its name or the beginning of it, from 1; 0 where it is none."""
    wanted = folded(text)
    fits = (
        number
        for number, name in enumerate(_MONTHS, 1)
        if len(wanted) >= _SHORT and folded(name).startswith(wanted)
    )
    return next(fits, 0)


@dataclass(frozen=True)
class QuarterCalendar:
    """Four turns to a month; code ``1813-09-4``, label ``IV September 1813``."""

    example: str = "I April 1813"

    def next(self, turn: TurnCode) -> TurnCode:
        """The turn after this one."""
        return date_of(turn).after(1).code

    def previous(self, turn: TurnCode) -> TurnCode:
        """The turn before this one."""
        return date_of(turn).after(-1).code

    def label(self, turn: TurnCode) -> str:
        """``IV September 1813``."""
        return str(date_of(turn))

    def short(self, turn: TurnCode) -> str:
        """``IV Sep``."""
        date = date_of(turn)
        return f"{_QUARTERS[date.turn - 1]} {_MONTHS[date.month - 1][:_SHORT]}"

    def year_of(self, turn: TurnCode) -> str:
        """``1813``."""
        return str(date_of(turn).year)

    def parse(self, text: str) -> TurnCode:
        """Read ``IV September 1813``, ``4 Sept 1813`` or ``1813-09-4``."""
        return read_date(text).code


CALENDAR = QuarterCalendar()
