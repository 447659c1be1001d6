"""What is in pencil: the cards that follow it, what counts as pencil, and putting it away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QSpinBox, QWidget

from oobmgr.ui.theme.fonts import BODY_PX, font
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.warning_list import WarningList
from oobmgr.ui.widgets.what_is import about_at
from tests.ui.turn.playing import Player

SHIFT = Qt.KeyboardModifier.ShiftModifier


def card(player: Player, kind: str) -> str:
    """The line of a card, empty where there is none."""
    rows = player.find("warnings", WarningList).rows
    return next((row.line for row in rows if row.id == kind), "")


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


@pytest.fixture
def soviet(player: Player) -> Player:
    """The Soviet Initial Phase of June II: 75 SP, 60 come in, 15 are above the limit of 120."""
    player.posted("initial")
    player.go_to("exploitation")
    player.next_phase()
    return player


# The card and the working say the same.


def test_the_card_of_what_will_be_lost_follows_the_pencil(soviet: Player) -> None:
    assert card(soviet, "will_be_lost").startswith("15 SP will be lost above the limit of 120.")
    soviet.enter("buy", 4)
    # 75 + 60 − 12 = 123: 3 above the limit, one point more uses them.
    said = "3 SP will be lost above the limit of 120."
    assert card(soviet, "will_be_lost") == f"{said} Buy 1 more Resource Point to use them."
    assert any(line.startswith(said) for line in soviet.faults())
    soviet.enter("buy", 5)
    assert card(soviet, "will_be_lost") == ""
    assert card(soviet, "income")


def test_the_card_comes_with_the_mud_and_goes_with_the_pencil(player: Player) -> None:
    assert card(player, "will_be_lost") == ""
    player.press("weather_B", "m")
    player.clear()
    # Nothing of it is in the books yet: the working alone says it.
    assert any("15 SP will be lost" in line for line in player.faults())
    player.key(Qt.Key.Key_Escape)
    player.click("put_away")
    assert not any("will be lost" in line for line in player.faults())


def test_the_card_follows_another_weather_and_comes_back(soviet: Player) -> None:
    soviet.press("weather_B", "m")
    # 85 % of 60 is 51, the limit 102: 75 + 51 is 24 above it, 8 points at 3 SP.
    said = "24 SP will be lost above the limit of 102. Buy 8 more Resource Points to use them."
    assert card(soviet, "will_be_lost") == said
    soviet.key(Qt.Key.Key_Escape)
    soviet.click("put_away")
    assert card(soviet, "will_be_lost").startswith("15 SP will be lost above the limit of 120.")


# What counts as pencil.


def test_ctrl_enter_on_an_empty_form_says_what_to_enter(player: Player) -> None:
    player.clear()
    player.click("post")
    player.go_to("movement")
    told: list[str] = []
    player.desk.announced.connect(told.append)
    player.post(at="picker")
    assert player.faults() == ["Nothing is entered. Pick units or enter counts."]
    assert told[-1:] == ["Nothing is entered. Pick units or enter counts."]
    assert player.step("Divisions") == "Divisions, due"
    player.next_phase()
    assert not any("in pencil" in line for line in player.faults())


def test_a_number_that_is_taken_back_leaves_no_pencil(player: Player) -> None:
    player.clear()
    player.click("post")
    player.next_phase()
    player.enter("fighters", 3)
    assert player.step("Air groups") == "Air groups, in pencil"
    player.enter("fighters", 0)
    assert player.step("Air groups") == "Air groups, to do"
    player.next_phase()
    assert player.place()[2] == "movement"


# Putting it away.


def test_escape_keeps_what_was_typed_unless_told(player: Player) -> None:
    player.clear()
    player.click("post")
    player.next_phase()
    player.enter("fighters", 500)
    player.key(Qt.Key.Key_Escape)
    assert player.there("putting_away")
    assert focused().objectName() == "keep_pencil"
    player.key(Qt.Key.Key_Escape)
    assert not player.there("putting_away")
    assert player.find("fighters", QSpinBox).value() == 500
    assert focused().objectName() == "fighters"


def test_enter_keeps_and_so_does_typing_on(player: Player) -> None:
    player.clear()
    player.click("post")
    player.next_phase()
    player.enter("fighters", 5)
    player.key(Qt.Key.Key_Escape)
    player.key(Qt.Key.Key_Return, at="keep_pencil")
    assert player.find("fighters", QSpinBox).value() == 5
    player.key(Qt.Key.Key_Escape)
    player.enter("others", 7)
    assert not player.there("putting_away")
    assert player.find("fighters", QSpinBox).value() == 5


def test_put_away_leaves_nothing_in_pencil(player: Player) -> None:
    player.clear()
    player.click("post")
    player.next_phase()
    player.enter("fighters", 5)
    assert player.screen.holds_pencil()
    player.key(Qt.Key.Key_Escape)
    player.key(Qt.Key.Key_Space, at="put_away")
    assert not player.screen.holds_pencil()
    assert player.find("fighters", QSpinBox).value() == 0
    player.key(Qt.Key.Key_Escape)
    assert not player.there("putting_away")
    player.next_phase()
    assert player.place()[2] == "movement"


# Keys in a form.


def test_tab_leads_from_field_to_field(player: Player) -> None:
    player.clear()
    player.click("post")
    player.next_phase()
    player.find("fighters").setFocus()
    seen = []
    for _ in range(2):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        seen.append(focused().objectName())
    assert seen == ["others", "transports"]


@pytest.mark.parametrize(
    ("name", "case"),
    [("weather_B", "INC-11"), ("city_Riga", "INC-03"), ("buy", "SP-08"), ("post", "SOP-02")],
)
def test_what_has_the_focus_knows_its_case(player: Player, name: str, case: str) -> None:
    player.clear()
    player.find(name).setFocus()
    assert about_at(focused()).case == case


def test_a_click_beside_a_field_of_the_income_is_told_as_the_field_is(player: Player) -> None:
    """The name of a city, its SP, the price of a conversion told of the page only."""
    player.clear()
    form = player.find("city_Riga").parentWidget()
    assert form is not None
    labels = form.findChildren(QLabel)
    riga = next(one for one in labels if one.text() == "Riga")
    told = [about_at(one, one.rect().center()) for one in labels if one.y() == riga.y()]
    assert [(about.name, about.figure, about.case) for about in told] == [
        ("Riga", "3 SP", "INC-03")
    ] * 2
    assert "Axis −, Soviet +" in told[0].sentence
    price = next(
        one
        for one in player.find("panel_initial").findChildren(QLabel)
        if one.text().startswith("Re at 3 SP")
    )
    assert about_at(price).case == "SP-08"
    assert about_at(price).sentence
    assert about_at(player.find("forecast")).case == "INC-15"


def test_a_number_knows_the_case_of_its_chip_and_its_sentence(player: Player) -> None:
    player.clear()
    player.click("post")
    player.next_phase()
    told = []
    for name in ("fighters", "transports"):
        player.find(name).setFocus()
        told.append(about_at(focused()))
    assert [about.case for about in told] == ["SP-09", "SP-10"]
    assert all(about.name and about.sentence for about in told)


def test_a_click_on_a_chip_still_opens_it(player: Player) -> None:
    opened: list[str] = []
    player.screen.case_opened.connect(opened.append)
    chips = [c for c in player.find("panel_initial").findChildren(CaseChip) if c.isVisible()]
    player.qtbot.mouseClick(chips[0], Qt.MouseButton.LeftButton)
    assert opened == ["INC-11"]


def test_n_goes_on_from_a_choice_that_is_left_open(player: Player) -> None:
    player.posted("initial")
    player.go_to("exploitation")
    player.enter("count_panzer", 2)
    player.post(at="count_panzer")
    player.press("zone", "b")
    assert player.value("zone") == "B"
    player.press("zone", "l")
    assert player.value("zone") == "left blank"
    player.find("zone").setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_N)
    player.settle()
    assert player.place() == ("1941-06-II", "soviet", "initial")


def test_words_in_a_field_are_pencil_too(player: Player) -> None:
    place = player.find("buy_place", QLineEdit)
    place.setFocus()
    QTest.keyClicks(place, "Riga")
    player.settle()
    player.key(Qt.Key.Key_Escape)
    player.click("keep_pencil")
    assert place.text() == "Riga"


def test_a_refused_post_leaves_the_pencil_even_where_others_wrote(player: Player) -> None:
    player.clear()
    player.click("post")
    player.next_phase()
    player.enter("fighters", 900)
    player.posted("air", others=2)  # another program
    player.post(at="fighters")
    assert player.find("fighters", QSpinBox).value() == 900
    assert any(line.startswith("The price is ") for line in player.faults())
    assert "in pencil" in player.step("Air groups")


def test_posting_leaves_no_pencil_behind(player: Player) -> None:
    player.clear()
    player.click("post")
    player.next_phase()
    player.enter("fighters", 3)
    player.post(at="fighters")
    assert player.find("fighters", QSpinBox).value() == 0
    assert "in pencil" not in player.step("Air groups")


def test_ctrl_enter_pressed_in_haste_posts_once(player: Player) -> None:
    player.clear()
    player.click("post")
    player.next_phase()
    before = player.books.queries.version()
    player.enter("fighters", 3)
    fighters = player.find("fighters")
    for _ in range(3):
        QTest.keyClick(fighters, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    player.settle()
    assert player.books.queries.version() == before + 1
    # The same again, on purpose, is posted.
    player.enter("fighters", 3)
    player.post(at="fighters")
    assert player.books.queries.version() == before + 2


@pytest.mark.usefixtures("in_german")
def test_the_prompt_of_where_points_lie_is_read_whole_in_german(player: Player) -> None:
    for name in ("buy_place", "sell_place"):
        field = player.find(name)
        assert isinstance(field, QLineEdit)
        assert text_width(field.placeholderText(), font(BODY_PX)) + 12 <= field.width()
