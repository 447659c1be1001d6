"""What the large tables of pages have in common: rows that come anew, columns that give way."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import floor
from typing import Any

from PySide6.QtGui import QResizeEvent

from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.widgets.column_widths import width_of_terms_in_short
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import ListTableModel


class RowTable(DataTable):
    """A table whose rows are read again while the player looks at it."""

    def current_row(self) -> Any | None:  # noqa: ANN401 - the rows of whoever made the table
        """The row that the focus is on; None on a head."""
        index = self.currentIndex()
        return self.list_model.row_at(index.row()) if index.isValid() else None

    def set_lines(
        self, lines: Sequence[Any], predicate: Callable[[Any], bool] | None = None
    ) -> None:
        """Show the rows for which the predicate is true, as they are now.

        Selection and scroll stay.
        """
        bar = self.verticalScrollBar()
        at = bar.value()
        self.list_model.renew_rows(lines, predicate)
        self.fit_lines(lines)
        self.updateGeometries()  # otherwise the bar does not reach as far as before
        bar.setValue(at)

    def fit_lines(self, lines: Sequence[Any]) -> None:
        """Give the columns the widths that these rows take."""
        raise NotImplementedError

    def go_to_first(self) -> None:
        """Put the current row on the first one, as Down from the search field does.

        Without a row the focus stays: on a hidden table it would come into force while one types.
        """
        at = self.list_model.find(lambda _: True)
        if at >= 0:
            # Before the row is selected: a table that takes the focus goes to its first row by
            # itself.
            self.setFocus()
            self.selectRow(at)


class SharingTable(RowTable):
    """A table in which one column must be read, and others give way where it has no room.

    `words` are the columns of words: least and most width, and the width where there is no room,
    which is at least that of the head; one that is not shown takes no part in it. First they are
    narrowed; then columns are `given_up`, one after the other.
    """

    def __init__(
        self, model: ListTableModel[Any], words: Mapping[int, tuple[int, int, int]], roomy: int
    ) -> None:
        """Make a table; `roomy` is what the column that must be read is to have, if it can."""
        self._word_columns = words
        self._roomy = roomy
        self.by_hand = False
        """Whether the player has arranged the columns: then nothing is shared among them."""
        self._ideal: dict[int, int] = {}
        self._fixed: dict[int, int] = {}
        self._longest: dict[int, int] = {}
        self._shortest: dict[int, int] = {}
        super().__init__(model)

    @property
    def sorts(self) -> tuple[tuple[int, bool], ...]:
        """The columns that the rows are sorted by, the first before all, and which descend."""
        model = self.list_model
        return () if model.sorted_by is None else (model.sorted_by, *model.then_by)

    def given_up(self) -> Sequence[int]:
        """The columns that go where narrowing is not enough, the first of them first."""
        raise NotImplementedError

    def given_up_for_terms(self) -> Sequence[int]:
        """Those of these columns that go before a term is cut that is in short already."""
        return ()

    def without_words(self) -> Sequence[int]:
        """The columns of those in which no row has a word: they go before any is narrowed."""
        return ()

    @property
    def needed_room(self) -> int:
        """How wide the column has to be that must be read."""
        return scaled(self._roomy)

    def least_width(self, _: int) -> int:
        """Return how wide the column is at least that must be read."""
        return self.needed_room

    def show_all_columns(self) -> None:
        """Bring back what was given up: a hidden column has no width to read."""
        if self.by_hand:
            return
        for at in self.given_up():
            self.setColumnHidden(at, False)

    def share_among(self, fixed: Iterable[int]) -> None:
        """Take the present widths as those wanted; those of `fixed` columns are not narrowed."""
        self._ideal = {at: self.columnWidth(at) for at in self._word_columns}
        self._fixed = {at: self.columnWidth(at) for at in fixed}
        # Of names the longest of thousands may be cut; of terms there are few, and each is read.
        columns = self.list_model.columns
        terms = (at for at in self._word_columns if columns[at].elide == "apart")
        self._longest = {at: self.longest(at) for at in terms if not self.isColumnHidden(at)}
        self._shortest = {
            at: width_of_terms_in_short(columns[at], self.list_model.terms(columns[at]))
            for at in self._longest
        }
        self._share()

    def _share(self) -> None:
        if self.by_hand:
            return
        hidden = self._idle()
        # An order by a column that is not there looks like none.
        bound = {at for at, _ in self.sorts}.union(hidden)
        # -1 ends the list: nothing more can be given up.
        for at in (*(one for one in self.given_up() if one not in bound), -1):
            wide = self._wide(hidden)
            spare = {at: max(0, width - self._narrowest(at)) for at, width in wide.items()}
            fixed = sum(width for column, width in self._fixed.items() if column not in hidden)
            room = self.viewport().width() - fixed - sum(wide.values())
            kept = {one: min(spare[one], self._to_read(one)) for one in wide}
            held = sum(kept.values()) if at in self.given_up_for_terms() else 0
            if at < 0 or room + sum(spare.values()) - held >= self.needed_room:
                break
            hidden.append(at)
        for at in self.given_up():
            self.setColumnHidden(at, at in hidden)
        lacking = max(0, self.needed_room - room)
        # What lets terms be read in short is spared last: names that are cut are told apart.
        wide = _spared(wide, {at: spare[at] - kept[at] for at in wide}, lacking)
        lacking -= sum(spare.values()) - sum(kept.values())
        wide = _spared(wide, kept, lacking)
        for at, width in self._in_full(wide, max(0, room - self.needed_room)).items():
            self.setColumnWidth(at, width)

    def _in_full(self, wide: Mapping[int, int], left: int) -> dict[int, int]:
        """The widths with which no term is cut while room is `left` or another column has some."""
        wide = dict(wide)
        for at in (term for term in self._longest if term in wide):
            lacking = max(0, self._longest[at] - wide[at])
            taken = min(lacking, left)
            left -= taken
            for other in (one for one in wide if one not in self._longest):
                read = max(self._ideal.get(other, 0), self._narrowest(other))
                given = min(lacking - taken, max(0, wide[other] - read))
                wide[other] -= given
                taken += given
            wide[at] += taken
        return wide

    def _idle(self) -> list[int]:
        """The columns without words, where others would have to be cut for them."""
        wanted = sum(self._wide([]).values()) + sum(self._fixed.values()) + self.needed_room
        bound = {at for at, _ in self.sorts}
        idle = [at for at in self.without_words() if at not in bound]
        return idle if wanted > self.viewport().width() else []

    def _narrowest(self, at: int) -> int:
        """How narrow a column of words gets where room is lacking: short words need less."""
        least = min(scaled(self._word_columns[at][2]), self._ideal.get(at, 0))
        return max(least, self.head_width(at))

    def _to_read(self, at: int) -> int:
        """How much wider than at least a column of terms is to be, so that none is cut in short."""
        return max(0, self._shortest.get(at, 0) - self._narrowest(at))

    def _wide(self, hidden: Sequence[int]) -> dict[int, int]:
        """The widths that the columns of words want."""
        return {
            at: max(scaled(least), min(scaled(most), self._ideal.get(at, 0)))
            for at, (least, most, _) in self._word_columns.items()
            if at not in hidden and (at in self.given_up() or not self.isColumnHidden(at))
        }

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()


def _spared(wide: Mapping[int, int], spare: Mapping[int, int], lacking: int) -> dict[int, int]:
    """The widths less what is lacking: each column gives the same part of what it can spare."""
    part = min(1.0, max(0, lacking) / max(1, sum(spare.values())))
    # Rounded up they would together be wider than the table, by a pixel.
    return {at: floor(width - spare[at] * part) for at, width in wide.items()}
