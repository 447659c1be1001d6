"""A window with a campaign and a player in front of it: what a benchmark of the window watches."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from figures import SMALL
from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.shell.workspace import Workspace
from oobmgr.ui.views.reading import ReadingPage

LAST_S = 60.0
"""What has not come after so long does not come."""
PAUSE_MS = 300
"""Longer than a form waits for a pause in typing; what waits longer, no player waits for."""
QUIET_BEATS = 5
"""So many beats without anything new, and nothing is on its way between a worker and a page."""


@dataclass
class Times:
    """Seconds of one job: as a player waits, and as the processor worked."""

    waited: list[float] = field(default_factory=list)
    worked: list[float] = field(default_factory=list)

    def note(self, began: tuple[float, float], ended: tuple[float, float]) -> None:
        """Keep one more time."""
        self.waited.append(ended[0] - began[0])
        self.worked.append(ended[1] - began[1])


def now() -> tuple[float, float]:
    """The clock, and the time that all threads of the program had a processor."""
    return time.perf_counter(), time.process_time()


class Paintings(QObject):
    """Notes when a window was last painted to the end."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.at = now()
        self._painting = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Let the painting go on, and see when it was done."""
        if event.type() != QEvent.Type.UpdateRequest or self._painting:
            return False
        self._painting = True
        QApplication.sendEvent(watched, event)
        self._painting = False
        self.at = now()
        return True


class Table:
    """A window on a campaign, and a player in front of it."""

    def __init__(self, app: QApplication, window: MainWindow) -> None:
        self.app = app
        self.window = window
        self.painted = Paintings(window)
        # As in the program's own loop: nothing runs while nothing comes.
        self._beat = QTimer(window, interval=2)
        self._beat.start()
        self._glances = self.pages = 0
        window.opened.glanced.connect(self._glanced)

    @property
    def workspace(self) -> Workspace:
        """The open campaign."""
        return self.window.opened

    @property
    def idle(self) -> bool:
        """Whether no worker runs."""
        return self.window.queue.idle and self.workspace.desk.queue.idle

    @property
    def pausing(self) -> bool:
        """Whether a part of the window waits for a pause in what a player does.

        Asked instead of sitting out the longest pause after each act: the runs took minutes, of
        which three quarters were spent asleep.
        """
        timers = self.window.findChildren(QTimer)
        return any(
            timer.isSingleShot() and timer.isActive() and timer.interval() <= PAUSE_MS
            for timer in timers
        )

    def live(self) -> None:
        """Let the window take what comes next."""
        self.app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def rest(self) -> None:
        """Wait until nothing runs, and nothing new came of it."""
        last = time.perf_counter() + LAST_S
        quiet = 0
        while quiet < QUIET_BEATS or self.pausing:
            self.live()
            quiet = quiet + 1 if self.idle else 0
            assert time.perf_counter() < last

    def until(self, holds: Callable[[], bool]) -> None:
        """Let the window live until something is shown, and paint what is not painted yet."""
        last = time.perf_counter() + LAST_S
        while not holds():
            self.live()
            assert time.perf_counter() < last
        self.app.processEvents()

    def time(self, times: Times, act: Callable[[], object], holds: Callable[[], bool]) -> None:
        """Measure from an act to the painting of what came of it, then rest."""
        if not SMALL:  # it takes longer than all that a small run measures
            gc.collect()
        began = now()
        act()
        self.until(holds)
        times.note(began, max(self.painted.at, began))
        self.rest()

    def time_change(self, times: Times, act: Callable[[], object]) -> None:
        """Measure from an act that writes until frame and page show what is written."""
        self.watch_page()
        glances, pages = self._glances, self.pages
        self.time(times, act, lambda: self._glances > glances and (self.pages > pages or self.idle))

    def repaint(self, times: Times) -> None:
        """Measure a painting that shows nothing new."""
        began = now()
        self.window.repaint()
        times.note(began, now())

    def _glanced(self, _: object) -> None:
        self._glances += 1

    def watch_page(self) -> None:
        """Count in `pages` when the page shows what it has read."""
        page = self.workspace.screen_shown
        if not isinstance(page, ReadingPage) or "show_reading" in vars(page):
            return
        show = page.show_reading

        def counted(*given: object) -> None:
            show(*given)
            self.pages += 1

        page.show_reading = counted  # type: ignore[method-assign] - to see when it comes
