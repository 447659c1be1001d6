"""What the journal costs: an import of 20,000 units against writing their bare rows.

Run by hand: ``python benchmarks/journal_20000.py``. The floor is measured in the same run: one
``executemany`` of as many units and of four steps each, in one transaction, into the tables that
anybody would make first. Compare the ratios; seconds of one machine say nothing of another.
"""

from __future__ import annotations

import gc
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from figures import Figure, report, size

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.drafts import UNIT_COLUMNS
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.units import UnitValues

UNITS = size(20_000, 60)
STEPS = 4
FORMATIONS = 250
ROUNDS = size(5, 1, at=1)
ALLOWED = {
    "import": 1.5,
    "units": 2.0,
    "formations": 1.0,
    "undo": 3.0,
    "redo": 3.0,
    "units as of": 4.0,
    "check": 8.0,
}


def unit(number: int) -> UnitValues:
    """One of many units: every one has ratings and traits of its own, as if read from a file."""
    return UnitValues(
        side=SideId("axis" if number % 2 else "soviet"),
        nation="Germany" if number % 2 else "Soviet Union",
        designation=str(number),
        type="infantry",
        size="XX",
        path=("Army Group", "Army", f"{number % FORMATIONS} Corps"),
        steps=STEPS,
        ratings={"attack": number % 13, "defense": number % 11, "move": number % 10},
        traits={"re": "3", "cadre": "2-6", "confidence": str(number % 5)},
        arrival=TurnCode("1941-07-I" if number % 5 == 0 else ""),
        setup="anywhere behind the front",
        source_key=f"unit.{number}",
    )


def floor(folder: Path) -> float:
    """Seconds of the bare rows: a column for each of a unit's, a row for each step."""
    path = folder / "floor.db"
    values = ("infantry, some text",) * (len(UNIT_COLUMNS) - 2)
    units = [(n, n % FORMATIONS, *values) for n in range(UNITS)]
    steps = [(n, number, "held", 1) for n in range(UNITS) for number in range(STEPS)]
    columns = ", ".join(f"c{n} TEXT NOT NULL" for n in range(len(values)))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
            "CREATE TABLE unit (id INTEGER PRIMARY KEY, formation_id INTEGER NOT NULL, "
            f"{columns});"
            "CREATE TABLE step (unit_id INTEGER NOT NULL REFERENCES unit (id), number INTEGER "
            "NOT NULL, state TEXT NOT NULL, size INTEGER NOT NULL, PRIMARY KEY (unit_id, number));"
        )
        marks = ", ".join("?" * len(UNIT_COLUMNS))
        start = time.perf_counter()
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany(f"INSERT INTO unit VALUES ({marks})", units)  # noqa: S608 - our own
        connection.executemany("INSERT INTO step VALUES (?, ?, ?, ?)", steps)
        connection.execute("COMMIT")
        taken = time.perf_counter() - start
    path.unlink()
    return taken


@dataclass
class Figures:
    """The quickest time of each thing: what disturbs a machine only ever makes it slower."""

    seconds: dict[str, float] = field(default_factory=dict)

    def time(self, name: str, call: Callable[[], object]) -> None:
        """Measure one call."""
        gc.collect()
        start = time.perf_counter()
        call()
        self.note(name, time.perf_counter() - start)

    def note(self, name: str, taken: float) -> None:
        """Keep a time if it is the quickest so far."""
        self.seconds[name] = min(taken, self.seconds.get(name, taken))

    def lines(self) -> list[Figure]:
        """Each thing against the floor."""
        floor = self.seconds["floor"]
        return [Figure(name, self.seconds[name], floor, most) for name, most in ALLOWED.items()]


def play(campaign: Campaign, command: ImportOrderOfBattle, figures: Figures) -> None:
    """Import, look, preview, undo, redo, look back, check."""
    session, queries = campaign.session, campaign.queries
    figures.time("import", lambda: session.execute(command))
    assert queries.summary().units == UNITS
    figures.time("units", queries.units)
    figures.time("formations", queries.formations)
    figures.time("undo", session.undo)
    assert queries.summary().units == 0
    figures.time("redo", session.redo)
    assert sum(row.steps_left for row in queries.units()) == UNITS * STEPS
    turn = queries.summary().turn
    figures.time("units as of", lambda: queries.units(turn))
    figures.time("check", lambda: _sound(campaign))


def _sound(campaign: Campaign) -> None:
    assert campaign.queries.check() == ()


def main() -> int:
    """Measure and print; 1 when something is slower than it may be."""
    command = ImportOrderOfBattle(tuple(unit(n) for n in range(UNITS)), (), "benchmark.xlsx")
    figures = Figures()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(ROUNDS):
            gc.collect()
            figures.note("floor", floor(folder))
            new = NewCampaign("Benchmark", "europa", "barbarossa")
            with create_campaign(folder / f"{number}.oob", new) as campaign:
                play(campaign, command, figures)
    return report(figures.lines())


if __name__ == "__main__":
    sys.exit(main())
