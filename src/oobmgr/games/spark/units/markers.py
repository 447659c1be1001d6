"""The markers that lie on units: facts of `fact_kinds.MARKER`, by unit and marker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from types import MappingProxyType

from oobmgr.domain.postings import Fact, JsonValue, UnitId
from oobmgr.domain.values import dataclass
from oobmgr.games.spark import fact_kinds
from oobmgr.games.spark.units.shots import Shot, read_shot
from oobmgr.games.spark.words import Marker
from oobmgr.rules.books import Books


@dataclass(frozen=True)
class Markers:
    """The markers of one unit by their saved names, with what each holds."""

    held: Mapping[str, JsonValue] = field(default_factory=lambda: MappingProxyType({}))

    def __contains__(self, marker: Marker) -> bool:
        """Whether the marker lies on the unit."""
        return marker in self.held

    @property
    def assault_hex(self) -> str:
        """The hex that the unit's Assault Marker points at; empty without one."""
        return str(self.held.get(Marker.ASSAULT, ""))

    @property
    def retreat(self) -> tuple[int, int]:
        """The fewest and the most hexes that the unit has yet to go back; 0 and 0 for none.

        One that may withdraw, and need not, has none as its fewest.
        """
        match self.held.get(Marker.MUST_RETREAT):
            # What a unit must do goes before what it may do.
            case [int(fewest), int(most)]:
                return fewest, most
        match self.held.get(Marker.MAY_WITHDRAW):
            case int(most):
                return 0, most
        return 0, 0

    @property
    def shots(self) -> tuple[Shot, ...]:
        """What the unit fired in this impulse, one entry for each fire."""
        read = (read_shot(entry) for entry in self._entries)
        return tuple(shot for shot in read if shot is not None)

    @property
    def fired(self) -> tuple[str, ...]:
        """What the unit fired in this impulse, in words."""
        return tuple(map(fire_in_words, self._entries))

    @property
    def _entries(self) -> Sequence[JsonValue]:
        return entries_of_fire(self.held.get(Marker.FIRED))


NO_MARKERS = Markers()


def entries_of_fire(held: JsonValue) -> Sequence[JsonValue]:
    """What the marker `FIRED` holds: an entry for each fire."""
    return held if isinstance(held, list) else ()


def fire_in_words(entry: JsonValue) -> str:
    """An entry of the marker `FIRED` in words; one of another program as it is."""
    shot = read_shot(entry)
    return str(entry) if shot is None else shot.words


def markers_of(books: Books, unit: UnitId) -> Markers:
    """The markers of one unit."""
    found = {marker: books.fact(fact_kinds.MARKER, str(unit), marker) for marker in Marker}
    # A marker that was taken off leaves a fact without a value behind.
    return Markers(MappingProxyType({key: value for key, value in found.items() if value}))


def all_markers(books: Books) -> Mapping[UnitId, Markers]:
    """The markers of every unit that has any."""
    found: dict[UnitId, dict[str, JsonValue]] = {}
    for (key, name), value in books.facts(fact_kinds.MARKER).items():
        if value:
            found.setdefault(UnitId(int(key)), {})[name] = value
    return {unit: Markers(MappingProxyType(held)) for unit, held in found.items()}


def set_marker(books: Books, unit: UnitId, marker: Marker, value: JsonValue) -> tuple[Fact, ...]:
    """Lay a marker on a unit, or take it off with None; nothing where it is so already."""
    old = books.fact(fact_kinds.MARKER, str(unit), marker)
    # What reads as no marker is saved as none, or taking off one that is not there would be a
    # posting.
    new = value or None
    return () if old == new else (Fact(fact_kinds.MARKER, str(unit), marker, old, new),)


def laid_now(books: Books, unit: UnitId, marker: Marker) -> bool:
    """Whether a marker came onto a unit in the phase that goes on."""
    return books.entered_now(fact_kinds.MARKER, str(unit), marker)


def add_shot(books: Books, unit: UnitId, shot: Shot) -> tuple[Fact, ...]:
    """Enter that a unit fired."""
    old = books.fact(fact_kinds.MARKER, str(unit), Marker.FIRED)
    entries = [*entries_of_fire(old), shot.saved]
    return (Fact(fact_kinds.MARKER, str(unit), Marker.FIRED, old, entries),)
