"""The bar above the pages: which page, how large."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from oobmgr.reports.drawing import Document
from oobmgr.ui.icons import icon
from oobmgr.ui.language import tr
from oobmgr.ui.printing.pages_view import ACTUAL_SIZE, PagesView
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.parts import follow_text, grow_icon
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.what_is import About, set_about
from oobmgr.ui.widgets.wrapping_row import WrappingRow

_LEAST_TITLE_PX: Final = 60
_INDENT: Final = 6


class PageBar(QFrame):
    """Turns pages and zooms."""

    def __init__(self, view: PagesView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._document: Document | None = None
        self._number = self._number_field()
        self._of = QLabel(self)
        self._words = ""
        self._title = QLabel(self)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        # Where there is no room it gives way, not the buttons.
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._percent = QLabel(self)
        follow_text(self._percent, 44, QWidget.setMinimumWidth)
        self._percent.setAlignment(Qt.AlignmentFlag.AlignCenter)
        set_about(self._of, About("Pages", sentence="How many pages the sheet has."))
        beside = "How large the page is shown, beside its size on paper."
        set_about(self._percent, About("Zoom", sentence=beside))
        # Margins of its own would be gone with the next style sheet.
        self._title.setIndent(_INDENT)
        # Its line may be broken after the bar has its size, and the title have another room then.
        self._title.installEventFilter(self)
        turning, zooming = QWidget(), QWidget()
        across(
            self._button("chevron_left", "", "Page before (Page Up)", lambda: self._turn(-1)),
            self._number,
            self._of,
            self._button("chevron_right", "", "Next page (Page Down)", lambda: self._turn(1)),
            (self._title, 1),
            on=turning,
            spacing=4,
        )
        across(
            self._button("", "−", "Smaller (Ctrl and minus)", view.zoom_out),
            self._percent,
            self._button("", "+", "Larger (Ctrl and plus)", view.zoom_in),
            self._button("", "Width", "Fit the width", lambda: view.fit("width")),
            self._button("", "Page", "Fit the page (Ctrl+0)", lambda: view.fit("page")),
            on=zooming,
            spacing=4,
        )
        row = WrappingRow((turning, 1), zooming, spacing=4)
        across(row, on=self, margins=(8, 6, 8, 6))
        view.page_changed.connect(self._show_page)
        view.zoom_changed.connect(self._show_zoom)
        self._show_zoom(view.scale)

    def _number_field(self) -> QSpinBox:
        field = QSpinBox(self)
        field.setMinimum(1)
        field.setAccessibleName(tr("Page"))
        # Otherwise the 1 of a 12 would turn the pages first.
        field.setKeyboardTracking(False)
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.valueChanged.connect(self._typed)
        return field

    def set_document(self, document: Document) -> None:
        """Count the pages of another document."""
        self._document = document
        with QSignalBlocker(self._number):
            self._number.setMaximum(len(document.pages))
        self._of.setText(tr(f"of {len(document.pages):,}"))

    def _button(self, name: str, text: str, tip: str, act: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        if name:
            button.setIcon(icon(name))
            follow_text(button, 24, QWidget.setMinimumWidth)
            grow_icon(button)
        button.setText(tr(text))
        button.setToolTip(tr(tip))
        button.setAccessibleName(tr(tip))
        follow_text(button, 24, QWidget.setMinimumHeight)
        button.clicked.connect(act)
        return button

    def _turn(self, by: int) -> None:
        self._view.go_to(self._view.page + by)

    def _typed(self, number: int) -> None:
        if number - 1 != self._view.page:
            self._view.go_to(number - 1)

    def _show_page(self, page: int) -> None:
        # The number follows the page here; it is not to turn it.
        with QSignalBlocker(self._number):
            self._number.setValue(page + 1)
        if self._document is not None:
            label = self._document.labels[page]
            self._words = tr(label.title)
            self._title.setToolTip(plain_tip(label.title))
            self._fit_title()

    def _show_zoom(self, scale: float) -> None:
        self._percent.setText(f"{round(scale / ACTUAL_SIZE * 100)}\N{THIN SPACE}%")

    def _fit_title(self) -> None:
        """Show as much of the title as there is room for; nothing where that says nothing."""
        room = self._title.width() - _INDENT
        fits = self._title.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        self._title.setText(fits if room >= _LEAST_TITLE_PX else "")

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._title and event.type() == QEvent.Type.Resize:
            self._fit_title()
        return super().eventFilter(watched, event)
