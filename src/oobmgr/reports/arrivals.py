"""What arrives in the turns ahead: units, air groups, points, and what changes by date."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from oobmgr.campaign.report_rows import MoveRow, ReportMaterial, ReportTurn
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import Place
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitStatus
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import (
    ReportColumn,
    ReportRow,
    Section,
    head,
    line,
    number,
    total,
    wide,
    words,
)

_GROUP = "air group"


@dataclass(frozen=True, slots=True)
class Arrival:
    """Something that arrives in a turn; `unit` is the unit, where it is one."""

    turn: ReportTurn
    kind: str
    nation: str
    what: str
    number: int
    case: str = ""
    note: str = ""
    unit: UnitRow | None = None


def arrivals(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """Units, air groups and points that arrive in the next turns, and what changes by then.

    In a game that knows of nothing but units that arrives, the units alone.
    """
    found = arrivals_of(material, side)
    goods = {str(good.id): good.name.lower() for good in game.goods}
    named = [one if one.kind != "points" else _named(one, goods) for one in found]
    units = _units([one for one in named if one.unit is not None], material)
    if game.reports is None:
        return units, _dates(material)
    return (
        units,
        _others("Air groups", "Aircraft", _of("air", named), material, "No air group arrives."),
        _others("Points", "Kind", _of("points", named), material, "No point is known to arrive."),
        _dates(material),
    )


def arrivals_of(material: ReportMaterial, side: Side) -> tuple[Arrival, ...]:
    """Everything of a side that arrives in the turns ahead, by turn."""
    ahead = {turn.code: turn for turn in material.ahead}
    found = [
        Arrival(ahead[unit.arrival], "unit", unit.nation, unit.designation, 1, unit=unit)
        for unit in material.units
        if unit.side == side.id and unit.status == UnitStatus.DUE and unit.arrival in ahead
    ]
    found += _air(material, side, ahead)
    found += _waiting(material, side, ahead)
    found += [
        Arrival(ahead[str(one.turn)], one.kind, one.nation, one.what, one.number, one.case,
                one.note)
        for one in material.sides[side.id].arrivals
        if one.kind == "points"
    ]  # fmt: skip
    return tuple(sorted(found, key=lambda one: one.turn.code))


def _air(material: ReportMaterial, side: Side, ahead: dict[str, ReportTurn]) -> Iterator[Arrival]:
    """Air groups as they were imported; those of the rules for turns of which none were."""
    imported = [
        row
        for row in material.air_groups
        if row.side == side.id and row.arrival in ahead and row.kind == _GROUP
    ]
    for row in imported:
        name = f"{row.aircraft} (1)" if row.steps == 1 else row.aircraft
        yield Arrival(ahead[row.arrival], "air", row.nation, name, row.groups, note=row.condition)
    known = {row.arrival for row in imported}
    for one in material.sides[side.id].arrivals:
        turn = str(one.turn)
        if one.kind == "air" and turn not in known:
            yield Arrival(ahead[turn], "air", one.nation, one.what, one.number, one.case, one.note)


def _waiting(
    material: ReportMaterial, side: Side, ahead: dict[str, ReportTurn]
) -> Iterator[Arrival]:
    """Points that lie in the books until they can be used."""
    sums: dict[tuple[str, str, str], int] = {}
    for move in material.moves:
        for key, amount in _pending(move, side):
            sums[key] = sums.get(key, 0) + amount
    for (nation, turn, good), amount in sums.items():
        if amount and turn in ahead:
            yield Arrival(ahead[turn], "points", nation, good, amount, "REP-13", "pending")


def _pending(move: MoveRow, side: Side) -> Iterator[tuple[tuple[str, str, str], int]]:
    for account, amount in ((move.source, -move.amount), (move.target, move.amount)):
        if account.place is Place.PENDING and account.side == side.id:
            nation, _, turn = account.detail.rpartition(":")
            yield (nation, turn, move.good), amount


def _named(one: Arrival, goods: dict[str, str]) -> Arrival:
    """Points that wait, with the name of the good for its saved one."""
    return Arrival(one.turn, one.kind, one.nation, goods.get(one.what, one.what), one.number,
                   one.case, one.note)  # fmt: skip


def _of(kind: str, found: list[Arrival]) -> list[Arrival]:
    return [one for one in found if one.kind == kind]


# -------------------------------------------------------------------------------- sections


def _by_turn(
    found: list[Arrival],
    columns: tuple[ReportColumn, ...],
    row: Callable[[Arrival], ReportRow],
    together: Callable[[list[Arrival]], ReportRow],
) -> tuple[ReportRow, ...]:
    rows: list[ReportRow] = []
    for turn in dict.fromkeys(one.turn for one in found):
        own = [one for one in found if one.turn == turn]
        rows += [head(turn.label, columns), *(row(one) for one in own), together(own)]
    return tuple(rows)


def _units(found: list[Arrival], material: ReportMaterial) -> Section:
    columns = (
        words("Unit"), words("Type"), words("Size"), words("Nation"), words("Ratings"),
        number("Steps"), wide("Formation and where"),
    )  # fmt: skip

    def row(one: Arrival) -> ReportRow:
        unit = one.unit
        if unit is None:  # pragma: no cover - only units are asked for
            raise ValueError(one.what)
        where = ". ".join(part for part in (unit.path[-1], unit.setup) if part)
        return line(unit.designation, unit.type, unit.size, unit.nation, unit.rating_text,
                    unit.steps, where)  # fmt: skip

    def together(own: list[Arrival]) -> ReportRow:
        steps = sum(one.unit.steps for one in own if one.unit)
        return total(counted(len(own), "unit"), None, None, None, None, steps, None)

    rows = _by_turn(found, columns, row, together)
    return Section("Units", columns, rows, note=_span(material), empty="No unit arrives.")


def _others(
    title: str, what: str, found: list[Arrival], material: ReportMaterial, empty: str
) -> Section:
    columns = (words("Nation"), words(what), number("Number"), wide("Note"), words("Case"))

    def row(one: Arrival) -> ReportRow:
        return line(one.nation, one.what, one.number, one.note, shown_case(one.case))

    def together(own: list[Arrival]) -> ReportRow:
        return total("Together", None, sum(one.number for one in own), None, None)

    return Section(
        title, columns, _by_turn(found, columns, row, together), _span(material), empty=empty
    )


def _dates(material: ReportMaterial) -> Section:
    columns = (words("Turn"), wide("From then on"), words("Case"))
    rows = tuple(
        line(found.turn_label, found.text, shown_case(found.case))
        for found in material.reminders
        if found.turn > material.turn.code
    )
    return Section("By date", columns, rows, empty="Nothing changes by date.")


def _span(material: ReportMaterial) -> str:
    return f"{material.ahead[0].label} to {material.ahead[-1].label}"
