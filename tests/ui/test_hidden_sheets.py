"""Hidden sheets in the window: the lock in the bar, the dialogs, and that no page forgets them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import Campaign, NewCampaign, open_campaign
from oobmgr.campaign.handover import hand_over
from oobmgr.games.spark.words import GERMAN, SOVIET
from oobmgr.ui.commands import HIDING
from oobmgr.ui.dialogs.passphrases import ForOneSideDialog, PassphraseDialog, UnlockDialog
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.roster_sheets.screen import RosterSheetsScreen
from oobmgr.ui.widgets.pool_bar import FigureTile, PoolPanel
from tests.campaigns import campaign_at
from tests.ui.desks import full_campaign, open_window, settle, until
from tests.unit.campaign.hidden_books import PASSPHRASES, played_campaign

LEFT = Qt.MouseButton.LeftButton


class Table:
    """A window on the combat example, at which both players sit."""

    def __init__(self, qtbot: QtBot, folder: Path, *, locked: bool = True) -> None:
        self.qtbot = qtbot
        books = campaign_at(
            folder / "evening.oob", NewCampaign("Evening", "spark", "combat_example")
        )
        if locked:
            books.set_passphrase(GERMAN, "geheim")
            books.veil.lock()
        self.window: MainWindow = open_window(qtbot, folder, books)
        self.settle()

    def settle(self) -> None:
        settle(self.qtbot, self.window)

    @property
    def books(self) -> Campaign:
        assert self.window.desk is not None
        return self.window.desk.campaign

    def page(self, key: str) -> QWidget:
        """Go to a page."""
        workspace = self.window.workspace
        assert workspace is not None
        workspace.show_page(key)
        self.settle()
        assert workspace.screen_shown is not None
        return workspace.screen_shown

    def chips(self) -> list[str]:
        """What the locks in the bar say."""
        workspace = self.window.workspace
        assert workspace is not None
        return [chip.text() for chip in workspace.context.locks if chip.isVisible()]

    def press_lock(self) -> None:
        """Press the lock of the bar."""
        workspace = self.window.workspace
        assert workspace is not None
        self.qtbot.mouseClick(workspace.context.locks[0], LEFT)
        self.settle()

    def answering(self, kind: type[QDialog], *steps: str) -> None:
        """Type each text and press Enter in the dialog that opens next; then leave it."""

        def answer() -> None:
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, kind)
            for step in steps:
                focus = dialog.focusWidget()
                assert focus is not None
                self.qtbot.keyClicks(focus, step)
                self.qtbot.keyClick(focus, Qt.Key.Key_Return)
                self.settle()
            if dialog.isVisible():
                self.qtbot.keyClick(dialog, Qt.Key.Key_Escape)

        QTimer.singleShot(0, self.window, answer)


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    return Table(qtbot, tmp_path)


def roster_names(table: Table) -> list[str]:
    """The units on the sheet in sight."""
    screen = table.page("roster_sheets")
    assert isinstance(screen, RosterSheetsScreen)
    live = screen.live
    assert live is not None
    return [line.row.unit.designation for line in live.lines(screen.sheet_key)]


def test_the_bar_says_what_is_hidden(table: Table) -> None:
    assert table.chips() == ["German sheet hidden"]


def test_the_pools_are_those_that_are_seen(table: Table) -> None:
    def names() -> list[str]:
        workspace = table.window.workspace
        assert workspace is not None
        table.page("ledger")
        tiles = workspace.pools.findChildren(PoolPanel) + workspace.pools.findChildren(FigureTile)
        return [tile.accessibleName().split(":")[0] for tile in tiles if tile.isVisible()]

    assert names() == ["Soviet ammo"]
    table.answering(UnlockDialog, "geheim")
    table.press_lock()
    assert names() == ["Soviet ammo", "German ammo"]


def test_without_passphrases_there_is_no_lock(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, tmp_path, locked=False)
    assert table.chips() == []
    table.window.menus.give("lock")
    table.settle()
    assert "No side has a passphrase" in table.window.status.told
    assert len(table.books.queries.units()) == 50


def test_the_passphrase_opens_the_sheets(table: Table) -> None:
    table.answering(UnlockDialog, "falsch", "geheim")
    table.press_lock()
    assert table.chips() == ["German sheet open"]
    assert table.books.veil.hidden == frozenset()


def test_a_wrong_passphrase_is_told_in_the_dialog(table: Table, qtbot: QtBot) -> None:
    desk = table.window.desk
    assert desk is not None
    dialog = UnlockDialog(desk, GERMAN, table.window)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClicks(dialog.passphrase.field, "falsch")
    qtbot.keyClick(dialog.passphrase.field, Qt.Key.Key_Return)
    table.settle()
    told = dialog.passphrase.fault.text()
    assert told == "This is not the German passphrase. Type it again; capitals count."
    assert dialog.isVisible()
    assert "falsch" not in dialog.passphrase.field.displayText()


def test_a_hidden_sheet_is_empty_and_asks(table: Table) -> None:
    screen = table.page("roster_sheets")
    assert isinstance(screen, RosterSheetsScreen)
    chooser = screen.paper.chooser
    place = chooser.cell_rects()[chooser.options.index("German forces")].center().toPoint()
    table.answering(UnlockDialog)
    table.qtbot.mouseClick(chooser, LEFT, pos=place)
    table.settle()
    assert screen.paper.hidden.isVisible()
    assert not screen.totals.isVisible()  # no figures of nothing
    assert roster_names(table) == []
    table.answering(UnlockDialog, "geheim")
    table.qtbot.mouseClick(screen.paper.hidden.button, LEFT)
    table.settle()
    assert "3/240/170" in roster_names(table)


def test_hiding_throws_the_pages_away(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    table.answering(UnlockDialog, "geheim")
    table.press_lock()
    pages = {key: table.page(key) for key in ("order_of_battle", "ledger", "roster_sheets")}
    assert _found(table, "3/240/170")
    table.window.menus.give("lock")
    table.settle()
    assert table.chips() == ["German sheet hidden"]
    workspace = table.window.workspace
    assert workspace is not None
    assert workspace.screen_shown is not None
    focus = table.window.focusWidget()
    assert focus is not None
    assert workspace.screen_shown.isAncestorOf(focus)
    assert not set(pages.values()) & set(workspace.screens)
    assert not any(page.isVisible() for page in pages.values() if _alive(page))
    until(qtbot, (tmp_path / "settings.json").exists)  # it is written down a moment later
    kept = (tmp_path / "settings.json").read_text(encoding="utf-8")
    assert "240/170" not in kept
    assert not _found(table, "3/240/170")
    assert _found(table, "284/86")


def _alive(widget: QWidget) -> bool:
    return bool(isValid(widget))


def _found(table: Table, name: str) -> bool:
    """Whether the finder has a unit of this name."""
    finder = table.window.finder
    finder.open()
    table.settle()
    table.qtbot.keyClicks(finder.field, name)
    table.settle()
    found = any(title.startswith(name) for title in finder.palette.shown_titles)
    finder.palette.leave()
    return found


def test_hidden_again_when_the_next_impulse_begins(table: Table) -> None:
    desk = table.window.desk
    assert desk is not None
    done: list[bool] = []
    desk.unlock(GERMAN, "geheim", for_part=True, done=lambda: done.append(True))
    table.settle()
    assert done == [True]
    assert table.chips() == ["German sheet open"]
    for _ in range(2):
        desk.execute(Advance(anyway=True))
        table.settle()
    assert table.chips() == ["German sheet hidden"]


def test_another_program_s_passphrase_hides_here_too(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, tmp_path, locked=False)
    with open_campaign(tmp_path / "evening.oob") as other:
        other.set_passphrase(SOVIET, "tajna")
    assert table.window.watch is not None
    table.window.watch.look()
    until(qtbot, lambda: table.chips() == ["Soviet sheet hidden"])


def test_setting_a_passphrase(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot, tmp_path, locked=False)
    desk = table.window.desk
    assert desk is not None
    dialog = PassphraseDialog(desk, table.window)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.side.buttons["german"].setChecked(True)
    assert not dialog.old.isVisible()
    qtbot.keyClicks(dialog.new.field, "geheim")
    qtbot.keyClicks(dialog.again.field, "gehiem")
    dialog.action.click()
    assert dialog.again.fault.text() == "The two differ. Type it again."
    dialog.again.set_text("geheim")
    dialog.action.click()
    table.settle()
    assert not dialog.isVisible()
    assert table.chips() == ["German sheet open"]
    table.window.menus.give("lock")
    table.settle()
    assert table.chips() == ["German sheet hidden"]


def test_a_passphrase_is_told_beside_the_line_that_is_wrong(table: Table, qtbot: QtBot) -> None:
    desk = table.window.desk
    assert desk is not None
    dialog = PassphraseDialog(desk, table.window)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.side.buttons["german"].setChecked(True)

    def told(old: str, new: str) -> tuple[str, str]:
        for line, text in ((dialog.old, old), (dialog.new, new), (dialog.again, new)):
            line.set_text(text)
            line.tell("")
        dialog.action.click()
        table.settle()
        return dialog.old.fault.text(), dialog.new.fault.text()

    old, new = told("gehiem", "geheimer")
    assert old == "This is not the German passphrase. Type it again; capitals count."
    assert not new
    old, new = told("geheim", "g")
    assert not old
    assert new == "The passphrase has 1 letter. Choose one of 4 to 200."


def test_a_file_for_one_side(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "soviet.oob"
    monkeypatch.setattr("oobmgr.ui.dialogs.files._chosen", lambda _: target)

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ForOneSideDialog)
        dialog.side.buttons["soviet"].setChecked(True)
        dialog.action.click()

    QTimer.singleShot(0, table.window, choose)
    table.window.menus.give("hand_over")
    table.settle()
    assert table.window.status.told == "soviet.oob holds the Soviet side alone."
    table.window.open_path(target)
    table.settle()
    workspace = table.window.workspace
    assert workspace is not None
    assert workspace.context.made_for.isVisible()
    assert workspace.context.made_for.tag.text == "Soviet file"
    assert {row.side for row in table.books.queries.units()} == {"soviet"}


def test_a_file_for_one_side_opens_on_every_page(qtbot: QtBot, tmp_path: Path) -> None:
    target = tmp_path / "soviet.oob"
    with played_campaign(tmp_path / "common.oob") as common:
        missing = common.queries.version()
        hand_over(common, SOVIET, target)
    window = open_window(qtbot, tmp_path, open_campaign(target))
    workspace, desk = window.workspace, window.desk
    assert workspace is not None
    assert desk is not None
    desk.campaign.veil.unlock(SOVIET, PASSPHRASES[SOVIET])
    numbers = desk.campaign.queries.transaction_numbers()
    assert len(numbers) < missing  # what the Germans did alone is not there
    for page in workspace.pages:
        workspace.show_page(page.key)
        settle(qtbot, window)
        assert not workspace.message.isVisible(), page.key
    phase = desk.campaign.queries.sequence().phase
    window.menus.give("next_phase")
    settle(qtbot, window)
    for reason in window.findChildren(QLineEdit, "leaving_reason"):
        if reason.isVisible():
            qtbot.keyClicks(reason, "played without")
    for button in window.findChildren(QWidget, "go_on_anyway"):
        if button.isVisible():
            qtbot.mouseClick(button, LEFT)
    settle(qtbot, window)
    assert desk.campaign.queries.sequence().phase != phase
    window.menus.give("previous_phase")
    settle(qtbot, window)
    assert desk.campaign.queries.sequence().phase == phase


def test_a_game_of_open_sheets_has_none_of_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"))
    settle(qtbot, window)
    for command in HIDING:
        assert not window.menus.actions[command].isVisible()
        window.menus.give(command)
    assert QApplication.activeModalWidget() is None
