"""The Import and export page."""

import re
import threading
from collections.abc import Mapping
from functools import cached_property, partial
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStackedWidget, QWidget

from oobmgr.campaign.session import Posted
from oobmgr.campaign.topics import Topic
from oobmgr.domain.errors import Fault, OobmgrError
from oobmgr.exchange.columns import unit_columns
from oobmgr.exchange.export import FORMATS, ExportCancelled, export_records
from oobmgr.exchange.marked_copy import save_marked_copy
from oobmgr.exchange.raw_sheets import RawSheet
from oobmgr.reports.listed import reports_of
from oobmgr.ui.dialogs.files import WORKBOOKS, ask_for_file, ask_where_to_save
from oobmgr.ui.dialogs.template import EXCEL, save_template
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.jobs import Job, Progress
from oobmgr.ui.operations.reading import Newest
from oobmgr.ui.pages import ORDER_OF_BATTLE
from oobmgr.ui.views.import_order_of_battle.adding import add_import, ask_first, is_answered
from oobmgr.ui.views.import_order_of_battle.head_bar import HeadBar
from oobmgr.ui.views.import_order_of_battle.imports_list import ImportsList
from oobmgr.ui.views.import_order_of_battle.material import (
    PASTED,
    Material,
    answered,
    pasted,
    prepare,
    profile_of_material,
    size_words,
    step_of,
)
from oobmgr.ui.views.import_order_of_battle.page_hints import PREVIEW_HINTS, START_HINTS
from oobmgr.ui.views.import_order_of_battle.preview_panel import PreviewPanel
from oobmgr.ui.views.import_order_of_battle.start_panel import StartPanel
from oobmgr.ui.views.screen import Screen
from oobmgr.ui.widgets.announcing import announce
from oobmgr.ui.widgets.boxes import down, over
from oobmgr.ui.widgets.message_bar import MessageBar
from oobmgr.ui.widgets.progress_strip import ProgressStrip


