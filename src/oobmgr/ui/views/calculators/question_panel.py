"""What a calculator asks: its sentence, its cases, a form of its inputs, the options that hold."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from oobmgr.domain.errors import Fault
from oobmgr.rules.calculators import Calculator
from oobmgr.rules.field_info import InputKind
from oobmgr.rules.game import Game
from oobmgr.ui.language import tr
from oobmgr.ui.theme.fonts import LABEL_PX, SEMIBOLD, TITLE_PX, scaled
from oobmgr.ui.viewmodels.calculators import form_fields
from oobmgr.ui.views.forms.making import editor_of
from oobmgr.ui.views.forms.records import FieldForm
from oobmgr.ui.widgets.boxes import STRETCH, WholeWidth, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.grounds import Rule
from oobmgr.ui.widgets.parts import discard, named
from oobmgr.ui.widgets.texts import TextLabel

_LEAST: Final = (300, 160)
_TURN_PLAYED: Final = "turn"


class QuestionPanel(QFrame):
    """The form of the chosen calculator (`entry`). What is entered stays while others are seen."""

    changed = Signal()
    case_opened = Signal(str)

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self.entry: Calculator | None = None
        self._kept: dict[str, Mapping[str, Any]] = {}
        self._turn = ""
        self.form: FieldForm | None = None
        self.title = TextLabel(px=TITLE_PX, weight=SEMIBOLD, wrap=True)
        self.sentence = TextLabel(token="ink2", wrap=True)
        self.asks_nothing = TextLabel("It needs no input.", token="ink2")
        self.options = named(TextLabel(px=LABEL_PX, token="ink2", wrap=True), "calculator_options")
        self.anew = named(LinkButton("Start over"), "calculator_anew")
        self.anew.clicked.connect(self._begin_anew)
        self._build()

    def _build(self) -> None:
        inside = QWidget()
        upper = (self.title, self.sentence, Rule(), self.asks_nothing)
        parts = (*upper, self.anew, self.options, STRETCH)
        self._area = WholeWidth(inside)
        down(self._area, on=self)
        self._lines = down(*parts, on=inside, margins=(14, 12, 14, 12), spacing=8)

    def open_in(self, turn: str) -> None:
        """Fill in this turn wherever the turn that is played is asked for."""
        self._turn = turn

    def show_calculator(self, entry: Calculator) -> None:
        """Show the form of a calculator, with what was entered in it before."""
        if self.entry is not None and self.form is not None:
            # Raw and not read: half of a form is worth keeping, too.
            self._kept[self.entry.name] = self.form.raw()
        self.entry = entry
        self.title.setText(entry.title)
        self.sentence.setText(entry.sentence)
        fields = form_fields(entry)
        if self.form is not None:
            discard(self.form, self._lines)
        self.form = FieldForm(fields, partial(editor_of, self._game.calendar))
        self.form.setAccessibleName(tr(f"Inputs of {entry.title}"))
        # Before it is connected, so that showing a form does not ask.
        self.form.set_raw(self._kept.get(entry.name) or self._opening())
        self.form.changed.connect(self.changed)
        self.form.case_opened.connect(self.case_opened)
        # Behind the four that stand above it.
        self._lines.insertWidget(4, self.form)
        self.asks_nothing.setVisible(not fields)
        self.anew.setVisible(bool(fields))
        self._area.verticalScrollBar().setValue(0)

    def raw(self) -> dict[str, Any]:
        """What stands in the form."""
        return self.form.raw() if self.form else {}

    def show_faults(self, faults: Sequence[Fault]) -> tuple[Fault, ...]:
        """Say what is wrong beside the fields, and return what belongs to none of them."""
        return self.form.show_faults(faults) if self.form else tuple(faults)

    def show_options(self, line: str) -> None:
        """Say which options and house rules hold."""
        self.options.say(line)

    def focus_first(self) -> None:
        """Go to the first field."""
        if self.form is not None and self.form.focusProxy() is not None:
            self.form.setFocus(Qt.FocusReason.TabFocusReason)

    def _opening(self) -> dict[str, Any]:
        """What stands in a form before anything is entered, where it is not the default."""
        fields = form_fields(self.entry) if self.entry else ()
        asked = any(f.kind is InputKind.TURN and f.name == _TURN_PLAYED for f in fields)
        return {_TURN_PLAYED: self._turn} if asked and self._turn else {}

    def _begin_anew(self) -> None:
        if self.form is not None:
            self.form.set_raw(self._opening())
            self.changed.emit()
            self.focus_first()

    # Qt

    def minimumSizeHint(self) -> QSize:
        least = QSize(*map(scaled, _LEAST))
        return super().minimumSizeHint().expandedTo(least)
