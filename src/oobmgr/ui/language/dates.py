"""Days and times by the clock of this machine, as the language of the window writes them."""

from __future__ import annotations

from dataclasses import field
from datetime import datetime
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from oobmgr.domain.values import dataclass
from oobmgr.ui.language import ENGLISH, AsWritten, language, tr

_WEEK: Final = 7
_CLOCK: Final = "HH:mm"


@dataclass(frozen=True)
class _Forms:
    """How a language writes a day with its time, in a sentence and in a column, and a day alone."""

    moment: str = "d MMM HH:mm"
    stamp: str = "yyyy-MM-dd HH:mm"
    day: str = "d MMMM"
    day_of_year: str = "d MMMM yyyy"
    locale: QLocale = field(default_factory=lambda: QLocale(ENGLISH))


_FORMS: Final = {
    ENGLISH: _Forms(),
    "de": _Forms(
        moment="d. MMM, HH:mm",
        stamp="dd.MM.yyyy, HH:mm",
        day="d. MMMM",
        day_of_year="d. MMMM yyyy",
        locale=QLocale("de"),
    ),
}


def moment_words(iso: str) -> str:
    """``14 Oct 20:02``; empty for what is no time."""
    then = _read(iso)
    return "" if then is None else _written(then, _forms().moment)


def stamp_words(then: datetime) -> str:
    """``2026-10-14 20:02``, for a column: all of them are as long."""
    return _written(then.astimezone(), _forms().stamp)


def past_words(iso: str, now: datetime) -> str:
    """A time in the past as people say it: "today 20:14", "Sunday", "28 September"."""
    then = _read(iso)
    if then is None:
        return ""
    days = (now.date() - then.date()).days
    if days == 0:
        return AsWritten(tr(f"today {_written(then, _CLOCK)}"))
    if days == 1:
        return AsWritten(tr(f"yesterday {_written(then, _CLOCK)}"))
    # A weekday is told only within a week, where it can mean one day alone.
    if 1 < days < _WEEK:
        return _written(then, "dddd")
    forms = _forms()
    return _written(then, forms.day if then.year == now.year else forms.day_of_year)


def _forms() -> _Forms:
    return _FORMS.get(language(), _FORMS[ENGLISH])


def _read(iso: str) -> datetime | None:
    try:
        return datetime.fromisoformat(iso).astimezone()
    except ValueError:
        return None


def _written(then: datetime, form: str) -> str:
    day, clock = QDate(then.year, then.month, then.day), QTime(then.hour, then.minute)
    # Written in the language already: taken for a text, its numbers would be changed once more.
    return AsWritten(_forms().locale.toString(QDateTime(day, clock), form))
