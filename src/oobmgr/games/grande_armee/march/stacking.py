"""Stacking: supply trains in a hex, and corps that concentrated and move on together."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, ruled
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

TRAINS: Final = "LGA-STK-03"
_ONE_STACK: Final = "LGA-STK-02"


@dataclass(frozen=True)
class TrainInputs:
    """Supply trains in a hex."""

    trains: int = told("How many are there.", low=0, high=MANY, unit="trains", case=TRAINS)
    besieged_fortress: bool = told(
        "Whether they are inside a fortress under siege.",
        default=False,
        case=TRAINS,
        label="In a fortress under siege",
    )


@calculator(TRAINS, value="Whether they may.", named="legal", title="Supply trains in a hex")
def supply_train_stacking(inputs: TrainInputs, tables: Tables) -> Ruling[bool]:
    """Whether this many supply trains may be in a hex."""
    cell = tables.cell("movement.stacking.trains")
    few = inputs.trains <= int(cell.number)
    words = f"{inputs.trains} {'≤' if few else '>'} {cell.number}"
    # L-26: the siege die may bring more trains into a fortress than the limit allows.
    if inputs.besieged_fortress:
        words = "no limit inside a fortress under siege"
    return ruled("They may", few or inputs.besieged_fortress, words, cell.case)


@dataclass(frozen=True)
class OneStackInputs:
    """Corps that begin the turn in one stack because they concentrated in the last."""

    corps: int = told("How many corps begin in the hex.", low=1, high=MANY, case=_ONE_STACK)
    ordered_again: int = told(
        "How many of them are ordered to concentrate again.",
        low=0,
        high=MANY,
        case=_ONE_STACK,
        label="Ordered again",
    )


@calculator(_ONE_STACK, value="Whether they may.", named="legal", title="Moving on as one stack")
def one_stack_again(inputs: OneStackInputs, _: Tables) -> Ruling[bool]:
    """Whether corps that concentrated last turn may move on as one stack.

    Raises:
        BadInput: More are ordered again than begin there.
    """
    if inputs.ordered_again > inputs.corps:
        sentence = f"must be {inputs.corps} or less: no more corps begin in the hex."
        raise BadInput(Fault(sentence, "ordered_again", str(inputs.ordered_again), case=_ONE_STACK))
    # Each needs a new order: that of the last turn does not hold the stack together (LGA-STK-02).
    legal = inputs.ordered_again == inputs.corps
    words = f"{inputs.ordered_again} of {inputs.corps} ordered to concentrate again"
    return ruled("They may", legal, words, _ONE_STACK)
