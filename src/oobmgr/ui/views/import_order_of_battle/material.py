"""What the page shows of a workbook: its cells, what they would become, what is wrong."""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import Final

from oobmgr.campaign.queries import Queries
from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.exchange.apart import read_apart
from oobmgr.exchange.cells import Row, shown
from oobmgr.exchange.columns import find_headings, record_columns, unit_columns
from oobmgr.exchange.comparison import ImportPreview, compared
from oobmgr.exchange.delimited import rows_of
from oobmgr.exchange.layouts.headers import COUNT, FLAGS, LEVEL, WHOLE
from oobmgr.exchange.layouts.profiles import Profile, by_look, kept_profiles
from oobmgr.exchange.layouts.upright import upright
from oobmgr.exchange.layouts.words import NUMBERING
from oobmgr.exchange.mends import mended, originals, still_fitting
from oobmgr.exchange.order_of_battle import order_of_battle_of
from oobmgr.exchange.raw_sheets import Behind, RawSheet
from oobmgr.exchange.readings import OrderOfBattleReading, Problem, Severity
from oobmgr.rules.game import Game
from oobmgr.ui.operations.jobs import Progress
from oobmgr.ui.views.import_order_of_battle.asked import AskedSoFar, asked_so_far, newly_given
from oobmgr.ui.views.import_order_of_battle.unit_lines import UnitLine, every_line

_STEPS: Final = 4
PASTED: Final = Path("the entered list")
"""What a list from the clipboard, or a typed one, is called as it stands in a sentence."""
OF_LISTS: Final = {
    COUNT: "How many",
    FLAGS: "Marks",
    LEVEL: "Depth",
    WHOLE: "Unit",
    NUMBERING: "Row number",
}
"""Columns that only lists of a player's own have."""
_NOTHING: Final = ImportPreview(
    source="",
    new=(),
    unchanged=0,
    changed=(),
    absent=0,
    new_records=(),
    unchanged_records=0,
    new_formations=0,
)


@dataclass(frozen=True)
class SheetLook:
    """A sheet as it lies in the file, with the meaning of its columns and its marked cells.

    Above the rows of a list that is not `headed` stand but titles, down to `heading_row`.
    `words` gives the meaning of each known column, counted from 0; `heading_row` and the keys of
    `marks` (row, column) count from 0; `left_out` are rows that cannot be read; `columns` tells how
    many there are, for Qt asks at each cell that it paints.
    """

    name: str
    rows: Sequence[Row]
    heading_row: int
    words: Mapping[int, str]
    marks: Mapping[tuple[int, int], Problem]
    left_out: frozenset[int]
    columns: int
    headed: bool = True

    def stands(self, place: tuple[int, int]) -> str:
        """What stands in a cell, row and column counted from 0, as a person sees it."""
        row, column = place
        cells = self.rows[row] if 0 <= row < len(self.rows) else ()
        return shown(cells[column]) if 0 <= column < len(cells) else ""


