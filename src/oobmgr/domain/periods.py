"""Calendars of equal periods: turns that are counted, days, weeks, months, seasons and the like.

A period may hold several turns of any names. Codes sort by time: ``1836-04-04``, ``1836-04-t02``,
``1836-s1``, ``0007``.
"""

from __future__ import annotations

import re
from datetime import date
from functools import cached_property
from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.dates import MONTHS, SHORT_MONTH, day_words
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass

PERIODS: Final = ("turns", "days", "weeks", "months", "quarters", "seasons", "years")
"""The kinds of period that a calendar can count."""
SEASONS: Final = ("Spring", "Summer", "Autumn", "Winter")
_DAYS_OF_WEEK: Final = 7
# Far enough below the last year of `date` for any step forward.
_LAST_YEAR: Final = 9000
_MOST_TURNS: Final = 9999
_PART: Final = re.compile(r"(?P<period>.+)-t(?P<part>\d\d)")
_DATE: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})")
_DAY: Final = re.compile(r"(?P<day>\d{1,2})\.? (?P<month>[a-z]{3,9})\.? (?P<year>\d{1,4})")
_MONTH_CODE: Final = re.compile(r"(\d{4})-(\d{2})")
_MONTH: Final = re.compile(r"(?P<month>[a-z]{3,9})\.? (?P<year>\d{1,4})")
_OF_YEAR_CODE: Final = re.compile(r"(\d{4})-[qs](\d)")
_QUARTER: Final = re.compile(r"q(?:uarter)? ?(\d) (\d{1,4})")
_NUMBER: Final = re.compile(r"(?:turn )?(\d{1,4})")


