"""The organisation chart with what is chosen above it: side, formation, turn to compare with."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSignalBlocker, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.campaign.commands import Regroup
from oobmgr.campaign.queries import Queries
from oobmgr.campaign.queries.lives import Life
from oobmgr.campaign.rows import FormationRow
from oobmgr.campaign.topics import Topic
from oobmgr.campaign.turn_rows import TurnRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import OobmgrError
from oobmgr.domain.formation_names import told_apart
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.domain.values import dataclass
from oobmgr.reports.chart_layout import Chart, Spot, chart_of
from oobmgr.reports.organisation import TITLE, ChartWish, chart_report
from oobmgr.reports.page_setup import PageSetup, printed_now
from oobmgr.reports.roster_request import Chosen
from oobmgr.rules.reporting import Report
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.reading import Newest, Reading, while_there
from oobmgr.ui.printing.chart_files import write_chart
from oobmgr.ui.printing.metrics import PrintedMetrics
from oobmgr.ui.viewmodels.lives import life_columns
from oobmgr.ui.viewmodels.reports import sheet_key
from oobmgr.ui.viewmodels.spoken_chart import spoken_chart
from oobmgr.ui.views.pictures.chart_view import ChartView
from oobmgr.ui.views.pictures.panel import PicturePanel
from oobmgr.ui.widgets.announcing import announce
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.life_strip import LifePanel
from oobmgr.ui.widgets.parts import follow_text, named, panel
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.what_is import About, set_about
from oobmgr.ui.widgets.wrapping_row import WrappingRow

# A window that is drawn wider sends a size at every step: laid out once when it rests.
_PAUSE_MS: Final = 80
_WHOLE: Final = "All formations"
_NO_TURN: Final = "no turn"
_TOLD: Final = "A unit, or a formation with all below it: what is left of what it has in full."
_SINCE: Final = "Changes since the end of"
_GO_ON: Final = "Go to another formation and press Ctrl+V to move it there."


@dataclass(frozen=True)
class ChartReading:
    """A chart, and what can be chosen beside it."""

    report: Report
    formations: tuple[FormationRow, ...]
    turns: tuple[TurnRow, ...]
    as_of: str | None


def read_chart(queries: Queries, wish: ChartWish) -> ChartReading:
    """Read a chart in one moment. Takes a worker's time."""
    # Turns, formations and the chart must tell of the same books, also while something is posted.
    with queries.one_moment():
        turns = queries.turns()
        formations = queries.formations(wish.as_of)
        known = {row.path for row in formations if row.side == wish.side}
        # A formation that the turn looked at did not have yet, or has no more.
        wish = wish if wish.path in known else replace(wish, path=())
        last = wish.as_of or queries.summary().turn
        wish = wish if wish.since is None or wish.since < last else replace(wish, since=None)
        report = chart_report(queries, wish)
    earlier = tuple(row for row in turns if row.turn < last)
    return ChartReading(report, formations, earlier, wish.as_of)


