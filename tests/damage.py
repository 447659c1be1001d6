"""Damage to a campaign file by another program: one cell, one row or one part of it, at random.

The torture kind `cells` does so as often as one has time for.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from oobmgr.campaign.file import open_campaign
from oobmgr.domain.errors import CampaignFileError, OobmgrError

VALUES: Final[tuple[Any, ...]] = (
    None, 0, 1, -1, 7, 10**15, 2.5, "", "x", "another text", b"\x00\xff", "9" * 40, "{", "null",
    "[" * 60 + "]" * 60, "[" * 3000 + "]" * 3000, "{}", "[]", '{"side": 3}', "true", "caf\xe9",
)  # fmt: skip
"""What may come to stand in any cell: of every kind, and what only looks like the right one."""
ACTS: Final = "BEGIN UPDATE unit SET steps_left = 0; END"
GUARD: Final = "DROP TRIGGER journal_fact_no_update"
PARTS: Final = (
    f"CREATE TRIGGER foreign_one AFTER INSERT ON journal_posting {ACTS}",
    f"{GUARD}; CREATE TRIGGER journal_fact_no_update AFTER INSERT ON journal_fact {ACTS}",
    "CREATE VIEW foreign_view AS SELECT * FROM unit",
    "CREATE TABLE foreign_table (x)",
    "CREATE INDEX foreign_index ON unit (hex)",
    "DROP INDEX ix_unit_formation_id",
    GUARD,
    "ALTER TABLE unit ADD COLUMN foreign_column TEXT",
    "ALTER TABLE balance RENAME TO balance_gone",
    "DROP TABLE counter",
    "DROP TABLE state; CREATE VIEW state AS SELECT 1 AS subject, 2 AS key, 3 AS field, 4 AS value",
)


@dataclass(frozen=True)
class Found:
    """What came of one damage: whether it was noticed, and what took the program down, if so."""

    damage: str
    noticed: bool
    crash: str = ""


def damaged(path: Path, number: int, seed: int, folder: Path) -> Iterator[Found]:
    """Damage so many copies of a campaign file, each in one place, and look at each."""
    for turn in range(number):
        chance = random.Random(f"{seed} {turn}")  # noqa: S311 - no secret hangs on it
        copy = Path(shutil.copyfile(path, folder / f"{path.stem}-{turn}.oob"))
        damage = damage_one(copy, chance)
        yield looked_at(copy, f"{path.stem} {seed} {turn}: {damage}")
        copy.unlink()
        shutil.rmtree(folder / f"{copy.stem} backups", ignore_errors=True)


def damage_one(path: Path, chance: random.Random) -> str:
    """Change one cell, row or part of a file, as another program would; returns what it did."""
    kind = chance.choices(("cell", "row", "part"), (20, 2, 1))[0]
    if kind == "part":
        statements = chance.choice(PARTS)
        with closing(sqlite3.connect(path)) as stranger:
            stranger.executescript(statements)
        return statements
    with unguarded(path) as stranger:
        done = ""
        while not done:
            done = _change_cell(stranger, chance) if kind == "cell" else _take_row(stranger, chance)
    return done


@contextmanager
def unguarded(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a file whose journal takes changes, as an editor of databases can have it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as stranger:
        guards = stranger.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
        kept = guards.fetchall()
        for name, _ in kept:
            stranger.execute(f"DROP TRIGGER {name}")
        yield stranger
        for _, text in kept:
            stranger.execute(text)


def _tables(stranger: sqlite3.Connection) -> list[str]:
    return [
        name
        for (name,) in stranger.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        if stranger.execute(f"SELECT 1 FROM {name}").fetchone()  # noqa: S608 - of the file
    ]


def _row(stranger: sqlite3.Connection, table: str, chance: random.Random) -> int:
    rows = stranger.execute(f"SELECT rowid FROM {table}").fetchall()  # noqa: S608 - of the file
    return int(chance.choice(rows)[0])


def _change_cell(stranger: sqlite3.Connection, chance: random.Random) -> str:
    """Another value in one cell; empty where the file does not take it, or where it is the same."""
    table = chance.choice(_tables(stranger))
    column = chance.choice([row[1] for row in stranger.execute(f"PRAGMA table_info({table})")])
    row = _row(stranger, table, chance)
    asked = f"SELECT typeof({column}), {column} FROM {table} WHERE rowid = ?"  # noqa: S608 - of the file
    before = stranger.execute(asked, (row,)).fetchone()
    other = stranger.execute(asked, (_row(stranger, table, chance),)).fetchone()[1]
    value = chance.choice([*VALUES, *[other] * 8, *_near(before[1]) * 4])
    try:
        stranger.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (value, row))  # noqa: S608 - of the file
    except sqlite3.Error:
        return ""
    after = stranger.execute(asked, (row,)).fetchone()
    if after == before:
        return ""
    return f"{table} {row}: {column} from {str(before[1])[:40]!r} to {str(value)[:40]!r}"


def _near(value: Any) -> list[Any]:  # noqa: ANN401 - of any cell
    if isinstance(value, int):
        return [value + 1, value - 1, -value]
    return [f"{value}x", str(value)[:-1]] if isinstance(value, str) else []


def _take_row(stranger: sqlite3.Connection, chance: random.Random) -> str:
    table = chance.choice(_tables(stranger))
    row = _row(stranger, table, chance)
    stranger.execute(f"DELETE FROM {table} WHERE rowid = ?", (row,))  # noqa: S608 - of the file
    return f"{table} {row}: taken out"


def looked_at(path: Path, damage: str) -> Found:
    """What the check and the first pages say of a file with this damage."""
    try:
        with open_campaign(path) as campaign:
            noticed = bool(campaign.queries.check())
            for question in (campaign.queries.summary, campaign.queries.units,
                             campaign.queries.sequence, campaign.queries.ledger,
                             campaign.queries.warnings):  # fmt: skip
                try:
                    question()
                except OobmgrError:
                    noticed = True
    except CampaignFileError:
        noticed = True
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
        return Found(damage, noticed=False, crash=f"{type(error).__name__}: {error}")
    return Found(damage, noticed)
