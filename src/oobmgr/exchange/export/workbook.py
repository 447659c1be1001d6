"""The one function that writes a campaign as a workbook."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr.campaign.targets import check_target, replacing
from oobmgr.domain.errors import Fault
from oobmgr.exchange.export.source import ExportCancelled, ExportQueries, Material, gather

if TYPE_CHECKING:
    from openpyxl import Workbook

    from oobmgr.exchange.export.sheets import Book, Paper
    from oobmgr.rules.reporting import Report


def export_workbook(
    queries: ExportQueries,
    path: Path,
    *,
    paper: Paper | None = None,
    reports: Callable[[], Sequence[Report]] | None = None,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Path:
    """Write the campaign to an Excel workbook and return its path.

    The file appears whole or not at all: it is written beside its place and then put there. The
    paper is A4 unless told; `reports` makes those that get sheets of their own; `progress` is told
    rows done and rows in all; `cancelled` is asked between rows. Safe in any thread.

    Raises:
        BadInput: the file may not be replaced, the folder cannot be written to, or the file is
            open elsewhere.
        ExportCancelled: `cancelled` said so.
    """
    check_target(path)
    watch = _Watch(progress, cancelled)
    material = gather(queries, watch.check)
    made = tuple(reports()) if reports is not None else ()
    watch.check()
    lines = sum(len(section.rows) for report in made for section in report.sections)
    watch.total = material.rows + lines
    with replacing(path) as draft:
        _write(material, made, draft, paper, watch)
    watch.finish()
    return path


def _write(
    material: Material, reports: Sequence[Report], path: Path, paper: Paper | None, watch: _Watch
) -> None:
    # Slow libraries, needed here alone.
    from lxml.etree import LxmlError
    from openpyxl import Workbook

    from oobmgr.exchange.export.sheets import Book, Paper

    workbook = Workbook(write_only=True)
    title = " ".join(f"{material.summary.name}, {material.summary.turn_label}".split())
    book = Book(workbook, paper or Paper.A4, title, watch.advance)
    try:
        _write_sheets(book, material, reports)
        workbook.properties.title = title
        workbook.properties.creator = "oobmgr"
        # The formulas are written without results; the spreadsheet program works them out as it
        # opens.
        workbook.calculation.fullCalcOnLoad = True
        workbook.save(path)
    except LxmlError as error:
        # Of a full disk, say: the system's refusal in the words of the library.
        raise OSError(None, str(error)) from error
    finally:
        _let_go(workbook)
    watch.check()


def _write_sheets(book: Book, material: Material, reports: Sequence[Report]) -> None:
    from oobmgr.exchange.export.about import write_about
    from oobmgr.exchange.export.books import write_balances, write_ledger
    from oobmgr.exchange.export.order_of_battle import (
        write_formations,
        write_records,
        write_units,
    )
    from oobmgr.exchange.export.reports import write_reports
    from oobmgr.exchange.export.supply import write_supply

    write_about(book, material, reports)
    write_units(book, material)
    write_formations(book, material)
    for kind in material.game.record_kinds:
        write_records(book, material, kind)
    write_ledger(book, material)
    write_balances(book, material)
    write_supply(book, material)
    write_reports(book, reports)


def _let_go(workbook: Workbook) -> None:
    """Close the sheets that are not in the workbook yet, and delete their temporary files."""
    from lxml.etree import LxmlError

    for sheet in workbook.worksheets:
        # What could not be written cannot always be closed; the file is deleted all the same.
        with suppress(OSError, LxmlError):
            if not sheet.closed:
                sheet.close()
        # A name of openpyxl's own: it deletes these files only after saving.
        writer = getattr(sheet, "_writer", None)
        if writer is not None:
            Path(writer.out).unlink(missing_ok=True)


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
