"""What moving a formation costs, in the words of a sheet's heading."""

from collections.abc import Iterable
from fractions import Fraction

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.quantities import Exact, ceil, shown
from oobmgr.domain.units import UnitStatus
from oobmgr.reports.roster_request import PriceText
from oobmgr.rules.game import Game
from oobmgr.rules.tables import Tables

_FREE = "move free"


def move_prices(units: Iterable[UnitRow], game: Game, tables: Tables) -> PriceText | None:
    """Return the price of activating the units of each formation as they stand, as a text.

    `tables` are the campaign's own. Units on the map count, those of lower formations do not. None
    in a game that charges nothing.
    """
    price = game.unit_price
    if price is None:
        return None
    sums: dict[tuple[str, tuple[str, ...]], Exact] = {}
    found: dict[tuple[str, tuple[str, ...]], str] = {}
    for unit in units:
        if unit.status == UnitStatus.ON_MAP:
            cost = price(unit, tables)
            key = unit.side, unit.path
            sums[key] = Fraction(sums.get(key, 0)) + cost.amount
            found[key] = game.sign(cost.good)

    def words(side: str, path: tuple[str, ...]) -> str:
        amount = sums.get((side, path))
        return "" if amount is None else _words(amount, found[side, path])

    return words


def _words(amount: Exact, sign: str) -> str:
    """Return ``2 ½ SP to move, rounded up 3``, ``2 SP to move`` or ``move free``."""
    if not amount:
        return _FREE
    exact = f"{shown(amount)} {sign} to move"
    return exact if ceil(amount) == amount else f"{exact}, rounded up {ceil(amount)}"
