"""Help that marches to the sound of the guns: where it joins, and what it does to the lines."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.battle.words import Role
from oobmgr.games.grande_armee.options import (
    DECLINED_SECOND_LINE,
    UNCONTESTED_CROSSING,
    chosen,
    options_told,
)
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

ARRIVAL: Final = "LGA-REINF-01"
ROLL: Final = "LGA-REINF-02"
RIVER: Final = "LGA-REINF-04"
JOINS_DEFENSE: Final = "LGA-REINF-05"
APART: Final = "LGA-REINF-06"


class Arrival(StrEnum):
    """What help does where it arrives."""

    JOINS = "joins, no second line"
    FLANKS = "second line or flank bonus"
    DEFENDS = "joins front or reserve"
    TURNS = "attacker forms line or defends"


_ARRIVALS: Final = MappingProxyType(
    {
        (Role.ATTACKER, True): (Arrival.JOINS, ARRIVAL),
        (Role.ATTACKER, False): (Arrival.FLANKS, ARRIVAL),
        (Role.DEFENDER, True): (Arrival.DEFENDS, JOINS_DEFENSE),
        # L-43: the list sends this help to 12.78, but it is 12.79 that tells of help apart from the
        # defenders.
        (Role.DEFENDER, False): (Arrival.TURNS, APART),
    }
)


@dataclass(frozen=True)
class ReinforcementInputs:
    """Whose help arrives, and where."""

    side: Role = told("Whose help it is.", case=ARRIVAL, label="Help for the")
    adjacent: bool = told(
        "Whether it arrives in the hex of its side's first stack, or beside it.",
        case=ARRIVAL,
        label="Adjacent",
    )


@calculator(
    "LGA-REINF-01 LGA-REINF-05",
    also="LGA-REINF-06",
    value="What it does.",
    named="result",
    title="Help that arrives",
)
def battle_reinforcement(inputs: ReinforcementInputs, _: Tables) -> Ruling[Arrival]:
    """What help does that arrives at a battle, by whose it is and where it is."""
    found, case = _ARRIVALS[inputs.side, inputs.adjacent]
    where = "beside its first stack" if inputs.adjacent else "apart from its first stack"
    return ruled("The help", found, f"{inputs.side}'s, {where}", case)


@dataclass(frozen=True)
class MarchInputs:
    """A stack that would march to the guns."""

    rolled_this_phase: bool = told(
        "Whether the stack has rolled for it in this Combat Phase.",
        case=ROLL,
        label="Rolled in this Combat Phase",
    )


@calculator(
    ROLL, value="Whether it may roll.", named="legal", title="March to the sound of the guns"
)
def march_to_the_guns(inputs: MarchInputs, _: Tables) -> Ruling[bool]:
    """Whether a stack may roll to march to the guns: once in a Combat Phase of either side."""
    # L-29: a failed roll bars the stack for this phase alone; in the opponent's it may try again.
    words = "rolled already in this phase" if inputs.rolled_this_phase else "its first roll"
    return ruled("May roll", not inputs.rolled_this_phase, words, ROLL)


@dataclass(frozen=True)
class RiverHelpInputs:
    """The attacker's help beside his first stack, with a river before the defender."""

    reserves: bool = told(
        "Whether the defender has reserves.", case=RIVER, label="The defender has reserves"
    )
    second_line: bool = told(
        "Whether he forms a second front line of them.",
        default=True,
        case=RIVER,
        label="Second front line",
    )
    second_line_beaten: bool = flag_told(
        "Whether that line was beaten.", RIVER, label="That line was beaten"
    )
    options: Options = options_told(DECLINED_SECOND_LINE, UNCONTESTED_CROSSING)


@dataclass(frozen=True)
class RiverHelp:
    """Whether a battle for the crossing is fought, and how the help counts."""

    crossing_battle: bool = told("Whether a second battle is fought for the crossing.")
    joins_front: bool = told("Whether the help joins the attacker's front line.")
    flanks: bool = told("Whether the help flanks the defender.")


