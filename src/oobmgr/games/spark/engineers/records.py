"""Bridges in the books: who began them where, which are in play, which are gone."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, Subject, UnitId
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.engineers.bridges import WATER_NAMES, Water, is_rested
from oobmgr.games.spark.movement.hexes import is_hex, same_hex
from oobmgr.games.spark.turns import CALENDAR, section_number
from oobmgr.games.spark.units.markers import markers_of
from oobmgr.games.spark.words import SOVIET, Marker
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.map_entries import MapEntry
from oobmgr.rules.tables import Tables

_PREFIX: Final = "bridge"
_FIELDS: Final = ("begun", "water", "engineer", "pontoon", "built", "gone")


class BridgeState(StrEnum):
    """How a bridge stands."""

    BUILDING = "being built"
    IN_PLAY = "in play"
    GONE = "gone"


@dataclass(frozen=True)
class Bridge:
    """A bridge between two banks, by their hexes, the first from which it is built.

    `begun`, `built` and `gone` are turns, the last two None as long as it is not; `engineer` and
    `pontoon` are the units that build it.
    """

    start: str
    end: str
    begun: TurnCode
    water: Water
    engineer: UnitId
    pontoon: UnitId
    built: TurnCode | None = None
    gone: TurnCode | None = None

    @property
    def place(self) -> str:
        """``1906 to 2007``."""
        return f"{self.start} to {self.end}"

    @property
    def state(self) -> BridgeState:
        """How it stands now."""
        if self.gone is not None:
            return BridgeState.GONE
        return BridgeState.IN_PLAY if self.built is not None else BridgeState.BUILDING


def bridges(books: Books) -> tuple[Bridge, ...]:
    """Every bridge that was ever begun; one begun anew at a place takes its line."""
    # By what was ever begun: the key outlives the bridge, so that its history stays one line.
    keys = {key for key, _ in books.facts(Subject.CONDITION) if key.startswith(f"{_PREFIX}:")}
    found = (_read(books, key) for key in sorted(keys))
    return tuple(bridge for bridge in found if bridge is not None)


def standing(books: Books, *states: BridgeState) -> tuple[Bridge, ...]:
    """The bridges in these states; those being built or in play where none is named."""
    wanted = states or (BridgeState.BUILDING, BridgeState.IN_PLAY)
    return tuple(bridge for bridge in bridges(books) if bridge.state in wanted)


def markers_on_map(books: Books) -> int:
    """How many Bridge Markers are on the map (SP-BRDG-05).

    One is laid when a bridge is finished, not when it is begun (SP-BRDG-04).
    """
    return len(standing(books, BridgeState.IN_PLAY))


def bridge_facts(books: Books, bridge: Bridge) -> tuple[Fact, ...]:
    """What has to be written for a bridge to be as it is given."""
    # By its banks, in the order in which it was begun.
    key = f"{_PREFIX}:{bridge.start.strip()}-{bridge.end.strip()}"
    return tuple(
        fact
        for field in _FIELDS
        for fact in enter(books, Subject.CONDITION, key, field, getattr(bridge, field))
    )


def missing_builders(books: Books, bridge: Bridge) -> tuple[str, ...]:
    """The builders of a bridge, by name, that are lost or stand elsewhere than where it begins.

    A unit whose hex nobody entered is taken to be where it should.
    """
    units = {unit.id: unit for unit in books.units()}
    both = (bridge.engineer, "its engineer"), (bridge.pontoon, "its bridging unit")
    found = []
    for builder, word in both:
        unit = units.get(builder)
        # One that was taken off the books has no name any more.
        if unit is None:
            found.append(word)
        elif _is_away(books, unit, bridge):
            found.append(unit.designation)
    return tuple(found)


def _is_away(books: Books, unit: UnitState, bridge: Bridge) -> bool:
    elsewhere = is_hex(unit.hex) and not same_hex(unit.hex, bridge.start)
    driven_off = Marker.OFF_MAP in markers_of(books, unit.id)
    return elsewhere or driven_off or unit.status is not UnitStatus.ON_MAP


def last_built(books: Books, pontoon: UnitId) -> TurnCode | None:
    """The Turn Section in which a bridging unit last finished a bridge; None if it has not."""
    turns = [one.built for one in bridges(books) if one.pontoon == pontoon and one.built]
    return max(turns, default=None)


def rests_until(turn: TurnCode, tables: Tables) -> TurnCode:
    """The first Turn Section in which a bridging unit that built in this one may begin again."""
    # Step by step, for how long a unit rests is a number that a house rule may change.
    after = CALENDAR.next(turn)
    # The rule is asked turn by turn, so that it is written in one place only.
    while not is_rested(section_number(turn), section_number(after), tables):
        after = CALENDAR.next(after)
    return after


def on_map(books: Books) -> tuple[MapEntry, ...]:
    """What lies on the map besides units: bridges being built and in play."""
    return tuple(
        MapEntry(
            kind="Bridge",
            place=bridge.place,
            side=SOVIET,
            state=str(bridge.state),
            since=bridge.built or bridge.begun,
            case="SP-BRDG-04" if bridge.built else "SP-BRDG-02",
            note=f"over {WATER_NAMES[bridge.water]}",
        )
        for bridge in standing(books)
    )


def _read(books: Books, key: str) -> Bridge | None:
    values = {field: books.fact(Subject.CONDITION, key, field) for field in _FIELDS}
    # The beginning was taken back, and with it everything else of the bridge.
    if not values["begun"]:
        return None
    start, _, end = key.removeprefix(f"{_PREFIX}:").partition("-")
    return Bridge(
        start=start,
        end=end,
        begun=TurnCode(str(values["begun"])),
        water=Water(str(values["water"])),
        engineer=UnitId(int(str(values["engineer"]))),
        pontoon=UnitId(int(str(values["pontoon"]))),
        built=TurnCode(str(values["built"])) if values["built"] else None,
        gone=TurnCode(str(values["gone"])) if values["gone"] else None,
    )
