"""Which columns the table of units shows, in which order and how wide: the player's own choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QHeaderView

from oobmgr.ui.theme.fonts import scaled, unscaled
from oobmgr.ui.views.tables import SharingTable

_SEARCHED_ONLY: Final = "found"
_ROOMY: Final = 120
_BESIDE_THE_NAME: Final = 2


class Arranging(QObject):
    """Shows the columns as the player wants them, or as is usual until he wants any.

    Widths are told as at normal size of text, so that they grow with it. What room they leave goes
    to the last column.
    """

    def __init__(self, table: SharingTable, usual: Callable[[], None], *, has_figure: bool) -> None:
        """Arrange the columns of a table; `usual` shows them as they are at first."""
        super().__init__(table)
        self._table, self._usual = table, usual
        self._columns = [one for one in table.list_model.columns if one.key != _SEARCHED_ONLY]
        if not has_figure:
            self._columns = [one for one in self._columns if one.key != "figure"]
        # By key, since the place of a column on the screen changes with each move and its number in
        # the model never does.
        self._at = {one.key: at for at, one in enumerate(table.list_model.columns)}
        self._own: dict[int, float] = {}
        self._doing = False
        self._pressed = False
        self._head.viewport().installEventFilter(self)
        self._head.setSectionsMovable(True)
        self._head.sectionMoved.connect(lambda *_: self._moved())
        self._head.sectionResized.connect(lambda at, *_: self._resized(at))

    @property
    def _head(self) -> QHeaderView:
        # Asked for each time: what Python keeps of a part that Qt made can die before that part.
        return self._table.horizontalHeader()

    @property
    def titles(self) -> tuple[tuple[str, str], ...]:
        """The key and the title of every column that can be shown."""
        return tuple((one.key, one.title or "Symbol") for one in self._columns)

    def shown(self) -> tuple[str, ...]:
        """The keys of the columns that are shown, from left to right."""
        keys = [key for key, _ in self.titles if not self._table.isColumnHidden(self._at[key])]
        return tuple(sorted(keys, key=lambda key: self._head.visualIndex(self._at[key])))

    def widths(self) -> list[tuple[str, float]]:
        """The columns that the player arranged, with their widths; none while they are usual."""
        # So that kept settings of a player who arranged nothing follow the usual columns of a later
        # version.
        return self._widths_now() if self._table.by_hand else []

    def _widths_now(self) -> list[tuple[str, float]]:
        at = self._at
        usual = {key: unscaled(self._table.columnWidth(at[key])) for key in self.shown()}
        return [(key, self._own.get(at[key], wide)) for key, wide in usual.items()]

    def arrange(self, columns: Sequence[tuple[str, float]]) -> None:
        """Show these columns in this order, so wide; 0 for as wide as is usual."""
        known = [(self._at[key], width) for key, width in columns if key in self._at]
        # Kept under names of another game or version: an empty table would be all that is left.
        if not known:
            return
        self._doing = True
        self._table.by_hand = True
        for key, _ in self.titles:
            self._table.setColumnHidden(self._at[key], self._at[key] not in dict(known))
        # Hidden ones are left behind the last shown place, wherever they were.
        for place, (at, width) in enumerate(known):
            self._head.moveSection(self._head.visualIndex(at), place)
            self._head.setSectionResizeMode(at, QHeaderView.ResizeMode.Interactive)
            self._table.setColumnWidth(at, scaled(width) if width else self._usual_width(at))
        self._own = {at: width or unscaled(self._table.columnWidth(at)) for at, width in known}
        self._doing = False
        self.fill()
        self._end_sorts()

    def wants(self, at: int) -> bool:
        """Whether a column is shown, or would be if there were room."""
        given_up = not self._table.by_hand and at in self._table.given_up()
        return given_up or not self._table.isColumnHidden(at)

    def _end_sorts(self) -> None:
        """Sort no more by what is not shown any more: nothing would tell of it."""
        sorts = self._table.sorts
        shown = [one for one in sorts if self.wants(one[0])]
        if len(shown) < len(sorts):
            (at, descending), *then = shown or [(-1, False)]
            self._table.list_model.sort_by(at, descending=descending, then=then)

    def fill(self) -> None:
        """Give the last column the room that the others leave, and never less than its own."""
        if not self._table.by_hand or self._doing:
            return
        *others, last = (self._at[key] for key in self.shown())
        left = self._table.viewport().width() - sum(map(self._table.columnWidth, others))
        self._doing = True
        self._table.setColumnWidth(last, max(scaled(self._own.get(last, 0)), left))
        self._doing = False

    def refit(self) -> None:
        """Follow another size of text."""
        if self._table.by_hand:
            self.arrange(self._widths_now())

    def _usual_width(self, at: int) -> int:
        now, wanted = self._table.columnWidth(at), self._table.list_model.columns[at].width
        return scaled(wanted) if wanted else max(now, self._table.head_width(at), scaled(_ROOMY))

    def toggle(self, key: str) -> None:
        """Show a column behind the others, or hide it; one at least stays."""
        shown = self._widths_now()
        if key not in dict(shown):
            self.arrange([*shown, (key, 0)])
        elif len(shown) > 1:
            self.arrange([one for one in shown if one[0] != key])

    def shift(self, at: int, by: int) -> None:
        """Move a column so many places to the right, or to the left below nought."""
        shown = self._widths_now()
        keys = [key for key, _ in shown]
        if not self._in_sight(at):
            return
        place = keys.index(self._table.list_model.columns[at].key)
        shown.insert(max(0, place + by), shown.pop(place))
        self.arrange(shown)

    def widen(self, at: int, by: int) -> None:
        """Make a column wider by so many pixels at normal size of text; below nought narrower."""
        if self._in_sight(at):
            key = self._table.list_model.columns[at].key
            least = unscaled(self._head.minimumSectionSize())
            wide = [(k, max(least, w + by) if k == key else w) for k, w in self._widths_now()]
            self.arrange(wide)

    def _in_sight(self, at: int) -> bool:
        columns = self._table.list_model.columns
        return 0 <= at < len(columns) and columns[at].key in self.shown()

    def tell(self, key: str, *, told: bool) -> None:
        """Show a column beside the name where heads do not tell it; not if the player arranged."""
        if self._table.by_hand or key not in self._at:
            return
        self._doing = True
        self._table.setColumnHidden(self._at[key], told)
        place = _BESIDE_THE_NAME if not told else self._at[key]
        self._head.moveSection(self._head.visualIndex(self._at[key]), place)
        self._doing = False
        self._end_sorts()

    def reset(self) -> None:
        """Show the usual columns again, as wide as they need."""
        self._doing = True
        for at in range(len(self._table.list_model.columns)):
            self._head.moveSection(self._head.visualIndex(at), at)
        self._doing = False
        self._table.by_hand = False
        self._own = {}
        self._usual()
        self._end_sorts()

    def _moved(self) -> None:
        if not self._doing:
            self._take_over()

    def _resized(self, at: int) -> None:
        # What the table does by itself is no choice: the mouse on the head tells it apart. Pressed
        # elsewhere it may lead there, too: another formation chosen, an edge between panels drawn.
        if self._doing:
            return
        if self._table.by_hand:
            self._own[at] = unscaled(self._table.columnWidth(at))
            self.fill()
        elif self._pressed:
            self._take_over()

    def _take_over(self) -> None:
        """From now on the columns stay as the player has put them."""
        self.arrange(self._widths_now())

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the mouse go down on the head, and up again."""
        if event.type() in {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}:
            self._pressed = True
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._pressed = False
        return super().eventFilter(watched, event)
