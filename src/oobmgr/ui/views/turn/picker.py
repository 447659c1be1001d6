"""The list of units of an action: grouped by formation or hex, ticked with Space."""

from collections.abc import Hashable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final

from PySide6.QtCore import QSize, Signal

from oobmgr.domain.quantities import counted
from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.rules.picking import PRICE
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.theme import Token, theme_changes
from oobmgr.ui.theme.fonts import BODY_PX, font, row_px
from oobmgr.ui.viewmodels.turn_units import PickRow, picked_words
from oobmgr.ui.views.pick_columns import pick_columns, unit_column
from oobmgr.ui.views.typed_list import TypedUnitList
from oobmgr.ui.views.unit_list import toggled
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.columns import Column, GroupRow
from oobmgr.ui.widgets.paint import text_width
from oobmgr.ui.widgets.parts import named, put_by
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.table_delegate import CELL_PADDING
from oobmgr.ui.widgets.texts import TextLabel

MOST_ROWS: Final = 9
_RATINGS: Final = "ratings"
_RATINGS_FROM: Final = 380
"""A narrower list gives the room of the ratings to the names."""
_RATINGS_BESIDE_STATES_FROM: Final = 470
"""The same beside a last column of words."""
_SHORT: Final = frozenset({PRICE, "Hex", "Size"})
"""Last columns whose words are short. Others hold a state with its turn, and need the room of the
class, which prices nothing there."""
_SLACK: Final = 4
"""Pixels beside the words of a cell, as the table leaves them."""
_WIDEST_BESIDE_SEARCH: Final = 200
"""Wider words for the ways of picking stand below the search, which would be cut beside them."""
_EMPTY: Final = (
    "No unit on the map pays for this. Import an order of battle, or enter counts below."
)


