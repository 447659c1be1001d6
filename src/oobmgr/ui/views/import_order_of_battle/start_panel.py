"""What the page shows before a workbook is chosen: importing left, exporting right."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from oobmgr.exchange.layouts.profiles import Profile
from oobmgr.ui.dialogs.frame import left_aligned
from oobmgr.ui.views.import_order_of_battle.typed_list import TypedListDialog
from oobmgr.ui.widgets.boxes import STRETCH, WholeWidth, across, down
from oobmgr.ui.widgets.buttons import KeyButton, LinkButton, PrimaryButton
from oobmgr.ui.widgets.parts import Panel
from oobmgr.ui.widgets.progress_strip import ProgressStrip
from oobmgr.ui.widgets.side_by_side import Halves
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

_SHEET_NEEDS: Final = (
    "A workbook (Excel, LibreOffice), a text file (CSV), or what you typed and copied.",
    "Any layout: columns with headings, or units beneath their formations as in a book.",
    "Where the program is not sure, it asks once.",
    "Everything that cannot be read is listed at once, by sheet and cell, with the reason.",
    "A preview shows what would be added. Nothing changes until you accept it.",
    "One undo takes all of it back. Your answers are kept for next time.",
)
_WORKBOOK_HOLDS: Final = (
    "Units with ratings, steps left and formation, side by side.",
    "Formations with the units and steps below them.",
    "The ledger by side and pool, every posting.",
    "Roster sheets with a cell for each step box, reports, and plots by turn.",
    "Balances by turn, with live formulas that agree with the program.",
    "The whole campaign: Make a campaign from its workbook brings it back.",
    "Or single tables, by file extension: ods, csv, tsv, json, md.",
    "Page set-up for printing. Text that begins with =, +, − or @ stays text.",
)


class StartPanel(QWidget):
    """Two sheets: choose a workbook, write the records as one."""

    import_asked = Signal()
    list_given = Signal(str)
    """With the list that was typed, or with nothing for the one on the clipboard."""
    template_asked = Signal()
    export_asked = Signal()
    export_cancelled = Signal()

    def __init__(self, headings: str, imports: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choose = PrimaryButton("Choose a workbook…", "Ctrl+I")
        self.paste = KeyButton("Paste from the clipboard", "Ctrl+V")
        self.type_list = KeyButton("Type a list…")
        self._typed = self._added = ""
        self._answered: tuple[str, Profile] | None = None
        self.reads_typed = False
        """Whether the list that is read or shown is the one that was typed here."""
        self.template = LinkButton("Save a workbook to fill in…")
        self.export = KeyButton("Export the records to Excel…", "Ctrl+E")
        self.progress = ProgressStrip()
        self.written = TextLabel(wrap=True, token="ok")
        self.written.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.open_folder = LinkButton("Open folder")
        self.open_workbook = LinkButton("Open the workbook")
        self._workbook = Path()
        self.choose.clicked.connect(self.import_asked)
        self.paste.clicked.connect(lambda: self.list_given.emit(""))
        self.type_list.clicked.connect(self.ask_for_list)
        here = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut(QKeySequence("Ctrl+V"), self, self.paste.click, context=here)
        self.template.clicked.connect(self.template_asked)
        self.export.clicked.connect(self.export_asked)
        self.progress.cancelled.connect(self.export_cancelled)
        self.open_folder.clicked.connect(lambda: _open(self._workbook.parent))
        self.open_workbook.clicked.connect(lambda: _open(self._workbook))
        wanted = (*_SHEET_NEEDS, f"The headings of the program's own sheets: {headings}.")
        title = SectionTitle("Import an order of battle", "from any workbook or list")
        drop = TextLabel("or drop a workbook anywhere in this window", token="ink2")
        ways = across(self.choose, self.paste, STRETCH, spacing=8)
        empty = across(self.template, STRETCH)
        doing = down(ways, left_aligned(self.type_list), drop, empty, imports, spacing=8)
        left = _box(title, wanted, doing)
        links = across(self.open_folder, self.open_workbook, STRETCH)
        parts = (left_aligned(self.export), self.progress, self.written, links)
        title = SectionTitle("Export the records", "as an Excel workbook")
        right = _box(title, _WORKBOOK_HOLDS, down(*parts, spacing=8))
        sheets = QWidget()
        down(WholeWidth(sheets), on=self)
        down(Halves(left, right, spacing=20), STRETCH, on=sheets, margins=(20, 20, 20, 20))
        self.show_written(None)

    def show_written(self, path: Path | None) -> None:
        """Say where the workbook was written; None for nowhere yet."""
        for widget in (self.written, self.open_folder, self.open_workbook):
            widget.setVisible(path is not None)
        if path is not None:
            self._workbook = path
            self.written.setText(f"Written to {path}")

    @property
    def holds_list(self) -> bool:
        """Whether a list was typed that is not in the books."""
        return bool(self._typed.strip()) and self._typed != self._added

    def take_added(self, pasted: bool) -> None:
        """What was read is in the books: a list that was typed, if that was `pasted`."""
        if pasted and self.reads_typed:
            self._added = self._typed

    def keep_answers(self, answers: Profile) -> None:
        """Keep the answers to a list that was typed, which is left to be corrected."""
        if self.reads_typed:
            self._answered = self._first_line(), answers

    def kept_answers(self) -> Profile | None:
        """The answers to the list that is typed, if it begins as the one that they were given to.

        Another list is of another side, mostly.
        """
        if self._answered is None or not self.reads_typed:
            return None
        line, answers = self._answered
        return answers if line == self._first_line() else None

    def _first_line(self) -> str:
        return self._typed.strip().partition("\n")[0].strip()

    def ask_for_list(self) -> None:
        """Open the field in which a list is typed; it is read when that is accepted."""
        dialog = TypedListDialog(self._typed, self, added=self._typed == self._added)
        dialog.accepted.connect(partial(self._take_list, dialog))
        dialog.ask()

    def _take_list(self, dialog: TypedListDialog) -> None:
        # Kept as long as the window has the campaign open: a slip is mended in it, and read again.
        self._typed = dialog.text
        self.list_given.emit(self._typed)


def _box(title: SectionTitle, lines: Sequence[str], doing: QVBoxLayout) -> QFrame:
    """A sheet of paper with a title, lines to read, and below them what is done with it."""
    box = Panel()
    box.setProperty("panel", "sheet")
    told = (TextLabel(line, wrap=True) for line in lines)
    layout = down(title, *told, on=box, margins=(20, 16, 20, 16), spacing=8)
    layout.addSpacing(4)
    layout.addLayout(doing)
    # The lower of two that stand side by side is as high as the other; its lines stay together.
    layout.addStretch(1)
    return box


def _open(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
