"""Keeping where windows and splitters stood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtWidgets import QSplitter, QWidget

from oobmgr.ui.views.splitting import PLACED

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


def keep_window(window: QWidget, settings: Settings) -> None:
    """Keep the place and size of the window."""
    settings.keep_places({_WINDOW: _text(window.saveGeometry())})


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


def keep_pages(workspace: Workspace, settings: Settings) -> None:
    """Keep how the pages of a campaign were laid out, those that were never shown left out."""
    for page in workspace.pages:
        screen = workspace.loaded(page.key)
        if screen is not None:
            keep_splitters(screen, page.key, settings)


def keep_splitters(screen: Screen, page: str, settings: Settings) -> None:
    """Keep how the panels of a page share its room, and what it has chosen."""
    splitters = screen.findChildren(QSplitter)
    places = {f"{page}:{at}": _text(splitter.saveState()) for at, splitter in enumerate(splitters)}
    if kept := screen.kept():
        places[f"{page}:{_CHOSEN}"] = kept
    settings.keep_places(places)


def restore_splitters(screen: Screen, page: str, settings: Settings) -> None:
    """Let the panels of a page share its room as they did, and it choose as it did; once."""
    # A page that is shown again keeps what the player did to it since, not what was kept last time.
    if screen.property(PLACED):
        return
    screen.setProperty(PLACED, True)
    for at, splitter in enumerate(screen.findChildren(QSplitter)):
        kept = settings.place(f"{page}:{at}")
        if kept:
            splitter.restoreState(_bytes(kept))
            splitter.setProperty(PLACED, True)
    if chosen := settings.place(f"{page}:{_CHOSEN}"):
        screen.take_up(chosen)


def _text(state: QByteArray) -> str:
    # The settings are JSON, which holds no bytes.
    return bytes(state.toBase64().data()).decode("ascii")


def _bytes(text: str) -> QByteArray:
    return QByteArray.fromBase64(text.encode("ascii"))
