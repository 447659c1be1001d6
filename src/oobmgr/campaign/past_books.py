"""The books as they were at the end of an earlier turn, for rules that only read."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign.books import BooksSnapshot
from oobmgr.campaign.projections import RECORDS
from oobmgr.domain.accounts import Account, GoodId

if TYPE_CHECKING:
    from oobmgr.domain.postings import JsonValue, UnitId
    from oobmgr.domain.units import UnitState


# The plus keeps the database from walking along all facts there ever were, sorted by subject.
FIRST_CHANGES: Final = (
    "SELECT subject, key, field, old FROM journal_fact WHERE id IN "
    "(SELECT min(id) FROM journal_fact WHERE transaction_id > ? GROUP BY +subject, key, field)"
)


class PastBooks(BooksSnapshot):
    """Facts and balances as they were after a transaction, with the units that are given."""

    def __init__(
        self,
        now: BooksSnapshot,
        last: int,
        units: Iterable[UnitState] | None = None,
    ) -> None:
        """Look back.

        Args:
            now: The books as they are.
            last: The number of the last transaction that counts.
            units: All units as they were after it; those of now where none is looked at.
        """
        super().__init__(now.connection, now.game, units, now.pasts)
        self._now = now
        self._last = last
        self._kept = now.kept_of(last)

    @cached_property
    def _units_by_id(self) -> Mapping[UnitId, UnitState]:
        return {unit.id: unit for unit in self.units()}

    def unit(self, unit_id: UnitId) -> UnitState:
        """One unit as it was. Raises `BadInput` where there was none."""
        return self._units_by_id.get(unit_id) or super().unit(unit_id)

    @cached_property
    def state(self) -> Mapping[tuple[str, str, str], JsonValue]:
        """Every fact that was in no table of its own."""
        state: Mapping[tuple[str, str, str], JsonValue] = self._for_good("state", self._read_state)
        return state

    def _for_good(self, name: str, read: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever is read
        """What was read of this past already: later entries do not change it."""
        if name not in self._kept:
            self._kept[name] = read()
        return self._kept[name]

    def _read_state(self) -> Mapping[tuple[str, str, str], JsonValue]:
        state = dict(self._now.state)
        # Only the first change of each fact since then tells what it was; it is parsed alone.
        for subject, key, field, old in self.rows(FIRST_CHANGES, (self._last,)):
            if subject in RECORDS:  # kept in tables of their own, not in the state
                continue
            if old is None:
                state.pop((subject, key, field), None)
            else:
                state[subject, key, field] = json.loads(old)
        return state

    @cached_property
    def held(self) -> Mapping[tuple[Account, GoodId], int]:
        """What every account except units held, by account and good."""
        held: Mapping[tuple[Account, GoodId], int] = self._for_good("held", self._read_held)
        return held

    def _read_held(self) -> Mapping[tuple[Account, GoodId], int]:
        rows = self.rows(
            "SELECT account, good, sum(amount) FROM journal_posting WHERE transaction_id <= ? "
            "AND account NOT LIKE 'unit:%' GROUP BY account, good HAVING sum(amount) <> 0 "
            "ORDER BY account",
            (self._last,),
        )
        return {(Account.from_key(key), GoodId(good)): int(amount) for key, good, amount in rows}

    def balance(self, account: Account, good: GoodId) -> int:
        """What the account held of the good."""
        return self.held.get((account, good), 0)

    def balances(self, good: GoodId) -> Mapping[Account, int]:
        """Every account except units that held the good."""
        return {account: amount for (account, kind), amount in self.held.items() if kind == good}
