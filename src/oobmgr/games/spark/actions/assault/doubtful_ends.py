"""What is told of the end of an assault: columns that deploy, or not, and ends beside an enemy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.games.spark.actions.next_door import enemies_beside, near_words
from oobmgr.games.spark.actions.picked import against, unit_names
from oobmgr.games.spark.assault.result import longest_retreat
from oobmgr.games.spark.assault.steps import Assault, target_hex
from oobmgr.games.spark.movement.hexes import distance, is_hex
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import COMBAT, CallOff, Marker
from oobmgr.rules.books import Books

_IN_ASSAULT: Final = (Marker.ASSAULT, Marker.INVOLVED, Marker.PARTICIPATED)


def in_column(assault: Assault) -> tuple[SparkUnit, ...]:
    """The units of an assault that are in column."""
    return tuple(unit for unit in assault.fighters if Marker.IN_COLUMN in unit.markers)


def deploying(assault: Assault, *, deploy: bool) -> Iterator[Fault]:
    """A word on columns that are to deploy where there are none, and on those that do not."""
    columns = in_column(assault)
    if deploy and not columns:
        sentence = f"No unit of the assault on {assault.hex} is in column."
        yield Fault(sentence, "deploy", "yes", "Leave it out.", "SP-ASLT-16")
    elif columns and not deploy:
        sentence = f"Left in column: {unit_names(columns)}."
        yield Fault(sentence, "deploy", "no", "Who fought may deploy free now.", "SP-ASLT-16")


def going_back(units: tuple[SparkUnit, ...]) -> tuple[SparkUnit, ...]:
    """Those that must retreat, or may withdraw; the others may advance towards the enemy."""
    return tuple(unit for unit in units if unit.markers.retreat[1])


def owes_nothing(books: Books, units: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    """A question about units that nothing sends to another hex: no check, no combat, no assault."""
    advice = "Leave it out, or post it as a move."
    for unit in units:
        if unit.markers.retreat[1]:
            continue
        if not _in_assault(books, unit):
            sentence = "has no retreat to make, and no part in an assault."
            yield against(unit, sentence, "SP-MC-17", advice).question()
        # One hex back goes with the check that took its marker, and is used up by it (SP-MC-16).
        elif unit.markers.held.get(Marker.CALLED_OFF) == CallOff.INVOLUNTARY:
            sentence = "called its assault off, and has no retreat to make."
            yield against(unit, sentence, "SP-MC-16", advice).question()


def _in_assault(books: Books, unit: SparkUnit) -> bool:
    """Whether a unit may withdraw or advance in an assault without a check that sends it."""
    return books.phase in COMBAT and any(one in unit.markers for one in _IN_ASSAULT)


def beyond_the_assault(books: Books, units: tuple[SparkUnit, ...], to: str) -> Iterator[Fault]:
    """A question about units that go farther from their assault than any retreat leads.

    Whoever advances comes to the end of the longest retreat, and from there into a neighbour hex.
    """
    most = longest_retreat(books.tables) + 1
    for unit in units:
        place = target_hex(unit)
        away = distance(place, to)
        # A check or a lost combat tells how far its unit goes; others are bound by the map alone.
        if unit.markers.retreat[1] or not _in_assault(books, unit) or away is None:
            continue
        if away > most:
            far = counted(away, "hex", "hexes")
            sentence = f"took part in the assault on {place}; {to.strip()} is {far} away from it."
            yield against(unit, sentence, "SP-ASLT-15", "Check the number.").question()


def enemy_beside_end(books: Books, back: tuple[SparkUnit, ...], to: str) -> Iterator[Fault]:
    """A word on a retreat that ends next to an enemy with a zone, who may fire for it."""
    if not back or not is_hex(to):
        return
    enemies = enemies_beside(books, back, to)
    if not enemies:
        return
    sentence = f"Enemy units are next to {to}, in {near_words(enemies)}."
    advice = "A retreat leads away from them where it can, and may draw ZOC fire there."
    yield Fault(sentence, "to", to, advice, "SP-ZOC-04")
