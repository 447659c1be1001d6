"""What looks forgotten about replacement points in the Initial Phase of a side."""

from __future__ import annotations

from oobmgr.domain.quantities import counted
from oobmgr.games.europa.accounts import replacements_of
from oobmgr.games.europa.actions.payment import was_done
from oobmgr.games.europa.actions.replacements.disband import disbands_now, left_to_disband
from oobmgr.games.europa.actions.replacements.receipt import due_without_asking
from oobmgr.games.europa.picking.rebuilding import rebuild_choices
from oobmgr.games.europa.replacements.unit_points import point_kind
from oobmgr.games.europa.screens.rebuild_board import rebuildable
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import INITIAL, REPLACEMENT_GOODS
from oobmgr.rules.books import Books
from oobmgr.rules.game import Warning  # noqa: A004 - as where it is made


def replacement_warnings(books: Books) -> tuple[Warning, ...]:
    """Replacements not taken, points that nobody was rebuilt with, disbanding that is due."""
    if books.turn == SURPRISE_TURN:
        return ()
    if books.phase != INITIAL:
        return _disbanding(books)
    return (*_not_taken(books), *_none_rebuilt(books), *_disbanding(books))


def _not_taken(books: Books) -> tuple[Warning, ...]:
    if was_done(books, "replacements"):
        return ()
    due = due_without_asking(books)
    if not due:
        return ()
    sentence = f"{counted(due, 'replacement point is', 'replacement points are')} due this turn."
    title = "Replacements not taken"
    return (Warning("replacements", title, sentence, "REP-08", "replacements"),)


def _none_rebuilt(books: Books) -> tuple[Warning, ...]:
    """A nation holds points of a kind, and something of that kind could be rebuilt."""
    if was_done(books, "rebuild"):
        return ()
    allowed = rebuild_choices(books)
    waiting = {
        (unit.nation, str(point_kind(unit, books.tables)))
        for unit in rebuildable(books, books.side)
        if not allowed[unit.id].paid
    }
    held = {
        (nation, kind): points
        for nation, kind in waiting
        if (points := books.balance(replacements_of(books.side, nation), REPLACEMENT_GOODS[kind]))
    }
    if not held:
        return ()
    number = counted(sum(held.values()), "replacement point is", "replacement points are")
    sentence = f"{number} held, and there are units to rebuild."
    return (Warning("rebuild", "Nothing rebuilt", sentence, "REP-10", "rebuild"),)


def _disbanding(books: Books) -> tuple[Warning, ...]:
    if not disbands_now(books):
        return ()
    left = left_to_disband(books)
    if not left:
        return ()
    who = counted(len(left), "pre-war division has", "pre-war divisions have")
    sentence = f"{who} to be disbanded this turn."
    action = "disband" if books.phase == INITIAL else ""
    return (Warning("disband", "Divisions to disband", sentence, "DIS-01", action),)
