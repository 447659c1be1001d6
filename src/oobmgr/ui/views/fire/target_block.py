"""One unit that is fired at: the columns, its dice, and what comes of the fire."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from oobmgr.rules.fires import FireOutcome, TargetOutcome
from oobmgr.rules.inputs import FieldInfo
from oobmgr.ui.theme.fonts import SEMIBOLD
from oobmgr.ui.viewmodels.fire import RESULT
from oobmgr.ui.views.fire.dice import DiceLine
from oobmgr.ui.views.fire.strip import ColumnStrip
from oobmgr.ui.views.forms.editors import Editor, label_of
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.paint import draw_box
from oobmgr.ui.widgets.texts import TextLabel

_NO_RESULT = frozenset({None, ""})


class ResultBox(QFrame):
    """The result in half-bold, and below it what comes of it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("fire_result")
        self.head = TextLabel(weight=SEMIBOLD, wrap=True)
        self.lines = TextLabel(token="ink2", wrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 7, 10, 7)
        layout.setSpacing(1)
        layout.addWidget(self.head)
        layout.addWidget(self.lines)

    def show_result(self, told: TargetOutcome) -> None:
        """Show what came of the fire, or what is to be entered next."""
        at = ", ".join(
            part
            for part in (
                told.column and f"Column {told.column}",
                "" if told.die is None else f"die {told.die}",
            )
            if part
        )
        head = f"{at}: {told.result}" if at and told.result else told.result
        self.head.setText(head)
        self.head.setVisible(bool(head))
        lines = [*told.lines, told.source, told.needs]
        self.lines.setText("\n".join(line for line in lines if line))
        self.lines.setVisible(any(lines))
        self.setVisible(bool(head) or any(lines))
        self.setAccessibleName(" ".join(part for part in (head, *lines) if part))

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_box(QPainter(self), self.rect().toRectF(), edge="ctl", ground="sheet", radius=4)
        del event


class TargetBlock(QWidget):
    """Asks for the dice of one target, and for the result where no chart says it."""

    changed = Signal(int, object)
    details_asked = Signal(int)
    chart_wanted = Signal(str)

    def __init__(
        self, unit: int, name: str, result: FieldInfo | None, make: Callable[[FieldInfo], Editor]
    ) -> None:
        super().__init__()
        self.unit = unit
        self.setObjectName(f"target_{unit}")
        self._chart = ""
        self.title = TextLabel(name, weight=SEMIBOLD)
        self.more = LinkButton("Details", quiet=True)
        self.more.setObjectName("target_details")
        self.more.setAccessibleName(f"Details of {name}")
        self.more.clicked.connect(lambda: self.details_asked.emit(unit))
        self.columns = ColumnStrip()
        self.dice = DiceLine(name)
        self.dice.changed.connect(lambda: self.changed.emit(unit, self.dice.raw()))
        self.result = ResultBox()
        self.entry: Editor | None = None
        self.entry_row = QWidget()
        if result is not None:
            self.entry = make(result)
            self.entry.changed.connect(self._entered)
        self.charts = LinkButton("Fill in the chart")
        self.charts.setObjectName("fill_in_chart")
        self.charts.clicked.connect(lambda: self.chart_wanted.emit(self._chart))
        self._lay_out(result)

    def _lay_out(self, result: FieldInfo | None) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self.title, 1)
        head.addWidget(self.more)
        line = QHBoxLayout(self.entry_row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        if self.entry is not None and result is not None:
            label = TextLabel("Result")
            label.setToolTip(label_of(result))
            label.setBuddy(self.entry)
            line.addWidget(label)
            line.addWidget(self.entry, 1)
        line.addWidget(self.charts)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(head)
        layout.addWidget(self.columns)
        layout.addWidget(self.dice)
        layout.addWidget(self.entry_row)
        layout.addWidget(self.result)
        self.result.hide()
        self.entry_row.hide()
        self.columns.hide()

    def _entered(self) -> None:
        if self.entry is not None:
            self.changed.emit(self.unit, {RESULT: self.entry.raw()})

    def show_name(self, name: str) -> None:
        """Name the unit."""
        self.title.setText(name)

    def show_record(self, record: Mapping[str, Any]) -> None:
        """Show what is entered of the target."""
        self.dice.set_raw(record)
        if self.entry is not None and record.get(RESULT) != self.entry.raw():
            self.entry.set_raw(record.get(RESULT))

    def show_outcome(self, outcome: FireOutcome, told: TargetOutcome | None) -> None:
        """Show what came of the fire for this unit."""
        self._chart = outcome.chart
        self.columns.show_columns(
            outcome.columns, told.start if told else "", told.column if told else ""
        )
        self.dice.words.set_words(outcome.dice)
        if told is not None:
            self.result.show_result(told)
        else:
            self.result.hide()
        entered = self.entry is not None and self.entry.raw() not in _NO_RESULT
        asked = told is not None and bool(told.needs) and told.die is not None
        self.entry_row.setVisible(entered or asked)
        self.charts.setVisible(asked and bool(outcome.chart) and not entered)

    def set_locked(self, locked: bool) -> None:
        """Show all without letting it be changed."""
        for widget in (self.dice, self.entry_row):
            widget.setEnabled(not locked)
