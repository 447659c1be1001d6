"""How long an import of 20,000 units takes, against what reading and inserting must take.

Run by hand: ``python benchmarks/import_20000.py``. The floor is measured in the same rounds: the
fast reader alone on the same workbook, and one ``executemany`` of as many units and four steps
each. Both in time of the processor. Compare the ratio; seconds of one machine say nothing of
another.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from figures import Figure, in_turn, processor_seconds, report, size
from openpyxl import Workbook
from python_calamine import CalamineWorkbook

from oobmgr.campaign.file import NewCampaign, create_campaign
from oobmgr.domain.places import resources_dir
from oobmgr.exchange.apart import read_apart
from oobmgr.exchange.order_of_battle import (
    order_of_battle_of,
    read_order_of_battle,
    to_command,
)
from oobmgr.exchange.raw_sheets import RawSheet
from oobmgr.exchange.workbooks import read_sheets
from oobmgr.known_games import game

Reader = Callable[[Path], tuple[RawSheet, ...]]
UNITS = size(20_000, 60)
STEPS = 4
ROUNDS = size(5, 1, at=1)
ALLOWED = 1.5
ALLOWED_APART = 2.0
"""With the other process that reads a stranger's file: its start, and its answer sent over."""
ALLOWED_CHECKS = 2.2
SAMPLE = resources_dir() / "samples" / "barbarossa_1941.xlsx"


def make_workbook(path: Path) -> None:
    """Repeat the units of the sample under new IDs until there are enough."""
    with CalamineWorkbook.from_path(SAMPLE) as sample:
        sheets = [sample.get_sheet_by_name(n) for n in ("Axis", "Soviet", "Reinforcements")]
        heading, *_ = rows = [row for sheet in sheets for row in sheet.to_python()]
    units = [row for row in rows if row != heading]
    workbook = Workbook(write_only=True)
    sheet = workbook.create_sheet("Units")
    sheet.append(heading)
    for number in range(UNITS):
        row = units[number % len(units)]
        cells = [cell if cell != "" else None for cell in row]
        sheet.append([f"{row[0]}.{number}", *cells[1:]])
    workbook.save(path)


def read_floor(workbook: Path) -> float:
    """Seconds of the fast reader alone."""
    start = processor_seconds()
    with CalamineWorkbook.from_path(workbook) as book:
        rows = sum(1 for _ in book.get_sheet_by_index(0).iter_rows())
    taken = processor_seconds() - start
    assert rows == UNITS + 1
    return taken


def insert_floor(folder: Path) -> float:
    """Seconds of inserting as many units, and the steps of each, in one transaction.

    The tables are those that anybody would make first: a column for each column of the workbook, a
    row for each step that names its unit.
    """
    units = [(n, n % 250, *("infantry, some text", 7) * 12) for n in range(UNITS)]
    steps = [(n, number, "held", 1) for n in range(UNITS) for number in range(STEPS)]
    path = folder / "floor.db"
    connection = sqlite3.connect(path, isolation_level=None)
    columns = ", ".join(f"c{n} NOT NULL" for n in range(len(units[0]) - 2))
    connection.executescript(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
        f"CREATE TABLE unit (id INTEGER PRIMARY KEY, formation_id INTEGER NOT NULL, {columns});"
        "CREATE TABLE step (unit_id INTEGER NOT NULL REFERENCES unit (id), number INTEGER NOT NULL,"
        "state TEXT NOT NULL, size INTEGER NOT NULL, PRIMARY KEY (unit_id, number));"
    )
    places = ", ".join("?" * len(units[0]))
    start = processor_seconds()
    connection.execute("BEGIN IMMEDIATE")
    connection.executemany(f"INSERT INTO unit VALUES ({places})", units)  # noqa: S608 - our own
    connection.executemany("INSERT INTO step VALUES (?, ?, ?, ?)", steps)
    connection.execute("COMMIT")
    taken = processor_seconds() - start
    connection.close()
    path.unlink()
    return taken


def reading(workbook: Path) -> float:
    """Seconds of reading and checking every row."""
    start = processor_seconds()
    found = read_order_of_battle(workbook, game("europa"))
    taken = processor_seconds() - start
    assert (len(found.units), found.problems) == (UNITS, ())
    return taken


def whole_import(workbook: Path, folder: Path, read: Reader = read_sheets) -> float:
    """Seconds of the whole import into a new campaign: read, check, plan, write."""
    campaign = create_campaign(
        folder / f"{time.monotonic_ns()}.oob", NewCampaign("Trial", "europa", "barbarossa", "full")
    )
    with campaign:
        start = processor_seconds()
        found = order_of_battle_of(workbook.name, read(workbook), campaign.game)
        campaign.session.execute(to_command(found))
        taken = processor_seconds() - start
        assert campaign.queries.summary().units == UNITS
    return taken


def main() -> int:
    """Measure and print; 1 when the whole import is slower than it may be."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        workbook = folder / "units.xlsx"
        make_workbook(workbook)
        best = in_turn(
            {
                "read": lambda: read_floor(workbook),
                "insert": lambda: insert_floor(folder),
                "checked": lambda: reading(workbook),
                "whole": lambda: whole_import(workbook, folder),
                "apart": lambda: whole_import(workbook, folder, read_apart),
            },
            ROUNDS,
        )
    floor = best["read"] + best["insert"]
    return report(
        [
            Figure("reading with all checks", best["checked"], best["read"], ALLOWED_CHECKS),
            Figure("whole import", best["whole"], floor, ALLOWED),
            Figure("whole import, read apart", best["apart"], floor, ALLOWED_APART),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
