"""Whose each unit, formation and other record is or was, and by what names it went."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign.names import UNIT_REMARKS
from oobmgr.domain.postings import WHOLE, Subject
from oobmgr.models.engines import fetch

if TYPE_CHECKING:
    from oobmgr.campaign.names import Names
    from oobmgr.models.engines import Connection
    from oobmgr.rules.game import Game

_NAMES: Final = ("designation", "name")
_WORDS: Final = ("type", "size", "nation")
_NEW_LINES: Final = (
    "SELECT id, subject, key, field, old, new FROM main.journal_fact WHERE id > ? "
    "AND subject IN ({}) AND field IN ({}) ORDER BY id"
)


def records_of(game: Game) -> tuple[Subject, ...]:
    """The subjects whose facts make up whole records, each with its side."""
    return (Subject.UNIT, Subject.FORMATION, *(kind.subject for kind in game.record_kinds))


class Rolls:
    """Read from the journal, for what was taken off the books has a side too."""

    def __init__(self, game: Game, hidden: frozenset[str], names: Names) -> None:
        kinds = game.every_fact.values()
        self._of_units = frozenset(kind.subject for kind in kinds if kind.of_units)
        self._records = records_of(game)
        self._hidden = hidden
        self._names = names
        self._side: dict[tuple[str, str], str] = {}
        self._read = 0

    def catch_up(self, connection: Connection) -> None:
        """Read what was written since the last time."""
        told = (WHOLE, *_NAMES, *UNIT_REMARKS)
        marks = (", ".join("?" * len(asked)) for asked in (self._records, told))
        lines = _NEW_LINES.format(*marks)
        asked = (self._read, *self._records, *told)
        for number, subject, key, field, old, new in fetch(connection, lines, asked):
            # Lines are only ever added, so what was read once never has to be read again.
            self._read = number
            if field == WHOLE and new is not None:
                self._enter(subject, key, json.loads(new))
            elif field != WHOLE:
                # The old name too: it still stands in the titles and notes of older entries.
                for text in (old, new):
                    self._call(self.side_of(subject, key), field, str(json.loads(text or '""')))

    def side_of(self, subject: str, key: str) -> str:
        """The side of the record that a fact is about; empty where it is about none.

        Facts of other subjects are about a unit by the key ``unit:17``.
        """
        kind = Subject.UNIT if subject in self._of_units else subject
        first, _, number = key.partition(":")
        place = (Subject.UNIT, number) if first == Subject.UNIT else (kind, key)
        return self._side.get(place, "")

    def _enter(self, subject: str, key: str, record: dict[str, Any]) -> None:
        side = self._side[subject, key] = str(record["side"])
        for field in (*_NAMES, *UNIT_REMARKS):
            self._call(side, field, str(record.get(field) or ""))
        if side not in self._hidden:
            self._names.keep(str(record.get(field) or "") for field in _WORDS)

    def _call(self, side: str, field: str, text: str) -> None:
        """Take note of what a record of a side is called, or of a remark on it."""
        if side not in self._hidden and field in _NAMES:
            self._names.keep((text,))
        # A remark of one word, such as "tired", may be made on anybody.
        elif side in self._hidden and (field in _NAMES or len(text.split()) > 1):
            self._names.hide((text,))
