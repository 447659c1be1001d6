"""Which case one movement of a transaction rests on, where the transaction rests on several."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oobmgr.domain.accounts import Account, GoodId, Place
from oobmgr.games.europa.words import RESOURCE, SP

_CASES: Final[Mapping[tuple[Place, Place, GoodId], str]] = {
    (Place.POOL, Place.EXCHANGED, SP): "SP-05",
    (Place.EXCHANGED, Place.POOL, RESOURCE): "SP-05",
    (Place.POOL, Place.EXCHANGED, RESOURCE): "SP-06",
    (Place.EXCHANGED, Place.POOL, SP): "SP-06",
    (Place.POOL, Place.LOST, SP): "SP-03",
    (Place.INCOME, Place.POOL, RESOURCE): "INC-16",
}


def movement_cases(source: Account, target: Account, good: GoodId) -> tuple[str, ...]:
    """The case of what moved from one account to another; none where the transaction says it.

    In the Initial Phase a side receives, converts and loses in one transaction (SOP-02).
    """
    if target.place is Place.LOST and target.detail != "limit":
        return ()
    case = _CASES.get((source.place, target.place, good))
    return (case,) if case else ()
