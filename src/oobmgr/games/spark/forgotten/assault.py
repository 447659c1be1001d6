"""What looks forgotten in a Combat Phase: assaults that were not fought, or not ended."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.quantities import counted
from oobmgr.games.spark.assault.steps import (
    COMBAT_ACTION,
    END_ACTION,
    SURPRISE_ACTION,
    Assault,
    AssaultStepKey,
    going,
)
from oobmgr.games.spark.turns import is_night
from oobmgr.games.spark.units.unit import living_units
from oobmgr.games.spark.words import COMBAT
from oobmgr.rules.books import Books
from oobmgr.rules.checks import check


@check("SP-ASLT-01", title="Assaults", action=COMBAT_ACTION, phases=COMBAT)
def assault(books: Books) -> Iterator[str]:
    """Units with an Assault Marker must assault (SP-ASLT-01)."""
    open_yet = [one for one in going(books) if _is_unfought(one)]
    if open_yet:
        number = counted(len(open_yet), "assault waits", "assaults wait")
        yield f"{number} for the combat: {_hexes(open_yet)}."


def _is_unfought(one: Assault) -> bool:
    fought = AssaultStepKey.ASSAULT_COMBAT in one.record.steps
    # With nobody left on one side the assault is decided without a combat.
    return bool(one.assaulters and one.defenders) and not fought


@check("SP-ASLT-15", title="Ends of assaults", action=END_ACTION, phases=COMBAT)
def assault_end(books: Books) -> Iterator[str]:
    """What is over in fact is ended in the books, for retreats and what surprise lays on units."""
    waiting = [one for one in going(books) if not _is_unfought(one)]
    if waiting:
        number = counted(len(waiting), "assault is", "assaults are")
        yield f"{number} decided and not ended: {_hexes(waiting)}."


@check("SP-SUR-11", title="Surprise", action=SURPRISE_ACTION, phases=COMBAT)
def night_surprise(books: Books) -> Iterator[str]:
    """Assaults at night for which nobody has rolled for surprise."""
    if not is_night(books.turn):
        return
    # A die that surprised nobody was rolled all the same: only an open one is missing.
    unrolled = [one for one in going(books) if one.record.surprise is None]
    if unrolled:
        yield f"Surprise is not rolled for at {_hexes(unrolled)}."


@check("SP-MC-17 SP-AR-13", title="Retreats to make", action="retreat", phases=COMBAT, must=True)
def retreats(books: Books) -> Iterator[str]:
    """Units that a morale check, an assault or surprise sends back, and that still stand there."""
    named = [
        f"{unit.name} {counted(fewest, 'hex', 'hexes')}"
        for unit in living_units(books)
        # A unit that may withdraw, and need not, has none as its fewest.
        if (fewest := unit.markers.retreat[0])
    ]
    if named:
        yield f"{', '.join(named)}."


def _hexes(found: list[Assault]) -> str:
    return ", ".join(one.hex for one in found)
