"""A picture of the program without a screen: for the guide, and for a machine without a display."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop

from oobmgr.campaign.targets import replacing
from oobmgr.domain.values import dataclass
from oobmgr.ui.application import wear
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.pages import TURN
from oobmgr.ui.printing.application import offscreen_application
from oobmgr.ui.services import Services
from oobmgr.ui.settings import Preferences, Settings

# A picture of a window that never rests is better than none, and than waiting for ever.
_LONGEST_SECONDS = 30.0
_QUIET_ROUNDS = 12
"""Answers from the worker can ask for more: the window is at rest after that many idle rounds."""


@dataclass(frozen=True)
class View:
    """What the picture shows: a page of the window, its size in logical pixels, its theme."""

    page: str = TURN
    width: int = 1440
    height: int = 900
    dark: bool = False


def write_picture(
    campaign: Path | None, target: Path, services: Services, view: View | None = None
) -> None:
    """Show a campaign (or the welcome page) in an offscreen window and save what is seen as PNG.

    Raises:
        BadInput: the file cannot be written there.
    """
    with replacing(target) as draft:
        _write(campaign, draft, services, view or View())


def _write(campaign: Path | None, draft: Path, services: Services, wanted: View) -> None:
    app = offscreen_application()
    # A file that is not there: a picture looks alike on every machine, whoever sits at it.
    settings = Settings(draft.with_name("settings"))
    wear(app, replace(Preferences(), theme="dark" if wanted.dark else "light"))
    window = MainWindow(settings, services)
    window.resize(wanted.width, wanted.height)
    window.show()
    try:
        if campaign is not None:
            window.open_path(campaign)
            _settle(window)
            if window.workspace is not None:
                window.workspace.show_page(wanted.page)
        _settle(window)
        if not window.grab().save(str(draft), "PNG"):
            raise OSError(None, "the picture could not be saved")
    finally:
        window.close()
        window.shut()


def _settle(window: MainWindow) -> None:
    """Let the window work until nothing runs or waits any more."""
    end = time.monotonic() + _LONGEST_SECONDS
    quiet = 0
    while quiet < _QUIET_ROUNDS and time.monotonic() < end:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
        desk = window.desk
        idle = window.queue.idle and (desk is None or desk.queue.idle)
        quiet = quiet + 1 if idle else 0
        time.sleep(0.02)  # the worker needs the interpreter to itself for a moment
