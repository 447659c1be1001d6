"""The rows of a run: its steps, what happened in each, and what is drawn in the present one."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.games.europa.air.run_rows import GuidedRun, RunCounter, RunStep
from oobmgr.rules.bounds import D6
from oobmgr.ui.language import tr, tr_each
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import REGULAR, SEMIBOLD
from oobmgr.ui.views.forms.cases import set_case
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.key_readers import READS_DIGITS, READS_LETTERS
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.parts import discard, empty, follow_text, named
from oobmgr.ui.widgets.tags import TagLabel
from oobmgr.ui.widgets.texts import TextLabel

_JOINT = " · "


class StepRows(QWidget):
    """A row for each step, with its state and what came of it."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Steps"))
        self._grid = grid(self, gaps=(10, 3), growing={1: 1}, margins=(0, 2, 0, 2))
        follow_text(self, 52, lambda _, width: self._grid.setColumnMinimumWidth(0, width))
        self._shown: tuple[RunStep, ...] = ()
        self._now = ""

    def show_run(self, run: GuidedRun) -> None:
        """Show how far the run is."""
        if (run.steps, run.now) == (self._shown, self._now):
            return
        self._shown, self._now = run.steps, run.now
        empty(self._grid)
        for step in run.steps:
            self._add(step, run)

    def _add(self, step: RunStep, run: GuidedRun) -> None:
        playing = step.key == run.now
        over = not playing and (bool(step.events) or not run.now)
        token: Token = "ink" if playing or over else "ink2"
        name = TextLabel(step.title, weight=SEMIBOLD if playing else REGULAR, token=token)
        what = TextLabel(step.sentence, token="ink2", wrap=True)
        number = TextLabel(f"{step.done} of {step.number}", token=token)
        state = "now" if playing else "done" if over else "later"
        kind = {"now": TagKind.WARN, "done": TagKind.OK}.get(state, TagKind.NEUTRAL)
        row = self._grid.rowCount()
        name.setObjectName(f"step_{step.key}")
        name.setAccessibleName(
            tr(f"{step.title}, {step.sentence}, {step.done} of {step.number}, {state}")
        )
        for column, cell in enumerate((name, what, number, TagLabel(state, kind))):
            self._grid.addWidget(cell, row, column)
        if step.tally:
            tally = named(TextLabel(step.tally, token="ink2", wrap=True), f"tally_{step.key}")
            self._grid.addWidget(tally, row + 1, 1, 1, 3)


