"""Attacks and bombardments are paid: counted, or the attackers of a battle that have not paid."""

from collections.abc import Iterator
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import ceil, counted, shown
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.acting import HAS, Why, told_together, twice, units_told
from oobmgr.games.europa.actions.combat.muster import fought
from oobmgr.games.europa.actions.fields import counts_told
from oobmgr.games.europa.actions.movement.overruns import OverrunInputs, pay_overrun
from oobmgr.games.europa.actions.paid_by_count import (
    BOMBARDMENTS,
    SUPPORTED,
    beyond_books,
    beyond_guns,
    books_short,
    covered,
    fire_paid,
    foot_of,
    foot_paid,
    guns_short,
)
from oobmgr.games.europa.actions.payment import (
    Bill,
    Payment,
    all_tallied,
    pay,
    said_paid,
    say_paid,
    tally,
)
from oobmgr.games.europa.actions.units import (
    Chosen,
    added,
    choose,
    nobody,
    outside_army_groups,
    paid_already,
    paying_without,
    pays_apart,
    surprise_asked,
)
from oobmgr.games.europa.combat.fighters import Fighter
from oobmgr.games.europa.combat.strengths import AttackHex
from oobmgr.games.europa.deeds import ATTACKED, PAID, did, mark
from oobmgr.games.europa.entered import done
from oobmgr.games.europa.movement.marks import overran
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.picking.activity import picking
from oobmgr.games.europa.supply.attacks import CombatEvent, event_cost
from oobmgr.games.europa.supply.prices import Counts
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.surprise import after_surprise, surprise_only
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.unit_class import role
from oobmgr.games.europa.words import COMBAT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import count_told, flag_told
from oobmgr.rules.nearest import folded


@dataclass(frozen=True)
class CombatInputs:
    """Attacks of one Combat Phase, or one of them where each is rounded on its own."""

    units: tuple[int, ...] = units_told(
        "Attacking units of the order of battle that pay.", label="Attacking"
    )
    counts: Counts = counts_told(
        "Attacking units that pay, counted by price class.", label="By class"
    )
    cm_paid: int = count_told(
        "C/M divisions, entered as a count, that paid in movement.",
        "SP-28",
        unit="divisions",
        label="C/M already paid",
    )
    bombardments: int = count_told(
        "Targets that are bombarded.", "SP-20", unit="targets", label="Targets bombarded"
    )
    support_combats: int = count_told(
        "Combats supported by artillery that does not bombard.",
        "SP-21",
        unit="combats",
        label="Supported combats",
    )
    unpaid_units: tuple[int, ...] = units_told(
        "Units in supply that attack without paying.", label="Unpaid"
    )
    unpaid: int = count_told(
        "Divisions, entered as a count, that attack without paying.",
        "SP-25",
        unit="divisions",
        label="Unpaid divisions",
    )
    oos_units: tuple[int, ...] = units_told(
        "Units out of supply that attack.", label="Out of supply"
    )
    oos: int = count_told(
        "Divisions, entered as a count, that attack out of supply.",
        "SP-25",
        unit="divisions",
        label="Divisions out of supply",
    )
    army_groups: bool = flag_told(
        "Surprise turn: all of them belong to Army Groups North, Centre and South.",
        "SP-32",
        default=True,
        label="Army Groups only?",
    )


