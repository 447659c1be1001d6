"""Games that a player describes: what their campaigns carry, and what a change has to keep.

The description is a text, kept as a fact of the campaign, so that its file is all that another
machine needs. Only the game that reads it knows its form.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from pathlib import Path
from typing import Final

from oobmgr.domain.accounts import Account, GoodId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Subject
from oobmgr.domain.values import dataclass

KEY: Final = "game"
TEXT: Final = "text"
"""Where a campaign keeps the description of its game: a fact of `Subject.DESCRIPTION`."""
DEEPEST: Final = 6
"""More keys than the way to any part has; a file of a stranger could have thousands."""
MOST_BYTES: Final = 65_536
"""The largest description: ten times a full one."""

# Bounds of what a player writes: beyond any game, so that a file of a stranger stays small.
SIGN_LETTERS: Final = 12
WORD_LETTERS: Final = 16
NAME_LETTERS: Final = 60
LINE_LETTERS: Final = 80
SENTENCE_LETTERS: Final = 200
NOTE_LETTERS: Final = 600
FEW_ENTRIES: Final = 12
SOME_ENTRIES: Final = 20
MORE_ENTRIES: Final = 60
MANY_ENTRIES: Final = 120
DATED_ENTRIES: Final = 300
FEWEST_SIDES: Final = 2


def description_text(path: Path) -> str:
    """The text of a file, as far as it can be a description.

    Raises:
        BadInput: it cannot be read, is too large, or is no text.
    """
    try:
        with path.open("rb") as file:
            # One byte more than allowed tells that it is too large; a huge file is never read
            # whole.
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        message = f"the file cannot be read: {error.strerror}."
        raise BadInput(Fault(message, str(path), advice="Check its name.")) from None
    if len(data) > MOST_BYTES:
        raise BadInput(too_large(path.name))
    try:
        # Some editors begin a file with a byte order mark.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        message = "this is not UTF-8 text."
        raise BadInput(
            Fault(message, f"{path.name}, line {line}", advice="Save it as UTF-8.")
        ) from None


def too_large(where: str) -> Fault:
    """The fault of a description that is too large."""
    message = f"has more than {MOST_BYTES // 1024} KB, too much for a description."
    return Fault(message, where, advice="Leave out what is not needed.")


@dataclass(frozen=True)
class Mentions:
    """What the ledger of a campaign mentions, undone entries included: it must stay readable.

    `holdings` are accounts with the goods that ever lay there. `turns` are saved codes, those in
    which units arrive included; `facts` the fields of facts by subject.
    """

    holdings: frozenset[tuple[Account, GoodId]] = frozenset()
    turns: frozenset[str] = frozenset()
    facts: Mapping[str, frozenset[tuple[str, str]]] = field(default_factory=dict)

    def of(self, subject: Subject) -> frozenset[tuple[str, str]]:
        """Key and field of each fact about a subject."""
        return self.facts.get(subject, frozenset())
