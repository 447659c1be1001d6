"""What looks forgotten about supply states and isolated units of a side."""

from __future__ import annotations

from oobmgr.domain.quantities import counted
from oobmgr.games.europa.actions.payment import was_done
from oobmgr.games.europa.isolation.stacks import due_stacks
from oobmgr.games.europa.supply.measuring import CHECKED, on_map
from oobmgr.games.europa.supply.unit_supply import supplies
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import INITIAL
from oobmgr.rules.books import Books
from oobmgr.rules.game import Warning  # noqa: A004 - as where it is made


def isolation_warnings(books: Books) -> tuple[Warning, ...]:
    """Units without supply that were not checked again, isolated ones that did not roll."""
    if books.turn == SURPRISE_TURN:
        return ()
    return (*_unchecked(books), *_no_roll(books))


def _unchecked(books: Books) -> tuple[Warning, ...]:
    """Units that have been without supply since an earlier turn, until the check of this one."""
    if books.phase != INITIAL or was_done(books, CHECKED):
        return ()
    held = supplies(books)
    own = on_map(books) if held else ()
    number = sum(1 for unit in own if unit.side == books.side and unit.id in held)
    if not number:
        return ()
    who = counted(number, "unit was", "units were")
    sentence = f"{who} without supply before; say who still is."
    return (Warning("supply_check", "Supply not checked", sentence, "SUP-07", "supply_states"),)


def _no_roll(books: Books) -> tuple[Warning, ...]:
    """Isolated stacks in their second turn without supply that have not rolled."""
    due = due_stacks(books)
    if not due:
        return ()
    units = counted(sum(len(stack.units) for stack in due), "unit")
    hexes = counted(len(due), "hex has", "hexes have")
    sentence = f"{hexes} not rolled: {units} isolated for the second turn or longer."
    action = "isolation" if books.phase == INITIAL else ""
    return (Warning("isolation_roll", "Isolated without a roll", sentence, "ISO-01", action),)
