"""What a player enters of a battle: the two sides, where, the dice or the result, the losses."""

from collections.abc import Mapping
from typing import Any

from oobmgr.domain.values import dataclass
from oobmgr.games.europa.acting import units_told
from oobmgr.games.europa.actions.fields import (
    columns_told,
    nation_told,
    special_told,
    weather_told,
    zone_told,
)
from oobmgr.games.europa.combat.fighters import ByHand
from oobmgr.games.europa.combat.ground import GROUND_ALIASES, GroundKind
from oobmgr.games.europa.combat.odds import ELIMINATED
from oobmgr.games.europa.hexes import HEXES
from oobmgr.games.europa.losses.requirements import RESULT_ALIASES, RESULTS
from oobmgr.games.europa.losses.tolls import Loss, losses_told
from oobmgr.games.europa.words import TERRAIN_WORDS, Weather
from oobmgr.rules.bounds import D6, HIGHEST_ID
from oobmgr.rules.fields import die_told, flag_told, list_told, open_told, text_told
from oobmgr.rules.inputs import decode_each, told
from oobmgr.rules.scalars import read_whole

ATTACK = "battle"
BOMBARDMENT = "bombard"
DICE = (D6, D6)


@dataclass(frozen=True)
class Attacker:
    """An attacking unit, and the hex from which it attacks."""

    unit: int = told("The unit.", low=1, high=HIGHEST_ID, case="CBT-01", label="Unit")
    hex: str = HEXES.told("From which hex; as in the books if left out.", "CFL-01", label="From")


def _read_attackers(raw: Any) -> tuple[Attacker, ...]:  # noqa: ANN401 - JSON
    """Attackers as records, or as bare ids of units."""
    if not isinstance(raw, list | tuple):
        raise ValueError("must be a list of units.")  # noqa: TRY004 - as in the reader
    named = (
        one if isinstance(one, Mapping | Attacker) else {"unit": read_whole(one)} for one in raw
    )
    return decode_each(Attacker, named)


def attackers_told(sentence: str, *, label: str = "") -> Any:  # noqa: ANN401 - as `told`
    """An input of units with the hexes from which they act."""
    more = "A number alone is a unit's id."
    return told(f"{sentence} {more}", default=(), read=_read_attackers, case="CBT-01", label=label)


def place_told(*, label: str = "") -> Any:  # noqa: ANN401 - as `told`
    """An input that names the target."""
    return told(
        "The target: its hex, or a name.",
        default="",
        names=("target", "hex"),
        case="CBT-01",
        label=label,
    )


def ground_told(*, label: str = "") -> Any:  # noqa: ANN401 - as `told`
    """An input of terrain."""
    return told(
        "Terrain of the target; a river only where every attacker crosses it.",
        default=(),
        aliases=GROUND_ALIASES,
        names=("terrain",),
        case="TER-01",
        label=label,
        choice_names=TERRAIN_WORDS,
    )


def target_zone_told(case: str, *, label: str = "") -> Any:  # noqa: ANN401 - as `told`
    """An input of the weather zone of the target; open where the books know it of the hex."""
    sentence = "Weather zone of the target, where the books do not know it."
    return zone_told(sentence, case, label=label)


def target_weather_told(case: str, *, label: str = "") -> Any:  # noqa: ANN401 - as `told`
    """An input of the weather at the target that may be left open."""
    return weather_told(
        "Weather of the target, where it is not that of the zone.", case, label=label
    )


def roll_told(*, label: str = "") -> Any:  # noqa: ANN401 - as `told`
    """An input of two dice, added."""
    return told(
        "The sum of two dice; 0 while they are not rolled.",
        default=0,
        low=len(DICE),
        high=sum(DICE),
        unset=0,
        dice=DICE,
        names=("dice",),
        case="BMB-09",
        label=label,
    )


def by_hand_told(*, label: str = "") -> Any:  # noqa: ANN401 - as `told`
    """An input of what a player says of units in place of the books."""
    return told("Units whose figures are entered by hand.", default=(), case="CBT-01", label=label)


