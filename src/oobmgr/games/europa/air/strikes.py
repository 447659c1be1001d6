"""Strikes that are entered by hand: the mission that flies them, or groups paid for by number.

Only groups that flew and were paid for strike (SP-11). A player who keeps missions in the books
enters the strike of one; a player who only pays by number has as many strikes as paid groups.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.air.held import kind_of, price_kind
from oobmgr.games.europa.air.mission_kinds import MissionKind, Role
from oobmgr.games.europa.air.mission_records import (
    Mission,
    Standing,
    bound,
    is_free,
    mission_facts,
    missions_of,
)
from oobmgr.games.europa.air.transfers import Mark, all_marked
from oobmgr.games.europa.entered import counted_so_far
from oobmgr.games.europa.words import AIR
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.nearest import folded

PAID_KINDS = ("fighters", "others")
"""Combat groups as they are counted when they are paid for (SP-09)."""
_STRUCK, _TAKEN = "struck", "support_losses"
# A column shift, as with 1R, is no loss that anybody owes (BMB-05).
_COSTLY = ("Re", "C")


@dataclass(frozen=True)
class Strike:
    """Who flies a strike: a mission at its target, or so many groups that were paid by number."""

    mission: Mission | None = None
    groups: int = 1
    refusals: tuple[Fault, ...] = ()


def strike_at(books: Books, kind: MissionKind, place: str, groups: int = 1) -> Strike:
    """Who flies a strike of this kind at a place; a refusal where nobody does (SP-11, MIS-06)."""
    placed = [one for one in missions_of(books, books.side) if one.placed]
    # A sweep clears the way, so no strike comes before it.
    sweep = next((one for one in placed if one.kind is MissionKind.SWEEP), None)
    if sweep is not None:
        sentence = f"Mission {sweep.number} is a fighter sweep: it comes first."
        advice = "Resolve it, or bring it home."
        return Strike(refusals=(Fault(sentence, "place", place, advice, "MIS-06"),))
    there = (one for one in placed if one.kind is kind and folded(one.target) == folded(place))
    # A mission whose bombers are gone strikes nothing.
    mission = next((one for one in there if one.number_of(Role.MAIN)), None)
    if mission is not None:
        return Strike(mission, groups)
    free = free_groups(books)
    if free >= groups:
        # Groups that were only paid by number strike without being named.
        return Strike(groups=groups)
    told = counted(free, "paid group is", "paid groups are") if free else "No paid group is"
    sentence = f"{told} free for this strike, which takes {groups}."
    advice = "Place a mission there, or pay for the groups in Air groups."
    return Strike(refusals=(Fault(sentence, "place", place, advice, "SP-11"),))


def free_groups(books: Books) -> int:
    """The combat groups that were paid for in this player turn and have not struck yet.

    Those that fly a mission of the books strike with it, whatever it is; those that were shot
    down or sent home on the way strike nowhere else.
    """
    key = done_key(books.turn, books.side, AIR)
    paid = sum(counted_so_far(books, key, kind) for kind in PAID_KINDS)
    # Missions that fly free use up none of the groups that were paid for (SP-10).
    flying = sum(
        bound(one).total() + sum(gone.number for gone in one.home)
        for one in missions_of(books, books.side)
        if not is_free(books, one.kind) and one.kind is not MissionKind.SUPPLY
    )
    # Never below zero: missions may have been placed without payment.
    return max(paid - flying - counted_so_far(books, key, _STRUCK), 0)


def paid_by_number(books: Books) -> Counter[str]:
    """The groups paid for by number in this player turn that none of the board stands for yet.

    By what they pay as (`price_kind`); those that struck by number have flown.
    """
    key = done_key(books.turn, books.side, AIR)
    left = Counter(
        fighter=counted_so_far(books, key, "fighters"),
        other=counted_so_far(books, key, "others") - counted_so_far(books, key, _STRUCK),
    )
    for aircraft, number in all_marked(books, Mark.FLOWN).items():
        left[price_kind(kind_of(books, aircraft))] -= number
    # The plus leaves out kinds of which none is left, or fewer than none.
    return +left


def strike_facts(books: Books, strike: Strike, result: str, hits: int = 0) -> tuple[Fact, ...]:
    """That a strike was flown: its mission is over, or so many groups have struck."""
    if strike.mission is not None:
        return over_facts(books, replace(strike.mission, result=result or "0", hits=hits))
    key = done_key(books.turn, books.side, AIR)
    struck = counted_so_far(books, key, _STRUCK) + strike.groups
    return enter(books, Subject.DONE, key, _STRUCK, struck)


def over_facts(books: Books, mission: Mission) -> tuple[Fact, ...]:
    """What has to be written for a mission to be over."""
    return mission_facts(books, replace(mission, standing=Standing.OVER))


# ------------------------------------------------------------------------- losses that are owed


def owed_losses(books: Books) -> tuple[Mission, ...]:
    """Ground support that struck and whose loss the defender has not taken (BMB-05)."""
    return tuple(one for one in _costly(missions_of(books, books.side)) if not _taken(books, one))


def owed_at(books: Books, place: str) -> Mission | None:
    """The ground support at a place whose loss has not been taken; None where there is none."""
    return next((one for one in owed_losses(books) if folded(one.target) == folded(place)), None)


def taken_facts(books: Books, mission: Mission) -> tuple[Fact, ...]:
    """That the loss of a ground support was taken."""
    return enter(books, Subject.DONE, _taken_key(books), str(mission.number), new=True)


def _costly(missions: Iterable[Mission]) -> Iterable[Mission]:
    for one in missions:
        if one.kind is MissionKind.GROUND_SUPPORT and one.result.startswith(_COSTLY):
            yield one


def _taken(books: Books, mission: Mission) -> bool:
    return bool(books.fact(Subject.DONE, _taken_key(books), str(mission.number)))


def _taken_key(books: Books) -> str:
    return done_key(books.turn, books.side, _TAKEN)
