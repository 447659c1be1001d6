"""An army as its organisation chart has it: leaders, what each of them commands, and boxes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.units import (
    BOTTOM_BOXES,
    DEPOT,
    RESERVE,
    UPPER_BOXES,
    Rank,
    has_strength,
    is_kind,
    is_leader,
    rank_of,
    strength,
)
from oobmgr.rules.picked_units import units_of

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_ORDER: Final = tuple(Rank)


@dataclass(frozen=True)
class Capacity:
    """The boxes of a leader's chart, by rows; None where nobody entered them."""

    upper: int | None
    bottom: int | None

    @property
    def known(self) -> bool:
        """Whether both rows are known."""
        return self.upper is not None and self.bottom is not None


@dataclass(frozen=True)
class Command:
    """What one leader commands himself; `leader` is None where a formation has none.

    `path` are the formations down to it, `units` those with boxes on the chart, `others` leaders
    of the same formation, trains and the like.
    """

    side: SideId
    path: tuple[str, ...]
    leader: UnitState | None
    units: tuple[UnitState, ...]
    others: tuple[UnitState, ...]

    @property
    def name(self) -> str:
        """The formation."""
        return self.path[-1]

    @property
    def strength(self) -> int:
        """The strength points of its units."""
        return sum(map(strength, self.units))

    @property
    def capacity(self) -> Capacity:
        """The boxes of its leader."""
        return capacity_of(self.leader) if self.leader else Capacity(None, None)


def capacity_of(leader: UnitState) -> Capacity:
    """The boxes of a leader's chart."""
    return Capacity(_number(leader, UPPER_BOXES), _number(leader, BOTTOM_BOXES))


def _number(unit: UnitState, trait: str) -> int | None:
    text = unit.traits.get(trait, "")
    # What is not entered is open, for a chart without such boxes has 0 of them.
    return int(text) if text else None


def needs_marker(unit: UnitState) -> bool:
    """Whether a unit needs a strength marker: it has more than the point that it has by itself."""
    return unit.steps > 1


def in_reserve(unit: UnitState) -> bool:
    """Whether a unit is of an Army Reserve."""
    return bool(unit.traits.get(RESERVE))


def rank_order(unit: UnitState) -> int:
    """Where a leader stands in the ranks, 0 for the highest; below all of them without a rank."""
    rank = rank_of(unit)
    return len(_ORDER) if rank is None else _ORDER.index(rank)


def commands(books: Books, side: SideId) -> tuple[Command, ...]:
    """The commands of a side as its formations have them, from the top down."""
    by_path: dict[tuple[str, ...], list[UnitState]] = {}
    for unit in units_of(books, UnitStatus.ON_MAP, side):
        # By formation and not by leader: a command whose leader fell is still one.
        by_path.setdefault(unit.path, []).append(unit)
    return tuple(_command(side, path, by_path[path]) for path in sorted(by_path))


def corps_leader_of(books: Books, unit: UnitState) -> UnitState | None:
    """The corps leader who commands a unit: of the lowest formation that one commands."""
    above = (one for one in commands(books, unit.side) if unit.path[: len(one.path)] == one.path)
    # From within out: the lowest formation that a corps leader commands is the corps.
    inner = sorted(above, key=lambda command: -len(command.path))
    leaders = (one.leader for one in inner if one.leader is not None)
    return next((one for one in leaders if rank_of(one) is Rank.CORPS), None)


def _command(side: SideId, path: tuple[str, ...], found: Iterable[UnitState]) -> Command:
    here = tuple(found)
    leaders = sorted((unit for unit in here if is_leader(unit)), key=rank_order)
    # A formation has one chart: of several leaders the highest in rank holds it.
    leader = leaders[0] if leaders else None
    units = tuple(unit for unit in here if has_strength(unit))
    others = tuple(
        u for u in here if u is not leader and not has_strength(u) and not is_kind(u, DEPOT)
    )
    return Command(side, path, leader, units, others)
