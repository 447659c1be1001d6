"""A way by terrain words, ``woods, clear×3``, and what it costs by the player's own chart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.combat.ground import (
    GROUND_ALIASES,
    HEXSIDES,
    GroundKind,
    frozen,
    ground_name,
)
from oobmgr.games.europa.movement.hexsides import known_river
from oobmgr.games.europa.movement.known_hexes import known_hexes
from oobmgr.games.europa.movement.overruns import River
from oobmgr.games.europa.words import Weather, terrain_words
from oobmgr.rules import short_ways
from oobmgr.rules.books import Books
from oobmgr.rules.charts import own_copy
from oobmgr.rules.nearest import did_you_mean, folded

CHART: Final = "movement_costs"
_CASE: Final = "MOV-03"
_ROAD: Final = "Road"
WAY_WORDS: Final = {str(kind): terrain_words(kind) for kind in GroundKind} | {_ROAD: _ROAD}
"""What a way may be told by, beside names of hexes, with what it is called."""
_RIVERS: Final = {River.MINOR: GroundKind.MINOR_RIVER, River.MAJOR: GroundKind.MAJOR_RIVER}
# Frost is as Clear, but for what freezes.
_COLUMNS: Final = {
    Weather.CLEAR: "Clear", Weather.FROST: "Clear", Weather.MUD: "Mud", Weather.SNOW: "Snow",
}  # fmt: skip


@dataclass(frozen=True)
class WayHex:
    """A hex that is entered: its terrain, a road that is followed, the river before it.

    `name` is that of a hex which the books know, empty where terrain words tell of it.
    """

    grounds: tuple[GroundKind, ...] = ()
    road: bool = False
    name: str = ""


def read_way(books: Books, text: str, where: str, start: str = "") -> tuple[WayHex, ...]:
    """The hexes of a way, by words of terrain or by the names of hexes that were fought for.

    A plus puts a river before a hex: ``woods+minor river``. Between named hexes, and behind the
    `start`, it is the river that the books have there.

    Raises:
        BadInput: Carries a fault for each word that is not known; `where` is its field.
    """
    # A hex that was fought for has told its terrain, and need not be described again.
    known = {
        folded(one.place): WayHex(tuple(map(GroundKind, one.grounds)), name=one.place)
        for one in known_hexes(books)
    }
    hexes = short_ways.read_way(text, where, _CASE, lambda words: _hex(words, known))
    return tuple(_with_rivers(books, hexes, start))


def _hex(words: str, known: dict[str, WayHex]) -> WayHex:
    if (found := known.get(folded(words))) is not None:
        return found
    kinds = {folded(word): GroundKind(kind) for word, kind in GROUND_ALIASES.items()}
    kinds |= {folded(kind): kind for kind in GroundKind}
    parts = [folded(part) for part in words.split("+")]
    road = folded(_ROAD) in parts
    parts = [part for part in parts if part != folded(_ROAD)]
    for part in parts:
        if part not in kinds:
            advice = did_you_mean(part, (*map(str, GroundKind), _ROAD))
            raise BadInput(Fault("is not known.", advice=advice or "Write woods, clear×3, road."))
    grounds = tuple(kinds[part] for part in parts)
    # Rivers lie on the hexside and may come with any terrain; two terrains would have two prices.
    if len([kind for kind in grounds if kind not in HEXSIDES]) > 1:
        raise BadInput(Fault("has two terrains.", advice="Write the one that counts."))
    return WayHex(grounds, road)


def _with_rivers(books: Books, hexes: Sequence[WayHex], start: str) -> Iterator[WayHex]:
    before = start
    for hex_ in hexes:
        # Only between two named hexes can the books know a river.
        river = known_river(books, (before,), (hex_.name,)) if before and hex_.name else None
        kind = _RIVERS.get(river) if river is not None else None
        grounds = (*hex_.grounds, kind) if kind and kind not in hex_.grounds else hex_.grounds
        yield WayHex(grounds, hex_.road, hex_.name)
        before = hex_.name


def way_costs(
    books: Books, way: Sequence[WayHex], weather: Weather, where: str, *, cm: bool
) -> tuple[Fraction, ...]:
    """What entering each hex costs a unit, mechanised or not (MOV-05).

    Raises:
        BadInput: Names each terrain of which the player's chart says nothing.
    """
    copy = own_copy(books, CHART)
    # Mechanised units have columns of their own in the chart.
    column = f"{_COLUMNS[weather]}{', C/M' if cm else ''}"
    faults: list[Fault] = []
    costs: list[Fraction] = []
    asked: set[str] = set()
    # Every gap in the chart is told at once, so that it is filled in one go.
    for hex_ in way:
        total = Fraction(0)
        for row in _rows(books, hex_, weather):
            entry = copy.entry(row, column) if copy is not None else ""
            if entry:
                total += Fraction(entry)
            elif row not in asked:
                asked.add(row)
                faults.append(_unknown(row, column, where))
        costs.append(total)
    if faults:
        raise BadInput(*faults)
    return tuple(costs)


def _rows(books: Books, hex_: WayHex, weather: Weather) -> Iterator[str]:
    """The rows of the chart that a hex costs, as the frost has it."""
    frosted = (frozen(kind, weather, books.tables) for kind in hex_.grounds)
    kinds = [kind for kind in frosted if kind is not None]
    inside = [kind for kind in kinds if kind not in HEXSIDES]
    # A road is paid instead of the ground beneath it.
    yield _ROAD if hex_.road else ground_name(inside[0] if inside else GroundKind.CLEAR)
    # A road has its bridge.
    if not hex_.road:
        yield from (ground_name(kind) for kind in kinds if kind in HEXSIDES)


def _unknown(row: str, column: str, where: str) -> Fault:
    sentence = f"Your chart of movement says nothing of {terrain_words(row.lower())} in {column}."
    advice = "Enter it there, or the cost of each hex here."
    return Fault(sentence, where, row.lower(), advice, "MOV-05")
