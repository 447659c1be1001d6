"""What ends by itself when a player turn is closed, as one plan."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.rulings import Ruling
from oobmgr.games.europa.actions.bombing.bombing import mend_ports
from oobmgr.games.europa.air.zones import end_zones
from oobmgr.games.europa.supply.surprise import drop_surprise
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books

_CLOSERS: Final = (drop_surprise, end_zones, mend_ports)


def close_turn(books: Books) -> ActionPlan | None:
    """What the close of the present player turn drops, ends and repairs; None where nothing."""
    plans = [plan for closer in _CLOSERS if (plan := closer(books)) is not None]
    if not plans:
        return None
    # As it is, with its own result and what else belongs to it.
    if len(plans) == 1:
        return plans[0]
    working = tuple(line for plan in plans for line in plan.ruling.working)
    return ActionPlan(
        "; ".join(plan.title for plan in plans),
        " ".join(plan.sentence for plan in plans),
        Ruling(None, working),
        tuple(posting for plan in plans for posting in plan.postings),
        tuple(fact for plan in plans for fact in plan.facts),
    )
