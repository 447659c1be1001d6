from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QLocale,
    QTimer,
    QTranslator,
    SignalInstance,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.ui.application import speak_in, wear
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.language import ENGLISH, linguist, speak
from oobmgr.ui.settings import Preferences
from oobmgr.ui.theme import apply_theme
from oobmgr.ui.widgets.spoken import speak_for_painted
from tests.waiting import LONGEST_MS


class PatientBot(QtBot):
    """Waits for what must come as long as a busy machine takes."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = LONGEST_MS) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: SignalInstance, *, timeout: int = LONGEST_MS, **more: Any) -> Any:  # noqa: ANN401 - as the bot has it
        return super().waitSignal(signal, timeout=timeout, **more)

    def wait(self, ms: int) -> None:
        """Let pass what comes next, or so long where nothing comes.

        `waitUntil` looks, waits and looks again: what it waits for came early in each ten
        milliseconds, and the rest of them went by.
        """
        waker = QTimer(singleShot=True, interval=ms)
        waker.start()
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        # A loop that is run to its end destroys these; one round of it does not.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    assert qapp is not None
    return PatientBot(request)


@pytest.fixture(autouse=True)
def _light(qapp: QApplication) -> Iterator[None]:
    """Dress the application in light before each test, and as it comes after it."""
    speak_for_painted()
    apply_theme(qapp, "light")
    yield
    # Nothing outside an event loop destroys what was to be deleted later. Its windows go first: to
    # dress one that has all its pages takes Qt longer than all else that a test does.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    _throw_away_what_was_left(qapp)
    wear(qapp, Preferences())


def _throw_away_what_was_left(qapp: QApplication) -> None:
    """Destroy what a window kept beside itself, such as parts of a form that it did not show.

    Else every window of the process leaves some: Qt dresses them all again with each new look, they
    are looked through whenever a window comes to rest, and no later window counts as the first.
    """
    for left in qapp.topLevelWidgets():
        if left.parent() is None:
            left.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


_read_phrases = cache(linguist.read_phrases)
_read_file = cache(linguist.read_file)


@pytest.fixture
def in_german(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Speak German for one test; its files are read once in a process."""
    monkeypatch.setattr(linguist, "read_phrases", _read_phrases)
    monkeypatch.setattr(linguist, "read_file", _read_file)
    locale = QLocale()
    speak_in(qapp, "de")
    yield
    speak(ENGLISH)
    QLocale.setDefault(locale)
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)


@pytest.fixture
def open_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dialogs that stand in front until they are answered do not wait for it here."""

    def show(self: FramedDialog) -> bool:
        self.open()
        return False

    monkeypatch.setattr(FramedDialog, "ask", show)
