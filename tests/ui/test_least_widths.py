"""Columns that take what is left: as wide as they are read with, however little is left."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QHeaderView
from pytestqt.qtbot import QtBot

from oobmgr.rules.page_tables import PageColumn, PageTable, TableRow
from oobmgr.ui.theme import apply_theme
from oobmgr.ui.theme.fonts import NAME_PX, SEMIBOLD, font, set_measures
from oobmgr.ui.viewmodels.reports import SheetRow
from oobmgr.ui.views.reports.sheet_list import SheetList
from oobmgr.ui.views.works.table_card import TableCard
from oobmgr.ui.widgets.column_widths import width_of_title
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.table_delegate import CELL_PADDING
from tests.waiting import rest

_NAMES: Final = ("7 panzer", "20 panzer", "167 infantry")
_ASKED: Final = range(4)


def _table(qtbot: QtBot) -> DataTable:
    """Names that take what is left by four figures."""
    name = Column[str](
        key="name", title="Unit", text=str, stretch=True, strong=True, sentence="The unit."
    )
    figures = (
        Column[str](key=f"f{at}", title="Now", text=lambda _: "10-10", width=70, sentence="Now.")
        for at in _ASKED
    )
    model = ListTableModel[str]((name, *figures))
    model.set_rows(_NAMES)
    table = DataTable(model)
    model.setParent(table)
    qtbot.addWidget(table)
    table.fit_columns()
    table.resize(600, 200)
    table.show()
    rest(qtbot)
    return table


def _needed() -> int:
    return max(text_width(name, font(NAME_PX, SEMIBOLD)) for name in _NAMES) + 2 * CELL_PADDING


def test_a_stretched_column_keeps_its_least_width_and_the_table_scrolls(qtbot: QtBot) -> None:
    table = _table(qtbot)
    wide = table.columnWidth(0)
    assert wide == table.viewport().width() - 4 * table.columnWidth(1)
    assert not table.horizontalScrollBar().maximum()
    table.resize(300, 200)
    rest(qtbot)
    assert table.horizontalScrollBar().maximum() > 0
    assert table.columnWidth(0) >= _needed()
    table.resize(600, 200)
    rest(qtbot)
    assert table.horizontalScrollBar().maximum() == 0
    assert table.columnWidth(0) == wide


def test_a_stretched_column_keeps_it_while_another_is_drawn_wider_or_shown(qtbot: QtBot) -> None:
    table = _table(qtbot)
    table.setColumnWidth(1, 400)
    rest(qtbot)
    assert table.columnWidth(0) >= _needed()
    assert table.horizontalScrollBar().maximum() > 0
    table.setColumnHidden(1, True)
    rest(qtbot)
    assert table.columnWidth(0) == table.viewport().width() - 3 * table.columnWidth(2)
    table.setColumnHidden(1, False)
    assert table.columnWidth(0) >= _needed()


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_long_name_in_a_table_of_a_page_is_whole_beside_long_cells(
    text_scale: float, qtbot: QtBot, qapp: QApplication
) -> None:
    set_measures(text_scale=text_scale)
    apply_theme(qapp, "dark")
    columns = tuple(PageColumn(title, "What it is.") for title in ("Who", "Hex", "Under"))
    rows = (
        TableRow(("Latour-Maubourg", "A3727", "Prince Eugène de Beauharnais"), "by range"),
        TableRow(("Latour-Maubeuge", "A3728", "Napoleon, in person, with the Guard"), "by range"),
    )
    card = TableCard(PageTable("In command", columns, rows, ""))
    qtbot.addWidget(card)
    card.resize(round(300 * text_scale), 300)
    card.show()
    view = card.view
    wide = text_width("Latour-Maubourg", font(NAME_PX, SEMIBOLD)) + 2 * CELL_PADDING
    rest(qtbot)
    assert view.columnWidth(0) >= wide
    assert view.columnWidth(2) >= view.head_width(2)
    # Where a bar comes, it stands below the rows.
    last = view.rowViewportPosition(1) + view.rowHeight(1)
    assert last <= view.viewport().height()
    assert view.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAsNeeded
    assert not view.verticalScrollBar().maximum()
    set_measures()
    apply_theme(qapp, "light")


def test_a_list_at_the_side_ends_its_names_in_dots_and_has_nothing_beyond_its_edge(
    qtbot: QtBot, qapp: QApplication
) -> None:
    set_measures(text_scale=2.0)
    apply_theme(qapp, "light")
    rows = [SheetRow("one", "Losses by turn and by army", "What was lost.", "Axis")]
    sheets = SheetList(rows)
    qtbot.addWidget(sheets)
    sheets.resize(sheets.minimumSizeHint())
    sheets.show()
    rest(qtbot)
    table = sheets.table
    assert 0 < table.columnWidth(0) <= table.viewport().width()
    set_measures()
    apply_theme(qapp, "light")


@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_a_title_is_whole_in_the_width_that_is_said_to_hold_it(
    text_scale: float, qtbot: QtBot, qapp: QApplication
) -> None:
    set_measures(text_scale=text_scale)
    apply_theme(qapp, "light")
    titles = ("Designation", "Mor.", "Reg.", "Status")
    columns = [
        Column[str](key=title, title=title, text=str, width=70, sentence="One.") for title in titles
    ]
    model = ListTableModel[str](columns)
    table = DataTable(model)
    model.setParent(table)
    qtbot.addWidget(table)
    table.resize(1600, 200)
    table.show()
    head = table.horizontalHeader()
    for at, column in enumerate(columns):
        drawn = []
        for wide in (width_of_title(column), 300):
            head.resizeSection(at, wide)
            rest(qtbot)
            drawn.append(_ink(head, head.sectionViewportPosition(at), wide))
        assert drawn[0] == drawn[1], column.title
    set_measures()
    apply_theme(qapp, "light")


def _ink(head: QHeaderView, left: int, wide: int) -> int:
    """How many columns of pixels a title takes."""
    picture = head.viewport().grab(QRect(left, 0, wide, head.height())).toImage()
    ground = picture.pixel(1, 2)
    rows = range(4, picture.height() - 6)
    return sum(any(picture.pixel(x, y) != ground for y in rows) for x in range(picture.width()))
