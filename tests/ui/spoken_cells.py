"""Cells that draw themselves, and what a screen reader is told of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import fromstring

from PySide6.QtCore import QBuffer, QModelIndex, QRect, Qt
from PySide6.QtGui import QImage, QPaintDevice, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from tests.ui.stains import Stain, where

_ROWS: Final = 12
"""Lines looked at in each list: what follows is drawn alike."""
_CELL: Final = QRect(0, 0, 900, 48)
"""Room enough for any cell, so that none is cut."""
_SAID: Final = (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole)
_ENDS: Final = ". \N{HORIZONTAL ELLIPSIS}"
"""What is hung on where words are cut, or left out where they are read."""
_EDGE: Final = 3
"""Pixels of rules and frames at the edges of a cell."""


def silent_cells(root: QWidget) -> Iterator[Stain]:
    """Cells in what is shown that draw something which they do not say."""
    for view in root.findChildren(QAbstractItemView):
        if not view.isVisible() or view.model() is None:
            continue
        for index in _cells(view):
            if words := _untold(view, index):
                yield Stain("untold", where(view), words, index.column(), 0)


def _cells(view: QAbstractItemView) -> Iterator[QModelIndex]:
    model = view.model()
    for column in range(model.columnCount()):
        if isinstance(view, QTableView) and view.isColumnHidden(column):
            continue
        for row in range(min(model.rowCount(), _ROWS)):
            yield model.index(row, column)


def _untold(view: QAbstractItemView, index: QModelIndex) -> str:
    """What a cell draws and does not say, or nothing."""
    delegate = view.itemDelegateForIndex(index)
    # Qt draws what the model says, and nothing where a widget stands in the cell.
    if not _is_ours(delegate):
        return ""
    said = "\n".join(str(index.data(role) or "") for role in _SAID)
    for words in _written(delegate, index):
        # Where a name is cut in its middle, its beginning and its end are said.
        drawn = [part.strip(_ENDS) for part in words.casefold().split("\N{HORIZONTAL ELLIPSIS}")]
        if re.search(r"\w", words) and not all(part in said.casefold() for part in drawn):
            return f"{words!r} is drawn, said is {said!r}"
    title = str(index.model().headerData(index.column(), Qt.Orientation.Horizontal) or "")
    figure = said.strip().removeprefix(title).strip(" :\n")
    return "" if figure or _is_bare(delegate, index) else f"a drawing, said is {said!r}"


def _is_ours(delegate: object) -> bool:
    """Whether a delegate draws by itself."""
    if delegate is None:
        return False
    draws = next(kind for kind in type(delegate).__mro__ if "paint" in vars(kind))
    return not draws.__module__.startswith("PySide6.")


def _written(delegate: QAbstractItemDelegate, index: QModelIndex) -> list[str]:
    """The words that a delegate writes into a cell."""
    drawing = QBuffer()
    drawing.open(QBuffer.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(drawing)
    generator.setSize(_CELL.size())
    _paint(delegate, index, generator)
    drawn = fromstring(drawing.data().data())  # noqa: S314 - of our own making
    return [one.text.strip() for one in drawn.iter() if one.tag.endswith("text") and one.text]


def _paint(delegate: QAbstractItemDelegate, index: QModelIndex, ground: QPaintDevice) -> None:
    option = QStyleOptionViewItem()
    option.rect = _CELL
    option.state = QStyle.StateFlag.State_Enabled
    painter = QPainter(ground)
    delegate.paint(painter, option, index)
    painter.end()


def _is_bare(delegate: QAbstractItemDelegate, index: QModelIndex) -> bool:
    """Whether a delegate leaves a cell without anything on its ground."""
    image = QImage(_CELL.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    _paint(delegate, index, image)
    inner = _CELL.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    ground = QImage(inner.size(), image.format())
    ground.fill(image.pixelColor(inner.right(), inner.top()))
    return image.copy(inner) == ground
