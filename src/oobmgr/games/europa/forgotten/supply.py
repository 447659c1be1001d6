"""What looks forgotten of supply: income, payment, Resource Points, units without supply."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.accounts import SURPRISE_POOL, stockpiles
from oobmgr.games.europa.actions.payment import all_tallied
from oobmgr.games.europa.actions.supply.initial import plan_initial, propose_initial
from oobmgr.games.europa.actions.units import paid_already
from oobmgr.games.europa.deeds import PAID
from oobmgr.games.europa.entered import was_done
from oobmgr.games.europa.isolation.rolling import due_stacks
from oobmgr.games.europa.supply.measuring import CHECKED, on_map
from oobmgr.games.europa.supply.unit_supply import supplies
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.unit_class import alike, price_class, role, what_decides_class
from oobmgr.games.europa.words import (
    AIR,
    AXIS,
    COMBAT,
    EXPLOITATION,
    INITIAL,
    MOVEMENT,
    SP,
    UNPLACED,
)
from oobmgr.rules.books import Books
from oobmgr.rules.checks import Finding, check


@check("SP-02 SOP-02", title="Income not posted", action="initial", must=True)
def income(books: Books) -> Iterator[str]:
    """The supply of this turn."""
    if _is_due(books):
        yield "The supply of this turn has not been received."


@check(
    "SP-08 SP-03", title="Points will be lost", action="initial", phases=(INITIAL,), foreseen=True
)
def will_be_lost(books: Books) -> Iterator[str]:
    """Points above the limit, if the Initial Phase is posted as its form opens."""
    if _is_due(books):
        # Told beforehand, while a surplus can still be turned into Resource Points: the ceiling
        # comes after the conversions (SP-08).
        plan = plan_initial(books, propose_initial(books))
        yield from (fault.note() for fault in plan.warnings if fault.case == "SP-08")


# The surprise turn has no Initial Phase in which anything could come in.
def _is_due(books: Books) -> bool:
    return books.turn != SURPRISE_TURN and not was_done(books, "initial")


@check("SP-32 SET-04", title="Surprise points left", action="combat", phases=(COMBAT,))
def surprise_left(books: Books) -> Iterator[str]:
    """Points of the surprise turn that nobody has spent."""
    left = books.balance(SURPRISE_POOL, SP)
    if books.turn == SURPRISE_TURN and left:
        yield f"{left} SP of the surprise turn not spent yet will be dropped."


@check("SP-17", title="Divisions not paid", action="movement", phases=(MOVEMENT,))
def unpaid(books: Books) -> Iterator[str]:
    """C/M divisions on the map that have not been paid for, when movement ends.

    Those without supply are left out: paying would not help them (SP-25). Combat does not ask
    again: who attacks unpaid is told, and charged, with the battle.
    """
    if books.turn == SURPRISE_TURN:
        return
    without = supplies(books)
    role_of = alike(what_decides_class, lambda u: role(price_class(u, books.tables), books.tables))
    own = [unit for unit in books.units() if unit.side == books.side]
    paid = {unit.id for unit in own if paid_already(books, unit)}
    owing = sum(
        unit.status is UnitStatus.ON_MAP and role_of(unit) == "cm"
        for unit in own
        if unit.id not in without and unit.id not in paid
    )
    # Those that were paid for by number, without saying which ones, are among them.
    number = owing - max(all_tallied(books, PAID) - len(paid), 0)
    if number > 0:
        who = counted(number, "C/M division is", "C/M divisions are")
        sentence = f"{who} not paid for: half movement, half attack."
        yield sentence


@check(
    "RES-13",
    title="Resource Points not placed",
    action="move_resource",
    phases=(INITIAL, AIR, MOVEMENT, COMBAT),
)
def not_placed(books: Books) -> Iterator[str]:
    """Resource Points that lie nowhere yet, as long as they can be placed.

    Later in the turn nobody could do anything about it: who left them has just said so.
    """
    number = stockpiles(books, books.side).get(UNPLACED, 0)
    if number:
        yield f"{counted(number, 'Resource Point has', 'Resource Points have')} no place yet."


@check("RES-01", title="Too many placed", action="move_resource")
def placement(books: Books) -> Iterator[Finding]:
    """More Resource Points placed in an area at the start than the table allows."""
    # Only the Axis has to keep to areas at the start (RES-01).
    if books.side != AXIS:
        return
    group = "resource_points.start.most"
    for area in books.tables.keys(group):
        placed = books.fact(Subject.CONDITION, "placed", area)
        most = books.tables.cell(f"{group}.{area}")
        if isinstance(placed, int) and placed > most.whole:
            points = counted(placed, "Resource Point was", "Resource Points were")
            sentence = f"{points} placed in {area}, at most {most.value} may be."
            yield Finding(sentence, case=most.case)


# -------------------------------------------------------------------------- without supply


# Before the rolls of those that are isolated, which rest on it: what must be done is gone to first.
@check(
    "SUP-07 SOP-07",
    title="Supply not checked",
    action="supply_states",
    phases=(INITIAL,),
    must=True,
)
def supply_check(books: Books) -> Iterator[str]:
    """Units that have been without supply since an earlier turn, until the check of this one."""
    if books.turn == SURPRISE_TURN or was_done(books, CHECKED):
        return
    held = supplies(books)
    own = on_map(books) if held else ()
    number = sum(1 for unit in own if unit.side == books.side and unit.id in held)
    if number:
        who = counted(number, "unit was", "units were")
        yield f"{who} without supply before; say who still is."


@check(
    "ISO-01",
    title="Isolated without a roll",
    action="isolation",
    phases=(INITIAL,),
    must=True,
)
def isolation_roll(books: Books) -> Iterator[str]:
    """Isolated stacks in their second turn without supply that have to roll now."""
    yield from _not_rolled(books)


# Once the Initial Phase is left with a reason, it is told and keeps nobody from going on.
@check(
    "ISO-01",
    title="Isolated without a roll",
    phases=(AIR, MOVEMENT, COMBAT, EXPLOITATION),
)
def isolation_missed(books: Books) -> Iterator[str]:
    """Isolated stacks that did not roll in the Initial Phase of this player turn."""
    yield from _not_rolled(books)


def _not_rolled(books: Books) -> Iterator[str]:
    due = due_stacks(books) if books.turn != SURPRISE_TURN else ()
    if due:
        units = counted(sum(len(stack.units) for stack in due), "unit")
        hexes = counted(len(due), "hex has", "hexes have")
        yield f"{hexes} not rolled: {units} isolated for the second turn or longer."
