"""What the page shows of a workbook: its cells, what they would become, what is wrong."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from oobmgr.campaign.queries import Queries
from oobmgr.exchange.apart import read_apart
from oobmgr.exchange.cells import Row
from oobmgr.exchange.columns import find_headings, record_columns, unit_columns
from oobmgr.exchange.comparison import ImportPreview, compare
from oobmgr.exchange.order_of_battle import order_of_battle_of
from oobmgr.exchange.readings import OrderOfBattleReading, Problem, Severity
from oobmgr.exchange.workbooks import RawSheet
from oobmgr.rules.game import Game
from oobmgr.ui.operations.jobs import Progress

_STEPS: Final = 4


@dataclass(frozen=True)
class SheetLook:
    """A sheet as it lies in the file, with the meaning of its columns and its marked cells.

    `words` gives the meaning of each known column, counted from 0; `heading_row` and the keys of
    `marks` (row, column) count from 0; `left_out` are rows that cannot be read.
    """

    name: str
    rows: Sequence[Row]
    heading_row: int
    words: Mapping[int, str]
    marks: Mapping[tuple[int, int], Problem]
    left_out: frozenset[int]

    @property
    def columns(self) -> int:
        """How many columns there are."""
        return max((len(row) for row in self.rows), default=0)


@dataclass(frozen=True)
class Material:
    """Everything that was read of a workbook, and what it would change."""

    path: Path
    reading: OrderOfBattleReading
    preview: ImportPreview
    sheets: tuple[SheetLook, ...]

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What a person should know of, errors first, then in the order of the workbook."""
        return (*self.reading.errors, *self.reading.warnings)

    @property
    def rows(self) -> int:
        """How many rows hold units or other records."""
        return sum(sheet.rows for sheet in self.reading.sheets)


def prepare(path: Path, game: Game, queries: Queries, progress: Progress) -> Material:
    """Read a workbook and compare it with the campaign. Changes nothing.

    Raises:
        BadInput: the file cannot be opened as a workbook.
    """
    raw = read_apart(path, lambda: progress(0, _STEPS))
    progress(1, _STEPS)
    reading = order_of_battle_of(path.name, raw, game)
    progress(2, _STEPS)
    sheets = tuple(_looked_at(sheet, game, reading.problems) for sheet in raw)
    progress(3, _STEPS)
    preview = compare(reading, queries.units(), queries.records(), queries.formations())
    progress(4, _STEPS)
    shown = tuple(sheet for sheet in sheets if sheet.rows)
    return Material(path, reading, preview, shown)


def _looked_at(raw: RawSheet, game: Game, problems: Iterable[Problem]) -> SheetLook:
    headings = find_headings(raw.name, raw.rows, game)
    words: dict[int, str] = {}
    if headings is not None:
        kind = headings.record
        columns = unit_columns(game) if kind is None else record_columns(kind)
        names = {column.key: column.heading for column in columns}
        words = {at: names[key] for key, at in headings.at.items()}
    own = [problem for problem in problems if problem.sheet == raw.name]
    placed = [(problem.place, problem) for problem in own]
    # The last one written at a key stays: reversed, so that the first problem of a cell is told.
    first = headings.row if headings is not None else -1
    return SheetLook(
        name=raw.name,
        rows=raw.rows,
        heading_row=first,
        words=words,
        marks={place: problem for place, problem in reversed(placed) if place and place[1] >= 0},
        left_out=frozenset(
            place[0]
            for place, problem in placed
            if place and problem.severity is Severity.ERROR and place[0] > first
        ),
    )
