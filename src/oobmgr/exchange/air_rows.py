"""Reading the rows of a sheet of air groups."""

from __future__ import annotations

from collections.abc import Mapping

from oobmgr.domain.units import MOST_GROUPS, MOST_STEPS, AirGroupValues
from oobmgr.exchange.cells import CellFault, CellValue, Row, shown, too_high, unusable, whole
from oobmgr.exchange.columns import AIR_COLUMNS, Headings
from oobmgr.exchange.readings import Problem, RowPlace
from oobmgr.exchange.unit_cells import ArrivalReader, Found, IdentityReader, text_reader
from oobmgr.exchange.unit_rows import blank, problem_of
from oobmgr.rules.game import Game

AIR_GROUP = "air group"
GROUND_ALLOWANCE = "ground allowance"
_KINDS = {AIR_GROUP: AIR_GROUP, GROUND_ALLOWANCE: GROUND_ALLOWANCE, "ga": GROUND_ALLOWANCE}


class AirReader:
    """Reads air groups sheet after sheet."""

    def __init__(self, game: Game) -> None:
        self._identity = IdentityReader(game)
        self._arrival = ArrivalReader(game)
        self._condition = text_reader("condition", expected="text", required=False, lines=True)
        self._warned: set[tuple[str, str]] = set()
        self.air_groups: list[AirGroupValues] = []
        self.places: list[RowPlace] = []
        self.problems: list[Problem] = []

    def read(self, sheet: str, headings: Headings, rows: list[Row]) -> int:
        """Read the rows below the headings and return how many of them hold anything."""
        at = headings.at
        holding = 0
        for number, row in enumerate(rows[headings.row + 1 :], headings.row + 2):
            if blank(row):
                continue
            holding += 1
            cells = {c.key: row[at[c.key]] if c.key in at else "" for c in AIR_COLUMNS}
            found: Found = []
            values = self._values(cells, found)
            place = RowPlace(sheet, number)
            self._report(found, place, at)
            if all(fault.warning for fault in found):
                self.air_groups.append(values)
                self.places.append(place)
        return holding

    def _values(self, cells: Mapping[str, CellValue], found: Found) -> AirGroupValues:
        side, nation = self._identity((cells["side"], cells["nation"]), found)
        kind = _kind(cells["kind"], found)
        wanted = "a whole number of groups"
        groups = _count("groups", cells["groups"], MOST_GROUPS, wanted, found)
        steps = None
        if kind == AIR_GROUP:
            wanted = "the steps of each group"
            steps = _count("steps", cells["steps"], MOST_STEPS, wanted, found)
        return AirGroupValues(
            side,
            nation,
            text_reader("aircraft", expected="the type of aircraft")(cells["aircraft"], found),
            groups,
            steps,
            kind,
            self._arrival(cells["arrival"], found),
            self._condition(cells["condition"], found),
        )

    def _report(self, found: Found, place: RowPlace, at: Mapping[str, int]) -> None:
        for fault in found:
            known = (fault.column, fault.found)
            if fault.warning and known in self._warned:
                continue
            self._warned.add(known)
            self.problems.append(problem_of(fault, place, at))


def _kind(cell: CellValue, found: Found) -> str:
    expected = f"{AIR_GROUP} or {GROUND_ALLOWANCE}"
    before = len(found)
    text = text_reader("kind", expected=expected)(cell, found)
    kind = _KINDS.get(text.casefold(), "")
    if not kind and len(found) == before:
        message = f"{text!r} is not known here."
        found.append(CellFault("kind", text, expected, message, f"Write {expected}."))
    return kind


def _count(column: str, cell: CellValue, most: int, expected: str, found: Found) -> int:
    count = whole(cell)
    if high := too_high(column, cell, count or 0, most, column):
        found.append(high)
    elif not count:
        message = f"{shown(cell)!r} is no number of {column}."
        fault = unusable(column, cell, expected)
        found.append(fault or CellFault(column, shown(cell), expected, message, "Write 1 or more."))
    return count or 0
