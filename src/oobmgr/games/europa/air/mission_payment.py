"""Which groups of missions have to be paid for, and which are not yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from oobmgr.games.europa.air.mission_kinds import Duty, MissionKind, Role, duty_of
from oobmgr.games.europa.air.mission_records import Flyer, Mission, missions_of
from oobmgr.games.europa.air.transfers import Lying, Mark, marked
from oobmgr.games.europa.options import chosen
from oobmgr.rules.books import Books


def by_base(flyers: Iterable[Flyer]) -> Counter[Lying]:
    """How many groups of each type come from each base."""
    found: Counter[Lying] = Counter()
    for flyer in flyers:
        found[flyer.lying] += flyer.number
    return found


def bound(mission: Mission) -> Counter[Lying]:
    """The groups for which it is their one mission of the player turn.

    Transports that fly supply are bound where they landed, by a mark of their own (TRN-01).
    """
    supply = mission.kind is MissionKind.SUPPLY
    return by_base(f for f in mission.flyers if not supply or f.role is Role.ESCORT)


def is_free(books: Books, kind: MissionKind) -> bool:
    """Whether the groups of a mission fly without payment: Patrol where the campaign says so."""
    stands = duty_of(kind, books.tables) is Duty.STAND
    return stands and chosen(books.options, "patrol_payment") == "free"


def owed(books: Books, planned: Mission | None = None) -> Counter[Lying]:
    """The groups on missions of this player turn that are not paid for (SP-11).

    A planned mission takes the place of the one with its number; then its groups alone are told.
    """
    missions = [
        m for m in missions_of(books, books.side) if not planned or m.number != planned.number
    ]
    missions += [planned] if planned else []
    flying: Counter[Lying] = Counter()
    for mission in missions:
        if not is_free(books, mission.kind):
            flying.update(bound(mission))
    left = {lying: n - marked(books, Mark.FLOWN, *lying) for lying, n in flying.items()}
    wanted = bound(planned) if planned else flying
    return Counter({lying: n for lying, n in left.items() if n > 0 and lying in wanted})
