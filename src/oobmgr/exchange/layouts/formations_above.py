"""The formations above the units of a player's table: of headings, and of columns for them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from oobmgr.domain.unit_texts import split_path
from oobmgr.domain.values import dataclass
from oobmgr.exchange.cells import Row
from oobmgr.exchange.layouts.contents import is_none, plain, runs_down, said_in_each_row
from oobmgr.exchange.layouts.continued import continued
from oobmgr.exchange.layouts.formation_ranks import (
    army_named,
    group_named,
    is_army,
    names_formation,
)
from oobmgr.exchange.layouts.found_tables import DESIGNATION, PATH, FoundTable
from oobmgr.exchange.layouts.headers import WHOLE
from oobmgr.exchange.layouts.plain_tables import filled_down
from oobmgr.exchange.layouts.row_kinds import RowKind, SortedRow
from oobmgr.rules.nearest import folded


@dataclass(frozen=True, slots=True)
class Above:
    """What stands above a row: its formations, and where they are set up, or stand in a hex.

    The path is told from the top down; a formation's own name is the last of it. `town` is what
    the place in the hex is called.
    """

    path: tuple[str, ...]
    area: str
    hex: str = ""
    arrival: str = ""
    town: str = ""


# Between a formation and one below it: 1st Army -> II Corps, or 1st Army > II Corps.
_ARROW: Final = re.compile(r"\s(?:->|=>|[>→»|\\])\s")
Step = tuple[SortedRow, Above]


class Branches:
    """The branches of an order of battle, table after table.

    A part that goes on, in the next column or on the next page, does so where the last one ended.
    """

    def __init__(self) -> None:
        self._above: list[SortedRow] = []
        self._known: dict[str, tuple[SortedRow, ...]] = {}
        self._last: tuple[str, FoundTable] | None = None
        self._deeper = False

    def beneath(self, sheet: str, table: FoundTable, found: Sequence[SortedRow]) -> list[Step]:
        """Each row of a table with what stands above it.

        A set-up area holds to the end of its formation.
        """
        if not self._goes_on(sheet, table, found):
            self._above, self._known = [], {}
        self._last = sheet, table
        army = _titled_army(table, found)
        area, level, last = "", 0, 0
        steps: list[Step] = []
        for row in found:
            self._take(row, table)
            if row.kind is RowKind.FORMATION:
                last = row.level
                area = "" if last <= level else area
            elif row.kind is RowKind.SETUP:
                area, level = row.text, last
            path = (*army, *(one.text for one in self._above))
            # That of the nearest: a corps may stand elsewhere than its army.
            told = [one.told for one in reversed(self._above)]
            place, town = next(((one.place, one.town) for one in told if one.place), ("", ""))
            arrival = next((one.arrival for one in told if one.arrival), "")
            named = next((one.area for one in told if one.area), "")
            steps.append((row, Above(path, area or named, place, arrival, town)))
        return steps

    def _goes_on(self, sheet: str, table: FoundTable, found: Sequence[SortedRow]) -> bool:
        if self._last is None or table.cross or not found:
            return False
        if found[0].kind is RowKind.CONTINUED:
            return True
        before, last = self._last
        told = any(continued(text) is not None for text in (sheet, *table.titles))
        # Beside each other beneath the same titles, the second without a formation at its top.
        beside = before == sheet and last.right <= table.left and last.titles == table.titles
        return found[0].kind is RowKind.UNIT and not table.paths and (told or beside)

    def _take(self, row: SortedRow, table: FoundTable) -> None:
        key = folded(row.text)
        # A corps of which nothing stood before is one, but the title of the list may go on, too.
        begins = names_formation(row.text) and row.text not in table.titles
        if row.kind is RowKind.CONTINUED and key in self._known:
            self._above = [*self._known[key]]
        elif row.kind is RowKind.FORMATION or (row.kind is RowKind.CONTINUED and begins):
            self._above = [one for one in self._above if one.level < row.level]
            self._above.append(row)
            # By its name, for "VII Corps (continued)" on a later page says no more.
            self._known[key] = tuple(self._above)
            self._deeper = False
        elif row.kind is RowKind.UNIT and self._above:
            self._close(row)

    def _close(self, unit: SortedRow) -> None:
        """End the formations beside which a unit stands, where others stood further in.

        So the troops of an army that are listed behind its last corps are no part of that.
        """
        if unit.level > self._above[-1].level:
            self._deeper = True
        elif self._deeper:
            left = [one for one in self._above if one.level < unit.level]
            self._above = left or self._above


class UnitPaths:
    """The formations of units: those of the headings above, and those of the columns for them."""

    def __init__(self, table: FoundTable, rows: Sequence[Row], found: Sequence[SortedRow]) -> None:
        units = [(one.number, rows[one.number]) for one in found if one.kind is RowKind.UNIT]
        texts = [[plain(row[column]) for _, row in units] for column in table.paths]
        if len(table.paths) > 1 or any(map(runs_down, texts)):
            told = zip(table.paths, texts, strict=True)
            each_row = frozenset(column for column, values in told if said_in_each_row(values))
            self._named = dict(filled_down(units, table.paths, each_row))
        else:
            self._named = {
                number: tuple(plain(row[column]) for column in table.paths) for number, row in units
            }

    def of(self, number: int, above: tuple[str, ...]) -> tuple[str, ...]:
        """The path of the unit in a row, beneath these headings."""
        named = self._named.get(number, ())
        return (*above, *(name for text in named for name in _path_in(text)))


def _path_in(text: str) -> tuple[str, ...]:
    """The formations of a path as players write it: with our own separator, or an arrow."""
    return tuple(
        part
        for name in split_path(text)
        for one in _ARROW.split(name)
        if (part := one.strip()) and not is_none(part)
    )


def _titled_army(table: FoundTable, found: Sequence[SortedRow]) -> tuple[str, ...]:
    """The army that only the title of a list names, above all that stands in it.

    So the army troops of two armies stay two formations. Where rows or columns name armies
    themselves, or a formation as the title does, the title says nothing more.
    """
    named = {one for one in map(army_named, table.titles) if one}
    rows = [one.text for one in found if one.kind in {RowKind.FORMATION, RowKind.CONTINUED}]
    # A path in columns begins with the highest, which need not be told by its name.
    if len(named) != 1 or table.paths or table.cross:
        return ()
    again = {folded(text) for text in (*named, *table.titles)} & set(map(folded, rows))
    return () if again or any(map(is_army, rows)) else (named.pop(),)


def titled_group(table: FoundTable, found: Sequence[SortedRow]) -> tuple[str, SortedRow | None]:
    """The army group that a title names above all that stands in a list; empty where none does.

    Also the row of that title, where it is the first of the list. Only of a page as it was typed:
    where other rows name a group, or there are headings of columns, the title says nothing more.
    """
    formations = {RowKind.FORMATION, RowKind.CONTINUED}
    first = [one for one in found[:2] if one.kind is RowKind.FORMATION]
    # Right above a formation as high as itself it heads the list, and has no units of its own.
    head = first[0] if len(first) > 1 and first[0].level == first[1].level else None
    titles = (*table.titles, *([head.text] if head else []))
    named = {one for one in map(group_named, titles) if one}
    rows = [one.text for one in found if one.kind in formations and one is not head]
    told = table.header.height or table.paths or table.cross
    if len(named) != 1 or not rows or told:
        return "", None
    again = {folded(text) for text in (*named, *titles)} & set(map(folded, rows))
    if again or any(map(group_named, rows)):
        return "", None
    return named.pop(), head if head and group_named(head.text) else None


def undated(steps: Sequence[Step]) -> Iterator[SortedRow]:
    """The formations whose units come later, but in no turn that their headings name."""
    for one, above in steps:
        depth = len(above.path)
        if one.told.someday and any(
            row.kind is RowKind.UNIT and under.path[:depth] == above.path and not under.arrival
            for row, under in steps
        ):
            yield one


def childless(steps: Iterable[Step]) -> Iterator[tuple[str, ...]]:
    """The paths of formations beneath which no unit stands at any depth.

    Above the first unit such a row is a title, unless its name is that of a formation.
    """
    held: set[tuple[str, ...]] = set()
    formations: list[tuple[str, ...]] = []
    titles: set[tuple[str, ...]] = set()
    for row, above in steps:
        if row.kind is RowKind.FORMATION:
            formations.append(above.path)
            if not held and not names_formation(row.text):
                titles.add(above.path)
        elif row.kind is RowKind.UNIT:
            held.update(above.path[:depth] for depth in range(1, len(above.path) + 1))
    # A list of formations alone has no title that would be known by what stands below it.
    titles = titles if held else set()
    return (path for path in formations if path not in held and path not in titles)


def unit_names(row: Row, table: FoundTable, path: Sequence[str]) -> Iterator[str]:
    """The names of a unit and of the formations that it stands beneath, the nearest first."""
    yield from (plain(row[table.at[key]]) for key in (DESIGNATION, WHOLE) if key in table.at)
    if table.cross and table.cross.key == PATH:
        yield table.cross.word
    yield from reversed(path)
