"""Soviet factories: entered, upgraded, moved, lost; bombing hits on them and on supply cities."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.rules.bounds import FEW
from oobmgr.rules.europa.actions.counted import count_told
from oobmgr.rules.europa.actions.payment import change
from oobmgr.rules.europa.options import chosen
from oobmgr.rules.europa.replacements.factories import Factory
from oobmgr.rules.europa.replacements.places import (
    AXIS_HELD,
    HITS,
    RELOCATED,
    UPGRADED,
    city_hits,
    factories,
    replacement_cities,
    same_place,
)
from oobmgr.rules.europa.turns import CALENDAR
from oobmgr.rules.europa.words import AXIS, SOVIET
from oobmgr.rules.game import ActionPlan, Books
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean

_CASES = {"new": "FAC-02", "upgraded": "FAC-03", "moved": "FAC-05", "lost": "FAC-02",
          "retaken": "FAC-02"}  # fmt: skip


class FactoryEvent(StrEnum):
    """What happens to a factory."""

    NEW = "new"
    UPGRADED = "upgraded"
    MOVED = "moved"
    LOST = "lost"
    RETAKEN = "retaken"


@dataclass(frozen=True)
class FactoryInputs:
    """A factory and what happened to it."""

    place: str = told("The factory, by its place at the start.", default="", case="FAC-02")
    event: FactoryEvent = told(
        "Whether it is new in the books, was upgraded, moved to the Urals, or lost to the Axis.",
        default=FactoryEvent.NEW,
        aliases={"upgrade": "upgraded", "relocated": "moved", "relocate": "moved",
                 "move": "moved", "captured": "lost", "enter": "new"},
        case="FAC-05",
    )  # fmt: skip


@dataclass(frozen=True)
class FactoryHitsInputs:
    """Bombing hits on a factory or on a supply city."""

    place: str = told("The factory or the Soviet supply city.", default="", case="REP-07")
    hits: int = count_told("Hits.", "REP-07", unit="hits", high=FEW)


def is_soviet(books: Books) -> bool:
    """Whether the side that has factories plays."""
    return books.side == SOVIET


def is_axis(books: Books) -> bool:
    """Whether the side that bombs factories plays."""
    return books.side == AXIS


def plan_factory(books: Books, inputs: FactoryInputs) -> ActionPlan:
    """Note what happens to a factory (FAC-02, FAC-03, FAC-05)."""
    known = factories(books)
    place = same_place(inputs.place, known) or inputs.place
    case = _CASES[inputs.event]
    line = Step(place or "?", inputs.event, _after(books, inputs.event), case, StepKind.RESULT)
    return ActionPlan(
        f"Factory {place}: {inputs.event}",
        f"The factory of {place or '?'} {_told(books, inputs.event)}.",
        Ruling(inputs.event, (line,)),
        (),
        _event_facts(books, place, inputs.event),
        refusals=_event_refusals(known, place, inputs.event),
    )


def _told(books: Books, event: FactoryEvent) -> str:
    """What happened, as the end of a sentence."""
    return {
        FactoryEvent.NEW: "is in the books now",
        FactoryEvent.UPGRADED: "has its upgrade",
        FactoryEvent.MOVED: _after(books, event),
        FactoryEvent.LOST: "is lost to the Axis",
        FactoryEvent.RETAKEN: "is retaken",
    }[event]


def _after(books: Books, event: FactoryEvent) -> str:
    """When a factory on the move works again."""
    if event is not FactoryEvent.MOVED:
        return ""
    turn = books.turn
    for _ in range(int(chosen(books.options, "factory_relocation_turns"))):
        turn = CALENDAR.next(turn)
    return f"works again from {CALENDAR.label(turn)}"


def _event_facts(books: Books, place: str, event: FactoryEvent) -> tuple[Fact, ...]:
    if event is FactoryEvent.NEW:
        return change(books, Subject.FACTORY, place, UPGRADED, new=False)
    if event is FactoryEvent.UPGRADED:
        return change(books, Subject.FACTORY, place, UPGRADED, new=True)
    if event is FactoryEvent.MOVED:
        return change(books, Subject.FACTORY, place, RELOCATED, books.turn)
    return change(books, Subject.FACTORY, place, AXIS_HELD, event is FactoryEvent.LOST)


def _event_refusals(
    known: dict[str, Factory], place: str, event: FactoryEvent
) -> tuple[Fault, ...]:
    if not place:
        return (Fault("is missing.", "place", advice="Enter where the factory is."),)
    if event is FactoryEvent.NEW:
        there = (Fault("is in the books already.", "place", place, case="FAC-02"),)
        return there if place in known else ()
    if place not in known:
        advice = did_you_mean(place, known) or "Enter it as new first."
        return (Fault("is no factory in the books.", "place", place, advice, "FAC-02"),)
    return _already(known[place], place, event)


def _already(factory: Factory, place: str, event: FactoryEvent) -> tuple[Fault, ...]:
    """What a factory is already, or cannot be."""
    wrong = {
        FactoryEvent.UPGRADED: "has its upgrade already." if factory.upgraded else "",
        FactoryEvent.MOVED: "was moved already." if factory.relocated else "",
        FactoryEvent.LOST: "is lost already." if factory.axis_controlled else "",
        FactoryEvent.RETAKEN: "" if factory.axis_controlled else "is not lost.",
    }[event]
    if not wrong and factory.axis_controlled and event is not FactoryEvent.RETAKEN:
        wrong = "is held by the Axis."
    return (Fault(wrong, "place", place, case=_CASES[event]),) if wrong else ()


def plan_factory_hits(books: Books, inputs: FactoryHitsInputs) -> ActionPlan:
    """Note hits, which the next replacements are less by (REP-07, FAC-06)."""
    at_work = factories(books)
    factory = same_place(inputs.place, at_work)
    city = "" if factory else same_place(inputs.place, replacement_cities(books))
    place = factory or city
    before = at_work[factory].hits if factory else city_hits(books).get(city, 0)
    subject, case = (Subject.FACTORY, "FAC-06") if factory else (Subject.CITY, "REP-07")
    text = f"{before} before" if before else ""
    line = Step("Hits to be taken off", before + inputs.hits, text, case, StepKind.RESULT)
    hits = counted(inputs.hits, "hit")
    return ActionPlan(
        f"{hits} on {place or '?'}",
        f"{hits} on {'the factory ' if factory else ''}{place or '?'}.",
        Ruling(before + inputs.hits, (line,)),
        (),
        change(books, subject, place, HITS, before + inputs.hits) if place else (),
        refusals=_hit_refusals(books, inputs, place),
    )


def _hit_refusals(books: Books, inputs: FactoryHitsInputs, place: str) -> tuple[Fault, ...]:
    faults: list[Fault] = []
    if not inputs.place:
        faults.append(Fault("is missing.", "place", advice="Enter the factory or the city."))
    elif not place:
        known = (*factories(books), *replacement_cities(books))
        sentence = "is neither a factory in the books nor a supply city."
        advice = did_you_mean(inputs.place, known)
        faults.append(Fault(sentence, "place", inputs.place, advice, "REP-07"))
    if not inputs.hits:
        faults.append(Fault("Nothing is entered.", "hits", "0", "Enter how many."))
    return tuple(faults)
