"""The supply points of the surprise turn, which cannot be kept."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import SURPRISE_POOL
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AXIS, SP, SURPRISE
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books, Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.closings import closing
from oobmgr.rules.fields import amount_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class SurpriseSupplyInputs:
    """What the surprise turn spends."""

    spent: int = amount_told("Supply points spent in the surprise turn.", "SP-32", unit="SP")
    stock: int | None = open_told(
        "Ordinary stock; the opening stock where left out.",
        "SP-04",
        unit="SP",
        low=0,
        label="Ordinary stock",
    )
    options: Options = options_told("surprise_may_use_stock")


@dataclass(frozen=True)
class SurpriseSupply:
    """What is left over, what is carried, and the ordinary stock after it."""

    left: int = told("Left of the allotment, and dropped.", unit="SP")
    carried: int = told("Carried into June II 1941: always nothing.", unit="SP")
    stock: int = told("The ordinary stock.", unit="SP")


@calculator("SP-32 SP-04", also="SET-04")
def surprise_supply(inputs: SurpriseSupplyInputs, tables: Tables) -> Ruling[SurpriseSupply]:
    """What is left of the surprise turn's supply points, and of the stock.

    Raises:
        BadInput: More is spent than the allotment (and the stock, where the option lets it) holds.
    """
    cell = tables.cell("supply.surprise.allotment")
    allotment = cell.whole
    opening = tables.whole("supply.stock.opening.axis")
    # Left out, the stock of the start stands for it: nothing is earned before the surprise (SP-04).
    stock = opening if inputs.stock is None else inputs.stock
    # The allotment is spent first, for it cannot be kept.
    from_stock = max(inputs.spent - allotment, 0)
    # EU-CF-26: whether the usual stock may add to the points of the surprise is left open.
    may = stock if chosen(inputs.options, "surprise_may_use_stock") else 0
    if from_stock > may:
        message = f"must be {allotment + may} or less."
        advice = f"The surprise turn has {allotment} supply points of its own."
        raise BadInput(Fault(message, "spent", str(inputs.spent), advice, cell.case))
    left = max(allotment - inputs.spent, 0)
    working = [
        cell.step("Allotment", allotment),
        cell.step("Spent", -inputs.spent),
        cell.step("Left over and dropped", left),
        # Always 0, and shown: players look for what the rule takes from them (SP-32).
        cell.step("Carried over", 0),
    ]
    if from_stock:
        working.append(cell.step("From the stock", -from_stock))
    working.append(Step("Ordinary stock", stock - from_stock, case="SP-04", kind=StepKind.RESULT))
    return Ruling(SurpriseSupply(left, 0, stock - from_stock), tuple(working))


def surprise_only(*names: str) -> Callable[[Books], frozenset[str]]:
    """The rule that leaves these inputs out in every turn but the surprise turn (SP-32)."""

    def left_out(books: Books) -> frozenset[str]:
        return frozenset() if books.turn == SURPRISE_TURN else frozenset(names)

    return left_out


def after_surprise(books: Books, inputs: object, *names: str) -> tuple[Fault, ...]:
    """Tells of inputs of the surprise turn that are filled in in another one (SP-32)."""
    if books.turn == SURPRISE_TURN or not dataclasses.is_dataclass(inputs):
        return ()
    return tuple(
        Fault("counts only in the surprise turn.", one.name, "", "Leave it out.", "SP-32")
        for one in dataclasses.fields(inputs)
        if one.name in names and getattr(inputs, one.name) != one.default
    )


@closing("SP-32", title="Points of the surprise turn dropped")
def drop_surprise(books: Books) -> ActionPlan | None:
    """At the close of the surprise turn what is left of the allotment is lost (SP-32)."""
    left = books.balance(SURPRISE_POOL, SP)
    if books.turn != SURPRISE_TURN or not left:
        return None
    return ActionPlan(
        "Surprise turn closed",
        f"Not used in the surprise turn, and dropped: {counted(left, 'supply point')}.",
        ruled("Left over and dropped", left, case="SP-32"),
        transfer(SURPRISE_POOL, Account(Place.LOST, AXIS, SURPRISE), SP, left),
    )
