"""The supply trains that take the place of depots in fortresses besieged in 1813."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import D6
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

TRAINS: Final = "LGA-SIEGE-02"


@dataclass(frozen=True)
class TrainInputs:
    """A die for each besieged depot."""

    dice: tuple[int, ...] = told(
        "The die for each depot.", low=1, high=D6, dice=(D6,), case=TRAINS, label="Dice"
    )


@calculator(
    TRAINS,
    value="Trains in all.",
    named="trains",
    unit="trains",
    title="Trains for besieged depots",
)
def siege_trains(inputs: TrainInputs, tables: Tables) -> Ruling[int]:
    """How many supply trains take the place of the depots in besieged fortresses, by their dice.

    Raises:
        BadInput: There are fewer or more dice than besieged fortresses.
    """
    most = tables.cell("siege.trains.fortresses")
    # L-25: which fortresses they are the text leaves to the players, but not how many.
    if len(inputs.dice) != most.whole:
        sentence = f"has {counted(len(inputs.dice), 'die', 'dice')}; {most.whole} are rolled."
        raise BadInput(Fault(sentence, "dice", advice="Enter one for each depot.", case=TRAINS))
    return trains_for(inputs.dice)


def trains_for(dice: tuple[int, ...]) -> Ruling[int]:
    """The trains for some of those depots, which need not be replaced all at once."""
    lines = [
        Step(f"Depot {number}", die, "as many trains as the die shows", TRAINS)
        for number, die in enumerate(dice, start=1)
    ]
    # L-26: not held to the most trains of a hex, for a besieged fortress knows no such limit.
    together = sum(dice)
    lines.append(Step("Trains in all", together, "", TRAINS, StepKind.RESULT))
    return Ruling(together, tuple(lines))
