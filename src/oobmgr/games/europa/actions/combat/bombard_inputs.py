"""What a player enters of a bombardment: the guns or bombs, the target, the dice, the losses."""

from fractions import Fraction

from oobmgr.domain.values import dataclass
from oobmgr.games.europa.acting import units_told
from oobmgr.games.europa.actions.combat.battle_inputs import (
    Attacker,
    attackers_told,
    by_hand_told,
    ground_told,
    place_told,
    roll_told,
    target_weather_told,
    target_zone_told,
)
from oobmgr.games.europa.actions.fields import nation_told, special_told
from oobmgr.games.europa.combat.fighters import ByHand
from oobmgr.games.europa.combat.ground import GroundKind
from oobmgr.games.europa.losses.tolls import Loss, losses_told
from oobmgr.games.europa.words import Weather
from oobmgr.rules.fields import count_told, flag_told, list_told, open_told, text_told

RESULTS = ("0", "1R", "Re", "C", "Re1R", "C1R")
_RESULT_ALIASES = {"none": "0", "no effect": "0", "cadre": "C", "1RRe": "Re1R", "1RC": "C1R"}


@dataclass(frozen=True)
class BombardInputs:
    """One bombardment of a hex, from its guns or bombs to the losses of the defender."""

    place: str = place_told(label="Target")
    guns: tuple[Attacker, ...] = attackers_told("Artillery that bombards.", label="Artillery")
    bombs: int = count_told(
        "Factors of bombers in the Air Phase; 0 where their mission or the guns give them.",
        "BMB-02",
        unit="factors",
        label="Bomber factors",
    )
    groups: int = count_told(
        "Groups that bomb, where no mission of the books does: those paid by number.",
        "SP-11",
        unit="groups",
        label="Bombing groups",
    )
    by_air: bool = flag_told("Whether bombers fire, not artillery.", "BMB-09", label="By bombers?")
    night_mixed: bool = flag_told(
        "Whether it is a night mission in which not all bombers are of type NB.",
        "MIS-11",
        label="Not all night bombers?",
    )
    defenders: tuple[int, ...] = units_told("Units in the target hex.", label="Defenders")
    res: Fraction | None = open_told(
        "REs in the target hex, where they are not those of the units.",
        "BMB-04",
        unit="REs",
        low=0,
        label="REs in the hex",
    )
    ground: tuple[GroundKind, ...] = ground_told(label="Terrain")
    across: tuple[str, ...] = list_told(
        "Hexes that fire across a hexside that halves.", "TER-01", label="Fired across, halved"
    )
    zone: str = target_zone_told("BMB-04", label="Weather zone")
    weather: Weather | None = target_weather_told("BMB-04", label="Weather")
    terrain_left: bool | None = open_told(
        "Whether the terrain gives a column to the left; by your chart if left out.",
        "BMB-04",
        label="Column for terrain?",
    )
    follows: bool = flag_told(
        "Whether an attack follows in this phase.", "BMB-03", label="Attack follows?"
    )
    attackers: tuple[int, ...] = units_told(
        "The units that will attack then, all of them.", label="Attackers"
    )
    facility: bool = flag_told(
        "Whether the target is a facility, such as an airfield or a yard.",
        "BMB-08",
        label="Facility?",
    )
    by_hand: tuple[ByHand, ...] = by_hand_told(label="Figures by hand")
    roll: int = roll_told(label="Two dice")
    result: str = text_told(
        "The result, where your chart does not say it.",
        "BMB-05",
        choices=("", *RESULTS),
        aliases=_RESULT_ALIASES,
        label="Result",
    )
    losses: tuple[Loss, ...] = losses_told("Losses of the defender.", label="Losses")
    pays: bool = flag_told(
        "Whether the defender pays infantry points in place of a unit.",
        "BMB-06",
        label="Infantry points instead?",
    )
    nation: str = nation_told("The nation that pays or gets change.", "CHG-01", label="Nation")
    special: bool = special_told()