@dataclass(frozen=True)
class PeriodTurns:
    """Turns of a kind, named as the game names them.

    `anchor` is the day of which weeks are counted; `names` are those of single turns, or of the
    four seasons; `parts` those of the turns in a period, none where it is one turn.
    """

    kind: str
    parts: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    anchor: int = 0
    example: str = ""

    def next(self, turn: TurnCode) -> TurnCode:
        """The turn after this one."""
        return self._moved(turn, 1)

    def previous(self, turn: TurnCode) -> TurnCode:
        """The turn before this one."""
        return self._moved(turn, -1)

    def label(self, turn: TurnCode) -> str:
        """``4 April 1836, Morning``."""
        period, part = self._split(turn)
        name = self._label(period)
        return f"{name}, {self.parts[part]}" if self.parts else name

    def short(self, turn: TurnCode) -> str:
        """``4 Apr Morning``."""
        period, part = self._split(turn)
        name = self._short_label(period)
        return f"{name} {self.parts[part]}" if self.parts else name

    def year_of(self, turn: TurnCode) -> str:
        """``1836`` of days and weeks, whose short names have none; empty for all others."""
        period, _ = self._split(turn)
        dated = not (self.parts or self._in_year) and self.kind != "turns"
        return str(date.fromordinal(period).year) if dated else ""

    def parse(self, text: str) -> TurnCode:
        """Read a code or a label, in any case of letters. Raises `BadInput`."""
        cleaned = " ".join(text.casefold().replace(",", " ").split())
        try:
            return self._read(cleaned)
        # `date` ends with the year 9999, and arithmetic beyond that overflows.
        except (ValueError, OverflowError):
            advice = f"Write it as {self.example}." if self.example else ""
            raise BadInput(Fault(f"{text!r} is not a turn.", value=text, advice=advice)) from None

    def day_of(self, turn: TurnCode) -> int:
        """The number of the day on which the period of a turn begins."""
        return self._split(turn)[0]

    def _read(self, text: str) -> TurnCode:
        if found := _PART.fullmatch(text):
            return self._code(self._period(found["period"]), int(found["part"]) - 1)
        if not self.parts:
            return self._code(self._period(text), 0)
        # By the end of the text, for the name of a period may hold any word.
        for at, part in enumerate(self.parts):
            name = " ".join(part.casefold().replace(",", " ").split())
            if text.endswith(f" {name}"):
                return self._code(self._period(text.removesuffix(name).strip()), at)
        raise ValueError(text)

    def _moved(self, turn: TurnCode, by: int) -> TurnCode:
        period, part = self._split(turn)
        count = max(len(self.parts), 1)
        # Below zero this rounds down: to the last part of the period before.
        periods, at = divmod(part + by, count)
        return self._code(period + periods * self._length, at)

    def _split(self, turn: TurnCode) -> tuple[int, int]:
        found = _PART.fullmatch(turn)
        # A code of another calendar: with parts where this one has none, or the other way round.
        if bool(found) != bool(self.parts):
            raise ValueError(turn)
        period = self._period(found["period"] if found else turn)
        part = int(found["part"]) - 1 if found else 0
        if found and not 0 <= part < len(self.parts):
            raise ValueError(turn)
        return period, part

    def _code(self, period: int, part: int) -> TurnCode:
        if not 0 <= part < max(len(self.parts), 1):
            raise ValueError(part)
        tail = f"-t{part + 1:02d}" if self.parts else ""
        return TurnCode(f"{self._period_code(period)}{tail}")

    # Periods as numbers that can be counted on

    @property
    def _length(self) -> int:
        return _DAYS_OF_WEEK if self.kind == "weeks" else 1

    @cached_property
    def _in_year(self) -> int:
        """How many periods a year has, where it has a whole number of them."""
        return {"months": 12, "quarters": 4, "seasons": 4, "years": 1}.get(self.kind, 0)

    @cached_property
    def seasons(self) -> tuple[str, ...]:
        """The names of the seasons."""
        return self.names or SEASONS

    def _period(self, text: str) -> int:
        if self.kind == "turns":
            return self._counted(text)
        if self._in_year:
            year, part = self._part_of_year(text)
            if not (1 <= year <= _LAST_YEAR and 0 <= part < self._in_year):
                raise ValueError(text)
            # Counted through all years, so that the next and the previous one are a step away.
            return year * self._in_year + part
        day = _day(text.removeprefix("week of ")).toordinal()
        # Every turn begins on the same weekday as the first; any other day is a slip of the pen.
        if self.kind == "weeks" and self.anchor and (day - self.anchor) % _DAYS_OF_WEEK:
            raise ValueError(text)
        return day

    def _counted(self, text: str) -> int:
        # A name first: it may itself be a number, such as that of a year.
        for at, name in enumerate(self.names, 1):
            if _plain(name) == _plain(text):
                return at
        found = _NUMBER.fullmatch(text)
        if found is None or not int(found[1]):
            raise ValueError(text)
        return int(found[1])

    def _part_of_year(self, text: str) -> tuple[int, int]:
        if self.kind == "years":
            return int(text), 0
        if self.kind == "months":
            if found := _MONTH_CODE.fullmatch(text):
                return int(found[1]), int(found[2]) - 1
            if found := _MONTH.fullmatch(text):
                return int(found["year"]), _month(found["month"]) - 1
        elif found := _OF_YEAR_CODE.fullmatch(text):
            return int(found[1]), int(found[2]) - 1
        elif self.kind == "quarters" and (found := _QUARTER.fullmatch(text)):
            return int(found[2]), int(found[1]) - 1
        elif self.kind == "seasons":
            name, _, year = text.rpartition(" ")
            known = [_plain(season) for season in self.seasons]
            return int(year), known.index(_plain(name))
        raise ValueError(text)

    def _period_code(self, period: int) -> str:
        if self.kind == "turns":
            if not 0 < period <= _MOST_TURNS:
                raise ValueError(period)
            return f"{period:04d}"
        if not self._in_year:
            day = date.fromordinal(period)
            if day.year > _LAST_YEAR:
                raise ValueError(period)
            return day.isoformat()
        year, part = divmod(period, self._in_year)
        # A code has four digits for the year, so that codes sort by time.
        if not 1 <= year <= _LAST_YEAR:
            raise ValueError(period)
        if self.kind == "years":
            return f"{year:04d}"
        if self.kind == "months":
            return f"{year:04d}-{part + 1:02d}"
        return f"{year:04d}-{self.kind[0]}{part + 1}"

    def _label(self, period: int) -> str:
        if self.kind == "turns":
            # Turns count from 1; those behind the last name go by their number.
            return self.names[period - 1] if period <= len(self.names) else f"Turn {period}"
        if not self._in_year:
            day = date.fromordinal(period)
            name = day_words(day)
            return f"Week of {name}" if self.kind == "weeks" else name
        year, part = divmod(period, self._in_year)
        if self.kind == "years":
            return str(year)
        if self.kind == "months":
            return f"{MONTHS[part]} {year}"
        return f"Quarter {part + 1} {year}" if self.kind == "quarters" else self._season(year, part)

    def _season(self, year: int, part: int) -> str:
        return f"{self.seasons[part]} {year}"

    def _short_label(self, period: int) -> str:
        if not self._in_year and self.kind != "turns":
            day = date.fromordinal(period)
            return f"{day.day} {MONTHS[day.month - 1][:SHORT_MONTH]}"
        if self.kind == "months":
            year, part = divmod(period, self._in_year)
            return f"{MONTHS[part][:SHORT_MONTH]} {year}"
        if self.kind == "quarters":
            year, part = divmod(period, self._in_year)
            return f"Q{part + 1} {year}"
        return self._label(period)


