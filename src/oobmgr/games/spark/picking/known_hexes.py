"""What the books know that a field of words may mean: hexes of units and of assaults, stocks.

A hidden sheet gives nothing away: its units are not among those that the books show.
"""

from __future__ import annotations

from collections.abc import Iterable

from oobmgr.games.spark.assault.steps import assaults
from oobmgr.games.spark.engineers.records import BridgeState, standing
from oobmgr.games.spark.movement.hexes import is_hex
from oobmgr.games.spark.supply.ammunition import stocks
from oobmgr.games.spark.units.unit import living_units
from oobmgr.games.spark.words import SOVIET
from oobmgr.rules.books import Books
from oobmgr.rules.offered_words import Words


def unit_hexes(books: Books) -> Iterable[str]:
    """Where units of either side stand; a pool is no hex."""
    return (unit.state.hex for unit in living_units(books) if is_hex(unit.state.hex))


def own_hexes(books: Books) -> Iterable[str]:
    """Where units of the side that is playing stand."""
    own = (unit.state for unit in living_units(books) if unit.state.side == books.side)
    return (state.hex for state in own if is_hex(state.hex))


def enemy_hexes(books: Books) -> Iterable[str]:
    """Where units of the other side stand, and what is assaulted already."""
    others = (unit.state for unit in living_units(books) if unit.state.side != books.side)
    yield from (state.hex for state in others if is_hex(state.hex))
    # An assaulted hex may show no unit here: the sheet of its side may be hidden.
    yield from assault_hexes(books)


def assault_hexes(books: Books) -> Iterable[str]:
    """The hexes at which Assault Markers point."""
    return (one.hex for one in assaults(books))


def bridge_ends(state: BridgeState) -> Words:
    """The hexes at both ends of the bridges in a state."""
    return lambda books: (end for one in standing(books, state) for end in (one.start, one.end))


def stock_names(books: Books) -> Iterable[str]:
    """The Soviet stocks of ammunition; the German side has one, without a name."""
    return stocks(books, SOVIET)
