"""The editor of a description: its sections, the chosen one as a grid, and what is wrong."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from oobmgr.campaign.targets import replacing
from oobmgr.domain.errors import BadInput, OobmgrError
from oobmgr.games.own.description.reading import (
    DescriptionFault,
    DescriptionReading,
    read_description,
)
from oobmgr.games.own.description.sections import SECTIONS
from oobmgr.games.own.description.writing import document_of
from oobmgr.games.own.pages.grid import SectionGrid
from oobmgr.games.own.pages.history import History, Moment
from oobmgr.games.own.pages.lists import ProblemLines, SectionLine, SectionList
from oobmgr.games.own.pages.sheets import SECTION, Place, Problem, Sheets
from oobmgr.games.own.sample import BLANK, FILE_NAME, sample_text
from oobmgr.rules.descriptions import description_text
from oobmgr.ui.dialogs.files import DESCRIPTIONS, ask_for_description, ask_where_to_save
from oobmgr.ui.language import tr
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.guide_part import part_of_faults, set_refusal
from oobmgr.ui.widgets.parts import Panel, named
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel
from oobmgr.ui.widgets.wrapping_row import WrappingRow


class DescriptionEditor(QWidget):
    """Edits a description. `changed` tells that it reads otherwise now.

    `text` is the TOML of what is shown: that of the file it came from, comments included, until
    something is typed. `reading` is what came of reading it. Where a game `begins`, no campaign
    has its ids yet, and those made from names follow them.
    """

    changed = Signal()

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, begins: bool = False
    ) -> None:
        super().__init__(parent)
        self._sheets_of = Sheets.beginning if begins else Sheets.of
        self._sheets = Sheets.of({})
        self._text = ""
        self._history = History()
        self.reading = DescriptionReading(None, ())
        self.list = SectionList()
        self.title = SectionTitle("", whole=True)
        self.sentence = TextLabel(token="ink2", wrap=True)
        self.grid = SectionGrid()
        self.note = TextLabel(token="pencil", wrap=True)
        self.amiss = SectionTitle("To correct", "F8 goes to the next", small=True)
        self.problems = ProblemLines()
        self.told = TextLabel(token="err", wrap=True)
        self.told.hide()
        self.opening = named(KeyButton("Open a file…", "Ctrl+Shift+O"), "description_open")
        self.saving = named(KeyButton("Save as TOML…", "Ctrl+Shift+S"), "description_save")
        self.from_sample = named(KeyButton("Take the sample"), "description_sample")
        self.blank = named(KeyButton("Start over"), "description_blank")
        self.pick = KeyButton("List", "F4")
        self.up_button = KeyButton("Up", "Alt+Shift+↑")
        self.down_button = KeyButton("Down", "Alt+Shift+↓")
        self.away = KeyButton("Remove row", "Ctrl+Del")
        self.folder = Path.home()
        self._lay_out()
        self._connect()
        self.set_text(text) if text else self.begin_anew()

    @property
    def text(self) -> str:
        """The description as TOML."""
        return self._text

    def set_text(self, text: str, name: str = "") -> bool:
        """Show a description. One that is no TOML at all is told, and what was shown stays."""
        reading = read_description(text, name)
        lines = {found.path: found for found in reading.faults}
        # Without a document there is no sheet to show; any lesser fault is marked in the grid.
        if () in lines and reading.description is None and not _is_document(text):
            self._tell(BadInput(lines[()].fault))
            return False
        self.told.hide()
        self._sheets = self._sheets_of(_document(text))
        self._text = text
        self._history.add(self._text, self._sheets)
        self._show(self.list.current_key())
        self._take(reading)
        return True

    def begin_anew(self) -> None:
        """Show the game that everybody begins with."""
        self._sheets = self._sheets_of(document_of(BLANK))
        self._written()
        self._show(SECTIONS[0].key)

    def take_back(self) -> None:
        """Show the description as it was before what was typed last."""
        self._show_moment(self._history.back())

    def type_again(self) -> None:
        """Show what was taken back last."""
        self._show_moment(self._history.forth())

    def _show_moment(self, moment: Moment | None) -> None:
        if moment is None:
            return
        self._text, self._sheets = moment
        index = self.grid.currentIndex()
        self._show(self.list.current_key())
        # The row may have gone with what was taken back.
        place = self.grid.cells.index(index.row(), index.column())
        if place.isValid():
            self.grid.setCurrentIndex(place)
        self._take(self._sheets.read())

    # Showing

    def _lay_out(self) -> None:
        files = WrappingRow(self.opening, self.saving, self.from_sample, self.blank, spacing=6)
        tools = (self.pick, self.up_button, self.down_button, self.away)
        head = WrappingRow((self.title, 1), *tools)
        sheet = Panel()
        sheet.setProperty("panel", "sheet")
        inside = (head, self.sentence, (self.grid, 1), self.note)
        down(*inside, on=sheet, margins=(12, 8, 12, 8), spacing=6)
        middle = across(self.list, (sheet, 1), spacing=10)
        down(files, self.told, (middle, 1), self.amiss, self.problems, on=self, spacing=6)
        self._fill_list()
        self.list.selectRow(0)

    def _connect(self) -> None:
        self.list.selectionModel().currentRowChanged.connect(
            lambda *_: self._show(self.list.current_key())
        )
        # Whoever clicks a section wants to type into it; with the arrow keys one looks on.
        self.list.clicked.connect(lambda _: self.grid.setFocus())
        self.grid.moved.connect(self._tell_place)
        self.grid.cells.written.connect(self._written)
        self.pick.clicked.connect(self.grid.pick)
        self.away.clicked.connect(self.grid.drop_row)
        self.up_button.clicked.connect(lambda: self.grid.move_row(-1))
        self.down_button.clicked.connect(lambda: self.grid.move_row(1))
        self.problems.row_opened.connect(self._jump)
        self.opening.clicked.connect(self.open_file)
        self.saving.clicked.connect(self.save_file)
        self.from_sample.clicked.connect(lambda: self.set_text(sample_text(), FILE_NAME))
        self.blank.clicked.connect(self.begin_anew)

    def _other_half(self) -> None:
        """Go from the list of sections to the grid, and back."""
        (self.list if self.grid.hasFocus() else self.grid).setFocus()

    def _show(self, key: str) -> None:
        """Show a section."""
        section = SECTION[key]
        self.title.set_text(section.title)
        self.sentence.setText(section.sentence)
        self.grid.cells.show(self._sheets, key)
        self.grid.setAccessibleName(tr(section.title))
        self.grid.start()
        for button in (self.up_button, self.down_button, self.away):
            button.setVisible(not section.single)
        self._tell_place()

    def _tell_place(self) -> None:
        """Say what may stand in the current cell, or what is wrong with what stands there."""
        index = self.grid.currentIndex()
        if not self.grid.cells.writable(index):
            self.note.setText("")
            return
        part, fault = self.grid.cells.part(index), self.grid.cells.fault(index)
        known = self._sheets.choices(part)
        offered = " F4 lists what may be entered here." if known else ""
        whole = f"{index.data()}. " if self.grid.cut(index) else ""
        self.note.setText(f"{whole}{fault or f'{part.label}: {part.sentence}{offered}'}")
        self.note.set_token("err" if fault else "pencil")
        self.pick.setEnabled(bool(known))

    def _fill_list(self) -> None:
        faults: dict[str, int] = {}
        for found in self.reading.faults:
            if found.path:
                faults[str(found.path[0])] = faults.get(str(found.path[0]), 0) + 1
        lines = tuple(
            SectionLine(
                one.key,
                one.title,
                "" if one.single else str(len(self._sheets.rows[one.key]) or ""),
                faults.get(one.key, 0),
            )
            for one in SECTIONS
        )
        if tuple(self.list.lines.rows) == lines:
            return
        # Replaced in their places, so that the mark stays where it is.
        if len(self.list.lines.rows) == len(lines):
            self.list.lines.replace_rows({line.key: line for line in lines})
        else:
            self.list.lines.set_rows(lines)

    # Reading

    def _written(self) -> None:
        """Something was typed: read it."""
        self.told.hide()
        self._text = self._sheets.toml()
        self._history.add(self._text, self._sheets)
        self._take(self._sheets.read())

    def _take(self, reading: DescriptionReading) -> None:
        self.reading = reading
        places: dict[Place, str] = {}
        problems: list[Problem] = []
        for found in reading.faults:
            place = self._sheets.place_of(found.path)
            words = _words(found)
            if place is not None:
                # A cell shows its first fault; the list below tells them all.
                places.setdefault(place, words)
            problems.append(Problem(place, self._named(place, words)))
        self.grid.cells.set_faults(places)
        self.problems.set_problems(tuple(problems))
        self.amiss.setVisible(bool(problems))
        self._fill_list()
        self._tell_place()
        self.changed.emit()

    def _named(self, place: Place | None, words: str) -> str:
        if place is None:
            return words
        key, at, _ = place
        section = SECTION[key]
        if section.single:
            return f"{section.title}: {words}"
        row = self._sheets.rows[key][at] if at < len(self._sheets.rows[key]) else {}
        name = row.get("name") or row.get("id") or row.get("turn") or f"row {at + 1}"
        return f"{section.title}, {name}: {words}"

    def _jump(self, problem: Problem) -> None:
        if problem.place is None:
            return
        self.list.selectRow([one.key for one in SECTIONS].index(problem.place[0]))
        index = self.grid.cells.at(problem.place)
        self.grid.setCurrentIndex(index)
        self.grid.scrollTo(index)
        self.grid.setFocus()

    # Files

    def open_file(self) -> None:
        """Let the player choose a file, and show its description."""
        path = ask_for_description(self, self.folder)
        if path is not None:
            self.take_file(path)

    def take_file(self, path: Path) -> bool:
        """Show the description of a file. What cannot be read is told."""
        self.folder = path.parent
        try:
            return self.set_text(description_text(path), path.name)
        except BadInput as error:
            self._tell(error)
            return False

    def save_file(self) -> None:
        """Let the player choose where the description goes."""
        row = self._sheets.rows["game"][0]
        name = "-".join(row.get("name", "").casefold().split()) or "my-game"
        path = ask_where_to_save(
            self, "Save the description", self.folder / f"{name}.toml", DESCRIPTIONS
        )
        if path is not None:
            self.write_file(path)

    def write_file(self, path: Path) -> None:
        """Write the description to a file."""
        self.folder = path.parent
        try:
            with replacing(path) as draft:
                draft.write_text(self._text, encoding="utf-8")
        except BadInput as error:
            self._tell(error)
        else:
            self.note.set_token("pencil")
            self.note.setText(f"Saved as {path.name}.")

    # Qt

    def event(self, event: QEvent) -> bool:
        # While one types here these keys are about what is typed, not about the books.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence.StandardKey
            if event.matches(keys.Undo) or event.matches(keys.Redo):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        both = event.modifiers() == held
        if event.matches(QKeySequence.StandardKey.Undo):
            self.take_back()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.type_again()
        elif event.key() == Qt.Key.Key_F8:
            self.problems.next_problem()
        elif event.key() == Qt.Key.Key_F6:
            self._other_half()
        elif event.key() == Qt.Key.Key_O and both:
            self.open_file()
        elif event.key() == Qt.Key.Key_S and both:
            self.save_file()
        else:
            super().keyPressEvent(event)

    def _tell(self, error: OobmgrError) -> None:
        words = " ".join(fault.sentence() for fault in error.faults)
        # The name of a file stays as it is.
        self.told.setText(words if error.faults[0].where else f"{words[:1].upper()}{words[1:]}")
        set_refusal(self.told, part_of_faults(error.faults, error.guide))
        self.told.show()


def _words(found: DescriptionFault) -> str:
    words = f"{found.fault.message} {found.fault.advice}".strip()
    return f"{words[:1].upper()}{words[1:]}"


def _is_document(text: str) -> bool:
    return bool(_document(text))


def _document(text: str) -> dict[str, object]:
    """The text as TOML has it; empty where it is none."""
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):
        return {}
