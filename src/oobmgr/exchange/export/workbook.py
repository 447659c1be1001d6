"""The one function that writes a campaign as a workbook."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr.campaign.targets import check_target, replacing
from oobmgr.domain.errors import Fault
from oobmgr.exchange.export.contents import Contents, contents_of
from oobmgr.exchange.export.source import ExportCancelled, ExportQueries, Material, gather
from oobmgr.exchange.export.tables import Paper

if TYPE_CHECKING:
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
    contents = contents_of(material, made)
    watch.total = contents.rows
    with replacing(path) as draft:
        _write(material, contents, draft, paper or Paper.A4, watch)
    watch.finish()
    return path


def _write(material: Material, contents: Contents, path: Path, paper: Paper, watch: _Watch) -> None:
    # A slow library, needed here alone.
    from xlsxwriter.exceptions import FileCreateError

    from oobmgr.exchange.export.xlsx.book import Book
    from oobmgr.exchange.export.xlsx.write import write_workbook

    title = " ".join(f"{material.summary.name}, {material.summary.turn_label}".split())
    book = Book(path, paper, title, watch.advance)
    try:
        write_workbook(book, material, contents)
    except FileCreateError as error:
        # Of a full disk, say: the system's refusal in the words of the library.
        raise OSError(None, str(error)) from error
    finally:
        book.let_go()
    watch.check()


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
        """Some rows more are written; of none, only whether to go on is asked."""
        self.check()
        if rows and self._progress:
            self._done = min(self._done + rows, self.total)
            self._progress(self._done, self.total)

    def finish(self) -> None:
        """All rows are written and the file is in its place."""
        if self._progress:
            self._progress(self.total, self.total)
