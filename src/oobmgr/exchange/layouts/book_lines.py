"""A line as books of orders of battle have it: ``3 x 7-6 Inf XX: 31, 32, 33 (AA=2)``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from oobmgr.exchange.layouts.cell_entries import with_count
from oobmgr.exchange.layouts.headers import COUNT
from oobmgr.exchange.layouts.meanings import Meanings
from oobmgr.exchange.layouts.whole_cells import WholeUnit, described, parts_of, slipped

# A turn behind a dash: Reinforcements - July 1941.
_TURN_BEHIND: Final = re.compile(r"(.+?)\s+[-\u2013\u2014]+\s+([^:]+)")
# What stands in brackets at the end: Blue Army (July 1941).
_BRACKET_BEHIND: Final = re.compile(r"(.+?)\s*\(([^()]+)\)")


class BookLine(NamedTuple):
    """What a line tells: what each of its units is, and what all have in common, by column.

    `describing` are the words that tell what they are: behind a colon stand their names alone.
    """

    unit: WholeUnit
    told: Mapping[str, str | float]
    describing: str


def whole_line(text: str, meanings: Meanings, nation: str = "") -> BookLine:
    """The parts of a cell with a whole unit, or with several of a kind behind a colon."""
    head, colon, names = (part.strip() for part in text.partition(":"))
    number, what = with_count(head)
    parts = parts_of(what, meanings, nation) if colon and names else None
    if parts is None:
        unit = parts_of(text, meanings, nation) or slipped(text, meanings, nation)
        return BookLine(unit or WholeUnit(), {}, text)
    told: dict[str, str | float] = {COUNT: float(number)} if what != head else {}
    names = _without_turn(names, told, meanings)
    names = _without_brackets(names, told, meanings)
    # Before the colon stands no name: what is no known type belongs to one that is asked for.
    # "Mot Inf" read as infantry by the name of Mot would be wrong without a word.
    kind = described(what) if parts.designation or not parts.type else parts.type
    return BookLine(parts._replace(type=kind, designation=names), told, what)


def _without_turn(names: str, told: dict[str, str | float], meanings: Meanings) -> str:
    found = _TURN_BEHIND.fullmatch(names)
    if found is None or not meanings.turn(found[2]).confidence:
        return names
    told["arrival"] = found[2]
    return found[1]


def _without_brackets(names: str, told: dict[str, str | float], meanings: Meanings) -> str:
    """The names without what brackets behind them tell of traits; of others nobody is sure."""
    while found := _BRACKET_BEHIND.fullmatch(names):
        # As a column of marks has it, "AA=2", or in words: "AA 2".
        flags = meanings.flags(found[2]) or meanings.flags(found[2].replace(" ", "=", 1))
        if not flags:
            break
        told |= flags
        names = found[1]
    return names
