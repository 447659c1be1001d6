"""The description of a game that its player describes: kept with the campaign, and changed."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.campaign.drafts import Draft, draft_of
from oobmgr.domain.accounts import Account, GoodId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.rules.descriptions import KEY, TEXT, Mentions
from oobmgr.rules.later import loaded

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import ChangeDescription
    from oobmgr.rules.game import Game


def description_facts(game: Game) -> tuple[Fact, ...]:
    """What a new campaign keeps of the description of its game; nothing where it has none."""
    text = game.description
    return (Fact(Subject.DESCRIPTION, KEY, TEXT, None, text),) if text else ()


def plan_change(command: ChangeDescription, books: BooksSnapshot) -> Draft:
    """What a new description changes, and what it cannot. Raises `BadInput` with its faults."""
    game = books.game
    door = game.entry.described
    if door is None:
        message = f"{game.name} is a game of the program; it has no description."
        raise BadInput(Fault(message, "description"))
    old = books.fact(Subject.DESCRIPTION, KEY, TEXT)
    if old == command.description:
        raise BadInput(Fault("nothing would change.", "description"))
    draft = draft_of(loaded(door.changed)(books, mentions(books), command.description))
    fact = Fact(Subject.DESCRIPTION, KEY, TEXT, old, command.description)
    # What the new text gives up may be wanted back, and the change itself is not undone.
    return replace(draft, facts=(fact, *draft.facts), backup_label="before the change of the game")


def mentions(books: BooksSnapshot) -> Mentions:
    """What the ledger mentions."""
    facts: defaultdict[str, set[tuple[str, str]]] = defaultdict(set)
    for subject, key, field in books.rows("SELECT DISTINCT subject, key, field FROM journal_fact"):
        facts[subject].add((key, field))
    # Undone entries included: the ledger still names what stands in them.
    return Mentions(
        frozenset(
            (Account.from_key(account), GoodId(good))
            for account, good in books.rows("SELECT DISTINCT account, good FROM journal_posting")
        ),
        frozenset(
            str(turn)
            for (turn,) in books.rows(
                "SELECT turn FROM journal_transaction UNION SELECT arrival FROM unit"
            )
            if turn
        ),
        {subject: frozenset(held) for subject, held in facts.items()},
    )
