"""The sides, the good and the facts of the game."""

from collections.abc import Iterator

from oobmgr.domain.accounts import Account, GoodId, Place, SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Subject, transfer
from oobmgr.rules.books import Books, PhaseId
from oobmgr.rules.fact_kinds import FactKind
from oobmgr.rules.record_kinds import (
    FieldType,
    Keeping,
    RecordField,
    RecordKind,
    Values,
    Written,
)
from oobmgr.rules.unit_words import Described, UnitWords

BLUE, RED = SideId("blue"), SideId("red")
SIDE_NAMES = {BLUE: "Blue", RED: "Red"}
FOOD = GoodId("food")
FORAGE = PhaseId("forage")
FIELDS = Subject("fields")
TIRED = Subject("tiredness")
CART = Subject("cart")

FACT_KINDS = (
    FactKind(FIELDS, in_history=False, title="Fields cut by {about}"),
    FactKind(TIRED, of_units=True, in_history=True),
)
CARTS = RecordKind(
    subject=CART,
    plural="carts",
    entry=("cart", "carts"),
    sheet="Carts",
    fields=(
        RecordField("side", FieldType.SIDE, ("Side",), needed=True),
        RecordField("nation", FieldType.NATION, ("Nation",), needed=True),
        RecordField("load", FieldType.NUMBER, ("Load",), needed=True, most=9,
                    expected="a whole number"),
    ),
    name=lambda values: f"cart of {values['side']}",
    title=lambda values: f"Cart with {values['load']}",
)  # fmt: skip


def _stores(books: Books) -> Iterator[Values]:
    for side in SIDE_NAMES:
        if food := books.balance(store(side), FOOD):
            yield {"side": str(side), "food": food}


def _set_store(_: Books, old: Values | None, new: Values | None) -> Written:
    row = new or old or {}
    before, after = (int(str(one["food"])) if one else 0 for one in (old, new))
    side = SideId(str(row["side"]))
    adjusted = Account(Place.ADJUSTED, side)
    return Written(transfer(adjusted, store(side), FOOD, after - before))


STORES = RecordKind(
    subject=Subject("store"),
    plural="stores",
    entry=("store", "stores"),
    sheet="Stores",
    fields=(
        RecordField("side", FieldType.SIDE, ("Side",), needed=True),
        RecordField("food", FieldType.NUMBER, ("Food",), needed=True, most=99,
                    expected="a whole number"),
    ),
    name=lambda values: f"store of {values['side']}",
    title=lambda values: f"Store with {values['food']}",
    keeping=Keeping(("side",), _stores, _set_store),
)  # fmt: skip


def _doubts(unit: Described) -> tuple[Fault, ...]:
    fault = Fault(f"{unit.type!r} is not a type of this game.", "type", unit.type, "Write: horse.")
    return () if unit.type in UNIT_WORDS.types else (fault,)


UNIT_WORDS = UnitWords(
    types=("infantry", "horse"),
    doubts=_doubts,
    taken_as=lambda unit: "taken for a rider" if unit.type == "horse" else "",
)


def store(side: SideId) -> Account:
    """Where the food of a side lies."""
    return Account(Place.POOL, side)