@action(
    "SP-18 BMB-03 SOP-05 SP-20..21 SP-25..26 SP-28 SP-32..33",
    phases=(COMBAT,),
    title="Attack",
    tab="Attacks",
    link="Pay for them",
    picking=picking(
        "combat", {"units": "pays", "unpaid_units": "unpaid", "oos_units": "out of supply"}
    ),
    left_out=surprise_only("army_groups"),
    group="Combat",
)
def plan_combat(books: Books, inputs: CombatInputs) -> ActionPlan:
    """Pay for attacks and bombardments."""
    group = choose(books, inputs.units)
    free = choose(books, inputs.unpaid_units)
    out = choose(books, inputs.oos_units)
    # Paid already, so they attack but are not charged again: the price of a move covers the attack.
    before = [unit.id for unit, kind in group.units if _covered(books, unit, kind)]
    # Units by name and units by count make one sum, and are rounded together.
    kinds = added(inputs.counts, group.counts(without=before))
    fast = {kind: n for kind, n in kinds.items() if role(kind, books.tables) == "cm"}
    # By class: an infantry division is half an SP, so two of them make one whole (EU-CF-07).
    event = CombatEvent(foot_of(books, kinds), fast, inputs.bombardments, inputs.support_combats)
    exact, lines = event_cost(event, books.options, books.tables)
    apart = chosen(books.options, "sp_rounding") == "event"
    # By option each entry is rounded up for itself, not the whole of the phase.
    bill = Bill(whole=ceil(exact)) if apart else Bill(exact)
    payment = pay(books, bill, "SP-15")
    half = _half_lines(books, inputs, free, out, len(before))
    attackers = sum(len(chosen_ones.units) for chosen_ones in (group, free, out))
    attackers += sum(inputs.counts.values()) + inputs.cm_paid + inputs.unpaid + inputs.oos
    # C/M that attack are remembered: the Soviet ones do not exploit afterwards (MOV-02).
    mobile = tuple(i for chosen_ones in (group, free, out) for i in chosen_ones.ids("cm", books))
    title = _title(attackers, inputs)
    return ActionPlan(
        title,
        f"{title}: {payment.sp} SP.",
        Ruling(payment.cost, (*lines, *half, *payment.working)),
        postings=payment.postings,
        facts=payment.facts
        + mark(books, group.ids("cm", books), PAID)
        + mark(books, group.ids("division", books) + mobile, ATTACKED)
        + tally(books, PAID, kinds)
        + foot_paid(books, foot_of(books, inputs.counts))
        + say_paid(books, inputs.cm_paid)
        + fire_paid(books, BOMBARDMENTS, inputs.bombardments)
        + fire_paid(books, SUPPORTED, inputs.support_combats)
        + books_short(books, inputs.counts, kinds, PAID)
        + guns_short(books, inputs.bombardments, inputs.support_combats)
        + done(books, "combat"),
        warnings=(
            *_doubts(books, inputs, (group, free, out)),
            *beyond_books(books, inputs.counts, kinds, PAID),
        ),
        refusals=_refusals(books, inputs, (group, free, out), attackers) + payment.refusals,
    )


def _doubts(
    books: Books, inputs: CombatInputs, groups: tuple[Chosen, Chosen, Chosen]
) -> Iterator[Fault]:
    """What is told and asked of units that pay, that do not, and that are out of supply."""
    group, free, out = groups
    yield from _warnings(books, inputs, group, free)
    yield from surprise_asked(books, free.units + out.units)
    yield from beyond_guns(books, inputs.bombardments, inputs.support_combats)
    yield from after_surprise(books, inputs, "army_groups")
    yield from _fought_already(books, *groups)


def _title(attackers: int, inputs: CombatInputs) -> str:
    """What is paid, as the ledger names it: ``38 units attack, 8 bombardments``."""
    parts = (
        counted(attackers, "unit attacks", "units attack") if attackers else "",
        counted(inputs.bombardments, "bombardment") if inputs.bombardments else "",
        counted(inputs.support_combats, "supported combat") if inputs.support_combats else "",
    )
    return ", ".join(part for part in parts if part) or "No attack"


def _covered(books: Books, unit: UnitState, kind: str) -> bool:
    """Whether a unit has paid for its attack: C/M in movement, others in this phase."""
    paying = role(kind, books.tables)
    return (paying == "cm" and paid_already(books, unit)) or (
        paying == "division" and did(books, unit, ATTACKED)
    )


