"""What looks forgotten in a Combat Phase: assaults that were not fought, or not ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.quantities import counted
from oobmgr.games.spark.assault.steps import (
    COMBAT_ACTION,
    END_ACTION,
    SURPRISE_ACTION,
    Assault,
    AssaultStepKey,
    assaults,
)
from oobmgr.games.spark.turns import is_night
from oobmgr.games.spark.words import COMBAT
from oobmgr.rules.game import Warning  # noqa: A004 - as where it is made

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

OPEN: Final = "assault"
UNENDED: Final = "assault_end"
UNROLLED: Final = "night_surprise"
ASSAULT_KINDS: Final = (OPEN, UNENDED, UNROLLED)


def forgotten_assaults(books: Books) -> tuple[Warning, ...]:
    """The assaults of the phase that wait for something."""
    if books.phase not in COMBAT:
        return ()
    going = [one for one in assaults(books) if not one.ended]
    return (*_unfought(going), *_unended(going), *_without_surprise(books, going))


def _unfought(going: list[Assault]) -> Iterator[Warning]:
    """Units with an Assault Marker must assault (SP-ASLT-01)."""
    open_yet = [one for one in going if _is_unfought(one)]
    if open_yet:
        number = counted(len(open_yet), "assault waits", "assaults wait")
        sentence = f"{number} for the combat: {_hexes(open_yet)}."
        yield Warning(OPEN, "Assaults", sentence, "SP-ASLT-01", COMBAT_ACTION)


def _is_unfought(one: Assault) -> bool:
    fought = AssaultStepKey.ASSAULT_COMBAT in one.record.steps
    return bool(one.assaulters and one.defenders) and not fought


def _unended(going: list[Assault]) -> Iterator[Warning]:
    """What is over in fact is ended in the books, for retreats and what surprise lays on units."""
    waiting = [one for one in going if not _is_unfought(one)]
    if waiting:
        number = counted(len(waiting), "assault is", "assaults are")
        sentence = f"{number} decided and not ended: {_hexes(waiting)}."
        yield Warning(UNENDED, "Ends of assaults", sentence, "SP-ASLT-15", END_ACTION)


def _without_surprise(books: Books, going: list[Assault]) -> Iterator[Warning]:
    if not is_night(books.turn):
        return
    unrolled = [one for one in going if one.record.surprise is None]
    if unrolled:
        sentence = f"Surprise is not rolled for at {_hexes(unrolled)}."
        yield Warning(UNROLLED, "Surprise", sentence, "SP-SUR-11", SURPRISE_ACTION)


def _hexes(found: list[Assault]) -> str:
    return ", ".join(one.hex for one in found)
