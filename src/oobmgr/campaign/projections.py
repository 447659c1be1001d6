"""Carrying a transaction's lines into the present state: balances, facts, units, formations."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from oobmgr.campaign.drafts import UNIT_COLUMNS
from oobmgr.domain.postings import WHOLE, Subject
from oobmgr.domain.units import OTHER_TEXTS
from oobmgr.models.engines import fetch, insert_rows, run_many

if TYPE_CHECKING:
    from oobmgr.models.engines import Connection

FORMATION_COLUMNS = ("id", "side", "parent_id", "name")
RECORDS = {
    Subject.UNIT: ("unit", UNIT_COLUMNS),
    Subject.FORMATION: ("formation", FORMATION_COLUMNS),
}
JSON_FIELDS = {"rating": "ratings", "trait": "traits"}
COLUMN_OF = {"formation": "formation_id", "parent": "parent_id"}
"""Columns that are not called as the field of a fact is."""
BLANK = {text.name: "" for text in OTHER_TEXTS}
"""Texts of a unit of which an older program's fact does not know, for they came after it."""
StoredFact = tuple[str, str, str, str | None, str | None]


def apply(connection: Connection, transaction: int) -> None:
    """Carry one written transaction into the projections."""
    facts = fetch(
        connection,
        "SELECT subject, key, field, old, new FROM journal_fact "
        "WHERE transaction_id = ? ORDER BY id",
        (transaction,),
    )
    apply_facts(connection, facts)
    apply_postings(connection, transaction)


def apply_postings(connection: Connection, transaction: int) -> None:
    """Add a transaction's postings to the balances, and its steps to the units."""
    apply_balances(connection, transaction)
    _apply_steps(connection, transaction)


BALANCES_OF_ONE = (
    "SELECT account, good, sum(amount) FROM journal_posting "
    "WHERE transaction_id = ? AND account NOT LIKE 'unit:%' GROUP BY account, good"
)


def apply_balances(connection: Connection, transaction: int) -> None:
    """Add a transaction's postings to the balances of accounts other than units."""
    connection.execute(
        f"INSERT INTO balance (account, good, amount) {BALANCES_OF_ONE} "
        "ON CONFLICT (account, good) DO UPDATE SET amount = amount + excluded.amount",
        (transaction,),
    )
    # An account that holds nothing is as one that never held anything: undo leaves no trace here.
    connection.execute("DELETE FROM balance WHERE amount = 0")


# The plus keeps the database from walking along all steps ever posted, which are sorted by account.
STEPS_OF_ONE = (
    "SELECT account, sum(amount) FROM journal_posting "
    "WHERE transaction_id = ? AND account LIKE 'unit:%' AND +good = 'step' GROUP BY account"
)


def _apply_steps(connection: Connection, transaction: int) -> None:
    rows = fetch(connection, STEPS_OF_ONE, (transaction,))
    run_many(
        connection,
        "UPDATE unit SET steps_left = steps_left + ? WHERE id = ?",
        [(amount, int(account.rsplit(":", 1)[1])) for account, amount in rows],
    )


def apply_facts(connection: Connection, facts: Iterable[StoredFact]) -> None:
    """Carry facts into the projections, in their order."""
    for (subject, field, gone), group in _neighbours(facts):
        _apply_group(connection, Subject(subject), field, group, gone=gone)


def carried_state(
    state: Mapping[tuple[str, str, str], Any], facts: Iterable[StoredFact]
) -> dict[tuple[str, str, str], Any]:
    """What `apply_facts` makes of the facts that lie in no table of their own, without a file."""
    # A new one: the state that was given may be in the hands of another thread.
    found = dict(state)
    for (_, _, gone), group in _neighbours(facts):
        for fact in group:
            found.pop(fact[:3], None)
        if not gone:
            new = _last_of_each((s, k, f, new or "") for s, k, f, _, new in group)
            found |= {(s, k, f): json.loads(value) for s, k, f, value in new}
    return found


def _neighbours(
    facts: Iterable[StoredFact],
) -> list[tuple[tuple[str, str, bool], list[StoredFact]]]:
    """The facts by subject, field and whether they are taken away, in their order."""
    # Only neighbours are taken together: a unit that is made and then changed needs this order.
    grouped: list[tuple[tuple[str, str, bool], list[StoredFact]]] = []
    for fact in facts:
        subject, _, field, _, new = fact
        kind = (subject, field, new is None)
        if not grouped or grouped[-1][0] != kind:
            grouped.append((kind, []))
        grouped[-1][1].append(fact)
    return grouped


def _apply_group(
    connection: Connection, subject: Subject, field: str, group: list[StoredFact], *, gone: bool
) -> None:
    if subject not in RECORDS:
        _apply_state(connection, group)
    elif field == WHOLE and gone:
        _remove(connection, subject, group)
    elif field == WHOLE:
        _create(connection, subject, group)
    elif ":" in field:
        _change_json(connection, subject, field, group)
    else:
        _change(connection, subject, field, group)


