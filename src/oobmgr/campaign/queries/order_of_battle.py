"""Units, formations and other records as rows, now or as of a past turn."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from oobmgr.campaign.books import BooksSnapshot
from oobmgr.campaign.journal import read_steps
from oobmgr.campaign.projections import FORMATION_COLUMNS
from oobmgr.campaign.queries.moments import moment
from oobmgr.campaign.rows import FormationRow, HistoryRow, RecordRow, UnitRow
from oobmgr.campaign.sentences import GIVEN, sentence_of
from oobmgr.domain.rulings import cases_of
from oobmgr.domain.units import UnitStatus
from oobmgr.rules.marks import OFF_MAP

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from oobmgr.rules.game import Game
    from oobmgr.rules.record_kinds import RecordKind, Values

Records = dict[int, dict[str, Any]]


def units(books: BooksSnapshot, as_of: str | None) -> tuple[UnitRow, ...]:
    """Every unit in tree order."""
    then = moment(books, as_of)
    if then is books:
        return _units(books)
    kept = then.kept_of(then.version)
    if "units" not in kept:
        kept["units"] = _units(then)
    found: tuple[UnitRow, ...] = kept["units"]
    return found


def _units(books: BooksSnapshot) -> tuple[UnitRow, ...]:
    if books.ordered is None:
        books.ordered = tuple(_in_tree_order(books))
    return _marked(books, books.ordered)


def _in_tree_order(books: BooksSnapshot) -> Iterator[UnitRow]:
    tree = _tree(_formations(books), books.game)
    # Laid out by formation, in the order of the tree: to sort thousands by it takes longer.
    laid_out: dict[int, list[UnitRow]] = {formation: [] for formation in tree}
    for row in books.unit_rows():
        laid_out[row.formation].append(row)
    for formation, rows in laid_out.items():
        # Its headquarters bears the name of the formation, and leads those that joined it.
        name = tree[formation][-1]
        yield from (row for row in rows if row.designation == name)
        # The others of a formation stay in the order in which they came in, as the rows are.
        yield from (row for row in rows if row.designation != name)


def _marked(books: BooksSnapshot, rows: tuple[UnitRow, ...]) -> tuple[UnitRow, ...]:
    """The units with what holds for them beside their steps."""
    given = books.game.unit_marks
    marks = dict(given(books.with_units(rows))) if given is not None else {}
    for row in _beside_the_map(books, rows):
        held = marks.get(row.id, ())
        # What the game says of where it is goes before the bare word.
        if not any(mark.away for mark in held):
            marks[row.id] = (OFF_MAP, *held)
    if not marks:
        return rows  # the very same, of which much is known already
    return tuple(replace(row, marks=found) if (found := marks.get(row.id)) else row for row in rows)


def _beside_the_map(books: BooksSnapshot, rows: tuple[UnitRow, ...]) -> Iterator[UnitRow]:
    """The units in a box or a pool, of games in which units on the map stand in hexes alone."""
    form = books.game.unit_words.hexes()
    if form is None or not form.hexes_alone:
        return
    # Each place once: thousands of units share a few hundred.
    places = {row.hex for row in rows}
    beside = {place for place in places if place.strip() and not form.holds(place)}
    if beside:
        here = UnitStatus.ON_MAP
        yield from (row for row in rows if row.hex in beside and row.status is here)


def _formations(books: BooksSnapshot) -> Records:
    return {
        key: dict(zip(FORMATION_COLUMNS, row, strict=True)) for key, row in books.formations.items()
    }


def _tree(formations: Records, game: Game) -> dict[int, tuple[str, ...]]:
    """The path of names of each formation, in the order of the tree."""
    children: defaultdict[int | None, list[int]] = defaultdict(list)
    side_order = {side.id: number for number, side in enumerate(game.sides)}
    # By side and then by id: the order in which they came in, which is that of the workbook.
    # 9 puts a side last that the game does not have, as a damaged file may hold.
    for key in sorted(formations, key=lambda k: (side_order.get(formations[k]["side"], 9), k)):
        children[formations[key]["parent_id"]].append(key)
    paths: dict[int, tuple[str, ...]] = {}
    # Backwards, as a stack gives out first what was put on it last.
    waiting: list[tuple[int, tuple[str, ...]]] = [(key, ()) for key in reversed(children[None])]
    while waiting:
        key, above = waiting.pop()
        path = (*above, formations[key]["name"])
        paths[key] = path
        waiting += [(child, path) for child in reversed(children[key])]
    return paths


def formations(books: BooksSnapshot, as_of: str | None) -> tuple[FormationRow, ...]:
    """Every formation in tree order, with the units and steps below it."""
    then = moment(books, as_of)
    records = _formations(then)
    totals: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    sums = ((*found, 0) for found in then.formation_sums())
    for formation_id, *numbers in (*sums, *_not_told(then)):
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
            unsure=totals[key][3],
        )
        for key, path in _tree(records, then.game).items()
    )


def names_given(books: BooksSnapshot) -> frozenset[str]:
    """What players call the campaign, formations, units and themselves, each name once."""
    campaign, *_, players, _ = books.campaign
    formations = (row[-1] for row in books.formations.values())
    # Not as rows: a page that shows no unit reads none.
    designations = (name for (name,) in books.rows("SELECT DISTINCT designation FROM unit"))
    return frozenset((campaign, *formations, *designations, *players.values()))


def _not_told(books: BooksSnapshot) -> Iterator[tuple[int, int, int, int, int]]:
    """What the sums of formations have too much: steps of units of which none are told.

    Those that are told once somebody enters them are counted at the end.
    """
    words = books.game.unit_words
    if words.step_words.without is not None or words.steps_open:
        for unit in books.unit_rows():
            unsure = words.unsure(unit)
            if unsure or not words.step_words.has(unit):
                yield unit.formation, 0, -unit.steps, -unit.steps_left, int(unsure)


def records(books: BooksSnapshot) -> tuple[RecordRow, ...]:
    """The records of every kind of the game, in the order in which they came in.

    Those that are no facts of their own come in the game's order; their units are numbers.
    """
    return tuple(
        RecordRow(number, kind.subject, {key: v for key, v in values.items() if key != "id"})
        for kind in books.game.record_kinds
        for number, values in _numbered(books, kind)
    )


def _numbered(books: BooksSnapshot, kind: RecordKind) -> Iterable[tuple[int, Values]]:
    if kind.keeping is not None:
        return enumerate(kind.keeping.rows(books), 1)
    return sorted(
        (int(key), value)
        for (key, _), value in books.facts(kind.subject).items()
        if isinstance(value, dict)
    )


def arrivals(books: BooksSnapshot, turns_ahead: int) -> tuple[UnitRow, ...]:
    """Units due within the next turns, soonest first."""
    last = books.turn
    for _ in range(turns_ahead):
        last = books.game.calendar.next(last)
    # Whoever asks this has the rows of all units; to read those that are due again took longer.
    due = (row for row in books.unit_rows() if row.status is UnitStatus.DUE and row.arrival <= last)
    return tuple(sorted(due, key=attrgetter("arrival")))


def unit_history(books: BooksSnapshot, unit_id: int) -> tuple[HistoryRow, ...]:
    """The transactions that touched a unit, newest first."""
    # Only to refuse an id that nobody has.
    books.unit(unit_id)  # type: ignore[arg-type]
    told = [kind.subject for kind in books.game.every_fact.values() if kind.in_history]
    rows = books.rows(
        "SELECT id, title, sentence, turn, phase, working, kind, "  # noqa: S608 - only marks for values
        f"{GIVEN} FROM journal_transaction "
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
            sentence=sentence_of(row[2], row[-1]),
            turn_label=books.game.calendar.label(row[3]),
            phase_name=books.game.phase_name(row[4]),
            cases=cases_of(read_steps(row[5])),
            undone=row[0] in gone,
        )
        for row in rows
    )
