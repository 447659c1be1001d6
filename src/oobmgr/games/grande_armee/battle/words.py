"""The sides, lines and ranks of a battle, and other words that players use for them."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Role(StrEnum):
    """What a side does in a battle."""

    ATTACKER = "attacker"
    DEFENDER = "defender"

    @property
    def other(self) -> Role:
        """The other side of the battle."""
        return Role.DEFENDER if self is Role.ATTACKER else Role.ATTACKER


def bidder(bid: int) -> Role:
    """Who makes a bid, by its place from 0: the attacker first, then each in turn."""
    roles = tuple(Role)
    return roles[bid % len(roles)]


class Part(StrEnum):
    """Where a unit stands in a battle: in one part with all of its strength."""

    FRONT = "front"
    SECOND = "second front"
    RESERVE = "reserve"


class Rank(StrEnum):
    """What a leader commands."""

    SUPREME = "supreme"
    ARMY = "army"
    CORPS = "corps"
    DIVISION = "division"
    BRIGADE = "brigade"
    CAVALRY = "cavalry"


RANK_ALIASES: Final = MappingProxyType(
    {"supreme commander": "supreme", "army leader": "army", "corps leader": "corps",
     "division leader": "division", "brigade leader": "brigade", "cavalry leader": "cavalry"}
)  # fmt: skip
CHAIN: Final = (Rank.SUPREME, Rank.ARMY, Rank.CORPS, Rank.DIVISION, Rank.BRIGADE)
"""The ranks from the top down; cavalry leaders stand beside them."""


class Stand(StrEnum):
    """How a defender meets an attack."""

    STAND = "stand"
    # What a defender chooses makes the round the last; the result of that name does not (12.52).
    WITHDRAW = "withdraw"
    RIVER = "river defense"


STAND_ALIASES: Final = MappingProxyType(
    {"defend": "stand", "hex": "stand", "river": "river defense", "crossing": "river defense"}
)


class Rounding(StrEnum):
    """What becomes of half a strength point."""

    UP = "up"
    DOWN = "down"
    HALF_UP = "half-up"
