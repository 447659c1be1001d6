"""Terrain of a hex and its hexside in combat: by the player's chart, else as far as the text says.

Where neither says anything of an effect, it is taken as absent, and the working says so.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Step
from oobmgr.games.europa.combat.armor import TerrainFeature
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.rules.books import Books
from oobmgr.rules.charts import OWN_COPY, ChartCopy, own_copy
from oobmgr.rules.tables import Tables

CHART = "terrain"


class RetreatTerrain(StrEnum):
    """The terrain of a defender's hex."""

    CLEAR = "clear"
    WOODS = "woods"
    ROUGH = "rough"
    SAND = "sand"
    INTERMITTENT_LAKE = "intermittent_lake"
    WOODED_ROUGH = "wooded_rough"
    FOREST = "forest"
    SWAMP = "swamp"
    MOUNTAIN = "mountain"
    CITY = "city"
    DOT_CITY = "dot_city"
    FORT = "fort"
    FORTRESS = "fortress"


class GroundKind(StrEnum):
    """What a hex or its hexside is; several may be true of one."""

    CLEAR = "clear"
    WOODS = "woods"
    ROUGH = "rough"
    SAND = "sand"
    WOODED_ROUGH = "wooded_rough"
    FOREST = "forest"
    SWAMP = "swamp"
    MOUNTAIN = "mountain"
    INTERMITTENT_LAKE = "intermittent_lake"
    DOT_CITY = "dot_city"
    CITY = "city"
    FORT = "fort"
    FORTRESS = "fortress"
    MINOR_RIVER = "minor_river"
    MAJOR_RIVER = "major_river"


GROUND_ALIASES = {
    "open": "clear", "wood": "woods", "rough wooded": "wooded_rough", "forests": "forest",
    "swamps": "swamp", "marsh": "swamp", "mountains": "mountain", "dot": "dot_city",
    "reference city": "dot_city", "full city": "city", "major city": "city",
    "fort counter": "fort", "permanent fortress": "fortress", "river": "minor_river",
    "unfrozen major river": "major_river",
}  # fmt: skip
CITIES = (GroundKind.DOT_CITY, GroundKind.CITY)
WORKS = (GroundKind.FORT, GroundKind.FORTRESS)
HEXSIDES = (GroundKind.MINOR_RIVER, GroundKind.MAJOR_RIVER)
_ROW_NAMES = {GroundKind.CITY: "Full city"}


class Effect(StrEnum):
    """What terrain may do, as the player's chart names it."""

    COLUMN = "One column left"
    HALVES = "Halves attack"
    GUNS = "Halves artillery"
    ARMOR = "Stops armor"
    BOMBARDMENT = "Bombardment left"


_KEYS = {Effect.COLUMN: "column", Effect.HALVES: "halves", Effect.GUNS: "guns"}


@dataclass(frozen=True)
class GroundEffects:
    """What the terrain of a combat does, with the lines that say so.

    `halves` is the terrain of the hex, `city_halves` a city or fortress in it, `hexside` the
    barrier that every attacker crosses.
    """

    column: bool
    halves: bool
    city_halves: bool
    hexside: bool
    guns: bool
    stops_armor: bool
    bombardment: bool
    lines: tuple[Step, ...]


def ground_name(kind: GroundKind) -> str:
    """A kind of terrain in words, as the chart's rows have it."""
    return _ROW_NAMES.get(kind, str(kind).replace("_", " ").capitalize())


