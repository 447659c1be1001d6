"""A table draws each of its rows as one, and it looks as if Qt had called for each cell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QTableView
from pytestqt.qtbot import QtBot

from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.game import EUROPA
from oobmgr.rules.marks import UnitMark
from oobmgr.ui.theme import apply_theme
from oobmgr.ui.theme.fonts import set_measures
from oobmgr.ui.viewmodels.order_of_battle import UnitLine, unit_lines
from oobmgr.ui.views.order_of_battle.unit_columns import (
    DESIGNATION,
    STATUS,
    SYMBOL,
    further_columns,
)
from oobmgr.ui.views.order_of_battle.unit_table import UnitTable
from oobmgr.ui.widgets.list_model import Index
from oobmgr.ui.widgets.table_delegate import TableDelegate
from tests.ui.order_of_battles import new_campaign

LONG = "The regiment of the old guard of the city and its environs"
MARK = UnitMark("unsupplied", "SUP-1", severe=True)


class ByCells(UnitTable):
    """Qt's own way: it calls for each cell, and heads of groups go over theirs."""

    def paintEvent(self, event: QPaintEvent) -> None:
        QTableView.paintEvent(self, event)
        painter = QPainter(self.viewport())
        for at in self._visible_rows():
            if group := self.list_model.group_at(at):
                self.paint_group(painter, QRectF(self._row_rect(at)), group)
        self._paint_focus(painter)


@pytest.fixture(params=[("light", 1.0), ("dark", 1.0), ("light", 2.0)], ids=str)
def lines(
    request: pytest.FixtureRequest, tmp_path: Path, qapp: QApplication
) -> Iterator[tuple[UnitLine, ...]]:
    """Units in every state, some of which find no room for their words."""
    theme, scale = request.param
    set_measures(text_scale=scale)
    apply_theme(qapp, theme)
    with new_campaign(tmp_path) as campaign:
        rows = list(campaign.queries.units())[:60]
    rows[1] = replace(rows[1], designation=LONG, steps_left=1)
    rows[2] = replace(rows[2], steps=0, steps_left=0, marks=(MARK, MARK))
    rows[3] = replace(rows[3], steps=20, steps_left=13, marks=(MARK,))
    rows[4] = replace(rows[4], status=UnitStatus.DEAD, steps_left=0)
    yield unit_lines(rows, EUROPA, EUROPA.tables())
    set_measures()
    apply_theme(qapp, "light")


def shown(qtbot: QtBot, kind: type[UnitTable], lines: tuple[UnitLine, ...]) -> UnitTable:
    table = kind(EUROPA.unit_figure, further_columns(EUROPA))
    table.set_lines(lines)
    qtbot.addWidget(table)
    table.resize(730, 500)
    table.show()
    table.activateWindow()
    return table


def picture(table: UnitTable) -> QImage:
    """A table as it is on a screen, and a part of it painted alone."""
    image = table.grab().toImage()
    part = QRect(90, 70, 300, 61)
    painter = QPainter(image)
    painter.drawPixmap(part.topLeft(), table.viewport().grab(part))
    painter.end()
    return image


def choose(table: UnitTable) -> None:
    table.select_keys({line.unit.id for line in table.units.rows[2:6]})


def stand(table: UnitTable) -> None:
    choose(table)
    table.setFocus()
    table.go_to(table.units.rows[4].unit.id)


def move(table: UnitTable) -> None:
    stand(table)
    head = table.horizontalHeader()
    head.moveSection(head.visualIndex(SYMBOL), 3)
    head.moveSection(head.visualIndex(STATUS), 1)


def hide(table: UnitTable) -> None:
    stand(table)
    table.setColumnHidden(SYMBOL, True)
    table.setColumnHidden(STATUS + 4, False)


def narrow(table: UnitTable) -> None:
    """Columns in which neither symbol nor boxes, tags or words have any room."""
    choose(table)
    for at in range(len(table.units.columns)):
        table.setColumnWidth(at, 24 + 3 * at)


def scroll(table: UnitTable) -> None:
    choose(table)
    for at in range(len(table.units.columns)):
        table.setColumnHidden(at, False)
    table.setColumnWidth(DESIGNATION, 400)
    table.horizontalScrollBar().setValue(137)
    table.verticalScrollBar().setValue(71)


def grey(table: UnitTable) -> None:
    choose(table)
    table.setEnabled(False)


def close(table: UnitTable) -> None:
    table.units.toggle_group(0)


def leave(table: UnitTable) -> None:
    """More room below the last row than there are rows."""
    table.units.set_filter("11")


@pytest.mark.parametrize(
    "arrange",
    [choose, stand, move, hide, narrow, scroll, grey, close, leave],
    ids=lambda one: one.__name__,
)
def test_it_looks_as_if_qt_had_called_for_each_cell(
    lines: tuple[UnitLine, ...],
    arrange: Callable[[UnitTable], None],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    called: list[Index] = []
    paint = TableDelegate.paint

    def noted(
        cell: TableDelegate, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        called.append(index)
        paint(cell, painter, option, index)

    monkeypatch.setattr(TableDelegate, "paint", noted)
    pictures: list[QImage] = []
    for kind in (UnitTable, ByCells):
        table = shown(qtbot, kind, lines)
        arrange(table)
        pictures.append(picture(table))
        assert bool(called) is (kind is ByCells)
    ours, cell_by_cell = pictures
    assert ours == cell_by_cell
    spots = product(range(0, ours.width(), 3), range(40, 160, 3))
    assert len({ours.pixel(x, y) for x, y in spots}) > 10  # there is something to compare
