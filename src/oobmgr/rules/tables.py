"""Rule tables: every number with its unit and the case that it comes from.

The path of a cell is the name of its file and the keys in it: ``supply.stock.cap_multiple``. Cells
are read by `table_files`; a campaign's house rules replace their values.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field, replace
from fractions import Fraction
from types import EllipsisType, MappingProxyType

from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.quantities import Exact, plain, shown
from oobmgr.domain.rulings import Step, StepKind, StepValue
from oobmgr.domain.values import dataclass
from oobmgr.rules.cases import Case
from oobmgr.rules.nearest import did_you_mean
from oobmgr.rules.scalars import read_exact, read_flag

CellValue = int | Fraction | str | bool
_FRACTION = re.compile(r"-?\d+/[1-9]\d*")
MOST = 9999
"""No number of a rulebook, and so no house rule, is higher."""

_FIGURE = re.compile(r"\{([\w.]+)\}")
# The plural of what a unit counts, at its end or before "a turn": hexes, REs, hits a turn.
_MANY = re.compile(r"(?<=hex)es\b|(?<=[A-Za-rt-z])s(?=$| a )")


@dataclass(frozen=True, slots=True)
class Cell:
    """One entry of a table: value, case, unit, name; `printed` is the value before a house rule.

    Players know the entry by its `name`; the words of the rules, which no house rule may replace,
    have none. A house rule may put numbers from `least` (one where it divides) to `most` (a hundred
    for per cent) here.
    """

    path: str
    value: CellValue
    case: str
    unit: str = ""
    printed: CellValue | None = None
    least: int = 0
    most: int = MOST
    name: str = ""

    @property
    def replaceable(self) -> bool:
        """Whether a house rule may put another value here: a number, or yes or no."""
        return not isinstance(self.value, str)

    @property
    def overridden(self) -> bool:
        """Whether a house rule has replaced the printed value."""
        return self.printed is not None

    @property
    def number(self) -> Exact:
        """The exact number; a cell without one is a fault of the program: `TypeError`."""
        if isinstance(self.value, bool | str):
            message = f"table cell {self.path} holds no number"
            raise TypeError(message)
        return self.value

    @property
    def whole(self) -> int:
        """The whole number; a cell without one is a fault of the program: `TypeError`."""
        if not isinstance(self.number, int):
            message = f"table cell {self.path} holds no whole number"
            raise TypeError(message)
        return self.number

    @property
    def text(self) -> str:
        """The word, name or turn code; a cell without one is a fault of the program."""
        if not isinstance(self.value, str):
            message = f"table cell {self.path} holds no text"
            raise TypeError(message)
        return self.value

    @property
    def flag(self) -> bool:
        """The yes or no; a cell without one is a fault of the program."""
        if not isinstance(self.value, bool):
            message = f"table cell {self.path} holds no yes or no"
            raise TypeError(message)
        return self.value

    def step(
        self,
        label: str,
        value: StepValue | EllipsisType = ...,
        arithmetic: str = "",
        kind: StepKind = StepKind.LINE,
    ) -> Step:
        """A line of working that rests on this cell, and so on its case.

        The line shows the cell's own value unless another is given.
        """
        # `...` stands for "the cell's own", because None is a value too: a line without a figure.
        shown_value = self.value if isinstance(value, EllipsisType) else value
        return Step(label, shown_value, arithmetic, self.case, kind)


@dataclass(frozen=True)
class Tables:
    """All cells of a game. A path that does not exist is a fault of the program: `LookupError`."""

    cells: Mapping[str, Cell]
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    further: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The further cases of cells and groups, by path."""

    def cell(self, path: str) -> Cell:
        """The cell at the path, with its case and unit."""
        try:
            return self.cells[path]
        # Paths come from the code and not from players, so this is a bug, and no bad input.
        except KeyError:
            message = f"no table cell {path!r}; {did_you_mean(path, self.cells)}"
            raise LookupError(message) from None

    def number(self, path: str) -> Exact:
        """The exact number at the path."""
        return self.cell(path).number

    def whole(self, path: str) -> int:
        """The whole number at the path."""
        return self.cell(path).whole

    def text(self, path: str) -> str:
        """The word, name or turn code at the path."""
        return self.cell(path).text

    def flag(self, path: str) -> bool:
        """The yes or no at the path."""
        return self.cell(path).flag

    def case(self, path: str) -> str:
        """The case that the cell at the path comes from."""
        return self.cell(path).case

    def step(
        self,
        path: str,
        label: str,
        value: StepValue | EllipsisType = ...,
        arithmetic: str = "",
        kind: StepKind = StepKind.LINE,
    ) -> Step:
        """A line of working that rests on the cell at the path: see `Cell.step`."""
        return self.cell(path).step(label, value, arithmetic, kind)

    def keys(self, group: str) -> tuple[str, ...]:
        """The names inside a group, in the order of the file."""
        try:
            return self.groups[group]
        except KeyError:
            message = f"no table group {group!r}; {did_you_mean(group, self.groups)}"
            raise LookupError(message) from None

    def with_overrides(self, overrides: Mapping[str, object]) -> Tables:
        """The tables with the campaign's house rules in them.

        Raises:
            BadInput: A path does not exist, or a value is of another kind than the printed one.
        """
        # A copy: the tables as printed are shared by every campaign of the game.
        changed = dict(self.cells)
        faults: list[Fault] = []
        for path, value in overrides.items():
            with collecting(faults):
                changed[path] = _override(self.cells, path, value)
        if faults:
            raise BadInput(*faults)
        return replace(self, cells=MappingProxyType(changed))


