"""A tree of formations: chevrons, an emblem or an icon, a name, and how many stand below it."""

from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

from oobmgr.ui.emblems import Emblem, draw_emblem
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, REGULAR, SEMIBOLD, font, row_px, scaled
from oobmgr.ui.widgets.list_model import Index
from oobmgr.ui.widgets.paint import (
    RIGHT,
    draw_focus_ring,
    draw_selected,
    draw_text,
    text_width,
    whole,
)
from oobmgr.ui.widgets.parts import follow_text

# What a model gives besides its text: a count, the value of an `Emblem`, the name of an icon.
CountRole: Final = Qt.ItemDataRole.UserRole + 1
EmblemRole: Final = Qt.ItemDataRole.UserRole + 2
IconRole: Final = Qt.ItemDataRole.UserRole + 3

_ROW: Final = 24
_INDENT: Final = 16
_MARK: Final = 12


class TreeDelegate(QStyledItemDelegate):
    """Draws the name of a formation, its mark before it and its count at the right edge."""

    def __init__(self, view: "TreeView") -> None:
        super().__init__(view)
        self._view = view

    # Qt

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = whole(option.rect).adjusted(2, 0, -8, 0)
        # Asked of the selection: `drawRow` passes an option whose state says nothing of it.
        chosen = self._view.selectionModel().isSelected(_plain(index))
        count = str(index.data(CountRole) or "")
        draw_text(painter, rect, count, "ink2", font(LABEL_PX), RIGHT)
        rect.setRight(rect.right() - text_width(count, font(LABEL_PX)) - 6)
        rect.setLeft(rect.left() + self._paint_mark(painter, rect, index))
        face = font(BODY_PX, SEMIBOLD if chosen else REGULAR)
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        draw_text(painter, rect, text, "ink", face, elide=Qt.TextElideMode.ElideMiddle)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(80, row_px(_ROW))

    def _paint_mark(self, painter: QPainter, rect: QRectF, index: Index) -> int:
        """Draw emblem or icon and return the room that it takes."""
        mark = QRectF(rect.left(), rect.top(), scaled(_MARK), rect.height())
        emblem, name = index.data(EmblemRole), index.data(IconRole)
        if emblem:
            draw_emblem(painter, mark, Emblem(str(emblem)))
        elif name:
            draw_icon(painter, mark, str(name), "ink2")
        else:
            return 0
        return scaled(_MARK) + 6


class TreeView(QTreeView):
    """A tree whose rows are 24 px high and whose selection shows the accent bar."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(tr(name))
        self.setItemDelegate(TreeDelegate(self))
        self.setHeaderHidden(True)
        # All rows are alike, and Qt need not ask each of a thousand how high it is.
        self.setUniformRowHeights(True)
        follow_text(self, _INDENT, lambda _, px: self.setIndentation(px))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # Names are cut in their middle where they are too long, so there is nothing to scroll to.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # With uniform heights Qt measures one row and keeps that until it lays the items out anew.
        theme_changes().changed.connect(self.scheduleDelayedItemsLayout)

    def _row(self, index: QModelIndex) -> QRectF:
        """Return the whole row of an item, from edge to edge."""
        rect = self.visualRect(index)
        return QRectF(0, rect.top(), self.viewport().width(), rect.height())

    # Qt

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        if model is not None:
            # Qt paints the item again, and not the bar at the edge of its row.
            self.selectionModel().selectionChanged.connect(self.viewport().update)

    def drawRow(self, painter: QPainter, options: QStyleOptionViewItem, index: Index) -> None:
        plain = _plain(index)
        row = self._row(plain)
        if self.selectionModel().isSelected(plain):
            draw_selected(painter, row)
        options.rect = self.visualRect(plain)
        branches = QRect(0, int(row.top()), options.rect.left(), int(row.height()))
        # The base would do so in its own `drawRow`, which is not called.
        self.drawBranches(painter, branches, plain)
        self.itemDelegate().paint(painter, options, plain)

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        plain = _plain(index)
        if self.model().hasChildren(plain):
            arrow = "chevron_down" if self.isExpanded(plain) else "chevron_right"
            box = QRectF(rect.right() - scaled(_MARK) - 1, rect.top(), scaled(_MARK), rect.height())
            draw_icon(painter, box, arrow, "ink2")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        current = self.currentIndex()
        if self.hasFocus() and current.isValid():
            draw_focus_ring(QPainter(self.viewport()), self._row(current), radius=2)


def _plain(index: Index) -> QModelIndex:
    """Return an index as Qt's views take it."""
    return index.model().index(index.row(), index.column(), index.parent())
