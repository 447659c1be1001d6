"""Stacks: the units of a side in one hex against the limit of steps, and who fights of too many."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import Fact, JsonValue, Subject, UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.movement.hexes import is_hex, same_hex
from oobmgr.games.spark.movement.stacking import LIMIT
from oobmgr.games.spark.sequence import part_of
from oobmgr.games.spark.units.taken_as import steps_known
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.nearest import folded
from oobmgr.rules.stacks import StackRow

_CHOICE, _FIGHTS = "overstack", "fights"


def stacks(books: Books) -> tuple[StackRow, ...]:
    """Every stack on the map whose hex is known, those above the limit first (SP-STACK-01)."""
    found: dict[tuple[SideId, str], list[UnitState]] = {}
    for unit in books.units():
        # A place that is not a hex, such as a pool, holds no stack.
        if unit.status is UnitStatus.ON_MAP and is_hex(unit.hex):
            found.setdefault((unit.side, folded(unit.hex)), []).append(unit)
    rows = (_row(books, units) for units in found.values())
    # What is too high comes first: of hundreds of stacks those few have to be dealt with.
    return tuple(sorted(rows, key=lambda row: (not row.over, row.side, folded(row.hex))))


def too_high(books: Books, side: SideId) -> tuple[StackRow, ...]:
    """The stacks of a side above the limit."""
    return tuple(row for row in stacks(books) if row.over and row.side == side)


def units_at(books: Books, side: SideId, place: str) -> tuple[UnitState, ...]:
    """The units of a side in a hex; none where no hex is named."""
    if not place.strip():
        return ()
    return tuple(
        unit
        for unit in books.units()
        if unit.side == side and unit.status is UnitStatus.ON_MAP and same_hex(unit.hex, place)
    )


@dataclass(frozen=True)
class StackSteps:
    """The current steps of units together: those that are known, and units whose boxes are not."""

    known: int
    unknown: int = 0

    @property
    def least(self) -> int:
        """The fewest steps that they can have: one for each unit that nobody entered boxes of."""
        return self.known + self.unknown

    @property
    def words(self) -> str:
        """As ``10 steps``, or ``10 steps and 2 units with unknown boxes``."""
        known = counted(self.known, "step")
        return f"{known} and {_unknown_words(self.unknown)}" if self.unknown else known


def steps_of(units: Iterable[UnitState]) -> StackSteps:
    """Current steps together, as far as boxes were entered (SP-ROSTER-14)."""
    found = tuple(units)
    known = sum(unit.steps_left for unit in found if steps_known(unit))
    return StackSteps(known, sum(not steps_known(unit) for unit in found))


def _unknown_words(unknown: int) -> str:
    return f"{counted(unknown, 'unit')} with unknown boxes"


# ---------------------------------------------------------------- who fights of too many


def fighting_units(books: Books, side: SideId, place: str) -> frozenset[UnitId] | None:
    """The units of a hex that its owner picked to fight in this impulse; None without a choice."""
    noted = books.fact(Subject.CONDITION, _key(side, place), _FIGHTS)
    # A choice of an earlier impulse is over.
    if not isinstance(noted, dict) or noted.get("when") != _now(books):
        return None
    units = noted.get("units")
    return frozenset(UnitId(int(str(one))) for one in units) if isinstance(units, list) else None


def note_choice(
    books: Books, side: SideId, place: str, units: tuple[UnitId, ...]
) -> tuple[Fact, ...]:
    """Write down who fights of a hex in this impulse (SP-STACK-05, SP-STACK-06)."""
    # Noted with its impulse, so that nothing has to be cleared when that ends.
    value: JsonValue = {"when": _now(books), "units": [*map(int, units)]}
    return enter(books, Subject.CONDITION, _key(side, place), _FIGHTS, value)


def _key(side: SideId, place: str) -> str:
    return f"{_CHOICE}:{side}:{folded(place)}"


def _now(books: Books) -> str:
    return f"{books.turn} {part_of(books.phase)}"


def _row(books: Books, units: list[UnitState]) -> StackRow:
    cell = books.tables.cell(LIMIT)
    steps, limit = steps_of(units), cell.whole
    return StackRow(
        hex=units[0].hex,
        side=units[0].side,
        units=tuple(unit.id for unit in units),
        size=Fraction(steps.known),
        most=Fraction(limit),
        sign="steps",
        ground="",
        # By the fewest that it may hold: unknown boxes accuse nobody.
        over=steps.least > limit,
        case=cell.case,
        unknown=steps.unknown,
    )
