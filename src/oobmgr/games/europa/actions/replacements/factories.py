"""Soviet factories: entered, upgraded, moved, lost; bombing hits on them and on supply cities."""

from collections.abc import Iterator
from enum import StrEnum

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, JsonValue
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.known_words import factory_places
from oobmgr.games.europa.options import OPTIONS
from oobmgr.games.europa.replacements.factories import (
    AXIS_HELD,
    RELOCATED,
    UPGRADED,
    Factory,
    factories,
    same_place,
)
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import INITIAL, SOVIET
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import choice_told, text_told
from oobmgr.rules.nearest import did_you_mean, nearest
from oobmgr.rules.offered_words import offering

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

    place: str = text_told("The factory, by its place at the start.", "FAC-02", label="Factory")
    event: FactoryEvent = choice_told(
        "Whether it is new in the books, was upgraded, moved to the Urals, or lost to the Axis.",
        "FAC-05",
        FactoryEvent.NEW,
        {
            "upgrade": "upgraded",
            "relocated": "moved",
            "relocate": "moved",
            "move": "moved",
            "captured": "lost",
            "enter": "new",
        },
        label="What happened",
    )


@action(
    "FAC-02..03 FAC-05",
    phases=(INITIAL,),
    title="Factories",
    offered=lambda books: books.side == SOVIET,
    not_now=Fault("Only the Soviets have factories."),
    link="Enter them",
    group="Replacements",
    offers=offering(place=factory_places),
)
def plan_factory(books: Books, inputs: FactoryInputs) -> ActionPlan:
    """Enter a Soviet factory, its upgrade, its move to the Urals, or its loss."""
    known = factories(books)
    # As the books have it, so that no second factory comes of another spelling.
    place = same_place(inputs.place, known) or inputs.place
    case = _CASES[inputs.event]
    line = Step(place or "?", inputs.event, _after(books, inputs.event), case, StepKind.RESULT)
    return ActionPlan(
        f"Factory {place}: {inputs.event}",
        f"The factory of {place or '?'} {_told(books, inputs.event)}.",
        Ruling(inputs.event, (line,)),
        facts=_event_facts(books, place, inputs.event),
        warnings=tuple(_misspelt(known, place, inputs.event)),
        refusals=_event_refusals(known, place, inputs.event),
    )


def _misspelt(known: dict[str, Factory], place: str, event: FactoryEvent) -> Iterator[Fault]:
    """Asks about a new factory whose place resembles that of a known one: it would be a second."""
    # A known place is refused below, so only another one can be misspelt.
    close = nearest(place, known) if event is FactoryEvent.NEW and place not in known else ""
    if close:
        sentence, advice = f"There is a factory of {close}.", "Check that this is another one."
        yield Fault(sentence, "place", place, advice, "FAC-02").question()


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
    # EU-CF-03: three months are so many game turns, counted from that of the move.
    turn = books.turn
    for _ in range(OPTIONS.number(books.options, "factory_relocation_turns")):
        turn = CALENDAR.next(turn)
    return f"works again from {CALENDAR.label(turn)}"


def _event_facts(books: Books, place: str, event: FactoryEvent) -> tuple[Fact, ...]:
    changes: dict[FactoryEvent, tuple[str, JsonValue]] = {
        # Its first fact is what puts a factory into the books, and a new one has no upgrade.
        FactoryEvent.NEW: (UPGRADED, False),
        FactoryEvent.UPGRADED: (UPGRADED, True),
        FactoryEvent.MOVED: (RELOCATED, books.turn),
        FactoryEvent.LOST: (AXIS_HELD, True),
        FactoryEvent.RETAKEN: (AXIS_HELD, False),
    }
    return enter(books, fact_kinds.FACTORY, place, *changes[event])


def _event_refusals(
    known: dict[str, Factory], place: str, event: FactoryEvent
) -> tuple[Fault, ...]:
    if not place:
        return (Fault("is missing.", "place", advice="Enter where the factory is.", missing=True),)
    if event is FactoryEvent.NEW:
        there = (Fault("is in the books already.", "place", place, case="FAC-02"),)
        return there if place in known else ()
    if place not in known:
        advice = did_you_mean(place, known) or "Enter it as new first."
        return (Fault("is not a factory in the books.", "place", place, advice, "FAC-02"),)
    return _already(known[place], place, event)


def _already(factory: Factory, place: str, event: FactoryEvent) -> tuple[Fault, ...]:
    """What a factory is already, or cannot be."""
    wrong = {
        FactoryEvent.UPGRADED: "has its upgrade already." if factory.upgraded else "",
        FactoryEvent.MOVED: "was moved already." if factory.relocated else "",
        FactoryEvent.LOST: "is lost already." if factory.axis_controlled else "",
        FactoryEvent.RETAKEN: "" if factory.axis_controlled else "is not lost.",
    }[event]
    # In the hands of the Axis it is neither upgraded nor moved.
    if not wrong and factory.axis_controlled and event is not FactoryEvent.RETAKEN:
        wrong = "is held by the Axis."
    return (Fault(wrong, "place", place, case=_CASES[event]),) if wrong else ()
