"""The Roster Sheets of the game: strength boxes by army and corps, rout and demoralized markers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import GoodId
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitStatus
from oobmgr.games.grande_armee.fact_kinds import DEMORALIZED, ROUT
from oobmgr.games.grande_armee.march.markers import DEMORALIZED_WORD, STAGE, TURN, Stage
from oobmgr.games.grande_armee.pools import POOLS
from oobmgr.games.grande_armee.units import RATINGS, STEP_WORDS, has_strength, is_leader, strength
from oobmgr.games.grande_armee.words import REPLACEMENTS, RESOURCES, SIDE_NAMES, VICTORY
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
from oobmgr.rules.unit_words import rating_text

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books
    from oobmgr.rules.tables import Tables

MARKING: Final = "mark_units"
BOXING: Final = "enter_boxes"
_BOXES: Final = "LGA-AOC-01"
_DASH: Final = "\N{EN DASH}"
ROUT_MARKER: Final = RosterMarker(STAGE, "Rout marker", "rout", "R", "LGA-SEQ-02", MarkTone.BAD)
DEMORALIZED_MARKER: Final = RosterMarker(
    str(DEMORALIZED), "Demoralized", DEMORALIZED_WORD, "D", "LGA-SKR-03", MarkTone.WARN
)
_FIGURES: Final = ((RESOURCES, "Resource"), (REPLACEMENTS, "Replacement"), (VICTORY, "Victory"))


def _sheets(_: Tables) -> tuple[RosterSheet, ...]:
    return tuple(
        RosterSheet(side, side, f"{name} armies", "strength points by army and corps", _BOXES)
        for side, name in SIDE_NAMES.items()
    )


def _row(unit: UnitState, held: UnitMarkers, _: Tables) -> RosterRow:
    return RosterRow(
        unit=unit,
        markers=held,
        kind=unit.type,
        ratings=rating_text(unit.ratings, RATINGS),
        ratings_note=", ".join(
            f"{one.name} {unit.ratings[one.key]}" for one in RATINGS if one.key in unit.ratings
        ),
        printed=(),
        boxes=("",) * unit.steps if has_strength(unit) else (),
        has_boxes=has_strength(unit),
        boxes_known=True,
        strengths=(_points(unit),),
        flipped=False,
        marks=tuple(_marks(held)),
    )


def _points(unit: UnitState) -> RosterFigure:
    if not has_strength(unit):
        what = "A leader" if is_leader(unit) else "A train or depot"
        return RosterFigure(_DASH, f"{what} has no strength points.")
    return RosterFigure(str(strength(unit)))


def _marks(held: UnitMarkers) -> Iterator[RosterMark]:
    if stage := held.get(STAGE):
        # Just laid from the sheet it is yet without its words: that of this turn.
        words = str(stage) if isinstance(stage, str) else str(Stage.ROUT_1)
        yield RosterMark(STAGE, words, ROUT_MARKER.case, ROUT_MARKER.tone)
    if held.get(DEMORALIZED_MARKER.field):
        marker = DEMORALIZED_MARKER
        yield RosterMark(marker.field, marker.word, marker.case, marker.tone)


def _standing(books: Books) -> Standing:
    """The points of all powers of a side together, by ``side:good``."""
    held: dict[str, int] = {}
    for pool in POOLS:
        balances = books.balances(GoodId(pool.good))
        held[f"{pool.account.side}:{pool.good}"] = sum(
            amount
            for account, amount in balances.items()
            if (account.place, account.side) == (pool.account.place, pool.account.side)
        )
    return held


def _heading(rows: Sequence[RosterRow], _: Standing) -> RosterHeading:
    strong = _there(rows)
    left, whole = _strength(strong)
    return RosterHeading(counted(len(strong), "unit"), f"{left} of {whole} SP")


def _there(rows: Sequence[RosterRow]) -> list[UnitState]:
    """The units with strength points that are in play, for the heads and the totals alike.

    An eliminated one is no part of the strength of its corps, and counters that were never built
    stand on the sheet as eliminated.
    """
    return [row.unit for row in rows if has_strength(row.unit) and _is_there(row.unit)]


def _is_there(unit: UnitState) -> bool:
    """Whether a unit is in play: reinforcements count once they have come."""
    return unit.status not in {UnitStatus.DEAD, UnitStatus.DUE}


def _strength(units: Sequence[UnitState]) -> tuple[int, int]:
    """The strength points that units have, and those of full strength."""
    return sum(map(strength, units)), sum(unit.steps for unit in units)


def _totals(
    sheet: RosterSheet, rows: Sequence[RosterRow], standing: Standing
) -> tuple[RosterTotal, ...]:
    left, whole = _strength(_there(rows))
    routed = sum(1 for row in rows if row.markers.get(STAGE))
    leaders = sum(1 for row in rows if is_leader(row.unit) and _is_there(row.unit))
    points = (
        RosterTotal(f"{name} Points", str(standing.get(f"{sheet.side}:{good}", 0)))
        for good, name in _FIGURES
    )
    return (
        RosterTotal("Strength points", str(left), f"of {whole}", _BOXES),
        RosterTotal("Leaders", str(leaders)),
        RosterTotal("Routed", str(routed), "", ROUT_MARKER.case),
        *points,
    )


ROSTER: Final = RosterRules(
    sheets=_sheets,
    row=_row,
    standing=_standing,
    heading=_heading,
    totals=_totals,
    before=(),
    # The boxes are headed SP already.
    after=(RosterColumn("Now", "Strength points"),),
    markers=lambda: (ROUT_MARKER, DEMORALIZED_MARKER),
    marking=MARKING,
    laid=ROUT,
    besides={DEMORALIZED: TURN},
    boxing=BOXING,
    step_words=STEP_WORDS,
)
