"""The lists at the head of a fire: a choice found by its letters, and a hex that may be typed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit

from oobmgr.ui.language import tr
from oobmgr.ui.views.forms.typed_into import TypedInto
from oobmgr.ui.widgets.choice_box import ChoiceBox

Choices = Sequence[tuple[str, str]]
"""Saved keys with their shown names."""


def choice_box(name: str, words: str) -> QComboBox:
    """A list that is as narrow as its place, and takes letters and digits for itself."""
    box = ChoiceBox()
    box.installEventFilter(TypedInto(box))
    _dress(box, name, words)
    return box


def _dress(box: QComboBox, name: str, words: str) -> None:
    box.setObjectName(name)
    box.setAccessibleName(tr(words))
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(8)


def offer_choices(box: QComboBox, choices: Choices, held: str) -> None:
    """Offer other choices, and show the one that holds."""
    # Filled anew only where it differs: that would lose what is chosen and typed.
    if [(box.itemData(at), box.itemText(at)) for at in range(box.count())] != list(choices):
        box.clear()
        for key, name in choices:
            box.addItem(tr(name), key)
    box.setCurrentIndex(next((at for at, (key, _) in enumerate(choices) if key == held), -1))
    box.setToolTip(tr(box.currentText()))


class HexBox(ChoiceBox):
    """A hex of those that the books know, or any other, typed with Enter."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        _dress(self, "place", "Target hex: choose one, or type its number and Enter")
        self._held = ""
        self.setEditable(True)
        # A hex that is typed is chosen and not added: the list has those that the books know.
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._field = QLineEdit()
        self._field.setPlaceholderText(tr("hex"))
        # The focus is in the line, and not on the list around it.
        self._field.setAccessibleName(self.accessibleName())
        self.setLineEdit(self._field)  # what is typed is completed in its place, without a list
        self.activated.connect(self._choose)
        self._field.editingFinished.connect(self._typed)

    def offer(self, choices: Choices, held: str) -> None:
        """Offer other hexes, and show the one that holds; what is being typed stays."""
        typing = self._field.hasFocus() and self._field.isModified()
        words = self._field.text()
        self._held = held
        offer_choices(self, choices, held)
        if typing and words != self.currentText():
            self._field.setText(words)

    def _choose(self, at: int) -> None:
        self._tell(str(self.itemData(at) or ""))

    def _typed(self) -> None:
        """Read what was typed: an entry of the list, by its words or its number, or a new hex."""
        words = self._field.text().strip()
        at = self.findText(words, Qt.MatchFlag.MatchFixedString)
        self._tell(words if at < 0 else str(self.itemData(at)))

    def _tell(self, place: str) -> None:
        # Else the next refresh would take what was just entered for something still being typed.
        self._field.setModified(False)
        if place and place != self._held:
            self._held = place
            self.chosen.emit(place)
        elif not place:
            self.setCurrentIndex(self.findData(self._held))
