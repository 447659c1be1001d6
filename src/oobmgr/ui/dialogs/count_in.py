"""Count in: what lies on the table, beside what the books hold."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from oobmgr.domain.errors import BadInput, Fault, OobmgrError
from oobmgr.domain.quantities import shown, signed
from oobmgr.ui.dialogs.count_table import CountTable
from oobmgr.ui.dialogs.entry_line import EntryLine
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.operations.reading import Reading, while_there
from oobmgr.ui.viewmodels.counting import CountLine, Key, key_of, read_count
from oobmgr.ui.viewmodels.turn_figures import working_rows
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.parts import follow_text, panel
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel
from oobmgr.ui.widgets.working_view import WorkingView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oobmgr.campaign.commands import CountIn
    from oobmgr.campaign.rows import CountableRow, Preview
    from oobmgr.ui.operations.desk import Desk

_SENTENCE: Final = (
    "Count what is on the table. If it agrees with the books, that is recorded; "
    "if not, the difference is posted with its reason."
)


class CountInDialog(FramedDialog):
    """A table of what can be counted, and below it the number on the table, one after the other.

    It stays until the player has counted enough.
    """

    guide = "ledger.md#check-the-count"

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__("Check the count", _SENTENCE, action="Record", parent=parent)
        self._desk = desk
        self._row: CountableRow | None = None
        self._command: CountIn | None = None
        self._counted: dict[Key, int] = {}
        self._books = Reading(desk, self)
        # A reading of its own: what can be counted is read again while a count is being looked at.
        self._previews = Reading(desk, self)
        self.table = CountTable()
        self.title = SectionTitle("")
        self.place = EntryLine("Place", "Where they are")
        self.number = EntryLine("On the table")
        self.reason = EntryLine("Reason for a difference")
        self.working = WorkingView()
        self.said = TextLabel(token="ok", wrap=True)
        self._lay_out()
        self._connect()
        self._say("")
        self._clear()
        self.refresh()

    # Reading and showing

    def refresh(self) -> None:
        """Read what can be counted in the worker."""
        self._books.ask(lambda queries: queries.countable(), self._show_rows)

    def _show_rows(self, rows: Sequence[CountableRow]) -> None:
        first = self.table.lines.rowCount() == 0
        self.table.set_lines([CountLine(row, self._counted.get(key_of(row))) for row in rows])
        if first:
            self.table.choose(0)
            self.table.setFocus()

    def _chosen(self) -> None:
        line: CountLine | None = self.table.current_row()
        if line is None:
            return
        # After a posting the same line comes again; what is typed for it stays.
        other = self._row is None or key_of(self._row) != key_of(line.row)
        self._row = line.row
        if other:
            self._clear()
        else:
            self._ask()

    def _clear(self) -> None:
        """Begin anew with the chosen account."""
        row = self._row
        for field in (self.place, self.number, self.reason):
            field.set_text("")
        self.title.set_text(row.name if row else "")
        self.title.set_detail(f"{row.booked_words} in the books" if row else "")
        words = tr("On the table")
        self.number.label.setText(AsWritten(f"{words}, {tr(row.sign)}" if row else words))
        self.place.setVisible(row is not None and row.elsewhere)
        self._ask()

    # From what was typed to what would be posted

    def _edited(self) -> None:
        self._say("")
        self.tell_problem("")
        self._ask()

    def _ask(self) -> None:
        """Ask what the count-in would write; the last answer counts."""
        # An answer may be on its way to what was typed before.
        self._previews.drop()
        # Nothing can be recorded until the answer is there to what is typed now.
        self._command = None
        self._tell(())
        self._offer("")
        if self._row is None or not self.number.text:
            self.working.set_rows(())
            return
        try:
            texts = self.number.text, self.reason.text, self.place.text
            command = read_count(self._row, *texts)
        except BadInput as error:
            self._failed(error)
            return
        self._previews.preview(command, partial(self._answered, command), self._failed)

    def _answered(self, command: CountIn, preview: Preview) -> None:
        if self._row is None:
            return
        self.working.set_rows(working_rows(preview.working))
        # The last line of the working is what the count-in comes to.
        result = preview.working[-1].value
        if isinstance(result, int) and preview.postings:
            self._offer(f"Adjust by {signed(result)} {self._row.sign}")
        else:
            self._offer("Record that they agree")
        self._tell(preview.refusals)
        self._command = None if preview.refusals else command
        self.action.setEnabled(self._command is not None)

    def _failed(self, error: OobmgrError) -> None:
        self.working.set_rows(())
        self._tell(error.faults)

    def _tell(self, faults: Sequence[Fault]) -> None:
        """Say what is wrong beside its field, or at the foot."""
        fields = {"place": self.place, "counted": self.number, "reason": self.reason}
        for name, field in fields.items():
            own = [fault for fault in faults if fault.where == name]
            # The figures of a difference stand in the working already.
            notes = [fault.advice if name == "reason" else fault.note() for fault in own]
            field.tell(" ".join(notes))
        others = [fault for fault in faults if fault.where not in fields]
        told = " ".join(fault.note() for fault in others)
        self.tell_problem(told, BadInput(*others) if others else None)

    def _offer(self, text: str) -> None:
        self.action.setVisible(bool(text))
        self.action.write(text)
        self.action.setEnabled(False)

    def post(self) -> None:
        """Post the count-in that is shown."""
        command, row = self._command, self._row
        if command is None or row is None:
            return
        # At once: a second press must not record it twice.
        self._command = None
        self.action.setEnabled(False)
        self._desk.execute(
            command,
            while_there(self, lambda _: self._recorded(row, command)),
            while_there(self, self._failed),
        )

    def _recorded(self, row: CountableRow, command: CountIn) -> None:
        """Say that it stands in the books, and go on to the next account."""
        self._counted[key_of(row)] = command.counted
        # A place that was typed has a line of its own when the books are read again.
        self._counted[row.side, row.good, command.place_detail, False] = command.counted
        name = f"{row.name}: {command.place_detail}" if row.elsewhere else row.name
        self._say(f"✓ Recorded: {name}, {shown(command.counted)} {row.sign}.")
        at = self.table.currentIndex().row()
        # Of one account there may be more places to count; at the end there is no next line.
        if row.elsewhere or at + 1 >= self.table.lines.rowCount():
            self._clear()
        else:
            self.table.choose(at + 1)
        # Into the number at once: the next one is counted already.
        self._enter()

    def _say(self, text: str) -> None:
        self.said.say(text)

    def losing(self) -> str:
        """Ask where a number is typed that was not recorded."""
        return "Close, and lose the number that is not recorded?" if self.number.text else ""

    # Putting together

    def _lay_out(self) -> None:
        self.body.addWidget(self.table, 1)
        sheet = panel("sheet")
        # The field alone: its name may be longer than that, and is never cut.
        follow_text(self.number.field, 190, QWidget.setMinimumWidth)
        follow_text(self.place, 150, QWidget.setFixedWidth)
        fields = across(self.place, self.number, (self.reason, 1), spacing=12)
        self.working.setAccessibleName(tr("Books and table"))
        parts = (self.title, fields, self.working, self.said)
        down(*parts, on=sheet, margins=(14, 10, 14, 10), spacing=6)
        self.body.addWidget(sheet)
        self.cancel.write("Close")
        self.fit(680, 600)

    def _connect(self) -> None:
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._chosen())
        self.table.row_opened.connect(lambda _: self._enter())
        for line in (self.place, self.number, self.reason):
            line.field.textEdited.connect(lambda _: self._edited())
        self.action.clicked.connect(self.post)
        self._desk.changed.connect(self.refresh)

    def _enter(self) -> None:
        (self.place if self.place.isVisible() else self.number).enter()
