"""What was read of the books, kept from question to question and brought up to date by the journal.

A page asks some twenty questions of one moment, and the next moment differs from it by a line or
two. So what one question has read the next one finds, and after a posting only what its lines
touched is read again.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

from oobmgr.campaign.books import KEPT, BooksSnapshot
from oobmgr.campaign.projections import RECORDS, carried_state
from oobmgr.campaign.watched_books import UNIT_ACCOUNTS, WatchedBooks, touched
from oobmgr.domain.postings import WHOLE, Subject

if TYPE_CHECKING:
    from oobmgr.models.engines import Connection
    from oobmgr.rules.books import Books
    from oobmgr.rules.game import Game

Answer = TypeVar("Answer")
Values = dict[str, Any]

MOST_LINES: Final = 2_000
"""More changed lines than these are not walked along: reading all anew is quicker."""
_MOST_PASTS: Final = 4
_UNITS: Final = "_rows"
_EARLIER: Final = "_earlier_rows"
_ORDERED: Final = "ordered"
FACTS_SINCE: Final = (
    "SELECT subject, key, field, old, new FROM journal_fact WHERE transaction_id > ? "
    # The order in which they were written, as by id alone; that would walk along all facts.
    "ORDER BY transaction_id, id LIMIT ?"
)
ACCOUNTS_SINCE: Final = (
    "SELECT DISTINCT account FROM journal_posting WHERE transaction_id > ? LIMIT ?"
)


class KeptBooks:
    """The books as they were read last. Safe to use from any thread.

    Nothing is kept that may be out of date: each look asks for the last transaction first, in the
    same moment in which it reads.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._turnstile = threading.Lock()
        self._version = 0
        self._values: Values = {}
        self._answers: dict[Hashable, Any] = {}
        self._watched: dict[Hashable, tuple[Any, frozenset[str]]] = {}
        self._pasts: OrderedDict[int, Values] = OrderedDict()

    @contextmanager
    def look(self, connection: Connection) -> Iterator[BooksSnapshot]:
        """The books of the moment that a connection sees, with what is known of it already."""
        books = BooksSnapshot(connection, self._game, pasts=self._past, keeper=self)
        version = books.version
        with self._turnstile:
            self._come_to(version, connection)
            # An older moment, which a slow reader still sees, finds nothing: what is kept is newer.
            if version == self._version:
                vars(books).update(self._values)
        yield books
        with self._turnstile:
            # Another thread may have gone on meanwhile; its moment is not this one.
            if version == self._version:
                self._values |= _worth_keeping(books)

    def answer(
        self, books: BooksSnapshot, question: Hashable, ask: Callable[[BooksSnapshot], Answer]
    ) -> Answer:
        """What a question is answered with; asked again in the same moment, the same answer.

        `books` are those of a look that has not ended.
        """
        with self._turnstile:
            if books.version == self._version and question in self._answers:
                known: Answer = self._answers[question]
                return known
        # Outside the lock: another thread may ask something else meanwhile. At worst two work out
        # the same.
        found = ask(books)
        with self._turnstile:
            if books.version == self._version:
                self._answers[question] = found
        return found

    def watched(
        self, books: BooksSnapshot, question: Hashable, ask: Callable[[Books], Answer]
    ) -> Answer:
        """What the rules answer; the answer of an earlier moment where nothing it rests on changed.

        `books` are those of a look that has not ended. The answer holds nothing that reads them.
        """
        with self._turnstile:
            if books.version == self._version and question in self._watched:
                known: Answer = self._watched[question][0]
                return known
        seen = WatchedBooks(books)
        found = ask(seen)
        with self._turnstile:
            if books.version == self._version:
                self._watched[question] = found, frozenset(seen.read)
        return found

    def _come_to(self, version: int, connection: Connection) -> None:
        """Drop or mend what later transactions touched."""
        if version <= self._version:
            return
        since, self._version = self._version, version
        # All of them: which line such an answer rests on is not known.
        self._answers.clear()
        if not self._values and not self._watched:
            return
        books = BooksSnapshot(connection, self._game)
        facts = books.rows(FACTS_SINCE, (since, MOST_LINES + 1))
        accounts = [row[0] for row in books.rows(ACCOUNTS_SINCE, (since, MOST_LINES + 1))]
        # One more than allowed was asked for, so that this can be told without counting all.
        if len(facts) > MOST_LINES or len(accounts) > MOST_LINES:
            self._values, self._watched = {}, {}
            return
        self._values = _carried(self._values, books, since, facts, accounts)
        changed = touched({fact[0] for fact in facts}, accounts)
        self._watched = {
            question: kept for question, kept in self._watched.items() if not kept[1] & changed
        }

    def _past(self, edge: int) -> Values:
        """What is kept of the books as they were after a transaction: it is so for good."""
        with self._turnstile:
            found = self._pasts.setdefault(edge, {})
            self._pasts.move_to_end(edge)
            # Whoever looks back goes from turn to turn, and comes back to the last few.
            while len(self._pasts) > _MOST_PASTS:
                self._pasts.popitem(last=False)
        return found


def _worth_keeping(books: BooksSnapshot) -> Values:
    return {name: value for name, value in vars(books).items() if name in KEPT}


def _carried(
    values: Values, books: BooksSnapshot, since: int, facts: list[Any], accounts: list[str]
) -> Values:
    """What was read of an earlier moment, as it is now; what is unsure is left out.

    `facts` and `accounts` are those of the lines written since.
    """
    kept = dict(values)
    if beside := [fact for fact in facts if fact[0] not in RECORDS]:
        _carry_state(kept, beside)
    # Steps of units are the most frequent posting by far, and `held` leaves them out.
    if any(not account.startswith(UNIT_ACCOUNTS) for account in accounts):
        kept.pop("held", None)
    if (reversals := kept.get("reversals")) is not None:
        kept["reversals"] = reversals.read_on(books.connection, since)
    _carry_units(kept, facts, accounts)
    return kept


def _carry_state(kept: Values, facts: list[Any]) -> None:
    if "state" in kept:
        kept["state"] = carried_state(kept["state"], facts)
    kept.pop("_by_subject", None)
    subjects = {fact[0] for fact in facts}
    for subject, name in ((Subject.OPTION, "options"), (Subject.OVERRIDE, "tables")):
        if subject in subjects:
            kept.pop(name, None)


def _carry_units(kept: Values, facts: list[Any], accounts: Iterable[str]) -> None:
    # A path stands with each unit, and what came or went changes the order of all.
    if any(s == Subject.FORMATION or (s == Subject.UNIT and f == WHOLE) for s, _, f, *_ in facts):
        for name in (_UNITS, _EARLIER, _ORDERED, "formations", "paths"):
            kept.pop(name, None)
        return
    touched = {int(fact[1]) for fact in facts if fact[0] == Subject.UNIT}
    touched |= {int(a.rpartition(":")[2]) for a in accounts if a.startswith(UNIT_ACCOUNTS)}
    if touched:
        _note_changed(kept, touched)


def _note_changed(kept: Values, touched: set[int]) -> None:
    # The order of the tree is by names, which may be what changed.
    kept.pop(_ORDERED, None)
    before = kept.pop(_EARLIER, None)
    if _UNITS in kept:
        before = (kept.pop(_UNITS), frozenset[int]())
    if before is None:
        return
    rows, changed = before
    if len(changed | touched) <= MOST_LINES:
        kept[_EARLIER] = (rows, changed | touched)
