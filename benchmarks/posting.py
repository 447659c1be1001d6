"""How long a move, a lost step and their undoing take in a large order of battle, without a window.

`python benchmarks/posting.py [UNITS …] [--small]`. The floor, in the same rounds: a bare SQLite
transaction that writes as many rows into a copy of the same file. By the clock, for most of a
posting is waiting for the disk; `at work` is the time that the program had a processor, which may
not grow with the number of units: its floor is that of the first size.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from shutil import copyfile
from statistics import median

from figures import Figure, numbers, report, size
from journal_20000 import unit

from oobmgr.campaign.commands import EditUnits, ImportOrderOfBattle, LoseSteps
from oobmgr.campaign.file import NewCampaign, create_campaign, open_campaign

SIZES = numbers((940, 20_000, 100_000), (30, 60))
ROUNDS = size(30, 2)
ALLOWED = 3.0
GROWTH = 1.5
FLOOR = "bare"
Times = dict[str, list[tuple[float, float]]]


def made(path: Path, units: int) -> None:
    """A campaign with so many units."""
    command = ImportOrderOfBattle(tuple(unit(n) for n in range(units)), (), "benchmark.xlsx")
    with create_campaign(path, NewCampaign("Posting", "europa", "barbarossa")) as campaign:
        campaign.session.execute(command)


def bare_write(books: sqlite3.Connection) -> None:
    """The rows of a move: its head, its fact, the unit."""
    columns = [row[1] for row in books.execute("PRAGMA table_info(journal_transaction)")][1:]
    marks = ", ".join("?" * len(columns))
    values = [None if name == "reverses" else "x" * 20 for name in columns]
    books.execute("BEGIN IMMEDIATE")
    number = books.execute(
        f"INSERT INTO journal_transaction ({', '.join(columns)}) VALUES ({marks})",  # noqa: S608 - its own columns
        values,
    ).lastrowid
    books.execute(
        "INSERT INTO journal_fact (transaction_id, subject, key, field, old, new) "
        "VALUES (?, 'unit', '5', 'hex', 'old', 'new')",
        (number,),
    )
    books.execute("UPDATE unit SET hex = '1B 2020' WHERE id = 5")
    books.execute("COMMIT")


def measured(folder: Path, units: int) -> Times:
    """Seconds by the clock and at work of each job, round by round."""
    file, bare = folder / f"{units}.oob", folder / f"bare {units}.oob"
    made(file, units)
    copyfile(file, bare)
    times: Times = defaultdict(list)

    def note(job: str, act: Callable[[], object]) -> None:
        began, at_work = time.perf_counter(), time.thread_time()
        act()
        times[job].append((time.perf_counter() - began, time.thread_time() - at_work))

    with (
        closing(sqlite3.connect(bare, isolation_level=None)) as books,
        open_campaign(file) as open_,
    ):
        books.execute("PRAGMA journal_mode = WAL")
        books.execute("PRAGMA synchronous = FULL")
        session = open_.session
        ids = [row.id for row in open_.queries.units()][: ROUNDS + 1]
        session.execute(EditUnits((ids.pop(),), {"hex": "1B 1919"}))  # what is loaded at first use
        for number, one in enumerate(ids):
            note(FLOOR, partial(bare_write, books))
            note(
                "move", partial(session.execute, EditUnits((one,), {"hex": f"1B {2000 + number}"}))
            )
            note("lost step", partial(session.execute, LoseSteps((one,))))
            note("undo", session.undo)
            note("undo state", open_.queries.undo_state)
    return times


def figures_of(units: int, times: Times, first: Times) -> Iterator[Figure]:
    """The jobs of one size against their floors."""

    def of(found: Times, job: str, kind: int) -> float:
        return median(each[kind] for each in found[job])

    for job in ("move", "lost step", "undo"):
        yield Figure(f"{units:,}: {job}", of(times, job, 0), of(times, FLOOR, 0), ALLOWED)
    for job in ("move", "lost step", "undo", "undo state"):
        yield Figure(f"{units:,}: {job}, at work", of(times, job, 1), of(first, job, 1), GROWTH)


def main() -> int:
    """Measure and print; 1 where something takes longer than it may."""
    with tempfile.TemporaryDirectory() as name:
        found = {units: measured(Path(name), units) for units in SIZES}
    first = found[SIZES[0]]
    return report(
        [one for units, times in found.items() for one in figures_of(units, times, first)]
    )


if __name__ == "__main__":
    sys.exit(main())
