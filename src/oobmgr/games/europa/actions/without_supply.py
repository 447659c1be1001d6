"""Units without supply among those of an action: they never pay (SP-25)."""

from __future__ import annotations

from dataclasses import replace

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Step
from oobmgr.games.europa.actions.units import Chosen, named
from oobmgr.games.europa.supply.unit_supply import supplies
from oobmgr.rules.books import Books


def apart(books: Books, group: Chosen) -> tuple[Chosen, Chosen]:
    """The units of an action that are in supply, with all that is amiss, and those that are not."""
    without = supplies(books)
    able = tuple(pair for pair in group.units if pair[0].id not in without)
    starved = tuple(pair for pair in group.units if pair[0].id in without)
    return replace(group, units=able), Chosen(starved)


def free_lines(books: Books, starved: Chosen) -> list[Step]:
    """That units without supply move free, the mechanised at a part of their movement."""
    if not starved.units:
        return []
    cell = books.tables.cell("supply.state.oos.cm_ma")
    part = shown(books.tables.number(cell.path))
    text = f"free; C/M move at × {part}"
    return [Step(f"Without supply: {len(starved.units)}", 0, text, cell.case)]


def paying_without(books: Books, group: Chosen) -> tuple[Fault, ...]:
    """Warns where units pay to attack although the books have them without supply."""
    _, starved = apart(books, group)
    units = [unit for unit, _ in starved.units]
    if not units:
        return ()
    more = f" and {len(units) - 1} more" if len(units) > 1 else ""
    sentence = f"Not in supply by the books: {named(units[0])}{more}."
    advice = "Pick them as out of supply: they attack at half and pay nothing."
    return (Fault(sentence, "units", str(units[0].id), advice, "SP-25"),)
