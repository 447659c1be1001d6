"""A player's table of units as one of the program's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from oobmgr.exchange.cells import CellValue, Row
from oobmgr.exchange.columns import Headings, unit_columns
from oobmgr.exchange.layouts.contents import filled, plain
from oobmgr.exchange.layouts.formations_above import (
    Branches,
    Step,
    UnitPaths,
    childless,
    titled_group,
    undated,
    unit_names,
)
from oobmgr.exchange.layouts.found_tables import Crossing, FoundTable
from oobmgr.exchange.layouts.headers import WHOLE
from oobmgr.exchange.layouts.plain_tables import PlainTable, TableNotes
from oobmgr.exchange.layouts.questions import Question
from oobmgr.exchange.layouts.row_kinds import RowKind, SortedRow, crossed_rows, sorted_rows
from oobmgr.exchange.layouts.row_reader import RowReader
from oobmgr.exchange.layouts.turns import turn_within
from oobmgr.exchange.layouts.usual import UsualFinder
from oobmgr.exchange.layouts.whole_cells import begins_with_ratings, parts_of, slipped
from oobmgr.exchange.layouts.word_step import WordStep
from oobmgr.exchange.optional_cells import can_do_without, without_errors
from oobmgr.exchange.parent_rows import ParentColumns, with_paths
from oobmgr.exchange.raw_sheets import RawSheet
from oobmgr.exchange.readings import Problem, within_bounds
from oobmgr.rules.game import Game, Side

NO: Final = "No"
_ABOVE: Final = "above:"
_BELOW_TOP: Final = 2
"""How many names the path of a formation has at least that is part of another."""
_ADVICE_STRAY: Final = "Put it right here, or enter it for the units."
_ADVICE_BESIDE: Final = "Give it a row of its own, with each part in its column."
_ADVICE_TWICE: Final = "Look whether a heading above it was forgotten."
_DESCRIBING: Final = ("type", "size", "ratings", WHOLE)


class UnitTables:
    """Makes plain tables of units; words that are not sure are asked for."""

    def __init__(self, game: Game, words: WordStep) -> None:
        self.game = game
        self.words = words
        self.usual = UsualFinder(game, words.meanings, words.asker)
        self.keys = tuple(column.key for column in unit_columns(game))
        self._branches = Branches()
        # The rows of the last cross table, kept since its columns come one after the other.
        self._of_cross: tuple[tuple[object, ...], list[SortedRow]] = (), []

    def plain(self, raw: RawSheet, table: FoundTable) -> PlainTable:
        """The units of a table, each on a row of its own."""
        raw, told, out = self._prepared(raw, table)
        # Without headings units and formations stand in one column, unless it is a book's table.
        bare = WHOLE in table.at and not table.header.height
        describes = self._is_unit if bare else filled
        if table.cross:
            found = self._crossed_rows(table, table.cross, raw)
        else:
            heads = self.words.meanings.heading_level
            found = sorted_rows(table, raw.rows, raw.behind, _DESCRIBING, describes, heads)
            if "hex" in self.keys:
                calendar = self.game.calendar
                found = [
                    one.placed(self.words.meanings.is_hex, lambda text: turn_within(text, calendar))
                    for one in found
                ]
        here = table.cross.column if table.cross else None
        steps = self._titled(raw.name, table, found)
        paths = UnitPaths(table, raw.rows, found)
        units = [
            (one.number, replace(above, path=paths.of(one.number, above.path)))
            for one, above in steps
            if one.kind is RowKind.UNIT and (here is None or filled(raw.rows[one.number][here]))
        ]
        names = {number: unit_names(raw.rows[number], table, above.path) for number, above in units}
        held, paths_told = [raw.rows[number] for number in names], [one.path for _, one in units]
        usual = self.usual.usual(raw.name, table, held, names, paths_told)
        reader = RowReader(self.words, raw, table, usual, len(units))
        rows: list[Row] = [[""] * len(self.keys)]
        numbers: list[int] = []
        self._note_formations(raw, steps, reader.notes, lines=describes == self._is_unit)
        out += 0 if bare or table.cross else self._units_beside(raw, table, found, reader.notes)
        for number, above in units:
            for made in reader.rows(number, above):
                rows.append([made.get(key, "") for key in self.keys])
                numbers.append(number + 1)
            # After each row: one row may stand for a thousand units.
            within_bounds(reader.notes.problems, numbers)
        return PlainTable(
            sheet=raw.name,
            headings=self._headings(table),
            rows=rows,
            numbers=numbers,
            found=table,
            problems=(*told, *reader.notes.problems),
            left_out=out + reader.left_out,
            formations=tuple(self._empty(steps, usual.side)),
        )

    def _note_formations(
        self, raw: RawSheet, steps: Sequence[Step], notes: TableNotes, *, lines: bool
    ) -> None:
        """Tell of each row of a formation, and where one stands twice beneath the same.

        The army troops of two armies come together where the heading of the second was forgotten.
        """
        first: dict[tuple[str, ...], int] = {}
        unknown = {id(one.told) for one in undated(steps)}
        for one, above in steps:
            cell = plain(raw.rows[one.number][one.column])
            if id(one.told) in unknown:
                message = f"{one.told.someday} is no turn of the game."
                notes.warn((one.number, one.column), cell, message, _ADVICE_STRAY)
            self._note_formation(one, cell, notes, lines=lines)
            if not lines or one.kind is not RowKind.FORMATION or len(above.path) < _BELOW_TOP:
                continue
            row = first.setdefault(above.path, one.number)
            if row != one.number:
                *_, over, name = above.path
                message = f"Row {row + 1} has {name} of {over} already, with which these units go."
                notes.warn((one.number, one.column), cell, message, _ADVICE_TWICE)

    def _units_beside(
        self, raw: RawSheet, table: FoundTable, found: Sequence[SortedRow], notes: TableNotes
    ) -> int:
        """Complain of units in one cell of a row that names a formation, and how many there are.

        Of the columns of a unit such a row has none: they would be gone without a word.
        """
        formations = [one for one in found if one.kind is RowKind.FORMATION]
        places = [
            (one.number, column)
            for one in formations
            for column in range(one.column + 1, table.right)
            if self._is_unit(raw.rows[one.number][column])
        ]
        for place in places:
            cell = plain(raw.rows[place[0]][place[1]])
            message = f"{cell} stands beside a formation, and not in the columns of a unit."
            notes.complain(place, cell, "", message, _ADVICE_BESIDE)
        return len(places)

    @staticmethod
    def _note_formation(one: SortedRow, cell: str, notes: TableNotes, *, lines: bool) -> None:
        """Tell what the row of a formation says beside its name, or that it may be none.

        `lines` is whether units and formations stand in one column.
        """
        place = one.number, one.column
        if one.told.place:
            message = f"Units of {one.text} are in {one.told.place}, unless a cell says otherwise."
            notes.note(place, cell, message)
        if one.told.arrival:
            message = f"Units of {one.text} arrive later, unless a cell says otherwise."
            notes.note(place, cell, message)
        if stray := one.told.stray:
            message = f"{stray} is no hex; the units of {one.text} are in none."
            notes.warn(place, stray, message, _ADVICE_STRAY)
        if lines and one.kind is RowKind.FORMATION and begins_with_ratings(cell):
            message = f"{cell} begins with ratings, but it is read as a formation."
            notes.warn(place, cell, message, "Write a unit with its type and size: 7-6 Inf XX 61.")

    def _titled(self, sheet: str, table: FoundTable, found: Sequence[SortedRow]) -> list[Step]:
        """Each row with what stands above it, beneath what the title names if that is so."""
        steps = self._branches.beneath(sheet, table, found)
        group, head = titled_group(table, found)
        if not group:
            return steps
        question = Question(
            id=_ABOVE + sheet,
            text=f"The title names {group}. Are all formations part of it?",
            rows=sum(row.kind is RowKind.UNIT for row, _ in steps),
            # A title may be no more than one: what is not said is not made.
            proposal=NO,
            choices=(NO, group),
            needed=False,
        )
        if self.words.asker.ask(question) != group:
            # The line of the title is no formation then: none stands beneath it.
            return [(row, above) for row, above in steps if row is not head]
        return [
            (row, replace(above, path=(group, *above.path[1 if row is head else 0 :])))
            for row, above in steps
        ]

    def _empty(self, steps: list[Step], side: Side | None) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The formations beneath which no unit stands, with their side where it is known."""
        meanings = self.words.meanings
        for path in childless(steps):
            name = meanings.side_heading(path) or (side.name if side else "")
            if name:
                yield name, meanings.below_heading(path)

    def _crossed_rows(self, table: FoundTable, cross: Crossing, raw: RawSheet) -> list[SortedRow]:
        # All columns of a cross table share its rows.
        key = raw.name, cross.row, cross.columns
        if self._of_cross[0] != key:
            self._of_cross = key, crossed_rows(table, cross, raw.rows, raw.behind)
        return self._of_cross[1]

    def _is_unit(self, cell: CellValue) -> bool:
        text, meanings = plain(cell), self.words.meanings
        return (parts_of(text, meanings) or slipped(text, meanings)) is not None

    def _prepared(self, raw: RawSheet, table: FoundTable) -> tuple[RawSheet, list[Problem], int]:
        """The sheet with paths for parents, without errors that a unit can do without."""
        body, at = range(table.first, table.end), table.at
        ratings = tuple(rating.key for rating in self.game.ratings)
        optional = can_do_without(unit_columns(self.game), at, ratings)
        whole, told = without_errors(raw, body, optional)
        if table.cross or len(table.paths) != 1 or "designation" not in at:
            return whole, told, 0
        describing = [at[key] for key in (*_DESCRIBING, *ratings) if key in at]
        # IDs may stand under any heading: what rows name as their parents tells them.
        unknown = [one.column for one in table.columns if not one.key]
        for column in [at["id"]] if "id" in at else [*unknown, None]:
            columns = ParentColumns(column, table.paths[0], at["designation"], describing)
            found = with_paths(raw.name, whole.rows, body, columns)
            if found is not None:
                problems = [*told, *found.problems]
                return replace(whole, rows=found.rows), problems, found.left_out
        return whole, told, 0

    def _headings(self, table: FoundTable) -> Headings:
        at = {key: number for number, key in enumerate(self.keys)}
        # What is derived is told where the unit begins.
        first = table.at.get("designation", table.at.get(WHOLE, table.left))
        first = table.cross.column if table.cross else first
        told = {key: table.at.get(key, first) for key in self.keys}
        return Headings(None, 0, at, (), len(self.keys), told)
