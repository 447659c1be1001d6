"""The books as they were after an earlier entry, for all that only reads.

Whoever is given them sees nothing of what came later: not in units, formations, facts, balances and
the journal, nor in the description of the game. What is known only now is asked of `today`.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign.books import BooksSnapshot, Formation
from oobmgr.campaign.drafts import UNIT_COLUMNS
from oobmgr.campaign.projections import FORMATION_COLUMNS, RECORDS, rolled_back
from oobmgr.campaign.reversal import Reversals
from oobmgr.campaign.unit_reading import as_read, no_such_unit
from oobmgr.domain.accounts import Account, GoodId
from oobmgr.domain.postings import Subject
from oobmgr.domain.wording import AsWritten
from oobmgr.rules.descriptions import KEY, TEXT
from oobmgr.rules.loading import described_as

if TYPE_CHECKING:
    from oobmgr.campaign.rows import TransactionDetail, UnitRow
    from oobmgr.domain.postings import JsonValue, UnitId
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.game import Game

Records = dict[int, dict[str, Any]]
_JSON: Final = ("ratings", "traits")

# The plus keeps the database from walking along all facts there ever were, sorted by subject.
FIRST_CHANGES: Final = (
    "SELECT subject, key, field, old FROM journal_fact WHERE id IN "
    "(SELECT min(id) FROM journal_fact WHERE transaction_id > ? GROUP BY +subject, key, field)"
)

# By subject and key, which have an index: the facts of thousands of units are passed over.
LAST_WRITTEN: Final = (
    "SELECT subject, key, field, max(id) FROM journal_fact "
    "WHERE subject IN (SELECT value FROM json_each(?)) AND transaction_id <= ? "
    "GROUP BY subject, key, field"
)


class PastBooks(BooksSnapshot):
    """Everything as it was after a transaction."""

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
            units: All units as they were after it, where the caller has read them already.
        """
        super().__init__(now.connection, _game_of(now, last), units, now.pasts)
        self._now = now
        self._last = last
        # Later entries change nothing of it, so what was read once holds for every further look.
        self._kept = now.kept_of(last)

    @property
    def today(self) -> BooksSnapshot:
        """The books as they are."""
        return self._now

    def with_units(self, units: Iterable[UnitState] | None) -> BooksSnapshot:
        """The same books with all units as they were then; as they are where none are given."""
        return self if units is None else PastBooks(self._now, self._last, units)

    @cached_property
    def version(self) -> int:
        """The number of the last transaction that counts."""
        return self._last

    @cached_property
    def unseen_sides(self) -> frozenset[str]:
        """What is hidden now is hidden in the past, too."""
        return self._now.unseen_sides

    @cached_property
    def reversals(self) -> Reversals:
        """Which transactions had been taken back."""
        found: Reversals = self._for_good("reversals", self._read_reversals)
        return found

    def _read_reversals(self) -> Reversals:
        return Reversals().read_on(self.connection, 0, until=self._last)

    @cached_property
    def details(self) -> dict[int, TransactionDetail]:
        """What was read of single transactions in the words of then."""
        found: dict[int, TransactionDetail] = self._for_good("details", dict)
        return found

    # Units and formations

    @cached_property
    def formations(self) -> Mapping[int, Formation]:
        """Every formation by its id."""
        found: Mapping[int, Formation] = self._for_good("formations", self._read_formations)
        return found

    def _read_formations(self) -> Mapping[int, Formation]:
        past = self._records(Subject.FORMATION, {})
        *beside, name = FORMATION_COLUMNS
        return {
            key: (*(past[key][column] for column in beside), AsWritten(past[key][name]))
            for key in sorted(past)
        }

    def read_rows(self) -> tuple[UnitRow, ...]:
        """All units as they stood after the last transaction that counts."""
        rows: tuple[UnitRow, ...] = self._for_good("_rows", self._read_units)
        return rows

    def _read_units(self) -> tuple[UnitRow, ...]:
        steps: Counter[int] = Counter()
        for account, amount in self.rows(
            "SELECT account, sum(amount) FROM journal_posting "
            "WHERE transaction_id > ? AND good = 'step' AND account LIKE 'unit:%' GROUP BY account",
            (self._last,),
        ):
            steps[int(account.rsplit(":", 1)[1])] = amount
        past = self._records(Subject.UNIT, steps)
        in_order = lru_cache(maxsize=None)(_in_order)
        rows = []
        for key in sorted(past):
            # A unit that was taken off before a text was stored of units stands without it.
            unit = {column: past[key].get(column, "") for column in UNIT_COLUMNS}
            # Walked back over, a trait stands behind those that were never touched.
            unit |= {column: in_order(unit[column]) for column in _JSON}
            rows.append(as_read(unit))
        return self.made_units(rows)

    def _records(self, subject: Subject, steps: dict[int, int]) -> Records:
        """Records of one kind as they were."""
        # Back from now and not forward from the start: a player looks a few turns back, and an
        # import alone may be half of the journal.
        table, columns = RECORDS[subject]
        rows = self.rows(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608 - our own names
        now = {row[0]: dict(zip(columns, row, strict=True)) for row in rows}
        facts = self.rows(
            "SELECT subject, key, field, old, new FROM journal_fact "
            "WHERE transaction_id > ? AND subject = ? ORDER BY id DESC",
            (self._last, subject),
        )
        return rolled_back(now, facts, steps)

    def formation_sums(self) -> list[tuple[int, int, int, int]]:
        """How many units and steps stood in each formation itself."""
        totals: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0, 0])
        for unit in self.unit_rows():
            numbers = (1, unit.steps, unit.steps_left)
            totals[unit.formation] = [
                a + b for a, b in zip(totals[unit.formation], numbers, strict=True)
            ]
        return [(key, *numbers) for key, numbers in totals.items()]  # type: ignore[misc]

    @cached_property
    def _units_by_id(self) -> Mapping[UnitId, UnitState]:
        return {unit.id: unit for unit in self.units()}

    def unit(self, unit_id: UnitId) -> UnitState:
        """One unit as it was. Raises `BadInput` where there was none."""
        found = self._units_by_id.get(unit_id)
        if found is None:
            raise no_such_unit(unit_id)
        return found

    def units_of(self, unit_ids: Iterable[int]) -> Iterator[UnitRow]:
        """The units of these numbers that there were."""
        wanted = frozenset(unit_ids)
        return (row for row in self.unit_rows() if row.id in wanted)

    # Facts

    @cached_property
    def state(self) -> Mapping[tuple[str, str, str], JsonValue]:
        """Every fact that was in no table of its own."""
        state: Mapping[tuple[str, str, str], JsonValue] = self._for_good("state", self._read_state)
        # Cached twice: here for this look, and in what is kept for the next one.
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
        return self._as_entered(state)

    def _as_entered(
        self, state: Mapping[tuple[str, str, str], JsonValue]
    ) -> Mapping[tuple[str, str, str], JsonValue]:
        """The facts in the order in which they were entered, whatever was entered since."""
        subjects = json.dumps(sorted({subject for subject, _, _ in state}))
        rows = self.rows(LAST_WRITTEN, (subjects, self._last))
        written = {tuple(place): at for *place, at in rows}
        return {place: state[place] for place in sorted(state, key=lambda p: written.get(p, 0))}

    # Goods

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


def _in_order(text: str) -> str:
    """A JSON object with its names sorted."""
    return json.dumps(json.loads(text), sort_keys=True)


# Words of a game that was changed since would not fit the entries of then.
def _game_of(now: BooksSnapshot, last: int) -> Game:
    """The game as it was described then, where its player describes it."""
    if not now.game.description:
        return now.game
    rows = now.rows(
        "SELECT old FROM journal_fact WHERE transaction_id > ? AND subject = ? AND key = ? "
        "AND field = ? ORDER BY id LIMIT 1",
        (last, Subject.DESCRIPTION, KEY, TEXT),
    )
    return described_as(now.game, str(json.loads(rows[0][0]))) if rows and rows[0][0] else now.game
