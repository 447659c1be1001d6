"""Routs and retreats: what a unit loses that routs again, and a force with nowhere to go."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.quantities import Exact, ceil, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.battle.words import Rounding
from oobmgr.games.grande_armee.options import ROUT_LOSS_ROUND, chosen, options_told
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

AGAIN: Final = "LGA-RT-01"
INTO_ENEMIES: Final = "LGA-BAT-11"
_HALF: Final = "battle.rout.again"


@dataclass(frozen=True)
class RoutInputs:
    """A routed unit that is attacked."""

    sp: int = told("Its strength points.", low=0, high=MANY, unit="SP", case=AGAIN, label="SP")
    round: Rounding | None = open_told(
        "What becomes of half a point; left blank, as the option says.", AGAIN, label="Half a point"
    )
    options: Options = options_told(ROUT_LOSS_ROUND)


@dataclass(frozen=True)
class RoutLoss:
    """What it loses, and what is left."""

    loss: int = told("Strength points that it loses.", unit="SP")
    left: int = told("Strength points that it has left.", unit="SP")


@calculator(AGAIN, title="Routed again")
def routed_again(inputs: RoutInputs, tables: Tables) -> Ruling[RoutLoss]:
    """What a routed unit loses that is attacked: it routs again."""
    half = tables.cell(_HALF)
    exact = inputs.sp * half.number
    # L-01: the rules do not say how the half that is lost is rounded.
    rounding = inputs.round or Rounding(str(chosen(inputs.options, ROUT_LOSS_ROUND)))
    loss = _whole(exact, rounding)
    left = inputs.sp - loss
    words = f"{inputs.sp} × {shown(half.number)}"
    if exact != loss:
        words = f"{words} = {shown(exact)}, {rounding}"
    lines = (
        half.step("Loss", loss, words),
        Step("Left", left, f"{inputs.sp} − {loss}", AGAIN, StepKind.RESULT),
    )
    return Ruling(RoutLoss(loss, left), lines)


def _whole(amount: Exact, rounding: Rounding) -> int:
    if rounding is Rounding.UP:
        return ceil(amount)
    low = int(amount)
    # Half up: whatever is at least as near to the next whole number goes up to it.
    nearer_up = rounding is Rounding.HALF_UP and amount - low >= low + 1 - amount
    return low + 1 if nearer_up else low


@dataclass(frozen=True)
class RetreatInputs:
    """A force that has to retreat."""

    routed: bool = told("Whether the force is routed.", case=INTO_ENEMIES, label="Routed")
    enemy_hex: bool = told(
        "Whether it must retreat into a hex with enemy units.",
        case=INTO_ENEMIES,
        label="Retreat into enemy units",
    )


@calculator(
    INTO_ENEMIES,
    value="Whether the force is eliminated; open where the players decide.",
    named="eliminated",
    title="Retreat into enemies",
)
def retreat_into_enemies(inputs: RetreatInputs, _: Tables) -> Ruling[bool | None]:
    """Whether a force is lost that has to retreat into enemies.

    Of a routed force the rules at hand say nothing: the players decide.
    """
    lost: bool | None = inputs.enemy_hex
    words = "" if lost else "no enemy there"
    # L-37: the correction removes a force that is not routed. Of a routed one it says nothing, and
    # so the answer stays open instead of no.
    if lost and inputs.routed:
        lost, words = None, "routed: decide by your own rules"
    line = Step("Eliminated", lost, words, INTO_ENEMIES, StepKind.RESULT)
    return Ruling(lost, (line,))
