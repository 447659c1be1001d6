"""The calendar of a description."""

from __future__ import annotations

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.periods import PeriodTurns, calendar_from
from oobmgr.games.own.description.description import Turns


def calendar_of(turns: Turns) -> tuple[PeriodTurns, TurnCode]:
    """The calendar that is described, and its first turn. Raises `BadInput`."""
    return calendar_from(turns.kind, turns.first, turns.parts, turns.names)
