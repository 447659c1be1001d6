"""What looks forgotten in a part of a Turn Section, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable

from oobmgr.games.spark.forgotten.assault import ASSAULT_KINDS, forgotten_assaults
from oobmgr.games.spark.forgotten.initiative import INITIATIVE_KINDS, forgotten_initiative
from oobmgr.games.spark.forgotten.movement import MOVEMENT_KINDS, forgotten_movement
from oobmgr.rules.books import Books
from oobmgr.rules.game import Warning  # noqa: A004 - as where it is made

Check = Callable[[Books], tuple[Warning, ...]]
# Each chapter adds its check here, and the kinds that it may give below.
_CHECKS: tuple[Check, ...] = (forgotten_initiative, forgotten_movement, forgotten_assaults)
WARNING_KINDS: tuple[str, ...] = (*INITIATIVE_KINDS, *MOVEMENT_KINDS, *ASSAULT_KINDS)


def warnings(books: Books) -> tuple[Warning, ...]:
    """Everything that looks forgotten at this moment, what blocks the advance first."""
    found = (warning for check in _CHECKS for warning in check(books))
    return tuple(sorted(found, key=lambda warning: not warning.must))
