"""The frame of the window: what it shows of a campaign, and that a fault never stops it."""

import subprocess
import sys
from dataclasses import replace
from operator import attrgetter
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import AddUnit, Advance, CountIn, ImportOrderOfBattle
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.ui.commands import COMMANDS
from oobmgr.ui.dialogs.case_dialog import CaseDialog
from oobmgr.ui.dialogs.new_campaign import NewCampaignDialog
from oobmgr.ui.dialogs.problem_report import ProblemReportDialog
from oobmgr.ui.pages import TURN
from oobmgr.ui.settings import Settings
from oobmgr.ui.shell.status_line import StatusLine
from oobmgr.ui.widgets.key_hint import KeyHint
from oobmgr.ui.widgets.navigation import narrow_width
from oobmgr.ui.widgets.pool_bar import FigureTile, PoolPanel
from tests.campaigns import SAMPLE
from tests.ui.desks import (
    full_campaign,
    make_sample,
    new_campaign,
    open_window,
    settle,
    unit,
    until,
)


def pools(window: object) -> dict[str, str]:
    strip = window.workspace.pools  # type: ignore[attr-defined]
    panels = {p.row.name: p.row.total or p.row.stock for p in strip.findChildren(PoolPanel)}
    return panels | {t.row.name: t.row.figure for t in strip.findChildren(FigureTile)}


def test_campaign_shows_turn_side_phase_and_pools(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    workspace = window.workspace
    assert workspace is not None
    assert workspace.context.turn.text() == "Surprise turn, June 1941"
    assert workspace.context.side.tag.text in {"Axis player turn", "Axis"}
    states = {cell.text: cell.state for cell in workspace.context.stepper.cells}
    assert states["Air"] == "now"
    assert states["Initial"] == "not_held"
    assert pools(window) == {
        "Axis SP": "100",
        "Soviet SP": "75",
        "Axis Res Pts": "40",
        "Soviet Res Pts": "25",
        "Surprise turn": "80",
    }
    until(qtbot, lambda: window.status.state == "Books consistent, a.oob, 1 transaction")
    assert window.windowTitle() == "Tuesdays – oobmgr"


def test_what_waits_to_be_laid_out_is_laid_out_before_the_window_is_painted(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """Else each posting painted the window twice, first with its parts where they had stood."""
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    context = window.opened.context
    context.side.updateGeometry()  # as a part does whose words have changed
    came: list[QEvent.Type] = []

    class Seen(QObject):
        def eventFilter(self, _: QObject, event: QEvent) -> bool:
            came.append(event.type())
            return False

    seen = Seen()
    context.installEventFilter(seen)
    context.update()
    QApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))
    assert came[0] == QEvent.Type.LayoutRequest
    assert QEvent.Type.Paint in came


