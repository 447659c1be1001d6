"""The Roster Sheets as a page shows them: three sheets, and a row for each unit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from oobmgr.domain.accounts import Place, SideId
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitState
from oobmgr.games.spark.fact_kinds import MARKER
from oobmgr.games.spark.initiative.fresh import division_in, fought_today, fresh_ticks, may_be_fresh
from oobmgr.games.spark.movement.hexes import is_hex
from oobmgr.games.spark.roster.markers import marks_of, sheet_markers
from oobmgr.games.spark.roster.strength import is_flipped, strength_of
from oobmgr.games.spark.supply.ammunition import counted_stocks, named_stocks, stock_name
from oobmgr.games.spark.tables import tables as printed_tables
from oobmgr.games.spark.units import unit as ratings
from oobmgr.games.spark.units.markers import Markers
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SparkUnit, spark_unit
from oobmgr.games.spark.words import AMMUNITION, SIDE_NAMES, Armor, FireKind, Marker
from oobmgr.rules.books import Books
from oobmgr.rules.marks import OFF_MAP
from oobmgr.rules.rosters import (
    BesideEntry,
    MarkTone,
    RosterColumn,
    RosterDeeds,
    RosterFigure,
    RosterHeading,
    RosterMark,
    RosterRow,
    RosterRules,
    RosterSheet,
    RosterTotal,
    Standing,
    UnitMarkers,
)
from oobmgr.rules.tables import Tables

DASH: Final = "\u2013"
_DOTS: Final = {Armor.HOLLOW: "○", Armor.ONE: "●", Armor.TWO: "●●", Armor.THREE: "●●●"}
_SEGMENTS: Final = {
    Segment.COUNTERBATTERY: "Counterb.",
    Segment.BARRAGE: "Barrage",
    Segment.DEFENSIVE_1: "Def 1",
    Segment.OFFENSIVE_1: "Off 1",
    Segment.DEFENSIVE_2: "Def 2",
    Segment.OFFENSIVE_2: "Off 2",
    Segment.POST_ASSAULT: "PAF",
    Segment.ZOC: "ZOC",
    Segment.AA: "AA",
}
_GROUP: Final = "roster.sheet"
_ARMIES: Final = "roster.army"
_SHORT: Final = "roster.short"
_STOCKS, _NAMED, _FOUGHT, _TICKED = "stocks", "named", "fought", "ticked"
_MARKING, _BOXING = "mark_units", "enter_boxes"


# ------------------------------------------------------------------------------- the sheets


def _sheet(tables: Tables, key: str) -> RosterSheet:
    path = f"{_GROUP}.{key}"
    return RosterSheet(
        key=key,
        side=SideId(tables.text(f"{path}.side")),
        title=tables.text(f"{path}.title"),
        subtitle=tables.text(f"{path}.line"),
        case=tables.case(f"{path}.title"),
        known=tuple(
            army for army in tables.keys(_ARMIES) if tables.text(f"{_ARMIES}.{army}") == key
        ),
    )


# --------------------------------------------------------------------------------- the rows


def _row(state: UnitState, held: UnitMarkers, tables: Tables) -> RosterRow:
    markers = Markers(held)
    unit = spark_unit(state, tables, markers)
    return RosterRow(
        unit=state,
        markers=held,
        kind=_kind(state.type, tables),
        ratings=_ratings(unit),
        ratings_note=_counter(unit),
        printed=(_morale(unit), _armor(unit)),
        boxes=tuple("" if box is None else str(box) for box in unit.boxes),
        boxes_known=not unit.is_marked(ratings.UNKNOWN_STEPS),
        strengths=(_strength(unit, FireKind.REGULAR, tables), _strength(unit, FireKind.AT, tables)),
        flipped=state.steps_left > 0 and is_flipped(state.steps_left, state.steps, tables),
        marks=(*_away(state, markers), *marks_of(held, tables)),
        did=markers.fired,
        did_short=", ".join(dict.fromkeys(_SEGMENTS[shot.segment] for shot in markers.shots)),
    )


def _away(state: UnitState, markers: Markers) -> tuple[RosterMark, ...]:
    """That a unit was driven off the map, or stands in a pool; nothing of one on the map."""
    driven_off, place = Marker.OFF_MAP in markers, state.hex.strip()
    if not driven_off and (not place or is_hex(place)):
        return ()
    case = "SP-REINF-08" if driven_off else ""
    return (RosterMark(Marker.OFF_MAP, OFF_MAP.word, case, MarkTone.WARN),)


def _kind(words: str, tables: Tables) -> str:
    """The type of a unit in few words; what the symbol says already is left out."""
    short = {name: tables.text(f"{_SHORT}.{name}") for name in tables.keys(_SHORT)}
    told = (short.get(word.casefold().strip(","), word) for word in words.split())
    # Where every word would be left out, the whole type stands.
    return " ".join(filter(None, told)).strip(", ") or words


def _ratings(unit: SparkUnit) -> str:
    """What stands below the symbol of the counter: ``8-1``, ``8-2-22``, ``(1-0)``."""
    shown = [unit.rating(key) for key in (ratings.REGULAR, ratings.AT, ratings.RANGE)]
    # Ratings that a counter lacks at the end are left out; one in between is a question mark.
    while shown and shown[-1] is None:
        shown.pop()
    if not shown:
        return DASH
    text = "-".join("?" if number is None else str(number) for number in shown)
    return f"({text})" if unit.is_marked(ratings.PARENTHESES) else text


def _counter(unit: SparkUnit) -> str:
    """Both sides of the counter in words."""
    front = _named(unit, {ratings.REGULAR: "regular", ratings.AT: "AT", ratings.RANGE: "range"})
    back = _named(unit, {ratings.FLIPPED_REGULAR: "regular", ratings.FLIPPED_AT: "AT"})
    moves = str(unit.movement).replace("_", " ")
    return f"Front: {front}\nBack: {back}\nMoves: {moves}"


def _named(unit: SparkUnit, names: Mapping[str, str]) -> str:
    known = [(name, unit.rating(key)) for key, name in names.items()]
    words = [f"{name} {number}" for name, number in known if number is not None]
    return ", ".join(words) or "not entered"


def _morale(unit: SparkUnit) -> RosterFigure:
    morale = unit.rating(ratings.MORALE)
    if morale is None:
        return RosterFigure(DASH, "Morale was not entered.")
    return RosterFigure(str(morale), "Morale stays as printed, whatever is lost.")


def _armor(unit: SparkUnit) -> RosterFigure:
    dots = _DOTS.get(unit.armor, "") if unit.armor else ""
    words = {"": "", "○": "Armor: a hollow dot"}.get(dots, f"Armor: {counted(len(dots), 'dot')}")
    return RosterFigure(dots, words)


def _strength(unit: SparkUnit, kind: FireKind, tables: Tables) -> RosterFigure:
    try:
        ruling = strength_of(unit, kind, tables)
    except BadInput as error:
        return RosterFigure(DASH, " ".join(fault.note() for fault in error.faults))
    return RosterFigure(str(ruling.result), "", ruling.working)


# ------------------------------------------------------------------- headings and totals


def _standing(books: Books) -> Mapping[str, JsonValue]:
    """What the stocks of ammunition hold and are called, which divisions fought or are fresh."""
    # A stock that was counted and is spent has no balance: it holds 0 and is not unknown.
    stocks: dict[str, JsonValue] = dict.fromkeys(counted_stocks(books), 0)
    for account, amount in books.balances(AMMUNITION).items():
        if account.place is Place.POOL:
            stocks[f"{account.side}:{account.detail}"] = amount
    fought = [f"{side}:{name}" for side in SIDE_NAMES for name in fought_today(books, side)]
    ticked = [f"{side}:{name}" for side in SIDE_NAMES for name in fresh_ticks(books, side)]
    named: dict[str, JsonValue] = {**named_stocks(books)}
    return {_STOCKS: stocks, _NAMED: named, _FOUGHT: list(fought), _TICKED: list(ticked)}


def _heading(rows: Sequence[RosterRow], standing: Standing) -> RosterHeading:
    # Steps that stand in for boxes would make the sum a guess.
    known = [row.unit for row in rows if row.boxes_known]
    left, steps = sum(unit.steps_left for unit in known), sum(unit.steps for unit in known)
    entered = "" if len(known) == len(rows) else " entered"
    detail = ", ".join(filter(None, (counted(len(rows), "unit"), _bonus(rows, standing))))
    right = f"{left} of {steps} steps{entered}" if known else "no boxes entered"
    return RosterHeading(detail, right)


def _bonus(rows: Sequence[RosterRow], standing: Standing) -> str:
    """What is to say of a division and the Fresh Formation Bonus (SP-INIT-04, SP-INIT-06)."""
    unit = rows[0].unit
    name = division_in(unit.path)
    # Only beside the division itself: formations below it have headings of their own.
    if not name or unit.path[-1] != name or not may_be_fresh(len(rows), printed_tables()):
        return ""
    if f"{unit.side}:{name}" in _listed(standing, _TICKED):
        return "ticked as fresh"
    return "" if f"{unit.side}:{name}" in _listed(standing, _FOUGHT) else "fresh bonus open"


def _listed(standing: Standing, key: str) -> Sequence[JsonValue]:
    found = standing.get(key)
    return found if isinstance(found, list) else ()


def _ammunition(
    sheet: RosterSheet, paths: Iterable[tuple[str, ...]], standing: Standing
) -> tuple[RosterTotal, ...]:
    """What the stocks hold from which the sheet's units shoot; a dash where nobody entered any."""
    stocks, named = standing.get(_STOCKS), standing.get(_NAMED)
    if not isinstance(stocks, dict) or not isinstance(named, dict):
        return ()
    names = {stock_name(sheet.side, path, lambda key: str(named.get(key) or "")) for path in paths}
    if not names:
        return ()
    found = [stocks.get(f"{sheet.side}:{name}") for name in names]
    known = [amount for amount in found if isinstance(amount, int)]
    figure, words = (str(sum(known)), "points") if known else (DASH, "not entered")
    return (RosterTotal(f"{sheet.title} ammunition", figure, words, "SP-SUP-03"),)


