"""The Festung register on paper: cities, garrisons, air log, HQs and partisans."""

from __future__ import annotations

from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.rules.game import Game, Side
from oobmgr.rules.page_tables import PageTable
from oobmgr.rules.reporting import ReportColumn, Section, line, wide, words

NAME = "festung-register"


def festung_register(material: ReportMaterial, _: Game, side: Side) -> tuple[Section, ...]:
    """The tables of the pages, one below the other."""
    tables: tuple[PageTable, ...] = material.sides[side.id].read[NAME]
    return tuple(_section(table) for table in tables)


def _section(table: PageTable) -> Section:
    stated = any(row.state for row in table.rows)
    return Section(
        table.title,
        (*_columns(table.columns), *((words("State"),) if stated else ())),
        tuple(line(*row.cells, *((row.state,) if stated else ())) for row in table.rows),
        note=table.detail,
        case=table.case,
        empty=table.empty,
    )


def _columns(titles: tuple[str, ...]) -> tuple[ReportColumn, ...]:
    first, *others = titles
    return (wide(first), *(words(title) for title in others))
