"""What looks forgotten in a described game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from oobmgr.domain.periods import PeriodTurns
from oobmgr.games.own.actions.turn import arrivals_due
from oobmgr.games.own.description.description import Description
from oobmgr.games.own.income import lines_due
from oobmgr.games.own.sequence import once_fact, phases_with, sides_playing, weather_phases
from oobmgr.games.own.words import ARRIVAL_CASE, INCOME_CASE, WEATHER_CASE, weather_now
from oobmgr.rules.books import Books
from oobmgr.rules.checks import Check


def checks_for(told: Description, calendar: PeriodTurns) -> tuple[Check, ...]:
    """The warnings that the description asks for."""
    found = []
    if told.weather.kinds:
        found.append(_check(told, "weather", "Weather not entered", WEATHER_CASE, _weather(told)))
    if told.income:
        look = _income(told, calendar)
        found.append(_check(told, "income", "Income not posted", INCOME_CASE, look))
    if told.arrivals:
        look = _arrivals(told, calendar)
        found.append(_check(told, "arrivals", "Arrivals not posted", ARRIVAL_CASE, look))
    return tuple(found)


Look = Callable[[Books], Iterator[str]]


def _check(told: Description, form: str, title: str, case: str, look: Look) -> Check:
    return Check(
        kind=f"{form}_open",
        title=title,
        cases=(case,),
        look=look,
        action=form,
        phases=weather_phases(told) if form == "weather" else phases_with(told, form),
    )


def _weather(told: Description) -> Look:
    def look(books: Books) -> Iterator[str]:
        open_zones = [zone for zone in told.zones if not weather_now(told, books, zone)]
        if open_zones:
            # Zones have names; the one weather of a game without zones has none.
            where = f" in {', '.join(open_zones)}" if all(open_zones) else ""
            yield f"The weather of the turn{where} is not known."

    return look


def _income(told: Description, calendar: PeriodTurns) -> Look:
    def look(books: Books) -> Iterator[str]:
        sides = sides_playing(told, books.side, books.phase)
        due = [line.name for side in sides for line in lines_due(told, calendar, side, books.turn)]
        # By the entry that posting leaves, not by the goods: an income may be of none.
        if due and not once_fact(told, books, "income").old:
            yield f"{', '.join(dict.fromkeys(due))}."

    return look


def _arrivals(told: Description, calendar: PeriodTurns) -> Look:
    def look(books: Books) -> Iterator[str]:
        due = arrivals_due(told, calendar, books)
        if due and not once_fact(told, books, "arrivals").old:
            names = [one.name or told.good(one.good).name for one in due]
            yield f"{', '.join(names)} {'arrives' if len(names) == 1 else 'arrive'} this turn."

    return look
