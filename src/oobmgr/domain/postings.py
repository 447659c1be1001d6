"""What a transaction writes: balanced postings of quantities, and changes of facts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from oobmgr.domain.accounts import Account, GoodId

UnitId = NewType("UnitId", int)
FormationId = NewType("FormationId", int)
TransactionId = NewType("TransactionId", int)

JsonValue = str | int | bool | None | list["JsonValue"] | dict[str, "JsonValue"]


class Subject(StrEnum):
    """What a fact is about. `OPTION`, `CITY`, `WEATHER` and the like carry their name as key."""

    CAMPAIGN = "campaign"
    SEQUENCE = "sequence"
    OPTION = "option"
    WEATHER = "weather"
    CITY = "city"
    CONDITION = "condition"
    DONE = "done"
    SILENCED = "silenced"
    OVERRIDE = "override"
    FORMATION = "formation"
    UNIT = "unit"
    AIR_GROUP = "air_group"
    CHART = "chart"
    FACTORY = "factory"
    BASE = "base"
    SUPPLY = "supply"
    ZONE = "zone"
    MISSION = "mission"
    MARKER = "marker"
    LOCK = "lock"


@dataclass(frozen=True, slots=True)
class Posting:
    """One leg: `amount` of `good` enters the account (leaves it when negative)."""

    account: Account
    good: GoodId
    amount: int


@dataclass(frozen=True, slots=True)
class Fact:
    """A change of something that is not a quantity: ``subject key, field, old -> new``.

    `key` is the id of the unit or formation, the name of the city, the turn of the weather.
    Field ``*`` stands for the whole record: created (old None) or taken away (new None).
    """

    subject: Subject
    key: str
    field: str
    old: JsonValue
    new: JsonValue


WHOLE = "*"


def transfer(source: Account, target: Account, good: GoodId, amount: int) -> tuple[Posting, ...]:
    """Move `amount` of `good`; nothing at all when the amount is zero."""
    if not amount:
        return ()
    return Posting(source, good, -amount), Posting(target, good, amount)


def imbalance(postings: Iterable[Posting]) -> dict[GoodId, int]:
    """The goods whose postings do not sum to zero, with the sum. Empty when balanced."""
    sums: defaultdict[GoodId, int] = defaultdict(int)
    for posting in postings:
        sums[posting.good] += posting.amount
    return {good: total for good, total in sums.items() if total}
