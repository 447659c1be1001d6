"""Frozen rows about imports: which there were, what was changed since, what a new one changes."""

from collections.abc import Mapping
from dataclasses import field

from oobmgr.domain.postings import JsonValue, UnitId
from oobmgr.domain.values import dataclass


@dataclass(frozen=True, slots=True)
class ImportRow:
    """One import of an order of battle; `undone` where it was taken back."""

    transaction: int
    title: str
    source: str
    turn_label: str
    at: str
    undone: bool


@dataclass(frozen=True, slots=True)
class UnitEdits:
    """What players changed of units since a workbook brought them.

    `before` gives what a field of a unit (by its number) held before that: of ``formation`` the
    names from the top down. `origins` is the transaction that brought each unit, `removed` the IDs
    of units from workbooks that were taken off. `imports` are those of `origins` that are imports.
    """

    before: Mapping[tuple[int, str], JsonValue] = field(default_factory=dict)
    origins: Mapping[int, int] = field(default_factory=dict)
    removed: frozenset[str] = frozenset()
    imports: frozenset[int] = frozenset()


@dataclass(frozen=True)
class UnitUpdate:
    """What a workbook says otherwise of a unit that is there, as far as the player wants it.

    `changes` are as `EditUnits` takes them; `path` is where the unit is to stand, `steps` how many
    it has in all and `steps_left` how many of them are left: None for as it is.
    """

    unit_id: UnitId
    changes: Mapping[str, str | int] = field(default_factory=dict)
    path: tuple[str, ...] | None = None
    steps: int | None = None
    steps_left: int | None = None
