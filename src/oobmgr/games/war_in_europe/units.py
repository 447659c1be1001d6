"""How units are written, and what they are."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.unit_texts import plain_dashes
from oobmgr.domain.units import MOST_RATING, UnitState, UnitStatus, UnitValues
from oobmgr.games.war_in_europe.words import Front
from oobmgr.rules.later import loaded
from oobmgr.rules.nearest import folded
from oobmgr.rules.picked_units import units_of
from oobmgr.rules.player_words import player_words
from oobmgr.rules.unit_words import Shorthand, TraitField, UnitWords

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

UNASSIGNED: Final = "Unassigned units"
"""The formation of units for which a sheet names none."""
REPAIR: Final = "repair"
# A type that the program does not know brings an offer of engineers, so they count as well.
REPAIR_TYPES: Final = (REPAIR, "railroad engineer", "railway engineer")
"""What a repair unit may be called."""
RAIL_REPAIR: Final = (f"rail {REPAIR}", f"railroad {REPAIR}", f"railway {REPAIR}")
"""What else a repair unit is called, to be drawn as one."""
AIRBORNE: Final = ("airborne", "parachute", "paratroop", "glider")
MOBILE_SUPPLY: Final = "mobile supply"
INFANTRY: Final = "infantry"
_TYPES: Final = (
    INFANTRY, *AIRBORNE, REPAIR, "mech", "mot", "arm", "panzer", "tank", "cavalry", "mountain",
    "artillery", "engineer", "supply", "garrison", "militia", "security", "marine", "commando",
    "partisan", "guard", "rifle", "flak", "anti", "headquarters", "hq", "fort", "static", "ski",
    "recon",
)  # fmt: skip
"""How a word begins that says what a unit is."""
KG_RATINGS: Final = "kampfgruppe"
"""What the counter of a unit's kampfgruppe says."""


def complete(values: UnitValues) -> UnitValues:
    """Fill in formation and steps, where a sheet leaves them out: one step."""
    return replace(values, path=values.path or (UNASSIGNED,), steps=values.steps or 1)


def is_kind(unit: UnitState, *words: str) -> bool:
    """Whether the type of a unit has one of these words in it."""
    return any(folded(word) in folded(unit.type) for word in words)


def says_type(words: str) -> bool:
    """Whether a word says what a unit is, as the type of a counter does."""
    return any(word.startswith(_TYPES) for word in words.casefold().split())


_NAMED_AFTER: Final = re.compile(rf"(?:({'|'.join(Front)})(?:ern)?(?: ?front)?)", re.IGNORECASE)
"""How a formation is called after a front."""


def formation_front(unit: UnitState) -> Front | None:
    """The front that a formation of the unit is named after, such as *Western Front*.

    *Army Group South* and *North-East Front* are other words: they name no front of the game.
    """
    named = (_NAMED_AFTER.fullmatch(name.strip()) for name in unit.path)
    return next((Front(found[1].capitalize()) for found in named if found), None)


_ARMOR: Final = ("armor", "armour", "armored", "armoured", "panzer", "tank")
_FOOT: Final = (INFANTRY, "rifle", "militia")


def other_arm(unit: UnitState, kind: str) -> bool:
    """Whether points of a kind are plainly not those of a unit: of infantry for armor, or so.

    Whatever lies between, such as mechanized and airborne units, is for the rules of the players.
    """
    # Both ways round, and only where the arm is plain: a wrong question would be worse than none.
    for one, other in ((_ARMOR, _FOOT), (_FOOT, _ARMOR)):
        named = folded(kind)
        if any(folded(word) in named for word in one) and is_kind(unit, *other):
            return not is_kind(unit, *one)
    return False


def own_units(books: Books, *words: str) -> tuple[UnitState, ...]:
    """Units of the side that plays, on the map; those with one of these words in their type."""
    own = units_of(books, UnitStatus.ON_MAP, books.side)
    return tuple(unit for unit in own if not words or is_kind(unit, *words))


def eliminated(books: Books, side: SideId) -> tuple[UnitState, ...]:
    """The eliminated units of a side."""
    return units_of(books, UnitStatus.DEAD, side)


def _ratings(key: str, text: str) -> str:
    plain = plain_dashes(text)
    numbers = plain.split("-")
    if not all(one.isascii() and one.isdecimal() and int(one) <= MOST_RATING for one in numbers):
        raise BadInput(Fault(f"{text!r} is not a set of ratings.", key, text, "Write them as 1-6."))
    return plain


UNIT_WORDS: Final = UnitWords(
    hexes=lambda: loaded("oobmgr.games.war_in_europe.actions.picked:HEXES"),
    traits=(
        TraitField(
            KG_RATINGS,
            ("Kampfgruppe", "KG"),
            "the ratings of its kampfgruppe, such as 1-2-6",
            _ratings,
            code=True,
            printed=True,
        ),
    ),
    optional=frozenset({"id", "size", "path", "ratings", "steps"}),
    complete=complete,
    reduced=KG_RATINGS,
    shorthand=lambda: Shorthand(nations=player_words("war_in_europe").nations),
)
