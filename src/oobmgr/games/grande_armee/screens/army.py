"""The army organisation charts of a side: who leads what, boxes used and free, command points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import PATH_SEPARATOR, UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.command.army import Command, commands, in_reserve, needs_marker
from oobmgr.games.grande_armee.command.budget import command_points, points_spent
from oobmgr.games.grande_armee.command.detachments import Detachment, detachments
from oobmgr.games.grande_armee.march.markers import demoralized_in, rout_of
from oobmgr.games.grande_armee.units import Rank, has_strength, rank_of
from oobmgr.rules.rosters import MOST_BOXES

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.rules.books import Books

_COMMANDERS: Final = (Rank.SUPREME, Rank.ARMY, Rank.CORPS)
_FULL: Final = "\N{BLACK SQUARE}"
_STRUCK: Final = "\N{WHITE SQUARE}"
_RATINGS: Final = ("initiative", "bonus", "morale")


@dataclass(frozen=True)
class ChartHead:
    """What stands at the head of a formation: its leader, and how its chart is filled."""

    path: tuple[str, ...]
    leader: str
    note: str
    unit: int = 0
    """The number of the leader among the units; 0 where nobody leads."""


@dataclass(frozen=True)
class UnitNote:
    """What stands below a unit: its strength points, its nation, its markers."""

    unit: int
    words: str


@dataclass(frozen=True)
class ArmyNotes:
    """All that the charts of a side say beside the units themselves."""

    heads: tuple[ChartHead, ...]
    units: tuple[UnitNote, ...]
    told: str


def army_notes(books: Books, side: SideId) -> ArmyNotes:
    """What the charts of a side say of its leaders and units."""
    found, dropped = commands(books, side), detachments(books, side)
    heads = tuple(_head(books, one, dropped) for one in found)
    notes = tuple(_note(books, unit, one) for one in found for unit in (*one.units, *one.others))
    number = sum(len(one.units) for one in found)
    told = f"{counted(number, 'unit')}, {sum(one.strength for one in found)} SP"
    return ArmyNotes(heads, tuple(note for note in notes if note.words), told)


def army_report(books: Books, side: SideId, _ahead: tuple[TurnCode, ...]) -> ArmyNotes:
    """The same on paper."""
    return army_notes(books, side)


def _head(books: Books, one: Command, dropped: tuple[Detachment, ...]) -> ChartHead:
    leader = _led(one.leader) if one.leader else ""
    number = int(one.leader.id) if one.leader else 0
    return ChartHead(one.path, leader, "; ".join(_head_notes(books, one, dropped)), number)


def _led(leader: UnitState) -> str:
    ratings = [str(leader.ratings[key]) for key in _RATINGS if key in leader.ratings]
    return " ".join(filter(None, (leader.designation, "-".join(ratings))))


def _head_notes(books: Books, one: Command, dropped: tuple[Detachment, ...]) -> Iterator[str]:
    if one.units:
        yield f"{one.strength} SP"
    if one.leader is None:
        # Boxes and command points are those of a leader: without one there is nothing to tell of
        # either.
        yield "no leader"
        return
    yield boxes_told(one)
    if rank_of(one.leader) in _COMMANDERS:
        yield _points(books, one.leader)
    for gone in dropped:
        # Listed with the corps that dropped it: who commands a detachment is left open (8.15).
        if gone.parent == PATH_SEPARATOR.join(one.path):
            nation = f" of {gone.nation}" if gone.is_minor else ""
            yield f"detachment {gone.name}: {gone.strength} SP{nation} in {gone.hex}"


def boxes_told(one: Command) -> str:
    """How many boxes of a chart are used, by rows, or that nobody entered them."""
    upper, bottom = one.capacity.upper, one.capacity.bottom
    multi = sum(map(needs_marker, one.units))
    if upper is None or bottom is None:
        return f"{counted(len(one.units), 'unit')}, boxes not entered"
    free = upper + bottom - len(one.units)
    words = f"{len(one.units)} of {upper + bottom} boxes, {multi} of {upper} above"
    return f"{words}, {free} free" if free >= 0 else f"{words}, {-free} TOO MANY"


def _points(books: Books, leader: UnitState) -> str:
    points, spent = command_points(books, leader).result, points_spent(books, leader)
    if points is None:
        return "CP not entered"
    # None is no lack: a corps leader has points only where he activates himself (6.22).
    return f"{points - spent} of {points} CP" if points else "no CP"


def _note(books: Books, unit: UnitState, one: Command) -> UnitNote:
    parts = []
    if has_strength(unit):
        parts.append(_strength(unit))
    # Troops of another nation may not use the sources of the corps (14.0), so it is said.
    if one.leader and unit.nation != one.leader.nation:
        parts.append(unit.nation)
    parts += ["reserve"] if in_reserve(unit) else []
    parts += [str(stage)] if (stage := rout_of(books, unit)) else []
    parts += ["demoralized"] if demoralized_in(books, unit) else []
    return UnitNote(int(unit.id), ", ".join(parts))


def _strength(unit: UnitState) -> str:
    """``6/8``, behind a box for each point where they stand side by side."""
    left, whole = unit.steps_left, unit.steps
    if not 1 < whole <= MOST_BOXES:
        return f"{whole} SP" if left == whole else f"{left} of {whole} SP"
    words = f"{whole} SP" if left == whole else f"{left}/{whole}"
    return f"{_FULL * left}{_STRUCK * (whole - left)} {words}"
