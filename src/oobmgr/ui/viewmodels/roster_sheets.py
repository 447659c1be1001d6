"""Roster Sheets in the window: rows that follow a key at once, and the books a moment later.

What a mark makes of a row is worked out here from the row alone and shown as it is pressed. The
books are written behind it, and then only rows that changed are read again.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

from oobmgr.campaign.finding import Searched, parts_of, ratings_text, state_text
from oobmgr.campaign.queries import Queries
from oobmgr.domain.formation_names import told_apart
from oobmgr.domain.postings import JsonValue, UnitId
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.reports.roster_codes import plain_code, row_codes
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.game import Game
from oobmgr.rules.rosters import (
    RosterBook,
    RosterChanges,
    RosterFigure,
    RosterHeading,
    RosterRow,
    RosterRules,
    RosterSheet,
    RosterTotal,
    UnitMarkers,
    sheet_of,
)
from oobmgr.ui.language import searched_words

GroupKey = tuple[str, ...]
_SEPARATOR: Final = ", "
_NO_GROUP: Final = "Without a formation"


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One unit as a line of a sheet: its row, its code, the emblem of its side."""

    row: RosterRow
    code: str
    emblem: str

    @property
    def id(self) -> UnitId:
        """The unit's id in the books."""
        return self.row.unit.id

    @property
    def group(self) -> GroupKey:
        """The formation that it stands under."""
        return self.row.unit.path

    @property
    def name(self) -> str:
        """Designation, type and size, as sentences name the unit."""
        unit = self.row.unit
        return f"{unit.designation} {unit.type} {unit.size}".strip()


@dataclass(frozen=True, slots=True)
class FoundUnits:
    """Units that a search found, and the words that mistyped ones were taken for."""

    units: tuple[UnitId, ...] = ()
    meant: tuple[str, ...] = ()


@dataclass(frozen=True)
class RosterReading:
    """All sheets as they were read, with the code of every row."""

    book: RosterBook
    codes: Mapping[int, str]
    past: bool


def read_roster(queries: Queries, as_of: str | None = None) -> RosterReading | None:
    """Read every row, now or as of the end of a turn; None in a game without Roster Sheets."""
    book = queries.roster(as_of)
    if book is None:
        return None
    return RosterReading(book, row_codes(row.unit for row in book.rows), as_of is not None)


