"""A word on ratings that no counter prints, before they are written: ``66`` is a slip of a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.rules.unit_ratings import unlikely_ratings, unlikely_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.domain.postings import JsonValue
    from oobmgr.domain.units import UnitState

_RATING = "rating:"


def rating_doubts(books: BooksSnapshot, ratings: Mapping[str, int]) -> Iterator[Fault]:
    """The ratings of a unit, by key, that are more than any counter prints."""
    for field, value in unlikely_ratings(books.game.ratings, ratings):
        yield Fault(unlikely_words(field, value), f"{_RATING}{field.key}", str(value))


def changed_rating_doubts(
    books: BooksSnapshot, units: Sequence[UnitState], wanted: Mapping[str, JsonValue]
) -> Iterator[Fault]:
    """The same of ratings that units are given; of what all of them have already no word."""
    typed = ((field.removeprefix(_RATING), value) for field, value in wanted.items()
             if field.startswith(_RATING))  # fmt: skip
    fresh = {
        key: value
        for key, value in typed
        if isinstance(value, int) and any(unit.ratings.get(key) != value for unit in units)
    }
    yield from rating_doubts(books, fresh)
