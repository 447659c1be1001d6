"""Choosing what is printed: sides and formations with a box to tick."""

from collections import Counter
from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from oobmgr.campaign.rows import UnitRow
from oobmgr.reports.roster_request import Chosen, SheetSide
from oobmgr.ui.emblems import Emblem, emblem_icon
from oobmgr.ui.language import AsWritten, tr, tr_about
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.what_is import ABOUT_ROLE, About

_CHOSEN: Final = Qt.ItemDataRole.UserRole
_ICON_PX: Final = 16
_COLUMNS: Final = (
    ("Formation", "A side or a formation. Ticking it ticks all that is below it."),
    ("Units", "How many units are in it."),
)
# Holds no unit: what is chosen where nothing is ticked.
NOTHING: Final = (Chosen("", ()),)


class FormationTree(QTreeWidget):
    """Sides and formations; Space ticks, and what is below goes along."""

    def __init__(
        self, sides: Sequence[SheetSide], units: Sequence[UnitRow], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setHeaderLabels([tr(title) for title, _ in _COLUMNS])
        for at, (title, sentence) in enumerate(_COLUMNS):
            self.headerItem().setData(at, ABOUT_ROLE, About(title, sentence=sentence))
        self.setAccessibleName(tr("Formations to print"))
        self.setUniformRowHeights(True)
        # Many begin alike: without their ends they could not be told apart.
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        follow_text(self, _ICON_PX, lambda _, px: self.setIconSize(QSize(px, px)))
        self._fill(sides, units)
        for item in self._tops():
            item.setExpanded(True)
        self.setCurrentItem(next(iter(self._tops()), self.invisibleRootItem()))

    def chosen(self) -> tuple[Chosen, ...]:
        """Return what is ticked, as options want it: empty for all, `NOTHING` for none."""
        tops = self._tops()
        # All is said as nothing chosen, so that formations added later are printed, too.
        if all(item.checkState(0) == Qt.CheckState.Checked for item in tops):
            return ()
        found: list[Chosen] = []
        # A list of what is still to be looked at; taken from its end, so put in backwards.
        waiting = list(reversed(tops))
        while waiting:
            item = waiting.pop()
            # Ticked whole, it stands for all below it.
            if item.checkState(0) == Qt.CheckState.Checked:
                found.append(item.data(0, _CHOSEN))
            elif item.checkState(0) == Qt.CheckState.PartiallyChecked:
                # In part only: what is ticked stands further down.
                waiting += reversed(_children(item))
        return tuple(found) or NOTHING

    def tick_all(self, ticked: bool) -> None:
        """Tick everything, or nothing."""
        state = Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
        for item in self._tops():
            item.setCheckState(0, state)

    def tick_only(self, formations: Sequence[Chosen]) -> None:
        """Tick these and what is below them; all where there are none."""
        self.tick_all(not formations)
        waiting = self._tops()
        while waiting:
            item = waiting.pop()
            # Qt ticks what is below along with it.
            if item.data(0, _CHOSEN) in formations:
                item.setCheckState(0, Qt.CheckState.Checked)
            waiting += _children(item)

    def show_side(self, side: str) -> None:
        """Show the formations of one side; those of all for none."""
        for item in self._tops():
            item.setHidden(bool(side) and item.data(0, _CHOSEN).side != side)

    def _tops(self) -> list[QTreeWidgetItem]:
        return _children(self.invisibleRootItem())

    def _fill(self, sides: Sequence[SheetSide], units: Sequence[UnitRow]) -> None:
        below: dict[tuple[str, tuple[str, ...]], int] = {}
        # Once for each formation, and not for each of twenty thousand units.
        own: Counter[tuple[str, tuple[str, ...]]] = Counter(map(attrgetter("side", "path"), units))
        for (side_id, path), number in own.items():
            for depth in range(len(path) + 1):
                branch = side_id, path[:depth]
                below[branch] = below.get(branch, 0) + number
        items: dict[tuple[str, tuple[str, ...]], QTreeWidgetItem] = {}
        for side in sides:
            if (side.id, ()) in below:
                item = _item(tr(side.name), below[side.id, ()], Chosen(side.id, ()))
                item.setIcon(0, emblem_icon(Emblem(side.emblem)))
                items[side.id, ()] = item
        for (side_id, path), count in below.items():
            if path and (side_id, ()) in items:
                item = _item(path[-1], count, Chosen(side_id, path))
                items[side_id, path] = item
                # They were counted from the top down, so what it stands in is there already.
                items[side_id, path[:-1]].addChild(item)
        for key, item in items.items():
            # What has units beside formations of its own needs a line for them to be ticked.
            if item.childCount() and key in own:
                alone = _item(
                    tr_about(item.text(0), "{} itself"), own[key], Chosen(*key, below=False)
                )
                item.insertChild(0, alone)
        self.addTopLevelItems([item for (_, path), item in items.items() if not path])


def _children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    found = (item.child(at) for at in range(item.childCount()))
    return [child for child in found if child is not None]


def _item(name: str, units: int, chosen: Chosen) -> QTreeWidgetItem:
    item = QTreeWidgetItem([name, f"{units:,}"])
    item.setFlags(
        Qt.ItemFlag.ItemIsEnabled
        | Qt.ItemFlag.ItemIsSelectable
        | Qt.ItemFlag.ItemIsUserCheckable
        # With this flag Qt ticks what is below, and shows in part what is ticked in part.
        | Qt.ItemFlag.ItemIsAutoTristate
    )
    item.setCheckState(0, Qt.CheckState.Checked)
    item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    item.setToolTip(0, plain_tip(AsWritten(name)))
    item.setData(0, _CHOSEN, chosen)
    return item
