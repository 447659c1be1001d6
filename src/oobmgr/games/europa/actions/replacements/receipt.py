"""Replacement points that a side receives in its Initial Phase, whatever brings them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import income, nation_and_turn, replacements_of
from oobmgr.games.europa.actions.supply.weather import known_cities
from oobmgr.games.europa.entered import done
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.replacements.factories import (
    FactoryOutputInputs,
    city_hits,
    factories,
    factory_output,
    hits_taken,
    replacement_cities,
)
from oobmgr.games.europa.replacements.infantry import (
    SovietInfantryReplacementsInputs,
    soviet_infantry_replacements,
)
from oobmgr.games.europa.replacements.losses import nation_order, special_due, special_income
from oobmgr.games.europa.replacements.schedule import scheduled
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import (
    AXIS,
    FULL,
    INITIAL,
    REPLACEMENT_GOODS,
    SOVIET,
    SOVIET_UNION,
    CityStatus,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import count_told, flag_told
from oobmgr.rules.inputs import told

ACTION = "replacements"
_DISTRICT = "transcaucasus"


@dataclass(frozen=True)
class ReplacementsInputs:
    """What the books do not know of the Soviet replacements of a turn."""

    city_hits: int = count_told(
        "Hits on supply cities not entered yet.",
        "REP-07",
        unit="hits",
        high=FEW,
        label="Further city hits",
    )
    factory_hits: int = count_told(
        "Hits on factories not entered yet.",
        "FAC-06",
        unit="hits",
        high=FEW,
        label="Further factory hits",
    )
    transcaucasus: bool = flag_told(
        "Whether the Transcaucasus keeps its points.",
        "REP-06",
        label="Points of the Transcaucasus?",
    )


@dataclass(frozen=True)
class Received:
    """Points of a nation in one kind, and where they come from."""

    nation: str
    kind: str
    points: int
    source: Account


@dataclass(frozen=True)
class Source:
    """One thing that brings points: its heading, its lines, what it brings, what it changes."""

    heading: Step
    lines: tuple[Step, ...]
    received: tuple[Received, ...]
    facts: tuple[Fact, ...] = ()
    warnings: tuple[Fault, ...] = ()


@dataclass(frozen=True)
class ReplacementsResult:
    """The points received, by nation and kind."""

    received: Mapping[str, int] = told("Points received, by nation and kind.", unit="points")


def propose_replacements(books: Books) -> ReplacementsInputs:
    """The form as it opens: the Transcaucasus as it was last."""
    stays = books.fact(Subject.CONDITION, SOVIET, _DISTRICT)
    return ReplacementsInputs(transcaucasus=stays is True)


def any_replacements(books: Books) -> bool:
    """Whether replacements are received at all by now."""
    # Special points begin first; a chart, or points that waited, may bring some before them.
    return (
        books.turn >= books.tables.text("replacements.start.special")
        or bool(_usable(books))
        or bool(scheduled(books)[0])
    )


def due_without_asking(books: Books) -> int:
    """How many points the present side can take now, as far as the books alone tell."""
    found = sources(books, propose_replacements(books))
    return sum(one.points for source in found for one in source.received)


@action(
    "REP-08 FAC-01..06 REP-01..07 REP-13..14 SR-01..03",
    phases=(INITIAL,),
    title="Replacements received",
    propose=propose_replacements,
    once=True,
    offered=any_replacements,
    not_now=Fault("No replacements are received yet, and none came by schedule."),
    tab="Replacements",
    post_text="Take replacements",
    link="Take them",
    # Hits of this turn on cities and factories are the Soviet player's to enter.
    settled=lambda books: books.side == AXIS,
    # The Axis has neither cities nor factories that bring points.
    left_out=lambda books: frozenset(
        {"city_hits", "factory_hits", _DISTRICT} if books.side == AXIS else ()
    ),
    group="Replacements",
)
def plan_replacements(books: Books, inputs: ReplacementsInputs) -> ActionPlan:
    """Take the replacement points of this turn: special, regular, and those that waited."""
    found = sources(books, inputs)
    # Nothing received is not posted, but its lines are shown.
    received = tuple(one for source in found for one in source.received if one.points)
    totals: Counter[tuple[str, str]] = Counter()
    for one in received:
        totals[one.nation, one.kind] += one.points
    order = sorted(totals, key=lambda pair: nation_order(*pair))
    working = [line for source in found for line in (source.heading, *source.lines)]
    working += _together(books, totals, order)
    words = ", ".join(f"{nation} {totals[nation, kind]} {kind}" for nation, kind in order)
    result = ReplacementsResult(
        {f"{nation} {kind}": totals[nation, kind] for nation, kind in order}
    )
    district: tuple[Fact, ...] = ()
    if books.side == SOVIET:
        stays = inputs.transcaucasus
        district = enter(books, Subject.CONDITION, SOVIET, _DISTRICT, stays)
    return ActionPlan(
        f"Replacements: {words}" if order else "No replacements",
        f"{counted(totals.total(), 'replacement point')} received.",
        Ruling(result, tuple(working)),
        postings=tuple(post for one in received for post in _credited(books, one)),
        facts=tuple(fact for source in found for fact in source.facts)
        + district
        + done(books, ACTION),
        warnings=(
            *(fault for source in found for fault in source.warnings),
            *_for_nothing(books, inputs),
        ),
    )


def _together(
    books: Books, totals: Mapping[tuple[str, str], int], order: list[tuple[str, str]]
) -> list[Step]:
    lines = [Step("Received", kind=StepKind.HEADING)]
    for nation, kind in order:
        held = books.balance(replacements_of(books.side, nation), REPLACEMENT_GOODS[kind])
        text = f"{held} held before" if held else ""
        lines.append(Step(f"{nation}, {kind}", totals[nation, kind], text, "REP-14"))
    total = sum(totals.values())
    return [*lines, Step("Points received", total, case="REP-08", kind=StepKind.RESULT)]


def _credited(books: Books, one: Received) -> tuple[Posting, ...]:
    target, good = replacements_of(books.side, one.nation), REPLACEMENT_GOODS[one.kind]
    return transfer(one.source, target, good, one.points)


# --------------------------------------------------------------------------------- sources


def sources(books: Books, inputs: ReplacementsInputs) -> tuple[Source, ...]:
    """Everything that brings the present side points now, in the order of the rules."""
    found = [_special(books)]
    if books.side == SOVIET:
        found += [_cities(books, inputs), _factories(books, inputs)]
    return tuple(one for one in (*found, _chart(books), _waiting(books)) if one is not None)


def _special(books: Books) -> Source | None:
    due = special_due(books, books.side)
    if not due:
        # Without any the heading would stand over nothing.
        return None
    received = tuple(
        Received(one.loser[1], one.loser[-1], one.points, special_income(*one.loser[:-1]))
        for one in due
    )
    heading = Step("Special replacements", kind=StepKind.HEADING)
    return Source(heading, tuple(one.line for one in due), received)


def cities_asked(books: Books, inputs: ReplacementsInputs) -> SovietInfantryReplacementsInputs:
    """What decides the Soviet infantry points now, as the books know it."""
    states = known_cities(books)
    listed = [name for name in replacement_cities(books) if name in states]
    at_work = sum(factory.hits for factory in factories(books).values())
    return SovietInfantryReplacementsInputs(
        turn=books.turn,
        north=books.variant == FULL,
        axis_controlled=tuple(n for n in listed if states[n] is CityStatus.HELD),
        besieged=tuple(n for n in listed if states[n] is CityStatus.SIEGE),
        transcaucasus=inputs.transcaucasus,
        hits=sum(city_hits(books).values()) + inputs.city_hits,
        factory_hits=at_work + inputs.factory_hits,
        options=books.options,
    )


def _cities(books: Books, inputs: ReplacementsInputs) -> Source:
    ruling = soviet_infantry_replacements(cities_asked(books, inputs), books.tables)
    infantry = Received(SOVIET_UNION, "infantry", ruling.result, income(books.side))
    heading = Step("Infantry of the cities", kind=StepKind.HEADING)
    # Hits of the turns before the cities bring anything wait for their first points.
    taken = hits_taken(books, fact_kinds.CITY, city_hits(books)) if _cities_deliver(books) else ()
    return Source(heading, _plain(ruling.working), (infantry,), taken)


def _factories(books: Books, inputs: ReplacementsInputs) -> Source:
    known = factories(books)
    asked = FactoryOutputInputs(
        books.turn, tuple(known.values()), inputs.factory_hits, books.options
    )
    ruling = factory_output(asked, books.tables)
    source = income(books.side)
    made = ruling.result
    received = (
        Received(SOVIET_UNION, "armor", made.armor, source),
        Received(SOVIET_UNION, "artillery", made.artillery, source),
    )
    delivers = _makes(books)
    hits = {place: factory.hits for place, factory in known.items()}
    # Hits that are taken from infantry count with the cities, others wait for the next output.
    always = _from_infantry(books) and _cities_deliver(books)
    taken = hits_taken(books, fact_kinds.FACTORY, hits) if delivers or always else ()
    warnings: tuple[Fault, ...] = ()
    # A turn without output needs no factories, and says so itself.
    if delivers and not known:
        sentence = "No Soviet factory is in the books, so none brings anything."
        advice = "Enter the factories first."
        warnings = (Fault(sentence, "factories", advice=advice, case="FAC-02"),)
    heading = Step("Factories", kind=StepKind.HEADING)
    return Source(heading, _plain(ruling.working), received, taken, warnings)


def _for_nothing(books: Books, inputs: ReplacementsInputs) -> Iterator[Fault]:
    """Tells of hits that take nothing, for nothing comes in that they could be taken from."""
    if inputs.city_hits and not _cities_deliver(books):
        begins = CALENDAR.label(TurnCode(books.tables.text("replacements.start.regular")))
        sentence = f"The cities bring points from {begins} on: these hits take nothing."
        yield Fault(sentence, "city_hits", str(inputs.city_hits), "Leave them out.", "REP-07")
    # By this reading hits on factories take infantry, so the cities decide.
    from_infantry = _from_infantry(books) and _cities_deliver(books)
    if inputs.factory_hits and not (from_infantry or _makes(books)):
        sentence = "The factories make nothing in this turn: these hits take nothing."
        advice = "Entered in the Axis Air Phase they wait for the next output."
        yield Fault(sentence, "factory_hits", str(inputs.factory_hits), advice, "FAC-06")


def _from_infantry(books: Books) -> bool:
    """Whether a hit takes an infantry point, whatever its target makes (REP-07)."""
    return chosen(books.options, "rep_hit_type") == "infantry"


def _makes(books: Books) -> bool:
    """Whether Soviet factories make something in this turn."""
    started = books.turn >= books.tables.text("replacements.start.factory")
    half = books.tables.text("replacements.factory.half")
    return started and CALENDAR.half_of(books.turn) == half


def _cities_deliver(books: Books) -> bool:
    return books.turn >= books.tables.text("replacements.start.regular")


def _plain(working: tuple[Step, ...]) -> tuple[Step, ...]:
    """The lines of a calculator inside a longer working, where its result is only a sum."""
    return tuple(
        replace(line, kind=StepKind.SUM) if line.kind is StepKind.RESULT else line
        for line in working
    )


def _chart(books: Books) -> Source | None:
    entries, faults = scheduled(books)
    if not entries and not faults:
        return None
    source = income(books.side)
    lines = tuple(
        Step(f"{one.nation}, {one.kind}", one.points, "own copy", "REP-14") for one in entries
    )
    received = tuple(Received(one.nation, one.kind, one.points, source) for one in entries)
    heading = Step("Your chart of the schedule", kind=StepKind.HEADING)
    return Source(heading, lines, received, (), faults)


def _waiting(books: Books) -> Source | None:
    usable = _usable(books)
    if not usable:
        return None
    # The turn stands in the account, so that each posting tells since when it waited.
    waited = [CALENDAR.short(nation_and_turn(one.source)[1]) for one in usable]
    lines = tuple(
        Step(f"{one.nation}, {one.kind}", one.points, f"waited until {turn}", "REP-13")
        for one, turn in zip(usable, waited, strict=True)
    )
    return Source(Step("Points that waited", kind=StepKind.HEADING), lines, usable)


def _usable(books: Books) -> tuple[Received, ...]:
    """The points of the present side that waited until now, by nation and kind."""
    return tuple(
        Received(nation_and_turn(account)[0], kind, amount, account)
        for kind, good in REPLACEMENT_GOODS.items()
        for account, amount in books.balances(good).items()
        if account.place is Place.PENDING
        and account.side == books.side
        # Points of this very turn may be usable now by option, so the turn itself counts (CHG-08).
        and nation_and_turn(account)[1] <= books.turn
    )
