"""From the sheets of a player's workbook to tables of the program's own, and what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from oobmgr.exchange.columns import missing_column, unit_columns, unknown_column
from oobmgr.exchange.layouts.contents import filled, held, size_in
from oobmgr.exchange.layouts.crossed import SIZES, CrossFinder
from oobmgr.exchange.layouts.dittos import without_dittos
from oobmgr.exchange.layouts.fitness import Fitness
from oobmgr.exchange.layouts.found_tables import FoundColumn, FoundTable
from oobmgr.exchange.layouts.headers import WHOLE
from oobmgr.exchange.layouts.lacking import missing_parts
from oobmgr.exchange.layouts.meanings import Meanings
from oobmgr.exchange.layouts.plain_tables import PlainTable
from oobmgr.exchange.layouts.questions import LEAVE_OUT, Asker, Question, Taken
from oobmgr.exchange.layouts.record_tables import RecordTables
from oobmgr.exchange.layouts.tables import SURE, TableFinder
from oobmgr.exchange.layouts.unit_tables import UnitTables
from oobmgr.exchange.layouts.word_step import WordStep
from oobmgr.exchange.raw_sheets import RawSheet
from oobmgr.exchange.readings import Problem
from oobmgr.rules.game import Game
from oobmgr.rules.nearest import folded

_READ_OTHERWISE: Final[Mapping[str, tuple[str, ...]]] = {
    "type": (WHOLE,),
    "size": (WHOLE,),
    "ratings": (WHOLE,),
    "designation": (WHOLE,),
}
"""Columns without which no unit can be read, and those that may stand in for them."""
_NO_RATINGS: Final = "0-0"
_NO_SIZE: Final = "II"
"""What stands in for ratings that a whole list lacks, and for a size beside them."""
_FAINT: Final = 0.3
_IN_OTHER_WORDS: Final = frozenset({"type", "size"})
"""What the name or the type of a unit may tell as well: ``93. Inf.Div.``."""
_DESCRIBING: Final = frozenset({"type", "size", "ratings", WHOLE})


class LayoutReader:
    """Reads sheets in layouts of a player's own, one after the other."""

    def __init__(self, game: Game, answers: Mapping[str, str], *, alone: bool = False) -> None:
        """Read in the words of a game; a sheet that is `alone` is the list, or there is none."""
        meanings = Meanings(game)
        self._game = game
        self.asker = Asker(answers)
        self.look: dict[str, None] = {}
        self.words = WordStep(game, meanings, self.asker)
        fits = Fitness(game, meanings)
        self._finder = TableFinder(game, fits, answers, alone=alone)
        self._crossed = CrossFinder(game, self._finder, fits, meanings, self.asker)
        self._units = UnitTables(game, self.words)
        self._records = RecordTables(game, self.words)
        # One that is printed as one with that before it may be told as one with it, too.
        self._numbers = tuple(r.key for r in game.ratings if r.in_text and not r.merges)
        self._columns = unit_columns(game)
        self._shared: set[tuple[str, int, FoundColumn]] = set()
        self._needed = {one.key: one for one in self._columns if one.required}

    def tables(self, as_it_is: RawSheet) -> Iterator[PlainTable]:
        """The tables of a sheet; none of a sheet that holds no units or records.

        A table of units that lacks a needed column has no rows, and says which.
        """
        raw = without_dittos(as_it_is, self.asker)
        # Cross tables first, and out of the rows: what is left may be tables of the usual kind.
        crossed, rows = self._crossed.tables(raw.name, raw.rows)
        yield from self._plain(raw, crossed)
        yield from self._plain(replace(raw, rows=rows), self._finder.tables(raw.name, rows))

    def _plain(self, raw: RawSheet, tables: Iterable[FoundTable]) -> Iterator[PlainTable]:
        for table in tables:
            # By its headings a workbook is known again, and its answers are kept with them.
            self.look[" | ".join(map(folded, table.header.texts.values()))] = None
            if table.record is not None:
                self._tell_columns(raw, table)
                yield self._records.plain(raw, table, table.record)
            elif table.cross or (
                _DESCRIBING & table.at.keys() and {"designation", WHOLE} & table.at.keys()
            ):
                self._tell_columns(raw, table)
                plain = self._units.plain(raw, table)
                filled_in = self._filled_in(plain)
                # After the ratings: where these are made up, sizes are filled in with them.
                self._fill_in_sizes(plain)
                lacking = () if filled_in else tuple(self._lacking(raw, table, plain))
                left = [*self._left_out(raw, table), *plain.problems]
                self._shared |= {(raw.name, table.header.row, one) for one in table.columns}
                # A list that lacks something needed brings no units; its faults need the headings.
                rows = plain.rows[:1] if lacking else plain.rows
                numbers = [] if lacking else plain.numbers
                yield replace(
                    plain, rows=rows, numbers=numbers, problems=(*lacking, *left),
                    left_out=plain.left_out + len(plain.rows) - len(rows),
                )  # fmt: skip

    def _filled_in(self, plain: PlainTable) -> bool:
        """Fill in the ratings that a whole list lacks, and sizes with them, where he says so."""
        keys = self._units.keys
        at = keys.index("ratings")
        if "ratings" not in self._needed or not plain.numbers or any(r[at] for r in plain.rows):
            return False
        # Asked for part by part instead, as `lacking` does.
        if missing_parts(self._game, plain.found):
            return False
        # Without names and types this is hardly a list of units, and nothing is made up for it.
        if not plain.found.cross and {"type", "designation"} - plain.found.at.keys():
            return False
        question = Question(
            id=f"lacking:{plain.sheet}",
            text=f"No column of {plain.sheet} holds ratings. "
            "What should units have until they are entered?",
            rows=len(plain.numbers),
            proposal=_NO_RATINGS,
            choices=(_NO_RATINGS, LEAVE_OUT),
            confidence=_FAINT,
        )
        answer = self.asker.ask(question)
        if answer == LEAVE_OUT:
            return False
        size = keys.index("size")
        for row in plain.rows[1:]:
            row[at] = answer
            row[size] = row[size] or _NO_SIZE
        return True

    def _fill_in_sizes(self, plain: PlainTable) -> None:
        """Fill in the size that no row of a list tells, as he says: it has units of one alone."""
        keys = self._units.keys
        at, ratings = keys.index("size"), keys.index("ratings")
        # Without ratings as well it is not sure that these are units.
        if "size" not in self._needed or plain.found.cross or not plain.numbers:
            return
        if any(row[at] for row in plain.rows[1:]) or not any(
            row[ratings] for row in plain.rows[1:]
        ):
            return
        heading = plain.found.header.texts.get(plain.found.at.get("designation", -1), "")
        mark = size_in(heading)
        question = Question(
            id=f"lacking:{plain.sheet}:size",
            text=f"No column of {plain.sheet} gives the size of units. What are they?",
            rows=len(plain.numbers),
            proposal=mark if mark in SIZES else SIZES[0],
            choices=(*SIZES, LEAVE_OUT),
            confidence=SURE if mark else _FAINT,
        )
        answer = self.asker.ask(question)
        if answer != LEAVE_OUT:
            for row in plain.rows[1:]:
                row[at] = answer

    def _lacking(
        self, raw: RawSheet, table: FoundTable, plain: PlainTable
    ) -> Iterator[Problem]:  # fmt: skip
        for key, others in _READ_OTHERWISE.items():
            column = self._needed.get(key)
            told = {key, *others} & table.keys
            if key == "ratings" and not told:
                told = set(self._numbers) if set(self._numbers) <= table.at.keys() else set()
            # What units of a cross table are was asked with what its numbers are.
            if key != "ratings" and table.cross:
                continue
            if key in _IN_OTHER_WORDS and any(
                row[self._units.keys.index(key)] for row in plain.rows[1:]
            ):
                continue
            if key == "ratings" and (parts := missing_parts(self._game, table)):
                at = self._units.keys.index(key)
                asked = any(row[at] for row in plain.rows[1:])
                by_key = {one.key: one for one in self._columns}
                for part in () if asked else parts:
                    yield missing_column(raw.name, table.header.row, by_key[part.key])
                continue
            if column and not told:
                yield missing_column(raw.name, table.header.row, column)

    def _tell_columns(self, raw: RawSheet, table: FoundTable) -> None:
        core = [table.at[key] for key in _DESCRIBING & table.at.keys()]
        body = [row for _, row in held(raw.rows, table.first, table.end)]
        # A row that says nothing of a unit names a formation, and is none of those that are read.
        body = [row for row in body if not core or any(filled(row[at]) for at in core)]
        for one in self._new(raw, table):
            if one.key and folded(one.heading) != folded(one.key):
                rows = sum(filled(row[one.column]) for row in body)
                heading = one.heading or "no heading"
                place = f"{raw.column_name(one.column)} of {raw.name}"
                cross = table.cross if table.cross and one.column == table.cross.column else None
                meaning = f"{cross.key} of its units" if cross and cross.key else one.key
                self.asker.take(Taken(place, heading, meaning, rows, one.confidence))

    def _new(self, raw: RawSheet, table: FoundTable) -> Iterator[FoundColumn]:
        """The columns that no table before had: those of a cross table share what stands beside."""
        for one in table.columns:
            if not table.cross or (raw.name, table.header.row, one) not in self._shared:
                yield one

    def _left_out(self, raw: RawSheet, table: FoundTable) -> Iterator[Problem]:
        """The columns of a table that nobody knows."""
        below = [row for _, row in held(raw.rows, table.first, table.end)]
        free = [one for one in self._columns if one.key not in table.at]
        for one in self._new(raw, table):
            if not one.key:
                row = "" if raw.turned is None else raw.column_name(one.column)
                yield from unknown_column(raw.name, one.column, one.heading, below, free, row)
