"""What each row of a player's table is: a unit, a formation above units, a sum, or nothing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from oobmgr.domain.unit_texts import RANKS
from oobmgr.domain.values import dataclass
from oobmgr.exchange.cells import CellValue, Row, Unreadable, whole
from oobmgr.exchange.layouts.contents import filled, held, is_none, is_number, plain
from oobmgr.exchange.layouts.continued import continued, is_page, without_mark
from oobmgr.exchange.layouts.formation_ranks import LEAST_RANK, NO_RANK, is_army, rank_of
from oobmgr.exchange.layouts.found_tables import Crossing, FoundTable
from oobmgr.exchange.layouts.headers import LEVEL, WHOLE
from oobmgr.exchange.layouts.placed_formations import ToldHeading, told_in
from oobmgr.exchange.layouts.words import NUMBERING, hobby_words
from oobmgr.exchange.raw_sheets import Behind
from oobmgr.exchange.typed_outlines import formation_and_unit
from oobmgr.rules.nearest import folded

_USUAL_WIDTH: Final = 4
# =SUM(C2:C9), in the languages of such lists; of one cell alone it adds nothing up.
_ADDING: Final = re.compile(
    r"=\s*(?:SUM|SUBTOTAL|COUNT|SUMME|TEILERGEBNIS|ANZAHL)\w*\(.*:", re.IGNORECASE
)
_SIGMA: Final = "Σ"


class RowKind(StrEnum):
    """What a row of a table is."""

    UNIT = "unit"
    FORMATION = "formation"
    CONTINUED = "continued"
    SUM = "sum"
    SETUP = "set-up area"
    HEADINGS = "headings"


@dataclass(frozen=True, slots=True)
class SortedRow:
    """A row of a table: its number from 0, its kind, and the text that it begins with.

    `level` is the depth of a formation, 0 for the highest, and of a unit in an outline; `told` is
    what its heading says beside its name.
    """

    number: int
    kind: RowKind
    text: str = ""
    column: int = 0
    level: int = 0
    told: ToldHeading = ToldHeading("")

    def placed(
        self, is_hex: Callable[[str], bool], turn_in: Callable[[str], str | None]
    ) -> SortedRow:
        """The same with what a heading says of hexes and turns taken out of its name."""
        if self.kind is not RowKind.FORMATION:
            return self
        told = told_in(self.text, is_hex, turn_in)
        return replace(self, text=told.name, told=told)


def sorted_rows(
    table: FoundTable,
    rows: Sequence[Row],
    behind: Behind,
    describing: Iterable[str],
    describes: Callable[[CellValue], bool] = filled,
    heading_level: Callable[[str], int] = lambda _: 0,
) -> list[SortedRow]:
    """The rows of a table that hold anything. `describing` are the columns that only units fill.

    `describes` tells whether a cell in one of them is of a unit, `heading_level` how far above all
    formations a text stands that is just a heading, for the units of a side.
    """
    core = [table.at[key] for key in describing if key in table.at]
    found = [_sorted(number, row, table, core, describes) for number, row in _held(table, rows)]
    if WHOLE in table.at and not table.header.height:
        found = [*_formations_beside(found)]
    levels = _Levels(table, rows, behind, found)
    # Above armies, however far in they stand: many lists indent only what stands below an army.
    leveled = (
        replace(one, level=above) if (above := heading_level(one.text)) else one
        for one in map(levels.leveled, found)
    )
    return [*_tops_of_pages(leveled, table)]


def crossed_rows(
    table: FoundTable, cross: Crossing, rows: Sequence[Row], behind: Behind
) -> list[SortedRow]:
    """The rows of a cross table: those with units in any column, and the formations above them.

    Where each row is of a formation, its own units stand beneath it.
    """
    found: list[SortedRow] = []
    own: set[int] = set()
    for number, row in _held(table, rows):
        one = _sorted(number, row, table, cross.columns, filled)
        if one.kind is RowKind.UNIT and cross.formations is not None:
            own.add(number)
            text = plain(row[cross.formations])
            found.append(SortedRow(number, RowKind.FORMATION, text, cross.formations))
        if one.kind is not RowKind.UNIT or any(_some(row[column]) for column in cross.columns):
            found.append(one)
    found = [
        one for one in found if one.kind is not RowKind.FORMATION or one.number not in cross.passed
    ]
    levels = _Levels(table, rows, behind, found, own)
    return [*map(levels.leveled, found)]


def _formations_beside(found: Iterable[SortedRow]) -> Iterator[SortedRow]:
    """The rows with a formation of its own before each unit beside which one stands.

    Named again in the next row it is the same.
    """
    last = ""
    for one in found:
        name = formation_and_unit(one.text)[0] if one.kind is RowKind.UNIT else ""
        if name and name != last:
            yield replace(one, kind=RowKind.FORMATION, text=name)
        last = name
        yield one


def _held(table: FoundTable, rows: Sequence[Row]) -> Iterator[tuple[int, Row]]:
    """The rows of a table that hold more than their own number."""
    columns = range(table.left, table.right)
    for number, row in held(rows, table.first, table.end):
        if any(filled(row[column]) and not _own(column, row, table) for column in columns):
            yield number, row


def _own(column: int, row: Row, table: FoundTable) -> bool:
    """Whether a cell holds the number of its row: a sum may be named there, or a formation."""
    return column == table.at.get(NUMBERING) and is_number(row[column])


def _some(cell: CellValue) -> bool:
    return filled(cell) and not is_none(cell)


def _sorted(
    number: int,
    row: Row,
    table: FoundTable,
    core: Sequence[int],
    describes: Callable[[CellValue], bool],
) -> SortedRow:
    # A depth tells how far in a row stands, not what it is.
    inside = [c for c in range(table.left, table.right) if filled(row[c])]
    column = next(
        (c for c in inside if c != table.at.get(LEVEL) and not _own(c, row, table)), inside[0]
    )
    text = plain(row[column])
    described = sum(describes(row[c]) and not _subtotal(row[c]) for c in core)
    kind = RowKind.UNIT
    # First, because a sum has numbers where those of a unit stand.
    if _is_sum(row[table.left : table.right], text):
        kind = RowKind.SUM
    elif described == 0 and _setup_area(text):
        kind, text = RowKind.SETUP, _setup_area(text)
    elif _repeats(row, table) or (described == 0 and core and _counts(row, inside)):
        kind = RowKind.HEADINGS
    # Of one thing that describes a unit it may be said by mistake; of a formation none is.
    elif described == 0 and not is_number(row[column]):
        kind, text = _above_units(text)
    return SortedRow(number, kind, text, column)


def _above_units(text: str) -> tuple[RowKind, str]:
    """What a row without a unit is: a formation, one that goes on, or the number of a page."""
    if is_page(text):
        return RowKind.HEADINGS, text
    name = continued(text)
    return (RowKind.FORMATION, text) if name is None else (RowKind.CONTINUED, name)


def _tops_of_pages(found: Iterable[SortedRow], table: FoundTable) -> Iterator[SortedRow]:
    """The rows with the titles of a list as what they are, where it repeats them on each page."""
    last: SortedRow | None = None
    for one in found:
        if last is not None:
            top = one.kind is RowKind.HEADINGS and last.kind is RowKind.FORMATION
            yield (
                replace(last, kind=RowKind.HEADINGS) if top and last.text in table.titles else last
            )
        last = one
    if last is not None:
        yield last


def _subtotal(cell: CellValue) -> bool:
    """Whether a formula without a result adds up a range: so a heading may, a unit does not."""
    return isinstance(cell, Unreadable) and bool(_ADDING.match(cell.shown))


def _is_sum(row: Row, text: str) -> bool:
    words = text.casefold().replace(":", " ").replace(".", " ").split()
    first = folded(words[0]) if words else ""
    return first in hobby_words().sums or any(
        isinstance(cell, str) and _SIGMA in cell and plain(cell).startswith(_SIGMA) for cell in row
    )


def _setup_area(text: str) -> str:
    """The set-up area that a row names for the units below it; empty for other rows."""
    word, colon, area = text.partition(":")
    return area.strip() if colon and folded(word) in hobby_words().setup else ""


def _repeats(row: Row, table: FoundTable) -> bool:
    texts = table.header.texts
    inside = (c for c in range(table.left, table.right) if filled(row[c]))
    # The first cell tells nearly always.
    return all(
        folded(without_mark(plain(row[c]))) == folded(without_mark(texts.get(c, "")))
        for c in inside
    )


def _counts(row: Row, inside: Sequence[int]) -> bool:
    """Whether a row just numbers columns beside each other, as below a heading that spans them."""
    numbers = [whole(row[column]) for column in inside]
    beside = [*range(inside[0], inside[0] + len(inside))] == list(inside)
    return len(inside) > 1 and beside and numbers == [*range(1, len(inside) + 1)]


class _Levels:
    """How deep formations stand: by a column of numbers, indents, groups, or their own words."""

    def __init__(
        self,
        table: FoundTable,
        rows: Sequence[Row],
        behind: Behind,
        found: Sequence[SortedRow],
        alike: Collection[int] = (),
    ) -> None:
        self._rows = rows
        self._behind = behind
        self._column = table.at.get(LEVEL)
        # Without headings the columns before that of the units are the steps of an outline.
        self._left = None if table.header.height else table.left
        formations = [one for one in found if one.kind is RowKind.FORMATION]
        blanks = [self._blanks(one) for one in formations]
        # The least that is met is one level.
        self._width = min(filter(None, blanks), default=_USUAL_WIDTH)
        indented = any(blanks) or any(map(self._indent, formations))
        grouped = any(one.number in behind.outline for one in formations)
        self._by = self._inside if indented else self._grouped if grouped else self._ranked
        self._alike = alike
        # Where columns name the corps, what stands above them is an army, whatever it is called.
        self._named = bool(table.paths) and not alike
        ranks = Counter(
            rank for one in formations
            if one.number in alike or (self._named and is_army(one.text))
            for rank in (rank_of(one.text),)
        )  # fmt: skip
        # A `Counter` also lets go of what it does not hold.
        del ranks[NO_RANK]
        self._usual = next((rank for rank, _ in ranks.most_common(1)), NO_RANK)

    def leveled(self, row: SortedRow) -> SortedRow:
        """A row with its depth, where it is of a formation."""
        above = row.kind in {RowKind.FORMATION, RowKind.CONTINUED}
        # How far in a unit stands says something only beside formations in the same column.
        inside = self._left is not None and self._by == self._inside
        if not above and not inside:
            return row
        # Units stand further in than the formation that is named beside them.
        beside = row.kind is RowKind.UNIT and bool(formation_and_unit(row.text)[0])
        return replace(row, level=self._of(row) + beside)

    def _of(self, row: SortedRow) -> int:
        if self._column is not None:
            # Where the player tells the depth, nothing is guessed, but
            # for a row that he left blank there.
            level = whole(plain(self._rows[row.number][self._column]))
            if level is not None:
                return level
        return self._by(row)

    def _inside(self, row: SortedRow) -> int:
        return self._indent(row) or round(self._blanks(row) / self._width)

    def _grouped(self, row: SortedRow) -> int:
        return self._behind.outline.get(row.number, 0)

    def _ranked(self, row: SortedRow) -> int:
        rank = rank_of(row.text)
        # Rows with units of their own stand side by side where no name tells otherwise: what holds
        # divisions is no regiment, be it called a group.
        known = rank <= RANKS.index(LEAST_RANK)
        beside = row.number in self._alike or self._named
        return rank if known or not beside else self._usual

    def _indent(self, row: SortedRow) -> int:
        return self._behind.indents.get((row.number, row.column), 0)

    def _blanks(self, row: SortedRow) -> int:
        cell = self._rows[row.number][row.column]
        steps = 0 if self._left is None else row.column - self._left
        return steps + (len(cell) - len(cell.lstrip()) if isinstance(cell, str) else 0)
