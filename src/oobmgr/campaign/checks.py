"""Do the books agree with themselves? Every projection is worked out again from the journal."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from oobmgr.campaign.chain import changes
from oobmgr.campaign.projections import BLANK, COLUMN_OF, JSON_FIELDS, RECORDS, put
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import WHOLE, Subject
from oobmgr.models.engines import fetch

if TYPE_CHECKING:
    from sqlalchemy import Connection

_TABLED = ", ".join(f"'{subject}'" for subject in RECORDS)
"""Subjects that have a table of their own; every other fact stands among the facts."""
_JSON_COLUMNS = frozenset(JSON_FIELDS.values())
Record = dict[str, Any]


def inconsistencies(connection: Connection) -> tuple[Fault, ...]:
    """Everything that does not agree; empty when the books are sound."""
    try:
        return tuple(_damaged(connection)) or (
            *changes(connection),
            *_unbalanced(connection),
            *_wrong_balances(connection),
            *_wrong_state(connection),
            *_wrong_records(connection),
            *_overdrawn(connection),
        )
    except (sqlite3.DatabaseError, ValueError, KeyError) as error:
        return (Fault(f"the file is damaged: {error}.", where="file"),)


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


def _wrong_state(connection: Connection) -> Iterator[Fault]:
    journal = {
        (subject, key, field): new
        for subject, key, field, new in fetch(
            connection,
            "SELECT subject, key, field, new FROM journal_fact "  # noqa: S608 - our own names
            f"WHERE subject NOT IN ({_TABLED}) ORDER BY id",
        )
    }
    kept = {
        row[:3]: row[3] for row in fetch(connection, "SELECT subject, key, field, value FROM state")
    }
    for place in sorted(journal.keys() | kept.keys()):
        if journal.get(place) != kept.get(place):
            shows, says = kept.get(place), journal.get(place)
            yield Fault(f"{' '.join(place)} shows {shows}, the journal says {says}.", where="facts")


def _wrong_records(connection: Connection) -> Iterator[Fault]:
    """Units and formations that are not as the journal makes them."""
    for subject, (table, columns) in RECORDS.items():
        wanted = _replayed(connection, subject)
        if subject == Subject.UNIT:
            yield from _counted_steps(connection, wanted)
        names = ", ".join(columns)
        rows = fetch(connection, f"SELECT {names} FROM {table}")  # noqa: S608 - our own names
        there = {row[0]: dict(zip(columns, row, strict=True)) for row in rows}
        yield from _differences(table, wanted, there)


def _replayed(connection: Connection, subject: Subject) -> dict[int, Record]:
    """The records of a kind from the journal alone; a column of JSON is text until it changes."""
    records: dict[int, Record] = {}
    blank = BLANK if subject == Subject.UNIT else {}
    for key, field, new in fetch(
        connection,
        "SELECT key, field, new FROM journal_fact WHERE subject = ? ORDER BY id",
        (subject,),
    ):
        value = None if new is None else json.loads(new)
        if value is None and field == WHOLE:
            records.pop(int(key), None)
        elif value is not None and field == WHOLE:
            records[int(key)] = blank | value
        elif ":" in field:
            kind, name = field.split(":", 1)
            record, column = records[int(key)], JSON_FIELDS[kind]
            record[column] = _read(column, record[column])
            put(record[column], name, value)
        else:
            records[int(key)][COLUMN_OF.get(field, field)] = value
    return records


def _counted_steps(connection: Connection, units: Mapping[int, Record]) -> Iterator[Fault]:
    """Put what the postings come to into the replayed units; steps without a unit are a fault."""
    counted = {
        int(account.rsplit(":", 1)[1]): amount
        for account, amount in fetch(
            connection,
            "SELECT account, sum(amount) FROM journal_posting "
            "WHERE account LIKE 'unit:%' AND good = 'step' GROUP BY account",
        )
    }
    for number, unit in units.items():
        unit["steps_left"] = counted.pop(number, 0)
        if not 0 <= unit["steps_left"] <= unit["steps"]:
            yield Fault(
                f"unit {number} has {unit['steps_left']} of {unit['steps']} steps by the journal.",
                where="units",
            )
    for number, amount in counted.items():
        if amount:
            yield Fault(f"{amount} steps lie with unit {number}, which is gone.", where="units")


def _read(column: str, value: Any) -> Any:  # noqa: ANN401 - whatever a column holds
    """A value with its JSON read, so that the same values are equal however they are written."""
    return json.loads(value) if column in _JSON_COLUMNS and isinstance(value, str) else value


def _differences(
    table: str, wanted: Mapping[int, Record], there: Mapping[int, Record]
) -> Iterator[Fault]:
    for number in sorted(wanted.keys() | there.keys()):
        mine, kept = wanted.get(number), there.get(number)
        if mine == kept:
            continue
        if mine is None or kept is None:
            state = "is missing" if kept is None else "is there"
            yield Fault(f"{table} {number} {state}, the journal says otherwise.", where=table)
            continue
        for column, value in kept.items():
            # Most texts are the same letter by letter, and reading them takes longer than the rest.
            if mine.get(column) == value:
                continue
            shows, says = _read(column, value), _read(column, mine.get(column))
            if shows != says:
                yield Fault(
                    f"{table} {number} shows {column} {shows!r}, the journal says {says!r}.",
                    where=table,
                )


def _overdrawn(connection: Connection) -> Iterator[Fault]:
    for account, good, amount in fetch(
        connection,
        "SELECT account, good, amount FROM balance "
        "WHERE amount < 0 AND (account LIKE 'pool:%' OR account LIKE 'special:%' "
        "OR account LIKE 'box:%')",
    ):
        yield Fault(f"{account} is overdrawn: {amount} {good}.", where="balances")
