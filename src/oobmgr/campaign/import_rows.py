"""Frozen rows about imports: which there were, and what players changed since."""

from collections.abc import Mapping
from dataclasses import field

from oobmgr.domain.postings import JsonValue
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
