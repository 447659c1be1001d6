"""A unit that enters a hex, held against what calls for a roll: the books' side of the rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.domain.rulings import Step
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.festung.calls import hexes_of
from oobmgr.games.balkans.festung.register import city_distances, record_of, register
from oobmgr.games.balkans.festung.trigger import (
    NEAR,
    RANGE,
    TOO_FAR,
    FestungTriggerInputs,
    TriggerType,
    festung_trigger,
    objections_to,
)
from oobmgr.games.balkans.hexes import Span, same_place
from oobmgr.games.balkans.units import is_ground, out_since
from oobmgr.games.balkans.words import City, CityState

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_BY_DISTANCE = frozenset({NEAR, TOO_FAR})


@dataclass(frozen=True)
class Nearing:
    """What comes of a unit that enters a hex.

    `candidates` are the open cities of which one is rolled for; `objections` why it calls for no
    roll whatever is near, each with its case; `unsure` open cities that may be near, as the map is
    laid out; `unplaced` open cities whose hex nobody knows. `known` are the hexes to each city.
    """

    unit: UnitState
    candidates: tuple[City, ...]
    objections: tuple[tuple[str, str], ...]
    known: Mapping[City, Span]
    unsure: Mapping[City, Span]
    unplaced: tuple[City, ...]
    lines: tuple[Step, ...]


def nearing(
    books: Books,
    unit: UnitState,
    place: str,
    supplied: bool | None,  # noqa: FBT001 - an input as it was entered, None where left open
    counted: Mapping[str, int | None],
) -> Nearing:
    """What comes of a unit that enters a hex now."""
    reach = books.tables.whole(RANGE)
    distances = city_distances(books, place, counted, reach)
    # Before this entry is written: a second call from the same hex is what the rule forbids.
    before = hexes_of(books, unit.id)
    asked = FestungTriggerInputs(
        nation=unit.nation,
        # The rule asks only whether it is a ground unit; what else it is does not matter.
        type=TriggerType.GROUND if is_ground(unit, books.tables) else TriggerType.AIR,
        supplied=out_since(books, unit.id) is None if supplied is None else supplied,
        # Known ones are surely near or surely far, so each end of a span gives the same verdict.
        distance={str(city): found.most for city, found in distances.known.items()},
        city_state={str(one.city): one.state for one in register(books)},
        same_hex_before=any(same_place(one, place) for one in before),
        called_before=bool(before),
        options=books.options,
    )
    ruling = festung_trigger(asked, books.tables)
    objections = tuple(objections_to(asked))
    candidates = tuple(City(name) for name in ruling.result.candidates)
    is_asked = not objections
    return Nearing(
        unit=unit,
        candidates=candidates,
        objections=objections,
        known=distances.known,
        unsure={
            city: found
            for city, found in distances.unsure.items()
            if is_asked and _is_open(books, city)
        },
        unplaced=tuple(c for c in distances.unplaced if is_asked and _is_open(books, c)),
        # Without the result, which `plan_enter_hex` draws for all units together.
        lines=tuple(_in_words(line, distances.known) for line in ruling.working[:-1]),
    )


def _in_words(line: Step, known: Mapping[City, Span]) -> Step:
    """The line of a city with all that its distance may be, where that is not one number."""
    found = next((one for city, one in known.items() if city == line.label), None)
    if found is None or found.exact is not None or found.words in line.arithmetic:
        return line
    return replace(line, arithmetic=f"{found.words} hexes") if line.value in _BY_DISTANCE else line


def _is_open(books: Books, city: City) -> bool:
    return record_of(books, city).state is CityState.OPEN
