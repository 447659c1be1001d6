"""The one function that writes a campaign as a workbook."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr.campaign.targets import check_target, replacing
from oobmgr.domain.garbage import collector_resting
from oobmgr.exchange.export.contents import Contents, contents_of
from oobmgr.exchange.export.source import ExportQueries, Material, gather
from oobmgr.exchange.export.tables import Paper
from oobmgr.exchange.export.watch import Watch

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
    watch = Watch(progress, cancelled)
    # Rows of a large campaign are all kept until they are written: nothing is found among them.
    with collector_resting():
        material = gather(queries, watch.check)
        made = tuple(reports()) if reports is not None else ()
        watch.check()
        contents = contents_of(material, made)
        watch.total = contents.rows
        with replacing(path) as draft:
            _write(material, contents, draft, paper or Paper.A4, watch)
    watch.finish()
    return path


def _write(material: Material, contents: Contents, path: Path, paper: Paper, watch: Watch) -> None:
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
