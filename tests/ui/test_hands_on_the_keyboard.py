"""On every page of every game: a digit goes where it is typed, Tab and F6 lead everywhere."""

from __future__ import annotations

from functools import partial
from operator import is_
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.pages import TURN
from oobmgr.ui.shell.workspace import Workspace
from oobmgr.ui.views.pick_table import PickTable
from oobmgr.ui.views.roster_sheets.sheet_table import SheetTable
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.reading_order import PANEL, is_stop
from oobmgr.ui.widgets.search_field import SearchField
from tests.campaigns import campaign_at
from tests.ui.desks import full_campaign, open_window, settle
from tests.ui.fire.gunner import campaign as spark_campaign

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NO_KEY = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
MOST_STOPS = 250
SCENARIOS = {
    "balkans": ("balkans", ""),
    "war_in_europe": ("may_1940", "movement"),
    "grande_armee": ("spring_1813", "movement"),
    "own": ("described", ""),
}
"""The scenario and the phase of a game, where its pages need no more than that."""


def game_campaign(game: str, folder: Path) -> Campaign:
    """A campaign with something to enter on most of the game's pages."""
    if game == "spark":
        return spark_campaign(folder)
    if game in SCENARIOS:
        scenario, phase = SCENARIOS[game]
        books = campaign_at(folder / "b.oob", NewCampaign("Tuesdays", game, scenario))
        while phase and books.queries.sequence().phase != phase:
            books.session.execute(Advance(anyway=True))
        return books
    books = full_campaign(folder / "a.oob")
    books.session.execute(Advance("turn", anyway=True))
    while books.queries.sequence().phase != "combat":
        books.session.execute(Advance(anyway=True))
    return books


class Hands:
    """A window on a campaign, and what its keys and clicks lead to."""

    def __init__(self, qtbot: QtBot, folder: Path, game: str) -> None:
        self.qtbot = qtbot
        self.window: MainWindow = open_window(qtbot, folder, game_campaign(game, folder))

    @property
    def workspace(self) -> Workspace:
        assert self.window.workspace is not None
        return self.window.workspace

    @property
    def page(self) -> str:
        assert self.workspace.page is not None
        return self.workspace.page.key

    @property
    def focus(self) -> QWidget:
        found = QApplication.focusWidget()
        assert found is not None
        return found

    def go(self, page: str) -> None:
        self.workspace.show_page(page)
        settle(self.qtbot, self.window)

    def in_sight(self, kind: type[QWidget]) -> list[QWidget]:
        """What of a kind can be seen and used on the page."""
        screen = self.workspace.screen_shown
        found = screen.findChildren(kind) if screen is not None else []
        return [one for one in found if one.isEnabled() and seen_part(one).isValid()]

    def round_trip(self, key: Qt.Key, held: Qt.KeyboardModifier = NO_KEY) -> list[QWidget]:
        """Where a key leads, from where the focus is until it is there again."""
        found = [self.focus]
        for _ in range(MOST_STOPS):
            QTest.keyClick(self.focus, key, held)
            QCoreApplication.processEvents()
            if self.focus is found[0]:
                return found
            # A Roster Sheet keeps the key for its formations, until it has shown the last.
            if self.focus is not found[-1]:
                assert self.focus not in found, f"{self.page}: a circle without {found[0]}"
                found.append(self.focus)
        raise AssertionError(f"{self.page}: {key.name} does not come round")


def seen_part(widget: QWidget) -> QRect:
    """The part of a widget that is in sight."""
    return widget.visibleRegion().boundingRect() if widget.isVisible() else QRect()


