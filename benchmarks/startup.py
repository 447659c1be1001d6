"""How long until the first window is painted, as a ratio to Qt alone in the same run.

Each measurement is a process of its own: imports, application, first paint. `python
benchmarks/startup.py [ROUNDS] [--small]`; needs no display.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys

from figures import Figure, processor_seconds, report, size

ALLOWED = 2.0
QT_ALONE = """
import os
from PySide6.QtWidgets import QApplication, QMainWindow, QLabel
app = QApplication(['floor'])
window = QMainWindow()
window.setCentralWidget(QLabel('painted'))
window.show()
app.processEvents()
os._exit(0)
"""

PROGRAM = """
from pathlib import Path
import os, sys, tempfile
from PySide6.QtWidgets import QApplication
from oobmgr.bootstrap import window_services
from oobmgr.ui.application import wear
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.settings import Settings
app = QApplication(['oobmgr'])
settings = Settings(Path(tempfile.mkdtemp()) / 'settings.json')
wear(app, settings.preferences)
window = MainWindow(settings, window_services())
window.show()
app.processEvents()
heavy = {'sqlalchemy', 'alembic', 'openpyxl', 'python_calamine'}
late = heavy & sys.modules.keys()
assert not late, f'loaded before the first window: {late}'
os._exit(0)  # what a worker reads once the window is there is not waited for
"""


def seconds(code: str) -> float:
    """One process from start to end, in seconds of the processor."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    start = processor_seconds()
    subprocess.run(  # noqa: S603 - our own two snippets
        [sys.executable, "-c", code],
        check=True,
        env=environment | {"QT_QPA_PLATFORM": "offscreen"},
    )
    return processor_seconds() - start


def main() -> int:
    """Measure both in turn and print their means; 1 where the window is slower than it may be."""
    rounds = size(9, 1)
    seconds(QT_ALONE)
    seconds(PROGRAM)
    floor, program = [], []
    for _ in range(rounds):
        floor.append(seconds(QT_ALONE))
        program.append(seconds(PROGRAM))
    # Means: the system tells the time of a process that has ended in hundredths of a second only.
    low, high = statistics.fmean(floor), statistics.fmean(program)
    return report([Figure("first window, Qt alone", high, low, ALLOWED)])


if __name__ == "__main__":
    sys.exit(main())
