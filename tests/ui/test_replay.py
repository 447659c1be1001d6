"""The strip of a replay: Next posts, Back undoes, figures are compared, and what else was done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, SetSteps
from oobmgr.campaign.file import Campaign, NewCampaign, open_campaign
from oobmgr.campaign.replaying import next_command, replay_row
from oobmgr.domain.postings import UnitId
from oobmgr.exchange.sample import make_example
from oobmgr.games.spark.words import GERMAN
from oobmgr.ui.application import wear
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.pages import LEDGER
from oobmgr.ui.services import Services
from oobmgr.ui.settings import Settings
from oobmgr.ui.views.replay.panel import ReplayStrip
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.working_view import label_face
from tests.campaigns import campaign_at, played_once
from tests.ui.desks import make_sample, new_campaign, open_window, settle, until
from tests.ui.looks import HARDEST, SMALL, USUAL, Look, wear_look

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def example(folder: Path) -> Campaign:
    make_example(folder / "example.oob")
    return open_campaign(folder / "example.oob")


@played_once
def played(folder: Path, steps: int) -> Campaign:
    """The example after its first steps, posted as Next posts them."""
    campaign = example(folder)
    for _ in range(steps):
        command = next_command(campaign.queries, replay_row(campaign.queries))
        campaign.session.execute(command)
    return campaign


def strip(window: MainWindow) -> ReplayStrip:
    assert window.workspace is not None
    return window.workspace.replay.strip


def next_step(qtbot: QtBot, window: MainWindow, times: int = 1) -> None:
    """Press the key of Next, and wait for what it posts."""
    for _ in range(times):
        before = strip(window).place.text()
        qtbot.keyClick(window, Qt.Key.Key_Period, CONTROL)
        until(qtbot, lambda before=before: strip(window).place.text() != before)  # type: ignore[misc]
        settle(qtbot, window)


def figures(window: MainWindow) -> dict[str, str]:
    return {row.label: row.arithmetic for row in strip(window).figures.rows}


def test_next_posts_a_step_and_shows_the_computation_of_the_one_after(
    qtbot: QtBot, tmp_path: Path
) -> None:
    campaign = example(tmp_path)
    window = open_window(qtbot, tmp_path, campaign)
    shown = strip(window)
    assert shown.isVisible()
    assert shown.place.text() == "The combat example · Step 1 of 37"
    assert not shown.back.isEnabled()
    next_step(qtbot, window, 14)
    assert shown.title.text() == "A: direct fire at 330/86"
    assert "Two columns for the river" in shown.words.text()
    assert figures(window)["Column"] == "✓ as in the text"
    assert figures(window)["330/86, steps left"] == "in the text, once posted"
    assert shown.working.rows
    qtbot.mouseClick(shown.next, Qt.MouseButton.LeftButton)
    until(qtbot, lambda: shown.title.text() == "A: artillery at 284/86")
    settle(qtbot, window)
    assert "1 figure of the books agrees" in shown.told.text()
    assert shown.note.text().startswith("Note: ")
    steps = {unit.designation: unit.steps_left for unit in campaign.queries.units()}
    assert steps["330/86"] == 6


def test_back_takes_the_last_step_back(qtbot: QtBot, tmp_path: Path) -> None:
    campaign = example(tmp_path)
    window = open_window(qtbot, tmp_path, campaign)
    next_step(qtbot, window, 2)
    before = campaign.queries.balances(all_accounts=True), campaign.queries.sequence()
    next_step(qtbot, window)
    assert (campaign.queries.balances(all_accounts=True), campaign.queries.sequence()) != before
    qtbot.mouseClick(strip(window).back, Qt.MouseButton.LeftButton)
    until(qtbot, lambda: "Step 3 of 37" in strip(window).place.text())
    assert (campaign.queries.balances(all_accounts=True), campaign.queries.sequence()) == before


def test_it_stands_below_every_page_and_folds(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, example(tmp_path))
    assert window.workspace is not None
    window.workspace.show_page(LEDGER)
    settle(qtbot, window)
    shown = strip(window)
    assert shown.isVisible()
    tall = shown.height()
    qtbot.mouseClick(shown.fold, Qt.MouseButton.LeftButton)
    until(qtbot, lambda: shown.height() < tall)
    assert shown.folded
    assert shown.next.isVisible()
    qtbot.mouseClick(shown.fold, Qt.MouseButton.LeftButton)
    until(qtbot, lambda: shown.height() == tall)


def test_what_is_done_besides_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    campaign = played(tmp_path, 13)
    window = open_window(qtbot, tmp_path, campaign)
    next_step(qtbot, window)
    assert window.desk is not None
    unit = next(one for one in campaign.queries.units() if one.designation == "330/86")
    window.desk.execute(SetSteps(UnitId(unit.id), 3))
    until(qtbot, strip(window).strange.isVisible)
    assert (
        strip(window)
        .strange.text()
        .startswith("You also did this, which the example does not have: ")
    )
    next_step(qtbot, window)
    assert "Not as in the text: 330/86, steps left" in strip(window).told.text()


def test_a_step_that_cannot_be_posted_says_why(qtbot: QtBot, tmp_path: Path) -> None:
    campaign = played(tmp_path, 13)
    window = open_window(qtbot, tmp_path, campaign)
    next_step(qtbot, window)
    assert window.desk is not None
    unit = next(one for one in campaign.queries.units() if one.designation == "3/240/170")
    window.desk.execute(SetSteps(UnitId(unit.id), 0))
    until(qtbot, strip(window).fault.isVisible)
    assert not strip(window).next.isEnabled()
    qtbot.mouseClick(strip(window).back, Qt.MouseButton.LeftButton)
    until(qtbot, strip(window).next.isEnabled)


def test_other_campaigns_have_no_strip(qtbot: QtBot, tmp_path: Path) -> None:
    own = campaign_at(tmp_path / "own.oob", NewCampaign("Own", "spark", "spark", "standard"))
    window = open_window(qtbot, tmp_path, own)
    assert window.workspace is not None
    assert not window.workspace.replay.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_Period, CONTROL)
    settle(qtbot, window)
    assert own.queries.version() == 1


@pytest.mark.parametrize("way", ["key", "button"])
def test_the_welcome_page_makes_and_opens_the_example(
    qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    services = Services(make_sample, make_example=make_example)
    window = MainWindow(Settings(tmp_path / "settings.json"), services)
    qtbot.addWidget(window, before_close_func=lambda _: window.shut())
    window.show()
    window.activateWindow()
    until(qtbot, window.isActiveWindow)
    press: dict[str, Callable[[], None]] = {
        "key": lambda: qtbot.keyClick(window, Qt.Key.Key_E, CONTROL | SHIFT),
        "button": lambda: qtbot.mouseClick(
            window.welcome.start["example"], Qt.MouseButton.LeftButton
        ),
    }
    press[way]()
    until(qtbot, lambda: window.workspace is not None and window.workspace.replay.isVisible())
    settle(qtbot, window)
    assert strip(window).title.text() == "Initiative"


def test_an_earlier_turn_is_looked_at_without_the_strip(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, example(tmp_path))
    assert window.workspace is not None
    window.workspace.replay.look_at("1943-01-11-3night")
    assert not window.workspace.replay.isVisible()
    window.workspace.replay.look_at(None)
    assert window.workspace.replay.isVisible()


def test_the_command_stands_only_in_games_that_replay(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, example(tmp_path))
    assert window.menus.actions["replay_next"].isVisible()
    window.show_campaign(new_campaign(tmp_path / "europa.oob"))
    settle(qtbot, window)
    assert not window.menus.actions["replay_next"].isVisible()


def test_a_campaign_without_a_replay_is_asked_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Campaign] = []

    def count(campaign: Campaign) -> None:
        asked.append(campaign)

    monkeypatch.setattr("oobmgr.ui.views.replay.panel.read_replay", count)
    own = campaign_at(tmp_path / "own.oob", NewCampaign("Own", "spark", "spark", "standard"))
    window = open_window(qtbot, tmp_path, own)
    assert window.desk is not None
    window.desk.execute(Advance(anyway=True))
    settle(qtbot, window)
    assert asked == [own]


def test_values_and_cases_stay_in_sight_in_a_small_window(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, played(tmp_path, 24))
    next_step(qtbot, window)
    window.resize(1024, 700)
    settle(qtbot, window)
    working = strip(window).working
    assert working.rows[1].label == "387/136"
    used = sum(working.columnWidth(column) for column in (1, 2, 3))
    assert used < working.viewport().width()
    assert working.columnViewportPosition(3) + working.columnWidth(3) <= working.viewport().width()


def test_in_large_text_its_parts_stand_one_above_the_other_and_nothing_is_cut(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, played(tmp_path, 24))
    window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    next_step(qtbot, window)
    shown = strip(window)
    looks: tuple[Look, ...] = (HARDEST, (200, (1280, 800), "light"), (150, SMALL, "light"))
    for look in looks:
        wear_look(qtbot, window, *look)
        for label in (shown.title, shown.place, shown.words, shown.told):
            assert label.width() >= label.minimumSizeHint().width()
            assert label.height() >= label.heightForWidth(label.width())
        assert not shown.title.toolTip(), "the title is cut"
        for table in (shown.working, shown.figures):
            for row in table.rows:
                if row.kind != "heading":
                    for words in table.label_lines(row):
                        assert text_width(words, label_face(row)) <= table.label_room(row), words
            assert table.verticalScrollBar().maximum() == 0
        area = shown.findChild(QScrollArea, "replay_words")
        assert isinstance(area, QScrollArea)
        assert area.verticalScrollBar().maximum() == 0, "lines are out of sight"
        parts = (shown.words, shown.told, shown.working, shown.figures)
        tops = [part.mapTo(shown, part.rect().topLeft()).y() for part in parts]
        assert tops == sorted(set(tops))
    wear_look(qtbot, window, *USUAL)
    lefts = [part.mapTo(shown, part.rect().topLeft()).x() for part in parts[1:]]
    assert lefts == sorted(set(lefts))
    bottoms = [part.mapTo(shown, part.rect().bottomLeft()).y() for part in parts[2:]]
    assert max(bottoms) < shown.height()


def test_the_line_with_the_focus_is_in_sight_one_above_the_other(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, played(tmp_path, 24))
    window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    next_step(qtbot, window)
    wear_look(qtbot, window, *HARDEST)
    working = strip(window).working
    working.setFocus()
    for _ in working.rows:
        qtbot.keyClick(working, Qt.Key.Key_Down)
        middle = working.visualRect(working.currentIndex()).center()
        assert working.viewport().visibleRegion().contains(middle)
    assert working.marked == len(working.rows) - 1


def test_the_replay_goes_with_a_hidden_side_and_comes_back_with_it(
    qtbot: QtBot, tmp_path: Path
) -> None:
    campaign = example(tmp_path)
    campaign.set_passphrase(GERMAN, "geheim")
    campaign.veil.lock()
    window = open_window(qtbot, tmp_path, campaign)
    shown = strip(window)
    assert not shown.isVisible()
    desk = window.desk
    assert desk is not None
    desk.unlock(GERMAN, "geheim")
    until(qtbot, shown.isVisible)
    assert shown.place.text() == "The combat example · Step 1 of 37"
    desk.lock(GERMAN)
    until(qtbot, lambda: not shown.isVisible())
