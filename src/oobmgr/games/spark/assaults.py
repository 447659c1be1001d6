"""What the books keep of assaults beside the markers: steps taken, surprise, their end.

Facts of `Subject.CONDITION` with the key ``assault:1712``, until the Combat Phase ends.
"""

from __future__ import annotations

from typing import Final

from oobmgr.domain.postings import Fact, JsonValue, Subject, UnitId
from oobmgr.domain.values import dataclass
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter

_PREFIX: Final = "assault:"
# Apart from the records: who defends has no assault in a file for his side.
_HALVES: Final = "assault_halves"
_STEPS, _SURPRISE, _ENDED, _STAYED = "steps", "surprise", "ended", "stayed"
_RIVER, _TRENCH = "river", "trench"


@dataclass(frozen=True)
class AssaultRecord:
    """What is kept of the assault on a hex.

    `steps` are the keys of the steps taken so far, `surprise` the die that was rolled at night,
    `stayed` the steps and units whose check kept a defender in the hex. `river` and `trench` are
    what was told of its ground for a combat that was tied.
    """

    hex: str
    steps: tuple[str, ...] = ()
    surprise: int | None = None
    ended: bool = False
    stayed: tuple[tuple[str, int], ...] = ()
    river: str = ""
    trench: bool | None = None


def record_of(books: Books, place: str) -> AssaultRecord:
    """What is kept of the assault on a hex; an empty record where there is nothing yet."""
    key = _key(place)
    steps = books.fact(Subject.CONDITION, key, _STEPS)
    stayed = books.fact(Subject.CONDITION, key, _STAYED)
    die = books.fact(Subject.CONDITION, key, _SURPRISE)
    trench = books.fact(Subject.CONDITION, key, _TRENCH)
    return AssaultRecord(
        hex=place,
        steps=tuple(map(str, steps)) if isinstance(steps, list) else (),
        surprise=die if isinstance(die, int) else None,
        ended=bool(books.fact(Subject.CONDITION, key, _ENDED)),
        stayed=tuple(map(_one_stayed, stayed)) if isinstance(stayed, list) else (),
        river=str(books.fact(Subject.CONDITION, key, _RIVER) or ""),
        trench=trench if isinstance(trench, bool) else None,
    )


def _one_stayed(saved: JsonValue) -> tuple[str, int]:
    step, _, unit = str(saved).partition(" ")
    return step, int(unit)


def recorded_hexes(books: Books) -> tuple[str, ...]:
    """The hexes of which anything is kept, in order."""
    facts = books.facts(Subject.CONDITION).items()
    # A record that was cleared leaves facts without a value behind.
    keys = {key for (key, _), value in facts if key.startswith(_PREFIX) and value is not None}
    return tuple(sorted(key.removeprefix(_PREFIX) for key in keys))


def step_taken(books: Books, place: str, step: str) -> tuple[Fact, ...]:
    """That a step of the assault on a hex was taken."""
    taken = record_of(books, place).steps
    # Several units may withdraw in one step, which is taken once.
    return () if step in taken else _entered(books, place, _STEPS, [*taken, step])


def stayed(books: Books, place: str, step: str, unit: UnitId) -> tuple[Fact, ...]:
    """That a defender's check kept it in the hex in a step, in which it has no other one."""
    kept: list[JsonValue] = [f"{one} {who}" for one, who in record_of(books, place).stayed]
    return _entered(books, place, _STAYED, [*kept, f"{step} {int(unit)}"])


def surprise_rolled(books: Books, place: str, die: int) -> tuple[Fact, ...]:
    """What the surprise die of the assault on a hex showed."""
    return _entered(books, place, _SURPRISE, die)


def ground_told(books: Books, place: str, river: str, *, trench: bool | None) -> tuple[Fact, ...]:
    """What was told of the ground of an assault, for another roll of the same combat."""
    return (
        *_entered(books, place, _RIVER, river),
        *_entered(books, place, _TRENCH, trench),
    )


def assault_ended(books: Books, place: str) -> tuple[Fact, ...]:
    """That the assault on a hex is over."""
    return _entered(books, place, _ENDED, new=True)


def halves_fought(books: Books, place: str) -> tuple[str, ...]:
    """The roles whose half of the combat across hidden sheets was posted for a hex."""
    kept = books.fact(Subject.CONDITION, _HALVES, place.strip())
    return tuple(map(str, kept)) if isinstance(kept, list) else ()


def half_fought(books: Books, place: str, role: str) -> tuple[Fact, ...]:
    """That a role's half of the combat on a hex was posted."""
    fought: list[JsonValue] = [*halves_fought(books, place), role]
    return enter(books, Subject.CONDITION, _HALVES, place.strip(), fought)


def records_cleared(books: Books) -> tuple[Fact, ...]:
    """That nothing is kept of any assault: what the end of the Combat Phase does."""
    facts = books.facts(Subject.CONDITION).items()
    halves = [(field, value) for (key, field), value in facts if key == _HALVES]
    return (
        *(fact for place in recorded_hexes(books) for fact in record_cleared(books, place)),
        *(Fact(Subject.CONDITION, _HALVES, at, old, None) for at, old in halves if old is not None),
    )


def record_cleared(books: Books, place: str) -> tuple[Fact, ...]:
    """That nothing is kept of the assault on a hex, as where another one begins there."""
    key = _key(place)
    return tuple(
        Fact(Subject.CONDITION, key, field, value, None)
        for (found, field), value in books.facts(Subject.CONDITION).items()
        if found == key and value is not None
    )


def _entered(books: Books, place: str, field: str, new: JsonValue) -> tuple[Fact, ...]:
    return enter(books, Subject.CONDITION, _key(place), field, new)


def _key(place: str) -> str:
    return f"{_PREFIX}{place.strip()}"
