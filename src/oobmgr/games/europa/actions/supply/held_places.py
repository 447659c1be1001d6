"""Places that the other side holds, where nobody's points can appear or lie (RES-13)."""

from collections.abc import Iterator, Mapping

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.games.europa.accounts import stockpiles
from oobmgr.games.europa.actions.supply.weather import known_cities
from oobmgr.games.europa.air.base_records import base_named
from oobmgr.games.europa.supply.measuring import on_map, stack_at
from oobmgr.games.europa.words import AXIS, SIDE_NAMES, CityStatus, enemy
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

_CITY = "Enter another place, or who holds the city with the income."
_OTHER = "Enter another place; post it if your side holds this one now."


def held_by_enemy(
    books: Books,
    places: Mapping[str, str],
    case: str = "RES-13",
    *,
    states: Mapping[str, CityStatus] | None = None,
    side: SideId | None = None,
) -> Iterator[Fault]:
    """Asks about places of a side, each by its input, that the books give to the other side.

    `side` is the one that plays, and `states` are those of the cities, unless given. Asked and not
    refused: a place may have changed hands since anything was entered of it.
    """
    mine = side or books.side
    cities = known_cities(books) if states is None else states
    for field, place in places.items():
        city = next((name for name in cities if folded(name) == folded(place)), "")
        if city and (cities[city] is CityStatus.HELD) != (mine == AXIS):
            sentence = (
                f"{city} is held by the {SIDE_NAMES[enemy(mine)]} side, according to the books."
            )
            yield Fault(sentence, field, place, _CITY, case).question()
        # Who holds a city is entered every turn, and goes before all that may lie there still.
        elif not city and (sentence := _theirs(books, mine, place.strip())):
            yield Fault(sentence, field, place, _OTHER, case).question()


def _theirs(books: Books, mine: SideId, place: str) -> str:
    """What says that a place is the other side's; empty where nothing does, or more belies it."""
    if not place or _lies_there(books, mine, place):
        return ""
    them = SIDE_NAMES[enemy(mine)]
    match _lies_there(books, enemy(mine), place):
        case "points":
            return f"Resource Points of the {them} side are at {place}, according to the books."
        case "base":
            return f"An air base of the {them} side is at {place}, according to the books."
        case "units":
            return f"Units of the {them} side are in {place}, according to the books."
    homes = books.tables.text("setup.home.axis").split(",") if mine != AXIS else ()
    if folded(place) in map(folded, homes):
        return f"{place} belonged to the {them} side as the game began."
    return ""


def _lies_there(books: Books, side: SideId, place: str) -> str:
    """What a side has at a place by the books; empty for nothing."""
    if any(folded(name) == folded(place) for name in stockpiles(books, side)):
        return "points"
    if base_named(books, side, place) is not None:
        return "base"
    return "units" if stack_at((one for one in on_map(books) if one.side == side), place) else ""
