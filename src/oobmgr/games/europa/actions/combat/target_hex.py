"""The hex that is attacked or bombarded: which one it is, and who stands there by the books."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from oobmgr.domain.errors import Fault
from oobmgr.domain.unit_texts import text_faults
from oobmgr.domain.units import UnitState
from oobmgr.games.europa.actions.payment import enemy
from oobmgr.games.europa.actions.units import Why, told_together
from oobmgr.games.europa.combat.fighters import ByHand, Fighter, fighter
from oobmgr.games.europa.supply.measuring import on_map, stack_at
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded


@dataclass(frozen=True)
class Target:
    """A target as the books know it.

    `place` is its name, empty where nothing tells it; `others` are the units of the defender that
    stand there and are not picked.
    """

    place: str = ""
    others: tuple[Fighter, ...] = ()
    refusals: tuple[Fault, ...] = ()
    warnings: tuple[Fault, ...] = ()


def target_place(books: Books, place: str, defenders: Iterable[int]) -> str:
    """The target as entered; left open, the hex in which all picked defenders stand."""
    if place.strip():
        return place.strip()
    picked = set(defenders)
    hexes = _hexes(unit for unit in on_map(books) if unit.id in picked)
    return next(iter(hexes.values())) if len(hexes) == 1 else ""


def target_at(
    books: Books,
    place: str,
    defenders: tuple[Fighter, ...],
    by_hand: tuple[ByHand, ...],
    *,
    counted: bool = False,
) -> Target:
    """Compare the target with where the defenders stand, however the hex is written (CBT-01).

    A target may be called by a name, such as a town's: it is then where the defenders stand.
    Units without a hex in the books stand where the player says. With `counted`, those that stand
    there and are not picked count all the same (BMB-04, BMB-05).
    """
    picked = tuple(one.unit for one in defenders)
    army = tuple(unit for unit in on_map(books) if unit.side == enemy(books.side))
    hex_ = _hex_of(place, picked, army)
    ids = {unit.id for unit in picked}
    missed = tuple(unit for unit in stack_at(army, hex_) if unit.id not in ids)
    hands = {one.unit: one for one in by_hand}
    warnings = (
        *_elsewhere(hex_, picked),
        *told_together((unit, _missed(hex_, counted=counted)) for unit in missed),
    )
    others = tuple(fighter(books, unit, hands.get(unit.id)) for unit in missed)
    return Target(place, others, tuple(text_faults(place, "place")), warnings)


def _hexes(units: Iterable[UnitState]) -> dict[str, str]:
    """The hexes in which units stand, each as it is written first."""
    found: dict[str, str] = {}
    for unit in units:
        if unit.hex:
            found.setdefault(folded(unit.hex), unit.hex)
    return found


def _hex_of(place: str, picked: tuple[UnitState, ...], army: tuple[UnitState, ...]) -> str:
    """The target's hex; empty where the target is a name that says nothing of it."""
    stands = _hexes(picked)
    if any(map(str.isdigit, place)) or folded(place) in _hexes(army):
        return place
    return next(iter(stands.values())) if len(stands) == 1 else ""


def _elsewhere(hex_: str, picked: tuple[UnitState, ...]) -> Iterator[Fault]:
    """Warns of defenders that stand in another hex, or in several."""
    stands = _hexes(picked)
    if hex_:
        wrong = (unit for unit in picked if unit.hex and folded(unit.hex) != folded(hex_))
        yield from told_together((unit, _not_there(unit.hex, hex_)) for unit in wrong)
    elif len(stands) > 1:
        sentence = f"The defenders stand in several hexes: {', '.join(stands.values())}."
        advice = "Pick those of one hex, or set their hexes."
        yield Fault(sentence, "defenders", "", advice, "CBT-01")


def _not_there(stands: str, hex_: str) -> Why:
    where = f"in {stands} by the books, not in {hex_}"
    return Why(
        f"stands {where}.", f"stand {where}", "Check the target, or set their hex.", "CBT-01"
    )


def _missed(hex_: str, *, counted: bool) -> Why:
    if counted:
        words = (f"stands in {hex_} too and counts.", f"stand in {hex_} too and count")
        return Why(*words, "If the books are behind, set their hex.", "BMB-04")
    words = (f"stands in {hex_} too and is not picked.", f"stand in {hex_} too and are not picked")
    return Why(*words, "Pick all that stand there, or set their hex.", "CBT-01")
