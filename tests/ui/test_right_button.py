"""The right button asks what a thing is; it chooses, strikes, ticks and opens nothing."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.widgets.history_list import HistoryList, HistoryRow
from oobmgr.ui.widgets.life_strip import LifeColumn, LifeStrip
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.steps import StepBoxesWidget, StepsRow

RIGHT, LEFT = Qt.MouseButton.RightButton, Qt.MouseButton.LeftButton
_SOURCE = Path(__file__).resolve().parents[2] / "src" / "oobmgr"
_ONLY_CHOOSE = {"UnitTable", "ChartGrid", "SheetTable", "MissionLine"}
"""Tables in which either button chooses a row, and a line that takes the focus."""


def _presses() -> Iterator[tuple[str, str]]:
    """Each class that takes presses of the mouse itself, with the source of its handler."""
    for path in sorted(_SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "def mousePressEvent" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            for part in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(part, ast.FunctionDef) and part.name == "mousePressEvent":
                    assert isinstance(node, ast.ClassDef)
                    yield node.name, ast.unparse(part)


def test_whatever_takes_presses_looks_at_the_button() -> None:
    """A right click for *What is this?* struck a step and chose the weather."""
    blind = {
        name
        for name, source in _presses()
        if not any(word in source for word in ("by_left", "is_left(", ".button()"))
    }
    assert blind == _ONLY_CHOOSE


def _boxes(told: Callable[..., None]) -> QWidget:
    made = StepBoxesWidget(StepsRow(2, 2))
    made.box_clicked.connect(told)
    return made


def _segments(told: Callable[..., None]) -> QWidget:
    made = SegmentedControl("Weather", ("clear", "snow"), "clear")
    made.changed.connect(told)
    return made


def _history(told: Callable[..., None]) -> QWidget:
    made = HistoryList()
    made.set_rows((HistoryRow("412", "Lost a step", "To cadre.", "July I, Combat", "CHG 09"),))
    made.opened.connect(told)
    made.case_opened.connect(told)
    return made


def _strip(told: Callable[..., None]) -> QWidget:
    made = LifeStrip()
    made.set_columns(tuple(LifeColumn(f"T{n}", 2, "", f"Turn {n}") for n in range(20)), 2)
    made.chosen.connect(told)
    return made


@pytest.mark.parametrize("make", [_boxes, _segments, _history, _strip])
def test_a_right_click_does_nothing_by_itself(
    qtbot: QtBot, make: Callable[[Callable[..., None]], QWidget]
) -> None:
    told: list[object] = []
    made = make(lambda *args: told.append(args))
    qtbot.addWidget(made)
    made.resize(220, made.sizeHint().height())
    made.show()
    told.clear()  # a strip chooses its last turn as it is laid out
    for at in range(4, made.width(), 8):
        for y in range(2, made.height(), 6):
            qtbot.mouseClick(made, RIGHT, pos=QPoint(at, y))
    assert told == []
    for at in range(4, made.width(), 8):
        qtbot.mouseClick(made, LEFT, pos=QPoint(at, made.height() // 2))
    assert told != []