class EventRows(QWidget):
    """What happened in each step, entry by entry."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Drawn so far"))
        self._grid = grid(self, gaps=(10, 3), growing={1: 1})
        follow_text(self, 52, lambda _, width: self._grid.setColumnMinimumWidth(0, width))
        self._shown: tuple[RunStep, ...] = ()

    def show_run(self, run: GuidedRun) -> None:
        """List what happened so far."""
        if run.steps == self._shown:
            return
        self._shown = run.steps
        empty(self._grid)
        for row, step in enumerate(step for step in run.steps if step.events):
            events = TextLabel(_JOINT.join(step.events), token="ink2", wrap=True)
            events.setObjectName(f"events_{step.key}")
            events.setAccessibleName(tr_each(": ", (step.title, tr_each("; ", step.events))))
            self._grid.addWidget(
                TextLabel(step.title, token="ink2"), row, 0, Qt.AlignmentFlag.AlignTop
            )
            self._grid.addWidget(events, row, 1)


_NOT_DRAWN: Final = "not drawn"
_NO_DIE: Final = "–"


class EntryRow:
    """The fields of one entry: the counter, the die, and what that roll does."""

    def __init__(self, at: int, step: RunStep) -> None:
        self.step = step
        self.number = TextLabel(f"{at}", token="ink2")
        self.counter = named(ChoiceBox(), f"counter_{at}")
        self.counter.setAccessibleName(tr(f"Drawn, number {at}"))
        self.counter.setProperty(READS_LETTERS, True)
        self.counter.setProperty(READS_DIGITS, True)  # I16 is typed, not a page of the window
        follow_text(self.counter, 120, QWidget.setMinimumWidth)
        self.counter.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.die = named(NumberField(f"Die, number {at}", 0, D6), f"die_{at}")
        self.die.setSpecialValueText(_NO_DIE)
        self.effect = named(TextLabel(token="ink2"), f"effect_{at}")
        follow_text(self.effect, 96, QWidget.setMinimumWidth)
        for field in (self.counter, self.die):
            set_case(field, step.case)

    @property
    def cells(self) -> tuple[QWidget, ...]:
        """The fields in their order."""
        return self.number, self.counter, self.die, self.effect

    def offer(self, pool: Sequence[RunCounter]) -> None:
        """Offer what can be drawn; what is named stays."""
        named = self.counter.currentData()
        self.counter.clear()
        self.counter.addItem(tr(_NOT_DRAWN), "")
        for one in pool:
            self.counter.addItem(tr(f"{one.name} ({one.number} left)"), one.key)
        self.name(named or "")

    def name(self, key: str) -> None:
        """Name what was drawn; a counter that is not in the pool is offered too."""
        # Shown as it was entered: the preview says what is wrong with it.
        if key and self.counter.findData(key) < 0:
            self.counter.addItem(tr(key), key)
        self.counter.setCurrentIndex(max(self.counter.findData(key), 0))

    def tell(self) -> None:
        """Say what the roll does."""
        self.effect.setText(self.step.effect(self.die.value()))


class EntryRows(QWidget):
    """A row for each entry that the present step still takes."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Drawn groups"))
        self._grid = grid(self, gaps=(8, 2), growing={1: 1})
        self.rows: list[EntryRow] = []
        self._run: GuidedRun | None = None

    def show_run(self, run: GuidedRun) -> None:
        """Offer the pool of the present step, with a row for each entry that is left."""
        same = self._run is not None and self._run.now == run.now
        self._run = run
        # What was entered belongs to the step that was played; the next one begins empty.
        if not same:
            self._make(0)
        self._make(run.left)
        for row in self.rows:
            row.offer(run.pool)
            row.tell()

    def _make(self, number: int) -> None:
        """Make rows, or throw some away, until there are this many."""
        while len(self.rows) > number:
            for cell in self.rows.pop().cells:
                discard(cell, self._grid)
        step = self._run.step if self._run else None
        while step is not None and self._run is not None and len(self.rows) < number:
            row = EntryRow(len(self.rows) + 1, step)
            row.offer(self._run.pool)
            row.counter.activated.connect(lambda _: self.changed.emit())
            row.die.valueChanged.connect(lambda _, row=row: self._rolled(row))
            self.rows.append(row)
            for column, cell in enumerate(row.cells):
                self._grid.addWidget(cell, len(self.rows), column)

    def _rolled(self, row: EntryRow) -> None:
        row.tell()
        self.changed.emit()

    def entries(self) -> list[dict[str, Any]]:
        """The rows in which something is entered."""
        if self._run is None:
            return []
        return [
            {self._run.counter: row.counter.currentData() or "", self._run.die: row.die.value()}
            for row in self.rows
            # A die without a counter as well: it is refused, and not silently left out.
            if row.counter.currentData() or row.die.value()
        ]

    def set_entries(self, entries: Sequence[Mapping[str, Any]]) -> None:
        """Show other entries, without telling of it."""
        if self._run is None:
            return
        # Entries beyond those that are left are shown too; the preview refuses them.
        self._make(max(self._run.left, len(entries)))
        for at, row in enumerate(self.rows):
            entry = entries[at] if at < len(entries) else {}
            row.name(str(entry.get(self._run.counter) or ""))
            # To show a die is not to throw it.
            with QSignalBlocker(row.die):
                row.die.setValue(int(entry.get(self._run.die) or 0))
            row.tell()
