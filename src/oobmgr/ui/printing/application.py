"""Qt for a program without a window: fonts and PDF need an application object, not a screen."""

import os
from functools import cache

from PySide6.QtGui import QGuiApplication


def ensure_application() -> None:
    """Start an offscreen application unless one runs already."""
    if QGuiApplication.instance() is None:
        _offscreen()


@cache
def _offscreen() -> QGuiApplication:
    """Start the application and keep it: Qt wants it to live as long as the process."""
    before = os.environ.get("QT_QPA_PLATFORM")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        return QGuiApplication(["oobmgr"])
    finally:
        if before is None:
            del os.environ["QT_QPA_PLATFORM"]
        else:
            os.environ["QT_QPA_PLATFORM"] = before
