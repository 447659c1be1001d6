"""How long the page of the order of battle takes at 20,000 units, from the file to the glass.

Run `python benchmarks/order_of_battle_page.py [UNITS] [--small]`. The floor, in the same rounds, is
a bare reading of the rows of all units and formations, and a bare table of them painted. `first` is
the page as it is shown for the first time in a campaign that was opened just now; `again` is all of
it read and shown anew. Times are those of the processor, in all threads.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
import time
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from figures import Figure, report, size
from order_of_battle_table import BareModel
from posting import made
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QTableView

from oobmgr.campaign.file import open_campaign
from oobmgr.ui.application import share_time
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.theme import apply_theme, new_application
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen

UNITS = size(20_000, 200)
ROUNDS = size(5, 1, at=1)
ALLOWED = {"first": 2.0, "again": 2.0}
COLUMNS = 8
"""As many as the page shows."""


def bare(file: Path, app: QApplication) -> float:
    """Seconds of raw rows and of a bare table of them."""
    began = time.process_time()
    with closing(sqlite3.connect(file)) as books:
        books.execute("SELECT * FROM formation").fetchall()
        rows = books.execute("SELECT * FROM unit").fetchall()
    cells = [tuple(map(str, row[:COLUMNS])) for row in rows]
    view = QTableView()
    view.resize(1200, 700)
    view.setModel(BareModel(cells))
    view.show()
    app.processEvents()
    return time.process_time() - began


def page(file: Path, app: QApplication) -> dict[str, float]:
    """Seconds of the page in a campaign that was opened just now, and of reading it again."""
    with open_campaign(file) as campaign:
        desk = Desk(campaign)
        beat = QTimer(desk, interval=2)
        beat.start()
        screen = OrderOfBattleScreen(desk)
        screen.resize(1200, 700)
        found = {}
        for job in ALLOWED:
            while not desk.queue.idle:
                app.processEvents()
            screen.reading = None
            screen.read_anew()
            began = time.process_time()
            if job == "first":
                screen.show()
                screen.refresh_if_stale()
            else:
                screen.refresh()
            while screen.reading is None:
                app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            app.processEvents()
            found[job] = time.process_time() - began
        desk.close()
        screen.close()
    return found


def main() -> int:
    """Measure both and print; 1 where the page is slower than it may be."""
    app = new_application()
    share_time()
    apply_theme(app, "light")
    times: dict[str, list[float]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "page.oob"
        made(file, UNITS)
        for _ in range(ROUNDS):
            times["bare"].append(bare(file, app))
            for job, taken in page(file, app).items():
                times[job].append(taken)
    floor = median(times["bare"])
    return report(
        Figure(f"{UNITS:,} units, {job}", median(times[job]), floor, most)
        for job, most in ALLOWED.items()
    )


if __name__ == "__main__":
    sys.exit(main())
