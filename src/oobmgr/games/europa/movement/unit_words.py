"""How units moved in this turn, as words on the units while they matter."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from oobmgr.domain.postings import Subject, UnitId
from oobmgr.games.europa.movement.marks import (
    ADMINISTRATIVE,
    HALTED,
    HALTED_AGAIN,
    OPERATIONAL,
    REGAUGING,
    STRATEGIC,
)
from oobmgr.games.europa.words import EXPLOITATION, MOVEMENT
from oobmgr.rules.books import Books
from oobmgr.rules.marks import MarkEffect, UnitMark

_UNIT = "unit:"
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
MOVED_WORDS = (_HALTED.word, *(mark.word for mark in _MARKS.values()))
"""All words that units may carry for how they moved."""


def moved_marks(books: Books) -> dict[UnitId, tuple[UnitMark, ...]]:
    """The units that moved in a way that bars other movement, in the phases where it does."""
    in_phase = {MOVEMENT: {**_MARKS, HALTED: _HALTED}, EXPLOITATION: {HALTED_AGAIN: _HALTED}}
    known = in_phase.get(books.phase, {})
    found: dict[UnitId, tuple[UnitMark, ...]] = {}
    if not known:
        return found
    for (key, field), turn in books.facts(Subject.DONE).items():
        if field in known and turn == books.turn and key.startswith(_UNIT):
            unit = UnitId(int(key.removeprefix(_UNIT)))
            found[unit] = (*found.get(unit, ()), known[field])
    return found
