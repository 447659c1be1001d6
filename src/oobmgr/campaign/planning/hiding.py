"""Passphrases of sides, and the entry that begins a file for one side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.campaign.books import SEAL, BooksSnapshot
from oobmgr.campaign.drafts import Draft
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import HANDED_OVER, Fact, Subject
from oobmgr.domain.wording import the_side

if TYPE_CHECKING:
    from oobmgr.campaign.commands import HandOver, SetPassphrase


def plan_passphrase(command: SetPassphrase, books: BooksSnapshot) -> Draft:
    """Set, change or take off the passphrase of a side's sheets."""
    old = books.fact(Subject.LOCK, command.side, SEAL)
    name = books.game.side(command.side).name
    done = "taken off" if command.seal is None else "changed" if old else "set"
    return Draft(
        title=f"Passphrase of the {name} sheets {done}",
        facts=(Fact(Subject.LOCK, command.side, SEAL, old, command.seal),),
        refusals=() if books.game.hides_sheets else (no_hidden_sheets(books),),
    )


def plan_hand_over(command: HandOver, books: BooksSnapshot) -> Draft:
    """Begin a file that holds the books of one side."""
    old = books.fact(Subject.CAMPAIGN, HANDED_OVER, "side")
    name = books.game.side(command.side).name
    others = " and ".join(side.name for side in books.game.sides if side.id != command.side)
    return Draft(
        title=f"Made for {the_side(name)}",
        sentence=f"This file holds nothing of the {others} side. What is above came from the "
        "common file and is taken back there.",
        facts=(Fact(Subject.CAMPAIGN, HANDED_OVER, "side", old, command.side),),
        refusals=() if books.game.hides_sheets else (no_hidden_sheets(books),),
    )


def no_hidden_sheets(books: BooksSnapshot) -> Fault:
    """Why there is nothing to hide in a game."""
    return Fault(
        f"in {books.game.name} either player may look at all units.",
        # The input is right, and would do in another game: so it is refused, not called bad.
        advice="There is nothing to hide.",
    )