def _half_lines(
    books: Books, inputs: CombatInputs, free: Chosen, out: Chosen, before: int
) -> list[Step]:
    half = Fraction(books.tables.number("supply.combat.unpaid_af"))
    lines = []
    paid = before + inputs.cm_paid
    if paid:
        lines.append(Step(f"Paid already: {paid}", 0, "free", "SP-28"))
    halved = {
        "Attack unpaid": inputs.unpaid + len(free.units),
        "Attack out of supply": inputs.oos + len(out.units),
    }
    text = f"free, attack factor × {shown(half)}"
    told = ((label, number) for label, number in halved.items() if number)
    return [*lines, *(Step(f"{label}: {number}", 0, text, "SP-25") for label, number in told)]


def _warnings(books: Books, inputs: CombatInputs, group: Chosen, free: Chosen) -> Iterator[Fault]:
    yield from group.warnings
    unpaid = inputs.unpaid + len(free.units)
    # EU-CF-05: an attack without payment is worth half, or is not allowed at all: then it is
    # refused below and needs no warning.
    if unpaid and chosen(books.options, "unfunded_attack") == "halved":
        who = counted(unpaid, "unit attacks", "units attack")
        sentence = f"{who} unpaid, at half the attack factor."
        yield Fault(sentence, "unpaid", str(unpaid), _WHOLE_STACK, "SP-26")
    yield from paying_without(books, group)
    # Divisions entered as a count have no marks of their own; only their number can be compared.
    said, paid = said_paid(books) + inputs.cm_paid, all_tallied(books, PAID)
    if inputs.cm_paid and said > paid:
        told = f"C/M divisions that attack as paid in movement: {said}, but {paid} were paid for."
        advice = "Count them among those that pay."
        yield Fault(told, "cm_paid", str(inputs.cm_paid), advice, "SP-28")


def _fought_already(books: Books, *groups: Chosen) -> tuple[Fault, ...]:
    """Asks about units whose attack was fought in this phase: a battle pays for itself (SP-18)."""
    mark_of_battle = fought(books)
    why = Why(
        (HAS, "attacked already in this phase"),
        "Leave it out: an attack is paid for with its battle, or before.",
        "SP-18",
    )
    found = (unit for group in groups for unit, _ in group.units)
    again = ((unit, why) for unit in found if did(books, unit, mark_of_battle))
    return tuple(fault.question() for fault in told_together(again))


def _refusals(
    books: Books, inputs: CombatInputs, groups: tuple[Chosen, ...], attackers: int
) -> tuple[Fault, ...]:
    faults = [fault for group in groups for fault in group.refusals]
    unpaid = bool(inputs.unpaid or inputs.unpaid_units)
    # EU-CF-05: four passages let it attack at half, one forbids it.
    if unpaid and chosen(books.options, "unfunded_attack") == "forbidden":
        sentence = "Divisions in supply may not attack without paying."
        faults.append(Fault(sentence, "unpaid", case="SP-25"))
    if books.turn == SURPRISE_TURN and not inputs.army_groups:
        sentence = "The surprise points are for Army Groups North, Centre and South only."
        faults.append(Fault(sentence, "army_groups", case="SP-32"))
    lists = {name: getattr(inputs, name) for name in ("units", "unpaid_units", "oos_units")}
    others = inputs.bombardments + inputs.support_combats
    entered = sum(map(len, lists.values())) + attackers + others
    return (
        *faults,
        *outside_army_groups(books, groups[0].able),
        *twice(books, lists),
        *_split_stacks(books, groups[0], groups[1]),
        *nobody(entered, attackers + others, *groups, advice="Pick attackers or enter counts."),
    )


def _split_stacks(books: Books, paying: Chosen, free: Chosen) -> Iterator[Fault]:
    """The refusals of stacks in the books of which only some divisions pay (SP-26)."""
    # Units that pay nothing split no stack: they take the state of the divisions beside them
    # (SP-27).
    able = [unit for unit, kind in paying.units if role(kind, books.tables) != _FREE and unit.hex]
    hexes = {folded(unit.hex): unit.hex for unit in able}
    split = {folded(unit.hex) for unit, kind in free.units if role(kind, books.tables) != _FREE}
    for key in sorted(split & set(hexes)):
        sentence = f"Only some of the divisions in {hexes[key]} pay."
        yield Fault(sentence, "unpaid_units", hexes[key], _WHOLE_STACK, "SP-26")


