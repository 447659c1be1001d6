"""Running the window: Qt, the look, what happens on an error of ours, and the event loop."""

from __future__ import annotations

import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    QTimer,
    QTranslator,
    Signal,
    qVersion,
)
from PySide6.QtWidgets import QApplication

from oobmgr.campaign.program_log import log, versions
from oobmgr.domain.garbage import look_as_usual
from oobmgr.ui.garbage import held
from oobmgr.ui.language import ENGLISH, language, speak
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.services import Services
from oobmgr.ui.settings import Preferences, Settings, settings_file
from oobmgr.ui.theme import apply_theme, measure_all, new_application
from oobmgr.ui.theme.fonts import set_measures
from oobmgr.ui.widgets.spoken import speak_for_painted

__all__ = ["CrashNet", "Services", "first_window", "run", "share_time", "wear"]

REDUCE_MOTION: Final = "reduce_motion"
"""A property of the application (true or false) that anything moving asks first."""
_TURN_S: Final = 0.0002


class CrashNet(QObject):
    """Catches errors that nothing else caught, in any thread, and hands them to the GUI thread."""

    caught = Signal(object)

    def install(self) -> None:
        """Take the place of Python's own hooks."""
        sys.excepthook = self._in_main
        threading.excepthook = self._in_thread

    def restore(self) -> None:
        """Give Python its hooks back."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def _in_main(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        # Ctrl+C on the console is a wish, not a bug: where it comes before the window listens for
        # it, it ends the program and opens no report.
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        # On the console too, for whoever started the program there.
        sys.__excepthook__(kind, error, trace)
        self.caught.emit(error)

    def _in_thread(self, what: threading.ExceptHookArgs) -> None:
        threading.__excepthook__(what)
        if what.exc_value is not None:
            # Qt queues a signal that crosses threads, so whoever shows the error may touch widgets.
            self.caught.emit(what.exc_value)


def wear(app: QApplication, preferences: Preferences) -> None:
    """Dress the application as the person likes it."""
    set_measures(text_scale=preferences.text_pct / 100, comfortable=preferences.comfortable)
    app.setProperty(REDUCE_MOTION, preferences.reduce_motion)
    apply_theme(app, preferences.theme)
    # After the style sheet, by which widgets work out how large they want to be.
    measure_all()


def speak_in(app: QApplication, wanted: str) -> None:
    """Speak a language from the start: our texts, those of Qt's own dialogs, numbers in fields.

    `wanted` is one of `LANGUAGES`, or `AS_THE_DESKTOP`.
    """
    desktop = QLocale.system()
    code = wanted or QLocale.languageToCode(desktop.language())
    speak(code)
    # Qt's own texts are English already, and a catalogue that is not read costs nothing.
    if language() == ENGLISH:
        return
    # The desktop's own country, where it speaks this language: Austria writes some things its way.
    own = QLocale.languageToCode(desktop.language()) == code
    QLocale.setDefault(desktop if own else QLocale(code))
    translator = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{code}", folder):
        app.installTranslator(translator)


def first_window(
    app: QApplication, settings: Settings, services: Services, *, opening: bool = False
) -> MainWindow:
    """Make the window of an application that is dressed already; `opening` a campaign, or not."""
    # Dressed as a whole: otherwise every widget is dressed by itself, and once more with each part
    # that it is put into, which takes a twentieth of the time to the first window.
    # Qt goes through all widgets there are: none may be collected meanwhile.
    with held():
        sheet = app.styleSheet()
        app.setStyleSheet("")
        window = MainWindow(settings, services, opening=opening)
        app.setStyleSheet(sheet)
    return window


def share_time() -> None:
    """Let the window have its turn soon while a worker reads.

    A key is to be painted within sixteen milliseconds, and on its way the window asks for its turn
    more than once; Python would let it wait five each time.
    """
    sys.setswitchinterval(_TURN_S)


def run(arguments: Sequence[str], open_path: Path | None, services: Services) -> int:
    """Open the window, on a campaign if a path is given, and return the exit code of the loop.

    `arguments` are those of the command line with the program's name first, as Qt wants them.
    """
    app = new_application(arguments)
    app.setApplicationName("oobmgr")
    # Under Wayland the desktop finds the icon of a window by this name alone.
    app.setDesktopFileName("oobmgr")
    share_time()
    settings = Settings(settings_file())
    # Before any widget is made: they take their words and their sizes as they are made.
    speak_in(app, settings.preferences.language)
    speak_for_painted()
    wear(app, settings.preferences)
    window = first_window(app, settings, services, opening=open_path is not None)
    window.preferences_changed.connect(lambda preferences: wear(app, preferences))
    net = CrashNet()
    net.caught.connect(window.show_crash)
    net.install()
    window.show()
    # Only now: no window waits for what needs sockets.
    from oobmgr.ui.shell.ended_from_outside import EndedFromOutside

    outside = EndedFromOutside()
    outside.asked.connect(window.end)
    outside.install()
    look_as_usual()
    log(f"started: {versions()}, Qt {qVersion()}")
    if open_path is not None:
        # Once the window stands, which tells what is wrong with the file.
        QTimer.singleShot(0, lambda: window.open_path(open_path))
    try:
        return app.exec()
    finally:
        outside.restore()
        net.restore()
        window.shut()
