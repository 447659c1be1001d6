"""Asks what the pencil of the board would write, part by part, and posts it in that order."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from oobmgr.campaign.commands import PostAction
from oobmgr.domain.errors import BadInput, OobmgrError
from oobmgr.games.europa.pages.air.pencil import Asked
from oobmgr.games.europa.pages.air.working_bar import Answer
from oobmgr.rules.inputs import decode
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.reading import Newest

DEBOUNCE_MS: Final = 40


class Poster(QObject):
    """`parts` gives what is in pencil now.

    `answered` carries an answer for each part, once all are there; `written` a part that is in ink
    now; `refused` the answer of a part that is not.
    """

    answered = Signal(object)
    written = Signal(object)
    refused = Signal(object)

    def __init__(self, desk: Desk, parts: Callable[[], tuple[Asked, ...]], parent: QObject) -> None:
        super().__init__(parent)
        self.posting = False
        self._desk = desk
        self._parts = parts
        self._newest = Newest(self)
        self._timer = QTimer(self, singleShot=True, interval=DEBOUNCE_MS)
        self._timer.timeout.connect(self.ask)

    def ask_soon(self) -> None:
        """Ask in a moment, if nothing else is put in pencil meanwhile."""
        # Answers that are still on their way belong to an older pencil.
        self._newest.begin()
        self._timer.start()

    def ask(self) -> None:
        """Ask what the pencil would write."""
        self._timer.stop()
        self._newest.begin()
        parts = self._parts()
        answers: dict[str, Answer] = {}

        def take(answer: Answer) -> None:
            answers[answer.asked.action] = answer
            # All at once, so that a price never stands beside the refusals of an older pencil.
            if len(answers) == len(parts):
                self.answered.emit(tuple(answers[part.action] for part in parts))

        if not parts:
            self.answered.emit(())
        for part in parts:
            self._ask_part(part, self._newest.only(take))

    def _ask_part(self, part: Asked, take: Callable[[Answer], None]) -> None:
        try:
            command = self._command(part)
        except BadInput as error:
            take(Answer(part, None, error.faults))
            return
        self._desk.preview(
            command,
            lambda preview: take(Answer(part, preview)),
            lambda error: take(Answer(part, None, error.faults)),
        )

    def _command(self, part: Asked) -> PostAction:
        """Raises `BadInput` where the action does not take what the board gives it."""
        action = self._desk.game.action(part.action)
        return PostAction(part.action, decode(action.inputs, part.raw))

    def post(self) -> None:
        """Post what is in pencil, one part after the other."""
        parts = self._parts()
        # Ctrl+Enter once more, while a part is on its way, would post it twice.
        if parts and not self.posting:
            self._post_next(parts)

    def _post_next(self, parts: tuple[Asked, ...]) -> None:
        self.posting = bool(parts)
        if not parts:
            return
        first, rest = parts[0], parts[1:]
        try:
            command = self._command(first)
        except BadInput as error:
            self._refuse(first, error)
            return
        # The rest waits: it is worked out from the books as this part leaves them.
        self._desk.execute(
            command,
            lambda _: self._posted(first, rest),
            lambda error: self._refuse(first, error),
        )

    def _posted(self, part: Asked, rest: tuple[Asked, ...]) -> None:
        self.written.emit(part)
        self._post_next(rest)

    def _refuse(self, part: Asked, error: OobmgrError) -> None:
        # What went before it stays in ink; this part and the rest stay in pencil.
        self.posting = False
        self.refused.emit(Answer(part, None, error.faults))
