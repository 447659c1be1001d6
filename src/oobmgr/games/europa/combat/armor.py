"""Armor advantage: whether armor acts in a combat, its die roll modifier and its column."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction
from typing import Any

from oobmgr.domain.quantities import Exact, ceil, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.combat.limits import artillery_defence
from oobmgr.games.europa.frost import freezes, frozen_river
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.games.europa.words import WEATHER_ALIASES, Weather
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told, flag_told, list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.scalars import read_exact
from oobmgr.rules.tables import Tables


class ArmorRating(StrEnum):
    """How far a unit's factors count as armor, by the identification chart."""

    NONE = "none"
    HALF = "half"
    FULL = "full"


_RATING_ADVICE = "must be none, half or full (or 0, 0.5, 1)."
_RATING_WORDS = {
    "": "none", "no": "none", "false": "none", "yes": "full", "true": "full", "½": "half",
}  # fmt: skip


def read_rating(raw: Any) -> ArmorRating:  # noqa: ANN401 - JSON
    """A rating as a word, or as the part of the factors that counts: 0, one half or 1."""
    if isinstance(raw, str | bool):
        word = _RATING_WORDS.get(folded(str(raw)), folded(str(raw)))
        if word in tuple(ArmorRating):
            return ArmorRating(word)
    try:
        part = read_exact(raw)
    except ValueError:
        raise ValueError(_RATING_ADVICE) from None
    # By exact part, so that a rating of ½ or 0.5 is read alike and never as a float.
    by_part = {Fraction(0): ArmorRating.NONE, Fraction(1): ArmorRating.FULL}
    if part in by_part:
        return by_part[part]
    if part + part == 1:
        return ArmorRating.HALF
    raise ValueError(_RATING_ADVICE)


_RATED: Mapping[str, Any] = {"default": ArmorRating.NONE, "read": read_rating, "case": "ARM-02"}


@dataclass(frozen=True)
class ArmorAttacker:
    """An attacking unit, and what weakens its armor."""

    af: Fraction = amount_told("Attack factor.", "ARM-02", unit="AF")
    aeca: ArmorRating = told("AECA rating: none, half or full.", **_RATED)
    hexside: bool = flag_told(
        "Whether it attacks across a hexside barrier.",
        "ARM-02",
        names=("river",),
        label="Across a barrier?",
    )
    out_of_supply: bool = flag_told(
        "Whether it is unpaid or out of supply.",
        "ARM-02",
        names=("oos",),
        label="Unpaid or out of supply?",
    )
    isolated: bool = flag_told("Whether it is isolated.", "ARM-02", label="Isolated?")


@dataclass(frozen=True)
class ArmorDefender:
    """A defending unit. Hexsides and supply do not weaken its armor."""

    df: Fraction = amount_told("Defence factor.", "ARM-02", unit="DF")
    atec: ArmorRating = told("ATEC rating: none, half or full.", **_RATED)
    aeca: ArmorRating = told("AECA rating: none, half or full.", **_RATED)
    artillery: bool = flag_told("Whether it is artillery.", "ART-01", label="Artillery?")


class TerrainFeature(StrEnum):
    """What the text says of terrain and armor; the rest stands in the printed chart."""

    FORT = "fort"
    DOT_CITY = "dot_city"
    MINOR_RIVER = "minor_river"
    WOODS = "woods"
    ROUGH = "rough"
    WOODED_ROUGH = "wooded_rough"
    MAJOR_RIVER = "major_river"


