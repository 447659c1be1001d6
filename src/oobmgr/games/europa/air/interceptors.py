"""Who may intercept a mission: ready fighters, paid for where they pay, not yet used up."""

from __future__ import annotations

from oobmgr.domain.accounts import SideId
from oobmgr.games.europa.air.held import Lying, State, held, kind_of
from oobmgr.games.europa.air.mission_records import Mission
from oobmgr.games.europa.air.transfers import Mark, marked
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import SOVIET
from oobmgr.rules.books import Books


def fighters(books: Books, side: SideId) -> dict[Lying, int]:
    """The operable fighters of a side, and how many there are of each."""
    return {
        (group, spot): number
        for (group, spot), number in held(books, side).items()
        if spot.state is State.OPERABLE and kind_of(books, group.aircraft) == "fighter"
    }


def only_standing(books: Books, side: SideId) -> bool:
    """Whether only groups on Patrol or Alert intercept, because the others are not paid (SP-11)."""
    # Soviet fighters that the surprise left ready are on Alert in the turn after it (ASU-05).
    last = books.tables.text("air.ready.set_up_last")
    left_ready = side == SOVIET and books.turn <= last
    return chosen(books.options, "patrol_payment") == "own_phase" and not left_ready


def may_intercept(books: Books, mission: Mission, lying: Lying, number: int, standing: int) -> bool:
    """Whether one of so many fighters, of which some stand by, may meet a mission (MIS-07)."""
    # In the surprise turn nothing opposes the Axis in the air (ASU-07).
    if books.turn == SURPRISE_TURN:
        return False
    # One that beat its escort has a round against a strike group left, though it has fought
    # (MIS-07).
    if any(one.lying == lying for one in mission.through):
        return True
    free = number - marked(books, Mark.FOUGHT, *lying)
    return free > 0 and (standing > 0 or not only_standing(books, lying[0].side))
