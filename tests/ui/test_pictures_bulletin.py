"""The bulletin of a turn on the page Pictures, by mouse and by keys."""

from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.pictures.bulletin_panel import BulletinPanel
from oobmgr.ui.views.pictures.screen import PicturesScreen
from tests.campaigns import campaign_at
from tests.ui.desks import open_window, settle
from tests.unit.reports.kept_books import JUNE, kept_books
from tests.unit.reports.sheets import texts

CTRL = Qt.KeyboardModifier.ControlModifier


def shown(qtbot: QtBot, window: MainWindow) -> tuple[PicturesScreen, BulletinPanel]:
    qtbot.keyClick(window, Qt.Key.Key_F3)
    settle(qtbot, window)
    assert window.workspace is not None
    page = window.workspace.screen_shown
    assert isinstance(page, PicturesScreen)
    for _ in range(2):
        QTest.keyClick(page.kinds, Qt.Key.Key_Right)
    settle(qtbot, window)
    assert isinstance(page.panel, BulletinPanel)
    return page, page.panel


def words(panel: BulletinPanel) -> set[str]:
    """What stands on the page in sight."""
    assert panel.reading is not None
    return {text for page in panel.reading.page.pages for text in texts(page)}


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path, kept_books(tmp_path), page="exchange")


def test_the_last_turn_that_is_over_is_in_sight_and_another_can_be_chosen(
    qtbot: QtBot, window: MainWindow
) -> None:
    _, panel = shown(qtbot, window)
    assert panel.turn.currentData() == JUNE
    # Each turn is seen whole: the books begin with a turn of a long name.
    panel.turn.setCurrentIndex(panel.turn.findText("Surprise turn, June 1941"))
    assert panel.turn.sizeHint().width() <= panel.turn.width()
    panel.turn.setCurrentIndex(panel.turn.findData(JUNE))
    assert {"Bulletin, Axis and Soviet", "7 tank XX"} <= words(panel)
    QTest.keyClick(panel.turn, Qt.Key.Key_Home)
    settle(qtbot, window)
    assert panel.turn.currentText() == "July I 1941"
    assert "9 infantry XX" in words(panel)
    QTest.keyClick(panel.sides, Qt.Key.Key_Right)
    settle(qtbot, window)
    assert "Bulletin, Axis" in words(panel)
    assert not any("99 rifle" in text for text in words(panel))


def test_it_is_copied_and_written(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page, panel = shown(qtbot, window)
    panel.copy.click()
    assert QGuiApplication.clipboard().text().startswith("# Bulletin, Axis and Soviet\n")
    QGuiApplication.clipboard().setText("")
    QTest.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("# Bulletin, Axis and Soviet\n")
    for ending in ("pdf", "md"):
        target = tmp_path / f"turn.{ending}"
        panel.ask_path = lambda _, target=target: target  # type: ignore[misc]
        QTest.keyClick(panel.view, Qt.Key.Key_S, CTRL)
        settle(qtbot, window)
        assert page.told.text() == f"Wrote the bulletin to {target.name}."
    (only,) = PdfReader(tmp_path / "turn.pdf").pages
    assert "7 tank XX" in only.extract_text()
    assert "| Soviet | Destroyed | 7 tank XX |" in (tmp_path / "turn.md").read_text("utf-8")


def test_the_file_that_is_proposed_names_the_side_and_the_turn(
    qtbot: QtBot, window: MainWindow
) -> None:
    """That of one side was proposed over that of both."""
    _, panel = shown(qtbot, window)
    proposed: list[str] = []
    panel.ask_path = lambda path: proposed.append(path.name)
    QTest.keyClick(panel.view, Qt.Key.Key_S, CTRL)
    QTest.keyClick(panel.sides, Qt.Key.Key_Right)
    settle(qtbot, window)
    QTest.keyClick(panel.view, Qt.Key.Key_S, CTRL)
    turn = panel.turn.currentText()
    assert proposed == [f"Bulletin, Axis and Soviet, {turn}.pdf", f"Bulletin, Axis, {turn}.pdf"]


def test_an_open_sheet_with_a_passphrase_is_not_told(qtbot: QtBot, tmp_path: Path) -> None:
    campaign = campaign_at(tmp_path / "e.oob", NewCampaign("E", "spark", "combat_example"))
    campaign.set_passphrase(SideId("german"), "geheim")
    window = open_window(qtbot, tmp_path, campaign, page="exchange")
    _, panel = shown(qtbot, window)
    assert any("The German sheets are hidden" in text for text in words(panel))
    assert not any(text.startswith("German:") for text in words(panel))
