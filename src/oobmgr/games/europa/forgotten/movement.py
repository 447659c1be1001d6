"""What looks forgotten of building, rail lines, stacks and the set-up."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.quantities import counted, shown
from oobmgr.games.europa.air.base_records import base_named
from oobmgr.games.europa.built import Built, Work, WorkState, standing
from oobmgr.games.europa.movement.stacks import too_high
from oobmgr.games.europa.rail.lines import lines
from oobmgr.games.europa.setup.records import set_up_units
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AIR, INITIAL, MOVEMENT
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import NAMED_AT_MOST
from oobmgr.rules.game import Warning  # noqa: A004 - as where it is made


def movement_warnings(books: Books) -> tuple[Warning, ...]:
    """Works that are ready, parts of a line that lie apart, stacks and set-up above the rules."""
    return (*_works(books), *_parts(books), *_stacks(books), *_set_up(books))


def _works(books: Books) -> Iterator[Warning]:
    """Works that are usable from this turn on, and airfields that are no base yet."""
    if books.phase == INITIAL:
        for work in standing(books, books.side):
            if work.usable == books.turn and work.kind is Work.FORT:
                sentence = f"The fort at {work.place} is usable from now on. Place its counter."
                yield Warning("works", "Fort ready", sentence, "RES-06")
    if books.phase in {INITIAL, AIR}:
        for work in standing(books, books.side):
            if _no_base_yet(books, work):
                sentence = f"The airfield at {work.place} is usable. Make it a base."
                yield Warning("works", "Airfield ready", sentence, "RES-07", "air_base")


def _no_base_yet(books: Books, work: Built) -> bool:
    if work.kind is not Work.AIRFIELD or work.state(books.turn) is not WorkState.READY:
        return False
    base = base_named(books, books.side, work.place)
    return base is None or not base.airfield


def _parts(books: Books) -> Iterator[Warning]:
    if books.phase != MOVEMENT:
        return
    for line in lines(books):
        if line.side == books.side and line.apart is not None:
            sentence = f"{line.name}: its parts must join in one gauge by the end of this phase."
            yield Warning("rail_parts", "Rail line in parts", sentence, "RAIL-09", "regauge")


def _stacks(books: Books) -> Iterator[Warning]:
    over = too_high(books, books.side)
    if not over:
        return
    names = [f"{row.hex} ({shown(row.size)} of {shown(row.most)} REs)" for row in over]
    more = len(names) - NAMED_AT_MOST
    shown_names = ", ".join(names[:NAMED_AT_MOST]) + (f" and {more} more" if more > 0 else "")
    yield Warning("stacking", "Stacks too high", f"{shown_names}.", "STK-01")


def _set_up(books: Books) -> Iterator[Warning]:
    if books.turn != SURPRISE_TURN:
        return
    wrong = sum(1 for one in set_up_units(books).values() if not one.fits(books.tables))
    if wrong:
        units = counted(wrong, "unit stands", "units stand")
        sentence = f"{units} where the set-up does not allow it."
        yield Warning("set_up", "Set-up to change", sentence, "SET-01", "set_up")
