"""Whether those that attack, or fire, are beside their target, by the numbers of the hexes."""

from collections.abc import Iterable, Iterator

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.actions.combat.battle_inputs import Attacker
from oobmgr.games.europa.actions.movement.reach import beyond_reach
from oobmgr.games.europa.hexes import HEXES, is_beside
from oobmgr.games.europa.supply.measuring import on_map
from oobmgr.games.europa.words import COMBAT
from oobmgr.rules.books import Books

_ADVICE = "Enter the hex from which they act, or another target."


def apart_as_entered(
    books: Books, place: str, attackers: Iterable[Attacker], defenders: Iterable[int], where: str
) -> Iterator[Fault]:
    """The refusals of hexes from which nobody reaches the target."""
    yield from _apart(_target(books, place, defenders), (one.hex for one in attackers), where)


def apart_by_the_books(
    books: Books, place: str, attackers: Iterable[Attacker], defenders: Iterable[int], where: str
) -> Iterator[Fault]:
    """Tells of units that stand elsewhere by the books.

    Before the Combat Phase they move, and what was not entered of that the books cannot know: so
    they are only held to what they could move.
    """
    target = _target(books, place, defenders)
    if books.phase != COMBAT:
        units = {one.unit for one in attackers if not one.hex.strip()}
        yield from beyond_reach(books, (u for u in on_map(books) if u.id in units), target, where)
        return
    stands = {int(unit.id): unit.hex for unit in on_map(books)}
    hexes = (stands.get(one.unit, "") for one in attackers if not one.hex.strip())
    yield from _apart(target, hexes, where)


def _target(books: Books, place: str, defenders: Iterable[int]) -> str:
    """The hex of the target; empty where it has only a name and its units stand in several."""
    if HEXES.holds(place):
        return place
    picked = set(defenders)
    hexes = {unit.hex for unit in on_map(books) if unit.id in picked}
    return hexes.pop() if len(hexes) == 1 else ""


def _apart(target: str, hexes: Iterable[str], where: str) -> Iterator[Fault]:
    for name in dict.fromkeys(one.strip() for one in hexes):
        # None says that the numbers leave it open, and then nothing is refused.
        if is_beside(name, target) is False:
            yield Fault(f"{name} is not adjacent to {target}.", where, name, _ADVICE, "BMB-01")
