"""Who may fire: the first thing that stands against a unit's fire, else the points that it has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import BadInput
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step
from oobmgr.domain.units import UnitStatus
from oobmgr.rules.spark.fire.artillery import (
    DIRECT_ONLY,
    INDIRECT_ONLY,
    PROHIBITED,
    YES,
    ChartColumn,
    chart_entry,
    halved,
    terrain_share,
)
from oobmgr.rules.spark.fire.ask import Eligibility, FireAsk, at_hex
from oobmgr.rules.spark.fire.combined import FireMode
from oobmgr.rules.spark.fire.conditions import (
    firer_conditions,
    has_range,
    same_fire,
    surprised_fire,
)
from oobmgr.rules.spark.fire.eligibility import (
    ORIGINAL_HEX_ONLY,
    OTHER_KIND,
    TableEntry,
    table_entries,
)
from oobmgr.rules.spark.fire.options import BESIDE_ENEMY, DIRECT_BY
from oobmgr.rules.spark.fire.ranges import distance, is_next_to
from oobmgr.rules.spark.fire.segments import (
    DEFENSIVE,
    OF_AN_ASSAULT,
    chart_column_of,
    column_of,
)
from oobmgr.rules.spark.fire.segments import INDIRECT_ONLY as INDIRECT_SEGMENTS
from oobmgr.rules.spark.morale.surprise import SurpriseFire
from oobmgr.rules.spark.movement.overstacks import fighting_units
from oobmgr.rules.spark.options import DEFAULTS, chosen
from oobmgr.rules.spark.roster.status import (
    PROHIBITED as NO_FIRE,
)
from oobmgr.rules.spark.roster.status import (
    Status,
    StatusStrengthInputs,
    statuses_of,
    strength_after_status,
)
from oobmgr.rules.spark.roster.strength import KIND_NAMES, Firer, firer_of, strength_of
from oobmgr.rules.spark.turns import is_night
from oobmgr.rules.spark.units.shots import SEGMENT_NAMES, Segment
from oobmgr.rules.spark.units.unit import AT, PARENTHESES, RANGE, SparkUnit
from oobmgr.rules.spark.words import FireKind, Marker

if TYPE_CHECKING:
    from oobmgr.rules.spark.fire.field import Field
    from oobmgr.rules.tables import Tables

MAY_FIRE: Final = "may fire"
Bar = tuple[str, str]
"""Why not, in words, and the case that says so."""
_HAD_A_MARKER: Final = (Marker.ASSAULT, Marker.CALLED_OFF, Marker.INVOLVED)
_NO_SUPPORT_AT: Final = frozenset({Segment.POST_ASSAULT, Segment.ZOC})


def eligible(field: Field, unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Eligibility:
    """Whether a unit may fire so, and with how many points (SP-ELIG-01 to 36, SP-ARTC-01 to 19).

    Range and observation are looked at as far as the books know them.
    """
    for test in _TESTS:
        bar = test(field, unit, ask, mode)
        if bar is not None:
            return Eligibility(mode, may=False, words=bar[0], case=bar[1])
    return _with_points(field, unit, ask, mode)


def modes_of(unit: SparkUnit, ask: FireAsk, tables: Tables) -> tuple[FireMode, ...]:
    """The ways in which a unit could fire at all, the usual one first."""
    if ask.kind is FireKind.AT or firer_of(unit) is not Firer.ARTILLERY:
        return (FireMode.DIRECT,)
    heavy = () if _heavy_bar(unit, tables) else (FireMode.HEAVY,)
    direct = () if ask.segment in INDIRECT_SEGMENTS else (FireMode.DIRECT,)
    return (*heavy, FireMode.INDIRECT, *direct)


def usual(field: Field, unit: SparkUnit, ask: FireAsk) -> Eligibility:
    """The way in which a unit fires where nothing else is said: the first in which it may."""
    found = [eligible(field, unit, ask, mode) for mode in modes_of(unit, ask, field.tables)]
    return next((one for one in found if one.may), found[0])


# ------------------------------------------------------------------- what stands against it


def _alive(field: Field, unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Bar | None:
    del field, ask, mode
    if unit.state.status is not UnitStatus.ON_MAP or not unit.state.steps_left:
        return "is not on the map", "SP-ROSTER-02"
    if Marker.INACTIVE in unit.markers:
        return "is not active yet", "SP-REINF-02"
    return None


def _picked(field: Field, unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Bar | None:
    """Of an overstacked hex only those fire that its owner picked (SP-STACK-05)."""
    del mode
    fighting = fighting_units(field.books, unit.state.side, unit.state.hex)
    if ask.segment not in OF_AN_ASSAULT or fighting is None or unit.id in fighting:
        return None
    return "is not among those picked to fight of its hex", "SP-STACK-05"


def _zone(field: Field, unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Bar | None:
    """A unit out of supply has no zone of control, and so no ZOC fire (SP-ZOC-01)."""
    del field, mode
    if ask.segment is Segment.ZOC and Marker.OUT_OF_SUPPLY in unit.markers:
        return "is out of supply: it has no zone of control", "SP-ZOC-01"
    return None


def _time(field: Field, unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Bar | None:
    del mode
    if ask.segment is not Segment.POST_ASSAULT:
        return None
    if is_night(field.books.turn):
        return "no Post-Assault Fire at night", "SP-PAF-03"
    if any(marker in unit.markers for marker in _HAD_A_MARKER):
        return "had an Assault Marker in this impulse", "SP-PAF-02"
    return None


def _way(field: Field, unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Bar | None:
    """Whether a unit can fire in this mode at all (SP-ART-02)."""
    artillery = firer_of(unit) is Firer.ARTILLERY
    if mode is not FireMode.DIRECT and not artillery:
        return "is no artillery: it fires directly only", "SP-ART-02"
    if mode is not FireMode.DIRECT and ask.kind is FireKind.AT:
        return "AT fire is always direct", "SP-ART-02"
    if mode is FireMode.DIRECT and ask.segment in INDIRECT_SEGMENTS:
        return f"{SEGMENT_NAMES[ask.segment]} is indirect artillery fire", "SP-ART-24"
    if artillery and mode is FireMode.DIRECT:
        return _direct_artillery(field, unit)
    if mode is FireMode.HEAVY:
        return _heavy_bar(unit, field.tables)
    return None


def _direct_artillery(field: Field, unit: SparkUnit) -> Bar | None:
    """Artillery fires directly where its front shows AT strength (SP-ART-01, SP-X-23)."""
    if not unit.rating(AT):
        return "has no AT strength on its front: no direct fire", "SP-ART-01"
    by_chart = chosen(field.books.options, DIRECT_BY) != DEFAULTS[DIRECT_BY]
    if by_chart and unit.chart:
        entry, case = chart_entry(unit.chart, ChartColumn.DIRECT, field.tables)
        if entry == PROHIBITED:
            return "the Artillery Chart gives it no direct fire", case
    return None


def _heavy_bar(unit: SparkUnit, tables: Tables) -> Bar | None:
    entry, case = ("", "SP-FIRE-19")
    if unit.chart:
        entry, case = chart_entry(unit.chart, ChartColumn.HEAVY, tables)
    return None if entry == YES else ("is no heavy artillery", case)


def _chart(field: Field, unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Bar | None:
    """The row of the unit in the Artillery Capabilities Chart."""
    if firer_of(unit) is not Firer.ARTILLERY or not unit.chart:
        return None
    entry, case = chart_entry(unit.chart, chart_column_of(ask.segment), field.tables)
    name = SEGMENT_NAMES[ask.segment]
    if entry == PROHIBITED:
        return f"the Artillery Chart gives it no {_fire_name(ask)}", case
    if entry == DIRECT_ONLY and mode is not FireMode.DIRECT:
        return f"{name}: direct only, by the Artillery Chart", case
    if entry == INDIRECT_ONLY and mode is FireMode.DIRECT:
        return f"{name}: indirect only, by the Artillery Chart", case
    return _supported(field, unit, ask)


def _fire_name(ask: FireAsk) -> str:
    return SEGMENT_NAMES[ask.segment].lower()


def _supported(field: Field, unit: SparkUnit, ask: FireAsk) -> Bar | None:
    """Divisional artillery and mortars fire for their own only (SP-ART-12, SP-ART-13)."""
    path = f"artillery.{unit.chart}"
    scope = "supports" in field.tables.keys(path) and ask.segment in OF_AN_ASSAULT
    if not scope or ask.segment is Segment.BARRAGE or not ask.assault:
        return None
    cell = field.tables.cell(f"{path}.supports")
    division = field.tables.text(cell.path) == "division"
    own = unit.state.path[-1:] if division else unit.state.path[:1]
    involved = [other for other in _involved(field, ask) if other.state.side == unit.state.side]
    if not involved or any(set(own) & set(other.state.path) for other in involved):
        return None
    whom = "division" if division else "Army"
    return f"fires for units of its own {whom} only", cell.case


def _involved(field: Field, ask: FireAsk) -> tuple[SparkUnit, ...]:
    """The units that take part in the assault that is meant, on the side that fires."""
    if ask.segment in DEFENSIVE:
        return field.at(ask.assault)
    return field.assaulters(ask.assault)


def _counter(field: Field, unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Bar | None:
    """What the ratings of the counter bar (SP-ELIG-06, SP-ELIG-07)."""
    del field, mode
    dug_in = bool(ask.trench_at) and ask.kind is FireKind.AT
    if unit.is_marked(PARENTHESES) and not dug_in:
        return "has its strength in parentheses: it starts no fire", "SP-ELIG-07"
    support = ask.segment in OF_AN_ASSAULT and ask.supports(unit)
    short = ask.kind is FireKind.AT and not has_range(unit) and not dug_in
    if short and (support or ask.segment in _NO_SUPPORT_AT):
        return "its AT fire does not reach another hex", "SP-ELIG-06"
    return None


def _tables(field: Field, unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Bar | None:
    """The Fire Eligibility Tables (SP-ELIG-01)."""
    del mode
    column = column_of(ask.segment, support=ask.segment in OF_AN_ASSAULT and ask.supports(unit))
    entries = table_entries(firer_conditions(field, unit, ask), column, field.tables)
    for entry in entries:
        if entry.value == PROHIBITED:
            return entry.name, entry.case
        bar = _narrowed(unit, ask, entry)
        if bar is not None:
            return bar
    return None


def _narrowed(unit: SparkUnit, ask: FireAsk, entry: TableEntry) -> Bar | None:
    """An entry that narrows a fire down, where this fire falls outside of it."""
    if entry.value == ORIGINAL_HEX_ONLY:
        original = str(unit.markers.held.get(Marker.INVOLVED) or "")
        if not at_hex(original, ask.assault):
            return f"may fire for its own assault on {original} only", entry.case
    if entry.value == OTHER_KIND:
        used = {shot.kind for shot in unit.markers.shots if at_hex(shot.assault, ask.assault)}
        if ask.kind in used:
            other = FireKind.AT if ask.kind is FireKind.REGULAR else FireKind.REGULAR
            return f"{entry.name} with this kind: only {KIND_NAMES[other]} is left", entry.case
    return None


def _lock(field: Field, unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Bar | None:
    """A printed range keeps a unit to one kind of fire in a phase (SP-ELIG-05, SP-ZOC-17)."""
    del mode
    if not has_range(unit):
        return None
    now = [shot for shot in unit.markers.shots if shot.phase == field.books.phase]
    other = [shot for shot in now if shot.kind is not ask.kind and shot.segment is not Segment.AA]
    if not other:
        return None
    return f"fired {KIND_NAMES[other[0].kind]} in this phase: no other kind", "SP-ZOC-17"


def _place(field: Field, unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Bar | None:
    """Range, neighbours and observation, as far as the hexes are known."""
    away = distance(unit.state.hex, ask.place)
    reach = _reach(field, unit, mode)
    if away is not None and reach is not None and away > reach:
        return f"{counted(away, 'hex', 'hexes')} away, range {reach}", "SP-ART-03"
    if mode is FireMode.DIRECT:
        return _direct_beside(field, unit, ask)
    if not ask.observed and ask.segment is not Segment.COUNTERBATTERY:
        return "nobody observes the target", "SP-OBS-02"
    return _beside(field, unit, ask)


def _beside(field: Field, unit: SparkUnit, ask: FireAsk) -> Bar | None:
    """What an enemy next to artillery does to its indirect fire (SP-ART-05, SP-ELIG-36)."""
    near = beside_enemy(field, unit)
    if not near:
        return None
    column = column_of(ask.segment, support=ask.supports(unit)).lower()
    cell = field.tables.cell(f"eligibility.artillery_adjacent.{column}")
    if field.tables.text(cell.path) in {PROHIBITED, DIRECT_ONLY}:
        return f"stands next to {near}: no indirect fire", cell.case
    if is_next_to(unit.state.hex, ask.place) is False:
        return f"stands next to {near}: no fire at hexes further off", "SP-ART-05"
    return None


def _direct_beside(field: Field, unit: SparkUnit, ask: FireAsk) -> Bar | None:
    """Direct fire of artillery next to an enemy, where the eligibility tables go first."""
    artillery = firer_of(unit) is Firer.ARTILLERY
    if not artillery or chosen(field.books.options, BESIDE_ENEMY) == DEFAULTS[BESIDE_ENEMY]:
        return None
    column = column_of(ask.segment, support=ask.supports(unit)).lower()
    cell = field.tables.cell(f"eligibility.artillery_adjacent.{column}")
    near = beside_enemy(field, unit)
    if near and field.tables.text(cell.path) == PROHIBITED:
        return f"stands next to {near}", cell.case
    return None


def _reach(field: Field, unit: SparkUnit, mode: FireMode) -> int | None:
    """How far a unit fires in a mode; None for indirect fire of unknown range (SP-ART-03)."""
    if mode is not FireMode.DIRECT:
        return unit.rating(RANGE)
    neighbour = field.tables.whole("fire.range.direct")
    if firer_of(unit) is Firer.ARTILLERY:
        return neighbour
    return unit.rating(RANGE) or neighbour


def beside_enemy(field: Field, unit: SparkUnit) -> str:
    """An enemy in a neighbour hex, by name; empty where none is known."""
    return next((other.name for other in field.enemies_beside(unit)), "")


Test = Callable[["Field", SparkUnit, FireAsk, FireMode], Bar | None]
_TESTS: Final[tuple[Test, ...]] = (
    _alive, _time, _picked, _zone, _way, _chart, _counter, _tables, _lock, _place,
)  # fmt: skip


# ----------------------------------------------------------------------- the points that it has


def _with_points(field: Field, unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Eligibility:
    """The points of a unit that may fire: strength, status, swamp, less what it fired elsewhere."""
    try:
        strength = strength_of(unit, ask.kind, field.tables)
    except BadInput as error:
        words = error.faults[0].message.rstrip(".")
        return Eligibility(mode, may=False, words=words, case="SP-ROSTER-17")
    inputs = StatusStrengthInputs(
        base=strength.result.value,
        statuses=(*statuses_of(unit.markers), *_around(field, unit, ask)),
        unit_class=firer_of(unit),
        fire=ask.kind,
        segment="defensive" if ask.segment in DEFENSIVE else "offensive",
        options=field.books.options,
    )
    status = strength_after_status(inputs, field.tables)
    if status.result.value == NO_FIRE:
        line = status.working[-1]
        return Eligibility(mode, may=False, words=line.arithmetic, case=line.case)
    points = int(status.result.value)
    if not points and not (ask.trench_at and ask.kind is FireKind.AT):
        words = f"has no {KIND_NAMES[ask.kind]} strength"
        return Eligibility(mode, may=False, words=words, case="SP-ROSTER-10")
    left = points - _fired_elsewhere(field, unit, ask)
    share = terrain_share(ask.terrain, mode, field.tables)
    lines = [*strength.working, *(status.working if points != strength.result.value else ())]
    if points and left <= 0:
        return Eligibility(mode, may=False, words="fired all its points", case="SP-FIRE-33")
    if left != points:
        lines.append(Step("Points left", left, "after what it fired elsewhere", "SP-FIRE-33"))
    if share != 1:
        left = halved(left, share, field.tables)
        lines.append(Step("Indirect at swamp or bog", left, "halved", "SP-TCE-55"))
    notes = tuple(_notes(unit, ask, mode))
    case = lines[-1].case
    return Eligibility(
        mode, may=True, words=MAY_FIRE, case=case, points=left, working=tuple(lines), notes=notes
    )


def _around(field: Field, unit: SparkUnit, ask: FireAsk) -> Iterator[Status]:
    """What fog and surprise do to a strength."""
    if ask.fog:
        yield Status.FOG
    if surprised_fire(field.books, unit, ask) is SurpriseFire.HALF:
        yield Status.SURPRISE_HALF


def _fired_elsewhere(field: Field, unit: SparkUnit, ask: FireAsk) -> int:
    """Points that the unit fired at other targets in the same fire; ZOC fire uses nothing up."""
    if ask.segment is Segment.ZOC:
        return 0
    return sum(
        shot.points for shot in unit.markers.shots if same_fire(shot, ask, field.books.phase)
    )


def _notes(unit: SparkUnit, ask: FireAsk, mode: FireMode) -> Iterator[str]:
    if firer_of(unit) is not Firer.ARTILLERY:
        return
    if not unit.chart:
        yield "Its row of the Artillery Chart is not entered; check that it may fire so."
    if mode is FireMode.DIRECT and ask.segment is not Segment.ZOC:
        yield "The eligibility tables bar artillery next to an enemy; its own chart goes first."
