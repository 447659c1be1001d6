"""What there is to say of the phases now: garrisons that are due."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from oobmgr.games.balkans.festung.register import Duty, duty, missing_words, register
from oobmgr.games.balkans.words import MOVEMENT
from oobmgr.rules.game import PhaseNote

if TYPE_CHECKING:
    from oobmgr.rules.books import Books, PhaseId


def phase_notes(books: Books) -> Mapping[PhaseId, PhaseNote]:
    """The garrisons that are owed in the Axis movement phase."""
    owed = [
        f"Garrison of {record.city}: {missing_words(books, record)}"
        for record in register(books)
        if duty(books, record) is Duty.OWED
    ]
    return {MOVEMENT: PhaseNote(line="; ".join(owed))} if owed else {}
