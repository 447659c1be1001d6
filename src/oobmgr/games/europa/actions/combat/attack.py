"""The Combat Phase: attacks and bombardments are paid."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import ceil, counted, shown
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitState
from oobmgr.games.europa.actions.army_groups import outside_army_groups
from oobmgr.games.europa.actions.fields import counts_told
from oobmgr.games.europa.actions.payment import Bill, done, pay
from oobmgr.games.europa.actions.tally import all_tallied, said_paid, say_paid, tally
from oobmgr.games.europa.actions.units import (
    ATTACKED,
    PAID,
    Chosen,
    added,
    choose,
    did,
    mark,
    nobody,
    paid_already,
    twice,
    units_told,
)
from oobmgr.games.europa.actions.without_supply import paying_without
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.picking.activity import picking
from oobmgr.games.europa.supply.attacks import CombatEvent, event_cost
from oobmgr.games.europa.supply.prices import Counts
from oobmgr.games.europa.supply.surprise import surprise_only
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.unit_class import role
from oobmgr.games.europa.words import COMBAT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import count_told, flag_told


@dataclass(frozen=True)
class CombatInputs:
    """Attacks of one Combat Phase, or one of them where each is rounded on its own."""

    units: tuple[int, ...] = units_told("Attacking units of the order of battle that pay.")
    counts: Counts = counts_told("Attacking units that pay, counted by price class.")
    cm_paid: int = count_told(
        "C/M divisions counted only that paid in movement.", "SP-28", unit="divisions"
    )
    bombardments: int = count_told("Targets that are bombarded.", "SP-20", unit="targets")
    support_combats: int = count_told(
        "Combats supported by artillery that does not bombard.", "SP-21", unit="combats"
    )
    unpaid_units: tuple[int, ...] = units_told("Units in supply that attack without paying.")
    unpaid: int = count_told(
        "Divisions counted only that attack without paying.", "SP-25", unit="divisions"
    )
    oos_units: tuple[int, ...] = units_told("Units out of supply that attack.")
    oos: int = count_told(
        "Divisions counted only that attack out of supply.", "SP-25", unit="divisions"
    )
    army_groups: bool = flag_told(
        "Surprise turn: all of them belong to Army Groups North, Centre and South.",
        "SP-32",
        default=True,
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
    before = [unit.id for unit, kind in group.units if _covered(books, unit, kind)]
    kinds = added(inputs.counts, group.counts(without=before))
    event = _event(books, inputs, kinds)
    exact, lines = event_cost(event, books.options, books.tables)
    apart = chosen(books.options, "sp_rounding") == "event"
    bill = Bill(whole=ceil(exact)) if apart else Bill(exact)
    payment = pay(books, bill, "SP-15")
    half = _half_lines(books, inputs, free, out, len(before))
    attackers = _attackers(inputs, group, free, out)
    title = _title(attackers, inputs)
    return ActionPlan(
        title,
        f"{title}: {payment.sp} SP.",
        Ruling(payment.cost, (*lines, *half, *payment.working)),
        payment.postings,
        payment.facts
        + mark(books, group.ids("cm", books), PAID)
        + mark(books, group.ids("division", books) + _fast(books, group, free, out), ATTACKED)
        + tally(books, PAID, kinds)
        + say_paid(books, inputs.cm_paid)
        + done(books, "combat"),
        _warnings(books, inputs, group, free),
        _refusals(books, inputs, (group, free, out), attackers) + payment.refusals,
    )


def _fast(books: Books, *groups: Chosen) -> tuple[UnitId, ...]:
    """The C/M divisions that attack: the Soviet ones do not exploit afterwards (MOV-02)."""
    return tuple(unit_id for group in groups for unit_id in group.ids("cm", books))


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


def _event(books: Books, inputs: CombatInputs, kinds: Counts) -> CombatEvent:
    tables = books.tables
    foot = sum(number for kind, number in kinds.items() if role(kind, tables) == "division")
    fast = {kind: number for kind, number in kinds.items() if role(kind, tables) == "cm"}
    return CombatEvent(foot, fast, inputs.bombardments, inputs.support_combats)


def _attackers(inputs: CombatInputs, group: Chosen, free: Chosen, out: Chosen) -> int:
    listed = len(group.units) + len(free.units) + len(out.units)
    return listed + sum(inputs.counts.values()) + inputs.cm_paid + inputs.unpaid + inputs.oos


def _half_lines(
    books: Books, inputs: CombatInputs, free: Chosen, out: Chosen, before: int
) -> list[Step]:
    half = Fraction(books.tables.number("supply.combat.unpaid_af"))
    lines = []
    paid = before + inputs.cm_paid
    if paid:
        lines.append(Step(f"Paid already: {paid}", 0, "free", "SP-28"))
    for label, number in (
        ("Attack unpaid", inputs.unpaid + len(free.units)),
        ("Attack out of supply", inputs.oos + len(out.units)),
    ):
        if number:
            text = f"free, attack factor × {shown(half)}"
            lines.append(Step(f"{label}: {number}", 0, text, "SP-25"))
    return lines


def _warnings(books: Books, inputs: CombatInputs, group: Chosen, free: Chosen) -> tuple[Fault, ...]:
    faults = list(group.warnings)
    unpaid = inputs.unpaid + len(free.units)
    if unpaid and chosen(books.options, "unfunded_attack") == "halved":
        who = counted(unpaid, "unit attacks", "units attack")
        sentence = f"{who} unpaid, at half the attack factor."
        advice = "All divisions of a stack pay, or none does."
        faults.append(Fault(sentence, "unpaid", str(unpaid), advice, "SP-26"))
    return (*faults, *paying_without(books, group), *_more_than_paid(books, inputs.cm_paid))


def _more_than_paid(books: Books, cm_paid: int) -> tuple[Fault, ...]:
    """Warns where more counted divisions attack as paid in movement than were paid for."""
    said, paid = said_paid(books) + cm_paid, all_tallied(books, PAID)
    if not cm_paid or said <= paid:
        return ()
    sentence = f"C/M divisions that attack as paid in movement: {said}, but {paid} were paid for."
    return (Fault(sentence, "cm_paid", str(cm_paid), "Count them among those that pay.", "SP-28"),)


def _refusals(
    books: Books, inputs: CombatInputs, groups: tuple[Chosen, ...], attackers: int
) -> tuple[Fault, ...]:
    faults = [fault for group in groups for fault in group.refusals]
    unpaid = bool(inputs.unpaid or inputs.unpaid_units)
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
        *outside_army_groups(books, (unit for unit, _ in groups[0].units)),
        *twice(books, lists),
        *nobody(entered, attackers + others, *groups, advice="Pick attackers or enter counts."),
    )
