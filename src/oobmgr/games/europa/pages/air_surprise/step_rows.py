"""The steps of a run: how far each is, what came of it, and in full what happened in it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from oobmgr.games.europa.air.run_rows import GuidedRun, RunStep
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import REGULAR, SEMIBOLD, scaled
from oobmgr.ui.widgets.boxes import grid_on
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.parts import empty, named
from oobmgr.ui.widgets.tags import TagLabel
from oobmgr.ui.widgets.texts import TextLabel

_JOINT = " · "


class StepRows(QWidget):
    """A row for each step, with its state and what came of it."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Steps")
        self._grid = grid_on(self, margins=(0, 2, 0, 2), spacing=(10, 3), stretch=1)
        self._grid.setColumnMinimumWidth(0, scaled(52))
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
            f"{step.title}, {step.sentence}, {step.done} of {step.number}, {state}"
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
        self.setAccessibleName("Drawn so far")
        self._grid = grid_on(self, spacing=(10, 3), stretch=1)
        self._grid.setColumnMinimumWidth(0, scaled(52))
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
            events.setAccessibleName(f"{step.title}: {'; '.join(step.events)}")
            self._grid.addWidget(
                TextLabel(step.title, token="ink2"), row, 0, Qt.AlignmentFlag.AlignTop
            )
            self._grid.addWidget(events, row, 1)
