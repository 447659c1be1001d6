"""Where everything lies now: every account that holds something, boxes and dead pile included."""

from typing import Final

from oobmgr.domain.quantities import NOT_ENTERED
from oobmgr.exchange.export.books import place_word
from oobmgr.exchange.export.source import Material
from oobmgr.exchange.export.tables import ExportColumn, ExportTable, Kind

HOLDINGS: Final = "Holdings"
_SENTENCE: Final = "Where everything is now: pools, boxes, the dead pile, and what was used up."


def holding_table(material: Material) -> ExportTable:
    """One row for each account and good that it holds, except the steps of units."""
    # A stock that nobody entered is told as well: it is unknown, and not empty.
    rows = [row for row in material.holdings if row.amount or not row.entered]
    return ExportTable(
        name=HOLDINGS,
        sentence=_SENTENCE,
        columns=(
            ExportColumn("Side", 18),
            ExportColumn("Place", 34),
            ExportColumn("Good", 22),
            ExportColumn("Amount", 10, Kind.NUMBER),
            ExportColumn("Limit", 9, Kind.NUMBER),
            ExportColumn("Kind", 12),
            ExportColumn("Account", 34, Kind.CODE),
        ),
        rows=(
            (
                material.side_name(row.side),
                row.account_name,
                row.good_name,
                row.amount if row.entered else NOT_ENTERED,
                row.limit,
                place_word(row.account),
                row.account,
            )
            for row in rows
        ),
        count=len(rows),
        printed=5,
        frozen=2,
    )
