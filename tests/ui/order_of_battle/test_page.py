"""The page "Order of battle": what it shows, finds, filters and keeps."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, EditUnits, LoseSteps
from oobmgr.domain.postings import UnitId
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.navigation import NavigationList, PageRow
from tests.ui.order_of_battle.hands import CONTROL, SHIFT, child, choose, names, select, unit
from tests.ui.order_of_battles import new_campaign, press, settled, shown


def test_shows_every_unit_under_its_formation(screen: OrderOfBattleScreen) -> None:
    assert screen.filters.count.text() == "200 units"
    head = screen.table.units.group_at(0)
    assert head is not None
    assert (head.label, head.detail) == ("0 Corps", "20 units")
    assert head.right == "4 SP"  # four panzer divisions at one point


def test_typing_finds_designation_type_hex_note_nation_and_formation(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    screen.focus_search()
    for typed, wanted in (
        ("old guard", ["7 infantry"]),
        ("1b 2003", ["3 infantry"]),
        ("ROMANIA panzer 1B", ["0 panzer"]),
        ("99 western front", ["99 rifle"]),
        ("4 corps army group 9 panzer", ["90 panzer", "95 panzer"]),
    ):
        screen.filters.search.clear()
        qtbot.keyClicks(screen.filters.search, typed)
        assert names(screen) == wanted
    assert screen.filters.count.text() == "2 of 200 units"
    press(screen.filters.search, Qt.Key.Key_Escape)
    assert screen.filters.count.text() == "200 units"


def test_a_mistyped_word_finds_what_was_meant_and_says_so(screen: OrderOfBattleScreen) -> None:
    screen.filters.search.setText("pnzer")
    # Every fifth of the hundred of the Axis.
    assert screen.filters.count.text() == "20 of 200 units, like panzer"
    screen.filters.search.setText("panzer")
    assert screen.filters.count.text() == "20 of 200 units"


def test_the_counts_of_the_menus_follow_the_search(screen: OrderOfBattleScreen) -> None:
    screen.filters.search.setText("centre romania")
    actions = screen.filters.menus["type"].menu().actions()
    # Every tenth of the Axis is Romanian, and each of those is a panzer division.
    assert [a.text() for a in actions] == ["all\t10", "panzer\t10"]


def test_filters_count_what_they_would_show(screen: OrderOfBattleScreen) -> None:
    choose(screen.filters.menus["side"], "Axis")
    assert screen.filters.count.text() == "100 of 200 units"
    words = [action.text() for action in screen.filters.menus["type"].menu().actions()]
    assert words == ["all\t100", "infantry\t80", "panzer\t20"]
    choose(screen.filters.menus["type"], "panzer")
    choose(screen.filters.menus["nation"], "Germany")
    assert screen.filters.count.text() == "10 of 200 units"
    assert screen.filters.menus["nation"].accessibleName() == "Nation: Germany"


def test_a_formation_in_the_tree_shows_what_is_below_it(screen: OrderOfBattleScreen) -> None:
    tree = screen.tree.tree
    tree.setFocus()
    tree.setCurrentIndex(tree.nodes.index(0, 0))
    assert screen.filters.count.text() == "100 of 200 units"
    press(tree, Qt.Key.Key_Down)
    press(tree, Qt.Key.Key_Right)
    press(tree, Qt.Key.Key_Down)
    chosen = tree.current()
    assert chosen is not None
    assert tree.nodes.index_of(chosen).data() == "0 Corps"
    assert screen.filters.count.text() == "20 of 200 units"


def test_the_head_of_a_group_adds_up_who_is_there_and_tells_who_is_to_arrive(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    late = unit(desk, "5")  # a panzer division, one of the four points of its corps
    desk.execute(EditUnits((late.id,), {"arrival": "Aug I 1941", "status": "due"}))
    settled(desk, qtbot)
    head = screen.table.units.group_at(0)
    assert head is not None
    assert head.detail == "20 units, 1 to arrive (1 SP)"
    assert head.right == "3 SP"


def test_the_tree_by_place_groups_by_hex(screen: OrderOfBattleScreen) -> None:
    screen.tree.mode.setFocus()
    press(screen.tree.mode, Qt.Key.Key_Right)
    head = screen.table.units.group_at(0)
    assert head is not None
    assert (head.label, head.detail) == ("1B 2000", "1 unit")
    model = screen.tree.tree.nodes
    labels = [model.data(model.index(at, 0, model.index(0, 0))) for at in range(11)]
    assert labels[:2] == ["1B 2000", "1B 2001"]
    assert labels[10] == "Without a hex"


def test_the_head_sorts_by_number_and_again_the_other_way(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    screen.table.units.set_grouping(None)
    head = screen.table.horizontalHeader()
    at = QPoint(head.sectionViewportPosition(1) + 20, 10)
    qtbot.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert [name.split()[0] for name in names(screen)[:6]] == ["0", "0", "1", "1", "2", "2"]
    qtbot.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert names(screen)[0].startswith("99 ")


def test_the_tree_leaves_nothing_out_before_a_node_is_chosen(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    screen.table.setFocus()
    tree = screen.tree.tree
    tree.setFocus(Qt.FocusReason.TabFocusReason)
    assert tree.hasFocus()
    assert tree.current() is None
    assert screen.filters.count.text() == "200 units"
    press(tree, Qt.Key.Key_Down)
    assert screen.filters.count.text() == "100 of 200 units"


def test_several_units_are_summed_up(screen: OrderOfBattleScreen) -> None:
    press(screen.table, Qt.Key.Key_A, CONTROL)
    assert screen.inspector.several.title.text() == "200 units"
    assert [(row.label, row.value) for row in screen.inspector.several.sums.rows] == [
        ("Steps", "300 of 300"),
        # 20 panzer divisions of 10, 80 of infantry of 7, 100 of rifles of 4.
        ("Attack", "1,160"),
        ("Defense", "1,160"),
        ("REs", "not known"),
        ("Activation, exact", "20 SP"),
        ("Formations", "9"),
    ]
    assert screen.bar.kinds.text() == (
        "100 rifle, 80 infantry, 20 panzer; Soviet Union 100, Germany 90, Romania 10"
    )


def test_space_takes_a_unit_out_of_the_selection(screen: OrderOfBattleScreen) -> None:
    screen.table.selectRow(1)
    press(screen.table, Qt.Key.Key_Down, SHIFT)
    press(screen.table, Qt.Key.Key_Space)
    assert [line.unit.designation for line in screen.table.selected_rows()] == ["0"]


def test_selection_and_scroll_stay_when_the_books_change(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "2")
    bar = screen.table.verticalScrollBar()
    bar.setValue(900)
    desk.execute(LoseSteps((UnitId(unit(desk, "70").id),)))
    settled(desk, qtbot)
    assert bar.value() == 900
    assert [line.unit.designation for line in screen.table.selected_rows()] == ["2"]


def test_an_earlier_turn_is_read_only(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    desk.execute(Advance("turn", anyway=True))
    desk.execute(LoseSteps((UnitId(unit(desk, "2").id),)))
    settled(desk, qtbot)
    first = desk.campaign.queries.turns()[0]
    assert unit(desk, "2").steps_left == 1
    screen.look_at(first.turn)
    settled(desk, qtbot)
    select(screen, "2")
    line = screen.table.selected_rows()[0]
    assert line.unit.steps_left == 2
    assert screen.past.isVisible()
    assert first.label in screen.past.words.text()
    press(screen.table, Qt.Key.Key_X)
    settled(desk, qtbot)
    assert unit(desk, "2").steps_left == 1
    assert not any(action.isEnabled() for action in screen.units.by_name.values())
    with qtbot.waitSignal(screen.look_wanted) as asked:
        screen.past.back.click()
    assert asked.args == [None]
    screen.look_at(None)
    settled(desk, qtbot)
    assert not screen.past.isVisible()


def test_a_unit_that_the_window_wants_is_shown_whatever_is_filtered(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    choose(screen.filters.menus["side"], "Axis")
    wanted = unit(desk, "88", "soviet")
    screen.show_unit(wanted.id)
    settled(desk, qtbot)
    assert screen.inspector.unit_id == wanted.id
    assert screen.filters.count.text() == "200 units"


def test_nothing_fits_and_show_all(screen: OrderOfBattleScreen, qtbot: QtBot) -> None:
    qtbot.keyClicks(screen.filters.search, "zeppelin")
    assert screen.stack.currentWidget() is screen.no_match
    screen.no_match.button.click()
    assert screen.filters.count.text() == "200 units"


def test_esc_puts_the_search_away_and_then_the_filters(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    screen.tree.tree.select(NodeKey("side", "axis"))
    qtbot.keyClicks(screen.filters.search, "panzer")
    assert screen.put_away()
    assert screen.filters.count.text() == "100 of 200 units"
    assert screen.put_away()
    assert screen.filters.count.text() == "200 units"
    assert screen.tree.tree.current() is None
    assert not screen.put_away()


def test_a_search_that_finds_nothing_in_a_formation_goes_on_in_all(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    screen.tree.tree.select(NodeKey("side", "soviet"))
    qtbot.keyClicks(screen.filters.search, "panzer")
    assert screen.stack.currentWidget() is screen.no_match
    assert "in what is chosen in the tree" in screen.no_match.accessibleName()
    screen.everywhere.click()
    assert screen.filters.search.text() == "panzer"
    assert screen.tree.tree.current() is None
    assert screen.filters.count.text() == "20 of 200 units"
    qtbot.keyClicks(screen.filters.search, "x")
    assert screen.everywhere.isHidden()
    assert screen.no_match.accessibleName() == "No unit fits the search and the filters."


def test_an_empty_campaign_leads_to_the_import(tmp_path: Path, qtbot: QtBot) -> None:
    desk = Desk(new_campaign(tmp_path, ()))
    screen = OrderOfBattleScreen(desk)
    shown(screen, desk, qtbot)
    assert screen.stack.currentWidget() is screen.no_units
    assert isinstance(screen.no_units.button, KeyButton)
    with qtbot.waitSignal(screen.page_wanted) as asked:
        screen.no_units.button.click()
    assert asked.args == ["exchange"]
    # Or a list is pasted that was typed elsewhere.
    (paste,) = (b for b in screen.no_units.findChildren(KeyButton) if b.text() == "Paste a list")
    QGuiApplication.clipboard().setText("II Corps\n 4-6 Inf XX: 1, 2")
    with qtbot.waitSignal(screen.paste_wanted):
        paste.click()
    # Or one is typed there.
    with qtbot.waitSignal(screen.list_wanted):
        screen.no_units.type_list.click()
    # Or its first unit is added by hand.
    screen.add_first.click()
    assert screen.findChild(Prompt) is not None
    desk.close()


def test_an_empty_order_of_battle_takes_the_keys_that_it_shows(
    tmp_path: Path, qtbot: QtBot
) -> None:
    desk = Desk(new_campaign(tmp_path, ()))
    screen = OrderOfBattleScreen(desk)
    shown(screen, desk, qtbot)
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    screen.setFocus()  # as the window does whenever the page is shown
    assert screen.no_units.button.hasFocus()
    press(screen.no_units.button, Qt.Key.Key_Insert)
    asked = screen.findChild(Prompt)
    assert asked is not None
    # The game names no types of its own, and no unit has one yet: they are offered all the same.
    offered = child(asked, "prompt_type").completer()
    assert offered is not None
    offered.setCompletionPrefix("inf")
    assert offered.completionCount()
    desk.close()


def test_the_ring_of_the_row_before_is_drawn_away_in_all_of_its_columns(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    table = screen.table
    table.selectRow(1)
    press(table, Qt.Key.Key_Down, SHIFT)
    QTest.qWait(50)
    watch = Painted()
    table.viewport().installEventFilter(watch)
    press(table, Qt.Key.Key_Down, SHIFT)
    left = QRect(0, table.rowViewportPosition(2), table.viewport().width(), table.rowHeight(2))
    qtbot.waitUntil(lambda: QRegion(left).subtracted(watch.region).isEmpty())


class Painted(QObject):
    """What of a widget was drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.region = QRegion()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return super().eventFilter(watched, event)


