"""Who may use the points of the surprise turn: Germans of three army groups (SP-32)."""

from __future__ import annotations

from collections.abc import Iterable

from oobmgr.domain.errors import Fault
from oobmgr.domain.units import UnitState
from oobmgr.games.europa.actions.units import Why, told_together
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import GERMANY
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

_HEADS = ("Army Group", "AG", "Heeresgruppe", "HG", "HGr", "H.Gr.")
_TAILS = ("North", "Nord", "Centre", "Center", "Mitte", "South", "Süd", "Sued")
_ADVICE = "The surprise points pay only for Germans of the three army groups."
_FOREIGN = Why("is not German.", "are not German", _ADVICE, "SP-32")
_ELSEWHERE = Why(
    "does not belong to Army Group North, Centre or South.",
    "do not belong to Army Group North, Centre or South",
    "The surprise points pay only for units of these.",
    "SP-32",
)
_NAMES = frozenset(folded(f"{head} {tail}") for head in _HEADS for tail in _TAILS)


def outside_army_groups(books: Books, units: Iterable[UnitState]) -> tuple[Fault, ...]:
    """The refusals of units that may not use the surprise points; none in any other turn."""
    if books.turn != SURPRISE_TURN:
        return ()
    found = ((unit, _why(unit)) for unit in units)
    return told_together((unit, why) for unit, why in found if why is not None)


def _why(unit: UnitState) -> Why | None:
    """Why a unit may not use them, if it may not. A commander may stand behind the name."""
    if unit.nation != GERMANY:
        return _FOREIGN
    if not any(folded(name.partition("(")[0]) in _NAMES for name in unit.path):
        return _ELSEWHERE
    return None
