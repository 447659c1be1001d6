"""What is doubtful about routs: one that may be entered twice, and one that nobody follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.games.grande_armee.battle.forces import in_part
from oobmgr.games.grande_armee.battle.routs import AGAIN
from oobmgr.games.grande_armee.battle.words import Part, Role
from oobmgr.games.grande_armee.march.markers import rout_of, routed_in
from oobmgr.rules.picked_units import against

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState
    from oobmgr.games.grande_armee.battle.log import Battle
    from oobmgr.rules.books import Books

OWN_WISH: Final = "LGA-BAT-07"


def rout_doubts(
    books: Books, battle: Battle, units: Iterable[UnitState], *, own_wish: bool
) -> Iterator[Fault]:
    """Tells of units that routed in this turn; asks about a reserve that follows no line."""
    for unit in units:
        # Told only: it may well have been attacked twice in the turn, and entered twice it costs
        # half of its strength.
        if rout_of(books, unit) and routed_in(books, unit) == books.turn:
            advice = "Only an attack on it after that routs it again."
            yield against(unit, "routed in this turn.", AGAIN, advice)
        elif own_wish and _lines_hold(books, battle, unit):
            advice = "A reserve may run away with a front line that routs."
            sentence = "would rout by choice, and no unit of its lines has routed."
            yield against(unit, sentence, OWN_WISH, advice).question()


def _lines_hold(books: Books, battle: Battle, unit: UnitState) -> bool:
    """Whether the side of a unit has lines of which nobody has routed."""
    role = Role.ATTACKER if unit.id in battle.attackers else Role.DEFENDER
    lines = [u for part in (Part.FRONT, Part.SECOND) for u in in_part(books, battle, role, part)]
    # A line that is gone has nobody left who could hold.
    return bool(lines) and not any(rout_of(books, one) for one in lines)
