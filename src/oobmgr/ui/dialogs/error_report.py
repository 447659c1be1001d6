"""What a bug of ours looks like to the player: said plainly, with a report to pass on."""

from __future__ import annotations

import traceback
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from oobmgr.campaign.targets import replacing
from oobmgr.domain.errors import BadInput
from oobmgr.ui.dialogs.about import versions
from oobmgr.ui.dialogs.files import ask_where_to_save
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.widgets.buttons import KeyButton


class ErrorReportDialog(FramedDialog):
    """Shows the report of one error, to copy or save. The program goes on behind it."""

    guide = "troubleshooting.md#something-went-wrong-in-the-program"

    def __init__(self, error: BaseException, parent: QWidget | None = None) -> None:
        super().__init__(
            "Something went wrong in the program",
            "Every entry is written completely or not at all, so your books are intact. The report "
            "below says where it happened; it holds nothing of your campaign but what it shows.",
            parent=parent,
        )
        self.resize(scaled(680), scaled(460))
        self.report = QPlainTextEdit(report_text(error))
        self.report.setReadOnly(True)
        self.report.setAccessibleName(tr("Report"))
        self.body.addWidget(self.report, 1)
        self.copy_button = KeyButton("Copy the report")
        self.save_button = KeyButton("Save the report…")
        self.copy_button.clicked.connect(self._copy)
        self.save_button.clicked.connect(self._save)
        self.foot.insertWidget(1, self.copy_button)
        self.foot.insertWidget(2, self.save_button)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self._tell("Copied.")

    def _save(self) -> None:
        proposed = Path.home() / "oobmgr-report.txt"
        path = ask_where_to_save(self, "Save the report", proposed, "Text (*.txt)")
        if path is None:
            return
        try:
            with replacing(path) as draft:
                draft.write_text(self.report.toPlainText(), encoding="utf-8")
        except BadInput as why:
            self._tell(str(why), "err")
        else:
            self._tell(f"Saved as {path}.")

    def _tell(self, words: str, token: Token = "ok") -> None:
        self.problem.set_token(token)
        self.problem.setText(words)


def report_text(error: BaseException) -> str:
    """The versions and the trace of an error, as text."""
    trace = "".join(traceback.format_exception(error)).strip()
    return f"{versions()}\n\n{trace}\n"
