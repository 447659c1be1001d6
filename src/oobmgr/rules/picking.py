"""How units are picked for an action: in which ways, of which class, at what price."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.domain.accounts import GoodId
    from oobmgr.domain.postings import UnitId
    from oobmgr.domain.quantities import Exact
    from oobmgr.rules.books import Books
    from oobmgr.rules.tables import Tables


PRICE: Final = "Price"


@dataclass(frozen=True)
class UnitPrice:
    """What activating one unit costs as it stands now: exact, in which good, by which case."""

    amount: Exact
    good: GoodId
    case: str


@dataclass(frozen=True, slots=True)
class UnitClass:
    """A price class that can be entered as a count: its key in the input, name, price of one.

    `side` is the only one that has such units, where only one has.
    """

    key: str
    name: str
    price: UnitPrice
    side: str = ""


@dataclass(frozen=True, slots=True)
class UnitChoice:
    """A unit that can be picked: the name of its price class, and its price.

    `paid` says what it did already so that it pays nothing now, empty where it pays. `price_text`
    stands in place of the price where that is not of one good, or not known; both say it where a
    unit pays nothing for a reason that is none of its doing.
    """

    kind: str
    price: UnitPrice
    paid: str = ""
    price_text: str = ""


# A function and not None, so that who counts classes need not ask first.
def _no_classes(_: Tables) -> tuple[UnitClass, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Picking:
    """How an action takes units of the order of battle.

    `ways` has a word for each input of units: what picking for it means; `choices` are the units
    that pay for the action as things stand, by id; `classes` those that may be counted instead,
    none where units are picked one by one.
    `column` heads the price, or what stands in its place; units `by_place` stand hex by hex in the
    order of the choices; `empty` says that there are none.
    """

    ways: Mapping[str, str]
    choices: Callable[[Books], Mapping[UnitId, UnitChoice]]
    classes: Callable[[Tables], tuple[UnitClass, ...]] = _no_classes
    column: str = PRICE
    by_place: bool = False
    empty: str = ""
