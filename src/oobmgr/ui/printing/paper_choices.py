"""The panel that says on what is printed: paper, text, counters, margins, both sides, colours."""

from __future__ import annotations

import json
from typing import Any, Final, cast

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from oobmgr.reports.page_setup import (
    PAPERS,
    TEXT_PCTS,
    CounterSize,
    Duplex,
    Margins,
    PageSetup,
    PaperName,
    printed_now,
)
from oobmgr.ui.language import tr
from oobmgr.ui.printing.paper import usual_paper
from oobmgr.ui.widgets.boxes import STRETCH, down
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.word_box import WordBox
from oobmgr.ui.widgets.wrapping_check import WrappingCheck
from oobmgr.ui.widgets.wrapping_row import WrappingRow

_LEAST_LIST_PX: Final = 120
_UPRIGHT: Final = "Portrait"
_LYING: Final = "Landscape"
_COUNTERS: Final = {
    CounterSize.HALF: "½″",
    CounterSize.NINE_SIXTEENTHS: "9\N{FRACTION SLASH}16″",
    CounterSize.FIVE_EIGHTHS: "⅝″",
}
_MARGINS: Final = {margin: margin.value.capitalize() for margin in Margins}
_DUPLEX: Final = {order: order.value.capitalize() for order in Duplex}


class PaperChoices(QFrame):
    """Everything of `PageSetup` as controls; `changed` follows each of them."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        usual = PageSetup(paper=usual_paper())
        self.paper = self._one_of("Paper", tuple(PAPERS), usual.paper)
        self.held = self._one_of("Orientation", (_UPRIGHT, _LYING), _UPRIGHT)
        self.text = self._list("Text size", [f"{pct}\N{THIN SPACE}%" for pct in TEXT_PCTS])
        self.counter = self._one_of("Counters", tuple(_COUNTERS.values()), "½″")
        self.margins = self._one_of("Margins", tuple(_MARGINS.values()), "Usual")
        self.duplex = self._list("Sides of the paper", list(_DUPLEX.values()))
        self.black = WrappingCheck("Black and white", self)
        self.black.toggled.connect(self.changed)
        self._build()
        self._show(usual)

    def setup(self) -> PageSetup:
        """Return what is chosen, printed now."""
        return PageSetup(
            paper=cast("PaperName", self.paper.value),
            landscape=self.held.value == _LYING,
            text_pct=TEXT_PCTS[self.text.currentIndex()],
            counter=_key(_COUNTERS, self.counter.value),
            margins=_key(_MARGINS, self.margins.value),
            duplex=_key(_DUPLEX, self.duplex.word),
            colour=not self.black.isChecked(),
            printed=printed_now(),
        )

    def kept(self) -> str:
        """What is chosen as a text for the settings."""
        setup = self.setup()
        return json.dumps(
            {
                # By their saved words and not as they are shown, which another language or version
                # may call otherwise.
                "paper": setup.paper,
                "landscape": setup.landscape,
                "text_pct": setup.text_pct,
                "counter": setup.counter.value,
                "margins": setup.margins.value,
                "duplex": setup.duplex.value,
                "colour": setup.colour,
            }
        )

    def take_up(self, kept: str) -> None:
        """Choose what was kept; what cannot be read stays as it is."""
        try:
            values = json.loads(kept)
        except ValueError:
            return
        if isinstance(values, dict):
            self._show(_read(values, self.setup()))
            # Once for all of them, of which `_show` tells nothing.
            self.changed.emit()

    def _show(self, setup: PageSetup) -> None:
        # Each control tells of itself, and each would have the pages laid out.
        blockers = [QSignalBlocker(self)]
        self.paper.set_value(setup.paper)
        self.held.set_value(_LYING if setup.landscape else _UPRIGHT)
        self.text.setCurrentIndex(TEXT_PCTS.index(setup.text_pct))
        self.counter.set_value(_COUNTERS[setup.counter])
        self.margins.set_value(_MARGINS[setup.margins])
        self.duplex.choose(_DUPLEX[setup.duplex])
        self.black.setChecked(not setup.colour)
        # A blocker works as long as it is there.
        blockers.clear()

    def _one_of(self, name: str, words: tuple[str, ...], value: str) -> SegmentedControl:
        made = SegmentedControl(name, words, value, quiet="")
        made.changed.connect(self.changed)
        return made

    def _list(self, name: str, words: list[str]) -> WordBox:
        made = WordBox(self)
        # Otherwise its longest entry would hold the panel wide.
        follow_text(made, _LEAST_LIST_PX, QWidget.setMinimumWidth)
        made.setAccessibleName(tr(name))
        made.offer(words)
        made.currentIndexChanged.connect(self.changed)
        return made

    def _build(self) -> None:
        rows = [
            WrappingRow((_label(name, widget), 1), widget)
            for name, widget in (
                ("Paper", self.paper),
                ("Orientation", self.held),
                ("Text size", self.text),
                ("Counters", self.counter),
                ("Margins", self.margins),
                ("Printed on", self.duplex),
            )
        ]
        down(*rows, self.black, STRETCH, on=self, spacing=6)


def _label(name: str, widget: QWidget) -> QLabel:
    label = QLabel(tr(name))
    label.setBuddy(widget)
    return label


def _key(words: dict[Any, str], word: str) -> Any:  # noqa: ANN401 - whatever the words name
    return next(key for key, said in words.items() if said == word)


def _read(values: dict[str, Any], usual: PageSetup) -> PageSetup:
    """What a text of the settings says; a word that is not known counts as none."""

    def one(name: str, known: Any) -> Any:  # noqa: ANN401 - as the field is
        value = values.get(name)
        return value if value in known else None

    size = one("counter", [size.value for size in CounterSize])
    margins = one("margins", [margins.value for margins in Margins])
    duplex = one("duplex", [order.value for order in Duplex])
    return PageSetup(
        paper=one("paper", tuple(PAPERS)) or usual.paper,
        # Only a plain yes: whatever else a damaged setting holds is none.
        landscape=values.get("landscape") is True,
        text_pct=one("text_pct", TEXT_PCTS) or usual.text_pct,
        counter=CounterSize(size) if size else usual.counter,
        margins=Margins(margins) if margins else usual.margins,
        duplex=Duplex(duplex) if duplex else usual.duplex,
        colour=values.get("colour") is True,
    )
