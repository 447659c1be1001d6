"""Figures over the turns with what is chosen above them: measure, how it is divided, side."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.topics import Topic
from oobmgr.reports.over_turns import GROUP_WORDS
from oobmgr.reports.report_text import table_text
from oobmgr.ui.language import tr
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.printing.plot_files import write_plot
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.viewmodels.over_turns import TurnsReading, every_side, read_turns
from oobmgr.ui.views.pictures.panel import PicturePanel
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.parts import follow_text, named, panel
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.turn_plot import TurnPlot
from oobmgr.ui.widgets.wrapping_row import WrappingRow

_KINDS: Final = "Pictures and tables (*.svg *.png *.pdf *.csv)"


class TurnsPanel(PicturePanel):
    """Chooses what is plotted, and writes it."""

    kinds = _KINDS
    guide = "pictures.md#over-the-turns"
    topics = frozenset({Topic.UNITS, Topic.FORMATIONS, Topic.SEQUENCE, Topic.POOLS, Topic.OPTIONS})
    key_hints = (("← →", "turn"), ("Ctrl+C", "copy as table"), ("Ctrl+S", "write a file"))

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._ids = {side.name: str(side.id) for side in desk.game.sides}
        self.measure = named(ChoiceBox(), "plot_measure")
        self.group = named(ChoiceBox(), "plot_group")
        words = (every_side(desk.game), *self._ids)
        self.sides = named(SegmentedControl("Sides", words, quiet=""), "plot_side")
        self.plot = TurnPlot()
        self.copy = named(LinkButton("Copy as table"), "plot_copy_table")
        self.told = named(TextLabel(token="ink2", wrap=True), "plot_told")
        self._reading: TurnsReading | None = None
        self._lay_out()
        self.measure.activated.connect(lambda _: self.asked.emit())
        self.group.activated.connect(lambda _: self.asked.emit())
        # What was read holds all sides: to choose one reads nothing.
        self.sides.changed.connect(lambda _: self._draw())
        self.plot.turn_chosen.connect(self._tell)
        self.copy.clicked.connect(self.copy_words)
        self.setFocusProxy(self.plot)

    def _lay_out(self) -> None:
        bar, body, foot = panel("panel"), panel("sheet"), panel("panel")
        for box, name in ((self.measure, "What is plotted"), (self.group, "Divided")):
            box.setAccessibleName(tr(name))
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            follow_text(box, 240, QWidget.setMaximumWidth)
        # Behind their greatest widths, which bound it.
        theme_changes().changed.connect(self._fit)
        parts = ((self.measure, 2), (self.group, 1), self.sides, STRETCH, self.copy)
        across(WrappingRow(*parts), on=bar, margins=(12, 4, 12, 4))
        down((self.plot, 1), on=body)
        across((self.told, 1), on=foot, margins=(12, 4, 12, 4))
        down(bar, (body, 1), foot, on=self, spacing=0)

    # Reading

    def question(self, as_of: str | None) -> Callable[[Queries], TurnsReading]:
        # Before the first reading there is nothing to choose from; empty asks for the usual.
        measure, group = self.measure.currentData() or "", self.group.currentData() or ""
        before = self._reading.found.measure if self._reading is not None else None
        ways = {one.id: one.groups for one in self._reading.measures} if self._reading else {}
        # What is divided in other ways opens in its usual one: air groups by state, above all.
        if before is not None and ways.get(measure) != before.groups:
            group = ""
        return lambda queries: read_turns(queries, measure, group, as_of)

    def show_reading(self, got: object) -> None:
        if not isinstance(got, TurnsReading):
            return
        self._reading = got
        # The answer says what is usual where nothing was asked for yet.
        found = got.found
        _offer(self.measure, [(one.title, one.id) for one in got.measures], found.measure.id)
        _offer(self.group, [(GROUP_WORDS[g], g) for g in found.measure.groups], found.group)
        self._fit()
        # One way of dividing is no choice.
        self.group.setEnabled(len(found.measure.groups) > 1)
        self._draw()

    def _fit(self) -> None:
        """Let no word of what is chosen be cut: the row goes on in another line before that."""
        for box in (self.measure, self.group):
            box.setMinimumWidth(min(box.sizeHint().width(), box.maximumWidth()))

    def _draw(self) -> None:
        got = self._reading
        if got is not None:
            self.plot.set_plot(got.plot(self._side), table_text(got.table(self._side)))

    @property
    def _side(self) -> str:
        """The side that is shown alone; empty for all."""
        return self._ids.get(self.sides.value, "")

    def _tell(self, at: int) -> None:
        plot = self.plot.plot
        nothing = not (self._reading and self._reading.found.series)
        told = plot.words_at(at) if 0 <= at < len(plot.labels) else ""
        self.told.setText("None of this is in the books yet." if nothing else told)

    def copy_words(self) -> None:
        self.plot.copy()
        self.said.emit("The figures were copied. Paste them into a spreadsheet.")

    # Writing

    def export(self) -> None:
        got, plot = self._reading, self.plot.plot
        path = self.ask_path(Path(f"{plot.title}.svg")) if got else None
        if got is None or path is None:
            return

        # Bound now: by the time the worker writes, another picture may be shown.
        write = partial(write_plot, plot, got.table(self._side), path)
        self.write(path, write, lambda _: f"Wrote the plot to {path.name}.")


def _offer(box: ChoiceBox, items: list[tuple[str, str]], chosen: str) -> None:
    values = [value for _, value in items]
    # To fill it is not to choose.
    with QSignalBlocker(box):
        # Filled anew, it would forget what somebody is typing in it.
        if values != [box.itemData(at) for at in range(box.count())]:
            box.clear()
            for words, value in items:
                box.addItem(tr(words), value)
            box.measure()
        box.setCurrentIndex(values.index(chosen))
