"""The Air Phase: groups that fly are paid; hits on the enemy's supply."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import ceil, counted
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.actions.payment import Bill, Payment, pay
from oobmgr.games.europa.air.flying import FlyingGroup, flight_of
from oobmgr.games.europa.air.held import able_groups, held
from oobmgr.games.europa.air.strikes import paid_by_number
from oobmgr.games.europa.entered import counted_so_far, done
from oobmgr.games.europa.known_words import bases, groups
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.supply.prices import AirSupplyCostInputs, air_share, air_supply_cost
from oobmgr.games.europa.supply.surprise import after_surprise, surprise_only
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AIR, enemy
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books, PhaseId
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import count_told, list_told
from oobmgr.rules.offered_words import offering

Groups = tuple[int, int]
_KINDS = ("fighters", "others")


@dataclass(frozen=True)
class AirInputs:
    """The groups that fly missions this player turn; half groups count as whole ones."""

    fighters: int = count_told("Fighter groups.", "SP-09", unit="groups", label="Fighters")
    others: int = count_told(
        "Other combat groups.", "SP-09", unit="groups", label="Other combat groups"
    )
    transports: int = count_told("Transport groups.", "SP-10", unit="groups", label="Transports")
    patrol: int = count_told(
        "Fighter groups put on Patrol or Alert, beside those above.",
        "SP-11",
        unit="groups",
        label="Patrol or Alert",
    )
    ju87: int = count_told(
        "Of the other groups, Ju87 in support (surprise turn).",
        "SP-32",
        unit="groups",
        label="Ju87 in support",
    )
    groups: tuple[FlyingGroup, ...] = list_told(
        "Groups of the board that fly, beside those above.", "SP-09", label="From the board"
    )


def not_asked(books: Books) -> frozenset[str]:
    """Inputs without meaning now: Ju87 outside the surprise, Patrol by number beside the board.

    Where the books hold groups, those on Patrol are paid group by group (SP-11).
    """
    patrol = frozenset({"patrol"}) if held(books, books.side) else frozenset()
    return surprise_only("ju87")(books) | patrol


@action(
    "SP-09 AIR-01 AIR-08 AIR-13 ASU-04 SOP-03 SP-10..12 SP-32..33",
    phases=(AIR,),
    title="Activate air groups",
    tab="Air groups",
    left_out=not_asked,
    group="Air",
    offers=offering(card=groups, box=bases),
)
def plan_air(books: Books, inputs: AirInputs) -> ActionPlan:
    """Pay for the groups that fly missions this turn."""
    plan = _plan_flown(books, inputs, Counter())
    return replace(plan, warnings=(*plan.warnings, *after_surprise(books, inputs, "ju87")))


def activated(books: Books, groups: tuple[FlyingGroup, ...]) -> Payment:
    """Pay for the groups of a mission, as far as none was paid for by number that may be meant.

    Who paid by number before names his groups with the mission: nobody pays for them twice.
    """
    return Payment.by(_plan_flown(books, AirInputs(groups=groups), paid_by_number(books)))


def _plan_flown(books: Books, inputs: AirInputs, paid: Counter[str]) -> ActionPlan:
    """Pay for groups, of which so many of the board are `paid` for by number, by `price_kind`."""
    # Groups of the board bring their kind with them; a count by number is by category alone.
    flight = flight_of(books, inputs.groups)
    # Never below none: a mission may have fewer groups than were paid for by number.
    fighters = max(flight.fighters - paid["fighter"], 0)
    others = max(flight.others - paid["other"], 0)
    together = replace(
        inputs,
        fighters=inputs.fighters + fighters,
        others=inputs.others + others,
        transports=inputs.transports + flight.transports,
        # No more Ju 87 than there are groups that still have to pay.
        ju87=inputs.ju87 + min(flight.supporting, others),
    )
    # These fly without a price now, and are still told among those that fly.
    covered = flight.fighters + flight.others - fighters - others
    plan = _plan_counted(books, together, covered)
    return replace(plan, facts=plan.facts + flight.facts, refusals=flight.refusals or plan.refusals)


def _plan_counted(books: Books, inputs: AirInputs, covered: int) -> ActionPlan:
    """Pay for groups by number; `covered` are others that were paid for by number before."""
    # EU-CF-10: it is left open whether the payment lasts through the enemy's turn.
    free_patrol = chosen(books.options, "patrol_payment") == "free"
    fighters = inputs.fighters + (0 if free_patrol else inputs.patrol)
    others = inputs.others
    notes: tuple[str, ...] = ()
    # EU-CF-26: it is left open whether the strikes pay as well, or the Ju87 support alone.
    if books.turn == SURPRISE_TURN and chosen(books.options, "surprise_air_cost") == "ju87_only":
        # Fighters give no support, so none of them is paid for by this reading.
        fighters, others = 0, min(inputs.ju87, inputs.others)
        notes = ("Only Ju87 groups in support are paid in the surprise turn.",)
    asked = AirSupplyCostInputs(fighters, others, inputs.transports, books.options)
    # Without its result: that is the price of these groups alone, and what counts is the phase.
    working = list(air_supply_cost(asked, books.tables).working[:-1])
    if inputs.patrol and free_patrol:
        working.append(Step(f"Patrol and Alert: {inputs.patrol}", 0, "free", "SP-11"))
    if covered:
        working.append(Step(f"Paid for by number: {covered}", 0, "paid", "SP-09"))
    # What was paid before in the phase may hold a fraction that these groups use up (EU-CF-07).
    flown = _flown(books)
    payment = pay(books, _air_bill(books, flown, (fighters, others)), "SP-09")
    groups = inputs.fighters + inputs.others + inputs.transports + inputs.patrol + covered
    return ActionPlan(
        f"{told_groups(inputs.fighters + inputs.patrol, inputs.others, inputs.transports)} flown",
        f"{counted(groups, 'air group flies', 'air groups fly')} for {payment.sp} SP.",
        Ruling(payment.cost, (*working, *_flown_lines(books, flown), *payment.working), notes),
        postings=payment.postings,
        facts=payment.facts + _flown_now(books, flown, (fighters, others)) + done(books, "air"),
        refusals=payment.refusals
        + tuple(_more_than_held(books, inputs, flown))
        + _too_many_ju87(inputs)
        + _nothing(groups, "groups", "Enter the groups that fly."),
    )


def told_groups(fighters: int, others: int, transports: int) -> str:
    """Groups in words: ``12 fighter, 8 other groups``, ``1 fighter group``."""
    kinds = (("fighter", fighters), ("other", others), ("transport", transports))
    named = [f"{number} {name}" for name, number in kinds if number]
    word = "group" if fighters + others + transports == 1 else "groups"
    return f"{', '.join(named) or 'no'} {word}"


def _flown(books: Books) -> Groups:
    """The fighters and the others that were charged in this phase before."""
    key = done_key(books.turn, books.side, books.phase)
    fighters, others = (counted_so_far(books, key, kind) for kind in _KINDS)
    return fighters, others


def _flown_now(books: Books, flown: Groups, groups: Groups) -> tuple[Fact, ...]:
    """Charged groups are remembered by category: a later payment is rounded with them."""
    key = done_key(books.turn, books.side, books.phase)
    return tuple(
        fact
        for kind, before, number in zip(_KINDS, flown, groups, strict=True)
        if number
        for fact in enter(books, Subject.DONE, key, kind, before + number)
    )


def _flown_lines(books: Books, flown: Groups) -> list[Step]:
    """What was rounded before, where each category is rounded apart over the phase."""
    # Where both categories are added, the payment itself tells what was paid before.
    if not any(flown) or not _apart(books):
        return []
    paid = _rounded_apart(books, flown)
    return [Step(f"Earlier in this phase: {told_groups(*flown, 0)}", -paid, "paid", "SP-09")]


def _apart(books: Books) -> bool:
    return chosen(books.options, "air_sp_mixing") == "by_category"


def _air_bill(books: Books, flown: Groups, groups: Groups) -> Bill:
    if _apart(books):
        # Rounded up over the phase and not at each payment, or two single groups would cost more.
        together = (flown[0] + groups[0], flown[1] + groups[1])
        return Bill(whole=_rounded_apart(books, together) - _rounded_apart(books, flown))
    exact = (air_share(*pair, books.tables) for pair in zip(groups, _KINDS, strict=True))
    return Bill(sum(exact, Fraction(0)))


def _rounded_apart(books: Books, groups: Groups) -> int:
    pairs = zip(groups, _KINDS, strict=True)
    return sum(ceil(air_share(number, kind, books.tables)) for number, kind in pairs)


def _more_than_held(books: Books, inputs: AirInputs, flown: Groups) -> Iterator[Fault]:
    """Groups beyond those of the side that can fly, with what was paid for before (AIR-01)."""
    able = able_groups(books, books.side)
    wanted = {
        "fighters": ("fighter", inputs.fighters + inputs.patrol, flown[0]),
        "others": ("other", inputs.others, flown[1]),
        # Transports are free and not counted: what flew before is not known of them (SP-10).
        "transports": ("transport", inputs.transports, 0),
    }
    for where, (kind, now, before) in wanted.items():
        if now and now + before > able[kind]:
            yield _beyond(kind, where, now, before, able[kind])


def _beyond(kind: str, where: str, now: int, before: int, able: int) -> Fault:
    has = counted(able, f"operable {kind} group")
    paid = f", and {before} are paid for already" if before else ""
    sentence = f"The side has {has}{paid}."
    return Fault(sentence, where, str(now), "Enter no more than can fly.", "AIR-01")


def _too_many_ju87(inputs: AirInputs) -> tuple[Fault, ...]:
    """Ju87 are among the others, and so never more than they are."""
    if inputs.ju87 <= inputs.others:
        return ()
    sentence = f"There are more Ju87 than other groups, which are {inputs.others}."
    advice = "Count the Ju87 among the other groups too."
    return (Fault(sentence, "ju87", str(inputs.ju87), advice, "SP-32"),)


def _nothing(number: int, where: str, advice: str) -> tuple[Fault, ...]:
    return () if number else (Fault("Nothing is entered.", where, "0", advice, missing=True),)


@dataclass(frozen=True)
class InterceptInputs:
    """Fighters of the side that is not playing, intercepting from Patrol or Alert."""

    fighters: int = count_told(
        "Fighter groups that intercept.", "SP-11", unit="groups", label="Interceptors"
    )


def interceptors_pay(books: Books) -> bool:
    """Whether this campaign has interceptors pay in the enemy turn."""
    return chosen(books.options, "patrol_payment") == "each_turn"


@action(
    "SP-11 ASU-07 SP-09",
    phases=(AIR,),
    title="Enemy interceptors",
    offered=interceptors_pay,
    not_now=Fault("In this campaign interceptors do not pay again in the enemy turn."),
    tab="Interceptors",
    group="Air",
)
def plan_intercept(books: Books, inputs: InterceptInputs) -> ActionPlan:
    """The other side pays again for fighters on Patrol, where the campaign wants it."""
    payment = pay_interceptors(books, inputs.fighters, "Fighter groups")
    refusals = payment.refusals + _nothing(inputs.fighters, "fighters", "Enter the groups.")
    able = able_groups(books, enemy(books.side))["fighter"]
    # Not on Patrol alone: what the other side has operable is the most that may come up.
    if inputs.fighters > able:
        refusals += (_beyond("fighter", "fighters", inputs.fighters, 0, able),)
    if books.turn == SURPRISE_TURN:
        sentence = "Nothing opposes the Axis in the air in the surprise turn."
        refusals += (Fault(sentence, "fighters", str(inputs.fighters), case="ASU-07"),)
    flying = counted(inputs.fighters, "fighter group intercepts", "fighter groups intercept")
    return ActionPlan(
        "Interceptors paid",
        f"{flying} for {payment.sp} SP.",
        Ruling(payment.cost, payment.working),
        postings=payment.postings,
        facts=payment.facts,
        refusals=refusals,
    )


def pay_interceptors(books: Books, number: int, words: str) -> Payment:
    """What the side that is not playing pays for fighters that intercept (SP-11)."""
    # The other side's fighters, at its own pool's cost, though it is not its turn (EU-CF-10).
    exact = air_share(number, "fighters", books.tables)
    # A phase of its own: its halves are not added to those of the side's own Air Phase.
    phase = PhaseId("intercept")
    payment = pay(books, Bill(exact), "SP-11", phase=phase, side=enemy(books.side))
    line = Step(f"{words}: {number}", exact, case="SP-09")
    return replace(payment, working=(line, *payment.working))
