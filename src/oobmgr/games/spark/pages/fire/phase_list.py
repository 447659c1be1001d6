"""The list of the phase: each assault with its steps, and the fire before and after them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QWidget

from oobmgr.domain.values import dataclass
from oobmgr.games.spark.fire.fire_rows import AssaultRow, AssaultStep, FireWish
from oobmgr.games.spark.pages.fire.viewmodel import row_words
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, REGULAR, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.columns import Column, GroupRow
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.paint import draw_text, text_width
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.table_delegate import CELL_PADDING, Cell, TableDelegate, struck_out
from oobmgr.ui.widgets.table_rows import group_width
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

NOW, DONE, NOT_HELD = "now", "done", "not_held"
_ICONS: Final = {NOW: "play", DONE: "check"}
_INKS: Final[dict[str, Token]] = {NOW: "ink", DONE: "ok", NOT_HELD: "off"}
_STATES: Final = {NOW: "now", DONE: "done", NOT_HELD: "not held"}
_LATER: Final = "to come"
_ICON: Final = 14
_MARGINS: Final = (12, 8, 8, 8)


@dataclass(frozen=True, slots=True)
class StepRow:
    """A step of an entry, or who fights in it (no step)."""

    entry: AssaultRow
    step: AssaultStep | None

    @property
    def key(self) -> tuple[str, str]:
        """What it is known by."""
        return self.entry.key, self.step.key if self.step else ""

    @property
    def state(self) -> str:
        """``done``, ``now``, ``later`` or ``not_held``; empty for who fights."""
        return self.step.state if self.step else ""

    @property
    def text(self) -> str:
        """What it says on screen."""
        if self.step is not None:
            return self.step.name
        who = (", ".join(names) for names in (self.entry.attackers, self.entry.defenders))
        return " \N{RIGHTWARDS ARROW} ".join(part for part in who if part)

    @property
    def told(self) -> str:
        """All of it in words."""
        if self.step is None:
            return row_words(self.entry)
        state = _STATES.get(self.step.state, _LATER)
        return ", ".join(part for part in (self.step.name, state, self.step.words) if part)


class StepDelegate(TableDelegate):
    """A tick for done, an arrow for now, struck through where it is not held."""

    def paint_content(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        """Draw the mark and the words."""
        row = cell.value
        if not isinstance(row, StepRow):
            return
        left = rect.adjusted(scaled(10), 0, 0, 0)
        if row.step is None:
            draw_text(painter, left, row.text, "ink2")
            return
        icon, ink = _ICONS.get(row.state, ""), _INKS.get(row.state, "ink2")
        if icon:
            mark = QRectF(left.left(), left.top(), scaled(_ICON), left.height())
            draw_icon(painter, mark, icon, "accent" if row.state == NOW else ink)
        face = font(BODY_PX, SEMIBOLD if row.state == NOW else REGULAR)
        if row.state == NOT_HELD:
            face = struck_out(face)
        words = left.adjusted(scaled(_ICON + 6), 0, 0, 0)
        used = draw_text(painter, words, row.text, ink, face)
        draw_text(painter, words.adjusted(used + 8, 0, 0, 0), row.step.words, "ink2")


class PhaseList(QFrame):
    """Enter or a click on a step asks for its fire (`fire_asked`) or its form (`step_asked`)."""

    fire_asked = Signal(object)
    step_asked = Signal(object)
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("phase_list")
        self.title = SectionTitle("This phase")
        column: Column[StepRow] = Column(
            key="step",
            title="Step",
            text=lambda row: row.told,
            stretch=True,
            paint=lambda row: row,
            tooltip=lambda row: row.told,
            sentence="A step of the phase, and how far it is done.",
        )
        self.model: ListTableModel[StepRow] = ListTableModel((column,), lambda row: row.key)
        self.model.set_grouping(
            lambda row: row.entry.key,
            lambda key, rows: GroupRow(key, rows[0].entry.title, rows[0].entry.state),
        )
        self.table = named(DataTable(self.model), "phase_steps")
        self.table.setAccessibleName(tr("Steps of this phase: Enter opens one"))
        self.table.setItemDelegate(StepDelegate(self.table))
        self.table.horizontalHeader().hide()
        self.table.setSelectionMode(DataTable.SelectionMode.SingleSelection)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.row_opened.connect(self._open)
        self.table.clicked.connect(self._clicked)
        self.hint = TextLabel(token="ink2", wrap=True)
        down(self.title, (self.table, 1), self.hint, on=self, margins=_MARGINS, spacing=4)
        self._entries: Sequence[AssaultRow] = ()
        self._known: set[str] = set()
        self.setFocusProxy(self.table)

    def show_rows(self, entries: Sequence[AssaultRow], hint: str) -> None:
        """List other entries; the selection stays where it can."""
        self._entries = entries
        rows: list[StepRow] = []
        for entry in entries:
            if entry.attackers or entry.defenders:
                rows.append(StepRow(entry, None))
            rows += [StepRow(entry, step) for step in entry.steps]
        self.model.set_rows(tuple(rows))
        self._fold_new()
        self.table.fit_columns()
        self.hint.say(hint)

    def wanted_width(self) -> int:
        """How wide the list would be with every head and every step's name in full."""
        groups = map(self.model.group_at, range(self.model.rowCount()))
        heads = (group_width(one) for one in groups if one is not None)
        face = font(BODY_PX, SEMIBOLD)
        names = [row.text for row in self.model.rows if row.step is not None]
        widest = max((ceil(text_width(name, face)) for name in names), default=0)
        steps = widest + scaled(10) + scaled(_ICON + 6) + 2 * CELL_PADDING
        margins, bar = self.contentsMargins(), self.table.verticalScrollBar().sizeHint()
        around = sum(_MARGINS[::2]) + margins.left() + margins.right() + bar.width() + 2
        return max(steps, *heads, 0) + around

    def _fold_new(self) -> None:
        """Fold the assaults that the list had not before: five of them have fifty steps."""
        # Only new ones: what the player has unfolded stays so.
        new = {entry.key for entry in self._entries if len(entry.steps) > 1} - self._known
        self._known |= new
        for key in new:
            self._set_folded(key, folded=True)

    def _set_folded(self, key: str, *, folded: bool) -> None:
        for at in range(self.model.rowCount()):
            group = self.model.group_at(at)
            if group is not None and group.key == key:
                if self.model.is_collapsed(group) != folded:
                    self.model.toggle_group(at)
                return

    def show_wish(self, wish: FireWish) -> None:
        """Select the step whose fire is shown, where the list has it; its assault is unfolded."""
        for entry in self._entries:
            if any(_is_of(step, wish) for step in entry.steps):
                self._set_folded(entry.key, folded=False)
        found = self.model.find(lambda row: row.step is not None and _is_of(row.step, wish))
        # Setting it again would scroll away from what the player looks at.
        if found >= 0 and self.table.currentIndex().row() != found:
            self.table.setCurrentIndex(self.model.index(found, 0))

    def stand_on(self, step: AssaultStep) -> None:
        """Select a step in sight; its assault is unfolded."""
        entry = next((one.key for one in self._entries if step in one.steps), "")
        self._set_folded(entry, folded=False)
        found = self.model.find(lambda row: row.step is step)
        if found >= 0:
            self.table.setCurrentIndex(self.model.index(found, 0))

    def stand_after(self, key: str) -> AssaultStep | None:
        """Select what is due in the next entry after one, from the first again after the last.

        The step that is due; None where none is.
        """
        keys = [entry.key for entry in self._entries]
        at = keys.index(key) + 1 if key in keys else 0
        around = (*self._entries[at:], *self._entries[:at])
        # One fire after another may be entered before the assaults: nothing is ever due there.
        steps = (step for entry in around for step in entry.steps if len(entry.steps) > 1)
        due = next((step for step in steps if step.state == NOW), None)
        if due is not None:
            self.stand_on(due)
        return due

    def _clicked(self, index: QModelIndex) -> None:
        row = self.model.row_at(index.row()) if index.isValid() else None
        if row is not None:
            self._open(row)

    def _open(self, row: StepRow) -> None:
        step = row.step
        if step is None:
            # A line that says who fights has nothing to open; it is read out instead.
            self.told.emit(row.told)
        elif step.wish is not None:
            self.fire_asked.emit(step.wish)
        elif step.action:
            self.step_asked.emit(step)
        else:
            self.told.emit(f"{step.name}: {step.words or 'nothing is entered here'}.")


def _is_of(step: AssaultStep, wish: FireWish) -> bool:
    """Whether a wish is for the fire of a step: of the same assault, or at its hex."""
    if step.wish is None or step.wish.segment != wish.segment:
        return False
    if wish.assault:
        return step.wish.assault == wish.assault
    # A step that names no hex yet fits any.
    return step.wish.place in {"", wish.place}
