"""What holds for units as rows of a workbook, and what is written for a row to be so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import JsonValue, Subject, UnitId
from oobmgr.domain.quantities import counted
from oobmgr.games.war_in_europe.actions.hexes import (
    fort_doubts,
    french_ruling,
    printed_there,
    too_early,
)
from oobmgr.games.war_in_europe.actions.kampfgruppen import TURN
from oobmgr.games.war_in_europe.actions.rail_turns import (
    CONVERTED,
    REPAIRED,
    RODE_IN,
    WORKED_IN,
)
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
from oobmgr.games.war_in_europe.ground.rail import Gang
from oobmgr.games.war_in_europe.records import listed
from oobmgr.games.war_in_europe.records.year import check_year
from oobmgr.games.war_in_europe.turns import date_of
from oobmgr.games.war_in_europe.units import AIRBORNE as PARATROOPS
from oobmgr.games.war_in_europe.units import REPAIR_TYPES, is_kind
from oobmgr.games.war_in_europe.words import BOX, SOVIET
from oobmgr.rules.entered import changes
from oobmgr.rules.picked_units import against, unit_name
from oobmgr.rules.record_kinds import Values, Written

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books

_FORTIFYING: Final = "WIE-FORT-05"
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
        BadInput: the turn is missing or not in the year, or the mark is not for the unit.
    """
    check_year(books, new, "turn")
    row = new or old or {}
    number, mark = int(str(row["unit"])), str(row["mark"])
    subject, fields = _KEPT[mark]
    # Every field of the mark, so that nothing of another one is left over.
    wanted: dict[str, JsonValue] = {name: new[f] if new else None for name, f in fields.items()}
    doubts = _check(books, new) if new else ()
    if mark == BOX:
        wanted[ORIGIN] = _origin(books, new)
    return Written((), changes(books, subject, str(number), wanted), doubts)


def _origin(books: Books, row: Values | None) -> JsonValue:
    """Where a unit comes from that is in transit: one that is ready later than now."""
    if not row or str(row["turn"]) <= books.turn:
        return None
    return row["origin"] or UNTOLD


def _check(books: Books, row: Values) -> tuple[Fault, ...]:
    """What is asked of a mark. Raises `BadInput` for one that cannot be."""
    mark = str(row["mark"])
    if not row["turn"]:
        raise BadInput(Fault(f"Marks: {mark} has no turn.", "turn", advice="Say since when it is."))
    known = (one for one in books.units() if one.id == UnitId(int(str(row["unit"]))))
    unit = next(known, None)
    if unit is None:
        return ()
    _check_unit(unit, mark)
    if mark == listed.WORKED:
        _check_work(books, unit, row)
    return tuple(_of_fort(books, unit, TurnCode(str(row["turn"])))) if mark == listed.FORT else ()


def _of_fort(books: Books, unit: UnitState, turn: TurnCode) -> Iterator[Fault]:
    """What the form refuses of a unit that fortifies, asked.

    Raises:
        BadInput: the turn is not there yet, or lies before the first in which its army may.
    """
    if date_of(turn) > date_of(books.turn):
        message = f"Marks: {unit_name(unit)} cannot be fortified since a later turn than this."
        raise BadInput(Fault(message, "turn", turn, "Correct the turn."))
    early = tuple(too_early(books, unit, turn))
    # Where nobody entered what let the French fortify, another campaign may have known it.
    if early and french_ruling(books).result:
        raise BadInput(*early)
    barred = [*early, *printed_there(books, unit)]
    if not unit.hex:
        barred.append(against(unit, "is in no hex that the books know.", _FORTIFYING))
    # Asked, since what was printed or who stood where may have been entered after he fortified.
    yield from (fault.question() for fault in barred)
    yield from fort_doubts((unit,))


def _check_work(books: Books, unit: UnitState, row: Values) -> None:
    """Raises `BadInput` for more work in a turn than a repair unit does in any weather."""
    gang = Gang.SOVIET if unit.side == SOVIET else Gang.AXIS_ALLIED
    group = f"rail.work.{gang}"
    for field, cell in (("repaired", "repair"), ("converted", "convert")):
        each = (
            books.tables.cell(f"{group}.{area}.{weather}.{cell}")
            for area in books.tables.keys(group)
            for weather in books.tables.keys(f"{group}.{area}")
        )
        most, done = max(each, key=lambda one: one.whole), int(str(row[field] or 0))
        if done > most.whole:
            name, limit = unit_name(unit), counted(most.whole, "hex", "hexes")
            message = f"Marks: {name}: at most {limit} may be {field} in a turn."
            raise BadInput(Fault(message, field, str(done), "Enter fewer.", most.case))


def _check_unit(unit: UnitState, mark: str) -> None:
    wrong = (mark == BOX and not is_kind(unit, *PARATROOPS)) or (
        mark == listed.WORKED and not is_kind(unit, *REPAIR_TYPES)
    )
    if wrong:
        message = f"Marks: {unit.designation} {unit.type} is of no type that can be so: {mark}."
        raise BadInput(Fault(message, "mark", mark, "Correct the mark, or the unit."))
