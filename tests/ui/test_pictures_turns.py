"""Figures over the turns on the page Pictures, by mouse and by keys."""

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from oobmgr.ui.application import wear
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.ledger.screen import LedgerScreen
from oobmgr.ui.views.pictures.screen import PicturesScreen
from oobmgr.ui.views.pictures.turns_panel import TurnsPanel
from oobmgr.ui.widgets.plot_scale import step_of
from tests.ui.desks import open_window, settle
from tests.ui.looks import SMALL, wear_look
from tests.unit.reports.kept_books import kept_books

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    shown = open_window(qtbot, tmp_path, kept_books(tmp_path), page="exchange")
    shown.resize(1280, 800)
    qtbot.keyClick(shown, Qt.Key.Key_F3)
    settle(qtbot, shown)
    QTest.keyClick(page(shown).kinds, Qt.Key.Key_Right)
    settle(qtbot, shown)
    return shown


def page(window: MainWindow) -> PicturesScreen:
    assert window.workspace is not None
    found = window.workspace.screen_shown
    assert isinstance(found, PicturesScreen)
    return found


def panel(window: MainWindow) -> TurnsPanel:
    found = page(window).panel
    assert isinstance(found, TurnsPanel)
    return found


def pick(qtbot: QtBot, window: MainWindow, box: QComboBox, words: str) -> None:
    """Go down in a list to a choice."""
    while box.currentText() != words:
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down)
        settle(qtbot, window)
        assert box.currentIndex() > before, words


def test_what_was_copied_is_told_until_something_else_is_done(window: MainWindow) -> None:
    """It stood there for good, beside figures that were not copied."""
    shown = page(window)
    QTest.keyClick(panel(window).plot, Qt.Key.Key_C, CTRL)
    assert shown.told.text() == "The figures were copied. Paste them into a spreadsheet."
    QTest.keyPress(panel(window).plot, Qt.Key.Key_Control, CTRL)
    assert shown.told.text()
    QTest.keyClick(panel(window).plot, Qt.Key.Key_Left)
    assert not shown.told.text()
    QTest.keyClick(panel(window).plot, Qt.Key.Key_C, CTRL)
    assert shown.told.text()
    QTest.mouseClick(panel(window).plot, Qt.MouseButton.LeftButton, pos=QPoint(60, 60))
    assert not shown.told.text()


def test_losses_are_shown_first_and_a_revoked_one_is_in_no_turn(window: MainWindow) -> None:
    told = panel(window).told.text
    # As worked out in `kept_books`; that of June was revoked in July.
    assert told() == "July I 1941. Axis: 0. Soviet: 0"
    QTest.keyClick(panel(window).plot, Qt.Key.Key_Left)
    assert told() == "June II 1941. Axis: 2. Soviet: 0"
    QTest.keyClick(panel(window).plot, Qt.Key.Key_Home)
    assert told() == "Surprise turn, June 1941. Axis: 1. Soviet: 1"


def test_strength_is_divided_and_one_side_stands_alone(qtbot: QtBot, window: MainWindow) -> None:
    shown = panel(window)
    pick(qtbot, window, shown.measure, "Strength in steps")
    assert shown.told.text() == "July I 1941. Axis 8; Soviet 2"
    pick(qtbot, window, shown.group, "by type")
    assert shown.told.text() == "July I 1941. Axis: infantry 6; panzer 2. Soviet: rifle 1; tank 1"
    QTest.keyClick(shown.sides, Qt.Key.Key_Right)
    assert shown.told.text() == "July I 1941. Axis: infantry 6; panzer 2"
    pick(qtbot, window, shown.measure, "Supply points held")
    assert not shown.group.isEnabled()


