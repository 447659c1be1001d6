"""Units as this game reads them: what each is, its mode, its supply, whether it is held."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.units import UnitState, UnitStatus, UnitValues
from oobmgr.games.balkans.fact_kinds import GARRISON, MODE, MOVED, SUPPLY
from oobmgr.games.balkans.options import FESTUNG, chosen
from oobmgr.games.balkans.sequence import player_turns
from oobmgr.games.balkans.words import City, PartisanMode, UnitKind
from oobmgr.rules.books import PhaseId
from oobmgr.rules.entered import enter
from oobmgr.rules.later import loaded
from oobmgr.rules.unit_words import UnitWords

if TYPE_CHECKING:
    from oobmgr.domain.postings import UnitId
    from oobmgr.rules.books import Books
    from oobmgr.rules.tables import Tables

_GROUP: Final = "unit_kinds.word"
_WORDS: Final = re.compile(r"\w+")
UNASSIGNED: Final = "Unassigned units"
"""The formation of units for which a sheet names none."""
MODE_FIELD: Final = "mode"
OUT_FIELD: Final = "out since"
MOVED_FIELD: Final = "last in"
CITY_FIELD: Final = "city"
SINCE_FIELD: Final = "since"
"""The turn in which a mode or a garrison was entered; files of earlier versions have none."""


def kind_of(unit: UnitState, tables: Tables) -> UnitKind:
    """What a unit is, by the words of its type; a ground unit where none is known."""
    words = {word.casefold() for word in _WORDS.findall(unit.type)}
    # Where a type has several of these words, the order of the table decides.
    found = (word for word in tables.keys(_GROUP) if word.casefold() in words)
    name = next(found, "")
    # Most types are of the ground: one that nobody knows must not come near a city unnoticed.
    return UnitKind(tables.text(f"{_GROUP}.{name}")) if name else UnitKind.GROUND


def is_ground(unit: UnitState, tables: Tables) -> bool:
    """Whether it is a ground unit, of whatever type."""
    # B-15: HQs and partisans too, for the rule takes units of any type.
    return kind_of(unit, tables) is not UnitKind.AIR


def on_map(units: Iterable[UnitState]) -> Iterator[UnitState]:
    """Those that are on the map."""
    return (unit for unit in units if unit.status is UnitStatus.ON_MAP)


def units_on_map(books: Books, side: SideId | None = None) -> tuple[UnitState, ...]:
    """The units on the map, of one side where it is named."""
    return tuple(u for u in on_map(books.units()) if side is None or u.side == side)


def of_kind(books: Books, kind: UnitKind, side: SideId | None = None) -> tuple[UnitState, ...]:
    """The units of a kind on the map, of one side where it is named."""
    units = units_on_map(books, side)
    return tuple(unit for unit in units if kind_of(unit, books.tables) is kind)


def mode_of(books: Books, unit: UnitId) -> str:
    """The mode of a partisan unit or an HQ; empty where nobody entered one."""
    return str(books.fact(MODE, str(unit), MODE_FIELD) or "")


def set_mode(books: Books, units: tuple[UnitState, ...], mode: str) -> tuple[Fact, ...]:
    """What has to be written for units to be in a mode."""
    said = ((MODE_FIELD, mode), (SINCE_FIELD, books.turn))
    return tuple(
        fact
        for unit in units
        # A mode that stays as it is keeps the turn since which it holds.
        if mode_of(books, unit.id) != mode
        for field, value in said
        for fact in enter(books, MODE, str(unit.id), field, value)
    )


def partisan_mode_of(books: Books, unit: UnitState) -> PartisanMode | None:
    """The mode of a partisan unit; None where nobody entered it, and for other units."""
    mode = mode_of(books, unit.id)
    is_partisan = kind_of(unit, books.tables) is UnitKind.PARTISAN
    return PartisanMode(mode) if is_partisan and mode in set(PartisanMode) else None


def out_since(books: Books, unit: UnitId) -> TurnCode | None:
    """The turn since which a unit is out of supply; None where it is in supply."""
    found = books.fact(SUPPLY, str(unit), OUT_FIELD)
    return None if found is None else TurnCode(str(found))


def phase_key(books: Books) -> str:
    """The present phase of the present player turn, as it is noted of units that move in it."""
    # With the side, for each has a movement phase of its own in a turn.
    return f"{books.turn}:{books.side}:{books.phase}"


def moved_now(books: Books, unit: UnitId) -> bool:
    """Whether a unit moved in the present phase."""
    return books.fact(MOVED, str(unit), MOVED_FIELD) == phase_key(books)


def any_moved_now(books: Books) -> bool:
    """Whether any unit moved in the present phase."""
    now = phase_key(books)
    return any(value == now for value in books.facts(MOVED).values())


def moved_since(books: Books, unit: UnitId) -> bool:
    """Whether a unit moved in a later phase than this one, where that is entered late."""
    found = books.fact(MOVED, str(unit), MOVED_FIELD)
    return bool(found) and _order(books, str(found)) > _order(books, phase_key(books))


def _order(books: Books, key: str) -> tuple[str, int]:
    """Where a phase of a player turn stands in time."""
    turn, side, phase = key.split(":")
    # By the order of play of the campaign, for either side may move first.
    played = [
        (one.side, name)
        for one in player_turns(TurnCode(turn), books.options)
        for name in one.phases
    ]
    return turn, played.index((SideId(side), PhaseId(phase)))


def held_in(books: Books, unit: UnitId) -> City | None:
    """The Festung that a unit may not leave; None where it is free.

    All are free while the optional rule is not played, and held again if it is taken up again.
    """
    if not chosen(books.options, FESTUNG):
        return None
    found = books.fact(GARRISON, str(unit), CITY_FIELD)
    return City(str(found)) if found else None


def hold(books: Books, unit: UnitId, city: City | None) -> tuple[Fact, ...]:
    """What has to be written for a unit to belong to the garrison of a city, or to none."""
    said = ((CITY_FIELD, city and str(city)), (SINCE_FIELD, books.turn if city else None))
    return tuple(
        f for field, value in said for f in enter(books, GARRISON, str(unit), field, value)
    )


def since(books: Books, subject: Subject, unit: UnitId) -> TurnCode | None:
    """The turn since which a mode or a garrison holds; None where the books do not know it."""
    found = books.fact(subject, str(unit), SINCE_FIELD)
    return TurnCode(str(found)) if found else None


# ------------------------------------------------------------------------ how units are written


def complete(values: UnitValues) -> UnitValues:
    """Fill in formation and steps, where a sheet leaves them out: one step."""
    return replace(values, path=values.path or (UNASSIGNED,), steps=values.steps or 1)


UNIT_WORDS: Final = UnitWords(
    hexes=lambda: loaded("oobmgr.games.balkans.hexes:HEXES"),
    optional=frozenset({"id", "size", "path", "ratings", "steps"}),
    complete=complete,
)
