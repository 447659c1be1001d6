"""The chain of entries: what is written with each, and what was changed since.

`oobmgr.models.digests` says what a digest is. It covers every column of an entry and of its lines,
so whatever was changed in them is found, and the part that was changed is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.models.digests import (
    BEFORE_THE_FIRST,
    JournalColumns,
    canonical,
    digest_of,
    entries,
    letters_of,
    parts_of_import,
    split,
)
from oobmgr.models.engines import fetch, insert_rows

if TYPE_CHECKING:
    from oobmgr.models.engines import Connection

COLUMNS: Final = JournalColumns(
    head=(
        "id", "kind", "reverses", "turn", "side", "phase", "command", "command_values", "title",
        "sentence", "working", "notes", "topics", "player", "at",
    ),
    posting=("id", "account", "good", "amount"),
    fact=("id", "subject", "key", "field", "old", "new"),
)  # fmt: skip
CAMPAIGN: Final = (
    "id", "uuid", "name", "game", "scenario", "variant", "players", "created_at", "created_with",
)  # fmt: skip
_WORDS: Final = {
    "id": "its number",
    "kind": "whether it is an undo",
    "reverses": "what it takes back",
    "command_values": "its dice and inputs",
    "at": "its time",
    "player": "its player",
    "notes": "its notes",
    "topics": "what it touches",
    "postings": "its postings",
    "facts": "its facts",
}
_PARTS: Final = tuple(
    _WORDS.get(name, f"its {name}") for name in (*COLUMNS.head, "postings", "facts")
)
_COUNTER: Final = "a counter"
_CAMPAIGN_PARTS: Final = (*CAMPAIGN, _COUNTER, "the end of the journal")


def untouched(connection: Connection) -> bool:
    """Whether the campaign's row, the counters and the last entry are as the program left them.

    Asked before a write: what was changed behind its back must not be taken for its own after it.
    """
    kept = fetch(connection, "SELECT parts FROM campaign_digest")
    # A new file, before its first entry, has no digest yet and nothing that could be changed.
    if not kept:
        return not fetch(connection, "SELECT 1 FROM journal_transaction LIMIT 1")
    return bool(kept[0][0] == _campaign_parts(connection))


def close_entry(
    connection: Connection, transaction: int, *, untouched_before: bool, imported: bool = False
) -> None:
    """Write the digest of an entry that is whole, with lines and counters.

    `imported` says that it may have thousands of lines, all of them made by us just now.
    """
    if imported:
        parts = parts_of_import(connection, COLUMNS, transaction)
    else:
        ((_, parts),) = entries(connection, COLUMNS, transaction)
    letters = letters_of(parts)
    row = (transaction, letters, digest_of(_end(connection), letters, parts))
    insert_rows(connection, "journal_digest", ("transaction_id", "parts", "digest"), [row])
    # Where something was changed before, its old digest stays: a new one would cover that up.
    if untouched_before:
        close_campaign(connection)


def close_campaign(connection: Connection) -> None:
    """Write the digest of the campaign's row, the counters and the end of the journal."""
    connection.execute(
        "INSERT INTO campaign_digest (id, parts) VALUES (1, ?) "
        "ON CONFLICT (id) DO UPDATE SET parts = excluded.parts",
        (_campaign_parts(connection),),
    )


def changes(connection: Connection) -> Iterator[Fault]:
    """What was changed in entries, campaign and counters after the program had written it."""
    yield from _changed_entries(connection)
    kept = fetch(connection, "SELECT parts FROM campaign_digest")
    if not kept:
        yield Fault("the digest of the campaign is missing.", where="campaign")
    elif changed := _changed_in_campaign(connection, str(kept[0][0])):
        yield Fault(f"changed outside the program: {', '.join(changed)}.", where="campaign")


def accept_counters(connection: Connection) -> None:
    """Take counters that were worked out anew for right, where nothing else was changed."""
    for (kept,) in fetch(connection, "SELECT parts FROM campaign_digest"):
        # Nothing but the counters: any other change must stay in sight.
        if _changed_in_campaign(connection, str(kept)) == [_COUNTER]:
            close_campaign(connection)


def _changed_in_campaign(connection: Connection, kept: str) -> list[str]:
    return _unlike(kept, _campaign_parts(connection), _CAMPAIGN_PARTS)


def _changed_entries(connection: Connection) -> Iterator[Fault]:
    kept = {
        number: (str(parts), str(whole))
        for number, parts, whole in fetch(
            connection, "SELECT transaction_id, parts, digest FROM journal_digest"
        )
    }
    befores = {BEFORE_THE_FIRST}
    for number, parts in entries(connection, COLUMNS):
        letters, whole = kept.pop(number) if number in kept else (letters_of(parts), "")
        wholes = {digest_of(before, letters, parts) for before in befores}
        if whole not in wholes:
            yield _of_entry(number, _what_is_wrong(whole, letters, parts))
        # Either may be what the next is chained to: the digest of a changed entry as it was, or
        # that of an entry whose digest alone was changed.
        befores = {whole, *wholes}
    # What is left has a digest and no entry: it was deleted from the journal.
    for number in kept:
        yield _of_entry(number, "is gone, and its digest is there.")


def _what_is_wrong(whole: str, letters: str, parts: Sequence[bytes]) -> str:
    # Looked at in this order, for the first that holds explains those behind it.
    if not whole:
        return "has no digest: oobmgr did not post it."
    changed = _unlike(letters, letters_of(parts), _PARTS)
    if changed:
        return f"was changed after it was posted: {', '.join(changed)}."
    why = "one was taken out or put in, or its digest was changed."
    return f"does not follow from the one before it: {why}"


def _of_entry(number: int, what: str) -> Fault:
    return Fault(f"transaction {number} {what}", where="journal")


def _unlike(kept: str, now: str, names: Sequence[str]) -> list[str]:
    """The names of the parts that are not as they were."""
    if len(kept) != len(now):
        # Of another length the letters no longer say which part is whose.
        return ["its digest"]
    pairs = zip(names, split(kept), split(now), strict=True)
    return [name for name, was, is_now in pairs if was != is_now]


def _end(connection: Connection) -> str:
    """The digest of the last entry."""
    rows = fetch(
        connection, "SELECT digest FROM journal_digest ORDER BY transaction_id DESC LIMIT 1"
    )
    return str(rows[0][0]) if rows else BEFORE_THE_FIRST


def _campaign_parts(connection: Connection) -> str:
    rows = fetch(connection, f"SELECT {', '.join(CAMPAIGN)} FROM campaign")  # noqa: S608 - our names
    counters = fetch(connection, "SELECT name, value FROM counter ORDER BY name")
    # A file without its row has other parts than any with one.
    head = rows[0] if rows else ()
    return letters_of(map(canonical, (*head, counters, _end(connection))))
