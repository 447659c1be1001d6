"""Provinces and minor powers in the books: who holds each, how, and what it yields."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from oobmgr.domain.rulings import Ruling
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.economy.rights import (
    Kind,
    Rights,
    RightsInputs,
    Status,
    minor_country_rights,
)
from oobmgr.games.grande_armee.fact_kinds import LAND
from oobmgr.games.grande_armee.options import FULL_STRENGTH_NEEDED, chosen
from oobmgr.rules.nearest import folded

if TYPE_CHECKING:
    from oobmgr.domain.postings import JsonValue
    from oobmgr.rules.books import Books
    from oobmgr.rules.tables import Tables

ENTRY: Final = "entry"


class Units(StrEnum):
    """How many of the units that a minor power may have are there."""

    MISSING = "some missing"
    BUILT = "all built"
    FULL = "built and full"


@dataclass(frozen=True, slots=True, kw_only=True)
class Land:
    """A province or minor power; figures that nobody entered are None."""

    name: str
    kind: Kind = Kind.PROVINCE
    holder: str = ""
    status: Status = Status.INDEPENDENT
    resource: int | None = None
    replacement: int | None = None
    units: Units = Units.MISSING
    townless: bool = False

    @property
    def value(self) -> dict[str, JsonValue]:
        """As it is saved."""
        return {
            "kind": str(self.kind),
            "holder": self.holder,
            "status": str(self.status),
            "resource": self.resource,
            "replacement": self.replacement,
            "units": str(self.units),
            "townless": self.townless,
        }


def lands(books: Books) -> Iterator[Land]:
    """All that were entered, by name."""
    for (name, _), value in sorted(books.facts(LAND).items()):
        if isinstance(value, dict):
            yield _read(name, value)


def land_named(books: Books, name: str) -> Land | None:
    """The one of this name, however it is spelled; None where none was entered."""
    wanted = folded(name)
    return next((land for land in lands(books) if folded(land.name) == wanted), None)


def _read(name: str, value: dict[str, JsonValue]) -> Land:
    # Left open is not 0: a land of which nobody knows the yield is not one that yields nothing.
    resource, replacement = value.get("resource"), value.get("replacement")
    return Land(
        name=name,
        kind=Kind(str(value["kind"])),
        holder=str(value["holder"]),
        status=Status(str(value["status"])),
        resource=resource if isinstance(resource, int) else None,
        replacement=replacement if isinstance(replacement, int) else None,
        units=Units(str(value["units"])),
        townless=bool(value["townless"]),
    )


def gives_everything(land: Land, tables: Tables) -> bool:
    """Whether it is Belgium, Holland or the British/German Alliance."""
    group = "economy.gives_everything"
    names = (tables.text(f"{group}.{key}") for key in tables.keys(group))
    return folded(land.name) in {folded(name) for name in names}


def is_complete(books: Books, land: Land) -> bool:
    """Whether a minor power counts as built, and full where that is asked for."""
    # Books from before it was refused may have one of the three as a province.
    named = land.kind is Kind.MINOR and gives_everything(land, books.tables)
    # The correction for the three says "built" alone; that of the others also asks for full units.
    built_is_enough = named and not chosen(books.options, FULL_STRENGTH_NEEDED)
    return land.units is Units.FULL or (built_is_enough and land.units is Units.BUILT)


def rights_of(books: Books, land: Land) -> Ruling[Rights]:
    """Which of its points its holder gets."""
    named = land.kind is Kind.MINOR and gives_everything(land, books.tables)
    asked = RightsInputs(land.status, land.kind, is_complete(books, land), named)
    return minor_country_rights(asked, books.tables)


def keeps_its_own(land: Land) -> bool:
    """Whether what its holder does not get goes to the minor power itself: to an ally."""
    # An allied minor power builds with what it does not hand over (23.17); a conquered one builds
    # nothing (23.15).
    return land.kind is Kind.MINOR and land.status is Status.ALLIED
