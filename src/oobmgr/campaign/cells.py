"""Cells of a campaign file that hold another kind of value than the program ever writes there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign.journal import read_steps
from oobmgr.domain.accounts import Account
from oobmgr.domain.errors import Fault
from oobmgr.domain.units import UnitStatus
from oobmgr.models.engines import fetch
from oobmgr.models.shapes import shape_of

if TYPE_CHECKING:
    from oobmgr.models.engines import Connection
    from oobmgr.rules.game import Game

_JSON_TEXTS: Final = {("journal_fact", "old"), ("journal_fact", "new"), ("state", "value")}
"""Columns of text that hold JSON all the same: they are read past the mapper, many at once."""
_LISTS: Final = {"working", "notes", "topics"}
_KINDS: Final = {"INTEGER": ("integer",), "JSON": ("text",)}
_NESTED_MOST: Final = 40
"""More brackets than the program nests. Python reads some hundred and then gives up."""
_DIGITS_MOST: Final = 18
"""More digits than a number has that the database can hold."""
_CHOICES: Final = {
    ("journal_transaction", "kind"): ("do", "undo", "redo", "revoke"),
    ("unit", "status"): tuple(str(status) for status in UnitStatus),
}
Column = tuple[str, str, bool]
"""Name, type, and whether it may be empty."""


def wrong_cells(connection: Connection) -> Iterator[Fault]:
    """What is of a wrong kind, cell by cell, in every table."""
    tables = [name for name, (kind, *_) in shape_of(connection).items() if kind == "table"]
    for table in tables:
        columns = _columns(connection, table)
        yield from _wrong_kinds(connection, table, columns)
        for name, kind, _ in columns:
            if kind == "JSON" or (table, name) in _JSON_TEXTS:
                yield from _wrong_json(connection, table, name, structured=kind == "JSON")
    for (table, column), choices in _CHOICES.items():
        yield from _wrong_choices(connection, table, column, choices)
    yield from _wrong_accounts(connection)
    yield from _wrong_workings(connection)
    # Exactly one row is what every reader of these two takes for granted.
    for table in ("campaign", "alembic_version"):
        ((number,),) = fetch(connection, f"SELECT count(*) FROM {table}")  # noqa: S608 - our names
        if number != 1:
            yield Fault(f"{table} has {number} rows instead of one.", where="file")


def unknown_words(connection: Connection, game: Game) -> Iterator[Fault]:
    """What names a side, a phase or a scenario that the game has not."""
    sides = {side.id for side in game.sides}
    for table in ("unit", "formation"):
        for (side,) in fetch(connection, f"SELECT DISTINCT side FROM {table}"):  # noqa: S608 - our names
            if side not in sides:
                yield Fault(f"{game.name} has no side {side!r}.", where=table)
    scenarios = {one.id: {variant.id for variant in one.variants} for one in game.scenarios}
    for scenario, variant in fetch(connection, "SELECT scenario, variant FROM campaign"):
        if scenario not in scenarios:
            # Only where the scenario is known: a variant of one that is not would be a second fault
            # of the same cause.
            yield Fault(f"{game.name} has no scenario {scenario!r}.", where="campaign")
        elif variant not in scenarios[scenario]:
            yield Fault(f"{scenario} has no variant {variant!r}.", where="campaign")
    known: dict[str, set[str]] = {
        # A set of its own, for the comparison below is with plain texts from JSON.
        "side": {*sides},
        "phase": {phase.id for phase in game.phases},
    }
    # Only where the sequence stands now: the past may name what a described game had then.
    for field, value in fetch(
        connection, "SELECT field, value FROM state WHERE subject = 'sequence' AND key = 'now'"
    ):
        if field in known and json.loads(value) not in known[field]:
            yield Fault(f"{game.name} has no {field} {value}.", where="facts")


def _columns(connection: Connection, table: str) -> list[Column]:
    return [
        (name, kind, not (filled or key))
        for _, name, kind, filled, _, key in fetch(connection, f"PRAGMA table_info({table})")
    ]


def _wrong_kinds(connection: Connection, table: str, columns: list[Column]) -> Iterator[Fault]:
    for name, kind, may_be_empty in columns:
        # SQLite stores whatever it is given, whatever the type of the column says.
        kinds = (*_KINDS.get(kind, ("text",)), *(("null",) if may_be_empty else ()))
        listed = ", ".join(f"'{one}'" for one in kinds)
        for row, found in fetch(
            connection,
            f"SELECT rowid, typeof({name}) FROM {table} WHERE typeof({name}) NOT IN ({listed})",  # noqa: S608 - our names
        ):
            yield _fault(table, row, name, f"holds {_A[found]} instead of {_A[kinds[0]]}")


_A: Final = {
    "integer": "a whole number",
    "text": "text",
    "null": "nothing",
    "real": "a broken number",
    "blob": "bytes",
}


def _wrong_json(
    connection: Connection, table: str, column: str, *, structured: bool
) -> Iterator[Fault]:
    """JSON that cannot be read, or is another structure than that of the column."""
    wanted = ("array" if column in _LISTS else "object") if structured else ""
    # The database sorts out nearly all of them, thousands at once; what it suspects is read here.
    brackets = f"length({column}) - length(replace(replace({column}, '[', ''), '{{', ''))"
    digits = "[0-9]" * (_DIGITS_MOST + 1)
    for row, text in fetch(
        connection,
        f"SELECT rowid, {column} FROM {table} WHERE typeof({column}) = 'text' AND "  # noqa: S608 - our names
        f"(NOT json_valid({column}) OR {brackets} > {_NESTED_MOST} OR {column} GLOB '*{digits}*' "
        + (f"OR json_type({column}) <> '{wanted}')" if structured else ")"),
    ):
        if wrong := _wrong_text(text, wanted):
            yield _fault(table, row, column, wrong)


def _wrong_text(text: str, wanted: str) -> str:
    # Before it is read: Python's reader of JSON recurses, and would give up with an error of its
    # own.
    if _depth(text) > _NESTED_MOST:
        return "is nested too deep"
    try:
        value = json.loads(text, parse_int=_whole_number)
    except ValueError:
        return "is not JSON"
    except OverflowError:
        return "holds a number that is too large"
    right = {"array": list, "object": dict}.get(wanted, object)
    return "" if isinstance(value, right) else f"is not a JSON {wanted}"


def _whole_number(text: str) -> int:
    # Python reads longer numbers, slowly; the database would take them for broken ones.
    if len(text.lstrip("-")) > _DIGITS_MOST:
        raise OverflowError
    return int(text)


def _depth(text: str) -> int:
    """How deep brackets are nested; those within texts count, too, as long as they are few."""
    deepest = depth = 0
    for letter in text:
        depth += (letter in "[{") - (letter in "]}")
        deepest = max(deepest, depth)
    return deepest


def _wrong_choices(
    connection: Connection, table: str, column: str, choices: tuple[str, ...]
) -> Iterator[Fault]:
    marks = ", ".join("?" * len(choices))
    for row, found in fetch(
        connection,
        f"SELECT rowid, {column} FROM {table} WHERE {column} NOT IN ({marks})",  # noqa: S608 - our names
        choices,
    ):
        yield _fault(table, row, column, f"is {found!r}, which does not exist")


def _wrong_accounts(connection: Connection) -> Iterator[Fault]:
    for (account,) in fetch(
        connection,
        "SELECT account FROM balance UNION "
        "SELECT DISTINCT account FROM journal_posting WHERE account NOT LIKE 'unit:%'",
    ):
        try:
            Account.from_key(account)
        # `AttributeError`: in a damaged file an account need not even be text.
        except (ValueError, TypeError, AttributeError):
            yield Fault(f"there is no account {account!r}.", where="journal")


def _wrong_workings(connection: Connection) -> Iterator[Fault]:
    for number, working in fetch(connection, "SELECT id, working FROM journal_transaction"):
        # By reading and not by a pattern: what the program cannot read is what is wrong.
        try:
            read_steps(working)
        except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError):
            yield _fault("journal_transaction", number, "working", "cannot be read")


def _fault(table: str, row: Any, column: str, what: str) -> Fault:  # noqa: ANN401 - a rowid
    named = "transaction" if table == "journal_transaction" else f"row {row} of {table}"
    which = f"{named} {row}" if table == "journal_transaction" else named
    return Fault(f"{column.replace('_', ' ')} of {which} {what}.", where=_WHERE.get(table, table))


_WHERE: Final = {
    "journal_transaction": "journal",
    "journal_posting": "journal",
    "journal_fact": "journal",
    "journal_digest": "journal",
    "balance": "balances",
    "state": "facts",
}
