"""Reading the rows of a sheet of records of a game's own kind."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import count

from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.records import RecordValues
from oobmgr.exchange.cells import CellFault, CellValue, Row, shown, too_high, unusable, whole
from oobmgr.exchange.columns import Headings, heading_wanted
from oobmgr.exchange.readings import Problem, RowPlace, within_bounds
from oobmgr.exchange.unit_cells import ArrivalReader, Found, IdentityReader, text_reader
from oobmgr.exchange.unit_rows import blank, problem_of
from oobmgr.rules.game import Game
from oobmgr.rules.record_kinds import NATION, SIDE, FieldType, RecordField, RecordKind


class RecordReader:
    """Reads records of one kind sheet after sheet."""

    def __init__(self, kind: RecordKind, game: Game) -> None:
        self._kind = kind
        self._identity = IdentityReader(game)
        turns = (field.key for field in kind.fields if field.type is FieldType.TURN)
        self._turns = {key: ArrivalReader(game, key) for key in turns}
        self._has_nation = any(field.type is FieldType.NATION for field in kind.fields)
        self._headings = {field.key: field.headings[0] for field in kind.fields}
        self._warned: set[tuple[str, str]] = set()
        self._first: dict[tuple[JsonValue, ...], RowPlace] = {}
        self.results: list[RecordValues] = []
        self.places: list[RowPlace] = []
        self.problems: list[Problem] = []

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
        at = headings.at
        holding = 0
        body = rows[headings.row + 1 :]
        # `count` never ends, so the two cannot be of one length.
        for number, row in zip(numbers or count(headings.row + 2), body, strict=False):
            if blank(row):
                continue
            holding += 1
            cells = {f.key: row[at[f.key]] if f.key in at else "" for f in self._kind.fields}
            found: Found = []
            values = RecordValues(self._kind.subject, self._values(cells, found))
            place = RowPlace(sheet, number)
            self._check_twice(values, place, found)
            self._report(found, place, headings.named)
            if all(fault.warning for fault in found):
                self.results.append(values)
                self.places.append(place)
        return holding

    def _check_twice(self, record: RecordValues, place: RowPlace, found: Found) -> None:
        """Of records that the books have once, a second row may not say something else."""
        keeping = self._kind.keeping
        # A row with a fault is not taken, so it does not count as the first.
        if keeping is None or any(not fault.warning for fault in found):
            return
        first = self._first.setdefault(keeping.key(record.values), place)
        if first != place:
            message = f"{self._kind.name(record.values)} is in row {first.row} already."
            advice = "Keep one of the two."
            found.append(CellFault(keeping.keys[-1], "", "one row for each", message, advice))

    def _values(self, cells: Mapping[str, CellValue], found: Found) -> Mapping[str, JsonValue]:
        side, nation = self._whose(cells, found)
        values: dict[str, JsonValue] = {}
        for field in self._kind.fields:
            if field.type is FieldType.SIDE:
                values[field.key] = side
            elif field.type is FieldType.NATION:
                values[field.key] = nation
            else:
                # Fields that mean nothing for this kind of row stay empty, whatever its cells say.
                read = field.is_read(values)
                values[field.key] = self._value(field, cells[field.key], found) if read else None
        return values

    def _whose(self, cells: Mapping[str, CellValue], found: Found) -> tuple[SideId, str]:
        """The side, and the nation in a kind that has one."""
        if self._has_nation:
            return self._identity((cells[SIDE], cells[NATION]), found)
        side = self._identity.side(cells[SIDE], found) if SIDE in cells else None
        return side.id if side else SideId(""), ""

    def _value(self, field: RecordField, cell: CellValue, found: Found) -> JsonValue:
        if field.type is FieldType.NUMBER:
            return _count(field, cell, found)
        if field.type is FieldType.WORD:
            return _word(field, cell, found)
        if field.type is FieldType.TURN:
            return self._turns[field.key](cell, found)
        read = text_reader(
            field.key, expected=field.expected, required=field.filled, lines=field.lines
        )
        return read(cell, found)

    def _report(self, found: Found, place: RowPlace, at: Mapping[str, int]) -> None:
        for fault in found:
            known = (fault.column, fault.found)
            # An unknown nation on a hundred rows is one remark; an error is told for every cell.
            if fault.warning and known in self._warned:
                continue
            self._warned.add(known)
            # A row may need a column that its sheet lacks, for others can do without.
            heading = "" if fault.column in at else self._headings.get(fault.column, "")
            told = replace(fault, advice=heading_wanted(heading)) if heading else fault
            self.problems.append(problem_of(told, place, at))
        within_bounds(self.problems)


def _word(field: RecordField, cell: CellValue, found: Found) -> str:
    before = len(found)
    text = text_reader(field.key, expected=field.expected, required=field.filled)(cell, found)
    if not text and not field.filled:
        return ""
    word = field.words.get(text.casefold(), "")
    if not word and len(found) == before:
        message = f"{text!r} is not known here."
        advice = f"Write {field.expected}."
        found.append(CellFault(field.key, text, field.expected, message, advice))
    return word


def _count(field: RecordField, cell: CellValue, found: Found) -> int | None:
    if not field.filled and not shown(cell):
        return None
    column, number = field.key, whole(cell)
    if high := too_high(column, cell, number or 0, field.most, column):
        found.append(high)
    elif number is None or number < field.least:
        text, missing = shown(cell), f"The number of {column} is missing."
        message = f"{text!r} is not a number of {column}." if text else missing
        wrong = CellFault(column, text, field.expected, message, f"Write {field.least} or more.")
        found.append(unusable(column, cell, field.expected) or wrong)
    return number or 0
