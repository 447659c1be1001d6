"""Loading the pages of a campaign in a worker, before they are shown."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from oobmgr.domain.garbage import spare_nothing, spare_what_stays
from oobmgr.ui.viewmodels.guide import the_guide

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oobmgr.rules.pages import PageEntry
    from oobmgr.ui.operations.desk import Desk
    from oobmgr.ui.operations.jobs import Progress

_REST_AFTER_MS = 300
"""So long the first page has stood before the others are loaded."""
_DIALOGS: Final = tuple(
    f"oobmgr.ui.dialogs.{name}" for name in ("options", "guide_window", "what_is_this")
)
"""What may be opened over any page."""


class LoadingAhead(QObject):
    """Imports what pages are made of: the window could neither paint nor take a key meanwhile.

    The guide is read, too, for it has hundreds of parts.
    """

    def __init__(self, desk: Desk, first: PageEntry, parent: QObject) -> None:
        """Load the first page, before whatever is asked of the books from now on is answered."""
        super().__init__(parent)
        self._desk = desk
        self._timer = QTimer(self, singleShot=True, interval=_REST_AFTER_MS)
        actions = desk.game.actions
        # What a campaign that was open before left behind dies only if it is looked at.
        spare_nothing()

        def work(_: Progress) -> None:
            _load([first])
            # The headings of the Turn page keep their order, so that it asks for every action.
            tuple(actions)
            # A look for garbage would walk all of this as soon as the first page is shown. Of a
            # campaign that is opened later most is there already, and nothing is spared.
            spare_what_stays()

        desk.work(work, _show_nothing)

    def go_on(self, pages: Sequence[PageEntry]) -> None:
        """Load the other pages while the player looks at the first."""
        self._timer.timeout.connect(lambda: self._load_rest(pages))
        self._timer.start()

    def _load_rest(self, pages: Sequence[PageEntry]) -> None:
        # Aside, for a page that is asked for meanwhile is to read its rows at once.
        def work(_: Progress) -> None:
            _load(pages)
            for name in _DIALOGS:
                import_module(name)
            # Where it is missing, whoever opens it is told.
            with suppress(FileNotFoundError):
                the_guide()

        self._desk.queue.run(work, _show_nothing, self._desk.failed.emit, aside=True)


def _load(pages: Sequence[PageEntry]) -> None:
    for page in pages:
        # The module alone: its widgets may only be made in the window's thread.
        import_module(page.where.partition(":")[0])


def _show_nothing(_: object) -> None:
    """What was loaded ahead is there when it is wanted."""
