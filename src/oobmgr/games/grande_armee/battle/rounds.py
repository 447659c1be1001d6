"""Rounds of a battle: who attacks together, whether another round follows, and pursuit."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

JOINT: Final = "LGA-BAT-04"
AGAIN: Final = "LGA-BAT-01"
PURSUIT: Final = "LGA-BAT-10"
SECOND_LINE: Final = "LGA-BAT-06"
# The conditions of a further round, as its working has them.
_POINTS: Final = "Advance Points"
_ADJACENT: Final = "Still adjacent"
_GOES_ON: Final = "The attacker goes on"
_STAYS: Final = "Nobody chose to withdraw"
_BOTH_THERE: Final = "Neither side is gone"


@dataclass(frozen=True)
class JointInputs:
    """The hexes from which one hex is attacked."""

    round: int = told("The round of the battle.", low=1, high=FEW, case=JOINT, label="Round")
    via_advance_points: bool = flag_told(
        "Whether units from another hex came up by Advance Points to join an announced attack.",
        JOINT,
        label="Came by Advance Points",
    )
    attack_hexes: int = told(
        "Hexes that attack together.",
        default=1,
        low=1,
        high=FEW,
        unit="hexes",
        case=JOINT,
        label="Attacking hexes",
    )


@calculator(JOINT, value="Whether they may attack together.", named="legal", title="Joint attack")
def joint_attack(inputs: JointInputs, tables: Tables) -> Ruling[bool]:
    """Whether units in several hexes may attack one hex together."""
    most = tables.cell("battle.joint.hexes")
    later = tables.cell("battle.joint.from_round")
    alone = inputs.attack_hexes <= most.whole
    # From the second round on, other hexes come in as Battle Reinforcements (12.7): the first round
    # is fought from one hex.
    joins = inputs.round >= later.whole
    lines = (
        most.step("From one hex", alone, counted(inputs.attack_hexes, "hex", "hexes")),
        later.step("As reinforcements", joins, f"round {inputs.round}"),
        Step("By Advance Points", inputs.via_advance_points, "", JOINT),
    )
    # Each way is an exception to attacks from one hex alone, and one of them is enough.
    legal = alone or joins or inputs.via_advance_points
    return ruled("May attack together", legal, case=JOINT, before=lines)


@dataclass(frozen=True)
class AnotherRoundInputs:
    """How a battle stands after a round."""

    advance_points: int = told(
        "Advance Points that the attacker has left.",
        low=0,
        high=MANY,
        unit="points",
        case=AGAIN,
        label="Advance Points",
    )
    adjacent: bool = told(
        "Whether the two sides are still adjacent.", case=AGAIN, label="Still adjacent"
    )
    attacker_continues: bool = told(
        "Whether the attacker wants to go on.",
        default=True,
        case=AGAIN,
        label="The attacker goes on",
    )
    withdrew: bool = flag_told(
        "Whether a side chose to withdraw before the round.", "LGA-BAT-08", label="A side withdrew"
    )
    side_gone: bool = flag_told(
        "Whether a side is routed as a whole, or wiped out.", AGAIN, label="A side is gone"
    )


@calculator(
    "LGA-BAT-01 LGA-BAT-08",
    value="Whether another round may be fought.",
    named="legal",
    title="Another round",
)
def another_round(inputs: AnotherRoundInputs, tables: Tables) -> Ruling[bool]:
    """Whether another round of the battle may be fought."""
    least = tables.cell("battle.rounds.advance_points")
    enough = inputs.advance_points >= least.whole
    lines = (
        least.step(_POINTS, enough, f"{inputs.advance_points} left"),
        Step(_ADJACENT, inputs.adjacent, "", AGAIN),
        Step(_GOES_ON, inputs.attacker_continues, "", AGAIN),
        # The result to withdraw pushes a side back and lets the fight go on; to choose it before
        # the round made that the last one (LGA-BAT-08).
        Step(_STAYS, not inputs.withdrew, "", "LGA-BAT-08"),
        Step(_BOTH_THERE, not inputs.side_gone, "", AGAIN),
    )
    return ruled("Another round", all(line.value for line in lines), case=AGAIN, before=lines)


def why_no_round(condition: Step) -> str:
    """What a player is told of a condition of a further round that is not met."""
    return {
        _POINTS: "No further round: too few Advance Points are left.",
        _ADJACENT: "No further round: the sides are not adjacent any more.",
        _GOES_ON: "No further round: the attacker does not go on.",
        _STAYS: "No further round: somebody chose to withdraw.",
        _BOTH_THERE: "No further round: a side is gone.",
    }[condition.label]


@dataclass(frozen=True)
class PursuitInputs:
    """A hex after a battle, and a unit that would pursue."""

    vacated: bool = told(
        "Whether the defenders' hex is empty.",
        case="LGA-BAT-02",
        label="The defenders' hex is empty",
    )
    all_routed: bool = told(
        "Whether every defender routed.", case=PURSUIT, label="All defenders routed"
    )
    unit_already_pursued: bool = flag_told(
        "Whether the unit has pursued in this turn.", PURSUIT, label="Pursued already"
    )


@calculator(
    "LGA-BAT-10 LGA-BAT-02",
    value="Whether the unit may pursue.",
    named="legal",
    title="Pursuit allowed",
)
def pursuit_allowed(inputs: PursuitInputs, tables: Tables) -> Ruling[bool]:
    """Whether a unit may pursue; it moves to no hex for it and pays no Advance Point."""
    cost, times = tables.cell("battle.pursuit.advance_points"), tables.cell("battle.pursuit.times")
    lines = (
        Step("The hex is vacated", inputs.vacated, "", "LGA-BAT-02"),
        Step("All defenders routed", inputs.all_routed, "", PURSUIT),
        # L-38: once in a game turn, in whichever side's Combat Phase that was.
        times.step("Not yet in this turn", not inputs.unit_already_pursued),
    )
    # Told beside the conditions and not as one of them: a pursuit costs no Advance Point (12.65).
    cost_line = cost.step("Advance Points for it")
    legal = all(line.value for line in lines)
    return ruled("May pursue", legal, case=PURSUIT, before=(*lines, cost_line))


@dataclass(frozen=True)
class SecondLineInputs:
    """A second front line that routed in a round."""

    reserves: int = told(
        "Strength points in reserve.", low=0, high=MANY, unit="SP", case=SECOND_LINE
    )
    deploys: bool = told(
        "Whether the defender forms another line of them.",
        default=True,
        case=SECOND_LINE,
        label="Second front line",
    )


@dataclass(frozen=True)
class SecondLine:
    """What follows in the next round."""

    may_replace: bool = told("Whether another second line may be formed.")
    flanked: bool = told("Whether the main line is flanked in the next round.")


@calculator(SECOND_LINE, title="Second line routed")
def second_line_routed(inputs: SecondLineInputs, _: Tables) -> Ruling[SecondLine]:
    """What follows when a second front line routs: another of the reserve, or a flank attack."""
    may = inputs.reserves > 0
    # With a reserve that he holds back, the defender is flanked as without one (LGA-BAT-06).
    flanked = not (may and inputs.deploys)
    lines = (
        Step("Reserve", may, counted(inputs.reserves, "SP", "SP"), SECOND_LINE),
        Step("Another line is formed", not flanked, "", SECOND_LINE),
        Step("Flanked next round", flanked, "", SECOND_LINE, StepKind.RESULT),
    )
    return Ruling(SecondLine(may, flanked), lines)
