"""Interdiction zones in the books: where they lie, until when, what they cost the enemy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.sequence import player_turns
from oobmgr.games.europa.trace.interdiction import entering, leaving
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import AIR, EXPLOITATION, INITIAL, MOVEMENT, SIDE_NAMES, enemy
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books, PhaseId
from oobmgr.rules.closings import closing
from oobmgr.rules.entered import changes, recorded
from oobmgr.rules.nearest import folded

_PLACED: Final = "placed"
_RAIL: Final = "rail"
_KEY: Final = KeyForm(parts=("side", "place"))


@dataclass(frozen=True, slots=True)
class Zone:
    """An interdiction zone: a hex and its neighbours.

    Attributes:
        side: Who placed it.
        place: Its centre, as written.
        placed: The game turn in which it was placed.
        rail: Whether its centre is a rail hex, where it breaks the line (INT-05).
    """

    side: SideId
    place: str
    placed: TurnCode
    rail: bool = False

    @property
    def key(self) -> str:
        """The key of its facts."""
        return _KEY.key(self.side, self.place)

    @property
    def last(self) -> TurnCode:
        """The game turn in whose Initial Phase of its own side it goes (INT-06)."""
        return CALENDAR.next(self.placed)

    @property
    def until(self) -> str:
        """When it goes, in words."""
        return f"{SIDE_NAMES[self.side]} Initial Phase of {CALENDAR.label(self.last)}"

    @property
    def name(self) -> str:
        """Its centre, with the rail line that it breaks."""
        return f"{self.place} (rail cut)" if self.rail else self.place


def all_zones(books: Books) -> tuple[Zone, ...]:
    """Every zone that the books hold, by side and place, those that are over included."""
    return tuple(
        Zone(SideId(side), place, TurnCode(str(fields[_PLACED])), fields.get(_RAIL) is True)
        for (side, place), fields in sorted(recorded(books, fact_kinds.ZONE, _KEY).items())
        if _PLACED in fields
    )


def zones_of(books: Books, side: SideId) -> tuple[Zone, ...]:
    """The zones of a side that are in force now (INT-06)."""
    # Compared by player turn: a zone goes in the turn of its own side.
    now = _place_in_order(books.turn, books.side)
    return tuple(
        zone
        for zone in all_zones(books)
        if zone.side == side and now < _place_in_order(zone.last, side)
    )


def _place_in_order(turn: TurnCode, side: SideId) -> tuple[TurnCode, int]:
    """Where a player turn stands in the sequence of play."""
    order = [player_turn.side for player_turn in player_turns(turn)]
    # A side that does not play in a turn stands at its end.
    return turn, order.index(side) if side in order else len(order)


def zone_at(books: Books, side: SideId, place: str) -> Zone | None:
    """The zone of a side in force around a place, however it is written; None without one."""
    wanted = folded(place)
    return next((zone for zone in zones_of(books, side) if folded(zone.place) == wanted), None)


def zone_facts(books: Books, zone: Zone, *, gone: bool = False) -> tuple[Fact, ...]:
    """What has to be written for a zone to lie on the map, or to be taken off it."""
    placed, rail = (None, None) if gone else (zone.placed, zone.rail)
    return changes(books, fact_kinds.ZONE, zone.key, {_PLACED: placed, _RAIL: rail})


# ------------------------------------------------------------------------------- their end


@closing("INT-06", title="Interdiction zones removed")
def end_zones(books: Books) -> ActionPlan | None:
    """The zones that go as the next player turn begins: those of its side (INT-06)."""
    turn, side = _next_player_turn(books)
    after = _place_in_order(turn, side)
    over = [zone for zone in all_zones(books) if _place_in_order(zone.last, zone.side) <= after]
    if not over:
        return None
    working = tuple(
        Step(f"{SIDE_NAMES[z.side]}, {z.name}", "removed", CALENDAR.label(z.placed), "INT-06")
        for z in over
    )
    number = counted(len(over), "interdiction zone")
    return ActionPlan(
        f"{number} removed",
        f"{number} removed: {_names(over)}.",
        ruled("Zones removed", len(over), case="INT-06", before=working),
        facts=tuple(fact for zone in over for fact in zone_facts(books, zone, gone=True)),
    )


def _next_player_turn(books: Books) -> tuple[TurnCode, SideId]:
    sides = [player_turn.side for player_turn in player_turns(books.turn)]
    later = sides[sides.index(books.side) + 1 :] if books.side in sides else []
    if later:
        return books.turn, later[0]
    turn = CALENDAR.next(books.turn)
    return turn, player_turns(turn)[0].side


def _names(zones: Iterable[Zone]) -> str:
    return ", ".join(zone.name for zone in zones)


# ------------------------------------------------------------------------- what is told of it


def zone_notice(books: Books, phase: PhaseId) -> str:
    """What there is to say of zones in a phase of the side that is playing; empty for nothing."""
    theirs = zones_of(books, enemy(books.side))
    if phase == AIR:
        own = zones_of(books, books.side)
        return f"Your Interdiction Zones: {_with_ends(own)}." if own else ""
    if not theirs:
        # Only the enemy's zones cost anything.
        return ""
    told = f"Enemy Interdiction Zones: {_with_ends(theirs)}."
    if phase == INITIAL:
        return f"{told} {trace_told(books)}"
    if phase in {MOVEMENT, EXPLOITATION}:
        cost = books.tables.whole("trace.zone.leave.rail_cut")
        rail = f" By rail only the rail cut costs: {cost} full MP."
        # Only a zone around a rail hex cuts the line (INT-05, INT-08).
        return f"{told} {movement_told(books)}{rail if any(z.rail for z in theirs) else ''}"
    return ""


def _with_ends(zones: tuple[Zone, ...]) -> str:
    ends = dict.fromkeys(zone.until for zone in zones)
    by_end = {end: _names(zone for zone in zones if zone.until == end) for end in ends}
    return "; ".join(f"{names} until the {end}" for end, names in by_end.items())


def movement_told(books: Books) -> str:
    """What leaving a hex of a zone costs more, and entering one where the campaign says so."""
    tables = books.tables
    cm, other = leaving(tables, cm=True)[0], leaving(tables, cm=False)[0]
    told = f"Leaving a hex of a zone costs C/M units {cm} MP more, others {other}."
    more = entering(books.options, tables, cm=True)
    return f"{told} Entering one costs C/M units {more} MP more." if more else told


def trace_told(books: Books) -> str:
    """What zones take from supply links (INT-01)."""
    less = books.tables.whole("trace.zone.link_less")
    return f"A supply link that enters zones may be {counted(less, 'hex', 'hexes')} shorter."
