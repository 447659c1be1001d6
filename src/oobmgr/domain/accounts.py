"""Where quantities lie. Every quantity moves from an account to an account."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NewType

GoodId = NewType("GoodId", str)
SideId = NewType("SideId", str)

STEP = GoodId("step")
UNPLACED = "unplaced"
"""The detail of a pool whose quantities have no locality yet."""


class Place(StrEnum):
    """The kinds of account. Outside kinds are where quantities come from or end."""

    POOL = "pool"
    SPECIAL = "special"
    UNIT = "unit"
    OPENING = "opening"
    INCOME = "income"
    RAISED = "raised"
    PENDING = "pending"
    EXCHANGED = "exchanged"
    SPENT = "spent"
    LOST = "lost"
    DEAD = "dead"
    BOX = "box"
    ADJUSTED = "adjusted"


@dataclass(frozen=True, slots=True, order=True)
class Account:
    """A place that holds quantities: kind, owning side, and detail where one is needed.

    The detail is a unit's id for `Place.UNIT`, a phase for `Place.SPENT`, a locality for resource
    points in `Place.POOL`, a nation for replacement points there, a reason for `Place.LOST`,
    ``nation:turn`` for what can be used from a turn on in `Place.PENDING`.
    """

    place: Place
    side: SideId
    detail: str = ""

    @property
    def key(self) -> str:
        """The account as saved text, ``pool:blue`` or ``spent:blue:fire``."""
        tail = f":{self.detail}" if self.detail else ""
        return f"{self.place}:{self.side}{tail}"

    @classmethod
    def from_key(cls, key: str) -> Account:
        """Read the saved text of an account."""
        return _account(key)


@lru_cache(maxsize=4096)  # every reading of the balances names the same few
def _account(key: str) -> Account:
    place, side, *detail = key.split(":", 2)
    return Account(Place(place), SideId(side), detail[0] if detail else "")


def unit_account(side: SideId, unit_id: int) -> Account:
    """Where the steps of a unit lie."""
    return Account(Place.UNIT, side, str(unit_id))
