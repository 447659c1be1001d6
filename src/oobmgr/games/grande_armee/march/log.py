"""What was entered about a turn: its weather."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.games.grande_armee.fact_kinds import WEATHER
from oobmgr.games.grande_armee.words import Weather

if TYPE_CHECKING:
    from oobmgr.domain.calendar import TurnCode
    from oobmgr.rules.books import Books

ENTRY: Final = "entry"


def weather_of(books: Books, turn: TurnCode) -> Weather | None:
    """The weather of a turn; None where nobody entered it."""
    found = books.fact(WEATHER, turn, ENTRY)
    return Weather(str(found)) if found else None
