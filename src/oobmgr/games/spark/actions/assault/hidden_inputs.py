"""The inputs of one side's half of an assault combat, and the slip that tells the other of it."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.unit_texts import MOST_TEXT_LETTERS
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.assault.combat_inputs import RiverHexside
from oobmgr.games.spark.actions.assault.going import target_hex_told
from oobmgr.games.spark.actions.picked import stand_ins_told, units_told
from oobmgr.games.spark.assault.modifiers import BUILT_UP_ALIASES, AssaultSide, BuiltUp
from oobmgr.games.spark.dice import FACES, die_told
from oobmgr.games.spark.morale.check import HIGHEST_MORALE
from oobmgr.games.spark.movement.hexes import is_hex
from oobmgr.rules.bounds import MANY
from oobmgr.rules.fields import choice_told, flag_told, list_told, open_told, text_told

UNSEEN: Final = "SP-ROSTER-15"
# Modifiers have no ceiling (SP-AMM-22), so an assault morale may pass any printed one, or fall
# below none.
_HIGHEST: Final = HIGHEST_MORALE + HIGHEST_MORALE
_BAR: Final = "; "
# A dash and not 0 for a die that is not rolled yet: 0 is a face, and the highest.
_AFV, _NO_AFV, _OPEN = "AFV", "no AFV", "-"
_SHAPE: Final = "hex; assaulter or defender; assault morale; steps; AFV or no AFV; die or -"


@dataclass(frozen=True)
class AssaultHalfInputs:
    """One's own half of an assault combat, with what the other player tells of his."""

    slip: str = text_told(
        "The slip that the other player's program made of his half; it says all that follows of "
        "his side.",
        UNSEEN,
        letters=MOST_TEXT_LETTERS,
        label="Slip of the other side",
    )
    units: tuple[int, ...] = units_told(
        "Your units that fight.", "SP-ASLT-01", label="Your units that fight"
    )
    hex: str = target_hex_told()
    own_die: int | None = die_told(
        "Your die; 0 counts as 10.", default=None, case="SP-AR-15", label="Your die"
    )
    other_die: int | None = die_told(
        "The other player's die; 0 counts as 10.", default=None, case="SP-AR-15", label="His die"
    )
    # Open and not 0: an assault morale of 0 is played, one that was not told waits for the result.
    other_morale: int | None = open_told(
        "The assault morale that the other player tells.",
        "SP-AR-15",
        low=-_HIGHEST,
        high=_HIGHEST,
        label="His assault morale",
    )
    other_steps: int | None = open_told(
        "The steps with which he defends, as he tells, his artillery half, rounded down for each "
        "unit; only the assaulter's bonus rests on them.",
        "SP-AMM-28",
        low=0,
        high=MANY,
        label="His steps",
    )
    other_armor: bool = flag_told(
        "Whether an AFV fights on his side.", "SP-AMM-21", label="He has an AFV"
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
        "Whether a defender occupies the entrenchment; by your markers where left blank.",
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
    river: RiverHexside = choice_told(
        "What every assaulter comes across: no river or lake, a whole hexside, or a partial one "
        "that is treated so.",
        "SP-AMM-13",
        RiverHexside.NONE,
        label="All across a river or lake",
    )
    crossed_stream: bool | None = open_told(
        "Whether every assaulter crossed a stream in its hex in this impulse; by your markers "
        "where it is open.",
        "SP-AMM-11",
        label="All crossed a stream?",
    )
    # On unless declined: a bonus may be left unused (SP-AMM-21), as its unit then need not lose the
    # first step (SP-ASLT-14).
    armor_1: bool = flag_told(
        "Whether you use Armor Bonus 1.", "SP-AMM-21", default=True, label="Armor Bonus 1"
    )
    armor_2: bool = flag_told(
        "Whether you use Armor Bonus 2.", "SP-AMM-21", default=True, label="Armor Bonus 2"
    )
    engineer: bool = flag_told(
        "Whether you use your engineer.", "SP-AMM-21", default=True, label="Engineer"
    )
    smg: bool = flag_told(
        "Whether you use your SMG unit.", "SP-AMM-21", default=True, label="SMG unit"
    )
    bearers: tuple[int, ...] = units_told(
        "Units that bring a bonus, where several could; the first that can, where left blank.",
        "SP-ASLT-14",
        label="Bonus brought by",
    )
    losses: tuple[int, ...] = units_told(
        "Your units that take the steps that you assign as you like, in turn.",
        "SP-ASLT-14",
        label="Losses taken by, in turn",
    )
    stand_in: bool = stand_ins_told()


@dataclass(frozen=True, kw_only=True)
class HalfSlip:
    """What a side tells of its half: no name, no morale of a unit."""

    place: str
    role: AssaultSide
    morale: int
    # As the Strength Bonus counts them: artillery half where it defends (SP-AMM-28).
    steps: int
    # Armor Bonus 2 asks no more of the other side than this (SP-AMM-08, SP-AMM-15).
    armor: bool
    die: int | None

    @property
    def line(self) -> str:
        """``1712; defender; 7; 4; no AFV; 8``."""
        die = _OPEN if self.die is None else str(self.die)
        armor = _AFV if self.armor else _NO_AFV
        return _BAR.join((self.place, self.role, str(self.morale), str(self.steps), armor, die))


def read_half(text: str) -> HalfSlip:
    """Read the slip of the other side's half. Raises `BadInput` where it is none."""
    try:
        place, role, morale, steps, armor, die = (part.strip() for part in text.split(";"))
        slip = HalfSlip(
            place=place,
            role=AssaultSide(role.casefold()),
            morale=int(morale),
            steps=int(steps),
            armor={_AFV.casefold(): True, _NO_AFV.casefold(): False}[armor.casefold()],
            die=None if die == _OPEN else int(die),
        )
    except (ValueError, KeyError):
        slip = None
    # Numbers that no half can have: somebody typed them.
    if slip is None or not (
        0 <= (slip.die or 0) <= FACES and _can_count(slip) and is_hex(slip.place)
    ):
        advice = f"It should look like this: {_SHAPE}."
        raise BadInput(Fault("This is not the slip of an assault.", "slip", text, advice, UNSEEN))
    return slip


def _can_count(slip: HalfSlip) -> bool:
    """Whether a half can have the steps that its slip tells."""
    # Guns of one step that defend alone count nothing; an AFV, and whoever assaults, has a step.
    nothing = slip.role is AssaultSide.DEFENDER and not slip.armor
    return slip.steps >= 1 or (nothing and not slip.steps)
