"""A unit and a formation as frozen values, whichever game they belong to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import FormationId, UnitId

PATH_SEPARATOR = " / "
AT_START = TurnCode("")
"""The arrival of a unit that is there when play begins."""
MOST_STEPS = 60
"""The most steps of a unit: more boxes would not stand side by side across a roster sheet."""
MOST_RATING = 999
"""The most that a rating, a factor or a number of regiments may be: three figures on a counter."""
MOST_LEVELS = 20
"""The most formations one below the other: twice what any army has."""


class UnitStatus(StrEnum):
    """Where a unit stands in its life, whatever the game."""

    ON_MAP = "on_map"
    DUE = "due"
    DEAD = "dead"


@dataclass(frozen=True, slots=True)
class UnitValues:
    """What is known of a unit when it enters the books.

    `ratings` are the game's named whole numbers (``attack, defense, move``); `traits` the game's
    other words and numbers about it (``re``, ``cm``, ``aeca``, ``cadre`` ...); `steps` how many
    it has in all; `arrival` the turn in which it arrives, empty for the start; `path` the
    formations from the top down.
    """

    side: SideId
    nation: str
    designation: str
    type: str
    size: str
    path: tuple[str, ...]
    steps: int
    ratings: Mapping[str, int] = field(default_factory=dict)
    traits: Mapping[str, str] = field(default_factory=dict)
    arrival: TurnCode = AT_START
    hex: str = ""
    setup: str = ""
    note: str = ""
    source_key: str = ""


@dataclass(frozen=True, slots=True)
class UnitState:
    """A unit as it stands now, for the rules: values, steps left, status."""

    id: UnitId
    side: SideId
    nation: str
    designation: str
    type: str
    size: str
    formation: FormationId
    path: tuple[str, ...]
    steps: int
    steps_left: int
    ratings: Mapping[str, int]
    traits: Mapping[str, str]
    arrival: TurnCode
    status: UnitStatus
    hex: str = ""

    @property
    def reduced(self) -> bool:
        """Whether it has lost a step and lives."""
        return 0 < self.steps_left < self.steps
