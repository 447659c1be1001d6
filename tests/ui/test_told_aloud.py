"""What changes by itself is told to a screen reader: events, news, questions, the phase."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.shell import frame
from oobmgr.ui.viewmodels.turn_reading import TurnReading
from oobmgr.ui.views.forms.faults import show_beside
from oobmgr.ui.views.pictures.screen import PicturesScreen
from oobmgr.ui.views.screen import holds_focus
from oobmgr.ui.views.turn.screen import TurnScreen
from oobmgr.ui.widgets.asking_line import AskingLine
from oobmgr.ui.widgets.message_bar import MessageBar
from oobmgr.ui.widgets.navigation import NavigationList, PageRow
from oobmgr.ui.widgets.reading_order import step_on
from oobmgr.ui.widgets.texts import TextLabel
from tests.ui.desks import open_window, settle
from tests.ui.listening import listening
from tests.ui.looks import BOOKS


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """What is read aloud, and whether it interrupts."""
    return listening(monkeypatch)


def test_news_and_faults_are_read_aloud(qtbot: QtBot, told: list[tuple[str, bool]]) -> None:
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.tell("The file has moved.")
    bar.tell("Imported 3 units.", "One undo takes it all back.", kind="ok")
    assert told == [
        ("The file has moved.", True),
        ("Imported 3 units. One undo takes it all back.", False),
    ]


def test_a_question_is_read_aloud(qtbot: QtBot, told: list[tuple[str, bool]]) -> None:
    line = AskingLine("Erase what is in pencil?", "Erase")
    qtbot.addWidget(line)
    line.ask()
    assert told == [("Erase what is in pencil?", True)]


def test_what_is_wrong_with_a_field_is_read_aloud(
    qtbot: QtBot, told: list[tuple[str, bool]]
) -> None:
    """Only the frame of the field and words below it told of it."""
    page = QWidget()
    qtbot.addWidget(page)
    field, label = QLineEdit(page), TextLabel()
    label.setParent(page)
    label.hide()
    page.show()
    show_beside(field, label, "Fill this in.")
    show_beside(field, label, "Fill this in.")  # as it stands there already
    show_beside(field, label, "")
    show_beside(field, label, "66 is much.", doubted=True)
    assert told == [("Fill this in.", True), ("66 is much.", False)]


def test_a_file_that_was_written_is_read_aloud(
    qtbot: QtBot, tmp_path: Path, told: list[tuple[str, bool]]
) -> None:
    window = open_window(qtbot, tmp_path, BOOKS["europa"](tmp_path), page="exchange")
    assert window.workspace is not None
    window.workspace.show_page("pictures")
    settle(qtbot, window)
    page = window.workspace.screen_shown
    assert isinstance(page, PicturesScreen)
    page.chart.ask_path = lambda _: tmp_path / "chart.svg"
    told.clear()
    page.chart.export()
    settle(qtbot, window)
    assert ("Wrote the chart to chart.svg.", False) in told


def test_nothing_is_sent_where_nobody_listens(
    qtbot: QtBot, told: list[tuple[str, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.tell("The file has moved.")
    assert told == []


def test_what_waits_is_in_the_name_of_the_page(qtbot: QtBot) -> None:
    pages = NavigationList()
    qtbot.addWidget(pages)
    pages.set_pages((PageRow("turn", "turn", "Turn"),))
    pages.set_current("turn")
    pages.set_pages((PageRow("turn", "turn", "Turn", badge=2),))
    assert pages.accessibleName() == "Pages: Turn, 2 waiting"


def test_the_phase_and_what_was_done_are_read_aloud(
    qtbot: QtBot, tmp_path: Path, told: list[tuple[str, bool]]
) -> None:
    window = open_window(qtbot, tmp_path, BOOKS["europa"](tmp_path))
    told.clear()
    _advance(qtbot, window)
    assert [words for words, _ in told] == [
        "Combat began",
        "Surprise turn, June 1941, Axis player turn: Combat",
    ]
    window.status.tell("The table was copied.")
    window.status.tell("")
    assert told[2:] == [("The table was copied.", False)]


class _Frames(QObject):
    """Notes at each painting of a window which phase its head says, and which its page shows."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.seen: list[tuple[str, str]] = []
        window.installEventFilter(self)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        space = self._window.workspace
        if event.type() == QEvent.Type.UpdateRequest and space is not None:
            screen = space.screen_shown
            # What is not painted is what was painted before.
            if space.area.updatesEnabled() and isinstance(screen, TurnScreen):
                head = next(cell.id for cell in space.context.stepper.cells if cell.state == "now")
                assert isinstance(screen.reading, TurnReading)
                self.seen.append((head, screen.reading.page.phase.id))
        return super().eventFilter(watched, event)


@pytest.mark.parametrize("game", ["europa", "spark"])
def test_head_and_page_show_the_same_phase_in_every_frame(
    game: str, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, BOOKS[game](tmp_path))
    assert window.workspace is not None
    window.workspace.show_page("turn")
    settle(qtbot, window)
    frames = _Frames(window)
    _advance(qtbot, window)
    _advance(qtbot, window)
    assert len(set(frames.seen)) > 1
    assert [frame for frame in frames.seen if frame[0] != frame[1]] == []


def _advance(qtbot: QtBot, window: MainWindow) -> None:
    assert window.desk is not None
    window.desk.execute(Advance(anyway=True))
    settle(qtbot, window)


def test_forms_of_a_phase_that_is_over_send_no_focus_about(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each part of the way to a field would look through the whole window as it is hidden."""
    window = open_window(qtbot, tmp_path, BOOKS["europa"](tmp_path))
    assert window.workspace is not None
    window.workspace.show_page("turn")
    settle(qtbot, window)
    screen = window.workspace.screen_shown
    assert isinstance(screen, TurnScreen)
    assert screen.phase is not None
    screen.phase.focus_form()
    looked: list[bool] = []

    def step(within: QWidget, *, forward: bool) -> bool:
        looked.append(forward)
        return step_on(within, forward=forward)

    monkeypatch.setattr(frame, "step_on", step)
    _advance(qtbot, window)
    assert not looked
    assert holds_focus(screen.phase)
