"""Writing a campaign as an Excel workbook: units, formations, ledger, live balances, plots."""

from oobmgr.exchange.export.source import ExportCancelled, ExportQueries
from oobmgr.exchange.export.tables import Paper
from oobmgr.exchange.export.workbook import export_workbook

__all__ = ["ExportCancelled", "ExportQueries", "Paper", "export_workbook"]
