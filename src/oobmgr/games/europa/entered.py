"""Facts that stand in the books for this game: numbers, and the keys of places."""

from __future__ import annotations

from oobmgr.domain.postings import JsonValue, Subject
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded


def whole_known(value: JsonValue) -> int:
    """A number as the books hold it; 0 where they hold none."""
    return value if isinstance(value, int) else 0


def key_at(books: Books, prefix: str, place: str) -> str:
    """The key ``prefix:place`` of a condition, as the books know it, however it is written."""
    wanted = folded(place)
    keys = (key.partition(":") for key, _ in books.facts(Subject.CONDITION))
    known = (name for head, _, name in keys if head == prefix and folded(name) == wanted)
    return f"{prefix}:{next(known, place.strip())}"
