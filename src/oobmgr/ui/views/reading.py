"""A page that shows what it reads of the books."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from oobmgr.campaign.queries import Queries
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.reading import Reading
from oobmgr.ui.views.screen import Screen

Read = TypeVar("Read")


class ReadingPage(Screen, Generic[Read]):
    """Reads in the worker when a topic that it shows has changed, and shows the newest answer.

    A page names the `topics` that it shows and writes two methods:

        class BridgesPage(ReadingPage[BridgesShown]):
            key, name = "bridges", "Bridges"
            topics = frozenset({Topic.SEQUENCE})

            def question(self, as_of):
                return lambda queries: read_bridges(queries, as_of)

            def show_reading(self, got, before):
                self.table.set_rows(got.rows)

    `question` is called in the window's thread and may look at the page. What it returns runs in
    the worker, so whatever it needs of the page is taken before. `reading` is what is shown now,
    None until the first answer has come.

    The rest happens here: `refresh` is called when the page is shown and something has changed, or
    another turn is looked at; an answer is dropped where a newer one is on its way or the page is
    gone; a fault is told by the window, and what was shown stays.
    """

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.reading: Read | None = None
        self._books = Reading(desk, self)

    def question(self, as_of: str | None) -> Callable[[Queries], Read | None]:
        """What is asked, as of the end of a past turn or (None) now.

        An answer None says that this game has nothing to show here; it is not shown.
        """
        raise NotImplementedError

    def show_reading(self, got: Read, before: Read | None) -> None:
        """Show what was read; `before` is what was shown until now."""
        raise NotImplementedError

    @property
    def in_the_making(self) -> bool:
        """Whether the page is being made over several rounds, and will paint once it is whole."""
        return False

    def refresh(self) -> None:
        """Ask the books; the newest answer is shown."""
        self._books.ask(self.question(self.as_of), self._take)

    def _take(self, got: Read | None) -> None:
        if got is not None:
            before, self.reading = self.reading, got
            if before is None:
                self._paint_next()
            self.show_reading(got, before)

    def _paint_next(self) -> None:
        """Paint in a round of its own: most parts are made with the first answer, and take one."""
        self.setUpdatesEnabled(False)
        QTimer.singleShot(0, self, self._paint_whole)

    def _paint_whole(self) -> None:
        if not self.in_the_making:
            self.setUpdatesEnabled(True)
