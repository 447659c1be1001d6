"""Lists in which each row names the row above it, by its ID or its name, as lists with paths.

Two rows have to be looked at to see what is wrong there: a parent that does not exist, and rows
that stand below themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Final

from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.domain.values import dataclass
from oobmgr.exchange.cells import Row, cell_name, shown
from oobmgr.exchange.readings import Problem
from oobmgr.rules.nearest import nearest

_HALF: Final = 2
_MOST_NAMED: Final = 6
_NAME_SLASH: Final = "/"


@dataclass(frozen=True, slots=True)
class ParentColumns:
    """The columns, from 0, by which rows name each other, and those that describe a unit."""

    id: int | None
    parent: int
    name: int
    describing: Collection[int]


@dataclass(frozen=True, slots=True)
class ParentRows:
    """The rows of a sheet with whole paths in the column of parents.

    Rows that only name a formation are blank, as are the `left_out` ones, whose place nobody knows.
    """

    rows: list[Row]
    problems: tuple[Problem, ...] = ()
    left_out: int = 0


def with_paths(
    sheet: str, rows: list[Row], body: range, columns: ParentColumns
) -> ParentRows | None:
    """The rows with paths for parents; None where the column holds something else.

    `body` are the rows of the table, from 0. It holds parents where at least half of what stands in
    it are IDs of its rows; else, where half of it names rows that only name a formation.
    """
    tree = _tree(rows, body, columns)
    if tree is None:
        return None
    made = list(rows)
    problems: list[Problem] = []
    out = 0
    for number in body:
        row = rows[number]
        if not any(map(shown, row)):
            continue
        names, fault = tree.path_of(number)
        unit = tree.is_unit(number)
        if fault:
            problems.append(_problem(sheet, number, columns.parent, fault))
            out += unit
        if fault or not unit:
            # Emptied, not taken out: problems name rows by their place on the sheet.
            made[number] = [""] * len(row)
        else:
            made[number] = [*row]
            made[number][columns.parent] = PATH_SEPARATOR.join(names)
    return ParentRows(made, tuple(problems), out)


@dataclass(frozen=True, slots=True)
class _Fault:
    """What is wrong with the parent of a row, and what may be meant."""

    found: str
    message: str
    mend: str = ""


class _Tree:
    """The rows by what they are called as parents; `by_name` where that is not their ID."""

    def __init__(
        self,
        rows: Sequence[Row],
        columns: ParentColumns,
        called: Mapping[str, int],
        *,
        by_name: bool,
    ) -> None:
        self._rows, self._columns, self._called = rows, columns, called
        self._by_name = by_name
        self._parents = {
            shown(row[columns.parent]) for row in rows if len(row) > columns.parent
        } & called.keys()
        self._by_row = {number: key for key, number in called.items()}

    def is_unit(self, number: int) -> bool:
        """Whether a row tells of a unit and does not just name a formation."""
        return _described(self._rows[number], self._columns)

    def path_of(self, number: int) -> tuple[tuple[str, ...], _Fault | None]:
        """The formations that a row stands in, from the top; what is wrong with its own parent."""
        names: list[str] = []
        seen = [number]
        above = self._above(number)
        while above and above in self._called:
            at = self._called[above]
            if at in seen:
                return (), self._circle(number, seen[seen.index(at) :])
            seen.append(at)
            names.insert(0, self._name(at))
            above = self._above(at)
        if above and self._by_name:
            # A formation needs no row of its own to be named.
            names.insert(0, above.replace(PATH_SEPARATOR, _NAME_SLASH))
        # Of a parent that is missing further up, the row that names it tells.
        elif above and len(seen) == 1:
            return (), self._lost(above)
        # Who leads others is the head of a formation that bears its name.
        if self._by_row.get(number) in self._parents:
            names.append(self._name(number))
        return tuple(names), None

    def _above(self, number: int) -> str:
        return shown(self._rows[number][self._columns.parent])

    def _name(self, number: int) -> str:
        row = self._rows[number]
        name = shown(row[self._columns.name]) or self._by_row.get(number, "")
        # With the separator in it, one name would be two levels.
        return name.replace(PATH_SEPARATOR, _NAME_SLASH)

    def _circle(self, number: int, ring: Sequence[int]) -> _Fault:
        told = ", ".join(self._name(one) for one in (*ring[:_MOST_NAMED], ring[0]))
        message = (
            f"The row is below itself: {told}."
            if number in ring
            else f"The row is below formations that are below themselves: {told}."
        )
        return _Fault(self._above(number), message)

    def _lost(self, above: str) -> _Fault:
        message = f"There is no row {above} to be below."
        return _Fault(above, message, nearest(above, self._called))


def _tree(rows: Sequence[Row], body: range, columns: ParentColumns) -> _Tree | None:
    # Whole columns: most lists hold paths, and twenty thousand rows of them are passed over here.
    texts = Counter(_column(rows, body, columns.parent))
    del texts[""]
    if columns.id is not None:
        ids = _column(rows, body, columns.id)
        # Asked first: to number the rows of twenty thousand IDs takes far longer.
        if not texts.keys().isdisjoint(ids):
            called = _called(body, ids)
            if _means(texts, called):
                return _Tree(rows, columns, called, by_name=False)
    names = _column(rows, body, columns.name)
    if texts.keys().isdisjoint(names):
        return None
    heads = {
        n: name for n, name in zip(body, names, strict=True) if not _described(rows[n], columns)
    }
    called = _called(heads.keys(), heads.values())
    return _Tree(rows, columns, called, by_name=True) if _means(texts, called) else None


def _column(rows: Sequence[Row], body: range, column: int) -> list[str]:
    """What the cells of a column show."""
    cells = map(itemgetter(column), rows[body.start : body.stop])
    # Nearly all are texts, whose kind need not be asked twice.
    return [cell.strip() if type(cell) is str else shown(cell) for cell in cells]


def _described(row: Row, columns: ParentColumns) -> bool:
    return any(shown(row[column]) for column in columns.describing)


def _called(numbers: Iterable[int], names: Iterable[str]) -> Mapping[str, int]:
    """The first row of each name."""
    # From the last to the first, so that of two alike the first stays.
    called = dict(reversed([*zip(names, numbers, strict=True)]))
    called.pop("", None)
    return called


def _means(texts: Counter[str], called: Mapping[str, int]) -> bool:
    hits = sum(count for text, count in texts.items() if text in called)
    return bool(hits) and hits * _HALF >= texts.total()


def _problem(sheet: str, number: int, column: int, fault: _Fault) -> Problem:
    return Problem(
        sheet=sheet,
        cell=cell_name(number + 1, column),
        found=fault.found,
        expected="the ID or the name of a row above it",
        message=fault.message,
        advice=f"Did you mean {fault.mend}?" if fault.mend else "Name another row, or none.",
        place=(number, column),
        mend=fault.mend,
    )
