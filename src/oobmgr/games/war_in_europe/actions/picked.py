"""The units that an action may pick: those of the side that plays."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.war_in_europe.actions.whereabouts import away_faults, is_away
from oobmgr.games.war_in_europe.fact_kinds import HEX, RAIL_CUT, RAIL_WORK
from oobmgr.games.war_in_europe.units import (
    AIRBORNE,
    REPAIR_TYPES,
    eliminated,
    own_units,
)
from oobmgr.games.war_in_europe.words import SIDE_NAMES, Player, enemies
from oobmgr.rules import picked_units
from oobmgr.rules.books import Books
from oobmgr.rules.hexes import HexForm
from oobmgr.rules.picked_units import Pickable

HEXES: Final = HexForm(
    re.compile(r"[A-Z]\d{4}", re.IGNORECASE),
    "Write the letter of the map and four digits, such as C2428.",
)
"""How the rules write a hex."""
_NAMED: Final = "sea.hexes."
"""Where the tables name hexes."""


def _on_map(books: Books, *types: str) -> tuple[UnitState, ...]:
    """The units of the side that can act on the map; the others would only be refused."""
    return tuple(unit for unit in own_units(books, *types) if not is_away(books, unit))


OWN: Final = Pickable(_on_map, "This side has no unit on the map.")
ALL_SIDES: Final = Pickable(
    lambda books: (
        unit
        for unit in books.units()
        if unit.status is UnitStatus.ON_MAP and not is_away(books, unit)
    ),
    "No unit is on the map.",
)
REPAIR_UNITS: Final = Pickable(
    lambda books: _on_map(books, *REPAIR_TYPES),
    "This side has no repair unit on the map. Add one to the order of battle, of the type repair.",
)
PARATROOPS: Final = Pickable(
    lambda books: _on_map(books, *AIRBORNE),
    "This side has no airborne unit on the map. Add one to the order of battle, of the type "
    "airborne.",
)
LOST: Final = Pickable(
    lambda books: eliminated(books, books.side), "No unit of this side is eliminated."
)


def faults_of(
    books: Books,
    units: tuple[UnitState, ...],
    case: str,
    status: UnitStatus = UnitStatus.ON_MAP,
) -> Iterator[Fault]:
    """The refusals where none is picked, and of units that are not there or not of the side."""
    yield from faults_of_away(books, units, case, status)
    # One that was lost at sea or in its box is nowhere any more, and may be rebuilt.
    if status is UnitStatus.ON_MAP:
        yield from away_faults(books, units, case)


def faults_of_any_side(books: Books, units: tuple[UnitState, ...], case: str) -> Iterator[Fault]:
    """The same refusals for what every player may do at any time."""
    yield from picked_units.pick_faults(units, case)
    yield from away_faults(books, units, case)


def faults_of_away(
    books: Books,
    units: tuple[UnitState, ...],
    case: str,
    status: UnitStatus = UnitStatus.ON_MAP,
) -> Iterator[Fault]:
    """The same of units that may be at sea or in an airborne box."""
    yield from picked_units.pick_faults(units, case, status)
    yield from picked_units.of_other_side(books, units, SIDE_NAMES[books.side], case)


def asked_for(field: str, advice: str, case: str) -> Fault:
    """The refusal of an input that is still open, with what is to be entered."""
    return Fault("is missing.", field, advice=advice, case=case, missing=True)


def hexes_named(words: Iterable[str]) -> tuple[str, ...]:
    """Hexes as the books write them, each once."""
    return tuple(dict.fromkeys(place for one in words if (place := one.strip().upper())))


def hex_faults(hexes: Iterable[str], field: str, case: str) -> Iterator[Fault]:
    """The refusals of words that are not a hex of any map, each by its own word."""
    for place in hexes:
        if not HEXES.holds(place):
            yield Fault(f"{place!r} is not a hex.", field, place, HEXES.how, case)


def table_hexes(books: Books) -> tuple[str, ...]:
    """The hexes that the tables name."""
    groups = books.tables.groups
    return tuple(one.removeprefix(_NAMED) for one in groups if one.startswith(_NAMED))


def strange_maps(books: Books, hexes: Iterable[str], field: str, case: str) -> tuple[Fault, ...]:
    """What is asked about hexes of a map of which neither the books nor the tables know one.

    Books that have no hex at all yet begin somewhere, so there it is only told.
    """
    # A map of which nobody has named a hex is more often a slip of the letter than a new map.
    played = _maps(
        (
            *(unit.hex for unit in books.units()),
            *(key for subject in (HEX, RAIL_CUT, RAIL_WORK) for key, _ in books.facts(subject)),
        )
    )
    known = played | _maps(table_hexes(books))
    strange = tuple(
        Fault(
            f"{place}: no hex of map {place[0]} is in the books yet.",
            field, place, "Check on the map whether it is that one.", case,
        )
        for place in hexes
        if HEXES.holds(place) and place[0] not in known
    )  # fmt: skip
    return tuple(fault.question() for fault in strange) if played else strange


def _maps(places: Iterable[str]) -> set[str]:
    """The letters of the maps on which hexes lie."""
    return {place.strip().upper()[:1] for place in places if HEXES.holds(place)}


def doubts_of_goal(
    books: Books,
    units: Iterable[UnitState],
    place: str,
    case: str,
    advice: str = "Check the hex.",
) -> tuple[Fault, ...]:
    """What is asked about a hex that units go to: an unknown map, and enemies that stand there."""
    going = {Player(SIDE_NAMES[unit.side]) for unit in units}
    there = enemies_there(books, going, (place,), "hex", case, advice)
    return (*strange_maps(books, (place,), "hex", case), *there)


def enemies_there(
    books: Books,
    players: Iterable[Player],
    places: Iterable[str],
    field: str,
    case: str,
    advice: str = "Check the hex.",
) -> Iterator[Fault]:
    """What is asked about hexes where, as far as the books know, enemies of players stand.

    Which units they are is not said: their sheet may be hidden from who enters it.
    """
    # By alliance and not by side: Allied units do not keep Soviet ones off.
    against_them = {enemy for enemy in Player for one in players if enemies(one, enemy)}
    held = {
        unit.hex.strip().upper()
        for unit in picked_units.units_of(books)
        if Player(SIDE_NAMES[unit.side]) in against_them
    }
    for place in places:
        if place and place in held:
            sentence = f"{place}: enemy units are there."
            yield Fault(sentence, field, place, advice, case).question()


def goal_faults(units: Iterable[UnitState], place: str, field: str, case: str) -> Iterator[Fault]:
    """The refusals of a hex that units go to: none is named, it is not a hex, or they are there."""
    if not place:
        yield asked_for(field, "Say in which hex.", case)
    else:
        yield from hex_faults((place,), field, case)
    for unit in units:
        if place and unit.hex.strip().upper() == place:
            yield picked_units.against(unit, f"is in {place} already.", case)
