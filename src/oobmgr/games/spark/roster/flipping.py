"""Which side of its counter a unit shows: worked out from its boxes, never kept (SP-ROSTER-12)."""

from __future__ import annotations

from typing import Final

from oobmgr.rules.tables import Tables

SHARE: Final = "flip.share"


def is_flipped(steps_left: int, steps: int, tables: Tables) -> bool:
    """Whether a unit with so many of its boxes open lies on its back."""
    return steps_left <= steps * tables.number(f"roster.{SHARE}")


def flip_case(tables: Tables) -> str:
    """The case that says when a unit flips."""
    return tables.case(f"roster.{SHARE}")
