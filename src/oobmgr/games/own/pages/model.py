"""A section of a description as a table: a row for each entry, or for each part of a single one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, Qt, Signal

from oobmgr.games.own.description.parts import Part, PartKind, parts_of
from oobmgr.games.own.pages.sheets import SECTION, Place, Sheets
from oobmgr.ui.language import tr
from oobmgr.ui.language.typed import kept_turn
from oobmgr.ui.widgets.list_model import Index
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.typed_grid import TypedModel
from oobmgr.ui.widgets.what_is import ABOUT_ROLE, About

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from oobmgr.games.own.description.sections import Section

_ROOT: Final = QModelIndex()
_FORM: Final = (
    ("What", "What there is to enter."),
    ("Entered", "What you have entered."),
    ("What it means", "What the program does with it."),
)
_ENTERED: Final = 1


class SectionModel(TypedModel):
    """Shows one section of the sheets; `written` tells that something was typed."""

    written = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.sheets = Sheets.of({})
        self.section: Section = SECTION["game"]
        self.faults: dict[Place, str] = {}

    def show(self, sheets: Sheets, key: str) -> None:
        """Show a section."""
        self.beginResetModel()
        self.sheets, self.section = sheets, SECTION[key]
        self.endResetModel()

    def set_faults(self, faults: dict[Place, str]) -> None:
        """Mark what is wrong."""
        self.faults = faults
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    @property
    def parts(self) -> dict[str, Part]:
        """The parts of the section; the id of an entry stands behind the others."""
        parts = dict(parts_of(self.section.kind))
        if self.section.keyed and not self.section.single:
            parts["id"] = parts.pop("id")
        return parts

    def place(self, index: Index) -> Place:
        """The cell of the sheets that is shown at an index."""
        names = list(self.parts)
        if self.section.single:
            return (self.section.key, 0, names[index.row()])
        return (self.section.key, index.row(), names[index.column()])

    def at(self, place: Place) -> QModelIndex:
        """The index that shows a cell."""
        _, row, part = place
        column = list(self.parts).index(part)
        return self.index(column, _ENTERED) if self.section.single else self.index(row, column)

    def part(self, index: Index) -> Part:
        """The part that is shown at an index."""
        return self.parts[self.place(index)[2]]

    def writable(self, index: Index) -> bool:
        """Whether something can be typed there."""
        return index.isValid() and (not self.section.single or index.column() == _ENTERED)

    def is_new(self, index: Index) -> bool:
        """Whether the row stands behind the last entry."""
        return not self.section.single and index.row() >= len(self.sheets.rows[self.section.key])

    def fault(self, index: Index) -> str:
        """What is wrong with a cell."""
        return self.faults.get(self.place(index), "") if self.writable(index) else ""

    def write_block(self, start: Index, lines: Sequence[Sequence[str]]) -> None:
        """Write texts line by line from a cell on, and tell of all of them at once."""
        wrote = False
        for down, line in enumerate(lines):
            for right, word in enumerate(line):
                index = self.index(start.row() + down, start.column() + right)
                # The cell is written first: behind the `or` nothing would be written after the
                # first one.
                wrote = (index.isValid() and self._write(index, word)) or wrote
        if wrote:
            self.written.emit()

    def clear(self, indexes: Iterable[Index]) -> None:
        """Empty cells, and tell of all of them at once."""
        # From the last one on: an entry of which nothing is left is gone, and those behind move up.
        wrote = [
            self._write(one, "") for one in sorted(indexes, key=lambda i: i.row(), reverse=True)
        ]
        if any(wrote):
            self.written.emit()

    def _write(self, index: Index, text: str) -> bool:
        """Write into a cell; False where that changes nothing."""
        if not self.writable(index):
            return False
        text = self._kept(index, text.strip())
        if text == self._text(index):
            return False
        new, before = self.is_new(index), self.rowCount()
        self.sheets.write(self.place(index), text)
        after = len(self.sheets.rows[self.section.key]) + 1
        # A row began or went, and the view has to count its rows anew.
        if not self.section.single and (new or after != before):
            self.layoutChanged.emit()
        return True

    def _kept(self, index: Index, typed: str) -> str:
        """What was typed as it is saved: a turn in the words of its calendar."""
        is_turn = typed and self.part(index).kind is PartKind.TURN
        kept = (kept_turn(typed, one) for one in (self.sheets.calendars() if is_turn else ()))
        return next((text for text in kept if text != typed), typed)

    # Qt

    def rowCount(self, parent: Index = _ROOT) -> int:
        if parent.isValid():
            return 0
        if self.section.single:
            return len(self.parts)
        return len(self.sheets.rows[self.section.key]) + 1

    def columnCount(self, parent: Index = _ROOT) -> int:
        if parent.isValid():
            return 0
        return len(_FORM) if self.section.single else len(self.parts)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.EditRole and self.part(index).kind is PartKind.TURN:
            # As the cell shows it, which takes it so as well.
            return tr(self._text(index))
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return self._text(index)
        if role == Qt.ItemDataRole.ToolTipRole:
            told = self.fault(index) or self.part(index).sentence
            text = self._text(index) if self.writable(index) else ""
            return plain_tip(f"{text}\n{told}" if text else told)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            # Each by itself: a word of the player beside it would hide that it is known.
            words = (self.part(index).label, self._text(index) or "empty", self.fault(index))
            label, text, fault = map(tr, words)
            return f"{label}: {text}. {fault}".strip(". ")
        return None

    def _text(self, index: Index) -> str:
        part = self.part(index)
        if self.section.single and index.column() != _ENTERED:
            return part.sentence if index.column() else part.label
        return self.sheets.shown(self.place(index))

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not self._write(index, str(value)):
            return False
        self.written.emit()
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        plain = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return plain | Qt.ItemFlag.ItemIsEditable if self.writable(index) else plain

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if self.section.single:
            title, sentence = _FORM[section]
            about = About(title, sentence=sentence)
            told = {Qt.ItemDataRole.DisplayRole: tr(title), ABOUT_ROLE: about}
            return told.get(role)
        part = list(self.parts.values())[section]
        if role == ABOUT_ROLE:
            return About(part.label, sentence=part.sentence)
        if role == Qt.ItemDataRole.DisplayRole:
            # Qt paints a head as it is given.
            return f"{tr(part.label)} *" if part.needed else tr(part.label)
        return part.sentence if role == Qt.ItemDataRole.ToolTipRole else None
