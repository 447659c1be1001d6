"""The tables of a sheet: where each begins and ends, and what its columns hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import islice
from typing import Final

from oobmgr.domain.quantities import lettered
from oobmgr.exchange.cells import CellValue, Row
from oobmgr.exchange.layouts.book_tables import book_columns, book_table
from oobmgr.exchange.layouts.contents import (
    both_sides_in,
    boxes_in,
    counts_up,
    filled,
    held,
    is_number,
    likely,
    not_a_code,
    numbers_rows,
    outline_from,
    plain,
    ratings_in,
    share,
    times,
)
from oobmgr.exchange.layouts.found_tables import (
    DESIGNATION,
    ID,
    PATH,
    STEPS,
    TYPE,
    Columns,
    FoundColumn,
    FoundTable,
)
from oobmgr.exchange.layouts.headers import (
    COUNT,
    LOST,
    WHOLE,
    HeadingRow,
    Vocabulary,
    beginnings,
    heading_rows,
    table_end,
    titles_in,
)
from oobmgr.exchange.layouts.questions import LEAVE_OUT
from oobmgr.exchange.layouts.ticks import more_losses
from oobmgr.exchange.layouts.words import NUMBERING, hobby_words
from oobmgr.rules.game import Game
from oobmgr.rules.nearest import folded
from oobmgr.rules.record_kinds import RecordKind

_FEWEST: Final = 2
_FEWEST_UNITS: Final = 3
"""As many cells must hold a unit where nothing says that they do: it may be a sheet of notes."""
_SAMPLE: Final = 2000
_TOP: Final = 20
SURE: Final = 0.85
"""The least confidence with which something is taken without a question."""
_WRITTEN: Final[Mapping[str, Callable[[CellValue], object]]] = {
    "ratings": lambda cell: ratings_in(cell) or any(both_sides_in(cell)),
    COUNT: times, STEPS: boxes_in, "arrival": not_a_code,
}  # fmt: skip
"""Columns of numbers that are known by what is in them only where they are written as such."""

Contents = Mapping[int, Sequence[CellValue]]
"""The cells of columns, by column."""
Fits = Callable[[str, Sequence[CellValue]], float]
"""How well the cells of a column fit what is said to be in it, from 0 to 1."""


class TableFinder:
    """Finds the tables of sheets in the words of a game; `fits` judges content by key.

    A sheet that is `alone` was given to be read: one unit is enough in it.
    """

    def __init__(
        self, game: Game, fits: Fits, answers: Mapping[str, str], *, alone: bool = False
    ) -> None:
        self._fewest_units = 1 if alone else _FEWEST_UNITS
        self._kinds: tuple[RecordKind | None, ...] = (None, *game.record_kinds)
        self._vocabulary = Vocabulary(game)
        self._fits = fits
        self._answers = answers
        self._sheet = ""
        self._contents = _keys_by_content(game)
        self._written = {**_WRITTEN, game.unit_words.reduced: ratings_in}
        self._traits = frozenset(game.unit_words.known_traits())
        self._ratings = frozenset({"ratings", *(rating.key for rating in game.ratings)})

    def tables(self, sheet: str, rows: Sequence[Row]) -> Iterator[FoundTable]:
        """Every table of a sheet of units or other records."""
        self._sheet = sheet
        headers = [*beginnings(rows, heading_rows(rows, self._vocabulary))]
        # Where no row has known headings, one near the top may have mistyped ones.
        mistyped = heading_rows(rows[:_TOP], self._vocabulary.forgiving()) if not headers else ()
        headers += islice(mistyped, 1)
        if not headers:
            yield from self._bare(rows)
            return
        ends = [table_end(rows, header) for header in headers[1:]]
        tops = [0, *ends]
        for header, top, end in zip(headers, tops, [*ends, len(rows)], strict=True):
            blocks = tuple(header.blocks(self._vocabulary))
            for left, right in blocks:
                above = rows[top : header.row]
                # Of tables side by side each has the titles that stand above itself.
                own = tuple(titles_in(row[left:right] for row in above)) if len(blocks) > 1 else ()
                titles = own or tuple(titles_in(above))
                found = self._table(rows, header, end, (left, right), titles)
                if found:
                    yield found

    def said(self, sheet: str, column: int) -> str | None:
        """What the player says that a column holds; None where he says nothing of it."""
        return self._answers.get(column_meaning(sheet, column))

    def labels(self, sheet: str, header: HeadingRow, cells: Contents) -> tuple[FoundColumn, ...]:
        """What these columns are taken for, as those of a table of units."""
        self._sheet = sheet
        return tuple(self._columns(header, cells, None))

    def _bare(self, rows: Sequence[Row]) -> Iterator[FoundTable]:
        """Columns without any headings, with a unit in a cell and formations above: an outline.

        Or a table as a book has it, whose columns only its cells tell.
        """
        if (book := book_columns(rows)) is not None:
            yield book_table(rows, book)
            return
        width = max(map(len, rows), default=0)
        body = list(islice(held(rows, 0, len(rows)), _SAMPLE))
        found = [
            [n for n, row in body if self._fits(WHOLE, [row[column]]) > 0]
            for column in range(width)
        ]
        if max(map(len, found), default=0) < self._fewest_units:
            return
        # Where one column is of units, a few in another are units, too.
        for column, units in enumerate(found):
            if not units:
                continue
            # What stands above a blank row is a title.
            blank = (n for n in range(units[0], -1, -1) if not any(map(filled, rows[n])))
            first = next(blank, -1) + 1
            before = max((other for other in range(column) if found[other]), default=-1)
            left = outline_from(body, before + 1, column)
            yield FoundTable(
                record=None, header=HeadingRow(first, 0, {}), end=len(rows), left=left,
                right=column + 1, titles=tuple(titles_in(rows[:first])),
                columns=(FoundColumn(column, "", WHOLE, 1.0),), at={WHOLE: column},
            )  # fmt: skip

    def _table(
        self,
        rows: Sequence[Row],
        header: HeadingRow,
        end: int,
        span: tuple[int, int],
        titles: tuple[str, ...],
    ) -> FoundTable | None:
        below = held(rows, header.row + header.height, end)
        # As many rows tell what columns hold; all of a large sheet would take long.
        body = [row for _, row in islice(below, _SAMPLE)]
        cells = {column: [row[column] for row in body] for column in range(*span)}
        best: tuple[FoundColumn, ...] = ()
        record: RecordKind | None = None
        for kind in self._kinds:
            columns = tuple(self._columns(header, cells, kind))
            # Units stand first among the kinds, and win where records fit no better.
            if _known(columns) > _known(best):
                best, record = columns, kind
        if _known(best) < _FEWEST:
            return None
        paths = tuple(one.column for one in best if one.key == PATH)
        # Backwards, so that of several columns of one kind the first counts.
        at = {one.key: one.column for one in reversed(best) if one.key}
        return FoundTable(
            record=record, header=header, end=end, left=span[0], right=span[1],
            titles=titles, columns=best, at=at, paths=paths,
        )  # fmt: skip

    def _columns(
        self,
        header: HeadingRow,
        cells: Contents,
        kind: RecordKind | None,
    ) -> Iterable[FoundColumn]:
        said = {column: self.said(self._sheet, column) for column in cells}
        # What the player says of one column is not what another is taken for.
        taken = {key for key in said.values() if key}
        found: Columns = {}
        for column, content in cells.items():
            heading = header.texts.get(column, "")
            answer = said[column]
            key, confidence = (
                ("" if answer == LEAVE_OUT else answer, 1.0)
                if answer is not None
                else self._by_heading(heading, content, kind, taken)
            )
            taken.add(key)
            found[column] = FoundColumn(column, heading, key, confidence)
        if kind is None:
            free = {column: one for column, one in cells.items() if said[column] is None}
            self._renumber(free, found, taken)
            _beside_ratings(free, found)
            self._by_content(free, found, taken)
            _names_left(free, found, self._ratings)
            _beside_whole(free, found)
            for column in more_losses(found, free):
                found[column] = replace(found[column], key=LOST, confidence=1.0)
        return found.values()

    def _renumber(self, cells: Contents, found: Columns, taken: set[str]) -> None:
        """Take a column that just numbers the rows for no name where another one has the names.

        Numbers that follow each other will be others once a row is added: they are no IDs.
        """
        numbers = hobby_words().numbers
        counting = next(
            (one for column, one in found.items() if column in cells
             and one.key == DESIGNATION and (folded(one.heading) or one.heading) in numbers),
            None,
        )  # fmt: skip
        for column, one in found.items():
            meant = self._vocabulary.meanings(one.heading, None)
            if counting is None or one.key or column not in cells or DESIGNATION not in meant:
                continue
            texts = [plain(cell) for cell in cells[counting.column]]
            own = ID not in taken and all(texts) and len(set(texts)) == len(texts)
            key = ID if own and not counts_up(cells[counting.column]) else ""
            found[counting.column] = replace(counting, key=key)
            found[column] = replace(one, key=DESIGNATION, confidence=1.0)
            taken.add(key)
            break
        for column, one in found.items():
            if not one.key and column in cells and numbers_rows(one.heading, cells[column]):
                found[column] = replace(one, key=NUMBERING, confidence=1.0)

    def _by_heading(
        self,
        heading: str,
        content: Sequence[CellValue],
        kind: RecordKind | None,
        taken: set[str],
    ) -> tuple[str, float]:
        """The likeliest meaning of a heading that the cells below it allow."""
        meant = [
            key
            for key in self._vocabulary.meanings(heading, kind)
            # A path may be spread over columns, the highest formation first.
            if key not in taken or key == PATH
        ]
        if not any(map(filled, content)):
            return (meant[0], 1.0) if meant else ("", 0.0)
        rated = [(self._fits(key, content), key) for key in meant]
        good = [(fit, key) for fit, key in rated if fit >= _LEAST_FIT]
        # Any text may name a formation: units under "Front" are what is printed on their front.
        if good and good[0][1] == PATH and WHOLE not in taken:
            whole = self._fits(WHOLE, content)
            if whole >= _LEAST_BY_CONTENT:
                return WHOLE, whole
        if good:
            return self._steps_or(good[0][1], meant, content), 1.0
        if len(rated) == 1 and self._fits(WHOLE, content) < _LEAST_BY_CONTENT:
            # The heading can mean nothing else: then it is the words below it that are asked for.
            return rated[0][1], max(rated[0][0], _BY_HEADING)
        return (rated[0][1], rated[0][0]) if rated and rated[0][0] > 0 else ("", 0.0)

    def _steps_or(self, key: str, meant: Sequence[str], content: Sequence[CellValue]) -> str:
        """Steps, where plain numbers alone stand under boxes: no unit has just a box of its own."""
        counted = STEPS in meant and share(content, is_number) == 1
        return STEPS if counted and key in self._traits else key

    def _by_content(self, cells: Contents, found: Columns, taken: set[str]) -> None:
        """What columns with an unknown heading hold, as far as no heading says where that is."""
        for key in self._contents:
            if key in taken:
                continue
            rated = [
                (self._fits(key, cells[column]), -column)
                # Counted down, so that of columns that fit alike the leftmost is taken.
                for column, one in found.items()
                # A plain number may be anything: only what is written as a count, or as boxes, is.
                if not one.key
                and column in cells
                and (key not in self._written or likely(cells[column], self._written[key]))
            ]
            fit, column = max(rated, default=(0.0, 0))
            if fit >= _LEAST_BY_CONTENT:
                one = found[-column]
                found[-column] = FoundColumn(one.column, one.heading, key, fit)
                taken.add(key)


def _names_left(cells: Contents, found: Columns, ratings: AbstractSet[str]) -> None:
    """Take the column before the types of units for their names, where no heading says which is.

    Without names a list is none: a sheet of units would be passed over without a word. `ratings`
    are the columns with ratings or a part of them.
    """
    keys = {one.key for one in found.values()}
    if keys & {DESIGNATION, WHOLE} or TYPE not in keys or not keys & ratings:
        return
    kind = next(column for column, one in found.items() if one.key == TYPE)
    units = [row for row, cell in enumerate(cells.get(kind, ())) if filled(cell)]
    free = [c for c in cells if c < kind and not found[c].key]
    free = [c for c in free if all(filled(cells[c][row]) for row in units)]
    # What is called an ID is all that such a list calls its units.
    free = free or [c for c in cells if found[c].key == ID]
    if free:
        found[free[-1]] = replace(found[free[-1]], key=DESIGNATION, confidence=_LEAST_FIT)


def _beside_ratings(cells: Iterable[int], found: Columns) -> None:
    """Take what a unit is worth for nothing where another column holds its whole ratings."""
    worth = [c for c in cells if folded(found[c].heading) in hobby_words().worth]
    if any(one.key in {"ratings", WHOLE} for c, one in found.items() if c not in worth):
        found |= {column: replace(found[column], key="") for column in worth}


def _beside_whole(cells: Contents, found: Columns) -> None:
    """Take numbers of rows for no names where another column has the whole unit."""
    if not any(one.key == WHOLE for one in found.values()):
        return
    for column, one in found.items():
        own = one.key == DESIGNATION and column in cells
        if own and numbers_rows(one.heading, cells[column]):
            found[column] = replace(one, key=NUMBERING, confidence=1.0)


_LEAST_FIT: Final = 0.5
_BY_HEADING: Final = 0.3
_LEAST_BY_CONTENT: Final = 0.8


def column_meaning(sheet: str, column: int) -> str:
    """The name of the answer that says what a column holds, counted from 0."""
    return f"column:{sheet}!{lettered(column)}"


def _keys_by_content(game: Game) -> tuple[str, ...]:
    """The columns that are known by what is in them, the clearest first."""
    reduced = game.unit_words.reduced
    keys = ("ratings", reduced, "size", PATH, "flags", "arrival", "side", "nation", "type", "whole",
            COUNT, STEPS)  # fmt: skip
    return tuple(filter(None, keys))


def _known(columns: Iterable[FoundColumn]) -> int:
    return len({one.key for one in columns if one.key})
