"""Areas that are as wide as what they hold, which may break its lines elsewhere beside a bar."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.widgets.boxes import WholeWidth
from tests.waiting import rest


class Fickle(QWidget):
    """Higher than its area in the whole width of it, and lower beside a bar."""

    def __init__(self) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, _: int) -> int:
        return 100 if self.width() >= 200 else 60


def test_a_bar_that_would_come_and_go_stays(qtbot: QtBot) -> None:
    """It came and went within itself until the program ended."""
    area = WholeWidth(Fickle())
    qtbot.addWidget(area)
    area.resize(200, 80)
    area.show()
    rest(qtbot)
    assert area.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOn
    area.resize(300, 120)
    rest(qtbot)
    assert not area.verticalScrollBar().isVisible()
    assert area.viewport().width() == 300
