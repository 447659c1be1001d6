"""What disagrees in a description of which every part can be read by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from oobmgr.domain.accounts import STEP
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.periods import SEASONS, PeriodTurns
from oobmgr.domain.quantities import counted
from oobmgr.games.own.description.calendar import calendar_of
from oobmgr.games.own.description.description import Description
from oobmgr.games.own.description.lines import Path
from oobmgr.games.own.description.look_alikes import as_it_looks
from oobmgr.rules.nearest import folded

Found = tuple[Path, Fault]


def disagreements(told: Description, unsound: frozenset[str] = frozenset()) -> list[Found]:
    """Everything that does not fit together, with the way to it.

    Of a description with faults only the sound entries are in `told`; `unsound` are the sections
    that have others, too. What may only follow from those is not told.
    """
    return [
        *_twice(told),
        *_calendar(told),
        *_goods(told, unsound),
        *_stocks(told),
        *_weather(told, unsound),
        *_phases(told, unsound),
        *_types(told),
        *_rates(told),
    ]


def _twice(told: Description) -> Iterator[Found]:
    """Names, signs and keys that two entries have."""
    named = (
        "sides",
        "phases",
        "ratings",
        "goods",
        "unit_types",
        "markers",
        "places",
        "income",
        "rates",
    )
    for section in named:
        yield from _alike(section, "name", getattr(told, section))
    yield from _alike("goods", "sign", told.goods)
    yield from _alike("markers", "letter", told.markers)
    yield from _alike("sides", "emblem", told.sides)


def _alike(section: str, part: str, entries: Sequence[Any]) -> Iterator[Found]:
    first: dict[str, Any] = {}
    for entry in entries:
        value = getattr(entry, part)
        # What both leave out is nothing that they share.
        if not value:
            continue
        # As a person sees it: names that only look alike would be told apart by nobody.
        alike = as_it_looks(value)
        other = first.setdefault(folded(alike) or alike, entry)
        if other is not entry:
            called = other.id if part == "name" else other.name
            message = f"{called} has the {part} {value!r}, too."
            yield (section, entry.id, part), Fault(message, value=value, advice="Choose another.")


def _calendar(told: Description) -> Iterator[Found]:
    turns = told.calendar
    if turns.names and turns.kind not in {"turns", "seasons"}:
        message = f"{turns.kind} have their names already."
        yield ("calendar", "names"), Fault(message, advice="Leave the names out.")
    # The four seasons have an order, so names for only some could not be told apart.
    elif turns.kind == "seasons" and turns.names and len(turns.names) != len(SEASONS):
        message = f"there are {len(turns.names)} seasons."
        yield ("calendar", "names"), Fault(message, advice="Name the four in order.")
    try:
        calendar, first = calendar_of(turns)
    except BadInput as error:
        fault = error.faults[0]
        yield ("calendar", "first"), fault
        # Without a calendar no turn can be read, and nothing said of any.
        return
    yield from _turns(told, calendar, first)


def _turns(told: Description, calendar: PeriodTurns, first: TurnCode) -> Iterator[Found]:
    """Turns that are none, or lie before the first."""
    for at, arrival in enumerate(told.arrivals):
        yield from _turn(calendar, first, arrival.turn, ("arrivals", at, "turn"))
    for at, reminder in enumerate(told.reminders):
        yield from _turn(calendar, first, reminder.turn, ("reminders", at, "turn"))
    for line in told.income:
        bounds = {part: getattr(line, part) for part in ("since", "until") if getattr(line, part)}
        faults = [
            found
            for part, text in bounds.items()
            # From the very first: a line may have begun before play does.
            for found in _turn(calendar, TurnCode(""), text, ("income", line.id, part))
        ]
        yield from faults
        if len(bounds) > 1 and not faults:
            since, until = (calendar.parse(text) for text in bounds.values())
            if until < since:
                message = f"is before {line.since}, the first turn of the line."
                yield ("income", line.id, "until"), Fault(message, advice="Choose a later turn.")


def _turn(calendar: PeriodTurns, first: TurnCode, text: str, path: Path) -> Iterator[Found]:
    try:
        turn = calendar.parse(text)
    except BadInput as error:
        yield path, error.faults[0]
        return
    if turn < first:
        message = f"{text!r} is before the first turn, {calendar.label(first)}."
        yield path, Fault(message, value=text, advice="Choose a later turn.")


def _goods(told: Description, unsound: frozenset[str]) -> Iterator[Found]:
    known = {good.id for good in told.goods}
    for good in told.goods:
        # The game counts the steps of units under this id already.
        if good.id == STEP:
            message = "the steps of units are counted under this id."
            yield ("goods", good.id), Fault(message, advice="Choose another id.")
        if told.at_places(good.id) and not told.places and "places" not in unsound:
            message = "the description has no places."
            yield ("goods", good.id, "lies"), Fault(message, advice="Add a place, or write side.")
    for line in told.income:
        if line.good not in known:
            continue
        path = ("income", line.id)
        at_places = told.at_places(line.good)
        if at_places and not line.places and not line.to:
            advice = "Say to which place, or for which places."
            message = f"{told.good(line.good).name} is kept at places, and the line names none."
            yield (*path, "to"), Fault(message, advice=advice)
        if line.to and not at_places:
            yield (*path, "to"), _in_one_pool(told.good(line.good).name)


def _stocks(told: Description) -> Iterator[Found]:
    """Goods at the start and arriving that lie nowhere, or where none of them lie."""
    known = {good.id for good in told.goods}
    yield from _limits(told, known)
    for section in ("start", "arrivals"):
        for at, stock in enumerate(getattr(told, section)):
            # Either both or neither: a good at places needs one, any other must have none.
            if stock.good in known and told.at_places(stock.good) != bool(stock.place):
                here = (section, at, "place")
                name = told.good(stock.good).name
                yield here, _in_one_pool(name) if stock.place else _no_place(name)


def _limits(told: Description, known: set[str]) -> Iterator[Found]:
    """Stocks at the start that are more than a side holds."""
    held: dict[tuple[str, str], int] = {}
    for at, stock in enumerate(told.start):
        limit = told.good(stock.good).limit if stock.good in known else 0
        key = (stock.side, stock.good)
        # Added up per side, since the limit counts all places together.
        held[key] = held.get(key, 0) + stock.amount
        if limit and held[key] > limit:
            message = (
                f"{told.side_name(stock.side)} would begin with {held[key]} "
                f"{told.good(stock.good).name}; the limit is {limit}."
            )
            yield ("start", at, "amount"), Fault(message, advice="Begin with less.")


def _in_one_pool(good: str) -> Fault:
    return Fault(
        f"{good} is in one pool of the side, not at places.", advice="Leave the place out."
    )


def _no_place(good: str) -> Fault:
    return Fault(f"{good} is kept at places, and none is named.", advice="Name the place.")


def _weather(told: Description, unsound: frozenset[str]) -> Iterator[Found]:
    if "weather" in unsound:
        # Its zones and kinds are not all there: what seems to lack one may not lack it.
        return
    weather = told.weather
    zones = {place.id: place.zone for place in told.places}
    if weather.zones and not weather.kinds:
        message = "the description has no kinds of weather."
        yield ("weather", "zones"), Fault(message, advice="Name the kinds, too.")
    for line in told.income:
        path: Path = ("income", line.id)
        # Each place brings its weather along, so a zone besides would contradict it.
        if line.places and line.zone:
            message = "each place has its own weather."
            yield (*path, "zone"), Fault(message, advice="Leave the zone out.")
        if not line.factors or not weather.zones:
            continue
        if not line.places and not line.zone:
            message = "the weather of no zone is named."
            yield (*path, "zone"), Fault(message, advice="Name the zone whose weather counts.")
        for name in line.places:
            # A place that is not described has no zone to lack; that is told elsewhere.
            if zones.get(name) == "":
                message = f"{line.name} asks for its weather, and it is in no zone."
                yield ("places", name, "zone"), Fault(message, advice="Name its zone.")


def _phases(told: Description, unsound: frozenset[str]) -> Iterator[Found]:
    for phase in told.phases:
        if phase.together and phase.sides:
            message = "all sides play this phase together."
            yield ("phases", phase.id, "sides"), Fault(message, advice="Leave the sides out.")
    # With faults in the phases themselves these would only follow from them.
    if "phases" in unsound:
        return
    for side in told.sides:
        if not any(
            phase.together or not phase.sides or side.id in phase.sides for phase in told.phases
        ):
            message = "has no phase."
            yield (
                ("sides", side.id),
                Fault(message, advice="Give it a phase, or write no sides there."),
            )
    needed = {"income": told.income, "arrivals": told.arrivals, "weather": told.weather.kinds}
    for form, entries in needed.items():
        # A phase without a list has every form.
        if entries and not any(not phase.forms or form in phase.forms for phase in told.phases):
            message = f"no phase has the form {form}."
            yield (form,), Fault(message, advice="Add it to the forms of a phase.")


def _types(told: Description) -> Iterator[Found]:
    for kind in told.unit_types:
        path = ("unit_types", kind.id)
        if kind.flips_at and kind.steps and kind.flips_at >= kind.steps:
            message = f"a unit of {kind.steps} steps would always be on its other side."
            yield (*path, "flips_at"), Fault(message, advice="Choose a lower number.")
        if kind.boxes and kind.steps and len(kind.boxes) != kind.steps:
            entries = counted(len(kind.boxes), "entry", "entries")
            message = f"has {entries} for {counted(kind.steps, 'step')}."
            yield (*path, "boxes"), Fault(message, advice="Write one for each step.")


def _rates(told: Description) -> Iterator[Found]:
    known = {good.id for good in told.goods}
    for rate in told.rates:
        # In both lists it would be given up and made at once.
        for good in rate.gives.keys() & rate.makes.keys():
            name = told.good(good).name if good in known else good
            message = f"gives up {name} and makes {name}."
            yield ("rates", rate.id), Fault(message, advice="Name it once.")
