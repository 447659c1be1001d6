"""Towns, cities and depot cities in the books: whose they are, and the markers on them."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from oobmgr.domain.keys import KeyForm
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.fact_kinds import SECRET_MARKER, SUPPLY_PLACE
from oobmgr.games.grande_armee.supply.forage import Entered, TownInputs, friendly_town
from oobmgr.rules.entered import enter
from oobmgr.rules.nearest import folded

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.postings import Fact, JsonValue
    from oobmgr.rules.books import Books

ENTRY: Final = "entry"
MARKERS: Final = "markers"
OF_SIDE: Final = KeyForm(parts=("side", "place"))
"""The key of what a side notes in secret of a place."""


class PlaceKind(StrEnum):
    """What a place is."""

    TOWN = "town"
    CITY = "city"
    DEPOT_CITY = "depot city"
    HEX = "other hex"


@dataclass(frozen=True, slots=True, kw_only=True)
class SupplyPlace:
    """A place by its name or hex. `start` and `entered` are sides, empty for none."""

    name: str
    kind: PlaceKind = PlaceKind.TOWN
    hex: str = ""
    owner: str = ""
    start: str = ""
    entered: str = ""
    foraged: int = 0
    depleted: int = 0

    @property
    def value(self) -> dict[str, JsonValue]:
        """As it is saved."""
        return {
            "kind": str(self.kind),
            "hex": self.hex,
            "owner": self.owner,
            "start": self.start,
            "entered": self.entered,
            "foraged": self.foraged,
            "depleted": self.depleted,
        }


def places(books: Books) -> Iterator[SupplyPlace]:
    """All that were entered, by name."""
    for (name, _), value in sorted(books.facts(SUPPLY_PLACE).items()):
        if isinstance(value, dict):
            yield _read(name, value)


def place_named(books: Books, name: str) -> SupplyPlace | None:
    # By name first: a town may bear the name of a hex that somebody else stands in.
    """The one of this name or in this hex, however it is spelled; None where none was entered."""
    wanted = folded(name)
    known = tuple(places(books))
    return next((one for one in known if folded(one.name) == wanted), None) or next(
        (one for one in known if one.hex and folded(one.hex) == wanted), None
    )


def _read(name: str, value: dict[str, JsonValue]) -> SupplyPlace:
    foraged, depleted = value["foraged"], value["depleted"]
    return SupplyPlace(
        name=name,
        kind=PlaceKind(str(value["kind"])),
        hex=str(value["hex"]),
        owner=str(value["owner"]),
        start=str(value["start"]),
        entered=str(value["entered"]),
        foraged=foraged if isinstance(foraged, int) else 0,
        depleted=depleted if isinstance(depleted, int) else 0,
    )


def place_facts(books: Books, place: SupplyPlace) -> tuple[Fact, ...]:
    """What has to be written for a place to stand so."""
    return enter(books, SUPPLY_PLACE, place.name, ENTRY, place.value)


def is_friendly(books: Books, place: SupplyPlace, side: SideId) -> bool:
    """Whether a side may forage there."""
    # Who held it at the start counts only until somebody else marches in (14.43).
    last = None
    if place.entered:
        last = Entered.OWN if place.entered == side else Entered.ENEMY
    asked = TownInputs(own_at_start=place.start == side, last_entered_by=last)
    return friendly_town(asked, books.tables).result.friendly


def secret_markers(books: Books) -> dict[tuple[str, str], str]:
    """The markers that a side keeps to itself, by side and place."""
    found = {}
    # Not among the markers of the place: the French see them only once they enter it (19.13).
    for (key, _), value in books.facts(SECRET_MARKER).items():
        if value and (parts := OF_SIDE.read(key)):
            found[parts[0], parts[1]] = str(value)
    return found