def _apply_state(connection: Connection, group: list[StoredFact]) -> None:
    run_many(
        connection,
        "DELETE FROM state WHERE subject = ? AND key = ? AND field = ?",
        [fact[:3] for fact in group],
    )
    insert_rows(
        connection,
        "state",
        ("subject", "key", "field", "value"),
        # One entry may set a fact twice; the table has room for the last value alone.
        _last_of_each((s, k, f, new) for s, k, f, _, new in group if new is not None),
    )


def _last_of_each(rows: Iterable[tuple[str, str, str, str]]) -> list[Sequence[Any]]:
    return list({row[:3]: row for row in rows}.values())


def _create(connection: Connection, subject: Subject, group: list[StoredFact]) -> None:
    table, columns = RECORDS[subject]
    if subject == Subject.UNIT:
        # Steps come in with the postings, so that they are counted once.
        loads = json.loads
        rows = []
        for fact in group:
            values = BLANK | loads(fact[4] or "{}") | {"steps_left": 0}
            rows.append([values[column] for column in columns])
    else:
        rows = [[json.loads(fact[4] or "{}")[column] for column in columns] for fact in group]
    insert_rows(connection, table, columns, rows)


def create_units(connection: Connection, rows: Sequence[Sequence[Any]]) -> None:
    """Insert new units straight from a draft: the fast way of what `apply` does with their facts.

    The rows carry their steps already, so their step postings need no further work.
    """
    insert_rows(connection, "unit", UNIT_COLUMNS, rows)


def _remove(connection: Connection, subject: Subject, group: list[StoredFact]) -> None:
    table, _ = RECORDS[subject]
    run_many(
        connection,
        f"DELETE FROM {table} WHERE id = ?",  # noqa: S608 - our own table names
        [(int(fact[1]),) for fact in group],
    )


def _change(connection: Connection, subject: Subject, field: str, group: list[StoredFact]) -> None:
    table, columns = RECORDS[subject]
    column = COLUMN_OF.get(field, field)
    # The name comes out of a stored fact and goes into a statement.
    if column not in columns:
        message = f"{table} has no column {column}"
        raise ValueError(message)
    run_many(
        connection,
        f"UPDATE {table} SET {column} = ? WHERE id = ?",  # noqa: S608 - checked above
        [(None if new is None else json.loads(new), int(key)) for _, key, _, _, new in group],
    )


def _change_json(
    connection: Connection, subject: Subject, field: str, group: list[StoredFact]
) -> None:
    table, _ = RECORDS[subject]
    kind, name = field.split(":", 1)
    column = JSON_FIELDS[kind]
    for _, key, _, _, new in group:
        (text,) = fetch(connection, f"SELECT {column} FROM {table} WHERE id = ?", (int(key),))[0]  # noqa: S608 - our names
        values = json.loads(text)
        if new is None:
            values.pop(name, None)
        else:
            values[name] = json.loads(new)
        run_many(
            connection,
            f"UPDATE {table} SET {column} = ? WHERE id = ?",  # noqa: S608 - our own names
            [(json.dumps(values, ensure_ascii=False), int(key))],
        )


def raise_counters(connection: Connection, counters: dict[str, int]) -> None:
    """Remember the highest ids given out."""
    run_many(
        connection,
        "INSERT INTO counter (name, value) VALUES (?, ?) "
        # Never lowered, by no undo either: an id that was given out stands in the journal.
        "ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value)",
        list(counters.items()),
    )


def rolled_back(
    rows: dict[int, dict[str, Any]], facts: Iterable[StoredFact], steps: dict[int, int]
) -> dict[int, dict[str, Any]]:
    """Records of one kind as they were before later facts (newest first) and step changes."""
    # Taken first, for a unit that is made or removed below loses or regains its row.
    held = {key: row.get("steps_left", 0) for key, row in rows.items()}
    past = {key: dict(row) for key, row in rows.items()}
    for _, key, field, old, _new in facts:
        record = int(key)
        # Walked backwards: what was created here was not there before, what was removed was.
        if field == WHOLE and old is None:
            past.pop(record, None)
        elif field == WHOLE:
            past[record] = json.loads(old or "{}")
        elif ":" in field:
            kind, name = field.split(":", 1)
            column = JSON_FIELDS[kind]
            values = json.loads(past[record][column])
            put(values, name, None if old is None else json.loads(old))
            past[record][column] = json.dumps(values, ensure_ascii=False)
        else:
            column = COLUMN_OF.get(field, field)
            past[record][column] = None if old is None else json.loads(old)
    for record, row in past.items():
        if "steps_left" in row:
            row["steps_left"] = held.get(record, 0) - steps.get(record, 0)
    return past


def put(values: dict[str, Any], name: str, value: object) -> None:
    """Put a value among those of a record; None takes away what stood there."""
    if value is None:
        values.pop(name, None)
    else:
        values[name] = value
