from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, SignalInstance
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.ui.theme import apply_theme
from tests.waiting import LONGEST_MS


class PatientBot(QtBot):
    """Waits for what must come as long as a busy machine takes."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = LONGEST_MS) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: SignalInstance, *, timeout: int = LONGEST_MS, **more: Any) -> Any:  # noqa: ANN401 - as the bot has it
        return super().waitSignal(signal, timeout=timeout, **more)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    assert qapp is not None
    return PatientBot(request)


@pytest.fixture(autouse=True)
def _light(qapp: QApplication) -> None:
    """Dress the application in light before each test, with none of the last test's windows."""
    # Nothing outside an event loop destroys what was to be deleted later.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    apply_theme(qapp, "light")
