"""Facts that players enter: what has to be written for them to be as they are given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.postings import Fact

if TYPE_CHECKING:
    from collections.abc import Mapping

    from oobmgr.domain.keys import KeyForm
    from oobmgr.domain.postings import JsonValue, Subject
    from oobmgr.rules.books import Books


def enter(books: Books, subject: Subject, key: str, field: str, new: JsonValue) -> tuple[Fact, ...]:
    """The change of a fact to `new`, nothing where it is so already; None takes it away."""
    old = books.fact(subject, key, field)
    # Nothing is written for nothing: an entry that changes no fact must not look as if it did.
    return () if old == new else (Fact(subject, key, field, old, new),)


def changes(
    books: Books, subject: Subject, key: str, wanted: Mapping[str, JsonValue]
) -> tuple[Fact, ...]:
    """The changes of several fields of a key; None takes a field away."""
    return tuple(f for field, new in wanted.items() for f in enter(books, subject, key, field, new))


def recorded(
    books: Books, subject: Subject, form: KeyForm
) -> dict[tuple[str, ...], dict[str, JsonValue]]:
    """What stands in the books under keys of a form: the fields of each, by the parts of its key.

    Fields that were taken away are left out, and so are keys of which nothing is left.
    """
    found: dict[tuple[str, ...], dict[str, JsonValue]] = {}
    for (key, field), value in books.facts(subject).items():
        if value is not None and (parts := form.read(key)):
            found.setdefault(parts, {})[field] = value
    return found
