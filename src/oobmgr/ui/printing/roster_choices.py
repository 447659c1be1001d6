"""The panel that says which roster is printed: current or blank, formations, page breaks."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QLabel,
    QPushButton,
    QWidget,
)

from oobmgr.reports.page_setup import PageSetup, PaperName
from oobmgr.reports.roster_request import RosterOptions
from oobmgr.reports.roster_sheet import RosterSheet
from oobmgr.ui.printing.formation_tree import FormationTree
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.segmented import SegmentedControl

_CURRENT, _BLANK = "As it stands", "Blank"


class RosterChoices(QFrame):
    """Everything of `RosterOptions` but the paper as controls; `changed` follows each of them."""

    changed = Signal()

    def __init__(
        self, sheet: RosterSheet, options: RosterOptions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setFixedWidth(320)
        self._side = options.side
        sides = [side for side in sheet.header.sides if options.side in {"", side.id}]
        self.tree = FormationTree(sides, sheet.units, self)
        self.tree.tick_only(options.formations)
        self.tree.itemChanged.connect(self.changed)
        held = _BLANK if options.blank else _CURRENT
        self.filled = SegmentedControl("Sheets", (_CURRENT, _BLANK), held, quiet="")
        self.filled.changed.connect(self.changed)
        self.due = self._check("Units that arrive later", options.include_due)
        self.dead = self._check("Dead units, struck", options.include_dead)
        self.share = self._check("Share pages where formations fit", options.share_pages)
        self.level = self._levels(sheet, options.page_level or sheet.form.page_level)
        self._build()

    def options(self, paper: PaperName) -> RosterOptions:
        """Return what is chosen, on this paper."""
        return RosterOptions(
            setup=PageSetup(paper=paper),
            side=self._side,
            formations=self.tree.chosen(),
            include_dead=self.dead.isChecked(),
            include_due=self.due.isChecked(),
            blank=self.filled.value == _BLANK,
            page_level=self.level.currentIndex() + 1,
            share_pages=self.share.isChecked(),
        )

    def _check(self, text: str, checked: bool) -> QCheckBox:
        box = QCheckBox(text, self)
        box.setChecked(checked)
        box.toggled.connect(self.changed)
        return box

    def _levels(self, sheet: RosterSheet, level: int) -> QComboBox:
        """Return the levels at which pages may break, each with a formation as an example."""
        box = QComboBox(self)
        box.setAccessibleName("New page for each")
        deepest = max((len(unit.path) for unit in sheet.units), default=1)
        for depth in range(max(1, deepest)):
            example = next((u.path[depth] for u in sheet.units if len(u.path) > depth), "")
            box.addItem(f"{example} and its like" if example else "formation")
        box.setCurrentIndex(min(level, box.count()) - 1)
        box.currentIndexChanged.connect(self.changed)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        return box

    def _build(self) -> None:
        head = across((QLabel("Formations"), 1), spacing=6)
        for text, ticked in (("All", True), ("None", False)):
            button = QPushButton(text, self)
            button.setAutoDefault(False)
            button.setAccessibleName(f"Tick {text.lower()}")
            button.clicked.connect(lambda _checked=False, ticked=ticked: self.tree.tick_all(ticked))
            head.addWidget(button)
        filled = across((QLabel("Sheets"), 1), self.filled)
        label = QLabel("New page for each")
        label.setBuddy(self.level)
        whose = down(head, (self.tree, 1), self.due, self.dead, spacing=8)
        pages = down(label, self.level, self.share, spacing=8)
        down(filled, (whose, 1), pages, on=self, margins=(14, 12, 14, 12), spacing=12)
