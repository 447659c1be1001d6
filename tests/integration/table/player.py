"""A player at the window: hands that click and type, eyes that read, and the books to compare."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QScrollArea,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.rows import UnitRow
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.operations.jobs import JobQueue
from oobmgr.ui.services import Services
from oobmgr.ui.settings import Settings
from oobmgr.ui.viewmodels.turn_units import PickRow
from oobmgr.ui.views.forms.working import FaultLine
from oobmgr.ui.views.ledger.entry_table import EntryTable
from oobmgr.ui.views.pick_table import PickTable
from oobmgr.ui.views.turn.step_list import StepList
from oobmgr.ui.widgets.pool_bar import FigureTile, PoolPanel
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.weather_chip import WeatherChip
from oobmgr.ui.widgets.working_view import WorkingView
from tests.waiting import LONGEST_MS, rest

W = TypeVar("W", bound=QWidget)

_MOST_TABS = 150

NO_KEY = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


def plain(text: str) -> str:
    """A figure as one types it: no thin space after a sign, a plain one before a fraction."""
    signs = text.replace("−\N{THIN SPACE}", "−").replace("+\N{THIN SPACE}", "+")
    return signs.replace("\N{THIN SPACE}", " ")


def _is_unit(designation: str, kind: str) -> Callable[[PickRow], bool]:
    return lambda row: (row.designation, row.kind) == (designation, kind)


def no_sample(path: Path) -> None:
    """Stand where the sample would be made: these players make their own campaign."""
    raise AssertionError(path)


class Player:
    """Plays in the main window as a person does: with the mouse, the keys, and open eyes."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot = qtbot
        self.window = MainWindow(Settings(folder / "settings.json"), Services(no_sample))
        self.crashes: list[object] = []
        self.window.queue.crashed.connect(self.crashes.append)
        self.window.campaign_opened.connect(self._listen)
        self.window.resize(1440, 900)
        self.window.show()
        self._to_front()
        self.settle()

    def _to_front(self) -> None:
        """Make the window the active one; without a screen nothing else does when a dialog goes."""
        QTest.qWait(20)  # the dialog's own going comes first
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window)

    def leave(self) -> None:
        """Close the window and let go of the file."""
        self.window.close()
        self.window.shut()
        self.window.deleteLater()

    def _listen(self) -> None:
        if self.window.desk is not None:
            self.window.desk.crashed.connect(self.crashes.append)

    def settle(self) -> None:
        """Wait until nothing runs, waits or is about to be asked, and nothing has gone wrong."""
        rest(self._qtbot, self._queues)
        assert not self.crashes

    def _queues(self) -> Iterator[JobQueue]:
        yield self.window.queue
        if self.window.desk is not None:
            yield self.window.desk.queue

    # The books

    @property
    def books(self) -> Queries:
        """What is stored."""
        desk = self.window.desk
        assert desk is not None
        return desk.campaign.queries

    @property
    def file(self) -> Path:
        """The campaign's file."""
        desk = self.window.desk
        assert desk is not None
        return desk.campaign.path

    def held(self, side: str, good: str = "sp", as_of: str | None = None) -> int:
        """What a side's pool holds in the books, as of the end of a turn if given."""
        rows = self.books.balances(as_of)
        return sum(
            row.amount
            for row in rows
            if (row.side, row.good) == (side, good) and row.account.startswith("pool:")
        )

    def account(self, key: str) -> int:
        """What an account holds in the books."""
        rows = self.books.balances(all_accounts=True)
        return sum(row.amount for row in rows if row.account == key)

    def where(self) -> tuple[str, str, str]:
        """Turn, side and phase that are played."""
        row = self.books.sequence()
        return row.turn, row.side, row.phase

    def unit(self, source_key: str) -> UnitRow:
        """A unit by its key in the workbook."""
        return next(row for row in self.books.units() if row.source_key == source_key)

    # Finding

    def all_named(self, name: str, kind: type[W]) -> list[W]:
        """Everything on the screen that has a name."""
        return [w for w in self.window.findChildren(kind, name) if w.isVisible()]

    def find(self, name: str, kind: type[W]) -> W:
        """Return the one thing on the screen that has a name."""
        found = self.all_named(name, kind)
        assert len(found) == 1, f"{len(found)} × {name} on the screen"
        return found[0]

    def there(self, name: str) -> bool:
        """Whether something of this name is on the screen."""
        return bool(self.all_named(name, QWidget))

    # The mouse

    def click(self, name: str) -> None:
        """Click the middle of something."""
        self.click_at(self.find(name, QWidget))

    def click_at(self, widget: QWidget, place: QPoint | None = None, *, wait: bool = True) -> None:
        """Scroll something into sight and click what lies there."""
        where = widget.rect().center() if place is None else place
        self._scroll_to(widget, where)
        there = widget.window().childAt(widget.mapTo(widget.window(), where))
        hit = there is widget or (there is not None and widget.isAncestorOf(there))
        assert hit, f"{widget.objectName()} is covered by {there}"
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, NO_KEY, where)
        if wait:
            self.settle()

    def _scroll_to(self, widget: QWidget, place: QPoint) -> None:
        above = widget.parentWidget()
        while above is not None:
            inside = above.widget() if isinstance(above, QScrollArea) else None
            if isinstance(above, QScrollArea) and inside is not None:
                at = widget.mapTo(inside, place)
                above.ensureVisible(at.x(), at.y(), 10, 40)
            above = above.parentWidget()
        QCoreApplication.processEvents()

    def choose(self, name: str, option: str) -> None:
        """Click one word of a choice, or of the menu of a weather chip."""
        control = self.find(name, QWidget)
        if isinstance(control, WeatherChip):
            control.setFocus()
            self.key(Qt.Key(ord(option[0].upper())))
            return
        assert isinstance(control, SegmentedControl)
        cell = control.cell_rects()[control.options.index(option)]
        self.click_at(control, cell.center().toPoint())
        assert control.value == option

    def step(self, text: str) -> None:
        """Click a step of the open phase in the guided list."""
        steps = self.find("actions", StepList)
        name = next(step.name for step in steps.guide.steps if step.text == text)
        self.click_at(steps, steps.rect_of(name).center().toPoint())

    # The keyboard

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = NO_KEY) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, held)
        self.settle()

    def tab_to(self, name: str, back: bool = False) -> None:
        """Press Tab (or Shift+Tab) until the focus is on something."""
        for _ in range(_MOST_TABS):
            focus = QApplication.focusWidget()
            if focus is not None and focus.objectName() == name:
                return
            self.key(Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab, SHIFT if back else NO_KEY)
        raise AssertionError(f"Tab does not lead to {name}")

    def type(self, text: str) -> None:
        """Type where the focus is."""
        QTest.keyClicks(QApplication.focusWidget() or self.window, text)
        self.settle()

    def write(self, name: str, text: str) -> None:
        """Click a field and type over what stands in it."""
        self.click(name)
        self.key(Qt.Key.Key_A, CTRL)
        self.type(text)

    def enter(self, **numbers: int) -> None:
        """Click number fields by their names and type, as fast as one does; then wait."""
        for name, number in numbers.items():
            box = self.find(name, QSpinBox)
            self.click_at(box, wait=False)
            QTest.keyClick(box, Qt.Key.Key_A, CTRL)
            QTest.keyClicks(box, str(number))
            assert box.value() == number
        self.settle()

    def post(self) -> None:
        """Post with Ctrl+Enter."""
        self.key(Qt.Key.Key_Return, CTRL)

    def undo(self) -> None:
        """Take back with Ctrl+Z."""
        self.key(Qt.Key.Key_Z, CTRL)

    def redo(self) -> None:
        """Do again with Ctrl+Shift+Z."""
        self.key(Qt.Key.Key_Z, CTRL | SHIFT)

    def undo_all(self) -> None:
        """Take everything back; without the keys, which would take a second for ten of them."""
        desk = self.window.desk
        assert desk is not None
        while self.books.undo_state().undo is not None:
            desk.campaign.session.undo()
        desk.refresh_all()
        self.settle()

    # The units of the order of battle

    def pick(self, *units: str) -> None:
        """Tick units in the picker, such as "3 panzer", by a click on their box."""
        for words in units:
            designation, _, kind = words.partition(" ")
            self.write("pick_search", words)
            table = self.find("picker", PickTable)
            model = table.list_model
            at = model.find(_is_unit(designation, kind))
            assert at >= 0, f"no {words} to pick"
            table.scrollTo(model.index(at, 0))
            box: QRect = table.visualRect(model.index(at, 0))
            self.click_at(table.viewport(), box.center())
        self.write("pick_search", " ")

    def pickable(self) -> list[str]:
        """The units that the picker offers."""
        rows = self.find("picker", PickTable).list_model.rows
        return [f"{row.designation} {row.kind}" for row in rows]

    # What is shown

    def working(self) -> dict[str, str]:
        """Label and value of each line of the working; the last of a name counts."""
        view = self.find("working", WorkingView)
        return {row.label: plain(row.value) for row in view.rows}

    def cases(self) -> dict[str, str]:
        """Label and case of each line of the working."""
        return {row.label: row.chip for row in self.find("working", WorkingView).rows}

    def words_of(self, name: str) -> str:
        """What a screen reader says of something on the screen."""
        return plain(self.find(name, QWidget).accessibleName())

    def may(self, name: str) -> bool:
        """Whether a button can be pressed."""
        return self.find(name, QWidget).isEnabled()

    @property
    def tag(self) -> str:
        """Whether the working is in pencil or posted."""
        return self.find("working_tag", QWidget).accessibleName()

    @property
    def change(self) -> str:
        """What the pencil would change; empty where there is none."""
        return " ".join(
            plain(label.accessibleName()) for label in self.all_named("change", QWidget)
        )

    @property
    def faults(self) -> str:
        """Warnings and refusals under the working, or those before going on."""
        lines = [w for w in self.window.findChildren(FaultLine) if w.isVisible()]
        return " | ".join(line.accessibleName() for line in lines)

    def pool(self, name: str) -> str:
        """A pool of the strip in words: "Axis SP: 151, 151 of 200"."""
        panels: Sequence[QWidget] = [
            *self.window.findChildren(PoolPanel),
            *self.window.findChildren(FigureTile),
        ]
        words = [plain(w.accessibleName()) for w in panels if w.isVisible()]
        return next(text.removeprefix(f"{name}: ") for text in words if text.startswith(f"{name}:"))

    def ledger(self) -> list[tuple[str, str, str, str, str]]:
        """The lines of the ledger, newest first: turn, side, good, change, balance."""
        lines = self.find("ledger_table", EntryTable).entries.rows
        return [
            (one.row.turn_short, one.row.side, one.row.sign, plain(one.change), one.balance)
            for one in lines
        ]

    def picked(self) -> str:
        """What the picker says is picked."""
        return self.find("picked", TextLabel).text()

    def text(self, name: str) -> str:
        """The words on a button or link."""
        return self.find(name, QAbstractButton).text()

    # Dialogs of their own loop

    def with_dialog(self, act: Callable[[], object], answer: Callable[[QDialog], object]) -> None:
        """Do what opens a dialog, and answer it there; a dialog that stays is a failure."""
        seen: list[QDialog] = []
        wrong: list[Exception] = []

        def look() -> None:
            dialog = QApplication.activeModalWidget()
            if not isinstance(dialog, QDialog):
                return
            if not seen:
                seen.append(dialog)
                try:
                    answer(dialog)
                except Exception as error:  # noqa: BLE001 - told below, outside Qt's loop
                    wrong.append(error)
            if wrong or time.monotonic() > end:
                dialog.reject()

        end = time.monotonic() + LONGEST_MS / 1000
        timer = QTimer()
        timer.setInterval(20)
        timer.timeout.connect(look)
        timer.start()
        act()
        timer.stop()
        if wrong:
            raise wrong[0]
        assert seen, "no dialog came"
        self._to_front()
        self.settle()
