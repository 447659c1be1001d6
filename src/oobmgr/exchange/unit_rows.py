"""Reading the rows of a sheet of units, fast: one loop, no object per cell."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache, partial
from operator import itemgetter
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.garbage import collector_resting
from oobmgr.domain.units import DESIGNATION, ENTERED_TEXTS, UnitValues
from oobmgr.domain.values import made_by_place
from oobmgr.exchange.cells import CellFault, CellValue, Row, cell_name, shown
from oobmgr.exchange.columns import Headings, unit_columns
from oobmgr.exchange.made_keys import made_key
from oobmgr.exchange.open_words import OpenWords
from oobmgr.exchange.rating_cells import RatingsReader
from oobmgr.exchange.readings import Problem, RowPlace, Severity, within_bounds
from oobmgr.exchange.unit_cells import (
    ArrivalReader,
    IdentityReader,
    Memory,
    TextsReader,
    TraitsReader,
    blank_allowed,
    read_field,
    read_path,
    read_size,
    read_steps,
    read_steps_left,
    text_reader,
)
from oobmgr.exchange.unit_types import type_reader
from oobmgr.rules.game import Game

_NO_PATH: tuple[str, ...] = ()
_LACKING: Final = {"size": "The size is missing.", "type": "The type is missing."}
"""What is told where a whole unit stands in one cell, which is not empty."""
_READ: Final = (
    "side", "nation", "designation", "type", "size", "path", "steps", "ratings", "traits",
    "arrival", "source_key",
)  # fmt: skip


class UnitReader:
    """Reads units sheet after sheet; what one sheet taught serves the next."""

    def __init__(self, game: Game) -> None:
        words = game.unit_words
        several = words.step_words.several
        self._columns = unit_columns(game)
        self._ratings = tuple(rating.key for rating in game.ratings)
        self._traits = words.known_traits()
        # Nothing can be missing where no column may be.
        self._complete = words.complete if words.optional else None
        self._needs_id = "id" not in words.optional
        self._found: list[CellFault] = []
        found = self._found
        self._identities = Memory(IdentityReader(game), found)
        self._paths = Memory(blank_allowed("path", words, read_path, _NO_PATH), found)
        self._sizes = Memory(blank_allowed("size", words, read_size, ""), found)
        self._rating_sets = Memory(RatingsReader(game.ratings), found)
        self._trait_sets = Memory(TraitsReader(words, lenient=True), found)
        self._arrivals = Memory(ArrivalReader(game, lenient=True), found)
        self._steps = Memory(blank_allowed("steps", words, partial(read_steps, several), 0), found)
        self._steps_left = Memory(partial(read_steps_left, several), found)
        self._designations = Memory(read_field(DESIGNATION), found)
        self._texts = Memory(TextsReader(ENTERED_TEXTS, words.hexes), found)
        self._types = Memory(type_reader(game), found)
        self._odd = words.odd
        self._open = OpenWords(words)
        self._first_use: dict[str, RowPlace] = {}
        self._alike: dict[str, int] = {}
        self._first_path: dict[str, tuple[str, ...]] = {}
        self._has_ids = False
        self._named: Mapping[str, int] = {}
        self.results: list[UnitValues] = []
        self.places: list[RowPlace] = []
        self.problems: list[Problem] = []
        self.unread: set[str] = set()
        self.waiting: frozenset[str] = frozenset()

    def read(
        self,
        sheet: str,
        headings: Headings,
        rows: list[Row],
        numbers: Iterable[int] | None = None,
    ) -> int:
        """Read the rows below the headings and return how many of them hold anything.

        `numbers` are the rows of the sheet that they come from, counted from 1; without them they
        stand there as they are.
        """
        body = rows[headings.row + 1 :]
        start = headings.row + 2
        places = range(start, start + len(body)) if numbers is None else numbers
        with collector_resting():
            return self._read_rows(sheet, headings, zip(places, body, strict=True))

    def _read_rows(self, sheet: str, headings: Headings, rows: Iterable[tuple[int, Row]]) -> int:
        # A column that the sheet lacks is a blank put at the end of each row.
        width = headings.width
        at = {column.key: headings.at.get(column.key, width) for column in self._columns}
        named = headings.named
        self._has_ids, self._named = "id" in headings.at and headings.told is None, named
        # Compared as a whole list, which is quicker than looking at each cell.
        blank = [""] * width
        # One list for all rows: 20,000 copies would take longer than all the looks at their cells.
        padded: Row = [*blank, ""]
        found, units, places = self._found, self.results, self.places
        first_use, complete, doubted = self._first_use, self._complete, self._open.doubted
        needs_id, asks = self._needs_id, self._open.asks
        read_cells = self._cells_reader(at)
        holding, first = 0, len(units)
        for number, row in rows:
            if row == blank:
                continue
            holding += 1
            padded[:-1] = row
            unit = read_cells(padded)
            key = unit.source_key
            place = RowPlace(sheet, number)
            # One look both asks and remembers; the object tells whether it was ours.
            if key and first_use.setdefault(key, place) is not place:
                self._note_double(key)
            told = len(self.problems)
            if found and self._refused(place, named):
                self.unread.add(key)
                continue
            if needs_id and not key:
                unit = self._with_key(unit, place)
            unit = unit if complete is None else complete(unit)
            if asks and doubted(unit, place, named):
                self._answer(told, place, named)
                self.unread.add(key)
                continue
            units.append(unit)
            places.append(place)
        self.problems += self._open.problems()
        if self._odd is not None:
            self._tell_odd(self._odd, first, named)
        return holding

    def _tell_odd(
        self,
        odd: Callable[[UnitValues], tuple[Fault, ...]],
        first: int,
        named: Mapping[str, int],
    ) -> None:
        """Say what can hardly be of units; they are read all the same."""
        units = self.results[first:]
        # Units share the objects of the same ratings and traits, so few are asked about.
        pairs = [(id(unit.ratings), id(unit.traits), unit.type, unit.steps) for unit in units]
        told = {pair: odd(unit) for pair, unit in dict(zip(pairs, units, strict=True)).items()}
        if not any(told.values()):
            return
        for pair, place in zip(pairs, self.places[first:], strict=True):
            for one in told[pair]:
                fault = CellFault(one.where, one.value, "", one.message, one.advice, warning=True)
                self.problems.append(problem_of(fault, place, named))

    def _cells_reader(self, at: Mapping[str, int]) -> Callable[[Row], UnitValues]:
        """Make the function that reads one row; what it makes of a faulty row is thrown away.

        One closure over names that never change is what makes 20,000 rows quick.
        """
        identities, paths, sizes = self._identities, self._paths, self._sizes
        rating_sets, trait_sets = self._rating_sets, self._trait_sets
        arrivals, steps, texts = self._arrivals, self._steps, self._texts
        steps_left = self._steps_left
        designations, types, read_key = self._designations, self._types, self._read_key
        identity_of = itemgetter(at["side"], at["nation"])
        ratings_of = _several((at["ratings"], *(at[key] for key in self._ratings)))
        traits_of = _several(at[key] for key in self._traits)
        left_of = itemgetter(at["steps"], at["steps_left"])
        texts_of = _several(at[text.name] for text in ENTERED_TEXTS)
        the_id, designation, kind, size = at["id"], at["designation"], at["type"], at["size"]
        path, arrival, step = at["path"], at["arrival"], at["steps"]

        make = _made()

        def read(row: Row) -> UnitValues:
            return make(
                *identities[identity_of(row)],
                designations[row[designation]],
                types[row[kind]],
                sizes[row[size]],
                paths[row[path]],
                steps[row[step]],
                rating_sets[ratings_of(row)],
                trait_sets[traits_of(row)],
                arrivals[row[arrival]],
                read_key(row[the_id]),
                *texts[texts_of(row)],
                steps_left[left_of(row)],
            )

        return read

    def _read_key(self, cell: CellValue) -> str:
        if type(cell) is str:
            # Of blanks alone it is none: such a key would be another one each time.
            return cell.strip()
        return text_reader("id", expected="an ID that no other unit has")(cell, self._found)

    def _with_key(self, unit: UnitValues, place: RowPlace) -> UnitValues:
        """A unit without an ID with one made of what it is: the same at each reading.

        Units that look alike are counted, so that none is taken for another.
        """
        if self._has_ids:
            self.problems.append(problem_of(_no_key(), place, self._named))
        first = key = made_key(unit)
        while self._first_use.setdefault(key, place) is not place:
            # Counted on from the one before: a list may hold thousands that look alike.
            number = self._alike[first] = self._alike.get(first, 1) + 1
            key = made_key(unit, number)
        if self._first_path.setdefault(first, unit.path) == unit.path and key != first:
            self._tell_twin(unit, self._first_use[first], place)
        return replace(unit, source_key=key)

    def _tell_twin(self, unit: UnitValues, first: RowPlace, place: RowPlace) -> None:
        """Say that a unit stands a second time in its formation: a row was taken twice, mostly.

        Not where one row tells of several, and not of names without a number, of which there may
        be many.
        """
        if place == first or not any(map(str.isdecimal, unit.designation)):
            return
        name = " ".join(filter(None, (unit.designation, unit.type, unit.size)))
        message = f"{name} is in row {first.row} of {first.sheet} already, in the same formation."
        advice = "Leave the row out unless there are two."
        fault = CellFault("designation", unit.designation, "", message, advice, warning=True)
        self.problems.append(problem_of(fault, place, self._named))

    def _note_double(self, key: str) -> None:
        first = self._first_use[key]
        message = f"The ID {key!r} is used already, in row {first.row} of {first.sheet}."
        advice = "Give each unit an ID of its own."
        self._found.append(CellFault("id", key, "an ID that no other unit has", message, advice))

    def _answer(self, told: int, place: RowPlace, at: Mapping[str, int]) -> None:
        """Take back the word that a type is taken as it stands: the row waits for it.

        `told` is how many problems there were before that row.
        """
        cell = (place.sheet, cell_name(place.row, at["type"]), Severity.WARNING)
        own = self.problems[told:]
        self.problems[told:] = [p for p in own if (p.sheet, p.cell, p.severity) != cell]

    def _refused(self, place: RowPlace, at: Mapping[str, int]) -> bool:
        """Write the faults of a row down; whether it must be left out."""
        refused = any(not fault.warning for fault in self._found)
        for fault in self._found:
            # What is asked of the whole list is no fault of each row, which waits for the answer.
            if fault.found or fault.column not in self.waiting:
                self.problems.append(problem_of(fault, place, at))
        within_bounds(self.problems)
        self._found.clear()
        return refused


@cache
def _made() -> Callable[..., UnitValues]:
    """Write the function that makes a unit of what a row says, in the order of its readers."""
    # Written at its first use, as the methods of records are.
    texts = (text.name for text in ENTERED_TEXTS)
    return made_by_place(UnitValues, (*_READ, *texts, "steps_left"))


def _no_key() -> CellFault:
    message = "The ID is missing; one is made from nation, type, size and designation."
    advice = "Give each unit an ID of its own."
    return CellFault("id", "", "an ID that no other unit has", message, advice, warning=True)


def _several(places: Iterable[int]) -> Callable[[Row], tuple[CellValue, ...]]:
    """The cells at these places as a tuple, however many there are."""
    at = tuple(places)
    if len(at) > 1:
        return itemgetter(*at)
    return lambda row: tuple(row[place] for place in at)


def problem_of(fault: CellFault, place: RowPlace, at: Mapping[str, int]) -> Problem:
    """A fault with its cell; with its row, where the sheet has no such column."""
    column = at.get(fault.column, -1)
    message = fault.message
    if not fault.found and sum(number == column for number in at.values()) > 1:
        message = _LACKING.get(fault.column, message)
    return Problem(
        sheet=place.sheet,
        cell=cell_name(place.row, column) if column >= 0 else f"row {place.row}",
        found=fault.found,
        expected=fault.expected,
        message=message,
        advice=fault.advice,
        severity=Severity.WARNING if fault.warning else Severity.ERROR,
        place=(place.row - 1, column),
        word=fault.column if fault.word else "",
        mend=fault.mend,
    )


def blank(row: Row) -> bool:
    """Whether nothing stands in the row."""
    # Counted first, which is quicker than looking at each cell.
    return row.count("") == len(row) or not any(map(shown, row))
