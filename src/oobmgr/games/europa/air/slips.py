"""Figures of the air game beyond what counters and maps show: asked about, for slips they are.

The limits are no numbers of a rulebook: they lie well above all that is printed or may be counted.
"""

from collections.abc import Iterator

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.rules.bounds import FARTHEST, HIGHEST_RATING, MOST_IN_A_PLACE, ONE_FIGURE

_AGAIN = "Check the figure again."


def far(hexes: int, field: str, case: str, *, most: int = FARTHEST) -> Iterator[Fault]:
    """Asks about more hexes than anybody flies."""
    if hexes > most:
        sentence = f"{counted(hexes, 'hex', 'hexes')}: farther than aircraft fly."
        yield Fault(sentence, field, str(hexes), _AGAIN, case).question()


def much_flak(points: int, field: str, case: str) -> Iterator[Fault]:
    """Asks about more flak than stands anywhere."""
    if points > MOST_IN_A_PLACE:
        sentence = f"{counted(points, 'point')} of flak at one target."
        yield Fault(sentence, field, str(points), _AGAIN, case).question()


def high_rating(rating: int, field: str, case: str, *, strategic: bool) -> Iterator[Fault]:
    """Asks about a bombing rating that no counter shows."""
    if rating > (HIGHEST_RATING if strategic else ONE_FIGURE):
        sentence = f"A bombing rating of {rating}."
        yield Fault(sentence, field, str(rating), _AGAIN, case).question()


def many_factors(factors: int, most: int, field: str, case: str) -> Iterator[Fault]:
    """Asks about more bombing factors than the groups bring, `most` together."""
    if factors > most:
        sentence = f"{counted(factors, 'factor')}; the groups bring {most} at most."
        advice = "Check the factors again, or the ratings of the groups."
        yield Fault(sentence, field, str(factors), advice, case).question()


def most_factors(groups: int, *, strategic: bool = False) -> int:
    """What so many full groups bring at most, each of the highest rating that is meant."""
    highest = HIGHEST_RATING if strategic else ONE_FIGURE
    # A full group counts its rating twice.
    return groups * (highest + highest)
