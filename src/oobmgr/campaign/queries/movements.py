"""Postings put together to movements: what left one account and entered another."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby

from oobmgr.domain.accounts import Account
from oobmgr.domain.values import dataclass


@dataclass(frozen=True, slots=True)
class Leg:
    """A posting as the journal has it."""

    transaction: int
    account: Account
    good: str
    amount: int


def movements(legs: Iterable[Leg]) -> Iterator[tuple[Leg, Leg]]:
    """Legs two by two: what left, what entered, of the same amount.

    Postings are written as such pairs, save that an import raises the steps of all units of a side
    from one account: there that account is the other leg of each.
    """
    for _, group in groupby(legs, key=lambda leg: (leg.transaction, leg.good)):
        waiting: Leg | None = None
        together: list[Leg] = []
        for leg in group:
            if waiting is None:
                waiting = leg
            # Written two by two, so the next leg is nearly always the other end.
            elif waiting.amount == -leg.amount and not together:
                yield (waiting, leg) if waiting.amount < 0 else (leg, waiting)
                waiting = None
            else:
                together.append(leg)
        if waiting is not None:
            yield from _shared([waiting, *together])


def _shared(legs: list[Leg]) -> Iterator[tuple[Leg, Leg]]:
    """Legs of one transaction of which one of each side is shared by all the others."""
    for _, group in groupby(
        sorted(legs, key=lambda leg: leg.account.side), key=lambda leg: leg.account.side
    ):
        own = list(group)
        # The leg that all others share moved as much as they did together.
        common = max(own, key=lambda leg: abs(leg.amount))
        for leg in own:
            other = replace(common, amount=-leg.amount)
            if leg is not common:
                yield (leg, other) if leg.amount < 0 else (other, leg)
