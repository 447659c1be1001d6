"""The tables of the pages on paper, one below the other."""

from __future__ import annotations

from functools import partial
from typing import Final

from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.rules.game import Game, Side
from oobmgr.rules.page_tables import PageTable
from oobmgr.rules.reporting import Section, section_of


def _sections(name: str, material: ReportMaterial, _: Game, side: Side) -> tuple[Section, ...]:
    tables: tuple[PageTable, ...] = material.sides[side.id].read[name]
    return tuple(map(section_of, tables))


interphase: Final = partial(_sections, "interphase")
march: Final = partial(_sections, "march")
economy: Final = partial(_sections, "economy")
supply: Final = partial(_sections, "supply")
registers: Final = partial(_sections, "registers")
battles: Final = partial(_sections, "battles")
