"""Asking for the passphrase of a side's sheets, and setting it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from oobmgr.campaign.passphrases import WrongPassphrase
from oobmgr.domain.wording import with_capital
from oobmgr.ui.dialogs.campaign_fields import Choices
from oobmgr.ui.dialogs.entry_line import EntryLine
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.language import tr
from oobmgr.ui.operations.reading import while_there

if TYPE_CHECKING:
    from oobmgr.campaign.session import Posted
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.errors import OobmgrError
    from oobmgr.ui.operations.desk import Desk

_WIDTH = 460


def _secret(name: str) -> EntryLine:
    """A line for a passphrase, which is not shown."""
    field = QLineEdit()
    field.setEchoMode(QLineEdit.EchoMode.Password)
    line = EntryLine(name, field=field)
    field.textEdited.connect(lambda: line.tell(""))
    return line


def _sentence_of(error: OobmgrError) -> str:
    words = " ".join(f"{fault.message} {fault.advice}".strip() for fault in error.faults)
    return with_capital(words)


class UnlockDialog(FramedDialog):
    """Asks for the passphrase of a side's sheets; accepted once they are open."""

    guide = "hidden-sheets.md#a-passphrase"

    def __init__(self, desk: Desk, side: SideId, parent: QWidget | None = None) -> None:
        self._name = desk.game.side(side).name
        super().__init__(
            f"The {self._name} sheets are hidden",
            f"Only the {self._name} player unlocks them. Everything of the other side is left out "
            "of all pages, lists, sheets and exports until then.",
            action="Unlock",
            parent=parent,
        )
        self._desk = desk
        self._side = side
        self.passphrase = _secret(f"{self._name} passphrase")
        self.for_part = QCheckBox(tr("Hide them again when the next part of the turn begins"))
        self.body.addWidget(self.passphrase)
        self.body.addWidget(self.for_part)
        self.body.addStretch(1)
        self.fit(_WIDTH, 250)
        self.action.clicked.connect(self._unlock)
        self.passphrase.field.returnPressed.connect(self.action.click)
        self.passphrase.enter()

    def _unlock(self) -> None:
        # To prove a passphrase takes a while, in which a second click would ask again.
        self.action.setEnabled(False)
        self._desk.unlock(
            self._side,
            self.passphrase.field.text(),
            for_part=self.for_part.isChecked(),
            # `done` is called with nothing, while `while_there` hands an answer on.
            done=partial(while_there(self, self._opened), None),
            failed=while_there(self, self._tell),
        )

    def _opened(self, _: None) -> None:
        self.accept()

    def _tell(self, error: OobmgrError) -> None:
        self.action.setEnabled(True)
        self.passphrase.tell(_sentence_of(error))
        self.passphrase.enter()


class PassphraseDialog(FramedDialog):
    """Sets, changes or takes off the passphrase of one side's sheets."""

    guide = "hidden-sheets.md#a-passphrase"

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(
            "Passphrases of the sheets",
            "With a passphrase the sheets of a side are hidden until its player unlocks them. "
            "It is a courtesy: whoever has the file can read it with other tools. A file made "
            "for one side holds nothing of the other.",
            action="Set the passphrase",
            parent=parent,
        )
        self._desk = desk
        sides = tuple((str(side.id), side.name, self._state(side.id)) for side in desk.game.sides)
        self.side = Choices("Whose sheets", sides)
        self.old = _secret("Current passphrase")
        self.new = _secret("New passphrase (leave it empty to stop hiding the sheets)")
        self.again = _secret("Repeat it")
        for widget in (self.side, self.old, self.new, self.again):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self.fit(_WIDTH, 430)
        self.side.picked.connect(self._picked)
        self.action.clicked.connect(self._set)
        self._picked(self.side.value)

    def _state(self, side: SideId) -> str:
        locked = side in self._desk.campaign.veil.locked
        return "Hidden behind a passphrase." if locked else "Open to everyone."

    @property
    def _chosen(self) -> SideId:
        return next(s.id for s in self._desk.game.sides if s.id == self.side.value)

    def _picked(self, _: str) -> None:
        locked = self._chosen in self._desk.campaign.veil.locked
        self.old.setVisible(locked)
        # What was typed for one side must not be posted for the other.
        for line in (self.old, self.new, self.again):
            line.set_text("")
        (self.old if locked else self.new).field.setFocus()

    def _set(self) -> None:
        new = self.new.field.text()
        if new != self.again.field.text():
            self.again.tell("The two differ. Type it again.")
            self.again.enter()
            return
        if not new and not self.old.isVisible():
            self.new.tell("Type a passphrase.")
            self.new.enter()
            return
        self.action.setEnabled(False)
        # The dialog may be left before the answer is there, which then falls.
        self._desk.set_passphrase(
            self._chosen,
            # Nothing typed takes the passphrase off; an empty one would hide nothing.
            new or None,
            self.old.field.text(),
            done=while_there(self, self._done),
            failed=while_there(self, self._tell),
        )

    def _done(self, _: Posted) -> None:
        self.accept()

    def _tell(self, error: OobmgrError) -> None:
        self.action.setEnabled(True)
        # What is not wrong with the old passphrase lies in the new one.
        line = self.old if isinstance(error, WrongPassphrase) else self.new
        line.tell(_sentence_of(error))
        line.enter()


class ForOneSideDialog(FramedDialog):
    """Asks whose file is to be made; the file itself is chosen after it."""

    guide = "hidden-sheets.md#a-file-for-one-side"

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(
            "A file for one side",
            "A new campaign file with everything of one side and nothing of the other, to take "
            "home or to send. Play goes on in this file, and what is done in the other does not "
            "come back to it.",
            action="Choose the file…",
            parent=parent,
        )
        hidden = desk.campaign.veil.hidden
        self.side = Choices(
            "Whose file",
            tuple(
                (
                    str(side.id),
                    side.name,
                    "Its sheets are hidden: they have to be unlocked first."
                    if side.id in hidden
                    else "Its units, formations, stocks and what was done with them.",
                )
                for side in desk.game.sides
            ),
        )
        self.body.addWidget(self.side)
        self.body.addStretch(1)
        self.fit(_WIDTH, 280)
        self.action.clicked.connect(self.accept)
