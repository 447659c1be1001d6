"""Words of units that nobody knows: asked for once each, however many rows have them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitValues
from oobmgr.domain.values import dataclass
from oobmgr.exchange.cells import cell_name
from oobmgr.exchange.readings import Problem, RowPlace, Severity
from oobmgr.rules.unit_words import PLAIN_WORDS, UnitWords


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question where it came up first, and in how many rows it does."""

    problem: Problem
    rows: int = 1

    def told(self) -> Problem:
        if self.rows == 1:
            return self.problem
        message = f"{self.problem.message} {counted(self.rows, 'row')} say so."
        return replace(self.problem, message=message)


class OpenWords:
    """What a game has to ask of the rows of a sheet, each question once."""

    def __init__(self, words: UnitWords) -> None:
        self._words = words
        self._asked: dict[tuple[str, str, str], _Asked] = {}
        # Most games have nothing to ask, and need not be asked of twenty thousand rows.
        self.asks = (words.doubts, words.open_yet) != (PLAIN_WORDS.doubts, PLAIN_WORDS.open_yet)

    def doubted(self, unit: UnitValues, place: RowPlace, at: Mapping[str, int]) -> bool:
        """Note what is asked of a unit; whether its row is left out until that is said."""
        doubts = self._words.doubts(unit)
        for fault in doubts:
            self._ask(fault, place, at, Severity.ERROR)
        # A doubt leaves the row out, so what is merely open can wait until the doubt is settled.
        if not doubts:
            for fault in self._words.open_yet(unit):
                self._ask(fault, place, at, Severity.WARNING)
        return bool(doubts)

    def _ask(
        self, fault: Fault, place: RowPlace, at: Mapping[str, int], severity: Severity
    ) -> None:
        key = (fault.where, fault.value, fault.message)
        before = self._asked.get(key)
        if before is not None:
            self._asked[key] = replace(before, rows=before.rows + 1)
            return
        # A column that the sheet lacks is asked for where the words stand that raise the question.
        column = at.get(fault.where.removeprefix("trait:"), at["type"])
        problem = Problem(
            sheet=place.sheet,
            cell=cell_name(place.row, column),
            found=fault.value,
            expected="",
            message=fault.message,
            advice=fault.advice,
            severity=severity,
            # Another column that the sheet lacks has no cell to be mended.
            place=(place.row - 1, column) if fault.where == "type" else None,
        )
        self._asked[key] = _Asked(problem)

    def problems(self) -> Iterator[Problem]:
        """The questions of the rows that were read since, each with the number of its rows."""
        asked = tuple(self._asked.values())
        self._asked.clear()
        return (one.told() for one in asked)
