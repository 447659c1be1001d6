"""The stocks of ammunition, and the air points, as the pools above the pages show them."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.accounts import Account, AccountName, Place
from oobmgr.games.spark.air.power import secret_name
from oobmgr.games.spark.words import AIR_POINTS, AMMUNITION, GERMAN, SIDE_NAMES, SOVIET
from oobmgr.rules.game import MovementCase
from oobmgr.rules.later import called_later
from oobmgr.rules.pools import AskedStock, Pool

_NAME: Final = "Ammunition points"


# No rule that is known caps a stock.
POOLS: Final = (
    *(
        Pool(
            Account(Place.POOL, side),
            AMMUNITION,
            _NAME,
            spread=True,
            case="SP-SUP-03",
            # No rule that is known says what the stocks hold.
            asked=AskedStock(
                called_later("oobmgr.games.spark.supply.ammunition:waiting_stocks"),
                called_later("oobmgr.games.spark.supply.ammunition:count_stock"),
            ),
        )
        for side in (SOVIET, GERMAN)
    ),
    *(
        Pool(Account(Place.POOL, side), AIR_POINTS, f"{name} air points", passing=True)
        for side, name in SIDE_NAMES.items()
    ),
)

# A fire rests on many cases; what it takes from a stock on one.
MOVEMENT_CASES: Final = (MovementCase(AMMUNITION, Place.POOL, Place.SPENT, "SP-SUP-03"),)


def account_name(account: Account) -> AccountName | None:
    """What a stock of ammunition and secret air points are called; None for any other account."""
    if account.place is Place.POOL and account.detail:
        return AccountName(f"{account.detail} stock")
    return secret_name(account)
