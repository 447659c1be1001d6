"""The page of the game itself: its description, to be saved, shared and changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from oobmgr.campaign.commands import ChangeDescription
from oobmgr.campaign.topics import Topic
from oobmgr.domain.postings import Subject
from oobmgr.games.own.pages.editor import DescriptionEditor
from oobmgr.games.own.pages.grid import SectionGrid
from oobmgr.rules.descriptions import KEY, TEXT
from oobmgr.ui.theme.fonts import SEMIBOLD, TITLE_PX
from oobmgr.ui.views.putting_away import PutAwayLine
from oobmgr.ui.views.reading import ReadingPage
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.buttons import KeyButton, PrimaryButton
from oobmgr.ui.widgets.parts import Panel
from oobmgr.ui.widgets.texts import TextLabel

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries
    from oobmgr.campaign.rows import Preview
    from oobmgr.domain.errors import OobmgrError
    from oobmgr.ui.operations.desk import Desk

_SENTENCE: Final = (
    "The campaign carries this description. Save it to share it; change it, and see first what the "
    "change does to the books."
)
_LOOKING_BACK: Final = "You are looking back. The description is shown as it is now."


class DescriptionScreen(ReadingPage[str]):
    """The description of the game of this campaign."""

    key, name = "own_game", "The game"
    topics = frozenset({Topic.SEQUENCE, Topic.OPTIONS})
    key_hints = (("Ctrl+Enter", "change the game"), *SectionGrid.key_hints)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.editor = DescriptionEditor(desk.game.description)
        self.editor.folder = desk.campaign.path.parent
        self.effect = TextLabel(wrap=True)
        self.effect.setObjectName("description_effect")
        self.put_back = KeyButton("Erase", "Esc")
        self.action = PrimaryButton("Change the game", "Ctrl+Enter")
        self.asking = PutAwayLine()
        self._previewed = ""
        self._lay_out()
        self.setFocusProxy(self.editor.grid)
        self.editor.changed.connect(self._offer)
        self.action.clicked.connect(self.post)
        self.put_back.clicked.connect(self.put_away)
        self.asking.confirmed.connect(self._put_away)
        self._offer()

    def _lay_out(self) -> None:
        head = TextLabel(self.name, px=TITLE_PX, weight=SEMIBOLD)
        foot = Panel()
        foot.setProperty("panel", "bar")
        across(
            (self.effect, 1),
            self.put_back,
            self.action,
            on=foot,
            margins=(14, 6, 12, 6),
            spacing=8,
        )
        inside = down(
            head,
            TextLabel(_SENTENCE, token="ink2", wrap=True),
            (self.editor, 1),
            margins=(14, 8, 12, 8),
            spacing=6,
        )
        down((inside, 1), self.asking, foot, on=self, spacing=0)

    # Reading

    def question(self, _: str | None) -> Callable[[Queries], str]:
        """The description that the campaign carries."""
        return lambda queries: str(queries.facts(Subject.DESCRIPTION).get((KEY, TEXT), ""))

    def show_reading(self, got: str, before: str | None) -> None:
        """Show it, unless something else is in pencil here."""
        if before is None or self.editor.text == before:
            self.editor.set_text(got)
        self._offer()

    @property
    def _stored(self) -> str:
        return self.reading or self.desk.game.description

    def holds_pencil(self) -> bool:
        """Whether something was typed that the campaign does not carry."""
        return self.editor.text != self._stored

    # Changing

    def _offer(self) -> None:
        """Say what the change would do, as soon as the description has no fault."""
        ready = self.holds_pencil() and not self.editor.reading.faults and self.as_of is None
        self.put_back.setVisible(self.holds_pencil())
        # Off until it is known what the change would do to the books.
        self.action.setEnabled(False)
        self.effect.set_token("ink2")
        if self.as_of is not None:
            self.effect.setText(_LOOKING_BACK)
        elif not self.holds_pencil():
            self.effect.setText("")
        elif not ready:
            self.effect.setText("Put right what is marked; the change is looked at then.")
        else:
            self._look_ahead()

    def _look_ahead(self) -> None:
        # The answer comes later, when something else may have been typed.
        text = self._previewed = self.editor.text

        def told(preview: Preview) -> None:
            if text == self._previewed == self.editor.text:
                self._tell(preview)

        def failed(error: OobmgrError) -> None:
            if text == self._previewed == self.editor.text:
                self._refused(error)

        self.desk.preview(ChangeDescription(text), told, failed)

    def _tell(self, preview: Preview) -> None:
        words = ". ".join(
            ", ".join(word for word in (f"{step.label}: {step.value}", step.arithmetic) if word)
            for step in preview.working
        )
        if preview.refusals:
            faults = " ".join(_capital(fault.sentence()) for fault in preview.refusals)
            self.effect.set_token("err")
            self.effect.setText(f"{faults}")
        else:
            self.effect.setText(f"{words}. A backup is made first; undo goes on before and after.")
            self.action.setEnabled(True)

    def _refused(self, error: OobmgrError) -> None:
        self.effect.set_token("err")
        self.effect.setText(" ".join(_capital(fault.sentence()) for fault in error.faults))

    def post(self) -> None:
        """Go on with the description as it is shown."""
        if self.action.isEnabled():
            # Off at once, so that a second key does not post it again.
            self.action.setEnabled(False)
            self.desk.execute(ChangeDescription(self.editor.text), failed=self._refused)

    def go_due(self) -> None:
        """F8: go to the next problem of the description."""
        self.editor.problems.next_problem()

    def put_away(self) -> bool:
        """Ask whether what was typed goes; asked again, keep it. True if there was something."""
        if self.asking.isVisible():
            self.asking.leave()
            return True
        if not self.holds_pencil():
            return False
        self.asking.ask()
        return True

    def _put_away(self) -> None:
        """Show the description of the campaign again."""
        self.editor.set_text(self._stored)
        self.editor.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    # Qt

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.asking.leave()


def _capital(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"
