"""Reading a printed sheet back: row codes as they are typed, and beside them what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from oobmgr.domain.errors import BadInput, Doubtful, Fault, OobmgrError
from oobmgr.domain.quantities import counted
from oobmgr.domain.wording import with_capital
from oobmgr.reports.read_back import ReadLine, SheetReader, command_of
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.language import tr
from oobmgr.ui.operations.reading import Reading, while_there
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oobmgr.campaign.commands import ReadBack
    from oobmgr.campaign.rows import UnitRow
    from oobmgr.campaign.session import Posted
    from oobmgr.ui.operations.desk import Desk

_SENTENCE: Final = (
    "Type what was pencilled on a printed sheet: the code of the row, then boxes struck or left, "
    "or markers. Everything is posted together, or nothing."
)
_EXAMPLE: Final = "A17 -2\nA18 4 S\nA19 hex 1612"
_AGAIN: Final = "Press Ctrl+Enter again to post it all the same."
_HELP: Final = (
    "A17 -2 strikes two boxes, A17 +1 rubs one out, A17 4 leaves four. A17 S places a marker by "
    "its letter, A17 -S takes it off. 4 of 8, ☐☐☒, commas and the words of the markers are read, "
    "too."
)


class ReadBackDialog(FramedDialog):
    """A field for lines, and a table that tells what each comes to as it is typed.

    It begins with the sheets of the side whose turn it is.
    """

    guide = "paper-and-excel.md#roster-sheets"

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__("Read a sheet back", _SENTENCE, action="Enter 0 lines", parent=parent)
        self._desk = desk
        self._books = Reading(desk, self)
        self._sides = {one.name: str(one.id) for one in desk.game.sides}
        self._units: tuple[UnitRow, ...] = ()
        self._lines: tuple[ReadLine, ...] = ()
        self._doubted: ReadBack | None = None
        """What is asked about: given again, it is meant."""
        self.side = SegmentedControl("Side", tuple(self._sides), quiet="")
        self.entries = QPlainTextEdit()
        self.model = ListTableModel(_columns(), row_key=lambda line: (line.number, line.text))
        self.table = DataTable(self.model, name="Result")
        self.said = TextLabel(token="ok", wrap=True)
        self._lay_out()
        self._connect()
        self._read(first=True)

    # Reading

    def _read(self, *, first: bool = False) -> None:
        """Ask for the units, and at first for the side that plays now."""

        def show(found: tuple[str, tuple[UnitRow, ...]]) -> None:
            playing, self._units = found
            names = {key: name for name, key in self._sides.items()}
            if first and playing in names:
                self.side.set_value(names[playing])
            self._look()

        self._books.ask(lambda queries: (queries.summary().side, queries.units()), show)

    def _look(self) -> None:
        """Show what the lines come to."""
        # A new one each time: a line depends on the lines before it, of which any may have been
        # changed.
        reader = SheetReader(self._desk.game, self._sides[self.side.value], self._units)
        self._lines = reader.look(self.entries.toPlainText().split("\n"))
        self.model.set_rows(self._lines)
        self.table.fit_columns()
        faults = [fault for line in self._lines for fault in line.faults]
        self.tell_problem(_told(faults), BadInput(*faults) if faults else None)
        count = len(self._lines)
        # Never the bare word, which is the name of a key in other languages.
        self.action.write(f"Enter {counted(count, 'line')}")
        self.action.setEnabled(bool(count) and not faults)

    def _edited(self) -> None:
        # Other lines may be doubtful otherwise.
        self._doubted = None
        self._say("")
        self._look()

    # Posting

    def post(self) -> None:
        """Post everything that was typed, as one entry; what is doubtful when it is given again."""
        try:
            command = command_of(self._lines)
        except BadInput as error:
            self._failed(error)
            return
        self.action.setEnabled(False)
        meant, self._doubted = command == self._doubted, None

        def failed(error: OobmgrError) -> None:
            if isinstance(error, Doubtful):
                self._ask(command, error)
            else:
                self._failed(error)

        self._desk.execute(
            command, while_there(self, self._posted), while_there(self, failed), meant=meant
        )

    def _ask(self, command: ReadBack, doubt: Doubtful) -> None:
        """Ask whether what was typed is meant."""
        self._doubted = command
        words = " ".join(fault.note() for fault in doubt.faults)
        self.tell_news(f"{words} {_AGAIN}", "warn")
        self.action.setEnabled(True)

    def _posted(self, posted: Posted) -> None:
        notes = " ".join(fault.note() for fault in posted.warnings)
        self.entries.clear()
        self._say(f"✓ {posted.title}. {notes}".strip())
        self.entries.setFocus()

    def _failed(self, error: OobmgrError) -> None:
        self.tell_problem(" ".join(fault.note() for fault in error.faults), error)
        self.action.setEnabled(True)

    def _say(self, text: str) -> None:
        self.said.say(text)

    def losing(self) -> str:
        """Ask where lines are typed that were not entered."""
        typed = self.entries.toPlainText().strip()
        return "Close, and lose the lines that are not entered?" if typed else ""

    # Putting together

    def _lay_out(self) -> None:
        self.entries.setAccessibleName(tr("What the sheet says, line by line"))
        self.entries.setPlaceholderText(tr(_EXAMPLE))
        # Tab leads on to the table; a row code holds none.
        self.entries.setTabChangesFocus(True)
        follow_text(self.entries, 220, QWidget.setFixedWidth)
        head = across(SectionTitle("Sheets of"), self.side, STRETCH)
        lines = across(self.entries, (self.table, 1), spacing=12)
        told = TextLabel(_HELP, token="ink2", wrap=True)
        self.body.addLayout(down(head, (lines, 1), told, self.said, spacing=8), 1)
        self.cancel.write("Close")
        self._say("")
        self.fit(900, 480)
        self.entries.setFocus()

    def _connect(self) -> None:
        self.entries.textChanged.connect(self._edited)
        self.side.changed.connect(lambda _: self._edited())
        self.action.clicked.connect(self.post)
        self._desk.changed.connect(lambda _: self._read())


def _columns() -> tuple[Column[ReadLine], ...]:
    return (
        Column(key="line", title="Typed", text=lambda line: line.text, width=128,
            sentence="The line as you typed it."),
        Column(
            key="unit", title="Unit", text=_unit, elide="apart", strong=True, width=110,
            tooltip=_unit,
            sentence="The unit that the line means.",
        ),
        Column(
            key="becomes", title="Becomes", text=_becomes, stretch=True,
            token=lambda line: "err" if line.faults else "ink", tooltip=_becomes,
            sentence="What the line changes, or what is wrong with it.",
        ),
    )  # fmt: skip


def _told(faults: Sequence[Fault]) -> str:
    """The first of what is wrong in full, and how many more there are."""
    if not faults:
        return ""
    first = faults[0].sentence()
    sentence = with_capital(first)
    return sentence if len(faults) == 1 else f"{sentence} {len(faults) - 1} more."


def _unit(line: ReadLine) -> str:
    return line.unit.designation if line.unit else ""


def _becomes(line: ReadLine) -> str:
    return line.words or " ".join(fault.note() for fault in line.faults)
