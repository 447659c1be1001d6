"""Taking losses: steps go to the dead pile, and what was lost enters the account of losses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.europa.replacements.losses import step_changes

if TYPE_CHECKING:
    from oobmgr.domain.errors import Fault
    from oobmgr.domain.rulings import Step
    from oobmgr.rules.actions import StepChange
    from oobmgr.rules.books import Books


@dataclass(frozen=True)
class Taken:
    """What the books write when units lose steps, with the lines of working that say so."""

    postings: tuple[Posting, ...]
    facts: tuple[Fact, ...]
    working: tuple[Step, ...] = ()
    warnings: tuple[Fault, ...] = ()


def taken(books: Books, changes: tuple[StepChange, ...], *, counts: bool = True) -> Taken:
    """Take steps off units; `counts` says whether they feed special replacements (SR-03).

    A unit without steps is dead. Whoever asks has checked that each unit has the steps.
    """
    postings: list[Posting] = []
    for change in changes:
        unit = change.unit
        gone = unit.steps_left - change.steps_left
        dead = Account(Place.DEAD, unit.side)
        postings += transfer(unit_account(unit.side, unit.id), dead, STEP, gone)
    facts = tuple(_death(change.unit) for change in changes if not change.steps_left)
    if not counts:
        return Taken(tuple(postings), facts)
    booked = step_changes(books, changes)
    return Taken((*postings, *booked.postings), facts, booked.ruling.working, booked.warnings)


def _death(unit: UnitState) -> Fact:
    return Fact(Subject.UNIT, str(unit.id), "status", str(unit.status), UnitStatus.DEAD)
