"""The books made anew from the journal, in a new file.

What follows from the journal (units, formations, balances, facts of now, counters) is worked out
again. What does not, the journal itself and the campaign's row, is taken over as it lies, with the
digests that it has: a change in there stays to be seen.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign import chain, projections
from oobmgr.campaign.checks import inconsistencies
from oobmgr.campaign.damage import STUMBLES
from oobmgr.campaign.looks import a_look
from oobmgr.campaign.placing import new_file
from oobmgr.domain.errors import CampaignFileError, Fault, FileAltered
from oobmgr.domain.postings import WHOLE, Subject
from oobmgr.models import schema
from oobmgr.models.engines import campaign_engine, fetch, insert_rows, reading, writing
from oobmgr.models.shapes import strange_parts

if TYPE_CHECKING:
    from pathlib import Path

    from oobmgr.models.engines import Connection, Engine

_DIGEST: Final = ("transaction_id", "parts", "digest")
_TAKEN_OVER: Final = {
    "campaign": chain.CAMPAIGN,
    "journal_transaction": chain.COLUMNS.head,
    "journal_posting": ("transaction_id", *chain.COLUMNS.posting),
    "journal_fact": ("transaction_id", *chain.COLUMNS.fact),
    "journal_digest": _DIGEST,
    "campaign_digest": ("id", "parts"),
}
"""The tables that follow from nothing else, in the order in which one points to the other."""
_SINCE_DIGESTS: Final = frozenset({"journal_digest", "campaign_digest"})


def rebuild(path: Path, target: Path) -> tuple[Fault, ...]:
    """Make a new campaign file from the journal of another; what is wrong in it all the same.

    Raises:
        CampaignFileError: there is a file already, or the journal cannot be read.
    """
    with new_file(target) as part, a_look(path) as source:
        engine = campaign_engine(part)
        try:
            schema.make(engine)
            with _told_of(path):
                _fill(engine, source)
            with reading(engine) as connection:
                return inconsistencies(connection)
        finally:
            # Before the file gets its name: closing it brings in what still lies in its log.
            engine.dispose()


@contextmanager
def _told_of(path: Path) -> Iterator[None]:
    try:
        yield
    except (*STUMBLES, CampaignFileError) as error:
        message = "its journal is damaged, and the books cannot be rebuilt from it."
        raise FileAltered(Fault(message, str(path), advice="Restore a copy.")) from error


def _fill(engine: Engine, source: Engine) -> None:
    with reading(source) as old, writing(engine) as new:
        strange = {part.name for part in strange_parts(old, schema.revision(old))}
        missed = strange & _TAKEN_OVER.keys() - _SINCE_DIGESTS
        if missed:
            message = f"the table {min(missed)} is not the one that oobmgr made"
            raise ValueError(message)
        # A file from before there were digests lacks their tables; they are made further down.
        kept = {name for (name,) in fetch(old, "SELECT name FROM sqlite_master")} - strange
        for table, columns in _TAKEN_OVER.items():
            if table in kept:
                insert_rows(new, table, columns, _rows(old, table, columns))
        _carry(new)
        projections.raise_counters(new, _counters(old, new))
        # Digests that are there are kept, so that what was changed in the journal is still found.
        if kept >= _SINCE_DIGESTS:
            chain.accept_counters(new)
        else:
            _digest(new)


def _rows(connection: Connection, table: str, columns: tuple[str, ...]) -> list[Any]:
    return fetch(connection, f"SELECT {', '.join(columns)} FROM {table} ORDER BY 1, rowid")  # noqa: S608 - our names


def _carry(new: Connection) -> None:
    """Work out anew what follows from the journal, entry by entry."""
    for (number,) in fetch(new, "SELECT id FROM journal_transaction ORDER BY id"):
        projections.apply(new, number)


def _counters(old: Connection, new: Connection) -> dict[str, int]:
    """The highest ids given out, as they lie, and no lower than those of the journal."""
    found: dict[str, int] = {}
    # A damaged table of counters loses nothing: the journal shows which ids were given out.
    with contextlib.suppress(*STUMBLES):
        found = {
            name: value
            for name, value in fetch(old, "SELECT name, value FROM counter")
            if isinstance(name, str) and isinstance(value, int)
        }
    for subject, key in fetch(
        new,
        "SELECT subject, max(CAST(key AS INTEGER)) FROM journal_fact WHERE field = ? "
        "AND old IS NULL GROUP BY subject",
        (WHOLE,),
    ):
        if subject in (Subject.UNIT, Subject.FORMATION) or subject in found:
            found[subject] = max(key, found.get(subject, 0))
    return found


def _digest(new: Connection) -> None:
    """Digest a journal from before there were digests, as bringing the file up would."""
    for (number,) in fetch(new, "SELECT id FROM journal_transaction ORDER BY id"):
        chain.close_entry(new, number, untouched_before=False)
    chain.close_campaign(new)
