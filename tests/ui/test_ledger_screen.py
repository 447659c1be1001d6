from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, CountIn, LoseSteps
from oobmgr.campaign.file import Campaign
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.postings import TransactionId, UnitId
from oobmgr.ui.language import tr
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.theme import apply_theme
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, MEDIUM, font, set_measures
from oobmgr.ui.views.ledger.entry_table import CASES, ROUTE, STATE, TURN, WHAT
from oobmgr.ui.views.ledger.screen import LedgerScreen
from oobmgr.ui.widgets.filter_menu import FilterMenu
from oobmgr.ui.widgets.paint import tag_size, text_width
from oobmgr.ui.widgets.table_delegate import CELL_PADDING, cell_words
from oobmgr.ui.widgets.working_view import WorkingRow
from tests.campaigns import post
from tests.ui.order_of_battles import new_campaign, press, settled, shown

SP = GoodId("sp")
CONTROL = Qt.KeyboardModifier.ControlModifier


def count_in(campaign: Campaign, side: str, counted: int, reason: str) -> int:
    command = CountIn(SideId(side), SP, counted, reason)
    return campaign.session.execute(command).transaction


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """The opening; 90 and 80 counted in for the Axis; a turn later 70 for the Soviets."""
    campaign = new_campaign(tmp_path)
    count_in(campaign, "axis", 90, "ten spilled")
    count_in(campaign, "axis", 80, "ten more spilled")
    campaign.session.execute(Advance("turn", anyway=True))
    count_in(campaign, "soviet", 70, "five lost")
    made = Desk(campaign)
    yield made
    made.close()


@pytest.fixture
def screen(desk: Desk, qtbot: QtBot) -> LedgerScreen:
    made = LedgerScreen(desk)
    shown(made, desk, qtbot)
    made.table.setFocus()
    return made


def rows(screen: LedgerScreen) -> list[tuple[str, str, str, str]]:
    model = screen.table.entries
    lines = (model.row_at(at) for at in range(model.rowCount()))
    return [(e.row.side, e.row.sign, e.change, e.balance) for e in lines if e is not None]


def held(screen: LedgerScreen, side: str, sign: str) -> int:
    return next(h.amount for h in screen.balances.holdings if (h.side, h.sign) == (side, sign))


def choose(menu: FilterMenu, words: str) -> None:
    action = next(a for a in menu.menu().actions() if a.text().split("\t")[0] == words)
    action.trigger()


def minus(number: int) -> str:
    return f"\N{MINUS SIGN}\N{THIN SPACE}{number}"


def test_postings_stand_newest_first_with_the_balance_after_them(screen: LedgerScreen) -> None:
    choose(screen.menus["good"], "Supply points")
    assert rows(screen)[:1] == [("soviet", "SP", minus(5), "70")]
    axis = [row for row in rows(screen) if row[0] == "axis"]
    assert [row[3] for row in axis if row[2] == minus(10)] == ["80", "90"]


def test_the_balances_of_all_pools_stand_at_the_top(screen: LedgerScreen) -> None:
    assert held(screen, "axis", "SP") == 80
    assert held(screen, "soviet", "SP") == 70
    assert "Axis supply points 80" in screen.balances.accessibleName()


def test_the_past_shows_balances_and_postings_as_of_its_end(
    screen: LedgerScreen, desk: Desk, qtbot: QtBot
) -> None:
    first = desk.campaign.queries.turns()[0]
    box = screen.as_of_box
    box.setCurrentIndex(box.findData(first.turn))
    box.activated.emit(box.currentIndex())
    settled(desk, qtbot)
    assert held(screen, "soviet", "SP") == 75
    assert screen.balances.accessibleName().startswith(f"Balances End of {first.label}")
    assert {line.row.turn for line in screen.ledger.lines} == {first.turn}
    assert not screen.revoke_action.isEnabled()
    screen.look_at(None)
    settled(desk, qtbot)
    assert held(screen, "soviet", "SP") == 70


def test_t_opens_the_list_of_turns(screen: LedgerScreen, desk: Desk) -> None:
    press(screen.table, Qt.Key.Key_T)
    assert screen.as_of_box.view().isVisible()
    labels = [screen.as_of_box.itemText(at) for at in range(screen.as_of_box.count())]
    turns = desk.campaign.queries.turns()
    assert labels == [
        f"{turns[1].label}, now",
        *(f"{t.label}, at its end" for t in reversed(turns)),
    ]
    screen.as_of_box.hidePopup()


def test_a_past_turn_is_found_by_its_month(screen: LedgerScreen, qtbot: QtBot, desk: Desk) -> None:
    """All of them began with the same words, so that no letter chose one."""
    first = desk.campaign.queries.turns()[0]
    qtbot.keyClicks(screen.as_of_box, first.label[:4])
    assert screen.as_of_box.currentData() == first.turn


