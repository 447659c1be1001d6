"""Air groups in the books: where they lie, and what the accounts that hold them are called.

Counters that are alike have no identity. They are the good `AIR_GROUP` in accounts of
`Place.BOX`, whose detail names nation, aircraft, steps and spot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from oobmgr.domain.accounts import Account, AccountName, Place, SideId
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Subject
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.nations import COUNTRIES, AirNation, air_nation, side_of
from oobmgr.games.europa.words import AIR_GROUP
from oobmgr.rules.books import Books
from oobmgr.rules.tables import Tables


class State(StrEnum):
    """What a group can be: in a box off the map, or in one of two states at a base."""

    # Off the map a group is available or unready, at a base operable or inoperable: the text has
    # five words for groups that cannot fly, and they are one state (EU-CF-60).
    AVAILABLE = "available"
    UNREADY = "unready"
    OPERABLE = "operable"
    INOPERABLE = "inoperable"
    EFT = "eft"
    EET = "eet"
    REMNANTS = "remnants"
    # Held back until a second single group of its type makes a full one (AIR-11).
    WAITING = "waiting"

    @property
    def on_map(self) -> bool:
        """Whether such groups stand at a base."""
        # EU-CF-90: inoperable groups stand on the map as well, and by default count there.
        return self in {State.OPERABLE, State.INOPERABLE}


_WORDS = {
    State.AVAILABLE: "available",
    State.UNREADY: "off the map, inoperable",
    State.EFT: "EFT box",
    State.EET: "EET box",
    State.REMNANTS: "Remnants box",
    State.WAITING: "waiting for a second",
}


_AT_BASE = KeyForm(parts=("state", "base"))


@dataclass(frozen=True, slots=True, order=True)
class Spot:
    """Where groups lie: a box, or a base and the state in which they stand there."""

    state: State
    base: str = ""

    @property
    def key(self) -> str:
        """The spot as accounts and moves write it, ``available`` or ``operable:Warszawa``."""
        return _AT_BASE.key(self.state, self.base) if self.base else str(self.state)

    @classmethod
    def from_key(cls, key: str) -> Spot:
        """Read a spot as accounts and moves write it. Raises `ValueError` where it is none."""
        state, base = _AT_BASE.read(key) or (key, "")
        return cls(State(state), base)

    @property
    def name(self) -> str:
        """The spot as a player reads it."""
        return f"{self.base}, {self.state}" if self.base else _WORDS[self.state]


_TYPE = KeyForm(parts=("nation", "aircraft", "steps"), joint="/")


@dataclass(frozen=True, slots=True, order=True)
class GroupType:
    """Groups that are alike: the country, the aircraft on the counter, and the steps."""

    nation: str
    aircraft: str
    steps: int

    @property
    def key(self) -> str:
        """The type as accounts and moves write it, ``Germany/Me109F/2``."""
        return _TYPE.key(self.nation, self.aircraft, self.steps)

    @classmethod
    def from_key(cls, key: str) -> GroupType:
        """Read a type as accounts and moves write it. Raises `ValueError` where it is none."""
        nation, aircraft, steps = _TYPE.read(key)
        return cls(nation, aircraft, int(steps))

    @property
    def name(self) -> str:
        """The name on the counter; half groups carry a 1."""
        return f"{self.aircraft} (1)" if self.steps == 1 else self.aircraft

    @property
    def air_nation(self) -> AirNation:
        """The nation as the order of battle names it."""
        return air_nation(self.nation)

    @property
    def side(self) -> SideId:
        """Whose groups they are."""
        return side_of(self.air_nation)


Lying = tuple[GroupType, Spot]
Stock = Mapping[Lying, int]
_LYING = KeyForm(parts=(*_TYPE.parts, "spot"), joint="/")


def group_type(nation: AirNation, aircraft: str, tables: Tables, *, half: bool) -> GroupType:
    """The type of a nation's full or half groups of an aircraft."""
    steps = tables.text(f"air.steps.{'half' if half else 'full'}")
    return GroupType(COUNTRIES[nation], aircraft, int(steps))


def group_account(group: GroupType, spot: Spot) -> Account:
    """Where groups of a type lie at a spot."""
    return Account(Place.BOX, group.side, lying_key((group, spot)))


def lying_key(lying: Lying) -> str:
    """The key of groups of a type at a spot, in accounts and in what is noted of them."""
    group, spot = lying
    return _LYING.key(group.nation, group.aircraft, group.steps, spot.key)


@cache  # a page asks of the same few hundred again and again
def read_lying(key: str) -> Lying:
    """Which groups a key means, and where they lie. Raises `ValueError` where it is of no group."""
    nation, aircraft, steps, spot = _LYING.read(key)
    return GroupType(nation, aircraft, int(steps)), Spot.from_key(spot)


def held(books: Books, side: SideId | None = None) -> Stock:
    """How many groups of each type lie at each spot: of one side, or of both."""
    return {
        read_lying(account.detail): number
        for account, number in books.balances(AIR_GROUP).items()
        if account.place is Place.BOX and side in {None, account.side} and number
    }


def able_groups(books: Books, side: SideId) -> Counter[str]:
    """How many groups of a side can fly, by what they pay as (`price_kind`).

    Those in the Available box are among them: a player who counts groups leaves them there.
    """
    found: Counter[str] = Counter()
    for (group, spot), number in held(books, side).items():
        if spot.state in {State.OPERABLE, State.AVAILABLE}:
            found[price_kind(kind_of(books, group.aircraft))] += number
    return found


def group_account_name(account: Account) -> AccountName | None:
    """The name of an account of groups, ``Me109F of Germany at Warszawa, operable``; else None."""
    if account.place is not Place.BOX:
        return None
    group, spot = read_lying(account.detail)
    # A country of several words takes an article: the Soviet Union.
    article = "the " if " " in group.nation else ""
    groups = f"{group.name} of {article}{group.nation}"
    if spot.base:
        return AccountName(f"{groups} at {spot.base}", str(spot.state))
    return AccountName(groups, spot.name)


def kind_of(books: Books, aircraft: str) -> str:
    """What an aircraft is: ``fighter``, ``bomber``, ``support`` or ``transport``.

    The tables know those of the order of battle; the player told the others as they arrived.
    """
    path = f"air_strength.kind.{aircraft}"
    if path in books.tables.cells:
        return books.tables.text(path)
    return str(books.fact(Subject.CONDITION, aircraft_key(aircraft), "kind"))


_AIRCRAFT = KeyForm("aircraft")


def aircraft_key(aircraft: str) -> str:
    """The key of what is known of an aircraft that the tables do not list."""
    return _AIRCRAFT.key(aircraft)


def price_kind(kind: str) -> str:
    """What a kind of aircraft pays as: ``fighter``, ``other`` or ``transport``."""
    # All that is neither fighter nor transport pays the dearer rate (SP-09), whatever it is flown
    # for.
    return kind if kind in {"fighter", "transport"} else "other"
