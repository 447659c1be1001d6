"""What was lost: the dead pile with prices of rebuilding, and the losses turn by turn."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from oobmgr.campaign.report_rows import MoveRow, ReportMaterial
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import Place
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import nation_and_turn
from oobmgr.games.europa.replacements.points import POINT_KINDS
from oobmgr.games.europa.replacements.rebuild_rows import RebuildBoard, RebuildWay
from oobmgr.games.europa.replacements.unit_prices import point_kind, strength_at
from oobmgr.games.europa.words import LOST_GOODS
from oobmgr.reports.dead_pile import LostRules, lost_sections
from oobmgr.reports.losses_by_turn import Loser, LossRules, loss_sections
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import Section, Value, number, words
from oobmgr.rules.tables import Tables

_COLUMNS = (number("Strength"), words("To full strength"), words("As cadre"))


def dead_pile(material: ReportMaterial, _: Game, side: Side) -> tuple[Section, ...]:
    """Dead units and units that lack steps, with strength, and prices where they are known."""
    board: RebuildBoard = material.sides[side.id].read["dead-pile"]
    lost = _Lost(
        material.tables,
        {int(row.unit): {way.as_cadre: way for way in row.ways} for row in board.rows},
        {stock.kind: stock.sign for stock in board.stocks},
    )
    return lost_sections(
        material, side, LostRules(_COLUMNS, lost.cells, lost.sums, POINT_KINDS, lost.kind_of)
    )


@dataclass(frozen=True)
class _Lost:
    """What is said of units: `ways` to rebuild each, as a cadre or not; `signs` of the points."""

    tables: Tables
    ways: Mapping[int, Mapping[bool, RebuildWay]]
    signs: Mapping[str, str]

    def kind_of(self, unit: UnitRow) -> str:
        return str(point_kind(unit, self.tables))

    def cells(self, unit: UnitRow) -> tuple[Value, ...]:
        ways = self.ways.get(unit.id, {})
        return (_strength(unit), *(_price(ways.get(cadre)) for cadre in (False, True)))

    def sums(self, lost: Sequence[UnitRow]) -> tuple[Value, ...]:
        together = (self._together(lost, cadre=cadre) for cadre in (False, True))
        return (sum(_strength(unit) for unit in lost), *together)

    def _together(self, lost: Iterable[UnitRow], *, cadre: bool) -> str | None:
        """The known prices of what may be rebuilt, summed up by kind of points."""
        points: Counter[str] = Counter()
        for unit in lost:
            way = self.ways.get(unit.id, {}).get(cadre)
            # What may not come back has a price all the same, and is no part of the sum.
            if way is not None and way.known and not way.against:
                points.update(way.points)
        shown = [f"{points[kind]} {sign}" for kind, sign in self.signs.items() if points[kind]]
        return " + ".join(shown) or None


def _strength(unit: UnitRow) -> int:
    # Only what was lost: a cadre still has the rest.
    return strength_at(unit, unit.steps) - strength_at(unit, unit.steps_left)


def _price(way: RebuildWay | None) -> str | None:
    """The price in words; why there is none, where a rule is against it."""
    if way is None:
        return None
    return f"not allowed, {shown_case(way.against[0][1])}" if way.against else way.price


_KINDS = {str(good): kind for kind, good in LOST_GOODS.items()}


def losses(material: ReportMaterial, _: Game, side: Side) -> tuple[Section, ...]:
    """Steps and strength of each nation and kind, turn by turn and together."""

    def loser(unit: UnitRow) -> Loser:
        return Loser(unit.nation, str(point_kind(unit, material.tables)))

    rules = LossRules(number("Strength lost"), _strength_lost, POINT_KINDS, loser)
    return loss_sections(material, side, rules)


def _strength_lost(move: MoveRow) -> Iterator[tuple[Loser, int]]:
    """The nation that lost strength, or did not lose it after all."""
    kind = _KINDS.get(move.good)
    if kind is None:
        return
    if move.target.place is Place.LOST:
        yield Loser(nation_and_turn(move.target)[0], kind), move.amount
    elif move.source.place is Place.LOST:
        yield Loser(nation_and_turn(move.source)[0], kind), -move.amount
