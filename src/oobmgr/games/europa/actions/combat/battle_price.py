"""What an attack costs: the price of its attackers that have not paid, as Attacks charges it."""

from __future__ import annotations

from dataclasses import dataclass

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, UnitId
from oobmgr.domain.rulings import Step
from oobmgr.games.europa.actions.combat.attack import CombatInputs, plan_combat
from oobmgr.games.europa.actions.movement.overruns import OverrunInputs, pay_overrun
from oobmgr.games.europa.actions.units import did
from oobmgr.games.europa.combat.fighters import Fighter
from oobmgr.games.europa.combat.strengths import AttackHex
from oobmgr.games.europa.movement.marks import overran
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.unit_class import role
from oobmgr.games.europa.words import AXIS, COMBAT, GERMANY
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books

_FREE = "free"
Ids = tuple[int, ...]


@dataclass(frozen=True)
class BattlePrice:
    """What is paid now, with everything that the payment writes."""

    sp: int = 0
    lines: tuple[Step, ...] = ()
    postings: tuple[Posting, ...] = ()
    facts: tuple[Fact, ...] = ()
    warnings: tuple[Fault, ...] = ()
    refusals: tuple[Fault, ...] = ()


def battle_price(
    books: Books, hexes: tuple[AttackHex, ...], unpaid: frozenset[int], *, paid: bool
) -> BattlePrice:
    """Charge the attackers that have not paid (SP-18, SP-19, SP-25, SP-26, SP-28).

    `unpaid` are those that do not pay; `paid` says that the attack was paid for by counts.
    """
    if paid or not hexes:
        line = Step("Paid already, by counts", 0, "free", "SP-18")
        return BattlePrice(lines=(line,) if paid else ())
    fighters = tuple(one for hex_ in hexes for one in hex_.fighters)
    paying, out, free = _sorted(books, fighters, unpaid)
    guns = any(one.guns for one in fighters)
    warnings = tuple(_mixed(books, hexes, unpaid))
    if books.phase != COMBAT:
        return _overrun_price(books, paying, warnings)
    if not (paying or out or free):
        return BattlePrice(warnings=warnings)
    asked = CombatInputs(units=paying, support_combats=int(guns), unpaid_units=free, oos_units=out)
    return _priced(plan_combat(books, asked), warnings)


def _overrun_price(books: Books, paying: Ids, warnings: tuple[Fault, ...]) -> BattlePrice:
    """The price of an overrun, for those that did not pay for it in Overrun already (SP-19)."""
    what = overran(books)
    owing = tuple(one for one in paying if not did(books, books.unit(UnitId(one)), what))
    if owing:
        return _priced(pay_overrun(books, OverrunInputs(units=owing)), warnings)
    line = Step("Paid already, in Overrun", 0, "free", "SP-19")
    return BattlePrice(lines=(line,) if paying else (), warnings=warnings)


def bombardment_price(books: Books) -> BattlePrice:
    """Charge the bombardment of one target (SP-20, BMB-03)."""
    return _priced(plan_combat(books, CombatInputs(bombardments=1)), ())


def _priced(plan: ActionPlan, warnings: tuple[Fault, ...]) -> BattlePrice:
    return BattlePrice(
        plan.ruling.result.sp,
        plan.ruling.working,
        plan.postings,
        plan.facts,
        (*plan.warnings, *warnings),
        plan.refusals,
    )


def _sorted(
    books: Books, fighters: tuple[Fighter, ...], unpaid: frozenset[int]
) -> tuple[Ids, Ids, Ids]:
    """The attackers that pay, that are out of supply, and that do not pay."""
    apart = chosen(books.options, "axis_minor_pool") == "separate"
    mine = [one for one in fighters if not (apart and _minor(one))]
    out = tuple(one.unit.id for one in mine if one.state in _OUT)
    free = tuple(
        one.unit.id
        for one in mine
        if one.unit.id in unpaid and one.unit.id not in out and pays(books, one)
    )
    paying = tuple(one.unit.id for one in mine if one.unit.id not in (*out, *free))
    return paying, out, free


_OUT = frozenset({SupplyState.OOS, SupplyState.ISOLATED})


def _minor(one: Fighter) -> bool:
    return one.unit.side == AXIS and one.unit.nation != GERMANY


def pays(books: Books, one: Fighter) -> bool:
    """Whether a unit of its class pays for an attack at all."""
    return role(one.kind, books.tables) != _FREE


def _mixed(books: Books, hexes: tuple[AttackHex, ...], unpaid: frozenset[int]) -> list[Fault]:
    """Warns where only some divisions of a stack pay (SP-26)."""
    faults = []
    for hex_ in hexes:
        paying = {
            one.unit.id in unpaid
            for one in hex_.fighters
            if pays(books, one) and one.state is SupplyState.IN_SUPPLY
        }
        if len(paying) > 1:
            sentence = f"Only some of the divisions in {hex_.name} pay."
            advice = "All divisions of a stack pay, or none does."
            faults.append(Fault(sentence, "unpaid", hex_.name, advice, "SP-26"))
    return faults
