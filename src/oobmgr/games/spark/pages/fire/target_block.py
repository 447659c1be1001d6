"""One unit that is fired at: the columns, its dice, and what comes of the fire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from oobmgr.games.spark.fire.fire_rows import FireOutcome, TargetOutcome
from oobmgr.games.spark.pages.fire.dice import DiceLine
from oobmgr.games.spark.pages.fire.strip import ColumnStrip
from oobmgr.games.spark.pages.fire.viewmodel import RESULT
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import SEMIBOLD, scaled
from oobmgr.ui.views.forms.typed_into import TypedInto
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.paint import draw_box
from oobmgr.ui.widgets.parts import discard, named
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import TextLabel

_OPEN: Final = "\N{EN DASH}"
_WHOLE: Final = 205
_GROUND: Final[Token] = "sheet"
_NOT_YET: Final = "No result yet"
_WHAT_NEXT: Final = "Enter both dice, or roll."


class ResultBox(QFrame):
    """The result in half-bold, and below it what comes of it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("fire_result")
        self.waits = False
        """Whether it stands in the room of a result that is not there yet."""
        self.head = TextLabel(weight=SEMIBOLD, wrap=True)
        self.lines = TextLabel(token="ink2", wrap=True)
        down(self.head, self.lines, STRETCH, on=self, margins=(10, 7, 10, 7), spacing=1)

    def show_result(self, told: TargetOutcome | None, *, keeps_room: bool) -> None:
        """Show what came of the fire, or what is to be entered next.

        With `keeps_room` its place says so where nothing came of it yet, and is not left blank.
        """
        head, lines = self._told(told) if told is not None else ("", "")
        self.waits = keeps_room and not (head or lines)
        if self.waits:
            head, lines = _NOT_YET, _WHAT_NEXT
        self.head.set_token("ink2" if self.waits else "ink")
        self.head.say(head)
        self.lines.say(lines)
        self.setVisible(bool(head or lines))
        self.setAccessibleName(tr(f"{head}. {lines}".strip(". ")))
        self.update()

    def _told(self, told: TargetOutcome) -> tuple[str, str]:
        column = f"Column {told.column}" if told.column else ""
        die = "" if told.die is None else f"die {told.die}"
        at = ", ".join(filter(None, (column, die)))
        head = f"{at}: {told.result}" if at and told.result else told.result
        source = f"Result: {told.source}." if told.source else ""
        return head, " ".join(line for line in (*told.lines, source) if line)

    # Qt

    def paintEvent(self, _: QPaintEvent) -> None:
        whole, ground = self.rect().toRectF(), None if self.waits else _GROUND
        draw_box(QPainter(self), whole, edge="ctl", ground=ground, radius=4, dashed=self.waits)


class ResultChoice(QWidget):
    """The entries of the table to pick from, open at first, where no chart of the player's says."""

    changed = Signal()
    chart_wanted = Signal()
    kept = Signal()

    def __init__(self, unit: str) -> None:
        super().__init__()
        self._unit = unit
        self._value = ""
        self._right = ""
        self.right = named(LinkButton(""), "take_right")
        self.right.clicked.connect(lambda: self._take(self._right))
        self.keep = named(LinkButton("Keep it in the chart"), "keep_result")
        self.keep.clicked.connect(self.kept)
        for link in (self.right, self.keep):
            link.hide()
        self.choice: SegmentedControl | None = None
        self.charts = named(LinkButton("Fill in the chart"), "fill_in_chart")
        self.charts.clicked.connect(self.chart_wanted)
        self._column = down(on=self, spacing=2)
        label = TextLabel("Result of the table", token="ink2")
        head = across((label, 1), self.right, self.keep, self.charts)
        self._column.addLayout(head)

    def offer(self, results: tuple[str, ...]) -> None:
        """Offer the entries of a table."""
        words = (_OPEN, *results)
        # Made anew only for other words, so that the focus stays where it is.
        if self.choice is not None and self.choice.options == words:
            return
        if self.choice is not None:
            discard(self.choice, self._column)
        self.choice = SegmentedControl(f"Result for {self._unit}", words, quiet=_OPEN)
        self.choice.setObjectName("result")
        self.choice.installEventFilter(TypedInto(self.choice))
        self.choice.changed.connect(self._chosen)
        self._column.addWidget(self.choice)
        self.set_raw(self._value)

    def _chosen(self, word: str) -> None:
        self._value = "" if word == _OPEN else word
        self.changed.emit()

    def show_links(self, right: str, *, keeps: bool) -> None:
        """Offer the other entry that the chart has, or to keep the one that is picked."""
        self._right = right
        self.right.setText(f"Take {right}")
        self.right.setVisible(bool(right))
        self.keep.setVisible(keeps)
        # One link beside the words: the chart is filled in entry by entry as well as in one go.
        self.charts.setVisible(not right and not keeps)

    def _take(self, entry: str) -> None:
        self.set_raw(entry)
        self.changed.emit()

    def raw(self) -> str:
        """The entry that was picked; empty while it is open."""
        return self._value

    def set_raw(self, value: object) -> None:
        """Show another entry, without telling of it."""
        self._value = str(value or "")
        if self.choice is not None:
            known = self._value in self.choice.options
            self.choice.set_value(self._value if known else _OPEN)


