"""What looks forgotten in the air, the air surprise included."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.quantities import counted
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.actions.air.arrivals import july_is_due
from oobmgr.games.europa.actions.air.bases import MEND, damaged_bases
from oobmgr.games.europa.actions.air.missions import open_missions
from oobmgr.games.europa.actions.air.moves import left_to_sort
from oobmgr.games.europa.actions.air.repairs import left_to_try
from oobmgr.games.europa.actions.air.results import UNPAID
from oobmgr.games.europa.actions.air.surprise import is_surprise
from oobmgr.games.europa.air.group_allowance import allowance_now, on_map
from oobmgr.games.europa.air.held import State, held, kind_of, price_kind
from oobmgr.games.europa.air.mission_records import missions_of, owed
from oobmgr.games.europa.air.move_rules import ready_phases
from oobmgr.games.europa.air.nations import nations_of
from oobmgr.games.europa.air.strikes import owed_losses
from oobmgr.games.europa.air.surprise_run import surprise_state
from oobmgr.games.europa.air.transfers import Mark, all_marked
from oobmgr.games.europa.entered import counted_so_far, was_done
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.supply.measuring import on_map as units_on_map
from oobmgr.games.europa.supply.measuring import stack_at
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AIR, COMBAT, INITIAL, MOVEMENT, enemy
from oobmgr.rules.books import Books
from oobmgr.rules.checks import Finding, check


@check("ASU-02", title="Air surprise not played", action="air_surprise")
def air_surprise(books: Books) -> Iterator[Finding]:
    """An air surprise that is not played to its end before the surprise turn is over."""
    state = surprise_state(books) if is_surprise(books) else None
    if state is not None and state.now is not None:
        number = sum(wave.number for wave in state.waves)
        sentence = f"{state.made} of {number} strikes are made; the {state.now.striker} are next."
        yield Finding(sentence, "Air surprise not finished" if state.made else None)


@check("AIR-04", title="Above the Group Allowance", action="air_move")
def air_allowance(books: Books) -> Iterator[str]:
    """More groups on the map than a nation may have there."""
    stock = held(books, books.side)
    # EU-CF-90: by option only groups that can fly count against the allowance.
    operable = chosen(books.options, "ga_counts") == "operable"
    # A side that keeps no groups in the books is not reminded of any.
    for nation in nations_of(books.side) if stock else ():
        there = on_map(stock, nation, *((State.OPERABLE,) if operable else ()))
        limit = allowance_now(books, nation)
        if there > limit:
            groups = counted(there, "group is", "groups are")
            yield f"{groups} on the map, the {nation} Group Allowance is {limit}."


@check("AIR-10 ASU-06", title="Lost groups not sorted", action="air_triage", phases=(INITIAL,))
def air_triage(books: Books) -> Iterator[str]:
    """Groups in the EFT and EET boxes."""
    number = sum(n for _, n in left_to_sort(books))
    if number:
        yield f"{counted(number, 'group is', 'groups are')} in the EFT and EET boxes."


@check("ASU-08", title="Air arrivals due", action="air_arrivals", phases=(INITIAL,))
def air_arrivals(books: Books) -> Iterator[str]:
    """The arrivals of July I 1941."""
    if held(books, books.side) and july_is_due(books):
        yield "The groups and the Group Allowance of July I 1941 have not been received."


@check("AIR-02", title="Groups not repaired", action="air_repair")
def air_repair(books: Books) -> Iterator[str]:
    """Inoperable groups that did not roll."""
    number = sum(n for _, _, n in left_to_try(books))
    # EU-CF-59: by option, and in the opening, groups are repaired in the Initial Phase.
    if books.phase in ready_phases(books) and number:
        groups = counted(number, "inoperable group has", "inoperable groups have")
        yield f"{groups} not tried to become operable."


@check("SP-11", title="Groups not paid", action="air", phases=(AIR, MOVEMENT))
def air_unpaid(books: Books) -> Iterator[str]:
    """Groups that flew without payment: those that took results, and those on missions.

    The first were paid for neither by card nor by number; the payment of the others, Patrol among
    them, is not in the books any more.
    """
    by_card = sum(number for _, number in _paid_for(books))
    # What was paid for by card is in the number, too.
    by_number = _known(books, AIR, "fighters") + _known(books, AIR, "others") - by_card
    number = _known(books, UNPAID, "groups") - max(by_number, 0)
    if books.turn != SURPRISE_TURN and number > 0:
        yield f"{counted(number, 'group', 'groups')} flew without being paid for."
    number = owed(books).total()
    if number:
        groups = counted(number, "group flies", "groups fly")
        yield f"{groups} a mission or Patrol without being paid for."


def _paid_for(books: Books) -> Iterator[tuple[str, int]]:
    """The aircraft of combat groups that were paid for in this player turn, with their number."""
    for aircraft, number in all_marked(books, Mark.FLOWN).items():
        if price_kind(kind_of(books, aircraft)) != "transport":
            yield aircraft, number


def _known(books: Books, what: str, field: str) -> int:
    return counted_so_far(books, done_key(books.turn, books.side, what), field)


@check("AIR-07", title="Air bases not repaired", action="air_mend")
def air_mend(books: Books) -> Iterator[str]:
    """Hits on bases, which are repaired once the Air Phase is over."""
    # AIR-07: bases are repaired after their side's Air Phase, so before its end nothing is late.
    early = books.phase in {INITIAL, AIR} or not held(books, books.side)
    number = 0 if early or was_done(books, MEND) else len(damaged_bases(books))
    if number:
        bases = counted(number, "base with hits repairs", "bases with hits repair")
        yield f"{bases} after Air."


@check("SOP-03", title="Missions not resolved", action="air_home")
def air_missions(books: Books) -> Iterator[str]:
    """Missions that were placed, and nobody has said what came of them."""
    number = len(open_missions(books))
    # Supply flown in the Initial Phase stays open until enemy fighters could meet it in the air
    # (TRN-01).
    if books.phase != INITIAL and number:
        yield f"{counted(number, 'mission is', 'missions are')} not resolved yet."


@check("BMB-05", title="Loss by ground support not taken", action="bombard", must=True)
def support_losses(books: Books) -> Iterator[Finding]:
    """Losses that ground support asks of units in the books."""
    for mission in owed_losses(books):
        enemies = (unit for unit in units_on_map(books) if unit.side == enemy(books.side))
        there = stack_at(enemies, mission.target)
        # Only of units in the books: from others the books could take no loss.
        if there:
            at, result = mission.target, mission.result
            sentence = f"Ground support at {at}: {result} costs the enemy a loss."
            # In these phases alone bombs can be posted: in others the click would lead to a form
            # that refuses.
            entered = books.phase in {AIR, COMBAT}
            yield Finding(sentence, action="bombard" if entered else "")


@check("SP-09", title="Paid groups on the ground", action="air_mission", phases=(AIR,))
def air_idle(books: Books) -> Iterator[str]:
    """Combat groups that were paid for and fly nothing, where missions are kept in the books."""
    if not missions_of(books, books.side):
        return
    flies = all_marked(books, Mark.PLACED)
    number = sum(max(paid - flies[aircraft], 0) for aircraft, paid in _paid_for(books))
    if number:
        yield counted(
            number,
            "group is paid for and flies no mission.",
            "groups are paid for and fly no mission.",
        )
