"""What looks forgotten in the air."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import counted
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.actions.air.arrivals import july_is_due
from oobmgr.games.europa.actions.air.mending import MEND, damaged_bases
from oobmgr.games.europa.actions.air.mission_ends import open_missions
from oobmgr.games.europa.actions.air.repairs import left_to_try
from oobmgr.games.europa.actions.air.results import UNPAID
from oobmgr.games.europa.actions.air.triage import left_to_sort
from oobmgr.games.europa.actions.payment import was_done
from oobmgr.games.europa.air.allowances import allowance_now, on_map
from oobmgr.games.europa.air.held import State, held, kind_of, price_kind
from oobmgr.games.europa.air.mission_payment import owed
from oobmgr.games.europa.air.mission_records import missions_of
from oobmgr.games.europa.air.move_rules import ready_phases
from oobmgr.games.europa.air.nations import nations_of
from oobmgr.games.europa.air.transfers import Mark, all_marked
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AIR, INITIAL, MOVEMENT
from oobmgr.rules.books import Books
from oobmgr.rules.game import Warning  # noqa: A004 - as where it is made


def air_warnings(books: Books) -> Iterator[Warning]:
    """Everything in the air that looks forgotten, of the side that is playing."""
    if not held(books, books.side):
        return
    yield from _above_allowance(books)
    yield from _not_sorted(books)
    yield from _not_received(books)
    yield from _not_repaired(books)
    yield from _not_paid(books)
    yield from _not_mended(books)
    yield from _missions_open(books)
    yield from _patrol_not_paid(books)
    yield from _idle(books)


def _above_allowance(books: Books) -> Iterator[Warning]:
    stock = held(books, books.side)
    operable = chosen(books.options, "ga_counts") == "operable"
    for nation in nations_of(books.side):
        there = on_map(stock, nation, *((State.OPERABLE,) if operable else ()))
        limit = allowance_now(books, nation)
        if there > limit:
            groups = counted(there, "group is", "groups are")
            sentence = f"{groups} on the map, the {nation} Group Allowance is {limit}."
            title = "Above the Group Allowance"
            yield Warning("air_allowance", title, sentence, "AIR-04", "air_move")


def _not_sorted(books: Books) -> Iterator[Warning]:
    number = sum(n for _, n in left_to_sort(books))
    if books.phase == INITIAL and number:
        sentence = f"{counted(number, 'group lies', 'groups lie')} in the EFT and EET boxes."
        yield Warning("air_triage", "Lost groups not sorted", sentence, "AIR-10", "air_triage")


def _not_received(books: Books) -> Iterator[Warning]:
    if books.phase == INITIAL and july_is_due(books):
        sentence = "The groups and the Group Allowance of July I 1941 have not been received."
        yield Warning("air_arrivals", "Air arrivals due", sentence, "ASU-08", "air_arrivals")


def _not_repaired(books: Books) -> Iterator[Warning]:
    number = sum(n for _, _, n in left_to_try(books))
    if books.phase in ready_phases(books) and number:
        groups = counted(number, "inoperable group has", "inoperable groups have")
        sentence = f"{groups} not tried to become operable."
        yield Warning("air_repair", "Groups not repaired", sentence, "AIR-02", "air_repair")


def _not_paid(books: Books) -> Iterator[Warning]:
    """Groups that took results although they were not paid for, neither by card nor by number."""
    flew = _known(books, UNPAID, "groups")
    by_number = _known(books, AIR, "fighters") + _known(books, AIR, "others") - _by_card(books)
    number = flew - max(by_number, 0)
    if books.phase in {AIR, MOVEMENT} and books.turn != SURPRISE_TURN and number > 0:
        sentence = f"{counted(number, 'group', 'groups')} flew without being paid for."
        yield Warning("air_unpaid", "Groups not paid", sentence, "SP-11", "air")


def _by_card(books: Books) -> int:
    """The combat groups of the board that were paid for in this player turn."""
    return sum(
        number
        for aircraft, number in all_marked(books, Mark.FLOWN).items()
        if price_kind(kind_of(books, aircraft)) != "transport"
    )


def _known(books: Books, what: str, field: str) -> int:
    value = books.fact(Subject.DONE, done_key(books.turn, books.side, what), field)
    return value if isinstance(value, int) else 0


def _not_mended(books: Books) -> Iterator[Warning]:
    number = len(damaged_bases(books))
    if books.phase in {INITIAL, AIR} or not number or was_done(books, MEND):
        return
    sentence = f"{counted(number, 'base with hits repairs', 'bases with hits repair')} after Air."
    yield Warning("air_mend", "Air bases not repaired", sentence, "AIR-07", "air_mend")


def _missions_open(books: Books) -> Iterator[Warning]:
    """Missions that were placed, and nobody has said what came of them."""
    number = len(open_missions(books))
    if books.phase == INITIAL or not number:
        return
    sentence = f"{counted(number, 'mission is', 'missions are')} not resolved yet."
    yield Warning("air_missions", "Missions not resolved", sentence, "SOP-03", "air_home")


def _patrol_not_paid(books: Books) -> Iterator[Warning]:
    """Groups on missions, Patrol among them, whose payment is not in the books any more."""
    number = owed(books).total()
    if books.phase in {AIR, MOVEMENT} and number:
        groups = counted(number, "group flies", "groups fly")
        sentence = f"{groups} a mission or Patrol without being paid for."
        yield Warning("air_unpaid", "Groups not paid", sentence, "SP-11", "air")


def _idle(books: Books) -> Iterator[Warning]:
    """Combat groups that were paid for and fly nothing, where missions are kept in the books."""
    if books.phase != AIR or not missions_of(books, books.side):
        return
    flies = all_marked(books, Mark.PLACED)
    number = sum(
        max(paid - flies[aircraft], 0)
        for aircraft, paid in all_marked(books, Mark.FLOWN).items()
        if price_kind(kind_of(books, aircraft)) != "transport"
    )
    if number:
        groups = counted(number, "group is", "groups are")
        sentence = f"{groups} paid for and fly no mission."
        yield Warning("air_idle", "Paid groups on the ground", sentence, "SP-09", "air_mission")
