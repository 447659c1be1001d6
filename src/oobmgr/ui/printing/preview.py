"""Pages as they will be printed, and the ways to get them: printer, PDF, clipboard."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from oobmgr.domain.errors import OobmgrError
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.reports.drawing import Document
from oobmgr.reports.progress import Progress
from oobmgr.ui.dialogs.files import ask_where_to_save, beside
from oobmgr.ui.language import tr
from oobmgr.ui.operations.jobs import Job, JobQueue
from oobmgr.ui.operations.reading import Newest
from oobmgr.ui.printing.metrics import PrintedMetrics
from oobmgr.ui.printing.page_bar import PageBar
from oobmgr.ui.printing.pages_view import PagesView
from oobmgr.ui.printing.paper import print_pages, printer_for
from oobmgr.ui.printing.pdf import write_pdf
from oobmgr.ui.widgets.announcing import announce
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.buttons import PrimaryButton
from oobmgr.ui.widgets.heard import Quarters
from oobmgr.ui.widgets.parts import follow_text, panel
from oobmgr.ui.widgets.passing import Passing
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.wrapping_row import WrappingRow

# Choices that quickly follow one another are laid out together.
_PAUSE_MS: Final = 60
_SLOW_MS: Final = 300
_LAYING: Final = "Laying out…"
_STOPPED: Final = "Stopped. The pages shown do not follow your latest choices yet."
_LEAST_WORDS_PX: Final = 110


@dataclass(frozen=True)
class LaidOut:
    """Pages, how they are summed up in words, and whether there is anything to print on them.

    `text` is the sheet for the clipboard, empty for one that is not copied as a table.
    """

    document: Document
    words: str
    printable: bool = True
    text: str = ""


@dataclass(frozen=True)
class Sheet:
    """Something to print: how it is laid out, in the worker, and its file's name."""

    make: Callable[[PrintedMetrics, Progress], LaidOut]
    file_name: str


