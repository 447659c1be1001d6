"""House rules: every number of the rules, and another one in its place from now on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from oobmgr.campaign.commands import OverrideCell
from oobmgr.campaign.topics import Topic
from oobmgr.domain.errors import OobmgrError
from oobmgr.ui.dialogs.entry_line import EntryLine
from oobmgr.ui.dialogs.house_rule_table import HouseRuleTable
from oobmgr.ui.dialogs.searched_page import SearchedPage
from oobmgr.ui.operations.reading import Reading, while_there
from oobmgr.ui.viewmodels.house_rules import Wish, held_words, printed_words, read_wish
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.texts import TextLabel

if TYPE_CHECKING:
    from oobmgr.campaign.rows import HouseRuleRow
    from oobmgr.campaign.session import Posted
    from oobmgr.ui.operations.desk import Desk

_SENTENCE: Final = (
    "Any number of the rules can be replaced from now on. What is posted stays as it was."
)


class HouseRulesPage(SearchedPage):
    """A table to search, and below it the chosen number with the one to play by.

    `changed` says that there is something else to post, or nothing; `told` carries what was
    refused, in words and as the error. What was typed for one number stays while another is looked
    at.
    """

    changed = Signal()
    told = Signal(str, object)
    case_opened = Signal(str)

    def __init__(self, desk: Desk) -> None:
        table = HouseRuleTable(desk.game)
        super().__init__(table, "Search the numbers of the rules")
        self.table = table
        self._desk = desk
        self._row: HouseRuleRow | None = None
        self._typed: dict[str, tuple[str, str]] = {}
        self._busy = False
        self._books = Reading(desk, self)
        self.value = EntryLine("From now on")
        self.reason = EntryLine("Reason", "Why you play it that way")
        self.back = KeyButton("Reset", "Del")
        self.others = TextLabel(token="pencil", wrap=True)
        self._lay_out()
        self._connect()
        self.show_row(None)
        self.refresh()

    # What can be posted

    @property
    def wish(self) -> Wish | None:
        """What was typed for the chosen number, if it can be posted and changes anything."""
        if self._row is None or self._busy:
            return None
        wish = read_wish(self.value.text, self._row, self._desk.game)
        return wish if wish.changes(self._row) else None

    @property
    def action_text(self) -> str:
        """What posting would do; empty where there is nothing to post."""
        wish = self.wish
        if wish is None or self._row is None:
            return ""
        back = wish.words == printed_words(self._row)
        return f"Reset to {wish.words}" if back else f"Post {wish.words}"

    @property
    def pending(self) -> bool:
        """Whether something was typed and not posted."""
        return bool(self._typed)

    def post(self) -> None:
        """Post what was typed for the chosen number."""
        wish = self.wish
        if wish is not None:
            self._post(wish.saved)

    def set_back(self) -> None:
        """Give the chosen number back as the rules have it."""
        if self._row is not None and self._row.overridden and not self._busy:
            self._post(None)

    def _post(self, value: str | None) -> None:
        row = self._row
        if row is None:
            return
        # Until it is answered there is no wish: a second Enter would post the same again.
        self._busy = True
        self.changed.emit()

        def done(_: Posted) -> None:  # what was written is read again because the books changed
            self._busy = False
            self._typed.pop(row.path, None)
            self.table.setFocus()

        def refused(error: OobmgrError) -> None:
            self._busy = False
            self.changed.emit()
            self.told.emit(error.faults[0].note(), error)

        # A reason that was not typed now belongs to the number that held before.
        command = OverrideCell(row.path, value, self.reason.text if row.path in self._typed else "")
        self._desk.execute(command, while_there(self, done), while_there(self, refused))

    # Reading and showing

    def refresh(self) -> None:
        """Read the numbers in the worker."""

        def show(rows: tuple[HouseRuleRow, ...]) -> None:
            self.table.set_rules(rows)
            self.show_row(self.table.current_row())

        self._books.ask(lambda queries: queries.house_rules(), show)

    def _topics_changed(self, topics: object) -> None:
        # House rules are settings of the campaign, and come under the same topic as its options.
        if isinstance(topics, frozenset) and Topic.OPTIONS in topics:
            self.refresh()

    def show_row(self, row: HouseRuleRow | None) -> None:
        """Show a number, with what was typed for it."""
        self._row = row
        self.panel.setVisible(row is not None)
        if row is not None:
            value, reason = self._typed.get(row.path, (row.saved, ""))
            self.title.set_text(row.name)
            self.held.setText(held_words(row))
            self.value.label.setText(f"From now on, {row.unit}" if row.unit else "From now on")
            self.value.set_text(value)
            self.reason.set_text(reason)
            self.back.write(f"Reset to {printed_words(row)}")
            self.back.setVisible(row.overridden)
            self._tell()
        self._name_others()
        self.changed.emit()

    def _edited(self) -> None:
        row = self._row
        if row is None:
            return
        # What stands in the books already is not in pencil.
        if self.value.text == row.saved and not self.reason.text:
            self._typed.pop(row.path, None)
        else:
            # As typed, with its blanks: this may come at every key, while a word is being written.
            self._typed[row.path] = (self.value.field.text(), self.reason.field.text())
        self.told.emit("", None)
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        """Say beside the field what is wrong; an empty one is not wrong yet."""
        if self._row is not None:
            wish = read_wish(self.value.text, self._row, self._desk.game)
            self.value.tell(wish.fault if self.value.text else "")

    def _name_others(self) -> None:
        here = self._row.path if self._row is not None else ""
        elsewhere = self._typed.keys() - {here}
        names = [row.name for row in self.table.rules.rows if row.path in elsewhere]
        self.others.setText(f"Typed but not posted: {', '.join(names)}." if names else "")
        self.others.setVisible(bool(names))

    # Putting together

    def _lay_out(self) -> None:
        self.title.add(self.back)
        follow_text(self.value, 200, QWidget.setFixedWidth)
        fields = across(self.value, (self.reason, 1), spacing=12)
        parts = (self.title, self.held, fields, self.others)
        down(*parts, on=self.panel, margins=(14, 10, 14, 10), spacing=6)
        self.stand(_SENTENCE, "No number matches these words.", self.search)

    def _connect(self) -> None:
        self.table.row_opened.connect(lambda _: self.value.enter())
        self.table.back_asked.connect(self.set_back)
        self.table.case_opened.connect(self.case_opened)
        self.back.clicked.connect(self.set_back)
        self.value.field.textEdited.connect(lambda _: self._edited())
        self.reason.field.textEdited.connect(lambda _: self._edited())
        self._desk.changed.connect(self._topics_changed)
