"""The Soviet cities and factories that bring replacements, with their state, for a report."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.games.europa.actions.replacements.receipt import cities_asked, propose_replacements
from oobmgr.games.europa.actions.supply.weather import known_cities
from oobmgr.games.europa.replacements.factories import Factory, after_move
from oobmgr.games.europa.replacements.infantry import place_points, soviet_infantry_replacements
from oobmgr.games.europa.replacements.places import city_hits, factories
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import CityStatus
from oobmgr.rules.books import Books
from oobmgr.rules.reporting import ReportRow, Section, line, number, total, wide, words

_STATES = {CityStatus.SIEGE: "besieged", CityStatus.HELD: "held by the Axis"}


def city_section(books: Books) -> Section:
    """The cities and districts of the Soviet replacements chart: what each brings, and its state.

    Before they begin to bring anything, it is what each would bring.
    """
    start = TurnCode(books.tables.text("replacements.start.regular"))
    asked = cities_asked(books, propose_replacements(books))
    begun = asked.turn >= start
    asked = replace(asked, turn=max(asked.turn, start))
    ruling = soviet_infantry_replacements(asked, books.tables)
    states, hits = known_cities(books), city_hits(books)
    rows = []
    for place in place_points(asked, books.tables):
        state = _STATES.get(states.get(place.name, CityStatus.NO), "") or place.why
        bombed = counted(hits[place.name], "hit") if place.name in hits else ""
        both = ", ".join(part for part in (state, bombed) if part)
        rows.append(line(place.name, place.points, both or "free"))
    rows += [line(step.label, step.value, step.arithmetic) for step in _taken(ruling.working)]
    rows.append(total("Infantry points a turn", ruling.result, ""))
    note = "" if begun else f"from {CALENDAR.label(start)}"
    columns = (wide("City or district"), number("Points"), words("State"))
    return Section("Cities", columns, tuple(rows), note, "REP-02", half=True)


def _taken(working: tuple[Step, ...]) -> Iterator[Step]:
    """The lines of what hits take from the points of all places."""
    for step in working:
        if step.kind is StepKind.LINE and isinstance(step.value, int) and step.value < 0:
            yield step


def factory_section(books: Books) -> Section:
    """The factories that were entered, with their state."""
    rows = tuple(_factory_row(books, *known) for known in factories(books).items())
    return Section(
        "Factories",
        (wide("Factory"), words("State"), words("Works")),
        rows,
        case="FAC-02",
        empty="No factory was entered.",
        half=True,
    )


def _factory_row(books: Books, place: str, factory: Factory) -> ReportRow:
    state = ["upgraded" if factory.upgraded else "plain"]
    if factory.hits:
        state.append(counted(factory.hits, "hit"))
    first = after_move(factory, books.options)
    if factory.axis_controlled:
        works = "held by the Axis"
    elif factory.relocated is not None and first is not None and first > books.turn:
        works = f"moved, from {CALENDAR.short(first)}"
    else:
        works = "yes"
    return line(place, ", ".join(state), works)
