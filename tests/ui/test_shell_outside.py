"""Another program writes to the campaign while the window shows it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import AddUnit, Command, CountIn
from oobmgr.campaign.file import open_campaign
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.operations.desk import CHANGED_OUTSIDE
from oobmgr.ui.shell.files import ELSEWHERE
from oobmgr.ui.widgets.pool_bar import PoolPanel
from tests.ui.desks import new_campaign, open_window, settle, unit, until

CONTROL = Qt.KeyboardModifier.ControlModifier


def counted(amount: int, why: str = "counted") -> CountIn:
    return CountIn(SideId("axis"), GoodId("sp"), amount, why)


def elsewhere(window: MainWindow, command: Command) -> str:
    """Post something as another program does, with a connection of its own; return its title."""
    desk = window.desk
    assert desk is not None
    with open_campaign(desk.campaign.path) as other:
        return other.session.execute(command).title


def version(window: MainWindow) -> int:
    assert window.desk is not None
    return window.desk.campaign.queries.version()


def axis_sp(window: MainWindow) -> str:
    assert window.workspace is not None
    panels = window.workspace.pools.findChildren(PoolPanel)
    return next(p.row.total or p.row.stock for p in panels if p.row.name == "Axis SP")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    opened = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"), watches=True)
    assert opened.desk is not None
    opened.desk.execute(counted(91))
    settle(qtbot, opened)
    return opened


def still(window: MainWindow) -> None:
    """Stop looking around, so that a test alone says what comes first."""
    assert window.watch is not None
    window.watch.stop()


def test_what_another_program_wrote_is_shown_and_told(qtbot: QtBot, window: MainWindow) -> None:
    title = elsewhere(window, counted(77, "from elsewhere"))
    until(qtbot, lambda: axis_sp(window) == "77")
    settle(qtbot, window)
    assert window.status.told == CHANGED_OUTSIDE
    assert window.bar_end.undo.text() == f"Undo: {title}"
    qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL)
    settle(qtbot, window)
    assert axis_sp(window) == "91"


def test_own_writes_are_told_by_their_title(qtbot: QtBot, window: MainWindow) -> None:
    assert window.watch is not None
    window.watch.look()
    settle(qtbot, window)
    assert window.status.told not in {"", CHANGED_OUTSIDE}


def test_window_looks_when_it_comes_to_the_front(qtbot: QtBot, window: MainWindow) -> None:
    still(window)
    other = open_window(qtbot, window.desk.campaign.path.parent) if window.desk else window
    elsewhere(window, counted(77))
    other.close()
    assert axis_sp(window) != "77"
    window.activateWindow()
    until(qtbot, lambda: axis_sp(window) == "77")
    assert axis_sp(window) == "77"


def test_undo_takes_back_only_what_its_button_names(qtbot: QtBot, window: MainWindow) -> None:
    still(window)
    title = elsewhere(window, AddUnit(unit("12")))
    before = version(window)
    qtbot.mouseClick(window.bar_end.undo, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    workspace = window.workspace
    assert workspace is not None
    assert version(window) == before
    assert "nothing was undone" in workspace.message.text
    assert window.bar_end.undo.text() == f"Undo: {title}"
    qtbot.mouseClick(window.bar_end.undo, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert version(window) == before + 1
    assert not workspace.message.isVisible()


def test_two_undos_in_a_row_both_count(qtbot: QtBot, window: MainWindow) -> None:
    assert window.desk is not None
    window.desk.execute(counted(80))
    settle(qtbot, window)
    for _ in range(2):
        qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL)
    settle(qtbot, window)
    assert axis_sp(window) == "100"


def test_refused_posting_reads_what_was_written_meanwhile(qtbot: QtBot, window: MainWindow) -> None:
    still(window)
    elsewhere(window, counted(77))
    desk, workspace = window.desk, window.workspace
    assert desk is not None
    assert workspace is not None
    desk.redo()
    settle(qtbot, window)
    assert axis_sp(window) == "77"
    assert "nothing was redone" in workspace.message.text


def test_own_posting_after_a_stranger_reads_everything(qtbot: QtBot, window: MainWindow) -> None:
    still(window)
    elsewhere(window, counted(77))
    assert window.desk is not None
    window.desk.execute(AddUnit(unit("12")))
    settle(qtbot, window)
    assert axis_sp(window) == "77"


def test_what_was_said_of_a_move_goes_when_the_file_is_put_back(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    workspace = window.workspace
    assert workspace is not None
    (tmp_path / "a.oob").rename(tmp_path / "moved.oob")
    until(qtbot, lambda: "moved, replaced or deleted" in workspace.message.text)
    assert workspace.message.isVisible()
    (tmp_path / "moved.oob").rename(tmp_path / "a.oob")
    until(qtbot, workspace.message.isHidden)
    workspace.desk.execute(counted(50))
    until(qtbot, lambda: axis_sp(window) == "50")


def test_a_file_that_is_moved_takes_no_more_posts_and_can_be_saved_elsewhere(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    workspace = window.workspace
    assert workspace is not None

    def offered() -> bool:
        return [one.text() for one in workspace.message.offered] == [ELSEWHERE]

    (tmp_path / "a.oob").rename(tmp_path / "moved.oob")
    with qtbot.waitSignal(workspace.desk.failed):
        workspace.desk.execute(counted(50))
    until(qtbot, offered)
    assert "moved, replaced or deleted" in workspace.message.text
    settle(qtbot, window)
    # However often one tries, the way out stays.
    with qtbot.waitSignal(workspace.desk.failed):
        workspace.desk.execute(counted(51))
    settle(qtbot, window)
    assert offered()
    assert axis_sp(window) == "91"
    proposed: list[str] = []
    # Its own name is refused, for its log lies there; so is what the disk does not take.
    for name in ("a", "long" * 99, "saved"):

        def choose(dialog: QFileDialog, path: Path = tmp_path / f"{name}.oob") -> Path:
            proposed.append(Path(dialog.selectedFiles()[0]).name)
            return path

        monkeypatch.setattr("oobmgr.ui.dialogs.files._chosen", choose)
        assert offered()
        qtbot.mouseClick(workspace.message.offered[0], Qt.MouseButton.LeftButton)
        settle(qtbot, window)
    assert proposed == ["a saved.oob"] * 3
    until(qtbot, lambda: window.desk is not None and window.desk.campaign.path.name == "saved.oob")
    settle(qtbot, window)
    assert axis_sp(window) == "91"
    assert window.desk is not None
    window.desk.execute(counted(50))
    until(qtbot, lambda: axis_sp(window) == "50")


@pytest.mark.parametrize("way", ["the campaign is closed", "the window is closed"])
def test_a_file_that_is_away_is_asked_about_before_its_campaign_is_left(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, way: str
) -> None:
    def leave() -> None:
        if way == "the window is closed":
            window.close()
        else:
            window.menus.give("close")

    leaving, workspace, desk = window.leaving, window.workspace, window.desk
    assert workspace is not None
    assert desk is not None
    (tmp_path / "a.oob").unlink()
    until(qtbot, lambda: not desk.in_place)
    workspace.message.dismiss()
    leave()
    assert "your latest entries" in leaving.accessibleName()
    qtbot.keyClick(leaving.stay, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert window.workspace is workspace
    assert workspace.message.isVisible()
    assert [one.text() for one in workspace.message.offered] == [ELSEWHERE]
    leave()
    qtbot.mouseClick(leaving.go, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert window.isVisible() == (way != "the window is closed")
    assert window.workspace is None


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("a" * 300, "a shorter name"),
        ("no folder/a", "and the folder"),
        ("circle", "cannot be read"),
    ],
)
def test_what_the_disk_does_not_open_is_told(
    qtbot: QtBot, tmp_path: Path, name: str, words: str
) -> None:
    (tmp_path / "circle.oob").symlink_to(tmp_path / "circle.oob")
    window = open_window(qtbot, tmp_path)
    window.open_path(tmp_path / f"{name}.oob")
    settle(qtbot, window)
    assert words in window.message.text