def ground_effects(books: Books, ground: Iterable[GroundKind]) -> GroundEffects:
    """What terrain does to an attack and to a bombardment (TER-01, SET-03)."""
    reader = _Reader(books.tables, own_copy(books, CHART))
    entered = tuple(dict.fromkeys(ground))
    here = counting_ground(books, entered)
    if here != entered:
        text = "does not count in the surprise turn"
        reader.lines.append(Step("River of the border", arithmetic=text, case="SET-03"))
    sides = tuple(kind for kind in here if kind in HEXSIDES)
    built = tuple(kind for kind in here if kind in (*CITIES, *WORKS))
    inside = tuple(kind for kind in here if kind not in (*sides, *built))
    return GroundEffects(
        column=reader.any(here, Effect.COLUMN),
        halves=reader.any(inside, Effect.HALVES),
        city_halves=reader.any(built, Effect.HALVES),
        hexside=reader.any(sides, Effect.HALVES),
        guns=reader.any(built, Effect.GUNS),
        stops_armor=reader.any(here, Effect.ARMOR),
        bombardment=reader.any((*inside, *built), Effect.BOMBARDMENT),
        lines=tuple(reader.lines),
    )


def counting_ground(books: Books, ground: tuple[GroundKind, ...]) -> tuple[GroundKind, ...]:
    """The terrain that counts: rivers crossed in the surprise turn are those of the border."""
    if books.turn != SURPRISE_TURN:
        return ground
    return tuple(kind for kind in ground if kind not in HEXSIDES)


def armor_features(ground: Iterable[GroundKind]) -> tuple[TerrainFeature, ...]:
    """The features of which the text says how they act on armor."""
    return tuple(TerrainFeature(str(kind)) for kind in ground if str(kind) in set(TerrainFeature))


def retreat_terrain(ground: Iterable[GroundKind]) -> tuple[RetreatTerrain, RetreatTerrain]:
    """The terrain that counts for a retreat, and what lies beneath a dot city or a fort."""
    here = set(ground)
    open_ground = (kind for kind in GroundKind if kind not in (*CITIES, *WORKS, *HEXSIDES))
    lying = next((kind for kind in open_ground if kind in here), GroundKind.CLEAR)
    # What shelters most decides where several stand in the hex.
    built = (GroundKind.FORTRESS, GroundKind.CITY, GroundKind.DOT_CITY, GroundKind.FORT)
    counting = next((kind for kind in built if kind in here), lying)
    return RetreatTerrain(counting), RetreatTerrain(lying)


def unknown_ground(books: Books, ground: Iterable[GroundKind]) -> tuple[Fault, ...]:
    """Warns of terrain of which neither the player's chart nor the text says all (TER-01)."""
    if own_copy(books, CHART) is not None:
        return ()
    group = "combat.terrain.effect"
    told = {*books.tables.keys(group), GroundKind.CLEAR, GroundKind.MINOR_RIVER}
    counting = counting_ground(books, tuple(ground))
    names = [ground_name(kind).lower() for kind in counting if kind not in told]
    if not names:
        return ()
    who = f"{' and '.join(names)} {'does' if len(names) == 1 else 'do'}"
    sentence = f"What {who} to an attack is not known here, and taken as nothing."
    advice = "Fill in your chart of terrain, or enter it for this battle."
    return (Fault(sentence, "ground", names[0], advice, "TER-01"),)


class _Reader:
    """Asks chart and tables, and notes each effect that it found."""

    def __init__(self, tables: Tables, copy: ChartCopy | None) -> None:
        self._tables = tables
        self._copy = copy
        self.lines: list[Step] = []

    def any(self, ground: tuple[GroundKind, ...], effect: Effect) -> bool:
        # All are asked, and not only up to the first: each that has the effect gets its line.
        return bool([kind for kind in ground if self._has(kind, effect)])

    def _has(self, kind: GroundKind, effect: Effect) -> bool:
        name = ground_name(kind)
        entry = self._copy.entry(name, effect) if self._copy is not None else ""
        path = f"combat.terrain.effect.{kind}.{_KEYS.get(effect, '')}"
        if entry:
            known, case = entry == "yes", OWN_COPY
        else:
            known = path in self._tables.cells and self._tables.flag(path)
            case = self._tables.case(path) if known else ""
        if known:
            self.lines.append(Step(f"{name}: {str(effect).lower()}", case=case))
        return known
