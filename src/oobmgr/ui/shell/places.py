"""Keeping where windows and splitters stood, and what pages have chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QSplitter, QWidget

from oobmgr.ui.widgets.shares import PLACED

if TYPE_CHECKING:
    from oobmgr.ui.settings import Settings
    from oobmgr.ui.shell.workspace import Workspace
    from oobmgr.ui.views.screen import Screen

# What a screen of 1024 by 768 has left beside the bars of a desktop.
SMALLEST = (1024, 700)
_FIRST = (1440, 900)
_FRAME = (16, 48)  # what the desktop draws around a window, at the most
_WINDOW = "window"
_CHOSEN = "chosen"
_KEPT_AFTER_MS: Final = 1000
_PLACING: Final = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange})


class PlaceKeeper(QObject):
    """Writes the settings down when they change: who is killed has not closed the window before.

    To write a file takes as long as to paint the window: it waits a moment, for all that changes
    meanwhile.
    """

    def __init__(
        self, window: QWidget, settings: Settings, workspace: Callable[[], Workspace | None]
    ) -> None:
        """Keep the place of a window, and the pages of the campaign that is open in it."""
        super().__init__(window)
        self._window, self._settings, self._workspace = window, settings, workspace
        self._timer = QTimer(self, singleShot=True, interval=_KEPT_AFTER_MS)
        self._timer.timeout.connect(self.keep)

    def restore_window(self) -> None:
        """Put the window where it was, or give it the size of a first start; follow it then."""
        restore_window(self._window, self._settings)
        self._window.installEventFilter(self)

    def restore(self, screen: Screen, page: str) -> None:
        """Lay a page out as it was kept, and follow what is changed of it; once."""
        if restore_splitters(screen, page, self._settings):
            screen.kept_changed.connect(self.soon)
            for splitter in screen.findChildren(QSplitter):
                splitter.splitterMoved.connect(self.soon)

    def soon(self, *_: object) -> None:
        """Write everything down in a moment."""
        # Not begun anew at each change: an edge that is drawn for long is kept on the way, too.
        if not self._timer.isActive():
            self._timer.start()

    def keep(self) -> None:
        """Write everything down as it is now."""
        self._timer.stop()
        places = {_WINDOW: _text(self._window.saveGeometry())}
        workspace = self._workspace()
        if workspace is not None:
            places |= _pages(workspace)
        self._settings.keep_places(places)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _PLACING:
            self.soon()
        return super().eventFilter(watched, event)


def restore_window(window: QWidget, settings: Settings) -> None:
    """Put the window where it was, or give it the size of a first start."""
    # Also where something was kept, which may be damaged; Qt then leaves the window as it is.
    window.resize(_first_size(window))
    kept = settings.place(_WINDOW)
    if kept:
        window.restoreGeometry(_bytes(kept))


def _first_size(window: QWidget) -> QSize:
    """The size that pages are drawn for, or what the screen has room for."""
    room = window.screen().availableGeometry().size() - QSize(*_FRAME)
    return QSize(*_FIRST).boundedTo(room).expandedTo(QSize(*SMALLEST))


def _pages(workspace: Workspace) -> Mapping[str, str]:
    """How the pages of a campaign are laid out, those that were never shown left out."""
    places: dict[str, str] = {}
    for page in workspace.pages:
        screen = workspace.loaded(page.key)
        # Before it is shown it is as it was made, and not as it was kept.
        if screen is not None and screen.property(PLACED):
            places |= _splitters(screen, page.key)
    return places


def _splitters(screen: Screen, page: str) -> Mapping[str, str]:
    """How the panels of a page share its room, and what it has chosen."""
    splitters = screen.findChildren(QSplitter)
    places = {f"{page}:{at}": _text(splitter.saveState()) for at, splitter in enumerate(splitters)}
    if kept := screen.kept():
        places[f"{page}:{_CHOSEN}"] = kept
    return places


def restore_splitters(screen: Screen, page: str, settings: Settings) -> bool:
    """Let the panels of a page share its room as they did, and it choose as it did; once.

    Answers whether it was this once.
    """
    # A page that is shown again keeps what the player did to it since, not what was kept last time.
    if screen.property(PLACED):
        return False
    screen.setProperty(PLACED, True)
    for at, splitter in enumerate(screen.findChildren(QSplitter)):
        kept = settings.place(f"{page}:{at}")
        if kept:
            splitter.restoreState(_bytes(kept))
            splitter.setProperty(PLACED, True)
    if chosen := settings.place(f"{page}:{_CHOSEN}"):
        screen.take_up(chosen)
    return True


def _text(state: QByteArray) -> str:
    # The settings are JSON, which holds no bytes.
    return bytes(state.toBase64().data()).decode("ascii")


def _bytes(text: str) -> QByteArray:
    return QByteArray.fromBase64(text.encode("ascii"))
