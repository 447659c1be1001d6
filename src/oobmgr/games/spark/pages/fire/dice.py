"""Two dice of a fire, entered or rolled: one is read for the fire, the other for the morale."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractSpinBox, QWidget

from oobmgr.campaign.dice import rolled
from oobmgr.games.spark.pages.fire.viewmodel import GRAY, RED
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import NAME_PX, SEMIBOLD, font
from oobmgr.ui.widgets.boxes import across
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.paint import CENTRE, draw_box, draw_focus_ring, draw_text
from oobmgr.ui.widgets.parts import follow_text, named
from oobmgr.ui.widgets.roll_button import RollButton

# Below every face of a die: nothing is entered.
_OPEN: Final = -1
_FACES: Final = 10
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_SIDE: Final = 30
# Ink, ground and edge: the red die is filled, for the two would be alike in grey.
_LOOKS: Final[Mapping[str, tuple[Token, Token, Token]]] = {
    RED: ("sheet", "err", "err"),
    GRAY: ("ink2", "sheet", "ink2"),
}
_SHUT: Final[tuple[Token, Token, Token]] = ("off", "sheet", "line2")
_NO_DIE: Final = "\N{EN DASH}"


class DieBox(NumberField):
    """A die with ten faces: a zero counts as ten, as on the die; rubbed out it is open.

    Enter goes on (`entered`): to the next die, or to the result where that is asked.
    """

    entered = Signal()

    def __init__(self, colour: str, unit: str) -> None:
        super().__init__(f"{colour.capitalize()} die for {unit}", _OPEN, _FACES, _OPEN)
        self._look = _LOOKS[colour]
        self.setObjectName(colour)
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setSpecialValueText(_NO_DIE)
        self.setMinimumWidth(0)
        follow_text(self, _SIDE, QWidget.setFixedWidth, QWidget.setFixedHeight)
        # The number is painted by the box itself, in the colour of its die.
        self.lineEdit().hide()
        self.lineEdit().textEdited.connect(self._typed)
        self.setToolTip(tr(f"The {colour} die: 1 to 10, a zero is 10."))

    @property
    def die(self) -> int | None:
        """What lies on the table; None while that is not known."""
        value = self.value()
        return None if value == _OPEN else value or _FACES

    def set_die(self, die: int | None) -> None:
        """Show another number, without telling of it."""
        if die == self.die:
            return
        self.blockSignals(True)
        self.setValue(_OPEN if die is None else die)
        self.blockSignals(False)
        self.update()

    def _typed(self, text: str) -> None:
        """Leave the die open where all of it was rubbed out."""
        if not text.strip():
            self.setValue(_OPEN)
            self.selectAll()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        # A ring of the focus that touched the filled die would not be seen in grey.
        inset = 4 if self.hasFocus() else 1
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        ink, ground, edge = self._look if self.isEnabled() else _SHUT
        draw_box(painter, box, edge=edge, ground=ground)
        draw_box(painter, box.adjusted(1, 1, -1, -1), edge=edge, radius=3)
        face = font(NAME_PX, SEMIBOLD)
        text = _NO_DIE if self.die is None else self.text()
        draw_text(painter, box, text, ink, face, CENTRE)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()), radius=5)


class DiceLine(QWidget):
    """Both dice, what they are read for, and a button that rolls them.

    `entered` tells of Enter in the last die.
    """

    changed = Signal()
    entered = Signal()

    def __init__(self, unit: str) -> None:
        super().__init__()
        self.dice = {colour: DieBox(colour, unit) for colour in (RED, GRAY)}
        self.words = named(FittedLabel(token="ink2"), "dice_words")
        self.roll = named(RollButton(f"Roll both dice for {unit}", self._roll, self._open), "roll")
        layout = across(on=self, spacing=8)
        for box in self.dice.values():
            box.valueChanged.connect(lambda _: self.changed.emit())
            layout.addWidget(box)
        self.dice[RED].entered.connect(self.dice[GRAY].setFocus)
        # Both dice typed as one: 97 is a red 9 and a gray 7.
        self.dice[RED].carried.connect(self.dice[GRAY].begin)
        self.dice[GRAY].entered.connect(self.entered)
        layout.addWidget(self.words, 1)
        layout.addWidget(self.roll, alignment=Qt.AlignmentFlag.AlignVCenter)

    def _roll(self) -> None:
        for box in self.dice.values():
            box.set_die(rolled((_FACES,)))
        self.changed.emit()

    def _open(self) -> bool:
        return None in self.raw().values()

    def raw(self) -> dict[str, int | None]:
        """Both dice, None where one is open."""
        return {colour: box.die for colour, box in self.dice.items()}

    def set_raw(self, record: Mapping[str, Any]) -> None:
        """Show other dice, without telling of it."""
        for colour, box in self.dice.items():
            die = record.get(colour)
            box.set_die(int(die) if isinstance(die, int) else None)
