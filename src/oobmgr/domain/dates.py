"""Days in English, whatever the desktop speaks: what is written and printed is the same everywhere.

`strftime` names months as the desktop does once a window has been opened.
"""

from __future__ import annotations

from datetime import date
from typing import Final

MONTHS: Final = ("January", "February", "March", "April", "May", "June", "July", "August",
                 "September", "October", "November", "December")  # fmt: skip
SHORT_MONTH: Final = 3
"""Letters of a month where it is written for short."""


def day_words(day: date) -> str:
    """``14 October 2026``."""
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def short_day_words(day: date) -> str:
    """``14 Oct 2026``."""
    return f"{day.day} {MONTHS[day.month - 1][:SHORT_MONTH]} {day.year}"
