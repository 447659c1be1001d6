"""Markers of units and what befell leaders as rows of a workbook, and what is written for a row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import JsonValue, UnitId
from oobmgr.games.grande_armee.battle.facts import FATE
from oobmgr.games.grande_armee.battle.losing import CAUSE, FATE_FIELD, FATE_FIELDS, POINTS, SCORES
from oobmgr.games.grande_armee.battle.losing import TURN as FELL_IN
from oobmgr.games.grande_armee.fact_kinds import DEMORALIZED, ROUT
from oobmgr.games.grande_armee.march.markers import (
    DEMORALIZED_WORD,
    STAGE,
    TURN,
    demoralized_in,
    rout_of,
    routed_in,
)
from oobmgr.games.grande_armee.records.listed import FALLEN
from oobmgr.games.grande_armee.units import has_strength, is_cavalry, is_leader
from oobmgr.rules.entered import changes, enter
from oobmgr.rules.record_kinds import Values, Written

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books

# Of a marker the turn is all there is to say; of a leader who fell there is more.
_NOTHING: Final = dict.fromkeys(("cause", "fate", "scores", "points"))


def mark_rows(books: Books) -> Iterator[Values]:
    """What holds for each unit, in the order of the units."""
    for unit in books.units():
        about: Values = {"side": str(unit.side), "unit": int(unit.id), **_NOTHING}
        if stage := rout_of(books, unit):
            yield {**about, "mark": str(stage), "turn": routed_in(books, unit)}
        if turn := demoralized_in(books, unit):
            yield {**about, "mark": DEMORALIZED_WORD, "turn": turn}
        if fate := books.fact(FATE, str(unit.id), FATE_FIELD):
            yield {**about, "mark": FALLEN, "fate": fate, **_fallen(books, str(unit.id))}


def _fallen(books: Books, key: str) -> dict[str, JsonValue]:
    return {
        "turn": books.fact(FATE, key, FELL_IN),
        "cause": books.fact(FATE, key, CAUSE),
        "scores": "yes" if books.fact(FATE, key, SCORES) else "no",
        "points": books.fact(FATE, key, POINTS),
    }


def mark_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Lay a marker on a unit, or take it off.

    Raises:
        BadInput: the turn is missing, or the marker is not for the unit.
    """
    row = new or old or {}
    key, mark = str(row["unit"]), str(row["mark"])
    if new:
        _check(books, new)
    turn = new["turn"] if new else None
    if mark == DEMORALIZED_WORD:
        return Written((), enter(books, DEMORALIZED, key, TURN, turn))
    if mark == FALLEN:
        return Written((), changes(books, FATE, key, _fate(new)))
    return Written((), changes(books, ROUT, key, {STAGE: mark if new else None, TURN: turn}))


def _fate(new: Values | None) -> dict[str, JsonValue]:
    if new is None:
        return dict.fromkeys(FATE_FIELDS)
    return {
        FATE_FIELD: new["fate"],
        CAUSE: new["cause"],
        FELL_IN: new["turn"],
        SCORES: new["scores"] == "yes",
        POINTS: new["points"],
    }


def _check(books: Books, row: Values) -> None:
    mark = str(row["mark"])
    if not row["turn"]:
        raise BadInput(Fault(f"Marks: {mark} has no turn.", "turn", advice="Say since when it is."))
    known = (one for one in books.units() if one.id == UnitId(int(str(row["unit"]))))
    if (unit := next(known, None)) and not _may_bear(unit, mark):
        message = f"Marks: {unit.designation} {unit.type} is of no type that can be so: {mark}."
        raise BadInput(Fault(message, "mark", mark, "Correct the mark, or the unit."))


# Only cavalry is demoralized (11.3), and only what has strength routs.
def _may_bear(unit: UnitState, mark: str) -> bool:
    if mark == FALLEN:
        return is_leader(unit)
    return is_cavalry(unit) if mark == DEMORALIZED_WORD else has_strength(unit)
