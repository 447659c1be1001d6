"""Air groups that change their box or base: moved, or sorted where they were lost."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.finding import find_lying, find_target, group_words
from oobmgr.games.europa.air.held import Lying, Spot, State, held, kind_of
from oobmgr.games.europa.air.move_rules import (
    allowance_faults,
    allowance_lines,
    capacity_warnings,
    move_faults,
    move_kind,
)
from oobmgr.games.europa.air.transfers import Mark, Marking, Transfer, marked, transferred
from oobmgr.games.europa.chart_lookup import contradictions, from_chart, lacking, leave_to_chart
from oobmgr.games.europa.tables import charts
from oobmgr.games.europa.words import AIR, INITIAL, SOVIET
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.charts import OWN_COPY, ChartEntry
from oobmgr.rules.fields import choice_told, count_told, die_told, flag_told, list_told, text_told
from oobmgr.rules.inputs import told

AVAILABLE = str(State.AVAILABLE)
_NOTHING = Fault("Nothing is entered.", "moves", "0", "Add the groups that move.", missing=True)


@dataclass(frozen=True)
class GroupMove:
    """Groups that are alike and go from one box to another."""

    card: str = text_told("The aircraft.", "AIR-01", label="Aircraft")
    source: str = told("From which box or base.", default=AVAILABLE, case="AIR-01", label="From")
    target: str = text_told("To which box or base.", "AIR-01", label="To")
    number: int = count_told("How many.", "AIR-01", unit="groups", default=1, label="How many")


@dataclass(frozen=True)
class AirMoveInputs:
    """Groups that are moved together."""

    moves: tuple[GroupMove, ...] = list_told("The groups that move.", "AIR-03", label="Moves")
    supplied: bool = flag_told(
        "Whether the bases that take groups are in supply.",
        "AIR-03",
        default=True,
        label="Bases in supply?",
    )
    correct: bool = flag_told(
        "Whether this only corrects where the counters are, without the rules.",
        "AIR-01",
        label="Only a correction?",
    )


@action(
    "AIR-03 AIR-01 AIR-04 AIR-08 ASU-05..06 SP-10 TRN-01",
    phases=(INITIAL, AIR),
    title="Move air groups",
    group="Air",
    page="air",
)
def plan_air_move(books: Books, inputs: AirMoveInputs) -> ActionPlan:
    """Place groups at bases, move them from base to base, or take them off the map."""
    transfers, refusals = read_moves(books, inputs.moves)
    warnings: tuple[Fault, ...] = ()
    # Corrections put right what lies wrongly, so no rule is asked.
    if not inputs.correct:
        refusals += tuple(
            fault
            for at, step in transfers
            for fault in move_faults(books, step, f"moves.{at}", supplied=inputs.supplied)
        )
        steps = [step for _, step in transfers]
        # All together: what leaves the map makes room for what comes (AIR-04).
        refusals += allowance_faults(books, steps)
        # A base may hold more inactive groups than it can use, so capacity is told only (AIR-08).
        warnings = capacity_warnings(books, steps)
    # A correction is not bound by the allowances, so their working would only puzzle.
    plan = moved(books, [step for _, step in transfers], allowances=not inputs.correct)
    return replace(
        plan,
        postings=() if refusals else plan.postings,
        facts=() if refusals else plan.facts,
        warnings=warnings,
        refusals=refusals + (() if inputs.moves else (_NOTHING,)),
    )


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
        # Each move finds the groups where those before it have put them.
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
        sentence = f"{counted(lying, 'group is', 'groups are')} there: {group.name}, {source.name}."
        raise BadInput(Fault(sentence, f"{where}.number", str(move.number), f"Enter {lying}."))
    if source == target:
        sentence = f"{group.name} is there already: {source.name}."
        raise BadInput(Fault(sentence, f"{where}.target", move.target))
    return Transfer(group, source, target, move.number)


def moved(books: Books, transfers: list[Transfer], *, allowances: bool = True) -> ActionPlan:
    """The plan of transfers that the rules allow, with a line for each."""
    ways = [(step, f"{_told(step.source)} → {_told(step.target)}") for step in transfers]
    lines = [
        Step(f"{step.group.name}: {way}", step.number, case=move_kind(books.tables, step)[1])
        for step, way in ways
    ]
    if allowances:
        lines += allowance_lines(books, transfers)
    number = sum(step.number for step in transfers)
    lines.append(Step("Groups moved", number, case="AIR-01", kind=StepKind.RESULT))
    postings, facts = transferred(books, transfers, _carried(books, transfers))
    parts = [f"{step.number} {step.group.name} → {_told(step.target)}" for step in transfers]
    return ActionPlan(
        f"{counted(number, 'air group')} moved",
        f"{'; '.join(parts) or 'No group moves'}.",
        Ruling(number, tuple(lines)),
        postings=postings,
        facts=facts,
    )


def _told(spot: Spot) -> str:
    return spot.base if spot.state is State.OPERABLE else spot.name


def _carried(books: Books, transfers: list[Transfer]) -> list[Marking]:
    """Transports that flew supply in the Initial Phase stay where they are (TRN-01)."""
    # Only then does flying supply bind a group to its base.
    if books.phase != INITIAL:
        return []
    return [
        # The mark goes where the groups go, so that they do not fly again (EU-CF-78).
        (Mark.CARRIED, step.group, step.target, step.number)
        for step in transfers
        if step.source.state is step.target.state is State.OPERABLE
        and kind_of(books, step.group.aircraft) == "transport"
    ]


CHART = "air_triage"
_BOXES = (State.EFT, State.EET)


class Sorted(StrEnum):
    """Where a group goes; empty where the player's chart says it."""

    CHART = ""
    OPERABLE = "operable"
    INOPERABLE = "inoperable"
    REMNANTS = "remnants"
    STAYS = "stays"


