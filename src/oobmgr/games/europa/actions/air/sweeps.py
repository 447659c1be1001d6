"""What a fighter sweep may attack, and how its fighters are shared out (MIS-06)."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.games.europa.actions.payment import enemy
from oobmgr.games.europa.air.held import State, held, kind_of
from oobmgr.games.europa.air.mission_kinds import MissionKind, Role
from oobmgr.games.europa.air.mission_records import Flyer, Mission, standing_by
from oobmgr.rules.books import Books

_FIGHTER = "fighter"


def sweep_faults(
    books: Books, sweep: Mission, target: Flyer, number: int, where: str
) -> Iterator[Fault]:
    """Why some sweepers may not attack a group; `sweep` is as it was before its fights."""
    if kind_of(books, target.group.aircraft) != _FIGHTER:
        sentence = f"{target.group.name} is no fighter: sweeps go for fighters."
        yield Fault(sentence, f"{where}target", target.group.key, case="MIS-06")
    sweepers = sweep.number_of(Role.MAIN)
    there = _defenders(books, target.base)
    # Once some have fought, nobody can tell how many there were: the player is reminded instead.
    if number > 1 and not sweep.begun and sweepers <= there:
        fighters = counted(there, "fighter is", "fighters are")
        sentence = f"{fighters} at {target.base}: {sweepers} sweepers do not outnumber them."
        advice = "Send each at another fighter."
        yield Fault(sentence, f"{where}number", str(number), advice, "MIS-06")


def _defenders(books: Books, base: str) -> int:
    """The fighters of a base that a sweep may meet, as few as may be there.

    Those on Patrol are met at their hex, the others at the base; which of them a sweep goes for,
    the books do not say.
    """
    other = enemy(books.side)
    ready = sum(
        number
        for (group, spot), number in held(books, other).items()
        if spot.base == base
        and spot.state is State.OPERABLE
        and kind_of(books, group.aircraft) == _FIGHTER
    )
    away = sum(
        flyer.number
        for patrol in standing_by(books, other)
        if patrol.kind is MissionKind.PATROL
        for flyer in patrol.flyers
        if flyer.base == base
    )
    return min((number for number in (ready - away, away) if number > 0), default=0)


def spread_faults(numbers: list[int]) -> Iterator[Fault]:
    """Sweepers are spread as evenly as possible; `numbers` are those at each fighter."""
    if numbers and max(numbers) - min(numbers) > 1:
        sentence = f"{max(numbers)} sweepers at one fighter, {min(numbers)} at another."
        yield Fault(sentence, "fights", "", "Spread them evenly.", "MIS-06")
