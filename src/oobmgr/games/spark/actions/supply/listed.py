"""The actions about ammunition and supply, in the order in which a player meets them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.supply import ammunition, out_of_supply
from oobmgr.games.spark.picking.by_hex import living_units, picking_by_hex
from oobmgr.games.spark.supply.ammunition import stocks
from oobmgr.games.spark.words import INITIATIVE, RECOVERY, SOVIET
from oobmgr.rules.actions import Action

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_WHEN: Final = (INITIATIVE, *RECOVERY)
_GROUP: Final = "Supply"
_NO_UNIT: Final = "No unit is on the map."


def _any_unit(books: Books) -> bool:
    return bool(living_units(books))


def _several_stocks(books: Books) -> bool:
    return bool(stocks(books, SOVIET))


SUPPLY_ACTIONS: tuple[Action, ...] = (
    Action(
        name="receive_ammunition",
        title="Ammunition received",
        sentence="What a stock holds at the start, or receives.",
        phases=_WHEN,
        inputs=ammunition.ReceiveInputs,
        plan=ammunition.plan_receive,
        propose=ammunition.propose_receive,
        cases=("SP-SUP-03",),
        tab="Ammunition",
        post_text="Enter ammunition",
        link="Enter ammunition",
        group=_GROUP,
    ),
    Action(
        name="transfer_ammunition",
        title="Ammunition handed over",
        sentence="From one Soviet stock to another.",
        phases=_WHEN,
        inputs=ammunition.TransferInputs,
        plan=ammunition.plan_transfer,
        propose=ammunition.propose_transfer,
        cases=("SP-SUP-03",),
        offered=_several_stocks,
        not_now=Fault("No Soviet unit is in the books.", case="SP-SUP-03"),
        tab="Hand over",
        post_text="Hand over",
        link="Hand ammunition over",
        group=_GROUP,
    ),
    Action(
        name="ammunition_stock",
        title="Stock of a formation",
        sentence="Which stock the units of a Soviet formation shoot from.",
        phases=_WHEN,
        inputs=ammunition.StockOfInputs,
        plan=ammunition.plan_stock_of,
        propose=ammunition.propose_stock_of,
        cases=("SP-SUP-03",),
        offered=_several_stocks,
        not_now=Fault("No Soviet unit is in the books.", case="SP-SUP-03"),
        tab="Whose stock",
        post_text="Set stock",
        link="Set the stock",
        group=_GROUP,
    ),
    Action(
        name="supply",
        title="Supply of units",
        sentence="Units that cannot trace supply, and those that can again.",
        phases=_WHEN,
        inputs=out_of_supply.SupplyInputs,
        plan=out_of_supply.plan_supply,
        propose=out_of_supply.no_units,
        cases=("SP-SUP-01",),
        offered=_any_unit,
        not_now=Fault(_NO_UNIT, case="SP-SUP-01"),
        tab="Out of supply",
        post_text="Set supply",
        link="Set supply",
        group=_GROUP,
        picking=picking_by_hex(out_of_supply.WAYS, living_units, _NO_UNIT),
    ),
)
