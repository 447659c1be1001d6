"""Campaigns for tests: made once by the migrations, then copied; and looks at their tables."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Any

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign, open_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.records import RecordValues
from oobmgr.domain.units import UnitValues
from oobmgr.games.europa.fact_kinds import AIR_GROUP
from tests.campaigns import campaign_file

PROJECTIONS = ("unit", "formation", "state", "balance")
JOURNAL = ("journal_transaction", "journal_posting", "journal_fact", "journal_digest")
HEADS = ("campaign_digest", "alembic_version")
EVERYTHING = (*PROJECTIONS, *JOURNAL, "counter", "campaign", *HEADS)
AXIS, SOVIET = SideId("axis"), SideId("soviet")


class Dump(Mapping[str, list[Any]]):
    """Tables of a file: equal to others with the same rows, in whatever order they lie there.

    Names in JSON may stand in any order, too. Rows are put in order only where two dumps do not lie
    alike: most looks are at what must be untouched.
    """

    def __init__(self, tables: Mapping[str, list[Any]]) -> None:
        self._tables = tables

    def only(self, tables: Iterable[str]) -> Dump:
        """Some of the tables."""
        return Dump({table: self._tables[table] for table in tables})

    def __getitem__(self, table: str) -> list[Any]:
        return [row for _, row in sorted(map(_row, self._tables[table]))]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tables)

    def __len__(self) -> int:
        return len(self._tables)

    def __eq__(self, other: object) -> bool:
        alike = isinstance(other, Dump) and self._tables == other._tables
        return alike or super().__eq__(other)

    __hash__ = None  # type: ignore[assignment] # it may lie differently from one that it equals


def unit(
    designation: str = "1",
    *,
    side: SideId = AXIS,
    path: tuple[str, ...] = ("AG North", "18th Army", "I Corps"),
    steps: int = 2,
    arrival: str = "",
    kind: str = "infantry",
) -> UnitValues:
    return UnitValues(
        side=side,
        nation="Germany" if side == AXIS else "Soviet Union",
        designation=designation,
        type=kind,
        size="XX",
        path=path,
        steps=steps,
        ratings={"attack": 7, "defense": 7, "move": 6},
        traits={"re": "3"},
        arrival=TurnCode(arrival),
    )


def units(number: int, **values: Any) -> ImportOrderOfBattle:  # noqa: ANN401 - of `unit`
    return ImportOrderOfBattle(tuple(unit(str(n), **values) for n in range(1, number + 1)))


def flyers(**changes: str | int) -> RecordValues:
    """Air groups of the kind of record that a game of the trial books keeps."""
    values: dict[str, str | int] = {
        "side": AXIS, "nation": "Germany", "kind": "air group", "aircraft": "Bf109E", "groups": 3,
        "steps": 2, "arrival": "1941-06-II", "condition": "",
    }  # fmt: skip
    return RecordValues(AIR_GROUP, values | changes)


FLYERS = flyers()


def fresh_file(folder: Path, name: str = "trial.oob") -> Path:
    """A new campaign, closed."""
    return campaign_file(folder / name, NewCampaign("Trial", "europa", "barbarossa"))


def fresh(folder: Path, name: str = "trial.oob") -> Campaign:
    """A new campaign, open."""
    return open_campaign(fresh_file(folder, name))


def rows(path: Path, statement: str, values: Iterable[Any] = ()) -> list[Any]:
    """What another program sees in the file."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(statement, tuple(values)).fetchall()


def dump(path: Path, tables: Iterable[str] = PROJECTIONS) -> Dump:
    """Every row of the tables, as text and numbers."""
    return Dump(_as_they_lie(path, tables))


def _as_they_lie(path: Path, tables: Iterable[str]) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(path)) as connection:
        return {
            table: connection.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608 - our names
            for table in tables
        }


def as_it_lies(path: Path) -> dict[str, list[Any]]:
    """All that a write could change, in the order in which it is stored."""
    return _as_they_lie(path, EVERYTHING)


@lru_cache(maxsize=2**16)  # from one look to the next hardly a row is another
def _row(row: tuple[Any, ...]) -> tuple[str, tuple[Any, ...]]:
    """A row behind what it is sorted by."""
    found = tuple(map(_in_order, row))
    return repr(found), found


def _in_order(value: Any) -> Any:  # noqa: ANN401 - whatever a cell holds
    """An object of JSON with its names sorted: a trait that is set anew stands at its end."""
    if isinstance(value, str) and value.startswith("{"):
        return json.dumps(json.loads(value), sort_keys=True)
    return value


def everything(path: Path) -> Dump:
    """All that a write could change."""
    return dump(path, EVERYTHING)


def listing(folder: Path) -> dict[str, bytes]:
    """Every file below a folder with what is in it, by its path there."""
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}
