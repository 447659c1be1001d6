"""The sheet of paper: its title, the choice of sheets, the table, the foot."""

from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from oobmgr.rules.rosters import RosterHeading, RosterRules, RosterSheet
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import SEMIBOLD, TITLE_PX
from oobmgr.ui.viewmodels.roster_sheets import SheetLine
from oobmgr.ui.views.roster_sheets.foot import SheetFoot
from oobmgr.ui.views.roster_sheets.sheet_table import SheetTable
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.parts import Panel, follow_text, named
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import EmptyState, TextLabel
from oobmgr.ui.widgets.wrapping_row import WrappingRow

_LEAST_WORDS_PX: Final = 210
_LEAST_HIGH: Final = 160
"""The heads, that of a formation and three rows, above a bar to scroll with."""
_NO_UNITS: Final = "No unit on this sheet yet."


def _hints(rules: RosterRules) -> tuple[tuple[str, str], ...]:
    """What each key does to the selected units, as the foot of the paper lists it."""
    markers = ((one.letter, one.name.lower()) for one in rules.markers() if one.letter)
    beside = rules.beside
    adding = ((beside.letter, beside.add.lower()),) if beside else ()
    # A narrow foot leaves out the last ones, which stand in the menu, too.
    return (("X", "mark"), ("Shift+X", "take back"), ("Enter", "details"), *adding, *markers)


class Paper(Panel):
    """One sheet at a time. `sheet_picked` carries the key of another one."""

    sheet_picked = Signal(str)

    def __init__(self, rules: RosterRules, sheets: Sequence[RosterSheet]) -> None:
        super().__init__()
        self.setObjectName("roster_paper")
        self.setProperty("panel", "paper")
        self._sheets = sheets
        self.title = named(TextLabel(px=TITLE_PX, weight=SEMIBOLD), "roster_title")
        self.subtitle = TextLabel(token="ink2", wrap=True)
        self.chooser = SegmentedControl("Sheet", tuple(sheet.title for sheet in sheets), quiet="")
        self.chooser.setObjectName("roster_chooser")
        self.chooser.changed.connect(self._picked)
        self.table = SheetTable(rules)
        follow_text(self.table, _LEAST_HIGH, QWidget.setMinimumHeight)
        empty = EmptyState(_NO_UNITS, "Import an order of battle", "Ctrl+I")
        self.empty = named(empty, "no_units_on_sheet")
        self.hidden = named(EmptyState("", "Unlock…", "Ctrl+U"), "hidden_sheet")
        self.stack = QStackedWidget()
        for page in (self.table, self.empty, self.hidden):
            self.stack.addWidget(page)
        self.foot = SheetFoot(_hints(rules))
        self._lay_out()

    def _lay_out(self) -> None:
        words = QWidget()
        down(self.title, self.subtitle, on=words, spacing=2)
        follow_text(words, _LEAST_WORDS_PX, QWidget.setMinimumWidth)
        row = WrappingRow((words, 1), self.chooser)
        head = across(row, margins=(18, 10, 14, 6))
        inner = down((self.stack, 1), margins=(12, 0, 12, 0))
        down(head, (inner, 1), self.foot, on=self, margins=(1, 1, 1, 1), spacing=0)

    def show_sheet(
        self,
        sheet: RosterSheet,
        lines: Sequence[SheetLine],
        heads: dict[Hashable, RosterHeading],
        past: str,
    ) -> None:
        """Show a sheet, as it was at the end of a past turn where one is named."""
        self.title.setText(sheet.title)
        self.subtitle.setText(f"{sheet.subtitle}, {past}" if past else sheet.subtitle)
        self.chooser.set_value(sheet.title)
        self.table.setAccessibleName(tr(f"Roster Sheet, {sheet.title}"))
        self.table.set_sheet(sheet.key, lines, heads)
        self.stack.setCurrentWidget(self.table if lines else self.empty)

    def hide_sheet(self, sheet: RosterSheet, side: str) -> None:
        """Show that a sheet of this side is hidden, and nothing of it."""
        self.show_sheet(sheet, (), {}, "")
        self.hidden.set_sentence(f"The {side} sheets are hidden.")
        self.stack.setCurrentWidget(self.hidden)

    def _picked(self, title: str) -> None:
        self.sheet_picked.emit(next(one.key for one in self._sheets if one.title == title))