class SheetPreview(QWidget):
    """Shows a sheet as it will be printed, and prints it, saves it as a PDF, or copies it.

    `laid_out` follows each sheet, once its pages are in sight; `saved` a finished PDF. `ask_path`
    and `ask_printer` ask the person; they return None and False when nothing was chosen. `campaign`
    is the file beside which another is proposed.
    """

    laid_out = Signal()
    saved = Signal(str)

    def __init__(self, queue: JobQueue) -> None:
        super().__init__()
        self.campaign = Path()
        # Attributes and not methods: a test answers in the place of the person.
        self.ask_path: Callable[[str], Path | None] = lambda name: ask_where_to_save(
            self, "Save as PDF", beside(self.campaign, name), "PDF (*.pdf)"
        )
        self.ask_printer: Callable[[QPrinter], bool] = self._ask_printer
        self._queue = queue
        self._metrics = PrintedMetrics()
        self._sheet: Sheet | None = None
        self._shown: LaidOut | None = None
        self._newest = Newest(self)
        self._saving: Job | None = None
        self._laying: Job | None = None
        # What is done before anybody wonders needs no bar.
        self._slow = QTimer(self, singleShot=True, interval=_SLOW_MS)
        self._slow.timeout.connect(self._show_slow)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._lay_out)
        self.view = PagesView(self)
        self._passing = Passing(self, self._say_of_pages)
        self._heard = Quarters(self)
        self._waited = False
        """Whether it was told that pages are still being laid out."""
        self._build()
        self._add_keys()
        self.setFocusProxy(self.view)
        self._show_state()

    @property
    def document(self) -> Document | None:
        """The pages in sight; None until the first are laid out."""
        return self._shown.document if self._shown else None

    def show_sheet(self, sheet: Sheet) -> None:
        """Lay a sheet out and show it; of several in quick succession only the last."""
        self._sheet = sheet
        self._pause.start()

    def save_pdf(self) -> None:
        """Ask for a place and write the PDF there, off this thread."""
        shown, sheet = self._shown, self._sheet
        if shown is None or sheet is None or not shown.printable or self._saving:
            return
        path = self.ask_path(f"{sheet.file_name}.pdf")
        if path is None:
            return
        pages = len(shown.document.pages)
        self._heard.begin(f"Writing {path.name}")
        self._bar.setRange(0, pages)
        self._bar.setValue(0)
        # In the worker: the window goes on while pages are written.
        self._saving = self._queue.run(
            partial(write_pdf, shown.document, path),
            lambda _: self._saved(path, pages),
            self._not_saved,
            self._show_progress,
            file=True,
        )
        self._show_state()

    def print_sheets(self) -> None:
        """Ask for a printer and print."""
        if self._shown is None or not self._shown.printable:
            return
        printer = printer_for(self._shown.document)
        if not self.ask_printer(printer):
            return
        try:
            pages = print_pages(self._shown.document, printer)
        except OobmgrError as error:
            self._say(str(error))
            announce(self, str(error), urgent=True)
        else:
            self._tell(
                f"{counted(pages, 'page')} sent to {printer.printerName() or 'the printer'}."
            )

    def copy_table(self) -> None:
        """Put the sheet on the clipboard, with tabs between its columns."""
        if self._shown is not None and self._shown.text:
            QGuiApplication.clipboard().setText(self._shown.text)
            self._tell("The tables were copied. Paste them into a spreadsheet.")

    def cancel(self) -> None:
        """Stop writing the PDF, of which nothing is kept, or laying pages out."""
        if self._laying is not None:
            self._laying.cancel()
            self._laying = None
            # What is laid out in spite of that answers nothing any more.
            self._newest.begin()
            self._waited = False
            self._say(_STOPPED)
            announce(self, _STOPPED)
            self._show_state()
        if self._saving is not None:
            self._saving.cancel()
            self._saving = None
            self._tell("Not saved.")
            self._show_state()

    def _build(self) -> None:
        self._page_bar = PageBar(self.view, self)
        down(self._page_bar, (self.view, 1), self._foot(), on=self, spacing=0)

    def _foot(self) -> QFrame:
        foot = panel("panel")
        self._words = TextLabel("", token="ink2", wrap=True)
        # Otherwise one long word in it would keep the window wide.
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        follow_text(self._words, _LEAST_WORDS_PX, QWidget.setMinimumWidth)
        self._words.setAccessibleName(tr("State of printing"))
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(120)
        self._bar.setAccessibleName(tr("Progress"))
        self._stop = self._button("Cancel", "", self.cancel)
        self._copy = self._button("Copy as table", "Ctrl+Shift+C", self.copy_table)
        self._save = self._button("PDF…", "Ctrl+S", self.save_pdf)
        self._print = PrimaryButton("Print…")
        self._print.setToolTip(tr("Ctrl+P"))
        self._print.clicked.connect(self.print_sheets)
        row = WrappingRow(
            (self._words, 1), self._bar, self._stop, self._copy, self._save, self._print
        )
        across(row, on=foot, margins=(14, 8, 14, 8))
        return foot

    def _button(self, text: str, keys: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(tr(text), self)
        # In a dialog Enter would press it otherwise, wherever the focus is.
        button.setAutoDefault(False)
        button.setToolTip(tr(keys))
        button.clicked.connect(act)
        return button

    def _add_keys(self) -> None:
        for keys, act in (
            (QKeySequence(QKeySequence.StandardKey.Save), self.save_pdf),
            (QKeySequence("Ctrl+Shift+C"), self.copy_table),
            (QKeySequence("Ctrl++"), self.view.zoom_in),
            (QKeySequence("Ctrl+-"), self.view.zoom_out),
            (QKeySequence("Ctrl+0"), lambda: self.view.fit("page")),
        ):
            action = QAction(self)
            action.setShortcut(keys)
            # Wherever the focus is, in the list of sheets as well as among the choices.
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.triggered.connect(lambda _checked=False, act=act: act())
            self.addAction(action)

    def _lay_out(self) -> None:
        """Lay the sheet out, off this thread; the last one that was asked for counts."""
        sheet = self._sheet
        if sheet is None:
            return
        # What nobody waits for any more should not keep the worker from what is wanted now.
        if self._laying is not None:
            self._laying.cancel()
        self._newest.begin()
        only = self._newest.only
        self._laying = self._queue.run(
            lambda progress: sheet.make(self._metrics, progress),
            only(self._show_pages),
            # Of a sheet that nobody wants any more not even the failure is told.
            only(self._not_laid),
            self._show_progress,
        )
        self._slow.start()
        self._say(_LAYING)

    def _show_progress(self, now: int, of: int) -> None:
        if self._laying is not None or self._saving is not None:
            self._bar.setRange(0, of)
            self._bar.setValue(now)
            if self._waited or self._saving is not None:
                self._heard.reach(now, of)

    def _show_slow(self) -> None:
        self._show_state()
        if self._laying is not None:
            self._waited = True
            self._heard.begin(_LAYING)

    def _show_pages(self, laid_out: LaidOut) -> None:
        self._shown = laid_out
        self._laying = None
        self._page_bar.set_document(laid_out.document)
        self.view.set_document(laid_out.document)
        # As it is printed, and so in English: half of its lines were in the language of the window.
        self.view.setAccessibleDescription(laid_out.text)
        self._say(laid_out.words)
        if self._waited:
            self._waited = False
            announce(self, laid_out.words)
        self._show_state()
        self.laid_out.emit()

    def _saved(self, path: Path, pages: int) -> None:
        self._saving = None
        self._tell(f"Saved {path.name}, {counted(pages, 'page')}.")
        self._show_state()
        self.saved.emit(str(path))

    def _not_saved(self, error: OobmgrError) -> None:
        # Pages that are laid out meanwhile are still to come, and can still be stopped.
        self._saving = None
        self._say(str(error))
        announce(self, str(error), urgent=True)
        self._show_state()

    def _not_laid(self, error: OobmgrError) -> None:
        # As with a PDF that is still being written.
        self._laying = None
        self._waited = False
        self._say(str(error))
        announce(self, str(error), urgent=True)
        self._show_state()

    def _tell(self, words: str) -> None:
        """Tell what was done until something else is; then of the pages again."""
        self._say(words)
        announce(self, words)
        self._passing.begin()

    def _say_of_pages(self) -> None:
        if self._laying is None and self._shown is not None:
            self._say(self._shown.words)

    def _say(self, words: str) -> None:
        self._passing.end()
        self._words.setText(tr(words))
        self._words.setToolTip(plain_tip(words))

    def _show_state(self) -> None:
        saving = self._saving is not None
        slow = self._laying is not None and not self._slow.isActive()
        printable = self._shown is not None and self._shown.printable
        self._bar.setVisible(saving or slow)
        self._stop.setVisible(saving or slow)
        self._save.setEnabled(printable and not saving)
        self._print.setEnabled(printable and not saving)
        self._copy.setEnabled(self._shown is not None and bool(self._shown.text))

    def _ask_printer(self, printer: QPrinter) -> bool:
        dialog = QPrintDialog(printer, self)
        dialog.setWindowTitle(tr("Print"))
        return dialog.exec() == QDialog.DialogCode.Accepted
