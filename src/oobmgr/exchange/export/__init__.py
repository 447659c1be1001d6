"""Writing a campaign: as an Excel workbook, or its tables in other formats."""

from oobmgr.exchange.export.records import FORMATS, check_format, export_records
from oobmgr.exchange.export.source import ExportCancelled, ExportQueries
from oobmgr.exchange.export.tables import Paper
from oobmgr.exchange.export.workbook import export_workbook

__all__ = [
    "FORMATS",
    "ExportCancelled",
    "ExportQueries",
    "Paper",
    "check_format",
    "export_records",
    "export_workbook",
]
