"""Parts of a page with an edge between them that the player moves."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

from oobmgr.ui.widgets.parts import named


def split(
    *parts: QWidget,
    growing: tuple[int, ...],
    closing: bool = True,
    name: str = "",
    upright: bool = False,
) -> QSplitter:
    """The parts from left to right, or from above to below (`upright`), with a fine line between.

    Those that are `growing`, counted from 0, take the room that is left. The others can be drawn
    shut, unless nothing is `closing`.
    """
    way = Qt.Orientation.Vertical if upright else Qt.Orientation.Horizontal
    splitter = named(QSplitter(way), name)
    splitter.setHandleWidth(1)
    for at, part in enumerate(parts):
        splitter.addWidget(part)
        splitter.setStretchFactor(at, int(at in growing))
        splitter.setCollapsible(at, closing and at not in growing)
    return splitter
