"""How a defender meets an attack: by standing, withdrawing or at the river, and by which lines."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.battle.words import STAND_ALIASES, Stand
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

CROSSING: Final = "LGA-BAT-12"
FORTRESS: Final = "LGA-SIEGE-01"


@dataclass(frozen=True)
class StandInputs:
    """A defender, and how he would meet an attack."""

    inside: bool = told(
        "Whether the defenders are inside a fortress.", case=FORTRESS, label="In a fortress"
    )
    stand: Stand = told(
        "How they meet the attack.", aliases=STAND_ALIASES, case=FORTRESS, label="They"
    )


@calculator(
    FORTRESS, value="Whether they may.", named="legal", title="How a defender meets an attack"
)
def defense_allowed(inputs: StandInputs, _: Tables) -> Ruling[bool]:
    """Whether defenders may stand, withdraw or defend a river: inside a fortress they stand."""
    # To withdraw and to defend a river are done outside the walls (LGA-SIEGE-01).
    legal = not inputs.inside or inputs.stand is Stand.STAND
    where = "inside a fortress" if inputs.inside else "outside"
    return ruled("Allowed", legal, f"{inputs.stand}, {where}", FORTRESS)


class Defense(StrEnum):
    """What a defender does with one attacker at the river and another across."""

    WITHDRAW = "withdraw"
    HEX = "hex"
    CROSSING = "crossing"
    BOTH = "crossing and flank"


DEFENSE_NAMES: Final = MappingProxyType(
    {
        Defense.WITHDRAW: "withdraw",
        Defense.HEX: "defend the hex",
        Defense.CROSSING: "defend the crossing alone",
        Defense.BOTH: "defend the crossing and the flank",
    }
)
# The numbers are those of the list in 12.91. The trap: 12.77 names number 3 of it and describes
# number 2 (L-46).
_ALIASES: Final = MappingProxyType(
    {"1": "withdraw", "2": "hex", "3": "crossing", "4": "crossing and flank",
     "both": "crossing and flank"}
)  # fmt: skip


@dataclass(frozen=True)
class CrossingInputs:
    """An attack by one force across a river and another that is over already."""

    defense: Defense = told(
        "What the defender does.",
        aliases=_ALIASES,
        choice_names=DEFENSE_NAMES,
        case=CROSSING,
        label="The defender",
    )
    second_line: bool = flag_told(
        "Whether he forms a second front line.", CROSSING, label="Second front line"
    )
    inside: bool = flag_told("Whether he is inside a fortress.", FORTRESS, label="In a fortress")


@dataclass(frozen=True)
class CrossingDefense:
    """Whether he may, and how the force across the river fights."""

    legal: bool = told("Whether he may do that.")
    flank_bonus: bool = told("Whether the force across has the bonus of a flank attack.")
    crossing_battle: bool = told("Whether a battle for the crossing is fought.")
    second_line_needed: bool = told("Whether a second front line is needed.")


@calculator(CROSSING, also=FORTRESS, title="Defense of a crossing")
def crossing_defense(inputs: CrossingInputs, _: Tables) -> Ruling[CrossingDefense]:
    """What a defender may do against one force at the river and one across, and what follows."""
    needed = inputs.defense is Defense.BOTH
    # Only where the crossing alone is held does nothing face the force across, and so it flanks.
    flank = inputs.defense is Defense.CROSSING
    crossing = inputs.defense in {Defense.CROSSING, Defense.BOTH}
    # Inside a fortress he may still defend the hex, which is to stand.
    free = not inputs.inside or inputs.defense is Defense.HEX
    # Two tasks take two lines.
    legal = free and (inputs.second_line or not needed)
    words = "it deploys as it likes in the first round" if crossing else ""
    lines = (
        Step("Battle for the crossing", crossing, DEFENSE_NAMES[inputs.defense], CROSSING),
        Step("The force across", "flanks" if flank else "does not flank", words, CROSSING),
        Step("A second line is needed", needed, "", CROSSING),
        Step("Outside a fortress, or defends the hex", free, "", FORTRESS),
        Step("Allowed", legal, "", CROSSING, StepKind.RESULT),
    )
    return Ruling(CrossingDefense(legal, flank, crossing, needed), lines)
