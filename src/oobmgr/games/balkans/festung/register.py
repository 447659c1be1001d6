"""The register of the cities: how each stands, its roll, its garrison, how far each is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, JsonValue, UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.fact_kinds import CITY, GARRISON
from oobmgr.games.balkans.festung.garrison import Garrison, GarrisonInputs, garrison, printed_hex
from oobmgr.games.balkans.hexes import Span, is_hex, layout_of, same_place, span
from oobmgr.games.balkans.options import FESTUNG, FIRST_SIDE, chosen
from oobmgr.games.balkans.turns import CALENDAR
from oobmgr.games.balkans.units import CITY_FIELD, is_ground, units_on_map
from oobmgr.games.balkans.words import AXIS, MOVEMENT, SOVIET, City, CityState, is_german
from oobmgr.rules.entered import enter

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


class Duty(StrEnum):
    """How the garrison of a city stands."""

    NONE = ""
    TO_COME = "to come"
    OWED = "owed"
    DEBT = "debt"
    WAIVED = "waived"
    HELD = "held"
    FALLEN = "eliminated"


@dataclass(frozen=True)
class CityRecord:
    """A city in the books.

    `hex` is where it lies, empty where nobody knows; `roll` its die and `turn` when it was
    rolled. `due` is the turn in whose Axis movement phase its garrison has to stand there; `before`
    how many Axis ground units were there when it was declared; `complete` that the garrison is
    declared.
    """

    city: City
    hex: str = ""
    state: CityState = CityState.OPEN
    roll: int | None = None
    turn: TurnCode | None = None
    due: TurnCode | None = None
    before: int = 0
    complete: bool = False


def record_of(books: Books, city: City) -> CityRecord:
    """A city as it stands."""
    held = {name: books.fact(CITY, city, name) for name in _SAVED}
    turn, due, roll = held["turn"], held["due"], held["roll"]
    return CityRecord(
        city=city,
        # The printed hex goes before what was entered: players fill in only what the rules leave
        # open.
        hex=printed_hex(city, books.tables) or str(held["hex"] or ""),
        state=CityState(str(held["state"] or CityState.OPEN)),
        roll=int(str(roll)) if roll is not None else None,
        turn=TurnCode(str(turn)) if turn else None,
        due=TurnCode(str(due)) if due else None,
        before=int(str(held["before"] or 0)),
        complete=bool(held["complete"]),
    )


_SAVED: Final = tuple(one.name for one in fields(CityRecord) if one.name != "city")


def register(books: Books) -> tuple[CityRecord, ...]:
    """Every city, in the order of the rules."""
    return tuple(record_of(books, city) for city in City)


def is_played(books: Books) -> bool:
    """Whether the optional rule is played."""
    return bool(chosen(books.options, FESTUNG))


def city_facts(books: Books, city: City, **values: JsonValue) -> tuple[Fact, ...]:
    """What has to be written for a city to be as it is given."""
    return tuple(
        fact for name, value in values.items() for fact in enter(books, CITY, city, name, value)
    )


# --------------------------------------------------------------------------------- the garrison


def stands_in(unit: UnitState, record: CityRecord) -> bool:
    """Whether a unit stands in a city, by its hex or by the city's name."""
    place = unit.hex.strip()
    by_hex = bool(record.hex) and same_place(place, record.hex)
    # By name as well, for the hex of a city may not be known yet.
    return bool(place) and (by_hex or same_place(place, record.city))


def present(books: Books, record: CityRecord) -> tuple[UnitState, ...]:
    """The Axis ground units in a city."""
    units = units_on_map(books, AXIS)
    return tuple(u for u in units if stands_in(u, record) and is_ground(u, books.tables))


def declared(books: Books, city: City) -> tuple[UnitId, ...]:
    """The units that were declared as the garrison of a city, the eliminated ones too."""
    return tuple(
        UnitId(int(key)) for (key, field), value in books.facts(GARRISON).items()
        if field == CITY_FIELD and value == city
    )  # fmt: skip


def needed(books: Books, record: CityRecord) -> Ruling[Garrison]:
    """What the garrison of a Festung still needs, with the units that stand there now."""
    units = present(books, record)
    asked = GarrisonInputs(
        city=record.city,
        present=len(units),
        german_present=sum(is_german(unit.nation) for unit in units),
        there_before=record.before,
        options=books.options,
    )
    return garrison(asked, books.tables)


