"""The player turns of a game turn: which one a phase belongs to, and how it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.calendar import TurnCode
    from oobmgr.rules.books import PhaseId
    from oobmgr.rules.game import Game, PlayerTurn


@dataclass(frozen=True)
class Position:
    """A place in the sequence of play."""

    turn: TurnCode
    side: SideId
    phase: PhaseId


def position_of(player_turns: tuple[PlayerTurn, ...], side: str, phase: str) -> int:
    """The index of the player turn in which a side plays a phase.

    A phase that this turn leaves out counts to the first player turn of the side; -1 where the side
    plays none.
    """
    own = [index for index, one in enumerate(player_turns) if one.side == side]
    held = (index for index in own if phase in player_turns[index].phases)
    return next(held, own[0] if own else -1)


def player_turn_name(game: Game, player_turn: PlayerTurn) -> str:
    """How players call it: ``Blue player turn``, or its own name where it has one."""
    return player_turn.name or f"{game.side(player_turn.side).name} player turn"
