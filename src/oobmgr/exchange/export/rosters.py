"""Roster sheets as tables: a line for each unit below its formation, a cell for each step box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import PATH_SEPARATOR, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.exchange.export.source import Material
from oobmgr.exchange.export.tables import Value
from oobmgr.rules.rosters import sheet_of
from oobmgr.rules.sheets import NOTHING_NOW

STRUCK: Final = "\N{MULTIPLICATION SIGN}"
"""What stands in the box of a lost step that has no number, and in a box that is ticked."""
OPEN: Final = "\N{WHITE SQUARE}"
_SHEET_NAME: Final = "Roster"
# Excel takes no longer name for a sheet.
_LONGEST_NAME: Final = 31


@dataclass(frozen=True, slots=True)
class Box:
    """A step box: what stands in it, and whether its step is lost."""

    text: str
    struck: bool


@dataclass(frozen=True, slots=True)
class RosterLine:
    """The line of a unit: what stands before its boxes, the boxes, and what stands behind them.

    `boxes` None: nobody has entered them. `dead` units stay on the sheet, struck out.
    """

    before: tuple[Value, ...]
    boxes: tuple[Box, ...] | None
    ticks: tuple[bool, ...]
    after: tuple[Value, ...]
    dead: bool


@dataclass(frozen=True, slots=True)
class FormationHead:
    """The heading above the units of a formation, and what stands beside it."""

    name: str
    beside: str


@dataclass(frozen=True, slots=True)
class RosterTable:
    """One roster sheet: its name, whose, what stands over it, the headings, its lines.

    `boxes` is how many step boxes its longest line has, and `words` is how many columns stand
    before them.
    """

    name: str
    side: SideId
    title: str
    subtitle: str
    before: tuple[str, ...]
    boxes: int
    boxes_title: str
    ticks: tuple[str, ...]
    after: tuple[str, ...]
    lines: tuple[FormationHead | RosterLine, ...]


def roster_tables(material: Material) -> tuple[RosterTable, ...]:
    """The roster sheets of the campaign, those with nobody on them left out.

    Where a game has live sheets they are those, else there is one for each side.
    """
    units: dict[tuple[SideId, str, str], list[UnitRow]] = {}
    for unit in material.units:
        units.setdefault(_sheet(unit, material), []).append(unit)
    tables = []
    taken: set[str] = set()
    for (side, title, subtitle), rows in units.items():
        name = _free_name(title, taken)
        tables.append(_table(material, rows, (side, name, title, subtitle)))
    return tuple(tables)


def _sheet(unit: UnitRow, material: Material) -> tuple[SideId, str, str]:
    """Whose sheet the unit stands on, its title, and the line below it."""
    sheet = sheet_of(unit, material.sheets)
    if sheet is None:
        return unit.side, f"{material.side_name(unit.side)} roster", ""
    return sheet.side, f"{sheet.title} roster", sheet.subtitle


def _free_name(title: str, taken: set[str]) -> str:
    """A name that a sheet can have, and no other has."""
    # Excel refuses such signs, more letters, and two names that differ in capitals alone.
    legal = "".join(" " if sign in "[]:*?/\\'" else sign for sign in title)
    name = " ".join(legal.split())[:_LONGEST_NAME].strip() or _SHEET_NAME
    number = 2
    free = name
    while free.casefold() in taken:
        tail = f" {number}"
        # Cut before the number, which is what tells the two apart.
        free = f"{name[: _LONGEST_NAME - len(tail)]}{tail}"
        number += 1
    taken.add(free.casefold())
    return free


def _table(
    material: Material, units: Sequence[UnitRow], of: tuple[SideId, str, str, str]
) -> RosterTable:
    side, name, title, subtitle = of
    form, rules = material.form, material.game.roster
    lines = tuple(_lines(material, units))
    boxes = (line.boxes or () for line in lines if isinstance(line, RosterLine))
    figures = tuple(column.title for column in rules.after) if rules else ()
    markers = ("Markers", rules.did.title) if rules else ()
    return RosterTable(
        name=name,
        side=side,
        title=title,
        subtitle=". ".join(filter(None, (subtitle, form.legend))),
        before=("Unit", "Type", "Size", *(column.title for column in form.columns)),
        boxes=max(map(len, boxes), default=0),
        boxes_title=form.steps_title,
        ticks=tuple(letter for group in form.ticks for letter in group.letters),
        after=("Left", "of", *figures, *markers, "Hex", "Note"),
        lines=lines,
    )


def _lines(material: Material, units: Sequence[UnitRow]) -> Iterator[FormationHead | RosterLine]:
    path: tuple[str, ...] | None = None
    now = material.now.sides
    for unit in units:
        # Units come in the order of the tree: with another path another formation begins.
        if unit.path != path:
            path = unit.path
            beside = now.get(unit.side, NOTHING_NOW).headings.get(path, "")
            yield FormationHead(PATH_SEPARATOR.join(path), beside)
        yield _line(material, unit)


def _line(material: Material, unit: UnitRow) -> RosterLine:
    form, line = material.form, material.form.line(unit)
    row = material.sheet_rows.get(unit.id)
    words = (unit.rating_text if cell is None else cell for cell in line.cells)
    ticked = material.now.ticked.get(UnitId(unit.id), frozenset())
    figures: tuple[Value, ...] = ()
    if material.game.roster is not None:
        rules = material.game.roster
        # The dead stand on no live sheet: empty cells keep what follows in its columns.
        figures = (None,) * (len(rules.after) + 2)
        if row is not None:
            marks = ", ".join(mark.words for mark in row.marks)
            figures = (*(figure.text for figure in row.strengths), marks, row.did_short)
    has = material.game.unit_words.step_words.has(unit)
    left_of: tuple[Value, Value] = (unit.steps_left, unit.steps) if has else (None, None)
    noted = material.now.noted.get(UnitId(unit.id), "")
    note = "; ".join(filter(None, (noted, unit.note)))
    return RosterLine(
        before=(unit.designation, unit.type, unit.size, *words),
        boxes=None if line.boxes is None else _boxes(line.boxes, unit.steps_left),
        ticks=tuple(letter in ticked for group in form.ticks for letter in group.letters),
        after=(*left_of, *figures, unit.hex or _place(unit), note),
        dead=unit.status is UnitStatus.DEAD,
    )


def _boxes(numbers: Sequence[str], left: int) -> tuple[Box, ...]:
    """The boxes from the left; steps are lost from the right."""
    return tuple(
        Box(number or (OPEN if at < left else STRUCK), at >= left)
        for at, number in enumerate(numbers)
    )


def _place(unit: UnitRow) -> str:
    return f"due {unit.arrival_label}" if unit.status is UnitStatus.DUE else ""
