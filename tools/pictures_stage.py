"""A window that is posed for a picture as a person would do it: with clicks and keys."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLineEdit, QMenu, QSpinBox, QWidget

from oobmgr.bootstrap import window_services
from oobmgr.campaign.file import Campaign, open_campaign
from oobmgr.exchange.sample import known_sample, make_sample
from oobmgr.ui.application import wear
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.settings import Preferences, Settings
from oobmgr.ui.shell.workspace import Workspace

W = TypeVar("W", bound=QWidget)
SIZE = (1440, 900)
_LONGEST_SECONDS = 30.0
_QUIET_ROUNDS = 12


class Stage:
    """One window of its own settings on a fresh copy of the sample campaign."""

    def __init__(self, home: Path, *, dark: bool) -> None:
        self.folder = home / "Documents" / "oobmgr"
        self._preferences = Preferences(theme="dark" if dark else "light", reduce_motion=True)
        self._dialog: QDialog | None = None
        self._menus: list[tuple[QMenu, QPoint]] = []
        self._laid: list[tuple[QPixmap, QPoint]] = []
        settings = home / "settings.json"
        settings.unlink(missing_ok=True)
        _clear(self.folder)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            wear(app, self._preferences)
        self.window = MainWindow(Settings(settings), window_services())
        self.window.resize(*SIZE)
        self.window.change_preferences(self._preferences)

    def __enter__(self) -> Self:
        self.window.show()
        self.window.activateWindow()
        self.settle()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._dialog is not None:
            self._dialog.close()
        self.window.close()
        self.window.shut()
        self.window.deleteLater()
        QCoreApplication.processEvents()

    @property
    def workspace(self) -> Workspace:
        """The open campaign."""
        workspace = self.window.workspace
        if workspace is None:
            raise LookupError("no campaign is open")
        return workspace

    def open_sample(self, prepare: Callable[[Campaign], None] | None = None) -> None:
        """Open the sample campaign at the place where it stands, or as `prepare` plays it on."""
        kept = self.folder.parent / known_sample().file_name
        path = self.folder / known_sample().file_name
        if not kept.exists():
            make_sample(kept)
        shutil.copy(kept, path)
        if prepare is not None:
            with open_campaign(path) as books:
                prepare(books)
        self.open(path)

    def open(self, path: Path) -> None:
        """Open a campaign."""
        self.window.open_path(path)
        self.settle()

    def page(self, key: str) -> QWidget | None:
        """Go to a page and give it."""
        self.workspace.show_page(key)
        self.settle()
        return self.workspace.stack.currentWidget()

    def find(self, name: str, kind: type[W]) -> W:
        """The widget of this name that is in sight."""
        found = [w for w in self.window.findChildren(kind, name) if w.isVisible()]
        if not found:
            raise LookupError(f"no {name} in sight")
        return found[-1]

    def key(self, key: Qt.Key, *, control: bool = False) -> None:
        """Press a key where the focus is."""
        held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(QApplication.focusWidget() or self.window, key, held)
        self.settle()

    def type(self, name: str, text: str) -> None:
        """Give a control the focus and type over what stands in it."""
        control = self.find(name, QWidget)
        control.setFocus()
        if isinstance(control, (QSpinBox, QLineEdit)):
            control.selectAll()
        QTest.keyClicks(control, text)
        self.settle()

    def click(self, name: str) -> None:
        """Click a control."""
        QTest.mouseClick(self.find(name, QWidget), Qt.MouseButton.LeftButton)
        self.settle()

    def choose(self, name: str, words: str) -> None:
        """Choose an entry of a list by typing it."""
        box = self.find(name, QComboBox)
        box.setFocus()
        QTest.keyClicks(box, words)
        QTest.keyClick(box, Qt.Key.Key_Return)
        self.settle()

    def post(self) -> None:
        """Post what is in pencil."""
        self.window.menus.give("post")
        self.settle()

    def next_phase(self) -> None:
        """Go on, whatever looks forgotten."""
        self.window.menus.give("next_phase")
        self.settle()
        asked = self.window.findChildren(QWidget, "go_on_anyway")
        if any(button.isVisible() for button in asked):
            self.click("go_on_anyway")

    def enlarge(self, text_pct: int) -> None:
        """Show text larger, as the menu View does."""
        self._preferences = replace(self._preferences, text_pct=text_pct)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            wear(app, self._preferences)
        self.window.change_preferences(self._preferences)
        self.settle()

    def show_dialog(self, dialog: QDialog) -> None:
        """Take the picture of this dialog instead of the window's."""
        self._dialog = dialog
        dialog.show()
        self.settle()

    def show_menu(self, menu: QMenu, anchor: QWidget, *, opened: str = "") -> None:
        """Take the picture with this menu below its button, and the part of it that is opened."""
        at = anchor.mapTo(self.window, anchor.rect().bottomLeft())
        self._menus.append((menu, at))
        for action in menu.actions():
            part = action.menu()
            if opened and isinstance(part, QMenu) and part.title().replace("&", "") == opened:
                menu.resize(menu.sizeHint())
                menu.setActiveAction(action)
                beside = QPoint(menu.width(), menu.actionGeometry(action).top())
                self._menus.append((part, at + beside))

    def lay(self, picture: QPixmap, on: QWidget, at: QPoint) -> None:
        """Take the picture with this one laid over it, such as what hangs at the pointer."""
        self._laid.append((picture, on.mapTo(self.window, at)))

    def grab(self) -> QImage:
        """What is in sight, at one pixel for each logical one."""
        self.settle()
        image = (self._dialog or self.window).grab().toImage()
        painter = QPainter(image)
        for menu, at in self._menus:
            # Menus are windows of their own, which are not in the picture of this one.
            menu.resize(menu.sizeHint())
            lowest = max(0, image.height() - menu.height())
            furthest = max(0, image.width() - menu.width())
            painter.drawPixmap(min(at.x(), furthest), min(at.y(), lowest), menu.grab())
        for picture, at in self._laid:
            painter.drawPixmap(at, picture)
        painter.end()
        return image

    def settle(self) -> None:
        """Let the window work until nothing runs or waits any more."""
        end = time.monotonic() + _LONGEST_SECONDS
        quiet = 0
        while quiet < _QUIET_ROUNDS and time.monotonic() < end:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
            desk = self.window.desk
            idle = self.window.queue.idle and (desk is None or desk.queue.idle)
            quiet = quiet + 1 if idle else 0
            time.sleep(0.015)
        # Only a running event loop removes what was put away; without it the old stays in sight.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _clear(folder: Path) -> None:
    for path in folder.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