def test_the_ledger_says_what_a_slip_was_taken_for(screen: LedgerScreen, qtbot: QtBot) -> None:
    """It showed postings in which nothing was written as it was typed, and gave no reason."""
    screen.focus_search()
    qtbot.keyClicks(screen.search, "adjsted")
    assert rows(screen)
    number = len(screen.ledger.lines)
    assert screen.found.words == f"3 of {number} postings, like adjusted"
    assert screen.found.isVisible()
    screen.search.clear()
    assert not screen.found.isVisible()


def test_typing_and_filters_find_postings(screen: LedgerScreen, qtbot: QtBot) -> None:
    screen.focus_search()
    qtbot.keyClicks(screen.search, "count: adjusted")
    assert [row[2] for row in rows(screen)] == [minus(5), minus(10), minus(10)]
    choose(screen.menus["side"], "Axis")
    assert [row[0] for row in rows(screen)] == ["axis", "axis"]
    press(screen.search, Qt.Key.Key_Escape)
    screen.show_all()
    qtbot.keyClicks(screen.search, "sp 32")
    assert [row[0] for row in rows(screen)] != []
    assert all("SP-32" in line.row.cases for line in screen.ledger.lines if "sp 32" in line.found)
    qtbot.keyClicks(screen.search, " nonsense")
    assert screen.stack.currentWidget() is screen.no_match


def test_menus_count_among_what_the_search_finds(screen: LedgerScreen, qtbot: QtBot) -> None:
    screen.focus_search()
    qtbot.keyClicks(screen.search, "count: adjusted")
    entries = [action.text().split("\t") for action in screen.menus["side"].menu().actions()]
    assert entries == [["all", "3"], ["Axis", "2"], ["Soviet", "1"]]
    qtbot.keyClicks(screen.search, " nonsense")
    entries = [action.text().split("\t") for action in screen.menus["side"].menu().actions()]
    assert entries == [["all", "0"]]


def test_the_panel_shows_a_transaction_in_full(
    screen: LedgerScreen, desk: Desk, qtbot: QtBot
) -> None:
    screen.table.selectRow(0)
    settled(desk, qtbot)
    detail = screen.detail
    assert detail.title.text() == "Count: Soviet pool, 70 SP on the table"
    assert detail.tag.tag.text == "posted"
    assert [(row.label, row.value) for row in detail.working.rows] == [
        ("In the books", "75"),
        ("On the table", "70"),
        ("Adjustment", minus(5)),
    ]
    assert [(row.label, row.value) for row in detail.postings.rows] == [
        ("Soviet adjusted", "+\N{THIN SPACE}5 SP"),
        ("Soviet pool", f"{minus(5)} SP"),
    ]
    assert "Soviet pool goes from 70 to 75 SP" in detail.take_back.text()


def test_long_arithmetic_leaves_the_figures_of_the_working_in_sight(
    screen: LedgerScreen, desk: Desk, qtbot: QtBot
) -> None:
    """It took the panel for itself: neither a figure nor a case was to be seen."""
    text = "8 of the howitzers and 3 of the mortars, the column not above them"
    working = screen.detail.working
    working.set_rows((WorkingRow("result", "Indirect fire of units", text, "8", "SP-18"),))
    settled(desk, qtbot)
    for column in (2, 3):  # the figure, its case
        cell = working.visualRect(working.model().index(0, column))
        assert cell.width() > text_width("18", font(BODY_PX))
        assert cell.right() <= working.viewport().width()


def test_arrows_go_from_posting_to_posting(screen: LedgerScreen, desk: Desk, qtbot: QtBot) -> None:
    screen.table.selectRow(0)
    press(screen.table, Qt.Key.Key_Down)
    settled(desk, qtbot)
    assert screen.detail.title.text().startswith("Closed Surprise turn")  # its points lapsed
    press(screen.table, Qt.Key.Key_Down)
    settled(desk, qtbot)
    assert screen.detail.title.text() == "Count: Axis pool, 80 SP on the table"


def test_del_takes_a_transaction_back_and_strikes_it(
    screen: LedgerScreen, desk: Desk, qtbot: QtBot
) -> None:
    screen.table.selectRow(0)
    settled(desk, qtbot)
    number = screen.detail.number
    press(screen.table, Qt.Key.Key_Delete)
    settled(desk, qtbot)
    assert held(screen, "soviet", "SP") == 75
    struck = [line for line in screen.ledger.lines if line.struck]
    assert [line.number for line in struck] == [number]
    assert screen.detail.tag.tag.text == f"undone by {number + 1}"
    # A state that came just now is read as well.
    wide = tag_size(f"undone by {number + 1}").width() + 2 * CELL_PADDING
    assert screen.table.columnWidth(STATE) >= wide
    assert not screen.detail.revoke.isEnabled()
    assert desk.campaign.queries.check() == ()


