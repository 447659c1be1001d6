"""Charts: those that the rules lean on and only their owner has, filled in once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSplitter, QWidget

from oobmgr.campaign.commands import FillChart, FillCharts
from oobmgr.domain.quantities import counted
from oobmgr.ui.dialogs.charts_list import ChartLine, ChartList
from oobmgr.ui.dialogs.charts_panel import ChartPanel
from oobmgr.ui.dialogs.files import CHARTS, ask_for_file, ask_where_to_save
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.keys import CommandKeys
from oobmgr.ui.operations.reading import Reading, while_there
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.charts import (
    ChartProblem,
    ChartSheet,
    CheckedSheet,
    Place,
    checked,
    pasted,
    sheet_of,
    with_line,
    without_line,
    written,
)
from oobmgr.ui.widgets.boxes import WholeWidth, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.shares import share, share_again
from oobmgr.ui.widgets.texts import EmptyState

if TYPE_CHECKING:
    from oobmgr.campaign.rows import ChartRow
    from oobmgr.campaign.session import Posted
    from oobmgr.domain.errors import OobmgrError
    from oobmgr.rules.charts import ChartCopy
    from oobmgr.ui.operations.desk import Desk

_SENTENCE: Final = (
    "The program ships no chart of the rulebook. Enter your own copy once; it is kept with the "
    "campaign, and a file takes it to the next."
)
_LOOKING_BACK: Final = (
    "You are looking back. The charts are shown as they are now and cannot be changed; "
    "End returns to now."
)
_FILE: Final = "charts.json"
_LIST_PX: Final = 310
_MOST_LIST_PX: Final = 400


class ChartsDialog(FramedDialog):
    """The list of charts, and the chosen one as a grid. What is typed stays in pencil until posted.

    `case_opened` carries the case that asks for a chart.
    """

    guide = "charts.md"

    case_opened = Signal(str)

    def __init__(
        self, desk: Desk, *, read_only: bool = False, chart: str = "", parent: QWidget | None = None
    ) -> None:
        sentence = _LOOKING_BACK if read_only else _SENTENCE
        super().__init__("Charts", sentence, action="Post chart", parent=parent)
        self._desk = desk
        self._read_only = read_only
        self._wanted = chart
        self._rows: dict[str, ChartRow] = {}
        self._pencil: dict[str, ChartSheet] = {}
        self._shown = ""
        self._books = Reading(desk, self)
        self._file_faults: tuple[ChartProblem, ...] = ()
        self._make_parts()
        self._lay_out()
        self._connect()
        self._offer()
        self.fit(1080, 720)
        self.refresh()

    # Reading

    def refresh(self) -> None:
        """Read the charts in the worker."""
        self._books.ask(lambda queries: queries.charts(), self._take)

    def _take(self, rows: tuple[ChartRow, ...]) -> None:
        first = not self._rows
        self._rows = {row.chart.id: row for row in rows}
        self.split.setVisible(bool(rows))
        self.nothing.setVisible(not rows)
        self._drop_agreeing()
        self._list_all()
        # Once alone: what is read later must not move what the player has chosen.
        if first and rows:
            share_again(self.split)
            self.list.choose(self._wanted)
            self.list.setFocus()
        self._show(self._shown)

    def _stored(self, chart_id: str) -> ChartSheet:
        row = self._rows[chart_id]
        return sheet_of(row.chart, row.copy, self._desk.game.calendar)

    def _drop_agreeing(self) -> None:
        """What is entered and stands in the books already is not in pencil."""
        held = self._pencil.items()
        self._pencil = {name: sheet for name, sheet in held if sheet != self._stored(name)}

    def _list_all(self) -> None:
        lines = [ChartLine(row, name in self._pencil) for name, row in self._rows.items()]
        # Set anew with each entry, the list would be laid out again and again for nothing.
        if tuple(self.list.lines.rows) != tuple(lines):
            self.list.lines.set_rows(tuple(lines))

    # Showing

    def _chosen(self) -> None:
        line: ChartLine | None = self.list.current_row()
        # The list tells of its choice whenever it is set anew; that must not clear a file's faults.
        if line is not None and line.row.chart.id != self._shown:
            self._file_faults = ()
            self._show(line.row.chart.id)

    def _show(self, chart_id: str) -> None:
        row = self._rows.get(chart_id)
        self.panel.setVisible(row is not None)
        if row is None:
            return
        self._shown = chart_id
        pencil = self._pencil.get(chart_id)
        line = ChartLine(row, pencil is not None)
        self.panel.show_line(line, pencil or self._stored(chart_id), self._checked(chart_id))
        self._tell()

    def _checked(self, chart_id: str) -> CheckedSheet:
        sheet = self._pencil.get(chart_id)
        if sheet is None:
            return CheckedSheet({}, ())
        return checked(sheet, self._desk.game.calendar)

    def _tell(self) -> None:
        """Say what is amiss, and what can be posted."""
        # A file that could not be taken is what was asked for last, so its faults go first.
        problems = self._file_faults or self.grid.cells.checked.problems
        faulty = "Nothing was taken from the file" if self._file_faults else "To correct"
        self.panel.tell(problems, faulty)
        self._offer()

    # Entering

    def _enter(self, sheet: ChartSheet) -> None:
        """Take the sheet as it is now into pencil."""
        self._file_faults = ()
        self.tell_problem("")
        self._pencil[self._shown] = sheet
        self._drop_agreeing()
        self._list_all()
        self._show(self._shown)

    def _write(self, row: int, column: int, text: str) -> None:
        sheet = self.grid.cells.sheet
        if sheet is not None:
            self._enter(written(sheet, (row, column), text, self._desk.game.calendar))

    def _paste(self, place: Place, block: list[list[str]]) -> None:
        sheet = self.grid.cells.sheet
        if sheet is None or self._read_only:
            return
        found, outside = pasted(sheet, place, block, self._desk.game.calendar)
        self._enter(found)
        self.grid.go_to(place)
        if outside:
            words = counted(outside, "pasted entry", "pasted entries")
            self.tell_news(f"Left out, beyond the edge of the chart: {words}.", "warn")

    def _clear(self, places: list[Place]) -> None:
        sheet = self.grid.cells.sheet
        # All of them before the sheet is entered, for each entry shows the chart anew.
        for place in places:
            if sheet is not None:
                sheet = written(sheet, place, "", self._desk.game.calendar)
        if sheet is not None:
            self._enter(sheet)

    def _line(self, *, more: bool) -> None:
        sheet, place = self.grid.cells.sheet, self.grid.place
        # Rows and columns that the game names are all there are.
        if sheet is None or self._read_only or (sheet.chart.rows and sheet.chart.columns):
            return
        self._enter(with_line(sheet, place) if more else without_line(sheet, place))
        self.grid.go_to(place)
        self.grid.setFocus()

    # Posting

    def _ready(self) -> dict[str, ChartSheet]:
        """The charts in pencil without a mistake."""
        return {name: s for name, s in self._pencil.items() if self._checked(name).good}

    def _offer(self) -> None:
        ready = self._ready()
        text = f"Post {counted(len(ready), 'chart')}"
        if len(ready) == 1:
            text = f"Post {self._rows[next(iter(ready))].chart.title}"
        self.action.setVisible(bool(ready))
        self.action.setEnabled(bool(ready))
        self.action.write(text)
        self.cancel.write("Cancel" if self._pencil else "Close")

    def post(self) -> None:
        """Post every chart in pencil without a mistake, as one transaction."""
        copies = {name: sheet.raw() for name, sheet in self._ready().items()}
        if not copies:
            return
        name = next(iter(copies))
        one = len(copies) == 1
        # One by its own command, whose title in the ledger names the chart.
        self._execute(FillChart(name, copies[name]) if one else FillCharts(copies), tuple(copies))

    def take_out(self) -> None:
        """Post that the chosen chart is not filled in any more."""
        row = self._rows.get(self._shown)
        if row is not None and row.copy is not None and not self.panel.out.isHidden():
            self._execute(FillChart(self._shown, None), ())

    def _execute(self, command: FillChart | FillCharts, names: tuple[str, ...]) -> None:
        self.action.setEnabled(False)
        self.tell_problem("")
        sent = {name: self._pencil[name] for name in names}

        def done(_: Posted) -> None:
            for name, sheet in sent.items():
                # What was changed while it was posted stays in pencil.
                if self._pencil.get(name) is sheet:
                    del self._pencil[name]
            self.refresh()

        def refused(error: OobmgrError) -> None:
            self.tell_problem(error.faults[0].sentence(), error)
            self._offer()

        self._desk.execute(command, while_there(self, done), while_there(self, refused))

    # Files

    def read_file(self) -> None:
        """Take all charts of a file into pencil; where anything is wrong with it, none."""
        source = ask_for_file(self, "Read charts", self._desk.campaign.path.parent, CHARTS)
        if source is None or self._read_only:
            return
        # Imported when it is asked for: most who open the dialog have no file.
        from oobmgr.exchange.charts import read_charts

        game = self._desk.game
        self._desk.work(
            lambda _: read_charts(source, game),
            while_there(self, self._read),
            while_there(self, self._unreadable),
        )

    def _read(self, copies: Mapping[str, ChartCopy]) -> None:
        calendar = self._desk.game.calendar
        for name, copy in copies.items():
            self._pencil[name] = sheet_of(self._rows[name].chart, copy, calendar)
        self._drop_agreeing()
        changed = [name for name in copies if name in self._pencil]
        self._file_faults = ()
        self._list_all()
        if changed:
            self.list.choose(changed[0])
        self._show(self._shown)
        words = f"{counted(len(copies), 'chart')} read into pencil. Look, then post."
        self.tell_news("" if changed else "Everything in the file is filled in already.")
        self.sentence.setText(words if changed else _SENTENCE)

    def _unreadable(self, error: OobmgrError) -> None:
        self._file_faults = tuple(ChartProblem(f.sentence(), None) for f in error.faults)
        self._tell()

    def write_file(self) -> None:
        """Write the own copies that are posted to a file."""
        folder = self._desk.campaign.path.parent
        target = ask_where_to_save(self, "Write the charts", folder / _FILE, CHARTS)
        if target is not None:
            self._write_to(target)

    def _write_to(self, target: Path) -> None:
        from oobmgr.exchange.charts import write_charts

        copies = {name: row.copy for name, row in self._rows.items() if row.copy is not None}
        game = self._desk.game

        def done(_: None) -> None:
            self.tell_problem("")
            self.sentence.setText(f"Wrote {counted(len(copies), 'chart')} to {target}.")

        self._desk.write_file(
            lambda _: write_charts(target, game, copies),
            while_there(self, done),
            while_there(self, lambda error: self.tell_problem(error.faults[0].sentence(), error)),
        )

    # Leaving

    def put_away(self) -> None:
        """Ask, then forget what is entered for the chosen chart."""
        title = self._rows[self._shown].chart.title
        self.ask_first(f"Erase what is entered for {title} and not posted?", self._forget)

    def _forget(self) -> None:
        self._pencil.pop(self._shown, None)
        self._list_all()
        self._show(self._shown)
        self.grid.setFocus()

    def losing(self) -> str:
        """Ask where something is entered and not posted."""
        names = ", ".join(self._rows[name].chart.title for name in self._pencil)
        return f"Close, and lose what is entered for {names}?" if names else ""

    def _press(self) -> None:
        self.setFocus()  # what is being typed in a cell is taken first
        super()._press()
        self.grid.setFocus()

    # Putting together

    def _make_parts(self) -> None:
        self.search = SearchField("Search the charts", "Ctrl+F")
        self.list = ChartList()
        self.read = KeyButton("Read from a file…", "Ctrl+Shift+O")
        self.write = KeyButton("Write to a file…", "Ctrl+Shift+S")
        self.panel = ChartPanel(read_only=self._read_only)
        self.nothing = EmptyState("This game asks for no chart of its rulebook.")
        self.grid = self.panel.grid

    def _lay_out(self) -> None:
        left = QWidget()
        down(
            self.search, self.list, self.read, self.write, on=left, margins=(0, 0, 8, 0), spacing=8
        )
        self.read.setVisible(not self._read_only)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.addWidget(left)
        # In large text it is higher than a small screen.
        self.split.addWidget(WholeWidth(self.panel))
        self.split.setStretchFactor(1, 1)
        self.split.setChildrenCollapsible(False)
        share(self.split, self._shares)
        self.body.addWidget(self.split, 1)
        self.body.addWidget(self.nothing, 1)
        self.nothing.hide()

    def _shares(self) -> tuple[int, int]:
        """For the list the room that its names take, within what the grid leaves."""
        list_px = max(scaled(_LIST_PX), min(scaled(_MOST_LIST_PX), self.list.wanted_width()))
        return list_px, max(0, self.split.width() - list_px)

    def _connect(self) -> None:
        self.list.search_with(self.search)
        self.list.lines.shown_changed.connect(self._filtered)
        self.list.selectionModel().currentRowChanged.connect(lambda *_: self._chosen())
        self.list.row_opened.connect(lambda _: self.grid.setFocus())
        self.grid.cells.written.connect(self._write)
        self.grid.pasted.connect(self._paste)
        self.grid.cleared.connect(self._clear)
        self.panel.chip.opened.connect(self.case_opened)
        self.action.clicked.connect(self.post)
        self._desk.changed.connect(self.refresh)
        for button, act, key in (
            (self.read, self.read_file, "Ctrl+Shift+O"),
            (self.write, self.write_file, "Ctrl+Shift+S"),
            (self.panel.out, self.take_out, "Ctrl+Shift+Del"),
            (self.panel.away, self.put_away, ""),
        ):
            button.clicked.connect(act)
            if key:
                QShortcut(QKeySequence(key), self, act)
        self.panel.line_asked.connect(lambda: self._line(more=True))
        self.panel.line_dropped.connect(lambda: self._line(more=False))
        CommandKeys("next_due", self, self.panel.problems.next_problem)
        CommandKeys("find", self, self.search.setFocus)

    def _filtered(self) -> None:
        if self.list.lines.matched and self.list.current_row() is None:
            self.list.choose(self._shown)
