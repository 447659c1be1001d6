"""The set-up as it was checked: how far from the border each unit stands, and whether it may."""

from __future__ import annotations

from dataclasses import dataclass

from oobmgr.domain.postings import Fact, JsonValue, Subject, UnitId
from oobmgr.domain.units import UnitState
from oobmgr.games.europa.setup.distances import (
    SetupDistanceInputs,
    SetupFormation,
    setup_distance,
)
from oobmgr.games.europa.words import AXIS
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables

_PREFIX = "setup"


@dataclass(frozen=True)
class SetUpUnit:
    """Where a unit was found to stand: what it belongs to, hexes from the border, joined or not."""

    unit: UnitId
    formation: SetupFormation
    distance: int
    joined: bool

    def fits(self, tables: Tables) -> bool:
        """Whether it may start there (SET-01, SET-02)."""
        asked = SetupDistanceInputs(self.formation, self.distance, self.joined)
        return setup_distance(asked, tables).result


def set_up_units(books: Books) -> dict[UnitId, SetUpUnit]:
    """The units whose place was entered, by id."""
    facts = books.facts(Subject.CONDITION)
    keys = {key for key, field in facts if key.startswith(f"{_PREFIX}:") and field == "formation"}
    found = {}
    for key in keys:
        formation, distance = facts[key, "formation"], facts.get((key, "distance"))
        if formation and isinstance(distance, int):
            unit = UnitId(int(key.partition(":")[-1]))
            joined = facts.get((key, "joined")) is True
            found[unit] = SetUpUnit(unit, SetupFormation(str(formation)), distance, joined)
    return found


def set_up_facts(books: Books, one: SetUpUnit) -> tuple[Fact, ...]:
    """What has to be written for a unit to be known where it stands."""
    key = f"{_PREFIX}:{one.unit}"
    values: dict[str, JsonValue] = {
        "formation": str(one.formation),
        "distance": one.distance,
        "joined": one.joined,
    }
    return tuple(
        Fact(Subject.CONDITION, key, field, old, new)
        for field, new in values.items()
        if (old := books.fact(Subject.CONDITION, key, field)) != new
    )


def belongs_to(unit: UnitState, tables: Tables) -> SetupFormation:
    """What a unit belongs to in the set-up, from its side, its formations and what it is.

    Formations are read by the words of `setup.word`; who matches none is a reserve where it is a
    division, and any other small unit where it is not.
    """
    if unit.side == AXIS:
        return SetupFormation.AXIS
    small = unit.size not in tables.keys("unit_types.division_size")
    if small:
        return _small(unit, tables)
    path = folded(" ".join(unit.path))
    for name in ("mech", "army"):
        words = tables.keys(f"setup.word.{name}")
        if any(folded(tables.text(f"setup.word.{name}.{word}")) in path for word in words):
            return SetupFormation(name)
    return SetupFormation.RESERVE


def _small(unit: UnitState, tables: Tables) -> SetupFormation:
    siege = folded(tables.text("setup.word.artillery.siege"))
    guns = folded(tables.text("setup.word.artillery.guns"))
    kind = folded(unit.type)
    points = unit.ratings.get("move", 0)
    if guns in kind and siege not in kind and points == tables.whole("setup.artillery.mp"):
        return SetupFormation.ARTILLERY
    return SetupFormation.OTHER