def test_the_figures_of_the_side_that_stands_alone_are_copied(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    """The table had both sides beside a plot of one."""
    shown = panel(window)
    QTest.keyClick(shown.sides, Qt.Key.Key_Right)
    QTest.keyClick(shown.plot, Qt.Key.Key_C, CTRL)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[-1] == "July I 1941\t0"
    target = tmp_path / "losses.csv"
    shown.ask_path = lambda _: target
    QTest.keyClick(shown.plot, Qt.Key.Key_S, CTRL)
    settle(qtbot, window)
    assert target.read_text(encoding="utf-8-sig").splitlines()[0] == "Turn,Axis"


def test_what_lies_in_boxes_opens_by_state(qtbot: QtBot, window: MainWindow) -> None:
    """It kept the "as a whole" of what was shown before it, against its own name."""
    shown = panel(window)
    QTest.keyClicks(shown.measure, "supply points h")
    settle(qtbot, window)
    assert shown.group.currentText() == "as a whole"
    QTest.keyClick(shown.measure, Qt.Key.Key_End)
    settle(qtbot, window)
    assert (shown.measure.currentText(), shown.group.currentText()) == ("Air groups", "by state")
    assert shown.told.text().startswith("July I 1941. Axis: available 55")


def test_the_mouse_goes_from_turn_to_turn(window: MainWindow) -> None:
    plot = panel(window).plot
    for share, at in ((0.1, 0), (0.25, 1), (0.42, 2)):
        QTest.mouseMove(plot, QPoint(int(plot.width() * share), plot.height() // 2))
        assert plot.at == at


def test_the_figures_are_copied_and_written(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    shown = panel(window)
    # Wherever one is on the page, such as at the choice of what is plotted.
    for part in (shown.plot, shown.measure, page(window).kinds):
        QGuiApplication.clipboard().setText("")
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_C, CTRL)
        assert QGuiApplication.clipboard().text(), part.objectName()
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[-3:] == [
        "Surprise turn, June 1941\t1\t1", "June II 1941\t2\t0", "July I 1941\t0\t0",
    ]  # fmt: skip
    for ending, begins in (("svg", b"<?xml"), ("png", b"\x89PNG"), ("pdf", b"%PDF")):
        target = tmp_path / f"losses.{ending}"
        shown.ask_path = lambda _, target=target: target  # type: ignore[misc]
        QTest.keyClick(shown.plot, Qt.Key.Key_S, CTRL)
        settle(qtbot, window)
        assert target.read_bytes().startswith(begins)
    target = tmp_path / "losses.csv"
    shown.ask_path = lambda _: target
    QTest.keyClick(shown.plot, Qt.Key.Key_S, CTRL)
    settle(qtbot, window)
    with target.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0] == ["Turn", "Axis", "Soviet"]
    assert rows[2] == ["June II 1941", "2", "0"]
    assert page(window).told.text() == "Wrote the plot to losses.csv."


def test_the_plot_of_the_ledger_tells_no_negative_bar(qtbot: QtBot, window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_7)
    settle(qtbot, window)
    assert window.workspace is not None
    ledger = window.workspace.screen_shown
    assert isinstance(ledger, LedgerScreen)
    turns = [turn for side in ledger.plot.plot.sides for turn in side.turns]
    assert min(min(turn.received, turn.spent, turn.stock or 0) for turn in turns) >= 0


@pytest.mark.parametrize(
    ("top", "most", "step"), [(2, 5, 1), (47, 10, 5), (460, 8, 100), (9, 2, 5), (1, 8, 1)]
)
def test_scales_go_in_round_steps(top: int, most: int, step: int) -> None:
    assert step_of(top, most) == step


@pytest.mark.parametrize("ways", ["by nation", "by type", "by formation"])
def test_no_part_of_a_side_is_drawn_in_the_colour_of_the_other(
    qtbot: QtBot, window: MainWindow, ways: str
) -> None:
    shown = panel(window)
    pick(qtbot, window, shown.measure, "Strength in steps")
    whole = {one.name: one.token for one in shown.plot.plot.panels[0].series}
    pick(qtbot, window, shown.group, ways)
    drawn = {panel.title: [one.token for one in panel.series] for panel in shown.plot.plot.panels}
    # The first of each side has the colour of its side, and so both sides never share one.
    assert {side: tokens[0] for side, tokens in drawn.items()} == whole
    assert not set(drawn["Axis"]) & set(drawn["Soviet"])
    marks = [(one.token, one.number) for panel in shown.plot.plot.panels for one in panel.series]
    assert len(marks) == len(set(marks))


@pytest.mark.parametrize("text_pct", [100, 200])
def test_no_choice_is_cut_in_a_small_window(
    qtbot: QtBot, window: MainWindow, qapp: QApplication, text_pct: int
) -> None:
    """What is offered is read after the boxes are shown first, when Qt measures them for good."""
    window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    wear_look(qtbot, window, text_pct, SMALL, "dark")
    for box in (panel(window).measure, panel(window).group):
        for at in range(box.count()):
            box.setCurrentIndex(at)
            assert box.shown_words() == box.currentText()