class ImportScreen(Screen):
    """Reads a workbook, shows what it would bring, adds it when accepted; writes the records.

    Reading and writing run off the GUI thread. Nothing is imported until the player accepts, and
    then as one transaction.
    """

    name = "Import and export"
    topics = frozenset({Topic.UNITS, Topic.RECORDS, Topic.FORMATIONS})
    key_hints: tuple[tuple[str, str], ...] = START_HINTS

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self._job: Job | None = None
        self._pasting = Newest(self)
        # One for each export that runs: another may be asked for meanwhile.
        self._exports: list[threading.Event] = []
        self._path: Path | None = None
        self._added_words = ""
        self.head = HeadBar()
        self.message = MessageBar()
        self.progress = ProgressStrip()
        columns = unit_columns(desk.game)
        self.imports = ImportsList(desk)
        headings = ", ".join(column.heading for column in columns if column.required)
        self.stack = QStackedWidget()
        self._lay_out()
        # In its place from the start: Qt dresses what is inside once more with each part around it.
        self.start = StartPanel(headings, self.imports, self.stack)
        self.stack.addWidget(self.start)
        self._connect()
        self._show_start()

    # What the window asks

    def open_file(self, path: Path) -> None:
        """Read a workbook in the worker and show what it would bring."""
        self._open(path, ())

    def _open(self, path: Path, given: tuple[RawSheet, ...]) -> None:
        if self._job is not None:
            self._job.cancel()  # another workbook was chosen meanwhile
        self._pasting.begin()  # or instead of a list that is still being pasted
        self._path = path
        self.message.dismiss()
        self.progress.start(f"Reading {path.name}", 4)
        self.head.show_step("file")
        desk = self.desk
        kept = self.start.kept_answers() if path == PASTED else None

        def work(progress: Progress) -> Material:
            return prepare(path, desk.game, desk.campaign.queries, progress, given, kept)

        self._job = desk.work(work, self._read, self._failed, self._progressed)

    def choose_file(self) -> None:
        """Let the player choose a workbook."""
        folder = (self._path or self.desk.campaign.path).parent
        if path := ask_for_file(self, "Import an order of battle", folder, WORKBOOKS):
            self.open_file(path)

    def paste(self, typed: str = "") -> None:
        """Read a list that was typed, else the one on the clipboard, as a spreadsheet copies it."""
        text = typed or QGuiApplication.clipboard().text()
        self._pasting.begin()
        only, self.start.reads_typed = self._pasting.only, bool(typed)
        # What is in sight, or on its way, stays until it is known that there are rows to be shown.
        read, failed = only(partial(self._open, PASTED)), only(self.message.tell_error)
        self.desk.work(lambda _: pasted(text), read, failed)

    def type_list(self) -> None:
        """Let the player type a list, and read it."""
        self.start.ask_for_list()

    def ask_for_marked_copy(self) -> None:
        """Ask where the copy goes in which the problems are marked, and write it."""
        source = self._path or PASTED
        folder = source.parent if source.parent.is_dir() else self.desk.campaign.path.parent
        proposed = folder / f"{source.stem} (marked).xlsx"
        path = ask_where_to_save(self, "Save a marked copy", proposed, EXCEL)
        if path is not None:
            self.mark_copy(path)

    def mark_copy(self, target: Path) -> None:
        """Write the workbook again with every problem in a comment of its cell."""
        material = self.material
        if material is None:
            return

        def told(path: Path) -> None:
            self.message.tell(f"Marked copy written to {path}.", kind="ok")

        write = partial(save_marked_copy, material.path, material.raw, material.problems, target)
        self.desk.write_file(lambda _: write(), told, self.message.tell_error)

    def ask_for_export(self) -> None:
        """Ask where the records go and write them."""
        stem = re.sub(r"[^\w\- ]+", "", self.desk.campaign.path.stem) or "campaign"
        proposed = self.desk.campaign.path.with_name(f"{stem}.xlsx")
        kinds = ";;".join(f"{words} (*{ending})" for ending, words in FORMATS.items())
        path = ask_where_to_save(self, "Export the records", proposed, kinds)
        if path is not None:
            self.export_to(path)

    def export_to(self, path: Path) -> None:
        """Write the records as the ending says, in the worker, with progress and Cancel."""
        self._show_start()
        self.message.dismiss()
        self.start.show_written(None)
        self.start.progress.start(f"Writing {path.name}", 100)
        queries = self.desk.campaign.queries
        self._exports.append(stop := threading.Event())

        def work(progress: Progress) -> Path:
            made = partial(reports_of, queries)
            return export_records(
                queries, path, reports=made, progress=progress, cancelled=stop.is_set
            )

        written, failed = partial(self._written, stop), partial(self._not_written, stop)
        self.desk.write_file(work, written, failed, self._writing)

    # Screen

    def refresh(self) -> None:
        """Compare the workbook again where the units have changed meanwhile."""
        self.imports.refresh()
        if self.material is not None:
            # Not from the file: what the player answered and ticked would be asked once more.
            self.answer(self.material.answers)

    def post(self, *, meant: bool = False) -> None:
        """Add what the preview shows, as one transaction; `meant` answers what was asked of it."""
        material = self.material if self.previewing and not self.as_of else None
        if material is None or not self.preview.accept.isEnabled():
            return
        self.preview.accept.setEnabled(False)
        self.head.show_step("accept")
        self.progress.start(self.preview.accept.text())
        self.progress.cancel_button.hide()
        # Otherwise the change that is posted here would have the workbook compared once more.
        self.preview.material = None
        command = material.preview.to_command(self.preview.differences.ticked)

        go = partial(add_import, self.desk, material, command, self._added, self._failed)

        def ask(doubts: tuple[Fault, ...]) -> None:
            self.progress.finish()
            self.preview.material = material
            self.preview.accept.setEnabled(True)
            offers = (("Import it anyway", partial(self.post, meant=True)),)
            self.message.tell_faults(doubts, offers=offers)

        self.message.dismiss()
        if meant:
            go()
        else:
            ask_first(self.desk, command, go, ask, self._failed)

    def holds_pencil(self) -> bool:
        """Whether a workbook is shown that was answered, mended or ticked, and not accepted."""
        material = self.material if self.previewing else None
        return material is not None and (self.preview.touched or is_answered(self.desk, material))

    def would_lose(self) -> bool:
        return self.start.holds_list or self.holds_pencil()

    def answer(self, answers: Mapping[str, str]) -> None:
        """Read the workbook again with these answers; where the player stands stays as it is."""
        material = self.material
        if material is None or self._job is not None:
            return
        game, queries = self.desk.game, self.desk.campaign.queries

        def work(progress: Progress) -> Material:
            return answered(material, answers, game, queries, progress)

        self._job = self.desk.work(work, self._read_again, self._failed, self._progressed)

    def _read_again(self, material: Material) -> None:
        self._job = None
        self.preview.show_again(material)
        self.head.show_step(step_of(material))

    def go_due(self) -> None:
        """F8: go to the next problem of the workbook."""
        if self.previewing:
            self.preview.go_next_problem()

    def put_away(self) -> bool:
        """Stop what is running, or leave the preview. What was not accepted is not in the books."""
        self._pasting.begin()
        if self._exports:
            self._stop_export()
        elif self._job is not None:
            self._cancel_reading()
        elif self.previewing:
            if self.material is not None:
                self.start.keep_answers(profile_of_material(self.material, whole_rows=True))
            self._show_start()
        else:
            return False
        return True

    # Reading

    def _progressed(self, now: int, of: int) -> None:
        self.progress.advance(now)

    def _read(self, material: Material) -> None:
        self._job = None
        self.progress.finish()
        self.preview.show_material(material)
        self.stack.setCurrentWidget(self.preview)
        self.head.title.setText("Import an order of battle")
        read = f"{material.path.name}, {size_words(material)}"
        self.head.detail.say(read)
        # The keyboard goes to what is to be answered, which says nothing of how much was read.
        announce(self.head.detail, read)
        self.head.another.show()
        self.head.show_step(step_of(material))
        self._hint(PREVIEW_HINTS)
        self.preview.begin()

    def _failed(self, error: OobmgrError) -> None:
        """The workbook could not be read, or what it holds was refused."""
        self._job = None
        self.progress.finish()
        self._show_start()
        self.message.tell_error(error)

    def _cancel_reading(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None
            self.progress.finish()
            self._show_start()

    def _added(self, posted: Posted) -> None:
        self.progress.finish()
        self.start.take_added(self._path == PASTED)
        self._path = None
        self._show_start()
        self.message.tell(f"{posted.title}.", "One undo takes it all back.", kind="ok")
        self._added_words = self.message.text
        self.go_on_to(ORDER_OF_BATTLE)

    def _books_changed(self, _: object) -> None:
        """Tell no more of what was added: one undo took it back, or would take something else."""
        if self._added_words and self.message.text == self._added_words:
            self.message.dismiss()
        self._added_words = ""

    # Writing

    def _writing(self, now: int, of: int) -> None:
        self.start.progress.advance(round(100 * now / max(1, of)))

    def _written(self, export: threading.Event, path: Path) -> None:
        self._end(export)
        self.start.show_written(path)
        self.desk.announced.emit(f"The records were written to {path.name}.")

    def _not_written(self, export: threading.Event, error: OobmgrError) -> None:
        self._end(export)
        if isinstance(error, ExportCancelled):
            self.desk.announced.emit("The export was stopped; no file was written.")
        else:
            self.message.tell_error(error)

    def _end(self, export: threading.Event) -> None:
        self._exports.remove(export)
        # As long as one runs it can be stopped.
        if not self._exports:
            self.start.progress.finish()

    def _stop_export(self) -> None:
        for export in self._exports:
            export.set()

    # What is shown

    def _show_start(self) -> None:
        if self.material is not None:
            self.preview.material = None
        self.stack.setCurrentWidget(self.start)
        self.head.title.setText("Import and export")
        self.head.detail.say("")
        self.head.another.hide()
        self.head.steps.hide()
        self._hint(START_HINTS)
        if self.isVisible():
            self.start.choose.setFocus()

    def focus_search(self) -> None:
        if self.previewing:
            self.preview.search.field.setFocus()

    def _step_picked(self, key: str) -> None:
        if key == "file":
            self.choose_file()
        elif key == "columns":
            self.preview.go_to_columns()
        elif key == "accept":
            self.preview.accept.setFocus()
        if self.material is not None:
            self.head.show_step(step_of(self.material))

    def _hint(self, hints: tuple[tuple[str, str], ...]) -> None:
        self.key_hints = hints
        self.hints_changed.emit()

    # How it is put together

    @property
    def material(self) -> Material | None:
        """What was read and is shown before it is accepted."""
        return self.preview.material if "preview" in vars(self) else None

    @property
    def previewing(self) -> bool:
        """Whether the preview is in sight."""
        return "preview" in vars(self) and self.stack.currentWidget() is self.preview

    @cached_property
    def preview(self) -> PreviewPanel:
        """The preview, made when something was read: its parts are two thirds of the page."""
        made = PreviewPanel(self.desk.game, self.stack)
        self.stack.addWidget(made)
        made.accepted.connect(self.post)
        made.left.connect(self.put_away)
        made.answered.connect(self.answer)
        made.problems.save.clicked.connect(self.ask_for_marked_copy)
        return made

    def _lay_out(self) -> None:
        page = QWidget()
        down(self.head, (self.stack, 1), on=page, spacing=0)
        down((over(page, self.message, self.progress), 1), on=self, spacing=0)

    def _connect(self) -> None:
        self.desk.changed.connect(self._books_changed)
        self.start.import_asked.connect(self.choose_file)
        self.start.list_given.connect(self.paste)
        self.start.template_asked.connect(lambda: save_template(self, self.desk, self.message))
        self.start.export_asked.connect(self.ask_for_export)
        self.start.export_cancelled.connect(self._stop_export)
        self.progress.cancelled.connect(self._cancel_reading)
        self.head.another.clicked.connect(self.choose_file)
        self.head.steps.picked.connect(self._step_picked)
