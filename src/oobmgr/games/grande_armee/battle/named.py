"""Which battle an entry is about, and what its inputs about units come to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.grande_armee import units as army
from oobmgr.games.grande_armee.battle.forces import leaders_at, standing_in
from oobmgr.games.grande_armee.battle.log import Battle, open_battles
from oobmgr.games.grande_armee.battle.words import Role
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.fields import list_told, open_told
from oobmgr.rules.picked_units import Pickable, against, unit_name

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

CASE = "LGA-BAT-01"
ALONG = "LGA-DET-04"
"""Leaders who go along with their units."""
_BATTLE = "battle"
"""What `battle_told` is called in all inputs."""
_NONE = "No battle is being fought: announce one."


def battle_told() -> Any:  # noqa: ANN401 - a field of a dataclass, as `told`
    """An input of the battle that an entry is about."""
    return open_told(
        "The number of the battle; left blank where one alone is fought.",
        CASE,
        low=1,
        high=FEW,
        label="Battle",
    )


def lone_battle(books: Books) -> frozenset[str]:
    """The input of the battle, where the books leave nothing to choose: `left_out` of a form."""
    return frozenset({_BATTLE}) if len(open_battles(books)) <= 1 else frozenset()


def points_told(sentence: str, case: str) -> Any:  # noqa: ANN401 - as above
    """An input of the strength points of each picked unit, in their order."""
    return list_told(sentence, case, low=0, high=MANY, unit="SP", label="SP of each, as picked")


def battle_of(books: Books, number: int | None) -> tuple[Battle | None, tuple[Fault, ...]]:
    """The battle that a number names, or what stands against it."""
    fought = open_battles(books)
    if not fought:
        return None, (Fault(_NONE, _BATTLE, case=CASE),)
    # Left open, the only battle is meant.
    if number is None and len(fought) == 1:
        return fought[0], ()
    names = ", ".join(f"{one.number} at {one.hex}" for one in fought)
    if number is None:
        advice = f"Say which: {names}."
        fault = Fault("is missing.", _BATTLE, advice=advice, case=CASE, missing=True)
        return None, (fault,)
    found = next((one for one in fought if one.number == number), None)
    if found is None:
        sentence = f"Battle {number} is not being fought."
        return None, (Fault(sentence, _BATTLE, str(number), f"Now: {names}.", CASE),)
    return found, ()


def any_battle(books: Books) -> bool:
    """Whether a battle is being fought."""
    return bool(open_battles(books))


def _in_battle(books: Books) -> tuple[UnitState, ...]:
    ids = {one for battle in open_battles(books) for one in battle.fighters}
    return tuple(u for u in books.units() if u.id in ids and u.status is UnitStatus.ON_MAP)


def _said(books: Books, unit: UnitState) -> str:
    battle = next((one for one in open_battles(books) if unit.id in one.fighters), None)
    part = battle.part(unit.id) if battle else None
    words = f"{unit.nation}, {counted(army.strength(unit), 'SP', 'SP')}"
    return f"{words}, {part}" if part else words


FIGHTERS = Pickable(_in_battle, _NONE, _said)
"""The units of battles that are being fought."""


def _with_leaders(books: Books) -> tuple[UnitState, ...]:
    # By id: several battles may be fought from one hex.
    leaders = {
        leader.id: leader
        for battle in open_battles(books)
        for role in Role
        for leader in leaders_at(books, battle, role)
    }
    return (*_in_battle(books), *leaders.values())


def _said_of_either(books: Books, unit: UnitState) -> str:
    return unit.nation if army.is_leader(unit) else _said(books, unit)


FIGHTERS_AND_LEADERS = Pickable(_with_leaders, _NONE, _said_of_either)
"""The units of battles that are being fought, and the leaders who are with them."""


def parted(
    books: Books, battle: Battle, units: Iterable[UnitState]
) -> tuple[tuple[UnitState, ...], tuple[UnitState, ...]]:
    """The units that were picked, and apart from them the leaders who go along with them.

    Strength points stay on the map with a leader or a detachment marker alone (LGA-DET-04), so
    that leaders move with their corps wherever a battle moves it.
    """
    picked = tuple(units)
    # After an advance leaders of the enemy may stand in the same hex, and go along with nobody.
    sides = {unit.side for unit in picked if unit.id in battle.fighters}
    there = {
        unit.id for role in Role for unit in leaders_at(books, battle, role) if unit.side in sides
    }
    return (
        tuple(unit for unit in picked if unit.id not in there),
        tuple(unit for unit in picked if unit.id in there),
    )


def along(leaders: Iterable[UnitState]) -> Iterator[Step]:
    """The lines of leaders who go along."""
    for leader in leaders:
        yield Step(unit_name(leader), "goes along", "", ALONG)


def left_behind(books: Books, picked: Iterable[UnitState]) -> Iterator[Fault]:
    """Tells of leaders who stay alone where all units of their side leave the hex."""
    going = {unit.id: unit for unit in picked}
    for side, place in dict.fromkeys((unit.side, unit.hex) for unit in going.values()):
        stay = [unit for unit in standing_in(books, side, place) if unit.id not in going]
        leaders = [unit for unit in stay if army.is_leader(unit)]
        if leaders and not any(map(army.has_strength, stay)):
            names = ", ".join(leader.designation for leader in leaders)
            sentence = f"{names} would be left alone in {place}."
            yield Fault(sentence, "units", "", "Pick those who go along, too.", ALONG)


def points_of_each(
    units: tuple[UnitState, ...], points: tuple[int, ...], case: str
) -> tuple[tuple[tuple[UnitState, int], ...], tuple[Fault, ...]]:
    """The strength points that each unit loses, and what stands against them."""
    # They go by their place in the list: one too few would lay every loss behind it on another
    # unit.
    if len(points) != len(units):
        sentence = f"{counted(len(points), 'number')} for {counted(len(units), 'unit')}."
        advice = "Enter the strength points of each unit, in the order in which they are picked."
        fault = Fault(sentence, "points", advice=advice, case=case, missing=not points)
        return (), (fault,)
    pairs = tuple(zip(units, points, strict=True))
    faults = tuple(_too_many(pairs, case))
    return pairs, faults


def _too_many(pairs: Iterable[tuple[UnitState, int]], case: str) -> Iterator[Fault]:
    for unit, points in pairs:
        held = army.strength(unit)
        if not army.has_strength(unit):
            yield against(unit, "has no strength points.", case)
        elif points > held:
            sentence = f"has {held} SP and cannot lose {points}."
            yield against(unit, sentence, case, "Put the rest on another unit.")


def outside(battle: Battle, units: Iterable[UnitState], case: str) -> Iterator[Fault]:
    """What stands against units that are not in a battle."""
    for unit in units:
        if unit.id not in battle.fighters:
            yield against(unit, f"is not in {battle.name}.", case)
        elif unit.status is not UnitStatus.ON_MAP:
            yield against(unit, "is not on the map any more.", case)


def too_early(battle: Battle, what: str, case: str) -> Iterator[Fault]:
    """What stands against the costs of a round without a result, from which they come.

    After a round that is over it is asked about: they may be those of that round, entered late.
    """
    if battle.result:
        return
    if battle.round > 1:
        yield from asked_early(battle, what, case)
    else:
        advice = "Enter its result first."
        sentence = f"{what} before round {battle.round} has a result."
        yield Fault(sentence, _BATTLE, advice=advice, case=case)


def asked_early(battle: Battle, what: str, case: str) -> Iterator[Fault]:
    """The question about what comes of a result, but may have another cause: the rout of others."""
    if not battle.result:
        advice = "Did it come of the round before, or of another battle?"
        sentence = f"{what} before round {battle.round} has a result."
        yield Fault(sentence, _BATTLE, advice=advice, case=case).question()


def names(units: Iterable[UnitState]) -> str:
    """All of a few units by name."""
    return ", ".join(map(unit_name, units))
