"""The inputs of an air strike: its points, the units that it is made against, their dice."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.picked import stand_ins_told, units_told
from oobmgr.games.spark.dice import die_told
from oobmgr.games.spark.fire.shifts import terrain_told
from oobmgr.games.spark.movement.path import Ground
from oobmgr.rules.fields import count_told, open_told, text_told
from oobmgr.rules.inputs import told

CASE: Final = "SP-AIR-09"


@dataclass(frozen=True)
class StrikeRoll:
    """The dice of a strike at one unit."""

    red: int | None = die_told("The red die.", default=None, case="SP-FIRE-30", label="Red die")
    gray: int | None = die_told("The gray die.", default=None, case="SP-FIRE-30", label="Gray die")
    result: str = text_told(
        "The result, where your table does not say it: steps, and M for a morale check, as 1M.",
        "SP-FIRE-32",
        label="Result",
    )


@dataclass(frozen=True)
class StrikeInputs:
    """An air strike at a hex, or at one AFV in it."""

    points: int = count_told("Air points that get through.", CASE, unit="air points")
    targets: tuple[int, ...] = units_told(
        "The units that are struck: the non-armored ones of a hex, or one AFV.",
        "SP-AIR-03",
        label="Units struck",
    )
    rolls: tuple[StrikeRoll, ...] = told(
        "The dice, a pair for each unit in the same order.",
        default=(StrikeRoll(),),
        case="SP-FIRE-30",
        label="Dice",
    )
    terrain: tuple[Ground, ...] = terrain_told(
        "Terrain of the hex that is struck; a hill shifts nothing.", CASE, label="Terrain"
    )
    entrenched: bool | None = open_told(
        "Whether the units are in the trench; as their markers say, where nothing is entered.",
        "SP-TCE-60",
        label="In the trench?",
    )
    stand_in: bool = stand_ins_told()
