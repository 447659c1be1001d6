"""What stands against a unit's fire: each rule looks at one thing, in the order of `BARS`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oobmgr.domain.quantities import counted
from oobmgr.games.spark.fire.artillery_bars import barred_by_chart, barred_by_neighbour, wrong_way
from oobmgr.games.spark.fire.ask import Bar, FireAsk, Question, at_hex
from oobmgr.games.spark.fire.combined import FireMode
from oobmgr.games.spark.fire.conditions import firer_conditions, has_range
from oobmgr.games.spark.fire.eligibility import (
    NOT_ARISING,
    ORIGINAL_HEX_ONLY,
    OTHER_KIND,
    PROHIBITED,
    TableEntry,
    table_entries,
)
from oobmgr.games.spark.fire.segments import OF_AN_ASSAULT
from oobmgr.games.spark.movement.hexes import distance, is_hex
from oobmgr.games.spark.movement.stacking import LIMIT
from oobmgr.games.spark.movement.stacks import fighting_units
from oobmgr.games.spark.roster.strength import KIND_NAMES
from oobmgr.games.spark.turns import is_night
from oobmgr.games.spark.units.shots import SEGMENT_NAMES, Segment
from oobmgr.games.spark.units.unit import PARENTHESES, RANGE, SparkUnit
from oobmgr.games.spark.words import FireKind, Marker

# A marker that came off counts as well: whoever once got one has no Post-Assault Fire (SP-RET-06).
_HAD_A_MARKER: Final = (Marker.ASSAULT, Marker.CALLED_OFF, Marker.INVOLVED)
_PICKED: Final = "SP-STACK-05"
_LIMITS_NOTHING: Final = "performed_zoc"
# Without a printed range AT fire stays inside the hex, and in these segments nobody is there to be
# fired at (SP-CTR-20).
_NO_SHORT_AT: Final = frozenset({Segment.POST_ASSAULT, Segment.ZOC})


def _gone(asked: Question) -> Bar | None:
    """Units that are not on the map, or not active yet."""
    if not (asked.unit.on_map and asked.unit.state.steps_left):
        return Bar("is not on the map", "SP-ROSTER-02")
    if Marker.OFF_MAP in asked.unit.markers:
        return Bar("was driven off the map", "SP-REINF-08")
    if Marker.INACTIVE in asked.unit.markers:
        return Bar("is not active yet", "SP-REINF-02")
    return None


def _unknown(asked: Question) -> Bar | None:
    """Units of which nobody entered what the fire depends on."""
    if not asked.unit.is_known:
        return Bar(f"it was not entered what {asked.unit.state.type} is", "SP-CTR-09")
    # Artillery alone has a row; others are known by their type.
    if asked.artillery and not asked.unit.chart:
        return Bar("its row of the Artillery Chart is not entered", "SP-ARTC-01")
    return None


def _after_assault(asked: Question) -> Bar | None:
    """Post-Assault Fire: not at night, and not by units that had an Assault Marker."""
    if asked.ask.segment is not Segment.POST_ASSAULT:
        return None
    # Asked before the marker: at night nobody has this fire, and that is the plainer reason.
    if is_night(asked.field.books.turn):
        return Bar("no Post-Assault Fire at night", "SP-PAF-03")
    if any(marker in asked.unit.markers for marker in _HAD_A_MARKER):
        return Bar("had an Assault Marker in this impulse", "SP-PAF-02")
    return None


def _not_picked(asked: Question) -> Bar | None:
    """Of an overstacked hex only those fire that its owner picked (SP-STACK-05, SP-STACK-06).

    He picks as the First Defensive Segment begins, so a barrage does not wait for him.
    """
    # Only in the segments of an assault does it matter who was picked.
    if asked.ask.segment not in OF_AN_ASSAULT:
        return None
    state = asked.unit.state
    fighting = fighting_units(asked.field.books, state.side, state.hex)
    # Picked once for the hex, whoever fires later.
    if fighting is not None:
        picked = state.id in fighting
        return None if picked else Bar("is not among those picked to fight of its hex", _PICKED)
    if asked.ask.segment is Segment.BARRAGE or not _overstacked(asked):
        return None
    return Bar("its hex is overstacked: first say under Overstacked who fights", _PICKED)


def _overstacked(asked: Question) -> bool:
    """Whether the unit's hex holds more steps of its side than may fight."""
    state = asked.unit.state
    # A place that is not a hex, such as a pool, holds no stack.
    there = (one.state for one in asked.field.at(state.hex) if is_hex(state.hex))
    steps = sum(one.steps_left for one in there if one.side == state.side)
    return steps > asked.tables.whole(LIMIT)


def _no_zone(asked: Question) -> Bar | None:
    """A unit out of supply has no zone of control, and so no ZOC fire (SP-ZOC-01)."""
    if asked.ask.segment is Segment.ZOC and Marker.OUT_OF_SUPPLY in asked.unit.markers:
        return Bar("is out of supply: it has no zone of control", "SP-ZOC-01")
    return None