def test_what_depends_on_it_is_said_and_nothing_changes(desk: Desk, qtbot: QtBot) -> None:
    campaign = desk.campaign
    unit = UnitId(campaign.queries.units()[0].id)
    first = campaign.session.execute(LoseSteps((unit,))).transaction
    count = campaign.queries.summary().transactions
    screen = LedgerScreen(desk)
    shown(screen, desk, qtbot)
    imported = TransactionId(2)
    against = campaign.queries.dependants(imported)
    assert f"transaction {first}" in " ".join(fault.message for fault in against)
    opening = next(line for line in screen.ledger.lines if line.number == 1)
    screen.show_transaction(opening.number)
    settled(desk, qtbot)
    screen.revoke()
    settled(desk, qtbot)
    assert screen.detail.take_back.text().startswith("It stays:")
    # Below the units of a long transaction nobody would look for it.
    told = screen.detail.take_back
    qtbot.waitUntil(lambda: told.visibleRegion().boundingRect().height() == told.height())
    assert campaign.queries.summary().transactions == count


def test_copies_rows_as_text(screen: LedgerScreen) -> None:
    screen.table.selectRow(0)
    press(screen.table, Qt.Key.Key_C, CONTROL)
    cells = QGuiApplication.clipboard().text().split("\t")
    assert cells[3] == "Count: Soviet pool, 70 SP on the table"
    assert cells[5:8] == ["SP", minus(5), "70"]


def test_the_plot_changes_its_good_and_copies_as_a_table(screen: LedgerScreen, desk: Desk) -> None:
    assert [side.name for side in screen.plot.plot.sides] == ["Axis", "Soviet"]
    assert screen.plot.plot.sides[1].turns[-1].stock == 70
    screen.plot.copy.click()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].startswith("Side\tTurn\tReceived")
    assert len(lines) == 1 + 2 * len(desk.campaign.queries.turns())
    screen.plot.goods.setFocus()
    press(screen.plot.goods, Qt.Key.Key_Right)
    assert screen.plot.good == "resource"
    assert screen.plot.plot.sides[1].turns[-1].stock == 25


def test_a_chip_opens_its_case_and_a_button_leads_to_the_turn(
    screen: LedgerScreen, desk: Desk, qtbot: QtBot
) -> None:
    screen.show_transaction(1)
    settled(desk, qtbot)
    with_case = next(at for at, row in enumerate(screen.detail.working.rows) if row.case)
    chip = screen.detail.working.chip_point(with_case).toPoint()
    with qtbot.waitSignal(screen.case_opened) as opened:
        qtbot.mouseClick(screen.detail.working.viewport(), Qt.MouseButton.LeftButton, pos=chip)
    assert desk.campaign.queries.case(opened.args[0]) is not None
    with qtbot.waitSignal(screen.page_wanted) as wanted:
        screen.detail.to_phase.click()
    assert wanted.args == ["turn"]


def test_a_transaction_that_moved_no_goods_is_shown_all_the_same(
    screen: LedgerScreen, desk: Desk, qtbot: QtBot
) -> None:
    screen.show_transaction(2)
    settled(desk, qtbot)
    assert screen.detail.title.text() == "Imported 200 units from test"
    assert screen.detail.units.rows != ()
    screen.detail.revoke.click()
    settled(desk, qtbot)
    assert desk.campaign.queries.units() == ()


def test_the_turn_of_a_few_entries_is_read_whole(screen: LedgerScreen) -> None:
    """The longest name of a turn may be that of a few lines: *12. Jan Nacht* lost its end."""
    lines = screen.table.entries.rows
    longest = "12 Jan Morning"
    late = replace(lines[0], row=replace(lines[0].row, turn_short=longest))
    screen.table.fit_lines((late, *(lines[-1],) * 40))
    needed = text_width(longest, font(BODY_PX)) + 2 * CELL_PADDING
    assert screen.table.columnWidth(TURN) >= needed


def test_cells_are_named_for_screen_readers(screen: LedgerScreen) -> None:
    model = screen.table.entries
    role = Qt.ItemDataRole.AccessibleTextRole
    what = "What: Count: Soviet pool, 70 SP on the table, Soviet"
    assert model.data(model.index(0, WHAT), role) == what
    assert str(model.data(model.index(0, CASES), role)).startswith("Case:")


@pytest.fixture
def _larger_text(qapp: QApplication) -> Iterator[None]:
    set_measures(text_scale=1.5)
    apply_theme(qapp, "light")
    yield
    set_measures()
    apply_theme(qapp, "light")


