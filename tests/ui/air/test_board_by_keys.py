"""The board of air groups: what it shows, and groups that move by keys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.games.europa.pages.air.popups import MovePopup
from tests.campaigns import post
from tests.ui.air.flyer import SHIFT, Flyer, campaign
from tests.ui.desks import open_window


def test_nations_stand_on_tabs_with_their_numbers(flyer: Flyer) -> None:
    tabs = flyer.screen.head.tabs
    assert tabs is not None
    axis = [f"{force.name} {force.number}" for force in flyer.board().forces]
    soviet = [f"{force.name} {force.number}" for force in flyer.board("soviet").forces]
    assert list(tabs.options) == [*axis, *soviet]
    assert tabs.value == axis[0]
    assert flyer.shown("Warszawa") == {"He111": 3, "Me109F": 2, "Ju52": 2}
    assert flyer.text("allowance") == "7 of 46"
    assert flyer.text("allowance_room") == "39 more may be placed"
    tabs.setFocus()
    flyer.key(Qt.Key.Key_Right)
    assert flyer.text("allowance").endswith(" of 3")
    assert flyer.shown("Warszawa") == {}
    assert flyer.shown("Available") == flyer.held("Available", 1)


def test_a_base_says_what_damage_leaves_of_its_capacity(flyer: Flyer) -> None:
    undamaged = flyer.panel("Warszawa").box.capacity
    assert undamaged is not None
    assert f"capacity {undamaged} of {undamaged}" in flyer.panel("Warszawa").accessibleName()
    picked = [{"card": "He111"}]
    post(flyer.books, "air_base", work="damage", name="Warszawa", hits=1, grounded=picked)
    assert flyer.window.desk is not None
    flyer.window.desk.refresh_all()
    flyer.settle()
    words = f"capacity {undamaged - 1} of {undamaged}"
    assert words in flyer.panel("Warszawa").accessibleName()


def test_a_card_is_told_in_words(flyer: Flyer) -> None:
    assert flyer.card("Warszawa", "Me109F").accessibleName() == "Me109F, 2 at Warszawa, fighter"
    assert "transport, free" in flyer.card("Warszawa", "Ju52").accessibleName()


def test_the_first_window_does_not_load_the_page(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, campaign(tmp_path))
    assert window.workspace is not None
    assert window.workspace.loaded("air") is None


# ------------------------------------------------------------------------------- by keyboard


def test_many_bases_are_searched_as_everything_else_is(opening: Flyer, qtbot: QtBot) -> None:
    """By words in any order, behind a comma by others, and with a slip."""
    card, box = opening.card("Available", "He111").card, opening.panel("Minsk").box
    names = ("Warszawa", "Minsk", "Riga", "Pskov", "Kovno", "Bobruisk", "Brest", "Wilno")
    bases = [replace(box, key=name, name=name, place=f"{at}A") for at, name in enumerate(names)]
    popup = MovePopup(card, bases, opening.window, ask_number=False)
    qtbot.addWidget(popup)

    def found(words: str) -> list[str]:
        popup.search.setText(words)
        return [popup.list.item(at).text().split()[0] for at in range(popup.list.count())]

    assert found("") == list(names)
    assert found("2A riga") == ["Riga"]
    assert found("riga, wilno") == ["Riga", "Wilno"]
    assert found("minks") == ["Minsk"]
    assert found("zeppelin") == []


def test_groups_are_placed_at_a_base_by_keyboard(opening: Flyer) -> None:
    opening.go_to("Available", "He111")
    opening.key(Qt.Key.Key_B)
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, MovePopup)
    assert [popup.list.item(at).text().split()[0] for at in range(2)] == ["Minsk", "Warszawa"]
    minsk = opening.panel("Minsk").box
    assert popup.list.item(0).text().endswith(f"capacity {minsk.left} of {minsk.capacity}")
    opening.key(Qt.Key.Key_Down)
    popup.number.setFocus()
    popup.number.selectAll()
    opening.key(Qt.Key.Key_3)
    opening.key(Qt.Key.Key_Return)
    assert opening.shown("Warszawa") == {"~He111": 3}
    assert opening.shown("Available")["He111"] == opening.held("Available")["He111"] - 3
    assert opening.held("Warszawa") == {}
    assert opening.text("post") == "Post 3 moves"
    opening.post()
    assert opening.held("Warszawa") == opening.shown("Warszawa") == {"He111": 3}
    assert opening.last["action"] == "air_move"
    assert not opening.screen.pencil
    assert not opening.there("post")


def test_where_there_is_no_other_base_the_letter_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    books = campaign(tmp_path)
    post(books, "air_base", name="Warszawa", hex="1A 2230", city="major", airfield=True)
    post(books, "air_move", moves=[{"card": "He111", "target": "Warszawa", "number": 1}])
    flyer = Flyer(qtbot, open_window(qtbot, tmp_path, books))
    flyer.go_to("Warszawa", "He111")
    with qtbot.waitSignal(flyer.screen.board.told) as said:
        flyer.key(Qt.Key.Key_B)
    assert said.args == ["There is no other base to go to."]


def test_shift_moves_all_without_asking_and_back_home_nothing_has_moved(opening: Flyer) -> None:
    opening.go_to("Available", "He111")
    number = opening.at.card.number
    opening.key(Qt.Key.Key_F, SHIFT)
    assert QApplication.activePopupWidget() is None
    assert opening.shown("EFT") == {"~He111": number}
    assert "He111" not in opening.shown("Available")
    opening.go_to("EFT", "He111")
    opening.key(Qt.Key.Key_V, SHIFT)
    assert opening.shown("EFT") == {}
    assert opening.shown("Available")["He111"] == number
    assert not opening.screen.pencil


def test_arrows_go_from_card_to_card_and_boxes(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_Down)
    assert flyer.at.card.name == flyer.panel("Warszawa").cards[1].card.name
    flyer.key(Qt.Key.Key_Up)
    assert flyer.at.card.name == "He111"
    flyer.key(Qt.Key.Key_Left)
    assert flyer.at.card.box_name == "Available"
    flyer.key(Qt.Key.Key_Right)
    assert flyer.at.card.box_name == "Warszawa"


def test_space_activates_and_the_price_stands_at_the_foot(flyer: Flyer) -> None:
    before = flyer.sp()
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_Space)
    assert "3 to be activated, not posted" in flyer.at.accessibleName()
    flyer.go_to("Warszawa", "Me109F")
    flyer.key(Qt.Key.Key_Space)
    # He111: 3 × ½; Me109F: 2 × ⅓; together 2 ⅙, and so 3.
    assert flyer.text("post") == "Post 3 SP"
    cells = {step.label: step for step in flyer.screen.bar.inline.steps}
    assert cells["To pay, rounded up"].value == 3
    assert any(step.case == "SP-09" for step in cells.values())
    flyer.post()
    assert before - flyer.sp() == 3
    assert flyer.card("Warszawa", "He111").card.active == 3
    assert flyer.last["inputs"]["groups"][0]["number"] == 3
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_Space)
    assert not flyer.screen.pencil
    assert "activated already" in flyer.window.status.told


def test_plus_and_minus_activate_some_of_a_card(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_Plus)
    assert flyer.at.card.pencilled == 1
    flyer.key(Qt.Key.Key_Plus)
    flyer.key(Qt.Key.Key_Minus)
    assert flyer.text("post") == "Post 1 SP"
    flyer.key(Qt.Key.Key_Minus)
    assert not flyer.there("post")


def test_activations_are_posted_before_moves(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "Me109F")
    flyer.key(Qt.Key.Key_Space)
    flyer.key(Qt.Key.Key_B)
    flyer.key(Qt.Key.Key_Return)
    assert flyer.text("post") == "Post 1 SP and 2 moves"
    flyer.post()
    assert flyer.held("Minsk") == {"Me109F": 2}
    assert flyer.card("Minsk", "Me109F").card.active == 2
    last = flyer.books.queries.version()
    actions = [
        flyer.books.queries.transaction(n).command_values["action"] for n in (last - 1, last)
    ]
    assert actions == ["air", "air_move"]


def test_a_group_goes_from_box_to_box_by_its_letters(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "Me109F")
    flyer.key(Qt.Key.Key_I, SHIFT)
    flyer.post()
    assert flyer.held("Inoperable") == flyer.shown("Inoperable") == {"Me109F": 2}
    flyer.go_to("Inoperable", "Me109F")
    assert flyer.at.card.note == "Warszawa"
    flyer.key(Qt.Key.Key_R, SHIFT)
    flyer.post()
    assert flyer.held("Remnants") == flyer.shown("Remnants") == {"Me109F": 2}
    assert flyer.held("Inoperable") == {}


def test_enter_tells_where_the_others_of_the_name_lie(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "Me109F")
    flyer.key(Qt.Key.Key_Return)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    assert "2 at Warszawa" in popup.accessibleName()
    assert f"Available: {flyer.held('Available')['Me109F']}" in popup.accessibleName()
    flyer.key(Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None


# ------------------------------------------------------------------------------- refusals


def test_a_refused_move_is_marked_on_its_card_with_the_case(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_V, SHIFT)
    card = next(one for one in flyer.panel("Available").cards if one.card.source)
    assert len(flyer.faults) == 1
    assert flyer.faults[0] in card.accessibleName()
    assert flyer.there("post")
    assert not flyer.find("post").isEnabled()
    flyer.post()
    assert flyer.held("Warszawa")["He111"] == 3
    assert flyer.screen.pencil.moved == 3


def test_in_another_phase_nothing_can_be_ticked(opening: Flyer) -> None:
    opening.go_to("Available", "Ju52")
    assert not opening.at.has_tick
    opening.key(Qt.Key.Key_Space)
    assert not opening.screen.pencil
    assert "the phase for it" in opening.window.status.told


def test_a_card_in_pencil_is_activated_only_once_it_is_posted(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "Me109F")
    flyer.key(Qt.Key.Key_B, SHIFT)
    assert flyer.shown("Minsk") == {"~Me109F": 2}
    flyer.go_to("Minsk", "Me109F")
    flyer.key(Qt.Key.Key_Space)
    assert not flyer.screen.pencil.groups
    assert "Post the move first" in flyer.window.status.told


# ------------------------------------------------------------------------------- putting away


def test_esc_asks_before_the_pencil_goes(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_Space)
    flyer.key(Qt.Key.Key_Escape)
    assert flyer.there("putting_away")
    flyer.key(Qt.Key.Key_Escape)
    assert not flyer.there("putting_away")
    assert flyer.at.card.pencilled == 3
    assert flyer.screen.holds_pencil()
    flyer.click("clear_pencil")
    flyer.click("put_away")
    assert not flyer.screen.holds_pencil()
    assert not flyer.there("post")
    assert flyer.card("Warszawa", "He111").card.flies == 0


def test_the_pencil_outlives_another_page_and_an_undo(flyer: Flyer) -> None:
    flyer.go_to("Warszawa", "He111")
    flyer.key(Qt.Key.Key_Space)
    flyer.key(Qt.Key.Key_7)
    flyer.key(Qt.Key.Key_4)
    assert flyer.card("Warszawa", "He111").card.pencilled == 3
    assert flyer.window.desk is not None
    flyer.window.desk.undo()  # back to the Initial Phase: nothing can be activated there
    flyer.settle()
    assert flyer.screen.pencil.groups
    assert flyer.faults
    flyer.window.desk.undo()  # the groups are off the map again
    flyer.settle()
    assert not flyer.screen.pencil
