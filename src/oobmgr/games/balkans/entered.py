"""Facts that players enter: a change of one, and nothing where it is so already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.postings import Fact, JsonValue, Subject

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


def enter(books: Books, subject: Subject, key: str, field: str, new: JsonValue) -> tuple[Fact, ...]:
    """The change of a fact to `new`; None takes it away."""
    old = books.fact(subject, key, field)
    return () if old == new else (Fact(subject, key, field, old, new),)
