"""What looks forgotten."""

from collections.abc import Iterator

from oobmgr.rules.books import Books
from oobmgr.rules.checks import check, checks_of
from tests.tiny_game.words import FOOD, store


@check("TG-03", title="No food", action="forage")
def hungry(books: Books) -> Iterator[str]:
    """The side that plays has nothing to eat."""
    if not books.balance(store(books.side), FOOD):
        yield "The store is empty."


CHECKS = checks_of(hungry)
