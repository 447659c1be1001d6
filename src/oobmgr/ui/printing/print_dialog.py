"""The print dialog: what is printed, how it will look, and the two ways to get it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from oobmgr.domain.errors import OobmgrError
from oobmgr.reports.drawing import Document
from oobmgr.reports.roster_request import RosterOptions
from oobmgr.reports.roster_sheet import RosterSheet, roster_sheet
from oobmgr.ui.operations.jobs import Job, JobQueue, Progress
from oobmgr.ui.printing.metrics import PrintedMetrics
from oobmgr.ui.printing.page_bar import PageBar
from oobmgr.ui.printing.pages_view import PagesView
from oobmgr.ui.printing.paper import print_pages, printer_for, usual_paper
from oobmgr.ui.printing.pdf import write_roster_pdf
from oobmgr.ui.printing.roster_choices import RosterChoices
from oobmgr.ui.widgets.buttons import PrimaryButton

# Ticks that follow one another quickly are laid out together.
_PAUSE_MS: Final = 60


@dataclass(frozen=True)
class _LaidOut:
    document: Document
    units: int


class PrintDialog(QDialog):
    """Shows roster sheets as they will be printed, and prints them or saves them as a PDF.

    `laid_out` follows each change, once the pages are in sight; `saved` a finished PDF. `ask_path`
    and `ask_printer` ask the person; they return None when nothing was chosen.
    """

    laid_out = Signal()
    saved = Signal(str)

    def __init__(
        self,
        sheet: RosterSheet,
        options: RosterOptions | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Print roster sheets")
        self.resize(1120, 800)
        self.ask_path: Callable[[str], Path | None] = self._ask_path
        self.ask_printer: Callable[[QPrinter], bool] = self._ask_printer
        self._sheet = sheet
        self._metrics = PrintedMetrics()
        self._document: Document | None = None
        self._units = 0
        self._stale = False
        self._saving: Job | None = None
        self._queue = JobQueue(self)
        self._queue.crashed.connect(self._crashed)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._lay_out)
        self.view = PagesView(self)
        self.choices = RosterChoices(sheet, options or RosterOptions(paper=usual_paper()), self)
        self.choices.changed.connect(self._pause.start)
        self._build()
        self._add_keys()
        self.view.setFocus()
        self._lay_out()

    @property
    def document(self) -> Document | None:
        """The pages in sight; None until the first are laid out."""
        return self._document

    def save_pdf(self) -> None:
        """Ask for a place and write the PDF there, off this thread."""
        if self._document is None or not self._units or self._saving:
            return
        document = self._document
        path = self.ask_path(f"{self._sheet.header.campaign} roster.pdf")
        if path is None:
            return
        self._bar.setRange(0, len(document.pages))
        self._bar.setValue(0)
        self._saving = self._queue.run(
            partial(_save, document, path),
            lambda _: self._saved(path, len(document.pages)),
            self._failed,
            lambda now, _: self._bar.setValue(now),
        )
        self._show_state()

    def print_sheets(self) -> None:
        """Ask for a printer and print."""
        if self._document is None or not self._units:
            return
        printer = printer_for(self._document)
        if not self.ask_printer(printer):
            return
        try:
            pages = print_pages(self._document, printer)
        except OobmgrError as error:
            self._failed(error)
        else:
            self._say(f"{_pages(pages)} sent to {printer.printerName() or 'the printer'}.")

    def cancel_saving(self) -> None:
        """Stop writing the PDF; nothing of it is kept."""
        if self._saving is not None:
            self._saving.cancel()
            self._saving = None
            self._say("Not saved.")
            self._show_state()

    def _build(self) -> None:
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        self._page_bar = PageBar(self.view, self)
        right.addWidget(self._page_bar)
        right.addWidget(self.view, 1)
        body = QHBoxLayout()
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        body.addWidget(self.choices)
        body.addLayout(right, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(body, 1)
        whole.addLayout(self._foot())

    def _foot(self) -> QHBoxLayout:
        self._words = QLabel(self)
        self._words.setAccessibleName("State of printing")
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(160)
        self._bar.setAccessibleName("Pages written")
        self._stop = self._button("Cancel saving", self.cancel_saving)
        self._save = PrimaryButton("Save as PDF…", "", self)
        self._save.clicked.connect(self.save_pdf)
        self._print = self._button("Print…", self.print_sheets)
        close = self._button("Close", self.reject)
        self._save.setToolTip("Ctrl+S")
        self._print.setToolTip("Ctrl+P")
        close.setToolTip("Esc")
        foot = QHBoxLayout()
        foot.setContentsMargins(14, 10, 14, 10)
        foot.setSpacing(8)
        foot.addWidget(self._words, 1)
        for widget in (self._bar, self._stop, self._save, self._print, close):
            foot.addWidget(widget)
        return foot

    def _button(self, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.clicked.connect(act)
        return button

    def _add_keys(self) -> None:
        for keys, act in (
            (QKeySequence(QKeySequence.StandardKey.Save), self.save_pdf),
            (QKeySequence(QKeySequence.StandardKey.Print), self.print_sheets),
            (QKeySequence("Ctrl+PgDown"), lambda: self.view.go_to(self.view.page + 1)),
            (QKeySequence("Ctrl+PgUp"), lambda: self.view.go_to(self.view.page - 1)),
            (QKeySequence("Ctrl++"), self.view.zoom_in),
            (QKeySequence("Ctrl+-"), self.view.zoom_out),
            (QKeySequence("Ctrl+0"), lambda: self.view.fit("page")),
        ):
            action = QAction(self)
            action.setShortcut(keys)
            action.triggered.connect(lambda _checked=False, act=act: act())
            self.addAction(action)

    def _lay_out(self) -> None:
        """Lay out what is chosen now, off this thread; once more if that has changed meanwhile."""
        if not self._queue.idle:
            self._stale = True
            return
        self._stale = False
        work = partial(_lay_out, self._sheet, self.choices.options(), self._metrics)
        self._queue.run(work, self._show_pages, self._failed)
        self._say("Laying out…")
        self._show_state()

    def _show_pages(self, done: _LaidOut) -> None:
        self._document, self._units = done.document, done.units
        self._page_bar.set_document(done.document)
        self.view.set_document(done.document)
        self._say(f"{_pages(len(done.document.pages))}, {_units(done.units)}")
        self._show_state()
        self._catch_up()
        self.laid_out.emit()

    def _catch_up(self) -> None:
        if self._stale:
            QTimer.singleShot(0, self._lay_out)

    def _saved(self, path: Path, pages: int) -> None:
        self._saving = None
        self._say(f"Saved {path.name}, {_pages(pages)}.")
        self._show_state()
        self._catch_up()
        self.saved.emit(str(path))

    def _failed(self, error: OobmgrError) -> None:
        self._saving = None
        self._say(str(error))
        self._show_state()
        self._catch_up()

    def _crashed(self, error: Exception) -> None:
        self._saving = None
        self._say(f"A fault of the program stopped this: {error!r}. The books are untouched.")
        self._show_state()

    def _say(self, words: str) -> None:
        self._words.setText(words)
        self._words.setToolTip(words)

    def _show_state(self) -> None:
        saving = self._saving is not None
        self._bar.setVisible(saving)
        self._stop.setVisible(saving)
        self._save.setEnabled(bool(self._units) and not saving)
        self._print.setEnabled(bool(self._units) and not saving)

    def _ask_path(self, name: str) -> Path | None:
        chosen, _ = QFileDialog.getSaveFileName(self, "Save as PDF", name, "PDF (*.pdf)")
        if not chosen:
            return None
        path = Path(chosen)
        return path if path.suffix else path.with_suffix(".pdf")

    def _ask_printer(self, printer: QPrinter) -> bool:
        dialog = QPrintDialog(printer, self)
        dialog.setWindowTitle("Print roster sheets")
        return dialog.exec() == QDialog.DialogCode.Accepted

    # Qt

    def done(self, result: int) -> None:
        self._finish()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._finish()
        super().closeEvent(event)

    def _finish(self) -> None:
        """Leave no worker behind: what is being saved is given up, what is laid out awaited."""
        self._pause.stop()
        self.cancel_saving()
        self._queue.wait()


def print_preview(
    parent: QWidget | None, sheet: RosterSheet, options: RosterOptions | None = None
) -> None:
    """Open the print dialog on a campaign's roster and wait until it is closed."""
    PrintDialog(sheet, options, parent).exec()


def _lay_out(
    sheet: RosterSheet, options: RosterOptions, metrics: PrintedMetrics, _progress: Progress
) -> _LaidOut:
    document = roster_sheet(sheet, options, metrics)
    return _LaidOut(document, len(sheet.chosen(options)))


def _save(document: Document, path: Path, progress: Progress) -> bool:
    return write_roster_pdf(document, path, progress)


def _pages(number: int) -> str:
    return f"{number:,} page" if number == 1 else f"{number:,} pages"


def _units(number: int) -> str:
    return f"{number:,} unit" if number == 1 else f"{number:,} units"
