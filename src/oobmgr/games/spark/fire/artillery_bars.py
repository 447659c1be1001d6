"""What stands against fire of artillery: mode, chart, whom it supports, enemies next to it."""

from __future__ import annotations

from oobmgr.games.spark.fire.artillery import (
    DIRECT_ONLY,
    INDIRECT_ONLY,
    PROHIBITED,
    YES,
    ChartColumn,
    chart_entry,
)
from oobmgr.games.spark.fire.ask import Bar, Question
from oobmgr.games.spark.fire.combined import FireMode
from oobmgr.games.spark.fire.segments import DEFENSIVE, OF_AN_ASSAULT, chart_column_of
from oobmgr.games.spark.fire.segments import INDIRECT_ONLY as INDIRECT_SEGMENTS
from oobmgr.games.spark.movement.hexes import is_next_to
from oobmgr.games.spark.options import BESIDE_ENEMY, DIRECT_BY, is_usual
from oobmgr.games.spark.units.shots import SEGMENT_NAMES, Segment
from oobmgr.games.spark.units.unit import AT, SparkUnit
from oobmgr.games.spark.words import FireKind
from oobmgr.rules.tables import Tables


def wrong_way(asked: Question) -> Bar | None:
    """Whether a unit can fire in this mode at all (SP-ART-02, SP-ART-24)."""
    # From what the unit is to what the segment asks for: the first reason is the plainest.
    direct = asked.mode is FireMode.DIRECT
    if not direct and not asked.artillery:
        return Bar("is not artillery: it fires directly only", "SP-ART-02")
    if not direct and asked.ask.kind is FireKind.AT:
        return Bar("AT fire is always direct", "SP-ART-02")
    if direct and asked.ask.segment in INDIRECT_SEGMENTS:
        name = SEGMENT_NAMES[asked.ask.segment]
        return Bar(f"{name} is indirect artillery fire", "SP-ART-24")
    if direct and asked.artillery:
        return _not_direct(asked)
    return not_heavy(asked.unit, asked.tables) if asked.mode is FireMode.HEAVY else None


def _not_direct(asked: Question) -> Bar | None:
    """Artillery fires directly where its front shows AT strength (SP-ART-01, SP-X-23)."""
    if not asked.unit.rating(AT):
        return Bar("has no AT strength on its front: no direct fire", "SP-ART-01")
    # Whether its front alone decides is for the group to say (SP-X-23).
    # By the usual reading the front decides alone, and the chart is not asked.
    by_chart = not is_usual(asked.options, DIRECT_BY)
    if by_chart and asked.unit.chart:
        entry, case = chart_entry(asked.unit.chart, ChartColumn.DIRECT, asked.tables)
        if entry == PROHIBITED:
            return Bar("the Artillery Chart gives it no direct fire", case)
    return None


def not_heavy(unit: SparkUnit, tables: Tables) -> Bar | None:
    """Why a unit is not heavy artillery, None where it is."""
    entry, case = "", "SP-FIRE-19"
    if unit.chart:
        entry, case = chart_entry(unit.chart, ChartColumn.HEAVY, tables)
    return None if entry == YES else Bar("is not heavy artillery", case)


def barred_by_chart(asked: Question) -> Bar | None:
    """What the unit's row of the Artillery Capabilities Chart bars."""
    # Without a row nothing of the chart can bar it; `_unknown` asks for the row.
    if not asked.artillery or not asked.unit.chart:
        return None
    segment = asked.ask.segment
    entry, case = chart_entry(asked.unit.chart, chart_column_of(segment), asked.tables)
    name = SEGMENT_NAMES[segment]
    # Prohibited first: the other entries allow something.
    if entry == PROHIBITED:
        return Bar(f"the Artillery Chart gives it no {name.lower()}", case)
    if entry == DIRECT_ONLY and asked.mode is not FireMode.DIRECT:
        return Bar(f"{name}: direct only, by the Artillery Chart", case)
    if entry == INDIRECT_ONLY and asked.mode is FireMode.DIRECT:
        return Bar(f"{name}: indirect only, by the Artillery Chart", case)
    return _of_strangers(asked)


def _of_strangers(asked: Question) -> Bar | None:
    """Divisional artillery and mortars fire for their own only (SP-ART-12, SP-ART-13)."""
    path, ask = f"artillery.{asked.unit.chart}", asked.ask
    bound = "supports" in asked.tables.keys(path) and ask.segment in OF_AN_ASSAULT
    # A barrage is of nobody's assault.
    if not bound or ask.segment is Segment.BARRAGE or not ask.assault:
        return None
    cell = asked.tables.cell(f"{path}.supports")
    division = cell.value == "division"
    state = asked.unit.state
    # A division is the lowest formation of the path, an Army the highest.
    own = set(state.path[-1:] if division else state.path[:1])
    involved = [other for other in _involved(asked) if other.state.side == state.side]
    # Where the books show nobody in the assault, nothing speaks against the fire.
    if not involved or any(own & set(other.state.path) for other in involved):
        return None
    return Bar(f"fires for units of its own {'division' if division else 'Army'} only", cell.case)


def _involved(asked: Question) -> tuple[SparkUnit, ...]:
    """The units of the assault that is meant, on the side that fires."""
    if asked.ask.segment in DEFENSIVE:
        return asked.field.at(asked.ask.assault)
    return asked.field.assaulters(asked.ask.assault)


def barred_by_neighbour(asked: Question) -> Bar | None:
    """What an enemy next to artillery does to its fire (SP-ART-05, SP-ELIG-36, SP-X-24)."""
    if not asked.artillery or not asked.beside:
        return None
    cell = asked.tables.cell(f"eligibility.artillery_adjacent.{asked.column.lower()}")
    entry = cell.value
    beside = f"is next to {asked.beside}"
    if asked.mode is FireMode.DIRECT:
        # The two charts contradict each other here; the group says which goes first (SP-X-24).
        chart_first = is_usual(asked.options, BESIDE_ENEMY)
        return None if chart_first or entry != PROHIBITED else Bar(beside, cell.case)
    if entry in {PROHIBITED, DIRECT_ONLY}:
        return Bar(f"{beside}: no indirect fire", cell.case)
    # Compared with false: where the hexes are not known nothing is barred.
    if is_next_to(asked.unit.state.hex, asked.ask.place) is False:
        return Bar(f"{beside}: no fire at hexes further off", "SP-ART-05")
    return None
