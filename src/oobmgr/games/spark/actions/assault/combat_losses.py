"""Steps that an assault combat costs a side: first those that are laid down, the rest by choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.assault.fighting import Force, SideMorale, loss_kind
from oobmgr.games.spark.assault.loss_order import LossPriorityInputs, LossUnit, loss_priority
from oobmgr.rules.books import Books

_CASE = "SP-ASLT-14"


@dataclass(frozen=True)
class SideLosses:
    """The steps that each unit of a side loses, with the lines that say so."""

    steps: Mapping[UnitId, int]
    working: tuple[Step, ...] = ()
    refusals: tuple[Fault, ...] = ()


def side_losses(
    books: Books, force: Force, morale: SideMorale, steps: int, picked: Sequence[int]
) -> SideLosses:
    """Spread the steps that a side loses over its units (SP-ASLT-14, SP-AR-12).

    Units whose bonus counted take a step each first; what is left is dealt out over the units that
    the owner picked, and without a word where there is no choice. A side cannot lose more steps
    than it has.
    """
    standing = {unit.id: unit.state.steps_left for unit in force.units}
    asked = min(steps, sum(standing.values()))  # nobody can lose steps that are not there
    if not asked:
        return SideLosses({})
    lost = Counter(_laid_down(books, force, morale, asked))
    # What is left of each after the first losses, which no owner can lay elsewhere.
    room = {unit: left - lost[unit] for unit, left in standing.items() if left > lost[unit]}
    chosen = [UnitId(one) for one in picked if UnitId(one) in room]
    rest = asked - lost.total()
    # Without a choice nothing is asked: it could be answered in one way only.
    lost += _dealt(rest, chosen or _without_choice(room, rest), room)
    steps_lost = counted(asked, "step")
    head = Step(f"{force.side.capitalize()} loses {steps_lost}", kind=StepKind.HEADING)
    refusals = _open_yet(force, asked, lost)
    return SideLosses(dict(lost), (head, *_first_lines(books, force, morale)), refusals)


def _laid_down(books: Books, force: Force, morale: SideMorale, steps: int) -> Iterable[UnitId]:
    """The units that take the first steps, in their order."""
    if not force.units:
        return ()
    applied = {unit.id for unit in morale.applied}
    listed = tuple(
        LossUnit(str(unit.id), loss_kind(unit), unit.id in applied) for unit in force.units
    )
    found = loss_priority(LossPriorityInputs(steps, listed), books.tables).result
    return tuple(UnitId(int(one)) for one in found.mandatory)


def _without_choice(room: Mapping[UnitId, int], rest: int) -> list[UnitId]:
    """The units that take the rest if the owner has no choice: the one left, or all of them."""
    return list(room) if len(room) == 1 or sum(room.values()) == rest else []


def _dealt(rest: int, units: Sequence[UnitId], room: Mapping[UnitId, int]) -> Counter[UnitId]:
    """Steps dealt out one by one over units in turn, as long as they have some."""
    dealt: Counter[UnitId] = Counter()
    # In turns, so that nobody loses a second step before each has lost one.
    while rest and any(dealt[unit] < room[unit] for unit in units):
        for unit in units:
            if rest and dealt[unit] < room[unit]:
                dealt[unit] += 1
                rest -= 1
    return dealt


def _open_yet(force: Force, asked: int, lost: Counter[UnitId]) -> tuple[Fault, ...]:
    if lost.total() == asked:
        return ()
    steps = counted(asked, "step")
    sentence = f"The {force.side} must lose {steps}; {lost.total()} are assigned to units."
    advice = "Pick the units that take the others."
    return (Fault(sentence, "losses", str(lost.total()), advice, _CASE),)


def _first_lines(books: Books, force: Force, morale: SideMorale) -> tuple[Step, ...]:
    # One unit alone takes all of it, whatever comes first.
    if not morale.applied or len(force.units) == 1:
        return ()
    names = {unit.id: unit.name for unit in morale.applied}
    # In the order in which they pay, which is not that of the bonuses.
    in_order = _laid_down(books, force, morale, len(names))
    listed = ", ".join(names[unit] for unit in in_order)
    return (Step("First, for their bonus", listed, case=_CASE),)
