"""The workbooks that were imported, each with a button that takes all of it back."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from oobmgr.campaign.import_rows import ImportRow
from oobmgr.domain.errors import OobmgrError
from oobmgr.domain.postings import TransactionId
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.guide_part import part_of_faults, set_refusal
from oobmgr.ui.widgets.parts import empty
from oobmgr.ui.widgets.texts import TextLabel

_MOST: Final = 5


class ImportsList(QWidget):
    """The imports that stand, newest first; one on which later entries rest stays, saying why."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.told = TextLabel(wrap=True, token="err")
        self.buttons: dict[int, KeyButton] = {}
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(4)

    def refresh(self) -> None:
        """List them as they stand now."""
        # What was taken back is no import any more; the ledger still has it.
        rows = [row for row in self._desk.campaign.queries.imports() if not row.undone]
        empty(self._lines)
        self.buttons.clear()
        # The old one went with the lines that were emptied out.
        self.told = TextLabel(wrap=True, token="err")
        if rows:
            self._lines.addWidget(TextLabel("Imported so far, newest first:", token="ink2"))
        for row in rows[:_MOST]:
            self._lines.addWidget(self._line(row))
        if len(rows) > _MOST:
            older = f"{len(rows) - _MOST} older ones: revoke them on the Ledger page."
            self._lines.addWidget(TextLabel(older, token="ink2"))
        self._lines.addWidget(self.told)
        self.told.hide()

    def _line(self, row: ImportRow) -> QWidget:
        button = self.buttons[row.transaction] = KeyButton("Take it back")
        button.setAccessibleName(tr(f"Take back: {row.title}"))
        button.clicked.connect(lambda: self._take_back(row.transaction))
        line = QWidget()
        # Each by itself: the turn is no part of the name of the file that the title ends with.
        words = TextLabel(AsWritten(f"{tr(row.title)}, {tr(row.turn_label)}"), wrap=True)
        across((words, 1), button, on=line, spacing=8)
        return line

    def _take_back(self, transaction: int) -> None:
        def refused(error: OobmgrError) -> None:
            words = " ".join(f"{f.message} {f.advice}".strip() for f in error.faults)
            self.told.setText(f"It stays: {words}")
            set_refusal(self.told, part_of_faults(error.faults, error.guide))
            self.told.show()

        self._desk.revoke(TransactionId(transaction), refused)
