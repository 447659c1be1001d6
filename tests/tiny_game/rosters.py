"""The game's Roster Sheets: a sheet for each side, boxes, and one marker."""

from collections.abc import Sequence

from oobmgr.domain.units import UnitState
from oobmgr.rules.books import Books
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
from oobmgr.rules.tables import Tables
from tests.tiny_game.words import FOOD, SIDE_NAMES, TIRED, store

MARKER = RosterMarker("tired", "Tired", "tired", "G", "TG-04", MarkTone.WARN)


def _sheets(_: Tables) -> tuple[RosterSheet, ...]:
    return tuple(
        RosterSheet(side, side, f"{name} sheet", "as it stands", "TG-04")
        for side, name in SIDE_NAMES.items()
    )


def _row(unit: UnitState, held: UnitMarkers, _: Tables) -> RosterRow:
    tired = bool(held.get(MARKER.field))
    mark = RosterMark(MARKER.field, MARKER.word, MARKER.case, MARKER.tone)
    return RosterRow(
        unit=unit,
        markers=held,
        kind=unit.type,
        ratings=str(unit.ratings.get("strength", 0)),
        ratings_note="",
        printed=(),
        boxes=("",) * unit.steps,
        boxes_known=True,
        strengths=(RosterFigure(str(unit.steps_left * (1 if tired else 2))),),
        flipped=False,
        marks=(mark,) if tired else (),
    )


def _standing(books: Books) -> Standing:
    return {side: books.balance(store(side), FOOD) for side in SIDE_NAMES}


def _heading(rows: Sequence[RosterRow], _: Standing) -> RosterHeading:
    return RosterHeading(f"{len(rows)} units", f"{sum(r.unit.steps_left for r in rows)} steps")


def _totals(
    sheet: RosterSheet, rows: Sequence[RosterRow], standing: Standing
) -> tuple[RosterTotal, ...]:
    steps = sum(row.unit.steps_left for row in rows)
    food = str(standing.get(sheet.side, 0))
    return (RosterTotal("Steps", str(steps)), RosterTotal("Food", food, case="TG-02"))


ROSTER = RosterRules(
    sheets=_sheets,
    row=_row,
    standing=_standing,
    heading=_heading,
    totals=_totals,
    before=(),
    after=(RosterColumn("Now", "Strength now"),),
    markers=lambda: (MARKER,),
    marking="mark_units",
    laid=TIRED,
    boxing="enter_boxes",
)
