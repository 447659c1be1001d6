"""Corps by the words of players: a formation with units on the map, its leader, or a reserve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.units import PATH_SEPARATOR, UnitState
from oobmgr.games.grande_armee.command.army import in_reserve
from oobmgr.games.grande_armee.units import is_leader, own_units
from oobmgr.games.grande_armee.words import END_OF_TURN
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.picked_units import unit_name, units_of

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

Path = tuple[str, ...]
LOOSE: Final = "Army Reserve"
"""What players call the units of an Army Reserve that stand by themselves."""


def corps_here(books: Books) -> tuple[UnitState, ...]:
    """The units whose corps may be named now: of both sides where both play together."""
    return units_of(books) if books.phase in END_OF_TURN else own_units(books)


def paths_by_name(units: Iterable[UnitState]) -> dict[str, Path]:
    """The formations of units by name; where two have one name, each with those above it."""
    # Corps of two armies may bear one number, so the last name alone does not tell them apart.
    paths = dict.fromkeys(unit.path for unit in units)
    often = Counter(folded(path[-1]) for path in paths)
    return {
        path[-1] if often[folded(path[-1])] == 1 else PATH_SEPARATOR.join(path): path
        for path in paths
    }


def paths_meant(units: tuple[UnitState, ...], word: str) -> dict[str, Path]:
    """Every formation that a word may mean: by its name, the names above it, a leader in it."""
    wanted, found = folded(word), {}
    for name, path in paths_by_name(units).items():
        leaders = (u.designation for u in units if u.path == path and is_leader(u))
        if wanted in map(folded, (name, path[-1], PATH_SEPARATOR.join(path), *leaders)):
            found[name] = path
    return found


def corps_names(books: Books) -> tuple[str, ...]:
    """The corps that may be named now, for a form."""
    return tuple(paths_by_name(corps_here(books)))


def corps_called(books: Books, word: str) -> str:
    """The corps that a word means, as `corps_names` has it; the word itself where that is open."""
    found = _meant(books, word)
    # Never a guess between two: the word stays as it is, for `corps_faults` to refuse.
    return found[0] if len(found) == 1 else word.strip()


def units_called(books: Books, word: str) -> tuple[UnitState, ...]:
    """The units of the corps that a word means; none where that is open, or it is a reserve."""
    here = corps_here(books)
    found = tuple(paths_meant(here, word).values())
    return tuple(unit for unit in here if unit.path == found[0]) if len(found) == 1 else ()


def corps_faults(
    books: Books, words: Iterable[str], field: str, case: str, *, units: bool = False
) -> Iterator[Fault]:
    """The refusal of each word that means no corps, or several; with `units` one unit will do."""
    for word in filter(None, (one.strip() for one in words)):
        found = _meant(books, word)
        if len(found) == 1 or (units and not found and _is_unit(books, word)):
            continue
        if found:
            advice = f"Write {' or '.join(found)}."
            yield Fault(f"{word} is the name of several corps.", field, word, advice, case)
        else:
            advice = did_you_mean(word, corps_names(books))
            yield Fault(f"{word} is not a corps with units on the map.", field, word, advice, case)


def _meant(books: Books, word: str) -> tuple[str, ...]:
    here = corps_here(books)
    # A loose Army Reserve forages as one corps (14.43), so it is named like one.
    loose = folded(word) == folded(LOOSE) and any(map(in_reserve, here))
    return (*paths_meant(here, word), *((LOOSE,) if loose else ()))


def _is_unit(books: Books, word: str) -> bool:
    names = (one for unit in corps_here(books) for one in (unit.designation, unit_name(unit)))
    return folded(word) in map(folded, names)
