"""A campaign file for one side, which holds nothing of the other.

The journal is written afresh in a new file, with the lines that the side may see; units, balances
and facts follow from it. Nothing of the other side is ever written there, so nothing of it can lie
in pages, logs or temporary files.
"""

from __future__ import annotations

import json
import uuid
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign import chain, projections
from oobmgr.campaign.checks import inconsistencies
from oobmgr.campaign.command_names import OF_BOTH
from oobmgr.campaign.commands import HandOver
from oobmgr.campaign.journal import FACT_COLUMNS, POSTING_COLUMNS, as_json
from oobmgr.campaign.names import REMARKS, Names
from oobmgr.campaign.placing import new_file
from oobmgr.campaign.rolls import records_of
from oobmgr.campaign.session import Session
from oobmgr.campaign.sight import Sight
from oobmgr.domain.accounts import Account, Place, SideId
from oobmgr.domain.errors import BooksInconsistent, Fault
from oobmgr.domain.postings import WHOLE
from oobmgr.domain.values import dataclass
from oobmgr.models import schema
from oobmgr.models.engines import (
    campaign_engine,
    fetch,
    insert_rows,
    reading,
    writing,
)

if TYPE_CHECKING:
    from oobmgr.campaign.file import Campaign
    from oobmgr.models.engines import Connection, Engine

_ELSEWHERE: Final = "other side"
"""The detail of the account that stands for what went to, or came from, the other side."""

_HEAD: Final = chain.COLUMNS.head
_CAMPAIGN: Final = chain.CAMPAIGN
_JSON: Final = ("command_values", "working", "notes")
_TEXTS: Final = ("title", "sentence")
_CLOSED: Final = {"command_values": "{}", "sentence": "", "working": "[]", "notes": "[]"}


Row = tuple[Any, ...]


@dataclass(frozen=True)
class _Entry:
    """A transaction as the side may see it: its head, its postings, its facts."""

    head: dict[str, Any]
    postings: tuple[Row, ...]
    facts: tuple[Row, ...]


def hand_over(campaign: Campaign, side: SideId, target: Path) -> None:
    """Make a new campaign file with all of one side and nothing of the other.

    Raises:
        Refused: the side's own sheets are hidden, or the game hides none.
        CampaignFileError: there is a file already, or the folder cannot be written.
    """
    # Its own sheets have to be open: otherwise the file would be a way around the passphrase.
    campaign.veil.refuse_hidden(side)
    game = campaign.game
    # By what is not its own: a game may have more than two sides, and all others are hidden.
    others = tuple(one.id for one in game.sides if one.id != side)
    with new_file(target) as part, reading(campaign.books) as connection:
        # A sight of its own, whatever is hidden or open in this session.
        sight = Sight(game, others)
        sight.catch_up(connection)
        engine = campaign_engine(part)
        try:
            schema.make(engine)
            _write(engine, connection, sight)
            # Nobody has a copy made of a file that is not finished.
            Session(engine, game, lambda label: label).execute(HandOver(side))
            # Before the file gets its name: one that does not agree with itself is not handed out.
            _check(engine)
        finally:
            engine.dispose()


def _write(engine: Engine, source: Connection, sight: Sight) -> None:
    with writing(engine) as copy:
        insert_rows(copy, "campaign", _CAMPAIGN, [_campaign(source, sight)])
        for entry in _entries(source, sight):
            # The head first: the lines refer to it.
            insert_rows(copy, "journal_transaction", _HEAD, [tuple(entry.head.values())])
            insert_rows(copy, "journal_posting", POSTING_COLUMNS, entry.postings)
            insert_rows(copy, "journal_fact", FACT_COLUMNS, entry.facts)
            # Entry by entry, as they were posted: facts build on those before them.
            projections.apply(copy, entry.head["id"])
            # The campaign is closed once, at the end.
            chain.close_entry(copy, entry.head["id"], untouched_before=False)
        # Not those of the common file, which tell how many units there are in all.
        names = [name for (name,) in fetch(source, "SELECT name FROM counter")]
        projections.raise_counters(copy, {name: _highest(copy, name) for name in names})
        chain.close_campaign(copy)


def _highest(copy: Connection, subject: str) -> int:
    """The highest id that the side ever gave to a record of a kind; 0 where it has none."""
    ((highest,),) = fetch(
        copy,
        "SELECT coalesce(max(CAST(key AS INTEGER)), 0) FROM journal_fact "
        "WHERE subject = ? AND field = ?",
        (subject, WHOLE),
    )
    return int(highest)


def _campaign(source: Connection, sight: Sight) -> Row:
    (row,) = fetch(source, f"SELECT {', '.join(_CAMPAIGN)} FROM campaign")  # noqa: S608 - our names
    values = dict(zip(_CAMPAIGN, row, strict=True))
    # Another file, not a copy: the two go on differently from here.
    values["uuid"] = str(uuid.uuid4())
    for name in ("name", "players"):
        values[name] = sight.names.left_out(values[name])
    return tuple(values.values())


