"""The words on units: their supply state, and how they moved in this turn."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from oobmgr.domain.postings import Subject, UnitId
from oobmgr.games.europa.deeds import DEED
from oobmgr.games.europa.movement.marks import (
    ADMINISTRATIVE,
    HALTED,
    HALTED_AGAIN,
    OPERATIONAL,
    REGAUGING,
    STRATEGIC,
)
from oobmgr.games.europa.supply import marks as supply
from oobmgr.games.europa.words import EXPLOITATION, MOVEMENT
from oobmgr.rules.books import Books
from oobmgr.rules.entered import recorded
from oobmgr.rules.marks import MarkEffect, UnitMark

_NONE = "none"
_HALTED = UnitMark("halted", "OVR-03", (MarkEffect("Movement", "none in this phase", "OVR-03"),))
_MARKS: Mapping[str, UnitMark] = MappingProxyType(
    {
        OPERATIONAL: UnitMark("by rail", "RAIL-04"),
        STRATEGIC: UnitMark(
            "by strategic rail", "RAIL-05", (MarkEffect("Other movement", _NONE, "RAIL-05"),)
        ),
        ADMINISTRATIVE: UnitMark(
            "moved administratively", "MOV-03", (MarkEffect("Overruns", _NONE, "MOV-03"),)
        ),
        REGAUGING: UnitMark("converting rail", "RAIL-06"),
    }
)
_IN_PHASE = {MOVEMENT: {**_MARKS, HALTED: _HALTED}, EXPLOITATION: {HALTED_AGAIN: _HALTED}}
"""How units moved that bars other movement, in the phases where it does."""
MARK_WORDS = (*supply.MARK_WORDS, _HALTED.word, *(mark.word for mark in _MARKS.values()))
"""All words that units may carry, groups first."""


def unit_marks(books: Books) -> Mapping[UnitId, tuple[UnitMark, ...]]:
    """What holds for each unit beside its steps, by id; supply first."""
    found = dict(supply.unit_marks(books))
    known = _IN_PHASE.get(books.phase, {})
    for (number,), fields in recorded(books, Subject.DONE, DEED).items() if known else ():
        done = [field for field, turn in fields.items() if turn == books.turn and field in known]
        if done:
            unit = UnitId(int(number))
            found[unit] = (*found.get(unit, ()), *(known[field] for field in done))
    return found