def exact(value: object) -> CellValue:
    """A TOML or JSON value as a cell holds it. Raises `ValueError` for anything inexact."""
    if isinstance(value, bool | int | Fraction):
        return value
    if isinstance(value, str):
        # "4/2" is a whole number, and has to be one where a whole number is asked for.
        return _whole_or_part(Fraction(value)) if _FRACTION.fullmatch(value) else value
    if isinstance(value, float):
        message = 'a decimal is not exact; write it as a fraction in quotes, such as "1/2"'
        raise ValueError(message)  # noqa: TRY004 - the reader reports it as a bad value
    message = "a value is a whole number, a fraction in quotes, a text, true or false"
    raise ValueError(message)


def _whole_or_part(value: Fraction) -> int | Fraction:
    return value.numerator if value.denominator == 1 else value


def _override(cells: Mapping[str, Cell], path: str, value: object) -> Cell:
    cell = cells.get(path)
    if cell is None:
        advice = did_you_mean(path, cells)
        raise BadInput(Fault("There is no such table entry.", path, str(value), advice))
    try:
        new = exact(_from_text(value, cell.value))
    except ValueError as error:
        raise BadInput(Fault(f"{error}.", path, str(value), case=cell.case)) from None
    # By kind and not by type: a whole number may replace a fraction, but no word.
    kind = _kind(cell.value)
    if _kind(new) != kind:
        message, advice = f"The printed entry is {kind}.", f"Enter {kind}."
        raise BadInput(Fault(message, path, str(value), advice, cell.case))
    wrong = _unfit(cell, new)
    if wrong:
        raise BadInput(Fault(wrong, path, str(value), case=cell.case))
    return replace(cell, value=new, printed=cell.value)


def _unfit(cell: Cell, new: CellValue) -> str:
    """Why a house rule cannot put this value here; empty where it can."""
    # Before the numbers: true is a number to Python.
    if isinstance(new, bool):
        return ""
    if isinstance(new, str):
        return "A word of the rules cannot be replaced, only numbers and yes or no."
    if isinstance(cell.value, int) and not isinstance(new, int):
        return f"This is a whole number in the rules ({cell.value}); enter a whole number."
    if not cell.least <= new <= cell.most:
        return f"Enter a number from {cell.least} to {cell.most}."
    return ""


def _from_text(value: object, printed: CellValue) -> object:
    """A house rule that was saved or typed as text, as the kind that the printed value has."""
    if not isinstance(value, str) or isinstance(printed, str):
        return value
    try:
        return read_flag(value) if isinstance(printed, bool) else _whole_or_part(read_exact(value))
    except ValueError:
        # As it was typed: the kind is checked next, and its fault names what was written.
        return value


def _kind(value: CellValue) -> str:
    if isinstance(value, bool):
        return "yes or no"
    return "a text" if isinstance(value, str) else "a number"


def value_shown(cell: Cell) -> str:
    """The value of a cell as saved text, for forms and reports."""
    value = cell.value
    return str(value) if isinstance(value, bool | str) else str(plain(value))


def bare_value(cell: Cell) -> str:
    """The value of a cell as players write it, without its unit: ``½``, ``yes``."""
    value = cell.value
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str) else shown(value)


def value_in_words(cell: Cell) -> str:
    """The value of a cell as players write it, with its unit: ``½ SP``, ``1 hex``, ``yes``."""
    if isinstance(cell.value, bool):
        return bare_value(cell)
    # "1 hexes" reads like a slip; the unit stands in the tables as most cells need it.
    unit = _MANY.sub("", cell.unit) if cell.value == 1 else cell.unit
    return f"{bare_value(cell)} {unit}".strip()


def with_figures(tables: Tables, text: str) -> str:
    """A sentence of a table with the cells that it names filled in: ``{movement.zoc.normal} MP``.

    The numbers come from the tables, so the sentence follows a house rule.
    """
    return _FIGURE.sub(lambda found: value_shown(tables.cell(found[1])), text)


def cell_name(cell: Cell, cases: Mapping[str, Case]) -> str:
    """What a cell is called: its name, else its case and the end of its path.

    ``Lift capacity: Red`` is `lift.capacity.Red` without a name of its own.
    """
    if cell.name:
        return cell.name
    # File and group are for those who keep the tables; a player knows neither.
    _file, _group, *inside = cell.path.split(".")
    tail = ", ".join(inside or [_group]).replace("_", " ")
    return f"{cases[cell.case].title}: {tail}" if cell.case in cases else tail
