"""The most that a side holds of a good: what is entered beyond it, and what comes in beyond it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import GoodId, Place
from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.own.words import GOODS_CASE, sign_of

if TYPE_CHECKING:
    from oobmgr.games.own.description.description import Description
    from oobmgr.rules.books import Books

_BEYOND: Final = "Beyond the limit"


@dataclass(frozen=True)
class Receipt:
    """What comes in at once: a good, how much, and where it lies (empty for the one pool)."""

    good: str
    amount: int
    place: str = ""


def held_of(books: Books, side: str, good: str) -> int:
    """How much of a good a side has, in its pool or at all places together."""
    found = books.balances(GoodId(good)).items()
    return sum(n for one, n in found if one.place is Place.POOL and one.side == side)


def beyond(told: Description, books: Books, side: str, good: str, change: int) -> Iterator[Fault]:
    """The refusal of an entry that would bring a side above the limit of a good."""
    limit, held = told.good(good).limit, held_of(books, side, good)
    # One that is above its limit already may spend, and take nothing in.
    if limit and change > 0 and held + change > limit:
        sign, room = sign_of(told, good), max(0, limit - held)
        message = f"{told.side_name(side)} has {held} {sign}, and {limit} is the limit."
        advice = f"Enter {room} or less." if room else "Spend some first."
        yield Fault(message, "amount", str(change), advice, GOODS_CASE)


def within(
    told: Description, books: Books, side: str, ruling: Ruling[tuple[Receipt, ...]]
) -> Ruling[tuple[Receipt, ...]]:
    """What comes in as far as it has room; the working says of each good what is lost."""
    kept = tuple(_kept(told, books, side, ruling.result))
    total, fits = _sums(ruling.result), _sums(kept)
    lost = {good: total[good] - fits.get(good, 0) for good in total}
    cut = tuple(
        Step(f"{_BEYOND}: {told.good(good).name}", -amount,
             f"limit {told.good(good).limit}", GOODS_CASE)
        for good, amount in lost.items() if amount
    )  # fmt: skip
    # Mostly nothing is beyond a limit; then the working stays word for word.
    if not cut:
        return ruling
    lines = [step for step in ruling.working if step.kind is not StepKind.RESULT]
    # Results carry no id, so they are found by the name of their good.
    by_name = {told.good(good).name: fits.get(good, 0) for good in total}
    results = [
        replace(step, value=by_name.get(step.label, step.value))
        for step in ruling.working
        if step.kind is StepKind.RESULT
    ]
    return Ruling(kept, (*lines, *cut, *results), ruling.notes)


def _kept(
    told: Description, books: Books, side: str, receipts: Iterable[Receipt]
) -> Iterator[Receipt]:
    held: dict[str, int] = {}
    # One after the other, so that what came in first is kept first.
    for one in receipts:
        limit = told.good(one.good).limit
        before = held.setdefault(one.good, held_of(books, side, one.good))
        amount = min(one.amount, max(0, limit - before)) if limit else one.amount
        held[one.good] = before + amount
        if amount:
            yield replace(one, amount=amount)


def _sums(receipts: Iterable[Receipt]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for one in receipts:
        sums[one.good] = sums.get(one.good, 0) + one.amount
    return sums
