"""Qt for a program without a window: fonts, PDF and pictures need an application, not a screen."""

import os
from functools import cache

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from oobmgr.ui.theme import new_application


def offscreen_application() -> QApplication:
    """Give the application that runs, or else an offscreen one."""
    # Qt allows one application in a process, and it may be the window's.
    running = QGuiApplication.instance()
    return running if isinstance(running, QApplication) else _started()


@cache  # Qt wants it to live as long as the process
def _started() -> QApplication:
    before = os.environ.get("QT_QPA_PLATFORM")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        return new_application()
    finally:
        # Left as it is, it would reach every program that is started from here.
        if before is None:
            del os.environ["QT_QPA_PLATFORM"]
        else:
            os.environ["QT_QPA_PLATFORM"] = before