@pytest.fixture(params=["europa", "spark", *SCENARIOS])
def hands(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Hands:
    return Hands(qtbot, tmp_path, request.param)


def test_keyboard_and_wheel_do_what_they_should(hands: Hands, subtests: pytest.Subtests) -> None:
    """All in one window: to make it and its pages takes most of the time.

    What posts nothing comes first, on pages on which nothing was entered yet; the walk that types
    into every field comes last.
    """
    for check in (
        a_number_typed_outside_a_field_marks_nothing,
        digits_are_the_sheets_again_once_something_else_was_pressed,
        nothing_is_posted_by_surprise_after_a_step_back,
        nothing_is_posted_by_surprise_after_an_undo,
        keys_and_wheel_do_on_every_page_what_they_should,
    ):
        with subtests.test(check.__name__):
            check(hands)


def keys_and_wheel_do_on_every_page_what_they_should(hands: Hands) -> None:
    searches = picked = turned = 0
    for page in hands.workspace.pages:
        hands.go(page.key)
        # What reads comes first, then what leaves the page as it was, then what enters.
        tab_and_f6_lead_to_all_that_is_shown_and_back_again(hands)
        space_picks_nothing_that_the_search_hides(hands)
        searches += esc_leads_from_a_search_to_its_list(hands)
        picked += a_digit_goes_into_what_was_clicked_and_turns_no_page(hands)
        turned += the_wheel_changes_nothing_that_is_entered(hands)
    assert searches
    assert picked or hands.window.desk is None or hands.window.desk.game.id in {"balkans", "own"}
    assert turned


def tab_and_f6_lead_to_all_that_is_shown_and_back_again(hands: Hands) -> None:
    page = hands.page
    hands.workspace.navigation.pages.setFocus()
    there = hands.round_trip(Qt.Key.Key_Tab)
    back = hands.round_trip(Qt.Key.Key_Backtab, SHIFT)
    assert back[1:] == there[:0:-1], page
    missed = [
        one.objectName() or type(one).__name__
        for one in hands.in_sight(QWidget)
        if is_stop(one) and one not in there and not isinstance(one.parent(), QAbstractSpinBox)
    ]
    assert missed == [], page
    panels = hands.round_trip(Qt.Key.Key_F6)
    assert hands.round_trip(Qt.Key.Key_F6, SHIFT)[1:] == panels[:0:-1], page
    for panel in (one for one in hands.in_sight(QWidget) if one.property(PANEL)):
        inside = [one for one in there if panel is one or panel.isAncestorOf(one)]
        led = any(panel is one or panel.isAncestorOf(one) for one in panels)
        assert led or not inside, f"{page}: F6 passes {panel.objectName()} by"


def a_digit_goes_into_what_was_clicked_and_turns_no_page(hands: Hands) -> int:
    """In how many lists of the page units could be picked."""
    picked = sum(picks_and_types(hands, table) for table in hands.in_sight(PickTable))
    for field in hands.in_sight(QWidget):
        # What is entered in one field may ask for other dice than before.
        if isValid(field) and seen_part(field).isValid():
            click_and_type(hands, field)
    return picked


def a_number_typed_outside_a_field_marks_nothing(hands: Hands) -> None:
    """The first digit turns to a page; those that follow never act on what is chosen there."""
    desk = hands.window.desk
    assert desk is not None
    before = desk.campaign.queries.version()
    for number in ("30", "31", "12", "50"):
        type_at_nothing(hands, number)
    assert desk.campaign.queries.version() == before


def digits_are_the_sheets_again_once_something_else_was_pressed(hands: Hands) -> None:
    sheets = [page.digit for page in hands.workspace.pages if page.key == "roster_sheets"]
    for digit in sheets:
        for other in (Qt.Key.Key_Down, LEFT):
            type_at_nothing(hands, digit)
            assert hands.page == "roster_sheets"
            sheet = QApplication.focusWidget()
            if not isinstance(sheet, SheetTable):  # no units, no sheet
                continue
            if isinstance(other, Qt.Key):
                QTest.keyClick(sheet, other)
            else:
                viewport = sheet.viewport()
                QTest.mouseClick(viewport, other, NO_KEY, viewport.rect().center())
            QTest.keyClicks(hands.focus, "9")
            settle(hands.qtbot, hands.window)
            assert hands.page == "roster_sheets"


def type_at_nothing(hands: Hands, number: str) -> None:
    """Digits typed one after the other, the first of them while nothing has the focus."""
    if (here := QApplication.focusWidget()) is not None:
        here.clearFocus()
    for digit in number:
        QTest.keyClicks(QApplication.focusWidget() or hands.window, digit)
        settle(hands.qtbot, hands.window)


def click_and_type(hands: Hands, field: QWidget) -> None:
    """A digit after a click into a field; the text of a field of numbers is that digit alone."""
    inner = isinstance(field, SearchField) or isinstance(field.parent(), QAbstractSpinBox)
    if inner or not isinstance(field, NumberField | QLineEdit):
        return
    page, name = hands.page, f"{hands.page}: {field.objectName()}"
    number = isinstance(field, NumberField)
    digit = str(min(5, field.maximum())) if isinstance(field, NumberField) else "5"
    QTest.mouseClick(field, LEFT, NO_KEY, seen_part(field).center())
    settle(hands.qtbot, hands.window)
    # Leaving the field before, a hex that nobody holds, takes the dice of its targets away.
    if not isValid(field):
        return
    QTest.keyClicks(hands.focus, digit)
    QCoreApplication.processEvents()
    assert hands.page == page, name
    assert field.text() == digit if number else digit in field.text(), name
    settle(hands.qtbot, hands.window)


def picks_and_types(hands: Hands, table: QWidget) -> bool:
    """A digit turns no page while units are picked in a list; whether any could be."""
    assert isinstance(table, PickTable)
    page = hands.page
    table.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(table, Qt.Key.Key_Space)
    settle(hands.qtbot, hands.window)
    if not table.holds_picks() or not table.hasFocus():
        return False
    QTest.keyClicks(table, "5")
    assert hands.page == page
    QTest.keyClick(table, Qt.Key.Key_Space)
    settle(hands.qtbot, hands.window)
    return True


def the_wheel_changes_nothing_that_is_entered(hands: Hands) -> int:
    """It scrolls the page, over a number or a choice as well, and where that has the focus.

    Over how many of them it was turned.
    """
    seen = 0
    for field in (*hands.in_sight(NumberField), *hands.in_sight(QComboBox)):
        assert isinstance(field, NumberField | QComboBox)
        # What is entered in one field may ask for others than before.
        if not isValid(field):
            continue
        field.setFocus()
        if isinstance(field, NumberField):
            field.setValue(field.minimum() + 1)
            settle(hands.qtbot, hands.window)
        if isValid(field) and seen_part(field).isValid():
            before = said(field)
            turn_wheel(field, 120)
            turn_wheel(field, -240)
            assert said(field) == before, f"{hands.page}: {field.objectName()}"
            seen += 1
    return seen


def said(field: NumberField | QComboBox) -> str:
    """What stands in a field."""
    return field.text() if isinstance(field, NumberField) else field.currentText()


def turn_wheel(field: QWidget, by: int) -> None:
    """Turn the wheel over a field, in eighths of a degree."""
    at = QPointF(field.rect().center())
    wheel = QWheelEvent(
        at, field.mapToGlobal(at), QPoint(), QPoint(0, by),
        Qt.MouseButton.NoButton, NO_KEY, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(field, wheel)


def nothing_is_posted_by_surprise_after_an_undo(hands: Hands) -> None:
    desk = hands.window.desk
    assert desk is not None
    for page in (one for one in hands.workspace.pages if one.groups or one.key == TURN):
        desk.campaign.session.execute(Advance(anyway=True))
        desk.refresh_all()
        hands.go(page.key)
        QTest.keyClick(hands.focus, Qt.Key.Key_Z, CONTROL)
        settle(hands.qtbot, hands.window)
        before = desk.campaign.queries.version()
        QTest.keyClick(hands.focus, Qt.Key.Key_Return, CONTROL)
        settle(hands.qtbot, hands.window)
        assert desk.campaign.queries.version() == before, page.key


def nothing_is_posted_by_surprise_after_a_step_back(hands: Hands) -> None:
    """The phase before opens with its proposals, at which nobody has looked yet."""
    desk = hands.window.desk
    assert desk is not None
    hands.go(TURN)
    desk.campaign.session.execute(Advance(anyway=True))
    desk.refresh_all()
    settle(hands.qtbot, hands.window)
    hands.window.menus.give("previous_phase")
    settle(hands.qtbot, hands.window)
    before = desk.campaign.queries.version()
    QTest.keyClick(hands.focus, Qt.Key.Key_Return, CONTROL)
    settle(hands.qtbot, hands.window)
    assert desk.campaign.queries.version() == before
    assert hands.window.status.told.startswith("Taken back. Nothing is posted until you go on")


def space_picks_nothing_that_the_search_hides(hands: Hands) -> None:
    for table in hands.in_sight(PickTable):
        assert isinstance(table, PickTable)
        groups = [at for at in range(table.list_model.rowCount()) if table.list_model.group_at(at)]
        rows = table.list_model.rows
        if not groups or not rows:
            continue
        told: list[object] = []
        table.ticked.connect(told.extend)
        table.list_model.set_predicate(partial(is_, rows[0]))
        table.setCurrentIndex(table.list_model.index(0, 0))
        QTest.keyClick(table, Qt.Key.Key_Space)
        assert told == [rows[0]]
        # Nothing is left picked: a later look at the page picks for itself.
        QTest.keyClick(table, Qt.Key.Key_Space)
        table.list_model.set_predicate(None)
        settle(hands.qtbot, hands.window)


def esc_leads_from_a_search_to_its_list(hands: Hands) -> int:
    """There, letters are keys. In how many searches of the page it was tried."""
    searches = hands.in_sight(SearchField)
    for field in searches:
        for typed in ("a", ""):
            field.setFocus()
            QTest.keyClicks(field, typed)
            QTest.keyClick(field, Qt.Key.Key_Escape)
            settle(hands.qtbot, hands.window)
            assert isinstance(field, SearchField)
            assert not field.text()
            assert not isinstance(QApplication.focusWidget(), SearchField), (hands.page, typed)
    return len(searches)
