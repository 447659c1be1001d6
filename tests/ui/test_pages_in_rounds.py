"""What is slow about a page is done in several rounds of the window's loop: keys get in between."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from oobmgr.games.europa.pages.replacements.screen import ReplacementsScreen
from oobmgr.games.europa.pages.replacements.viewmodel import RebuildReading, read_rebuilding
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.pages import ORDER_OF_BATTLE
from oobmgr.ui.viewmodels.guide import the_guide
from tests.ui.desks import full_campaign, new_campaign, open_window, settle
from tests.ui.test_import_screen import page
from tests.unit.exchange.made_workbooks import make_workbook
from tests.waiting import rest


@pytest.fixture
def replacements(qtbot: QtBot, tmp_path: Path) -> ReplacementsScreen:
    screen = ReplacementsScreen(Desk(full_campaign(tmp_path / "a.oob")))
    qtbot.addWidget(screen)
    screen.show()
    return screen


def test_a_page_is_painted_in_another_round_than_it_is_first_filled_in(
    qtbot: QtBot, replacements: ReplacementsScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    painting = []
    show = replacements.show_reading

    def noted(got: RebuildReading, before: RebuildReading | None) -> None:
        painting.append(replacements.updatesEnabled())
        show(got, before)

    monkeypatch.setattr(replacements, "show_reading", noted)
    for so_far in ([False], [False, True]):
        replacements.refresh()
        rest(qtbot, lambda: [replacements.desk.queue])
        assert painting == so_far, "what is read again is painted at once"
        assert replacements.updatesEnabled()


def test_the_list_of_what_is_rebuilt_is_made_after_the_answer(
    qtbot: QtBot, replacements: ReplacementsScreen
) -> None:
    reading = read_rebuilding(replacements.desk.campaign.queries, None)
    replacements.reading = reading
    replacements.show_reading(reading, None)
    assert not replacements.panels
    rest(qtbot, lambda: [replacements.desk.queue])
    assert replacements.panel is not None
    assert replacements.panel.isVisible()


def test_the_order_of_battle_is_made_after_the_import_was_told(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    window.files.take(make_workbook(tmp_path / "list.xlsx"))
    settle(qtbot, window)
    screen, workspace, order = page(window), window.opened, list[str]()

    def told(_: str) -> None:
        QTimer.singleShot(0, lambda: order.append("next round"))

    workspace.desk.announced.connect(told)
    screen.page_wanted.connect(order.append)
    screen.post()
    settle(qtbot, window)
    assert order == ["next round", ORDER_OF_BATTLE]
    assert workspace.screen_shown is workspace.loaded(ORDER_OF_BATTLE)
    assert screen.updatesEnabled()


def test_the_guide_is_read_before_it_is_opened(qtbot: QtBot, tmp_path: Path) -> None:
    the_guide.cache_clear()
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    settle(qtbot, window)
    assert the_guide.cache_info().currsize == 1
