"""Units, formations and other records as rows, now or as of a past turn."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from oobmgr.campaign import projections
from oobmgr.campaign.books import BooksSnapshot
from oobmgr.campaign.drafts import UNIT_COLUMNS
from oobmgr.campaign.journal import read_steps
from oobmgr.campaign.past_books import PastBooks
from oobmgr.campaign.projections import FORMATION_COLUMNS
from oobmgr.campaign.queries.moments import boundary
from oobmgr.campaign.rows import FormationRow, HistoryRow, RecordRow, UnitRow
from oobmgr.domain.postings import Subject
from oobmgr.domain.rulings import cases_of
from oobmgr.domain.units import UnitStatus

if TYPE_CHECKING:
    from oobmgr.rules.game import Game

Records = dict[int, dict[str, Any]]
_FORMATION = UNIT_COLUMNS.index("formation_id")


def units(books: BooksSnapshot, as_of: str | None) -> tuple[UnitRow, ...]:
    """Every unit in tree order."""
    if as_of is None:
        return _units_now(books)
    kept = books.kept_of(boundary(books, as_of))
    if "units" not in kept:
        kept["units"] = _units_past(books, as_of)
    found: tuple[UnitRow, ...] = kept["units"]
    return found


def _units_now(books: BooksSnapshot) -> tuple[UnitRow, ...]:
    order = {key: place[0] for key, place in _tree(_now_formations(books), books.game).items()}
    found = sorted(books.unit_rows(), key=lambda row: (order[row.formation], row.id))
    return _marked(books, tuple(found), None)


def _units_past(books: BooksSnapshot, as_of: str) -> tuple[UnitRow, ...]:
    # A unit that was taken off before a text was stored of units stands without it.
    past = _past(books, Subject.UNIT, as_of).values()
    rows = [tuple(record.get(column, "") for column in UNIT_COLUMNS) for record in past]
    places = _tree(_past(books, Subject.FORMATION, as_of), books.game)
    make = books.row_maker({key: place[1] for key, place in places.items()})
    order = {key: place[0] for key, place in places.items()}
    found = tuple(
        make(row) for row in sorted(rows, key=lambda row: (order[row[_FORMATION]], row[0]))
    )
    return _marked(books, found, as_of)


def moment(
    books: BooksSnapshot, as_of: str | None, units: Iterable[UnitRow] | None = None
) -> BooksSnapshot:
    """The books now, or as they were at the end of a turn, with the units of that moment.

    `units` are all of them, where the caller has read them already.
    """
    if as_of is None:
        return books.with_units(units)
    edge = boundary(books, as_of)
    return PastBooks(books, edge, _units_then(books, as_of) if units is None else units)


def _units_then(books: BooksSnapshot, as_of: str) -> Iterator[UnitRow]:
    """The units at the end of a turn, walked back to only when the first of them is wanted."""
    yield from units(books, as_of)


def _marked(
    books: BooksSnapshot, rows: tuple[UnitRow, ...], as_of: str | None
) -> tuple[UnitRow, ...]:
    """The units with what holds for them beside their steps."""
    if books.game.unit_marks is None:
        return rows
    marks = books.game.unit_marks(moment(books, as_of, rows))
    return tuple(replace(row, marks=found) if (found := marks.get(row.id)) else row for row in rows)


def _now_formations(books: BooksSnapshot) -> Records:
    return {
        key: dict(zip(FORMATION_COLUMNS, row, strict=True)) for key, row in books.formations.items()
    }


def _past(books: BooksSnapshot, subject: Subject, as_of: str) -> Records:
    """Records of one kind as they were after the last transaction of a turn."""
    # Back from now and not forward from the start: a player looks a few turns back, and an import
    # alone may be half of the journal.
    edge = boundary(books, as_of)
    table, columns = projections.RECORDS[subject]
    rows = books.rows(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608 - our own names
    now = {row[0]: dict(zip(columns, row, strict=True)) for row in rows}
    facts = books.rows(
        "SELECT subject, key, field, old, new FROM journal_fact "
        "WHERE transaction_id > ? AND subject = ? ORDER BY id DESC",
        (edge, subject),
    )
    steps: Counter[int] = Counter()
    if subject == Subject.UNIT:
        for account, amount in books.rows(
            "SELECT account, sum(amount) FROM journal_posting "
            "WHERE transaction_id > ? AND good = 'step' AND account LIKE 'unit:%' GROUP BY account",
            (edge,),
        ):
            steps[int(account.rsplit(":", 1)[1])] = amount
    return projections.rolled_back(now, facts, steps)


def _tree(formations: Records, game: Game) -> dict[int, tuple[int, tuple[str, ...]]]:
    """Each formation's place in tree order, and its path of names."""
    children: defaultdict[int | None, list[int]] = defaultdict(list)
    side_order = {side.id: number for number, side in enumerate(game.sides)}
    # By side and then by id: the order in which they came in, which is that of the workbook.
    for key in sorted(formations, key=lambda k: (side_order.get(formations[k]["side"], 9), k)):
        children[formations[key]["parent_id"]].append(key)
    places: dict[int, tuple[int, tuple[str, ...]]] = {}
    waiting: list[tuple[int, tuple[str, ...]]] = [(key, ()) for key in reversed(children[None])]
    while waiting:
        key, above = waiting.pop()
        path = (*above, formations[key]["name"])
        places[key] = (len(places), path)
        waiting += [(child, path) for child in reversed(children[key])]
    return places