@dataclass(frozen=True)
class BattleInputs:
    """One attack or overrun, from the units to the losses. What is not known yet is left out."""

    place: str = place_told(label="Target")
    attackers: tuple[Attacker, ...] = attackers_told("Attacking units.", label="Attackers")
    defenders: tuple[int, ...] = units_told("Units that defend the hex.", label="Defenders")
    ground: tuple[GroundKind, ...] = ground_told(label="Terrain")
    # A river that all cross is terrain; one that only some cross halves these alone (TER-02).
    across: tuple[str, ...] = list_told(
        "Hexes that alone attack across a hexside that halves.",
        "TER-01",
        label="Attacked across, halved",
    )
    zone: str = target_zone_told("CBT-04", label="Weather zone")
    weather: Weather | None = target_weather_told("CBT-04", label="Weather")
    # EU-CF-05: a division in supply may attack unpaid, with half its factors.
    unpaid: tuple[int, ...] = units_told(
        "Attackers in supply that do not pay.", label="Unpaid attackers"
    )
    paid: bool = flag_told(
        "Whether the attack was paid for in Attacks, counted by class.",
        "SP-18",
        label="Paid by class?",
    )
    air_hit: bool | None = open_told(
        "Whether air support earned a column; as in the books if left out.",
        "CBT-07",
        label="Column for air support?",
    )
    artillery_hit: bool | None = open_told(
        "Whether a bombardment by artillery earned a column; as in the books if left out.",
        "BMB-07",
        label="Column for artillery?",
    )
    # The terrain chart of combat is no part of the rules at hand (EU-CF-72), so the player's word
    # for this hex goes before all that is known of terrain.
    terrain_column: bool | None = open_told(
        "Whether the terrain costs a column; by your chart if left out.",
        "TER-01",
        label="Column for terrain?",
    )
    armor_terrain: bool | None = open_told(
        "Whether the terrain lets armor act; by your chart if left out.",
        "ARM-01",
        label="Armor in this terrain?",
    )
    shift: int = columns_told(
        "Other columns to the right, to the left below 0.", "CBT-04", label="Other columns right"
    )
    d10: bool = flag_told(
        "Whether the D10 earned the next column, where odds are rounded down.",
        "CBT-02",
        label="Next column by the D10?",
    )
    winterization: bool = flag_told(
        "Whether the attacker has the advantage in winterization.",
        "CBT-04",
        label="Better winterized?",
    )
    unwinterized: bool = flag_told(
        "Whether Axis units, not Finns, attack that are not winterized.",
        "CBT-05",
        label="Axis not winterized?",
    )
    commando_die: int = die_told(
        "Die of a commando operation; 0 for none.", "CBT-06", label="Commando die"
    )
    commando_line: str = text_told(
        "Column of your success table for it, if there is a choice.",
        "CBT-06",
        label="Commando column",
    )
    commando: bool | None = open_told(
        "Whether commandos succeeded, where your table does not say it.",
        "CBT-06",
        label="Commandos succeeded?",
    )
    attack_unsupported: bool = flag_told(
        "Whether the attackers lack support.", "LOS-03", label="Attackers unsupported?"
    )
    defence_unsupported: bool = flag_told(
        "Whether the defenders lack support.", "LOS-03", label="Defenders unsupported?"
    )
    by_hand: tuple[ByHand, ...] = by_hand_told(label="Figures by hand")
    roll: int = roll_told(label="Two dice")
    result: str = text_told(
        "The result, where your chart does not say it.",
        "LOS-01",
        choices=("", *(result for result in RESULTS if result != ELIMINATED)),
        aliases=RESULT_ALIASES,
        label="Result",
    )
    attacker_losses: tuple[Loss, ...] = losses_told(
        "Losses of the attacker.", label="Attacker's losses"
    )
    defender_losses: tuple[Loss, ...] = losses_told(
        "Losses of the defender.", label="Defender's losses"
    )
    cancel_retreat: bool = flag_told(
        "Whether the Soviets lose NKVD to cancel the retreat.",
        "LOS-08",
        label="NKVD cancels the retreat?",
    )
    through_zones: bool = flag_told(
        "Whether the retreat leads through enemy zones of control.",
        "LOS-09",
        label="Retreat through zones?",
    )
    # The worse for those who retreat, unless told otherwise: it matters to stacks of armor only.
    zone_armor: bool = flag_told(
        "Whether an enemy that exerts the zone has AECA.",
        "LOS-09",
        default=True,
        label="Armor in the zone?",
    )
    zone_losses: tuple[Loss, ...] = losses_told(
        "Losses by enemy zones on the retreat.", label="Losses by zones"
    )
    attacker_nation: str = nation_told(
        "Nation of the attacker that gets the change.", "CHG-01", label="Attacker's nation"
    )
    defender_nation: str = nation_told(
        "Nation of the defender that gets the change.", "CHG-01", label="Defender's nation"
    )
    special: bool = special_told()
