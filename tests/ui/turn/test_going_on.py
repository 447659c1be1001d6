from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from oobmgr.campaign.commands import Silence
from oobmgr.ui.views.turn.screen import TurnScreen
from oobmgr.ui.widgets.warning_list import WarningList
from tests.ui.turn.playing import Player


def kinds(player: Player) -> list[str]:
    return [row.id for row in player.find("warnings", WarningList).rows]


def test_n_goes_to_the_next_phase(player: Player) -> None:
    player.clear()
    player.click("post")
    assert player.find("next_phase").accessibleName() == "Next: Air (N)"
    player.next_phase()
    assert player.place() == ("1941-06-II", "axis", "air")
    assert player.there("fighters")
    assert not player.there("weather_B")


def test_a_duty_is_shown_first_and_can_be_passed_over(player: Player) -> None:
    player.next_phase()
    assert player.place()[2] == "initial"
    assert any(line.startswith("Income not posted.") for line in player.faults())
    player.key(Qt.Key.Key_Escape)
    assert not player.there("leaving")
    player.next_phase()
    player.go_on_anyway("agreed at the table")
    assert player.place()[2] == "air"
    queries = player.books.queries
    last = queries.transaction(max(queries.transaction_numbers()))
    assert "Reason: agreed at the table." in last.sentence


def test_pencil_is_not_lost_in_silence(player: Player) -> None:
    player.clear()
    player.click("post")
    player.next_phase()
    player.enter("fighters", 3)
    player.next_phase()
    assert "Air groups: in pencil, not posted." in player.faults()
    player.click("stay")
    assert player.place()[2] == "air"


def test_what_looks_forgotten_is_listed_where_it_can_be_done_last(player: Player) -> None:
    player.posted("initial")
    player.go_to("combat")
    player.next_phase()
    assert player.find("leaving").accessibleName().startswith("Before the Exploitation Phase")
    assert any("40 Resource Points have no place yet" in line for line in player.faults())
    player.go_on_anyway()
    assert player.find("next_phase").accessibleName() == "Next: Soviet turn (N)"
    # Nothing can be placed any more: it is not asked for once more.
    player.next_phase()
    assert not player.there("leaving")
    assert player.place() == ("1941-06-II", "soviet", "initial")
    assert "done, 1 posted" in player.find("side_axis").accessibleName()


def test_silenced_warnings_are_put_away_and_brought_back(player: Player) -> None:
    assert kinds(player) == ["income", "not_placed"]
    cards = player.find("warnings", WarningList)
    spot = cards.placed(cards.width())[1].silence.center().toPoint()
    player.qtbot.mouseClick(cards, Qt.MouseButton.LeftButton, pos=spot)
    player.settle()
    assert kinds(player) == ["income"]
    player.click("silenced")
    player.click("show_again_not_placed")
    assert kinds(player) == ["income", "not_placed"]


def test_silencing_with_a_key_says_how_the_warning_comes_back(player: Player) -> None:
    told: list[str] = []
    player.desk.announced.connect(told.append)
    cards = player.find("warnings", WarningList)
    cards.setFocus()
    player.qtbot.keyClick(cards, Qt.Key.Key_Down)
    player.qtbot.keyClick(cards, Qt.Key.Key_S)
    player.settle()
    assert kinds(player) == ["income"]
    said = "“Resource Points not placed” is silenced."
    assert told[-1] == f"{said} Silenced, above the list, brings it back; so does Ctrl+Z."
    player.desk.undo()
    player.settle()
    assert kinds(player) == ["income", "not_placed"]
    assert ("S", "silence a warning") in player.screen.key_hints


def test_nothing_is_said_of_what_looks_forgotten_before_it_is_known(player: Player) -> None:
    fresh = TurnScreen(player.desk)
    player.qtbot.addWidget(fresh)
    fresh.resize(1264, 756)
    fresh.show()
    (words,) = fresh.findChildren(QWidget, "nothing_forgotten")
    assert not words.isVisible()
    assert not player.there("nothing_forgotten")
    for kind in ("income", "not_placed"):
        player.desk.execute(Silence(kind))
    fresh.refresh_if_stale()
    player.posted("initial")
    player.desk.refresh_all()
    player.settle()
    assert player.there("nothing_forgotten")


def test_the_link_of_a_warning_leads_to_its_form(player: Player) -> None:
    cards = player.find("warnings", WarningList)
    spot = cards.placed(cards.width())[1].action.center().toPoint()
    player.qtbot.mouseClick(cards, Qt.MouseButton.LeftButton, pos=spot)
    player.settle()
    assert player.there("amount")
    assert not player.there("weather_B")


def test_a_turn_of_both_sides_is_closed_and_looked_back_on(player: Player) -> None:
    player.posted("initial", weather={"B": "mud"})
    player.go_to("exploitation")
    # Who does not exploit in the mud is told there, and leaves nothing undone.
    assert kinds(player) == ["no_exploitation"]
    player.next_phase()
    assert not player.there("leaving")
    player.click("post")
    # 60 × 85 % = 51; 75 + 51 = 126, limit 102, so 24 are lost.
    assert player.held("soviet") == 102
    player.go_to("exploitation")
    assert player.find("next_phase").accessibleName() == "Close June II 1941 (N)"
    player.next_phase()
    assert player.place() == ("1941-07-I", "axis", "initial")
    assert "June II 1941, closed" in player.find("closed_turn").accessibleName()
    asked: list[object] = []
    player.screen.look_wanted.connect(asked.append)
    player.click("look_back")
    assert asked == ["1941-06-II"]
    assert player.find("past_axis_initial").accessibleName().startswith("Initial Phase")
    assert player.find("past_soviet_initial").isVisible()
    assert not player.there("post")
    assert not player.there("warnings")
    player.screen.post()
    player.settle()
    assert player.held() == 170
    player.click("back_to_now")
    assert player.there("weather_B")


def test_the_city_and_the_weather_are_proposed_again(player: Player) -> None:
    player.posted("initial", weather={"B": "mud"}, cities={"Riga": "held"})
    player.go_to("exploitation")
    player.next_phase()
    # The Soviet Initial Phase of the same turn: same weather, same cities.
    assert player.value("weather_B") == "mud"
    assert player.value("city_Riga") == "held"
    assert player.working()["Rate before weather"] == "63"


def test_what_was_missed_is_entered_late_with_its_reason(player: Player) -> None:
    player.next_phase()
    player.go_on_anyway("no time")
    head = player.find("phase_initial")
    player.click("phase_initial")
    assert head.isVisible()
    player.click("enter_late")
    assert "Initial Phase" in player.find("late_banner").accessibleName()
    assert not player.find("post").isEnabled()  # not without a reason
    player.find("late_reason").setFocus()
    QTest.keyClicks(player.find("late_reason"), "found at supper")
    player.clear()
    player.click("post")
    assert player.place()[2] == "air"
    queries = player.books.queries
    entry = queries.transaction(max(queries.transaction_numbers()))
    assert entry.title.endswith("(late)")
    assert ("Reason", "found at supper") in {(s.label, s.value) for s in entry.working}
    player.key(Qt.Key.Key_Escape)
    assert not player.there("late_banner")
    assert player.there("fighters")


def test_the_link_of_a_duty_of_a_phase_that_is_over_opens_that_phase(player: Player) -> None:
    player.next_phase()
    player.go_on_anyway("no time")
    player.screen.side.acted.emit("income")
    player.settle()
    assert "Initial Phase" in player.find("late_banner").accessibleName()
    assert player.there("weather_B")
