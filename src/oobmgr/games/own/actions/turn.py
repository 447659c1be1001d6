"""What a turn brings: its weather, the income, what arrives."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from oobmgr.domain.accounts import Account, GoodId, Place, SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.periods import PeriodTurns
from oobmgr.domain.postings import Fact, Posting, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.own.actions import inputs as made
from oobmgr.games.own.description.description import Arrival, Description
from oobmgr.games.own.income import (
    IncomeQuestion,
    income,
    lines_due,
    missing_weather,
)
from oobmgr.games.own.limits import Receipt, within
from oobmgr.games.own.sequence import once_fact, phases_with, sides_playing, weather_phases
from oobmgr.games.own.words import (
    ARRIVAL_CASE,
    EVERYWHERE,
    INCOME_CASE,
    WEATHER,
    WEATHER_CASE,
    holder_of,
    pool,
    sign_of,
    weather_now,
)
from oobmgr.rules.actions import Action, ActionPlan
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

GROUP: Final = "Turn"


def turn_actions(told: Description, calendar: PeriodTurns) -> tuple[Action, ...]:
    """The forms of what a turn brings, as far as the description has any of it."""
    found = []
    if told.weather.kinds:
        found.append(_weather(told, calendar))
    if told.income:
        found.append(_income(told, calendar))
    if told.arrivals:
        found.append(_arrivals(told, calendar))
    return tuple(found)


# ---------------------------------------------------------------------------------- weather


def _weather(told: Description, calendar: PeriodTurns) -> Action:
    """The weather of the turn, zone by zone."""
    fields = {_field_of(zone, at): zone for at, zone in enumerate(told.zones)}
    kinds = {kind: kind for kind in told.weather.kinds}
    inputs = made.inputs_class(
        "WeatherNow",
        *(
            made.open_choice(
                name, f"Weather in {zone}." if zone else "The weather.", kinds, WEATHER_CASE
            )
            for name, zone in fields.items()
        ),
    )

    def propose(books: Books) -> Any:  # noqa: ANN401 - inputs made above
        # What was entered for a zone is proposed again, so that one zone can be corrected.
        known = {name: weather_now(told, books, zone) or None for name, zone in fields.items()}
        return inputs(**known)

    def plan(books: Books, given: Any) -> ActionPlan:  # noqa: ANN401 - inputs made above
        facts = tuple(_weather_facts(told, books, made.values_of(given), fields))
        return _weather_plan(calendar.label(books.turn), facts, next(iter(fields)))

    return Action(
        name="weather",
        title="Weather",
        sentence="Enter the weather of the turn.",
        phases=weather_phases(told),
        inputs=inputs,
        plan=plan,
        propose=propose,
        cases=(WEATHER_CASE,),
        offered=lambda books: not all(weather_now(told, books, zone) for zone in told.zones),
        not_now=Fault("The weather of the turn is known.", case=WEATHER_CASE),
        post_text="Post the weather",
        group=GROUP,
    )


def _weather_plan(label: str, facts: tuple[Fact, ...], first: str) -> ActionPlan:
    """What is entered of the weather; a fault at the `first` input where that is nothing."""
    words = ", ".join(f"{fact.field} {fact.new}" for fact in facts)
    # Where the weather is the same everywhere, that need not be said.
    words = words.removeprefix(f"{EVERYWHERE} ")
    working = tuple(
        Step(f"Weather, {fact.field}", str(fact.new), "", WEATHER_CASE, StepKind.RESULT)
        for fact in facts
    )
    nothing = Fault("No weather is chosen.", first, advice="Choose it.", case=WEATHER_CASE)
    return ActionPlan(
        f"Weather of {label}: {words}" if words else "Weather",
        f"Weather of {label}.",
        Ruling(len(facts), working),
        facts=facts,
        refusals=() if facts else (nothing,),
    )


def _field_of(zone: str, at: int) -> str:
    """The name of the input for a zone: ``in_hills``."""
    name = f"in_{folded(zone)}" if zone else "weather"
    # A zone may be called by words that no name of an input can be.
    return name if name.isidentifier() and name != "in_" else f"in_zone_{at + 1}"


def _weather_facts(
    told: Description, books: Books, values: Mapping[str, Any], fields: Mapping[str, str]
) -> Iterator[Fact]:
    for name, zone in fields.items():
        old = weather_now(told, books, zone) or None
        new = values[name]
        if new and new != old:
            # As it stands in the books: it may be a kind that a changed description no longer has.
            raw = books.fact(WEATHER, books.turn, zone or EVERYWHERE)
            yield Fact(WEATHER, books.turn, zone or EVERYWHERE, raw, new)


# ----------------------------------------------------------------------------------- income


def _income(told: Description, calendar: PeriodTurns) -> Action:
    """The income of the turn, line by line."""

    def plan(books: Books, _: Any) -> ActionPlan:  # noqa: ANN401 - it asks for nothing
        return _income_plan(told, calendar, books)

    def offered(books: Books) -> bool:
        sides = sides_playing(told, books.side, books.phase)
        return any(lines_due(told, calendar, side, books.turn) for side in sides)

    # Each side by itself, so that what one lacks does not hold back the other's lines.
    return _brought_in(
        told,
        "income",
        "Bring in the income of the turn.",
        plan,
        offered,
        Fault("No line of income comes in this turn.", case=INCOME_CASE),
    )


def _brought_in(
    told: Description,
    form: str,
    sentence: str,
    plan: made.Plan,
    offered: Callable[[Books], bool],
    not_now: Fault,
) -> Action:
    """A form that asks for nothing, and is posted once in a player turn."""
    # It asks for nothing: a form is there only to be posted.
    inputs = made.inputs_class(f"{form.title()}Now")
    return Action(
        name=form,
        title=form.title(),
        sentence=sentence,
        phases=phases_with(told, form),
        inputs=inputs,
        plan=plan,
        propose=lambda _: inputs(),
        cases=(not_now.case,),
        once=True,
        offered=offered,
        not_now=not_now,
        post_text=f"Post the {form}",
        group=GROUP,
    )


def income_question(told: Description, books: Books, side: str) -> IncomeQuestion:
    """What the books know for the income of a side now."""
    return IncomeQuestion(
        side,
        books.turn,
        frozenset(place.id for place in told.places if holder_of(books, place.id) == side),
        {zone: weather_now(told, books, zone) for zone in told.zones},
        books.options,
    )


def _income_plan(told: Description, calendar: PeriodTurns, books: Books) -> ActionPlan:
    sides = sides_playing(told, books.side, books.phase)
    postings: list[Posting] = []
    working: list[Step] = []
    faults: list[Fault] = []
    for side in sides:
        question = income_question(told, books, side)
        missing = missing_weather(told, calendar, question)
        # Without the weather of a zone nothing is worked out: a part would look like the whole.
        faults += missing
        if missing:
            continue
        ruling = within(told, books, side, income(told, calendar, question, books.tables))
        if len(sides) > 1:
            working.append(Step(told.side_name(side), kind=StepKind.HEADING))
        working += ruling.working
        # What comes in is posted line by line, so that the ledger tells each by its place.
        for receipt in ruling.result:
            postings += _received(side, receipt)
    label = calendar.label(books.turn)
    results = (step for step in working if step.kind is StepKind.RESULT)
    words = ", ".join(f"{step.value} {step.label}" for step in results)
    # Of several sides the sums would have to be told apart; the working does that.
    title = f"Income of {label}: {words}" if words and len(sides) == 1 else f"Income of {label}"
    return ActionPlan(
        title,
        "The income comes in." if postings else "Nothing comes in.",
        Ruling(len(postings), tuple(working)),
        tuple(postings),
        (once_fact(told, books, "income"),),
        # Sides that lack the same weather ask for it once.
        refusals=tuple(dict.fromkeys(faults)),
    )


def _received(side: str, receipt: Receipt) -> tuple[Posting, ...]:
    source = Account(Place.INCOME, SideId(side))
    return transfer(source, pool(side, receipt.place), GoodId(receipt.good), receipt.amount)


# --------------------------------------------------------------------------------- arrivals


def arrivals_due(told: Description, calendar: PeriodTurns, books: Books) -> tuple[Arrival, ...]:
    """The goods that arrive in the present phase's turn for those who play it."""
    sides = sides_playing(told, books.side, books.phase)
    return tuple(
        # The turn is read with the calendar, since a text may be written in more ways than one.
        one
        for one in told.arrivals
        if one.side in sides and calendar.parse(one.turn) == books.turn
    )


