"""Campaigns that were opened of late: where play stands, when it was, where the file lies."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QFrame, QListView, QSizePolicy, QStyledItemDelegate

from oobmgr.ui.emblems import Emblem
from oobmgr.ui.language import tr
from oobmgr.ui.language.dates import past_words
from oobmgr.ui.settings import RecentCampaign
from oobmgr.ui.symbols import draw_symbol
from oobmgr.ui.theme.fonts import BODY_PX, NAME_PX, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.list_model import Index, ListTableModel
from oobmgr.ui.widgets.paint import (
    RIGHT,
    TagKind,
    draw_focus_ring,
    draw_rule,
    draw_selected,
    draw_tag,
    draw_text,
    tag_size,
    text_width,
)
from oobmgr.ui.widgets.parts import follow_text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

_ROW: Final = 62
_APART: Final = 16
_TYPES: Final = {Emblem.SQUARE: "armored", Emblem.DIAMOND: "infantry"}


def home_path(path: str) -> str:
    """A path with the person's own folder written as ~."""
    home = str(Path.home())
    return f"~{path.removeprefix(home)}" if path.startswith(home) else path


class _RecentDelegate(QStyledItemDelegate):
    """Draws a campaign: symbol, name and game; where play stands; when and where it is kept."""

    def __init__(self, view: RecentList) -> None:
        super().__init__(view)
        self._view = view

    # Qt

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(400, scaled(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRectF(option.rect)
        # Not what `option.state` says: to make that in Python takes longer than the whole page.
        current = self._view.currentIndex().row() == index.row()
        if current:
            draw_selected(painter, rect)
        draw_rule(painter, rect.left(), rect.right() + 1, rect.bottom(), "line")
        row = self._view.campaigns[index.row()]
        self._paint_row(painter, rect.adjusted(15, 0, -14, 0), row)
        if current and self._view.hasFocus():
            draw_focus_ring(painter, rect)

    def _paint_row(self, painter: QPainter, rect: QRectF, row: RecentCampaign) -> None:
        # Asked at each painting: a stick may be plugged in while the list is shown.
        there = Path(row.path).exists()
        # Kept in the settings: of a later version it may be one that is not known here.
        emblem = Emblem(row.emblem) if row.emblem in set(Emblem) else Emblem.CIRCLE
        mark = QRectF(rect.left(), rect.top(), 34, rect.height())
        draw_symbol(painter, mark, _TYPES.get(emblem, "plain"), "XX", emblem)
        line = QRectF(rect.left() + 56, rect.top() + scaled(13), 0, scaled(18))
        second = scaled(18)
        middle = rect.left() + max(scaled(230), rect.width() * 0.43)
        detail = row.detail if there else "Look for it, or forget it"
        taken = middle + text_width(detail, font(BODY_PX)) + _APART
        upper, lower = self._paint_place(painter, rect, line, row, rect.right() - taken)
        face = font(NAME_PX, SEMIBOLD)
        line.setRight(middle - 16)
        used = draw_text(painter, line, row.name, "ink" if there else "off", face)
        # Here, for fractions come along, which a first window without campaigns does without.
        from oobmgr.domain.quantities import counted

        game = ", ".join(word for word in (row.game, counted(row.units, "unit")) if word)
        draw_text(painter, line.translated(0, second), game, "ink2")
        if not there:
            size = tag_size("file not found", with_icon=True)
            tag = QRectF(line.left() + used + 8, line.top(), size.width(), size.height())
            draw_tag(painter, tag, "file not found", TagKind.ERR, "error")
        state = QRectF(middle, line.top(), upper - middle - 12, line.height())
        draw_text(painter, state, row.place, "ink")
        state.setRight(lower - 12)
        draw_text(painter, state.translated(0, second), detail, "ink2")

    def _paint_place(
        self, painter: QPainter, rect: QRectF, line: QRectF, row: RecentCampaign, room: float
    ) -> tuple[float, float]:
        """Draw when and where at the right edge and return where each begins.

        The path may take the room that what stands before it in its line leaves.
        """
        when = past_words(row.opened_at, datetime.now().astimezone())
        where = home_path(row.path)
        least = rect.width() * 0.3
        above, below = (
            QRectF(rect.right() - width - 1, line.top(), width + 1, line.height())
            for width in (
                min(text_width(text, font(BODY_PX)), most)
                for text, most in ((when, least), (where, max(least, room)))
            )
        )
        draw_text(painter, above, when, "ink", align=RIGHT)
        below.translate(0, scaled(18))
        draw_text(painter, below, where, "ink2", align=RIGHT, elide=Qt.TextElideMode.ElideMiddle)
        return above.left(), below.left()


class RecentList(QListView):
    """The campaigns: Enter or a double click opens, Del forgets."""

    opened = Signal(str)
    forgotten = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._model = ListTableModel[RecentCampaign](
            (
                Column(
                    key="name",
                    title="",
                    text=_spoken,
                    tooltip=lambda row: home_path(row.path),
                    sentence="A campaign that was open before, with its game and its turn.",
                ),
            )
        )
        self.setModel(self._model)
        self.setItemDelegate(_RecentDelegate(self))
        self.setUniformItemSizes(True)
        self.setAccessibleName(tr("Recent campaigns"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_text(self, _ROW, lambda *_: self._measure())
        self.doubleClicked.connect(lambda index: self._open(index.row()))

    @property
    def campaigns(self) -> Sequence[RecentCampaign]:
        """What is listed."""
        return self._model.rows

    def set_campaigns(self, campaigns: Sequence[RecentCampaign]) -> None:
        """List these, the first one chosen."""
        # The place is kept, so that Del forgets one after the other.
        at = max(0, self.currentIndex().row())
        self._model.set_rows(tuple(campaigns))
        # As high as its rows: the page scrolls and not the list.
        self._measure()
        if campaigns:
            self.setCurrentIndex(self._model.index(min(at, len(campaigns) - 1), 0))

    def _measure(self) -> None:
        self.setFixedHeight(max(1, len(self.campaigns)) * scaled(_ROW))

    def _open(self, at: int) -> None:
        row = self._model.row_at(at) if 0 <= at < len(self.campaigns) else None
        if row is not None:
            self.opened.emit(row.path)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = self.currentIndex().row()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._open(at)
        elif event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace} and at >= 0:
            self.forgotten.emit(self.campaigns[at].path)
        else:
            super().keyPressEvent(event)


def _spoken(row: RecentCampaign) -> str:
    there = "" if Path(row.path).exists() else "file not found"
    parts = (row.name, row.game, row.place, row.detail, there)
    return ", ".join(part for part in parts if part)
