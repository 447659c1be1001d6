"""Writing the journal. Nothing here changes or removes a row."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from datetime import UTC, datetime
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from oobmgr.campaign.drafts import UNIT_COLUMNS, Draft
from oobmgr.domain.accounts import STEP, Place
from oobmgr.domain.errors import BooksInconsistent, Fault
from oobmgr.domain.postings import WHOLE, Fact, Subject, TransactionId
from oobmgr.domain.quantities import plain
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.models.engines import fetch, insert_rows, row_as_json

if TYPE_CHECKING:
    from oobmgr.campaign.topics import Topic
    from oobmgr.models.engines import Connection

POSTING_COLUMNS = ("transaction_id", "account", "good", "amount")
FACT_COLUMNS = ("transaction_id", "subject", "key", "field", "old", "new")
_HEAD_COLUMNS = (
    "kind", "reverses", "turn", "side", "phase", "command", "command_values", "title", "sentence",
    "working", "notes", "topics", "player", "at",
)  # fmt: skip


@dataclass(frozen=True)
class Moment:
    """Where in the sequence of play a transaction stands."""

    turn: str
    side: str
    phase: str


def write(
    connection: Connection, draft: Draft, command: object, moment: Moment, player: str
) -> TransactionId:
    """Write a draft as a transaction of its own and return its id; `write_units` adds new units.

    Raises:
        BooksInconsistent: the postings do not sum to zero, which is a bug of a planner.
    """
    # The database cannot hold this: it is true of a whole entry, and of no single line.
    uneven = draft.imbalance()
    if uneven:
        raise BooksInconsistent(Fault(f"{draft.title}: postings do not balance: {uneven}."))
    transaction = write_head(
        connection,
        Head("do", None, type(command).__name__, stored(command), draft.title, draft.sentence),
        moment,
        player,
        working=draft.working,
        notes=draft.notes,
        topics=draft.topics,
    )
    insert_rows(
        connection,
        "journal_posting",
        POSTING_COLUMNS,
        [(transaction, p.account.key, p.good, p.amount) for p in draft.postings],
    )
    insert_rows(connection, "journal_fact", FACT_COLUMNS, _fact_rows(transaction, draft.facts))
    return transaction


def write_units(connection: Connection, transaction: int, numbers: Sequence[int]) -> None:
    """Write the creation of units that stand in their table: a fact each, and a posting of steps.

    The rows go from table to table inside the database, which is what makes an import quick.
    """
    first, last = min(numbers), max(numbers)
    which = "id BETWEEN ? AND ?"
    values: tuple[int | str, ...] = (transaction, first, last)
    # The numbers of new units are mostly without a gap, and a range needs no list.
    if len(numbers) <= last - first:
        # Between them lie numbers of another side, which may have units by now.
        which += " AND id IN (SELECT value FROM json_each(?))"
        values = (*values, json.dumps(numbers))
    connection.execute(
        f"INSERT INTO journal_fact ({', '.join(FACT_COLUMNS)}) "  # noqa: S608 - our own names
        f"SELECT ?, '{Subject.UNIT}', id, '{WHOLE}', NULL, {row_as_json(UNIT_COLUMNS)} "
        f"FROM unit WHERE {which} ORDER BY id",
        values,
    )
    connection.execute(
        f"INSERT INTO journal_posting ({', '.join(POSTING_COLUMNS)}) "  # noqa: S608 - our own names
        f"SELECT ?, '{Place.UNIT}:' || side || ':' || id, '{STEP}', steps_left "
        f"FROM unit WHERE {which} AND steps_left > 0 ORDER BY id",
        values,
    )


@dataclass(frozen=True)
class Head:
    """What a transaction is, apart from its lines."""

    kind: str
    reverses: int | None
    command: str
    command_values: Any
    title: str
    sentence: str


def write_head(
    connection: Connection,
    head: Head,
    moment: Moment,
    player: str,
    *,
    working: Iterable[Step] = (),
    notes: Iterable[str] = (),
    topics: Iterable[Topic] = (),
) -> TransactionId:
    """Write the first row of a transaction."""
    row = (
        head.kind,
        head.reverses,
        moment.turn,
        moment.side,
        moment.phase,
        head.command,
        json.dumps(head.command_values),
        head.title,
        head.sentence,
        # With the words of the moment: tables and names may change later, and the working must not.
        json.dumps([_stored_step(step) for step in working]),
        json.dumps(list(notes)),
        # A set has no order; the same draft is to be the same row.
        json.dumps(sorted(topics)),
        player,
        datetime.now(UTC).isoformat(timespec="seconds"),
    )
    insert_rows(connection, "journal_transaction", _HEAD_COLUMNS, [row])
    # Rows go in through `executemany`, which tells no id; nobody else adds one meanwhile.
    return TransactionId(fetch(connection, "SELECT max(id) FROM journal_transaction")[0][0])


def write_reversal(connection: Connection, transaction: int, original: int) -> None:
    """Write the mirror image of a transaction's lines under a new one."""
    # From the last line to the first: what changed twice ends as it began.
    connection.execute(
        "INSERT INTO journal_posting (transaction_id, account, good, amount) "
        "SELECT ?, account, good, -amount FROM journal_posting WHERE transaction_id = ? "
        "ORDER BY id DESC",
        (transaction, original),
    )
    connection.execute(
        "INSERT INTO journal_fact (transaction_id, subject, key, field, old, new) "
        "SELECT ?, subject, key, field, new, old FROM journal_fact WHERE transaction_id = ? "
        "ORDER BY id DESC",
        (transaction, original),
    )


def _fact_rows(transaction: int, facts: Iterable[Fact]) -> list[tuple[Any, ...]]:
    return [(transaction, f.subject, f.key, f.field, as_json(f.old), as_json(f.new)) for f in facts]


# Names in their own letters: the file can be read, and searched, with other tools.
def as_json(value: Any) -> str | None:  # noqa: ANN401 - any JSON value
    """A fact's value as stored: JSON text, None where there is none."""
    return None if value is None else json.dumps(value, ensure_ascii=False)


def stored(value: Any) -> Any:  # noqa: ANN401 - any command, as JSON values
    """A command as JSON values, so that it can be read (and counted) later.

    Bulk contents are not written twice: an import's units stand in its facts.
    """
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: stored(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): stored(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        # What a player types is kept word for word, for a replay and for the reason of a house
        # rule.
        bulk = len(value) > _BULK and is_dataclass(value[0])
        return f"{len(value)} records" if bulk else [stored(item) for item in value]
    if isinstance(value, Fraction):
        return plain(value)
    return value if isinstance(value, str | int | bool | None) else str(value)


_BULK = 50  # more than anybody types at once


def _stored_step(step: Step) -> list[Any]:
    # JSON knows no fractions, and a plain text could not be told from a word: it goes in an object.
    value = {"exact": str(step.value)} if isinstance(step.value, Fraction) else step.value
    # Left out where there is none, as in every file written before lines had a record.
    record = [dict(step.record)] if step.record else []
    return [step.label, value, step.arithmetic, step.case, step.kind, *record]


def read_steps(text: str) -> tuple[Step, ...]:
    """The working of a stored transaction."""
    return tuple(_read_step(item) for item in json.loads(text))


def _read_step(item: list[Any]) -> Step:
    label, value, arithmetic, case, kind, *record = item
    exact = Fraction(value["exact"]) if isinstance(value, dict) else value
    return Step(label, exact, arithmetic, case, StepKind(kind), *record)
