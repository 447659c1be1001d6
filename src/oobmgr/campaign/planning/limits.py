"""What new units and air groups cannot be: numbers too high, and texts too long, to be meant."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from oobmgr.campaign.planning.formations import path_faults
from oobmgr.domain.errors import Fault
from oobmgr.domain.unit_texts import MOST_NAME_LETTERS, MOST_TEXT_LETTERS, text_faults
from oobmgr.domain.units import MOST_GROUPS, MOST_RATING, MOST_STEPS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from oobmgr.domain.units import AirGroupValues, UnitValues


def unit_faults(units: Sequence[UnitValues]) -> Iterator[Fault]:
    """What units lack to enter the books, and which of their numbers and texts cannot be."""
    for unit in units:
        name = unit.designation or "a unit"
        if not unit.path or not unit.type or unit.steps < 1:
            message = f"{name} needs a formation, a type and at least one step."
            yield Fault(message, where="units")
        elif unit.steps > MOST_STEPS:
            yield _too_many(f"{name} has {unit.steps:,} steps.", "steps", unit.steps, MOST_STEPS)
    yield from _rating_faults(units)
    yield from _text_faults(units)


def _text_faults(units: Sequence[UnitValues]) -> Iterator[Fault]:
    for field in ("designation", "nation", "type", "size", "hex", "setup", "note"):
        lines = field in {"setup", "note"}
        most = MOST_TEXT_LETTERS if lines else MOST_NAME_LETTERS
        texts = set(map(attrgetter(field), units))
        # Of thousands of texts nearly all are plain and short: seen at once, in no order.
        if max(map(len, texts), default=0) > most or not all(map(str.isprintable, texts)):
            for text in sorted(texts):
                yield from text_faults(text, field, most=most, lines=lines)
    for path in dict.fromkeys(map(attrgetter("path"), units)):
        yield from path_faults(path) if path else ()


def _rating_faults(units: Sequence[UnitValues]) -> Iterator[Fault]:
    # Thousands of units share a few sets of ratings, so each set is looked at once.
    sets = {id(unit.ratings): unit.ratings for unit in units}
    high = {
        key: name
        for key, ratings in sets.items()
        for name, value in ratings.items()
        if value > MOST_RATING
    }
    for unit in units if high else ():
        if rating := high.get(id(unit.ratings)):
            value = unit.ratings[rating]
            message = f"{unit.designation} has the {rating} rating {value:,}."
            yield _too_many(message, rating, value, MOST_RATING)


def air_faults(groups: Sequence[AirGroupValues]) -> Iterator[Fault]:
    """Which numbers of air groups are too high."""
    for group in groups:
        name = f"{group.nation} {group.aircraft}".strip()
        if group.groups > MOST_GROUPS:
            message = f"{name}: {group.groups:,} groups."
            yield _too_many(message, "groups", group.groups, MOST_GROUPS)
        if (group.steps or 0) > MOST_STEPS:
            message = f"{name}: {group.steps:,} steps."
            yield _too_many(message, "steps", group.steps or 0, MOST_STEPS)


def _too_many(message: str, where: str, value: int, most: int) -> Fault:
    return Fault(message, where=where, value=str(value), advice=f"Enter {most} at most.")
