"""The table of units: its columns, its heads of groups, its step boxes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent

from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, font, scaled
from oobmgr.ui.viewmodels.order_of_battle import UnitLine, mark_counts, selected
from oobmgr.ui.viewmodels.order_of_battle_filters import NOT_PLACED, TreeMode
from oobmgr.ui.viewmodels.order_of_battle_inspector import STATE_TAGS, mark_tag
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import Column, GroupRow, ListTableModel
from oobmgr.ui.widgets.paint import tag_size, text_width
from oobmgr.ui.widgets.steps import MOST_BOXES, StepDelegate, StepsRow
from oobmgr.ui.widgets.table_delegate import CELL_PADDING, SymbolDelegate
from oobmgr.ui.widgets.tags import TAG_GAP, MarkerDelegate, Tag

SYMBOL, DESIGNATION, TYPE, RATINGS, STEPS, STATUS, LOCATION, PRICE, FOUND = range(9)
_BOX_STEP: Final = 17
_STATUS_PX: Final = 116
# Columns of words: least and most width, and the width where the table is narrow.
_LEAST: Final = {DESIGNATION: (110, 210, 96), TYPE: (126, 170, 88), LOCATION: (84, 130, 72)}
# What is given up, in this order, where the status would still be cut: the inspector says it too.
_GIVEN_UP: Final = (LOCATION, TYPE, PRICE)


def _quiet(_: UnitLine) -> Token:
    return "ink2"


def _tags(line: UnitLine) -> tuple[Tag, ...]:
    kind = STATE_TAGS.get(line.state)
    own = (Tag(line.status, kind, note=line.unit.arrival_label),) if kind else ()
    return (*own, *map(mark_tag, line.unit.marks))


def _status_note(line: UnitLine) -> str:
    return "\n".join(mark.full for mark in line.unit.marks)


def _boxes(line: UnitLine) -> StepsRow:
    return StepsRow(line.unit.steps, line.unit.steps - line.unit.steps_left)


def _columns(price_title: str) -> tuple[Column[UnitLine], ...]:
    return (
        Column(
            key="symbol", title="", text=lambda u: u.unit.type, width=44, search=False,
            paint=lambda u: (u.unit.type, u.unit.size, u.side.emblem),
        ),
        Column(
            key="designation", title="Designation", text=lambda u: u.unit.designation,
            strong=True, elide="middle", search=False, sort=lambda u: u.natural,
            tooltip=lambda u: f"{u.name}, {u.unit.nation}\n{' / '.join(u.unit.path)}",
        ),
        Column(
            key="type", title="Type", text=lambda u: u.unit.type, token=_quiet, search=False,
            tooltip=lambda u: u.unit.type,
        ),
        Column(
            key="ratings", title="Ratings", text=lambda u: u.ratings, align="right", search=False,
            sort=lambda u: u.strength, tooltip=lambda u: f"Full {u.unit.rating_text}",
        ),
        Column(
            key="steps", title="Steps", text=lambda u: _boxes(u).words, search=False, width=60,
            paint=_boxes, sort=lambda u: (u.unit.steps_left, u.unit.steps),
        ),
        Column(
            key="status", title="Status", text=lambda u: u.words, stretch=True, search=False,
            paint=_tags, sort=lambda u: (u.state.value, u.unit.arrival, u.words),
            tooltip=_status_note,
        ),
        Column(
            key="location", title="Location", text=lambda u: u.unit.hex, token=_quiet,
            search=False, tooltip=lambda u: u.unit.setup,
        ),
        Column(
            key="price", title=price_title, text=lambda u: u.price_text, align="right", width=48,
            search=False, sort=lambda u: -1 if u.price is None else u.price,
            tooltip=lambda u: f"To activate it now, {u.price_case}" if u.price_case else "",
        ),
        Column(key="found", title="", text=lambda u: u.found),
    )  # fmt: skip


def _tags_width(words: Sequence[str]) -> int:
    """The room that these words take as tags side by side."""
    return sum(tag_size(word).width() + TAG_GAP for word in words) - TAG_GAP


def _head(key: Hashable, lines: Sequence[UnitLine]) -> GroupRow:
    place = isinstance(key, str)
    label = (lines[0].unit.hex or NOT_PLACED) if place else lines[0].formation
    number = len(lines)
    detail = "1 unit" if number == 1 else f"{number:,} units"
    detail += "".join(f", {marked:,} {word}" for word, marked in mark_counts(lines))
    return GroupRow(key, label, detail, selected(lines).price_words)


class UnitTable(DataTable):
    """The units in groups. Space turns the selection of the current row."""

    box_clicked = Signal(object, int)

    def __init__(self, price_title: str = "") -> None:
        self.units: ListTableModel[UnitLine] = ListTableModel(
            _columns(price_title), row_key=lambda line: line.unit.id
        )
        super().__init__(self.units)
        self.setObjectName("unit_table")
        self.setAccessibleName("Units")
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.units.setParent(self)
        boxes = StepDelegate(self)
        boxes.step_clicked.connect(self._clicked)
        self.setItemDelegateForColumn(SYMBOL, SymbolDelegate(self))
        self.setItemDelegateForColumn(STEPS, boxes)
        self.setItemDelegateForColumn(STATUS, MarkerDelegate(self))
        self.setColumnHidden(FOUND, True)
        self.setColumnHidden(PRICE, not price_title)
        self._fitted = 0
        self._ideal: dict[int, int] = {}
        self._fixed: dict[int, int] = {}
        self._status = 0
        self._priced = bool(price_title)
        self.group_by("Parent")

    def group_by(self, mode: TreeMode) -> None:
        """Put the units under heads of their formation or their hex."""
        if mode == "Parent":
            self.units.set_grouping(lambda line: line.unit.formation, _head)
        else:
            self.units.set_grouping(lambda line: line.unit.hex, _head)

    def set_lines(self, lines: Sequence[UnitLine]) -> None:
        """Show the units as they are now; selection and scroll stay."""
        bar = self.verticalScrollBar()
        at = bar.value()
        self.units.set_rows(lines)
        if self._fitted != len(lines):
            self._fit(lines)
        self.updateGeometries()
        bar.setValue(at)

    def _fit(self, lines: Sequence[UnitLine]) -> None:
        self._fitted = len(lines)
        shown = (line.unit.steps for line in lines if line.unit.steps <= MOST_BOXES)
        most = max(shown, default=1)
        for at in _GIVEN_UP:
            self.setColumnHidden(at, False)  # a hidden column has no width to read
        self.fit_columns()
        self.setColumnWidth(STEPS, scaled(max(60, 20 + _BOX_STEP * most)))
        self._ideal = {at: self.columnWidth(at) for at in _LEAST}
        self._fixed = {at: self.columnWidth(at) for at in (SYMBOL, RATINGS, STEPS, PRICE)}
        words = {(line.status, *(mark.word for mark in line.unit.marks)) for line in lines}
        widths = (max(_tags_width(w), text_width(w[0], font(BODY_PX))) for w in words)
        widest = max(widths, default=0) + 2 * CELL_PADDING
        self._status = max(self.head_width(STATUS), min(scaled(_STATUS_PX), widest))
        self._share()

    def _share(self) -> None:
        """Give the columns of words what they want, or less where the status would find no room."""
        hidden: list[int] = []
        for at in (*_GIVEN_UP, -1):
            wide = self._wide(hidden)
            spare = {at: max(0, width - scaled(_LEAST[at][2])) for at, width in wide.items()}
            room = self._room(wide, hidden)
            if at < 0 or room + sum(spare.values()) >= self._status:
                break
            hidden.append(at)
        for at in _GIVEN_UP:
            self.setColumnHidden(at, at in hidden or (at == PRICE and not self._priced))
        lacking = scaled(_STATUS_PX) - room
        part = max(0.0, min(1.0, lacking / max(1, sum(spare.values()))))
        for at, width in wide.items():
            self.setColumnWidth(at, round(width - spare[at] * part))

    def _wide(self, hidden: Sequence[int]) -> dict[int, int]:
        """The widths that the columns of words want."""
        return {
            at: max(scaled(least), min(scaled(most), self._ideal.get(at, 0)))
            for at, (least, most, _) in _LEAST.items()
            if at not in hidden
        }

    def _room(self, wide: Mapping[int, int], hidden: Sequence[int]) -> int:
        """What is left for the status beside these widths."""
        others = {SYMBOL, RATINGS, STEPS, *((PRICE,) if self._priced else ())}
        fixed = sum(self._fixed.get(at, 0) for at in others.difference(hidden))
        return self.viewport().width() - fixed - sum(wide.values())

    def go_to(self, unit_id: int) -> bool:
        """Select one unit and bring it into sight; False where it is not shown."""
        places = self.units.places_of({unit_id})
        if not places:
            return False
        self.select_keys({unit_id})
        index = self.units.index(places[0], DESIGNATION)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.scrollTo(index, UnitTable.ScrollHint.PositionAtCenter)
        return True

    def go_to_first(self) -> None:
        """Put the current row on the first unit, as Down from the search field does.

        Without a unit the focus stays: on a hidden table it would come into force while one types.
        """
        at = self.units.find(lambda _: True)
        if at >= 0:
            self.setFocus()
            self.selectRow(at)

    def _clicked(self, index: QModelIndex, box: int) -> None:
        line = self.units.row_at(index.row())
        if line is not None:
            self.box_clicked.emit(line, box)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self.currentIndex().isValid():
            flag = QItemSelectionModel.SelectionFlag
            self.selectionModel().select(self.currentIndex(), flag.Toggle | flag.Rows)
        else:
            super().keyPressEvent(event)
