"""What units come to together: their strengths, equivalents, types and nations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Final, Protocol, TypeVar

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.quantities import Exact, counted, parse_exact, shown
from oobmgr.domain.unit_texts import type_counted
from oobmgr.domain.units import UnitStatus
from oobmgr.reports.unit_sheets import ratings_now
from oobmgr.rules.game import Game

_T = TypeVar("_T")
Sums = tuple[tuple[str, Exact | None], ...]
"""What a unit adds to each measure of its game, by the name of that; None where nobody knows it."""


class OfUnit(Protocol):
    """A row of a unit."""

    @property
    def unit(self) -> UnitRow: ...


NOT_KNOWN: Final = "not known"
"""What a sum is of which nobody knows any part."""
_TYPES_SHOWN: Final = 4
_NATIONS_SHOWN: Final = 3


def ratings_by_name(unit: UnitRow, game: Game) -> list[tuple[str, str]]:
    """Each rating by its name as it is now; of a reduced side as ``attack-move``."""
    names = [rating.name for rating in game.ratings]
    now = ratings_now(unit, game.unit_words)
    if now != unit.rating_text:
        numbers = now.split("-")
        if len(numbers) == len(names) - 1:
            numbers.insert(0, numbers[0])  # one number stands for attack and defence there
        return list(zip(names, numbers, strict=False))
    return [(r.name, str(unit.ratings[r.key])) for r in game.ratings if r.key in unit.ratings]


def sums_of(unit: UnitRow, game: Game) -> Sums:
    """What a unit adds to the measures of its game as it stands; the dead add nothing."""
    dead = unit.status == UnitStatus.DEAD
    now = dict(ratings_by_name(unit, game))
    ratings = ((one.name, now.get(one.name, "")) for one in game.ratings if one.summed)
    traits = (
        (one.called, one.now(unit, game.tables())) for one in game.unit_words.traits if one.summed
    )
    return tuple((name, 0 if dead else _exact(text)) for name, text in (*ratings, *traits))


# The same few numbers stand in thousands of units.
@lru_cache(maxsize=1 << 12)
def _exact(text: str) -> Exact | None:
    try:
        number = parse_exact(text)
    except (ValueError, ZeroDivisionError):
        return None
    # Whole numbers as such: fractions are ten times as slow to add, and mostly there are none.
    return number.numerator if number.denominator == 1 else number


def counted_alike(things: Iterable[_T]) -> list[tuple[_T, int]]:
    """Each object once, with how often it is there, by identity and not by its value.

    Thousands of units are of a few kinds, of which they share what is worked out: whoever sums up
    counts those first, then multiplies. To compare fractions takes longer than all the rest.
    """
    held = list(things)
    numbers = Counter(map(id, held))
    return [
        (thing, numbers[key]) for key, thing in dict(zip(map(id, held), held, strict=True)).items()
    ]


def sum_words(sums: Sequence[Sums]) -> tuple[tuple[str, str], ...]:
    """What units add, added up: ``(("Attack", "24"), ("REs", "9 and 1 unit not known"))``."""
    totals: dict[str, Exact] = {}
    unknown: Counter[str] = Counter()
    for kind, number in counted_alike(sums):
        for name, amount in kind:
            totals[name] = totals.get(name, 0) + number * (amount or 0)
            unknown[name] += number * (amount is None)
    return tuple(
        (name, _with_unknown(total, unknown[name], len(sums))) for name, total in totals.items()
    )


def _with_unknown(total: Exact, unknown: int, units: int) -> str:
    """A sum; what nobody knows is told beside it, and is never a zero in it."""
    if not unknown:
        return shown(total)
    if unknown == units:
        return NOT_KNOWN
    return f"{shown(total)} and {counted(unknown, 'unit')} not known"


def type_and_nation_words(lines: Sequence[OfUnit]) -> str:
    """``12 infantry, 4 cavalry; Blue 14, Red 2``, the most frequent first."""
    types = Counter(map(attrgetter("unit.type"), lines)).most_common()
    nations = Counter(map(attrgetter("unit.nation"), lines)).most_common()
    by_type = [type_counted(n, kind) for kind, n in types[:_TYPES_SHOWN]]
    by_nation = [f"{name} {n:,}" for name, n in nations[:_NATIONS_SHOWN]]
    # How many kinds there are besides, which behind numbers of units would be read as one of them.
    if more := max(0, len(types) - _TYPES_SHOWN):
        by_type.append(counted(more, "more type"))
    if more := max(0, len(nations) - _NATIONS_SHOWN):
        by_nation.append(counted(more, "more nation"))
    return f"{', '.join(by_type)}; {', '.join(by_nation)}"
