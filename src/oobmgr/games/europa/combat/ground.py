"""Terrain of a hex and its hexside in combat: by the player's chart, else as far as the text says.

Where neither says anything of an effect, it is taken as absent, and the working says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Step
from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.games.europa.combat.armor import TerrainFeature
from oobmgr.games.europa.frost import freezes, frozen_river, frozen_terrain
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import TERRAIN_WORDS, Weather
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
    "unfrozen major river": "major_river", "clear terrain": "clear", "mountain terrain": "mountain",
}  # fmt: skip
CITIES = (GroundKind.DOT_CITY, GroundKind.CITY)
WORKS = (GroundKind.FORT, GroundKind.FORTRESS)
HEXSIDES = (GroundKind.MINOR_RIVER, GroundKind.MAJOR_RIVER)
_RIVER, _NO_RIVER = "_river", "none"
"""What follows a river in the table of frozen rivers, and what stands for none there."""
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


def ground_words(kind: GroundKind) -> str:
    """A kind of terrain within a sentence: as the chart has it, but for what means more there."""
    return TERRAIN_WORDS.get(kind, ground_name(kind).lower())


def ground_effects(books: Books, ground: Iterable[GroundKind], weather: Weather) -> GroundEffects:
    """What terrain does to an attack and to a bombardment in a weather (TER-01, MOV-05, SET-03)."""
    # The player's own chart goes before the tables, for the printed chart is not part of the
    # program.
    reader = _Reader(books.tables, own_copy(books, CHART))
    # Each once, however often it was named.
    entered = tuple(dict.fromkeys(ground))
    here = counting_ground(books, entered, weather)
    reader.lines += _changed(books, entered, weather)
    # Rivers, works and ground apart: a hexside and the hex behind it may each halve (TER-02).
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
        # A river does not cover whoever stands behind it from bombardment.
        bombardment=reader.any((*inside, *built), Effect.BOMBARDMENT),
        lines=tuple(reader.lines),
    )


def counting_ground(
    books: Books, ground: Iterable[GroundKind], weather: Weather
) -> tuple[GroundKind, ...]:
    """The terrain that counts: as the frost has it, and without the border rivers at first.

    Rivers crossed in the surprise turn are those of the border, which do not count (SET-03).
    """
    # The units stand at the border then, so any river before them is of the border (SET-03).
    no_rivers = books.turn == SURPRISE_TURN
    counting = (kind for kind in ground if not (no_rivers and kind in HEXSIDES))
    found = (frozen(kind, weather, books.tables) for kind in counting)
    # Once each: woods and a frozen lake that counts as woods would be told of twice.
    return tuple(dict.fromkeys(kind for kind in found if kind is not None))


def frozen(kind: GroundKind, weather: Weather, tables: Tables) -> GroundKind | None:
    """What a kind of terrain counts as in a weather; None where nothing is left of it (MOV-05)."""
    if not freezes(weather, tables):
        return kind
    if kind not in HEXSIDES:
        return GroundKind(frozen_terrain(str(kind), tables))
    # One kind down: a major river becomes minor, a minor one is none at all (MOV-05).
    left = frozen_river(str(kind).removesuffix(_RIVER), tables)
    return None if left == _NO_RIVER else GroundKind(f"{left}{_RIVER}")


def _changed(books: Books, ground: tuple[GroundKind, ...], weather: Weather) -> Iterator[Step]:
    """A line for all terrain that counts as something else than what was entered."""
    if books.turn == SURPRISE_TURN and set(HEXSIDES) & set(ground):
        text = "does not count in the surprise turn"
        yield Step("River of the border", arithmetic=text, case="SET-03")
        # The line above has told of them, so they are not told again as frozen.
        ground = tuple(kind for kind in ground if kind not in HEXSIDES)
    for kind in ground:
        left = frozen(kind, weather, books.tables)
        if left is not kind:
            text = f"frozen in {weather}: {ground_words(left) if left else 'no river'}"
            yield Step(with_capital(ground_words(kind)), arithmetic=text, case="MOV-05")


def armor_features(ground: Iterable[GroundKind]) -> tuple[TerrainFeature, ...]:
    """The features of which the text says how they act on armor."""
    return tuple(TerrainFeature(str(kind)) for kind in ground if str(kind) in set(TerrainFeature))


def retreat_terrain(ground: Iterable[GroundKind]) -> tuple[RetreatTerrain, RetreatTerrain]:
    """The terrain that counts for a retreat, and what lies beneath a dot city or a fort."""
    here = set(ground)
    open_ground = (kind for kind in GroundKind if kind not in (*CITIES, *WORKS, *HEXSIDES))
    # A dot city or a fort counts for a retreat as the ground it stands on (EU-CF-51).
    lying = next((kind for kind in open_ground if kind in here), GroundKind.CLEAR)
    # What shelters most decides where several stand in the hex.
    built = (GroundKind.FORTRESS, GroundKind.CITY, GroundKind.DOT_CITY, GroundKind.FORT)
    counting = next((kind for kind in built if kind in here), lying)
    return RetreatTerrain(counting), RetreatTerrain(lying)


def unknown_ground(books: Books, counting: Iterable[GroundKind]) -> tuple[Fault, ...]:
    """Warns of terrain of which neither the player's chart nor the text says all (TER-01)."""
    # With a chart of his own filled in, the player has said what he knows.
    if own_copy(books, CHART) is not None:
        return ()
    group = "combat.terrain.effect"
    # Clear ground and minor rivers do nothing, and need no entry.
    told = {*books.tables.keys(group), GroundKind.CLEAR, GroundKind.MINOR_RIVER}
    names = [ground_words(kind) for kind in counting if kind not in told]
    if not names:
        return ()
    who = " and ".join(names)
    if len(names) == 1:
        sentence = f"What {who} does to an attack is not known here, and counts as nothing."
    else:
        sentence = f"What {who} do to an attack is not known here, and counts as nothing."
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
        # An open entry says nothing, and leaves the text to say it.
        entry = self._copy.entry(name, effect) if self._copy is not None else ""
        # Effects without a key stand in the chart alone: of them the text says nothing.
        path = f"combat.terrain.effect.{kind}.{_KEYS.get(effect, '')}"
        # The player's own chart goes before the text.
        if entry:
            known, case = entry == "yes", OWN_COPY
        else:
            known = path in self._tables.cells and self._tables.flag(path)
            case = self._tables.case(path) if known else ""
        if known:
            words = with_capital(ground_words(kind))
            self.lines.append(Step(f"{words}: {str(effect).lower()}", case=case))
        return known
