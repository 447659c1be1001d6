"""The words that fields offer while one types: what the books of the side know, and the tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oobmgr.domain.accounts import GoodId, Place
from oobmgr.games.war_in_europe.actions.picked import OWN, table_hexes
from oobmgr.games.war_in_europe.actions.whereabouts import is_past_interdiction, voyage_turn
from oobmgr.games.war_in_europe.air.interdiction import results_known
from oobmgr.games.war_in_europe.air.log import attack_targets
from oobmgr.games.war_in_europe.fact_kinds import HEX, RAIL_CUT, RAIL_WORK
from oobmgr.games.war_in_europe.units import own_units
from oobmgr.games.war_in_europe.words import AIR_POINTS, SIDE_NAMES
from oobmgr.rules.books import Books
from oobmgr.rules.picked_units import unit_name

Words = Mapping[str, tuple[str, ...]]

_ENTERED: Final = ("Belgium", "France")
"""The countries whose entry counts, as a map has them; any other may be written."""
_ATTACKED: Final = ("Belgian", "French")
_GERMANY: Final = "Germany"
_COMBAT: Final = "air combat"


def known_hexes(books: Books) -> tuple[str, ...]:
    """Hexes of the side's own units, those with a mark or a cut, and those that the tables name.

    Not those of other sides' units: their sheet may be hidden from who types.
    """
    own = (unit.hex for unit in books.units() if unit.side == books.side)
    marked = (key for subject in (HEX, RAIL_CUT, RAIL_WORK) for key, _ in books.facts(subject))
    places = {place.strip().upper() for place in (*own, *marked, *table_hexes(books))}
    return tuple(sorted(place for place in places if place))


def to_hex(books: Books) -> Words:
    """For a field of one hex."""
    return {"hex": known_hexes(books)}


def hexes(books: Books) -> Words:
    """For a field of several hexes."""
    return {"hexes": known_hexes(books)}


def landing(books: Books) -> Words:
    """For an assault: the hexes, and the seas that weather closes."""
    places = known_hexes(books)
    seas = tuple(books.tables.keys("sea.assault.closed"))
    return {"hex": places, "island": places, "sea": seas}


def ships_attacked(books: Books) -> Words:
    """For interdiction: the units that may pass, and the results."""
    # By name and type, as the other forms call them; a comma would part them in a list.
    leaving = (u for u in own_units(books) if voyage_turn(books, u))
    units = (*OWN.found(books), *(u for u in leaving if not is_past_interdiction(books, u)))
    names = tuple(unit_name(unit).replace(",", "") for unit in units)
    return {"targets": names, "results": results_known(books.tables)}


def ports_attacked(books: Books) -> Words:
    """For suppression: ports that were attacked before, and the results."""
    return {"port": attack_targets(books, "suppression"), "result": results_known(books.tables)}


def attacked_in_the_west(books: Books) -> Words:
    """For the first attack: the names that count, then the other nations of the enemies."""
    nations = dict.fromkeys(
        unit.nation for unit in books.units() if SIDE_NAMES[unit.side] != SIDE_NAMES[books.side]
    )
    return {
        "country": _ENTERED,
        "target": tuple(dict.fromkeys((*_ATTACKED, *nations))),
        "territory": (*_ENTERED, _GERMANY),
    }


def reasons(books: Books, good: GoodId, *usual: str) -> Words:
    """For `why`: what is usual, then what the side has given as a reason before."""
    said = (
        account.detail
        for account in books.balances(good)
        if account.side == books.side and account.place in {Place.INCOME, Place.LOST}
    )
    return {"why": tuple(word for word in dict.fromkeys((*usual, *said)) if word)}


def air_reasons(books: Books) -> Words:
    """For `why` of air points."""
    return reasons(books, AIR_POINTS, _COMBAT)