class LiveRoster:
    """The rows of all sheets as the page shows them, a key ahead of the books.

    A row with writes on the way is not taken from the books: they are read again once the last of
    its writes has come back.
    """

    def __init__(self, reading: RosterReading, game: Game) -> None:
        assert game.roster is not None  # noqa: S101 - the page is there only with it
        self.reading = reading
        self.rules: RosterRules = game.roster
        self.version = reading.book.version
        self.playing = reading.book.playing
        self._emblems = {side.id: side.emblem for side in game.sides}
        self._standing = reading.book.standing
        self._totals: dict[str, tuple[RosterTotal, ...]] = {}
        self._rows = {row.unit.id: row for row in reading.book.rows}
        self._on_the_way: Counter[UnitId] = Counter()
        # To be read again after the last write: what is read before would undo the key on screen.
        self._owed: set[UnitId] = set()
        self._members: dict[str, list[UnitId]] = {sheet.key: [] for sheet in self.sheets}
        self._groups: dict[tuple[str, GroupKey], list[UnitId]] = {}
        self._sheet_of: dict[UnitId, str] = {}
        for row in reading.book.rows:
            sheet = sheet_of(row.unit, self.sheets)
            if sheet is not None:
                self._members[sheet.key].append(row.unit.id)
                self._groups.setdefault((sheet.key, row.unit.path), []).append(row.unit.id)
                self._sheet_of[row.unit.id] = sheet.key

    # What is shown

    @property
    def sheets(self) -> tuple[RosterSheet, ...]:
        """The sheets, those of one side together."""
        return self.reading.book.sheets

    def sheet(self, key: str) -> RosterSheet:
        """The sheet of this key."""
        return next(sheet for sheet in self.sheets if sheet.key == key)

    def first_sheet(self) -> str:
        """The first sheet with units on it, else the first."""
        return next((one.key for one in self.sheets if self._members[one.key]), self.sheets[0].key)

    def followed(self, shown: str, before: str, hidden: AbstractSet[str]) -> str:
        """The sheet of the side that plays, after that of the side `before`.

        The one that is shown stays where it is of another side, for somebody picked it to look at;
        so it does where the side that plays has none with units, or a hidden one.
        """
        if self.playing == before or (shown and self.sheet(shown).side != before):
            return shown
        own = (one for one in self.sheets if one.side == self.playing and one.side not in hidden)
        return next((one.key for one in own if self._members[one.key]), shown)

    def lines(self, key: str) -> tuple[SheetLine, ...]:
        """The lines of a sheet, formation by formation."""
        return tuple(self.line(unit) for unit in self._members[key])

    def members(self, key: str, group: GroupKey) -> tuple[SheetLine, ...]:
        """The lines of a formation on a sheet."""
        return tuple(self.line(unit) for unit in self._groups.get((key, group), ()))

    def line(self, unit: UnitId) -> SheetLine:
        """The line of a unit as it is shown now."""
        row = self._rows[unit]
        return SheetLine(row, self.reading.codes.get(unit, ""), self._emblems[row.unit.side])

    def row(self, unit: UnitId) -> RosterRow:
        """The row of a unit as it is shown now."""
        return self._rows[unit]

    def totals(self, key: str) -> tuple[RosterTotal, ...]:
        """The figures above a sheet."""
        # Kept until a row changes, or what else they are made of: they are asked for at a key, and
        # again when the books have confirmed what it did.
        if key not in self._totals:
            rows = [self._rows[unit] for unit in self._members[key]]
            self._totals[key] = self.rules.totals(self.sheet(key), rows, self._standing)
        return self._totals[key]

    def heading(self, lines: Sequence[SheetLine]) -> RosterHeading:
        """What stands beside the name of a formation."""
        return self.rules.heading([line.row for line in lines], self._standing)

    def headings(self, lines: Iterable[SheetLine]) -> dict[Hashable, RosterHeading]:
        """What stands beside the names of all formations that these lines are of."""
        groups: dict[Hashable, list[SheetLine]] = {}
        for line in lines:
            groups.setdefault(line.group, []).append(line)
        return {group: self.heading(members) for group, members in groups.items()}

    def sheet_key_of(self, unit: UnitId) -> str:
        """The sheet that a unit stands on; empty where there is none."""
        return self._sheet_of.get(unit, "")

    def found(self, text: str, key: str) -> FoundUnits:
        """The units that a row code, a designation or words of the search mean.

        A row code is one of the side of the sheet, and means its row alone. Of what words find,
        those come first in whose designation they stand, and then those of the sheet. What a row
        code begins, as in ``A17 -2``, is no search.
        """
        codes, wanted = self.reading.codes, plain_code(text)
        side = self.sheet(key).side
        # Both sides have an A01: which is meant, the sheet says on which it is typed.
        own = [unit for unit, row in self._rows.items() if row.unit.side == side]
        by_code = {codes[unit]: unit for unit in own if unit in codes}
        if wanted in by_code:
            return FoundUnits((by_code[wanted],))
        begun, *more = text.split()
        if more and plain_code(begun) in by_code:
            return FoundUnits()
        # Stable, so that within the sheet and beyond it the order of the books holds.
        own.sort(key=lambda unit: self._sheet_of.get(unit) != key)
        words = text.casefold()
        names = {unit: self._rows[unit].unit.designation.casefold() for unit in own}
        if exact := tuple(unit for unit in own if names[unit] == words):
            return FoundUnits(exact)
        return self._searched(text, sorted(own, key=lambda unit: words not in names[unit]))

    def _searched(self, text: str, own: Sequence[UnitId]) -> FoundUnits:
        """The units, of some, that words find as on every page: mistyped ones are forgiven."""
        searched = Searched([self._text(self._rows[unit]) for unit in own])
        places, meant = searched.likeliest(parts_of(text), range(len(own)))
        return FoundUnits(tuple(own[at] for at in places), meant)

    @staticmethod
    def _text(row: RosterRow) -> str:
        marks = "".join(f"{mark.words}\n" for mark in row.marks)
        own = f"{ratings_text(row.ratings)}{state_text(row.unit)}"
        return searched_words(f"{own}\n{row.kind}\n{marks}").lower()

    # A key ahead of the books

    def set_steps(self, left: Mapping[UnitId, int]) -> None:
        """Show units with this many boxes open; the write is on its way."""
        for unit, steps in left.items():
            row = self._rows[unit]
            self._show_ahead(replace(row.unit, steps_left=steps), row.markers)

    def set_marker(self, units: Iterable[UnitId], marker: str, value: JsonValue) -> None:
        """Show units with a marker, or without it (None); the write is on its way."""
        for unit in units:
            row = self._rows[unit]
            others = {name: held for name, held in row.markers.items() if name != marker}
            self._show_ahead(row.unit, {**others, marker: value} if value else others)

    def _show_ahead(self, unit: UnitState, markers: UnitMarkers) -> None:
        # The rules of the game make the row here as they will from the books, so that both agree.
        self._take_row(self.rules.row(unit, markers, self.reading.book.tables))
        # Counted, since a player presses a key several times before the first write comes back.
        self._on_the_way[unit.id] += 1

    def came_back(self, units: Iterable[UnitId], *, refused: bool = False) -> None:
        """A write of these units was answered; what was refused is to be read again."""
        for unit in units:
            self._on_the_way[unit] -= 1
            if refused:
                self._owed.add(unit)

    # The books

    @property
    def owed(self) -> frozenset[UnitId]:
        """Units whose rows have to be read beside those that changed."""
        return frozenset(self._owed)

    def take(self, changes: RosterChanges) -> tuple[UnitId, ...]:
        """Take rows from the books; returns the units that look different now."""
        self.version = changes.version
        if self._standing != changes.standing:
            self._totals.clear()
        self._standing = changes.standing
        self.playing = changes.playing
        found = []
        # Without rows everything has to be read again, which the page does.
        for row in changes.rows or ():
            unit = row.unit.id
            # This was read before a mark that is shown already: to take it would flicker back and
            # forth.
            if self._on_the_way[unit] > 0:
                self._owed.add(unit)
                continue
            self._owed.discard(unit)
            # A mark that the books confirm looks as it was shown; then nothing need be painted.
            if self._rows.get(unit) != row:
                self._take_row(row)
                found.append(unit)
        return tuple(found)

    def _take_row(self, row: RosterRow) -> None:
        self._rows[row.unit.id] = row
        self._totals.clear()


