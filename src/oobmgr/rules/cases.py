"""A rule of the catalogue, in our own words."""

from oobmgr.domain.values import dataclass


@dataclass(frozen=True)
class Case:
    """A rule of the catalogue in our own words. `rule_class` is R, C, T, M or I.

    R changes the records, C is a calculation, T a table or a limit, M is followed on the map, I
    informs alone. `number` is the section of the rulebook, where it numbers its sections.
    """

    id: str
    title: str
    text: str
    rule_class: str
    source: str
    number: str = ""


_TO = ".."


def cases_in(text: str) -> tuple[str, ...]:
    """The ids in a list of cases, spans of a chapter written out: ``SP-03 INC-08..13``."""
    return tuple(case for word in text.split() for case in _span(word))


def _span(word: str) -> tuple[str, ...]:
    first, _, high = word.partition(_TO)
    # From the right: the letters of a chapter may hold a hyphen.
    chapter, _, low = first.rpartition("-")
    if not high:
        return (first,)
    # As many digits as the first has: INC-08..13 begins with a zero.
    return tuple(f"{chapter}-{number:0{len(low)}d}" for number in range(int(low), int(high) + 1))
