"""How units are named in a workbook: by an ID, and for the eye by their words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from oobmgr.campaign.rows import UnitRow
    from oobmgr.domain.units import UnitState

# A unit of no list: oobmgr.17.
_BY_HAND: Final = re.compile(r"oobmgr\.([0-9]{1,9})")
# As an export writes it to be read: 7 Infantry [B-7].
_WITH_WORDS: Final = re.compile(r".*\[([^\[\]]+)\]\s*")


def id_by_hand(unit_id: int) -> str:
    """The ID that an export gives a unit that was entered by hand."""
    return f"oobmgr.{unit_id}"


def unit_by_hand(key: str) -> int | None:
    """The number of the unit that has such an ID; None for an ID of another kind."""
    found = _BY_HAND.fullmatch(key)
    return int(found[1]) if found else None


class UnitIds:
    """The units of a campaign by what a cell names them by."""

    def __init__(self, units: Iterable[UnitRow | UnitState]) -> None:
        self._texts: dict[int, str] = {}
        self._keys: dict[str, int] = {}
        self._by_hand: set[int] = set()
        self._sides: dict[int, str] = {}
        for unit in units:
            key = unit.source_key or id_by_hand(unit.id)
            self._sides[unit.id] = unit.side
            self._texts[unit.id] = f"{unit.designation} {unit.type} [{key}]"
            if unit.source_key:
                self._keys[unit.source_key] = unit.id
            else:
                self._by_hand.add(unit.id)

    def add(self, number: int, side: str, key: str) -> None:
        """Know a unit that the same import brings."""
        self._sides[number] = side
        if key:
            self._keys[key] = number

    def side(self, number: int) -> str:
        """Whose unit it is."""
        return self._sides[number]

    def text(self, number: int) -> str:
        """A unit as a cell names it: ``7th Flieger airborne [ax.12]``."""
        return self._texts.get(number, id_by_hand(number))

    def number(self, text: str) -> int | None:
        """The unit that a cell names, by its ID alone or with words before it; None if unknown."""
        named = _WITH_WORDS.fullmatch(text)
        key = named[1] if named else text
        by_hand = unit_by_hand(key)
        # An ID of the workbook first: units that another campaign exported bring such IDs along.
        return self._keys.get(key, by_hand if by_hand in self._by_hand else None)
