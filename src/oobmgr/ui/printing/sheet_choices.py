"""The panel that says of what is printed: formations, a selection, and how a roster is made."""

from collections.abc import Collection
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLabel,
    QPushButton,
    QWidget,
)

from oobmgr.domain.quantities import counted
from oobmgr.reports.page_setup import PageSetup
from oobmgr.reports.roster_request import RosterOptions
from oobmgr.reports.roster_sheet import RosterSheet
from oobmgr.ui.language import tr
from oobmgr.ui.printing.formation_tree import FormationTree
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.wrapping_check import WrappingCheck
from oobmgr.ui.widgets.wrapping_row import WrappingRow

_LEAST_TREE_PX: Final = 120
_CURRENT, _BLANK = "As it stands", "Blank"


class SheetChoices(QFrame):
    """Everything of `RosterOptions` but the paper as controls; `changed` follows each of them.

    Other sheets that are made of units take formations and selection from here as well.
    """

    changed = Signal()

    def __init__(
        self, sheet: RosterSheet, options: RosterOptions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._side = options.side
        sides = [side for side in sheet.header.sides if options.side in {"", side.id}]
        self.tree = FormationTree(sides, sheet.units, self)
        self.tree.tick_only(options.formations)
        self.tree.itemChanged.connect(self.changed)
        held = _BLANK if options.blank else _CURRENT
        self.filled = SegmentedControl("Sheets", (_CURRENT, _BLANK), held, quiet="")
        self.filled.changed.connect(self.changed)
        self.due = self._check("Units that arrive later", checked=options.include_due)
        self.dead = self._check("Dead units, struck", checked=options.include_dead)
        self.share = self._check("Share pages where formations fit", checked=options.share_pages)
        self.selection = self._check("", checked=False)
        self.selection.toggled.connect(lambda _: self._show_tree())
        self._selected: frozenset[int] = frozenset()
        self._roster, self._whole = QWidget(self), QWidget(self)
        self.level = self._levels(sheet, options.page_level or sheet.form.page_level)
        self._build()

    def options(self, setup: PageSetup) -> RosterOptions:
        """Return what is chosen, on this paper."""
        return RosterOptions(
            setup=setup,
            units=self.units,
            side=self._side,
            formations=self.tree.chosen(),
            include_dead=self.dead.isChecked(),
            include_due=self.due.isChecked(),
            blank=self.filled.value == _BLANK,
            # Levels count from 1, the entries of the box from 0.
            page_level=self.level.currentIndex() + 1,
            share_pages=self.share.isChecked(),
        )

    @property
    def units(self) -> frozenset[int]:
        """The selected units, where only they are wanted; empty for all."""
        return self._selected if self.selection.isChecked() else frozenset()

    def select(self, units: Collection[int], *, only: bool) -> None:
        """Offer to print these units alone, those that are selected elsewhere."""
        self._selected = frozenset(units)
        self.selection.setVisible(bool(self._selected))
        self.selection.set_words(f"Only what is selected: {counted(len(self._selected), 'unit')}")
        # Who offers the units asks for the pages, which would be laid out twice else.
        blocked = QSignalBlocker(self.selection)
        self.selection.setChecked(only and bool(self._selected))
        blocked.unblock()
        self._show_tree()

    @property
    def selected(self) -> tuple[frozenset[int], bool]:
        """The units that are offered, and whether only they are wanted."""
        return self._selected, self.selection.isChecked()

    def show_for(self, side: str, *, roster: bool) -> None:
        """Show what a sheet asks for: a roster all, others formations of their side alone."""
        self._roster.setVisible(roster)
        self.tree.show_side(side)

    def _show_tree(self) -> None:
        # Formations say nothing where the units themselves are named.
        self._whole.setEnabled(not self.units)

    def _check(self, text: str, *, checked: bool) -> WrappingCheck:
        box = WrappingCheck(text, self)
        box.setChecked(checked)
        box.toggled.connect(self.changed)
        return box

    def _levels(self, sheet: RosterSheet, level: int) -> QComboBox:
        """Return the levels at which pages may break, each with a formation as an example."""
        box = ChoiceBox(self)
        box.setAccessibleName(tr("New page for each"))
        # Each once, in the order in which they come: thousands of units stand in few formations.
        paths = dict.fromkeys(map(attrgetter("path"), sheet.units))
        deepest = max(map(len, paths), default=1)
        for depth in range(max(1, deepest)):
            example = next((path[depth] for path in paths if len(path) > depth), "")
            box.addItem(tr(f"{example} and its like" if example else "formation"))
        box.setCurrentIndex(min(level, box.count()) - 1)
        box.currentIndexChanged.connect(self.changed)
        # Otherwise the longest name of a formation would hold the panel wide.
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        return box

    def _build(self) -> None:
        ticks: list[QPushButton] = []
        for text, ticked in (("All", True), ("None", False)):
            button = QPushButton(tr(text), self)
            button.setAutoDefault(False)
            button.setAccessibleName(tr(f"Tick {text.lower()}"))
            button.clicked.connect(lambda _checked=False, ticked=ticked: self.tree.tick_all(ticked))
            ticks.append(button)
        head = WrappingRow((QLabel(tr("Formations")), 1), *ticks, spacing=6)
        filled = WrappingRow((QLabel(tr("Sheets")), 1), self.filled)
        label = QLabel(tr("New page for"))
        label.setBuddy(self.level)
        follow_text(self.tree, _LEAST_TREE_PX, QWidget.setMinimumHeight)
        down(head, (self.tree, 1), on=self._whole, spacing=6)
        level = WrappingRow(label, (self.level, 1))
        down(filled, self.due, self.dead, level, self.share, on=self._roster, spacing=6)
        down((self._whole, 1), self.selection, self._roster, on=self, spacing=8)
        self.select((), only=False)
