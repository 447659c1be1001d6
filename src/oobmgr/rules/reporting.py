"""Reports as frozen rows, made once: paper, screen, workbook and terminal set the same rows.

A game lists its own as `ReportEntry`s, besides those that every game has; one of the same name
takes the place of one of these.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.calendar import TurnCode
    from oobmgr.rules.books import Books
    from oobmgr.rules.page_tables import PageTable

Value = str | int | Fraction | None


class ColumnKind(StrEnum):
    """What a column holds: words left, numbers right; `WIDE` words take the width that is left."""

    TEXT = "text"
    WIDE = "wide"
    NUMBER = "number"


class RowKind(StrEnum):
    """How a row is set: plain, as the head of those below it, or as their sum, ruled above."""

    LINE = "line"
    HEAD = "head"
    SUM = "sum"


@dataclass(frozen=True, slots=True)
class ReportColumn:
    """A column of a section by its title."""

    title: str
    kind: ColumnKind = ColumnKind.TEXT


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A row: one cell for each column, None where there is nothing to say."""

    cells: tuple[Value, ...]
    kind: RowKind = RowKind.LINE


@dataclass(frozen=True, slots=True)
class Section:
    """A table under a heading.

    Attributes:
        title: The heading.
        columns: Its columns, left to right.
        rows: Its rows in order.
        note: A few words at the right of the heading.
        case: The case that it rests on; empty where its rows name theirs.
        empty: What stands there where there is no row.
        half: Whether it can stand beside the next one that can, on half the width.
    """

    title: str
    columns: tuple[ReportColumn, ...]
    rows: tuple[ReportRow, ...]
    note: str = ""
    case: str = ""
    empty: str = ""
    half: bool = False

    def first(self, count: int) -> Section:
        """The same table with its first columns alone."""
        rows = tuple(replace(row, cells=row.cells[:count]) for row in self.rows)
        return replace(self, columns=self.columns[:count], rows=rows)


class Shape(StrEnum):
    """How units are drawn on paper: in a tree, as boxes for counters, as cards to cut out."""

    CHART = "chart"
    COUNTERS = "counters"
    CARDS = "cards"


class Frame(StrEnum):
    """How a changed unit is marked: nothing, a frame, a dotted line below, struck with a cross."""

    NONE = ""
    BOXED = "boxed"
    DOTTED = "dotted"
    STRUCK = "struck"


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterFace:
    """A unit as it is drawn: what its counter shows, whose emblem it has, and its steps.

    `steps_told` are its steps in full in words, empty where it has none. `numbers` are those
    printed in its step boxes, empty where they have none. `news` says what
    changed of it since the turn that is compared with, a sign before each word; `frame` is how that
    is drawn besides, so that a change is seen without its colour. `due` says when a unit arrives
    that does not stand there yet.
    """

    name: str
    type: str
    size: str
    ratings: str
    emblem: str
    steps: int
    left: int
    steps_told: str = ""
    numbers: tuple[str, ...] = ()
    news: str = ""
    frame: Frame = Frame.NONE
    due: str = ""


NO_FACE = CounterFace(name="", type="", size="", ratings="", emblem="", steps=0, left=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnRow(ReportRow):
    """A row that paper draws: a formation as a head with its `note`, or a unit with its `face`.

    `depth` counts the formations above it that are told; `facts` are lines of a card. `path` is
    that of the formation, its own or the one it stands in; `unit` the number of a unit, 0 for none.
    """

    depth: int
    name: str
    note: str = ""
    face: CounterFace = NO_FACE
    facts: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    unit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnSection(Section):
    """A section that paper draws in a shape; everywhere else it is the table of its rows."""

    shape: Shape

    @property
    def drawn(self) -> tuple[DrawnRow, ...]:
        """Its rows, as they are drawn."""
        return tuple(row for row in self.rows if isinstance(row, DrawnRow))


@dataclass(frozen=True, slots=True)
class Report:
    """A report of one side and turn, ready to be set.

    Attributes:
        name: Saved name, ``turn-sheet``.
        title: Name on paper, ``Turn sheet``.
        side: Whose.
        side_name: The side in words.
        campaign: The campaign's name, with that of its game.
        turn_label: The turn in words.
        state: Where play stands, or that the turn is over; empty for nothing.
        sections: What stands on it.
        foot: How it is to be read, in a line.
        since: Which entries of a turn that is over were taken back later; empty for none. Nothing
            else on its report ever changes.
    """

    name: str
    title: str
    side: str
    side_name: str
    campaign: str
    turn_label: str
    state: str
    sections: tuple[Section, ...]
    foot: str = ""
    since: str = ""

    @property
    def standing(self) -> str:
        """Where play stands, and what was taken back since."""
        return ". ".join(part for part in (self.state, self.since) if part)

    @property
    def full_title(self) -> str:
        """``Turn sheet, Blue``."""
        return f"{self.title}, {self.side_name}"


@dataclass(frozen=True, slots=True)
class ReportEntry:
    """A report in the list of reports: saved name, title, what it tells, how it is read.

    `where` names, as ``module:name``, what makes its sections from what was read, the game and a
    side. `reads` is what it needs of the books beside what every report is given, side by side with
    the turns ahead: it is read in the same moment, and stands in the material under its name. One
    `of_units` is made of units, so that it can be had of some of them; one `by_name` is long, and
    made where it is asked for by its name.
    """

    name: str
    title: str
    sentence: str
    where: str
    foot: str = ""
    # In the same moment as all else: two readings could see a posting between them.
    reads: Callable[[Books, SideId, tuple[TurnCode, ...]], Any] | None = None
    of_units: bool = False
    by_name: bool = False


def section_of(table: PageTable) -> Section:
    """A table of a page as it is printed: the first column wide, the states of rows in the last."""
    # A column that is empty in every row would only take room from the others.
    stated = any(row.state for row in table.rows)
    first, *others = table.columns
    columns = (wide(first.title), *(words(one.title) for one in others))
    return Section(
        table.title,
        (*columns, *((words("State"),) if stated else ())),
        tuple(line(*row.cells, *((row.state,) if stated else ())) for row in table.rows),
        note=table.detail,
        case=table.case,
        empty=table.empty,
    )


def words(title: str) -> ReportColumn:
    """A column of short words."""
    return ReportColumn(title)


def wide(title: str) -> ReportColumn:
    """A column of words that takes the width that is left."""
    return ReportColumn(title, ColumnKind.WIDE)


def number(title: str) -> ReportColumn:
    """A column of numbers."""
    return ReportColumn(title, ColumnKind.NUMBER)


def line(*cells: Value) -> ReportRow:
    """A plain row."""
    return ReportRow(cells)


def head(title: str, columns: tuple[ReportColumn, ...]) -> ReportRow:
    """The head of the rows below it, as wide as the section."""
    # Filled up, since every row has a cell for each column, in files and on paper alike.
    return ReportRow((title, *(None for _ in columns[1:])), RowKind.HEAD)


def total(*cells: Value) -> ReportRow:
    """The sum of the rows above it."""
    return ReportRow(cells, RowKind.SUM)