_FREE = "free"
_WHOLE_STACK = "All divisions of a stack pay, or none does."
Ids = tuple[int, ...]


def battle_price(
    books: Books, hexes: tuple[AttackHex, ...], unpaid: frozenset[int], *, paid: bool
) -> Payment:
    """Charge the attackers that have not paid (SP-18, SP-19, SP-25, SP-26, SP-28).

    `unpaid` are those that do not pay; `paid` says that the attack was paid for by counts, which
    the books must bear out (SP-33).
    """
    fighters = tuple(one for hex_ in hexes for one in hex_.fighters)
    paying, out, free = _sorted(books, fighters, unpaid)
    mixed = tuple(_mixed(books, hexes, unpaid))
    # A stack that pays in part is refused before any price is told.
    if mixed:
        return Payment(refusals=mixed)
    # With a price in the books there must be no second one.
    if paid:
        # One of the two pays, the count before or the battle now.
        line = Step("Paid already, by counts", 0, "free", "SP-18")
        found = covered(books, (one for one in fighters if one.unit.id in paying))
        return Payment(working=(line,), facts=found.facts, refusals=found.refusals)
    # Artillery that attacks supports its combat, which has a price of its own (SP-21): one SP by
    # option however many guns there are, nothing by the usual reading (EU-CF-06).
    guns = any(one.guns for one in fighters)
    if books.phase != COMBAT:
        return _overrun_price(books, paying)
    # A battle may be fought by units of which none has a price.
    if not (paying or out or free):
        return Payment()
    asked = CombatInputs(units=paying, support_combats=int(guns), unpaid_units=free, oos_units=out)
    return Payment.by(plan_combat(books, asked))


def _overrun_price(books: Books, paying: Ids) -> Payment:
    """The price of an overrun, for those that did not pay for it in Overrun already (SP-19)."""
    what = overran(books)
    # Those that were paid for in Overrun are not charged again by the battle.
    owing = tuple(one for one in paying if not did(books, books.unit(UnitId(one)), what))
    if owing:
        return Payment.by(pay_overrun(books, OverrunInputs(units=owing)))
    line = Step("Paid already, in Overrun", 0, "free", "SP-19")
    return Payment(working=(line,) if paying else ())


def _sorted(
    books: Books, fighters: tuple[Fighter, ...], unpaid: frozenset[int]
) -> tuple[Ids, Ids, Ids]:
    """The attackers that pay, that are out of supply, and that do not pay."""
    mine = [one for one in fighters if not pays_apart(books, one.unit)]
    # Before those that do not pay: without supply there is no choice (SP-25).
    out = tuple(one.unit.id for one in mine if one.state in _OUT)
    free = tuple(
        one.unit.id
        for one in mine
        if one.unit.id in unpaid and one.unit.id not in out and pays(books, one)
    )
    paying = tuple(one.unit.id for one in mine if one.unit.id not in (*out, *free))
    return paying, out, free


_OUT = frozenset({SupplyState.OOS, SupplyState.ISOLATED})


def pays(books: Books, one: Fighter) -> bool:
    """Whether a unit of its class pays for an attack at all."""
    return role(one.kind, books.tables) != _FREE


def _mixed(books: Books, hexes: tuple[AttackHex, ...], unpaid: frozenset[int]) -> Iterator[Fault]:
    """The refusals of stacks of which only some divisions pay (SP-26)."""
    for hex_ in hexes:
        paying = {
            one.unit.id in unpaid
            for one in hex_.fighters
            # Only those in supply choose whether to pay.
            if pays(books, one) and one.state is SupplyState.IN_SUPPLY
        }
        if len(paying) > 1:
            sentence = f"Only some of the divisions from {hex_.name} pay."
            yield Fault(sentence, "unpaid", hex_.name, _WHOLE_STACK, "SP-26")
