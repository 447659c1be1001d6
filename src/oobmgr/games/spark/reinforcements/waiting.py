"""Reinforcements that are not active yet, and units that were driven off the map."""

from __future__ import annotations

from collections.abc import Iterable

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, JsonValue, UnitId
from oobmgr.domain.rulings import Ruling
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.spark import fact_kinds
from oobmgr.games.spark.movement.hexes import is_hex, same_hex
from oobmgr.games.spark.reinforcements.activation import (
    ReinforcementActivationInputs,
    Trigger,
    TriggerKind,
    Waiting,
    reinforcement_activation,
)
from oobmgr.games.spark.sequence import part_of
from oobmgr.games.spark.units.departures import Departure, read_departure
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import (
    REINFORCEMENT,
    SparkUnit,
    living_units,
    unit_of,
    units_of,
)
from oobmgr.games.spark.words import SOVIET, Marker
from oobmgr.rules.books import Books


def inactive(books: Books) -> tuple[SparkUnit, ...]:
    """The reinforcements on the map that are not active yet."""
    return marked_with(books, Marker.INACTIVE)


def marked_with(books: Books, marker: Marker) -> tuple[SparkUnit, ...]:
    """The units on the map on which a marker lies: few of them, so each is read by itself."""
    ids = (
        UnitId(int(key))
        for (key, name), value in books.facts(fact_kinds.MARKER).items()
        if name == marker and value
    )
    found = (unit_of(books, one) for one in sorted(ids))
    return tuple(unit for unit in found if unit.on_map)


def entry_turn(unit: SparkUnit) -> TurnCode | None:
    """The turn in which an inactive reinforcement becomes active; None where none is known."""
    # The turn on the marker first: the players may have put a reinforcement off.
    held = unit.markers.held.get(Marker.INACTIVE)
    if isinstance(held, str):
        return TurnCode(held)
    return unit.state.arrival or None


def due_now(books: Books) -> tuple[SparkUnit, ...]:
    """The inactive reinforcements whose turn has come (SP-REINF-02)."""
    found = ((unit, entry_turn(unit)) for unit in inactive(books))
    return tuple(unit for unit, turn in found if turn is not None and turn <= books.turn)


def to_be_marked(books: Books) -> tuple[SparkUnit, ...]:
    """Soviet units that come as reinforcements and were not marked as inactive yet.

    They stand on the map from the start, so those that the order of battle still expects too.
    """
    asleep = {unit.id for unit in inactive(books)}
    return tuple(
        unit
        for unit in units_of(books)
        if unit.id not in asleep
        and unit.state.side == SOVIET
        and unit.state.status is not UnitStatus.DEAD
        and (
            unit.state.status is UnitStatus.DUE
            # From its own turn on it is active anyway (SP-REINF-02).
            or (unit.is_marked(REINFORCEMENT) and unit.state.arrival > books.turn)
        )
    )


def woken_with(books: Books, unit: UnitId, kind: TriggerKind) -> Ruling[tuple[str, ...]]:
    """Who wakes when something happens to a unit: by the numbers of their hexes (SP-REINF-03).

    A unit whose hex has no number wakes alone.
    """
    struck = next(one for one in units_of(books) if one.id == unit)
    known = is_hex(struck.state.hex)
    others = (one for one in inactive(books) if known and one.id != unit and is_hex(one.state.hex))
    units = tuple(
        # A unit without the number of a hex is alone in its place, which is the target.
        Waiting(str(int(one.id)), one.state.hex.strip() or "target", Marker.INACTIVE in one.markers)
        for one in (struck, *others)
    )
    asked = ReinforcementActivationInputs(Trigger(kind, str(int(unit))), units)
    return reinforcement_activation(asked, books.tables)


@dataclass(frozen=True)
class Woken:
    """Reinforcements that became active together, and what the books write of it."""

    units: tuple[SparkUnit, ...] = ()
    facts: tuple[Fact, ...] = ()


def wake(books: Books, struck: Iterable[SparkUnit], kind: TriggerKind) -> Woken:
    """Wake those of the units that sleep, and whoever wakes with them (SP-REINF-03)."""
    ids = dict.fromkeys(
        UnitId(int(one))
        for unit in struck
        # Only those asleep: what happens to an active unit wakes nobody (SP-REINF-04).
        if Marker.INACTIVE in unit.markers
        for one in woken_with(books, unit.id, kind).result
    )
    units = tuple(unit_of(books, one) for one in ids)
    facts = (fact for one in ids for fact in set_marker(books, one, Marker.INACTIVE, None))
    return Woken(units, tuple(facts))


def assaulted(books: Books) -> tuple[SparkUnit, ...]:
    """The inactive reinforcements in hexes at which Assault Markers of the enemy point."""
    asleep = inactive(books)
    if not asleep:
        return ()
    marked = marked_with(books, Marker.ASSAULT)
    targets = [(unit.state.side, unit.markers.assault_hex) for unit in marked]
    return tuple(
        unit
        for unit in asleep
        if any(
            side != unit.state.side and same_hex(place, unit.state.hex) for side, place in targets
        )
    )


# ------------------------------------------------------------------------------- off the map


def off_map(books: Books) -> tuple[SparkUnit, ...]:
    """The units that were driven off the map and have not come back."""
    return marked_with(books, Marker.OFF_MAP)


def left_now(books: Books) -> JsonValue:
    """What is kept of a unit that leaves the map now."""
    return Departure(books.turn, part_of(books.phase)).saved


def left_in(unit: SparkUnit) -> TurnCode | None:
    """The turn in which a unit left the map; None where the marker was laid without one."""
    left = read_departure(unit.markers.held.get(Marker.OFF_MAP))
    return left.turn if left else None


def must_return(books: Books) -> tuple[SparkUnit, ...]:
    """The units of the playing side that must come back in this impulse, or are lost."""
    now = Departure(books.turn, part_of(books.phase))
    return tuple(
        unit
        for unit in off_map(books)
        if unit.state.side == books.side
        # Whoever left in this very impulse has until the next.
        and read_departure(unit.markers.held.get(Marker.OFF_MAP)) != now
    )


def entering(books: Books) -> tuple[SparkUnit, ...]:
    """The units of the playing side that are to come onto the map.

    Those that were driven off it, and those of the order of battle that have come and stand in no
    hex.
    """
    gone = {unit.id for unit in off_map(books)}
    return tuple(
        unit
        for unit in living_units(books)
        if unit.state.side == books.side
        and (
            unit.id in gone
            # Codes of turns sort by time; who has none was there from the start.
            or ("" < unit.state.arrival <= books.turn and not is_hex(unit.state.hex))
        )
    )
