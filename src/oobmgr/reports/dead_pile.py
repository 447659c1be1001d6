"""The dead pile: units and steps that were lost, their strength, and what they cost to rebuild."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from oobmgr.campaign.report_rows import ReportMaterial, UnitFigures
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.replacements.rebuild_rows import RebuildRow, RebuildWay
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import ReportRow, Section, head, line, number, total, wide, words

_COLUMNS = (
    wide("Unit"), words("Type"), words("Size"), words("Ratings"), number("Steps"),
    number("Strength"), words("To full strength"), words("As cadre"),
)  # fmt: skip
_WITHOUT_STRENGTH = 5  # columns; what stands right of the steps is strength and prices
_CADRE = "cadre"
_UNKNOWN = UnitFigures("", 0, 0)


@dataclass(frozen=True)
class _Lost:
    """A unit that lost steps, with what that comes to."""

    unit: UnitRow
    kind: str
    steps: int
    strength: int
    ways: Mapping[bool, RebuildWay]


def dead_pile(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """Dead units, then units that live with fewer steps: together all steps of the dead pile.

    Strength and prices are left out where the game counts neither.
    """
    board = material.sides[side.id].rebuilding
    rebuilds = {int(row.unit): row for row in board.rows} if board else {}
    signs = {stock.kind: stock.sign for stock in board.stocks} if board else {}
    kinds = game.reports.kinds if game.reports else ()
    lost = [
        _lost(unit, material.figures.get(unit.id, _UNKNOWN), rebuilds.get(unit.id))
        for unit in material.units
        if unit.side == side.id and unit.steps_left < unit.steps
    ]
    dead = [one for one in lost if one.unit.status == UnitStatus.DEAD]
    living = [one for one in lost if one.unit.status != UnitStatus.DEAD]
    order = (*kinds, "")
    sections = (
        _section("Dead units", dead, order, signs, side, "No unit is dead."),
        _section("Units that lost steps and live", living, order, signs, side,
                 "No unit on the map lacks a step."),
    )  # fmt: skip
    return sections if game.reports else tuple(one.first(_WITHOUT_STRENGTH) for one in sections)


def _lost(unit: UnitRow, figures: UnitFigures, row: RebuildRow | None) -> _Lost:
    ways = {way.words == _CADRE: way for way in row.ways} if row else {}
    return _Lost(unit, figures.kind, unit.steps - unit.steps_left, figures.full - figures.now, ways)


def _section(
    title: str,
    lost: list[_Lost],
    kinds: tuple[str, ...],
    signs: Mapping[str, str],
    side: Side,
    empty: str,
) -> Section:
    rows: list[ReportRow] = []
    groups = 0
    nations = [*side.nations, *sorted({one.unit.nation for one in lost} - {*side.nations})]
    for nation in nations:
        for kind in kinds:
            own = [one for one in lost if (one.unit.nation, one.kind) == (nation, kind)]
            if own:
                name = f"{nation}, {kind}" if kind else nation
                rows += [head(name, _COLUMNS), *(_row(one) for one in own), _sum(own, signs)]
                groups += 1
    if groups > 1:
        rows.append(_sum(lost, signs, "Together: "))
    return Section(title, _COLUMNS, tuple(rows), note=_count(lost), empty=empty)


def _count(lost: list[_Lost]) -> str:
    if not lost:
        return ""
    steps = counted(sum(one.steps for one in lost), "step")
    return f"{counted(len(lost), 'unit')}, {steps}"


def _row(one: _Lost) -> ReportRow:
    unit = one.unit
    prices = (_price(one.ways.get(cadre)) for cadre in (False, True))
    return line(unit.designation, unit.type, unit.size, unit.rating_text, one.steps, one.strength,
                *prices)  # fmt: skip


def _price(way: RebuildWay | None) -> str | None:
    """The price in words; why there is none, where a rule is against it."""
    if way is None:
        return None
    if way.against:
        return f"not allowed, {shown_case(way.against[0][1])}"
    return way.price


def _sum(lost: list[_Lost], signs: Mapping[str, str], before: str = "") -> ReportRow:
    steps, strength = sum(one.steps for one in lost), sum(one.strength for one in lost)
    prices = (_together(lost, signs, cadre=cadre) for cadre in (False, True))
    name = f"{before}{counted(len(lost), 'unit')}"
    return total(name, None, None, None, steps, strength, *prices)


def _together(lost: list[_Lost], signs: Mapping[str, str], *, cadre: bool) -> str | None:
    """The known prices of what may be rebuilt, summed up by kind of points."""
    points: Counter[str] = Counter()
    for way in _payable(lost, cadre=cadre):
        points.update(way.points)
    return " + ".join(f"{points[kind]} {signs[kind]}" for kind in signs if points[kind]) or None


def _payable(lost: list[_Lost], *, cadre: bool) -> Iterator[RebuildWay]:
    for one in lost:
        way = one.ways.get(cadre)
        if way is not None and way.known and not way.against:
            yield way
