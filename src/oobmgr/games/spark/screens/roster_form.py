"""What the printed Roster Sheets have beside the units, and what stands on them now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import shown
from oobmgr.domain.units import UnitState
from oobmgr.games.spark.assaults import recorded_hexes
from oobmgr.games.spark.roster.markers import sheet_markers
from oobmgr.games.spark.screens.fire_log import FIRE_LOG, fires_of
from oobmgr.games.spark.screens.roster_sheets import DASH, ROSTER
from oobmgr.games.spark.sequence import part_now
from oobmgr.games.spark.supply.ammunition import is_counted, stock, stocks
from oobmgr.games.spark.tables import charts
from oobmgr.games.spark.turns import CALENDAR
from oobmgr.games.spark.units.markers import NO_MARKERS as NONE
from oobmgr.games.spark.units.markers import Markers, all_markers
from oobmgr.games.spark.words import SIDE_NAMES, Marker
from oobmgr.rules.books import Books
from oobmgr.rules.rosters import NO_MARKERS, RosterRow
from oobmgr.rules.sheets import (
    BOXES_IN_LINE,
    FIGURE_PT,
    RATINGS_PT,
    FootBox,
    SheetColumn,
    SheetEntry,
    SheetForm,
    SheetLine,
    SheetNow,
    SideNow,
    TickGroup,
)
from oobmgr.rules.tables import Tables

_TICKS: Final = (
    Marker.SUPPRESSED,
    Marker.DISRUPTED,
    Marker.OUT_OF_SUPPLY,
    Marker.IN_COLUMN,
    Marker.ASSAULT,
    Marker.ENTRENCHED,
)
_CHART: Final = "combat_results"
_SINGLE, _DOUBLE = "·", "»"
_ASSAULTS: Final = "Assaults this impulse"
_BLANK: Final = ".........."
_AMMUNITION: Final = f"Ammunition {_BLANK} − {_BLANK} = {_BLANK}"
_LONG_BLANK: Final = _BLANK + _BLANK


def roster_form(tables: Tables) -> SheetForm:
    """Ratings, morale and armor, the boxes with their numbers, the markers, the fires."""

    def line(unit: UnitState) -> SheetLine:
        row = ROSTER.row(unit, NO_MARKERS, tables)
        boxes = row.boxes or ("",) * unit.steps
        words = (row.ratings, *(figure.text for figure in row.printed))
        # What nobody knows is left to the pencil.
        cells = tuple("" if text == DASH else text for text in words)
        return SheetLine(cells, boxes if row.boxes_known else None)

    letters = _letters(tables)
    return SheetForm(
        ticks=(TickGroup("Markers", tuple(letters.values())),),
        foot=(
            FootBox(_ASSAULTS, (_LONG_BLANK, _AMMUNITION)),
            FootBox("Columns of the fire table", _columns(tables)),
            FootBox("Strength", _strength(tables)),
        ),
        legend=_legend(letters, tables),
        columns=(
            SheetColumn("Ratings", RATINGS_PT, strong=True),
            *(SheetColumn(column.title, FIGURE_PT) for column in ROSTER.before),
        ),
        line=line,
        steps_title="Steps, lost from the right",
        boxes_in_line=BOXES_IN_LINE,
        notes=False,
        owner="{side} player only",
        log=FIRE_LOG,
        page_level=1,
        now=sheet_now,
    )


def _letters(tables: Tables) -> Mapping[Marker, str]:
    """The letter of each marker that has a box to tick."""
    known = {marker.field: marker.letter for marker in sheet_markers(tables)}
    return {marker: known[marker] for marker in _TICKS}


def _legend(letters: Mapping[Marker, str], tables: Tables) -> str:
    words = {marker.field: marker.word for marker in sheet_markers(tables)}
    words[Marker.ASSAULT] = "assault marker"
    listed = ", ".join(f"{letter} {words[marker]}" for marker, letter in letters.items())
    return f"Markers: {listed}. ○ ● ●● ●●● armor."


def _columns(tables: Tables) -> tuple[str, ...]:
    """The columns in a line, with a sign between those that a move takes double shifts for."""
    # Of the CRT alone: the text doubles no shift of the other table (SP-X-12).
    names = charts()[_CHART].columns
    double_from = tables.number("fire.shifts.double_from")
    text = names[0]
    for before, name in pairwise(names):
        text += f" {_DOUBLE} {name}" if int(before) >= double_from else f" {_SINGLE} {name}"
    return text, f"{_DOUBLE} takes {shown(tables.number('fire.shifts.double'))} shifts"


def _strength(tables: Tables) -> tuple[str, ...]:
    most = shown(tables.number("fire.strength.personnel_at"))
    least = shown(tables.number("fire.strength.least"))
    boxes = f"A number in the last open box counts. Personnel with AT up to {most}: steps left."
    return (f"{boxes} Else steps left ÷ all × printed, down, at least {least}.",)


# -------------------------------------------------------------------------- what stands now


def sheet_now(books: Books, entries: tuple[SheetEntry, ...]) -> SheetNow:
    """The markers as they lie, steps by formation, assaults, the fires of the phase, by side."""
    markers = all_markers(books)
    letters = _letters(books.tables)
    units = {unit.id: unit for unit in books.units()}
    # Those whose assault is over are among the hexes that are assaulted in this impulse.
    assaulted = {held.assault_hex for held in markers.values()} | set(recorded_hexes(books))
    hexes = ", ".join(sorted(assaulted - {""}))
    sides = {
        side: SideNow(
            standing=_ammunition(books, side),
            headings=_headings(books, side, units.values(), markers),
            foot={_ASSAULTS: (hexes or _LONG_BLANK, _bill(books, side))},
            log=tuple(fires_of(side, books.phase, entries, units, markers)),
        )
        for side in SIDE_NAMES
    }
    ticked = {
        unit: frozenset(letter for marker, letter in letters.items() if marker in held)
        for unit, held in markers.items()
    }
    moment = ", ".join(filter(None, (CALENDAR.label(books.turn), part_now(books))))
    return SheetNow(ticked, sides=sides, moment=moment)


def _ammunition(books: Books, side: SideId) -> str:
    """What lies in the stocks of a side, as far as they were counted."""
    held = [f"{name} {shown(amount)}" for name, amount in _counted(books, side)]
    return f"ammunition: {', '.join(held)}" if held else ""


def _bill(books: Books, side: SideId) -> str:
    """A line to take ammunition off: what there is, where it is one stock that was counted."""
    held = _counted(books, side)
    # With several stocks the player says with a pencil which one he takes from.
    if len(held) != 1:
        return _AMMUNITION
    return f"Ammunition {shown(held[0][1])} − {_BLANK} = {_BLANK}"


def _counted(books: Books, side: SideId) -> list[tuple[str, int]]:
    # A stock that nobody entered is no empty one: its line is left to the pencil.
    return [
        (name, amount)
        for name, amount in stocks(books, side).items()
        if is_counted(books, stock(side, name))
    ]


def _headings(
    books: Books,
    side: SideId,
    units: Iterable[UnitState],
    markers: Mapping[UnitId, Markers],
) -> dict[tuple[str, ...], str]:
    """What stands beside each formation's name, as on the live sheet."""
    rows: dict[tuple[str, ...], list[RosterRow]] = {}
    for unit in units:
        if unit.side == side:
            held = markers.get(unit.id, NONE).held
            rows.setdefault(unit.path, []).append(ROSTER.row(unit, held, books.tables))
    standing = ROSTER.standing(books)
    headings = {path: ROSTER.heading(found, standing) for path, found in rows.items()}
    return {path: f"{heading.detail}, {heading.right}" for path, heading in headings.items()}
