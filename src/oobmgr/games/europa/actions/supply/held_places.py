"""Cities that the other side holds, where nobody's points can appear or lie (RES-13)."""

from collections.abc import Iterator, Mapping

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.words import AXIS, SIDE_NAMES, CityStatus, enemy
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded


def held_by_enemy(books: Books, states: Mapping[str, CityStatus], **places: str) -> Iterator[Fault]:
    """Asks about places, each by its input, that the states of the cities give to the other side.

    Asked and not refused: a city may have changed hands since its state was entered.
    """
    for field, place in places.items():
        name = next((name for name in states if folded(name) == folded(place)), "")
        if not name or (states[name] is CityStatus.HELD) == (books.side == AXIS):
            continue
        sentence = f"{name} is held by the {SIDE_NAMES[enemy(books.side)]} side, by the books."
        advice = "Enter another place, or who holds the city with the income."
        yield Fault(sentence, field, place, advice, "RES-13")