@dataclass(frozen=True)
class ArmorAdvantageInputs:
    """The units of a combat, and whether armor can act there."""

    attackers: tuple[ArmorAttacker, ...] = told("The attacking units.", case="ARM-02")
    defenders: tuple[ArmorDefender, ...] = told("The defending units.", case="ARM-02")
    terrain_ok: bool = flag_told(
        "Whether the terrain lets armor act.",
        "ARM-01",
        default=True,
        label="Armor in this terrain?",
    )
    features: tuple[TerrainFeature, ...] = list_told(
        "Features of the hex and its hexside, some of which stop armor.",
        "TER-01",
        aliases={
            "fort counter": "fort",
            "dot": "dot_city",
            "minor": "minor_river",
            "major": "major_river",
            "unfrozen major river": "major_river",
        },
        label="Features of hex and hexside",
    )
    weather: Weather = choice_told(
        "Weather of the target's zone.", "ARM-01", Weather.CLEAR, WEATHER_ALIASES
    )
    options: Options = options_told("armor_odds", "armor_shift_rule")


@dataclass(frozen=True)
class ArmorAdvantage:
    """What armor adds to a combat."""

    applies: bool = told("Whether armor acts.")
    drm: int = told("Modifier of the die roll.", unit="DRM")
    shift: int = told("Columns to the right.")


@calculator("ARM-01..05 ART-01 MOV-05 TER-01")
def armor_advantage(inputs: ArmorAdvantageInputs, tables: Tables) -> Ruling[ArmorAdvantage]:
    """What armor adds to the die roll and to the column of a combat."""
    # Mud stops armor, Snow does not (ARM-01, MOV-05).
    weather = tables.cell(f"combat.armor.weather.{inputs.weather}")
    units: tuple[ArmorAttacker | ArmorDefender, ...] = (*inputs.attackers, *inputs.defenders)
    # Armor acts for whoever has it, the defender as well (ARM-01).
    able = any(unit.aeca is not ArmorRating.NONE for unit in units)
    stops = _stopping(_as_frozen(inputs, tables), tables)
    open_terrain = inputs.terrain_ok and not stops
    applies = open_terrain and weather.flag and able
    working = [
        Step("Terrain lets armor act", open_terrain, stops, "TER-01" if stops else "ARM-01"),
        weather.step("Weather lets armor act", weather.flag, str(inputs.weather)),
        Step("Either side has AECA", able, case="ARM-01"),
    ]
    # A third state beside plus and minus: without armor effects there are no armor odds at all.
    if not applies:
        working.append(Step("Armor acts", value=False, case="ARM-01", kind=StepKind.RESULT))
        return Ruling(ArmorAdvantage(applies=False, drm=0, shift=0), tuple(working))
    exact = sum((_attack_strength(unit, tables) for unit in inputs.attackers), Fraction(0))
    against = sum((unit.df * _part(unit.atec, tables) for unit in inputs.defenders), Fraction(0))
    # A sum is rounded up, and only once (GEN-04).
    attack, defence = ceil(exact), ceil(against)
    drm = _drm(attack, defence, inputs.options, tables)
    # Compared for itself: the column may be earned where the odds give no modifier, and the other
    # way round (ARM-04).
    shift, needed = _column(exact, inputs, tables)
    working += [
        Step("Attacking armor", attack, shown(exact), "ARM-02"),
        Step("Defending armor", defence, "DF by ATEC", "ARM-02"),
        Step("Die roll modifier", drm, f"{attack}:{defence}", "ARM-03", StepKind.RESULT),
        Step("Armor column", shift, needed, "ARM-04", StepKind.RESULT),
    ]  # fmt: skip
    return Ruling(ArmorAdvantage(applies=True, drm=drm, shift=shift), tuple(working))


def _as_frozen(inputs: ArmorAdvantageInputs, tables: Tables) -> tuple[TerrainFeature, ...]:
    """The features as the weather leaves them: a frozen major river counts as minor (MOV-05)."""
    if not freezes(inputs.weather, tables):
        return inputs.features
    # Read from the table of frozen rivers, so that a campaign may freeze them otherwise.
    left = f"{frozen_river('major', tables)}_river"
    major = TerrainFeature.MAJOR_RIVER
    return tuple(TerrainFeature(left) if one is major else one for one in inputs.features)


