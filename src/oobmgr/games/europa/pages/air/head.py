"""The line above the board: a tab for each nation, and its Group Allowance."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.games.europa.pages.air.viewmodel import ShownForce, allowance_words
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import SEMIBOLD, scaled
from oobmgr.ui.widgets.boxes import STRETCH, across
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.paint import draw_box, draw_hatch
from oobmgr.ui.widgets.parts import Panel, discard, named
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.spoken import Role
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.what_is import About, set_about

_PIP_WIDTH: Final = 3
_PIP_STEP: Final = 5
_GROUP: Final = 10
_GROUP_GAP: Final = 4
_MOST_PIPS: Final = 60
_BAR: Final = 200
_ALLOWANCE: Final = "How many air groups of the nation are on the map, and how many may be."


class AllowancePips(QWidget):
    """A pip for each group that may be on the map; a bar where they are too many to count."""

    spoken_role = Role.Indicator

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._used = 0
        self._most = 0
        self._force: ShownForce | None = None

    def show_force(self, force: ShownForce) -> None:
        """Show the allowance of a nation."""
        self._force = force
        self._used, self._most = force.on_map, force.allowance or 0
        self.setAccessibleName(tr(f"Group Allowance, {', '.join(allowance_words(force))}"))
        self.updateGeometry()
        self.update()

    # Qt

    def sizeHint(self) -> QSize:
        if self._most > _MOST_PIPS:
            return QSize(_BAR, 14)
        number = max(self._most, min(self._used, _MOST_PIPS))
        return QSize(number * _PIP_STEP + number // _GROUP * _GROUP_GAP, 14)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._force is None:
            return
        painter = QPainter(self)
        token = self._force.emblem.token
        if self._most > _MOST_PIPS:
            bar = QRectF(0, 2, self.width(), 10)
            draw_box(painter, bar, edge="ctl", ground="sheet", radius=1)
            part = min(1.0, self._used / self._most)
            draw_box(painter, QRectF(0, 2, bar.width() * part, 10), ground=token, radius=1)
            return
        for at in range(max(self._most, min(self._used, _MOST_PIPS))):
            pip = QRectF(at * _PIP_STEP + at // _GROUP * _GROUP_GAP, 1, _PIP_WIDTH + 1, 12)
            if at >= self._most:
                # Beyond the allowance: hatched as what is beyond a limit, for who sees no red.
                draw_box(painter, pip, edge="err", ground="errsoft", radius=0)
                draw_hatch(painter, pip, "err", width=2.2, rising=False)
            elif at < self._used:
                draw_box(painter, pip, ground=token, radius=0)
            else:
                draw_box(painter, pip, edge="ctl", radius=0)


class AirHead(Panel):
    """Tabs and allowance. `nation_picked` carries the place of a nation among the tabs."""

    nation_picked = Signal(int)
    case_opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("panel", "panel")
        self.tabs: SegmentedControl | None = None
        self.pips = AllowancePips()
        self.label = TextLabel("Group Allowance", token="ink2")
        self.figures = named(TextLabel(weight=SEMIBOLD), "allowance")
        self.room = named(TextLabel(token="ink2"), "allowance_room")
        self._chip = CaseChip("")
        self._chip.opened.connect(self.case_opened)
        self._layout = across(STRETCH, on=self, margins=(12, 7, 12, 7), spacing=8)
        for widget in (self.label, self.pips, self.figures, self.room, self._chip):
            self._layout.addWidget(widget, alignment=Qt.AlignmentFlag.AlignVCenter)

    def show_tabs(self, words: Sequence[str], at: int) -> None:
        """Show the nations with their numbers, one of them as chosen."""
        words = tuple(words)
        # Made anew where the numbers change, for the options of a control stay what they are.
        if self.tabs is None or self.tabs.options != words:
            focused = self.tabs is not None and self.tabs.hasFocus()
            if self.tabs is not None:
                discard(self.tabs)
            self.tabs = named(SegmentedControl("Nation", words), "nation")
            self.tabs.changed.connect(lambda value: self.nation_picked.emit(words.index(value)))
            self._layout.insertWidget(0, self.tabs, alignment=Qt.AlignmentFlag.AlignVCenter)
            if focused:
                self.tabs.setFocus()
        self.tabs.set_value(words[at])

    def show_force(self, force: ShownForce) -> None:
        """Show the allowance of a nation."""
        figures, room = allowance_words(force)
        self.pips.show_force(force)
        self.figures.setText(figures)
        self.room.setText(room)
        over = force.allowance is not None and force.on_map > force.allowance
        self.room.set_token("err" if over else "ink2")
        self._chip.show_case(force.case)
        about = About("Group Allowance", f"{figures}, {room}", _ALLOWANCE, force.case)
        for part in (self.label, self.pips, self.figures, self.room):
            set_about(part, about)
        self._chip.setVisible(bool(force.case))
        self._fit()

    def _fit(self) -> None:
        """Leave out what there is no room for: the label first, then the pips, then the words."""
        always = [w for w in (self.tabs, self.figures, self._chip) if w and not w.isHidden()]
        used = sum(widget.sizeHint().width() + 8 for widget in always) + 24
        for widget in (self.room, self.pips, self.label):
            used += widget.sizeHint().width() + 8
            widget.setVisible(used <= self.width())

    # Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(300), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