def owed_words(books: Books, record: CityRecord) -> str:
    """What a garrison still needs: ``4 units, 1 of them German``, or ``1 German unit``."""
    still = needed(books, record).result
    if still.german_owed >= max(still.owed, 1):
        return counted(still.german_owed, "German unit")
    if not still.owed:
        return "to be declared"
    german = f", {still.german_owed} of them German" if still.german_owed else ""
    return f"{counted(still.owed, 'unit')}{german}"


def missing_words(books: Books, record: CityRecord) -> str:
    """What a garrison still needs, told apart from the units that are there and not declared."""
    words = owed_words(books, record)
    # The pool counts units until they are declared: it would seem to contradict the bare number.
    still = needed(books, record).result
    return f"{words} missing" if still.owed or still.german_owed else words


def duty(books: Books, record: CityRecord) -> Duty:
    """How the garrison of a city stands; nobody has to do anything if the rule is not played."""
    if record.state is not CityState.FESTUNG or not is_played(books):
        return Duty.NONE
    if record.complete:
        held = set(declared(books, record.city))
        # With none of its units left the garrison was eliminated, and the city owes nothing more.
        return Duty.HELD if any(u.id in held for u in units_on_map(books)) else Duty.FALLEN
    if _is_waived(books, record):
        return Duty.WAIVED
    return _by_time(books, record)


def _is_waived(books: Books, record: CityRecord) -> bool:
    """Whether the duty is gone whoever stands there."""
    asked = GarrisonInputs(city=record.city, there_before=record.before, options=books.options)
    return not garrison(asked, books.tables).result.owed


def _by_time(books: Books, record: CityRecord) -> Duty:
    due = record.due or books.turn
    if books.turn == due and books.side == AXIS and books.phase == MOVEMENT:
        return Duty.OWED
    first_turn = books.turn < due
    # The Axis moves later in the same turn where the Soviets go first.
    still_ahead = books.turn == due and books.side == SOVIET and _soviet_first(books)
    return Duty.TO_COME if first_turn or still_ahead else Duty.DEBT


def _soviet_first(books: Books) -> bool:
    return chosen(books.options, FIRST_SIDE) == SOVIET


def garrison_due(books: Books) -> TurnCode:
    """The turn of the next Axis movement phase, for a city that is declared now."""
    before_axis = books.side == SOVIET and _soviet_first(books)
    # Where the Axis moves first its phase of this turn is over when the Soviets enter.
    return books.turn if before_axis else CALENDAR.next(books.turn)


# ---------------------------------------------------------------------------------- how far it is


@dataclass(frozen=True)
class CityDistances:
    """How far a hex is from the cities: those surely near or far, and those to be counted.

    `unsure` are cities whose distance depends on how the map is laid out, with what it can be;
    `unplaced` those whose hex nobody knows.
    """

    known: Mapping[City, Span]
    unsure: Mapping[City, Span]
    unplaced: tuple[City, ...]


def city_distances(
    books: Books, place: str, counted: Mapping[str, int | None], reach: int
) -> CityDistances:
    """How far the cities are from a hex; what a player `counted` goes before what is worked out."""
    known: dict[City, Span] = {}
    unsure: dict[City, Span] = {}
    unplaced: list[City] = []
    for record in register(books):
        given = counted.get(record.city)
        if given is not None:
            known[record.city] = Span(given, given)
            continue
        found = span_to(books, place, record)
        if found is None:
            unplaced.append(record.city)
        # On one side of the limit with either layout, the exact number does not matter.
        elif found.exact is not None or found.least > reach or found.most <= reach:
            known[record.city] = found
        else:
            unsure[record.city] = found
    return CityDistances(known, unsure, tuple(unplaced))


def span_to(books: Books, place: str, record: CityRecord) -> Span | None:
    """The hexes from a place to a city; None where the hex of one of them is not known."""
    # In the city itself there is no distance, even while nobody knows its hex.
    if same_place(place, record.city) or (record.hex and same_place(place, record.hex)):
        return Span(0, 0)
    return span(place, record.hex, layout_of(books.options))


def place_of(books: Books, text: str) -> str:
    """A place as it is kept: a city whose hex is known by its hex, anything else as it stands."""
    place = text.strip()
    # By its hex wherever it is known, so that one place never has two names in the books.
    return next((c.hex for c in register(books) if c.hex and same_place(place, c.city)), place)


def is_place(text: str) -> bool:
    """Whether this names a hex or one of the cities."""
    return is_hex(text) or any(same_place(text, city) for city in City)
