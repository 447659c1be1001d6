"""Groups that go from a spot to another, and what is remembered of them in a player turn.

Groups that are alike are not told apart, so what was done with some of them is a number beside the
spot. Those with which nothing was done leave first, except where it happens to those that fly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.air.held import (
    GroupType,
    Lying,
    Spot,
    State,
    group_account,
    held,
    lying_key,
    read_lying,
)
from oobmgr.games.europa.entered import counted_so_far
from oobmgr.games.europa.words import AIR_GROUP
from oobmgr.rules.books import Books


class Mark(StrEnum):
    """What was done with groups in this player turn."""

    FLOWN = "flown"
    TRIED = "tried"
    CARRIED = "carried"
    PLACED = "placed"
    FOUGHT = "fought"
    DOWNED = "downed"


Marking = tuple[Mark, GroupType, Spot, int]


@dataclass(frozen=True)
class Transfer:
    """So many groups of a type that go from a spot to another; `paid`: not on a free Patrol."""

    group: GroupType
    source: Spot
    target: Spot
    number: int
    paid: bool = True


def marked(books: Books, mark: Mark, group: GroupType, spot: Spot) -> int:
    """How many groups of a type at a spot carry a mark of this player turn."""
    return counted_so_far(books, _key(books, mark), lying_key((group, spot)))


def all_marked(books: Books, mark: Mark) -> Counter[str]:
    """How many groups of each aircraft carry a mark of this player turn, wherever they lie."""
    found: Counter[str] = Counter()
    for (key, field), number in books.facts(Subject.DONE).items():
        # The marks of this player turn alone; those of earlier ones stay in the books unread.
        if key == _key(books, mark) and isinstance(number, int):
            group, _ = read_lying(field)
            found[group.aircraft] += number
    return found


def transferred(
    books: Books,
    transfers: Iterable[Transfer],
    marks: Iterable[Marking] = (),
    *,
    flying: bool = False,
) -> tuple[tuple[Posting, ...], tuple[Fact, ...]]:
    """The postings of the transfers, and the facts of the marks that go with the groups.

    `marks` are added where the groups lie afterwards. `flying` says that it is the groups with
    marks that go, such as those hit on a mission.
    """
    stock = Counter(held(books))
    known = _Marks(books)
    postings: list[Posting] = []
    for step in transfers:
        here, there = (step.group, step.source), (step.group, step.target)
        # Where those that fly are hit, none counts as idle, and so their marks leave with them.
        idle = dict.fromkeys(Mark, 0 if flying else stock[here])
        if not step.paid:
            idle[Mark.FLOWN] = stock[here]  # those that are paid for fly on elsewhere
        known.move(here, there, step.number, idle)
        stock[here] -= step.number
        stock[there] += step.number
        accounts = group_account(*here), group_account(*there)
        postings.extend(transfer(*accounts, AIR_GROUP, step.number))
    for mark, group, spot, number in marks:
        known.add(mark, (group, spot), number)
    return tuple(postings), known.facts()


def downed(books: Books, transfers: Iterable[Transfer]) -> Iterator[Marking]:
    """The marks of own groups that a result of this phase leaves inoperable (AIR-02).

    Repair is tried before any mission flies: theirs waits for the next own turn.
    """
    for step in transfers:
        if step.target.state is State.INOPERABLE and step.group.side == books.side:
            yield Mark.DOWNED, step.group, step.target, step.number


class _Marks:
    """The marks as they become while groups are moved about."""

    def __init__(self, books: Books) -> None:
        self._books = books
        self._now: dict[tuple[Mark, Lying], int] = {}

    def _of(self, mark: Mark, lying: Lying) -> int:
        if (mark, lying) not in self._now:
            self._now[mark, lying] = marked(self._books, mark, *lying)
        return self._now[mark, lying]

    def add(self, mark: Mark, lying: Lying, number: int) -> None:
        self._now[mark, lying] = self._of(mark, lying) + number

    def move(self, here: Lying, there: Lying, number: int, idle: Mapping[Mark, int]) -> None:
        for mark in Mark:
            # Those without a mark leave first, and take none along.
            unmarked = max(idle[mark] - self._of(mark, here), 0)
            moved = min(max(number - unmarked, 0), self._of(mark, here))
            if moved:
                self.add(mark, here, -moved)
                self.add(mark, there, moved)

    def facts(self) -> tuple[Fact, ...]:
        found = []
        for (mark, lying), number in self._now.items():
            key, field = _key(self._books, mark), lying_key(lying)
            old = self._books.fact(Subject.DONE, key, field)
            # Only what changed, for groups may have gone and come back.
            if number != (old or 0):
                found.append(Fact(Subject.DONE, key, field, old, number))
        return tuple(found)


def _key(books: Books, mark: Mark) -> str:
    return done_key(books.turn, books.side, mark)
