"""Single transactions: everything that an entry of the journal says."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.journal import read_steps
from oobmgr.campaign.naming import posting_rows
from oobmgr.campaign.queries.moments import moment
from oobmgr.campaign.reversal import targets
from oobmgr.campaign.rows import TransactionDetail, UndoState
from oobmgr.campaign.sentences import GIVEN, sentence_of
from oobmgr.domain.accounts import Account, GoodId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, Posting, Subject, TransactionId
from oobmgr.domain.rulings import cases_of

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot

_MOST_DETAILS: Final = 5_000
"""Beyond so many kept ones all are forgotten: a long campaign must not fill the memory."""
FACTS_SHOWN = 200
"""How many changed facts of one transaction are read; an import has tens of thousands."""

_DETAIL = (
    "id", "kind", "title", "sentence", "turn", "side", "phase", "player", "at", "command",
    "command_values", "working", "notes", "reverses",
)  # fmt: skip
DONE_IN: Final = (
    "SELECT id FROM journal_transaction WHERE turn = ? AND kind = 'do' "
    "AND ? IN ('', command) ORDER BY id"
)
# Of each transaction the first lines alone: an import has tens of thousands.
LINES_SHOWN: Final = (
    "SELECT {columns} FROM (SELECT *, row_number() OVER each AS place, "
    "count(*) OVER (PARTITION BY transaction_id) AS lines FROM {table} "
    "WHERE transaction_id IN (SELECT value FROM json_each(?)) "
    "WINDOW each AS (PARTITION BY transaction_id ORDER BY id)) WHERE place <= ? ORDER BY id"
)


def numbers(books: BooksSnapshot, turn: str | None) -> tuple[TransactionId, ...]:
    """The transactions of a turn, or all, oldest first."""
    found = books.rows(
        "SELECT id FROM journal_transaction WHERE ? IS NULL OR turn = ? ORDER BY id", (turn, turn)
    )
    return tuple(TransactionId(number) for (number,) in found)


def detail(books: BooksSnapshot, transaction: int) -> TransactionDetail:
    """Everything about one transaction."""
    found = details(books, (transaction,))
    if not found:
        raise BadInput(Fault(f"there is no transaction {transaction}.", where="ledger"))
    return found[0]


def saved_at(books: BooksSnapshot) -> str:
    """When the last transaction was written."""
    rows = books.rows("SELECT at FROM journal_transaction ORDER BY id DESC LIMIT 1")
    return str(rows[0][0])


def done_in(books: BooksSnapshot, turn: str, command: str) -> tuple[TransactionDetail, ...]:
    """What players did in a turn, oldest first; of one kind of command, if it is named.

    A turn that is over is told in the words of then, save that it says what was taken back since.
    """
    taken = books.reversals.taken
    wanted = [number for (number,) in books.rows(DONE_IN, (turn, command))]
    if wanted and turn < books.turn:
        books = moment(books, turn, closed=True)
    known = books.details
    if len(known) > _MOST_DETAILS:
        known.clear()
    unread = [number for number in wanted if number not in known]
    known.update({one.id: one for one in details(books, unread)})
    # Of all that is said of a transaction only this changes later.
    return tuple(
        one if (by := taken.get(one.id)) == one.undone_by else replace(one, undone_by=by)
        for one in map(known.__getitem__, wanted)
    )


def details(books: BooksSnapshot, transactions: Iterable[int]) -> tuple[TransactionDetail, ...]:
    """Everything about each of these transactions that there is, in the order of the journal."""
    numbers = json.dumps(list(transactions))
    names = ", ".join(_DETAIL)
    rows = books.rows(
        f"SELECT {names}, {GIVEN} FROM journal_transaction "  # noqa: S608 - our own names
        "WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id",
        (numbers,),
    )
    postings, facts = _postings(books, numbers), _facts(books, numbers)
    label = books.game.calendar.label
    found = []
    for *row, given in rows:
        stored = dict(zip(_DETAIL, row, strict=True))
        working, own = read_steps(stored["working"]), facts[stored["id"]]
        stored["command_values"] = json.loads(stored["command_values"])
        stored["notes"] = tuple(json.loads(stored["notes"]))
        stored["working"] = working
        stored["sentence"] = sentence_of(stored["sentence"], given)
        found.append(TransactionDetail(
            **stored,
            turn_label=label(stored["turn"]),
            phase_name=books.game.phase_name(stored["phase"]),
            cases=cases_of(working),
            postings=posting_rows(postings[stored["id"]], books.game),
            facts=tuple(fact for fact, _ in own),
            # Each line carries how many there are in all, so nobody has to ask for their number.
            facts_left_out=own[0][1] - len(own) if own else 0,
            undone_by=books.reversals.taken.get(stored["id"]),
        ))  # fmt: skip
    return tuple(found)


def _postings(books: BooksSnapshot, numbers: str) -> Mapping[int, list[Posting]]:
    columns = "transaction_id, account, good, amount"
    statement = LINES_SHOWN.format(columns=columns, table="journal_posting")
    found: defaultdict[int, list[Posting]] = defaultdict(list)
    for transaction, key, good, amount in books.rows(statement, (numbers, FACTS_SHOWN)):
        found[transaction].append(Posting(Account.from_key(key), GoodId(good), amount))
    return found


def _facts(books: BooksSnapshot, numbers: str) -> Mapping[int, list[tuple[Fact, int]]]:
    """The changed facts of each transaction, each beside how many it has in all."""
    columns = "transaction_id, subject, key, field, old, new, lines"
    statement = LINES_SHOWN.format(columns=columns, table="journal_fact")
    found: defaultdict[int, list[tuple[Fact, int]]] = defaultdict(list)
    for transaction, subject, key, field, *values, lines in books.rows(
        statement, (numbers, FACTS_SHOWN)
    ):
        old, new = (None if value is None else json.loads(value) for value in values)
        found[transaction].append((Fact(Subject(subject), key, field, old, new), lines))
    return found


def undo_state(books: BooksSnapshot) -> UndoState:
    """The titles of what undo and redo would take back."""
    found = targets(books.connection)
    return UndoState(found.undo and found.undo[1], found.redo and found.redo[1])
