"""The pools of a side: which account of the books each one shows, and what it may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.values import dataclass
from oobmgr.rules.fact_kinds import FactPlace

if TYPE_CHECKING:
    from collections.abc import Callable

    from oobmgr.domain.accounts import Account, GoodId
    from oobmgr.domain.postings import Fact
    from oobmgr.rules.books import Books


@dataclass(frozen=True)
class AskedStock:
    """A stock that the players enter: until then nobody knows what it holds, and 0 is no answer.

    `waiting` are the accounts whose stock was not entered, the pool's own where none was; `entered`
    notes that one was, even where nothing lies there.
    """

    waiting: Callable[[Books, Account], tuple[Account, ...]]
    entered: Callable[[Books, Account], tuple[Fact, ...]]


@dataclass(frozen=True)
class Pool:
    """A pool that the pools strip shows for a side: account, good, and where its limit stands.

    `ceiling` is what it may hold, as a number or as the place in the books where that stands; None
    where it has none. A `spread` pool lies in many localities: it is the sum over every detail of
    its account, only at `places` where these are named. A `passing` pool is shown only while it
    holds something. `short` stands before the sign of its good where a side has a usual pool of the
    same good beside it; `sign` in the place of that sign, where beside a figure it alone could be
    taken for something else. `case` is the rule of what is kept in it. `asked` is there where what
    lies in it at the start is not in the rules, so that the players enter it.
    """

    account: Account
    good: GoodId
    name: str = ""
    ceiling: FactPlace | int | None = None
    spread: bool = False
    passing: bool = False
    places: tuple[str, ...] = ()
    short: str = ""
    sign: str = ""
    case: str = ""
    asked: AskedStock | None = None

    def waiting(self, books: Books) -> tuple[Account, ...]:
        """Its accounts whose stock nobody entered: they hold an unknown number, and not 0."""
        return self.asked.waiting(books, self.account) if self.asked else ()

    @property
    def limit_at(self) -> FactPlace | None:
        """Where its ceiling stands in the books; None for one that never changes, or for none."""
        return self.ceiling if isinstance(self.ceiling, FactPlace) else None

    def limit(self, books: Books) -> int | None:
        """The present ceiling, None where there is none."""
        place = self.limit_at
        # The books are asked, since an option or an entry may move a ceiling between turns.
        value = books.fact(place.subject, place.key, place.field) if place else self.ceiling
        # A limit that nobody entered is None in the books, as one that there is not.
        return value if isinstance(value, int) else None

    def includes(self, account: Account) -> bool:
        """Whether what lies in the account counts to this pool."""
        if not self.spread:
            # The whole account, detail included: another detail is another pool.
            return account == self.account
        # The detail is left out: it is the locality, of which a spread pool has many.
        return (account.place, account.side) == (self.account.place, self.account.side)

    def held(self, books: Books) -> int:
        """What the pool holds."""
        if not self.spread:
            return books.balance(self.account, self.good)
        return sum(n for account, n in books.balances(self.good).items() if self.includes(account))
