"""Facts that stand in the books for this game: numbers, keys of places, what was done."""

from __future__ import annotations

from oobmgr.domain.accounts import SideId
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.games.europa.accounts import done_key
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter, recorded
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


def done(books: Books, name: str) -> tuple[Fact, ...]:
    """That an action was done in this player turn."""
    return enter(books, Subject.DONE, done_key(books.turn, books.side), name, new=True)


def was_done(books: Books, name: str, side: SideId | None = None) -> bool:
    """Whether an action was done in this player turn, or by the named side in this game turn."""
    return bool(books.fact(Subject.DONE, done_key(books.turn, side or books.side), name))


def counted_so_far(books: Books, key: str, field: str, subject: Subject = Subject.DONE) -> int:
    """A number that the books keep of what was done; 0 where they keep none."""
    known = books.fact(subject, key, field)
    return known if isinstance(known, int) else 0