def _stopping(features: tuple[TerrainFeature, ...], tables: Tables) -> str:
    """What stops armor, in words: a feature by itself, or a fort together with it."""
    for feature in features:
        # Wooded rough and unfrozen major rivers stop armor by themselves; a minor river never does
        # (TER-01).
        if tables.flag(f"combat.terrain.stops_armor.{feature}"):
            return str(feature).replace("_", " ")
    group = "combat.terrain.fort_stops_armor"
    # A fort in clear ground only shifts a column; in ground that shifts one already it stops armor,
    # too.
    for feature in features if TerrainFeature.FORT in features else ():
        if feature in tables.keys(group) and tables.flag(f"{group}.{feature}"):
            return f"a fort with {str(feature).replace('_', ' ')}"
    return ""


def _part(rating: ArmorRating, tables: Tables) -> Fraction:
    return Fraction(tables.number(f"combat.armor.rating.{rating}"))


def _attack_strength(unit: ArmorAttacker, tables: Tables) -> Fraction:
    """Attack factor by rating, weakened by barriers and supply; nothing where isolated."""
    value = unit.af * _part(unit.aeca, tables)
    for name in ("hexside", "out_of_supply", "isolated"):
        # One after the other, so that a unit across a river and out of supply counts a quarter.
        if getattr(unit, name):
            value *= tables.number(f"combat.armor.strength.{name}")
    return value


def _drm(attack: int, defence: int, options: Options, tables: Tables) -> int:
    """The modifier of the armor odds; none where neither side has any armor strength."""
    # 0 to 0 would be disadvantage and advantage at once.
    if not attack and not defence:
        return 0
    # Odds against nothing cannot be rounded.
    if chosen(options, "armor_odds") == "rounded" and attack and defence:
        attack, defence = _rounded_odds(attack, defence)
        behind = defence >= attack * tables.number("combat.armor.odds.rounded_to")
    else:
        # EU-CF-46: by the true strengths, and not by columns: 3 to 4 is below 1:1 and gives the
        # modifier.
        behind = attack < defence * tables.number("combat.armor.odds.even")
    if behind:
        return tables.whole("combat.armor.drm.disadvantage")
    if attack >= defence * tables.number("combat.armor.odds.advantage"):
        return tables.whole("combat.armor.drm.advantage")
    return 0


def _rounded_odds(attack: int, defence: int) -> tuple[int, int]:
    """Odds against one, the larger side rounded as usual: 2:5 is 1:3, 7:2 is 4:1."""
    if attack >= defence:
        return _half_up(attack, defence), 1
    return 1, _half_up(defence, attack)


def _half_up(larger: int, smaller: int) -> int:
    whole, left = divmod(larger, smaller)
    return whole + 1 if left + left >= smaller else whole


def _column(exact: Fraction, inputs: ArmorAdvantageInputs, tables: Tables) -> tuple[int, str]:
    """The column that armor earns against the whole defence, and the comparison in words.

    The defence is that of all units: as it counts, or as printed where it has to be exceeded.
    """
    multiple = tables.number("combat.armor.column.df_multiple")
    # EU-CF-47: the armor must reach the defence as it counts, or exceed the printed one.
    if chosen(inputs.options, "armor_shift_rule") == "gt":
        needed: Exact = sum((unit.df for unit in inputs.defenders), Fraction(0)) * multiple
        earned, text = int(exact) > needed, f"{int(exact)} against {shown(needed)}, to exceed"
    else:
        guns = tuple(unit.df for unit in inputs.defenders if unit.artillery)
        others = sum((unit.df for unit in inputs.defenders if not unit.artillery), Fraction(0))
        # Artillery counts here as in the defence itself: the best in full, the others one each
        # (ART-01).
        needed = ceil(others + artillery_defence(guns, tables)[0]) * multiple
        # A defence of nothing is not reached by an attack without armor.
        earned = bool(exact) and ceil(exact) >= needed
        text = f"{ceil(exact)} against {shown(needed)}, to reach"
    return (tables.whole("combat.odds.shift.armor") if earned else 0), text
