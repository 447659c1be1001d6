"""Do the books agree with themselves? Every projection is worked out again from the journal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.models.engines import fetch

if TYPE_CHECKING:
    from sqlalchemy import Connection

_RECORDS = "('unit', 'formation', 'air_group')"


def inconsistencies(connection: Connection) -> tuple[Fault, ...]:
    """Everything that does not agree; empty when the books are sound."""
    return (
        *_damaged(connection),
        *_unbalanced(connection),
        *_wrong_balances(connection),
        *_wrong_steps(connection),
        *_wrong_state(connection),
        *_wrong_records(connection),
        *_overdrawn(connection),
    )


def _damaged(connection: Connection) -> Iterator[Fault]:
    for (answer,) in fetch(connection, "PRAGMA integrity_check"):
        if answer != "ok":
            yield Fault(f"the file is damaged: {answer}.", where="file")
    for row in fetch(connection, "PRAGMA foreign_key_check"):
        yield Fault(f"row {row[1]} of {row[0]} points to nothing in {row[2]}.", where="file")


def _unbalanced(connection: Connection) -> Iterator[Fault]:
    for transaction, good, total in fetch(
        connection,
        "SELECT transaction_id, good, sum(amount) FROM journal_posting "
        "GROUP BY transaction_id, good HAVING sum(amount) <> 0",
    ):
        yield Fault(
            f"transaction {transaction} is out of balance by {total} {good}.", where="journal"
        )


def _wrong_balances(connection: Connection) -> Iterator[Fault]:
    for account, good, kept, counted in fetch(
        connection,
        "WITH journal AS (SELECT account, good, sum(amount) AS amount FROM journal_posting "
        "WHERE account NOT LIKE 'unit:%' GROUP BY account, good) "
        "SELECT b.account, b.good, b.amount, coalesce(j.amount, 0) FROM balance AS b "
        "LEFT JOIN journal AS j ON j.account = b.account AND j.good = b.good "
        "WHERE b.amount <> coalesce(j.amount, 0) "
        "UNION ALL SELECT j.account, j.good, 0, j.amount FROM journal AS j "
        "LEFT JOIN balance AS b ON b.account = j.account AND b.good = j.good "
        "WHERE b.account IS NULL AND j.amount <> 0",
    ):
        yield Fault(f"{account} shows {kept} {good}, the journal says {counted}.", where="balances")


def _wrong_steps(connection: Connection) -> Iterator[Fault]:
    for unit, name, kept, counted in fetch(
        connection,
        "WITH journal AS (SELECT account, sum(amount) AS amount FROM journal_posting "
        "WHERE account LIKE 'unit:%' AND good = 'step' GROUP BY account) "
        "SELECT u.id, u.designation, u.steps_left, coalesce(j.amount, 0) FROM unit AS u "
        "LEFT JOIN journal AS j ON j.account = 'unit:' || u.side || ':' || u.id "
        "WHERE u.steps_left <> coalesce(j.amount, 0)",
    ):
        yield Fault(
            f"unit {unit} ({name}) shows {kept} steps, the journal says {counted}.", where="units"
        )


def _wrong_state(connection: Connection) -> Iterator[Fault]:
    journal = {
        (subject, key, field): new
        for subject, key, field, new in fetch(
            connection,
            "SELECT subject, key, field, new FROM journal_fact "  # noqa: S608 - our own names
            f"WHERE subject NOT IN {_RECORDS} ORDER BY id",
        )
    }
    kept = {
        row[:3]: row[3] for row in fetch(connection, "SELECT subject, key, field, value FROM state")
    }
    for place in journal.keys() | kept.keys():
        if journal.get(place) != kept.get(place):
            shows, says = kept.get(place), journal.get(place)
            yield Fault(f"{' '.join(place)} shows {shows}, the journal says {says}.", where="facts")


def _wrong_records(connection: Connection) -> Iterator[Fault]:
    """Records that the journal says are there, and are not, or the other way round."""
    for table in ("unit", "formation", "air_group"):
        alive: dict[str, bool] = {}
        for key, new in fetch(
            connection,
            "SELECT key, new FROM journal_fact WHERE subject = ? AND field = '*' ORDER BY id",
            (table,),
        ):
            alive[key] = new is not None
        wanted = {int(key) for key, lives in alive.items() if lives}
        there = {row[0] for row in fetch(connection, f"SELECT id FROM {table}")}  # noqa: S608 - our names
        for record in sorted(wanted ^ there):
            yield Fault(f"{table} {record} is not as the journal says.", where=table)
    yield from _wrong_fields(connection)


def _wrong_fields(connection: Connection) -> Iterator[Fault]:
    columns = {"formation": "formation_id"}
    last: dict[tuple[str, str], str | None] = {}
    for key, field, new in fetch(
        connection,
        "SELECT key, field, new FROM journal_fact WHERE subject = 'unit' "
        "AND field <> '*' AND field NOT LIKE '%:%' ORDER BY id",
    ):
        last[key, field] = new
    for (key, field), new in last.items():
        column = columns.get(field, field)
        rows = fetch(connection, f"SELECT {column} FROM unit WHERE id = ?", (int(key),))  # noqa: S608 - our names
        if rows and new is not None and rows[0][0] != json.loads(new):
            yield Fault(
                f"unit {key} shows {field} {rows[0][0]!r}, the journal says {new}.", where="units"
            )


def _overdrawn(connection: Connection) -> Iterator[Fault]:
    for account, good, amount in fetch(
        connection,
        "SELECT account, good, amount FROM balance "
        "WHERE amount < 0 AND (account LIKE 'pool:%' OR account LIKE 'special:%')",
    ):
        yield Fault(f"{account} is overdrawn: {amount} {good}.", where="balances")