def _by_ratings(asked: Question) -> Bar | None:
    """What the ratings of the counter bar (SP-ELIG-06, SP-ELIG-07)."""
    ask = asked.ask
    # The AT strength of a trench is that of the place, whatever the counter prints.
    dug_in = bool(ask.trench_at) and ask.kind is FireKind.AT
    if asked.unit.is_marked(PARENTHESES) and not dug_in:
        return Bar("has its strength in parentheses: it starts no fire", "SP-ELIG-07")
    short = ask.kind is FireKind.AT and not has_range(asked.unit) and not dug_in
    if short and (asked.support or ask.segment in _NO_SHORT_AT):
        return Bar("its AT fire does not reach another hex", "SP-ELIG-06")
    return None


def _by_tables(asked: Question) -> Bar | None:
    """The Fire Eligibility Tables (SP-ELIG-01)."""
    conditions = firer_conditions(asked.field, asked.unit, asked.ask)
    for entry in table_entries(conditions, asked.column, asked.tables):
        if entry.value == PROHIBITED:
            return Bar(entry.name, entry.case)
        # A fire that the tables do not know after another is none (SP-FIRE-04); of earlier ZOC
        # fire alone the text says that it limits nothing later (SP-ZOC-16).
        if entry.value == NOT_ARISING and entry.condition != _LIMITS_NOTHING:
            name = SEGMENT_NAMES[asked.ask.segment].lower()
            return Bar(f"{entry.name}: no {name} is open to it", entry.case)
        bar = _narrowed(asked.unit, asked.ask, entry)
        if bar is not None:
            return bar
    return None


def _narrowed(unit: SparkUnit, ask: FireAsk, entry: TableEntry) -> Bar | None:
    """An entry that narrows a fire down, where this fire falls outside of it."""
    if entry.value == ORIGINAL_HEX_ONLY:
        original = str(unit.markers.held.get(Marker.INVOLVED) or "")
        if not at_hex(original, ask.assault):
            return Bar(f"may fire for its own assault on {original} only", entry.case)
    if entry.value == OTHER_KIND:
        used = {shot.kind for shot in unit.markers.shots if at_hex(shot.assault, ask.assault)}
        if len(used) == len(FireKind):
            return Bar(f"{entry.name} with both kinds", entry.case)
        if ask.kind in used:
            other = FireKind.AT if ask.kind is FireKind.REGULAR else FireKind.REGULAR
            left = KIND_NAMES[other]
            return Bar(f"{entry.name} with this kind: only {left} is left", entry.case)
    return None


def _other_kind(asked: Question) -> Bar | None:
    """A printed range keeps a unit to one kind of fire in a phase (SP-ELIG-05, SP-ZOC-17)."""
    if not has_range(asked.unit):
        return None
    phase, kind = asked.field.books.phase, asked.ask.kind
    # Of this phase alone: a phase begins anew.
    now = [shot for shot in asked.unit.markers.shots if shot.phase == phase]
    # AA fire has no kind: it is entered as regular, and bars nothing.
    other = [shot for shot in now if shot.kind is not kind and shot.segment is not Segment.AA]
    if not other:
        return None
    return Bar(f"fired {KIND_NAMES[other[0].kind]} in this phase: no other kind", "SP-ZOC-17")


def _out_of_range(asked: Question) -> Bar | None:
    """Targets further off than the unit fires, as far as the hexes are known (SP-ART-03)."""
    away = distance(asked.unit.state.hex, asked.ask.place)
    reach = _reach(asked)
    if away is None or reach is None or away <= reach:
        return None
    case = "SP-ART-03" if asked.artillery else "SP-CTR-20"
    return Bar(f"{counted(away, 'hex', 'hexes')} away, range {reach}", case)


def _reach(asked: Question) -> int | None:
    """How far a unit fires; None for indirect fire of unknown range."""
    printed = asked.unit.rating(RANGE)
    if asked.mode is not FireMode.DIRECT:
        return printed
    # Indirect fire has no range but the printed one.
    next_hex = asked.tables.whole("fire.range.direct")
    return next_hex if asked.artillery else printed or next_hex


def _unseen(asked: Question) -> Bar | None:
    """Indirect fire at a target that nobody sees; counterbattery has its exception."""
    direct = asked.mode is FireMode.DIRECT
    if direct or asked.ask.observed or asked.ask.segment is Segment.COUNTERBATTERY:
        return None
    return Bar("no unit observes the target", "SP-OBS-02")


# The first that stands against a fire is the one that the player reads: the plainest come first.
BARS: Final[tuple[Callable[[Question], Bar | None], ...]] = (
    _gone,
    _unknown,
    _after_assault,
    _not_picked,
    _no_zone,
    wrong_way,
    barred_by_chart,
    _by_ratings,
    _by_tables,
    _other_kind,
    _out_of_range,
    _unseen,
    barred_by_neighbour,
)
