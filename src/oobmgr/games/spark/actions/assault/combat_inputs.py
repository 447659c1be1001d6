"""The inputs of an assault combat, and what it comes to."""

from __future__ import annotations

from enum import StrEnum

from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.assault.going import target_hex_told
from oobmgr.games.spark.actions.picked import stand_ins_told, units_told
from oobmgr.games.spark.assault.modifiers import BUILT_UP_ALIASES, BuiltUp
from oobmgr.games.spark.dice import die_told
from oobmgr.games.spark.morale.check import HIGHEST_MORALE
from oobmgr.rules.fields import flag_told, list_told, open_told, text_told
from oobmgr.rules.inputs import told


class RiverHexside(StrEnum):
    """Over what every assaulter comes into the hex."""

    NONE = "none"
    WHOLE = "whole"
    # Apart from a whole one: the example counts no −1 over such a hexside, the table does, and the
    # group says which it plays (SP-X-05).
    PARTIAL = "partial"


@dataclass(frozen=True)
class AssaultCombatInputs:
    """An assault combat: the hex, what is used, both dice, losses by choice."""

    hex: str = target_hex_told()
    # First of all that is entered: the rest is known already, or open as a rule.
    assaulter_die: int | None = die_told(
        "The assaulter's die; 0 counts as 10.",
        default=None,
        case="SP-AR-15",
        label="Assaulter's die",
    )
    defender_die: int | None = die_told(
        "The defender's die; 0 counts as 10.", default=None, case="SP-AR-15", label="Defender's die"
    )
    terrain: tuple[BuiltUp, ...] = list_told(
        "Woods, station, village, settlement or town that a defender is in.",
        "SP-AMM-01",
        aliases=BUILT_UP_ALIASES,
        label="Defender in",
    )
    hill: bool = flag_told(
        "Whether a defender is on a hill.", "SP-AMM-03", label="Defender on a hill"
    )
    entrenched: bool | None = open_told(
        "Whether a defender occupies the entrenchment; by the markers where left blank.",
        "SP-AMM-24",
        label="Defender entrenched?",
    )
    # Judged over all assaulters: one inside is enough to turn the trench against its defenders
    # (SP-AMM-05, SP-AMM-24).
    inside: bool = flag_told(
        "Whether an assaulter is inside the defender's entrenchment.",
        "SP-AMM-24",
        label="Assaulter inside it",
    )
    river: RiverHexside | None = open_told(
        "What every assaulter comes across: no river or lake, a whole hexside, or a partial one "
        "that is treated so; none counts where left blank.",
        "SP-AMM-13",
        label="All across a river or lake",
    )
    crossed_stream: bool | None = open_told(
        "Whether every assaulter crossed a stream in its hex in this impulse; by the markers "
        "where it is open.",
        "SP-AMM-11",
        label="All crossed a stream?",
    )
    # On unless declined: a bonus may be left unused (SP-AMM-21), as its unit then need not lose the
    # first step (SP-ASLT-14).
    armor_1: bool = flag_told(
        "Whether the assaulter uses Armor Bonus 1, for solid dots.",
        "SP-AMM-21",
        default=True,
        label="Assaulter: Armor Bonus 1",
    )
    armor_2: bool = flag_told(
        "Whether the assaulter uses Armor Bonus 2, as the only one with AFV.",
        "SP-AMM-21",
        default=True,
        label="Assaulter: Armor Bonus 2",
    )
    engineer: bool = flag_told(
        "Whether the assaulter uses his engineer.",
        "SP-AMM-21",
        default=True,
        label="Assaulter: engineer",
    )
    smg: bool = flag_told(
        "Whether the assaulter uses his SMG unit.",
        "SP-AMM-21",
        default=True,
        label="Assaulter: SMG unit",
    )
    defender_armor_1: bool = flag_told(
        "Whether the defender uses Armor Bonus 1.",
        "SP-AMM-21",
        default=True,
        label="Defender: Armor Bonus 1",
    )
    defender_armor_2: bool = flag_told(
        "Whether the defender uses Armor Bonus 2.",
        "SP-AMM-21",
        default=True,
        label="Defender: Armor Bonus 2",
    )
    bearers: tuple[int, ...] = units_told(
        "Units that bring a bonus, where several could; the first that can, where left blank.",
        "SP-ASLT-14",
        label="Bonus brought by",
    )
    # No unit is split to fill the hex (SP-STACK-07), so its owner says which ones stay out of the
    # fight.
    left_out: tuple[int, ...] = units_told(
        "Units that do not fight, where a hex holds more steps than may.",
        "SP-AMM-28",
        label="Left out of the fight",
    )
    # What holds for one parent or for units partly out of command is cut from the source
    # (SP-ASLT-07): the average stands unless the players know better.
    assaulter_initial: int | None = open_told(
        "Initial morale of the assaulter, where your rulebook says another.",
        "SP-ASLT-07",
        low=0,
        high=HIGHEST_MORALE,
        label="Other morale, assaulter",
    )
    defender_initial: int | None = open_told(
        "Initial morale of the defender, where your rulebook says another.",
        "SP-ASLT-07",
        low=0,
        high=HIGHEST_MORALE,
        label="Other morale, defender",
    )
    losses: tuple[int, ...] = units_told(
        "Units that take the steps that their owner assigns as he likes, in turn.",
        "SP-ASLT-14",
        label="Losses taken by, in turn",
    )
    stand_in: bool = stand_ins_told()


@dataclass(frozen=True)
class AssaultFought:
    """What an assault combat comes to, as far as its dice are known."""

    assaulter_initial: int = told("Initial morale of the assaulter.")
    assaulter_morale: int = told("Assault morale of the assaulter.")
    defender_initial: int = told("Initial morale of the defender.")
    defender_morale: int = told("Assault morale of the defender.")
    assaulter_total: int | None = open_told("The assaulter's die and morale.")
    defender_total: int | None = open_told("The defender's die and morale.")
    loser: str = text_told("Who lost; both where they tie.")
    diff: int | None = open_told("By how much.")
    retreat: int | str = told("Hexes that the loser retreats.", default=0)
    status: str | None = open_told("S or D for the loser's participants.")
    lost: tuple[tuple[str, int], ...] = list_told("Units that lost steps, and how many.")
