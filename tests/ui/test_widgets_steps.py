"""Step boxes never depend on how many steps there are: beyond a dozen, words tell them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.rules.rosters import MOST_BOXES
from oobmgr.ui.views.order_of_battle.unit_columns import STEPS
from oobmgr.ui.views.order_of_battle.unit_table import UnitTable
from oobmgr.ui.widgets.steps import (
    MOST_LARGE_BOXES,
    StepBoxesWidget,
    StepsRow,
    box_at,
    box_rects,
    paint_step_boxes,
)
from tests.ui.desks import new_campaign, open_window, settle, unit

HUGE = 1_000_000_000
WIDE = QRectF(0, 0, 2000, 26)


@pytest.mark.parametrize(
    ("width", "total", "boxes"),
    [(2000, 12, 12), (2000, 13, 0), (2000, HUGE, 0), (30, 2, 2), (29, 2, 0), (0, 1, 0)],
)
def test_boxes_stand_where_they_find_room(width: int, total: int, boxes: int) -> None:
    found = box_rects(QRectF(0, 0, width, 26), total)
    assert len(found) == boxes
    assert all(box.right() <= width for box in found)


@pytest.mark.parametrize(
    ("row", "words"),
    [
        (StepsRow(20, 7), "13 of 20"),
        (StepsRow(20, 7, 2), "13 of 20, 2 in pencil"),
        (StepsRow(HUGE), "1,000,000,000 of 1,000,000,000"),
    ],
)
def test_steps_in_words(row: StepsRow, words: str) -> None:
    assert row.left_words == words


def test_words_are_drawn_within_the_cell() -> None:
    image = QImage(200, 26, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_step_boxes(painter, QRectF(10, 0, 80, 26), StepsRow(HUGE, 1))
    painter.end()
    white = QImage(200, 26, QImage.Format.Format_RGB32)
    white.fill(Qt.GlobalColor.white)
    assert image.copy(10, 0, 80, 26) != white.copy(10, 0, 80, 26)
    assert image.copy(92, 0, 108, 26) == white.copy(92, 0, 108, 26)


def test_words_are_no_boxes_to_click() -> None:
    assert box_at(WIDE, HUGE, QPointF(5, 13)) == -1
    assert box_at(WIDE, MOST_BOXES, QPointF(5, 13)) == 0


def test_the_inspector_is_no_wider_for_more_steps(qtbot: QtBot) -> None:
    full, many = StepBoxesWidget(StepsRow(MOST_LARGE_BOXES)), StepBoxesWidget(StepsRow(60, 1))
    for widget in (full, many, StepBoxesWidget(StepsRow(HUGE, 1))):
        qtbot.addWidget(widget)
        widget.resize(widget.sizeHint())
        assert not widget.grab().isNull()
    assert full.sizeHint().width() <= 240
    assert many.sizeHint().width() < full.sizeHint().width()


def test_a_unit_of_sixty_steps_leaves_the_column_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    campaign = new_campaign(tmp_path / "a.oob")
    campaign.session.execute(ImportOrderOfBattle((unit("1"), unit("2", steps=60))))
    window = open_window(qtbot, tmp_path, campaign, page="exchange")
    window.menus.give("page:order_of_battle")
    settle(qtbot, window)
    assert window.workspace is not None
    table = window.findChild(UnitTable, "unit_table")
    assert table is not None
    assert [line.unit.steps for line in table.units.rows] == [2, 60]
    assert table.columnWidth(STEPS) <= 70
    assert not window.grab().isNull()
