"""The hexes that an action names, and units put into another hex."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.games.spark.movement.hexes import beyond_words, is_beyond_west, is_hex
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.rules.books import Books

_MAP: Final = "movement.map"


def moved(unit: SparkUnit, to: str) -> tuple[Fact, ...]:
    """A unit put into another hex; nothing where none is named."""
    place = to.strip()
    if not place or place == unit.state.hex:
        return ()
    return (Fact(Subject.UNIT, str(unit.id), "hex", unit.state.hex, place),)


def hex_faults(
    books: Books, place: str, field: str, case: str, wanted: str = "Enter a hex"
) -> tuple[Fault, ...]:
    """The refusal of an entry that is not a hex of the map; `wanted` says which to enter."""
    if is_hex(place):
        cell = books.tables.cell(f"{_MAP}.first_column")
        if not is_beyond_west(place, cell.whole):
            return ()
        advice = f"Its columns begin with {cell.whole}."
        return (Fault("is beyond the west edge of the map.", field, place, advice, cell.case),)
    if not place.strip():
        return (Fault("is missing.", field, "", f"{wanted}, such as 1712.", case, missing=True),)
    sentence = f"{place.strip()!r} is not a hex of the map."
    return (Fault(sentence, field, place, "Enter one such as 1712.", case),)


def hex_doubts(books: Books, place: str, field: str) -> tuple[Fault, ...]:
    """A question about a hex further east or south than any that the text of the rules names.

    Asked and not refused: the text says where the map begins in the west, not how far it reaches.
    """
    if not is_hex(place) or not (sentence := beyond_words(place)):
        return ()
    case = books.tables.case(f"{_MAP}.last_named_column")
    return (Fault(sentence, field, place, "Check that it is on your map.", case, asks=True),)
