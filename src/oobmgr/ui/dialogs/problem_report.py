"""A report of a problem: shown as it will be, saved as one file; after a bug of ours, too."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit, QWidget

from oobmgr.campaign.program_log import last_lines, log_file, trace_of, versions, without_home
from oobmgr.domain.errors import CampaignFileError
from oobmgr.ui.dialogs.files import ask_where_to_save
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.language import tr
from oobmgr.ui.operations.reading import while_there
from oobmgr.ui.theme import Token
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.guide_part import set_refusal
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.texts import SectionTitle

if TYPE_CHECKING:
    from oobmgr.campaign.file import Campaign
    from oobmgr.domain.errors import OobmgrError
    from oobmgr.ui.operations.jobs import JobQueue, Progress

_BROKEN: Final = (
    "Something went wrong in the program",
    (
        "Every entry is written completely or not at all, so your books are intact. Please save "
        "this report and pass it on: it says where it happened."
    ),
)
_ASKED: Final = (
    "Report a problem",
    (
        "This puts into one file what helps to find the cause. Nothing is sent: you save the file, "
        "and pass it on yourself."
    ),
)


class ProblemReportDialog(FramedDialog):
    """What the player tells, versions, the log and, if he ticks it, a copy of the campaign.

    All text that goes in is shown as it will be. The program goes on behind it.
    """

    guide = "troubleshooting.md#reporting-a-problem"

    def __init__(
        self,
        queue: JobQueue,
        campaign: Campaign | None,
        error: BaseException | None = None,
        parent: QWidget | None = None,
    ) -> None:
        title, sentence = _BROKEN if error else _ASKED
        super().__init__(title, sentence, action="Save the report…", parent=parent)
        self._queue, self._campaign, self._error = queue, campaign, error
        # Read once: what is shown is what will be saved.
        self._log = last_lines()
        self.told = QPlainTextEdit()
        self.told.setAccessibleName(tr("What happened"))
        self.told.setPlaceholderText(tr("What did you do, what did you expect, what did you see?"))
        # Tab leaves the field as in any form: nobody tells with tabs.
        self.told.setTabChangesFocus(True)
        self.with_log = QCheckBox(tr(f"The log of the program: {without_home(str(log_file()))}"))
        self.with_log.setChecked(bool(self._log))
        self.with_log.setEnabled(bool(self._log))
        name = campaign.path.name if campaign else ""
        self.with_campaign = QCheckBox(
            tr(f"A copy of the campaign {name}, with the units, entries and notes of all sides")
        )
        # Never ticked by itself: it holds what the sides keep from each other.
        self.with_campaign.setVisible(campaign is not None)
        self.report = QPlainTextEdit()
        self.report.setReadOnly(True)
        self.report.setAccessibleName(tr("Report"))
        self.copy_button = KeyButton("Copy the report")
        self._build()

    def _build(self) -> None:
        self.fit(760, 640)
        self.cancel.write("Close")
        follow_text(self.told, 80, QWidget.setFixedHeight)
        self.body.addWidget(self.told)
        self.body.addWidget(self.with_log)
        self.body.addWidget(self.with_campaign)
        self.body.addWidget(SectionTitle("What goes in", small=True))
        self.body.addWidget(self.report, 1)
        self.foot.insertWidget(1, self.copy_button)
        self.told.textChanged.connect(self._show)
        self.with_log.toggled.connect(self._show)
        self.copy_button.clicked.connect(self._copy)
        self.action.clicked.connect(self._save)
        self._show()
        self.told.setFocus()

    @property
    def _text(self) -> str:
        """The report without the log."""
        # Paths are cut here as well: a report should not say who sits at the machine.
        told = without_home(self.told.toPlainText().strip())
        trace = trace_of(self._error) if self._error else ""
        return "\n\n".join(filter(None, (f"{versions()}, Qt {qVersion()}", told, trace))) + "\n"

    def _show(self) -> None:
        log = f"\n{self._log}" if self.with_log.isChecked() else ""
        self.report.setPlainText(f"{self._text}{log}")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self._tell("Copied.")

    def _save(self) -> None:
        proposed = Path.home() / "oobmgr-report.zip"
        path = ask_where_to_save(self, "Save the report", proposed, "Zip (*.zip)")
        if path is None:
            return
        log = self._log if self.with_log.isChecked() else ""
        campaign = self._campaign if self.with_campaign.isChecked() else None
        self.action.setEnabled(False)
        # What it writes is taken here: in the worker no widget may be asked.
        work = partial(_write, path, self._text, log, campaign)
        saved, failed = while_there(self, self._saved), while_there(self, self._failed)
        self._queue.run(work, saved, failed, file=True)

    def _saved(self, path: Path) -> None:
        self.action.setEnabled(True)
        self._tell(f"Saved as {path}.")

    def _failed(self, error: OobmgrError) -> None:
        self.action.setEnabled(True)
        self._tell(str(error), "err")

    def _tell(self, words: str, token: Token = "ok") -> None:
        self.problem.set_token(token)
        self.problem.setText(words)
        set_refusal(self.problem, CampaignFileError.guide if token == "err" else "")


def _write(
    path: Path, report: str, log: str, campaign: Campaign | None, _progress: Progress
) -> Path:
    from oobmgr.campaign.problem_report import write_report

    return write_report(path, report, log, campaign)
