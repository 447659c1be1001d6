"""The table of the numbers of the rules; those of the house stand out."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent

from oobmgr.campaign.rows import HouseRuleRow
from oobmgr.rules.case_names import chapter_of, shown_case
from oobmgr.ui.dialogs.option_list import chapter_name
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.widgets.columns import Column, GroupRow
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.list_model import ListTableModel
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.table_delegate import CaseDelegate
from oobmgr.ui.widgets.tags import MarkerDelegate, Tag

if TYPE_CHECKING:
    from oobmgr.rules.game import Game

NAME, PRINTED, NOW, UNIT, SINCE, REASON, CASE, CHAPTER = range(8)
_HOUSE: Final = ""
_IN_FORCE: Final = "House rules in force"
_GIVEN_UP: Final = (REASON, SINCE, UNIT)
_LEAST_NAME_PX: Final = 210
_LONG_NAME_PX: Final = 260


class HouseRuleTable(DataTable):
    """One line for each number: as printed, now, since when and why."""

    case_opened = Signal(str)
    back_asked = Signal()

    def __init__(self, game: Game) -> None:
        self.rules = ListTableModel(_columns(game), row_key=lambda row: row.path)
        super().__init__(self.rules, name="Numbers of the rules")
        self.rules.setParent(self)
        self._game = game
        self._fitted = False
        self.rules.set_grouping(_group, self._head)
        self.choose_one()
        self.setItemDelegateForColumn(NOW, MarkerDelegate(self))
        cases = CaseDelegate(self)
        cases.case_opened.connect(self.case_opened)
        self.setItemDelegateForColumn(CASE, cases)
        # Only to be searched: the head of its group says it.
        self.setColumnHidden(CHAPTER, True)
        self.add_key("Del", self.back_asked.emit)

    def set_rules(self, rows: Sequence[HouseRuleRow]) -> None:
        """Show other rows, those of the house first; the selection stays, and stays in sight."""
        groups = (_HOUSE, *self._game.chapters)
        order = {group: at for at, group in enumerate(groups)}
        self.rules.set_rows(sorted(rows, key=lambda row: order.get(_group(row), len(order))))
        # Once, with the first rows: others must not move the columns under the player's hand.
        if rows and not self._fitted:
            self._fitted = True
            self.fit_columns()
            self._share()
        # Otherwise the bar ends where the former rows did, and the row is not scrolled to.
        self.updateGeometries()
        self.scrollTo(self.currentIndex())

    def _head(self, key: Hashable, rows: Sequence[HouseRuleRow]) -> GroupRow:
        name = _IN_FORCE if key == _HOUSE else chapter_name(self._game, str(key))
        return GroupRow(key, name, str(len(rows)))

    def _share(self) -> None:
        """Give up reason, turn, unit, in this order, where the names would find no room.

        All three stand below the table, too.
        """
        if not self._fitted:
            return
        # All of them first: a hidden column has no width that could be counted.
        for column in _GIVEN_UP:
            self.setColumnHidden(column, False)
        for column in _GIVEN_UP:
            others = (at for at in range(CHAPTER) if at != NAME)
            room = self.viewport().width() - sum(self.columnWidth(at) for at in others)
            # In longer words more of it, or rules that differ at their ends would look alike.
            wanted = min(self.needed(NAME), scaled(_LONG_NAME_PX))
            if room >= max(scaled(_LEAST_NAME_PX), wanted):
                return
            self.setColumnHidden(column, True)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()


def _columns(game: Game) -> tuple[Column[HouseRuleRow], ...]:
    return (
        Column(
            key="name", title="Rule", text=lambda r: r.name, stretch=True, strong=True,
            elide="apart", tooltip=lambda r: r.name, case=_case,
            sentence="What the number decides.",
        ),
        Column(
            key="printed", title="Printed", text=lambda r: r.printed, align="right", width=64,
            token="ink2", case=_case, sentence="The number as the rulebook prints it.",
        ),
        Column(
            key="now", title="Now", text=lambda r: r.now, width=64, paint=_tag, case=_case,
            sentence="The number you play with: as printed, or your house rule.",
        ),
        Column(
            key="unit", title="Unit", text=lambda r: r.unit, width=110, token="ink2",
            tooltip=lambda r: r.unit,
            sentence="What the number counts.",
        ),
        Column(
            key="since", title="Since", text=lambda r: r.turn_label, width=156, token="ink2",
            sort=lambda r: r.turn, tooltip=lambda r: r.turn_label,
            sentence="The turn from which your house rule applies.",
        ),
        Column(
            key="reason", title="Reason", text=lambda r: r.reason, width=128, token="ink2",
            tooltip=lambda r: r.reason,
            sentence="Why you play it that way.",
        ),
        Column(
            key="case", title="Case", text=lambda r: shown_case(r.case), width=68,
            paint=lambda r: (r.case,), case=_case,
            sentence="The rule that the number comes from.",
        ),
        Column(
            key="chapter", title="", text=lambda r: _words(r, game),
            sentence="Chapter, group and words by which the number is found.",
        ),
    )  # fmt: skip


def _case(row: HouseRuleRow) -> str:
    return row.case


def _group(row: HouseRuleRow) -> str:
    return _HOUSE if row.overridden else _chapter(row)


def _chapter(row: HouseRuleRow) -> str:
    return chapter_of(row.case)


def _tag(row: HouseRuleRow) -> tuple[Tag, ...]:
    return (Tag(row.now, TagKind.OVER),) if row.overridden else ()


def _words(row: HouseRuleRow, game: Game) -> str:
    """What a number is found by besides what its line shows."""
    house = _IN_FORCE if row.overridden else ""
    return f"{chapter_name(game, _chapter(row))} {row.path} {house}"
