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

    from oobmgr.domain.postings import JsonValue, UnitId
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.game import Game


class PastBooks(BooksSnapshot):
    """Facts and balances as they were after a transaction, with the units that are given."""

    def __init__(
        self,
        connection: Connection,
        game: Game,
        last: int,
        units: Iterable[UnitState] | None = None,
    ) -> None:
        """Look back.

        Args:
            connection: A connection in a transaction.
            game: The game of the campaign.
            last: The number of the last transaction that counts.
            units: All units as they were after it; those of now where none is looked at.
        """
        super().__init__(connection, game, units)
        self._last = last

    @cached_property
    def _units_by_id(self) -> Mapping[UnitId, UnitState]:
        return {unit.id: unit for unit in self.units()}

    def unit(self, unit_id: UnitId) -> UnitState:
        """One unit as it was. Raises `BadInput` where there was none."""
        return self._units_by_id.get(unit_id) or super().unit(unit_id)

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
