"""Do the books agree with themselves? Every projection is worked out again from the journal."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign.cells import unknown_words, wrong_cells
from oobmgr.campaign.chain import changes
from oobmgr.campaign.damage import STUMBLES
from oobmgr.campaign.projections import BLANK, COLUMN_OF, JSON_FIELDS, RECORDS, put
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import WHOLE, Subject
from oobmgr.models import schema
from oobmgr.models.engines import any_text, fetch, one_by_one
from oobmgr.models.shapes import strange_parts

if TYPE_CHECKING:
    from oobmgr.models.engines import Connection
    from oobmgr.rules.game import Game

    Check = Callable[[Connection], Iterator[Fault]]

_READ: Final = ("table", "view")
# What a library says of a damaged value may quote all of it; the beginning says what it is.
_WHY_MOST: Final = 120
_SHOWN_MOST: Final = 60
_TABLED = ", ".join(f"'{subject}'" for subject in RECORDS)
"""Subjects that have a table of their own; every other fact stands among the facts."""
_JSON_COLUMNS = frozenset(JSON_FIELDS.values())
Record = dict[str, Any]


def inconsistencies(connection: Connection, game: Game | None = None) -> tuple[Fault, ...]:
    """Everything that does not agree; empty when the books are sound.

    With a `game` also what the books name and the game has not.
    """
    with any_text(connection):
        try:
            return _found(connection, game)
        except STUMBLES as error:
            return (_unreadable("file", error),)


def _found(connection: Connection, game: Game | None) -> tuple[Fault, ...]:
    revision = schema.revision(connection)
    parts = strange_parts(connection, revision)
    strange = tuple(part.fault for part in parts)
    if any(part.kind in _READ for part in parts):
        # Whatever stands in the place of a table is not read.
        return strange
    damaged = tuple(_damaged(connection))
    # The checks below read columns by name, which an older or newer form may not have.
    if damaged or revision != schema.HEAD:
        return (*strange, *damaged)
    checks: list[Check] = [
        # First the journal, then what follows from it: a fault there explains those after it.
        wrong_cells,
        changes,
        _unbalanced,
        _wrong_balances,
        _wrong_state,
        *(partial(_wrong_records, subject=subject) for subject in RECORDS),
        _overdrawn,
    ]
    if game is not None:
        checks.append(partial(unknown_words, game=game))
    return (*strange, *chain.from_iterable(_readable(check, connection) for check in checks))


def _readable(check: Check, connection: Connection) -> Iterator[Fault]:
    """What a check finds; what it cannot read is one fault more, and the next check goes on."""
    try:
        yield from check(connection)
    except STUMBLES as error:
        yield _unreadable("journal", error)


def _unreadable(where: str, error: Exception) -> Fault:
    if isinstance(error, sqlite3.DatabaseError):
        return Fault(f"the file is damaged: {error}.", where="file")
    why = f"{type(error).__name__} {error}".strip()
    return Fault(f"it holds what cannot be read ({why[:_WHY_MOST]}).", where=where)


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
        # Of units only their steps are counted, and those lie in their own row.
        "WITH journal AS (SELECT account, good, sum(amount) AS amount FROM journal_posting "
        "WHERE account NOT LIKE 'unit:%' GROUP BY account, good) "
        "SELECT b.account, b.good, b.amount, coalesce(j.amount, 0) FROM balance AS b "
        "LEFT JOIN journal AS j ON j.account = b.account AND j.good = b.good "
        "WHERE b.amount <> coalesce(j.amount, 0) OR j.account IS NULL OR b.amount = 0 "
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
            # Ordered, so that of several facts about one thing the last one wins in the dictionary.
        )
    }
    kept = {
        row[:3]: row[3] for row in fetch(connection, "SELECT subject, key, field, value FROM state")
    }
    # By what they look like: a damaged file may hold a number where a name belongs.
    for place in sorted(journal.keys() | kept.keys(), key=repr):
        if journal.get(place) != kept.get(place):
            shows, says = _shown(kept.get(place)), _shown(journal.get(place))
            name = " ".join(map(str, place))
            yield Fault(f"{name} shows {shows}, the journal says {says}.", where="facts")


def _shown(value: object) -> str:
    """A value as a fault shows it: a whole description of a game would be the message."""
    text = str(value)
    return text if len(text) <= _SHOWN_MOST else f"{text[:_SHOWN_MOST]}\u2026"


def _wrong_records(connection: Connection, subject: Subject) -> Iterator[Fault]:
    """Units or formations that are not as the journal makes them."""
    table, columns = RECORDS[subject]
    wanted = _replayed(connection, subject)
    if subject == Subject.UNIT:
        yield from _counted_steps(connection, wanted)
    names = ", ".join(columns)
    rows = fetch(connection, f"SELECT {names} FROM {table}")  # noqa: S608 - our own names
    there = {row[0]: dict(zip(columns, row, strict=True)) for row in one_by_one(rows)}
    yield from differences(table, wanted, there)


def _replayed(connection: Connection, subject: Subject) -> dict[int, Record]:
    """The records of a kind from the journal alone; a column of JSON is text until it changes."""
    records: dict[int, Record] = {}
    # A row that was written before a column existed lacks it; `BLANK` fills it as a migration does.
    blank = BLANK if subject == Subject.UNIT else {}
    written = "SELECT key, field, new FROM journal_fact WHERE subject = ? ORDER BY id"
    for key, field, new in one_by_one(fetch(connection, written, (subject,))):
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
    postings = (
        "SELECT account, sum(amount) FROM journal_posting "
        "WHERE account LIKE 'unit:%' AND good = 'step' GROUP BY account"
    )
    counted = {
        # The side stands between; only the number at the end tells the unit.
        int(account.rsplit(":", 1)[1]): amount
        for account, amount in one_by_one(fetch(connection, postings))
    }
    for number, unit in units.items():
        unit["steps_left"] = counted.pop(number, 0)
        # Both ends: more steps than it ever had are as wrong as fewer than none.
        if not 0 <= unit["steps_left"] <= unit["steps"]:
            yield Fault(
                f"unit {number} has {unit['steps_left']} of {unit['steps']} steps by the journal.",
                where="units",
            )
    for number, amount in counted.items():
        if amount:
            yield Fault(f"{amount} steps are with unit {number}, which is gone.", where="units")


def _read(column: str, value: Any) -> Any:  # noqa: ANN401 - whatever a column holds
    """A value with its JSON read; left as it is where it cannot be."""
    try:
        return json.loads(value) if column in _JSON_COLUMNS and isinstance(value, str) else value
    # JSON nested too deep makes Python give up; `wrong_cells` tells the player of it.
    except (ValueError, RecursionError):
        return value


def _alike(one: Any, other: Any) -> bool:  # noqa: ANN401 - whatever a column holds
    """Whether values are the same, in whatever order their fields are written."""
    # As text, for to Python a one and a yes are equal.
    return json.dumps(one, sort_keys=True, default=repr) == json.dumps(
        other, sort_keys=True, default=repr
    )


def differences(table: str, wanted: dict[int, Record], there: dict[int, Record]) -> Iterator[Fault]:
    """What is not alike. Both are emptied: thousands of records that die together take a while."""
    for number in sorted(wanted.keys() | there.keys()):
        mine, kept = wanted.pop(number, None), there.pop(number, None)
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
            if not _alike(shows, says):
                what = f"{column} {_shown(repr(shows))}, the journal says {_shown(repr(says))}"
                yield Fault(f"{table} {number} shows {what}.", where=table)


def _overdrawn(connection: Connection) -> Iterator[Fault]:
    for account, good, amount in fetch(
        connection,
        "SELECT account, good, amount FROM balance "
        # Only what can run out: income and adjustments are where
        # points come from, and stand below zero.
        "WHERE amount < 0 AND (account LIKE 'pool:%' OR account LIKE 'special:%' "
        "OR account LIKE 'box:%')",
    ):
        yield Fault(f"{account} is overdrawn: {amount} {good}.", where="balances")
