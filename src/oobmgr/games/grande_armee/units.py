"""How units are written, and what they are: leaders, cavalry, trains and the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.units import UnitState, UnitStatus, UnitValues
from oobmgr.games.grande_armee.hexes import STANDS, as_written, stand_faults
from oobmgr.games.grande_armee.tables import tables
from oobmgr.rules.nearest import folded
from oobmgr.rules.picked_units import units_of
from oobmgr.rules.player_words import player_words
from oobmgr.rules.unit_words import (
    Described,
    RatingField,
    Shorthand,
    StepWords,
    TraitField,
    UnitWords,
    whole_number,
    word_field,
)

if TYPE_CHECKING:
    from oobmgr.domain.postings import JsonValue
    from oobmgr.rules.books import Books

UNASSIGNED: Final = "Unassigned units"
"""The formation of units for which a sheet names none."""
LEADER: Final = "leader"
COMMANDER: Final = "commander"
CAVALRY: Final = ("cavalry", "dragoon", "cuirassier", "hussar", "cossack")
SUPPLY_TRAIN: Final = "supply train"
BRIDGE_TRAIN: Final = "bridge train"
DEPOT: Final = "depot"
POINTS: Final = "cp"
UPPER_BOXES: Final = "upper_boxes"
BOTTOM_BOXES: Final = "bottom_boxes"
RESERVE: Final = "reserve"


class Rank(StrEnum):
    """What a leader leads, from the highest down."""

    SUPREME = "supreme"
    ARMY = "army"
    CORPS = "corps"
    DIVISION = "division"
    BRIGADE = "brigade"


def complete(values: UnitValues) -> UnitValues:
    """Fill in formation and strength points, where a sheet leaves them out: one point."""
    return replace(
        values,
        path=values.path or (UNASSIGNED,),
        # Every unit has one point by itself, even where no strength marker lies on it (7.76).
        steps=values.steps or 1,
        hex=as_written(values.hex),
    )


def _odd(unit: UnitValues) -> tuple[Fault, ...]:
    """A unit with more strength points than the fullest one that the corrections know of."""
    fullest = tables().cell("economy.infantry_division_full.strength")
    steps = unit.steps or 0
    # The boxes of a train are no strength points, so a division is no measure of them.
    if steps <= fullest.whole or not has_strength(unit):
        return ()
    message = f"A unit of {steps} SP is unlikely: a full infantry division has {fullest.whole}."
    return (Fault(message, "steps", str(steps), "Check its counter.", fullest.case),)


def misplaced(unit: Described) -> tuple[Fault, ...]:
    """What keeps a unit out of the books: words for a hex that are none."""
    return tuple(stand_faults(unit.hex))


def edit_faults(_: Books, __: UnitState, changes: Mapping[str, JsonValue]) -> Iterator[Fault]:
    """What stands against a correction of a unit by hand."""
    place = str(changes.get("hex") or "")
    yield from stand_faults(place)
    if place != as_written(place):
        advice = f"Write it as {as_written(place)}."
        yield Fault("is written differently in the books.", "hex", place, advice)


def is_kind(unit: Described, *words: str) -> bool:
    """Whether the type of a unit has one of these words in it."""
    kind = folded(unit.type)
    return any(folded(word) in kind for word in words)


def is_leader(unit: Described) -> bool:
    """Whether it is a leader, who has no strength points."""
    return is_kind(unit, LEADER, COMMANDER)


def rank_of(unit: Described) -> Rank | None:
    """The rank of a leader by the words of the type; None for a unit without one."""
    # Of leaders alone: other types may have the word of a rank in them, too.
    return next((rank for rank in Rank if is_leader(unit) and is_kind(unit, rank)), None)


def is_cavalry(unit: Described) -> bool:
    """Whether it is a cavalry unit; a leader of cavalry is none."""
    return is_kind(unit, *CAVALRY) and not is_leader(unit)


def has_strength(unit: Described) -> bool:
    """Whether its boxes are strength points: leaders, trains and depots have none."""
    return not (is_leader(unit) or is_kind(unit, SUPPLY_TRAIN, BRIDGE_TRAIN, DEPOT))


def strength(unit: UnitState) -> int:
    """The strength points that a unit has left."""
    return unit.steps_left if has_strength(unit) else 0


def own_units(books: Books) -> tuple[UnitState, ...]:
    """Units of the side that plays, on the map."""
    return units_of(books, UnitStatus.ON_MAP, books.side)


def eliminated(books: Books, side: SideId) -> tuple[UnitState, ...]:
    """The eliminated units of a side."""
    return units_of(books, UnitStatus.DEAD, side)


def is_free(unit: UnitState) -> bool:
    """Whether the counter of a train or depot is off the map: lost, or never placed."""
    # One that waits as a reinforcement comes in by its turn, and by that alone.
    return unit.status is UnitStatus.DEAD or not (unit.hex or unit.arrival)


def free_counters(books: Books, side: SideId, kind: str) -> tuple[UnitState, ...]:
    """The counters of a side, of a kind of train or depot, that may come onto the map."""
    return tuple(
        unit
        for unit in books.units()
        if unit.side == side and is_kind(unit, kind) and is_free(unit)
    )


# As the counter has them: where a chart differs, the chart is corrected (LGA-AOC-02).
RATINGS: Final = (
    RatingField("initiative", "Initiative", optional=True),
    RatingField("bonus", "Combat Bonus", optional=True),
    RatingField("morale", "Morale", optional=True),
    RatingField("move", "Movement", optional=True, in_text=False),
)


@cache
def shorthand() -> Shorthand:
    """How players write the headings, the nations and the types of leaders."""
    words = player_words("grande_armee")
    # Known as a whole: a leader without the word for it would have no rank.
    leaders = (f"{rank} {word}" for rank in Rank for word in (LEADER, COMMANDER))
    return Shorthand(
        types={**{folded(one): one for one in leaders}, **words.types},
        headings={"initiative": ("Init",), "bonus": ("CB", "Bonus")},
        nations=words.nations,
    )


STEP_WORDS: Final = StepWords("SP", "SP", "an", without=lambda unit: not has_strength(unit))
UNIT_WORDS: Final = UnitWords(
    hexes=lambda: STANDS,
    traits=(
        TraitField(
            POINTS,
            ("CP", "Command points"),
            "a whole number, or nothing",
            whole_number("number of command points", "command points"),
            number=True,
            name="Command points",
        ),
        TraitField(
            UPPER_BOXES,
            ("Upper boxes",),
            "a whole number, or nothing",
            whole_number("number of boxes", "boxes"),
            number=True,
        ),
        TraitField(
            BOTTOM_BOXES,
            ("Bottom boxes",),
            "a whole number, or nothing",
            whole_number("number of boxes", "boxes"),
            number=True,
        ),
        word_field(RESERVE, ("Army Reserve",), "yes", tags={"yes": "Army Reserve"}),
    ),
    optional=frozenset({"id", "size", "path", "ratings", "steps"}),
    step_words=STEP_WORDS,
    shorthand=shorthand,
    complete=complete,
    doubts=misplaced,
    odd=_odd,
)
