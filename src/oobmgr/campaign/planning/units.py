"""Changing units: facts about them, and the steps they lose and regain."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.campaign.drafts import UNIT_COLUMNS, Draft, draft_of, joined
from oobmgr.campaign.unit_reading import no_such_unit
from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import WHOLE, Fact, JsonValue, Posting, Subject, UnitId, transfer
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.rules.actions import StepChange

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import (
        LoseSteps,
        RemoveUnits,
        RestoreSteps,
        SetSteps,
    )
    from oobmgr.rules.unit_words import StepWords

_NAMES_SHOWN = 3
TRAIT = "trait:"
"""How the field of a trait begins."""


def facts_of_changes(
    units: Sequence[UnitState], wanted: Mapping[str, JsonValue], books: BooksSnapshot
) -> tuple[Fact, ...]:
    """What would change of units that get these values. Raises `BadInput` for what cannot be."""
    # What stands against the value itself is the same for each unit, and is said once.
    faults = tuple(dict.fromkeys(_unfit(units, wanted, books)))
    if faults:
        raise BadInput(*faults)
    # Asked last: a question about a change that is impossible anyway would waste the player's time.
    doubts = tuple(dict.fromkeys(_doubts(units, wanted, books)))
    if doubts:
        raise BadInput(*doubts)
    return tuple(
        Fact(Subject.UNIT, str(unit.id), field, old, new)
        for unit in units
        for field, new in wanted.items()
        if (old := _old_value(unit, field)) != new
    )


def _unfit(
    units: Sequence[UnitState], wanted: Mapping[str, JsonValue], books: BooksSnapshot
) -> Iterator[Fault]:
    """What may be in itself, but not for these units."""
    status, formation = str(wanted.get("status", "")), wanted.get("formation")
    for unit in units:
        if isinstance(formation, int):
            _, side, _, name = books.formations[formation]
            if side != unit.side:
                yield Fault(f"{name} is a formation of the other side.", names([unit]))
        # Steps and status say the same thing; only the steps may be the first to say it.
        if status and (status == UnitStatus.DEAD) != (unit.steps_left == 0):
            words = books.game.unit_words.step_words
            advice = (
                f"A unit dies when it loses its {words.several}, "
                "and comes back when it regains one."
            )
            message = f"has {words.told(unit.steps_left)} left."
            yield Fault(message, names([unit]), status, advice)
        yield from held_back(unit, wanted, books)


def held_back(
    unit: UnitState, wanted: Mapping[str, JsonValue], books: BooksSnapshot
) -> Iterator[Fault]:
    """Why the rules of the game leave a unit as it is."""
    if books.game.edit_faults is not None:
        yield from books.game.edit_faults(books, unit, wanted)


def _doubts(
    units: Sequence[UnitState], wanted: Mapping[str, JsonValue], books: BooksSnapshot
) -> Iterator[Fault]:
    """What the game has to be told of the words that units get: of a type that nobody knows."""
    if not changes_kind(wanted):
        return
    for unit in units:
        yield from books.game.unit_words.doubts(with_words(unit, wanted))


def changes_kind(wanted: Mapping[str, JsonValue]) -> bool:
    """Whether units get another type or trait, of which more may depend."""
    return any(field == "type" or field.startswith(TRAIT) for field in wanted)


def with_words(unit: UnitState, wanted: Mapping[str, JsonValue]) -> UnitState:
    """A unit with the type and traits that it is to get: together they say what it is."""
    traits = {
        field.removeprefix(TRAIT): v for field, v in wanted.items() if field.startswith(TRAIT)
    }
    kept = {key: value for key, value in unit.traits.items() if key not in traits}
    given = {key: str(value) for key, value in traits.items() if value is not None}
    return replace(unit, type=str(wanted.get("type", unit.type)), traits={**kept, **given})


def _old_value(unit: UnitState, field: str) -> JsonValue:
    if field.startswith("rating:"):
        return unit.ratings.get(field.split(":", 1)[1])
    if field.startswith("trait:"):
        return unit.traits.get(field.split(":", 1)[1])
    value = getattr(unit, field)
    # A saved word may be a member of an enumeration; the journal keeps plain text.
    return value if isinstance(value, int) else str(value)


def plan_lose_steps(command: LoseSteps, books: BooksSnapshot) -> Draft:
    """Strike boxes of each unit. Refuses more than a unit has."""
    return _steps_of_each(command, -command.steps, books)


def plan_restore_steps(command: RestoreSteps, books: BooksSnapshot) -> Draft:
    """Take struck boxes back."""
    return _steps_of_each(command, command.steps, books)


def _steps_of_each(command: LoseSteps | RestoreSteps, change: int, books: BooksSnapshot) -> Draft:
    units, words = units_named(command.unit_ids, books), books.game.unit_words.step_words
    # A restored step is asked for by another command, so less than one is a slip.
    if command.steps < 1:
        least = f"give at least {words.told(1)}."
        raise BadInput(Fault(least, where="steps", value=str(command.steps)))
    targets = [(unit, unit.steps_left + change) for unit in units]
    told, whose = words.told(command.steps), names(units)
    if len(units) == 1:
        title = f"{told} lost by {whose}" if change < 0 else f"{told} restored to {whose}"
    else:
        # "1 step lost by" two units would be read as one step, shared.
        first, _, last = whose.rpartition(", ")
        all_named = len(units) <= _NAMES_SHOWN
        whose = f"{first} and {last}" if all_named else whose
        title = f"{whose} {'lost' if change < 0 else 'regained'} {told} each"
    return change_steps(books, targets, title)


def plan_set_steps(command: SetSteps, books: BooksSnapshot) -> Draft:
    """Set the boxes of one unit."""
    unit = books.unit(command.unit_id)
    words = books.game.unit_words.step_words
    title = f"{names([unit])}: {command.steps_left} of {unit.steps} {words.several} left"
    return change_steps(books, [(unit, command.steps_left)], title)


def change_steps(
    books: BooksSnapshot,
    targets: Sequence[tuple[UnitState, int]],
    title: str,
    where: str = "steps",
) -> Draft:
    """Give units so many steps; one without any is dead, one that gets some back lives.

    `where` is the field in which that was entered.

    Raises:
        BadInput: a unit would have fewer than none or more than all, or nothing would change.
    """
    words = books.game.unit_words.step_words
    if faults := [*_count_faults(targets, words, where)]:
        raise BadInput(*faults)
    changed = [(unit, target) for unit, target in targets if target != unit.steps_left]
    if not changed:
        raise BadInput(Fault("nothing would change.", where="steps"))
    postings: list[Posting] = []
    facts: list[Fact] = []
    for unit, target in changed:
        dead = Account(Place.DEAD, unit.side)
        own = unit_account(unit.side, unit.id)
        postings += transfer(own, dead, STEP, unit.steps_left - target)
        facts += _life_and_death(unit, target, max(books.turn, books.scenario.set_up))
    sentence = "; ".join(
        f"{names([unit])} {unit.steps_left} to {target}" for unit, target in changed[:12]
    )
    draft = Draft(title=title, sentence=sentence, postings=tuple(postings), facts=tuple(facts))
    if books.game.step_changes is None:
        return draft
    steps = tuple(StepChange(unit, target) for unit, target in changed)
    # In the same transaction: what a game books for lost steps is undone along with them.
    return joined(draft, draft_of(books.game.step_changes(books, steps)))


def _life_and_death(unit: UnitState, target: int, now: TurnCode) -> list[Fact]:
    if not target:
        status = UnitStatus.DEAD
    elif unit.status != UnitStatus.DEAD:
        status = unit.status
    else:
        status = UnitStatus.DUE if unit.arrival > now else UnitStatus.ON_MAP
    old = str(unit.status)
    return [] if status == old else [Fact(Subject.UNIT, str(unit.id), "status", old, status)]


def plan_remove(command: RemoveUnits, books: BooksSnapshot) -> Draft:
    """Take units off the books; their remaining steps go to the adjusted account.

    Raises:
        BadInput: the rules of the game hold one of them where it is.
    """
    units = units_named(command.unit_ids, books)
    faults = [fault for unit in units for fault in held_back(unit, {WHOLE: None}, books)]
    if faults:
        raise BadInput(*faults)
    postings: list[Posting] = []
    facts = []
    for unit in units:
        own, adjusted = unit_account(unit.side, unit.id), Account(Place.ADJUSTED, unit.side)
        postings += transfer(own, adjusted, STEP, unit.steps_left)
        facts.append(Fact(Subject.UNIT, str(unit.id), WHOLE, _record(unit.id, books), None))
    title = f"Removed {names(units)}"
    return Draft(title, command.reason, postings=tuple(postings), facts=tuple(facts))


def _record(unit_id: int, books: BooksSnapshot) -> JsonValue:
    columns = ", ".join(UNIT_COLUMNS)
    row = books.rows(f"SELECT {columns} FROM unit WHERE id = ?", (unit_id,))[0]  # noqa: S608 - our names
    # As a creation fact has it, so that the mirror of this one brings the unit back whole.
    record: JsonValue = json.loads(json.dumps(dict(zip(UNIT_COLUMNS, row, strict=True))))
    return record


def units_named(unit_ids: Sequence[UnitId], books: BooksSnapshot) -> tuple[UnitState, ...]:
    """The units of these numbers, each once. Raises `BadInput` for one that is not there."""
    if not unit_ids:
        raise BadInput(Fault("no unit is selected.", where="units"))
    # In one question: two thousand of them one by one took longer than to write them.
    found = {unit.id: unit for unit in books.units_of(unit_ids)}
    # Named twice, a unit still loses its steps once.
    for unit_id in (wanted := tuple(dict.fromkeys(unit_ids))):
        if unit_id not in found:
            raise no_such_unit(unit_id)
    return tuple(found[unit_id] for unit_id in wanted)


def _count_faults(
    targets: Sequence[tuple[UnitState, int]], words: StepWords, where: str
) -> Iterator[Fault]:
    """Which units would have fewer steps than none or more than all: those alike together."""
    alike: dict[tuple[int, int, int], list[UnitState]] = {}
    for unit, target in targets:
        if not 0 <= target <= unit.steps:
            alike.setdefault((unit.steps_left, unit.steps, target), []).append(unit)
    for (left, steps, target), units in alike.items():
        message = f"{names(units)} has {left} of {steps} {words.several}."
        if len(units) > 1:
            message = f"{names(units)} have {left} of {steps} {words.several} each."
        advice = "It cannot have fewer than none, or more than all."
        yield Fault(message, where=where, value=str(target), advice=advice)


def names(units: Sequence[UnitState]) -> str:
    """A few units by name, the others by number."""
    shown = ", ".join(f"{u.designation} {u.type} {u.size}".strip() for u in units[:_NAMES_SHOWN])
    more = len(units) - _NAMES_SHOWN
    return f"{shown} and {more} more" if more > 0 else shown