def _divisions(rows: Sequence[RosterRow], standing: Standing) -> tuple[RosterTotal, ...]:
    """How many divisions could still bring the bonus."""
    listed = Counter((row.unit.side, division_in(row.unit.path)) for row in rows)
    tables, fought = printed_tables(), _listed(standing, _FOUGHT)
    # Asked once for each size: there are few, and rows by the thousand.
    large = {number for number in set(listed.values()) if may_be_fresh(number, tables)}
    able = [f"{side}:{name}" for (side, name), n in listed.items() if name and n in large]
    if not able:
        return ()
    fresh = sum(key not in fought for key in able)
    return (RosterTotal("Fresh divisions", f"{fresh} of {len(able)} open", "", "SP-INIT-04"),)


def _totals(
    sheet: RosterSheet, rows: Sequence[RosterRow], standing: Standing
) -> tuple[RosterTotal, ...]:
    """Worked out at each key: one look at each row."""
    left = steps = 0
    paths: set[tuple[str, ...]] = set()
    fired = 0
    marked: list[RosterRow] = []
    for row in rows:
        paths.add(row.unit.path)
        # Steps that only stand in for boxes would make the sum look exact.
        if row.boxes_known:
            left += row.unit.steps_left
            steps += row.unit.steps
        # Most units bear nothing, and all that follows is about markers.
        if row.markers:
            marked.append(row)
            fired += bool(row.did)
    unsupplied = [row for row in marked if row.markers.get(Marker.OUT_OF_SUPPLY)]
    assaults, disrupted = (
        sum(bool(row.markers.get(marker)) for row in marked)
        for marker in (Marker.ASSAULT, Marker.DISRUPTED)
    )
    return (
        *_ammunition(sheet, paths, standing),
        RosterTotal("Steps on this sheet", f"{left} of {steps}", "", "SP-ROSTER-02"),
        RosterTotal("Assault Markers", str(assaults), "", "SP-CTR-06"),
        RosterTotal("Fired this impulse", counted(fired, "unit"), "", "SP-ROSTER-17"),
        RosterTotal("Out of supply", str(len(unsupplied)), _rockets(unsupplied), "SP-ART-08"),
        RosterTotal("Disrupted", str(disrupted), "", "SP-TCE-26"),
        *_divisions(rows, standing),
    )


def _rockets(rows: Sequence[RosterRow]) -> str:
    """How many of them are rocket units, which run out by firing."""
    kinds = [spark_unit(row.unit, printed_tables()).kind for row in rows]
    return counted(kinds.count(UnitKind.ROCKET), "rocket unit") if UnitKind.ROCKET in kinds else ""


ROSTER: Final = RosterRules(
    sheets=lambda tables: tuple(_sheet(tables, key) for key in tables.keys(_GROUP)),
    row=_row,
    standing=_standing,
    heading=_heading,
    totals=_totals,
    before=(
        RosterColumn("Mor.", "Morale", case="SP-CTR-01"),
        RosterColumn("Arm.", "Armor", case="SP-CTR-02"),
    ),
    after=(
        RosterColumn("Reg.", "Regular strength now", case="SP-CTR-13"),
        RosterColumn("AT", "AT strength now", case="SP-FIRE-31"),
    ),
    did=RosterDeeds("fired", "Fired"),
    markers=lambda: sheet_markers(printed_tables()),
    marking=_MARKING,
    laid=MARKER,
    boxing=_BOXING,
    beside=BesideEntry(
        "Fire", "Add to the fire", "F", "oobmgr.games.spark.pages.fire.panel:FirePanel"
    ),
)
