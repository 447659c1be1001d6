"""Reading an order of battle from a workbook: every row is read, or listed with the reason."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.domain.quantities import counted, lettered
from oobmgr.exchange.bounds import MOST_BLANK_ROWS, MOST_COLUMNS
from oobmgr.exchange.columns import Headings, find_headings, no_headings, unit_columns
from oobmgr.exchange.own_books import looked_at_only
from oobmgr.exchange.readings import (
    NOTHING,
    OrderOfBattleReading,
    Problem,
    Severity,
    SheetReading,
)
from oobmgr.exchange.record_rows import RecordReader
from oobmgr.exchange.unit_rows import UnitReader, blank
from oobmgr.exchange.workbooks import RawSheet, read_sheets
from oobmgr.rules.game import Game


def read_order_of_battle(path: Path, game: Game) -> OrderOfBattleReading:
    """Read a workbook of our own: see `order_of_battle_of`, and `read_apart` for any other.

    Raises:
        BadInput: the file cannot be opened as a workbook at all.
    """
    return order_of_battle_of(path.name, read_sheets(path), game)


def order_of_battle_of(
    source: str, all_raw: Sequence[RawSheet], game: Game
) -> OrderOfBattleReading:
    """Read the units and other records of the sheets of a workbook, in the words of the game.

    Sheets are known by their headings, in any order of columns. A row with an error is left out
    and every error of it is in `problems`; nothing is guessed. `source` is the name of the file.
    Safe in any thread; the sheets stay as they are.
    """
    units = UnitReader(game)
    readers = {kind.subject: RecordReader(kind, game) for kind in game.record_kinds}
    sheets: list[SheetReading] = []
    problems: list[Problem] = []
    passed_by = looked_at_only(all_raw, game)
    for raw in all_raw:
        known = raw.name not in passed_by
        headings = find_headings(raw.name, raw.rows, game) if known else None
        reader = readers[headings.record.subject] if headings and headings.record else units
        sheets.append(_read_sheet(raw, headings, reader))
        if headings:
            problems += [
                *headings.problems,
                *_hidden_parts(raw),
                *_strays(raw),
                *_errors_without_place(raw),
            ]
    if not any(sheet.kind != NOTHING for sheet in sheets):
        problems += _no_units(source, all_raw, game)
    problems += units.problems
    for of_records in readers.values():
        problems += of_records.problems
    return OrderOfBattleReading(
        source=source,
        sheets=tuple(sheets),
        units=tuple(units.results),
        unit_places=tuple(units.places),
        records=tuple(record for reader in readers.values() for record in reader.results),
        record_places=tuple(place for reader in readers.values() for place in reader.places),
        problems=_by_place(problems, sheets),
        game=game,
    )


def to_command(reading: OrderOfBattleReading) -> ImportOrderOfBattle:
    """The command that adds everything that was read."""
    return ImportOrderOfBattle(reading.units, reading.records, reading.source)


def _read_sheet(
    raw: RawSheet, headings: Headings | None, reader: UnitReader | RecordReader
) -> SheetReading:
    if headings is None:
        return SheetReading(raw.name, NOTHING)
    if not headings.readable:
        # Counted all the same, so that the number of rows left out is true.
        rows = sum(1 for row in raw.rows[headings.row + 1 :] if not blank(row))
        return SheetReading(raw.name, headings.kind, rows)
    before = len(reader.results)
    rows = reader.read(raw.name, headings, raw.rows)
    return SheetReading(raw.name, headings.kind, rows, len(reader.results) - before)


def _hidden_parts(raw: RawSheet) -> Iterator[Problem]:
    if raw.hidden:
        yield _hidden(raw.name, "", "The sheet is hidden. It was read all the same.")
    if raw.behind.hidden_rows:
        first, *others = raw.behind.hidden_rows
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
            f"{raw.behind.unplaced} cells hold an error or a formula without a result, "
            "and the file does not say where; they were read as blanks.",
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
        return order.get(problem.sheet, -1), place or (-1, -1)

    return tuple(sorted(problems, key=key))