_TARGETS = {
    Sorted.OPERABLE: Spot(State.AVAILABLE),
    Sorted.INOPERABLE: Spot(State.UNREADY),
    Sorted.REMNANTS: Spot(State.REMNANTS),
}


@dataclass(frozen=True)
class TriagedGroup:
    """One group that is sorted."""

    card: str = text_told("The aircraft.", "AIR-10", label="Aircraft")
    box: str = told("EFT or EET.", default=str(State.EFT), case="AIR-10", label="Box")
    die: int = die_told("The die; 0 for none.", "AIR-10", label="Die")
    result: Sorted = choice_told(
        "Where it goes, where your chart does not say it.",
        "AIR-10",
        Sorted.CHART,
        {
            "ready": "operable",
            "available": "operable",
            "unready": "inoperable",
            "stay": "stays",
            "none": "stays",
        },
        label="Result",
    )


@dataclass(frozen=True)
class AirTriageInputs:
    """The groups that are sorted, each with its die."""

    groups: tuple[TriagedGroup, ...] = list_told(
        "The groups in the boxes, one by one.", "AIR-10", label="Groups"
    )


def propose_air_triage(books: Books) -> AirTriageInputs:
    """A line for each group that is to be sorted."""
    return AirTriageInputs(
        tuple(
            TriagedGroup(group_words(group), spot.key)
            for (group, spot), number in left_to_sort(books)
            for _ in range(number)
        )
    )


def any_lost(books: Books) -> bool:
    """Whether the side that is playing has groups in these boxes that it may sort."""
    lost = any(spot.state in _BOXES for _, spot in held(books, books.side))
    return lost and not _too_early(books)


@action(
    "AIR-10 ASU-06",
    phases=(INITIAL,),
    title="Lost air groups",
    propose=propose_air_triage,
    offered=any_lost,
    not_now=Fault("No group is in the EFT and EET boxes."),
    tab="Lost groups",
    link="Roll for them",
    group="Air",
    remedy=leave_to_chart,
)
def plan_air_triage(books: Books, inputs: AirTriageInputs) -> ActionPlan:
    """Roll for the groups in the EFT and EET boxes."""
    rolled: Counter[Lying] = Counter()
    stays: Counter[Lying] = Counter()
    steps: list[Transfer] = []
    working: list[Step] = []
    warnings: list[Fault] = []
    looked_up: list[ChartEntry] = []
    faults: list[Fault] = []
    for at, entry in enumerate(inputs.groups):
        with collecting(faults):
            lying = _lost(books, entry, rolled, f"groups.{at}")
            result, line = _outcome(books, entry, lying, f"groups.{at}")
            # Counted at once, so that a second line of the type finds one less.
            rolled[lying] += 1
            working.append(line)
            warnings.extend(_warnings(books, entry, lying[1], f"groups.{at}"))
            looked_up.extend(_looked_up(books, entry, lying[1]))
            if result is Sorted.STAYS:
                stays[lying] += 1
            else:
                steps.append(Transfer(*lying, _TARGETS[result], 1))
    if not inputs.groups:
        faults.append(Fault("Nothing is entered.", "groups", "0", "Add the groups.", missing=True))
    if _too_early(books):
        sentence = "The Soviets sort their boxes from July I 1941 on."
        faults.append(Fault(sentence, "groups", str(books.turn), case="ASU-06"))
    # What stays where it is has not come back either.
    back = sum(1 for step in steps if step.target.state is not State.REMNANTS)
    working.append(Step("Groups back", back, f"of {rolled.total()}", "AIR-10", StepKind.RESULT))
    marks = [(Mark.TRIED, group, spot, number) for (group, spot), number in stays.items()]
    postings, facts = transferred(books, steps, marks)
    return ActionPlan(
        f"{counted(rolled.total(), 'lost air group')} sorted",
        f"{counted(back, 'group comes', 'groups come')} back.",
        Ruling(back, tuple(working)),
        # Half of a roll is worse than none: with any fault nothing is written.
        postings=() if faults else postings,
        facts=() if faults else facts,
        warnings=tuple(warnings),
        refusals=tuple(faults),
        looked_up=tuple(looked_up),
    )


