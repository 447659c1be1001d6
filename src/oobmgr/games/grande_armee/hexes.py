"""The hexes of the maps by their numbers, and the boxes beside the maps.

A hex is its map and four digits, such as ``B2825``: column 28, row 25 of map B.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.tables import tables
from oobmgr.rules.fields import text_told
from oobmgr.rules.hexes import HexForm
from oobmgr.rules.nearest import folded

# As printed, B3404: the sheet of the map, then column and row.
_HEX: Final = re.compile(r"(?P<map>[A-Z])\s*(?P<column>\d\d)(?P<row>\d\d)", re.IGNORECASE)
SPANISH_BOX: Final = "Spanish box"
TURKISH_BOX: Final = "Turkish box"
_BOXES: Final = {folded(box): box for box in (SPANISH_BOX, TURKISH_BOX)}
_HOW: Final = "Write the letter of the map and four digits, such as B2401."
MAP: Final = "movement.map"
"""Where the tables say how far the rules name hexes."""


def beyond_words(text: str) -> str:
    """Why the maps hardly have a hex: it lies beyond every one that the rules name."""
    place = place_of(text)
    if place is None:
        return ""
    last = tables().text(f"{MAP}.last_named_map")
    column, row = (tables().whole(f"{MAP}.last_named_{name}") for name in ("column", "row"))
    if place.map > last:
        return f"{place} is beyond every map that the rules name: {last} is their last."
    # Columns and rows are counted from 1: the text names none of 00.
    if not (0 < place.column <= column and 0 < place.row <= row):
        return (
            f"{place} is beyond every hex that the rules name: column {column} and row {row} are "
            "their last."
        )
    return ""


STANDS: Final = HexForm(
    re.compile("|".join((_HEX.pattern, *map(re.escape, _BOXES.values()))), re.IGNORECASE),
    _HOW,
    beyond_words,
)
"""What may be written as the place of a unit: a hex, or a box beside the maps."""


@dataclass(frozen=True)
class Place:
    """A hex by map, column and row."""

    map: str
    column: int
    row: int

    def __str__(self) -> str:
        """As the books write it: ``B2825``."""
        return f"{self.map}{self.column:02}{self.row:02}"


def place_of(text: str) -> Place | None:
    """A hex by its number; None for a name or anything else."""
    found = _HEX.fullmatch(text.strip())
    return Place(found["map"].upper(), int(found["column"]), int(found["row"])) if found else None


def as_written(text: str) -> str:
    """A hex or a box as the books write it (``b 2825`` is ``B2825``); other words as they are."""
    place = place_of(text)
    return str(place) if place else _BOXES.get(folded(text), text.strip())


def hex_faults(text: str, field: str, case: str = "") -> Iterator[Fault]:
    """The refusal of what is not a hex of any map; nothing at all is for others to ask about."""
    # An empty text is not refused here: whether a hex is needed, only the action knows.
    if text.strip() and place_of(text) is None:
        yield Fault(f"{text.strip()!r} is not a hex.", field, text.strip(), _HOW, case)


def stand_faults(text: str) -> Iterator[Fault]:
    """The refusal of words where no unit can stand: neither a hex nor one of the boxes."""
    if folded(text) not in _BOXES:
        yield from hex_faults(text, "hex")


def hex_told(sentence: str, case: str, **about: Any) -> Any:  # noqa: ANN401 - as `told`
    """An input that is a hex, as the books write it; empty unless entered."""
    return text_told(sentence, case, read=_read, **about)


def _read(raw: object) -> str:
    if not isinstance(raw, str):
        raise ValueError("must be text.")  # noqa: TRY004 - reported as a fault of the value
    if faults := tuple(hex_faults(raw, "")):
        raise BadInput(*faults)
    return as_written(raw)
