"""The Roster Sheets: one for each side, with steps, ratings now, and what holds for each unit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import Place
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.war_in_europe.actions.whereabouts import box_words
from oobmgr.games.war_in_europe.fact_kinds import (
    AIRBORNE,
    FORTIFIED,
    FRONT,
    KAMPFGRUPPE,
    ORIGIN,
    RAIL_UNIT,
    READY,
    SET_OUT,
    SINCE,
    VOYAGE,
    Mark,
)
from oobmgr.games.war_in_europe.fact_kinds import OFF as CUT_OFF_FIELD
from oobmgr.games.war_in_europe.screens.mark_words import FORT, KG, OFF, SEA
from oobmgr.games.war_in_europe.turns import CALENDAR
from oobmgr.games.war_in_europe.units import KG_RATINGS
from oobmgr.games.war_in_europe.words import (
    AIR_POINTS,
    ASSAULT_POINTS,
    REPLACEMENTS,
    SIDE_NAMES,
    SOVIET,
)
from oobmgr.rules.rosters import (
    MarkTone,
    RosterColumn,
    RosterFigure,
    RosterHeading,
    RosterMark,
    RosterMarker,
    RosterRow,
    RosterRules,
    RosterSheet,
    RosterTotal,
    Standing,
    UnitMarkers,
)

if TYPE_CHECKING:
    from oobmgr.rules.books import Books
    from oobmgr.rules.tables import Tables

_DASH: Final = "\N{EN DASH}"
_KG_CASE: Final = "WIE-KG-02"
_RATINGS: Final = ("attack", "defense", "move")
_GOODS: Final = (
    (REPLACEMENTS, "Replacement Points", "WIE-REPL-02"),
    (AIR_POINTS, "Air Points", "WIE-AIR-08"),
    (ASSAULT_POINTS, "Amphibious Points", "WIE-AMPH-08"),
)
_MARKERS: Final = (
    RosterMarker(str(Mark.KAMPFGRUPPE), "Kampfgruppe", KG, "K", _KG_CASE, MarkTone.WARN),
    RosterMarker(str(Mark.FORTIFIED), "Fortified", FORT, "F", "WIE-FORT-03"),
    RosterMarker(str(Mark.CUT_OFF), "Cut off from rail", OFF, "C", "WIE-RAIL-02", MarkTone.BAD),
)


def _sheets(tables: Tables) -> tuple[RosterSheet, ...]:
    counters = tables.whole("calendar.counters.soviet_sheets")
    below = {SOVIET: f"War in Europe, {counters} sheets of counters"}
    return tuple(
        RosterSheet(str(side), side, f"{name} units", below.get(side, "War in Europe"), _KG_CASE)
        for side, name in SIDE_NAMES.items()
    )


def _row(unit: UnitState, held: UnitMarkers, _: Tables) -> RosterRow:
    # One that has lost its last step is a dead unit like any other.
    is_group = bool(held.get(Mark.KAMPFGRUPPE)) and bool(unit.steps_left)
    front = front_of(unit) or _DASH
    other = unit.traits.get(KG_RATINGS, "")
    note = f"{front}, as a kampfgruppe {other}" if other else front
    return RosterRow(
        unit=unit,
        markers=held,
        kind=unit.type,
        ratings=front,
        ratings_note=note,
        printed=(),
        boxes=("",) * unit.steps,
        boxes_known=True,
        strengths=(_now(unit, front, other, is_group=is_group),),
        flipped=is_group,
        marks=tuple(_marks(unit, held)),
    )


def front_of(unit: UnitState) -> str:
    """The ratings of a unit as on its counter, ``5-5-8``; empty where none were entered."""
    # A gap is shown as one: left out, the rating behind it would be read in its place.
    return "-".join(str(unit.ratings.get(key, "?")) for key in _RATINGS) if unit.ratings else ""


def _now(unit: UnitState, front: str, other: str, *, is_group: bool) -> RosterFigure:
    if not unit.steps_left:
        return RosterFigure(_DASH, "It is eliminated.")
    if not is_group:
        return RosterFigure(front)
    if other:
        return RosterFigure(other, "Its kampfgruppe.")
    return RosterFigure(_DASH, "The ratings of its kampfgruppe are not entered.")


def _marks(unit: UnitState, held: UnitMarkers) -> Iterator[RosterMark]:
    """What holds for a unit, what hinders it first."""
    if held.get(Mark.CUT_OFF):
        yield RosterMark(str(Mark.CUT_OFF), OFF, "WIE-RAIL-02", MarkTone.BAD)
    if set_out := held.get(VOYAGE):
        yield RosterMark(VOYAGE, f"{SEA}, {_since(set_out)}", "WIE-SEA-02", MarkTone.WARN)
    if held.get(Mark.KAMPFGRUPPE):
        yield RosterMark(str(Mark.KAMPFGRUPPE), KG, _KG_CASE, MarkTone.WARN)
    if front := held.get(AIRBORNE):
        yield _box_mark(str(front), held)
    if since := held.get(Mark.FORTIFIED):
        # Just laid, it has no turn yet: the page paints before the books answer.
        words = FORT if since is True else f"{FORT}, {_since(since)}"
        yield RosterMark(str(Mark.FORTIFIED), words, "WIE-FORT-03", MarkTone.PLAIN)
    if unit.status is UnitStatus.DUE and unit.arrival:
        words = f"arrives {turn_words(unit.arrival)}"
        yield RosterMark("due", words, "WIE-REPL-01", MarkTone.PLAIN)


def _box_mark(front: str, held: UnitMarkers) -> RosterMark:
    """The box that a unit is in, or comes to: then it can do nothing, wherever it is counted."""
    origin, ready = (held.get(f"{AIRBORNE}.{field}") for field in (ORIGIN, READY))
    words = box_words(front, str(origin or ""), turn_words(ready) if ready else "?")
    if origin:
        return RosterMark(AIRBORNE, words, "WIE-ABN-06", MarkTone.WARN)
    return RosterMark(AIRBORNE, words, "WIE-ABN-01", MarkTone.PLAIN)


def turn_words(code: object) -> str:
    """A saved turn in few words: ``1/5``."""
    return CALENDAR.short(TurnCode(str(code)))


def _since(code: object) -> str:
    return f"since {turn_words(code)}"


def _standing(books: Books) -> Standing:
    """What each side has at hand of each kind of points, on all fronts together."""
    held: dict[str, int] = {}
    for good, _, _ in _GOODS:
        for account, amount in books.balances(good).items():
            # Points on a beach, or on their way, are not at hand.
            if account.place is Place.POOL:
                key = f"{account.side}:{good}"
                held[key] = held.get(key, 0) + amount
    return held


def _heading(rows: Sequence[RosterRow], _: Standing) -> RosterHeading:
    here = _here(rows)
    groups = sum(row.flipped for row in here)
    told = counted(groups, "kampfgruppe", "kampfgruppen") if groups else ""
    left, steps = _steps(here)
    units = counted(sum(row.unit.steps_left > 0 for row in here), "unit")
    return RosterHeading(", ".join(filter(None, (units, told))), f"{left} of {steps} steps")


def _here(rows: Sequence[RosterRow]) -> list[RosterRow]:
    """The units that have come; those that are still due count then."""
    return [row for row in rows if row.unit.status is not UnitStatus.DUE]


def _steps(rows: Sequence[RosterRow]) -> tuple[int, int]:
    """The steps that are left, and those of full strength."""
    return sum(row.unit.steps_left for row in rows), sum(row.unit.steps for row in rows)


def _totals(
    sheet: RosterSheet, rows: Sequence[RosterRow], standing: Standing
) -> tuple[RosterTotal, ...]:
    here = _here(rows)
    left, steps = _steps(here)
    return (
        RosterTotal("Steps", str(left), f"of {steps}"),
        RosterTotal("Kampfgruppen", str(sum(row.flipped for row in here)), case=_KG_CASE),
        *(
            RosterTotal(name, str(standing.get(f"{sheet.side}:{good}", 0)), "at hand", case)
            for good, name, case in _GOODS
        ),
    )


ROSTER: Final = RosterRules(
    sheets=_sheets,
    row=_row,
    standing=_standing,
    heading=_heading,
    totals=_totals,
    before=(),
    after=(RosterColumn("Now", "Ratings now", wide=True),),
    markers=lambda: _MARKERS,
    marking="mark_units",
    laid=KAMPFGRUPPE,
    besides={FORTIFIED: SINCE, RAIL_UNIT: CUT_OFF_FIELD, AIRBORNE: FRONT, VOYAGE: SET_OUT},
    told={AIRBORNE: (ORIGIN, READY)},
)
