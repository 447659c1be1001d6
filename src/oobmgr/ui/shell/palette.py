"""The palette: one list of campaigns, pages, commands, units and cases, found by typing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from oobmgr.ui.emblems import Emblem
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.operations.rounds import InRounds
from oobmgr.ui.shell.findable import Findable, PaletteEntry
from oobmgr.ui.symbols import draw_symbol
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, MEDIUM, NAME_PX, SEMIBOLD, font, row_px, scaled
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.columns import Column, GroupRow
from oobmgr.ui.widgets.list_model import Index, ListTableModel
from oobmgr.ui.widgets.paint import (
    LEFT,
    RIGHT,
    chip_rect,
    draw_box,
    draw_chip,
    draw_rule,
    draw_selected,
    draw_text,
    text_width,
)
from oobmgr.ui.widgets.texts import TextLabel

_MOST_ROWS: Final = 14


class _EntryDelegate(QStyledItemDelegate):
    """Draws a group's name, or an entry with its icon, detail and key."""

    # Qt

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, row_px(28))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model: Any = index.model()
        rect = QRectF(option.rect)
        group: GroupRow | None = model.group_at(index.row())
        if group is not None:
            draw_rule(painter, rect.left() + 12, rect.right() - 12, rect.bottom() - 3, "line")
            draw_text(
                painter, rect.adjusted(12, 4, -12, 0), group.label, "ink2", font(LABEL_PX, SEMIBOLD)
            )
            return
        entry: PaletteEntry = model.row_at(index.row())
        if option.state & QStyle.StateFlag.State_Selected:
            draw_selected(painter, rect)
        self._paint_entry(painter, rect, entry)

    def _paint_entry(self, painter: QPainter, rect: QRectF, entry: PaletteEntry) -> None:
        mark = QRectF(rect.left() + 12, rect.top(), scaled(20), rect.height())
        if entry.symbol:
            emblem = Emblem(entry.symbol.emblem)
            draw_symbol(painter, mark, entry.symbol.type, entry.symbol.size, emblem)
        elif entry.icon:
            place = QRectF(mark.left() + 2, mark.top(), scaled(16), mark.height())
            draw_icon(painter, place, entry.icon)
        inner = rect.adjusted(scaled(20) + 22, 0, -12, 0)
        if entry.key:
            chip = chip_rect(inner, entry.key)
            draw_chip(painter, chip, entry.key)
            inner.setRight(chip.left() - 8)
        used = draw_text(painter, inner, entry.title, "ink", font(NAME_PX, MEDIUM))
        rest = inner.adjusted(used + 12, 0, 0, 0)
        fits = text_width(entry.detail, font(BODY_PX)) <= rest.width()
        # Where it is cut off, it should at least begin where one reads.
        draw_text(painter, rest, entry.detail, "ink2", align=RIGHT if fits else LEFT)


class Palette(QFrame):
    """The list under the search field; it acts on Enter or a click and goes away."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._findable = Findable(())
        self._rounds = InRounds(self)
        self._text = ""
        title: Column[PaletteEntry] = Column(
            key="t",
            title="",
            text=lambda entry: entry.title,
            spoken=lambda entry: ". ".join(filter(None, (entry.title, entry.detail, entry.key))),
            sentence="A command, a page, a unit or an entry that was found.",
        )
        self._model = ListTableModel((title,))
        self._model.set_grouping(lambda entry: entry.group)
        self.list = QListView()
        self.list.setModel(self._model)
        self.list.setItemDelegate(_EntryDelegate(self.list))
        # Otherwise Qt measures every entry before it shows the first.
        self.list.setUniformItemSizes(True)
        # The focus stays in the field above, whose arrows move the choice in here.
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setAccessibleName(tr("Found"))
        self.list.clicked.connect(self._clicked)
        self._nothing = TextLabel("Nothing matches these words.", token="ink2")
        self._nothing.setContentsMargins(12, 4, 12, 4)
        down(self._nothing, self.list, on=self, margins=(1, 4, 1, 4))
        self.hide()

    @property
    def shown_titles(self) -> tuple[str, ...]:
        """What can be chosen now, in order."""
        return tuple(entry.title for entry in self._model.rows)

    @property
    def entries(self) -> tuple[PaletteEntry, ...]:
        """All that can be found."""
        return self._findable.entries

    def set_entries(self, entries: Sequence[PaletteEntry]) -> None:
        """Search these."""
        self._findable = Findable(entries)
        if self.isVisible():
            self.search(self._text)

    def search(self, text: str) -> None:
        """Show what the text finds."""
        self._text = text
        self._model.set_rows(self._findable.matching(text))
        self._rounds.run(self._findable.learn())
        # The first is chosen at once, so that typing and Enter is enough.
        self._select(self._first(0, 1))
        self._nothing.setVisible(self._model.rowCount() == 0)
        self.list.setVisible(self._model.rowCount() > 0)
        count = self._model.rowCount()
        # Fitted to what was found; a few hits above blank paper would hide the page for nothing.
        self.resize(self.width(), min(max(count, 1), _MOST_ROWS) * row_px(28) + 10)

    def open_under(self, left: int, top: int, width: int) -> None:
        """Appear at this place of the window."""
        self.setGeometry(left, top, width, scaled(200))
        self.search(self._text)
        self.show()
        self.raise_()

    def move_by(self, steps: int) -> None:
        """Choose an entry further down or up."""
        now = self.list.currentIndex().row()
        target = max(0, min(self._model.rowCount() - 1, now + steps))
        self._select(self._first(target, 1 if steps > 0 else -1))

    def act(self) -> None:
        """Do what is chosen."""
        at = self.list.currentIndex().row()
        entry = self._model.row_at(at) if 0 <= at < self._model.rowCount() else None
        if entry is not None:
            # First: what it does may open a dialog, or move the focus, which leaving would take
            # back.
            self.leave()
            entry.act()

    def leave(self) -> None:
        """Go away."""
        self._text = ""
        self.hide()
        self.closed.emit()

    def _first(self, start: int, step: int) -> int:
        """The first place from `start` on that is not a group's name."""
        at = start
        while 0 <= at < self._model.rowCount():
            if self._model.row_at(at) is not None:
                return at
            at += step
        # There is nothing further on: the choice stays where it is.
        return self.list.currentIndex().row()

    def _select(self, at: int) -> None:
        if 0 <= at < self._model.rowCount():
            index = self._model.index(at, 0)
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index)

    def _clicked(self, index: QModelIndex) -> None:
        if self._model.row_at(index.row()) is not None:
            self.list.setCurrentIndex(index)
            self.act()

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_box(painter, QRectF(self.rect()), edge="ctl", ground="sheet")
