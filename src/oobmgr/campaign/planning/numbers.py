"""The numbers that new units and formations get: each its own, for good.

Where a game hides the sheets of a side, a number must not tell how many the other side has added: a
gap between two numbers of one's own would. So there each side counts by itself, with numbers that
the others leave out. What a campaign begins with is counted through: its set-up is printed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from oobmgr.domain.postings import WHOLE

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.postings import Subject

_THROUGH: Final = "{} counted through"
"""The counter that keeps how far numbers of a kind were given out to all sides alike."""
_OWN: Final = (
    "SELECT coalesce(max(CAST(key AS INTEGER)), 0) FROM journal_fact WHERE subject = ? "
    "AND field = ? AND old IS NULL AND json_extract(new, '$.side') = ?"
)


class Numbers:
    """Gives out numbers for one kind of record, and remembers the highest for the draft."""

    def __init__(self, books: BooksSnapshot, subject: Subject) -> None:
        self._books = books
        self._subject = subject
        # From the counter and not the highest id there: what was removed keeps its number for good.
        self._highest = books.counter(subject)
        # Until sides are counted apart nothing is kept: then all that was given out was common.
        self._through = books.counter(_THROUGH.format(subject)) or self._highest
        # Not while there are none at all: what a campaign begins with is counted through.
        self._apart = books.game.hides_sheets and self._highest > 0
        self._own: dict[SideId, int] = {}

    @property
    def counters(self) -> dict[str, int]:
        """The highest numbers given out, as the draft keeps them."""
        found = {str(self._subject): self._highest}
        return found | {_THROUGH.format(self._subject): self._through} if self._apart else found

    def following(self, sides: Iterable[SideId]) -> list[int]:
        """The next numbers for records of these sides, in this order."""
        if self._apart:
            return list(map(self._next_of, sides))
        first = self._highest + 1
        found = [first + at for at, _ in enumerate(sides)]
        self._highest += len(found)
        return found

    def _next_of(self, side: SideId) -> int:
        """The next number of a side: of all beyond the common ones each side has every second."""
        sides = [one.id for one in self._books.game.sides]
        place = sides.index(side) + 1
        # Before a side has one of its own, its first is the one right behind the common ones.
        last = max(self._last_of(side) - self._through - place, -len(sides))
        number = self._through + place + (last // len(sides) + 1) * len(sides)
        self._own[side] = number
        self._highest = max(self._highest, number)
        return number

    def _last_of(self, side: SideId) -> int:
        if side not in self._own:
            asked = (str(self._subject), WHOLE, str(side))
            ((self._own[side],),) = self._books.rows(_OWN, asked)
        return self._own[side]
