"""Facts that stand in the books for this game: numbers, and the keys of places."""

from __future__ import annotations

from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import JsonValue, Subject
from oobmgr.rules.books import Books
from oobmgr.rules.entered import recorded
from oobmgr.rules.nearest import folded


def whole_known(value: JsonValue) -> int:
    """A number as the books hold it; 0 where they hold none."""
    return value if isinstance(value, int) else 0


def key_at(books: Books, form: KeyForm, *parts: str) -> str:
    """The key of a condition that ends with a place, as the books know it, however it is written.

    The name as it was written first stays, so that a place has one key.
    """
    *head, place = parts
    wanted = folded(place)
    keys = recorded(books, Subject.CONDITION, form)
    known = (name for *own, name in keys if own == head and folded(name) == wanted)
    return form.key(*head, next(known, place.strip()))
