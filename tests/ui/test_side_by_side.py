"""Parts side by side as long as there is room, and else one above the other."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.widgets.side_by_side import Room, SideBySide
from tests.waiting import rest


class _Part(QWidget):
    """As wide as it is said to be."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.wide = width

    def minimumSizeHint(self) -> QSize:
        return QSize(self.wide, 20)


def _shown(qtbot: QtBot, both: SideBySide) -> QWidget:
    """In a window, whose layout alone would hold it wide."""
    window = QWidget()
    qtbot.addWidget(window)
    both.setParent(window)
    window.show()
    return window


def test_parts_turn_where_they_have_no_room_and_back(qtbot: QtBot) -> None:
    left, right = _Part(100), _Part(60)
    both = SideBySide((left, 0), (right, 1), spacing=8, above=2, right=4)
    window = _shown(qtbot, both)
    for width, stacked in ((172, False), (171, True), (172, False)):
        both.resize(width, 60)
        rest(qtbot)
        assert both.stacked is stacked
        assert (right.y() > left.y()) is stacked
    assert both.window() is window
    # It may be as narrow as its widest part: then the parts are stacked.
    assert both.minimumSizeHint().width() == 104
    both.resize(140, 60)
    rest(qtbot)
    assert right.y() == left.geometry().bottom() + 1 + 2


def test_parts_turn_when_one_of_them_needs_more(qtbot: QtBot) -> None:
    left, right = _Part(100), _Part(60)
    both = SideBySide((left, 0), (right, 1))
    window = _shown(qtbot, both)
    both.resize(200, 60)
    rest(qtbot)
    assert both.window() is window
    assert not both.stacked
    right.wide = 120
    right.updateGeometry()
    rest(qtbot)
    assert both.stacked


def test_room_tells_each_change_once(qtbot: QtBot) -> None:
    told: list[bool] = []
    whole = QWidget()
    qtbot.addWidget(whole)
    room = Room(whole, lambda: 300, told.append)
    whole.show()
    for width in (400, 350, 299, 200, 300):
        whole.resize(width, 40)
        rest(qtbot)
    assert told[-2:] == [True, False]
    assert not room.stacked