@dataclass(frozen=True)
class Material:
    """Everything that was read of a workbook, and what it would change.

    `raw` is the workbook as it lies, to be read again with other `answers`; `profile` names the one
    by which it was answered. `asked` are the questions so far, those that are answered included.
    `lines` are the units as they will be, by their fate (`every_line`), `numbers` how many those
    are, and `added` is the number of units that will be new. `corrections` say what became of those
    that were made before the list was typed anew.
    """

    path: Path
    reading: OrderOfBattleReading
    preview: ImportPreview
    sheets: tuple[SheetLook, ...]
    raw: tuple[RawSheet, ...] = ()
    answers: Mapping[str, str] = field(default_factory=dict)
    profile: str = ""
    asked: AskedSoFar = field(default_factory=dict)
    lines: Mapping[str, tuple[UnitLine, ...]] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    added: int = 0
    corrections: tuple[str, ...] = ()

    @property
    def waiting(self) -> int:
        """How many questions must be answered before anything is added."""
        return sum(question.needed for question in self.reading.questions)

    @property
    def rows_waiting(self) -> int:
        """How many rows are not read yet for the sake of an answer, and not for what is in them."""
        errors = self.reading.errors
        wrong = {(one.sheet, one.place[0]) for one in errors if one.place is not None}
        return max(0, self.reading.left_out - len(wrong)) if self.waiting else 0

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What a person should know of, errors first, then in the order of the workbook."""
        return (*self.reading.errors, *self.reading.warnings)

    def stands(self, problem: Problem) -> str:
        """All that stands in the cell of a problem, which may be more than what is wrong in it."""
        sheet = next((one for one in self.sheets if one.name == problem.sheet), None)
        return sheet.stands(problem.place) if sheet and problem.place else ""

    @property
    def rows(self) -> int:
        """How many rows hold units or other records."""
        return sum(sheet.rows for sheet in self.reading.sheets)


def cell_told(problem: Problem) -> str:
    """The cell of a problem with its sheet; a pasted list is no sheet that could be looked for."""
    return problem.cell if problem.cell and problem.sheet == PASTED.stem else problem.where


def pasted(text: str) -> tuple[RawSheet, ...]:
    """The list that was copied as cells of a spreadsheet. Raises `BadInput` for an empty one."""
    return (RawSheet(PASTED.stem, rows_of(text, PASTED), Behind()),)


def prepare(
    path: Path,
    game: Game,
    queries: Queries,
    progress: Progress,
    given: tuple[RawSheet, ...] = (),
    kept: Profile | None = None,
) -> Material:
    """Read a workbook and compare it with the campaign. Changes nothing.

    `given` are sheets that were read already, such as a pasted list. Where it was answered just
    now, those answers are `kept`; else those to one that looks the same are taken.

    Raises:
        BadInput: the file cannot be opened as a workbook.
    """
    # In a process of its own: a damaged or monstrous file must not take the program along.
    raw = upright(given or read_apart(path, lambda: progress(0, _STEPS)), game)
    progress(1, _STEPS)
    formations = queries.formations()
    reading = order_of_battle_of(path.name, raw, game, formations=formations)
    # What was put right in cells is kept, too.
    open_ = bool(reading.questions or reading.problems)
    # A list without a question needs no answers, so none are looked for.
    profiles = kept_profiles(queries.facts(Subject.IMPORT_PROFILE)) if open_ else ()
    known = kept or by_look(profiles, reading.look)
    asked = asked_so_far({}, reading.questions, {})
    material = Material(
        path=path, reading=reading, preview=_NOTHING, sheets=(), raw=raw, asked=asked
    )
    if known is not None:
        # Cells may have been filled otherwise since; an answer about another text is dropped.
        # The lines of a list that is typed anew may have moved.
        answers = still_fitting(raw, known.answers, known.was, whole_rows=kept is not None)
        corrections = _corrections(known, answers) if kept is not None else ()
        again = order_of_battle_of(path.name, raw, game, answers, formations)
        asked = asked_so_far(asked, again.questions, answers)
        material = replace(
            material, reading=again, answers=answers, profile=known.name, asked=asked,
            corrections=corrections,
        )  # fmt: skip
    return _compared(material, game, queries, progress)


def answered(
    material: Material,
    answers: Mapping[str, str],
    game: Game,
    queries: Queries,
    progress: Progress,
) -> Material:
    """The same workbook, read again with these answers."""
    formations = queries.formations()
    reading = order_of_battle_of(material.path.name, material.raw, game, answers, formations)
    now = newly_given(material.answers, answers, material.asked)
    asked = asked_so_far(material.asked, reading.questions, answers, now)
    again = replace(material, reading=reading, answers=answers, asked=asked)
    return _compared(again, game, queries, progress)


def _corrections(before: Profile, answers: Mapping[str, str]) -> tuple[str, ...]:
    """What became of the cells that were put right in a list before it was typed anew."""
    gone = len(before.answers) - len(answers)
    held = len(before.was) - gone
    told = (
        f"Let go: {counted(gone, 'correction')} of lines that say something else now.",
        f"Kept: {counted(held, 'correction')} of lines that say the same.",
    )
    return tuple(words for words, number in zip(told, (gone, held), strict=True) if number)


def profile_of_material(material: Material, *, whole_rows: bool = False) -> Profile:
    """The answers to a workbook, to be kept; what was put right holds for `whole_rows`."""
    was = originals(material.raw, material.answers, whole_rows=whole_rows)
    return Profile(material.answers, material.reading.look, was=was)


def _compared(material: Material, game: Game, queries: Queries, progress: Progress) -> Material:
    progress(2, _STEPS)
    reading = material.reading
    sheets = tuple(
        # The sheets are shown with the player's mends in them, though the raw ones are kept as they
        # lie.
        _looked_at(mended(sheet, material.answers), game, reading)
        for sheet in material.raw
    )
    progress(3, _STEPS)
    preview = compared(reading, queries)
    progress(4, _STEPS)
    # Sheets without a row would only be empty pages to turn.
    shown = tuple(sheet for sheet in sheets if sheet.rows)
    rows = {sheet.name: sheet.rows for sheet in shown}
    # Here, where no key waits for it: there may be tens of thousands.
    lines = every_line(preview, reading, rows, game)
    return replace(
        material,
        preview=preview,
        sheets=shown,
        lines=lines,
        numbers={fate: sum(not line.is_formation for line in held) for fate, held in lines.items()},
        added=sum(not unit.removed for unit in preview.new),
    )


def _looked_at(raw: RawSheet, game: Game, reading: OrderOfBattleReading) -> SheetLook:
    problems = reading.problems
    headings = find_headings(raw.name, raw.rows, game)
    found = reading.columns.get(raw.name)
    words: dict[int, str] = {}
    if found is not None and (headings is None or not headings.readable):
        # It was read as a list of somebody's own, though some headings look like the program's.
        headings = None
        words = {column: _heading(key, game) for column, key in found.keys.items()}
    elif headings is not None:
        kind = headings.record
        columns = unit_columns(game) if kind is None else record_columns(kind)
        names = {column.key: column.heading for column in columns}
        words = {at: names[key] for key, at in headings.at.items()}
    own = [problem for problem in problems if problem.sheet == raw.name]
    placed = [(problem.place, problem) for problem in own]
    # The last one written at a key stays: reversed, so that the first problem of a cell is told.
    first = headings.row if headings is not None else found.row if found is not None else -1
    return SheetLook(
        name=raw.name,
        rows=raw.rows,
        heading_row=first,
        words=words,
        marks={place: problem for place, problem in reversed(placed) if place and place[1] >= 0},
        columns=max(map(len, raw.rows), default=0),
        left_out=frozenset(
            place[0]
            for place, problem in placed
            # Rows above the headings are no units, so none of them can be left out.
            if place and problem.severity is Severity.ERROR and place[0] > first
        ),
        headed=headings is not None or found is None or found.headed,
    )


def _heading(key: str, game: Game) -> str:
    """What a column is called in the program's own layout; by its key where it has none there."""
    kinds = (unit_columns(game), *map(record_columns, game.record_kinds))
    headings = {column.key: column.heading for columns in kinds for column in columns}
    return headings.get(key) or OF_LISTS.get(key, key)


def step_of(material: Material) -> str:
    """Where a workbook that was read stands: no further than its file where no sheet is known."""
    if material.reading.holds_nothing:
        return "file"
    return "columns" if material.waiting else "preview"


def size_words(material: Material) -> str:
    """How much was read of a workbook, in words."""
    if material.reading.holds_nothing:
        return f"{counted(len(material.reading.sheets), 'sheet')}, none with units"
    return counted(material.rows, "row")
