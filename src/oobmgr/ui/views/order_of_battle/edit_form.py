"""The facts of one unit as fields: Enter posts, Esc restores, a fault stands beside its field."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from oobmgr.domain.errors import BadInput
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.theme.fonts import LABEL_PX
from oobmgr.ui.viewmodels.unit_fields import FORMATION, EditField
from oobmgr.ui.views.forms.faults import show_beside
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.widgets.hints import Hint
from oobmgr.ui.widgets.offers import Offers
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.tips import plain_tip


class EditLine(QLineEdit):
    """One fact. What is typed and not posted is kept until Esc, or until another unit is shown."""

    posted = Signal(str, str)

    def __init__(self, field: EditField) -> None:
        super().__init__()
        self.field = field.field
        self._said = field.said
        self._held = ""
        self.fault = named(TextLabel(px=LABEL_PX, token="err", wrap=True), f"fault_{field.field}")
        self.fault.hide()
        self.setObjectName(f"edit_{field.field}")
        self.setAccessibleName(tr(field.label))
        Hint(self, field.hint)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if field.offers:
            Offers(map(field.said, field.offers), self)
        self.returnPressed.connect(self._post)
        # What was said of it speaks of what stood there before.
        self.textEdited.connect(lambda _: self.show_fault(""))
        self.show_value(field.value)

    @property
    def typed(self) -> bool:
        """Whether something stands here that is not posted."""
        return self.text().strip() != self._held

    def show_value(self, value: str) -> None:
        """Show what the books hold."""
        self._held = self._said(value)
        self._show(self._held)

    def _show(self, text: str) -> None:
        self.setText(text)
        # Otherwise a long text shows its end.
        self.setCursorPosition(0)
        self.show_fault("")

    def follow(self, value: str) -> None:
        """The books were read again: show what they hold, unless something is being typed."""
        # What was typed and is now in the books has just been posted.
        if not self.typed or self.text().strip() in {value, self._said(value)}:
            self.show_value(value)
        # Held in any case, so that Esc restores what the books say now and not what they said
        # before.
        self._held = self._said(value)

    def restore(self) -> None:
        """Put away what was typed."""
        self._show(self._held)

    def show_fault(self, words: str, part: str = BadInput.guide) -> None:
        """Say what is wrong; what was typed stays. `part` is what the guide says of it."""
        self.fault.set_token("err")
        show_beside(self, self.fault, words, part=part)

    def show_doubt(self, words: str) -> None:
        """Ask whether what was typed is meant: Enter again posts it."""
        self.fault.set_token("warn")
        show_beside(self, self.fault, tr(f"{words} Enter posts it all the same."), doubted=True)

    def _post(self) -> None:
        # Enter on what the books hold already asks for nothing.
        if self.typed:
            self.show_fault("")
            self.posted.emit(self.field, self.text())

    # Qt

    def event(self, event: QEvent) -> bool:
        asked = event.type() == QEvent.Type.ShortcutOverride and self.typed
        # Otherwise Esc would be the key of the page, which puts more away than this field.
        if asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.typed:
            self.restore()
        else:
            super().keyPressEvent(event)


class EditForm(QWidget):
    """All facts of one unit that can be edited."""

    posted = Signal(str, str)

    def __init__(self, fields: Sequence[EditField]) -> None:
        super().__init__()
        self.setObjectName("edit_form")
        self.setAccessibleName(tr("Edit the unit"))
        self.lines: dict[str, EditLine] = {}
        lines = grid(self, gaps=(8, 4), growing={1: 1})
        for at, field in enumerate(fields):
            line = EditLine(field)
            line.posted.connect(self.posted)
            label = TextLabel(field.label, token="ink2")
            label.setBuddy(line)
            lines.addWidget(label, 2 * at, 0)
            lines.addWidget(line, 2 * at, 1)
            lines.addWidget(line.fault, 2 * at + 1, 1)
            self.lines[field.field] = line
        # Its offers are the formations of the unit's own side, and so another list for each unit.
        formation = self.lines.get(FORMATION)
        self._formations = Offers((), formation) if formation is not None else None

    def show_fields(self, fields: Sequence[EditField], *, same_unit: bool) -> None:
        """Show the facts of a unit; of the same one, what is being typed stays."""
        for field in fields:
            line = self.lines[field.field]
            line.setToolTip(plain_tip(AsWritten(field.said(field.value))))
            if same_unit:
                line.follow(field.value)
            else:
                line.show_value(field.value)

    def offer_formations(self, paths: Sequence[str]) -> None:
        """Complete the formation with these while typing."""
        if self._formations is not None:
            self._formations.offer(paths)

    def set_read_only(self, read_only: bool) -> None:
        """Looking back, nothing can be edited."""
        for line in self.lines.values():
            line.setReadOnly(read_only)
            line.setEnabled(not read_only)

    @property
    def typed(self) -> bool:
        """Whether something stands in a field that is not posted."""
        return any(line.typed for line in self.lines.values())

    def put_away(self) -> bool:
        """Restore all fields; True if something had been typed."""
        typed = [line for line in self.lines.values() if line.typed]
        for line in typed:
            line.restore()
        return bool(typed)
