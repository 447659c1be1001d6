"""A campaign as lines of text, and a campaign file made of them that is the same.

The first line is the campaign's row with the counters, each other one an entry of the journal with
its lines and its digest. Units, balances and facts follow from the journal, as ever; and since each
digest rests on the one before it, a file whose last digest is the same is the same campaign.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from oobmgr import known_games
from oobmgr.campaign import chain, projections
from oobmgr.campaign.checks import inconsistencies
from oobmgr.campaign.placing import new_file
from oobmgr.domain.errors import BadInput, BooksInconsistent, Fault, OobmgrError
from oobmgr.models import schema
from oobmgr.models.engines import campaign_engine, fetch, insert_rows, reading, writing

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.models.engines import Connection

_FORM: Final = 1
"""The form of the lines; a later one has another number."""
_HEAD: Final = chain.COLUMNS.head
_POSTING: Final = ("transaction_id", *chain.COLUMNS.posting)
_FACT: Final = ("transaction_id", *chain.COLUMNS.fact)
_ADVICE: Final = "Export the campaign again, and leave the sheet of its journal as it is."
Row = tuple[Any, ...]


def transcript(books: BooksSnapshot) -> tuple[str, ...] | None:
    """The lines of a campaign; None while sheets of a side are hidden, for half of it is none."""
    if books.connection.hidden:
        return None
    return tuple(_lines(books.connection))


def _lines(connection: Connection) -> Iterator[str]:
    (campaign,) = fetch(connection, f"SELECT {', '.join(chain.CAMPAIGN)} FROM campaign")  # noqa: S608 - our names
    counters = fetch(connection, "SELECT name, value FROM counter")
    yield _line([_FORM, list(campaign), [list(row) for row in counters]])
    digests = dict(fetch(connection, "SELECT transaction_id, digest FROM journal_digest"))
    postings = _by_entry(connection, "journal_posting", _POSTING)
    facts = _by_entry(connection, "journal_fact", _FACT)
    heads = fetch(connection, f"SELECT {', '.join(_HEAD)} FROM journal_transaction ORDER BY id")  # noqa: S608 - our names
    for head in heads:
        number = head[0]
        yield _line([list(head), postings[number], facts[number], digests.get(number, "")])


def _line(parts: Sequence[Any]) -> str:
    return json.dumps(parts, separators=(",", ":"))


def _by_entry(
    connection: Connection, table: str, columns: Sequence[str]
) -> Mapping[int, list[Row]]:
    found: defaultdict[int, list[Row]] = defaultdict(list)
    for number, *rest in fetch(connection, f"SELECT {', '.join(columns)} FROM {table} ORDER BY id"):  # noqa: S608 - our names
        found[number].append(tuple(rest))
    return found


def write_campaign(lines: Iterable[str], target: Path) -> None:
    """Make a campaign file of the lines of a transcript.

    Raises:
        BadInput: they are not a transcript, or an entry is not as it was written down.
        CampaignFileError: there is a file already, or the folder cannot be written.
    """
    try:
        first, *entries = [json.loads(line) for line in lines]
        form, campaign, counters = first
        # Asked for its refusal of a game that this program does not have.
        known_games.entry_of(campaign[chain.CAMPAIGN.index("game")])
    except (ValueError, TypeError, IndexError) as error:
        raise _unreadable("it is not one of this program.") from error
    if form != _FORM:
        raise _unreadable("a newer version of the program wrote it.")
    with new_file(target) as part:
        engine = campaign_engine(part)
        try:
            schema.make(engine)
            with writing(engine) as copy:
                _write(copy, campaign, dict(counters), entries)
            with reading(engine) as connection:
                faults = inconsistencies(connection)
        # These say what is wrong by themselves; only what Python stumbles over needs words.
        except OobmgrError:
            raise
        except (ValueError, TypeError, LookupError) as error:
            raise _unreadable("an entry of it cannot be read.") from error
        finally:
            engine.dispose()
        # Before the file gets its name: one that does not agree with itself is not kept.
        if faults:
            raise BooksInconsistent(Fault("the campaign could not be made again."), *faults)


def _write(
    copy: Connection, campaign: Row, counters: dict[str, int], entries: Sequence[Any]
) -> None:
    insert_rows(copy, "campaign", chain.CAMPAIGN, [tuple(campaign)])
    for head, postings, facts, digest in entries:
        number = head[0]
        insert_rows(copy, "journal_transaction", _HEAD, [tuple(head)])
        insert_rows(copy, "journal_posting", _POSTING, [(number, *row) for row in postings])
        insert_rows(copy, "journal_fact", _FACT, [(number, *row) for row in facts])
        # Entry by entry, as they were posted: facts build on those before them.
        projections.apply(copy, number)
        # The campaign's own digest follows once, at the end.
        chain.close_entry(copy, number, untouched_before=False)
        ((made,),) = fetch(
            copy, "SELECT digest FROM journal_digest WHERE transaction_id = ?", (number,)
        )
        if made != digest:
            raise _unreadable(f"entry {number} is not as it was written.")
    projections.raise_counters(copy, counters)
    chain.close_campaign(copy)


def _unreadable(why: str) -> BadInput:
    return BadInput(Fault(f"the journal cannot be read: {why}", "journal", advice=_ADVICE))