class UnitPicker(TypedUnitList[PickRow]):
    """Picks units for one or several inputs, each a way in which a unit acts ("by sea").

    `filled` is sent when there are units to pick from where there were none, or it is known that
    there are none.
    """

    filled = Signal()

    def __init__(
        self,
        modes: Mapping[str, str],
        column: str = PRICE,
        empty: str = "",
        most_rows: int = MOST_ROWS,
    ) -> None:
        """Make an empty picker.

        `modes` has the word for what picking means by the input that takes the units; `column` is
        the head of the last column, `empty` what is said where there is no unit to pick, and
        `most_rows` how many are in sight at once.
        """
        self._rows_in_sight = most_rows
        self._read = False
        self._column = column
        self._modes = dict(modes)
        self._picks: dict[int, str] = {}
        ratings_from = _RATINGS_FROM if column in _SHORT else _RATINGS_BESIDE_STATES_FROM
        # The columns ask for the ways of picking, so all that they need stands before this call.
        super().__init__(
            "pick", self._columns(), lambda row: row.id, least={_RATINGS: ratings_from}
        )
        self.model.set_grouping(lambda row: row.group, _head)
        self.table.setObjectName("picker")
        theme_changes().changed.connect(self._fit)
        self.table.setAccessibleName(tr("Units to pick, Space ticks"))
        self.summary.setObjectName("picked")
        words = tuple(self._modes.values())
        self.mode = named(SegmentedControl("Picked units", words, quiet=""), "pick_as")
        if len(words) == 1:
            put_by(self.mode, self)
        self.every = named(LinkButton("Pick all shown"), "pick_all")
        self.every.clicked.connect(self._pick_shown)
        self.take_lines()
        self.empty = TextLabel(empty or _EMPTY, token="ink2", wrap=True)
        self._lay_parts()
        self._fit()

    def _lay_parts(self) -> None:
        if len(self._modes) > 1 and self.mode.usual_width > _WIDEST_BESIDE_SEARCH:
            self.lines.insertWidget(1, self.mode)
            # Its line takes the room of a unit, and the form stays as high.
            self._rows_in_sight -= 1
            self.mode.stackUnder(self.table)
        elif len(self._modes) > 1:
            self.add_choice(self.mode)
        self.foot.insertWidget(1, self.every)
        self.lines.setContentsMargins(0, 0, 0, 0)
        self.lines.setStretchFactor(self.table, 0)
        self.lines.insertWidget(self.lines.indexOf(self.table) + 1, self.empty)
        # Tab goes through the parts in the order of the children, which is to be that of the eye.
        self.every.stackUnder(self.none)

    def _columns(self) -> tuple[Column[PickRow], ...]:
        short = self._column in _SHORT
        kind: Column[PickRow] = Column(
            key="class",
            title="Class",
            text=lambda row: row.kind,
            width=108,
            sentence="What the unit counts as for its price.",
        )
        return (
            *pick_columns(
                self._way_of,
                lambda row: (row.type, row.size, Emblem(row.emblem)),
                unit_column(
                    lambda row: row.designation,
                    lambda row: f"{row.designation}, {row.type}, {row.formation}",
                    lambda row: row.line,
                ),
            ),
            Column(
                key=_RATINGS,
                title="Ratings",
                text=lambda row: row.rating_text,
                width=62,
                sentence="The ratings of the unit, as its counter prints them.",
            ),
            *((kind,) if short else ()),
            Column(
                key="price",
                title=self._column,
                text=self._last_word,
                token=_price_token,
                align="right",
                # As wide as its words, where these are of a state and not of a price.
                width=76 if short else 0,
                whole=True,  # two units without supply are less than the share that may be cut
                tooltip=lambda row: "" if short else row.price_text,
                sentence="What the unit pays or has paid, how it acts, or its state.",
            ),
        )

    def _way_of(self, row: PickRow) -> str:
        return self._modes.get(self._picks.get(row.id, ""), "")

    def _last_word(self, row: PickRow) -> str:
        """The price; in its place what was paid already, or another way of acting."""
        way = self._picks.get(row.id)
        # Paying in the first, usual way says nothing new, so the price stays in sight.
        plain = self._column == PRICE and way == next(iter(self._modes))
        return ("" if plain else self._way_of(row)) or row.paid or row.price_text

    # What is shown

    def set_rows(self, rows: Sequence[PickRow]) -> None:
        """Offer other units; picks of units that are gone are dropped."""
        empty, first = not self.rows, not self._read
        self._read = True
        known = {row.id for row in rows}
        self._picks = {unit: mode for unit, mode in self._picks.items() if unit in known}
        found = self.model.rowCount()
        self.list_rows(rows)
        if found and rows and not self.model.rowCount():
            # What was searched for is posted and gone: the list would stand empty without a word.
            self.search.clear()
        self._make_room_for_picks(rows)
        self._fit()
        if first or (empty and rows):
            self.filled.emit()

    def _make_room_for_picks(self, rows: Sequence[PickRow]) -> None:
        """Let the last column hold what is picked, too: its words are measured before anything is.

        A price has its width; what a unit is picked as stands there in place of a longer state,
        which comes back where the pick is taken back.
        """
        if self._column in _SHORT:
            return
        face = font(BODY_PX)
        states = {row.price_text for row in rows if row.id in self._picks}
        words = max(text_width(word, face) for word in (*self._modes.values(), *states))
        head, last = self.table.horizontalHeader(), len(self.model.columns) - 1
        head.resizeSection(last, max(head.sectionSize(last), words + 2 * CELL_PADDING + _SLACK))

    def _fit(self) -> None:
        """Show the table in its room, whose height is the same for many units, few, or none yet.

        What stands below so stays in its place when the units are read. Without units say why.
        """
        some = bool(self.rows) or not self._read
        for part in (self.table, self.search, self.every, self.none, self.summary):
            part.setVisible(some)
        self.empty.setVisible(not some)
        self.table.setFixedHeight(row_px(28) + row_px(26) * self._rows_in_sight + 2)

    @property
    def offers_none(self) -> bool:
        """As long as there are units, so that the links stay in their places."""
        return bool(self.rows)

    # Picking

    @property
    def picked(self) -> AbstractSet[int]:
        return self._picks.keys()

    def words(self) -> str:
        """How many of each class are picked."""
        return picked_words(self.rows, self.picked)

    def pick(self, rows: Sequence[PickRow]) -> None:
        """Pick units in the present way; put them back if all of them are picked so."""
        self._picks = toggled(self._picks, {row.id: self._mode() for row in rows})
        self.tell()

    def _pick_shown(self) -> None:
        # Those of a folded place too: its head is shown, and with it all that stands there.
        shown, mode = self.model.rows_let_through(), self._mode()
        # Who paid already pays nothing again, so only a click on him means him.
        self._picks |= {row.id: mode for row in shown if not row.paid}
        self.tell()

    def add(self, rows: Sequence[PickRow]) -> None:
        """Pick units in the present way."""
        mode = self._mode()
        self._picks |= {row.id: mode for row in rows}

    def pick_none(self) -> None:
        self._picks.clear()
        self.tell()

    def _mode(self) -> str:
        return next(name for name, word in self._modes.items() if word == self.mode.value)

    def raw(self) -> dict[str, list[int]]:
        """The picked units by input."""
        return {
            name: [unit for unit, mode in self._picks.items() if mode == name]
            for name in self._modes
        }

    def set_raw(self, raw: Mapping[str, Any]) -> None:
        """Pick other units, without telling of it."""
        self._picks = {int(unit): name for name in self._modes for unit in raw.get(name) or ()}
        self.describe()

    # Qt

    def minimumSizeHint(self) -> QSize:
        # The last column says what a unit pays or how it stands: a narrower list would hide it.
        least = super().minimumSizeHint()
        return least.expandedTo(QSize(self.whole_rows, 0)) if self.rows else least


def _head(key: Hashable, rows: Sequence[PickRow]) -> GroupRow:
    above, _, own = str(key).rpartition(PATH_SEPARATOR)
    if type(key) is AsWritten:  # a formation, and no place
        above, own = AsWritten(above), AsWritten(own)
    return GroupRow(key, own, above, counted(len(rows), "unit"))


def _price_token(row: PickRow) -> Token:
    """What has paid is well; what cannot, as for want of supply, is to be noticed."""
    if not row.paid:
        return "ink"
    return "warn" if row.paid == row.price_text else "ok"
