"""Air groups that change their box or base: placed, transferred, taken off the map, hit."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.air.finding import find_lying, find_target
from oobmgr.games.europa.air.held import Spot, State, held, kind_of
from oobmgr.games.europa.air.move_rules import (
    allowance_faults,
    allowance_lines,
    capacity_warnings,
    move_faults,
    move_kind,
)
from oobmgr.games.europa.air.transfers import Lying, Mark, Marking, Transfer, transferred
from oobmgr.games.europa.words import AIR, INITIAL
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import count_told, flag_told, list_told, text_told
from oobmgr.rules.inputs import told

AVAILABLE = str(State.AVAILABLE)


@dataclass(frozen=True)
class GroupMove:
    """Groups that are alike and go from one box to another."""

    card: str = text_told("The aircraft.", "AIR-01")
    source: str = told("From which box or base.", default=AVAILABLE, case="AIR-01")
    target: str = text_told("To which box or base.", "AIR-01")
    number: int = count_told("How many.", "AIR-01", unit="groups", default=1)


@dataclass(frozen=True)
class AirMoveInputs:
    """Groups that are moved together."""

    moves: tuple[GroupMove, ...] = list_told("The groups that move.", "AIR-03")
    supplied: bool = flag_told(
        "Whether the bases that take groups are in supply.", "AIR-03", default=True
    )
    correct: bool = flag_told(
        "Whether this only puts right where the counters lie, without the rules.", "AIR-01"
    )


@action(
    "AIR-03 AIR-01 AIR-04 AIR-08 ASU-05..06 SP-10 TRN-01",
    phases=(INITIAL, AIR),
    title="Move air groups",
    tab="Move air groups",
    group="Air",
    page="air",
)
def plan_air_move(books: Books, inputs: AirMoveInputs) -> ActionPlan:
    """Place groups at bases, move them from base to base, or take them off the map."""
    transfers, refusals = read_moves(books, inputs.moves)
    warnings: tuple[Fault, ...] = ()
    if not inputs.correct:
        refusals += tuple(
            fault
            for at, step in transfers
            for fault in move_faults(books, step, f"moves.{at}", supplied=inputs.supplied)
        )
        steps = [step for _, step in transfers]
        refusals += allowance_faults(books, steps)
        warnings = capacity_warnings(books, steps)
    plan = moved(books, [step for _, step in transfers], allowances=not inputs.correct)
    return ActionPlan(
        plan.title,
        plan.sentence,
        plan.ruling,
        () if refusals else plan.postings,
        () if refusals else plan.facts,
        warnings,
        refusals + (() if inputs.moves else (_nothing(),)),
    )


def _nothing() -> Fault:
    return Fault("Nothing is entered.", "moves", "0", "Add the groups that move.")


def read_moves(
    books: Books, moves: tuple[GroupMove, ...]
) -> tuple[list[tuple[int, Transfer]], tuple[Fault, ...]]:
    """The moves in the order in which they are made, each with its place in the list."""
    stock = Counter(held(books))
    found: list[tuple[int, Transfer]] = []
    faults: list[Fault] = []
    for at, move in enumerate(moves):
        try:
            step = _read_move(books, stock, move, f"moves.{at}")
        except BadInput as error:
            faults.extend(error.faults)
            continue
        stock[step.group, step.source] -= step.number
        stock[step.group, step.target] += step.number
        found.append((at, step))
    return found, tuple(faults)


def _read_move(books: Books, stock: Counter[Lying], move: GroupMove, where: str) -> Transfer:
    there = {lying: number for lying, number in stock.items() if number > 0}
    group, source = find_lying(there, move.card, move.source, f"{where}.card", books.side)
    target = find_target(books, group, source, move.target, f"{where}.target")
    lying = there[group, source]
    if move.number > lying:
        sentence = (
            f"{counted(lying, 'group lies', 'groups lie')} there: {group.name}, {source.name}."
        )
        raise BadInput(Fault(sentence, f"{where}.number", str(move.number), f"Enter {lying}."))
    if source == target:
        sentence = f"{group.name} lies there already: {source.name}."
        raise BadInput(Fault(sentence, f"{where}.target", move.target))
    return Transfer(group, source, target, move.number)


def moved(books: Books, transfers: list[Transfer], *, allowances: bool = True) -> ActionPlan:
    """The plan of transfers that the rules allow, with a line for each."""
    lines = [_line(books, step) for step in transfers]
    if allowances:
        lines += allowance_lines(books, transfers)
    number = sum(step.number for step in transfers)
    lines.append(Step("Groups moved", number, case="AIR-01", kind=StepKind.RESULT))
    postings, facts = transferred(books, transfers, _carried(books, transfers))
    return ActionPlan(
        f"{counted(number, 'air group')} moved",
        _sentence(transfers),
        Ruling(number, tuple(lines)),
        postings,
        facts,
    )


def _line(books: Books, step: Transfer) -> Step:
    _, case = move_kind(books.tables, step)
    label = f"{step.group.name}: {_told(step.source)} to {_told(step.target)}"
    return Step(label, step.number, case=case)


def _told(spot: Spot) -> str:
    return spot.base if spot.state is State.OPERABLE else spot.name


def _sentence(transfers: list[Transfer]) -> str:
    parts = [f"{step.number} {step.group.name} to {_told(step.target)}" for step in transfers]
    return f"{'; '.join(parts)}." if parts else "No group moves."


def _carried(books: Books, transfers: list[Transfer]) -> list[Marking]:
    """Transports that flew supply in the Initial Phase stay where they are (TRN-01)."""
    if books.phase != INITIAL:
        return []
    return [
        (Mark.CARRIED, step.group, step.target, step.number)
        for step in transfers
        if step.source.state is step.target.state is State.OPERABLE
        and kind_of(books, step.group.aircraft) == "transport"
    ]