def _arrivals(told: Description, calendar: PeriodTurns) -> Action:
    """The goods that arrive this turn."""

    def plan(books: Books, _: Any) -> ActionPlan:  # noqa: ANN401 - it asks for nothing
        due = arrivals_due(told, calendar, books)
        postings: list[Posting] = []
        working: list[Step] = []
        # By side, for the room that is left is that of each.
        for side in dict.fromkeys(one.side for one in due):
            ruling = _arriving(told, books, side, [one for one in due if one.side == side])
            working += ruling.working
            for receipt in ruling.result:
                postings += _received(side, receipt)
        return ActionPlan(
            f"Arrivals of {calendar.label(books.turn)}: {counted(len(due), 'entry', 'entries')}",
            ", ".join(f"{step.label}: {step.value}" for step in working),
            Ruling(len(due), tuple(working)),
            tuple(postings),
            (once_fact(told, books, "arrivals"),),
        )

    return _brought_in(
        told,
        "arrivals",
        "Bring in the goods that arrive this turn.",
        plan,
        lambda books: bool(arrivals_due(told, calendar, books)),
        Fault("No goods arrive this turn.", case=ARRIVAL_CASE),
    )


def _arriving(
    told: Description, books: Books, side: str, due: Sequence[Arrival]
) -> Ruling[tuple[Receipt, ...]]:
    """What arrives for a side, as far as it has room."""
    receipts = tuple(Receipt(one.good, one.amount, one.place) for one in due)
    steps = tuple(_arrival_step(told, one) for one in due)
    return within(told, books, side, Ruling(receipts, steps))


def _arrival_step(told: Description, one: Arrival) -> Step:
    name = one.name or told.good(one.good).name
    at = f" at {told.place(one.place).name}" if one.place else ""
    value = f"{one.amount} {sign_of(told, one.good)}"
    return Step(f"{name}{at}", value, "", ARRIVAL_CASE)
