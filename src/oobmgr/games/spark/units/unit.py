"""A unit as this game reads it: class and kind, both sides of the counter, boxes, markers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.units.markers import NO_MARKERS, Markers, all_markers, markers_of
from oobmgr.games.spark.units.types import GUNS, UnitKind, chart_row, named_trait, unit_type
from oobmgr.games.spark.words import Armor, MovementType, UnitClass
from oobmgr.rules.books import Books
from oobmgr.rules.tables import Tables
from oobmgr.rules.unit_words import Described

# Ratings of a unit, by their keys in the books.
REGULAR: Final = "regular"
AT: Final = "at"
RANGE: Final = "range"
MORALE: Final = "morale"
FLIPPED_REGULAR: Final = "flipped_regular"
FLIPPED_AT: Final = "flipped_at"

# Traits of a unit, by their keys in the books. A flag is there with the word "yes".
BOXES: Final = "boxes"
ARMOR: Final = "armor"
MOVES: Final = "movement"
COUNTS_AS: Final = "counts_as"
CHART_ROW: Final = "chart"
SMG: Final = "smg"
INDEPENDENT: Final = "independent"
PARENTHESES: Final = "parentheses"
MOTORISED: Final = "motorised"
NO_BRIDGES: Final = "no_bridges"
REINFORCEMENT: Final = "reinforcement"
UNKNOWN_STEPS: Final = "steps_unknown"
"""The boxes of the Roster Sheet were not entered yet; the steps stand in for them."""
YES: Final = "yes"


@dataclass(frozen=True)
class Traits:
    """What the words and traits of a unit say of it.

    `kind` is unknown where nobody said what the words of its type mean; then class and movement
    stand for nothing. `armor` is None for an AFV whose armor nobody knows, and for all others.
    `chart` is its row of the Artillery Capabilities Chart, empty without one; `named` a flag that
    the text of the rules gives this unit.
    """

    unit_class: UnitClass
    kind: UnitKind
    movement: MovementType
    armor: Armor | None
    chart: str
    named: str

    @property
    def is_known(self) -> bool:
        """Whether it is known what its type means."""
        return self.kind is not UnitKind.UNKNOWN

    @property
    def armored(self) -> bool:
        """Whether it is an AFV."""
        return self.unit_class is UnitClass.AFV

    @property
    def armor_is_open(self) -> bool:
        """Whether it is an AFV whose armor nobody entered."""
        return self.armored and self.armor is None


@dataclass(frozen=True)
class SparkUnit:
    """A unit with what lies on it. Ratings are None where the counter has none or nobody knows.

    `boxes` are the numbers in the step boxes from the left, None for a box without one; empty where
    no box has a number.
    """

    state: UnitState
    words: Traits
    boxes: tuple[int | None, ...]
    markers: Markers

    @property
    def id(self) -> UnitId:
        """Its id in the books."""
        return self.state.id

    @property
    def name(self) -> str:
        """Its designation."""
        return self.state.designation

    @property
    def unit_class(self) -> UnitClass:
        """Its class as a target."""
        return self.words.unit_class

    @property
    def kind(self) -> UnitKind:
        """What it is beside its class."""
        return self.words.kind

    @property
    def movement(self) -> MovementType:
        """How it moves."""
        return self.words.movement

    @property
    def armor(self) -> Armor | None:
        """The armor of an AFV, None where nobody knows it."""
        return self.words.armor

    @property
    def chart(self) -> str:
        """Its row of the Artillery Capabilities Chart; empty without one."""
        return self.words.chart

    def rating(self, key: str) -> int | None:
        """A rating of the counter, None where it has none or nobody knows."""
        return self.state.ratings.get(key)

    def is_marked(self, trait: str) -> bool:
        """Whether a flag among its traits is set."""
        # By the text for a few named units, by the player for all others.
        return self.words.named == trait or self.state.traits.get(trait, "").casefold() == YES

    @property
    def is_known(self) -> bool:
        """Whether it is known what its type means."""
        return self.words.is_known

    @property
    def armor_is_open(self) -> bool:
        """Whether it is an AFV whose armor nobody entered."""
        return self.words.armor_is_open

    @property
    def armored(self) -> bool:
        """Whether it is an AFV."""
        return self.words.armored

    @property
    def may_dig_in(self) -> bool:
        """Whether it may occupy an entrenchment: no AFV, no balloon (SP-TCE-60, SP-CTR-12)."""
        return not self.armored and self.kind is not UnitKind.BALLOON

    @property
    def on_map(self) -> bool:
        """Whether it is on the map; one that was driven off it (SP-REINF-08) still counts."""
        return self.state.status is UnitStatus.ON_MAP


def described(state: Described, tables: Tables) -> Traits:
    """Read what the words of a unit say: what was entered goes before what its type tells."""
    traits = state.traits
    read = unit_type(tables, traits.get(COUNTS_AS, "") or state.type)
    moves, armor = traits.get(MOVES, ""), traits.get(ARMOR, "")
    # Only guns have a row in the chart: the words of another type would fit one by chance.
    guns = read is not None and read.kind in GUNS
    return Traits(
        # Of an unknown type class and movement only fill their places: whoever computes with them
        # asks `is_known` first.
        unit_class=read.unit_class if read else UnitClass.PERSONNEL,
        kind=read.kind if read else UnitKind.UNKNOWN,
        movement=MovementType(moves or (read.movement if read else MovementType.LEG)),
        armor=Armor(armor) if armor else read.armor if read else None,
        chart=traits.get(CHART_ROW, "") or (_chart_row(state, tables) if guns else ""),
        named=named_trait(tables, state.side, state.designation),
    )


def spark_unit(state: UnitState, tables: Tables, markers: Markers = NO_MARKERS) -> SparkUnit:
    """Read a unit of the books."""
    return SparkUnit(
        state=state,
        words=described(state, tables),
        boxes=read_boxes(state.traits.get(BOXES, "")),
        markers=markers,
    )


def _chart_row(state: Described, tables: Tables) -> str:
    words = " ".join((state.traits.get(COUNTS_AS, ""), state.type))
    return chart_row(tables, state.side, words)


def unit_of(books: Books, unit: UnitId) -> SparkUnit:
    """One unit with its markers. Raises `BadInput` where there is none."""
    return spark_unit(books.unit(unit), books.tables, markers_of(books, unit))


_Read = tuple[tuple[UnitState, ...], Tables, Mapping[UnitId, Markers], tuple[SparkUnit, ...]]
_LAST: Final[list[_Read]] = []
"""The last reading, with what it was made from.

Whether a unit may fire asks for all others, of a thousand units in turn.
"""


def units_of(books: Books) -> tuple[SparkUnit, ...]:
    """All units with their markers."""
    states, markers, tables = books.units(), all_markers(books), books.tables
    for old_states, old_tables, old_markers, units in _LAST:
        # One snapshot of the books gives the same tuple each time; markers are made anew.
        if old_states is states and old_tables is tables and old_markers == markers:
            return units
    units = tuple(spark_unit(state, tables, markers.get(state.id, NO_MARKERS)) for state in states)
    _LAST[:] = [(states, tables, markers, units)]
    return units


def living_units(books: Books) -> tuple[SparkUnit, ...]:
    """The units on the map of both sides."""
    return tuple(unit for unit in units_of(books) if unit.on_map)


def read_boxes(text: str) -> tuple[int | None, ...]:
    """The numbers of step boxes as saved: ``2 3 - 5``, with a dash for a box without a number."""
    # No number is no 0: such a box leaves the strength to the share of steps (SP-ROSTER-07).
    return tuple(int(word) if word.isdecimal() else None for word in text.split())