def calendar_from(
    kind: str, first: str = "", parts: tuple[str, ...] = (), names: tuple[str, ...] = ()
) -> tuple[PeriodTurns, TurnCode]:
    """A calendar of a kind of `PERIODS` that begins with a turn, and the code of that turn.

    Raises:
        BadInput: the first turn is missing, is none, or the last there is.
    """
    example = _example(kind, names)
    # Without an anchor: the first turn has to be read before weeks can be counted from it.
    plain = PeriodTurns(kind, parts, names, example=example)
    begins = _first(plain, first)
    anchor = plain.day_of(begins) if kind == "weeks" else 0
    # Made twice: the example that messages give is the turn after the first, which only counting
    # tells.
    counted = PeriodTurns(kind, parts, names, anchor)
    try:
        example = counted.label(counted.next(begins))
    except (ValueError, OverflowError):
        raise BadInput(Fault("is too late: no turn comes after it.", value=first)) from None
    return PeriodTurns(kind, parts, names, anchor, example), begins


def any_turns(kind: str, parts: tuple[str, ...] = (), names: tuple[str, ...] = ()) -> PeriodTurns:
    """A calendar of a kind that takes any of its turns: before the first one is known."""
    known, _ = calendar_from(kind, _example(kind, names), parts, names)
    return PeriodTurns(kind, parts, names, example=known.example)


def _example(kind: str, names: tuple[str, ...]) -> str:
    example = _EXAMPLES[kind]
    # A season goes by the name that the game has for it.
    if kind == "seasons" and names:
        return f"{names[0]} {example.rpartition(' ')[2]}"
    return example


_EXAMPLES: Final = {
    "turns": "Turn 1", "days": "4 April 1836", "weeks": "4 April 1836", "months": "April 1836",
    "quarters": "Quarter 2 1836", "seasons": "Spring 1836", "years": "1836",
}  # fmt: skip


def _first(calendar: PeriodTurns, first: str) -> TurnCode:
    """The first turn; where only its period is named, the first turn in that."""
    text = first or (_EXAMPLES["turns"] if calendar.kind == "turns" else "")
    if not text:
        advice = f"Say when play begins, as {calendar.example}."
        raise BadInput(Fault("is missing.", advice=advice))
    try:
        return calendar.parse(text)
    except BadInput:
        # Without parts a period is a whole turn: what was wrong with it is told.
        if not calendar.parts:
            raise
    return calendar.parse(f"{text}, {calendar.parts[0]}")


def _day(text: str) -> date:
    if found := _DATE.fullmatch(text):
        return date(int(found[1]), int(found[2]), int(found[3]))
    found = _DAY.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return date(int(found["year"]), _month(found["month"]), int(found["day"]))


def _month(name: str) -> int:
    for at, month in enumerate(MONTHS, 1):
        # Whoever asks has three letters at least, by which no two months are alike.
        if _plain(month).startswith(_plain(name)):
            return at
    raise ValueError(name)


def _plain(word: str) -> str:
    """A word without case, spaces and dots."""
    return "".join(letter for letter in word.casefold() if letter.isalnum())
