"""What becomes of leaders: killed for good or back in the pool, and whether the enemy scores."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.options import LEADER_VP, chosen, options_told
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

FATE: Final = "LGA-LDR-08"
SCORED: Final = "LGA-VP-01"
RECYCLED: Final = "LGA-LDR-07"


class Cause(StrEnum):
    """What befell a leader."""

    KILLED = "killed_in_battle"
    COMMAND_LOST = "command_lost_in_battle"
    PURSUIT = "pursuit"
    ATTRITION = "attrition"
    TRANSFER = "transfer"


CAUSE_NAMES: Final = MappingProxyType(
    {
        Cause.KILLED: "killed in battle",
        Cause.COMMAND_LOST: "lost with his command in battle",
        Cause.PURSUIT: "command wiped out by pursuit",
        Cause.ATTRITION: "command wiped out by attrition",
        Cause.TRANSFER: "command transferred away",
    }
)
_ALIASES: Final = MappingProxyType(
    {"battle": "killed_in_battle", "killed": "killed_in_battle",
     "command_zero_in_battle": "command_lost_in_battle",
     "command_wiped_out_in_battle": "command_lost_in_battle",
     "command_eliminated_in_battle": "command_lost_in_battle"}
)  # fmt: skip


class Fate(StrEnum):
    """Where a leader goes."""

    ELIMINATED = "eliminated"
    POOL = "pool"


@dataclass(frozen=True)
class FateInputs:
    """What befell a leader."""

    cause: Cause = told(
        "What befell him.", aliases=_ALIASES, choice_names=CAUSE_NAMES, case=FATE, label="Cause"
    )
    options: Options = options_told(LEADER_VP)


@dataclass(frozen=True)
class LeaderFate:
    """Where he goes, and whether the enemy scores victory points for him."""

    fate: Fate = told("Whether he is gone for good, or back in the pool.")
    vp: bool = told("Whether the enemy scores victory points for him.")


@calculator("LGA-LDR-08 LGA-VP-01", title="What becomes of a leader")
def leader_fate(inputs: FateInputs, tables: Tables) -> Ruling[LeaderFate]:
    """Whether a leader is eliminated or goes back to the pool, and whether he scores."""
    # Two rules that do not follow from each other: 12.64 says where he goes, 18.2 whether he
    # scores.
    gone = tables.cell(f"leaders.fate.{inputs.cause}.eliminated")
    scores = tables.cell(f"leaders.fate.{inputs.cause}.scores")
    vp = scores.flag
    if inputs.cause is Cause.COMMAND_LOST:
        # By option: a leader who went with his command may count as killed in battle or not.
        vp = vp and bool(chosen(inputs.options, LEADER_VP))
    fate = Fate.ELIMINATED if gone.flag else Fate.POOL
    words = CAUSE_NAMES[inputs.cause]
    lines = (
        gone.step("He is", str(fate), words),
        scores.step("Victory points for the enemy", vp, words, StepKind.RESULT),
    )
    return Ruling(LeaderFate(fate, vp), lines)


@dataclass(frozen=True)
class RecycleInputs:
    """A result that takes a division or brigade leader, and the leaders there are."""

    available: int = told(
        "Division and brigade leaders left in the counter mix.",
        low=0,
        high=MANY,
        case=RECYCLED,
        label="Leaders left",
    )
    dead_generics: int = told(
        "Generic leaders among the dead.", low=0, high=MANY, case=RECYCLED, label="Dead generics"
    )
    needed: int = told("Leaders that the result takes.", default=1, low=1, high=MANY, case=RECYCLED)


@dataclass(frozen=True)
class Recycled:
    """How many come back from the dead, and how many are still missing."""

    recycled: int = told("Generic leaders that come back from the dead.", unit="leaders")
    missing: int = told("Leaders that are not to be had.", unit="leaders")


# L-30: after losses in battle alone. For a leader who is retired nobody comes back (24.11).
@calculator(RECYCLED, title="Generic leaders come back")
def recycled_leaders(inputs: RecycleInputs, tables: Tables) -> Ruling[Recycled]:
    """How many generic leaders come back from the dead when a result finds no leader left."""
    rating = tables.cell("leaders.recycled.initiative")
    # The dead come back only once no leader is left, so those in the counter mix go first (12.55).
    short = max(inputs.needed - inputs.available, 0)
    # Only as many as are lacking, however many lie there.
    back = min(short, inputs.dead_generics)
    named = f"{rating.whole}-{tables.whole('leaders.recycled.bonus')}"
    lines = (
        Step("Leaders short", short, f"{inputs.needed} − {inputs.available}", RECYCLED),
        rating.step(f"Generic {named} leaders back", back, f"of {inputs.dead_generics} dead"),
        Step("Still missing", short - back, "", RECYCLED, StepKind.RESULT),
    )
    return Ruling(Recycled(back, short - back), lines)
