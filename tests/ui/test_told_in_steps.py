"""What changes bit by bit is read aloud, and not at each bit: long work, counts, sums, pools."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import LoseSteps
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.operations.jobs import JobQueue
from oobmgr.ui.printing.preview import Sheet, SheetPreview
from oobmgr.ui.views.import_order_of_battle.screen import ImportScreen
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.widgets import heard
from oobmgr.ui.widgets.heard import Settled
from oobmgr.ui.widgets.pool_bar import PoolRow, PoolStrip
from oobmgr.ui.widgets.progress_strip import ProgressStrip
from tests.ui.desks import open_window, settle
from tests.ui.listening import listening
from tests.ui.looks import BOOKS
from tests.waiting import rest


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    return listening(monkeypatch)


def page_of(window: MainWindow, qtbot: QtBot) -> OrderOfBattleScreen:
    assert window.workspace is not None
    window.workspace.show_page("order_of_battle")
    settle(qtbot, window)
    page = window.workspace.screen_shown
    assert isinstance(page, OrderOfBattleScreen)
    return page


def test_long_work_tells_its_quarters_once(
    qtbot: QtBot, told: list[tuple[str, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heard, "_APART_MS", 0)
    strip = ProgressStrip()
    qtbot.addWidget(strip)
    strip.start("Reading x.xlsx", 1000)
    for done in range(1001):
        strip.advance(done)
    quarters = [(f"{part} percent done", False) for part in (25, 50, 75)]
    assert told == [("Reading x.xlsx", False), *quarters]


def test_quick_work_tells_no_quarters(qtbot: QtBot, told: list[tuple[str, bool]]) -> None:
    strip = ProgressStrip()
    qtbot.addWidget(strip)
    strip.start("Reading x.xlsx", 4)
    for done in range(5):
        strip.advance(done)
    strip.start("Opening x.oob")  # of which nobody knows how long it takes
    strip.advance(3)
    assert [words for words, _ in told] == ["Reading x.xlsx", "Opening x.oob"]


def test_what_has_settled_is_told_once_and_what_came_back_is_not(
    qtbot: QtBot, told: list[tuple[str, bool]]
) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    label.show()
    count = Settled(label)
    for words in ("940 units", "79 of 940 units", "12 of 940 units"):
        count.say(words)
    rest(qtbot)
    assert told == [("12 of 940 units", False)]
    count.say("9 of 940 units")
    count.say("12 of 940 units")
    rest(qtbot)
    assert len(told) == 1
    label.hide()
    count.say("940 units")
    rest(qtbot)
    assert len(told) == 1


def test_nothing_is_waited_for_where_nobody_listens(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = listening(monkeypatch)
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    label = QLabel()
    qtbot.addWidget(label)
    label.show()
    count = Settled(label)
    for words in ("940 units", "79 of 940 units"):
        count.say(words)
    assert not any(timer.isActive() for timer in label.findChildren(QTimer))
    rest(qtbot)
    assert told == []


def test_how_many_units_a_search_leaves_is_read_aloud(
    qtbot: QtBot, tmp_path: Path, told: list[tuple[str, bool]]
) -> None:
    window = open_window(qtbot, tmp_path, BOOKS["europa"](tmp_path))
    page = page_of(window, qtbot)
    told.clear()
    qtbot.keyClicks(page.filters.search, "infantry")
    settle(qtbot, window)
    assert told == [(page.filters.count.text(), False)]
    assert " of " in told[0][0]


def test_sums_of_the_selected_units_are_read_aloud_after_a_loss_and_an_undo(
    qtbot: QtBot, tmp_path: Path, told: list[tuple[str, bool]]
) -> None:
    window = open_window(qtbot, tmp_path, BOOKS["europa"](tmp_path))
    assert window.desk is not None
    page = page_of(window, qtbot)
    lines = [line.unit for line in page.table.units.rows if line.unit.steps_left > 1][:3]
    page.table.select_keys({one.id for one in lines})
    settle(qtbot, window)
    whole = page.bar.accessibleName()
    assert told[-1] == (whole, False)
    told.clear()
    window.desk.execute(LoseSteps((lines[0].id,)))
    settle(qtbot, window)
    less = page.bar.accessibleName()
    assert less != whole
    assert (less, False) in told
    told.clear()
    window.desk.undo()
    settle(qtbot, window)
    assert [words for words, _ in told].count(whole) == 1
    told.clear()
    page.table.select_keys({lines[0].id})
    settle(qtbot, window)
    assert told == []  # its row is read


def test_a_pool_that_changed_is_read_aloud_without_what_is_in_pencil(
    qtbot: QtBot, told: list[tuple[str, bool]]
) -> None:
    strip = PoolStrip()
    qtbot.addWidget(strip)
    strip.show()

    def show(blue: str, red: str, pending: str = "") -> None:
        rows = (("Blue SP", blue), ("Red SP", red))
        pools = (PoolRow(n, Emblem.SQUARE, s, pending=pending, limit="of 160") for n, s in rows)
        strip.set_rows(tuple(pools), ())
        rest(qtbot)

    show("61", "70")
    assert told == []
    show("61", "70", "+ 8")
    assert told == []
    show("69", "70")
    assert told == [("Blue SP: 69 of 160", False)]


def test_how_much_of_a_workbook_was_read_is_read_aloud(
    qtbot: QtBot, tmp_path: Path, told: list[tuple[str, bool]]
) -> None:
    window = open_window(qtbot, tmp_path, BOOKS["europa"](tmp_path))
    assert window.workspace is not None
    window.workspace.show_page("exchange")
    settle(qtbot, window)
    page = window.workspace.screen_shown
    assert isinstance(page, ImportScreen)
    table = tmp_path / "list.csv"
    table.write_text("side,designation,type,size\naxis,1,infantry,XX\n", encoding="utf-8")
    told.clear()
    page.open_file(table)
    settle(qtbot, window)
    words = [one for one, _ in told]
    assert words[0] == "Reading list.csv"
    assert any(one.startswith("list.csv, ") for one in words)


def test_pages_that_cannot_be_laid_out_are_told_at_once(
    qtbot: QtBot, told: list[tuple[str, bool]]
) -> None:
    queue = JobQueue()
    preview = SheetPreview(queue)
    qtbot.addWidget(preview)

    def refuse(*_: object) -> None:
        raise BadInput(Fault("No page is wide enough."))

    preview.show_sheet(Sheet(refuse, "one"))  # type: ignore[arg-type]  # it answers nothing
    rest(qtbot, lambda: (queue,))
    # Laying out is told where one has to wait for it.
    assert told[-1] == ("No page is wide enough.", True)
    queue.close()
