"""A table of the game with its title, as high as its rows."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from oobmgr.rules.case_names import shown_case
from oobmgr.rules.page_tables import PageTable, TableRow
from oobmgr.ui.language import tr
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import row_px, scaled
from oobmgr.ui.views.forms.cases import form_chip
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.paint import TagKind, tag_size
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.reading_order import PANEL
from oobmgr.ui.widgets.table_delegate import CELL_PADDING, CaseDelegate
from oobmgr.ui.widgets.tags import MarkerDelegate, Tag
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel
from oobmgr.ui.widgets.turn_strip import TurnStrip
from oobmgr.ui.widgets.what_is import CASE

_MOST_ROWS: Final = 12
"""More rows than these scroll inside the table."""
_ROW: Final = 26
_STATE_PX, _CASE_PX = 94, 74
_SHORT_PX: Final = 72
"""Texts of up to this width stay whole, such as dates and hexes: half of one says nothing."""
_NAME_PX: Final = 130
_STATE, _CASE = ":state", ":case"  # no heading of a game's own column is written like these


class _CardTable(DataTable):
    """A table of which the card says how wide its columns are."""

    def __init__(self, model: ListTableModel[TableRow], least: Callable[[int], int]) -> None:
        self._told_least = least
        super().__init__(model)

    def least_width(self, at: int) -> int:
        """Return how wide a stretched column is at least: as the others of the card."""
        return self._told_least(at)


_TABLE: Final = "What the books hold of it, a line for each; beside the title in short."


class TableCard(QWidget):
    """One table; a case in a row or in the title opens its rule."""

    case_opened = Signal(str)

    def __init__(self, table: PageTable) -> None:
        super().__init__()
        self.setProperty(PANEL, True)
        self.setProperty(CASE, table.case)
        self.table_shown = table
        self.title = SectionTitle(table.title, table.detail)
        self.title.explain(_TABLE)
        if table.case:
            self.title.add(form_chip(table.case, self.case_opened.emit))
        self.empty = TextLabel(table.empty, token="ink2", wrap=True)
        self.model = ListTableModel[TableRow](_columns(table))
        self.view = named(_CardTable(self.model, self._least), f"table_{table.title}")
        self.view.setAccessibleName(tr(table.title))
        self._set_delegates()
        # Not the table, for a scroll bar takes its room inside that.
        self.view.viewport().installEventFilter(self)
        strip = (TurnStrip(table.title, table.strip),) if table.strip else ()
        parts = (self.title, *strip, self.empty, self.view)
        down(*parts, on=self, margins=(0, 0, 0, 8), spacing=4)
        self.show_rows(table.rows)
        theme_changes().changed.connect(self._measure)
        # The bar comes and goes with the widths, and takes its height from the rows.
        self.view.horizontalScrollBar().rangeChanged.connect(lambda *_: self._measure())

    def _set_delegates(self) -> None:
        chips = CaseDelegate(self.view)
        chips.case_opened.connect(self.case_opened)
        delegates = {_STATE: MarkerDelegate(self.view), _CASE: chips}
        for at, column in enumerate(self.model.columns):
            if column.key in delegates:
                self.view.setItemDelegateForColumn(at, delegates[column.key])

    def show_rows(self, rows: Sequence[TableRow]) -> None:
        """Show the rows, or the sentence that there are none."""
        self.model.set_rows(tuple(rows))
        self._fit()
        self.view.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        self._measure()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the columns the room that there is now."""
        if event.type() is QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Take what is lacking from what states do not need, then from the widest columns."""
        self.view.fit_columns()
        head = self.view.horizontalHeader()
        columns = self.model.columns
        for at, column in enumerate(columns):
            if column.key == _STATE:
                head.resizeSection(at, max(head.sectionSize(at), self._longest_state()))
        wanted = [self.view.needed(at) if one.stretch else head.sectionSize(at)
                  for at, one in enumerate(columns)]  # fmt: skip
        least = [self._least(at) for at in range(len(columns))]
        room = self.view.viewport().width()
        for at, column in enumerate(columns):
            if column.key == _STATE and sum(wanted) > room:
                wanted[at] = max(least[at], wanted[at] - sum(wanted) + room)
        for at, width in enumerate(_shared(wanted, least, room)):
            if not columns[at].stretch:  # it takes what is left
                head.resizeSection(at, width)

    def _least(self, at: int) -> int:
        """The width below which a column does not go: its head, and what has to be whole in it."""
        key = self.model.columns[at].key
        if key == _CASE:
            return self.view.horizontalHeader().sectionSize(at)
        if key == _STATE:
            return max(self.view.head_width(at), self._longest_state())
        needed = self.view.needed(at)
        # What a row is about is whole before the rest; half a name may be another's.
        if not at:
            return max(self.view.head_width(at), min(needed, scaled(_NAME_PX)))
        return max(self.view.head_width(at), needed if needed <= scaled(_SHORT_PX) else 0)

    def _longest_state(self) -> int:
        """The width that the longest state takes with its frame."""
        states = {row.state for row in self.model.rows if row.state}
        return max((tag_size(one).width() for one in states), default=0) + 2 * CELL_PADDING

    def _measure(self) -> None:
        lines = min(len(self.model.rows), _MOST_ROWS) + 1
        bar = self.view.horizontalScrollBar()
        # Where not even the least widths find room, the bar is not to cover a row.
        under = bar.sizeHint().height() if bar.maximum() else 0
        self.view.setFixedHeight(lines * row_px(_ROW) + scaled(4) + under)


def _shared(wanted: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """Widths of columns that fit into `room`: those above a bound, the widest, are cut to it."""

    def cut(bound: int) -> list[int]:
        return [max(low, min(wide, bound)) for wide, low in zip(wanted, least, strict=True)]

    # The widths together grow with the bound, so the largest that fits is found by halving.
    bounds = range(max(wanted) + 1)
    return cut(max(0, bisect_right(bounds, room, key=lambda bound: sum(cut(bound))) - 1))


def _columns(table: PageTable) -> tuple[Column[TableRow], ...]:
    last = len(table.columns) - 1
    columns: list[Column[TableRow]] = [
        Column(
            key=column.title,
            title=column.title,
            text=partial(_cell, at),
            strong=not at,
            elide="right" if at else "apart",
            stretch=at == last,
            tooltip=partial(_cell, at),
            case=_case,
            sentence=column.sentence,
        )
        for at, column in enumerate(table.columns)
    ]
    if any(row.state for row in table.rows):
        columns.append(
            Column(key=_STATE, title="State", text=lambda row: row.state, paint=_tags,
                   width=_STATE_PX,
                   sentence="Its state. What needs your attention is marked.")
        )  # fmt: skip
    if any(row.case for row in table.rows):
        columns.append(
            Column(key=_CASE, title="Case", text=lambda row: shown_case(row.case),
                   paint=lambda row: (row.case,) if row.case else (), width=_CASE_PX, case=_case,
                   sentence="The rule behind the row.")
        )  # fmt: skip
    return tuple(columns)


def _case(row: TableRow) -> str:
    return row.case


def _cell(at: int, row: TableRow) -> str:
    return row.cells[at] if at < len(row.cells) else ""


def _tags(row: TableRow) -> tuple[Tag, ...]:
    if not row.state:
        return ()
    return (Tag(row.state, TagKind.WARN if row.pressing else TagKind.NEUTRAL),)
