"""How long a command takes beside Python alone, and the first window beside Qt alone.

Each measurement is a process of its own from start to end, in time of the processor, its floor in
the same round. `python benchmarks/startup.py [ROUNDS] [--small]`; needs no display, and a system
that tells the time of a process finely (Linux, macOS).
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from figures import Figure, report, size

from oobmgr.campaign.file import NewCampaign, create_campaign

ALLOWED_WINDOW = 2.0
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
from oobmgr.domain.garbage import look_seldom
look_seldom()
from oobmgr.bootstrap import leave_sources_unread
leave_sources_unread()
from oobmgr.bootstrap import window_services
from oobmgr.ui.application import first_window, wear
from oobmgr.ui.settings import Settings
from oobmgr.ui.theme import new_application
app = new_application()
settings = Settings(Path(tempfile.mkdtemp()) / 'settings.json')
wear(app, settings.preferences)
window = first_window(app, settings, window_services())
window.show()
app.processEvents()
heavy = {'sqlalchemy', 'alembic', 'openpyxl', 'python_calamine'}
late = heavy & sys.modules.keys()
assert not late, f'loaded before the first window: {late}'
os._exit(0)  # what a worker reads once the window is there is not waited for
"""


GAMES = {"europa": "barbarossa", "spark": "spark", "balkans": "balkans"}
CALCULATOR = ("calc", "europa.supply_income", '{"side": "axis"}')
PYTHON_ALONE = ("-c", "pass")
FLOORS_A_ROUND = 5
"""Python alone takes a hundredth of a second: as many of it in a round tell its time as well."""


def seconds(words: Sequence[str]) -> float:
    """One process of Python from start to end, in seconds of the processor."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(  # noqa: S603 - our own program
        [sys.executable, *words],
        check=False,  # a refusal ends with an error, as it should
        env=environment | {"QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def commands(folder: Path) -> dict[str, tuple[tuple[str, ...], float]]:
    """Words of each command that is measured, and how many times Python alone it may take."""
    found: dict[str, tuple[tuple[str, ...], float]] = {
        "--help": (("--help",), 6.0),
        "a refusal": (("turn", "shwo", "x.oob"), 6.0),
        "calc, one": (CALCULATOR, 25.0),
    }
    for game, scenario in GAMES.items():
        path = folder / f"{game}.oob"
        create_campaign(path, NewCampaign("Start", game, scenario)).close()
        found[f"turn show, {game}"] = (("turn", "show", str(path)), 25.0)
    path = folder / "europa.oob"
    found["balances"] = (("balances", str(path)), 25.0)
    found["units"] = (("units", str(path)), 25.0)
    return found


def main() -> int:
    """Measure all in turn and print their medians; 1 where one is slower than it may be."""
    # The first rounds compile what was never run. Small numbers tell nothing, so they need none.
    warming, rounds = size(1, 0), size(9, 1)
    with tempfile.TemporaryDirectory() as name:
        asked = commands(Path(name))
        jobs = {job: ("-m", "oobmgr", *words) for job, (words, _) in asked.items()}
        jobs |= {"first window": ("-c", PROGRAM), "Qt": ("-c", QT_ALONE)}
        times: dict[str, list[float]] = {"Python": [], **{job: [] for job in jobs}}
        for number in range(warming + rounds):
            for job, words in jobs.items():
                taken = seconds(words)
                if number >= warming:
                    times[job].append(taken)
            times["Python"] += [seconds(PYTHON_ALONE) for _ in range(FLOORS_A_ROUND)]
    ours = {job: median(taken) for job, taken in times.items()}
    return report(
        [
            *(Figure(job, ours[job], ours["Python"], most) for job, (_, most) in asked.items()),
            Figure("first window", ours["first window"], ours["Qt"], ALLOWED_WINDOW),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
