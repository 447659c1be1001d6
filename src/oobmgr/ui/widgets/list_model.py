"""A table model over a list of frozen rows, described by columns.

It answers at once for roles that it does not serve, and filters and sorts its own list over text
that it has put in lower case once: 20,000 rows follow the typing.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from typing import Final, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from oobmgr.ui.language import tr
from oobmgr.ui.operations.rounds import InRounds
from oobmgr.ui.widgets.columns import Column, GroupRow
from oobmgr.ui.widgets.list_groups import GroupHead, said_of_head, under_heads
from oobmgr.ui.widgets.list_keys import ListKeys
from oobmgr.ui.widgets.list_search import ListSearch
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.what_is import ABOUT_ROLE

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex

_ROOT: Final = QModelIndex()
_FEW: Final = 50
# The other roles of a cell belong to delegates; Qt asks for each of them at every painting.
_SERVED: Final = frozenset(
    {
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.TextAlignmentRole,
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.AccessibleDescriptionRole,
        ABOUT_ROLE,
    }
)
_READ: Final = {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}
_ALIGN: Final = {
    "left": Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    "right": Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
    "center": Qt.AlignmentFlag.AlignCenter,
}


class ListTableModel(QAbstractTableModel, Generic[Row]):
    """Shows frozen rows; what is filtered, sorted and grouped is a list of numbers into them."""

    shown_changed = Signal()

    def __init__(
        self, columns: Sequence[Column[Row]], row_key: Callable[[Row], Hashable] | None = None
    ) -> None:
        """Make a model without rows.

        Args:
            columns: The columns, left to right.
            row_key: What a row is known by (an id), so that a table keeps its selection when the
                rows come anew; the whole row if left out.
        """
        super().__init__()
        self.columns = tuple(columns)
        self._keys = ListKeys(row_key)
        self.rows: Sequence[Row] = ()
        self._search = ListSearch(self.columns)
        self._order: list[int] | None = None
        self._entries: list[int | GroupHead] = []
        self._let_through: list[int] = []
        self._by_words: list[int] = []
        self._terms: dict[str, frozenset[str]] = {}
        self._predicate: Callable[[Row], bool] | None = None
        self.sorted_by: tuple[int, bool] | None = None
        self.then_by: tuple[tuple[int, bool], ...] = ()
        self._group_of: Callable[[Row], Hashable] | None = None
        self._group_keys: Sequence[Hashable] | None = None
        self._head_of: Callable[[Hashable, Sequence[Row]], GroupRow] | None = None
        self._collapsed: set[Hashable] = set()
        self.matched = 0
        self.edition = 0
        """Another number whenever another row may stand at a place."""

    @cached_property
    def _rounds(self) -> InRounds:
        return InRounds(self)

    # What is shown

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows, under the same filter, order and groups."""
        self.beginResetModel()  # before the rows change: views note what is selected
        self.rows = rows
        self._keys.forget()
        self._terms.clear()
        self._search.forget()
        self._order = None
        self._group_keys = None
        self._show()

    def renew_rows(self, rows: Sequence[Row], predicate: Callable[[Row], bool] | None) -> None:
        """Show the rows as they are now, those for which the predicate is true.

        Where none comes, goes or moves, only those are touched that have changed.
        """
        changed = self._changed_in_place(rows, predicate)
        self._predicate = predicate
        if changed is None:
            self.set_rows(rows)
        elif changed:
            self.replace_rows(changed)
            self.shown_changed.emit()

    def _changed_in_place(
        self, rows: Sequence[Row], predicate: Callable[[Row], bool] | None
    ) -> dict[Hashable, Row] | None:
        """The rows that have changed, by their keys; None where that may move or hide any."""
        narrowed = predicate is not None or self._predicate is not None or self._search.words
        if narrowed or self.sorted_by is not None or len(rows) != len(self.rows) or not rows:
            return None
        key_of, group_of = self.key_of, self._group_of
        changed: dict[Hashable, Row] = {}
        for before, now in zip(self.rows, rows, strict=True):
            if before is now:
                continue
            key = key_of(now)
            moved = group_of is not None and group_of(before) != group_of(now)
            if key != key_of(before) or moved:
                return None
            changed[key] = now
            # Each of them looks for its head, so many together are quicker from the start.
            if len(changed) > _FEW:
                return None
        return changed

    def replace_rows(self, rows: Mapping[Hashable, Row]) -> None:
        """Show some rows, by their keys, as they are now; none comes, goes or moves.

        What changed at a key press is painted again, with the heads of its groups, and no more.
        """
        # A copy: whoever handed the rows over keeps his as they were.
        held = list(self.rows)
        at_key = self._keys.numbers(held)
        places = {key: at_key[key] for key in rows if key in at_key}
        changed = set(places.values())
        for key, at in places.items():
            held[at] = rows[key]
        self.rows = held
        self.edition += 1
        self._terms.clear()
        self._search.forget()
        self._group_keys = None
        groups = {self._group_of(held[at]) for at in changed} if self._group_of else set()
        for place, entry in enumerate(self._entries):
            if isinstance(entry, GroupHead):
                if entry.key not in groups:
                    continue
                entry.words = None
            elif entry not in changed:
                continue
            last = self.index(place, len(self.columns) - 1)
            self.dataChanged.emit(self.index(place, 0), last)

    def _words_of(self, head: GroupHead) -> GroupRow:
        """The head of a group, from those of its rows that the filter lets through."""
        if head.words is None:
            rows = [self.rows[at] for at in head.members]
            made = self._head_of(head.key, rows) if self._head_of else None
            head.words = made or GroupRow(head.key, str(head.key))
        return head.words

    def set_filter(self, text: str) -> None:
        """Show only the rows that the words of `text` find, as everywhere (`campaign.finding`)."""
        if self._search.look_for(text):
            self._refresh()
            self._rounds.run(self._search.learn())

    @property
    def meant(self) -> tuple[str, ...]:
        """The words that mistyped ones of the search were taken for."""
        return self._search.meant

    def set_predicate(self, predicate: Callable[[Row], bool] | None) -> None:
        """Show only rows for which this is true, besides the filter by words."""
        before, self._predicate = self._predicate, predicate
        # Nothing was left out and nothing is: twenty thousand rows need not be put up anew.
        if predicate is not None or before is not None:
            self._refresh()

    def set_grouping(
        self,
        group_of: Callable[[Row], Hashable] | None,
        head_of: Callable[[Hashable, Sequence[Row]], GroupRow] | None = None,
    ) -> None:
        """Put rows that share a key under a head, in the order in which the keys first occur."""
        self._group_of = group_of
        self._group_keys = None
        self._head_of = head_of
        self._refresh()

    def sort_by(
        self, column: int, *, descending: bool = False, then: Sequence[tuple[int, bool]] = ()
    ) -> None:
        """Sort by a column; a negative number restores the order in which the rows came.

        Rows that are alike in it are sorted by the columns that follow, each with its direction.
        """
        self.sorted_by = (column, descending) if column >= 0 else None
        self.then_by = tuple(then) if column >= 0 else ()
        self._order = None
        self._refresh()
        # The arrow that tells the order is part of the text of a head.
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)

    def toggle_group(self, at: int) -> None:
        """Close or open the group whose head is the row `at`; nothing if that is not a head."""
        entry = self._entries[at]
        if isinstance(entry, GroupHead):
            # Kept by key and not by place, so that a group stays closed when its rows come anew.
            self._collapsed ^= {entry.key}
            self._refresh()

    def is_collapsed(self, group: GroupRow) -> bool:
        """Return whether the rows of a group are put away."""
        return group.key in self._collapsed

    def rows_at(self, places: Iterable[int]) -> list[Row]:
        """Return the rows shown at these places, heads of groups left out."""
        entries, rows = self._entries, self.rows
        # The class and not `isinstance`, for thousands may be asked of at each key.
        return [rows[at] for place in places if (at := entries[place]).__class__ is int]

    def row_at(self, at: int) -> Row | None:
        """Return the row shown at a place, or None at the head of a group."""
        entry = self._entries[at]
        return None if isinstance(entry, GroupHead) else self.rows[entry]

    def group_at(self, at: int) -> GroupRow | None:
        """Return the head of a group shown at a place, or None at a row."""
        entry = self._entries[at]
        return self._words_of(entry) if isinstance(entry, GroupHead) else None

    def is_head(self, at: int) -> bool:
        """Return whether the head of a group is shown at a place."""
        return isinstance(self._entries[at], GroupHead)

    def members(self, group: GroupRow) -> list[Row]:
        """Return the rows that stand under the head of a group, open or closed, filtered or not."""
        belongs = self._group_of
        return [row for row in self.rows if belongs is not None and belongs(row) == group.key]

    def shown_members(self, group: GroupRow) -> list[Row]:
        """Return those rows of a group, open or closed, that search and filter let through."""
        # By identity: two rows may be equal, and comparing whole records is slow.
        shown = {id(self.rows[at]) for at in self._let_through}
        return [row for row in self.members(group) if id(row) in shown]

    def rows_let_through(self) -> list[Row]:
        """Return the rows that search and filter let through, those of closed groups too."""
        return [self.rows[at] for at in self._let_through]

    def found_rows(self) -> list[Row]:
        """Return the rows that the words of the search find, whatever the filter leaves out."""
        return [self.rows[at] for at in self._by_words]

    def terms(self, column: Column[Row]) -> frozenset[str]:
        """Return what a column says of its rows, each once, in the language of the window."""
        if column.key not in self._terms:
            texts = {column.text(row) for row in self.rows}
            # To look for the words of thousands of names takes long, and finds none.
            words = texts if column.elide == "names" else map(tr, texts)
            self._terms[column.key] = frozenset(words)
        return self._terms[column.key]

    def key_of(self, row: Row) -> Hashable:
        """Return what a row is known by."""
        return self._keys.of(row)

    def places_of(self, keys: AbstractSet[Hashable]) -> list[int]:
        """Return the places at which rows with these keys are shown, from above."""
        wanted = self._keys.having(keys, self.rows)
        return [at for at, entry in enumerate(self._entries) if entry in wanted] if wanted else []

    def find(self, wanted: Callable[[Row], bool]) -> int:
        """Return the place of the first shown row for which this is true, or -1."""
        rows = ((at, e) for at, e in enumerate(self._entries) if not isinstance(e, GroupHead))
        return next((at for at, number in rows if wanted(self.rows[number])), -1)

    # How it is worked out

    def _refresh(self) -> None:
        self.beginResetModel()
        self._show()

    def _show(self) -> None:
        kept = self._kept()
        self.matched = len(kept)
        self._let_through = kept
        self._entries = self._grouped(kept, self._group_of) if self._group_of else list(kept)
        self.edition += 1
        # Before the signal: whoever hears it asks views, which know the new rows only after this.
        self.endResetModel()
        self.shown_changed.emit()

    def _kept(self) -> list[int]:
        kept = self._search.found(self.rows, self._sorted_order())
        self._by_words = kept
        if self._predicate:
            rows, predicate = self.rows, self._predicate
            kept = [at for at in kept if predicate(rows[at])]
        return kept

    def _sorted_order(self) -> list[int]:
        if self._order is None:
            self._order = list(range(len(self.rows)))
            if self.sorted_by is not None:
                # The last first: a sort leaves what is alike as it stood.
                for column, descending in reversed((self.sorted_by, *self.then_by)):
                    self._sort(self._order, column, descending)
        return self._order

    def _sort(self, order: list[int], column: int, descending: bool) -> None:
        described = self.columns[column]
        key = described.sort or (lambda row: described.text(row).lower())
        # Each once, however often two rows are compared.
        keys = [key(row) for row in self.rows]
        order.sort(key=keys.__getitem__, reverse=descending)

    def _grouped(
        self, kept: Iterable[int], key_of: Callable[[Row], Hashable]
    ) -> list[int | GroupHead]:
        if self._group_keys is None:
            # Once for these rows: each letter that is typed groups those that it finds.
            self._group_keys = list(map(key_of, self.rows))
        return under_heads(kept, self._group_keys, self._collapsed)

    def _cell(self, row: Row, column: Column[Row], role: int) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGN[column.align]
        if role == ABOUT_ROLE:
            return column.about(row)
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole}:
            return plain_tip(column.tooltip(row)) if column.tooltip else None
        # Screen readers read cells one by one: without its column a figure says nothing.
        if role == Qt.ItemDataRole.AccessibleTextRole:
            said = column.said(row)
            return f"{tr(column.title)}: {said}" if column.title else said
        return tr(column.text(row))

    # Qt

    def rowCount(self, parent: Index = _ROOT) -> int:
        # Qt asks for rows below each cell, too; only trees have them.
        return 0 if parent.isValid() else len(self._entries)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        # Qt asks for a dozen roles of each cell, at each painting.
        if role not in _SERVED or not index.isValid():
            return None
        entry = self._entries[index.row()]
        if isinstance(entry, GroupHead):
            # One head for the whole line: in each column it would be read again. Hovered is any.
            tip = role == Qt.ItemDataRole.ToolTipRole
            if not tip and (role not in _READ or index.column()):
                return None
            return said_of_head(self._words_of(entry), tip=tip)
        return self._cell(self.rows[entry], self.columns[index.column()], role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGN[column.align]
        if role == ABOUT_ROLE:
            return column.about()
        if role == Qt.ItemDataRole.AccessibleTextRole and not column.title:
            # Over symbols and boxes to tick nothing is written, and without it nothing is said.
            return tr(column.sentence)
        return self._written_head(section) if role == Qt.ItemDataRole.DisplayRole else None

    def _written_head(self, section: int) -> str:
        """What is written over a column, with the arrow of a sort."""
        column = self.columns[section]
        sorts = () if self.sorted_by is None else (self.sorted_by, *self.then_by)
        for place, (at, descending) in enumerate(sorts, start=1):
            if at == section:
                number = str(place) if len(sorts) > 1 else ""
                return f"{tr(column.title)} {'▾' if descending else '▴'}{number}"
        return tr(column.title)
