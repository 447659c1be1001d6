"""The weather of turns as rows of a workbook, and what is written for a row to be so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.games.war_in_europe.air.log import ENTRY
from oobmgr.games.war_in_europe.fact_kinds import WEATHER
from oobmgr.games.war_in_europe.records.year import check_year
from oobmgr.games.war_in_europe.turns import CALENDAR
from oobmgr.rules.entered import enter
from oobmgr.rules.record_kinds import Values, Written

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_CASE: Final = "WIE-WX-03"


def weather_rows(books: Books) -> Iterator[Values]:
    """The weather of every turn for which it was entered, by time."""
    for (turn, _), weather in sorted(books.facts(WEATHER).items()):
        if weather:
            yield {"turn": turn, "weather": str(weather)}


def weather_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Set the weather of a turn. Raises `BadInput` for one still to come, or not in the year."""
    check_year(books, new, "turn")
    row = new or old or {}
    turn = CALENDAR.parse(str(row["turn"]))
    if new and turn > books.turn:
        message = f"Weather of {CALENDAR.label(turn)}: that turn is still to come."
        raise BadInput(Fault(message, "turn", str(turn), "Leave the row out.", _CASE))
    return Written((), tuple(enter(books, WEATHER, turn, ENTRY, new["weather"] if new else None)))
