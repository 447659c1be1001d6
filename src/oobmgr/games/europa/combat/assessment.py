"""A combat before its dice: shifts, armor, strengths, odds, column, modifier of the roll."""

from __future__ import annotations

from fractions import Fraction

from oobmgr.domain.quantities import signed
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.combat.armor import (
    ArmorAdvantage,
    ArmorAdvantageInputs,
    armor_advantage,
)
from oobmgr.games.europa.combat.die_roll import DieRollModifierInputs, die_roll_modifier
from oobmgr.games.europa.combat.ground import GroundKind, armor_features
from oobmgr.games.europa.combat.odds import OddsColumn, OddsColumnInputs, odds_column
from oobmgr.games.europa.combat.strengths import (
    Attack,
    Strengths,
    armor_units,
    strengths,
)
from oobmgr.games.europa.words import Weather
from oobmgr.rules.books import Books

# What makes the attacker's armor owe a loss, though no defender has ATEC (LOS-05).
FORTIFIED = frozenset({GroundKind.FORT, GroundKind.FORTRESS, GroundKind.CITY})


@dataclass(frozen=True)
class Circumstances:
    """What bears on a combat beside the units. `column` and `armor` are the player's own word.

    `ground` is the terrain that counts: as it is frozen, and without the rivers of the border.
    """

    ground: tuple[GroundKind, ...] = ()
    weather: Weather = Weather.CLEAR
    column: bool | None = None
    armor: bool | None = None
    air_hit: bool = False
    artillery_hit: bool = False
    shift: int = 0
    d10: bool = False
    winterization: bool = False
    unwinterized: bool = False
    commando: bool = False


@dataclass(frozen=True)
class Assessment:
    """A combat as it is rolled for."""

    attack: Attack
    strengths: Strengths
    armor: ArmorAdvantage
    armor_terrain: bool
    column: str
    drm: int
    lines: tuple[Step, ...]

    @property
    def odds(self) -> str:
        """The factors of both sides, as players say them."""
        return f"{self.strengths.af} : {self.strengths.df}"


def assess(books: Books, attack: Attack, about: Circumstances) -> Assessment:
    """Work a combat out up to the dice, in the order of the rules (CBT-01).

    Raises:
        BadInput: Neither side has a factor, or an overrun comes from several hexes.
    """
    # The chart of terrain may lack the hex, so the player's own word goes before it.
    armor_terrain = not attack.ground.stops_armor if about.armor is None else about.armor
    # What the player says of armor and terrain stands above the features of the hex.
    features = armor_features(about.ground) if about.armor is None else ()
    attackers, defenders = armor_units(books, attack)
    asked = ArmorAdvantageInputs(
        attackers, defenders, armor_terrain, features, about.weather, books.options
    )
    armor = armor_advantage(asked, books.tables)
    found = strengths(books, attack)
    # After armor and strengths, for it needs both: the column of armor, and the factors that count.
    odds = _odds(books, attack, about, found, armor.result)
    roll = _modifier(books, about, armor.result.drm)
    parts = {
        "Terrain": attack.ground.lines,
        "Armor": armor.working,
        "Strength": found.lines,
        "Odds": odds.working,
        "Die roll": roll.working,
    }
    headed = ((Step(title, kind=StepKind.HEADING), *own) for title, own in parts.items() if own)
    return Assessment(
        attack=attack,
        strengths=found,
        armor=armor.result,
        armor_terrain=armor_terrain,
        column=odds.result.column,
        drm=roll.result,
        lines=tuple(line for part in headed for line in part),
    )


def _odds(
    books: Books, attack: Attack, about: Circumstances, found: Strengths, armor: ArmorAdvantage
) -> Ruling[OddsColumn]:
    asked = OddsColumnInputs(
        # Whole by now: each side was rounded up once, after its limits.
        af=Fraction(found.af),
        df=Fraction(found.df),
        air_1R=about.air_hit,
        artillery_1R=about.artillery_hit,
        # One column at most comes of armor, whatever its odds are (CBT-04).
        armor_1R=bool(armor.shift),
        terrain_1L=attack.ground.column if about.column is None else about.column,
        shift=about.shift,
        d10=about.d10,
        options=books.options,
    )
    return odds_column(asked, books.tables)


def _modifier(books: Books, about: Circumstances, armor: int) -> Ruling[int]:
    asked = DieRollModifierInputs(
        turn=books.turn,
        weather=about.weather,
        armor=armor,
        winterization=about.winterization,
        commando=about.commando,
        # An Axis unit without winterization suffers only in the first winter, which the turn tells
        # (CBT-05).
        axis_unwinterized=about.unwinterized,
    )
    return die_roll_modifier(asked, books.tables)


def roll_line(roll: int, drm: int, final: int) -> Step:
    """The roll as it fell with its modifier, and what of it counts: the table has two ends."""
    text = f"{roll} {signed(drm)}" if drm else ""
    # Below 2 and above 12 the table has no entries.
    if final != roll + drm:
        text += f", at most {final}" if drm > 0 else f", at least {final}"
    return Step("Roll", final, text, "CBT-03")
