"""What new units and records cannot be: numbers too high, and texts too long, to be meant."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from oobmgr.campaign.planning.formations import path_faults
from oobmgr.domain.errors import Fault
from oobmgr.domain.unit_texts import most_letters, text_faults
from oobmgr.domain.units import ENTERED_TEXTS, MOST_RATING, MOST_STEPS, NEEDED_TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from oobmgr.domain.records import RecordValues
    from oobmgr.domain.units import UnitValues
    from oobmgr.rules.game import Game
    from oobmgr.rules.unit_words import StepWords


def unit_faults(units: Sequence[UnitValues], steps: StepWords) -> Iterator[Fault]:
    """What units lack to enter the books, and which of their numbers and texts cannot be."""
    for unit in units:
        name = unit.designation or "a unit"
        if not unit.path or not unit.type or unit.steps < 1:
            message = f"{name} needs a formation, a type and at least one {steps.one}."
            yield Fault(message, where="units")
        # None left is allowed: a unit may come in dead.
        elif not 0 <= (unit.steps_left or 0) <= unit.steps:
            message = f"{name} has {unit.steps_left} of {unit.steps} {steps.several}."
            advice = "It cannot have fewer than none, or more than all."
            yield Fault(message, "steps", str(unit.steps_left), advice)
        elif unit.steps > MOST_STEPS:
            message = f"{name} has {steps.told(unit.steps)}."
            yield _too_many(message, "steps", unit.steps, MOST_STEPS)
    yield from _rating_faults(units)
    yield from _text_faults(units)


def _text_faults(units: Sequence[UnitValues]) -> Iterator[Fault]:
    for field in (*NEEDED_TEXTS, *ENTERED_TEXTS):
        most = most_letters(field)
        texts = set(map(attrgetter(field.name), units))
        # Of thousands of texts nearly all are plain and short: seen at once, in no order.
        if max(map(len, texts), default=0) > most or not all(map(str.isprintable, texts)):
            for text in sorted(texts):
                yield from text_faults(text, field.name, most=most, lines=field.lines)
    for path in dict.fromkeys(map(attrgetter("path"), units)):
        yield from path_faults(path) if path else ()


def _rating_faults(units: Sequence[UnitValues]) -> Iterator[Fault]:
    # Thousands of units share a few sets of ratings, so each set is looked at once.
    # By identity: units that were read together share the mapping itself.
    sets = {id(unit.ratings): unit.ratings for unit in units}
    high = {
        key: name
        for key, ratings in sets.items()
        for name, value in ratings.items()
        if value > MOST_RATING
    }
    # Only where a set is too high at all; then every unit that has it is named.
    for unit in units if high else ():
        if rating := high.get(id(unit.ratings)):
            value = unit.ratings[rating]
            message = f"{unit.designation} has the {rating} rating {value:,}."
            yield _too_many(message, rating, value, MOST_RATING)


def record_faults(records: Sequence[RecordValues], game: Game) -> Iterator[Fault]:
    """Which numbers of records are too high."""
    kinds = {kind.subject: kind for kind in game.record_kinds}
    for record in records:
        kind = kinds[record.kind]
        for field in kind.fields:
            value = record.values.get(field.key)
            if field.most and isinstance(value, int) and value > field.most:
                message = f"{kind.name(record.values)}: {value:,} {field.key}."
                yield _too_many(message, field.key, value, field.most)


def _too_many(message: str, where: str, value: int, most: int) -> Fault:
    return Fault(message, where=where, value=str(value), advice=f"Enter {most} at most.")
