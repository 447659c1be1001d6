"""What holds for units as rows of a workbook, and what is written for a row to be so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import JsonValue, Subject, UnitId
from oobmgr.games.war_in_europe.actions.kampfgruppen import TURN
from oobmgr.games.war_in_europe.actions.rail import CONVERTED, REPAIRED, RODE_IN, WORKED_IN
from oobmgr.games.war_in_europe.fact_kinds import (
    AIRBORNE,
    FORMED,
    FORTIFIED,
    FRONT,
    KAMPFGRUPPE,
    OFF,
    ORIGIN,
    RAIL_UNIT,
    READY,
    SET_OUT,
    SINCE,
    UNTOLD,
    VOYAGE,
)
from oobmgr.games.war_in_europe.records import listed
from oobmgr.games.war_in_europe.units import AIRBORNE as PARATROOPS
from oobmgr.games.war_in_europe.units import REPAIR_TYPES, is_kind
from oobmgr.games.war_in_europe.words import BOX
from oobmgr.rules.entered import changes
from oobmgr.rules.record_kinds import Values, Written

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books

_KEPT: Final[Mapping[str, tuple[Subject, Mapping[str, str]]]] = {
    BOX: (AIRBORNE, {FRONT: "front", READY: "turn", ORIGIN: "origin"}),
    listed.SEA: (VOYAGE, {SET_OUT: "turn"}),
    listed.GROUP: (KAMPFGRUPPE, {FORMED: "formed", TURN: "turn"}),
    listed.FORT: (FORTIFIED, {SINCE: "turn"}),
    listed.CUT_OFF: (RAIL_UNIT, {OFF: "turn"}),
    listed.RODE: (RAIL_UNIT, {RODE_IN: "turn"}),
    listed.WORKED: (
        RAIL_UNIT,
        {WORKED_IN: "turn", REPAIRED: "repaired", CONVERTED: "converted"},
    ),
}
"""For each mark what its facts are about, and which field of a row each of them has."""
_OF_THE_TURN: Final = (listed.RODE, listed.WORKED)
"""Marks that are over with their turn."""
_EMPTY: Final[Values] = dict.fromkeys(("front", "origin", "formed", "repaired", "converted"))


def mark_rows(books: Books) -> Iterator[Values]:
    """What holds for each unit, in the order of the units."""
    for unit in books.units():
        for mark, (subject, fields) in _KEPT.items():
            row = {field: books.fact(subject, str(unit.id), name) for name, field in fields.items()}
            # Whence it comes is asked again of whoever reads the workbook, where nobody said it.
            if row.get("origin") == UNTOLD:
                row["origin"] = None
            # In the books it stays, as what happened in its turn; a workbook tells what is so now.
            over = mark in _OF_THE_TURN and row["turn"] != books.turn
            if row["turn"] and not over:
                about: Values = {"side": str(unit.side), "unit": int(unit.id), "mark": mark}
                yield {**about, **_EMPTY, **row}


def mark_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Lay a mark on a unit, or take it off.

    Raises:
        BadInput: the turn is missing, or the mark is not for the unit.
    """
    row = new or old or {}
    number, mark = int(str(row["unit"])), str(row["mark"])
    subject, fields = _KEPT[mark]
    # Every field of the mark, so that nothing of another one is left over.
    wanted: dict[str, JsonValue] = {name: new[f] if new else None for name, f in fields.items()}
    if new:
        _check(books, new)
    if mark == BOX:
        wanted[ORIGIN] = _origin(books, new)
    return Written((), changes(books, subject, str(number), wanted))


def _origin(books: Books, row: Values | None) -> JsonValue:
    """Where a unit comes from that is in transit: one that is ready later than now."""
    if not row or str(row["turn"]) <= books.turn:
        return None
    return row["origin"] or UNTOLD


def _check(books: Books, row: Values) -> None:
    mark = str(row["mark"])
    if not row["turn"]:
        raise BadInput(Fault(f"Marks: {mark} has no turn.", "turn", advice="Say since when it is."))
    # One that the same import brings is not in the books yet.
    known = (one for one in books.units() if one.id == UnitId(int(str(row["unit"]))))
    if unit := next(known, None):
        _check_unit(unit, mark)


def _check_unit(unit: UnitState, mark: str) -> None:
    wrong = (mark == BOX and not is_kind(unit, *PARATROOPS)) or (
        mark == listed.WORKED and not is_kind(unit, *REPAIR_TYPES)
    )
    if wrong:
        message = f"Marks: {unit.designation} {unit.type} is of no type that can be so: {mark}."
        raise BadInput(Fault(message, "mark", mark, "Mend the mark, or the unit."))
