"""The two sides of a battle: units with their strength, and the leaders who are there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.grande_armee import units as army
from oobmgr.games.grande_armee.battle.leader_bonus import (
    LeaderBonus,
    LeaderBonusInputs,
    UsedLeader,
    leader_bonus,
)
from oobmgr.games.grande_armee.battle.log import Battle
from oobmgr.games.grande_armee.battle.words import CHAIN, Part, Rank, Role
from oobmgr.rules.nearest import folded

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.rulings import Ruling
    from oobmgr.rules.books import Books


def alive(books: Books, ids: Iterable[int]) -> tuple[UnitState, ...]:
    """Units by their ids that are on the map; those that are gone are left out."""
    found = []
    for one in ids:
        try:
            unit = books.unit(UnitId(one))
        except BadInput:
            # Taken out of the books after the battle: its record stays.
            continue
        if unit.status is UnitStatus.ON_MAP:
            found.append(unit)
    return tuple(found)


def fighters(books: Books, battle: Battle, role: Role) -> tuple[UnitState, ...]:
    """The units of a side of a battle that are still on the map."""
    return alive(books, battle.units(role))


def strength_of(units: Iterable[UnitState]) -> int:
    """The strength points of units together."""
    return sum(army.strength(unit) for unit in units)


def in_part(books: Books, battle: Battle, role: Role, part: Part) -> tuple[UnitState, ...]:
    """The units of a side that stand in a part of a battle."""
    return tuple(u for u in fighters(books, battle, role) if battle.part(u.id) is part)


def cavalry_strength(books: Books, battle: Battle, role: Role) -> int:
    """The strength points of cavalry of a side in a battle."""
    return strength_of(u for u in fighters(books, battle, role) if army.is_cavalry(u))


def same_hex(one: str, other: str) -> bool:
    """Whether two texts name one hex."""
    return bool(one.strip()) and one.strip().casefold() == other.strip().casefold()


def standing_in(books: Books, side: SideId, place: str) -> tuple[UnitState, ...]:
    """All of a side on the map in a hex, leaders and trains with them."""
    return tuple(
        unit
        for unit in books.units()
        if unit.status is UnitStatus.ON_MAP and unit.side == side and same_hex(unit.hex, place)
    )


def leaders_at(books: Books, battle: Battle, role: Role) -> tuple[UnitState, ...]:
    """The leaders of a side who are in the hexes of a battle."""
    return tuple(
        unit
        for place in battle.hexes(role)
        for unit in standing_in(books, battle.side(role), place)
        if army.is_leader(unit)
    )


def rank_of(unit: UnitState) -> Rank | None:
    """What a leader commands in battle, cavalry leaders apart; None where nothing says it."""
    # Cavalry leaders stand outside the chain, so their kind goes before their rank.
    if army.is_leader(unit) and army.is_kind(unit, *army.CAVALRY):
        return Rank.CAVALRY
    found = army.rank_of(unit)
    return Rank(str(found)) if found else None


def superiors(books: Books, leader: UnitState) -> tuple[UnitState, ...]:
    """All leaders whom a leader obeys: those of higher rank in his formation and above it."""
    rank = rank_of(leader)
    if rank not in CHAIN:
        return ()
    return tuple(
        other
        for other in books.units()
        if other.side == leader.side
        and (higher := rank_of(other)) in CHAIN
        and CHAIN.index(higher) < CHAIN.index(rank)
        # In his own formation or in one above it.
        and leader.path[: len(other.path)] == other.path
    )


def command_of(books: Books, leader: UnitState) -> tuple[UnitState, ...]:
    """The units with strength that a leader commands: those of his formation and below it."""
    return tuple(
        unit
        for unit in books.units()
        if unit.side == leader.side
        and unit.status is UnitStatus.ON_MAP
        and army.has_strength(unit)
        # His formation and all below it, for a command goes down the tree.
        and unit.path[: len(leader.path)] == leader.path
    )


def as_used(books: Books, leader: UnitState) -> UsedLeader | None:
    """A leader as the rule of bonuses has him; None where his rank or bonus is not known."""
    rank, bonus = rank_of(leader), leader.ratings.get("bonus")
    if rank is None or bonus is None:
        return None
    above = tuple(leader_name(books, one) for one in superiors(books, leader))
    return UsedLeader(leader_name(books, leader), rank, bonus, above)


def persons(leaders: Iterable[UnitState]) -> str:
    """Leaders by their names alone: their rank is not part of it."""
    return ", ".join(leader.designation for leader in leaders)


def leader_name(books: Books, leader: UnitState) -> str:
    """A leader by his name, with his number in the books where others are called the same."""
    alike = (
        other
        for other in books.units()
        if other.id != leader.id
        and other.side == leader.side
        and army.is_leader(other)
        and folded(other.designation) == folded(leader.designation)
    )
    # Names repeat in an army, and a rule that counts leaders must not take two for one.
    return f"{leader.designation} ({leader.id})" if any(alike) else leader.designation


def bonus_of(
    books: Books, battle: Battle, role: Role, leaders: Iterable[UnitState]
) -> Ruling[LeaderBonus]:
    """What leaders of a side bring to a battle."""
    used = tuple(found for one in leaders if (found := as_used(books, one)) is not None)
    asked = LeaderBonusInputs(used, cavalry_strength(books, battle, role), options=books.options)
    return leader_bonus(asked, books.tables)
