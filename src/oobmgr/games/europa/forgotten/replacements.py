"""What looks forgotten about replacement points in the Initial Phase of a side."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.quantities import counted
from oobmgr.games.europa.accounts import replacements_of
from oobmgr.games.europa.actions.replacements.credit import disbands_now, left_to_disband
from oobmgr.games.europa.actions.replacements.receipt import due_without_asking
from oobmgr.games.europa.entered import was_done
from oobmgr.games.europa.picking.rebuilding import payable_kinds
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import INITIAL, REPLACEMENT_GOODS
from oobmgr.rules.books import Books
from oobmgr.rules.checks import Finding, check


@check("REP-08", title="Replacements not taken", action="replacements", phases=(INITIAL,))
def replacements(books: Books) -> Iterator[str]:
    """Replacement points that are due without a question to the player."""
    # The surprise turn has no Initial Phase, so nothing can be late in it.
    if books.turn == SURPRISE_TURN or was_done(books, "replacements"):
        return
    due = due_without_asking(books)
    if due:
        number = counted(due, "replacement point is", "replacement points are")
        yield f"{number} due this turn."


@check("REP-10", title="Nothing rebuilt", action="rebuild", phases=(INITIAL,))
def rebuild(books: Books) -> Iterator[str]:
    """A nation holds points of a kind, enough for something that could be rebuilt with them."""
    if books.turn == SURPRISE_TURN or was_done(books, "rebuild"):
        return
    # Points too few for any unit are left out: nobody can spend them yet, and they are kept.
    held = sum(
        books.balance(replacements_of(books.side, nation), REPLACEMENT_GOODS[kind])
        for nation, kind in payable_kinds(books)
    )
    if held:
        number = counted(held, "replacement point is", "replacement points are")
        yield f"{number} held, and there are units to rebuild."


@check("DIS-01", title="Divisions to disband", must=True)
def disband(books: Books) -> Iterator[Finding]:
    """Pre-war divisions that are disbanded this turn."""
    if books.turn == SURPRISE_TURN or not disbands_now(books):
        return
    left = left_to_disband(books)
    if left:
        who = counted(len(left), "pre-war division has", "pre-war divisions have")
        # Elsewhere the click would lead to a form that refuses.
        action = "disband" if books.phase == INITIAL else ""
        yield Finding(f"{who} to be disbanded this turn.", action=action)
