"""A round of air combat as the player enters it, and who may fight it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step
from oobmgr.games.europa.actions.air.activation import interceptors_pay
from oobmgr.games.europa.actions.air.sky import Sky
from oobmgr.games.europa.actions.payment import Bill, Payment, enemy, pay
from oobmgr.games.europa.air.air_shots import HIT_ALIASES, Hit, distance_told
from oobmgr.games.europa.air.held import State, aircraft_key, held, kind_of
from oobmgr.games.europa.air.mission_kinds import MissionKind, Role
from oobmgr.games.europa.air.mission_limits import RANGE, known_of
from oobmgr.games.europa.air.mission_records import Flyer, Mission, standing_by
from oobmgr.games.europa.air.missions import PatrolRangeInputs, patrol_range
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.supply.prices import air_share
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import SOVIET
from oobmgr.rules.books import Books, PhaseId
from oobmgr.rules.bounds import MANY
from oobmgr.rules.fields import choice_told, count_told, dice_told, flag_told, open_told, text_told


@dataclass(frozen=True)
class Fight:
    """One round: a fighter, or several of a type, with one enemy group."""

    card: str = text_told("The fighter that attacks.", "MIS-07")
    box: str = text_told("Its base.", "MIS-07")
    number: int = count_told(
        "How many of them attack the same group.", "MIS-04", unit="groups", default=1
    )
    target: str = text_told("The group that is attacked.", "MIS-07")
    target_box: str = text_told("Its base.", "MIS-07")
    column: str = text_told("Column: rating of the attacker less that of the target.", "MIS-04")
    roll: int = dice_told("The two dice at the target, 0 for none.", "MIS-04")
    hit: Hit = choice_told(
        "What it does, where your chart does not say it.", "MIS-04", Hit.CHART, HIT_ALIASES
    )
    target_guards: bool = flag_told("Whether the target is of the Soviet Guards.", "MIS-05")
    target_distance: int | None = distance_told(
        "Hexes from its own nearest hex, for an X on the target."
    )
    back_column: str = text_told(
        "Column: rating of the target less that of the attacker.", "MIS-04"
    )
    back_roll: int = dice_told("The two dice back at the attacker, 0 for none.", "MIS-04")
    back: Hit = choice_told(
        "What it does, where your chart does not say it.", "MIS-04", Hit.CHART, HIT_ALIASES
    )
    guards: bool = flag_told("Whether the attacker is of the Soviet Guards.", "MIS-05")
    distance: int | None = distance_told(
        "Hexes from its own nearest hex, for an X on the attacker."
    )
    reach: int = count_told(
        "Hexes from its patrol hex or base, 0 for not checked.", "MIS-02", unit="hexes"
    )
    range: int | None = open_told(
        "Printed range of the interceptor, asked once for an aircraft.",
        "MIS-02",
        unit="hexes",
        low=0,
        high=MANY,
    )
    night_fighter: bool = flag_told("Whether the interceptor is a night fighter (NF).", "MIS-11")


INTERCEPT = PhaseId("intercept")


def interceptor_payment(books: Books, number: int) -> Payment:
    """What interceptors pay in the enemy turn; nothing where the campaign does not ask it."""
    if not number or not interceptors_pay(books):
        return Payment()
    exact = air_share(number, "fighters", books.tables)
    payment = pay(books, Bill(exact), "SP-11", phase=INTERCEPT, side=enemy(books.side))
    line = Step(f"Interceptors: {number}", exact, case="SP-09")
    return replace(payment, working=(line, *payment.working))


def interceptor_faults(
    books: Books, sky: Sky, attacker: Flyer, fight: Fight, where: str
) -> Iterator[Fault]:
    """Why a group does not intercept: no fighter, not paid, too far, not at night (MIS-07)."""
    group = attacker.group
    if kind_of(books, group.aircraft) != "fighter":
        sentence = f"{group.name} is not a fighter: only fighters intercept."
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


_FIGHTER = "fighter"


def sweep_faults(
    books: Books, sweep: Mission, target: Flyer, number: int, where: str
) -> Iterator[Fault]:
    """Why some sweepers may not attack a group; `sweep` is as it was before its fights."""
    if kind_of(books, target.group.aircraft) != _FIGHTER:
        sentence = f"{target.group.name} is not a fighter: sweeps go for fighters."
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
