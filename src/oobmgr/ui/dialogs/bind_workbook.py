"""Binding a workbook of the player's own: which file, which ranges, what goes into each."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter, QWidget

from oobmgr.campaign.commands import BindWorkbook
from oobmgr.domain.errors import BadInput, OobmgrError
from oobmgr.domain.quantities import counted
from oobmgr.exchange.own_ranges import Offered, OwnBook, check_fit, look_at, needed_size, quoted
from oobmgr.exchange.own_workbook import binding_of, tables_offered
from oobmgr.ui.dialogs.entry_line import EntryLine
from oobmgr.ui.dialogs.files import ask_for_file
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.dialogs.point_at_cells import PointDialog
from oobmgr.ui.language import tr
from oobmgr.ui.operations.reading import Reading, while_there
from oobmgr.ui.theme.fonts import LABEL_PX, MEDIUM
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.word_box import WordBox

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries
    from oobmgr.campaign.session import Posted
    from oobmgr.ui.operations.desk import Desk
    from oobmgr.ui.operations.jobs import Progress

KINDS: Final = "Excel workbooks (*.xlsx *.xlsm)"
_SENTENCE: Final = (
    "Ranges of a workbook of your own are filled with tables of the campaign, as often as you "
    "like. All else in it stays as it is, and a copy of it is kept each time."
)
_HINT: Final = "a name, Sheet1!B4:F200, or Sheet1!B4"
_ALL: Final = "all columns, or such as Designation, Steps left"
_NAMED: Final = 2
_NO_BOOK: Final = "No workbook is chosen yet."


class RangeRow(NamedTuple):
    """A range, what goes into it, and what is wrong with that."""

    target: str
    source: str
    told: str
    fault: str = ""


class BindDialog(FramedDialog):
    """Asks for the workbook and its ranges. `bound` tells whether it was posted.

    Enter in one of the three fields takes their range into the list; Del takes one off.
    """

    guide = "paper-and-excel.md#your-own-workbook"

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__("Your own workbook", _SENTENCE, action="Bind and fill", parent=parent)
        self._desk = desk
        self._books = Reading(desk, self)
        self._book: OwnBook | None = None
        self._tables: Mapping[str, Offered] = {}
        self._before: tuple[str, Mapping[str, str]] = ("", {})
        self._wanted: dict[str, str] = {}
        self.bound = False
        self.choose = KeyButton("Choose a workbook…")
        self.path = TextLabel(_NO_BOOK, wrap=True)
        self.lost = TextLabel(token="warn", wrap=True)
        self.model = ListTableModel(_COLUMNS, row_key=lambda row: row.target)
        self.table = DataTable(self.model, name="Ranges that are filled")
        self.range = EntryLine("Range", _HINT)
        self.source = WordBox()
        self.columns = EntryLine("Columns", _ALL)
        self.point = KeyButton("Point at the cells…")
        self.add = KeyButton("Take the range", "Enter")
        self.remove = KeyButton("Take off", "Del")
        self.let_go = KeyButton("Unbind the workbook")
        self._lay_out()
        self._connect()
        self._show()
        self._books.ask(_now, self._begin, self._failed)

    @property
    def wish(self) -> BindWorkbook | None:
        """What would be bound; None where something is missing or wrong."""
        if self._book is None or not self._wanted or any(row.fault for row in self.model.rows):
            return None
        return BindWorkbook(str(self._book.path), dict(self._wanted))

    @property
    def is_lossy(self) -> bool:
        """Whether the workbook holds what is gone once it was filled; that is said here."""
        return self._book is not None and bool(self._book.lost)

    # What is read

    def _begin(self, now: tuple[Mapping[str, Offered], tuple[str, Mapping[str, str]]]) -> None:
        self._tables, self._before = now
        self.source.offer(self._tables)
        path, self._wanted = self._before[0], dict(self._before[1])
        if path:
            self.look(Path(path))
        else:
            self.choose.setFocus()
        self._show()

    def ask_for_workbook(self) -> None:
        """Let the player choose the workbook."""
        start = Path(self._before[0]).parent if self._before[0] else self._desk.campaign.path.parent
        path = ask_for_file(self, "Choose your workbook", start, KINDS)
        if path is not None:
            self.look(path)

    def look(self, path: Path) -> None:
        """Read which ranges a workbook has, in the worker."""
        self.path.setText(f"Reading {path.name}…")

        def work(_: Progress) -> OwnBook:
            return look_at(path)

        self._desk.work(work, while_there(self, self._found), while_there(self, self._failed))

    def _found(self, book: OwnBook) -> None:
        self._book = book
        self.path.setText(book.path.name)
        self.path.setToolTip(tr(str(book.path)))
        lost = ", ".join(book.lost)
        self.lost.say(f"Filling removes from it: {lost}. The copy keeps them." if lost else "")
        # Of a sheet one corner is offered as well, as an example of how cells are named.
        names = [*book.names, *(f"{quoted(sheet)}!B4" for sheet in book.sheets)]
        completer = QCompleter(names, self.range.field)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.range.field.setCompleter(completer)
        # Whoever binds for the first time sees what a range of this workbook may look like.
        corner = names[len(book.names)]
        self.range.hint.say(", ".join([*[*book.names][:_NAMED], corner]))
        self.tell_problem("")
        self._show()
        self.range.enter()

    def _failed(self, error: OobmgrError) -> None:
        self.path.setText(self._book.path.name if self._book else _NO_BOOK)
        self.tell_problem(" ".join(fault.note() for fault in error.faults), error)
        self.action.setEnabled(self.wish is not None)

    # What is entered

    def take(self) -> None:
        """Take the range that is entered into the list, if it can be filled."""
        wanted = self._entered()
        for line in (self.range, self.columns):
            line.tell("")
        try:
            needed_size(wanted, self._tables)
        except BadInput as error:
            self.columns.tell(error.faults[0].note())
            return
        # Held against the workbook now, not when it is filled: a range that is too small is told
        # here.
        row = self._row(self.range.text, wanted)
        if row.fault or self._book is None:
            self.range.tell(row.fault or _NO_BOOK)
            return
        # By the range: what is entered for one that is listed already takes its place.
        self._wanted[self.range.text] = wanted
        for line in (self.range, self.columns):
            line.set_text("")
        self._show()
        self.range.enter()

    def point_at_cells(self) -> None:
        """Let the player point at the cells for the table and columns that are entered."""
        if self._book is None:
            return
        try:
            needed = needed_size(self._entered(), self._tables)
        except BadInput as error:
            self.columns.tell(error.faults[0].note())
            return
        dialog = PointDialog(self._desk, self._book.path, needed, self)
        if dialog.ask():
            self.range.set_text(dialog.target)
            # Not every desktop gives the keys back to the dialog below.
            self.activateWindow()
            self.columns.enter()

    def take_off(self) -> None:
        """Take the chosen ranges off the list."""
        for row in self.table.selected_rows():
            self._wanted.pop(row.target, None)
        self._show()

    def _entered(self) -> str:
        columns = self.columns.text
        return f"{self.source.word}: {columns}" if columns else self.source.word

    def _edit(self, row: RangeRow) -> None:
        """Put a range of the list back into the fields."""
        name, _, columns = (part.strip() for part in row.source.partition(":"))
        self.range.set_text(row.target)
        self.source.choose(name)
        self.columns.set_text(columns)
        self.range.enter()

    def _row(self, target: str, source: str) -> RangeRow:
        """A range with what it comes to."""
        if self._book is None:
            return RangeRow(target, source, "")
        try:
            needed = needed_size(source, self._tables)
            areas = self._book.areas(target)
            for area in areas:
                check_fit(area, needed, target)
        except BadInput as error:
            return RangeRow(target, source, "", error.faults[0].note())
        if areas[0].is_corner:
            return RangeRow(target, source, f"takes {counted(needed[0], 'row')} from there on")
        rows = counted(areas[0].size[0], "row")
        return RangeRow(target, source, f"fills {needed[0]:,} of {rows}")

    # What is shown

    def _show(self) -> None:
        self.model.set_rows([self._row(*one) for one in self._wanted.items()])
        self.table.fit_columns()
        self.action.setEnabled(self.wish is not None)
        for button in (self.add, self.point):
            button.setEnabled(self._book is not None)
        self.remove.setEnabled(bool(self._wanted))
        self.let_go.setVisible(bool(self._before[0]))

    def losing(self) -> str:
        """Ask where ranges were chosen that are not bound."""
        changed = bool(self._wanted) and self._wanted != dict(self._before[1])
        return "Close, and lose the ranges that are not bound?" if changed else ""

    # Posting

    def post(self) -> None:
        """Bind the workbook, unless it is bound like this already."""
        wish = self.wish
        if wish is None:
            return
        self.action.setEnabled(False)
        # Sent again it would be refused, for nothing would change.
        if (wish.path, dict(wish.ranges)) == (self._before[0], dict(self._before[1])):
            self._posted(None)
        else:
            done, failed = while_there(self, self._posted), while_there(self, self._failed)
            self._desk.execute(wish, done, failed)

    def _posted(self, _: Posted | None) -> None:
        self.bound = True
        self.accept()

    def _free(self) -> None:
        def done(_: Posted) -> None:
            self.leave()

        # Letting go is posted like a binding, so that undo brings it back.
        command = BindWorkbook("", {})
        self._desk.execute(command, while_there(self, done), while_there(self, self._failed))

    # Putting together

    def _lay_out(self) -> None:
        self.lost.hide()
        name = TextLabel("Table", px=LABEL_PX, weight=MEDIUM, token="ink2")
        self.source.setAccessibleName(tr("Table"))
        name.setBuddy(self.source)
        table = QWidget()
        down(name, self.source, STRETCH, on=table, spacing=3)
        fields = across((self.range, 5), (table, 3), (self.columns, 8), spacing=12)
        buttons = across(self.point, self.add, self.remove, STRETCH, self.let_go, spacing=8)
        chosen = across(self.choose, (self.path, 1), spacing=12)
        self.body.addLayout(down(chosen, self.lost, (self.table, 1), fields, buttons, spacing=8), 1)
        self.fit(860, 500)

    def _connect(self) -> None:
        self.choose.clicked.connect(self.ask_for_workbook)
        self.point.clicked.connect(self.point_at_cells)
        self.add.clicked.connect(self.take)
        self.remove.clicked.connect(self.take_off)
        self.let_go.clicked.connect(self._free)
        self.action.clicked.connect(self.post)
        self.table.add_key("Del", self.take_off)
        self.table.row_opened.connect(self._edit)
        for line in (self.range, self.columns):
            line.field.returnPressed.connect(self.take)
            line.field.textEdited.connect(lambda _, typed=line: typed.tell(""))


def _now(queries: Queries) -> tuple[Mapping[str, Offered], tuple[str, Mapping[str, str]]]:
    """The tables that can be wanted, and what is bound."""
    try:
        path, ranges = binding_of(queries)
    except BadInput:  # nothing is
        return tables_offered(queries), ("", {})
    return tables_offered(queries), (str(path), ranges)


_COLUMNS: Final[tuple[Column[RangeRow], ...]] = (
    Column(
        key="range", title="Range", text=lambda row: row.target, width=170, strong=True,
        elide="middle", tooltip=lambda row: row.target,
        sentence="The range of your workbook that is filled.",
    ),
    Column(
        key="source", title="Filled with", text=lambda row: row.source, width=280,
        tooltip=lambda row: row.source,
        sentence="What of the campaign goes into the range.",
    ),
    Column(
        key="told", title="Result", text=lambda row: row.fault or row.told,
        stretch=True, token=lambda row: "err" if row.fault else "ink2",
        tooltip=lambda row: row.fault or row.told,
        sentence="What the last filling did there, or what stood in its way.",
    ),
)  # fmt: skip
