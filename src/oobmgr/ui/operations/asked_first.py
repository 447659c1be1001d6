"""Commands of a form that are previewed first: what is doubtful is asked before it is posted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from oobmgr.campaign.commands import Command
from oobmgr.campaign.rows import Preview
from oobmgr.campaign.session import Posted
from oobmgr.domain.errors import Fault, OobmgrError, Refused
from oobmgr.ui.operations.desk import Desk, logged
from oobmgr.ui.operations.reading import while_there


class AskedFirst:
    """Posts what is given to it; what the books doubt is posted when the same is given again.

    `owner` is the form: what comes back when it has gone is dropped.
    """

    def __init__(self, desk: Desk, owner: QObject) -> None:
        self._desk = desk
        self._owner = owner
        self._asked: Command | None = None
        self._waiting: list[Command] = []

    def give(
        self,
        command: Command,
        done: Callable[[Posted], None],
        failed: Callable[[OobmgrError], None],
        doubted: Callable[[Sequence[Fault]], None],
    ) -> None:
        """Post a command, or say what is doubtful about it, once: `doubted` gets the warnings."""
        # Enter pressed twice at once gives nothing twice, and confirms nothing that is not shown.
        if command in self._waiting:
            return
        self._waiting.append(command)
        # Only the very same command confirms: with another number in it, the doubt may be another.
        sure, self._asked = command == self._asked, None

        def posted(what: Posted) -> None:
            self._waiting.remove(command)
            done(what)

        def refused(error: OobmgrError) -> None:
            self._waiting.remove(command)
            failed(error)

        def post() -> None:
            there = while_there(self._owner, posted), while_there(self._owner, refused)
            self._desk.execute(command, *there)

        def seen(preview: Preview) -> None:
            if preview.refusals:
                logged(refused)(Refused(*preview.refusals))
            elif preview.warnings:
                self._waiting.remove(command)
                self._asked = command
                doubted(preview.warnings)
            else:
                post()

        if sure:
            post()
        else:
            there = while_there(self._owner, seen), while_there(self._owner, logged(refused))
            self._desk.preview(command, *there)

    def forget(self) -> None:
        """Ask again: something else was entered since the last doubt."""
        self._asked = None
