"""What a part of an action writes into the books."""

from __future__ import annotations

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting
from oobmgr.domain.rulings import Step
from oobmgr.domain.values import dataclass


@dataclass(frozen=True)
class Written:
    """Postings and facts with their working; parts of an action are added up in order.

    `warnings` are also what the player is left to do on the map.
    """

    postings: tuple[Posting, ...] = ()
    facts: tuple[Fact, ...] = ()
    working: tuple[Step, ...] = ()
    warnings: tuple[Fault, ...] = ()
    refusals: tuple[Fault, ...] = ()

    def __add__(self, other: Written) -> Written:
        return Written(
            self.postings + other.postings,
            self.facts + other.facts,
            self.working + other.working,
            self.warnings + other.warnings,
            self.refusals + other.refusals,
        )


NOTHING = Written()
