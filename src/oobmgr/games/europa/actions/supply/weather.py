"""What the books know of the weather of a turn and of the cities."""

from __future__ import annotations

from collections.abc import Mapping

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.actions.payment import enemy, was_done
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.supply.cities import cities
from oobmgr.games.europa.words import SIDE_NAMES, ZONES, CityStatus, Weather
from oobmgr.rules.books import Books

EVER_REACHED = "ever_reached"


def weather_key(books: Books, side: SideId) -> str:
    """The key of the weather's facts: the game turn, or the player turn where that has its own."""
    if chosen(books.options, "weather_scope") == "player_turn":
        return f"{books.turn}:{side}"
    return str(books.turn)


def known_weather(books: Books) -> dict[str, Weather]:
    """The weather that was entered for this turn, by zone; empty where none was."""
    return weather(books, books.side)


def weather(books: Books, side: SideId) -> dict[str, Weather]:
    """The weather of a side's player turn, by zone; empty where none was entered."""
    key = weather_key(books, side)
    found = {zone: books.fact(fact_kinds.WEATHER, key, zone) for zone in ZONES}
    return {zone: Weather(kind) for zone, kind in found.items() if isinstance(kind, str)}


def weather_at(books: Books, zone: str, told: Weather | None) -> Weather:
    """The weather as the player tells it, else that of the zone; clear where neither is known."""
    return told or known_weather(books).get(zone, Weather.CLEAR)


def zone_left_open(books: Books, zone: str, told: Weather | None, case: str) -> tuple[Fault, ...]:
    """Warns that clear weather is reckoned with where some zones have other weather."""
    if zone or told:
        return ()
    bad = [f"{kind} in {name}" for name, kind in known_weather(books).items() if kind != "clear"]
    if not bad:
        return ()
    sentence = f"Reckoned in clear weather; there is {', '.join(bad)}."
    return (Fault(sentence, "zone", "", "Enter the zone, or the weather there.", case),)


def other_weather(books: Books, entered: Mapping[str, Weather]) -> tuple[Fault, ...]:
    """Warns where the other side entered other weather for this game turn (INC-11)."""
    other = enemy(books.side)
    shared = chosen(books.options, "weather_scope") == "game_turn"
    if not shared or not was_done(books, "initial", other):
        return ()
    known = known_weather(books)
    return tuple(
        Fault(
            f"{SIDE_NAMES[other]} entered {known[zone]} in {zone} for this turn.",
            f"weather.{zone}",
            str(kind),
            "The weather is that of both sides.",
            "INC-11",
        )
        for zone, kind in entered.items()
        if zone in known and known[zone] is not kind
    )


def status_field(books: Books) -> str:
    """The field of a city's state: one for both sides, or one for each that measures it."""
    if chosen(books.options, "siege_measure") == "own":
        return f"status_{books.side}"
    return "status"


def known_cities(books: Books) -> dict[str, CityStatus]:
    """The last known state of each city, `no` where none was entered."""
    field = status_field(books)
    found = {
        name: books.fact(fact_kinds.CITY, name, field)
        for name in cities(books.tables, books.options)
    }
    return {
        name: CityStatus(status) if isinstance(status, str) else CityStatus.NO
        for name, status in found.items()
    }


def was_reached(books: Books, name: str) -> bool:
    """Whether a city was reached at any time."""
    return bool(books.fact(fact_kinds.CITY, name, EVER_REACHED))
