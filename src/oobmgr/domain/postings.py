"""What a transaction writes: balanced postings of quantities, and changes of facts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import ClassVar, Final, NewType

from oobmgr.domain.accounts import Account, GoodId
from oobmgr.domain.values import dataclass

UnitId = NewType("UnitId", int)
FormationId = NewType("FormationId", int)
TransactionId = NewType("TransactionId", int)

JsonValue = str | int | bool | None | list["JsonValue"] | dict[str, "JsonValue"]


# A kind of text and not an enum, which would be closed to the subjects that games declare.
class Subject(str):
    """What a fact is about, as it is saved.

    Those that stand here belong to every game; a game declares its own (`rules.fact_kinds`).
    `OPTION`, `OVERRIDE` and the like carry their name as key. `CONDITION` is for what a game notes
    of a side, a place or a thing until it changes, and that needs no kind of its own; its key
    begins with what it is about.
    """

    __slots__ = ()

    CAMPAIGN: ClassVar[Subject]
    SEQUENCE: ClassVar[Subject]
    OPTION: ClassVar[Subject]
    CONDITION: ClassVar[Subject]
    DONE: ClassVar[Subject]
    SILENCED: ClassVar[Subject]
    OVERRIDE: ClassVar[Subject]
    FORMATION: ClassVar[Subject]
    UNIT: ClassVar[Subject]
    CHART: ClassVar[Subject]
    LOCK: ClassVar[Subject]
    DESCRIPTION: ClassVar[Subject]
    IMPORT_PROFILE: ClassVar[Subject]
    BOUND_WORKBOOK: ClassVar[Subject]


# From the annotations, so that the list of names is written once.
for _name in Subject.__annotations__:
    setattr(Subject, _name, Subject(_name.lower()))

HANDED_OVER: Final = "handed_over"
"""The key of the fact of `Subject.CAMPAIGN` that names the side a file was made for."""


@dataclass(frozen=True, slots=True)
class Posting:
    """One leg: `amount` of `good` enters the account (leaves it when negative)."""

    account: Account
    good: GoodId
    amount: int


@dataclass(frozen=True, slots=True)
class Fact:
    """A change of something that is not a quantity: ``subject key, field, old -> new``.

    `key` is the id of the unit or formation, the name of the option, and so on.
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
    # Side by side: by that readers of the journal know the two ends of a movement.
    return Posting(source, good, -amount), Posting(target, good, amount)


def imbalance(postings: Iterable[Posting]) -> dict[GoodId, int]:
    """The goods whose postings do not sum to zero, with the sum. Empty when balanced."""
    sums: defaultdict[GoodId, int] = defaultdict(int)
    for posting in postings:
        sums[posting.good] += posting.amount
    return {good: total for good, total in sums.items() if total}
