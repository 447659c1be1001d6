"""The one function that writes a campaign as a workbook."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr.campaign.file import keep_campaigns
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.exchange.export.source import ExportCancelled, ExportQueries, Material, gather

if TYPE_CHECKING:
    from openpyxl import Workbook

    from oobmgr.exchange.export.sheets import Book, Paper


def export_workbook(
    queries: ExportQueries,
    path: Path,
    *,
    paper: Paper | None = None,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Path:
    """Write the campaign to an Excel workbook and return its path.

    The file appears whole or not at all: it is written beside its place and then put there. The
    paper is A4 unless told; `progress` is told rows done and rows in all; `cancelled` is asked
    between rows. Safe in any thread.

    Raises:
        BadInput: the folder cannot be written to, or the file is open elsewhere.
        ExportCancelled: `cancelled` said so.
    """
    keep_campaigns(path)
    watch = _Watch(progress, cancelled)
    material = gather(queries, watch.check)
    watch.total = material.rows
    try:
        with tempfile.TemporaryDirectory(prefix=".oobmgr-", dir=path.parent) as folder:
            whole = Path(folder) / path.name
            _write(material, whole, paper, watch)
            whole.replace(path)
    except OSError as why:
        message = f"{path.name} cannot be written: {why.strerror}."
        advice = "Close it in other programs, or choose another folder."
        raise BadInput(Fault(message, where=str(path), advice=advice)) from why
    watch.finish()
    return path


def _write(material: Material, path: Path, paper: Paper | None, watch: _Watch) -> None:
    # A slow library, needed here alone.
    from openpyxl import Workbook

    from oobmgr.exchange.export.sheets import Book, Paper

    workbook = Workbook(write_only=True)
    title = " ".join(f"{material.summary.name}, {material.summary.turn_label}".split())
    book = Book(workbook, paper or Paper.A4, title, watch.advance)
    try:
        _write_sheets(book, material)
    except ExportCancelled:
        _let_go(workbook)
        raise
    workbook.properties.title = title
    workbook.properties.creator = "oobmgr"
    workbook.calculation.fullCalcOnLoad = True
    workbook.save(path)
    watch.check()


def _write_sheets(book: Book, material: Material) -> None:
    from oobmgr.exchange.export.about import write_about
    from oobmgr.exchange.export.books import write_balances, write_ledger
    from oobmgr.exchange.export.order_of_battle import write_air, write_formations, write_units
    from oobmgr.exchange.export.supply import write_supply

    write_about(book, material)
    write_units(book, material)
    write_formations(book, material)
    write_air(book, material)
    write_ledger(book, material)
    write_balances(book, material)
    write_supply(book, material)


def _let_go(workbook: Workbook) -> None:
    """Close the half-written sheets, so that no temporary file stays open."""
    for sheet in workbook.worksheets:
        if not sheet.closed:
            sheet.close()


class _Watch:
    """Passes progress on and asks whether to stop."""

    def __init__(
        self,
        progress: Callable[[int, int], None] | None,
        cancelled: Callable[[], bool] | None,
    ) -> None:
        self.total = 0
        self._done = 0
        self._progress = progress
        self._cancelled = cancelled

    def check(self) -> None:
        """Stop here if the person wants to."""
        if self._cancelled and self._cancelled():
            raise ExportCancelled(Fault("The export was stopped. Nothing was written."))

    def advance(self, rows: int) -> None:
        """Some rows more are written."""
        self._done = min(self._done + rows, self.total)
        self.check()
        if self._progress:
            self._progress(self._done, self.total)

    def finish(self) -> None:
        """All rows are written and the file is in its place."""
        if self._progress:
            self._progress(self.total, self.total)
