"""Keeping where windows and splitters stood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QSplitter, QWidget

if TYPE_CHECKING:
    from oobmgr.ui.settings import Settings

_WINDOW = "window"


def keep_window(window: QWidget, settings: Settings) -> None:
    """Keep the place and size of the window."""
    settings.keep_places({_WINDOW: _text(window.saveGeometry())})


def restore_window(window: QWidget, settings: Settings) -> None:
    """Put the window where it was."""
    kept = settings.place(_WINDOW)
    if kept:
        window.restoreGeometry(_bytes(kept))


def keep_splitters(screen: QWidget, page: str, settings: Settings) -> None:
    """Keep how the panels of a page share its room."""
    splitters = screen.findChildren(QSplitter)
    settings.keep_places(
        {f"{page}:{at}": _text(splitter.saveState()) for at, splitter in enumerate(splitters)}
    )


def restore_splitters(screen: QWidget, page: str, settings: Settings) -> None:
    """Let the panels of a page share its room as they did; once for each page."""
    if screen.property("placed"):
        return
    screen.setProperty("placed", True)
    for at, splitter in enumerate(screen.findChildren(QSplitter)):
        kept = settings.place(f"{page}:{at}")
        if kept:
            splitter.restoreState(_bytes(kept))


def _text(state: QByteArray) -> str:
    return bytes(state.toBase64().data()).decode("ascii")


def _bytes(text: str) -> QByteArray:
    return QByteArray.fromBase64(text.encode("ascii"))
