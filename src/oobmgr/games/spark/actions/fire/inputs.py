"""The inputs of a fire: the segment, the hex and who stands there, the units that fire."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.units import MOST_RATING
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.picked import stand_ins_told
from oobmgr.games.spark.dice import die_told
from oobmgr.games.spark.fire.combined import MODE_ALIASES, FireMode
from oobmgr.games.spark.fire.segments import FIRE_SEGMENTS
from oobmgr.games.spark.fire.shifts import terrain_told
from oobmgr.games.spark.movement.hexes import HEXES
from oobmgr.games.spark.movement.path import Ground
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.words import FireKind
from oobmgr.rules.bounds import HIGHEST_ID
from oobmgr.rules.fields import choice_told, count_told, flag_told, list_told, open_told, text_told
from oobmgr.rules.inputs import told

_RESULT_CASE: Final = "SP-FIRE-32"
_KIND_ALIASES: Final = {"anti-tank": FireKind.AT, "antitank": FireKind.AT}


@dataclass(frozen=True)
class FirerEntry:
    """A unit that fires, how, and from where."""

    unit: int = told("The unit.", low=1, high=HIGHEST_ID, case="SP-CMB-04")
    mode: FireMode | None = open_told(
        "How it fires; the way that it can, where nothing is entered.",
        "SP-ART-02",
        aliases=MODE_ALIASES,
    )
    points: int | None = open_told(
        "Points that it fires at this target; all that it has, where nothing is entered.",
        "SP-FIRE-33",
        unit="points",
        low=1,
        high=MOST_RATING,
    )
    # By firing unit and not by hex: each has its own shifts, and those left over are lost
    # (SP-FIRE-12).
    terrain: tuple[Ground, ...] = terrain_told("Terrain of its hex.", "SP-FIRE-12")
    entrenched: bool | None = open_told(
        "Whether it is in a trench; as its marker says, where nothing is entered.", "SP-TCE-60"
    )
    # On unless declined: together units may reach a column that each alone falls short of
    # (SP-FIRE-21).
    pool: bool = flag_told(
        "Whether it pools with units of its hex that have the same shifts.",
        "SP-FIRE-21",
        default=True,
    )


@dataclass(frozen=True)
class TargetEntry:
    """A unit that is fired at, and the dice of the fire at it."""

    unit: int = told("The unit.", low=1, high=HIGHEST_ID, case="SP-FIRE-08")
    # By colour and not by use: which die is the result depends on the side that fires (SP-FIRE-30).
    red: int | None = die_told("The red die.", default=None, case="SP-FIRE-30")
    gray: int | None = die_told("The gray die.", default=None, case="SP-FIRE-30")
    # The sources hold single cells of the combat tables only: what the players' own table leaves
    # blank is entered here.
    result: str = text_told(
        "The result, where your table does not say it: steps, and M for a morale check, as 1M.",
        _RESULT_CASE,
    )


@dataclass(frozen=True)
class FireInputs:
    """One fire at a hex, or at one AFV in it."""

    segment: Segment = told(
        "When it is fired.",
        default=Segment.OFFENSIVE_1,
        choices=tuple(str(one) for one in FIRE_SEGMENTS),
        case="SP-SEQ-03",
    )
    kind: FireKind = choice_told(
        "Which strength is fired with.", "SP-CMB-03", FireKind.REGULAR, _KIND_ALIASES
    )
    support: bool = flag_told(
        "Whether all of them fire in support; units outside of the assault do so anyway.",
        "SP-ELIG-02",
    )
    place: str = HEXES.told("The hex that is fired at.", "SP-FIRE-08")
    assault: str = HEXES.told(
        "The Assault Target Hex of the assault, where the fire belongs to one.", "SP-CMB-04"
    )
    firers: tuple[FirerEntry, ...] = list_told("The units that fire.", "SP-FIRE-16")
    # Dice for each: units of one hex are rolled for one by one, and their shifts may differ
    # (SP-X-38).
    targets: tuple[TargetEntry, ...] = list_told(
        "The units that are fired at, each with its dice.", "SP-FIRE-30"
    )
    terrain: tuple[Ground, ...] = terrain_told("Terrain of the target's hex.", "SP-FIRE-10")
    from_terrain: tuple[Ground, ...] = terrain_told(
        "Terrain of the firing units' hexes, for those that have none of their own.", "SP-FIRE-12"
    )
    entrenched: bool | None = open_told(
        "Whether the targets are in the trench; as their markers say, where nothing is entered.",
        "SP-TCE-60",
    )
    # From a trench one fires better only at what is outside of its line (SP-TCE-60).
    inside_line: bool = flag_told(
        "Whether the targets are inside the line of the firing units' trench.", "SP-TCE-60"
    )
    across_river: bool = flag_told(
        "Whether the targets assault across a river or lake hexside.", "SP-TCE-13"
    )
    crossed_stream: bool | None = open_told(
        "Whether the targets crossed a stream in their hex in this impulse; as their markers say, "
        "where nothing is entered.",
        "SP-TCE-59",
    )
    night: bool | None = open_told(
        "Whether it is night; by the game turn, where nothing is entered.", "SP-FIRE-24"
    )
    # Asked, unlike night: the books keep no weather.
    fog: bool = flag_told("Whether there is fog.", "SP-TCE-21")
    # The player's word: lines of sight are on the map, which the books do not hold.
    observed: bool = flag_told(
        "Whether the firing units, or units that spot for them, observe the target.",
        "SP-OBS-02",
        default=True,
    )
    # It turns the shift round: who only came through is the better target (SP-TCE-70).
    began_there: bool = flag_told(
        "For ZOC fire: whether the targets began the Movement Phase in the hex.", "SP-ZOC-15"
    )
    changed_formation: bool = flag_told(
        "For ZOC fire: whether the targets changed formation; they count as in column.", "SP-ZOC-05"
    )
    # The sentence with this number is cut from the source (SP-FIRE-03), so it is asked of the
    # players.
    trench_at: int = count_told(
        "AT strength that a trench adds by itself, from your rulebook; 0 for none.",
        "SP-FIRE-03",
        unit="points",
        high=MOST_RATING,
    )
    stand_in: bool = stand_ins_told()