def formations(books: BooksSnapshot, as_of: str | None) -> tuple[FormationRow, ...]:
    """Every formation in tree order, with the units and steps below it."""
    if as_of is None:
        records = _now_formations(books)
        sums = books.rows(
            "SELECT formation_id, count(*), sum(steps), sum(steps_left) FROM unit "
            "GROUP BY formation_id"
        )
    else:
        records = _past(books, Subject.FORMATION, as_of)
        sums = _sums(_past(books, Subject.UNIT, as_of))
    totals: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0, 0])
    for formation_id, *numbers in sums:
        above: int | None = formation_id
        while above is not None:
            totals[above] = [a + b for a, b in zip(totals[above], numbers, strict=True)]
            above = records[above]["parent_id"]
    return tuple(
        FormationRow(
            id=key,
            side=records[key]["side"],
            path=path,
            name=path[-1],
            level=len(path) - 1,
            parent_id=records[key]["parent_id"],
            units=totals[key][0],
            steps=totals[key][1],
            steps_left=totals[key][2],
        )
        for key, (_, path) in _tree(records, books.game).items()
    )


def _sums(records: Records) -> list[tuple[int, int, int, int]]:
    totals: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0, 0])
    for record in records.values():
        numbers = (1, record["steps"], record["steps_left"])
        key = record["formation_id"]
        totals[key] = [a + b for a, b in zip(totals[key], numbers, strict=True)]
    return [(key, *numbers) for key, numbers in totals.items()]  # type: ignore[misc]


def records(books: BooksSnapshot) -> tuple[RecordRow, ...]:
    """The records of every kind of the game, in the order in which they came in."""
    return tuple(
        RecordRow(number, kind.subject, {key: v for key, v in values.items() if key != "id"})
        for kind in books.game.record_kinds
        for number, values in sorted(
            (int(key), value)
            for (key, _), value in books.facts(kind.subject).items()
            if isinstance(value, dict)
        )
    )


def arrivals(books: BooksSnapshot, turns_ahead: int) -> tuple[UnitRow, ...]:
    """Units due within the next turns, soonest first."""
    last = books.turn
    for _ in range(turns_ahead):
        last = books.game.calendar.next(last)
    rows = books.rows(
        f"SELECT {', '.join(UNIT_COLUMNS)} FROM unit "  # noqa: S608 - our own names
        "WHERE status = ? AND arrival <= ? ORDER BY arrival, id",
        (UnitStatus.DUE, last),
    )
    make = books.row_maker()
    return tuple(make(row) for row in rows)


def unit_history(books: BooksSnapshot, unit_id: int) -> tuple[HistoryRow, ...]:
    """The transactions that touched a unit, newest first."""
    # Only to refuse an id that nobody has.
    books.unit(unit_id)  # type: ignore[arg-type]
    told = [kind.subject for kind in books.game.every_fact.values() if kind.in_history]
    rows = books.rows(
        "SELECT id, title, sentence, turn, phase, working, kind FROM journal_transaction "  # noqa: S608 - only marks for values
        "WHERE id IN (SELECT transaction_id FROM journal_fact "
        f"WHERE subject IN ({', '.join('?' * len(told))}) AND key = ? "
        "UNION SELECT transaction_id FROM journal_posting WHERE good = 'step' AND account IN "
        "(SELECT 'unit:' || side || ':' || id FROM unit WHERE id = ?)) ORDER BY id DESC",
        (*told, str(unit_id), unit_id),
    )
    gone = books.reversals.taken
    return tuple(
        HistoryRow(
            transaction=row[0],
            title=row[1],
            sentence=row[2],
            turn_label=books.game.calendar.label(row[3]),
            phase_name=books.game.phase_name(row[4]),
            cases=cases_of(read_steps(row[5])),
            undone=row[0] in gone,
        )
        for row in rows
    )
