"""Combat: airborne attacks, the Retreat Conversion Option, and disbanding."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.ground.movement import rounded
from oobmgr.games.war_in_europe.options import DROP_ROUNDING, chosen, options_told
from oobmgr.games.war_in_europe.words import PLAYER_ALIASES, Player, Rounding
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_DROP: Final = "WIE-ABN-04"
ONE_CHOICE: Final = "WIE-KG-04"
DISBANDING: Final = "WIE-DISB-01"


# --------------------------------------------------------------------------------- airborne


@dataclass(frozen=True)
class DropInputs:
    """An attack with airborne units that were dropped in this turn."""

    drop: Fraction = told("Strength of the units dropped.", low=0, high=MANY, case=_DROP)
    other: Fraction = told("Strength of other attackers.", low=0, high=MANY, case=_DROP)
    defender: Fraction = told("Strength of the defenders.", low=1, high=MANY, case=_DROP)
    round: Rounding | None = told(
        "What becomes of a half; left blank for the option of the campaign.",
        default=None,
        case=_DROP,
        label="Rounding",
    )
    options: Options = options_told(DROP_ROUNDING)


@dataclass(frozen=True)
class DropAttack:
    """The strength of such an attack, and whether it may be made."""

    attack: Fraction = told("Strength of the attack.")
    legal: bool = told("Whether it may be made.")


@calculator(_DROP, title="Attack of airborne units")
def airborne_attack(inputs: DropInputs, tables: Tables) -> Ruling[DropAttack]:
    """How strong an attack with airborne units is in the turn of their drop."""
    half, least = tables.cell("airborne.drop.strength"), tables.cell("airborne.drop.least_odds")
    rounding = inputs.round or Rounding(str(chosen(inputs.options, DROP_ROUNDING)))
    # Halved together, not unit by unit, so that one fraction is rounded at most.
    dropped = rounded(inputs.drop * half.number, rounding)
    # Only who was dropped is halved: units that attack beside them do so in full (8.29).
    attack = dropped + inputs.other
    # As a product, so that the least odds are met exactly.
    needed = inputs.defender * least.number
    legal = attack >= needed
    lines = (
        half.step("Dropped", dropped, f"{shown(inputs.drop)} × {shown(half.number)}"),
        Step("Attack", attack, f"{shown(dropped)} + {shown(inputs.other)}", _DROP, StepKind.SUM),
        least.step("Allowed", legal, f"at least {shown(needed)}", StepKind.RESULT),
    )
    return Ruling(DropAttack(attack, legal), lines)


# ------------------------------------------------------------------------- retreat conversion


class Choice(StrEnum):
    """What the units of a side in one hex of a battle do."""

    CONVERT = "convert"
    NORMAL = "normal"


_NOT_CONVERTED: Final = (
    "retreat", "none", "no", "stand", "stay", "hold", "keep", "lose", "loss", "losses", "eliminate",
)  # fmt: skip
"""What else the units of a side may do; only whether all do the same counts."""


@dataclass(frozen=True)
class ConversionInputs:
    """A battle over one or several hexes, and what is chosen in each."""

    choices: tuple[Choice, ...] = told(
        "What the units of the side do in each hex.",
        aliases={
            "conversion": "convert",
            "yes": "convert",
            **dict.fromkeys(_NOT_CONVERTED, "normal"),
        },
        case=ONE_CHOICE,
    )
    hexes: int = told("Hexes of the battle.", low=1, high=FEW, unit="hexes", case=ONE_CHOICE)
    required_loss: int = told("Loss that is required.", low=0, high=MANY, case=ONE_CHOICE)


@dataclass(frozen=True)
class Conversion:
    """Whether the choices may be so, and what is paid."""

    legal: bool = told("Whether all choose alike.")
    loss_paid: int = told("Loss that is paid, once for the battle.")


@calculator(ONE_CHOICE, title="Retreat Conversion Option")
def retreat_conversion(inputs: ConversionInputs, _: Tables) -> Ruling[Conversion]:
    """Whether one choice is made for all hexes of a battle, and the loss that is paid.

    Raises:
        BadInput: There are fewer or more choices than hexes.
    """
    # A hex nobody spoke of might choose otherwise: without it nothing can be said of all.
    if len(inputs.choices) != inputs.hexes:
        hexes = counted(inputs.hexes, "hex", "hexes")
        sentence = f"{counted(len(inputs.choices), 'choice')} for {hexes}."
        raise BadInput(Fault(sentence, "choices", advice="Name one for each hex.", case=ONE_CHOICE))
    alike = len(set(inputs.choices)) <= 1
    words = "" if alike else "one choice holds for all units of the side"
    # 12.7: the loss is that of the battle, and not of each hex from which it was fought.
    paid = f"once, not for each of {inputs.hexes} hexes"
    lines = (
        Step("One choice", alike, words, ONE_CHOICE),
        Step("Loss paid", inputs.required_loss, paid, ONE_CHOICE, StepKind.RESULT),
    )
    return Ruling(Conversion(alike, inputs.required_loss), lines)


# ------------------------------------------------------------------------------- disbanding


class DisbandPlace(StrEnum):
    """Where a unit may be disbanded."""

    BRITISH_PORT = "british_port"
    TRAINING_CENTER = "training_center"
    WEHRKREIS = "wehrkreis"
    ELSEWHERE = "elsewhere"


PLACE_NAMES: Final = {
    DisbandPlace.BRITISH_PORT: "a port in Great Britain",
    DisbandPlace.TRAINING_CENTER: "a Training Center",
    DisbandPlace.WEHRKREIS: "a Wehrkreis",
    DisbandPlace.ELSEWHERE: "another place",
}
PLACE_WORDS: Final = {
    DisbandPlace.BRITISH_PORT: "British port",
    DisbandPlace.TRAINING_CENTER: "Training Center",
    DisbandPlace.WEHRKREIS: "Wehrkreis",
}
"""What they are called in a form, where they have names of their own."""
PLACE_OF: Final = {
    Player.ALLIED: DisbandPlace.BRITISH_PORT,
    Player.SOVIET: DisbandPlace.TRAINING_CENTER,
    Player.AXIS: DisbandPlace.WEHRKREIS,
}


_PLACES: Final = {
    "port_GreatBritain": "british_port",
    "Wehrkreiss": "wehrkreis",
    "other": "elsewhere",
    "none": "elsewhere",
}


@dataclass(frozen=True)
class DisbandInputs:
    """A unit that is to be disbanded."""

    side: Player = told("Whose it is.", aliases=PLAYER_ALIASES, case=DISBANDING)
    location: DisbandPlace = told(
        "Where it is.", aliases=_PLACES, choice_names=PLACE_WORDS, case=DISBANDING
    )
    rp_before: int = told(
        "Replacement Points at hand.",
        default=0,
        low=0,
        high=MANY,
        unit="RP",
        case=DISBANDING,
        label="Replacement Points",
    )


@dataclass(frozen=True)
class Disbanding:
    """Whether it may be, and the points afterwards."""

    legal: bool = told("Whether it may be disbanded there.")
    rp_after: int = told("Replacement Points afterwards.", unit="RP")


@calculator(DISBANDING, title="Disbanding a unit")
def disband(inputs: DisbandInputs, tables: Tables) -> Ruling[Disbanding]:
    """Whether a unit may be disbanded where it is; it brings nothing."""
    cell = tables.cell("replacements.disbanding.points")
    # K-29: it has to stand there itself; nothing lets a unit be disbanded from afar.
    legal = inputs.location is PLACE_OF[inputs.side]
    words = "" if legal else f"{inputs.side} units in {PLACE_NAMES[PLACE_OF[inputs.side]]}"
    # Nothing is gained by it, and nothing is paid.
    after = inputs.rp_before + (cell.whole if legal else 0)
    lines = (
        Step("Allowed", legal, words, DISBANDING),
        cell.step("Replacement Points", after, "none for it", StepKind.RESULT),
    )
    return Ruling(Disbanding(legal, after), lines)
