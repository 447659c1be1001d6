"""What colours tell is told to who does not see them, too: by a fill, a frame, a dash or a sign."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TypeVar

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.games.own.pages.editor import DescriptionEditor
from oobmgr.games.spark.pages.fire.dice import DieBox
from oobmgr.games.spark.pages.fire.viewmodel import GRAY, RED
from oobmgr.ui.application import wear
from oobmgr.ui.settings import Preferences
from oobmgr.ui.theme import Mode
from oobmgr.ui.widgets.parts import mark_wrong
from tests.ui.own_game_editing import describe_two_hills, type_row

Part = TypeVar("Part", bound=QWidget)
_DARKER = 60
"""By how much two greys of 256 differ that nobody takes for one another."""


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    mode: Mode = request.param
    wear(qapp, Preferences(theme=mode))
    yield
    wear(qapp, Preferences())


@pytest.mark.usefixtures("theme")
def test_the_red_die_is_filled_and_the_gray_one_is_not(qtbot: QtBot) -> None:
    red, gray = (_shown(qtbot, DieBox(die, "17 rifle")) for die in (RED, GRAY))
    red.set_die(7)
    gray.set_die(7)
    assert _told_apart(_grey(red), _grey(gray)) > 0.5


@pytest.mark.usefixtures("theme")
def test_a_field_that_is_wrong_has_another_frame(qtbot: QtBot) -> None:
    wrong, right = (_shown(qtbot, QLineEdit("1941")) for _ in range(2))
    right.setGeometry(wrong.geometry())
    right.clearFocus()
    wrong.clearFocus()
    mark_wrong(wrong, wrong=True)
    across = _column(_grey(wrong), wrong.width() // 2)
    # Two lines at the upper edge, and two at the lower one.
    assert _lines(across) == 4
    assert _lines(_column(_grey(right), right.width() // 2)) == 2


@pytest.mark.usefixtures("theme")
def test_a_cell_that_is_wrong_is_framed(qtbot: QtBot) -> None:
    editor = _shown(qtbot, DescriptionEditor(begins=True))
    editor.resize(1000, 700)
    describe_two_hills(qtbot, editor)
    index = editor.grid.cells.index(1, 1)
    before = _cell(editor, editor.grid.visualRect(index))
    type_row(qtbot, editor.grid, 1, "", "suplies")
    editor.grid.setCurrentIndex(editor.grid.cells.index(0, 0))
    assert editor.grid.cells.fault(index)
    after = _cell(editor, editor.grid.visualRect(index))
    assert _lines(_column(after, 3)) > _lines(_column(before, 3)) + 1


def _shown(qtbot: QtBot, part: Part) -> Part:
    qtbot.addWidget(part)
    part.show()
    return part


def _grey(part: QWidget) -> QImage:
    return part.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def _cell(editor: DescriptionEditor, cell: QRect) -> QImage:
    shown = editor.grid.viewport().grab(cell).toImage()
    return shown.convertToFormat(QImage.Format.Format_Grayscale8)


def _value(image: QImage) -> Callable[[int, int], int]:
    return lambda x, y: image.pixelColor(x, y).value()


def _told_apart(one: QImage, other: QImage) -> float:
    """The share of points that are much darker in one of two pictures."""
    assert one.size() == other.size()
    first, second = _value(one), _value(other)
    points = [(x, y) for x in range(one.width()) for y in range(one.height())]
    return sum(abs(first(*at) - second(*at)) > _DARKER for at in points) / len(points)


def _column(image: QImage, x: int) -> list[int]:
    value = _value(image)
    return [value(x, y) for y in range(image.height())]


def _lines(greys: list[int]) -> int:
    """How many lines one crosses that stand out from what is in the middle."""
    ground = greys[len(greys) // 2]
    stands_out = [abs(grey - ground) > _DARKER for grey in greys]
    return sum(now and not before for before, now in pairwise([False, *stands_out]))
