"""The points of powers and of minor powers: where they lie, and what comes in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import Account, GoodId, Place, SideId
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.economy.lands import (
    Land,
    keeps_its_own,
    land_named,
    lands,
    rights_of,
)
from oobmgr.games.grande_armee.fact_kinds import COLLECTED
from oobmgr.games.grande_armee.nations import nation_named
from oobmgr.games.grande_armee.options import ALLY_RESOURCES, is_usual
from oobmgr.games.grande_armee.words import (
    COALITION,
    FRANCE,
    REPLACEMENTS,
    RESOURCES,
    SIDE_NAMES,
    PointKind,
    Power,
)
from oobmgr.rules.nearest import folded

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

GOODS: Final = (RESOURCES, REPLACEMENTS)
SIGNS: Final = {RESOURCES: "R", REPLACEMENTS: "Rep"}
GOOD_NAMES: Final = {kind.good: str(kind) for kind in PointKind}
AT_TURN: Final = KeyForm(parts=("turn", "land"))
"""What was collected in the Interphase of a turn."""
TAKEN: Final = "collected"


def purse(side: SideId, owner: str) -> Account:
    """Where the points of a power or minor power lie."""
    return Account(Place.POOL, side, nation_named(owner))


def held(books: Books, owner: str, good: GoodId) -> int:
    """The points of a power or minor power of the side that plays."""
    return books.balance(purse(books.side, owner), good)


def owners(books: Books, side: SideId | None = None) -> tuple[str, ...]:
    """Everybody who has had points, by name; of one side where it is named."""
    found = {
        account.detail
        for good in GOODS
        for account in books.balances(good)
        if account.place is Place.POOL and account.detail and side in {None, account.side}
    }
    return tuple(sorted(found))


def is_played_by(books: Books, side: SideId, owner: str) -> bool:
    """Whether a side plays a power: France is French, the others the Coalition's.

    A power that has had points on one side alone is of that side, as an ally of the French may be;
    a minor power goes with whoever holds it.
    """
    # What is in the books goes first: in some scenarios a power fights for the other side.
    name = nation_named(owner)
    sides = [one for one in SIDE_NAMES if name in owners(books, one)]
    if len(sides) == 1:
        return sides == [side]
    if name == Power.FRANCE:
        return side == FRANCE
    land = land_named(books, name)
    if land is not None and land.holder and folded(land.holder) != folded(name):
        return is_played_by(books, side, land.holder)
    # An unknown name is the player's own: either side may keep a purse for it.
    return name not in set(Power) or side == COALITION


@dataclass(frozen=True, slots=True)
class Share:
    """What one gets of a land: whose purse, which points, how many (None: not entered), by what."""

    land: Land
    owner: str
    good: GoodId
    amount: int | None
    case: str


def shares(books: Books, owner: str) -> Iterator[Share]:
    """What a power draws in this Interphase from the lands it holds, its allies' own part too."""
    wanted = folded(nation_named(owner))
    for land in lands(books):
        if folded(land.holder) == wanted and not is_collected(books, land):
            yield from shares_of(books, land)


def shares_of(books: Books, land: Land) -> Iterator[Share]:
    """What each gets of a land in an Interphase: its holder, and an ally its own part."""
    ruling = rights_of(books, land)
    given = {RESOURCES: ruling.result.resource, REPLACEMENTS: ruling.result.replacement}
    amounts = {RESOURCES: land.resource, REPLACEMENTS: land.replacement}
    for good in GOODS:
        # L-56: by the usual reading a complete ally hands over the whole of such an income, and not
        # only what it has to spare.
        mine = given[good]
        if keeps_its_own(land) and not is_usual(books.options, ALLY_RESOURCES):
            # By the option it has the first use of its points, and hands over what is left.
            mine = False
        # An ally that keeps its own part gets a purse by its own
        # name, which its holder cannot spend.
        if mine or keeps_its_own(land):
            line = ruling.working[GOODS.index(good)]
            owner = land.holder if mine else land.name
            yield Share(land, owner, good, amounts[good], line.case)


def is_collected(books: Books, land: Land) -> bool:
    """Whether its points of this Interphase were collected."""
    return bool(books.fact(COLLECTED, AT_TURN.key(books.turn, land.name), TAKEN))
