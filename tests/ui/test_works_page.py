"""The page "Engineers, bridges": its forms and tables, with keys alone and in a small window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, EditUnits
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.postings import UnitId
from oobmgr.ui.dialogs.case_dialog import CaseDialog
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.turn.open_phase import _LIST_FROM
from oobmgr.ui.views.works.screen import WorksScreen
from tests.campaigns import campaign_at, played_once, post
from tests.ui.desks import open_window, settle

ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def go_to(books: Campaign, phase: str) -> None:
    while books.queries.sequence().phase != phase:
        books.session.execute(Advance(anyway=True))


@played_once
def campaign(folder: Path, phase: str = "first_movement") -> Campaign:
    """The units of the example, two of them as builders on the bank of the Neva in 1906."""
    books = campaign_at(folder / "bridges.oob", NewCampaign("Sundays", "spark", "combat_example"))
    ids = {unit.designation: UnitId(unit.id) for unit in books.queries.units()}
    for name, kind in (("56", "engineer battalion"), ("1106", "bridging battalion")):
        books.session.execute(EditUnits((ids[name],), {"type": kind, "hex": "1906"}))
    go_to(books, phase)
    return books


class Engineer:
    """Plays on the page as a person does."""

    def __init__(self, qtbot: QtBot, folder: Path, books: Campaign) -> None:
        self.qtbot = qtbot
        self.window: MainWindow = open_window(qtbot, folder, books, page="exchange")
        qtbot.keyClick(self.window, Qt.Key.Key_5, ALT)
        self.settle()
        assert self.window.workspace is not None
        screen = self.window.workspace.screen_shown
        assert isinstance(screen, WorksScreen)
        self.screen = screen

    @property
    def books(self) -> Campaign:
        assert self.window.desk is not None
        return self.window.desk.campaign

    def settle(self) -> None:
        settle(self.qtbot, self.window)

    def tab_to(self, name: str) -> QWidget:
        for _ in range(80):
            focus = QApplication.focusWidget()
            assert focus is not None
            if focus.objectName() == name:
                return focus
            self.qtbot.keyClick(focus, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not come to {name}")

    def type_into(self, name: str, text: str) -> None:
        QTest.keyClicks(self.tab_to(name), text)
        self.settle()

    def post(self) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        self.qtbot.keyClick(focus, Qt.Key.Key_Return, CONTROL)
        self.settle()

    def rows(self, title: str) -> list[tuple[str, ...]]:
        card = next(card for card in self.screen.cards if card.table_shown.title == title)
        return [(*row.cells, row.state) for row in card.table_shown.rows]


@pytest.fixture
def engineer(qtbot: QtBot, tmp_path: Path) -> Engineer:
    return Engineer(qtbot, tmp_path, campaign(tmp_path))


def test_the_page_opens_on_the_first_step_with_its_tables(engineer: Engineer) -> None:
    assert engineer.screen.phase is not None
    step = engineer.screen.phase.step
    assert step is not None
    assert (step.name, step.group) == ("build_bridge", "Engineers")
    titles = [card.table_shown.title for card in engineer.screen.cards]
    assert titles == ["Bridges", "Bridging units", "Reinforcements", "Off the map"]
    assert engineer.rows("Bridging units") == [("1106", "1906", "now", "ready")]
    bridges = engineer.screen.cards[0]
    assert bridges.empty.isVisible()
    assert not bridges.view.isVisible()


def test_a_bridge_is_begun_with_keys_alone_and_stands_in_the_table(engineer: Engineer) -> None:
    engineer.type_into("end", "2007")
    engineer.post()
    assert engineer.rows("Bridges") == [("1906 to 2007", "the Neva", "12 Jan AM", "being built")]
    (entry,) = engineer.books.queries.on_map()
    assert (entry.place, entry.state) == ("1906 to 2007", "being built")
    assert engineer.screen.phase is not None
    assert "place_bridge" in engineer.screen.phase.guide.names


def test_what_is_wrong_is_told_and_nothing_is_posted(engineer: Engineer) -> None:
    before = engineer.books.queries.version()
    engineer.type_into("end", "1906")
    engineer.post()
    assert engineer.books.queries.version() == before
    phase = engineer.screen.phase
    assert phase is not None
    assert phase.panel is not None
    told = [line.accessibleName() for line in phase.panel.pane.fault_lines]
    assert "Far bank is where it begins. Enter the far bank." in told


def test_the_next_step_is_a_key_away(engineer: Engineer) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    engineer.qtbot.keyClick(focus, Qt.Key.Key_F9)
    engineer.settle()
    assert engineer.screen.phase is not None
    assert engineer.screen.phase.step is not None
    assert engineer.screen.phase.step.name != "build_bridge"


def test_reinforcements_are_listed_as_they_stand(qtbot: QtBot, tmp_path: Path) -> None:
    books = campaign(tmp_path)
    ids = {unit.designation: unit.id for unit in books.queries.units()}
    post(books, "inactive", units=[ids["942/268"]], until="12 January, PM")
    engineer = Engineer(qtbot, tmp_path, books)
    assert engineer.rows("Reinforcements") == [("942/268", "1516", "12 Jan PM", "inactive")]


def test_a_phase_without_such_actions_says_when_they_are_done(qtbot: QtBot, tmp_path: Path) -> None:
    engineer = Engineer(qtbot, tmp_path, campaign(tmp_path, "first_air_strikes"))
    # Nothing is being built and nobody sleeps: nothing can be entered here.
    assert engineer.screen.notice.isVisible()
    assert engineer.screen.notice.text().startswith(
        "Nothing on this page can be entered in the Air strikes Phase. It is done in: "
    )
    # In the order in which they are played.
    named = engineer.screen.notice.text().split(": ")[1].split(".")[0].split(", ")
    played = list(dict.fromkeys(phase.name for phase in engineer.screen.desk.game.phases))
    assert len(named) > 2
    assert named == sorted(named, key=played.index)
    assert engineer.screen.phase is None
    assert engineer.screen.cards


def test_a_closed_turn_shows_tables_and_no_form(qtbot: QtBot, tmp_path: Path) -> None:
    books = campaign(tmp_path)
    ids = {unit.designation: unit.id for unit in books.queries.units()}
    post(books, "build_bridge", engineer=[ids["56"]], pontoon=[ids["1106"]], start="1906",
         end="2007")  # fmt: skip
    turn = books.queries.sequence().turn
    while books.queries.sequence().turn == turn:
        books.session.execute(Advance(anyway=True))
    post_free = Engineer(qtbot, tmp_path, books)
    post_free.screen.look_at(turn)
    post_free.settle()
    assert post_free.screen.phase is None
    assert "closed turn" in post_free.screen.notice.text()
    assert post_free.rows("Bridges")[0][0] == "1906 to 2007"


def test_in_a_small_window_the_tables_stand_below_the_forms(engineer: Engineer) -> None:
    def places() -> tuple[int, int]:
        side = engineer.screen.cards[0]
        assert engineer.screen.phase is not None
        forms = engineer.screen.phase
        origin = engineer.screen
        return (
            side.mapTo(origin, side.rect().topLeft()).y(),
            forms.mapTo(origin, forms.rect().bottomLeft()).y(),
        )

    top, bottom = places()
    assert top < bottom
    engineer.window.resize(1024, 700)
    engineer.settle()
    top, bottom = places()
    assert top > bottom


def test_where_nothing_is_entered_the_tables_follow_the_word_on_why(
    qtbot: QtBot, tmp_path: Path
) -> None:
    engineer = Engineer(qtbot, tmp_path, campaign(tmp_path, "first_air_strikes"))
    engineer.window.resize(1024, 900)
    engineer.settle()
    notice, card = engineer.screen.notice, engineer.screen.cards[0]
    end = notice.mapTo(engineer.screen, notice.rect().bottomLeft()).y()
    begin = card.mapTo(engineer.screen, card.rect().topLeft()).y()
    assert 0 < begin - end < scaled(40)


def test_a_case_in_a_title_opens_its_rule(engineer: Engineer) -> None:
    engineer.screen.cards[0].case_opened.emit("SP-BRDG-05")
    engineer.settle()
    (rule,) = [d for d in engineer.window.findChildren(CaseDialog) if d.isVisible()]
    assert rule.title.text() == "Ten bridges"


def test_esc_asks_before_the_pencil_goes(engineer: Engineer) -> None:
    engineer.type_into("end", "2007")
    focus = QApplication.focusWidget()
    assert focus is not None
    engineer.qtbot.keyClick(focus, Qt.Key.Key_Escape)
    engineer.settle()
    assert engineer.screen.phase is not None
    panel = engineer.screen.phase.panel
    assert panel is not None
    assert panel.asking.isVisible()
    panel.asking.confirmed.emit()
    engineer.settle()
    (end,) = [box for box in panel.findChildren(QLineEdit, "end") if box.isVisible()]
    assert end.text() == ""


def test_a_scroll_bar_that_comes_and_goes_does_not_swing_the_steps(engineer: Engineer) -> None:
    phase = engineer.screen.phase
    assert phase is not None
    stands = []
    # Above the width from which the list is shown, just below it, well below it, and back.
    for more in (4, -10, -30, -10, 4):
        width = scaled(_LIST_FROM) + more
        QApplication.sendEvent(phase, QResizeEvent(QSize(width, phase.height()), phase.size()))
        stands.append(phase.steps.isVisible())
    assert stands == [True, True, False, False, True]
