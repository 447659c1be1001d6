"""The kinds of facts that are kept of battles, leaders who fell, and sieges."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Subject
from oobmgr.rules.fact_kinds import FactKind

BATTLE: Final = Subject("battle")
"""By turn and number: who fights where, lines, leaders, bids, points, and what came of it."""
FATE: Final = Subject("leader_fate")
"""By leader: what befell him, where he went, the turn, and the points that the enemy had."""
PURSUED: Final = Subject("pursued")
"""By unit: the turn, the side and the phase in which it pursued."""
MARCHED: Final = Subject("marched_to_the_guns")
"""By unit: the turn and the player turn in which it rolled for it."""
SIEGE_TRAINS: Final = Subject("siege_trains")
"""By hex: the trains that took the place of the depot in a besieged fortress."""

AT_BATTLE: Final = KeyForm(parts=("turn", "number"))
"""The key of a battle."""

BATTLE_FACTS: Final = (
    FactKind(BATTLE, public=True, listed=False),
    FactKind(FATE, of_units=True, in_history=True),
    FactKind(PURSUED, of_units=True, listed=False),
    FactKind(MARCHED, of_units=True, listed=False),
    FactKind(SIEGE_TRAINS, public=True, title="Trains in {about}"),
)
