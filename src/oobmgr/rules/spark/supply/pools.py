"""The stocks of ammunition, and the air points, as the pools above the pages show them."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.accounts import Account, Place
from oobmgr.rules.books import Books
from oobmgr.rules.game import Pool
from oobmgr.rules.spark.words import AIR_POINTS, AMMUNITION, GERMAN, SOVIET

_NAME: Final = "Ammunition points"


def _no_limit(_: Books) -> int | None:
    """No rule that is known caps a stock."""


POOLS: Final = (
    *(
        Pool(Account(Place.POOL, side), AMMUNITION, _no_limit, _NAME, spread=True)
        for side in (SOVIET, GERMAN)
    ),
    *(
        Pool(Account(Place.POOL, side), AIR_POINTS, _no_limit, "Air points", passing=True)
        for side in (SOVIET, GERMAN)
    ),
)
