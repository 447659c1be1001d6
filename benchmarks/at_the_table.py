"""How long a player waits at the table: from a key to new figures, from page to page, back in time.

Run `python benchmarks/at_the_table.py [ENTRIES …] [--small]`: a window on the order of battle of
Barbarossa (940 units), after 50, 500 and 5,000 entries. Measured is the time from a key to the end
of the painting that shows what came of it.

The floor of a posting, in the same run: a bare SQLite transaction with as many rows, and a repaint
of the same window that has nothing new to show; that of a page and of a look back is the repaint
alone; that of opening a reading of the rows of the present and the repaint. `at work` is the time
that the program had a processor, which a busy machine does not lengthen. `post`, `undo` and `undo
state` are measured without a window, beside the first of the histories: they may not grow with it.

All histories take turns, post by post and sitting by sitting: a machine that becomes slower while
it is measured slows each of them, and none grows for that.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from figures import SMALL, Figure, numbers, report, some
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from table import Table, Times, now

from oobmgr.campaign.commands import Advance, Command, EditUnits, LoseSteps, RestoreSteps
from oobmgr.campaign.file import NewCampaign, create_campaign, open_campaign
from oobmgr.domain.places import resources_dir
from oobmgr.domain.postings import UnitId
from oobmgr.exchange.order_of_battle import read_order_of_battle, to_command
from oobmgr.known_games import game
from oobmgr.ui.application import share_time
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.pages import ORDER_OF_BATTLE, TURN
from oobmgr.ui.services import Services
from oobmgr.ui.settings import Settings
from oobmgr.ui.theme import apply_theme, new_application
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen

HISTORIES = numbers((50, 500, 5_000), (20,))
SITTINGS = 1 if SMALL else 3
ROUNDS = 1 if SMALL else 3
"""Of each job in a sitting."""
SAMPLE = resources_dir() / "samples" / "barbarossa_1941.xlsx"
PHASE_EVERY = 40
"""Entries of a phase."""
INCOME = "initial"
ALLOWED = {
    "income": 3.0,
    "step mark": 3.0,
    "undo": 3.0,
    "undo of a step": 3.0,
    "page seen": 3.0,
    "page new": 10.0,
    "turn back": 6.0,
    "back to now": 6.0,
    "opening": 30.0,
}
WRITES = ("income", "step mark", "undo", "undo of a step")
ALONE = ("post", "take back", "undo state")
GROWTH = 1.5


# The campaign


def history(entries: int, units: tuple[UnitId, ...]) -> Iterator[Command]:
    """What is entered in play: losses and their corrections, moves, and on to the next phase."""
    done = 0
    for number in range(entries):
        unit = (units[done // 3 % len(units)],)
        if number % PHASE_EVERY == PHASE_EVERY - 1:
            yield Advance(anyway=True)
            continue
        if done % 3 == 0:
            yield LoseSteps(unit)
        elif done % 3 == 1:
            yield EditUnits(unit, {"hex": f"1B {2000 + number % 1000}"})
        else:
            yield RestoreSteps(unit)
        done += 1


def made(path: Path, entries: int, base: Path) -> None:
    """A campaign after so many entries, before the income of a turn."""
    shutil.copyfile(base, path)
    with open_campaign(path) as campaign:
        units = tuple(UnitId(row.id) for row in campaign.queries.units() if row.steps > 1)
        for command in history(entries, units):
            campaign.session.execute(command)
        while INCOME not in campaign.queries.sequence().actions_now:
            campaign.session.execute(Advance(anyway=True))


def base_file(folder: Path) -> Path:
    """The campaign as it begins: all units of the sample."""
    path = folder / "base.oob"
    with create_campaign(path, NewCampaign("Table", "europa", "barbarossa")) as campaign:
        campaign.session.execute(to_command(read_order_of_battle(SAMPLE, game("europa"))))
    return path


# The floors


def bare_writes(folder: Path, like: Path, times: Times) -> None:
    """A bare transaction with the rows of a step mark: head, two postings, unit."""
    path = folder / "bare.db"
    shutil.copyfile(like, path)
    with closing(sqlite3.connect(path, isolation_level=None)) as books:
        books.execute("PRAGMA journal_mode = WAL")
        books.execute("PRAGMA synchronous = FULL")
        columns = [row[1] for row in books.execute("PRAGMA table_info(journal_transaction)")][1:]
        marks = ", ".join("?" * len(columns))
        head = f"INSERT INTO journal_transaction ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608 - its own columns
        line = (
            "INSERT INTO journal_posting (transaction_id, account, good, amount) "
            "VALUES (?, ?, 'step', ?)"
        )
        for _ in range(5 * ROUNDS):
            values = [None if name == "reverses" else "x" * 20 for name in columns]
            began = now()
            books.execute("BEGIN IMMEDIATE")
            number = books.execute(head, values).lastrowid
            books.executemany(line, [(number, "unit:axis:1", -1), (number, "lost:axis", 1)])
            books.execute("UPDATE unit SET steps_left = steps_left WHERE id = 1")
            books.execute("COMMIT")
            times.note(began, now())
    path.unlink()


def bare_reads(path: Path, times: Times) -> None:
    """A bare reading of the rows of the present: units, formations and facts."""
    for _ in range(ROUNDS):
        began = now()
        with closing(sqlite3.connect(path)) as books:
            for table in ("unit", "formation", "state", "balance"):
                books.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608 - our own names
            for (value,) in books.execute("SELECT value FROM state").fetchall():
                json.loads(value)
        times.note(began, now())


# What a player does


Jobs = dict[str, Times]


def play(app: QApplication, folder: Path, file: Path, jobs: Jobs) -> None:
    """Open the file and do each thing a few times."""
    window = MainWindow(Settings(folder / f"{file.stem}.json"), Services(lambda _: None))
    window.resize(1440, 900)
    window.show()
    app.processEvents()
    began = now()
    campaign = open_campaign(file)
    window.show_campaign(campaign)
    table = Table(app, window)
    table.until(lambda: getattr(table.workspace.screen_shown, "reading", None) is not None)
    jobs["opening"].note(began, table.painted.at)
    window.activateWindow()
    table.rest()
    look_at_pages(table, jobs)
    post_incomes(table, jobs)
    mark_steps(table, jobs)
    look_back(table, jobs)
    for _ in range(5 * ROUNDS):
        table.repaint(jobs["repaint"])
    window.shut()
    window.close()


def look_at_pages(table: Table, jobs: Jobs) -> None:
    """Show each page for the first time, then each of them again."""
    workspace = table.workspace
    pages = [page.key for page in workspace.pages]
    for key in some(key for key in (*pages, TURN) if workspace.loaded(key) is None):
        table.time(jobs["page new"], lambda key=key: workspace.show_page(key), lambda: table.idle)
    # Once in a sitting: so many pages give more times than any other job has.
    for key in some(pages):
        workspace.show_page(TURN if key != TURN else pages[1])
        table.rest()
        table.time(jobs["page seen"], lambda key=key: workspace.show_page(key), lambda: True)


def post_incomes(table: Table, jobs: Jobs) -> None:
    """Post the income of the turn with its key, and take it back."""
    workspace = table.workspace
    workspace.show_page(TURN)
    table.rest()
    screen = workspace.screen_shown
    assert screen is not None
    press = partial(QTest.keyClick, screen, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    for _ in range(ROUNDS):
        assert screen.show_action(INCOME)
        table.rest()
        enter_weather(screen)
        table.rest()
        before = workspace.desk.campaign.queries.version()
        table.time_change(jobs["income"], press)
        assert workspace.desk.campaign.queries.version() == before + 1
        table.time_change(jobs["undo"], workspace.desk.undo)


def enter_weather(screen: QWidget) -> None:
    """Clear in every zone, as a player enters it before the income can be posted."""
    button = screen.findChild(QAbstractButton, "weather_clear")
    assert button is not None
    button.click()


def mark_steps(table: Table, jobs: Jobs) -> None:
    """Strike a step of a unit with its key, and take it back."""
    workspace = table.workspace
    workspace.show_page(ORDER_OF_BATTLE)
    table.rest()
    screen = workspace.screen_shown
    assert isinstance(screen, OrderOfBattleScreen)
    unit = next(row.id for row in workspace.desk.campaign.queries.units() if row.steps_left > 1)
    screen.show_unit(unit)
    table.rest()
    for _ in range(ROUNDS):
        before = workspace.desk.campaign.queries.version()
        table.time_change(jobs["step mark"], lambda: QTest.keyClick(screen.table, Qt.Key.Key_X))
        assert workspace.desk.campaign.queries.version() == before + 1
        table.time_change(jobs["undo of a step"], workspace.desk.undo)


def look_back(table: Table, jobs: Jobs) -> None:
    """Look at the turn before, and come back."""
    workspace = table.workspace
    for page in (TURN, ORDER_OF_BATTLE):
        workspace.show_page(page)
        table.rest()
        for _ in range(ROUNDS):
            table.time_change(jobs["turn back"], lambda: workspace.look_step(-1))
            table.time_change(jobs["back to now"], lambda: workspace.look_at(None))


def post_alone(files: Mapping[int, Path], found: Mapping[int, Jobs]) -> None:
    """Post, ask what can be undone, undo, without a window: each history once in every round."""
    with ExitStack() as opened:
        campaigns = {
            entries: opened.enter_context(open_campaign(file)) for entries, file in files.items()
        }
        units = {
            entries: [UnitId(row.id) for row in one.queries.units() if row.steps_left > 1]
            for entries, one in campaigns.items()
        }
        for number in range(5 * ROUNDS * SITTINGS):
            for entries, campaign in campaigns.items():
                command = LoseSteps((units[entries][number],))
                for job, act in (
                    ("post", partial(campaign.session.execute, command)),
                    ("undo state", campaign.queries.undo_state),
                    ("take back", campaign.session.undo),
                ):
                    began = now()
                    act()
                    found[entries][job].note(began, now())


def measured(app: QApplication, folder: Path, files: Mapping[int, Path]) -> dict[int, Jobs]:
    """Everything of all histories, each in its turn."""
    found: dict[int, Jobs] = {entries: defaultdict(Times) for entries in files}
    copies = {entries: folder / f"{entries} alone.oob" for entries in files}
    for entries, copy in copies.items():
        shutil.copyfile(files[entries], copy)
    post_alone(copies, found)
    for sitting in range(SITTINGS):
        for entries, file in files.items():
            jobs = found[entries]
            bare_writes(folder, file, jobs["bare write"])
            bare_reads(file, jobs["bare read"])
            copy = folder / f"{entries} sitting {sitting}.oob"
            shutil.copyfile(file, copy)
            play(app, folder, copy, jobs)
    return found


def figures_of(entries: int, jobs: Jobs, first: Jobs) -> Iterator[Figure]:
    """The jobs of one history against their floors; `first` is the shortest one."""

    def of(name: str, *, worked: bool) -> float:
        return median(jobs[name].worked if worked else jobs[name].waited)

    floors = dict.fromkeys(ALLOWED, ("repaint",))
    floors |= dict.fromkeys(WRITES, ("bare write", "repaint")) | {
        "opening": ("bare read", "repaint")
    }
    for name, allowed in ALLOWED.items():
        for worked in (False, True):
            floor = sum(of(part, worked=worked) for part in floors[name])
            words = f"{entries:,}: {name}" + (", at work" if worked else "")
            yield Figure(words, of(name, worked=worked), floor, allowed)
    for name in ALONE:
        yield Figure(
            f"{entries:,}: {name}", median(jobs[name].worked), median(first[name].worked), GROWTH
        )


def main() -> int:
    """Measure and print; 1 where something takes longer than it may."""
    app = new_application()
    share_time()
    apply_theme(app, "light")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        base = base_file(folder)
        files = {entries: folder / f"{entries}.oob" for entries in HISTORIES}
        for entries, file in files.items():
            made(file, entries, base)
        found = measured(app, folder, files)
    first = found[HISTORIES[0]]
    figures = [
        figure for entries, jobs in found.items() for figure in figures_of(entries, jobs, first)
    ]
    return report(figures)


if __name__ == "__main__":
    sys.exit(main())
