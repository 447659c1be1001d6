"""Air bases in the books: what a player has entered about each, and what flies from it."""

from __future__ import annotations

from collections.abc import Mapping

from oobmgr.domain.accounts import SideId
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Fact, JsonValue
from oobmgr.domain.values import dataclass
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.air.bases import AirbaseCapacityInputs, CityKind, airbase_capacity
from oobmgr.games.europa.entered import whole_known
from oobmgr.rules.books import Books
from oobmgr.rules.entered import changes, recorded
from oobmgr.rules.nearest import folded

_KEY = KeyForm(parts=("side", "base"))
_FIELDS = ("hex", "city", "airfield", "printed_sum", "hits")


@dataclass(frozen=True)
class Base:
    """An air base of a side.

    Attributes:
        name: As the player calls it.
        hex: Where it lies, as written; empty where it was not entered.
        airfield: Whether an airfield is built there.
        printed_sum: What the printed table gives for the hex; None where it was not entered.
        hits: Hits that are not repaired yet.
    """

    side: SideId
    name: str
    hex: str = ""
    city: CityKind = CityKind.NONE
    airfield: bool = False
    printed_sum: int | None = None
    hits: int = 0

    @property
    def key(self) -> str:
        """The key of its facts."""
        return _KEY.key(self.side, self.name)


def bases_of(books: Books, side: SideId) -> Mapping[str, Base]:
    """A side's bases by name, in the order of their names."""
    found = sorted(recorded(books, fact_kinds.BASE, _KEY).items())
    return {
        name: _base(side, name, fields)
        for (owner, name), fields in found
        # Every base says in which kind of city it lies, be it none: without that it was struck out.
        if owner == side and "city" in fields
    }


def _base(side: SideId, name: str, fields: Mapping[str, JsonValue]) -> Base:
    place, city, airfield, printed, hits = map(fields.get, _FIELDS)
    return Base(
        side=side,
        name=name,
        hex=str(place or ""),
        city=CityKind(str(city)),
        airfield=bool(airfield),
        # 0 is a sum as well. Without one the capacity cannot be worked out where the campaign
        # halves the printed table (EU-CF-61).
        printed_sum=printed if isinstance(printed, int) else None,
        hits=whole_known(hits),
    )


def base_named(books: Books, side: SideId, name: str) -> Base | None:
    """A side's base by its name or its hex, however the letters are written; None without one."""
    wanted = folded(name)
    # Names first: nobody keeps a player from calling one base as the hex of another is written.
    bases = bases_of(books, side).values()
    by_name = next((base for base in bases if folded(base.name) == wanted), None)
    return by_name or next((b for b in bases if b.hex and folded(b.hex) == wanted), None)


def base_facts(books: Books, base: Base, *, gone: bool = False) -> tuple[Fact, ...]:
    """What has to be written for a base to be as it is given, or to be no more."""
    values = (base.hex, str(base.city), base.airfield, base.printed_sum, base.hits)
    wanted = dict(zip(_FIELDS, values, strict=True))
    return changes(books, fact_kinds.BASE, base.key, dict.fromkeys(_FIELDS) if gone else wanted)


def capacity_asked(books: Books, base: Base) -> AirbaseCapacityInputs:
    """A base as the rule of its capacity asks for it."""
    known = (base.city, base.airfield, base.hits, base.printed_sum)
    return AirbaseCapacityInputs(*known, books.options)


def capacity_of(books: Books, base: Base) -> int:
    """How many groups may fly from a base as it is now, or try to become ready there (AIR-08).

    Raises:
        BadInput: The campaign halves the printed table, and its sum was not entered here.
    """
    return airbase_capacity(capacity_asked(books, base), books.tables).result
