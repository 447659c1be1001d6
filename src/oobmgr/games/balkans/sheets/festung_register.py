"""The Festung register on paper: cities, garrisons, air log, HQs and partisans."""

from __future__ import annotations

from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.rules.game import Game, Side
from oobmgr.rules.page_tables import PageTable
from oobmgr.rules.reporting import Section, section_of

NAME = "festung-register"


def festung_register(material: ReportMaterial, _: Game, side: Side) -> tuple[Section, ...]:
    """The tables of the pages, one below the other."""
    tables: tuple[PageTable, ...] = material.sides[side.id].read[NAME]
    return tuple(map(section_of, tables))
