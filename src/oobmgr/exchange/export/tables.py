"""Tables of an export as they are declared: columns, rows, and what a spreadsheet needs of them.

Each is declared once. The workbook, CSV, OpenDocument, JSON and Markdown are written from it.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from fractions import Fraction

from oobmgr.domain.values import dataclass


@dataclass(frozen=True, slots=True)
class Formula:
    """A live formula, as it stands in a cell behind ``=``, with the value that it comes to."""

    text: str
    # Viewers that do not compute, and programs that read the file, show this and not the formula.
    value: int | str


Value = str | int | float | Fraction | Formula | None


class Paper(StrEnum):
    """The paper that the sheets are set up for. The numbers are Excel's."""

    A4 = "9"
    LETTER = "1"


class Kind(StrEnum):
    """What a column holds, which says how its cells are written.

    `CODE` is text that a spreadsheet would turn into a date or a number when typed anew; `BOX` a
    step box: a number, or a sign that it is lost.
    """

    TEXT = "text"
    CODE = "code"
    NUMBER = "number"
    CHANGE = "change"
    SUM = "sum"
    BOX = "box"


@dataclass(frozen=True, slots=True)
class ExportColumn:
    """A column of a table; the width is in characters.

    `words` are what its cells are chosen from, and `only` says that nothing else may be typed;
    `most` is the highest whole number that it may hold; `hint` is told beside a cell that is
    chosen. All are offered, or held to, in the workbook alone.
    """

    heading: str
    width: float
    kind: Kind = Kind.TEXT
    words: tuple[str, ...] = ()
    only: bool = False
    most: int | None = None
    hint: str = ""


class Tone(StrEnum):
    """How a row is marked that meets a condition: gone, weakened, still to come, wrong."""

    GONE = "gone"
    WEAK = "weak"
    DUE = "due"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class RowMark:
    """Rows that are marked while a condition holds.

    `condition` is a formula with ``{heading}`` for the cell of that column in the row.
    """

    condition: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class ExportTable:
    """A table: its name, its columns, its rows.

    Attributes:
        name: The name of its sheet, which other formats call it by, too.
        sentence: What is in it, for the contents.
        columns: Its columns, each under a heading of its own.
        rows: Its rows, one value for each column. They can be gone through once.
        count: How many rows there will be.
        above: Lines that stand over it in the workbook.
        printed: How many columns go on paper, 0 for all: the rest is for filters and formulas.
        marks: Rows that are marked in the workbook.
        frozen: How many columns stay in sight beside the headings.
        beside: Whether it is there only for formulas or lists of the workbook.
        room: How many more rows a player may fill in, held to the same words and looks.
    """

    name: str
    sentence: str
    columns: tuple[ExportColumn, ...]
    rows: Iterable[Sequence[Value]]
    # Told beforehand, for rows are made while they are written, and progress needs their number.
    count: int
    above: tuple[tuple[Value, ...], ...] = ()
    printed: int = 0
    marks: tuple[RowMark, ...] = ()
    frozen: int = 0
    beside: bool = False
    room: int = 0

    @property
    def heading_row(self) -> int:
        """The row of the workbook, counted from 1, in which the headings stand."""
        return len(self.above) + 1

    def column(self, heading: str) -> int:
        """Where a column stands, counted from 0."""
        # By heading and not by number: columns come and go with the game.
        return next(at for at, column in enumerate(self.columns) if column.heading == heading)


def plain(value: Value) -> str | int | float | None:
    """A value as other formats hold it: of a formula what it comes to; a fraction exactly, or not.

    A half is held exactly by a number with a point; a third cannot be.
    """
    if isinstance(value, Formula):
        return value.value
    return float(value) if isinstance(value, Fraction) else value
