"""Groups in the EFT and EET boxes, sorted in the Initial Phase."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.air.dice import from_chart
from oobmgr.games.europa.air.finding import find_lying, group_words
from oobmgr.games.europa.air.held import Spot, State, held
from oobmgr.games.europa.air.transfers import Lying, Mark, Transfer, marked, transferred
from oobmgr.games.europa.words import INITIAL, SOVIET
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import D6
from oobmgr.rules.charts import OWN_COPY
from oobmgr.rules.fields import choice_told, count_told, list_told, text_told
from oobmgr.rules.inputs import told

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

    card: str = text_told("The aircraft.", "AIR-10")
    box: str = told("EFT or EET.", default=str(State.EFT), case="AIR-10")
    die: int = count_told("The die; 0 for none.", "AIR-10", high=D6)
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
    )


@dataclass(frozen=True)
class AirTriageInputs:
    """The groups that are sorted, each with its die."""

    groups: tuple[TriagedGroup, ...] = list_told("The groups in the boxes, one by one.", "AIR-10")


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
    return not _too_early(books) and any(
        spot.state in _BOXES for _, spot in held(books, books.side)
    )


@action(
    "AIR-10 ASU-06",
    phases=(INITIAL,),
    title="Lost air groups",
    propose=propose_air_triage,
    offered=any_lost,
    not_now=Fault("No group lies in the EFT and EET boxes."),
    tab="Lost groups",
    link="Roll for them",
    group="Air",
)
def plan_air_triage(books: Books, inputs: AirTriageInputs) -> ActionPlan:
    """Roll for the groups in the EFT and EET boxes."""
    rolled: Counter[Lying] = Counter()
    stays: Counter[Lying] = Counter()
    steps: list[Transfer] = []
    working: list[Step] = []
    faults: list[Fault] = []
    for at, entry in enumerate(inputs.groups):
        try:
            lying = _lost(books, entry, rolled, f"groups.{at}")
            result, line = _outcome(books, entry, lying, f"groups.{at}")
        except BadInput as error:
            faults.extend(error.faults)
            continue
        rolled[lying] += 1
        working.append(line)
        if result is Sorted.STAYS:
            stays[lying] += 1
        else:
            steps.append(Transfer(*lying, _TARGETS[result], 1))
    if not inputs.groups:
        faults.append(Fault("Nothing is entered.", "groups", "0", "Add the groups."))
    if _too_early(books):
        sentence = "The Soviets sort their boxes from July I 1941 on."
        faults.append(Fault(sentence, "groups", str(books.turn), case="ASU-06"))
    back = sum(1 for step in steps if step.target.state is not State.REMNANTS)
    working.append(Step("Groups back", back, f"of {rolled.total()}", "AIR-10", StepKind.RESULT))
    marks = [(Mark.TRIED, group, spot, number) for (group, spot), number in stays.items()]
    postings, facts = transferred(books, steps, marks)
    return ActionPlan(
        f"{counted(rolled.total(), 'lost air group')} sorted",
        f"{counted(back, 'group comes', 'groups come')} back.",
        Ruling(back, tuple(working)),
        () if faults else postings,
        () if faults else facts,
        refusals=tuple(faults),
    )


def _lost(books: Books, entry: TriagedGroup, rolled: Counter[Lying], where: str) -> Lying:
    stock = held(books, books.side)
    group, spot = find_lying(stock, entry.card, entry.box, f"{where}.card", books.side)
    if spot.state not in _BOXES:
        sentence = f"{group.name} is not lost: {spot.name}."
        raise BadInput(Fault(sentence, f"{where}.box", entry.box, "Name EFT or EET.", "AIR-10"))
    if rolled[group, spot] + marked(books, Mark.TRIED, group, spot) >= stock[group, spot]:
        sentence = f"{group.name} was sorted already in this turn: {spot.name}."
        raise BadInput(Fault(sentence, f"{where}.card", entry.card, "Leave it out.", "AIR-10"))
    return group, spot


def _outcome(books: Books, entry: TriagedGroup, lying: Lying, where: str) -> tuple[Sorted, Step]:
    group, spot = lying
    result, text, case = entry.result, "as entered", "AIR-10"
    if result is Sorted.CHART:
        if not entry.die:
            sentence = f"{group.name}, {spot.name}: no die and no result."
            raise BadInput(Fault(sentence, f"{where}.die", "0", "Enter one of them.", "AIR-10"))
        box = str(spot.state)
        result = Sorted(from_chart(books, CHART, box, entry.die, (), where, "AIR-10"))
        text, case = f"die {entry.die}", OWN_COPY
    return result, Step(f"{group.name}, {spot.name}", str(result), text, case)


def _too_early(books: Books) -> bool:
    """Whether the boxes are not sorted yet: the Soviets do so from July I 1941 on (ASU-06)."""
    return books.side == SOVIET and books.turn < books.tables.text("air.surprise.sorted.turn")


def left_to_sort(books: Books) -> list[tuple[Lying, int]]:
    """The lost groups of the side that is playing which were not sorted in this turn."""
    if _too_early(books):
        return []
    stock = sorted(held(books, books.side).items())
    found = [
        (lying, number - marked(books, Mark.TRIED, *lying))
        for lying, number in stock
        if lying[1].state in _BOXES
    ]
    return [(lying, number) for lying, number in found if number]
