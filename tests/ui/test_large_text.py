"""The window when the text size is changed while it is open: nothing is pushed out of sight."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import CountIn
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.ui.application import wear
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.settings import TEXT_SIZES
from oobmgr.ui.shell.corner import MenuCorner
from oobmgr.ui.theme.fonts import set_measures
from oobmgr.ui.views.ledger.screen import LedgerScreen
from oobmgr.ui.widgets.texts import ElidedLabel
from tests.ui.desks import new_campaign, open_window, settle

REASON = "counted twice on Tuesday, by both of us"


def change_text(qtbot: QtBot, window: MainWindow, text_pct: int) -> None:
    window.change_preferences(replace(window.settings.preferences, text_pct=text_pct))
    settle(qtbot, window)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> MainWindow:
    """A small window with something to undo and something to do again."""
    campaign = new_campaign(tmp_path / "a.oob")
    for count in (91, 92):
        campaign.session.execute(CountIn(SideId("axis"), GoodId("sp"), count, REASON))
    campaign.session.undo()
    shown = open_window(qtbot, tmp_path, campaign, page="exchange")
    shown.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    shown.resize(1024, 700)
    settle(qtbot, shown)
    return shown


@pytest.mark.parametrize("text_pct", TEXT_SIZES)
def test_every_menu_stays_in_sight(qtbot: QtBot, window: MainWindow, text_pct: int) -> None:
    change_text(qtbot, window, text_pct)
    bar = window.menuBar()
    assert window.width() == 1024
    last = bar.actionGeometry(bar.actions()[-1])
    assert last.width() > 0
    assert last.right() < window.bar_end.x()
    assert window.bar_end.geometry().right() <= bar.width()


def test_the_panel_of_the_ledger_closes_where_it_has_no_room_and_opens_whole(
    qtbot: QtBot, window: MainWindow
) -> None:
    assert window.workspace is not None
    window.workspace.show_page("ledger")
    settle(qtbot, window)
    screen = window.workspace.screen_shown
    assert isinstance(screen, LedgerScreen)
    assert screen.detail.isVisible()
    change_text(qtbot, window, 150)
    assert not screen.detail.isVisible()
    assert screen.strip.isVisible()
    screen.strip.click()
    settle(qtbot, window)
    assert screen.detail.isVisible()
    assert screen.detail.width() >= screen.detail.minimumSizeHint().width()
    right = screen.detail.mapTo(window, screen.detail.rect().topRight()).x()
    assert right < window.width()
    change_text(qtbot, window, 100)
    assert screen.detail.isVisible()
    assert not screen.strip.isVisible()


def test_no_line_of_a_transaction_is_cut_in_a_small_window(
    qtbot: QtBot, window: MainWindow
) -> None:
    assert window.workspace is not None
    window.workspace.show_page("ledger")
    settle(qtbot, window)
    screen = window.workspace.screen_shown
    assert isinstance(screen, LedgerScreen)
    area = screen.detail.findChild(QScrollArea)
    assert area is not None
    assert screen.detail.postings.isVisible()
    holder, body = screen.detail.working.parentWidget(), area.widget()
    assert holder is not None
    assert body is not None
    for part in (holder, screen.detail.working):  # as for a transaction with a computation
        part.show()
    # In a panel drawn as narrow as it goes, beside the bar of a longer transaction.
    bar = area.verticalScrollBar().sizeHint().width()
    assert body.minimumSizeHint().width() + bar <= screen.detail.minimumWidth()


def test_the_ledger_is_no_wider_than_a_small_window(qtbot: QtBot, window: MainWindow) -> None:
    assert window.workspace is not None
    window.workspace.show_page("ledger")
    settle(qtbot, window)
    screen = window.workspace.screen_shown
    assert isinstance(screen, LedgerScreen)
    screen.as_of_box.addItem("July II 1941, the end of the Axis player turn")
    change_text(qtbot, window, 200)
    area = window.findChild(QScrollArea, "page_area")
    assert isinstance(area, QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0
    assert screen.as_of_box.mapTo(window, screen.as_of_box.rect().topRight()).x() < window.width()
    # The heads and three postings above the plot.
    assert screen.table.viewport().height() >= 3 * screen.table.rowHeight(0)


def test_dots_stand_for_balances_that_have_no_room(qtbot: QtBot, window: MainWindow) -> None:
    assert window.workspace is not None
    window.workspace.show_page("ledger")
    change_text(qtbot, window, 200)
    screen = window.workspace.screen_shown
    assert isinstance(screen, LedgerScreen)
    strip = screen.balances
    strip.setFixedWidth(560)
    strip.grab()
    shown = strip.spoken_parts()
    assert 0 < len(shown) < len(strip.holdings)
    last = shown[-1].rect
    assert last is not None
    assert last.right() <= screen.count.x()


@pytest.mark.parametrize("text_pct", [100, 150, 200])
def test_the_title_of_the_plot_is_whole(qtbot: QtBot, window: MainWindow, text_pct: int) -> None:
    assert window.workspace is not None
    window.workspace.show_page("ledger")
    change_text(qtbot, window, text_pct)
    screen = window.workspace.screen_shown
    assert isinstance(screen, LedgerScreen)
    plot = screen.plot
    title = plot.title.findChildren(ElidedLabel)[0]
    assert title.fontMetrics().horizontalAdvance(title.shorter) <= title.contentsRect().width()
    assert plot.legend.isVisible()
    assert plot.copy.width() >= plot.copy.minimumSizeHint().width()


def test_the_bars_grow_with_the_text_in_them(qtbot: QtBot, window: MainWindow) -> None:
    workspace = window.workspace
    assert workspace is not None
    window.resize(1440, 900)  # in a small window the phases get a line of their own
    settle(qtbot, window)
    bars = (workspace.context, workspace.pools, window.status)
    before = [bar.height() for bar in bars]
    change_text(qtbot, window, 150)
    assert [bar.height() for bar in bars] == [round(height * 1.5) for height in before]
    change_text(qtbot, window, 100)
    assert [bar.height() for bar in bars] == before


@pytest.mark.parametrize("title", ["Replacements: Germany 2 infantry", "Reinforcements placed"])
def test_undo_is_in_the_bar_whatever_it_would_undo(qtbot: QtBot, title: str) -> None:
    """With a title narrower than its room, but not with its verb, it gave up too little."""
    set_measures(text_scale=1.5)
    try:
        corner = MenuCorner()
        qtbot.addWidget(corner)
        corner.set_campaign(shown=True)
        corner.undo.set_title(title)
        corner.set_narrow(narrow=True, tight=True)
        corner.show()
        corner.fit(350)
        assert corner.undo.isVisible()
        assert corner.sizeHint().width() <= 350
    finally:
        set_measures()
