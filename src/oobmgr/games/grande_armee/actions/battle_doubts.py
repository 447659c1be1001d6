"""What is doubtful about battles: attacks entered anew, corps that did not concentrate, routs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.games.grande_armee.battle.forces import in_part, standing_in
from oobmgr.games.grande_armee.battle.log import battles
from oobmgr.games.grande_armee.battle.routs import AGAIN, INTO_ENEMIES
from oobmgr.games.grande_armee.battle.words import Part, Role
from oobmgr.games.grande_armee.command.army import corps_leader_of, in_reserve
from oobmgr.games.grande_armee.march.markers import rout_of, routed_in
from oobmgr.games.grande_armee.march.orders import Order, order_of
from oobmgr.games.grande_armee.units import has_strength
from oobmgr.rules.picked_units import against, names_of

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState
    from oobmgr.games.grande_armee.battle.log import Battle
    from oobmgr.rules.books import Books

OWN_WISH: Final = "LGA-BAT-07"
_ROUND: Final = "LGA-BAT-01"
_RESERVE: Final = "LGA-STK-04"
_CANCELLED: Final = "attack called off"
"""How a battle ends that was called off: who attacked there may attack again."""


def attack_doubts(books: Books, units: Iterable[UnitState]) -> Iterator[Fault]:
    """Asks about attackers who have fought in this phase, and corps that did not concentrate."""
    over = [one for one in battles(books, books.turn) if one.end and one.attacker == books.side]
    corps: dict[int, list[UnitState]] = {}
    for unit in units:
        for one in over:
            # A further attack is another round of the battle, and takes an Advance Point.
            if unit.id in one.attackers and one.end != _CANCELLED:
                advice = "A further attack takes Advance Points, as another round."
                yield against(unit, f"has attacked in {one.name}.", _ROUND, advice).question()
        leader = None if in_reserve(unit) else corps_leader_of(books, unit)
        if leader is not None:
            corps.setdefault(leader.id, [leader]).append(unit)
    for leader, *of_corps in corps.values() if len(corps) > 1 else ():
        ordered = (order_of(books, one) for one in (leader, *of_corps))
        if Order.CONCENTRATE not in ordered:
            sentence = "has no order to concentrate, and another corps attacks with him."
            advice = "Only an Army Reserve joins the first round without one."
            yield against(leader, sentence, _RESERVE, advice).question()


def rout_doubts(
    books: Books, battle: Battle, units: Iterable[UnitState], place: str, *, own_wish: bool
) -> Iterator[Fault]:
    """Tells of units that routed in this turn; asks about a reserve that follows no line.

    A hex in which enemies stand is asked about: what routed units suffer there nobody wrote.
    """
    enemies = {battle.attacker, battle.defender} - {unit.side for unit in units}
    there = [u for side in sorted(enemies) for u in standing_in(books, side, place) if place]
    if any(map(has_strength, there)):
        sentence = f"Enemies are in {place}: {names_of(there)}."
        advice = "What becomes of routed units there the rules at hand do not say."
        yield Fault(sentence, "hex", place, advice, INTO_ENEMIES).question()
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
