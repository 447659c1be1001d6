"""What a widget asks the worker for: only the newest answer is shown, and none once it is gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject
from shiboken6 import isValid

if TYPE_CHECKING:
    from oobmgr.campaign.commands import Command
    from oobmgr.campaign.queries import Queries
    from oobmgr.campaign.rows import Preview
    from oobmgr.domain.errors import OobmgrError
    from oobmgr.ui.operations.desk import Desk

T = TypeVar("T")


def while_there(owner: QObject, act: Callable[[T], None]) -> Callable[[T], None]:
    """The same call, which does nothing once its owner is gone.

    A worker may answer after a dialog was closed or a page thrown away; Qt has destroyed the
    widget by then, while Python still holds it.
    """

    def call(answer: T) -> None:
        # Asked when the answer comes: it was still there when the question was asked.
        if isValid(owner):
            act(answer)

    return call


class Newest:
    """Tells the answer to what was asked last from answers that came too late."""

    def __init__(self, owner: QObject) -> None:
        self._owner = owner
        self.number = 0

    def begin(self) -> None:
        """Ask anew: whatever is still on its way is out of date."""
        self.number += 1

    def only(self, act: Callable[[T], None]) -> Callable[[T], None]:
        """The same call, which does nothing once something newer was asked or the owner is gone."""
        # Taken now: the call remembers which question it answers.
        number = self.number

        def call(answer: T) -> None:
            if number == self.number:
                act(answer)

        return while_there(self._owner, call)


class Reading:
    """The questions of one part of a window, of which only the newest is answered.

    A part that asks two things side by side has a `Reading` for each. Faults that nobody takes are
    told by the window, as those of the `Desk` are.
    """

    def __init__(self, desk: Desk, owner: QObject) -> None:
        self._desk = desk
        self._owner = owner
        self._newest = Newest(owner)

    def ask(
        self,
        question: Callable[[Queries], T],
        show: Callable[[T], None],
        failed: Callable[[OobmgrError], None] | None = None,
    ) -> None:
        """Ask the books. `question` runs in the worker, so it must not touch a widget.

        Nothing is asked for an owner that is gone: it may still hear that the books changed.
        """
        if not isValid(self._owner):
            return
        self._newest.begin()
        only = self._newest.only
        self._desk.read(question, only(show), only(failed) if failed else None)

    def preview(
        self,
        command: Command,
        show: Callable[[Preview], None],
        failed: Callable[[OobmgrError], None],
    ) -> None:
        """Ask what a command would write."""
        self._newest.begin()
        self._desk.preview(command, self._newest.only(show), self._newest.only(failed))

    @property
    def number(self) -> int:
        """Another number after each question, so that one can tell whether anything was asked."""
        return self._newest.number

    def drop(self) -> None:
        """Take no more answers to what was asked so far."""
        self._newest.begin()
