"""How quickly a Roster Sheet follows a key, and the books the sheet, with 1,500 units loaded.

Run `python benchmarks/roster_marking.py [UNITS] [KEYS] [--small]`. A person marks boxes: X, X,
down, at the pace of a key that is held. Measured is the time from the press of a key to the end of
the painting, and to the moment when another connection finds the mark in the file.

The floors, in the same run: a bare table of the same size that paints a row again at a key, and a
bare SQLite file that takes a row and makes it last. Compare the ratios of one run. `at work` is the
time that the window's thread had the processor, which a busy machine does not lengthen.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from figures import Figure, report, size
from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues
from oobmgr.ui.application import share_time
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.services import Services
from oobmgr.ui.settings import Settings
from oobmgr.ui.theme import apply_theme, new_application
from oobmgr.ui.views.roster_sheets.screen import RosterSheetsScreen
from oobmgr.ui.views.roster_sheets.sheet_table import SheetTable

UNITS = size(1_500, 60)
KEYS = size(300, 6, at=1)
ALLOWED_PAINT = 8.0
ALLOWED_SAVE = 30.0
PACE_S = 1 / 30
"""Between two presses: what a keyboard repeats while a key is held."""
HELD_S = 0.02
"""From press to release: a quick tap."""
HELD_BY_MOST_S = 0.06
"""For so long most people hold a key at the least."""
GOAL_S = 0.016
REST_S = 0.0002


@dataclass
class Times:
    """Seconds, one for each key."""

    painted: list[float] = field(default_factory=list)
    worked: list[float] = field(default_factory=list)
    saved: list[float] = field(default_factory=list)
    saved_at_release: int = 0

    def part(self, values: list[float], share: float) -> float:
        """The value that so many of them keep within."""
        return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def made_up(number: int) -> UnitValues:
    """A unit that never was: a third of them on each sheet."""
    sheet = number % 3
    side = SideId("german" if sheet == 2 else "soviet")
    army = ("67th Army", "2nd Shock Army", "German forces")[sheet]
    return UnitValues(
        side=side,
        nation="Germany" if sheet == 2 else "Soviet Union",
        designation=f"{number}/{number // 12}",
        type="infantry regiment" if number % 4 else "divisional artillery regiment",
        size="III",
        path=(army, f"{number // 12}th Division"),
        steps=8,
        ratings={"regular": 8, "at": 1, "morale": 6},
        traits={} if number % 4 else {"boxes": "1 2 3 4 5 6 7 8"},
        hex=f"{10 + number % 30}{10 + number // 30}",
    )


def campaign_of(folder: Path) -> Campaign:
    """A campaign with the units."""
    made = create_campaign(folder / "marks.oob", NewCampaign("Marks", "spark", "spark"))
    units = tuple(made_up(number) for number in range(UNITS))
    made.session.execute(ImportOrderOfBattle(units, source="made up"))
    return made


def settle(app: QApplication, window: MainWindow) -> None:
    """Wait until nothing runs any more."""
    for _ in range(20):
        app.processEvents()
        time.sleep(0.01)
        while window.desk is None or not window.desk.queue.idle:
            app.processEvents()


class Watch(QObject):
    """Notes when a table was painted to the end."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self.at = self.worked = 0.0
        self._painting = False
        self._viewport = table.viewport()
        self._viewport.installEventFilter(self)

    def painted_since(self, moment: float) -> bool:
        """Whether it was painted after a moment."""
        return self.at > moment

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Let the painting go on, and see how long it took."""
        if event.type() != QEvent.Type.Paint or self._painting:
            return False
        self._painting = True
        QApplication.sendEvent(watched, event)
        self._painting = False
        self.at, self.worked = time.perf_counter(), time.thread_time()
        return True


def pump(app: QApplication, until: Callable[[], bool], last: float) -> None:
    """Let the window live until something holds, or it is late.

    Between its events a window rests, and so does this: a loop that never does would take the
    interpreter from the thread that writes, each time that it comes back from the disk.
    """
    while not until() and time.perf_counter() < last:
        app.processEvents()
        time.sleep(REST_S)


def in_file(books: sqlite3.Connection, unit: int, left: int) -> bool:
    """Whether a unit has so many steps in the file."""
    rows = books.execute("SELECT steps_left FROM unit WHERE id = ?", (unit,))
    return int(rows.fetchone()[0]) == left


def mark(app: QApplication, table: SheetTable, watch: Watch, file: Path) -> Times:
    """Press the keys at their pace: two marks on each unit, then the next one."""
    times = Times()
    books = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    for number in range(KEYS):
        began = time.perf_counter()
        unit = table.chosen()[0]
        found = partial(in_file, books, unit.id, unit.row.unit.steps_left - 1)
        pressed, before = time.perf_counter(), time.thread_time()
        QTest.keyPress(table, Qt.Key.Key_X)
        pump(app, partial(watch.painted_since, pressed), pressed + 5)
        times.painted.append(watch.at - pressed)
        times.worked.append(watch.worked - before)
        pump(app, found, pressed + HELD_S)
        saved = time.perf_counter()
        pump(app, lambda: False, pressed + HELD_S)
        times.saved_at_release += saved < pressed + HELD_S
        QTest.keyRelease(table, Qt.Key.Key_X)
        if saved >= pressed + HELD_S:
            pump(app, found, pressed + 5)
            saved = time.perf_counter()
        times.saved.append(saved - pressed)
        if number % 2:
            QTest.keyClick(table, Qt.Key.Key_Down)
        pump(app, lambda: False, began + PACE_S)
    books.close()
    return times


def bare_paint(app: QApplication, rows: int) -> list[float]:
    """A bare table of as many rows and columns, one row painted again at each key."""
    model = QStandardItemModel(rows, 12)
    for row in range(rows):
        for column in range(12):
            model.setItem(row, column, QStandardItem(f"{row} {column}"))
    table = QTableView()
    table.resize(820, 640)
    table.setModel(model)
    table.show()
    app.processEvents()
    watch = Watch(table)
    found = []
    for number in range(KEYS):
        pressed = time.perf_counter()
        for column in range(12):
            model.setData(model.index(number % 20, column, QModelIndex()), str(number))
        pump(app, partial(watch.painted_since, pressed), pressed + 5)
        found.append(watch.at - pressed)
    table.close()
    return found


def bare_writes(folder: Path) -> list[float]:
    """A bare file that takes a row and makes it last, at each key."""
    books = sqlite3.connect(folder / "bare.db", isolation_level=None)
    books.execute("PRAGMA journal_mode = WAL")
    books.execute("CREATE TABLE mark (id INTEGER PRIMARY KEY, unit INTEGER, left INTEGER)")
    found = []
    for number in range(KEYS):
        began = time.perf_counter()
        books.execute("BEGIN IMMEDIATE")
        books.execute("INSERT INTO mark (unit, left) VALUES (?, ?)", (number, 7))
        books.execute("COMMIT")
        found.append(time.perf_counter() - began)
    books.close()
    return found


def main() -> int:
    """Measure and print; 1 where a key takes longer than it may."""
    app = new_application()
    share_time()
    apply_theme(app, "light")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        campaign = campaign_of(folder)
        window = MainWindow(Settings(folder / "settings.json"), Services(lambda _: None))
        window.resize(1440, 900)
        window.show()
        window.show_campaign(campaign)
        settle(app, window)
        workspace = window.workspace
        assert workspace is not None
        workspace.show_page("roster_sheets")
        settle(app, window)
        screen = workspace.screen_shown
        assert isinstance(screen, RosterSheetsScreen)
        window.activateWindow()  # keys of the page work in the window in front alone
        settle(app, window)
        screen.table.setFocus()
        screen.table.go_to_first()
        settle(app, window)
        watch = Watch(screen.table)
        times = mark(app, screen.table, watch, folder / "marks.oob")
        settle(app, window)
        paints, writes = bare_paint(app, len(screen.table.units.rows)), bare_writes(folder)
        paint, write = times.part(paints, 0.5), times.part(writes, 0.5)
        figures = [
            Figure("key to paint", times.part(times.painted, 0.5), paint, ALLOWED_PAINT),
            Figure("key to paint, at work", times.part(times.worked, 0.5), paint, ALLOWED_PAINT),
            Figure("key to file", times.part(times.saved, 0.5), write, ALLOWED_SAVE),
        ]
        slowest = 1000 * times.part(times.painted, 0.99)
        print(f"{UNITS:,} units, {KEYS} keys, 30 a second; 99 of 100 painted in {slowest:.1f} ms")
        print(f"in the file when the key came up after {1000 * HELD_S:.0f} ms: "
              f"{times.saved_at_release} of {KEYS}")  # fmt: skip
        held = sum(value < HELD_BY_MOST_S for value in times.saved)
        print(f"in the file within {1000 * HELD_BY_MOST_S:.0f} ms: {held} of {KEYS}")
        within = sum(value < GOAL_S for value in times.painted)
        print(f"painted within {1000 * GOAL_S:.0f} ms: {within} of {KEYS}")
        window.shut()
    return report(figures)


if __name__ == "__main__":
    sys.exit(main())
