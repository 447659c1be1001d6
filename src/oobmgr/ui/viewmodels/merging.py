"""Which formation takes in others that are merged into it."""

from collections.abc import Sequence

from oobmgr.campaign.rows import FormationRow
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle


def takers_in(chosen: Sequence[FormationRow], books: OrderOfBattle) -> list[FormationRow]:
    """Which formations may take in the chosen ones, in tree order: none that is part of one."""
    parts = frozenset[int]()
    for row in chosen:
        parts |= books.below(row.id) - {row.id}
    # One of several may take in the others; one alone cannot take in itself.
    barred = parts if len(chosen) > 1 else parts | {chosen[0].id}
    return [r for r in books.formations if r.side == chosen[0].side and r.id not in barred]


def likeliest(chosen: Sequence[FormationRow], takers: Sequence[FormationRow]) -> int:
    """Which of the takers is meant if nothing else is said: the first chosen, or one beside it.

    The only one in its place goes into what it stands under, and never, by an Enter that comes
    too soon, into the top of all.
    """
    one = chosen[0]
    if len(chosen) > 1:
        return one.id
    beside = [row.id for row in takers if row.parent_id == one.parent_id]
    return beside[0] if beside else one.parent_id or 0
