"""Units and formations added on the page "Order of battle", and the form that asks for them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import AddFormation
from oobmgr.domain.accounts import SideId
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.theme import apply_theme, colour
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from tests.ui.order_of_battle.hands import (
    CONTROL,
    SHIFT,
    child,
    come_back,
    prompt,
    select,
    unit,
    write,
)
from tests.ui.order_of_battles import press, settled


def test_a_unit_is_added_with_what_is_missing_said_beside_the_fields(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    press(screen.table, Qt.Key.Key_Insert)
    asked = prompt(screen)
    write(child(asked, "prompt_designation"), "Großdeutschland", qtbot)
    assert asked.isVisible()
    for field, text in (
        ("nation", "Germany"),
        ("type", "motorized"),
        ("formation", "Army Group Centre / 0 Corps"),
        ("trait:cadre", "2-10"),
        ("trait:aa", "1"),
        ("note", "the guard"),
    ):
        qtbot.keyClicks(child(asked, f"prompt_{field}"), text)
    press(child(asked, "prompt_formation"), Qt.Key.Key_Return)
    # What nobody entered is asked for, and never taken for nothing.
    fault = asked.findChild(QLabel, "prompt_fault_rating:attack")
    assert fault is not None
    assert "Enter a whole number" in fault.text()
    for rating in ("attack", "defense", "move"):
        qtbot.keyClicks(child(asked, f"prompt_rating:{rating}"), "8")
    press(child(asked, "prompt_formation"), Qt.Key.Key_Return)
    settled(desk, qtbot)
    added = unit(desk, "Großdeutschland")
    assert (added.path[-1], added.ratings["move"]) == ("0 Corps", 8)
    assert (added.traits, added.note) == ({"cadre": "2-10", "aa": "1"}, "the guard")
    assert screen.filters.count.text() == "201 units"


def test_what_is_no_rating_is_not_told_to_be_missing(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    press(screen.table, Qt.Key.Key_Insert)
    asked = prompt(screen)
    for rating, text in (("attack", "9" * 30), ("defense", "x"), ("move", "")):
        child(asked, f"prompt_rating:{rating}").setText(text)
    write(child(asked, "prompt_designation"), "41", qtbot)
    settled(desk, qtbot)
    told = [
        fault.text()
        for rating in ("attack", "defense", "move")
        if (fault := asked.findChild(QLabel, f"prompt_fault_rating:{rating}")) is not None
    ]
    assert told[0].startswith(f"'{'9' * 30}' is not a rating.")
    assert told[1].startswith("'x' is not a rating.")
    assert told[2].startswith("Fill this in.")


def test_fields_stay_where_they_are_when_what_was_said_goes(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """The rows parted to fill the room of the words: the next click hit another field."""
    select(screen, "8")
    press(screen.table, Qt.Key.Key_Insert)
    asked = prompt(screen)
    designation, attack = child(asked, "prompt_designation"), child(asked, "prompt_rating:attack")
    settled(desk, qtbot)
    before = attack.pos()
    for field in ("designation", "type", "rating:attack", "rating:defense", "rating:move"):
        qtbot.keyClicks(child(asked, f"prompt_{field}"), "8")
    write(child(asked, "prompt_hex"), "nowhere at all", qtbot)
    settled(desk, qtbot)
    assert asked.verb.text() == "Post it all the same"
    qtbot.keyClicks(designation, "9")
    settled(desk, qtbot)
    assert asked.verb.text() == "Add the unit"
    assert attack.pos() == before


def test_a_new_unit_belongs_beside_the_selected_one(
    screen: OrderOfBattleScreen, desk: Desk
) -> None:
    beside = unit(desk, "8")
    select(screen, "8")
    press(screen.table, Qt.Key.Key_Insert)
    asked = prompt(screen)
    assert child(asked, "prompt_formation").text() == "Army Group Centre / 0 Corps"
    assert child(asked, "prompt_nation").text() == beside.nation == "Germany"
    side = asked.findChild(QComboBox, "prompt_side")
    assert side is not None
    assert side.currentData() == "axis"


def test_a_new_unit_is_of_the_nation_of_the_formation_in_the_tree(
    screen: OrderOfBattleScreen,
) -> None:
    row = next(one for one in screen.books.formations if one.side == "soviet" and one.level == 1)
    screen.tree.tree.select(NodeKey("formation", "soviet", row.id))
    press(screen.table, Qt.Key.Key_Insert)
    asked = prompt(screen)
    assert child(asked, "prompt_formation").text() == " / ".join(row.path)
    assert child(asked, "prompt_nation").text() == "Soviet Union"


def test_another_unit_is_added_with_what_stands_in_the_form(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "8")
    press(screen.table, Qt.Key.Key_Insert)
    asked = prompt(screen)
    name = child(asked, "prompt_designation")
    for field, text in (("designation", "901st"), ("type", "infantry")):
        child(asked, f"prompt_{field}").setText(text)
    for rating in ("attack", "defense", "move"):
        child(asked, f"prompt_rating:{rating}").setText("6")
    asked.activateWindow()
    qtbot.waitUntil(asked.isActiveWindow)
    press(name, Qt.Key.Key_Return, CONTROL)
    settled(desk, qtbot)
    assert asked.isVisible()
    assert (name.text(), name.selectedText()) == ("902nd", "902nd")
    assert asked.cancel.text() == "Close"
    done = asked.findChild(QLabel, "prompt_done")
    assert done is not None
    assert done.text() == "Added 901st infantry XX."
    # What is told has room of its own: otherwise the last fields would go out of sight.
    fields = asked.findChild(QScrollArea)
    assert fields is not None
    assert fields.verticalScrollBar().maximum() == 0
    # What was posted is not asked about again, and Enter posts the last one.
    press(name, Qt.Key.Key_Return)
    settled(desk, qtbot)
    assert [unit(desk, n).path[-1] for n in ("901st", "902nd")] == ["0 Corps"] * 2
    assert unit(desk, "902nd").ratings == unit(desk, "901st").ratings
    assert screen.filters.count.text() == "202 units"


def test_a_type_and_a_formation_typed_in_other_capitals_are_those_that_are_known(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    asked = asked_to_add(screen, qtbot, "901st")
    known = child(asked, "prompt_formation").text()
    child(asked, "prompt_type").setText("INFantry")
    child(asked, "prompt_formation").setText(known.lower())
    press(child(asked, "prompt_designation"), Qt.Key.Key_Return)
    settled(desk, qtbot)
    added = unit(desk, "901st")
    assert added.type == "infantry"
    assert " / ".join(added.path) == known


def asked_to_add(screen: OrderOfBattleScreen, qtbot: QtBot, number: str) -> Prompt:
    """The form of a new unit, filled in."""
    select(screen, "8")
    press(screen.table, Qt.Key.Key_Insert)
    asked = prompt(screen)
    for field, text in (("designation", number), ("type", "infantry")):
        child(asked, f"prompt_{field}").setText(text)
    for rating in ("attack", "defense", "move"):
        child(asked, f"prompt_rating:{rating}").setText("6")
    asked.activateWindow()
    qtbot.waitUntil(asked.isActiveWindow)
    return asked


def test_what_is_typed_before_the_next_form_is_there_goes_into_it(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    asked = asked_to_add(screen, qtbot, "901st")
    name = child(asked, "prompt_designation")
    press(name, Qt.Key.Key_Return, CONTROL)
    press(name, Qt.Key.Key_Return, CONTROL)  # twice in a hurry sends nothing twice
    qtbot.keyClicks(name, "950th")
    press(name, Qt.Key.Key_Return, CONTROL)
    qtbot.keyClicks(name, "960th")
    assert name.text() == "901st"  # not asked for yet
    settled(desk, qtbot)
    settled(desk, qtbot)
    assert name.text() == "960th"
    assert screen.filters.count.text() == "202 units"
    assert [unit(desk, n).path[-1] for n in ("901st", "950th")] == ["0 Corps"] * 2


def test_what_is_typed_early_does_not_spoil_a_form_that_is_refused(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    asked = asked_to_add(screen, qtbot, "901st")
    name = child(asked, "prompt_designation")
    child(asked, "prompt_hex").setText("no hex\N{ZERO WIDTH SPACE}" + "x" * 400)
    press(name, Qt.Key.Key_Return, CONTROL)
    qtbot.keyClicks(name, "950th")
    settled(desk, qtbot)
    assert name.text() == "901st"
    qtbot.keyClicks(name, "x")
    assert name.text() == "901stx"
    assert screen.filters.count.text() == "200 units"


def test_a_long_text_in_a_form_shows_its_beginning(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    asked = Prompt("Edit", "Change it", parent=screen)
    line = asked.add_text("setup", "Set-up", "AG North: East Prussia, on or behind the border")
    qtbot.addWidget(asked)
    assert line.cursorPosition() == 0


def test_the_list_of_what_is_offered_has_an_edge(
    screen: OrderOfBattleScreen, qtbot: QtBot, qapp: QApplication
) -> None:
    apply_theme(qapp, "light")
    press(screen.table, Qt.Key.Key_Insert)
    asked = prompt(screen)
    asked.activateWindow()
    qtbot.waitUntil(asked.isActiveWindow)
    field = child(asked, "prompt_nation")
    field.setFocus()
    qtbot.keyClicks(field, "germ")
    offered = field.completer()
    assert offered is not None
    popup = offered.popup()
    assert popup is not None
    qtbot.waitUntil(popup.isVisible)
    picture = popup.grab().toImage()
    edge = {picture.pixelColor(0, 4).name(), picture.pixelColor(8, 0).name()}
    assert edge == {colour("line2").name()}


def test_enter_takes_the_offer_that_is_chosen_and_the_next_one_posts(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    press(screen.table, Qt.Key.Key_Insert)
    asked = prompt(screen)
    said = QSignalSpy(asked.submitted)
    asked.activateWindow()
    qtbot.waitUntil(asked.isActiveWindow)
    field = child(asked, "prompt_nation")
    field.setFocus()  # a field without the focus takes no offers
    qtbot.keyClicks(field, "germ")
    offered = field.completer()
    assert offered is not None
    popup = offered.popup()
    assert popup is not None
    press(popup, Qt.Key.Key_Down)
    press(popup, Qt.Key.Key_Return)
    assert field.text() == "Germany"
    assert said.count() == 0
    press(field, Qt.Key.Key_Return)
    assert said.count() == 1


def test_the_type_that_the_campaign_has_most_is_offered_first(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    press(screen.table, Qt.Key.Key_Insert)
    asked = prompt(screen)
    asked.activateWindow()
    qtbot.waitUntil(asked.isActiveWindow)
    field = child(asked, "prompt_type")
    field.setFocus()
    qtbot.keyClicks(field, "inf")
    completer = field.completer()
    assert completer is not None
    popup = completer.popup()
    assert popup is not None
    press(popup, Qt.Key.Key_Down)
    press(popup, Qt.Key.Key_Return)
    assert field.text() == "infantry"


def test_a_slash_without_spaces_belongs_to_a_name(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    screen.formations.by_name["add_formation"].trigger()
    asked = prompt(screen)
    qtbot.keyClicks(child(asked, "prompt_above"), "Army Group Centre / 3/4 Group")
    write(child(asked, "prompt_formation"), "A / B", qtbot)
    settled(desk, qtbot)
    assert asked.isVisible()
    assert "'A / B' is a path" in " ".join(label.text() for label in asked.findChildren(QLabel))
    field = child(asked, "prompt_formation")
    field.clear()
    write(field, "5/6 Group", qtbot)
    settled(desk, qtbot)
    paths = {row.path for row in desk.campaign.queries.formations()}
    assert ("Army Group Centre", "3/4 Group", "5/6 Group") in paths


def test_an_added_formation_is_brought_into_sight_and_the_choice_stays(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    """It stood in a closed one: nothing in the tree told that it was there."""
    tree = screen.tree.tree
    centre = next(f for f in desk.campaign.queries.formations() if f.path == ("Army Group Centre",))
    above = NodeKey("formation", str(centre.side), centre.id)
    tree.select(above)
    tree.collapse(tree.nodes.index_of(above))
    screen.formations.by_name["add_formation"].trigger()
    write(child(prompt(screen), "prompt_formation"), "Reserve", qtbot)
    settled(desk, qtbot)
    come_back(screen, tree, qtbot)
    reserve = next(f for f in desk.campaign.queries.formations() if f.name == "Reserve")
    assert reserve.path == ("Army Group Centre", "Reserve")
    new = tree.nodes.index_of(NodeKey("formation", str(reserve.side), reserve.id))
    assert new.isValid()
    assert tree.isExpanded(tree.nodes.index_of(above))
    assert tree.viewport().rect().contains(tree.visualRect(new).center())
    assert tree.current() == above
    # What was opened for it may be closed again.
    tree.collapse(tree.nodes.index_of(above))
    desk.execute(AddFormation(SideId("axis"), ("Elsewhere",)))
    settled(desk, qtbot)
    assert not tree.isExpanded(tree.nodes.index_of(above))


def test_formations_are_added_renamed_and_moved(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    screen.formations.by_name["add_formation"].trigger()
    write(child(prompt(screen), "prompt_formation"), "Reserve", qtbot)
    settled(desk, qtbot)
    reserve = next(f for f in desk.campaign.queries.formations() if f.name == "Reserve")
    tree = screen.tree.tree
    tree.select(NodeKey("formation", "axis", reserve.id))
    come_back(screen, tree, qtbot)
    press(tree, Qt.Key.Key_F2)
    write(child(prompt(screen), "prompt_name"), "OKH reserve", qtbot)
    settled(desk, qtbot)
    come_back(screen, tree, qtbot)
    press(tree, Qt.Key.Key_F2, SHIFT)
    write(child(prompt(screen), "prompt_parent"), "Army Group Centre", qtbot)
    settled(desk, qtbot)
    moved = next(f for f in desk.campaign.queries.formations() if f.id == reserve.id)
    assert moved.path == ("Army Group Centre", "OKH reserve")
    current = tree.current()
    assert current is not None
    assert current.formation == reserve.id
