"""What the game answers of its books."""

from dataclasses import dataclass

from oobmgr.rules.books import Books
from oobmgr.rules.questions import plain_question
from tests.tiny_game.words import CART, FIELDS, FOOD, SIDE_NAMES, store


@dataclass(frozen=True)
class Stores:
    """What a side has."""

    side: str
    food: int
    fields: int
    loads: int


def _stores(books: Books) -> tuple[Stores, ...]:
    carts = [cart for cart in books.facts(CART).values() if isinstance(cart, dict)]
    return tuple(
        Stores(
            name,
            books.balance(store(side), FOOD),
            int(str(books.fact(FIELDS, side, "cut") or 0)),
            sum(int(str(cart["load"])) for cart in carts if cart["side"] == side),
        )
        for side, name in SIDE_NAMES.items()
    )


STORES = plain_question("stores", "What each side has in store.", _stores)
QUESTIONS = (STORES,)
