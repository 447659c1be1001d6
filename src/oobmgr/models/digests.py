"""Digests of what is stored, by which a later change of it is found.

They keep nobody out who works them out anew; they find what an accident, another program or an
editor of databases did. How they are written down is described in
`docs/decisions/digests-of-entries.md`, and must stay as it is: files rest on it.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from oobmgr.domain.values import dataclass
from oobmgr.models.engines import fetch, one_by_one

if TYPE_CHECKING:
    from oobmgr.models.engines import Connection

# As long as a digest, so that no place has to tell the first entry from the rest.
BEFORE_THE_FIRST: Final = "0" * 64
"""What the first entry of a file is chained to."""
PART_LETTERS: Final = 8
"""Letters that are kept of the digest of each part: enough to name a part that was changed."""
_AT_ONCE: Final = 500
"""So many lines are written down in well under a millisecond."""
_BEYOND_ASCII: Final = re.compile(r"[^\x00-\x7f]+")
_BETWEEN: Final = b"],["
"""What stands between two lines, and seldom in one."""
Row = tuple[Any, ...]


@dataclass(frozen=True)
class JournalColumns:
    """What is digested of an entry: all columns of its head and of its lines, but whose they are.

    The number of an entry and of a line is the first of each.
    """

    head: tuple[str, ...]
    posting: tuple[str, ...]
    fact: tuple[str, ...]


def canonical(value: Any) -> bytes:  # noqa: ANN401 - whatever a cell or a list of rows holds
    """Whole numbers, texts, nothing, and lists of them as bytes that are the same everywhere."""
    return _encoder().encode(value).encode()


@cache
def _encoder() -> json.JSONEncoder:
    """Made once: a post writes down some forty parts, and `json.dumps` makes one for each."""
    return json.JSONEncoder(ensure_ascii=True, separators=(",", ":"), default=_as_no_text_is)


def _as_no_text_is(value: object) -> object:
    # No cell of ours holds bytes; one that does so all the same must not equal any that does not.
    return {"bytes": value.hex()} if isinstance(value, bytes) else {"other": repr(value)}


def letters_of(parts: Iterable[bytes]) -> str:
    """The first letters of the digest of each part, to name the one that was changed."""
    return "".join(sha256(part).hexdigest()[:PART_LETTERS] for part in parts)


def digest_of(before: str, letters: str, parts: Sequence[bytes]) -> str:
    """The digest of an entry: over that of the entry before, the letters kept, and all parts."""
    digest = sha256(f"{before}{letters}".encode())
    # Part by part: those of an import are megabytes, which need not be copied into one list.
    for sign, part in zip("[" + "," * len(parts), parts, strict=False):
        digest.update(sign.encode())
        digest.update(part)
    digest.update(b"]")
    return digest.hexdigest()


def split(parts: str) -> list[str]:
    """The letters of each part by themselves."""
    return [parts[at : at + PART_LETTERS] for at in range(0, len(parts), PART_LETTERS)]


def entries(
    connection: Connection, columns: JournalColumns, number: int | None = None
) -> Iterator[tuple[int, list[bytes]]]:
    """The entries of a file with the parts that are digested, in order; one where it is named.

    Each part is written down (`canonical`) once: for the lines of an import that takes a while.
    """
    postings = _lines(connection, "journal_posting", columns.posting, number)
    # All at once, and kept by entry: otherwise each entry would be two questions more.
    facts = _lines(connection, "journal_fact", columns.fact, number)
    where, values = _only("id", number)
    names = ", ".join(columns.head)
    for head in fetch(
        connection,
        f"SELECT {names} FROM journal_transaction {where} ORDER BY id",  # noqa: S608 - our names
        values,
    ):
        lines = postings.pop(head[0], []), facts.pop(head[0], [])
        yield head[0], [*map(canonical, head), *map(_in_pieces, lines)]


def _in_pieces(lines: list[Row]) -> bytes:
    """Lines as `canonical` writes them down, some at a time, each of which is let go of.

    Meanwhile no other thread has Python's lock: over all lines of an import a window stood still.
    """
    pieces = []
    lines.reverse()
    while lines:
        pieces.append(canonical(lines[: -_AT_ONCE - 1 : -1])[1:-1])
        del lines[-_AT_ONCE:]
    return b"[%b]" % b",".join(pieces)


def parts_of_import(connection: Connection, columns: JournalColumns, number: int) -> list[bytes]:
    """The parts of an entry of thousands of lines, just written; `entries` tells the same of it.

    Its lines must hold whole numbers and texts alone, as only those do that we made ourselves.
    """
    names = ", ".join(columns.head)
    statement = f"SELECT {names} FROM journal_transaction WHERE id = ?"  # noqa: S608 - our names
    (head,) = fetch(connection, statement, (number,))
    return [
        *map(canonical, head),
        _written(connection, "journal_posting", columns.posting, number),
        _written(connection, "journal_fact", columns.fact, number),
    ]


def _written(connection: Connection, table: str, columns: Sequence[str], number: int) -> bytes:
    """The lines of one entry as `canonical` writes them down.

    Made where they are: an import has forty thousand, and to fetch each cell takes twice as long.
    """
    cells = ", ".join(columns)
    ((written,),) = fetch(
        connection,
        # As bytes: a text with a letter outside ASCII would be decoded, which takes a while.
        f"SELECT CAST(json_group_array(json_array({cells})) AS BLOB) FROM "  # noqa: S608 - our names
        f"(SELECT {cells} FROM {table} WHERE transaction_id = ? ORDER BY id)",
        (number,),
    )
    if not written.isascii():
        # Piece by piece, for few of them have such letters, and to look for each takes far longer.
        pieces = written.split(_BETWEEN)
        written = _BETWEEN.join([one if one.isascii() else _escaped(one) for one in pieces])
    # The one letter of ASCII that Python escapes and the database does not.
    return bytes(written.replace(b"\x7f", b"\\u007f"))


def _escaped(json_text: bytes) -> bytes:
    """JSON with every letter outside ASCII escaped."""
    return _BEYOND_ASCII.sub(lambda found: json.dumps(found[0])[1:-1], json_text.decode()).encode()


def _lines(
    connection: Connection, table: str, columns: Sequence[str], number: int | None
) -> defaultdict[int, list[Row]]:
    found: defaultdict[int, list[Row]] = defaultdict(list)
    names = ", ".join(columns)
    if number is not None:
        # As they come: an import has thousands, which need not be told apart.
        of_one = f"SELECT {names} FROM {table} WHERE transaction_id = ? ORDER BY id"  # noqa: S608 - our names
        found[number] = fetch(connection, of_one, (number,))
        return found
    every = f"SELECT transaction_id, {names} FROM {table} ORDER BY id"  # noqa: S608 - our names
    for row in one_by_one(fetch(connection, every)):
        found[row[0]].append(row[1:])
    return found


def _only(column: str, number: int | None) -> tuple[str, tuple[int, ...]]:
    return ("", ()) if number is None else (f"WHERE {column} = ?", (number,))
