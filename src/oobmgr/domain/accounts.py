"""Where quantities lie. Every quantity moves from an account to an account."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import NewType

from oobmgr.domain.keys import KeyForm
from oobmgr.domain.values import dataclass

GoodId = NewType("GoodId", str)
SideId = NewType("SideId", str)

STEP = GoodId("step")
UNPLACED = "unplaced"
"""The detail of a pool whose quantities have no locality yet."""


class Place(StrEnum):
    """The kinds of account: those where things lie, then those that they come from or end in.

    A game uses those that it needs.
    """

    POOL = "pool"
    SPECIAL = "special"  # set aside for one purpose
    UNIT = "unit"
    BOX = "box"  # a box of a display, such as a holding box, where counters lie off the map
    DEAD = "dead"
    PENDING = "pending"  # granted, and not to be used before a later turn

    OPENING = "opening"
    INCOME = "income"
    RAISED = "raised"
    EXCHANGED = "exchanged"
    SPENT = "spent"
    LOST = "lost"
    ADJUSTED = "adjusted"


DATED = KeyForm(parts=("nation", "turn"))
"""The detail of an account that is kept by nation and turn: the nation, the code of the turn."""


@dataclass(frozen=True, slots=True, order=True)
class Account:
    """A place that holds quantities: kind, owning side, and detail where one is needed.

    The detail is a unit's id for `Place.UNIT`, a phase for `Place.SPENT`, a reason for
    `Place.LOST`, for `Place.POOL` the locality or the nation where a pool is divided by one,
    whose it is and from which turn on it can be used in `Place.PENDING` (`DATED`). What stands
    in a `Place.BOX` is for the game to read.
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
    # A detail may hold colons itself, such as the nation and turn of what is pending.
    place, side, *detail = key.split(":", 2)
    return Account(Place(place), SideId(side), detail[0] if detail else "")


@dataclass(frozen=True, slots=True)
class AccountName:
    """What an account is called: ``Spent``, and the detail that a narrow column leaves out."""

    name: str
    detail: str = ""

    def __str__(self) -> str:
        """The whole name, ``Spent, movement``."""
        return f"{self.name}, {self.detail}" if self.detail else self.name


def unit_account(side: SideId, unit_id: int) -> Account:
    """Where the steps of a unit lie."""
    return Account(Place.UNIT, side, str(unit_id))
