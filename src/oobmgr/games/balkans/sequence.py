"""The order of a turn: movement and combat of each side, in the order that the players know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.balkans.options import FIRST_SIDE, chosen
from oobmgr.games.balkans.words import AXIS, COMBAT, MOVEMENT, SOVIET, other
from oobmgr.rules.books import NO_ORDER, Options, TurnOrder
from oobmgr.rules.game import Phase, PlayerTurn, Reminder
from oobmgr.rules.phase_cases import PhaseCase, read_phase_cases

if TYPE_CHECKING:
    from oobmgr.rules.tables import Tables

PHASES = (
    Phase(MOVEMENT, "Movement", "W81-PART-01", "Partisans turn, units move, garrisons hold"),
    Phase(COMBAT, "Combat", "W81-AIR-02", "Air support, partisans against units out of supply"),
)
"""Those in which these procedures act; whatever else a turn has is played on the map."""


def player_turns(
    _: TurnCode, options: Options, _order: TurnOrder = NO_ORDER
) -> tuple[PlayerTurn, ...]:
    """The player turns of a turn."""
    first = SOVIET if chosen(options, FIRST_SIDE) == SOVIET else AXIS
    phases = tuple(phase.id for phase in PHASES)
    return (PlayerTurn(first, phases), PlayerTurn(other(first), phases))


def reminders(_: Tables) -> tuple[Reminder, ...]:
    """Nothing changes by date."""
    return ()


def phase_cases(tables: Tables) -> tuple[PhaseCase, ...]:
    """What the players bear in mind in each phase, with the numbers of the tables."""
    return read_phase_cases(tables, "phase_cases")
