"""The calendar of the game: days with three Turn Sections, AM, PM and night."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass
from oobmgr.rules.nearest import folded

FIRST_TURN = TurnCode("1943-01-12-1am")
AM, PM, NIGHT = "1am", "2pm", "3night"
SECTIONS: Final = (AM, PM, NIGHT)
"""The sections of a day in saved codes: the digit lets them sort by time."""
_NAMES: Final = {AM: "AM", PM: "PM", NIGHT: "night"}
_MONTHS: Final = ("January", "February", "March", "April", "May", "June", "July", "August",
                  "September", "October", "November", "December")  # fmt: skip
_SHORT: Final = len("Jan")
# The digit keeps the sections of a day in order as text; players may leave it out.
_CODE: Final = re.compile(r"(?P<day>\d{4}-\d{2}-\d{2})-?[123]?(?P<section>am|pm|night)")
# As it is printed: 12 January 1943, AM; the year may be left out.
_LABEL: Final = re.compile(
    r"(?P<day>\d{1,2})\.? ?(?P<month>[a-z]{3,9})\.? ?(?P<year>\d{4})? ?,? ?(?P<section>am|pm|night)"
)


@dataclass(frozen=True)
class TurnSections:
    """Three turns to a day; code ``1943-01-12-1am``, label ``12 January, AM``."""

    year: int = date.fromisoformat(FIRST_TURN.removesuffix(f"-{AM}")).year
    example: str = "13 January, PM"

    def next(self, turn: TurnCode) -> TurnCode:
        """The Turn Section after this one."""
        return self._moved(turn, 1)

    def previous(self, turn: TurnCode) -> TurnCode:
        """The Turn Section before this one."""
        return self._moved(turn, -1)

    def label(self, turn: TurnCode) -> str:
        """``12 January, AM``."""
        day, section = _parts(turn)
        return f"{day.day} {_MONTHS[day.month - 1]}, {_NAMES[section]}"

    def short(self, turn: TurnCode) -> str:
        """``12 Jan AM``."""
        day, section = _parts(turn)
        return f"{day.day} {_MONTHS[day.month - 1][:_SHORT]} {_NAMES[section]}"

    def year_of(self, _: TurnCode) -> str:
        """None: the whole game is played in one year, and no label names it."""
        return ""

    def parse(self, text: str) -> TurnCode:
        """Read ``1943-01-12-1am``, ``1943-01-12 AM``, ``12 January, AM`` or ``12 Jan PM``."""
        cleaned = " ".join(text.casefold().replace(",", " ").split())
        try:
            turn = self._read(cleaned)
        except (ValueError, StopIteration):
            advice = "Write it as 12 January, AM or 1943-01-12-1am."
            raise BadInput(Fault(f"{text!r} is not a turn.", value=text, advice=advice)) from None
        # No label names the year, so a turn of another one would look like one of the game.
        if not turn.startswith(f"{self.year}-"):
            sentence = f"{text!r} is of another year."
            advice = f"The game is played in {self.year}."
            raise BadInput(Fault(sentence, value=text, advice=advice))
        return turn

    def _read(self, text: str) -> TurnCode:
        if found := _CODE.fullmatch(text.replace(" ", "-")):
            return _code(date.fromisoformat(found["day"]), _section(found["section"]))
        found = _LABEL.fullmatch(text)
        if found is None:
            raise ValueError(text)
        name = folded(found["month"])
        month = next(i for i, m in enumerate(_MONTHS, 1) if folded(m).startswith(name))
        return _code(
            # Players leave the year out: the whole game is played in one.
            date(int(found["year"] or self.year), month, int(found["day"])),
            _section(found["section"]),
        )

    def _moved(self, turn: TurnCode, by: int) -> TurnCode:
        day, section = _parts(turn)
        days, at = divmod(SECTIONS.index(section) + by, len(SECTIONS))
        return _code(day + timedelta(days=days), SECTIONS[at])


CALENDAR = TurnSections()


def section_of(turn: TurnCode) -> str:
    """The Turn Section of a turn: `AM`, `PM` or `NIGHT`."""
    return _parts(turn)[1]


def section_number(turn: TurnCode) -> int:
    """The number of a Turn Section, counted from 1 for the first of the game."""
    day, section = _parts(turn)
    first, start = _parts(FIRST_TURN)
    return (day - first).days * len(SECTIONS) + SECTIONS.index(section) - SECTIONS.index(start) + 1


def day_of(turn: TurnCode) -> str:
    """The day of a Turn Section: ``1943-01-12``."""
    day, _ = _parts(turn)
    return day.isoformat()


def is_night(turn: TurnCode) -> bool:
    """Whether a turn is a Night Turn Section."""
    return section_of(turn) == NIGHT


def _section(word: str) -> str:
    return next(section for section in SECTIONS if section.endswith(word))


def _code(day: date, section: str) -> TurnCode:
    return TurnCode(f"{day.isoformat()}-{section}")


def _parts(turn: TurnCode) -> tuple[date, str]:
    day, section = turn.rsplit("-", 1)
    if section not in SECTIONS:
        raise ValueError(turn)
    return date.fromisoformat(day), section
