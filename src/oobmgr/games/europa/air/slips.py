"""Figures of the air game beyond what counters and maps show: asked about, for slips they are.

The limits are no numbers of a rulebook: they lie well above all that is printed or may be counted.
"""

from collections.abc import Iterator

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted

HIGHEST_TACTICAL = 9
"""The highest tactical rating that is meant: counters print one digit."""
HIGHEST_STRATEGIC = 20
"""The highest strategic rating that is meant."""
MOST_FLAK = 50
"""The most flak of a kind that is meant, even of the seven hexes of a zone."""
FARTHEST = 60
"""The most hexes that are meant: beyond the range of any aircraft."""
_AGAIN = "Look at the figure again."


def far(hexes: int, field: str, case: str, *, most: int = FARTHEST) -> Iterator[Fault]:
    """Asks about more hexes than anybody flies."""
    if hexes > most:
        sentence = f"{counted(hexes, 'hex', 'hexes')}: farther than aircraft fly."
        yield Fault(sentence, field, str(hexes), _AGAIN, case).question()


def much_flak(points: int, field: str, case: str) -> Iterator[Fault]:
    """Asks about more flak than stands anywhere."""
    if points > MOST_FLAK:
        sentence = f"{counted(points, 'point')} of flak at one target."
        yield Fault(sentence, field, str(points), _AGAIN, case).question()


def high_rating(rating: int, field: str, case: str, *, strategic: bool) -> Iterator[Fault]:
    """Asks about a bombing rating that no counter shows."""
    if rating > (HIGHEST_STRATEGIC if strategic else HIGHEST_TACTICAL):
        sentence = f"A bombing rating of {rating}."
        yield Fault(sentence, field, str(rating), _AGAIN, case).question()


def many_factors(factors: int, most: int, field: str, case: str) -> Iterator[Fault]:
    """Asks about more bombing factors than the groups bring, `most` together."""
    if factors > most:
        sentence = f"{counted(factors, 'factor')}; the groups bring {most} at most."
        advice = "Look at the factors again, or at the ratings of the groups."
        yield Fault(sentence, field, str(factors), advice, case).question()


def most_factors(groups: int, *, strategic: bool = False) -> int:
    """What so many full groups bring at most, each of the highest rating that is meant."""
    return groups * 2 * (HIGHEST_STRATEGIC if strategic else HIGHEST_TACTICAL)
