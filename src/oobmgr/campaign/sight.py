"""What may be seen of the books while those of some sides are hidden: the one place that says so.

A line of the journal belongs to a side by its account, by the unit or formation that it is about,
or by the name of the side in its key. A transaction is closed where a line of it is hidden, or
where it is an action whose words name what is hidden; of a closed one only the lines that are open
and a title of ours are seen.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign import commands as c
from oobmgr.campaign.command_names import OF_BOTH
from oobmgr.campaign.names import Names
from oobmgr.campaign.rolls import Rolls
from oobmgr.domain.accounts import SideId
from oobmgr.models.engines import fetch

if TYPE_CHECKING:
    from oobmgr.models.engines import Connection
    from oobmgr.rules.game import Game

_WHAT: Final = {
    c.ImportOrderOfBattle.__name__: "Import",
    c.AddUnit.__name__: "A new unit",
    c.EditUnits.__name__: "A change of units",
    c.LoseSteps.__name__: "Lost steps",
    c.RestoreSteps.__name__: "Restored steps",
    c.SetSteps.__name__: "Steps",
    c.ReadBack.__name__: "A sheet read back",
    c.RemoveUnits.__name__: "Units taken off",
    c.AddFormation.__name__: "A new formation",
    c.RenameFormation.__name__: "A formation renamed",
    c.MoveFormation.__name__: "A formation moved",
    c.Regroup.__name__: "Units regrouped",
    c.MergeFormations.__name__: "Formations merged",
    c.RemoveFormations.__name__: "Formations taken off",
    c.DuplicateUnits.__name__: "Units duplicated",
    c.DuplicateFormation.__name__: "A formation duplicated",
    c.RenameAll.__name__: "Names replaced",
    c.CountIn.__name__: "Count",
    c.SetPassphrase.__name__: "Passphrase",
}


class Sight:
    """Reads along in the journal and says what is seen. Safe to ask from any thread."""

    def __init__(self, game: Game, hidden: Iterable[SideId]) -> None:
        self.game = game
        self.hidden: frozenset[str] = frozenset(hidden)
        self.names = Names()
        kinds = game.every_fact.values()
        self._public = frozenset(kind.subject for kind in kinds if kind.public)
        self._rolls = Rolls(game, self.hidden, self.names)
        self._facts: dict[tuple[str, str, str], bool] = {}
        self._titles: dict[int, str] = {}
        self._read = 0
        self._turnstile = threading.Lock()

    @property
    def hidden_names(self) -> str:
        """The sides that are hidden, as players call them: ``Blue``."""
        return " and ".join(side.name for side in self.game.sides if side.id in self.hidden)

    def catch_up(self, connection: Connection) -> None:
        """Read what was written since the last time."""
        # Several readers may come at once, each through a connection of its own.
        with self._turnstile:
            self._rolls.catch_up(connection)
            self._read_transactions(connection)

    # Lines

    def shows_side(self, side: str) -> bool:
        """Whether the books of a side are open."""
        return side not in self.hidden

    def shows_account(self, account: str) -> bool:
        """Whether what an account holds may be seen; the account as it is saved."""
        return account.split(":", 2)[1] not in self.hidden

    def shows_fact(self, subject: str, key: str, field: str) -> bool:
        """Whether a fact may be seen."""
        place = (subject, key, field)
        # Every row of every query asks here, through the database; the answer is for good.
        shown = self._facts.get(place)
        if shown is None:
            shown = self._facts[place] = self._asked_fact(subject, key, field)
        return shown

    def on_sheet(self, subject: str, key: str) -> bool:
        """Whether a fact is about a unit or formation that is hidden."""
        return self._rolls.side_of(subject, key) in self.hidden

    def own_fact(self, subject: str, key: str) -> bool:
        """Whether a fact is about a unit or formation of a side that is open."""
        side = self._rolls.side_of(subject, key)
        return bool(side) and side not in self.hidden

    def _asked_fact(self, subject: str, key: str, field: str) -> bool:
        if subject in self._public:
            return True
        side = self._rolls.side_of(subject, key)
        if side:
            return side not in self.hidden
        # A fact of neither unit nor record may still name a side in its key, as what was done in a
        # player turn does.
        parts = {*key.split(":"), *field.split(":")}
        if parts & self.hidden:
            return False
        return not any(self.names.named_in(text, running=False) for text in (key, field))

    # Transactions

    def closed(self, transaction: int) -> bool:
        """Whether the words of a transaction are hidden."""
        return transaction in self._titles

    def title(self, transaction: int, title: str) -> str:
        """How a transaction is called: as it is, or by our words where it is closed."""
        return self._titles.get(transaction, title)

    def says(self, *texts: str) -> bool:
        """Whether any of these texts names what is hidden."""
        return any(self.names.named_in(text) for text in texts)

    def closed_title(self, command: str, values: Any, title: str) -> str:  # noqa: ANN401 - JSON
        """What a closed transaction is called."""
        # Its own title with the names left out says more than "An entry", and is not a secret.
        if command in OF_BOTH:
            return self.names.left_out(title, running=False)
        what = _WHAT.get(command, "An entry")
        if command == c.PostAction.__name__:
            titles = {action.name: action.title for action in self.game.actions}
            what = titles.get(values.get("action", ""), what)
        return f"{what} ({self.hidden_names} side hidden)"

    def _read_transactions(self, connection: Connection) -> None:
        since = (self._read,)
        lined = {
            number
            for number, account in fetch(connection, _ACCOUNTS, since)
            if not self.shows_account(account)
        }
        lined |= {
            number
            for number, *place in fetch(connection, _PLACES, since)
            if not self.shows_fact(*place)
        }
        for number, kind, reverses, command, values, *words in fetch(connection, _HEADS, since):
            self._read = number
            # A reversal names what it takes back and nothing else, so it is as open as that.
            if reverses in self._titles:
                title = self._titles[reverses].split(": ", 1)[-1]
                self._titles[number] = f"{kind.capitalize()}: {title}"
            elif reverses is None and (number in lined or self._named_in(command, values, words)):
                self._titles[number] = self.closed_title(command, json.loads(values), words[0])

    def _named_in(self, command: str, values: str, words: Iterable[str]) -> bool:
        """Whether an action looked at what is hidden. What a player types himself he knows."""
        return command == c.PostAction.__name__ and (
            self.names.named_in("\n".join(words)) or self.names.named_in(values, running=False)
        )


# In `main`: through a veil the bare names are views that leave out the very lines looked for.
_ACCOUNTS: Final = (
    "SELECT DISTINCT transaction_id, account FROM main.journal_posting WHERE transaction_id > ?"
)
_PLACES: Final = (
    "SELECT DISTINCT transaction_id, subject, key, field FROM main.journal_fact "
    "WHERE transaction_id > ?"
)
_HEADS: Final = (
    "SELECT id, kind, reverses, command, command_values, title, sentence, working, notes "
    "FROM main.journal_transaction WHERE id > ? ORDER BY id"
)
