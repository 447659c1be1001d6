"""What a player does before the first turn: a new campaign, and its order of battle."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit

from oobmgr.ui.dialogs.new_campaign import NewCampaignDialog
from tests.integration.table.player import CTRL, Player


def new_campaign(player: Player, name: str, **players: str) -> None:
    """Ctrl+N, type the names, and start: game, scenario and options stay as they are offered."""

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, NewCampaignDialog)
        _write(dialog.name.field, name)
        for side, person in players.items():
            _write(dialog.players[side].field, person)
        QTest.mouseClick(dialog.action, Qt.MouseButton.LeftButton)

    player.with_dialog(lambda: player.key(Qt.Key.Key_N, CTRL), answer)


def choose_workbook(player: Player, path: Path) -> None:
    """Ctrl+I, and name the workbook in the file dialog."""
    player.with_dialog(lambda: player.key(Qt.Key.Key_I, CTRL), _names(path))


def open_campaign(player: Player, path: Path) -> None:
    """Ctrl+O, and name the campaign in the file dialog."""
    player.with_dialog(lambda: player.key(Qt.Key.Key_O, CTRL), _names(path))


def _names(path: Path) -> Callable[[QDialog], None]:
    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        assert field is not None
        field.setText(str(path))  # typed letter by letter it would open a list of completions
        QTest.keyClick(field, Qt.Key.Key_Return)

    return answer


def _write(field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