def _lost(books: Books, entry: TriagedGroup, rolled: Counter[Lying], where: str) -> Lying:
    stock = held(books, books.side)
    # Without a box nobody could tell where the group was looked for.
    if not entry.box.strip():
        advice = "Name EFT or EET."
        raise BadInput(Fault("is missing.", f"{where}.box", "", advice, "AIR-10", missing=True))
    group, spot = find_lying(stock, entry.card, entry.box, f"{where}.card", books.side)
    if spot.state not in _BOXES:
        sentence = f"{group.name} is not lost: {spot.name}."
        raise BadInput(Fault(sentence, f"{where}.box", entry.box, "Name EFT or EET.", "AIR-10"))
    # Each group is sorted once in a turn, whatever came of it.
    if rolled[group, spot] + marked(books, Mark.TRIED, group, spot) >= stock[group, spot]:
        sentence = f"{group.name} was sorted already in this turn: {spot.name}."
        raise BadInput(Fault(sentence, f"{where}.card", entry.card, "Leave it out.", "AIR-10"))
    return group, spot


def _outcome(books: Books, entry: TriagedGroup, lying: Lying, where: str) -> tuple[Sorted, Step]:
    group, spot = lying
    result, text, case = entry.result, "as entered", "AIR-10"
    if entry.die:
        text = f"die {entry.die}, as entered"
    # An entered result goes before the chart, which may not be filled in.
    if result is Sorted.CHART:
        if not entry.die:
            sentence = f"{group.name}, {spot.name}: no die and no result."
            raise BadInput(Fault(sentence, f"{where}.die", "0", "Enter one of them.", "AIR-10"))
        result = Sorted(_charted(books, entry, spot, where))
        text, case = f"die {entry.die}", OWN_COPY
    return result, Step(f"{group.name}, {spot.name}", str(result), text, case)


def _charted(books: Books, entry: TriagedGroup, spot: Spot, where: str) -> str:
    return from_chart(books, CHART, str(spot.state), entry.die, (), where, "AIR-10")


def _warnings(books: Books, entry: TriagedGroup, spot: Spot, where: str) -> Iterator[Fault]:
    """That the player's chart says another result of the die than is entered."""
    # Held against the chart only where both stand there.
    if entry.die and entry.result is not Sorted.CHART:
        field = f"{where}.result"
        yield from contradictions(
            lambda: _charted(books, entry, spot, where), entry.result, field, "AIR-10"
        )


def _looked_up(books: Books, entry: TriagedGroup, spot: Spot) -> tuple[ChartEntry, ...]:
    """The result that is entered of a die, where the player's chart has none."""
    if not entry.die or entry.result is Sorted.CHART:
        return ()
    return lacking(books, charts()[CHART], str(spot.state), entry.die, (), entry.result)


def _too_early(books: Books) -> bool:
    """Whether the boxes are not sorted yet: the Soviets do so from July I 1941 on (ASU-06)."""
    return books.side == SOVIET and books.turn < books.tables.text("air.surprise.sorted.turn")


def left_to_sort(books: Books) -> list[tuple[Lying, int]]:
    """The lost groups of the side that is playing which were not sorted in this turn."""
    if _too_early(books):
        return []
    stock = sorted(held(books, books.side).items())
    found = [
        # Those that stayed have had their roll.
        (lying, number - marked(books, Mark.TRIED, *lying))
        for lying, number in stock
        if lying[1].state in _BOXES
    ]
    return [(lying, number) for lying, number in found if number]
