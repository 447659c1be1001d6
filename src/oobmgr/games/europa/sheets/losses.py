"""Losses by turn with the strength that the ledger counts as lost, by kind of points."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.campaign.report_rows import MoveRow, ReportMaterial
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import Place
from oobmgr.games.europa.replacements.points import POINT_KINDS
from oobmgr.games.europa.replacements.unit_points import point_kind
from oobmgr.games.europa.words import LOST_GOODS
from oobmgr.reports.losses_by_turn import Loser, LossRules, loss_sections
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import Section, number

_KINDS = {str(good): kind for kind, good in LOST_GOODS.items()}


def losses(material: ReportMaterial, _: Game, side: Side) -> tuple[Section, ...]:
    """Steps and strength of each nation and kind, turn by turn and together."""

    def loser(unit: UnitRow) -> Loser:
        return Loser(unit.nation, str(point_kind(unit, material.tables)))

    rules = LossRules(number("Strength lost"), _strength, POINT_KINDS, loser)
    return loss_sections(material, side, rules)


def _strength(move: MoveRow) -> Iterator[tuple[Loser, int]]:
    """The nation that lost strength, or did not lose it after all."""
    kind = _KINDS.get(move.good)
    if kind is None:
        return
    if move.target.place is Place.LOST:
        yield Loser(move.target.detail.rpartition(":")[0], kind), move.amount
    elif move.source.place is Place.LOST:
        yield Loser(move.source.detail.rpartition(":")[0], kind), -move.amount
