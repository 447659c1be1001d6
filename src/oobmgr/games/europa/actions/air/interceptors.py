"""Who may intercept in the enemy's player turn, and who pays for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.rulings import Step
from oobmgr.games.europa.actions.air.activation import interceptors_pay
from oobmgr.games.europa.actions.payment import Bill, Payment, enemy, pay
from oobmgr.games.europa.air.held import aircraft_key, kind_of
from oobmgr.games.europa.air.mission_limits import RANGE, known_of
from oobmgr.games.europa.air.mission_records import Flyer
from oobmgr.games.europa.air.missions import PatrolRangeInputs, patrol_range
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.supply.prices import air_share
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import SOVIET
from oobmgr.rules.books import Books, PhaseId

if TYPE_CHECKING:
    from oobmgr.games.europa.actions.air.fights import Fight
    from oobmgr.games.europa.actions.air.sky import Sky

INTERCEPT = PhaseId("intercept")


def interceptor_payment(books: Books, number: int) -> Payment:
    """What interceptors pay in the enemy turn; nothing where the campaign does not ask it."""
    if not number or not interceptors_pay(books):
        return Payment(0, (), (), (), ())
    exact = air_share(number, "fighters", books.tables)
    payment = pay(books, Bill(exact), "SP-11", phase=INTERCEPT, side=enemy(books.side))
    line = Step(f"Interceptors: {number}", exact, case="SP-09")
    return Payment(
        payment.sp, (line, *payment.working), payment.postings, payment.facts, payment.refusals
    )


def interceptor_faults(
    books: Books, sky: Sky, attacker: Flyer, fight: Fight, where: str
) -> Iterator[Fault]:
    """Why a group does not intercept: no fighter, not paid, too far, not at night (MIS-07)."""
    group = attacker.group
    if kind_of(books, group.aircraft) != "fighter":
        sentence = f"{group.name} is no fighter: only fighters intercept."
        yield Fault(sentence, f"{where}card", group.key, case="MIS-07")
    if sky.mission.night and not fight.night_fighter:
        sentence = "Only night fighters (NF) intercept at night."
        yield Fault(sentence, f"{where}night_fighter", "false", case="MIS-11")
    if books.turn == SURPRISE_TURN:
        sentence = "Nothing opposes the Axis in the air in the surprise turn."
        yield Fault(sentence, f"{where}card", group.key, case="ASU-07")
    yield from _reach_faults(books, sky, attacker, fight, where)
    if sky.through_of(attacker) < fight.number:
        yield from _unpaid(books, sky, attacker, fight, where)


def _unpaid(books: Books, sky: Sky, attacker: Flyer, fight: Fight, where: str) -> Iterator[Fault]:
    """Where fighters pay in their own Air Phase, only those on Patrol or Alert are paid (SP-11)."""
    if chosen(books.options, "patrol_payment") != "own_phase" or _left_ready(books, attacker):
        return
    standing = sky.on_patrol(attacker)
    if fight.number > standing:
        sentence = (
            f"{standing} {attacker.group.name} from {attacker.base} on Patrol or Alert, paid for."
        )
        advice = "Others do not intercept in the enemy turn."
        yield Fault(sentence, f"{where}number", str(fight.number), advice, "SP-11")


def _left_ready(books: Books, attacker: Flyer) -> bool:
    """Soviet fighters that the surprise left ready are on Alert in the turn after it (ASU-05)."""
    last = books.tables.text("air.ready.set_up_last")
    return attacker.group.side == SOVIET and books.turn <= last


def _reach_faults(
    books: Books, sky: Sky, attacker: Flyer, fight: Fight, where: str
) -> Iterator[Fault]:
    """Half the range from the patrol hex or the base, rounded up (MIS-02)."""
    aircraft = attacker.group.aircraft
    printed = known_of(books, aircraft, RANGE) if fight.range is None else fight.range
    if printed is None:
        return
    if fight.range is not None and fight.range != known_of(books, aircraft, RANGE):
        key = aircraft_key(aircraft)
        old = books.fact(Subject.CONDITION, key, RANGE)
        new = Fact(Subject.CONDITION, key, RANGE, old, fight.range)
        if new not in sky.learned:
            sky.learned.append(new)
    may = patrol_range(PatrolRangeInputs(printed), books.tables).result.intercept
    if fight.reach > may:
        sentence = f"{attacker.group.name} intercepts within {may} hexes, half of {printed}."
        yield Fault(sentence, f"{where}reach", str(fight.reach), case="MIS-02")
