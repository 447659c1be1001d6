"""Reading an order of battle from a workbook: every row is read, or listed with the reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.exchange.air_rows import AirReader
from oobmgr.exchange.columns import Headings, find_headings, no_headings, unit_columns
from oobmgr.exchange.readings import (
    OrderOfBattleReading,
    Problem,
    Severity,
    SheetKind,
    SheetReading,
)
from oobmgr.exchange.unit_rows import UnitReader, blank
from oobmgr.exchange.workbooks import RawSheet, read_sheets
from oobmgr.rules.game import Game


def read_order_of_battle(path: Path, game: Game) -> OrderOfBattleReading:
    """Read the units and air groups of an Excel workbook, in the words of the game.

    Sheets are known by their headings, in any order of columns. A row with an error is left out
    and every error of it is in `problems`; nothing is guessed. Takes the time of the fast reader
    and about a third more; safe in any thread.

    Raises:
        BadInput: the file cannot be opened as a workbook at all.
    """
    units, air = UnitReader(game), AirReader(game)
    sheets: list[SheetReading] = []
    problems: list[Problem] = []
    all_raw = read_sheets(path)
    for raw in all_raw:
        headings = find_headings(raw.name, raw.rows, game)
        sheets.append(_read_sheet(raw, headings, units, air))
        if headings:
            problems += [*headings.problems, *_hidden_parts(raw), *_errors_without_place(raw)]
    if not any(sheet.kind is not SheetKind.NOTHING for sheet in sheets):
        problems += _no_units(path.name, all_raw, game)
    return OrderOfBattleReading(
        source=path.name,
        sheets=tuple(sheets),
        units=tuple(units.units),
        unit_places=tuple(units.places),
        air_groups=tuple(air.air_groups),
        air_places=tuple(air.places),
        problems=_by_place((*problems, *units.problems, *air.problems), sheets),
        game=game,
    )


def to_command(reading: OrderOfBattleReading) -> ImportOrderOfBattle:
    """The command that adds everything that was read."""
    return ImportOrderOfBattle(reading.units, reading.air_groups, reading.source)


def _read_sheet(
    raw: RawSheet, headings: Headings | None, units: UnitReader, air: AirReader
) -> SheetReading:
    if headings is None:
        return SheetReading(raw.name, SheetKind.NOTHING)
    if not headings.readable:
        rows = sum(1 for row in raw.rows[headings.row + 1 :] if not blank(row))
        return SheetReading(raw.name, headings.kind, rows)
    results: Sequence[object] = units.units if headings.kind is SheetKind.UNITS else air.air_groups
    reader = units if headings.kind is SheetKind.UNITS else air
    before = len(results)
    rows = reader.read(raw.name, headings, raw.rows)
    return SheetReading(raw.name, headings.kind, rows, len(results) - before)


def _hidden_parts(raw: RawSheet) -> Iterator[Problem]:
    if raw.hidden:
        yield _hidden(raw.name, "", "The sheet is hidden. It was read all the same.")
    if raw.behind.hidden_rows:
        rows = _runs(raw.behind.hidden_rows)
        word = "row" if rows.isdecimal() else "rows"
        yield _hidden(raw.name, f"{word} {rows}", f"Hidden {word}, read all the same.")
    if raw.behind.hidden_columns:
        columns = ", ".join(raw.behind.hidden_columns)
        word = "column" if len(columns) <= 3 and columns.isalpha() else "columns"  # noqa: PLR2004 - XFD
        yield _hidden(raw.name, f"{word} {columns}", f"Hidden {word}, read all the same.")


def _hidden(sheet: str, cell: str, message: str) -> Problem:
    return Problem(
        sheet,
        cell,
        "hidden",
        "nothing hidden",
        message,
        "Delete what should not be imported.",
        Severity.WARNING,
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
    """Why each sheet is no sheet of units."""
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
    """By sheet, in each what concerns more than a cell first, then by row and column."""
    order = {sheet.name: number for number, sheet in enumerate(sheets)}

    def key(problem: Problem) -> tuple[int, tuple[int, int]]:
        place = problem.place if problem.of_a_cell else None
        return order.get(problem.sheet, -1), place or (-1, -1)

    return tuple(sorted(problems, key=key))
