"""Strength points that are lost or change places: the one place where this game writes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.grande_armee.units import strength

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId

Losses = tuple[tuple[UnitState, int], ...]
"""Units, each with the strength points that it loses."""


def lost(losses: Losses) -> tuple[tuple[Posting, ...], tuple[Fact, ...]]:
    """What is written where units lose strength points; one without any is eliminated."""
    postings = tuple(
        posting
        for unit, points in losses
        for posting in transfer(_own(unit), Account(Place.DEAD, unit.side), STEP, points)
    )
    # Who had nothing to lose is not eliminated once more.
    gone = (unit for unit, points in losses if points and points == unit.steps_left)
    return postings, tuple(fact for unit in gone for fact in _dead(unit))


def shared_out(units: Iterable[UnitState], points: int) -> Losses:
    """Points taken off units in the order in which they stand, each down to none."""
    # In the order in which the player picked them, so that he decides whose points go first.
    found: list[tuple[UnitState, int]] = []
    for unit in units:
        taken = min(points, strength(unit))
        points -= taken
        if taken:
            found.append((unit, taken))
    return tuple(found)


def moved(unit: UnitState, place: Account, points: int) -> tuple[Posting, ...]:
    """Points of a unit that go to a place, or come from there where they are below 0."""
    return transfer(_own(unit), place, STEP, points)


def gone_from(place: Account, side: SideId, points: int) -> tuple[Posting, ...]:
    """Points that are lost where they lie, such as those of a detachment."""
    return transfer(place, Account(Place.DEAD, side), STEP, points)


def _own(unit: UnitState) -> Account:
    return unit_account(unit.side, unit.id)


def _dead(unit: UnitState) -> Iterator[Fact]:
    yield Fact(Subject.UNIT, str(unit.id), "status", str(unit.status), UnitStatus.DEAD)