@pytest.mark.usefixtures("_larger_text")
def test_the_state_has_a_head_and_no_head_is_cut(desk: Desk, qtbot: QtBot) -> None:
    screen = LedgerScreen(desk)
    shown(screen, desk, qtbot)
    columns = screen.table.entries.columns
    titles = {c.title: at for at, c in enumerate(columns) if c.title}
    assert "State" in titles
    metrics = QFontMetrics(font(LABEL_PX, MEDIUM))
    for title, at in titles.items():
        if not screen.table.isColumnHidden(at):
            assert screen.table.columnWidth(at) >= metrics.horizontalAdvance(title) + 16, title


def test_what_happened_and_the_route_are_read_in_full_in_the_usual_window(
    tmp_path: Path, qtbot: QtBot
) -> None:
    campaign = new_campaign(tmp_path)
    campaign.session.execute(Advance("turn", anyway=True))
    post(campaign, "initial", buy=3)
    while campaign.queries.sequence().phase != "movement":
        campaign.session.execute(Advance(anyway=True))
    post(campaign, "movement", counts={"panzer": 16, "motorized": 12})
    desk = Desk(campaign)
    screen = LedgerScreen(desk)
    shown(screen, desk, qtbot)
    screen.resize(1103, 656)  # what is left of 1280 × 800
    settled(desk, qtbot)
    table, face = screen.table, font(BODY_PX)
    room = table.columnWidth(WHAT) - 16 - 2 * CELL_PADDING  # behind the emblem
    assert room >= text_width("16 panzer, 12 motorized moved", face)
    room = table.columnWidth(ROUTE) - 2 * CELL_PADDING
    routes = {line.short_route for line in screen.ledger.lines}
    assert {"Pool → Spent", "Income → Pool", "Pool → Exchanged"} <= routes
    assert all(room >= text_width(route, face) for route in routes if len(route) < 17)
    assert table.horizontalScrollBar().maximum() == 0
    desk.close()


def test_a_redo_carries_the_cases_of_what_it_does_again(
    screen: LedgerScreen, desk: Desk, qtbot: QtBot
) -> None:
    for step in (desk.undo, desk.undo, desk.redo):  # the count-in, the close of the turn; the close
        step()
        settled(desk, qtbot)
    cases = {line.row.what: line.cases for line in screen.ledger.lines}
    title = next(what for what in cases if what.startswith("Closed Surprise turn"))
    assert "SP-32" in cases[title]
    assert cases[f"Undo: {title}"] == cases[f"Redo: {title}"] == cases[title]


@pytest.mark.usefixtures("_larger_text")
def test_the_panel_of_a_small_window_opens_and_closes(desk: Desk, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(979, 556)
    screen = LedgerScreen(desk, window)
    screen.resize(window.size())
    window.show()
    screen.refresh_if_stale()
    settled(desk, qtbot)
    assert not screen.detail.isVisible()
    qtbot.mouseClick(screen.strip, Qt.MouseButton.LeftButton)
    assert screen.detail.isVisible()
    assert screen.strip.accessibleName() == "Hide the details"
    assert screen.put_away()
    assert not screen.detail.isVisible()
    screen.resize(1400, 700)
    assert screen.detail.isVisible()
    assert not screen.strip.isVisible()


@pytest.mark.usefixtures("in_german")
def test_common_routes_and_all_turns_are_read_in_german_in_the_usual_window(
    tmp_path: Path, qtbot: QtBot
) -> None:
    """*Einnahmen → Pool* was cut, and the longest name of a turn took the room for it."""
    campaign = new_campaign(tmp_path)
    campaign.session.execute(Advance("turn", anyway=True))
    post(campaign, "initial", buy=3)
    while campaign.queries.sequence().phase != "movement":
        campaign.session.execute(Advance(anyway=True))
    post(campaign, "movement", counts={"panzer": 16, "motorized": 12})
    desk = Desk(campaign)
    screen = LedgerScreen(desk)
    shown(screen, desk, qtbot)
    screen.resize(1103, 656)  # what is left of 1280 × 800
    settled(desk, qtbot)
    cut = [words for at in (ROUTE, TURN) for words in painted(screen, at) if "…" in words]
    # Those of a place are longer than any room.
    assert not [words for words in cut if " in " not in words and "Ploesti" not in words]
    assert painted(screen, TURN) == {"Jun II", "Überr."}
    tip = screen.table.entries.columns[ROUTE].tooltip
    assert tip is not None
    routes = {tr(tip(line)) for line in screen.ledger.lines}
    assert any(route.startswith("Einnahmen → ") for route in routes)
    assert screen.table.horizontalScrollBar().maximum() == 0
    desk.close()


def painted(screen: LedgerScreen, at: int) -> set[str]:
    """What the cells of a column of terms say in their room."""
    model, room = screen.table.entries, screen.table.columnWidth(at) - 2 * CELL_PADDING
    column, face = model.columns[at], font(BODY_PX)
    said = (cell_words(column, row, face, room, lambda: model.terms(column)) for row in model.rows)
    return set(map(tr, said))
