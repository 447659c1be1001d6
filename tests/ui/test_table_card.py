"""A table of a game beside its forms: as wide as there is room, and no wider."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from oobmgr.rules.page_tables import PageColumn, PageTable, TableRow
from oobmgr.ui.theme.fonts import LABEL_PX, SEMIBOLD, font
from oobmgr.ui.views.works.table_card import TableCard
from oobmgr.ui.widgets.paint import text_width
from tests.ui.desks import until

_NARROW, _WIDE = 360, 900


def _card(qtbot: QtBot, width: int) -> TableCard:
    columns = tuple(PageColumn(title, "What it is.") for title in ("Battle", "Results", "Left"))
    row = TableRow(("Battle 1 at A3828", "D2 L1; D2 rout, A1; rout", "15 : 7"), "attacker stops")
    card = TableCard(PageTable("Battles", columns, (row,), ""))
    qtbot.addWidget(card)
    card.resize(width, 200)
    card.show()
    return card


def _sizes(card: TableCard) -> list[int]:
    head = card.view.horizontalHeader()
    return [head.sectionSize(at) for at in range(head.count())]


def test_no_bar_covers_a_row_where_there_is_little_room(qtbot: QtBot) -> None:
    card = _card(qtbot, _NARROW)
    until(qtbot, lambda: sum(_sizes(card)) <= card.view.viewport().width() < _NARROW + 1)
    assert not card.view.horizontalScrollBar().isVisible()
    # The widest give way; what is left and the state are whole.
    roomy = _card(qtbot, _WIDE)
    until(qtbot, lambda: roomy.view.viewport().width() > _NARROW)
    wide = _sizes(roomy)
    narrow = _sizes(card)
    assert narrow[1] < wide[1]
    assert narrow[3] == wide[3]
    assert narrow[2] >= card.view.needed(2)


def test_with_more_room_the_column_is_whole_again(qtbot: QtBot) -> None:
    card = _card(qtbot, _NARROW)
    until(qtbot, lambda: _sizes(card)[1] < card.view.needed(1))
    card.resize(_WIDE, 200)
    until(qtbot, lambda: card.view.viewport().width() > _NARROW)
    qtbot.wait_until(lambda: _sizes(card)[1] >= card.view.needed(1))
    assert _sizes(card)[1] == card.view.needed(1)


@pytest.mark.parametrize(
    "due", ["strategic cycle; 1 to come", "strategic cycle; the French may fortify"]
)
def test_a_state_gives_its_spare_room_and_a_date_stays_whole(qtbot: QtBot, due: str) -> None:
    columns = tuple(PageColumn(title, "What it is.") for title in ("Turn", "Weather", "Falls due"))
    rows = (TableRow(("3/5/40", "Clear", ""), "now"), TableRow(("1/6/40", "–", due)))
    card = TableCard(PageTable("Calendar", columns, rows, ""))
    qtbot.addWidget(card)
    card.resize(_NARROW, 200)
    card.show()
    until(qtbot, lambda: sum(_sizes(card)) <= card.view.viewport().width() <= _NARROW)
    sizes = _sizes(card)
    assert sizes[0] >= card.view.needed(0)
    assert sizes[3] == card.view.head_width(3)
    assert not card.view.horizontalScrollBar().isVisible()


def test_the_last_column_does_not_take_all_from_the_first(qtbot: QtBot) -> None:
    columns = tuple(PageColumn(title, "What it is.") for title in ("Leg", "At most"))
    rows = (TableRow(("To a mobile supply unit", "as long as your own rules say")),)
    card = TableCard(PageTable("Supply paths", columns, rows, ""))
    qtbot.addWidget(card)
    card.resize(260, 120)
    card.show()
    until(qtbot, lambda: sum(_sizes(card)) <= card.view.viewport().width() <= 260)
    first, last = _sizes(card)
    assert first < card.view.needed(0)
    assert abs(first - last) <= 1


@pytest.mark.usefixtures("in_german")
def test_a_head_is_measured_in_the_language_of_the_window(qtbot: QtBot) -> None:
    columns = tuple(PageColumn(title, "What it is.") for title in ("Side", "Alpha"))
    card = TableCard(PageTable("Pools", columns, (TableRow(("A", "B")),), ""))
    qtbot.addWidget(card)
    face = font(LABEL_PX, SEMIBOLD)
    # The second has no translation, and shows what stands beside any title.
    beside = card.view.head_width(1) - text_width("Alpha", face)
    assert card.view.head_width(0) == text_width("Seite", face) + beside
