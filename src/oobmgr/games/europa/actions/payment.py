"""Paying for activity: halves added over a phase, the account that pays, what was paid for."""

from __future__ import annotations

from fractions import Fraction

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.quantities import ceil, parse_exact, plain, shown
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import SURPRISE_POOL, done_key, pool, purse, spent
from oobmgr.games.europa.entered import counted_so_far
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.supply.prices import Cost, Counts
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.unit_class import role
from oobmgr.games.europa.words import SP, UNIT_CLASSES
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books, PhaseId
from oobmgr.rules.entered import enter


@dataclass(frozen=True)
class Bill:
    """What an action costs: `exact` joins the phase's sum, `whole` is rounded on its own."""

    exact: Fraction = Fraction(0)
    whole: int = 0


@dataclass(frozen=True)
class Payment:
    """A bill as it is paid: the price, its lines, and what it writes; nothing unless said."""

    sp: int = 0
    working: tuple[Step, ...] = ()
    postings: tuple[Posting, ...] = ()
    facts: tuple[Fact, ...] = ()
    refusals: tuple[Fault, ...] = ()
    warnings: tuple[Fault, ...] = ()

    @classmethod
    def by(cls, plan: ActionPlan) -> Payment:
        """What another action charges, as a part of this one."""
        return cls(
            plan.ruling.result.sp,
            plan.ruling.working,
            plan.postings,
            plan.facts,
            plan.refusals,
            plan.warnings,
        )

    def shown(self, heading: str = "Price") -> tuple[Step, ...]:
        """Its lines under a heading, as a part of a longer working."""
        return (Step(heading, kind=StepKind.HEADING), *self.working) if self.working else ()

    @property
    def cost(self) -> Cost:
        """The price as calculators give it."""
        return Cost(self.sp)


def pay(
    books: Books, bill: Bill, case: str, *, phase: PhaseId | None = None, side: SideId | None = None
) -> Payment:
    """Pay a bill in the present phase, or in the named phase and for the named side.

    Halves are added over the phase and rounded up once (SP-15): what was paid before is taken off.
    """
    payer, when = side or books.side, phase or books.phase
    key = done_key(books.turn, payer, when)
    exact = books.fact(Subject.DONE, key, "exact")
    before = parse_exact(exact) if isinstance(exact, str) else Fraction(0)
    paid = counted_so_far(books, key, "paid")
    # Two halves paid one after the other cost one point together, not one each.
    price = ceil(before + bill.exact) - paid + bill.whole
    postings, refusals = _draw(books, payer, when, price)
    # What is rounded on its own stays out of both, or it would be set off against later halves.
    facts = (
        # As text, since a fact holds no fractions.
        enter(books, Subject.DONE, key, "exact", str(plain(before + bill.exact)))
        + enter(books, Subject.DONE, key, "paid", paid + price - bill.whole)
        if bill.exact
        else ()
    )
    return Payment(price, _lines(before, paid, bill, price, case), postings, facts, refusals)


def _lines(before: Fraction, paid: int, bill: Bill, price: int, case: str) -> tuple[Step, ...]:
    lines = []
    if before or paid:
        lines.append(Step("Earlier in this phase", before, f"{shown(paid)} SP paid", case))
    if bill.exact and (bill.whole or before):
        text = f"{shown(before)} + {shown(bill.exact)}"
        lines.append(Step("Total for the phase", before + bill.exact, text, case, StepKind.SUM))
    lines.append(Step("To pay, rounded up", price, case=case, kind=StepKind.RESULT))
    return tuple(lines)


def _draw(
    books: Books, side: SideId, phase: PhaseId, price: int
) -> tuple[tuple[Posting, ...], tuple[Fault, ...]]:
    """Take the price from the purse; in the surprise turn the stock may help where allowed."""
    # The surprise points are a purse of the side that plays; its enemy pays from its own pool.
    source = purse(books) if side == books.side else pool(side)
    held = books.balance(source, SP)
    target = spent(side, phase)
    if price <= held:
        return transfer(source, target, SP, price), ()
    # By option the stock helps out in the surprise turn, once the surprise points are gone.
    helps = source == SURPRISE_POOL and bool(chosen(books.options, "surprise_may_use_stock"))
    stock = books.balance(pool(side), SP) if helps else 0
    if price <= held + stock:
        # First all of the purse, then the stock.
        from_stock = transfer(pool(side), target, SP, price - held)
        return transfer(source, target, SP, held) + from_stock, ()
    sentence = f"The price is {price} SP; the pool holds {held + stock}."
    advice = f"Leave out what costs {price - held - stock} SP, or let it act unpaid."
    case = "SP-32" if books.turn == SURPRISE_TURN else "SP-33"
    return (), (Fault(sentence, "pool", str(price), advice, case),)


_SAID = "cm_paid"


def tallied(books: Books, what: str, kind: str) -> int:
    """How many of a class were paid for in this player turn; `what` is paid or exploited."""
    return counted_so_far(books, done_key(books.turn, books.side, what), kind)


def all_tallied(books: Books, what: str) -> int:
    """How many C/M divisions of every class were paid for in this player turn."""
    return sum(tallied(books, what, kind) for kind in UNIT_CLASSES)


def tally(books: Books, what: str, kinds: Counts) -> tuple[Fact, ...]:
    """Add what is paid for now; only C/M divisions are asked for again later in the turn."""
    key = done_key(books.turn, books.side, what)
    return tuple(
        fact
        for kind, number in kinds.items()
        if number and role(kind, books.tables) == "cm"
        for fact in enter(books, Subject.DONE, key, kind, tallied(books, what, kind) + number)
    )


def said_paid(books: Books) -> int:
    """How many C/M divisions attacked in this phase as counted ones that paid in movement."""
    return counted_so_far(books, done_key(books.turn, books.side, books.phase), _SAID)


def say_paid(books: Books, number: int) -> tuple[Fact, ...]:
    """Remember counted C/M divisions that attack as paid in movement."""
    if not number:
        return ()
    key = done_key(books.turn, books.side, books.phase)
    return enter(books, Subject.DONE, key, _SAID, said_paid(books) + number)
