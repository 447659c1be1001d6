"""How a cell of a table is drawn: ground, accent bar, rule below, and one line of text."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QMouseEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from oobmgr.rules.case_names import shown_case
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.symbols import draw_symbol
from oobmgr.ui.theme.fonts import BODY_PX, NAME_PX, REGULAR, SEMIBOLD, font, row_px, scaled
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.elision import told_apart
from oobmgr.ui.widgets.list_model import Index, ListTableModel
from oobmgr.ui.widgets.paint import (
    CENTRE,
    LEFT,
    RIGHT,
    chip_rect,
    draw_chip,
    draw_rule,
    draw_selected,
    draw_text,
    text_width,
    whole,
)
from oobmgr.ui.widgets.presses import is_left
from oobmgr.ui.widgets.short_terms import all_in_short

_ALIGN: Final = {"left": LEFT, "right": RIGHT, "center": CENTRE}
_ELIDE: Final = {
    "right": Qt.TextElideMode.ElideRight,
    "middle": Qt.TextElideMode.ElideMiddle,
    "apart": Qt.TextElideMode.ElideRight,
    "names": Qt.TextElideMode.ElideMiddle,
}

CELL_PADDING: Final = 8
ACCENT_BAR: Final = 3
_SYMBOL: Final = 24


class Cell(NamedTuple):
    """A frozen row and one of the columns that show it."""

    model: ListTableModel[Any]
    column: Column[Any]
    row: Any

    @property
    def value(self) -> object | None:
        """What the column gives its delegate to draw, as the Python object that it is."""
        paint = self.column.paint
        return paint(self.row) if paint else None

    def terms(self) -> frozenset[str]:
        """All that the column says."""
        return self.model.terms(self.column)


def cell_of(index: Index) -> Cell | None:
    """Return the cell of a list-backed model at an index, or None at the head of a group."""
    model = index.model()
    if not isinstance(model, ListTableModel) or (row := model.row_at(index.row())) is None:
        return None
    return Cell(model, model.columns[index.column()], row)


def cell_value(index: Index) -> object | None:
    """Return what the column gives its delegate to draw in the cell at an index."""
    cell = cell_of(index)
    return cell.value if cell else None


def cell_words(
    column: Column[Any],
    row: object,
    face: QFont,
    room: int,
    terms: Callable[[], frozenset[str]] = frozenset,
) -> str:
    """What a cell is to say; where a term has no room, so much that it looks like no other."""
    text = column.text(row)
    if column.elide not in {"apart", "names"} or text_width(text, face) <= room:
        return text
    words, others = (text if column.elide == "names" else tr(text)), terms()
    if column.elide == "apart":
        short = all_in_short(others | {words})
        words, others = short[words], frozenset(short.values())
    # Said in the language of the window already, and cut: it is not to be looked up once more.
    return AsWritten(told_apart(words, others, face, room))


def draw_cell_text(
    painter: QPainter,
    rect: QRectF,
    column: Column[Any],
    row: object,
    terms: Callable[[], frozenset[str]] = frozenset,
) -> None:
    """Draw what a column says of a row into a cell without its padding.

    `terms` gives all that the column says: where it must be cut, it is not to look like another.
    """
    token = column.token(row) if callable(column.token) else column.token
    face = font(NAME_PX if column.strong else BODY_PX, SEMIBOLD if column.strong else REGULAR)
    if column.struck and column.struck(row):
        face = struck_out(face)
        token = "off"
    text = cell_words(column, row, face, int(rect.width()), terms)
    draw_text(painter, rect, text, token, face, _ALIGN[column.align], _ELIDE[column.elide])


def inside(rect: QRectF) -> QRectF:
    """Return a cell without its padding and the rule below it."""
    return rect.adjusted(CELL_PADDING, 0, -CELL_PADDING, -1)


class TableDelegate(QStyledItemDelegate):
    """Draws cells without asking the model role by role; others override `paint_content`.

    A table draws its rows by itself (`table_rows`); Qt asks for single cells in pictures of them.
    """

    def paint_content(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        """Draw what stands in the cell; `rect` is the cell without its padding."""
        draw_cell_text(painter, rect, cell.column, cell.row, cell.terms)

    # Qt

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = whole(option.rect)
        painter.save()
        # Not by `&`, which makes a value of both, and that takes as long as to draw a word.
        if QStyle.StateFlag.State_Selected in option.state:
            draw_selected(painter, rect, bar=index.column() == 0)
        # After the ground of a chosen row, which would cover it.
        draw_rule(painter, rect.left(), rect.right(), rect.bottom() - 1, "line")
        # What finds no room must not run into the next cell.
        painter.setClipRect(rect)
        if cell := cell_of(index):
            self.paint_content(painter, inside(rect), cell)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(60, row_px(26))


class CaseDelegate(TableDelegate):
    """A cell of case chips: its column's `paint` gives their ids; a click on one opens it."""

    case_opened = Signal(str)

    def paint_content(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        """Draw the chips from the left, as many as find room."""
        for text, box in _chips(rect, cell.value):
            draw_chip(painter, box, shown_case(text))

    # Qt

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        if not isinstance(event, QMouseEvent) or event.type() != QEvent.Type.MouseButtonRelease:
            return False
        if not is_left(event):
            return False
        for text, box in _chips(inside(whole(option.rect)), cell_value(index)):
            if box.contains(event.position()):
                self.case_opened.emit(text)
                return True
        return False


def _chips(rect: QRectF, value: object) -> Iterator[tuple[str, QRectF]]:
    """Yield the chips of a cell from the left, as many as find room."""
    left = rect.left()
    for text in value if isinstance(value, tuple) else ():
        box = chip_rect(rect, shown_case(text), align_right=False)
        box.moveLeft(left)
        # The padding may be used up: better than to leave out a chip that nearly fits.
        if box.right() > rect.right() + CELL_PADDING:
            return
        yield text, box
        left = box.right() + 4


class SymbolDelegate(TableDelegate):
    """A unit symbol: its column's `paint` gives type, size and `Emblem`."""

    def paint_content(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        """Draw the symbol in the middle of the cell."""
        value = cell.value
        if isinstance(value, tuple):
            kind, size, emblem = value
            draw_symbol(painter, symbol_cell(rect), str(kind), str(size), Emblem(emblem))


def symbol_cell(rect: QRectF) -> QRectF:
    """The place of a symbol in the middle of a cell: it grows with the text beside it."""
    side = scaled(_SYMBOL)
    return QRectF(rect.center().x() - side / 2, rect.top(), side, rect.height())


def struck_out(face: QFont) -> QFont:
    """Return a face that strikes its text through: undone, never removed."""
    struck = QFont(face)
    struck.setStrikeOut(True)
    return struck
