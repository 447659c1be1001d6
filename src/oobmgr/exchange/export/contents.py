"""What a workbook holds: every table of it, in the order of its sheets."""

from collections.abc import Sequence
from typing import Final

from oobmgr.domain.values import dataclass
from oobmgr.exchange.export.books import BALANCES, LEDGER, balance_table, ledger_table
from oobmgr.exchange.export.holdings import HOLDINGS, holding_table
from oobmgr.exchange.export.order_of_battle import (
    FORMATIONS,
    formation_table,
    record_table,
    unit_table,
)
from oobmgr.exchange.export.pools import POOLS, pool_table
from oobmgr.exchange.export.rosters import RosterTable, roster_tables
from oobmgr.exchange.export.source import Material
from oobmgr.exchange.export.supply import SUPPLY, supply_table
from oobmgr.exchange.export.tables import ExportTable
from oobmgr.exchange.own_books import UNIT_SHEET
from oobmgr.rules.game import Game
from oobmgr.rules.reporting import Report

ROSTER_SENTENCE: Final = "The roster sheet as it is on the table, a cell for each step box."
REPORT_SENTENCE: Final = (
    "The report of each side, with the same rows as on paper, of the turn above."
)


@dataclass(frozen=True)
class Contents:
    """The tables of the order of battle, the roster sheets, the books, the reports."""

    units: tuple[ExportTable, ...]
    rosters: tuple[RosterTable, ...]
    books: tuple[ExportTable, ...]
    reports: tuple[Report, ...]

    @property
    def tables(self) -> tuple[ExportTable, ...]:
        """Every table that any format can hold."""
        return (*self.units, *self.books)

    @property
    def rows(self) -> int:
        """How many rows will be written, for showing progress."""
        sections = (section for report in self.reports for section in report.sections)
        return (
            # By the count that each table declares: its rows can be gone through once, and the
            # writer needs them.
            sum(table.count for table in self.tables)
            + sum(len(roster.lines) for roster in self.rosters)
            + sum(len(section.rows) for section in sections)
        )


def table_names(game: Game) -> tuple[str, ...]:
    """What the tables that any format can hold are called, which is known before any is read."""
    records = (kind.sheet for kind in game.record_kinds)
    return (UNIT_SHEET, FORMATIONS, *records, HOLDINGS, LEDGER, BALANCES, POOLS, SUPPLY)


def contents_of(material: Material, reports: Sequence[Report] = ()) -> Contents:
    """Everything that is written of a campaign."""
    kinds = material.game.record_kinds
    return Contents(
        units=(
            unit_table(material),
            formation_table(material),
            *(record_table(material, kind) for kind in kinds),
        ),
        rosters=roster_tables(material),
        books=(
            holding_table(material),
            ledger_table(material),
            balance_table(material),
            pool_table(material),
            supply_table(material),
        ),
        # Handed in by the caller, since exchange and reports do not know each other.
        reports=tuple(reports),
    )
