"""How the actions of the order of battle post what they ask for, and tell what is refused."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QWidget

from oobmgr.campaign.commands import Command
from oobmgr.campaign.session import Posted
from oobmgr.domain.errors import BadInput, Fault, OobmgrError
from oobmgr.ui.operations.asked_first import AskedFirst
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.reading import while_there
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle
from oobmgr.ui.views.actions import make_action
from oobmgr.ui.views.forms.faults import fault_words, notes_of
from oobmgr.ui.views.order_of_battle.prompt import Prompt, Said
from oobmgr.ui.widgets.guide_part import part_of_faults

T = TypeVar("T")
Asked = TypeVar("Asked", bound=Command)


class Posting(QObject):
    """Posts commands of this screen; what is refused is said where the player is looking.

    `explained` follows where the guide has a part of its own for what was `refused`.
    """

    refused = Signal(str)
    explained = Signal(str)

    def __init__(self, desk: Desk, owner: QWidget) -> None:
        super().__init__(owner)
        self.game = desk.game
        self.owner = owner
        self._desk = desk
        self._beside = AskedFirst(desk, self)

    def post(self, command: Command) -> None:
        """Post a command; a refusal is told by `refused`, what it warns of in the status bar."""
        self._desk.execute(command, while_there(self, self._warn), while_there(self, self._refuse))

    def ask(
        self,
        prompt: Prompt,
        first: QWidget,
        wanted: Callable[[Said], Asked],
        done: Callable[[Asked], None] = lambda _: None,
    ) -> None:
        """Open a prompt on its first field, and post what is wanted by what it says; it is `done`.

        It hears when that is posted, else it shows the faults, those of reading it too. What the
        books doubt is shown first, and posted when it is submitted again.
        """
        # One for each form: what is doubted in one must not pass as answered in the next.
        first_asked = AskedFirst(self._desk, prompt)

        def submit(said: Said) -> None:
            try:
                command = wanted(said)
            except BadInput as error:
                prompt.show_faults(error.faults)
                return

            def take(posted: Posted) -> None:
                prompt.take_posted(posted.title)
                done(command)

            first_asked.give(
                command,
                take,
                lambda error: prompt.show_faults(error.faults),
                prompt.show_doubts,
            )

        prompt.submitted.connect(submit)
        prompt.open()
        if isinstance(first, QLineEdit):
            # Typing at once replaces what is proposed.
            first.selectAll()
        first.setFocus()

    def post_beside(
        self,
        command: Command,
        failed: Callable[[OobmgrError], None],
        doubted: Callable[[Sequence[Fault]], None],
    ) -> None:
        """Post what was typed in a field; what is doubtful is said beside it first."""
        self._beside.give(command, lambda _: None, failed, doubted)

    def post_from(
        self,
        dialog: QWidget,
        command: Command,
        done: Callable[[], None],
        refused: Callable[[OobmgrError], None],
    ) -> None:
        """Post the command of a dialog, which hears what came of it as long as it is open."""
        # A dialog may be closed while the books write: nobody is there then to hear of it.
        self._desk.execute(
            command,
            while_there(dialog, lambda _: done()),
            while_there(dialog, refused),
        )

    def work_out(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        """Work out for a dialog, in the worker, what goes through all units."""
        self._desk.work(lambda _: work(), done)

    def _warn(self, posted: Posted) -> None:
        if posted.warnings:
            self._desk.announced.emit(f"{posted.title}. {notes_of(posted.warnings)}")

    def _refuse(self, error: OobmgrError) -> None:
        self.refused.emit(" ".join(fault_words(fault) for fault in error.faults))
        self.explained.emit(part_of_faults(error.faults, error.guide))


class PageActions(QObject):
    """Actions of this screen by their names; each posts one command, and asks first if it must."""

    def __init__(self, posting: Posting, books: Callable[[], OrderOfBattle]) -> None:
        super().__init__(posting.owner)
        self._posting = posting
        self._owner, self._game = posting.owner, posting.game
        self._books = books
        self.by_name: dict[str, QAction] = {}

    def give(self, name: str, refusal: str) -> None:
        """Do one by its name, or tell the refusal where it cannot be done now."""
        action = self.by_name[name]
        action.trigger() if action.isEnabled() else self._posting.refused.emit(refusal)

    def _add(
        self, actions: Iterable[tuple[str, str, str]], does: Mapping[str, Callable[[], None]]
    ) -> None:
        for name, words, key in actions:
            self.by_name[name] = make_action(self._owner, name, words, key, does[name])
