"""What later rests on an older transaction, so that it cannot be taken back on its own."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from oobmgr.campaign.naming import account_name
from oobmgr.campaign.projections import COLUMN_OF
from oobmgr.campaign.reversal import handed_over, original_of, undone_by
from oobmgr.campaign.veil import hidden_fault
from oobmgr.domain.accounts import Account
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import WHOLE, Subject
from oobmgr.domain.quantities import counted
from oobmgr.models.engines import fetch

if TYPE_CHECKING:
    from oobmgr.campaign.sight import Sight
    from oobmgr.models.engines import Connection
    from oobmgr.rules.game import Game

_NAMED = 12
"""How many of the transactions that depend are named; the first are enough to begin with."""


def dependants(
    connection: Connection, transaction: int, game: Game, sight: Sight | None = None
) -> list[Fault]:
    """Why what a player did cannot be taken back on its own; empty where it can.

    Later transactions that were taken back themselves do not count. `sight` says what may be told
    where the connection itself hides nothing.
    """
    rows = fetch(connection, "SELECT kind FROM journal_transaction WHERE id = ?", (transaction,))
    # Undo itself is undone by redo, and the first entry opened the books: nothing stands without
    # it.
    if not rows or transaction == 1 or rows[0][0] not in {"do", "redo"}:
        return [Fault(f"transaction {transaction} cannot be revoked.", where="ledger")]
    transaction = original_of(connection, transaction)
    if transaction <= handed_over(connection):
        message = f"transaction {transaction} came from the common file."
        return [Fault(message, where="ledger", advice="Take it back there.")]
    gone = undone_by(connection)
    if transaction in gone:
        return [Fault(f"transaction {transaction} has already been taken back.", where="ledger")]
    later = (
        *_later(connection, transaction, gone, sight),
        *_overdrawn(connection, transaction, game, sight),
    )
    # The tree is looked at only where nothing else stands in the way: it is read whole.
    return [*later] or [*_misplaced(connection, transaction)]


def _later(
    connection: Connection, transaction: int, gone: Mapping[int, int], sight: Sight | None
) -> Iterator[Fault]:
    """Standing transactions that changed the same thing since."""
    found = {
        number: title
        # The same transaction may answer to more than one of these; it is told once.
        for ask in (_SAME_FACT, _SAME_UNIT, _AFTER_SEQUENCE)
        for number, title in fetch(connection, ask, (transaction, transaction))
        if number not in gone
    }
    told = sorted(found)[:_NAMED]
    several = len(told) > 1
    advice = "Take these back first, the latest first." if several else "Take that back first."
    for number in told:
        title = sight.title(number, found[number]) if sight else found[number]
        message = f"{title} (transaction {number}) depends on it."
        # Said once, behind the last of them.
        yield Fault(message, where="ledger", advice=advice if number == told[-1] else "")


_SAME_FACT = (
    "SELECT DISTINCT t.id, t.title FROM journal_fact AS mine "
    "JOIN journal_fact AS later ON later.subject = mine.subject AND later.key = mine.key "
    "AND (later.field = mine.field OR '*' IN (mine.field, later.field)) "
    "JOIN journal_transaction AS t ON t.id = later.transaction_id AND t.kind = 'do' "
    "WHERE mine.transaction_id = ? AND later.transaction_id > ?"
)
# The steps of a unit: how many are left decides whether a later loss was possible.
_SAME_UNIT = (
    "SELECT DISTINCT t.id, t.title FROM journal_posting AS mine "
    "JOIN journal_posting AS later ON later.good = mine.good AND later.account = mine.account "
    "JOIN journal_transaction AS t ON t.id = later.transaction_id AND t.kind = 'do' "
    "WHERE mine.account LIKE 'unit:%' AND mine.transaction_id = ? AND later.transaction_id > ?"
)
# What was done in a phase rests on having gone on to it.
_AFTER_SEQUENCE = (
    "SELECT t.id, t.title FROM journal_transaction AS t WHERE t.kind = 'do' "
    "AND EXISTS (SELECT 1 FROM journal_fact WHERE transaction_id = ? "
    "AND subject = 'sequence') AND t.id > ?"
)


def _overdrawn(
    connection: Connection, transaction: int, game: Game, sight: Sight | None
) -> Iterator[Fault]:
    # Only of places that can run out: income and adjustments may well stand below zero.
    rows = fetch(
        connection,
        "SELECT p.account, p.good, coalesce(max(b.amount), 0) AS held, sum(p.amount) AS moved "
        "FROM journal_posting AS p "
        "LEFT JOIN balance AS b ON b.account = p.account AND b.good = p.good "
        "WHERE p.transaction_id = ? AND (p.account LIKE 'pool:%' OR p.account LIKE 'special:%' "
        "OR p.account LIKE 'box:%' OR p.account LIKE 'pending:%' OR p.account LIKE 'lost:%') "
        "GROUP BY p.account, p.good",
        (transaction,),
    )
    # A movement inside the transaction itself can bring an account's postings to nothing.
    for account, good, held, moved in rows:
        # An account that is overdrawn already only must not sink further.
        if held - moved >= min(held, 0):
            continue
        if sight is not None and not sight.shows_account(account):
            yield hidden_fault(sight)
        else:
            place = account_name(Account.from_key(account), game, with_side=True)
            has = f"holds {held} {game.sign(good)}"
            yield Fault(
                f"{place} {has}; taking back {moved} would overdraw it.",
                where="ledger",
                advice="Take back what was spent since, first.",
            )


class _Tree:
    """Who stands where, once the transaction is taken back."""

    def __init__(self, connection: Connection, transaction: int) -> None:
        self.formations = {
            key: [side, parent, name]
            for key, side, parent, name in fetch(
                connection, "SELECT id, side, parent_id, name FROM formation"
            )
        }
        # Where units stand decides whether a formation may go; who they are does not matter.
        self.units = dict(fetch(connection, "SELECT id, formation_id FROM unit"))
        for subject, key, field, old in fetch(
            connection,
            "SELECT subject, key, field, old FROM journal_fact WHERE transaction_id = ? "
            "AND (subject = 'formation' OR (subject = 'unit' AND field IN ('*', 'formation'))) "
            "ORDER BY id DESC",
            (transaction,),
        ):
            value = None if old is None else json.loads(old)
            if subject == Subject.UNIT:
                self._put_unit(int(key), value)
            else:
                self._put_formation(int(key), field, value)

    def _put_unit(self, unit: int, value: Any) -> None:  # noqa: ANN401 - JSON
        if value is None:
            self.units.pop(unit, None)
        else:
            # A unit that comes back brings its whole row, one that was moved only where it stood.
            self.units[unit] = value["formation_id"] if isinstance(value, dict) else value

    def _put_formation(self, formation: int, field: str, value: Any) -> None:  # noqa: ANN401 - JSON
        if field == WHOLE:
            self.formations.pop(formation, None)
        else:
            # Parent and name are all that changes of a formation: its side stays.
            place = 1 if COLUMN_OF.get(field, field) == "parent_id" else 2
            self.formations[formation][place] = value

    def endless(self) -> Iterator[str]:
        """The names of formations that would stand below themselves."""
        for formation, (_, _, name) in self.formations.items():
            seen = {formation}
            above = self.formations[formation][1]
            # A ring is met again at a member that need not be this one: stop there too, or it never
            # ends.
            while above in self.formations and above not in seen:
                seen.add(above)
                above = self.formations[above][1]
            if above == formation:
                yield name


def _misplaced(connection: Connection, transaction: int) -> Iterator[Fault]:
    """What would stand in nothing or below itself, and two formations of one name in one place."""
    tree = _Tree(connection, transaction)
    homes = tree.formations.keys()
    units = sum(formation not in homes for formation in tree.units.values())
    if units:
        who = counted(units, "unit")
        yield _in_the_way(f"{who} would be in a formation that does not exist.")
    for _, parent, name in tree.formations.values():
        if parent is not None and parent not in homes:
            yield _in_the_way(f"{name} would be under a formation that does not exist.")
    for name in tree.endless():
        yield _in_the_way(f"{name} would be below itself.")
    for (*_, name), times in Counter(map(tuple, tree.formations.values())).items():
        for _ in range(times - 1):
            yield _in_the_way(f"there would be two {name} in one place.")


def _in_the_way(sentence: str) -> Fault:
    return Fault(sentence, where="formation", advice="Move or take back what is there first.")
