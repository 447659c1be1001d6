"""The list from which units are picked: for an action, a battle, a fire, to be rebuilt."""

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QItemSelectionModel, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.viewmodels.selected_units import count_words, like_words
from oobmgr.ui.views.pick_table import PickTable, TickDelegate
from oobmgr.ui.widgets.announcing import announce
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.parts import named, put_by
from oobmgr.ui.widgets.reading_order import PANEL
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.side_by_side import SideBySide
from oobmgr.ui.widgets.table_delegate import SymbolDelegate
from oobmgr.ui.widgets.what_is import About, set_about

Row = TypeVar("Row")
ALL, PICKED = "all", "picked"
NO_SUCH: Final = "No unit fits the search."
_PICKED: Final = "How many units of the list are picked for what is entered."
_WORDS_LINES: Final = 2
"""What is picked is said in so many: more would push the fields below from under the mouse."""


class UnitList(QFrame, Generic[Row]):
    """Units in a table with a search, a choice of what is shown, and a line that sums up.

    A list says what is its own:

    - `columns`, described as data, the first of them `pick_columns`; `key` gives a row's id;
    - `shown`: for each word of the choice above the table which rows it lets through (None: all),
      the first at first; without any, there is no choice. `PICKED` is known without being told;
    - `least`: under which width (logical pixels) a column is left out, `gives_way` which go one
      after the other where there is too little room for all;
    - `pick`: what Space, Enter and a click on the box do with rows, `picked` which ids are picked
      now, and `words` what the line under the table says.

    Its parts are named after it (`name`): "blue_search", "blue_filter", "blue_table",
    "blue_picked", "blue_none". `tools`, the line of the search, and `foot`, the line below the
    table, take what a list has besides; a choice (`add_choice`) stands beside the search.
    """

    changed = Signal()

    def __init__(
        self,
        name: str,
        columns: Sequence[Column[Row]],
        key: Callable[[Row], int],
        *,
        shown: Mapping[str, Callable[[Row], bool] | None] | None = None,
        least: Mapping[str, int] | None = None,
        gives_way: Sequence[str] = (),
        search_key: str = "",
    ) -> None:
        super().__init__()
        self.setObjectName(name)
        self._key = key
        self._shown = dict(shown or {})
        self._least = dict(least or {})
        self._locked = False
        self.search = named(SearchField("Find a unit", search_key), f"{name}_search")
        self.model: ListTableModel[Row] = ListTableModel(columns, key)
        self.table = named(PickTable(self.model), f"{name}_table")
        self.table.gives_way = gives_way
        self.table.setItemDelegateForColumn(0, TickDelegate(self.table))
        self.table.setItemDelegateForColumn(1, SymbolDelegate(self.table))
        self.filter = SegmentedControl("Units shown", tuple(self._shown) or (ALL,), quiet="")
        self.filter.setObjectName(f"{name}_filter")
        self.summary = named(FittedLabel("none picked", token="ink2"), f"{name}_picked")
        self.none = named(LinkButton("Pick none", quiet=True), f"{name}_none")
        finding, self._choosing = QWidget(), QWidget()
        self.tools = across((self.search, 1), on=finding, spacing=8)
        self._choices = across(STRETCH, on=self._choosing, spacing=8)
        self.head = SideBySide((finding, 1), (self._choosing, 0), spacing=8, above=4)
        self._choosing.hide()
        if self._shown:
            self.add_choice(self.filter)
        else:
            put_by(self.filter, self)
        self.found = self._found_line(name)
        self.foot = across((self.summary, 1), self.none, spacing=6)
        self.lines = down(
            self.head, self.found, (self.table, 1), self.foot, on=self, margins=None, spacing=4
        )
        self._connect()

    def _found_line(self, name: str) -> QWidget:
        """The line that tells what a search was taken for and what a choice hides."""
        self.told_of_search = named(FittedLabel(token="ink2"), f"{name}_found")
        self.show_all = named(LinkButton("Show all", quiet=True), f"{name}_show_all")
        line = QWidget()
        across((self.told_of_search, 1), self.show_all, on=line, spacing=6)
        line.hide()
        return line

    def _connect(self) -> None:
        self.table.holds_picks = lambda: bool(self.picked)
        # Not the search, which would take the letters that are keys of the page.
        self.setFocusProxy(self.table)
        self.setProperty(PANEL, True)
        self.search.searched.connect(self.filter_words)
        self.search.down_asked.connect(self.table.setFocus)
        self.filter.changed.connect(lambda _: self.filter_rows())
        self.model.shown_changed.connect(self._tell_of_search)
        self.show_all.clicked.connect(self._show_all)
        self.table.ticked.connect(self._pick_unless_locked)
        self.table.row_opened.connect(self.open_row)
        self.none.clicked.connect(lambda: None if self._locked else self.pick_none())

    def add_choice(self, part: QWidget, *, first: bool = False) -> None:
        """Put a choice beside the search; below it where there is no room for both."""
        last = self._choices.count() - 1  # before the room that is left
        self._choices.insertWidget(0 if first else last, part)
        self._choosing.show()

    @property
    def whole_width(self) -> int:
        """The width from which search and choices stand in one line."""
        margins = self.lines.contentsMargins()
        return self.head.whole_width + margins.left() + margins.right()

    @property
    def whole_rows(self) -> int:
        """The width from which the rows are whole beside a scroll bar."""
        margins, bar = self.lines.contentsMargins(), self.table.verticalScrollBar().sizeHint()
        return self.table.least_length + margins.left() + margins.right() + bar.width()

    # What each list says

    @property
    def picked(self) -> AbstractSet[int]:
        """The ids of the rows that are picked."""
        raise NotImplementedError

    def pick(self, rows: Sequence[Row]) -> None:
        """Pick rows; where all of them are picked already, put them back."""
        raise NotImplementedError

    def pick_none(self) -> None:
        """Put every row back; a list that offers "Pick none" says how."""
        raise NotImplementedError

    def words(self) -> str:
        """What is picked, in a line."""
        raise NotImplementedError

    @property
    def offers_none(self) -> bool:
        """Whether "Pick none" is offered now."""
        return bool(self.picked)

    def has_room(self, column: str, width: int) -> bool:
        """Whether a column is shown in a list of this width."""
        return width >= scaled(self._least.get(column, 0))

    # What every list does

    @property
    def rows(self) -> Sequence[Row]:
        """The units that are listed, filtered or not."""
        return self.model.rows

    def list_rows(self, rows: Sequence[Row]) -> None:
        """List other units, under the same search and choice."""
        # Before the rows come, so that they are filtered and laid out once.
        if self._shown:
            self.filter_rows()
        self.model.set_rows(tuple(rows))
        self.table.fit_columns()
        self.place_columns()
        self.describe()

    def filter_words(self, text: str) -> None:
        """Show what is found by the words of the search."""
        self.model.set_filter(text)

    def filter_rows(self) -> None:
        """Show what the choice above the table lets through."""
        wanted = self.filter.value
        if wanted == PICKED:
            self.model.set_predicate(lambda row: self._key(row) in self.picked)
        else:
            self.model.set_predicate(self._shown.get(wanted))

    @property
    def says_none(self) -> bool:
        """Whether the line above the table says that nothing was found, or the list by itself."""
        return True

    def _tell_of_search(self) -> None:
        """Say what a slip was taken for, and where the choice hides all that was found."""
        shown, searched = self.model.matched, bool(self.search.text().strip())
        # Counted only where none is shown: each letter that is typed comes through here.
        found = shown or (len(self.model.found_rows()) if searched else 0)
        like = like_words(self.model.meant)
        words = f"{count_words(found, len(self.rows))}{like}" if like else ""
        hidden = bool(found) and not shown
        if hidden:
            count = words or count_words(found, len(self.rows))
            words = f"Nothing found under “{self.filter.value}”. Under “{ALL}”: {count}"
        elif searched and self.rows and not found and self.says_none:
            words = NO_SUCH
        self.told_of_search.set_words(words, lines=_WORDS_LINES)
        self.show_all.setVisible(hidden)
        self.found.setVisible(bool(words))

    def _show_all(self) -> None:
        self.filter.set_value(ALL)
        self.filter_rows()

    def open_row(self, row: Row) -> None:
        """Enter on a row, or a double click: as a click on its box; a list may say otherwise."""
        self._pick_unless_locked([row])

    def bring_up(self, rows: Sequence[Row]) -> None:
        """Stand on the first of these rows that is listed, so that it is in sight."""
        keys = {self._key(row) for row in rows}
        at = self.model.find(lambda row: self._key(row) in keys)
        if at >= 0:
            # To stand on a row must not change which are selected.
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            self.table.selectionModel().setCurrentIndex(self.model.index(at, 0), flag)

    def place_columns(self) -> None:
        """Leave out the columns that have no room; the tool tip of a unit says them too."""
        keys, width = (column.key for column in self.model.columns), self.width()
        self.table.leave_out({key for key in keys if not self.has_room(key, width)})

    def describe(self) -> None:
        """Write the line under the table and the ticks again."""
        self.summary.set_words(self.words(), lines=_WORDS_LINES)
        set_about(self.summary, About("Units that are picked", self.words(), _PICKED))
        self.none.setVisible(self.offers_none)
        self.table.viewport().update()

    def tell(self) -> None:
        """Show what was picked, and tell of it."""
        self.describe()
        # The focus stays on the row, which tells its own tick alone.
        announce(self.summary, self.words())
        self.changed.emit()

    def set_locked(self, locked: bool) -> None:
        """Show the picks without letting them be changed; the list stays to be looked through."""
        self._locked = locked

    def _pick_unless_locked(self, rows: Sequence[Row]) -> None:
        if not self._locked:
            self.pick(rows)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_columns()


def toggled(picks: Mapping[int, str], ways: Mapping[int, str]) -> dict[int, str]:
    """The picks after these units were picked in these ways; again in the same, they go back."""
    if ways and all(picks.get(unit) == way for unit, way in ways.items()):
        return {unit: way for unit, way in picks.items() if unit not in ways}
    return {**picks, **ways}
