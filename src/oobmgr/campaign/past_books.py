"""The books as they were at the end of an earlier turn, for rules that only read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from oobmgr.campaign.books import BooksSnapshot
from oobmgr.campaign.projections import RECORDS
from oobmgr.domain.accounts import Account, GoodId

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from oobmgr.domain.postings import JsonValue
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.game import Game


class PastBooks(BooksSnapshot):
    """Facts and balances as they were after a transaction. Units are those of now, or as given."""

    def __init__(
        self,
        connection: Connection,
        game: Game,
        last: int,
        units: Iterable[UnitState] | None = None,
    ) -> None:
        super().__init__(connection, game, units)
        self._last = last

    @cached_property
    def _state(self) -> Mapping[tuple[str, str, str], JsonValue]:
        state = dict(super()._state)
        facts = self.rows(
            "SELECT subject, key, field, old FROM journal_fact "
            "WHERE transaction_id > ? ORDER BY id DESC",
            (self._last,),
        )
        # The newest change first, so that the oldest one has the last word.
        for subject, key, field, old in facts:
            if subject in RECORDS:  # kept in tables of their own, not in the state
                continue
            value = None if old is None else json.loads(old)
            if value is None:
                state.pop((subject, key, field), None)
            else:
                state[subject, key, field] = value
        return state

    @cached_property
    def held(self) -> Mapping[tuple[Account, GoodId], int]:
        """What every account except units held, by account and good."""
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
