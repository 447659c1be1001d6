"""The table of units: its columns, its heads of groups, its step boxes."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QDragMoveEvent, QDropEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from oobmgr.domain.quantities import counted
from oobmgr.rules.rosters import MOST_BOXES
from oobmgr.rules.unit_figures import UnitFigure
from oobmgr.rules.unit_words import PLAIN_STEPS, StepWords
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import BODY_PX, font, scaled
from oobmgr.ui.viewmodels.order_of_battle import UnitLine
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey
from oobmgr.ui.viewmodels.selected_units import (
    figure_sum,
    figure_words,
    mark_counts,
    present,
)
from oobmgr.ui.views.order_of_battle.arranging import Arranging
from oobmgr.ui.views.order_of_battle.carried import KIND, Carried, DropGround, carried_in, carry
from oobmgr.ui.views.order_of_battle.groupings import GROUPINGS
from oobmgr.ui.views.order_of_battle.unit_columns import (
    DESIGNATION,
    FIGURE,
    FOUND,
    LOCATION,
    RATINGS,
    STATUS,
    STEPS,
    SYMBOL,
    TYPE,
    usual_columns,
)
from oobmgr.ui.views.tables import SharingTable
from oobmgr.ui.widgets.column_widths import width_of_head
from oobmgr.ui.widgets.columns import Column, GroupRow
from oobmgr.ui.widgets.list_model import Index, ListTableModel
from oobmgr.ui.widgets.paint import tag_size, text_width
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.steps import StepDelegate, not_entered_width
from oobmgr.ui.widgets.table_delegate import CELL_PADDING, SymbolDelegate
from oobmgr.ui.widgets.tags import TAG_GAP, MarkerDelegate

FORMATION: Final = "formation"
_DRAGGED: Final = (
    Qt.ItemFlag.ItemIsSelectable
    | Qt.ItemFlag.ItemIsEnabled
    | Qt.ItemFlag.ItemNeverHasChildren
    | Qt.ItemFlag.ItemIsDragEnabled
)
_DROPPED_ON: Final = _DRAGGED | Qt.ItemFlag.ItemIsDropEnabled
_WAYS: Final = {int(Qt.Key.Key_Left): -1, int(Qt.Key.Key_Right): 1}
_MOVES: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
_WIDER_BY: Final = 8
_BOX_STEP: Final = 17
_STATUS_PX: Final = 134
_LEAST_HIGH: Final = 130
"""The heads and three rows, above a bar to scroll with."""
_OF_FORMATION: Final = FOUND + 1
"""The first of the further columns, as `further_columns` has them."""
_WORDS: Final = {
    DESIGNATION: (110, 210, 96),
    TYPE: (126, 170, 64),
    LOCATION: (84, 130, 72),
    _OF_FORMATION: (120, 260, 110),
}


def _tags_width(words: Sequence[str]) -> int:
    """The room that these words take as tags side by side."""
    return sum(tag_size(word).width() + TAG_GAP for word in words) - TAG_GAP


def steps_after_click(box: int, left: int) -> int:
    """Return the steps left after a click on a box: an open one is lost, a struck one comes back.

    All boxes to its right go the same way, since losses come from the right.
    """
    return box if box < left else box + 1


class _Units(ListTableModel[UnitLine]):
    """Units, each of which can be dragged; heads that are `formations` take what is dropped."""

    formations = False

    # Qt

    def mimeTypes(self) -> list[str]:
        return [KIND]

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def flags(self, index: Index) -> Qt.ItemFlag:
        # Asked several times of each cell at each painting: put together once.
        if not index.isValid():
            return super().flags(index)
        return _DROPPED_ON if self.formations and self.is_head(index.row()) else _DRAGGED


class UnitTable(SharingTable):
    """The units in groups. Space turns the selection of the current row.

    `box_clicked` carries the id of a unit, and the steps that a click on its boxes leaves it;
    `dropped` what was dropped (`Carried`) on the head of a formation, and the key of that.
    """

    marks_column = True
    box_clicked = Signal(int, int)
    dropped = Signal(object, object)

    def __init__(
        self,
        figure: UnitFigure | None = None,
        further: Sequence[Column[UnitLine]] = (),
        steps: StepWords = PLAIN_STEPS,
    ) -> None:
        """Make a table; `further` columns are hidden until the player wants them."""
        columns = (*usual_columns(figure, steps), *map(self._named, further))
        self.units = _Units(columns, row_key=attrgetter("unit.id"))
        self.formation_names: Mapping[int, str] = {}
        """What formations are called where their names alone would not tell them apart."""
        self._fitted = (0, False)
        self._awaited = frozenset[int]()
        """The units that are to be selected and in sight once they are read."""
        self._placed = True
        self._status = 0
        self.sign = figure.sign if figure else ""
        words = {at: widths for at, widths in _WORDS.items() if at < len(columns)}
        super().__init__(self.units, words, _STATUS_PX)
        self.ground = DropGround(self)
        self.setObjectName("unit_table")
        self.setAccessibleName(tr("Units"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.units.setParent(self)
        self.setDragDropMode(UnitTable.DragDropMode.DragDrop)
        # On a head, never between two lines: the order of the units is that of the books.
        self.setDragDropOverwriteMode(True)
        follow_text(self, _LEAST_HIGH, QWidget.setMinimumHeight)
        boxes = StepDelegate(self)
        boxes.step_clicked.connect(self._clicked)
        self.setItemDelegateForColumn(SYMBOL, SymbolDelegate(self))
        self.setItemDelegateForColumn(STEPS, boxes)
        self.setItemDelegateForColumn(STATUS, MarkerDelegate(self))
        # It holds the words that the search looks through, and has nothing to show.
        self.setColumnHidden(FOUND, True)
        self.setColumnHidden(FIGURE, figure is None)
        for at in range(FOUND + 1, len(columns)):
            self.setColumnHidden(at, True)
        self.arrangement = Arranging(self, self.show_usual_columns, has_figure=figure is not None)
        self.grouped_by = ""
        self.group_by("formation")

    def _named(self, column: Column[UnitLine]) -> Column[UnitLine]:
        return replace(column, text=self._formation) if column.key == FORMATION else column

    def _formation(self, line: UnitLine) -> str:
        return self.formation_names.get(line.unit.formation, line.formation)

    def group_by(self, name: str) -> None:
        """Put the units under heads of what they have in common; empty for none."""
        self.grouped_by = name
        self.units.formations = name == FORMATION
        self.arrangement.tell(FORMATION, told=name == FORMATION)
        self._fit_again()
        grouping = GROUPINGS.get(name)
        if grouping is None:
            self.units.set_grouping(None)
            return

        def head(key: Hashable, lines: Sequence[UnitLine]) -> GroupRow:
            marked = (f"{number:,} {word}" for word, number in mark_counts(lines))
            # Sums of a corps must not count divisions that come months later.
            here, due = present(lines)
            later = (self._to_arrive(due),) if due else ()
            detail = ", ".join((counted(len(lines), "unit"), *later, *marked))
            words = self._formation(lines[0]) if name == FORMATION else grouping.label(lines[0])
            return GroupRow(key, words, detail, figure_words(figure_sum(here), self.sign))

        self.units.set_grouping(grouping.key, head)
        # The row where the keyboard stands is in sight, but not what it stands under now.
        above = self.currentIndex().row() - 1
        if above >= 0 and self.units.is_head(above):
            self.scrollTo(self.units.index(above, DESIGNATION))

    def _to_arrive(self, due: Sequence[UnitLine]) -> str:
        """``2 to arrive (3 SP)``: they are in no sum of what is there."""
        figure = figure_words(figure_sum(due), self.sign)
        return f"{len(due):,} to arrive ({figure})" if figure else f"{len(due):,} to arrive"

    def show_usual_columns(self) -> None:
        """Show the columns that are usual, as wide as the units need."""
        for at in range(len(self.units.columns)):
            self.setColumnHidden(at, at >= FOUND or (at == FIGURE and not self.sign))
        self.arrangement.tell(FORMATION, told=self.grouped_by == FORMATION)
        self._fit_again()

    def given_up(self) -> Sequence[int]:
        # Heads of groups sum the figure up, and the symbol says the type; where a unit stands
        # nothing else in the table says.
        return (FIGURE, TYPE, LOCATION) if self.sign else (TYPE, LOCATION)

    def given_up_for_terms(self) -> Sequence[int]:
        return (FIGURE,)

    def without_words(self) -> Sequence[int]:
        # Before the set-up no unit stands anywhere, and designations need the room.
        return () if self._placed else (LOCATION,)

    @property
    def needed_room(self) -> int:
        return self._status

    def head_width(self, at: int) -> int:
        """Return the width that the head of a column takes, with its place among several sorts."""
        # Here a menu sorts by several; where none does, the room is for what stands below.
        return width_of_head(self.units.columns[at], "2")

    def fit_lines(self, lines: Sequence[UnitLine]) -> None:
        """Fit anew where units came or went: to measure thousands of texts takes long."""
        # What is measured stands in few kinds, and thousands of units.
        held = list(map(attrgetter("kind"), lines))
        kinds = dict(zip(map(id, held), held, strict=True)).values()
        placed = any(kind.placed for kind in kinds)
        if self._fitted == (len(lines), placed) or self.by_hand:
            return
        self._fitted, self._placed = (len(lines), placed), placed
        most = max((k.one.steps for k in kinds if k.one.steps <= MOST_BOXES), default=1)
        self.show_all_columns()
        self.fit_columns()
        boxes = scaled(max(60, 20 + _BOX_STEP * most))
        if any(kind.words.unsure(kind.one) for kind in kinds):
            boxes = max(boxes, not_entered_width() + 2 * CELL_PADDING)
        self.setColumnWidth(STEPS, max(boxes, self.head_width(STEPS)))
        words = {(kind.status, *(mark.word for mark in kind.one.marks)) for kind in kinds}
        widths = (max(_tags_width(w), text_width(w[0], font(BODY_PX))) for w in words)
        widest = max(widths, default=0) + 2 * CELL_PADDING
        self._status = max(self.head_width(STATUS), min(scaled(_STATUS_PX), widest))
        fixed = (SYMBOL, RATINGS, STEPS, *((FIGURE,) if self.sign else ()))
        told = [
            at
            for at in range(_OF_FORMATION + 1, len(self.units.columns))
            if not self.isColumnHidden(at)
        ]
        self.share_among((*fixed, *told))

    def refit(self) -> None:
        self._fit_again()
        self.arrangement.refit()

    def _fit_again(self) -> None:
        """Share the room anew: another column is shown than before."""
        # No number of lines, so that whatever number there is is fitted.
        self._fitted = (-1, False)
        if self.units.rows:
            self.fit_lines(self.units.rows)

    def set_lines(
        self, lines: Sequence[UnitLine], predicate: Callable[[UnitLine], bool] | None = None
    ) -> None:
        super().set_lines(lines, predicate)
        if places := self.units.places_of(self._awaited):
            self.select_keys(self._awaited)
            self._awaited = frozenset()
            # Last the head of the first, should not all of them have room.
            for at in (places[-1], max(0, places[0] - 1)):
                self.scrollTo(self.units.index(at, DESIGNATION))

    def show_once_read(self, units: Iterable[int]) -> None:
        """Select units and bring them into sight once they are read where they are now."""
        self._awaited = frozenset(units)

    def go_to(self, unit_id: int) -> bool:
        """Select one unit and bring it into sight; False where it is not shown."""
        places = self.units.places_of({unit_id})
        if not places:
            return False
        self.select_keys({unit_id})
        index = self.units.index(places[0], DESIGNATION)
        # The row is selected already: this moves the cursor alone.
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.scrollTo(index, UnitTable.ScrollHint.PositionAtCenter)
        return True

    def _clicked(self, index: QModelIndex, box: int) -> None:
        line = self.units.row_at(index.row())
        if line is not None:
            left = steps_after_click(box, line.unit.steps_left)
            self.box_clicked.emit(int(line.unit.id), left)

    def field_of_column(self) -> str:
        """The fact that the current column shows, as commands name it; empty where it is none."""
        at = self.currentIndex().column()
        key = self.units.columns[at].key if at >= 0 else ""
        return {"type": "type", "steps": "steps", "location": "hex"}.get(key, "")

    def _takes(self, carried: Carried | None, at: QPoint) -> NodeKey | None:
        """The formation whose head stands at a place, where what is dragged may go there."""
        place = self.indexAt(at).row()
        head = self.units.group_at(place) if place >= 0 and self.units.formations else None
        if head is None:
            return None
        one = self.units.members(head)[0].unit
        key = NodeKey("formation", one.side, one.formation)
        return key if self.ground.takes(carried, key) else None

    # Qt

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)  # scrolls, marks the head
        if self._takes(carried_in(event.mimeData()), event.position().toPoint()) is None:
            event.ignore()
        else:
            event.setDropAction(Qt.DropAction.MoveAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        carried = carried_in(event.mimeData())
        key = self._takes(carried, event.position().toPoint())
        if key is not None:
            event.setDropAction(Qt.DropAction.MoveAction)
            event.accept()
            self.dropped.emit(carried, key)
        # The base class, which is not called, would move rows of the model by itself; leaving the
        # state of a drag is its work, too.
        self.setState(UnitTable.State.NoState)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrangement.fill()

    def startDrag(self, _: Qt.DropAction) -> None:
        lines = self.selected_rows()
        sides = {str(line.unit.side) for line in lines}
        if lines:
            side = sides.pop() if len(sides) == 1 else ""
            units, name = tuple(line.unit.id for line in lines), lines[0].name
            self.ground.begin()
            carry(self, Carried(side, units=units, name=name))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A row that is not selected is by the press, and then dragged, as in a file manager; Shift
        # selects a span, and from the empty ground below the mouse does.
        at = self.indexAt(event.position().toPoint())
        self.setDragEnabled(at.isValid())
        super().mousePressEvent(event)

    def _arrange_by_key(self, event: QKeyEvent) -> bool:
        """Move the column that is chosen, or change its width; whether the key was one of these."""
        way, at = _WAYS.get(event.key(), 0), self.currentIndex().column()
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if way and held == _MOVES:
            self.arrangement.shift(at, way)
        elif way and held == Qt.KeyboardModifier.ShiftModifier:
            self.arrangement.widen(at, way * _WIDER_BY)
        else:
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._arrange_by_key(event):
            return
        if event.key() == Qt.Key.Key_Space and self.currentIndex().isValid():
            flag = QItemSelectionModel.SelectionFlag
            self.selectionModel().select(self.currentIndex(), flag.Toggle | flag.Rows)
        else:
            super().keyPressEvent(event)
