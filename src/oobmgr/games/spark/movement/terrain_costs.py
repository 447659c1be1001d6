"""What one terrain, hexside, bridge or action costs a unit: a look-up in the terrain table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from typing import Final

from oobmgr.domain.values import dataclass
from oobmgr.games.spark.movement.modes import TRACKED, Mode
from oobmgr.games.spark.movement.path import CLASS_ONE, Ground, Partial, Road, ground_name
from oobmgr.rules.tables import Tables

PROHIBITED: Final = "P"
BY_ROAD_ONLY: Final = "R"
ALL: Final = "all"
_CLASS_ONE: Final = frozenset({*CLASS_ONE, Ground.RIVER_LAKE_HEX})
"""What counts as one class in movement: river and lake hexes among it (SP-MAP-09)."""
_WATER: Final = frozenset({Ground.RIVER_LAKE_HEX})


@dataclass(frozen=True)
class Cost:
    """What something costs; `points` is None where it is prohibited, and `why` then says so.

    `all` stands for the whole allowance.
    """

    words: str
    points: Fraction | None
    case: str
    why: str = ""
    all: bool = False


@dataclass(frozen=True)
class CostTable:
    """The column of the terrain table for one mode.

    `thin_crosses` says which AFV may go over the ice: those with a hollow dot, or all the others
    (SP-X-03).
    """

    mode: Mode
    tables: Tables
    thin_crosses: bool = True

    def class_one(self, grounds: Iterable[Ground], *, bridged: bool) -> Cost | None:
        """The dearest of the land types of a hex, prohibited before any (SP-MOVE-05)."""
        found = [self._ground(one, bridged=bridged) for one in grounds if one in _CLASS_ONE]
        return max(found, key=_dearness, default=None)

    def _ground(self, ground: Ground, *, bridged: bool) -> Cost:
        if ground in _WATER:
            return self._water("river_lake_hex", "river or lake hex", bridged=bridged)
        return self.row(ground, ground_name(ground))

    def hill(self) -> Cost:
        """A hill: a class of its own."""
        return self.row(Ground.HILL, "hill")

    def streams(self, number: int) -> Cost:
        """The streams crossed, each paid for."""
        return self._several(self.row(Ground.STREAM, "stream"), number)

    def bridges(self, number: int) -> Cost:
        """The bridges crossed, each paid for (SP-TCE-64)."""
        return replace(self._several(self.row("bridge", "bridge"), number), case="SP-TCE-64")

    def _several(self, one: Cost, number: int) -> Cost:
        """The cost of so many."""
        words = one.words if number == 1 else f"{number} {one.words}s"
        points = None if one.points is None else one.points * number
        return Cost(words, points, one.case, one.why)

    def river_hexside(self) -> Cost:
        """A river or lake hexside, without a bridge (SP-TCE-13, SP-TCE-61)."""
        return self._water("river_lake_hexside", "river hexside", bridged=False)

    def partial_hexside(self, partial: Partial) -> Cost | None:
        """A partial hexside: as water, or nothing more than the land beyond it (SP-TCE-63)."""
        # An AFV that the ice does not bear goes over the part that is land.
        if partial is Partial.LAND or self._barred():
            return None
        return self.row("partial_hexside", "partial hexside")

    def road(self, roads: Iterable[Road]) -> Cost | None:
        """The cheapest of the connected roads (SP-MOVE-07)."""
        # On roads the cheapest counts, where off the road the dearest of a class does (SP-MOVE-05).
        found = [self.row(one, one.replace("_", " ")) for one in roads]
        return min(found, key=_dearness, default=None)

    def row(self, row: str, words: str) -> Cost:
        """A row of the table. An action that the table does not give to a mode is prohibited."""
        path = self._path(row)
        if path is None:
            case = self.tables.case(f"terrain.{row}.leg")
            return Cost(words, None, case, f"{words}: not for this unit")
        cell = self.tables.cell(path)
        if cell.value == ALL:
            # It takes whatever is left, so there is no number to add to the others.
            return Cost(words, Fraction(0), cell.case, all=True)
        if cell.value == BY_ROAD_ONLY:
            return Cost(words, None, cell.case, f"{words}: by road only")
        if cell.value == PROHIBITED:
            return Cost(words, None, cell.case, f"{words}: prohibited")
        return Cost(words, Fraction(cell.number), cell.case)

    def _path(self, row: str) -> str | None:
        keys = self.tables.keys(f"terrain.{row}")
        # The table has columns of their own for the T-34 and the hollow dot only where they differ.
        names = (self.mode, Mode.TRACK) if self.mode in TRACKED else (self.mode,)
        return next((f"terrain.{row}.{name}" for name in names if name in keys), None)

    def _barred(self) -> bool:
        """Whether the ice is too thin for it (SP-MOVE-04)."""
        # The note of the table and 11.1.3 say the opposite of which AFV the ice bears, and in the
        # example those with a hollow dot cross it.
        hollow = self.mode is Mode.TRACK_HOLLOW
        return self.mode in TRACKED and hollow is not self.thin_crosses

    def _water(self, row: str, words: str, *, bridged: bool) -> Cost:
        """A river or lake hex or hexside, which bars some AFV except over a bridge (SP-TCE-61)."""
        cell = self.tables.cell(f"terrain.{row}.{Mode.TRACK_HOLLOW}")
        if self.mode not in TRACKED:
            return self.row(row, words)
        if self._barred() and not bridged:
            return Cost(words, None, cell.case, f"{words}: only in column over a bridge")
        return Cost(words, Fraction(cell.number), cell.case)


def _dearness(cost: Cost) -> tuple[bool, Fraction]:
    """What is prohibited is dearer than any number."""
    return cost.points is None, cost.points or Fraction(0)
