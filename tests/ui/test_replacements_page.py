"""The page "Replacements": units are picked with keys, priced, and posted once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, LoseSteps
from oobmgr.campaign.file import Campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.games.europa.pages.replacements.form import RebuildForm
from oobmgr.games.europa.pages.replacements.screen import ReplacementsScreen
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.shell.page_area import PageArea
from oobmgr.ui.views.unit_list import ALL, PICKED
from tests.campaigns import post
from tests.ui.desks import open_window, settle
from tests.ui.turn.playing import campaign
from tests.waiting import rest

FIRST, SECOND, FOURTH = (UnitId(number) for number in (1, 2, 4))


def division(designation: str, kind: str = "infantry", side: str = "axis") -> UnitValues:
    return UnitValues(
        side=SideId(side),
        nation="Germany" if side == "axis" else "Soviet Union",
        designation=designation,
        type=kind,
        size="XX",
        path=("2nd Army", "XII Corps"),
        steps=2,
        ratings={"attack": 7, "defense": 7, "move": 6},
        traits={"cadre": "2-6", "re": "3"},
    )


ORDER = (*map(division, ("31", "34", "45")), division("7", side="soviet"))


class Page:
    """The page on a campaign, with a hand that types."""

    def __init__(self, qtbot: QtBot, books: Campaign) -> None:
        self.qtbot = qtbot
        self.books = books
        self.desk = Desk(books)
        self.troubles: list[object] = []
        self.desk.crashed.connect(self.troubles.append)
        self.desk.failed.connect(self.troubles.append)
        self.screen = ReplacementsScreen(self.desk)
        self.desk.changed.connect(self.screen.on_changed)
        qtbot.addWidget(self.screen)
        self.screen.resize(1100, 640)
        self.screen.show()
        self.screen.refresh_if_stale()
        self.settle()

    def settle(self) -> None:
        rest(self.qtbot, lambda: [self.desk.queue])
        assert self.troubles == []

    @property
    def form(self) -> RebuildForm:
        assert self.screen.panel is not None
        form = self.screen.panel.form
        assert isinstance(form, RebuildForm)
        return form

    def rows(self) -> dict[str, tuple[str, str, str]]:
        """What the table shows: name to state, price to full, price as cadre."""
        model = self.form.list.model
        shown = {}
        for at in range(model.rowCount()):
            texts = [str(model.data(model.index(at, column))) for column in range(7)]
            if model.row_at(at) is not None:
                shown[texts[2]] = (texts[4], texts[5], texts[6])
        return shown

    def stand_on(self, name: str) -> None:
        at = self.form.list.model.find(lambda row: row.unit.designation == name)
        self.form.list.table.setCurrentIndex(self.form.list.model.index(at, 0))

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.form.list.table, key)
        self.settle()

    def points(self, kind: str = "infantry") -> str:
        return self.screen.points.cells["Germany", kind].text()

    def find(self, name: str, kind: type[QWidget] = QWidget) -> QWidget:
        return next(w for w in self.screen.findChildren(kind, name) if w.isVisible())

    def held(self) -> int:
        rows = self.books.queries.balances(all_accounts=True)
        return sum(
            r.amount
            for r in rows
            if r.good == "infantry_point" and r.account.startswith("pool:axis")
        )


@pytest.fixture
def july(qtbot: QtBot, tmp_path: Path) -> Iterator[Page]:
    """July I 1941 with 3 infantry points: the 31st is dead, the 34th and the Soviet 7th cadres."""
    books = campaign(tmp_path, ORDER)
    books.session.execute(LoseSteps((FIRST, SECOND, FOURTH)))
    books.session.execute(LoseSteps((FIRST,)))
    books.session.execute(Advance("turn", anyway=True))
    post(books, "replacements")
    page = Page(qtbot, books)
    yield page
    page.desk.close()


def test_units_and_points_are_shown_with_the_focus_on_the_list(july: Page) -> None:
    assert july.rows() == {
        "31": ("dead", "your chart", "2 Inf"),
        "34": ("cadre", "your chart", "—"),
    }
    assert july.points() == "3"
    assert july.screen.focusProxy() is july.form.list.table


def test_a_unit_is_brought_back_as_a_cadre_with_keys_alone(july: Page) -> None:
    july.form.list.table.setFocus()
    july.stand_on("31")
    july.press(Qt.Key.Key_C)
    assert july.points() == "3 → 1"
    assert july.form.list.summary.words == "1 picked: 1 as cadre, of 1 dead, 1 cadre"
    july.screen.post()
    july.settle()
    assert july.held() == 1
    unit = next(row for row in july.books.queries.units() if row.id == FIRST)
    assert (unit.steps_left, unit.status) == (1, "on_map")
    assert july.rows()["31"] == ("cadre", "your chart", "—")
    assert july.points() == "1"
    assert july.books.queries.check() == ()


def test_a_unit_that_has_no_price_asks_for_one_and_points_that_lack_are_told(july: Page) -> None:
    july.stand_on("34")
    july.press(Qt.Key.Key_Space)
    assert july.form.by_hand.isVisible()
    price = july.find("price_infantry", QSpinBox)
    assert isinstance(price, QSpinBox)
    price.setFocus()
    price.selectAll()
    QTest.keyClicks(price, "5")
    july.settle()
    assert july.screen.panel is not None
    lines = [line.accessibleName() for line in july.screen.panel.pane.fault_lines]
    assert any("holds 3 infantry points; the price is 5" in line for line in lines)
    assert not july.screen.panel.pane.button.isEnabled()
    july.press(Qt.Key.Key_Space)
    assert not july.form.by_hand.isVisible()
    assert july.form.raw()["price_infantry"] == 0, "a price that is not asked for does not count"


def test_the_chart_of_prices_is_a_click_away(july: Page) -> None:
    july.stand_on("34")
    july.press(Qt.Key.Key_Space)
    with july.qtbot.waitSignal(july.screen.chart_wanted) as asked:
        QTest.mouseClick(july.find("open_chart"), Qt.MouseButton.LeftButton)
    assert asked.args == ["special_costs"]


def test_the_other_side_is_shown_but_not_played(july: Page) -> None:
    july.screen.sides.setFocus()
    QTest.keyClick(july.screen.sides, Qt.Key.Key_Right)
    july.settle()
    assert july.rows()["7"][:2] == ("cadre", "not allowed")
    words = july.screen.notice.text()
    assert words == "The Soviet side rebuilds in the Initial Phase of its own player turn."
    assert july.screen.panel is not None
    assert not july.screen.panel.pane.isVisible()
    july.stand_on("7")
    july.press(Qt.Key.Key_Space)
    assert not july.form.list.picks


def test_the_list_is_narrowed_by_words_and_by_what_is_picked(july: Page) -> None:
    july.screen.focus_search()
    QTest.keyClicks(july.form.list.search, "34")
    assert list(july.rows()) == ["34"]
    july.form.list.search.clear()
    july.stand_on("31")
    july.press(Qt.Key.Key_C)
    july.form.list.filter.setFocus()
    QTest.keyClick(july.form.list.filter, Qt.Key.Key_P)
    assert list(july.rows()) == ["31"]


def test_a_unit_is_found_by_its_type_and_formation_with_a_slip(july: Page) -> None:
    search = july.form.list.search
    for words in ("infantry", "infntry", "XII", "army infantry", "germany", "grmany"):
        search.setText(words)
        july.settle()
        assert july.form.list.model.matched, words
    search.setText("cavalry")
    july.settle()
    assert not july.form.list.model.matched


def test_a_slip_says_what_it_was_taken_for(july: Page) -> None:
    """Units stood there that nobody had typed, without a word why."""
    found = july.form.list
    found.search.setText("infntry")
    assert found.told_of_search.words == "2 units, like infantry"
    found.search.setText("infantry")
    assert not found.found.isVisible()


def test_what_the_choice_above_the_list_hides_is_told_and_shown(july: Page) -> None:
    """The list stood empty and said that no unit fits."""
    found = july.form.list
    found.filter.set_value(PICKED)
    found.filter_rows()
    found.search.setText("34")
    assert found.told_of_search.words == "Nothing found under “picked”. Under “all”: 1 of 2 units"
    assert not found.empty.isVisible()
    QTest.mouseClick(found.show_all, Qt.MouseButton.LeftButton)
    assert list(july.rows()) == ["34"]
    assert found.filter.value == ALL
    assert not found.found.isVisible()


def test_after_the_initial_phase_it_can_be_looked_at_only(july: Page) -> None:
    july.books.session.execute(Advance(anyway=True))
    july.screen.look_at(None)
    july.settle()
    assert july.rows()["31"] == ("dead", "your chart", "2 Inf")
    assert july.screen.notice.text() == "The Axis side rebuilds in the Initial Phase."


def test_a_past_turn_shows_what_could_be_rebuilt_then(july: Page) -> None:
    july.stand_on("31")
    july.press(Qt.Key.Key_C)
    july.screen.post()
    july.settle()
    july.screen.look_at("1941-06-II")
    july.settle()
    assert july.rows()["31"][0] == "dead"
    assert "past turn" in july.screen.notice.text()


def test_what_stands_below_the_list_is_in_sight_in_a_small_window(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """For words that wrap, the page was higher than its room."""
    books = campaign(tmp_path, ORDER)
    books.session.execute(LoseSteps((FIRST, SECOND, FOURTH)))
    window = open_window(qtbot, tmp_path, books, page="exchange")
    window.resize(1024, 700)
    assert window.workspace is not None
    window.workspace.show_page("replacements")
    settle(qtbot, window)
    screen = window.workspace.screen_shown
    assert isinstance(screen, ReplacementsScreen)
    area = window.findChild(PageArea)
    assert area is not None
    assert area.verticalScrollBar().maximum() == 0
