"""Rule tables: every number with its unit and the case that it comes from, read from TOML.

A file holds cells in groups. A cell is a table with a `value` and a `case`::

    [stock]
    cap_multiple = { value = 2, case = "SP-03", unit = "x received" }

Its path is the name of the file and the keys: ``supply.stock.cap_multiple``. A cell or a group may
name further cases that act there (``cases = "SP-04 SP-05"``). Whole numbers stand as
they are, fractions as text (``"1/2"``); floats are refused, for they are not exact.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from types import EllipsisType, MappingProxyType
from typing import Any

from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.quantities import Exact, plain, shown
from oobmgr.domain.rulings import Step, StepKind, StepValue
from oobmgr.rules.cases import Case, cases_in
from oobmgr.rules.nearest import did_you_mean
from oobmgr.rules.scalars import read_exact, read_flag

CellValue = int | Fraction | str | bool
CASES_FOLDER = "cases"
OPTIONS_FILE = "options.toml"
"""Of the files of a game the one that holds no cells: its campaign options."""
_FRACTION = re.compile(r"-?\d+/[1-9]\d*")
_CELL_KEYS = frozenset({"value", "case", "unit", "name", "least", "most", "cases"})
MOST = 9999
"""No number of a rulebook, and so no house rule, is higher."""
_CASE_WORDS = ("title", "text", "class", "source")
_CASE_KEYS = frozenset({*_CASE_WORDS, "number"})
_CLASSES = frozenset("RCTMI")

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
        changed = dict(self.cells)
        faults: list[Fault] = []
        for path, value in overrides.items():
            with collecting(faults):
                changed[path] = _override(self.cells, path, value)
        if faults:
            raise BadInput(*faults)
        return replace(self, cells=MappingProxyType(changed))


def load_tables(folder: Path, cases: Mapping[str, Case]) -> Tables:
    """Read every table file of a folder; `cases` are those that a cell may name.

    Raises:
        BadInput: Carries every fault of every file, each with file and path.
    """
    cells: dict[str, Cell] = {}
    groups: dict[str, tuple[str, ...]] = {}
    further: dict[str, tuple[str, ...]] = {}
    faults: list[Fault] = []
    for file in sorted(folder.glob("*.toml")):
        if file.name == OPTIONS_FILE:
            continue
        with collecting(faults):
            reader = _Reader(file.name, cases, cells, groups, further, faults)
            reader.group(file.stem, read_toml(file))
    if faults:
        raise BadInput(*faults)
    return Tables(MappingProxyType(cells), MappingProxyType(groups), MappingProxyType(further))


def load_cases(*files: Path) -> Mapping[str, Case]:
    """Read the catalogue of cases in our own words, one file after the other.

    Raises:
        BadInput: Carries every fault of every file.
    """
    faults: list[Fault] = []
    cases: dict[str, Case] = {}
    for file in files:
        with collecting(faults):
            for case_id, entry in read_toml(file).items():
                found = list(_case_faults(entry, f"{file.name}: {case_id}"))
                faults.extend(found)
                if not found:
                    title, text, kind, source = (entry[key] for key in _CASE_WORDS)
                    number = entry.get("number", "")
                    cases[case_id] = Case(case_id, title, text, kind, source, number)
    if faults:
        raise BadInput(*faults)
    return MappingProxyType(cases)


def read_toml(file: Path) -> dict[str, Any]:
    """Read a TOML file. Raises `BadInput` with file and line where it is not one."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(Fault(f"is not TOML: {error}.", where=file.name)) from error


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
        return value


def _kind(value: CellValue) -> str:
    if isinstance(value, bool):
        return "yes or no"
    return "a text" if isinstance(value, str) else "a number"


def _case_faults(entry: object, where: str) -> Iterator[Fault]:
    if not isinstance(entry, dict):
        yield Fault("is not a case: a case is a table with title, text, class and source.", where)
        return
    for key in entry.keys() - _CASE_KEYS:
        yield Fault(f"{key!r} is not part of a case.", where, advice=did_you_mean(key, _CASE_KEYS))
    for key in _CASE_WORDS:
        if not isinstance(entry.get(key), str) or not entry[key]:
            yield Fault(f"{key} is missing.", where)
    if entry.get("class") not in _CLASSES:
        yield Fault("class is one of R, C, T, M, I.", where, str(entry.get("class")))


@dataclass(frozen=True)
class _Reader:
    """Walks one file and collects cells, groups and faults."""

    file: str
    cases: Mapping[str, Case]
    cells: dict[str, Cell]
    groups: dict[str, tuple[str, ...]]
    further: dict[str, tuple[str, ...]]
    faults: list[Fault]

    def group(self, path: str, entries: Mapping[str, Any]) -> None:
        entries = self._without_cases(path, entries)
        if not entries:
            self._fault(path, "is empty.")
        # In the order of the file, which is that in which lists show them.
        self.groups[path] = tuple(entries)
        for key, entry in entries.items():
            inside = f"{path}.{key}"
            if not isinstance(entry, dict):
                self._fault(inside, "stands alone; a cell has a value and a case.", str(entry))
            # Half a cell is a cell with a fault, not a group: that says more about what is missing.
            elif "value" in entry or "case" in entry:
                self._cell(inside, entry)
            else:
                self.group(inside, entry)

    def _cell(self, path: str, entry: Mapping[str, Any]) -> None:
        before = len(self.faults)
        for key in entry.keys() - _CELL_KEYS:
            self._fault(
                path, f"{key!r} is not part of a cell.", advice=did_you_mean(key, _CELL_KEYS)
            )
        entry = self._without_cases(path, entry)
        case = entry.get("case", "")
        if not case:
            self._fault(path, "names no case.")
        else:
            self._check_case(path, case)
        value: CellValue = ""
        if "value" not in entry:
            self._fault(path, "has no value.")
        else:
            try:
                value = exact(entry["value"])
            except ValueError as error:
                self._fault(path, f"{error}.", str(entry["value"]))
        if len(self.faults) == before:
            self.cells[path] = Cell(
                path,
                value,
                case,
                entry.get("unit", ""),
                least=entry.get("least", 0),
                most=entry.get("most", MOST),
                name=entry.get("name", ""),
            )

    def _without_cases(self, path: str, entry: Mapping[str, Any]) -> Mapping[str, Any]:
        """A group or a cell without its further cases, which are kept by its path."""
        listed = entry.get("cases")
        if not isinstance(listed, str):
            return entry
        self.further[path] = cases_in(listed)
        for case in self.further[path]:
            self._check_case(path, case)
        return {key: held for key, held in entry.items() if key != "cases"}

    def _check_case(self, path: str, case: str) -> None:
        if case not in self.cases:
            advice = did_you_mean(case, self.cases)
            self._fault(path, f"names the unknown case {case}.", str(case), advice)

    def _fault(self, path: str, message: str, value: str = "", advice: str = "") -> None:
        self.faults.append(Fault(message, f"{self.file}: {path}", value, advice))


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
