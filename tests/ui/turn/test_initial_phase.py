import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLineEdit, QSpinBox, QWidget

from oobmgr.ui.widgets.working_view import WorkingView
from tests.ui.turn.playing import Player

# June II 1941: the Axis holds 100 SP and 40 Resource Points, the Soviets 75 and 25.


def test_the_form_asks_for_the_weather_and_opens_with_no_city_reached(player: Player) -> None:
    """What decides the income is asked for; nothing is worked out, and nothing posted, without."""
    assert player.value("weather_B") == player.value("weather_C") == ""
    assert player.value("city_Riga") == "no"
    assert player.faults() == ["Enter the weather: it decides what comes in."]
    assert player.working() == {}
    assert not player.there("forecast")
    assert not player.find("post").isEnabled()
    player.post(at="weather_B")
    assert player.held() == 100
    player.press("weather_B", "c")
    assert not player.find("post").isEnabled()
    player.press("weather_C", "c")
    assert player.find("post").isEnabled()


@pytest.mark.parametrize("way", ["click", "key of a zone", "key of a chip"])
def test_one_key_or_click_enters_the_weather_of_all_zones(player: Player, way: str) -> None:
    """Those that are entered stay as they are."""
    player.press("weather_C", "m")
    player.press("weather_G", "s")
    if way == "click":
        player.click("weather_clear")
    else:
        zone = player.find("weather_B" if way == "key of a zone" else "weather_D")
        player.qtbot.keyClick(zone, Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
        player.settle()
    player.click("post")
    weather = player.books.queries.sequence().weather
    assert weather == {"A": "clear", "B": "clear", "C": "mud", "D": "clear", "G": "snow"}


def test_the_weather_of_the_turn_is_not_asked_twice(player: Player) -> None:
    """The other side has it already; the next turn asks anew."""
    player.posted("initial", weather=dict.fromkeys("ABCDG", "mud"))
    player.go_to("exploitation")
    player.key(Qt.Key.Key_N)
    if player.there("go_on_anyway"):
        player.go_on_anyway()
    assert player.place()[1:] == ("soviet", "initial")
    assert player.value("weather_B") == player.value("weather_C") == "mud"
    assert player.find("post").isEnabled()


def test_clear_weather_and_no_city_reached(player: Player) -> None:
    player.clear()
    assert player.tag() == "in pencil"
    assert player.working()["Stock at the close"] == "200"
    assert player.held() == 100


def test_a_letter_sets_the_weather_and_the_working_follows(player: Player) -> None:
    player.press("weather_B", "m")
    player.clear()
    # 100 less 15 % is 85; the limit is twice that.
    working = player.working()
    assert working["Received"] == "85"
    assert working["Limit"] == "170"
    assert working["Lost above the limit"] == "−15"


def test_riga_and_minsk_held_in_mud(player: Player) -> None:
    player.press("weather_B", "m")
    player.clear()
    player.press("city_Riga", "h")
    player.press("city_Minsk", "s")
    # 100 − 3 − 4 = 93; 93 × 85 % = 79.05, up to 80; limit 160.
    working = player.working()
    assert working["Riga reached"] == "−3"
    assert working["Rate before weather"] == "93"
    assert working["Rounded up"] == "80"
    assert "SP 100 → 160 of 160" in player.text("change")
    assert player.held() == 100


def test_the_advice_fills_the_purchase_so_that_nothing_is_lost(player: Player) -> None:
    player.press("weather_B", "m")
    player.clear()
    assert any("15 SP will be lost" in line for line in player.faults())
    player.click("buy_advised")
    assert player.find("buy", QSpinBox).value() == 5
    assert "Lost above the limit" not in player.working()
    assert player.text("note").endswith("Nothing is lost.")


def test_posting_turns_pencil_into_ink(player: Player) -> None:
    player.clear()
    player.press("city_Riga", "h")
    player.click("post")
    # 100 + 97, limit 194, so 3 are lost; Ploesti brings one point.
    assert player.held() == 194
    assert player.held(good="resource") == 41
    assert player.tag() == "posted"
    assert not player.find("city_Riga").isEnabled()
    assert player.value("city_Riga") == "held"
    assert not player.there("post")
    assert "Ctrl+Z" in player.text("note")


def test_ctrl_enter_posts_from_within_a_field(player: Player) -> None:
    player.clear()
    player.enter("buy", 2)
    player.post(at="buy")
    assert player.held(good="resource") == 43
    assert player.held() == 194


def test_undo_opens_the_form_again(player: Player) -> None:
    player.clear()
    player.click("post")
    player.desk.undo()
    player.settle()
    assert player.held() == 100
    assert player.tag() == "in pencil"
    assert player.find("city_Riga").isEnabled()


def test_escape_asks_before_it_puts_the_pencil_away(player: Player) -> None:
    player.clear()
    player.press("city_Riga", "h")
    player.enter("buy", 4)
    player.key(Qt.Key.Key_Escape)
    assert player.there("putting_away")
    assert player.value("city_Riga") == "held"
    player.click("put_away")
    assert not player.there("putting_away")
    assert player.value("city_Riga") == "no"
    assert player.find("buy", QSpinBox).value() == 0
    assert player.value("weather_B") == ""
    assert not player.screen.put_away()


def test_more_than_the_pool_pays_for_is_refused_with_what_it_pays_for(player: Player) -> None:
    player.clear()
    player.enter("buy", 80)
    refusal = "The pool cannot pay for 80 Resource Points. It pays for 66."
    assert refusal in player.faults()
    assert not player.find("post").isEnabled()
    player.post(at="buy")
    assert player.held() == 100


def test_points_without_rail_are_not_sold(player: Player) -> None:
    player.clear()
    player.enter("sell", 2)
    assert player.find("post").isEnabled()
    player.click("rail_connected")
    assert not player.find("rail_connected", QCheckBox).isChecked()
    assert any("sold only where rail connects" in line for line in player.faults())


def test_points_are_bought_to_a_place(player: Player) -> None:
    player.clear()
    player.enter("buy", 3)
    place = player.find("buy_place", QLineEdit)
    place.setFocus()
    player.qtbot.keyClicks(place, "Warszawa")
    player.settle()
    player.post(at="buy_place")
    rows = player.books.queries.balances()
    assert {row.account: row.amount for row in rows}["pool:axis:Warszawa"] == 3


def test_the_other_side_is_forecast_from_the_same_inputs(player: Player) -> None:
    player.press("weather_B", "m")
    player.clear()
    player.press("city_Riga", "h")
    player.press("city_Minsk", "h")
    # 60 + 3 + 4 = 67; 85 % of it 56.95, up to 57; limit 114; 75 + 57 is 18 over.
    words = player.find("forecast").accessibleName()
    assert "rate 67, received 57, limit 114, 18 SP over" in words
    assert "rate 67, received 57, limit 114" in player.find("side_soviet").accessibleName()
    assert "18 SP over" in player.find("side_soviet").accessibleName()
    assert player.held("soviet") == 75


def test_other_zones_are_entered_too(player: Player) -> None:
    player.press("weather_D", "s")
    player.clear()
    player.click("post")
    weather = player.books.queries.sequence().weather
    assert weather == {"A": "clear", "B": "clear", "C": "clear", "D": "snow", "G": "clear"}


def test_lend_lease_says_from_when_until_it_is_in_force(player: Player) -> None:
    player.posted("initial")
    player.go_to("exploitation")
    player.key(Qt.Key.Key_N)
    if player.there("go_on_anyway"):
        player.go_on_anyway()
    assert player.place()[1:] == ("soviet", "initial")
    assert player.text("trace_north_words") == "from May I 1942"
    assert not player.there("trace_north")
    assert player.there("baku_line")
    assert not player.there("ploesti")


def test_the_working_is_copied_as_text(player: Player) -> None:
    player.clear()
    player.click("copy_working")
    assert "Base rate\t\t100\tINC 01" in QGuiApplication.clipboard().text()


def test_a_chip_asks_for_its_case(player: Player) -> None:
    player.clear()
    opened: list[str] = []
    player.screen.case_opened.connect(opened.append)
    view = player.find("working", WorkingView)
    point = view.chip_point(1).toPoint()
    player.qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert opened == ["INC-01"]


def test_tab_goes_through_the_form_from_left_to_right(player: Player) -> None:
    first = player.find("weather_B")
    first.setFocus()
    seen = []
    for _ in range(9):
        player.qtbot.keyClick(player.screen.focusWidget(), Qt.Key.Key_Tab)
        seen.append(player.screen.focusWidget().objectName())
    names = [name for name in seen if name]
    assert names[:7] == [
        "weather_C", "weather_A", "weather_D", "weather_G", "weather_clear",
        "city_Riga", "city_Minsk",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "name", ["weather_B", "city_Riga", "buy", "sell", "post", "next_phase", "working", "warnings"]
)
def test_what_can_be_reached_has_an_accessible_name(player: Player, name: str) -> None:
    assert player.find(name).accessibleName()


def test_every_control_of_the_form_has_an_accessible_name(player: Player) -> None:
    panel = player.find("panel_initial")
    nameless = [
        widget
        for widget in panel.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and not widget.accessibleName()
        and widget.focusProxy() is None
    ]
    assert nameless == []


def test_a_place_for_points_is_offered_and_a_slip_is_told(player: Player) -> None:
    player.posted("move_resource", target="Warszawa", amount=5)
    player.clear()
    player.enter("buy", 1)
    place = player.find("buy_place", QLineEdit)
    place.setFocus()
    QTest.keyClicks(place, "wa")
    completer = place.completer()
    assert completer is not None
    assert completer.currentCompletion() == "Warszawa"
    QTest.keyClick(place, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(place, "Warzsawa")
    player.settle()
    told = "The books have no place Warzsawa yet. Did you mean Warszawa?"
    assert any(told in line for line in player.faults())
