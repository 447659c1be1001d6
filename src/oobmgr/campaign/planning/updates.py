"""What a workbook that is read again changes: units otherwise than before, and what is gone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.campaign.commands import RemoveUnits
from oobmgr.campaign.drafts import Draft, joined
from oobmgr.campaign.planning.changes import read_changes
from oobmgr.campaign.planning.units import (
    change_steps,
    facts_of_changes,
    held_back,
    names,
    plan_remove,
)
from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.postings import WHOLE, Fact, JsonValue, Posting, Subject, transfer
from oobmgr.domain.units import MOST_STEPS, UnitStatus

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import ImportOrderOfBattle
    from oobmgr.campaign.import_rows import UnitUpdate
    from oobmgr.campaign.planning.formations import FormationTree
    from oobmgr.domain.units import UnitState

_FORMATION = "formation"


def plan_updates(command: ImportOrderOfBattle, books: BooksSnapshot, tree: FormationTree) -> Draft:
    """Change units as they are ticked, and take off those that are.

    Raises:
        BadInput: carries what stands against it, of every unit.
    """
    facts: list[Fact] = []
    postings: list[Posting] = []
    targets: list[tuple[UnitState, int]] = []
    faults: list[Fault] = []
    for update in command.updates:
        with collecting(faults):
            unit = books.unit(update.unit_id)
            facts += _facts(update, unit, books, tree)
            unit, moved = resized(unit, update.steps, books)
            postings += moved
            # Against the resized unit: with fewer steps in all it may have no more left already.
            if update.steps_left is not None and update.steps_left != unit.steps_left:
                targets.append((unit, update.steps_left))
    if faults:
        raise BadInput(*faults)
    facts += _records_gone(command, books)
    draft = Draft(title="", postings=tuple(postings), facts=tuple(facts))
    if targets:
        draft = joined(draft, change_steps(books, targets, ""))
    if command.removed:
        draft = joined(draft, plan_remove(RemoveUnits(command.removed, ""), books))
    return draft


def _facts(
    update: UnitUpdate, unit: UnitState, books: BooksSnapshot, tree: FormationTree
) -> Iterator[Fact]:
    wanted = read_changes(update.changes, books)
    yield from facts_of_changes((unit,), wanted, books)
    yield from awaited(unit, wanted, books)
    if update.path is not None and update.path != unit.path:
        # May be one that the same import brings, so that the books have no number of it yet.
        formation = tree.id_of(unit.side, update.path)
        if faults := tuple(held_back(unit, {_FORMATION: formation}, books)):
            raise BadInput(*faults)
        yield Fact(Subject.UNIT, str(unit.id), _FORMATION, unit.formation, formation)
    if update.steps not in {None, unit.steps}:
        yield Fact(Subject.UNIT, str(unit.id), "steps", unit.steps, update.steps)


def awaited(
    unit: UnitState, wanted: Mapping[str, JsonValue], books: BooksSnapshot
) -> Iterator[Fact]:
    """That a unit is due, or is there, where its new arrival makes it so as a new unit's would."""
    now = max(books.turn, books.scenario.set_up)
    arrival = str(wanted.get("arrival", unit.arrival))
    # One whose turn is past either way has arrived, or waits for its player to place it.
    if unit.status == UnitStatus.DEAD or (arrival > now) == (unit.arrival > now):
        return
    status = UnitStatus.DUE if arrival > now else UnitStatus.ON_MAP
    if status != unit.status:
        yield Fact(Subject.UNIT, str(unit.id), "status", str(unit.status), str(status))


def resized(
    unit: UnitState, steps: int | None, books: BooksSnapshot
) -> tuple[UnitState, list[Posting]]:
    """The unit with as many steps in all as it is to have, and where they come from.

    One that grows gets what it grows by; one that shrinks keeps what there is room for.
    """
    if steps is None or steps == unit.steps:
        return unit, []
    if not 1 <= steps <= MOST_STEPS:
        advice = f"Enter a whole number from 1 to {MOST_STEPS}."
        message = f"{names([unit])} cannot have so many {books.game.unit_words.step_words.several}."
        raise BadInput(Fault(message, "steps", str(steps), advice))
    # The dead do not come back because they would have more steps.
    grown = max(0, steps - unit.steps) if unit.steps_left else 0
    left = min(unit.steps_left + grown, steps)
    own, raised = unit_account(unit.side, unit.id), Account(Place.RAISED, unit.side)
    moved = transfer(raised, own, STEP, left - unit.steps_left)
    return replace(unit, steps=steps, steps_left=left), list(moved)


def _records_gone(command: ImportOrderOfBattle, books: BooksSnapshot) -> Iterator[Fact]:
    for kind, number in command.removed_records:
        old = books.fact(kind, str(number), WHOLE)
        if old is None:
            raise BadInput(Fault(f"there is no {kind} {number}.", where=command.source))
        yield Fact(kind, str(number), WHOLE, old, None)