class ChartPanel(PicturePanel):
    """Chooses, folds, zooms, regroups and writes the chart.

    `whole` is the title of that of a whole side; a chart of one formation has the name of that.
    """

    whole: str = TITLE
    # The sequence, for the turns to compare with.
    topics = frozenset({Topic.UNITS, Topic.FORMATIONS, Topic.SEQUENCE, Topic.OPTIONS})
    key_hints = (
        ("Arrows", "walk"),
        ("Space", "fold"),
        ("Enter", "open the unit"),
        ("Ctrl+X Ctrl+V", "to another formation"),
        ("Ctrl+ + −", "zoom"),
        ("Ctrl+Arrows", "move the sheet"),
        ("Ctrl+S", "write a file"),
    )

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._names = {side.name: str(side.id) for side in desk.game.sides}
        self.sides = named(SegmentedControl("Side", tuple(self._names), quiet=""), "chart_side")
        self.formation = named(ChoiceBox(), "chart_formation")
        self.since = named(ChoiceBox(), "chart_since")
        self.view = ChartView()
        self.fold_all = named(LinkButton("Fold all"), "chart_fold_all")
        self.open_all = named(LinkButton("Open all"), "chart_open_all")
        self.told = named(TextLabel(token="ink2", wrap=True), "chart_told")
        self.life = named(LifePanel(), "chart_life")
        self._life = Reading(desk, self)
        self._life_pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._reading: ChartReading | None = None
        self._closed: frozenset[tuple[str, ...]] = frozenset()
        self._cut: Spot | None = None
        self._compared: str | None = None
        """The turn to compare with. Kept while a turn before it is looked back at."""
        self._side_asked = False
        """Whether the player said which side is to be shown."""
        self._moved: tuple[str, ...] = ()
        """The formation that was moved last, until the chart shows it in its new place."""
        self._metrics = PrintedMetrics()
        self._newest = Newest(self)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.view)

    def _lay_out(self) -> None:
        bar = panel("panel")
        for box, name in ((self.formation, "Formation"), (self.since, _SINCE)):
            box.setAccessibleName(tr(name))
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            follow_text(box, 90, QWidget.setMinimumWidth)
            follow_text(box, 260, QWidget.setMaximumWidth)
        since = TextLabel(_SINCE, token="ink2")
        since.setBuddy(self.since)
        compared, folds = QWidget(), QWidget()
        across(since, (self.since, 1), on=compared, spacing=8)
        across(self.fold_all, self.open_all, on=folds, spacing=8)
        row = WrappingRow(self.sides, (self.formation, 2), (compared, 3), STRETCH, folds)
        across(row, on=bar, margins=(12, 4, 12, 4))
        # Not ignored: where height follows width Qt would count nothing for it, and squeeze the
        # strip of a life.
        expanding = QSizePolicy.Policy.Expanding
        self.view.setSizePolicy(expanding, expanding)
        follow_text(self.view, 44, QWidget.setMinimumHeight)
        foot = panel("panel")
        across((self.told, 1), (self.life, 1), on=foot, margins=(12, 4, 12, 4), spacing=12)
        down(bar, (self.view, 1), foot, on=self, spacing=0)

    def _connect(self) -> None:
        self.sides.changed.connect(lambda _: self._choose_side())
        # Not at each change: to fill the lists changes them, too.
        self.formation.activated.connect(lambda _: self.asked.emit())
        self.since.activated.connect(lambda _: self._compare())
        self.fold_all.clicked.connect(lambda: self._fold_all(open_all=False))
        self.open_all.clicked.connect(lambda: self._fold_all(open_all=True))
        self.view.zoomed.connect(self._pause.start)
        self.view.fold_wanted.connect(self._fold)
        self.view.unit_opened.connect(self.unit_wanted)
        self.view.spot_changed.connect(lambda _: self._show_spot())
        self.view.dropped.connect(self.drop_on)
        self.life.entry_wanted.connect(self.entry_wanted)
        self._pause.timeout.connect(self._set_layout)
        self._life_pause.timeout.connect(self._read_life)
        for keys, act in (("Ctrl+X", self._cut_spot), ("Ctrl+V", self._paste)):
            QShortcut(QKeySequence(keys), self.view).activated.connect(act)

    # Reading

    @property
    def sheet(self) -> str:
        return sheet_key("organisation", self.side)

    @property
    def side(self) -> str:
        """The side that is shown."""
        return self._names[self.sides.value]

    def wish(self, as_of: str | None = None) -> ChartWish:
        """The chart as it is asked for now."""
        path = self.formation.currentData() or ()
        return ChartWish(self.side, tuple(path), as_of, self._compared)

    def question(self, as_of: str | None) -> Callable[[Queries], ChartReading]:
        wish = self.wish(as_of)
        return lambda queries: read_chart(queries, wish)

    def show_reading(self, got: object) -> None:
        # It may answer an earlier question, of a side that is left by now.
        if not isinstance(got, ChartReading) or got.report.side != self.side:
            return
        if self._goes_to_units(got):
            return
        self._reading = got
        # A spot is a place: in another chart another unit may stand there.
        self._cut = None
        self.view.may_drag = got.as_of is None
        own = [row for row in got.formations if row.side == self.side]
        names = told_apart(row.path for row in own)
        indented = ((AsWritten("\u2003" * row.level + names[row.path]), row.path) for row in own)
        _fill(self.formation, [(_WHOLE, ()), *indented])
        turns = [(row.label, row.turn) for row in reversed(got.turns)]
        _fill(self.since, [(_NO_TURN, None), *turns])
        # Where it is offered again, as after looking further back than it, it stands there again.
        with QSignalBlocker(self.since):
            self.since.setCurrentIndex(max(0, self.since.findData(self._compared)))
        self._set_layout()

    def _goes_to_units(self, got: ChartReading) -> bool:
        """Show the side that has units, where this one has none and nobody asked for it."""
        held = [row.side for row in got.formations if row.units]
        if self._side_asked or not held or self.side in held:
            return False
        self.sides.set_value(next(name for name, key in self._names.items() if key == held[0]))
        self.asked.emit()
        return True

    def _compare(self) -> None:
        self._compared = self.since.currentData()
        self.asked.emit()

    def _choose_side(self) -> None:
        self._side_asked = True
        self.formation.setCurrentIndex(0)
        self._closed = frozenset()
        self.asked.emit()

    def shows(self, side: str, path: tuple[str, ...]) -> bool:
        """Whether that formation is chosen already."""
        return (self.side, tuple(self.formation.currentData() or ())) == (side, path)

    def choose_path(self, side: str, path: tuple[str, ...]) -> None:
        """Show one formation of a side."""
        name = next(name for name, key in self._names.items() if key == side)
        self.sides.set_value(name)
        self._side_asked = True
        # The list is filled with what the books answer; until then it holds this one alone.
        with QSignalBlocker(self.formation):
            self.formation.clear()
            self.formation.addItem(tr(path[-1] if path else _WHOLE), path)
        self.asked.emit()

    # Laying out

    def _set_layout(self) -> None:
        """Lay the chart out for the width there is, off this thread; the newest counts."""
        got, closed = self._reading, self._closed
        if got is None:
            return
        self._newest.begin()
        width, metrics = self.view.width_pt, self._metrics

        def make() -> Chart:
            return chart_of(spoken_chart(got.report, self.whole), width, metrics, closed)

        def show(chart: Chart) -> None:
            self.view.show_chart(chart, closed)
            # It is called as before, but its place in the chart is another.
            if (moved := chart.body.head_spot(self._moved)) is not None:
                self._moved = ()
                self.view.choose(moved)

        self.desk.queue.run(lambda _: make(), self._newest.only(show), self.say_refused)

    def _fold(self, path: object) -> None:
        if isinstance(path, tuple):
            self._closed ^= {path}
            self._set_layout()

    def _fold_all(self, *, open_all: bool) -> None:
        """Fold what stands below the top, or open everything."""
        rows = self._reading.formations if self._reading else ()
        # The chosen formation itself stays open: folded, nothing would be left to see.
        depth = len(self.formation.currentData() or ()) + 1
        own = (row.path for row in rows if row.side == self.side)
        below = (path for path in own if len(path) >= depth)
        self._closed = frozenset() if open_all else frozenset(below)
        self._set_layout()

    def zoom(self, steps: int) -> None:
        """Larger (1), smaller (-1), or (0) the usual size."""
        self.view.zoom_by(steps) if steps else self.view.set_zoom(1.0)

    def _show_spot(self) -> None:
        words = self.view.accessibleDescription().replace("\n", ". ")
        self.told.setText(words or "Nothing is chosen.")
        set_about(self.told, About("What is chosen on the chart", self.told.text(), _TOLD))
        self._life_pause.start()

    def _read_life(self) -> None:
        """Ask for the life of the unit that is chosen, or of all in the formation."""
        chart, got, spot = self.view.chart, self._reading, self.view.spot
        if chart is None or got is None or spot is None:
            self.life.set_columns((), 0)
            return
        cell, path = chart.body.cell_of(spot), chart.body.path_of(spot)
        # What stands above the formation that is chosen counts that one alone.
        whole = tuple(self.formation.currentData() or ())
        path = whole if whole[: len(path)] == path else path
        alone = cell.row.unit if cell else 0
        below, as_of = Chosen(self.side, path), got.as_of

        def read(queries: Queries) -> Life:
            own = (u.id for u in queries.units(as_of) if below.holds(u.side, u.path))
            if alone:
                return queries.life((alone,), as_of)
            inside = (f.id for f in queries.formations(as_of) if below.holds(f.side, f.path))
            return queries.life(tuple(own), as_of, tuple(inside))

        def show(life: Life) -> None:
            self.life.set_columns(life_columns(life, several=not alone), life.most)

        self._life.ask(read, show)

    # Regrouping

    def _cut_spot(self) -> None:
        if self.view.may_drag and self.view.spot is not None:
            self._cut = self.view.spot
            self.told.setText(_GO_ON)
            announce(self.told, _GO_ON)

    def _paste(self) -> None:
        chart, spot, cut = self.view.chart, self.view.spot, self._cut
        if chart is not None and spot is not None and cut is not None:
            self._cut = None
            self.drop_on(cut, chart.body.path_of(spot))

    def drop_on(self, spot: object, path: object) -> None:
        """Move a unit, or a formation with all below it, to another formation."""
        chart, got = self.view.chart, self._reading
        if chart is None or got is None or not isinstance(spot, Spot):
            return
        ids = {row.path: row.id for row in got.formations if row.side == self.side}
        target = path if isinstance(path, tuple) and path in ids else None
        own = chart.body.path_of(spot)
        # Let go where it was taken, it stays.
        if target is None or (own == target and spot.cell >= 0):
            return
        cell = chart.body.cell_of(spot)
        side = SideId(self.side)
        if cell is not None:
            command = Regroup(side, target, unit_ids=(UnitId(cell.row.unit),))
        elif own == target or own not in ids:
            return
        else:
            command = Regroup(side, target, formation_ids=(FormationId(ids[own]),))
            self._moved = (*target, own[-1])
        self.said.emit("")  # what was refused before is tried no more
        self.desk.execute(command, failed=while_there(self, self.say_refused))

    def say_refused(self, error: OobmgrError) -> None:
        """Say why nothing was moved or drawn."""
        self._moved = ()
        self.refused.emit(error)

    # Writing

    def export(self) -> None:
        got = self._reading
        path = self.ask_path(Path(f"{got.report.full_title}.pdf")) if got else None
        if got is None or path is None:
            return
        setup = PageSetup(colour=True, printed=printed_now())
        write = partial(write_chart, got.report, path, setup, self._closed, self.view.width_pt)
        self.write(path, write, lambda what: f"Wrote {what} to {path.name}.")


def _fill(box: ChoiceBox, items: Sequence[tuple[str, object]]) -> None:
    """Offer other choices; the one that was chosen stays chosen where it is still there."""
    held, before = box.currentData(), [box.itemText(at) for at in range(box.count())]
    # While it is filled, the box would tell of each of its steps as a choice.
    with QSignalBlocker(box):
        box.clear()
        for words, value in items:
            box.addItem(tr(words), value)
        if before != [box.itemText(at) for at in range(box.count())]:
            box.measure()
        values = [value for _, value in items]
        box.setCurrentIndex(values.index(held) if held in values else 0)