# ------------------------------------------------------------------------------------- words


def group_labels(groups: Iterable[GroupKey]) -> dict[GroupKey, str]:
    """The name of each formation; with that of its army where another of the sheet is called so."""
    each = tuple(dict.fromkeys(groups))
    names = told_apart(each)
    return {group: names.get(group, _NO_GROUP) for group in each}


def figure_note(figure: RosterFigure, name: str) -> str:
    """How a figure came about, in lines: ``Regular strength now: 6``, ``as many as its steps``."""
    lines = (f"{step.arithmetic} [{shown_case(step.case)}]" for step in figure.working)
    return "\n".join((f"{name}: {figure.text}", *filter(None, (figure.note, *lines))))


def _unknown(row: RosterRow) -> str:
    name = row.unit.designation
    if not row.has_boxes:
        return f"{name} has no boxes: what happens to it has a form of its own."
    return "" if row.boxes_known else f"The boxes of {name} are not entered. Press B to enter them."


def may_lose(row: RosterRow, steps: int = 1) -> str:
    """Why a unit cannot lose that many boxes; empty where it can."""
    name = row.unit.designation
    if unknown := _unknown(row):
        return unknown
    if row.unit.steps_left < steps:
        return f"{name} has no box left." if steps == 1 else f"{name} has fewer boxes left."
    return ""


def may_regain(row: RosterRow, steps: int = 1) -> str:
    """Why a unit cannot get that many boxes back; empty where it can."""
    if unknown := _unknown(row):
        return unknown
    if row.unit.steps_left + steps > row.unit.steps:
        if row.unit.steps == 1:
            return f"{row.unit.designation} has only one box."
        return f"{row.unit.designation} has only {row.unit.steps} boxes."
    return ""
