"""Who takes the steps that an assault costs: first those whose bonus was used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import zip_longest
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told, flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_CASE: Final = "SP-ASLT-14"


class LossKind(StrEnum):
    """What a unit is when losses are taken, in the order in which bonuses are paid for."""

    AFV = "afv"
    ENGINEER = "engineer"
    SMG = "smg"
    INFANTRY = "infantry"


_ALIASES: Final = {
    **dict.fromkeys(("tank", "armor"), "afv"),
    **dict.fromkeys(("personnel", "weapons", "artillery", "other"), "infantry"),
}


@dataclass(frozen=True)
class LossUnit:
    """A participant in an assault."""

    id: str = told("Its name.")
    kind: LossKind = choice_told(
        "What it is.", _CASE, LossKind.INFANTRY, _ALIASES, label="Kind of unit"
    )
    applied: bool = flag_told(
        "Whether the side used a bonus that this unit brought.", _CASE, label="Its bonus used?"
    )


@dataclass(frozen=True)
class LossPriorityInputs:
    """The steps that a side loses, and its participants."""

    losses: int = amount_told("Steps to lose.", _CASE, unit="steps", high=MANY)
    units: tuple[LossUnit, ...] = told("The units that took part.", case=_CASE)


@dataclass(frozen=True)
class LossPriority:
    """Which losses are laid down, and which are the owner's choice."""

    mandatory: tuple[str, ...] = told("The units that lose one step each, in this order.")
    free: int = told("Steps that the owner spreads as he likes.", unit="steps")


@calculator("SP-ASLT-14 SP-AR-12", title="Losses in an assault", also="SP-AMM-21")
def loss_priority(inputs: LossPriorityInputs, _: Tables) -> Ruling[LossPriority]:
    """Which units take the first steps that an assault costs.

    Raises:
        BadInput: A unit is named twice, or nobody is there to lose steps.
    """
    names = [unit.id for unit in inputs.units]
    twice = next((name for place, name in enumerate(names) if name in names[:place]), None)
    if twice is not None:
        raise BadInput(Fault("is named twice.", "units", twice, "Name each unit once.", _CASE))
    if inputs.losses and not inputs.units:
        advice = "Enter those that took part."
        raise BadInput(Fault("names no unit that could lose steps.", "units", "", advice, _CASE))
    first = tuple(_first(inputs.units))
    # With fewer steps to lose than bonuses used, this order decides who is spared.
    mandatory = first[: inputs.losses]
    free = inputs.losses - len(mandatory)
    listed = ", ".join(mandatory) or "no bonus was used"
    working = (
        Step("Steps to lose", inputs.losses, case=_CASE),
        Step("First, one step each", len(mandatory), listed, _CASE),
        Step("As the owner likes", free, case=_CASE, kind=StepKind.RESULT),
    )
    return Ruling(LossPriority(mandatory, free), working)


def _first(units: Sequence[LossUnit]) -> Iterator[str]:
    """The units whose bonus was used, one of each kind before a second of any (SP-ASLT-14).

    The text gives the first step to one AFV, the next to one engineer and then to one SMG unit: a
    second AFV, which brought the other Armor Bonus, waits until they have paid.
    """
    paying = (
        [unit.id for unit in units if unit.kind is kind and unit.applied]
        for kind in (LossKind.AFV, LossKind.ENGINEER, LossKind.SMG)
    )
    for in_turn in zip_longest(*paying):
        yield from (name for name in in_turn if name is not None)
