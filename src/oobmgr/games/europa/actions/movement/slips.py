"""What is entered of a move and can hardly be meant: asked about, or told."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted, shown
from oobmgr.domain.units import UnitState
from oobmgr.games.europa.hexes import least_apart
from oobmgr.games.europa.supply.measuring import on_map, stack_at
from oobmgr.rules.books import Books


def cheap_hexes(costs: Iterable[Fraction], field: str, case: str) -> Iterator[Fault]:
    """Asks about hexes that cost less than a point, of which there are none."""
    cheapest = min(costs, default=Fraction(1))
    if cheapest < 1:
        sentence = f"A hex for {shown(cheapest)} MP."
        advice = "No hex costs less than a point: look at its terrain again."
        yield Fault(sentence, field, shown(cheapest), advice, case).question()


def who_is_overrun(books: Books, stack: Iterable[UnitState], target: str) -> Iterator[Fault]:
    """Asks about units of one's own in the target, and tells of a hex without an enemy (OVR-02)."""
    if not target.strip():
        return
    overrunning = {unit.id for unit in stack}
    there = [unit for unit in stack_at(on_map(books), target) if unit.id not in overrunning]
    own = [unit for unit in there if unit.side == books.side]
    enemies = [unit for unit in on_map(books) if unit.side != books.side]
    if own:
        who = counted(len(own), "unit of this side is", "units of this side are")
        sentence = f"{who} in {target.strip()}."
        yield Fault(sentence, "target", target, "Enter the enemy's hex.", "OVR-02").question()
    # Where the enemy's hexes are not kept nobody knows who stands there.
    elif not there and any(unit.hex for unit in enemies):
        sentence = f"The books show no enemy in {target.strip()}."
        yield Fault(sentence, "target", target, "Check the number.", "OVR-02")


def farther_than(
    units: Iterable[UnitState], to: str, most: int, field: str, case: str
) -> Iterator[Fault]:
    """Asks about the first unit that would go more hexes than it may."""
    for unit in units:
        apart = least_apart(unit.hex, to)
        if apart is not None and apart > most:
            sentence = f"{to.strip()} is {apart} hexes or more from {unit.hex}."
            advice = f"{counted(most, 'hex', 'hexes')} at most: look at the number again."
            yield Fault(sentence, field, to, advice, case).question()
            return
