"""Unit Integrity as the books have it: who stands between two units of a Soviet formation."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.values import dataclass
from oobmgr.games.spark.command.formations import formation_name, is_bound
from oobmgr.games.spark.command.integrity import UnitIntegrityInputs, unit_integrity
from oobmgr.games.spark.movement.hexes import beyond, is_hex, neighbours
from oobmgr.games.spark.units.unit import SparkUnit, units_of
from oobmgr.games.spark.words import SOVIET
from oobmgr.rules.books import Books


@dataclass(frozen=True)
class BrokenLine:
    """A formation with a stranger between its units.

    `ends` are its units in the outer two of three hexes in a straight line, `stranger` is the unit
    in the middle hex `between`. `cut_off` are those of `ends` that look out of command: where the
    stranger's formation holds one of the ends as well, the others.
    """

    formation: str
    ends: tuple[SparkUnit, ...]
    stranger: SparkUnit
    between: str
    cut_off: tuple[SparkUnit, ...]

    @property
    def words(self) -> str:
        """``1/61T between 387/136 and 733/136 in 1613``."""
        names = " and ".join(unit.name for unit in self.ends)
        return f"{self.stranger.name} between {names} in {self.between}"


def broken_lines(books: Books) -> tuple[BrokenLine, ...]:
    """Every line of three hexes in which a Soviet formation is broken (SP-CMD-04)."""
    by_hex: dict[str, list[SparkUnit]] = {}
    for unit in units_of(books):
        # Bridging units and independent ones stand between others without breaking them.
        if _counts(unit):
            by_hex.setdefault(unit.state.hex.strip(), []).append(unit)
    held = {
        place: {formation_name(unit.state) for unit in units} for place, units in by_hex.items()
    }
    found: list[BrokenLine] = []
    for start in sorted(by_hex):
        for middle in neighbours(start):
            end = beyond(start, middle)
            # Each line is seen from one end; one whose ends share nobody breaks nobody.
            if middle in held and start < end and held[start] & held.get(end, set()):
                found += _broken(books, by_hex, (start, middle, end))
    return tuple(found)


def _counts(unit: SparkUnit) -> bool:
    """Whether a unit holds a hex for its formation, or is a stranger in it."""
    return unit.on_map and unit.state.side == SOVIET and is_hex(unit.state.hex) and is_bound(unit)


def _broken(
    books: Books, by_hex: dict[str, list[SparkUnit]], line: tuple[str, str, str]
) -> Iterator[BrokenLine]:
    """The formations that are broken along three hexes, by the same rule as the calculator."""
    first, middle, last = line
    names = tuple(tuple(formation_name(unit.state) for unit in by_hex[one]) for one in line)
    ruling = unit_integrity(UnitIntegrityInputs(names), books.tables)
    for formation in ruling.result.broken:
        ends = tuple(
            unit
            for place in (first, last)
            for unit in by_hex[place]
            if formation_name(unit.state) == formation
        )
        stranger = next(u for u in by_hex[middle] if formation_name(u.state) != formation)
        yield BrokenLine(formation, ends, stranger, middle, _cut_off(by_hex, ends, stranger))


def _cut_off(
    by_hex: dict[str, list[SparkUnit]], ends: tuple[SparkUnit, ...], stranger: SparkUnit
) -> tuple[SparkUnit, ...]:
    theirs = formation_name(stranger.state)
    alone = tuple(
        unit
        for unit in ends
        if all(formation_name(one.state) != theirs for one in by_hex[unit.state.hex.strip()])
    )
    # Where the stranger stands at both ends nobody can say who is cut off from whom.
    return alone or ends