@calculator(RIVER, also="LGA-BAT-12", title="Help across a river")
def help_across_a_river(inputs: RiverHelpInputs, _: Tables) -> Ruling[RiverHelp]:
    """How the attacker's help counts that has a river before it, in no battle for a crossing.

    Raises:
        BadInput: A line is said to be beaten that was never formed.
    """
    # A second line is made of the reserve, so without one no wish of the defender brings it about.
    line = inputs.reserves and inputs.second_line
    if inputs.second_line_beaten and not line:
        sentence = "cannot be yes: the defender has no second line."
        raise BadInput(Fault(sentence, "second_line_beaten", case=RIVER))
    declined = inputs.reserves and not inputs.second_line
    # What follows where he has reserves and forms no line is not told: an option settles it.
    just_joins = declined and chosen(inputs.options, DECLINED_SECOND_LINE) == "joins"
    joins = just_joins or (line and inputs.second_line_beaten)
    # The one case in which a force that flanks may touch the stack it helps (LGA-REINF-04).
    flanks = not line and not just_joins
    # The case names the third choice of 12.91 and describes the second: an option settles it.
    crossing = chosen(inputs.options, UNCONTESTED_CROSSING) == "defend_crossing"
    as_if = f"as if the {'crossing' if crossing else 'hex'} were defended" if flanks else ""
    steps = (
        Step("Battle for the crossing", line, "against a second line of the reserve", RIVER),
        Step("Joins the front line", joins, "once that line is beaten" if line else "", RIVER),
        Step("Flanks", flanks, as_if, RIVER, StepKind.RESULT),
    )
    return Ruling(RiverHelp(line, joins, flanks), steps)


@dataclass(frozen=True)
class ApartInputs:
    """The defender's help beside the attackers alone, in one or more hexes."""

    hexes: int = told("Hexes with such help.", low=1, high=FEW, unit="hexes", case=APART)
    lines: int = told(
        "Front lines that the attacker forms against them.",
        low=0,
        high=FEW,
        case=APART,
        label="Lines against them",
    )
    advance_points: int = told(
        "Advance Points that he has stored.", default=0, low=0, high=MANY, unit="points", case=APART
    )
    counterattack: bool = flag_told(
        "Whether the defender attacks at once.", APART, label="The defender attacks"
    )


@dataclass(frozen=True)
class Apart:
    """Whether the attack goes on."""

    cancelled: bool = told("Whether the attack is called off.")
    advance_points: int = told("Advance Points that are left to the attacker.", unit="points")
    battles: int = told("Battles that are fought at the same time.", unit="battles")
    roles_change: bool = told("Whether the defender attacks now.")
    flank_bonus: bool = told("Whether he has the bonus of a flank attack.")


@calculator(APART, title="Help beside the attackers")
def help_apart(inputs: ApartInputs, _: Tables) -> Ruling[Apart]:
    """What follows when the defender's help is beside the attackers and not the defenders.

    Raises:
        BadInput: More lines are formed than there are hexes to form them against.
    """
    if inputs.lines > inputs.hexes:
        sentence = f"must be {inputs.hexes} or less: one is formed against each hex."
        raise BadInput(Fault(sentence, "lines", str(inputs.lines), case=APART))
    # A single hex with no line against it is enough to call the attack off (LGA-REINF-06).
    met = inputs.lines >= inputs.hexes
    # L-52: what goes is stored for this attack; points of other battles are not entered here.
    left = inputs.advance_points if met else 0
    # The battle for the hex itself goes on beside one for each line.
    battles = inputs.hexes + 1 if met else 0
    # While the attack goes on the roles stay as they are: only where it is off may the defender
    # strike.
    turns = inputs.counterattack and not met
    words = f"{counted(inputs.lines, 'line')} for {counted(inputs.hexes, 'hex', 'hexes')}"
    lines = (
        Step("A line for each hex", met, words, APART),
        Step("Advance Points left", left, "" if met else "all are lost", APART),
        Step("Battles at the same time", battles, "", APART),
        Step("The defender attacks", turns, "with a flank bonus" if turns else "", APART),
        Step("The attack is called off", not met, "", APART, StepKind.RESULT),
    )
    # Who strikes back always has the flank bonus (12.79), so one answer stands for both.
    return Ruling(Apart(not met, left, battles, turns, turns), lines)