class TargetBlock(QWidget):
    """Asks for the dice of one target, and for the result where no chart says it."""

    changed = Signal(int, object)
    details_asked = Signal(int)
    chart_wanted = Signal(str)
    kept = Signal(object)

    def __init__(self, unit: int, name: str) -> None:
        super().__init__()
        self.unit = unit
        self.setObjectName(f"target_{unit}")
        self._chart = ""
        self.title = TextLabel(name, weight=SEMIBOLD)
        self.more = named(LinkButton("Details", quiet=True), "target_details")
        self.more.setAccessibleName(tr(f"Details of {name}"))
        self.more.clicked.connect(lambda: self.details_asked.emit(unit))
        self.columns = ColumnStrip()
        self.dice = DiceLine(name)
        self.dice.changed.connect(lambda: self.changed.emit(unit, self.dice.raw()))
        self.dice.entered.connect(self._go_to_result)
        self._wants_result = False
        self.result = ResultBox()
        self.entry = ResultChoice(name)
        self.entry.changed.connect(lambda: self.changed.emit(unit, {RESULT: self.entry.raw()}))
        self.entry.chart_wanted.connect(lambda: self.chart_wanted.emit(self._chart))
        self.entry.kept.connect(self._keep)
        self._told: TargetOutcome | None = None
        self._keeps_room = False
        self._lay_out()

    def _keep(self) -> None:
        if self._told is not None and self._told.blank is not None:
            self.kept.emit(self._told.blank)

    def _lay_out(self) -> None:
        head = across((self.title, 1), self.more)
        # Dice first: what comes of them is told below, and moves none.
        parts = (head, self.dice, self.columns, self.entry, self.result, STRETCH)
        self._column = down(*parts, on=self, spacing=6)
        for part in (self.columns, self.entry, self.result):
            part.hide()

    def _go_to_result(self) -> None:
        """Go on to the result, as soon as it is known whether it is asked."""
        choice = self.entry.choice
        self._wants_result = choice is None or not choice.isVisible()
        if choice is not None and not self._wants_result:
            choice.setFocus()

    def keep_room(self, *, whole: bool) -> None:
        """Take the room of all that may come from the start, so that nothing below moves."""
        self.setMinimumHeight(scaled(_WHOLE) if whole else 0)
        if whole is not self._keeps_room:
            self._keeps_room = whole
            self._show_result()

    def _show_result(self) -> None:
        self.result.show_result(self._told, keeps_room=self._keeps_room)
        # The place of a result that is not there yet is as high as what is to come; the result
        # itself is no higher than its words.
        self._column.setStretchFactor(self.result, int(self.result.waits))
        self._column.setStretch(self._column.count() - 1, int(not self.result.waits))

    def show_record(self, record: Mapping[str, Any]) -> None:
        """Show what is entered of the target."""
        self.dice.set_raw(record)
        self.entry.set_raw(record.get(RESULT))

    def show_outcome(self, outcome: FireOutcome, told: TargetOutcome | None) -> None:
        """Show what came of the fire for this unit."""
        self._chart, self._told = outcome.chart, told
        start, final = (told.start, told.column) if told else ("", "")
        self.columns.show_columns(outcome.columns, start, final)
        self.dice.words.set_words(outcome.dice)
        self._show_result()
        # Only once the die lies: before, there is nothing to look up in a table.
        asked = told is not None and bool(told.needs) and told.die is not None
        self.entry.offer(outcome.results)
        self.entry.show_links(
            told.right if told else "", keeps=told is not None and told.blank is not None
        )
        # What was picked stays in sight, or nobody could take it back.
        self.entry.setVisible(asked or bool(self.entry.raw()))
        here = QApplication.focusWidget()
        # Only after the player has typed the dice here: elsewhere the focus is none of our
        # business.
        if asked and self._wants_result and here is not None and self.dice.isAncestorOf(here):
            self._go_to_result()

    def set_locked(self, locked: bool) -> None:
        """Show all without letting it be changed."""
        for widget in (self.dice, self.entry):
            widget.setEnabled(not locked)
        if locked and self.result.waits:
            self.result.hide()  # nothing can be entered
