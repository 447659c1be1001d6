"""What a screen reader is told of the parts of widgets that paint themselves, and when."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from oobmgr.games.spark.pages.fire.chips import ToggleChips
from oobmgr.games.spark.pages.fire.strip import ColumnStrip
from oobmgr.ui.views.pictures.chart_view import ChartView
from oobmgr.ui.widgets.phase_stepper import PhaseCell, PhaseStepper
from oobmgr.ui.widgets.plot_data import Plot, PlottedPanel, PlottedSeries
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.spoken import PaintedInterface, Role
from oobmgr.ui.widgets.steps import StepBoxesWidget, StepsRow
from oobmgr.ui.widgets.turn_plot import TurnPlot
from tests.ui.desks import open_window, settle
from tests.ui.looks import BOOKS

Name = QAccessible.Text.Name


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What the screen reader is told: the kind of event, and the words of what it is about."""
    events: list[tuple[str, str]] = []

    def hear(event: QAccessibleEvent) -> None:
        about = event.accessibleInterface()
        events.append((event.type().name, about.text(Name)))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return events


def _parts(widget: QWidget) -> list[QAccessibleInterface]:
    told = QAccessible.queryAccessibleInterface(widget)
    return [told.child(at) for at in range(told.childCount())]


def _words(widget: QWidget) -> list[str]:
    return [part.text(Name) for part in _parts(widget)]


def _shown(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.addWidget(widget)
    widget.show()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)


def test_each_box_says_whether_its_step_is_lost(qtbot: QtBot) -> None:
    boxes = StepBoxesWidget(StepsRow(4, lost=1, pending=1))
    qtbot.addWidget(boxes)
    told = ["Box 1 of 4", "Box 2 of 4", "Box 3 of 4, struck in pencil", "Box 4 of 4, lost"]
    assert _words(boxes) == told
    last = _parts(boxes)[-1]
    boxes.set_row(StepsRow(3, lost=3))
    assert _words(boxes) == [f"Box {at} of 3, lost" for at in (1, 2, 3)]
    assert not last.isValid()


def test_a_choice_tells_what_is_chosen_and_what_else_there_is(
    qtbot: QtBot, heard: list[tuple[str, str]]
) -> None:
    riga = SegmentedControl("Riga", ("no", "siege", "held"))
    _shown(qtbot, riga)
    heard.clear()
    qtbot.keyClick(riga, Qt.Key.Key_Right)
    assert riga.value == "siege"
    assert heard == [("Focus", "siege")]
    assert [(one.text(Name), bool(one.state().checked)) for one in _parts(riga)] == [
        ("no", False),
        ("siege", True),
        ("held", False),
    ]
    assert {one.role() for one in _parts(riga)} == {Role.RadioButton}
    siege = QAccessible.queryAccessibleInterface(riga).focusChild()
    assert siege.text(Name) == "siege"
    middle = siege.rect().center()
    found = QAccessible.queryAccessibleInterface(riga).childAt(middle.x(), middle.y())
    assert found.text(Name) == "siege"
    here = riga.mapFromGlobal(QPointF(middle)).toPoint()
    qtbot.mouseClick(riga, Qt.MouseButton.LeftButton, pos=here)
    assert riga.value == "siege"


def test_conditions_are_boxes_with_ticks(qtbot: QtBot, heard: list[tuple[str, str]]) -> None:
    chips = ToggleChips("Conditions")
    chips.set_options(("entrenched", "village"))
    chips.resize(300, 30)
    _shown(qtbot, chips)
    heard.clear()
    qtbot.keyClick(chips, Qt.Key.Key_Right)
    qtbot.keyClick(chips, Qt.Key.Key_Space)
    assert set(heard) == {("Focus", "village")}
    assert [bool(one.state().checked) for one in _parts(chips)] == [False, True]


def test_the_columns_of_a_fire_say_where_it_starts_and_ends(qtbot: QtBot) -> None:
    strip = ColumnStrip()
    qtbot.addWidget(strip)
    strip.show_columns(("1", "2", "3"), "1", "3")
    assert _words(strip) == ["1, the fire starts here", "2", "3, the column of the fire"]


def test_a_plot_tells_the_figures_of_each_turn(qtbot: QtBot, heard: list[tuple[str, str]]) -> None:
    series = (PlottedSeries("Infantry", (3, 5), "accent", 0),)
    plot = Plot("Losses", "", ("June", "July"), ("Jun", "Jul"), (PlottedPanel("Axis", series),),
                stock=False)  # fmt: skip
    drawn = TurnPlot()
    _shown(qtbot, drawn)
    drawn.set_plot(plot, "")
    heard.clear()
    qtbot.keyClick(drawn, Qt.Key.Key_Left)
    assert heard == [("Focus", "June. Axis: Infantry 3")]
    assert _words(drawn) == ["June. Axis: Infantry 3", "July. Axis: Infantry 5"]


def test_what_changes_without_the_focus_is_told_as_other_parts(
    qtbot: QtBot, heard: list[tuple[str, str]]
) -> None:
    phases = PhaseStepper()
    qtbot.addWidget(phases)
    heard.clear()
    phases.set_cells((PhaseCell("move", "Movement", "done"), PhaseCell("fire", "Combat", "now")))
    assert heard == [("ObjectReorder", "Phases: Combat, now")]
    assert _words(phases) == ["Movement, done", "Combat, now"]


def test_each_unit_of_a_chart_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, BOOKS["europa"](tmp_path), page="exchange")
    assert window.workspace is not None
    window.workspace.show_page("pictures")
    settle(qtbot, window)
    chart = window.findChild(ChartView)
    assert chart is not None
    settle(qtbot, window)
    assert chart.chart is not None
    told = QAccessible.queryAccessibleInterface(chart)
    assert isinstance(told, PaintedInterface)
    words = _words(chart)[told.first :]
    body = chart.chart.body
    assert len(words) == sum(max(1, len(line.cells)) for line in body.lines)
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_End)
    assert told.text(QAccessible.Text.Value) == words[-1]
    chosen = [bool(part.state().selected) for part in _parts(chart)[told.first :]]
    assert [at for at, held in enumerate(chosen) if held] == [len(words) - 1]


def test_what_was_asked_of_a_widget_does_not_outlive_it(qtbot: QtBot) -> None:
    gc.freeze()  # what earlier tests have left need not be looked at again
    riga = SegmentedControl("Riga", ("no", "held"))
    qtbot.addWidget(riga)
    held = _parts(riga)[1]
    riga.deleteLater()
    del riga
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert not held.isValid()
    assert held.text(Name) == ""
