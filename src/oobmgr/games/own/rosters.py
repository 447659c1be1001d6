"""The Roster Sheets of a described game: a sheet for each side, boxes, flips, markers, totals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import GoodId, Place, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitStatus
from oobmgr.games.own.actions.roster import BOXING, MARKING, TEXT
from oobmgr.games.own.description.calendar import calendar_of
from oobmgr.games.own.description.description import DescribedType, Description
from oobmgr.games.own.unit_words import BOXES, FLIPPED, is_flipped, ratings_of, types_of
from oobmgr.games.own.words import ARRIVAL_CASE, BOXES_CASE, MARKER, MARKER_CASE, holder_of
from oobmgr.rules.nearest import folded
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

_DASH: Final = "\N{EN DASH}"
_HELD: Final = "held"
_DUE: Final = "due"


def roster_of(told: Description) -> RosterRules:
    """How the sheets of a described game are read and marked."""
    makers = _Rows(told)
    return RosterRules(
        sheets=lambda _: _sheets(told),
        row=makers.row,
        standing=lambda books: _standing(told, books),
        heading=_heading,
        totals=lambda sheet, rows, standing: _totals(told, sheet, rows, standing),
        before=(),
        after=(RosterColumn("Now", "Ratings now", wide=True),),
        markers=lambda: markers_of(told),
        marking=MARKING,
        laid=MARKER,
        boxing=BOXING,
    )


def _sheets(told: Description) -> tuple[RosterSheet, ...]:
    return tuple(
        RosterSheet(side.id, SideId(side.id), side.name, told.game.name, BOXES_CASE)
        for side in told.sides
    )


def markers_of(told: Description) -> tuple[RosterMarker, ...]:
    """The markers that lie on units, as sheets show them."""
    return tuple(
        RosterMarker(
            field=one.id,
            name=one.name,
            word=one.word or one.name.lower(),
            letter=one.letter,
            case=one.rule or MARKER_CASE,
            tone=MarkTone(one.tone),
            asks=one.asks,
            input=TEXT if one.asks else "",
        )
        for one in told.markers
    )


class _Rows:
    """Makes the row of a unit: asked at each key, so what never changes is looked up once."""

    def __init__(self, told: Description) -> None:
        self._types = types_of(told)
        self._ratings = ratings_of(told)
        self._markers = {one.field: one for one in markers_of(told)}
        self._calendar, _ = calendar_of(told.calendar)

    def row(self, unit: UnitState, held: UnitMarkers, _: Tables) -> RosterRow:
        """The row of a unit with its markers."""
        flipped = is_flipped(unit, self._types)
        front = rating_text(unit.ratings, self._ratings)
        other = unit.traits.get(FLIPPED, "")
        sides = f"{front}, flipped {other}" if other else front
        return RosterRow(
            unit=unit,
            markers=held,
            kind=unit.type,
            ratings=front,
            ratings_note=sides,
            printed=(),
            boxes=printed_boxes(unit, self._types),
            boxes_known=True,
            strengths=(_now(unit, front, other, flipped=flipped),),
            flipped=flipped,
            marks=(*self._due(unit), *self._marks(held)),
        )

    def _due(self, unit: UnitState) -> tuple[RosterMark, ...]:
        """That a unit is still to come, and when."""
        if unit.status is not UnitStatus.DUE:
            return ()
        when = self._calendar.short(TurnCode(unit.arrival))
        return (RosterMark(_DUE, f"arrives {when}", ARRIVAL_CASE, MarkTone.PLAIN),)

    def _marks(self, held: UnitMarkers) -> tuple[RosterMark, ...]:
        found = [
            RosterMark(
                name,
                f"{marker.word} {value}" if isinstance(value, str) else marker.word,
                marker.case,
                marker.tone,
            )
            for name, marker in self._markers.items()
            if (value := held.get(name))
        ]
        # What hinders a unit most is read first.
        order = (MarkTone.BAD, MarkTone.WARN, MarkTone.PLAIN)
        return tuple(sorted(found, key=lambda mark: order.index(mark.tone)))


def printed_boxes(unit: UnitState, types: Mapping[str, DescribedType]) -> tuple[str, ...]:
    """What is printed in the boxes: the unit's own, else those of its type."""
    kind = types.get(folded(unit.type))
    own = tuple(unit.traits.get(BOXES, "").split())
    printed = own or (kind.boxes if kind else ())
    # They are for another number of steps, and which of them are meant nobody can say.
    if len(printed) != unit.steps:
        return ("",) * unit.steps
    return tuple("" if one == "-" else one for one in printed)


def _now(unit: UnitState, front: str, other: str, *, flipped: bool) -> RosterFigure:
    if not unit.steps_left:
        return RosterFigure(_DASH, "It is dead.")
    if not flipped:
        return RosterFigure(front)
    if other:
        return RosterFigure(other, "The other side of its counter.")
    return RosterFigure(_DASH, "The ratings of its other side are not entered.")


def _standing(told: Description, books: Books) -> Standing:
    held: dict[str, int] = {}
    for good in told.goods:
        for account, amount in books.balances(GoodId(good.id)).items():
            # Whether in the one pool or at a place: the sheet of a side tells how much it has in
            # all.
            if account.place is Place.POOL:
                key = f"{account.side}:{good.id}"
                held[key] = held.get(key, 0) + amount
    for place in told.places:
        if side := holder_of(books, place.id):
            held[f"{side}:{_HELD}"] = held.get(f"{side}:{_HELD}", 0) + 1
    return held


def _heading(rows: Sequence[RosterRow], _: Standing) -> RosterHeading:
    here = _arrived(rows)
    # The dead stand on the sheet, and are not counted.
    units = counted(sum(1 for unit in here if unit.steps_left), "unit")
    left, steps = _steps(here)
    return RosterHeading(units, f"{left} of {steps} steps")


def _arrived(rows: Sequence[RosterRow]) -> list[UnitState]:
    """The units that are there, dead ones included; those still to come are counted then."""
    return [row.unit for row in rows if row.unit.status is not UnitStatus.DUE]


def _steps(units: Sequence[UnitState]) -> tuple[int, int]:
    """The steps that are left, and those of full strength."""
    return sum(unit.steps_left for unit in units), sum(unit.steps for unit in units)


def _totals(
    told: Description, sheet: RosterSheet, rows: Sequence[RosterRow], standing: Standing
) -> tuple[RosterTotal, ...]:
    left, steps = _steps(_arrived(rows))
    found = [RosterTotal("Steps", str(left), f"of {steps}")]
    for good in told.goods:
        amount = standing.get(f"{sheet.side}:{good.id}", 0)
        found.append(RosterTotal(good.name, str(amount)))
    if told.places:
        found.append(RosterTotal("Places", str(standing.get(f"{sheet.side}:{_HELD}", 0)), "held"))
    return tuple(found)
