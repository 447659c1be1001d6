"""The tree of formations, walked with keys and clicks."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from pytestqt.qtbot import QtBot

from oobmgr.ui.theme import LIGHT
from oobmgr.ui.widgets.tree_view import CountRole, EmblemRole, IconRole, TreeView


def tree(qtbot: QtBot) -> TreeView:
    view = TreeView("Formations")
    model = QStandardItemModel(view)
    side = QStandardItem("Axis")
    side.setData("square", EmblemRole)
    side.setData("412", CountRole)
    for name in ("AG North", "AG Center"):
        item = QStandardItem(name)
        item.setData("formation", IconRole)
        side.appendRow(item)
    model.appendRow(side)
    view.setModel(model)
    qtbot.addWidget(view)
    view.resize(200, 160)
    view.show()
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    return view


def place(view: TreeView, *path: int) -> QModelIndex:
    index = QModelIndex()
    for row in path:
        index = view.model().index(row, 0, index)
    return index


def test_rows_are_24_px_high(qtbot: QtBot) -> None:
    view = tree(qtbot)
    view.expandAll()
    rows = [view.visualRect(place(view, *path)) for path in ((0,), (0, 0), (0, 1))]
    assert [row.height() for row in rows] == [24, 24, 24]
    assert rows[1].left() > rows[0].left()


def test_a_click_on_the_chevron_opens_and_keys_walk(qtbot: QtBot) -> None:
    view = tree(qtbot)
    chevron = view.visualRect(place(view, 0)).center()
    chevron.setX(view.visualRect(place(view, 0)).left() - 6)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=chevron)
    assert view.isExpanded(place(view, 0))
    view.setCurrentIndex(place(view, 0))
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex() == place(view, 0, 0)
    qtbot.keyClick(view, Qt.Key.Key_Left)
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert not view.isExpanded(place(view, 0))


def test_the_selected_row_is_marked_from_edge_to_edge(qtbot: QtBot) -> None:
    view = tree(qtbot)
    view.expandAll()
    view.setCurrentIndex(place(view, 0, 1))
    view.clearFocus()
    image = view.viewport().grab().toImage()
    y = view.visualRect(place(view, 0, 1)).top() + 3
    assert image.pixelColor(1, y).name().upper() == LIGHT["accent"]
    assert image.pixelColor(8, y).name().upper() == LIGHT["accentsoft"]
    assert image.pixelColor(view.viewport().width() - 2, y).name().upper() == LIGHT["accentsoft"]
    assert image.pixelColor(1, y - 24).name().upper() == LIGHT["sheet"]


def test_the_emblem_of_the_side_is_drawn(qtbot: QtBot) -> None:
    view = tree(qtbot)
    image = view.viewport().grab().toImage()
    row = view.visualRect(place(view, 0))
    points = [(x, y) for x in range(200) for y in range(row.top(), row.bottom())]
    assert sum(image.pixelColor(x, y).name().upper() == LIGHT["square"] for x, y in points) >= 49
