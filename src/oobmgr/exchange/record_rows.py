"""Reading the rows of a sheet of records of a game's own kind."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import count

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
        self._arrival = ArrivalReader(game)
        self._headings = {field.key: field.headings[0] for field in kind.fields}
        self._warned: set[tuple[str, str]] = set()
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
        for number, row in zip(numbers or count(headings.row + 2), body, strict=False):
            if blank(row):
                continue
            holding += 1
            cells = {f.key: row[at[f.key]] if f.key in at else "" for f in self._kind.fields}
            found: Found = []
            values = RecordValues(self._kind.subject, self._values(cells, found))
            place = RowPlace(sheet, number)
            self._report(found, place, headings.named)
            if all(fault.warning for fault in found):
                self.results.append(values)
                self.places.append(place)
        return holding

    def _values(self, cells: Mapping[str, CellValue], found: Found) -> Mapping[str, JsonValue]:
        side, nation = self._identity((cells[SIDE], cells.get(NATION, "")), found)
        values: dict[str, JsonValue] = {}
        for field in self._kind.fields:
            if field.type is FieldType.SIDE:
                values[field.key] = side
            elif field.type is FieldType.NATION:
                values[field.key] = nation
            else:
                read = field.is_read(values)
                values[field.key] = self._value(field, cells[field.key], found) if read else None
        return values

    def _value(self, field: RecordField, cell: CellValue, found: Found) -> JsonValue:
        if field.type is FieldType.NUMBER:
            return _count(field, cell, found)
        if field.type is FieldType.WORD:
            return _word(field, cell, found)
        if field.type is FieldType.TURN:
            return self._arrival(cell, found)
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
    text = text_reader(field.key, expected=field.expected)(cell, found)
    word = field.words.get(text.casefold(), "")
    if not word and len(found) == before:
        message = f"{text!r} is not known here."
        advice = f"Write {field.expected}."
        found.append(CellFault(field.key, text, field.expected, message, advice))
    return word


def _count(field: RecordField, cell: CellValue, found: Found) -> int:
    column, count = field.key, whole(cell)
    if high := too_high(column, cell, count or 0, field.most, column):
        found.append(high)
    elif not count:
        text, missing = shown(cell), f"The number of {column} is missing."
        message = f"{text!r} is not a number of {column}." if text else missing
        wrong = CellFault(column, text, field.expected, message, "Write 1 or more.")
        found.append(unusable(column, cell, field.expected) or wrong)
    return count or 0
