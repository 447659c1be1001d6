"""Writing the journal. Nothing here changes or removes a row."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, is_dataclass
from datetime import UTC, datetime
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from oobmgr.campaign.drafts import UNIT_COLUMNS, Draft
from oobmgr.domain.errors import BooksInconsistent, Fault
from oobmgr.domain.postings import WHOLE, Fact, Subject, TransactionId, imbalance
from oobmgr.domain.quantities import plain
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.models.engines import fetch, insert_rows

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from oobmgr.campaign.topics import Topic

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
    """Write a draft as a transaction of its own and return its id.

    Raises:
        BooksInconsistent: the postings do not sum to zero, which is a bug of a planner.
    """
    uneven = imbalance(draft.postings)
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
    insert_rows(connection, "journal_fact", FACT_COLUMNS, _unit_rows(transaction, draft))
    return transaction


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
        json.dumps([_stored_step(step) for step in working]),
        json.dumps(list(notes)),
        json.dumps(sorted(topics)),
        player,
        datetime.now(UTC).isoformat(timespec="seconds"),
    )
    insert_rows(connection, "journal_transaction", _HEAD_COLUMNS, [row])
    return TransactionId(fetch(connection, "SELECT max(id) FROM journal_transaction")[0][0])


def write_reversal(connection: Connection, transaction: int, original: int) -> None:
    """Write the mirror image of a transaction's lines under a new one."""
    connection.exec_driver_sql(
        "INSERT INTO journal_posting (transaction_id, account, good, amount) "
        "SELECT ?, account, good, -amount FROM journal_posting WHERE transaction_id = ? "
        "ORDER BY id DESC",
        (transaction, original),
    )
    connection.exec_driver_sql(
        "INSERT INTO journal_fact (transaction_id, subject, key, field, old, new) "
        "SELECT ?, subject, key, field, new, old FROM journal_fact WHERE transaction_id = ? "
        "ORDER BY id DESC",
        (transaction, original),
    )


def _fact_rows(transaction: int, facts: Iterable[Fact]) -> list[tuple[Any, ...]]:
    return [(transaction, f.subject, f.key, f.field, as_json(f.old), as_json(f.new)) for f in facts]


def _unit_rows(transaction: int, draft: Draft) -> list[tuple[Any, ...]]:
    dumps = json.JSONEncoder(ensure_ascii=False, check_circular=False).encode
    return [
        (
            transaction,
            Subject.UNIT,
            str(row[0]),
            WHOLE,
            None,
            dumps(dict(zip(UNIT_COLUMNS, row, strict=True))),
        )
        for row in draft.new_units
    ]


def as_json(value: Any) -> str | None:  # noqa: ANN401 - any JSON value
    """A fact's value as stored: JSON text, None where there is none."""
    return None if value is None else json.dumps(value, ensure_ascii=False)


def stored(value: Any) -> Any:  # noqa: ANN401 - any command, as JSON values
    """A command as JSON values, so that it can be read (and counted) later.

    Bulk contents are not written twice: an import's units stand in its facts.
    """
    if is_dataclass(value) and not isinstance(value, type):
        return {name: stored(item) for name, item in vars(value).items()}
    if isinstance(value, dict) or hasattr(value, "items"):
        return {str(key): stored(item) for key, item in value.items()}
    if isinstance(value, tuple | list | frozenset | set):
        items = list(value)
        if items and is_dataclass(items[0]) and len(items) > 50:  # noqa: PLR2004 - bulk
            return f"{len(items)} records"
        return [asdict(i) if _slotted(i) else stored(i) for i in items]
    if isinstance(value, Fraction):
        return plain(value)
    return value if isinstance(value, str | int | bool | None) else str(value)


def _slotted(value: object) -> bool:
    return is_dataclass(value) and not hasattr(value, "__dict__")


def _stored_step(step: Step) -> list[Any]:
    value = {"exact": str(step.value)} if isinstance(step.value, Fraction) else step.value
    return [step.label, value, step.arithmetic, step.case, step.kind]


def read_steps(text: str) -> tuple[Step, ...]:
    """The working of a stored transaction."""
    return tuple(_read_step(item) for item in json.loads(text))


def _read_step(item: list[Any]) -> Step:
    label, value, arithmetic, case, kind = item
    exact = Fraction(value["exact"]) if isinstance(value, dict) else value
    return Step(label, exact, arithmetic, case, StepKind(kind))
