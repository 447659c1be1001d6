"""Whether units can come as far as they are said to act, by the numbers of the hexes."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import shown
from oobmgr.domain.units import UnitState
from oobmgr.games.europa.acting import named
from oobmgr.games.europa.hexes import least_apart
from oobmgr.games.europa.movement.marks import points_used
from oobmgr.rules.books import Books


def more_left(books: Books, units: Iterable[UnitState], points: Fraction) -> Iterator[Fault]:
    """Asks about more movement points than a stack has, which are those of its slowest unit."""
    known = [
        (max(unit.ratings["move"] - points_used(books, unit.id), Fraction(0)), unit)
        for unit in units
        if unit.ratings.get("move") is not None
    ]
    if not known:
        return
    least, slowest = min(known, key=lambda one: one[0])
    if points > least:
        sentence = f"{shown(points)} MP left; {named(slowest)} has {shown(least)} MP."
        advice = "Enter what the slowest unit of the stack has left."
        yield Fault(sentence, "mp", shown(points), advice, "OVR-01").question()
    # Before the books have counted a move, what is left is the player's to say.
    elif points < least and points_used(books, slowest.id):
        sentence = f"{named(slowest)} has {shown(least)} MP left, according to the books."
        advice = f"{shown(points)} MP counts; enter what the books have, or leave it blank."
        yield Fault(sentence, "mp", shown(points), advice, "OVR-01")


def beyond_reach(
    books: Books, units: Iterable[UnitState], target: str, where: str
) -> Iterator[Fault]:
    """Asks about the first unit that has not the movement points to come to its target (OVR-02)."""
    for unit in units:
        apart, known = least_apart(unit.hex, target), unit.ratings.get("move")
        if apart is None or known is None:
            continue
        if apart == 0:
            sentence = f"{named(unit)} is in {target} itself."
            yield Fault(sentence, where, target, "Enter another target.", "OVR-02").question()
            return
        # No hex costs less than a point.
        left = max(known - points_used(books, unit.id), Fraction(0))
        if apart > left:
            far = f"{target} is {apart} hexes or more from {unit.hex}"
            sentence = f"{far}; {named(unit)} has {shown(left)} MP."
            advice = "Enter another target, or the hex to which it moved."
            yield Fault(sentence, where, target, advice, "OVR-02").question()
            return
