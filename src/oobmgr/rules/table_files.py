"""The files of a game's rules, read from TOML: cells in groups, its cases, the lay-out of charts.

A cell is a table with a `value` and a `case`::

    [stock]
    cap_multiple = { value = 2, case = "SP-03", unit = "x received" }

A cell or a group may name further cases that act there (``cases = "SP-04 SP-05"``). Whole numbers
stand as they are, fractions as text (``"1/2"``); floats are refused, for they are not exact.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.values import dataclass
from oobmgr.rules.cases import Case, cases_in
from oobmgr.rules.charts import Chart, EntryKind, RowKind
from oobmgr.rules.nearest import did_you_mean
from oobmgr.rules.tables import MOST, Cell, CellValue, Tables, exact

CASES_FOLDER = "cases"
OPTIONS_FILE = "options.toml"
"""Of the files of a game the one that holds no cells: its campaign options."""
_CELL_KEYS = frozenset({"value", "case", "unit", "name", "least", "most", "cases"})
_CASE_WORDS = ("title", "text", "class", "source")
_CASE_KEYS = frozenset({*_CASE_WORDS, "number"})
_CLASSES = frozenset("RCTMI")
_CHART_PARTS = frozenset(
    {"title", "sentence", "case", "cases", "row_name", "column_name", "rows", "columns", "entries",
     "kind", "row_kind", "row_words", "known"}
)  # fmt: skip


def load_tables(folder: Path, cases: Mapping[str, Case]) -> Tables:
    """Read every table file of a folder; `cases` are those that a cell may name.

    Raises:
        BadInput: Carries every fault of every file, each with file and path.
    """
    cells: dict[str, Cell] = {}
    groups: dict[str, tuple[str, ...]] = {}
    further: dict[str, tuple[str, ...]] = {}
    faults: list[Fault] = []
    # Sorted, so that faults and lists come in the same order on every system.
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
    # Over all files, so that one run tells everything that is to be mended.
    faults: list[Fault] = []
    cases: dict[str, Case] = {}
    for file in files:
        with collecting(faults):
            for case_id, entry in read_toml(file).items():
                found = list(_case_faults(entry, f"{file.name}: {case_id}"))
                faults.extend(found)
                if not found:
                    # Only without faults: the words below are then known to be there.
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


def _case_faults(entry: object, where: str) -> Iterator[Fault]:
    if not isinstance(entry, dict):
        yield Fault("is not a case: a case is a table with title, text, class and source.", where)
        return
    # Sorted, for words of a set come in another order with each run.
    for key in sorted(entry.keys() - _CASE_KEYS):
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
        # The further cases of a group stand among its entries and are none of them.
        entries = self._without_cases(path, entries)
        if not entries:
            self._fault(path, "is empty.")
        # In the order of the file, which is that in which lists show them.
        self.groups[path] = tuple(entries)
        for key, entry in entries.items():
            inside = f"{path}.{key}"
            if not isinstance(entry, dict):
                self._fault(inside, "is on its own; a cell has a value and a case.", str(entry))
            # Half a cell is a cell with a fault, not a group: that says more about what is missing.
            elif "value" in entry or "case" in entry:
                self._cell(inside, entry)
            else:
                self.group(inside, entry)

    def _cell(self, path: str, entry: Mapping[str, Any]) -> None:
        # Counted, since several faults of one cell are told together, and any of them bars it.
        before = len(self.faults)
        for key in sorted(entry.keys() - _CELL_KEYS):
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
        # With a fault of its own the cell is left out; the whole load fails in the end anyway.
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


def load_charts(folder: Path) -> Mapping[str, Chart]:
    """The charts of a game by id: one TOML file each, in the order of the file names.

    Raises:
        BadInput: Carries every fault of every file.
    """
    faults: list[Fault] = []
    charts: dict[str, Chart] = {}
    for file in sorted(folder.glob("*.toml")):
        with collecting(faults):
            charts[file.stem] = _chart(file)
    if faults:
        raise BadInput(*faults)
    return MappingProxyType(charts)


def _chart(file: Path) -> Chart:
    document = read_toml(file)
    faults = tuple(_chart_faults(file.name, document))
    if faults:
        raise BadInput(*faults)
    return Chart(
        id=file.stem,
        title=document["title"],
        sentence=document["sentence"],
        case=document["case"],
        row_name=document["row_name"],
        column_name=document["column_name"],
        rows=tuple(document.get("rows", ())),
        columns=tuple(document.get("columns", ())),
        entries=tuple(document.get("entries", ())),
        kind=EntryKind(document.get("kind", "text")),
        row_kind=RowKind(document.get("row_kind", "text")),
        row_words=MappingProxyType(dict(document.get("row_words", {}))),
        known=MappingProxyType(dict(document.get("known", {}))),
        cases=(document["case"], *cases_in(document.get("cases", ""))),
    )


def _chart_faults(name: str, document: Mapping[str, Any]) -> Iterator[Fault]:
    for part in ("title", "sentence", "case", "row_name", "column_name"):
        if not isinstance(document.get(part), str) or not document[part]:
            yield Fault(f"{part} is missing.", name)
    # Sorted, for words of a set come in another order with each run.
    for part in sorted(set(document) - _CHART_PARTS):
        yield Fault(
            f"{part!r} is not part of a chart.", name, advice=did_you_mean(part, _CHART_PARTS)
        )
    kind = document.get("kind", "text")
    if kind not in set(EntryKind) or document.get("row_kind", "text") not in set(RowKind):
        yield Fault("kind or row_kind is unknown.", name)
    # Results are picked from a list, so a chart of them has one; a chart of anything else has none.
    if (kind == EntryKind.RESULT) != bool(document.get("entries")):
        yield Fault("a chart of results, and no other, lists its entries.", name)
