"""The palette: one list of campaigns, pages, commands, units and cases, found by typing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
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

from oobmgr.campaign.finding import Searched, parts_of
from oobmgr.domain.values import dataclass
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
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

# So that thousands of units leave room for pages, commands and rules.
_PER_GROUP: Final = 8
_MOST_ROWS: Final = 14
_SHORTEST: Final = 2
_DIVISION: Final = "XX"


@dataclass(frozen=True, slots=True)
class Symbol:
    """What to draw before a unit: type, size, emblem of its side."""

    type: str
    size: str
    emblem: str


@dataclass(frozen=True, slots=True)
class PaletteEntry:
    """One thing to go to or do. `searched` is lower-case text; `act` does it."""

    group: str
    title: str
    detail: str
    searched: str
    act: Callable[[], object]
    key: str = ""
    icon: str = ""
    symbol: Symbol | None = None


def matching(entries: Sequence[PaletteEntry], text: str) -> tuple[PaletteEntry, ...]:
    """The entries that the words find, as everywhere; the nearest first, a few of each group.

    The type of a unit may be abbreviated: "cav" finds cavalry.
    """
    parts = parts_of(text)
    words = [word for part in parts for word in part]
    counts: dict[str, int] = {}
    chosen: list[PaletteEntry] = []
    found = [e for e in entries if not parts or any(_has(e, part) for part in parts)]
    # Only now is a word taken for the one that it resembles: as typed, it found nothing.
    if not found:
        places, _ = Searched([e.searched for e in entries]).forgiven(parts, range(len(entries)))
        found = [entries[at] for at in places]
    # Sorted before each group is cut to its few, or the nearest might be among those cut off.
    for entry in sorted(found, key=lambda e: _rank(e, words)) if words else entries:
        counts[entry.group] = counts.get(entry.group, 0) + 1
        if counts[entry.group] <= _PER_GROUP:
            chosen.append(entry)
    order = {group: at for at, group in enumerate(dict.fromkeys(e.group for e in entries))}
    if not words:
        return tuple(sorted(chosen, key=lambda e: order[e.group]))
    best: dict[str, int] = {}
    for entry in chosen:
        # They come sorted, so the first of a group is its nearest: by that the groups are ordered.
        best.setdefault(entry.group, _distance(entry, words))
    return tuple(sorted(chosen, key=lambda e: (best[e.group], order[e.group])))


def _has(entry: PaletteEntry, words: Iterable[str]) -> bool:
    return all(word in entry.searched or _abbreviates(word, entry) for word in words)


def _abbreviates(word: str, entry: PaletteEntry) -> bool:
    """Whether a word is short for one of the type: begins as it does, and has its letters in order.

    One letter is short for nothing: it would be short for everything.
    """
    if entry.symbol is None or len(word) < _SHORTEST:
        return False
    return any(_runs_through(word, part) for part in entry.symbol.type.lower().split())


def _runs_through(letters: str, word: str) -> bool:
    # One iterator for all letters: each is looked for behind the one before it.
    rest = iter(word)
    return word.startswith(letters[0]) and all(letter in rest for letter in letters)


def _rank(entry: PaletteEntry, words: Sequence[str]) -> tuple[int, int, bool]:
    """The order of what was found: near, with whole words, divisions before other units."""
    parts = entry.title.lower().split()
    whole = sum(word in parts for word in words)
    # Of a type alone there may be hundreds; whoever types it most often means a division.
    division = entry.symbol is not None and entry.symbol.size == _DIVISION
    return _distance(entry, words), -whole, _is_type(entry, words) and not division


def _distance(entry: PaletteEntry, words: Sequence[str]) -> int:
    """How far an entry is from what was typed: 0 where its title begins so, 3 at the most.

    Less than 0 for a unit of the very type that was typed.
    """
    title = entry.title.lower()
    if _is_type(entry, words):
        return -1
    if title.startswith(words[0]):
        return 0
    parts = title.replace("-", " ").split()
    if all(any(part.startswith(word) for part in parts) for word in words):
        return 1
    return 2 if all(word in title or _abbreviates(word, entry) for word in words) else 3


def _is_type(entry: PaletteEntry, words: Sequence[str]) -> bool:
    return entry.symbol is not None and entry.symbol.type.lower() == " ".join(words)


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
        self._entries: tuple[PaletteEntry, ...] = ()
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
        return self._entries

    def set_entries(self, entries: Sequence[PaletteEntry]) -> None:
        """Search these."""
        self._entries = tuple(entries)
        if self.isVisible():
            self.search(self._text)

    def search(self, text: str) -> None:
        """Show what the text finds."""
        self._text = text
        self._model.set_rows(matching(self._entries, text))
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