def _entries(source: Connection, sight: Sight) -> Iterator[_Entry]:
    """The transactions in which there is something for the side, oldest first.

    They are numbered anew, without gaps: those would tell how much the other side did meanwhile.
    """
    postings = _by_transaction(source, "journal_posting", POSTING_COLUMNS)
    facts = _by_transaction(source, "journal_fact", FACT_COLUMNS)
    numbers: dict[int, int] = {}
    for row in fetch(source, f"SELECT {', '.join(_HEAD)} FROM journal_transaction ORDER BY id"):  # noqa: S608 - our names
        head = dict(zip(_HEAD, row, strict=True))
        number = head["id"]
        entry = _Entry(
            _head_seen(head, sight),
            _postings_seen(postings[number], sight),
            tuple(_fact_seen(fact, sight) for fact in facts[number] if _shown(fact, sight)),
        )
        # A reversal of what was left out would point to nothing.
        rests = head["reverses"] is None or head["reverses"] in numbers
        # A closed entry without an open line would only tell that something happened.
        if rests and (entry.postings or entry.facts or not sight.closed(number)):
            numbers[number] = len(numbers) + 1
            yield _numbered(entry, numbers)


def _numbered(entry: _Entry, numbers: Mapping[int, int]) -> _Entry:
    """An entry under the number that it has in the new file."""
    number = numbers[entry.head["id"]]
    reverses = entry.head["reverses"]
    return _Entry(
        entry.head | {"id": number, "reverses": None if reverses is None else numbers[reverses]},
        tuple((number, *row[1:]) for row in entry.postings),
        tuple((number, *row[1:]) for row in entry.facts),
    )


def _by_transaction(
    source: Connection, table: str, columns: Sequence[str]
) -> defaultdict[int, list[Row]]:
    found: defaultdict[int, list[Row]] = defaultdict(list)
    for row in fetch(source, f"SELECT {', '.join(columns)} FROM {table} ORDER BY id"):  # noqa: S608 - our names
        found[row[0]].append(row)
    return found


def _head_seen(head: dict[str, Any], sight: Sight) -> dict[str, Any]:
    """The head of a transaction: of a closed one only where it stands, and a title of ours."""
    number = head["id"]
    if sight.closed(number):
        return head | _CLOSED | {"title": sight.title(number, head["title"])}
    seen = {name: sight.names.left_out_of_json(head[name]) for name in _JSON}
    # A turn is numbered, and so is an option: no unit is meant by it.
    running = head["command"] not in OF_BOTH
    texts = {name: sight.names.left_out(head[name], running=running) for name in _TEXTS}
    return head | seen | texts


def _postings_seen(postings: Iterable[Row], sight: Sight) -> tuple[Row, ...]:
    """The postings of the side, with one more where the rest lay with the other side."""
    seen = [
        (number, sight.names.left_out(account, running=False), good, amount)
        for number, account, good, amount in postings
        if sight.shows_account(account)
    ]
    sums: Counter[tuple[int, str]] = Counter()
    for number, _, good, amount in seen:
        # The journal must sum to zero by itself, so the hidden half of an exchange needs a stand-
        # in.
        sums[number, good] += amount
    # All postings that are left are of one side, so that any of them tells which.
    side = SideId(seen[0][1].split(":", 2)[1]) if seen else SideId("")
    outside = Account(Place.ADJUSTED, side, _ELSEWHERE).key
    rest = ((number, outside, good, -total) for (number, good), total in sums.items() if total)
    return (*seen, *rest)


def _shown(fact: Row, sight: Sight) -> bool:
    _, subject, key, field, _, _ = fact
    return sight.shows_fact(subject, key, field)


def _fact_seen(fact: Row, sight: Sight) -> Row:
    """A fact of the side without the names of the other in its values."""
    number, subject, key, field, old, new = fact
    whole = subject in records_of(sight.game)
    seen = (
        _record_seen(field, value, sight.names) if whole else sight.names.left_out_of_json(value)
        for value in (old, new)
    )
    return (number, subject, key, field, *seen)


def _record_seen(field: str, text: str | None, names: Names) -> str | None:
    if text is None:
        return None
    value = json.loads(text)
    if field == WHOLE:
        seen = {name: _cell_seen(name, cell, names) for name, cell in value.items()}
    else:
        seen = _cell_seen(field, value, names)
    # Letter for letter as it was where nothing is hidden, so that files differ only where they
    # must.
    return text if seen == value else as_json(seen)


def _cell_seen(name: str, cell: Any, names: Names) -> Any:  # noqa: ANN401 - JSON
    """A cell of a unit's row. Only in a remark may a number be a unit: others have their own."""
    return names.left_out(cell, running=name in REMARKS) if isinstance(cell, str) else cell


def _check(engine: Engine) -> None:
    with reading(engine) as connection:
        faults = inconsistencies(connection)
    if faults:
        raise BooksInconsistent(Fault("the file could not be made for one side."), *faults)
