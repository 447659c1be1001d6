"""The guide in a window of its own: contents and search beside the page, back and forward."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QSplitter, QWidget

from oobmgr.domain.values import dataclass
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.dialogs.guide_reader import GuideReader
from oobmgr.ui.keys import CommandKeys
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.guide import FIRST, Section, the_guide
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.found_table import FoundTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.shares import share
from oobmgr.ui.widgets.texts import EmptyState

_CHAPTER: Final = 2
_LINES_PX: Final = 320
_BACK: Final = "Alt+Left"
_FORWARD: Final = "Alt+Right"


@dataclass(frozen=True, slots=True)
class _Line:
    """A line beside the page: a section; of one that was found also words of it, and its place."""

    section: Section
    excerpt: str = ""
    place: str = ""

    @property
    def words(self) -> str:
        """Its heading, set in below that of its page; of what was found also the page."""
        section = self.section
        if self.excerpt and section.level > 1:
            return f"{section.heading} – {self.place}"
        return f"    {section.heading}" if section.level == _CHAPTER else section.heading


class GuideWindow(FramedDialog):
    """Shows a part of the guide; the links lead on, Alt+Left and Alt+Right back and forward."""

    guide = "README.md#the-guide-in-the-program"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("The guide", parent=parent)
        self._guide = the_guide()
        self._walked: list[str] = []
        self._at = -1
        self._listing = False
        self.search = SearchField("Search the guide", "Ctrl+F")
        column = Column[_Line](
            key="words",
            title="Part",
            # The guide is in one language; its headings must be found again on its pages.
            text=lambda line: AsWritten(line.words),
            stretch=True,
            tooltip=lambda line: AsWritten(line.excerpt),
            sentence="A part of the guide.",
        )
        self.model = ListTableModel[_Line]((column,), row_key=lambda line: line.section.part)
        self.lines = DataTable(self.model, name="Contents")
        self.nothing = EmptyState("Nothing in the guide has these words.", "Show all", "Esc")
        self.reader = GuideReader(self._guide.folder)
        self.back = KeyButton("Back", _BACK)
        self.forward = KeyButton("Forward", _FORWARD)
        self._build()
        self._connect()

    @property
    def part(self) -> str:
        """The part that is shown."""
        return self._walked[self._at] if self._walked else ""

    def show_part(self, part: str) -> None:
        """Go to a part; one that is not there leads to the first page."""
        # A heading that is called otherwise by now still leads to its page.
        section = self._guide.section(part) or self._guide.section(part.partition("#")[0])
        part = section.part if section else FIRST
        if part != self.part:
            # As in any browser: who goes on from a page that he came back to leaves what followed.
            self._walked = [*self._walked[: self._at + 1], part]
            self._at = len(self._walked) - 1
        self._show()

    def _build(self) -> None:
        self.fit(1100, 780)
        self.lines.horizontalHeader().hide()
        left = QWidget()
        found = FoundTable(self.lines, self.nothing)
        down(self.search, (found, 1), on=left, margins=(0, 0, 8, 0), spacing=8)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(self.reader)
        split.setChildrenCollapsible(False)
        split.setStretchFactor(1, 1)
        share(split, lambda: [scaled(_LINES_PX), max(0, split.width() - scaled(_LINES_PX))])
        self.body.addWidget(split, 1)
        self.foot.insertLayout(1, across(self.back, self.forward, STRETCH, spacing=8))
        self.heading.hide()  # the page has one of its own

    def _connect(self) -> None:
        self.search.searched.connect(lambda _: self._list())
        for leading in (self.search.down_asked, self.search.returnPressed):
            leading.connect(self._to_lines)
        self.nothing.acted.connect(self.search.clear)
        self.lines.selectionModel().currentRowChanged.connect(self._row_chosen)
        self.lines.row_opened.connect(lambda _: self.reader.setFocus())
        self.reader.followed.connect(self._follow)
        for button, by, key in ((self.back, -1, _BACK), (self.forward, 1, _FORWARD)):
            button.clicked.connect(lambda _=False, by=by: self._walk(by))
            QShortcut(QKeySequence(key), self, button.click)
        CommandKeys("find", self, self.search.setFocus)

    def _list(self) -> None:
        """List what the search finds; without one the contents, open at the page that is shown."""
        words = self.search.text()
        if words.strip():
            hits, place_of = self._guide.search(words), self._guide.place_of
            rows = tuple(_Line(hit.section, hit.excerpt, place_of(hit.section)) for hit in hits)
        else:
            page = self.part.partition("#")[0]
            rows = tuple(_Line(section) for section in self._guide.contents(page))
        # The table chooses again what was chosen in it before, which leads nowhere.
        self._listing = True
        self.model.set_rows(rows)
        self.lines.fit_columns()
        self.lines.updateGeometries()  # otherwise the bar does not reach down to what is shown
        if words.strip():
            self.lines.scrollToTop()  # the likeliest come first, wherever the contents were
        self._mark()
        self._listing = False

    def _mark(self) -> None:
        at = self.model.find(lambda line: line.section.part == self.part)
        if at < 0 and not self.search.text().strip():  # what is not listed by itself is in its page
            page = self.part.partition("#")[0]
            at = self.model.find(lambda line: line.section.part == page)
        if at >= 0 and self.lines.currentIndex().row() != at:
            self.lines.setCurrentIndex(self.model.index(at, 0))
        elif at < 0:
            # A hit that was left with Back would seem to be shown, and a click on it lead nowhere.
            self.lines.selectionModel().clear()

    def _to_lines(self) -> None:
        self.lines.setFocus()
        self.lines.choose_first()

    def _row_chosen(self, current: QModelIndex) -> None:
        line = self.model.row_at(current.row()) if current.isValid() else None
        if line is not None and not self._listing and line.section.part != self.part:
            # Not from within the table's own change: the list of lines changes with the page.
            QTimer.singleShot(0, self, lambda: self.show_part(line.section.part))

    def _follow(self, target: str) -> None:
        if "://" in target:
            QDesktopServices.openUrl(QUrl(target))
        elif target.startswith("#"):
            self.show_part(f"{self.part.partition('#')[0]}{target}")
        else:
            self.show_part(target)

    def _walk(self, by: int) -> None:
        if 0 <= self._at + by < len(self._walked):
            self._at += by
            self._show()

    def _show(self) -> None:
        section = self._guide.section(self.part)
        if section is None:
            return
        text = self._guide.shown(section)
        of_page = [s for s in self._guide.sections if s.page == section.page]
        whole = text is self._guide.texts[section.page]
        at = of_page.index(self._guide.above(section)) if whole else 0
        self.reader.show_text(text, at, section.row)
        self.setWindowTitle(tr(AsWritten(f"{section.of} – {tr('the guide')}")))
        self.back.setEnabled(self._at > 0)
        self.forward.setEnabled(self._at + 1 < len(self._walked))
        if not self.search.text().strip():
            self._list()
        else:
            self._mark()


def open_guide(owner: QWidget, part: str) -> GuideWindow:
    """Show a part of the guide beside a window; the one that is open already goes there."""
    # A dialog that has to be answered first would keep a window beside it from being used.
    modal = QApplication.activeModalWidget()
    below = modal or owner.window()
    if isinstance(below, GuideWindow):
        window = below
    else:
        window = below.findChild(GuideWindow) or GuideWindow(below)
    window.show()
    # Only now has it its width, in which the place of the part in its page is looked for.
    window.show_part(part)
    window.raise_()
    window.activateWindow()
    window.reader.setFocus()
    return window