@pytest.mark.parametrize("width", [1024, 1120, 1280])
def test_every_menu_is_in_sight_however_long_undo_and_redo_are(
    width: int, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    desk = window.desk
    assert desk is not None
    for count in (91, 92):
        desk.execute(CountIn(SideId("axis"), GoodId("sp"), count, "counted twice on Tuesday"))
    settle(qtbot, window)
    qtbot.mouseClick(window.bar_end.undo, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    window.resize(width, 800)
    settle(qtbot, window)
    assert window.bar_end.undo.isEnabled()
    assert window.bar_end.redo.isEnabled()
    menus = window.menuBar()
    last = menus.actionGeometry(menus.actions()[-1])
    assert last.right() < window.bar_end.x()
    assert window.bar_end.geometry().right() <= menus.width()
    assert window.bar_end.undo.width() >= window.bar_end.undo.sizeHint().width()


def test_keys_give_way_to_what_is_told(qtbot: QtBot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.resize(700, 24)
    line.set_hints([("Ctrl+Enter", "post"), ("Tab", "next field"), ("N", "next phase")])
    line.set_state("Books consistent", "tuesdays.oob, 48 transactions")
    line.show()
    hints = line.findChildren(KeyHint)
    assert all(hint.isVisible() for hint in hints)
    line.tell("Another program changed this campaign.")
    assert not hints[-1].isVisible()
    for hint in hints:
        assert not hint.isVisible() or hint.width() >= hint.sizeHint().width()
    line.tell("Somebody " * 40)
    assert line.told == "Somebody " * 40
    cut = [label for label in line.findChildren(QLabel) if label.text().endswith("…")]
    assert [label.toolTip() for label in cut] == [line.told]
    line.tell("")
    assert all(hint.isVisible() for hint in hints)


def test_posting_is_shown_everywhere_and_undone_by_its_name(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    desk = window.desk
    assert desk is not None
    assert not window.bar_end.undo.isEnabled()
    desk.execute(CountIn(SideId("axis"), GoodId("sp"), 91, "counted twice"))
    settle(qtbot, window)
    assert pools(window)["Axis SP"] == "91"
    title = desk.campaign.queries.undo_state().undo
    assert title is not None
    assert window.bar_end.undo.text() == f"Undo: {title}"
    assert window.bar_end.saved.text().startswith("✓ Saved ")
    qtbot.mouseClick(window.bar_end.undo, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert pools(window)["Axis SP"] == "100"
    # What was done, not what could be: "Undo: …" is the words of the button.
    assert window.status.told == f"Undone: {title}"
    assert not window.bar_end.undo.isEnabled()
    qtbot.mouseClick(window.bar_end.redo, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert window.status.told == f"Redone: {title}"
    assert pools(window)["Axis SP"] == "91"
    assert window.status.state.endswith("a.oob, 4 transactions")


def test_looking_back_shows_the_old_figures_and_posts_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    campaign = new_campaign(tmp_path / "a.oob")
    campaign.session.execute(Advance("turn", anyway=True))
    campaign.session.execute(CountIn(SideId("soviet"), GoodId("sp"), 11, "counted"))
    window = open_window(qtbot, tmp_path, campaign)
    workspace = window.workspace
    assert workspace is not None
    assert pools(window)["Soviet SP"] == "11"
    qtbot.mouseClick(workspace.context.back, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert workspace.banner.isVisible()
    assert workspace.banner.text == "Looking back at the end of Surprise turn, June 1941."
    assert pools(window)["Soviet SP"] == "75"
    assert not window.menus.actions["next_phase"].isEnabled()
    assert not window.menus.actions["post"].isEnabled()
    assert not window.bar_end.undo.isEnabled()
    before = campaign.queries.version()
    for command in ("next_phase", "undo", "post"):
        window.menus.give(command)
    settle(qtbot, window)
    assert campaign.queries.version() == before
    qtbot.mouseClick(workspace.context.forward, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert not workspace.banner.isVisible()
    assert pools(window)["Soviet SP"] == "11"


def test_refusal_stands_above_the_page_in_plain_words(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    workspace = window.workspace
    assert workspace is not None
    workspace.desk.redo()
    settle(qtbot, window)
    assert workspace.message.isVisible()
    assert workspace.message.text == "There is nothing to redo."
    window.menus.give("put_away")
    assert not workspace.message.isVisible()


def test_file_that_is_no_campaign_is_told_and_the_window_stays(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path)
    stranger = tmp_path / "letter.oob"
    stranger.write_text("Dear Sir")
    window.open_path(stranger)
    settle(qtbot, window)
    assert window.workspace is None
    assert "this is not an oobmgr campaign." in window.message.text
    assert str(stranger) in window.message.text
    assert stranger.read_text() == "Dear Sir"


def test_bug_opens_a_report_to_copy_and_the_program_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    assert window.desk is not None

    def broken(_: object) -> None:
        raise ZeroDivisionError("nine by nothing")

    window.desk.work(broken, lambda _: None)
    settle(qtbot, window)
    dialogs = window.findChildren(ProblemReportDialog)
    assert len(dialogs) == 1
    assert "ZeroDivisionError: nine by nothing" in dialogs[0].report.toPlainText()
    qtbot.mouseClick(dialogs[0].copy_button, Qt.MouseButton.LeftButton)
    assert dialogs[0].problem.text() == "Copied."
    dialogs[0].close()
    window.desk.execute(AddUnit(unit("12")))
    settle(qtbot, window)
    assert window.desk.campaign.queries.summary().units == 1


def test_every_command_has_a_menu_entry_and_does_something(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    in_menus = {
        action.text().split("\t")[0]
        for menu in window.menus.menus.values()
        for action in menu.actions()
    }
    shown = window.menus.actions
    assert {command.id for command in COMMANDS} == set(shown)
    assert {action.text().split("\t")[0] for action in shown.values()} <= in_menus


def test_small_window_keeps_icons_and_nothing_pushes_it_wider(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"))
    workspace = window.workspace
    assert workspace is not None
    window.resize(1024, 700)
    settle(qtbot, window)
    assert (window.width(), window.height()) == (1024, 700)
    assert workspace.navigation.width() == narrow_width() + 1
    for page in workspace.pages:
        window.menus.give(f"page:{page.key}")
        settle(qtbot, window)
        assert window.width() == 1024
    window.resize(1440, 900)
    settle(qtbot, window)
    assert workspace.navigation.width() > 170


def test_navigation_shows_no_page_that_is_not_there(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    workspace = window.workspace
    assert workspace is not None
    assert next(page.key for page in workspace.pages) == TURN
    for page in workspace.pages:
        assert workspace.screen_of(page.key) is not None
    assert "calculators" in {page.key for page in workspace.pages}
    assert "air" in {page.key for page in workspace.pages}
    assert "combat" in {page.key for page in workspace.pages}
    assert "roster" not in {page.key for page in workspace.pages}


class ShownWindows(QObject):
    """Notes every window that appears."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QObject] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(watched)
        return False


def test_no_stray_window_appears_while_pages_are_made(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"))
    shown = ShownWindows()
    qapp.installEventFilter(shown)
    assert window.workspace is not None
    for page in window.workspace.pages:
        window.menus.give(f"page:{page.key}")
        settle(qtbot, window)
    window.files.take(SAMPLE)
    settle(qtbot, window)
    NewCampaignDialog(tmp_path, window).deleteLater()
    CaseDialog(window.workspace.desk.game, "INC-11", window).deleteLater()
    qapp.removeEventFilter(shown)
    assert shown.seen == []


def test_dropped_campaign_is_opened(qtbot: QtBot, tmp_path: Path) -> None:
    make_sample(tmp_path / "dropped.oob")
    window = open_window(qtbot, tmp_path)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "dropped.oob"))])
    drop = QDropEvent(
        QPointF(QPoint(200, 200)),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(drop)
    settle(qtbot, window)
    assert window.workspace is not None
    assert window.windowTitle() == "The sample – oobmgr"


def test_theme_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    told: list[object] = []
    window.preferences_changed.connect(told.append)
    window.menus.actions["dark"].trigger()
    assert window.menus.actions["dark"].isChecked()
    kept = Settings(tmp_path / "settings.json").preferences
    assert kept.theme == "dark"
    settle(qtbot, window)
    assert told == [kept]


def test_place_of_the_window_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.resize(1024, 720)
    window.close()
    again = open_window(qtbot, tmp_path)
    assert (again.width(), again.height()) == (1024, 720)


def test_damaged_settings_count_as_none(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"preferences": {"theme": "pink", "text_pct": "big"}, "recent": [1, {}]}')
    settings = Settings(path)
    assert settings.preferences.theme == "system"
    assert settings.preferences.text_pct == 100
    assert settings.recent == ()
    path.write_text("no JSON")
    assert Settings(path).recent == ()
    settings.change_preferences(replace(settings.preferences, comfortable=True))
    assert Settings(path).preferences.comfortable


def test_closing_the_campaign_returns_to_the_list_with_its_state(
    qtbot: QtBot, tmp_path: Path
) -> None:
    campaign = new_campaign(tmp_path / "a.oob")
    campaign.session.execute(ImportOrderOfBattle((unit("1"), unit("2")), (), "by hand"))
    window = open_window(qtbot, tmp_path, campaign)
    window.menus.give("close")
    assert window.workspace is None
    (row,) = window.welcome.recent.campaigns
    assert (row.name, row.units) == ("Tuesdays", 2)
    assert row.place == "Surprise turn, June 1941, Axis Air Phase"
    assert not window.menus.menus["Turn"].menuAction().isVisible()


def test_first_window_needs_no_slow_library(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "from oobmgr.ui.application import MainWindow, Services, Settings\n"
        f"window = MainWindow(Settings(Path({str(tmp_path / 's.json')!r})), Services(print))\n"
        "window.show(); app.processEvents(); window.grab()\n"
        # Forms bring the rules along, and no campaign is open yet.
        "slow = {'sqlalchemy', 'alembic', 'openpyxl', 'python_calamine', 'lxml',"
        " 'oobmgr.rules.game'}\n"
        "print(sorted(slow & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_every_command_names_something_that_obeys(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"))
    names = {command.does for command in COMMANDS}
    assert [name for name in names if not callable(attrgetter(name)(window))] == []
