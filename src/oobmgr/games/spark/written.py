"""What a part of an action writes into the books, and facts that players enter."""

from __future__ import annotations

from dataclasses import dataclass

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, JsonValue, Posting, Subject
from oobmgr.domain.rulings import Step
from oobmgr.rules.books import Books


@dataclass(frozen=True)
class Written:
    """Postings and facts with their working; parts of an action are added up in order.

    `warnings` are also what the player is left to do on the map.
    """

    postings: tuple[Posting, ...] = ()
    facts: tuple[Fact, ...] = ()
    working: tuple[Step, ...] = ()
    warnings: tuple[Fault, ...] = ()
    refusals: tuple[Fault, ...] = ()

    def __add__(self, other: Written) -> Written:
        return Written(
            self.postings + other.postings,
            self.facts + other.facts,
            self.working + other.working,
            self.warnings + other.warnings,
            self.refusals + other.refusals,
        )


def enter(books: Books, subject: Subject, key: str, field: str, new: JsonValue) -> tuple[Fact, ...]:
    """The change of a fact to `new`, nothing where it is so already; None takes it away."""
    old = books.fact(subject, key, field)
    return () if old == new else (Fact(subject, key, field, old, new),)
