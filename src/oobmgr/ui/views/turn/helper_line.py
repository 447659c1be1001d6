"""Links below a form to the calculators that help to fill it in."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from oobmgr.rules.calculators import Calculator
from oobmgr.ui.language import tr
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.texts import TextLabel


class HelperLinks(QWidget):
    """A line that says what they are, and a link for each calculator; nothing without any.

    `wanted` carries the name of a calculator.
    """

    wanted = Signal(str)

    def __init__(self, calculators: Sequence[Calculator]) -> None:
        super().__init__()
        self.links: dict[str, LinkButton] = {}
        head = TextLabel("Calculators that help here", token="ink2")
        layout = down(head, on=self, margins=(0, 8, 0, 0), spacing=4)
        for entry in calculators:
            link = LinkButton(entry.title)
            link.setToolTip(tr(entry.sentence))
            link.setAccessibleName(tr(f"Calculator: {entry.title}"))
            link.clicked.connect(lambda _=False, name=entry.name: self.wanted.emit(name))
            layout.addWidget(link)
            self.links[entry.name] = link
        if not calculators:
            self.hide()
