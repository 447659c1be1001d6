"""What looks forgotten of arrivals, movement, building, rail lines, stacks and the set-up."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.quantities import counted, first_few, shown
from oobmgr.games.europa.actions.arrivals.reinforcements import arriving
from oobmgr.games.europa.actions.movement.movement import bad_zones, exploits_somewhere
from oobmgr.games.europa.air.base_records import base_named
from oobmgr.games.europa.built import Built, Work, WorkState, standing
from oobmgr.games.europa.movement.stacks import too_high
from oobmgr.games.europa.rail.lines import lines
from oobmgr.games.europa.setup.distances import set_up_units
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AIR, EXPLOITATION, INITIAL, MOVEMENT
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import NAMED_AT_MOST
from oobmgr.rules.checks import Finding, check


@check("SOP-02", title="Arrivals not placed", action="reinforcements", phases=(INITIAL,))
def arrivals(books: Books) -> Iterator[str]:
    """Units that arrive in this turn, while they can be placed."""
    number = len(arriving(books))
    if number == 1:
        yield "1 unit that arrives this turn is not placed."
    elif number:
        yield f"{number} units that arrive this turn are not placed."


@check("SOP-06 MOV-05", title="Zones without exploitation", phases=(EXPLOITATION,), told=True)
def no_exploitation(books: Books) -> Iterator[str]:
    """Zones whose units do not exploit; a phase that is held nowhere says so itself."""
    bad = bad_zones(books)
    if bad and exploits_somewhere(books):
        yield f"Units that start in {', '.join(bad)} do not exploit: there is Mud or Snow."


@check("RES-06 RES-07 RES-11", title="Fort ready", phases=(INITIAL, AIR))
def works(books: Books) -> Iterator[str | Finding]:
    """Forts that are usable from this turn on, and airfields that are not a base yet."""
    for work in standing(books, books.side):
        fort = books.phase == INITIAL and work.kind is Work.FORT
        # Told in its first turn alone: a counter is placed once.
        if fort and work.usable == books.turn:
            yield f"The fort at {work.place} is usable from now on. Place its counter."
    # All forts first: an airfield is told with a title and an action of its own.
    for work in standing(books, books.side):
        if _no_base_yet(books, work):
            sentence = f"The airfield at {work.place} is usable. Make it a base."
            yield Finding(sentence, "Airfield ready", "RES-07", "air_base")


def _no_base_yet(books: Books, work: Built) -> bool:
    if work.kind is not Work.AIRFIELD or work.state(books.turn) is not WorkState.READY:
        return False
    base = base_named(books, books.side, work.place)
    return base is None or not base.airfield


@check("RAIL-09", title="Rail line in parts", action="regauge", phases=(MOVEMENT,))
def rail_parts(books: Books) -> Iterator[str]:
    """Parts of a line that lie apart."""
    for line in lines(books):
        if line.side == books.side and line.apart is not None:
            yield f"{line.name}: its parts must join in one gauge by the end of this phase."


@check("STK-01", title="Stacks too high")
def stacking(books: Books) -> Iterator[str]:
    """Stacks above the limit."""
    over = too_high(books, books.side)
    names = [f"{row.hex} ({shown(row.size)} of {shown(row.most)} REs)" for row in over]
    if names:
        yield f"{first_few(names, NAMED_AT_MOST)}."


@check("SET-01", title="Set-up to change", action="set_up")
def set_up(books: Books) -> Iterator[str]:
    """Units that stand where the set-up does not allow it."""
    # Later on units stand where the war brought them.
    if books.turn != SURPRISE_TURN:
        return
    wrong = sum(1 for one in set_up_units(books).values() if not one.fits(books.tables))
    if wrong:
        units = counted(wrong, "unit is", "units are")
        yield f"{units} where the set-up does not allow it."
