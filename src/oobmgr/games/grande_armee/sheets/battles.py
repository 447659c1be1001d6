"""The battles of a turn on paper: the tables of their page, one below the other."""

from __future__ import annotations

from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.rules.game import Game, Side
from oobmgr.rules.page_tables import PageTable
from oobmgr.rules.reporting import Section, section_of


def battles(material: ReportMaterial, _: Game, side: Side) -> tuple[Section, ...]:
    """Each table as a section; both sides keep the same books of battles."""
    tables: tuple[PageTable, ...] = material.sides[side.id].read["battles"]
    return tuple(map(section_of, tables))
