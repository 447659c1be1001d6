"""The tables, indexes and triggers that a campaign file has, and those that are not ours.

What another program put there could act as soon as the file is written to: a trigger changes other
rows than those that were posted, a view stands in the place of a table.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.places import migrations_dir
from oobmgr.domain.values import dataclass
from oobmgr.models.engines import fetch

if TYPE_CHECKING:
    from oobmgr.models.engines import Connection

SHAPES: Final = "shapes.json"
"""The parts of a file of each revision, in the folder of the migrations."""
_SPACES: Final = re.compile(r"[\s\"`]+")
_OF_SQLITE: Final = ("table", "sqlite_stat")
"""Tables that SQLite makes when somebody has it count its indexes: they change no answer."""
Shape = dict[str, list[str]]


def shape_of(connection: Connection) -> Shape:
    """The parts of a file by their names: what each is, of which table, and its text in SQL.

    The text is without spaces and quotes, which differ between versions of what wrote it.
    """
    return {
        name: [kind, table, _SPACES.sub("", text or "").lower()]
        for kind, name, table, text in fetch(
            connection, "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name"
        )
        # `ANALYZE` of any tool makes these tables, and they change nothing of the books.
        if not (kind == _OF_SQLITE[0] and name.startswith(_OF_SQLITE[1]))
    }


@cache
def shapes() -> dict[str, Shape]:
    """The parts of a file of every revision."""
    text = (migrations_dir() / SHAPES).read_text(encoding="utf-8")
    found: dict[str, Shape] = json.loads(text)
    return found


@dataclass(frozen=True)
class StrangePart:
    """A part of a file that is not as oobmgr makes it; `what` says how."""

    kind: str
    name: str
    table: str
    what: str

    @property
    def fault(self) -> Fault:
        """The same for the player."""
        return Fault(f"the {self.kind} {self.name} {self.what} ({self.table}).", where="file")


def strange_parts(connection: Connection, revision: str | None) -> tuple[StrangePart, ...]:
    """What a file has that oobmgr does not make, lacks or has otherwise; empty for a sound one."""
    wanted = shapes().get(revision or "")
    # Of a newer program: its own shapes are not known here, and the revision alone refuses the
    # file.
    if wanted is None:
        return ()
    there = shape_of(connection)
    return tuple(
        StrangePart((there.get(name) or wanted[name])[0], name, table, what)
        for name in sorted(wanted.keys() | there.keys())
        for table, what in _difference(wanted.get(name), there.get(name))
    )


def _difference(wanted: list[str] | None, there: list[str] | None) -> list[tuple[str, str]]:
    """The table concerned, and what is the matter; empty where nothing is."""
    if wanted == there:
        return []
    if there is None:
        return [(wanted[1], "is missing")] if wanted else []
    return [(there[1], "is not as oobmgr makes it" if wanted else "is of another program")]