def test_letters_belong_to_a_field_that_is_typed_in(
    screen: OrderOfBattleScreen, desk: Desk, qtbot: QtBot
) -> None:
    select(screen, "2")
    screen.focus_search()
    qtbot.keyClicks(screen.filters.search, "xms")
    settled(desk, qtbot)
    assert screen.filters.search.text() == "xms"
    assert unit(desk, "2").steps_left == 2
    assert screen.findChildren(Prompt) == []


def test_a_tree_or_list_with_nothing_chosen_shows_that_it_has_the_keys(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    """Tab led there, and nothing on the screen said so."""
    more = NavigationList("More")
    qtbot.addWidget(more)
    more.set_pages((PageRow("guide", "info", "The guide", "F1"),))
    more.resize(180, 60)
    for part in (screen.tree.tree, more):
        part.window().show()
        part.window().activateWindow()
        screen.table.setFocus()
        more.clearFocus()
        without = part.grab().toImage()
        part.setFocus()
        qtbot.waitUntil(part.hasFocus)
        assert part.grab().toImage() != without


def test_the_ring_round_the_tree_goes_with_the_first_node_that_is_chosen(
    screen: OrderOfBattleScreen, qtbot: QtBot
) -> None:
    """It stayed at the edges until something else painted them."""
    tree = screen.tree.tree
    screen.window().show()
    screen.window().activateWindow()
    tree.setFocus()
    qtbot.waitUntil(tree.hasFocus)
    assert tree.current() is None
    QTest.qWait(50)
    watch = Painted()
    tree.viewport().installEventFilter(watch)
    qtbot.keyClick(tree, Qt.Key.Key_Down)
    assert tree.current() is not None
    qtbot.waitUntil(lambda: watch.region.contains(tree.viewport().rect().bottomRight()))
