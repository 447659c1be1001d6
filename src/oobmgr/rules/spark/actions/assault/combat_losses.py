"""Steps that an assault combat costs a side: first those that are laid down, the rest by choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.rules.spark.assault.fighting import Force, SideMorale, loss_kind
from oobmgr.rules.spark.assault.loss_order import LossPriorityInputs, LossUnit, loss_priority

if TYPE_CHECKING:
    from oobmgr.rules.books import Books
    from oobmgr.rules.spark.actions.assault.combat_inputs import UnitLoss
    from oobmgr.rules.spark.units.unit import SparkUnit

_CASE = "SP-ASLT-14"


@dataclass(frozen=True)
class SideLosses:
    """The steps that each unit of a side loses, with the lines that say so."""

    steps: Mapping[UnitId, int]
    working: tuple[Step, ...] = ()
    refusals: tuple[Fault, ...] = ()


def side_losses(
    books: Books, force: Force, morale: SideMorale, steps: int, entered: Sequence[UnitLoss]
) -> SideLosses:
    """Spread the steps that a side loses over its units (SP-ASLT-14, SP-AR-12).

    Units whose bonus counted take a step each first; what is left goes where the owner says, and
    without a word where there is no choice. A side cannot lose more steps than it has.
    """
    standing = {unit.id: unit.state.steps_left for unit in force.units}
    asked = min(steps, sum(standing.values()))
    if not asked:
        return SideLosses({})
    lost = Counter(_laid_down(books, force, morale, asked))
    rest = asked - lost.total()
    chosen = {UnitId(one.unit): one.steps for one in entered if UnitId(one.unit) in standing}
    if sum(chosen.values()) == asked and lost - Counter(chosen) == Counter():
        lost, rest = Counter(chosen), 0
    elif rest and not chosen:
        chosen = _without_choice(standing, lost, rest)
    if rest:
        lost += Counter(chosen)
    refusals = (*_wrong_number(force, asked, lost), *_too_many(force.units, lost))
    steps_lost = counted(asked, "step")
    head = Step(f"{force.side.capitalize()} loses {steps_lost}", kind=StepKind.HEADING)
    return SideLosses(dict(lost), (head, *_first_lines(force, morale)), refusals)


def _laid_down(books: Books, force: Force, morale: SideMorale, steps: int) -> Iterable[UnitId]:
    """The units that take the first steps, in their order."""
    applied = {unit.id for unit in morale.applied}
    listed = tuple(
        LossUnit(str(unit.id), loss_kind(unit), unit.id in applied) for unit in force.units
    )
    found = loss_priority(LossPriorityInputs(steps, listed), books.tables).result
    return tuple(UnitId(int(one)) for one in found.mandatory)


def _without_choice(
    standing: Mapping[UnitId, int], lost: Counter[UnitId], rest: int
) -> dict[UnitId, int]:
    """Where the rest goes if the owner has no choice: to the one unit left, or to all that is."""
    room = {unit: steps - lost[unit] for unit, steps in standing.items() if steps > lost[unit]}
    if sum(room.values()) == rest:
        return room
    return dict.fromkeys(room, rest) if len(room) == 1 else {}


def _wrong_number(force: Force, asked: int, lost: Counter[UnitId]) -> tuple[Fault, ...]:
    if lost.total() == asked:
        return ()
    steps = counted(asked, "step")
    sentence = f"The {force.side} must lose {steps}; {lost.total()} are laid on units."
    advice = "Enter the units that lose the others."
    return (Fault(sentence, "losses", str(lost.total()), advice, _CASE),)


def _too_many(units: Sequence[SparkUnit], lost: Counter[UnitId]) -> tuple[Fault, ...]:
    return tuple(
        Fault(
            f"has {unit.state.steps_left} steps and cannot lose {lost[unit.id]}.",
            unit.name,
            str(lost[unit.id]),
            "Lay them on another unit.",
            _CASE,
        )
        for unit in units
        if lost[unit.id] > unit.state.steps_left
    )


def _first_lines(force: Force, morale: SideMorale) -> tuple[Step, ...]:
    if not morale.applied or len(force.units) == 1:
        return ()
    names = ", ".join(unit.name for unit in morale.applied)
    return (Step("First, for their bonus", names, case=_CASE),)
