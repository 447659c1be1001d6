"""What the books hold of supply in a turn: who forages where, and who has none."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Final

from oobmgr.domain.keys import KeyForm
from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.games.grande_armee.command.army import in_reserve
from oobmgr.games.grande_armee.command.corps import LOOSE, paths_by_name
from oobmgr.games.grande_armee.fact_kinds import BY_TURN, FORAGING, STARVED, SUPPLIED
from oobmgr.games.grande_armee.units import has_strength
from oobmgr.rules.nearest import folded
from oobmgr.rules.picked_units import unit_name, units_of

if TYPE_CHECKING:
    from oobmgr.domain.calendar import TurnCode
    from oobmgr.domain.postings import JsonValue
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books

AT_PLACE: Final = KeyForm(parts=("turn", "place"))
OF_CORPS: Final = KeyForm(parts=("turn", "corps"))
CORPS: Final = "corps"
STATE: Final = "state"
UNSUPPLIED: Final = "unsupplied"
POINTS: Final = "points"


def foragers(books: Books, turn: TurnCode, place: str) -> tuple[str, ...]:
    """The corps that draw on a place in a turn."""
    found = books.fact(FORAGING, AT_PLACE.key(turn, place), CORPS)
    return tuple(map(str, found)) if isinstance(found, list) else ()


def foraging(books: Books, turn: TurnCode) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The places that corps draw on in a turn, with the corps."""
    for (key, _), value in sorted(books.facts(FORAGING).items(), key=lambda one: one[0]):
        parts = AT_PLACE.read(key)
        if parts and parts[0] == turn and isinstance(value, list):
            yield parts[1], tuple(map(str, value))


def same_corps(one: str, other: str) -> bool:
    """Whether two words name the same corps."""
    return folded(one) == folded(other)


def corps_states(books: Books, turn: TurnCode) -> dict[str, str]:
    """What was entered of the supply of corps in a turn: the source, or that there is none."""
    found: dict[str, str] = {}
    for (key, _), value in sorted(books.facts(SUPPLIED).items(), key=lambda one: one[0]):
        parts = OF_CORPS.read(key)
        if parts and parts[0] == turn and value:
            found[parts[1]] = str(value)
    return found


def hungry(books: Books) -> tuple[str, ...]:
    """The corps without supply in this turn whose attrition is not entered."""
    done = set[str]()
    for unit in books.units():
        if books.fact(STARVED, BY_TURN.key(books.turn, unit.id), POINTS):
            # A corps is named as its formation is, and one unit by its own name.
            words = (unit.path[-1], PATH_SEPARATOR.join(unit.path), unit.designation)
            done |= set(map(folded, (*words, unit_name(unit))))
    states = corps_states(books, books.turn).items()
    return tuple(name for name, state in states if state == UNSUPPLIED and folded(name) not in done)


def not_entered(books: Books) -> tuple[str, ...]:
    """The corps with strength points of whose supply nothing is entered, if that of others is."""
    said = {folded(name) for name in corps_states(books, books.turn)}
    # Whoever keeps supply on the map alone is reminded of nothing.
    if not said:
        return ()
    fighting = [unit for unit in units_of(books) if unit.hex and has_strength(unit)]
    return tuple(
        name
        for name, path in paths_by_name(fighting).items()
        if not any(_is_said(unit, said) for unit in fighting if unit.path == path)
    )


def _is_said(unit: UnitState, said: AbstractSet[str]) -> bool:
    """Whether the supply of a unit is entered: its own, its corps', or as a loose Army Reserve."""
    # A command below a corps is fed with it; the army above them is no corps.
    corps = [unit.path[:depth] for depth in range(len(unit.path)) if depth > 1]
    words = {PATH_SEPARATOR.join(unit.path), unit.path[-1], unit.designation, unit_name(unit)}
    words |= {word for path in corps for word in (path[-1], PATH_SEPARATOR.join(path))}
    return bool(said & set(map(folded, (*words, *((LOOSE,) if in_reserve(unit) else ())))))


def as_list(names: tuple[str, ...]) -> JsonValue:
    """Names as they are saved."""
    return list(names)
