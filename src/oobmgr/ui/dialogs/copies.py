"""The copies of a campaign: what each holds, and one to put in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from oobmgr.campaign.copies import CopyRow, copies_of
from oobmgr.models.file_heads import backups_folder
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.language.dates import stamp_words
from oobmgr.ui.operations.reading import while_there
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.found_table import FoundTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.texts import EmptyState

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from oobmgr.domain.errors import OobmgrError
    from oobmgr.ui.operations.jobs import JobQueue

_SENTENCE: Final = (
    "A copy is kept at the close of every turn and before anything risky. One that you restore "
    "takes the place of {}; the file as it is now is kept among the copies."
)
_NOTHING: Final = "No copy yet. One is kept at the close of every turn."
_COLUMNS: Final[tuple[Column[CopyRow], ...]] = (
    Column(
        key="written", title="Written", text=lambda r: stamp_words(r.written),
        sort=lambda r: r.written.timestamp(), strong=True,
        sentence="When the copy was written.",
    ),
    Column(key="turn", title="Turn", text=lambda r: r.turn, width=170,
        sentence="The turn that the copy is in."),
    Column(
        key="last", title="Last entry", text=lambda r: str(r.last or ""), align="right",
        sort=lambda r: r.last, width=74,
        sentence="The number of the last entry in the copy.",
    ),
    Column(
        key="differs", title="Against the campaign", text=lambda r: r.difference, width=250,
        token=lambda r: "err" if r.fault else "ink2" if r.difference == "the same" else "ink",
        sentence="How many entries behind the campaign the copy is, or how it differs from it.",
    ),
    Column(
        key="name", title="File", text=lambda r: r.path.name, stretch=True, elide="middle",
        tooltip=lambda r: str(r.path), token="ink2",
        sentence="The file of the copy.",
    ),
)  # fmt: skip


class CopiesDialog(FramedDialog):
    """Lists the copies beside a campaign. `chosen` is the one to restore, once it is accepted."""

    guide = "files.md#copies"

    def __init__(self, path: Path, queue: JobQueue, parent: QWidget | None = None) -> None:
        super().__init__(
            "Copies of this campaign",
            _SENTENCE.format(path.name),
            action="Restore this copy",
            parent=parent,
        )
        self.chosen: Path | None = None
        self._place = backups_folder(path)
        self.model = ListTableModel[CopyRow](_COLUMNS)
        self.table = DataTable(self.model, name="Copies of this campaign")
        # Each copy is opened to say what it holds, which takes a while where there are many.
        self.nothing = EmptyState("Looking at the copies\u2026")
        self.body.addWidget(FoundTable(self.table, self.nothing), 1)
        self.folder = LinkButton("Open their folder")
        self.folder.clicked.connect(self._open_folder)
        self.foot.insertWidget(0, self.folder)
        self.action.setEnabled(False)
        self.action.clicked.connect(self._choose)
        self.table.selectionModel().selectionChanged.connect(self._picked)
        self.fit(900, 440)
        show, failed = while_there(self, self._show), while_there(self, self._failed)
        queue.run(lambda _: copies_of(path), show, failed)

    def _show(self, rows: tuple[CopyRow, ...]) -> None:
        self.nothing.set_sentence(_NOTHING)
        self.model.set_rows(rows)
        self.table.fit_columns()
        if rows:
            # The newest comes first, and is the one that is wanted most often.
            self.table.selectRow(0)
            self.table.setFocus()

    def _failed(self, error: OobmgrError) -> None:
        self.tell_problem(error.faults[0].sentence(), error)

    def _picked(self) -> None:
        rows = self.table.selected_rows()
        # A damaged copy is listed, so that nobody looks for it, but it must not take the place of
        # anything.
        self.action.setEnabled(len(rows) == 1 and not rows[0].fault)
        self.tell_problem(rows[0].fault if len(rows) == 1 else "")

    def _choose(self) -> None:
        self.chosen = self.table.selected_rows()[0].path
        self.accept()

    def _open_folder(self) -> None:
        # Whether the desktop shows a folder cannot be known: it may have no program for it.
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._place)))
        # So the place is written as well, to go there by hand.
        self.tell_news(str(self._place))
