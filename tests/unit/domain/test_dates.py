"""Days are written in English, whatever the desktop speaks."""

from datetime import datetime

import pytest

from oobmgr.domain.dates import day_words, short_day_words
from oobmgr.exchange.cells import shown
from oobmgr.reports import page_setup


class _Elsewhere(datetime):
    """A day on a desktop that speaks another language: it names the months there."""

    def __format__(self, form: str, /) -> str:
        return super().__format__(form.replace("%B", "Oktober").replace("%b", "Okt"))

    def astimezone(self, *_: object) -> "_Elsewhere":
        return self


_DAY = _Elsewhere(2026, 10, 14, 20, 2)


class _Clock:
    @staticmethod
    def now() -> datetime:
        return _DAY


def test_months_are_english_on_any_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    assert day_words(_DAY) == "14 October 2026"
    assert short_day_words(_DAY) == "14 Oct 2026"
    assert shown(_DAY) == "14 October 2026 (a date)"
    monkeypatch.setattr(page_setup, "datetime", _Clock)
    assert page_setup.printed_now() == "14 Oct 2026, 20:02"
