"""The table of movements, newest first."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent

from oobmgr.ui.emblems import Emblem, draw_emblem, emblem_px
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.ledger import LedgerLine
from oobmgr.ui.views.tables import RowTable
from oobmgr.ui.widgets.column_widths import width_of_longest, width_of_terms_in_short
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.paint import TagKind, tag_size
from oobmgr.ui.widgets.table_delegate import CELL_PADDING, CaseDelegate, Cell, TableDelegate
from oobmgr.ui.widgets.tags import MarkerDelegate, Tag

NUMBER, TURN, PHASE, WHAT, ROUTE, GOOD, CHANGE, BALANCE, CASES, STATE, FOUND = range(11)
_KINDS: Final = {
    "undone": TagKind.NEUTRAL,
    "undo": TagKind.NEUTRAL,
    "adjusted": TagKind.OVER,
    "lost": TagKind.WARN,
}
_AFTER_EMBLEM: Final = 6
_WHAT: Final = (150, 236)
_ROUTE: Final = (92, 200)
_LEAST_ROUTE: Final = (92, 130)
_LEAST_CASES_PX: Final = 64
_MOST_STATE_PX: Final = 140


def _struck(line: LedgerLine) -> bool:
    return line.struck


def _tag(line: LedgerLine) -> tuple[Tag, ...]:
    kind = _KINDS.get(line.row.state)
    return (Tag(line.row.state_text, kind),) if kind and line.row.state_text else ()


def _case(line: LedgerLine) -> str:
    return next(iter(line.cases), "")


def _with_side(line: LedgerLine) -> str:
    """What was done, and by whom: the emblem before the words says it."""
    # Each by itself: the side is no part of the sentence that tells what was done.
    return AsWritten(", ".join(map(tr, filter(None, (line.row.what, line.side_name)))))


def _columns() -> tuple[Column[LedgerLine], ...]:
    return (*_entry_columns(), *_movement_columns(), *_standing_columns())


def _entry_columns() -> tuple[Column[LedgerLine], ...]:
    """When and in which words something was done."""
    return (
        Column(
            key="number", title="No.", text=lambda e: str(e.number), align="right", width=46,
            sort=lambda e: e.number, token="ink2", struck=_struck, search=False,
            sentence="The number of the entry in the ledger. Numbers are never used twice.",
        ),
        Column(
            key="turn", title="Turn", text=lambda e: e.row.turn_short, token="ink2", struck=_struck,
            sort=lambda e: e.row.turn, tooltip=lambda e: e.row.turn_label, search=False,
            elide="apart",
            sentence="The turn in which the entry was posted.",
        ),
        Column(
            key="phase", title="Phase", text=lambda e: e.row.phase_name, token="ink2",
            struck=_struck, search=False,
            sentence="The phase in which it was posted.",
        ),
        Column(
            key="what", title="What", text=lambda e: e.row.what, stretch=True, struck=_struck,
            tooltip=lambda e: e.row.what, search=False, case=_case, spoken=_with_side,
            elide="middle",
            sentence="What was done.",
        ),
    )  # fmt: skip


def _movement_columns() -> tuple[Column[LedgerLine], ...]:
    """What went where, and what was there then."""
    return (
        Column(
            key="route", title="From → to", text=lambda e: e.short_route, token="ink2",
            struck=_struck, tooltip=lambda e: e.route, search=False, elide="apart",
            sentence="Where it was taken from, and where it went.",
        ),
        Column(
            key="good", title="Of", text=lambda e: e.row.sign, token="ink2", struck=_struck,
            tooltip=lambda e: e.row.sign, search=False,
            sentence="What was moved: a kind of points, or steps.",
        ),
        Column(
            key="change", title="Change", text=lambda e: e.change, align="right", width=64,
            sort=lambda e: e.row.change, strong=True, struck=_struck, search=False,
            sentence="By how much the entry changed what was there.", case=_case,
        ),
        Column(
            key="balance", title="Balance", text=lambda e: e.balance, align="right", width=64,
            sort=lambda e: -1 if e.row.balance is None else e.row.balance, struck=_struck,
            search=False, case=_case,
            sentence="What was there after the entry.",
        ),
    )  # fmt: skip


def _standing_columns() -> tuple[Column[LedgerLine], ...]:
    """What an entry rests on, and whether it still counts; the last is only searched."""
    return (
        Column(
            key="cases", title="Case", text=lambda e: e.case_words, width=124,
            paint=lambda e: e.cases, tooltip=lambda e: e.case_words, search=False,
            case=_case, sentence="The rules behind the entry.",
        ),
        Column(
            key="state", title="State", text=lambda e: e.row.state_text, paint=_tag,
            tooltip=lambda e: e.row.state_text, search=False,
            sentence="Whether the entry still counts. What was taken back is struck out.",
        ),
        Column(key="found", title="", text=lambda e: e.found,
            sentence="Where in the entry the words you are looking for were found."),
    )  # fmt: skip


class _WhatDelegate(TableDelegate):
    """What happened, behind the emblem of the side."""

    def paint_content(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        line = cell.row
        if isinstance(line, LedgerLine):
            mark = QRectF(rect.left(), rect.top(), emblem_px(), rect.height())
            draw_emblem(painter, mark, Emblem(line.emblem))
        super().paint_content(painter, rect.adjusted(emblem_px() + _AFTER_EMBLEM, 0, 0, 0), cell)


class EntryTable(RowTable):
    """The movements. What was taken back is struck, never left out."""

    def __init__(self) -> None:
        self.entries: ListTableModel[LedgerLine] = ListTableModel(_columns(), row_key=_key)
        super().__init__(self.entries)
        self.setObjectName("ledger_table")
        self.setAccessibleName(tr("Postings, newest first"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.entries.setParent(self)
        self._fitted = False
        self._what, self._route = _WHAT[0], _ROUTE[0]
        self._few = {TURN: 0, STATE: 0}
        self.setItemDelegateForColumn(WHAT, _WhatDelegate(self))
        self.setItemDelegateForColumn(CASES, CaseDelegate(self))
        self.setItemDelegateForColumn(STATE, MarkerDelegate(self))
        # The search alone reads it: all words of a line, of which columns show some in short.
        self.setColumnHidden(FOUND, True)

    def fit_lines(self, lines: Sequence[LedgerLine]) -> None:
        """Give each column what stands in it; what happened and the route within limits.

        Once only: columns that follow every posting would jump. Of the states alone others come
        with what is taken back, and of the turns as the game goes on: each of them must be read.
        """
        if not lines:
            return
        if self._fitted:
            self._widen(lines)
            return
        self._fitted = True
        self.fit_columns()
        self._what = _within(_WHAT, self.needed(WHAT) + emblem_px() + _AFTER_EMBLEM)
        self._route = _within(_ROUTE, self.columnWidth(ROUTE))
        self.setColumnWidth(PHASE, max(scaled(86), self.columnWidth(PHASE)))
        # Every turn: the longest name may be that of a few lines, as of a night.
        self._few = {TURN: 0, STATE: 0}
        self._widen(lines)
        self._share()

    def _widen(self, lines: Sequence[LedgerLine]) -> None:
        """Give columns of a few words, each of which must be read, what the longest takes."""
        found = {TURN: width_of_longest(self._column(TURN), lines), STATE: self._of_states(lines)}
        # Not where the player has made it narrower: only where a wider one has come.
        wider = {at: wide for at, wide in found.items() if wide > self._few[at]}
        for at, wide in wider.items():
            self.setColumnWidth(at, max(wide, self.head_width(at)))
        self._few |= wider
        if wider:
            self._share()

    def _column(self, at: int) -> Column[LedgerLine]:
        return self.entries.columns[at]

    def _of_states(self, lines: Sequence[LedgerLine]) -> int:
        """The width that the states of these lines take."""
        # The same few words stand in thousands of lines: each is measured once.
        words = {line.row.state_text for line in lines}
        tags = max(tag_size(word).width() for word in words) + 2 * CELL_PADDING
        return max(min(scaled(_MOST_STATE_PX), tags), self.head_width(STATE))

    def refit(self) -> None:
        self._fitted = False
        self.fit_lines(self.entries.rows)

    def _share(self) -> None:
        """Give up cases, phase, turn, route, in this order, where what happened finds no room.

        Turn and route keep what they need in short: each turn is told, and what is common whole.
        """
        if not self._fitted:
            return
        # All back first: what was given up may find room by now.
        self.setColumnHidden(PHASE, False)
        self.setColumnWidth(CASES, scaled(124))
        self.setColumnWidth(ROUTE, self._route)
        self.setColumnWidth(TURN, max(self._few[TURN], self.head_width(TURN)))
        self._narrow(CASES, scaled(_LEAST_CASES_PX))
        # The panel says the phase too.
        self.setColumnHidden(PHASE, self._room() < self._what)
        self._narrow(TURN, max(self._in_short(TURN), self.head_width(TURN)))
        self._narrow(ROUTE, _within(_LEAST_ROUTE, self._in_short(ROUTE)))
        if self._room() < self.least_width(WHAT):
            self._narrow(ROUTE, scaled(_ROUTE[0]))

    def _in_short(self, at: int) -> int:
        """The width with which no term of a column is cut that is in short."""
        return width_of_terms_in_short(self._column(at), self.entries.terms(self._column(at)))

    def _narrow(self, column: int, least: int) -> None:
        lacking = self._what - self._room()
        if lacking > 0:
            wide = self.columnWidth(column)
            self.setColumnWidth(column, min(wide, max(least, wide - lacking)))

    def _room(self) -> int:
        others = (at for at in range(FOUND) if at != WHAT)
        return self.viewport().width() - sum(self.columnWidth(at) for at in others)

    def current_line(self) -> LedgerLine | None:
        """Return the movement that is current and selected, None where there is none."""
        rows = self.selected_rows()
        line = self.current_row()
        # The cursor may stand on a line that Ctrl has taken out of the selection.
        return line if line in rows else next(iter(rows), None)

    def go_to(self, number: int) -> bool:
        """Select the first movement of a transaction; False where none is shown."""
        at = self.entries.find(lambda line: line.number == number)
        if at >= 0:
            self.selectRow(at)
            self.scrollTo(self.entries.index(at, WHAT), EntryTable.ScrollHint.PositionAtCenter)
        return at >= 0

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()


def _within(limits: tuple[int, int], wide: int) -> int:
    """A width within limits, which are given at normal text."""
    least, most = limits
    return max(scaled(least), min(scaled(most), wide))


def _key(line: LedgerLine) -> tuple[int, str, str, str, int]:
    row = line.row
    # One entry may have several lines: its number alone would be the key of all.
    return line.number, row.source_account, row.target_account, row.good, row.change
