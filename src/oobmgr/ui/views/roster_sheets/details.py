"""What there is to know of a unit: both sides of its counter, its boxes, its strengths, worked."""

from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from oobmgr.domain.formation_names import path_words
from oobmgr.rules.rosters import RosterRules
from oobmgr.ui.language import tr_each
from oobmgr.ui.theme.fonts import LABEL_PX, NAME_PX, SEMIBOLD
from oobmgr.ui.viewmodels.roster_sheets import SheetLine
from oobmgr.ui.views.forms.working import TallWorking
from oobmgr.ui.views.roster_sheets.sheet_columns import boxes_of
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.parts import Panel, follow_text, named
from oobmgr.ui.widgets.steps import StepBoxesWidget
from oobmgr.ui.widgets.texts import TextLabel

_WIDTH: Final = 420
_LEAVES: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class UnitDetails(Panel):
    """A small window beside the line. It closes with Enter, with Esc, or a click beside it."""

    case_opened = Signal(str)
    unit_wanted = Signal(int)

    def __init__(self, line: SheetLine, rules: RosterRules, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("unit_details")
        self.setProperty("panel", "sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._line = line
        self.link = named(LinkButton("Show in the order of battle"), "show_in_order_of_battle")
        self.link.clicked.connect(self._show_unit)
        self._body = down(on=self, margins=(14, 12, 14, 12), spacing=6)
        follow_text(self, _WIDTH, QWidget.setFixedWidth)
        words = [line.name, *self._add_head(), *self._add_strengths(rules), *self._add_marks(rules)]
        self._body.addWidget(self.link)
        self.setAccessibleName(tr_each("; ", words))

    def _add_head(self) -> list[str]:
        line, unit = self._line, self._line.row.unit
        head = across(
            TextLabel(f"{line.code}  {unit.designation}", px=NAME_PX, weight=SEMIBOLD),
            (TextLabel(f"{unit.type} {unit.size}".strip(), token="ink2"), 1),
        )
        self._body.addLayout(head)
        places = [path_words(unit.path), f"Hex {unit.hex}" if unit.hex else ""]
        words = [*filter(None, places), *line.row.ratings_note.split("\n")]
        for text in words:
            self._body.addWidget(TextLabel(text, px=LABEL_PX, token="ink2", wrap=True))
        boxes = StepBoxesWidget(boxes_of(line.row))
        boxes.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._body.addWidget(boxes)
        return [*words, boxes.accessibleName()]

    def _add_strengths(self, rules: RosterRules) -> list[str]:
        said = []
        for column, figure in zip(rules.after, self._line.row.strengths, strict=True):
            self._body.addWidget(TextLabel(f"{column.name}: {figure.text}", weight=SEMIBOLD))
            if figure.note:
                self._body.addWidget(TextLabel(figure.note, token="ink2", wrap=True))
            if figure.working:
                working = TallWorking()
                working.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                working.set_steps(figure.working)
                working.case_opened.connect(self._open_case)
                self._body.addWidget(working)
            said.append(f"{column.name} {figure.text} {figure.note}".strip())
        return said

    def _add_marks(self, rules: RosterRules) -> list[str]:
        row = self._line.row
        did = rules.did.title.lower()
        words = [*(mark.words for mark in row.marks), *(f"{did}: {one}" for one in row.did)]
        if words:
            self._body.addWidget(TextLabel(", ".join(words), wrap=True))
        return words

    def _open_case(self, case: str) -> None:
        self.close()
        self.case_opened.emit(case)

    def _show_unit(self) -> None:
        self.close()
        self.unit_wanted.emit(int(self._line.id))

    def open_at(self, point: QPoint) -> None:
        """Show it below a point of the screen, or above where there is no room."""
        # A window that was never shown has no height yet to place it by.
        self.adjustSize()
        screen = self.screen().availableGeometry()
        # Below the line, or as low as it finds room.
        top = point.y() if point.y() + self.height() < screen.bottom() else screen.bottom()
        top = max(screen.top(), min(top, screen.bottom() - self.height()))
        self.move(max(screen.left(), min(point.x(), screen.right() - self.width())), top)
        self.show()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # On the link Enter follows it.
        leaves = event.key() in _LEAVES and not self.link.hasFocus()
        if leaves or event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
