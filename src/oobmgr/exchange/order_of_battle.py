"""Reading an order of battle from a workbook: every row is read, or listed with the reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.domain.accounts import SideId
from oobmgr.domain.quantities import counted, lettered
from oobmgr.exchange.asked_words import ask_for_words, with_answers
from oobmgr.exchange.bounds import MOST_BLANK_ROWS, MOST_COLUMNS
from oobmgr.exchange.cells import Row, shown
from oobmgr.exchange.columns import Headings, find_headings, no_headings, unit_columns
from oobmgr.exchange.known_formations import within_known
from oobmgr.exchange.layouts.upright import upright
from oobmgr.exchange.mends import mended
from oobmgr.exchange.optional_cells import can_do_without, without_errors
from oobmgr.exchange.other_games import made_for_another
from oobmgr.exchange.own_books import looked_at_only, mark_of
from oobmgr.exchange.parent_rows import ParentColumns, with_paths
from oobmgr.exchange.raw_sheets import RawSheet
from oobmgr.exchange.readings import (
    NOTHING,
    OrderOfBattleReading,
    Problem,
    Severity,
    SheetColumns,
    SheetReading,
)
from oobmgr.exchange.record_rows import RecordReader
from oobmgr.exchange.unit_rows import UnitReader, blank
from oobmgr.rules.game import Game
from oobmgr.rules.nearest import folded

if TYPE_CHECKING:
    from oobmgr.campaign.rows import FormationRow
    from oobmgr.exchange.layouts.plain_tables import PlainTable
    from oobmgr.exchange.layouts.reading import LayoutReader

NO_ANSWERS: Final[Mapping[str, str]] = MappingProxyType({})


def read_order_of_battle(
    path: Path, game: Game, answers: Mapping[str, str] = NO_ANSWERS
) -> OrderOfBattleReading:
    """Read a workbook of our own: see `order_of_battle_of`, and `read_apart` for any other.

    Raises:
        BadInput: the file cannot be opened as a workbook at all.
    """
    # What reads workbooks is loaded for our own alone: all others are read apart.
    from oobmgr.exchange.workbooks import read_sheets

    return order_of_battle_of(path.name, upright(read_sheets(path), game), game, answers)


def order_of_battle_of(
    source: str,
    all_raw: Sequence[RawSheet],
    game: Game,
    answers: Mapping[str, str] = NO_ANSWERS,
    formations: Sequence[FormationRow] = (),
) -> OrderOfBattleReading:
    """Read the units and other records of the sheets of a workbook, in the words of the game.

    Sheets in the program's own layout are known by their headings, in any order of columns; of all
    others the tables are looked for, and what is not sure is asked: `answers` are those given so
    far by the ids of their questions. A row with an error is left out and every error of it is in
    `problems`. `source` is the name of the file, `formations` are those of the campaign, which a
    list may name by themselves. Safe in any thread; the sheets stay as they are.
    """
    mark = mark_of(all_raw)
    reader = _WorkbookReader(game, answers, ours=mark is not None, alone=len(all_raw) == 1)
    passed_by = looked_at_only(all_raw, game)
    for raw in all_raw:
        reader.read(raw, known=raw.name not in passed_by)
    # Where one sheet has units, the others, such as notes, need no reason.
    if not any(sheet.kind != NOTHING for sheet in reader.sheets):
        reader.problems += _no_units(source, all_raw, game)
    looked_at = (raw for raw in all_raw if raw.name not in passed_by)
    return replace(
        within_known(reader.reading(source), formations, answers),
        mark=mark,
        for_another=made_for_another(looked_at, game),
    )


class _WorkbookReader:
    """Reads the sheets of one workbook."""

    def __init__(self, game: Game, answers: Mapping[str, str], *, ours: bool, alone: bool) -> None:
        self._game = game
        self._ours, self._alone = ours, alone
        self._units = UnitReader(game)
        self._records = {kind.subject: RecordReader(kind, game) for kind in game.record_kinds}
        self._answers = answers
        self._columns: dict[str, SheetColumns] = {}
        self._look: dict[str, None] = {}
        self._formations: list[tuple[SideId, tuple[str, ...]]] = []
        self.sheets: list[SheetReading] = []
        self.problems: list[Problem] = []

    @cached_property
    def _layouts(self) -> LayoutReader:
        # Made where it is needed: a workbook of our own needs none of its many modules and words.
        from oobmgr.exchange.layouts.reading import LayoutReader

        return LayoutReader(self._game, self._answers, alone=self._alone)

    def read(self, as_it_is: RawSheet, *, known: bool) -> None:
        """Read a sheet; one that is not `known` is only counted among the sheets."""
        raw = mended(as_it_is, self._answers)
        # Where the player said what a column holds, the sheet is one of a layout of its own.
        said = any(name.startswith(f"column:{raw.name}!") for name in self._answers)
        headings = find_headings(raw.name, raw.rows, self._game) if known and not said else None
        # Ambiguous ones are ours all the same: to guess at a layout would hide what is wrong.
        if headings and (headings.readable or headings.ambiguous):
            sheet = self._as_it_is(raw, headings) if headings.readable else _not_read(raw, headings)
        elif known and (tables := tuple(self._layouts.tables(raw))):
            sheet, headings = self._in_order(raw, tables), None
            self.problems += _said_of(raw)
        else:
            sheet = _not_read(raw, headings)
        self.sheets.append(sheet)
        if headings:
            self.problems += [*headings.problems, *_said_of(raw)]

    def _as_it_is(self, raw: RawSheet, headings: Headings) -> SheetReading:
        self._look[" | ".join(folded(shown(cell)) for cell in raw.rows[headings.row])] = None
        reader = self._reader(headings)
        # The reader serves all sheets: what it found before is of others.
        before, told = len(reader.results), len(reader.problems)
        keys = {column: key for key, column in headings.at.items()}
        self._columns[raw.name] = SheetColumns(headings.row, keys)
        lines, out = raw.rows, 0
        if headings.record is None:
            lines, out = self._prepared(raw, headings)
        rows = reader.read(raw.name, headings, with_answers(lines, headings, self._answers)) + out
        if headings.record is None:
            problems = [self._told(problem) for problem in reader.problems[told:]]
            # Only then are the words of the layouts wanted, which take a while to make.
            if any(problem.word for problem in problems):
                new = ask_for_words(raw, headings, problems, self._layouts.words)
                reader.problems[told:] = new
        return SheetReading(raw.name, headings.kind, rows, len(reader.results) - before)

    def _told(self, problem: Problem) -> Problem:
        """A problem as it is told: of our own export nothing is asked that units can do without."""
        # The campaign has the word, and whoever left it unknown is not asked once more.
        settled = self._ours and problem.severity is not Severity.ERROR
        return replace(problem, word="") if settled else problem

    def _prepared(self, raw: RawSheet, headings: Headings) -> tuple[list[Row], int]:
        """The rows with paths for parents, without errors that a unit can do without.

        Also how many of them are left out, for nobody knows where they stand.
        """
        at, body = headings.at, range(headings.row + 1, len(raw.rows))
        ratings = tuple(rating.key for rating in self._game.ratings)
        optional = can_do_without(unit_columns(self._game), at, ratings)
        whole, told = without_errors(raw, body, optional)
        self.problems += told
        # Without both no row can name another as its parent.
        if not {"path", "designation"} <= at.keys():
            return whole.rows, 0
        describing = [at[key] for key in ("type", "size", "ratings", *ratings) if key in at]
        columns = ParentColumns(at.get("id"), at["path"], at["designation"], describing)
        found = with_paths(raw.name, whole.rows, body, columns)
        if found is None:
            return whole.rows, 0
        self.problems += found.problems
        return found.rows, found.left_out

    def _in_order(self, raw: RawSheet, tables: Sequence[PlainTable]) -> SheetReading:
        """Read the tables of a sheet that is laid out otherwise."""
        rows = read = 0
        first = min((table.found.header for table in tables), key=lambda header: header.row)
        headed = bool(first.height)
        self._columns[raw.name] = SheetColumns(
            first.row if headed else first.row - 1,
            {one.column: one.key for t in tables for one in t.found.columns if one.key},
            raw.cell_name,
            headed,
            listed=True,
        )
        self._units.waiting = self._layouts.asker.waiting
        for table in tables:
            reader = self._reader(table.headings)
            before = len(reader.results)
            told = len(reader.problems)
            rows += reader.read(raw.name, table.headings, table.rows, table.numbers)
            reader.problems[told:] = _as_in_file(raw, reader.problems[told:])
            rows += table.left_out
            read += len(reader.results) - before
            self.problems += _as_in_file(raw, table.problems)
            self._formations += (
                (side.id, path) for side in self._game.sides
                for name, path in table.formations if name == side.name
            )  # fmt: skip
        return SheetReading(raw.name, tables[0].headings.kind, rows, read)

    def _reader(self, headings: Headings) -> UnitReader | RecordReader:
        return self._records[headings.record.subject] if headings.record else self._units

    def reading(self, source: str) -> OrderOfBattleReading:
        """Everything that was read."""
        # Looked for where `cached_property` keeps it: to ask for it would make it.
        asked = "_layouts" in vars(self)
        records = tuple(self._records.values())
        problems = [*self.problems, *self._units.problems]
        for of_records in records:
            problems += of_records.problems
        return OrderOfBattleReading(
            source=source,
            sheets=tuple(self.sheets),
            units=tuple(self._units.results),
            unit_places=tuple(self._units.places),
            records=tuple(record for reader in records for record in reader.results),
            record_places=tuple(place for reader in records for place in reader.places),
            problems=_by_place(problems, self.sheets),
            game=self._game,
            questions=self._layouts.asker.open if asked else (),
            taken=tuple(self._layouts.asker.taken) if asked else (),
            empty_formations=tuple(dict.fromkeys(self._formations)),
            columns=self._columns,
            look=tuple((self._layouts.look if asked else {}) | self._look),
            unread=frozenset(self._units.unread),
        )


def to_command(reading: OrderOfBattleReading) -> ImportOrderOfBattle:
    """The command that adds everything that was read."""
    return ImportOrderOfBattle(
        reading.units, reading.records, reading.source, reading.empty_formations
    )


def _not_read(raw: RawSheet, headings: Headings | None) -> SheetReading:
    if headings is None:
        return SheetReading(raw.name, NOTHING)
    # Counted all the same, so that the number of rows left out is true.
    rows = sum(1 for row in raw.rows[headings.row + 1 :] if not blank(row))
    return SheetReading(raw.name, headings.kind, rows)


def _said_of(raw: RawSheet) -> Iterator[Problem]:
    """What is to be said of a sheet besides its rows."""
    yield from _turned(raw)
    yield from _hidden_parts(raw)
    yield from _strays(raw)
    yield from _errors_without_place(raw)


def _as_in_file(raw: RawSheet, problems: Sequence[Problem]) -> Sequence[Problem]:
    """Problems with their cells as the file has them; their places are those of what is shown."""
    if raw.turned is None:
        return problems
    return [replace(p, cell=raw.cell_name(p.place)) if p.place else p for p in problems]


def _turned(raw: RawSheet) -> Iterator[Problem]:
    if raw.turned is not None:
        yield Problem(
            sheet=raw.name,
            cell="",
            found="units side by side",
            expected="a row for each unit",
            message="Units are side by side: the sheet is turned, so that each is a row.",
            advice="Cells are named as they are in the workbook.",
            severity=Severity.WARNING,
        )


def _hidden_parts(raw: RawSheet) -> Iterator[Problem]:
    if raw.hidden:
        yield _hidden(raw.name, "", "The sheet is hidden. It was read all the same.")
    if raw.behind.hidden_rows:
        first, *others = raw.behind.hidden_rows
        # Only one row alone is a place to go to.
        word, place = ("rows", None) if others else ("row", (first - 1, -1))
        cell = f"{word} {_runs(raw.behind.hidden_rows)}"
        yield _hidden(raw.name, cell, f"Hidden {word}, read all the same.", place)
    if raw.behind.hidden_columns:
        runs = [(lettered(first), lettered(last)) for first, last in raw.behind.hidden_columns]
        columns = ", ".join(a if a == b else f"{a} to {b}" for a, b in runs)
        word = "column" if all(a == b for a, b in runs) and not runs[1:] else "columns"
        yield _hidden(raw.name, f"{word} {columns}", f"Hidden {word}, read all the same.")


def _hidden(sheet: str, cell: str, message: str, place: tuple[int, int] | None = None) -> Problem:
    return Problem(
        sheet=sheet,
        cell=cell,
        found="hidden",
        expected="nothing hidden",
        message=message,
        advice="Delete what should not be imported.",
        severity=Severity.WARNING,
        place=place,
    )


def _strays(raw: RawSheet) -> Iterator[Problem]:
    """The cells that are far outside the table: one line for all of them."""
    number, names = raw.strays.number, raw.strays.names
    if not number:
        return
    listed = ", ".join(names) + (", \u2026" if number > len(names) else "")
    yield Problem(
        sheet=raw.name,
        cell=names[0],
        found=counted(number, "cell"),
        expected="nothing far outside the table",
        message=f"Cells far outside the table were not read: {listed}.",
        advice=(
            f"A sheet is read up to column {lettered(MOST_COLUMNS - 1)}, and down to where more "
            f"than {MOST_BLANK_ROWS:,} rows are blank. Delete these cells, or move the table."
        ),
        severity=Severity.WARNING,
    )


def _errors_without_place(raw: RawSheet) -> Iterator[Problem]:
    if raw.behind.unplaced:
        yield Problem(
            raw.name,
            "",
            "errors",
            "values",
            f"{counted(raw.behind.unplaced, 'cell')} with an error or a formula without a result: "
            "the file does not say where; read as blank.",
            "Open the workbook in a spreadsheet program, save it there, and read it again.",
        )


def _no_units(source: str, sheets: Sequence[RawSheet], game: Game) -> Iterator[Problem]:
    """Why each sheet is not a sheet of units."""
    wanted = ", ".join(column.heading for column in unit_columns(game) if column.required)
    advice = f"Give the columns of units these headings, all in one row: {wanted}."
    if not sheets:
        yield Problem(source, "", "", wanted, "The workbook has no sheet of cells.", advice)
    for raw in sheets:
        yield no_headings(raw.name, raw.rows, game, advice)


def _runs(numbers: Sequence[int]) -> str:
    """``3, 7 to 9``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(a) if a == b else f"{a} to {b}" for a, b in runs)


def _by_place(problems: Iterable[Problem], sheets: Sequence[SheetReading]) -> tuple[Problem, ...]:
    """By sheet; in each, what concerns more than one cell comes first, then by row and column."""
    order = {sheet.name: number for number, sheet in enumerate(sheets)}

    def key(problem: Problem) -> tuple[int, tuple[int, int]]:
        place = problem.place if problem.of_a_cell else None
        # What is said of no sheet, such as of the file, comes first.
        return order.get(problem.sheet, -1), place or (-1, -1)

    return tuple(sorted(problems, key=key))
