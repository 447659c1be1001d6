"""Towns and provinces as rows of a workbook, and what is written for a row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import JsonValue
from oobmgr.games.grande_armee.actions.economy_lands import impossible, unknown_holder, wrong_kind
from oobmgr.games.grande_armee.economy.lands import ENTRY as LAND_ENTRY
from oobmgr.games.grande_armee.economy.lands import Land, Units, lands
from oobmgr.games.grande_armee.economy.rights import Kind, Status
from oobmgr.games.grande_armee.fact_kinds import LAND, SUPPLY_PLACE
from oobmgr.games.grande_armee.hexes import as_written, hex_faults
from oobmgr.games.grande_armee.nations import nation_named
from oobmgr.games.grande_armee.supply.places import ENTRY, PlaceKind, SupplyPlace, places
from oobmgr.games.grande_armee.words import SIDE_NAMES
from oobmgr.rules.entered import enter
from oobmgr.rules.record_kinds import Values, Written

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_SIDES: Final = {name: str(side) for side, name in SIDE_NAMES.items()}
_NAMES: Final = {side: name for name, side in _SIDES.items()}


def _number(value: JsonValue) -> int | None:
    return value if isinstance(value, int) else None


def hex_in(row: Values) -> str:
    """The hex of a row as the books write it. Raises `BadInput` for words that are none."""
    place = as_written(str(row["hex"] or ""))
    if place and (faults := tuple(hex_faults(place, "hex"))):
        raise BadInput(*faults)
    return place


# ------------------------------------------------------------------------------------- towns


def place_rows(books: Books) -> Iterator[Values]:
    """Every town of which something is known, by name."""
    for place in places(books):
        sides = {key: _NAMES.get(str(place.value[key]), "") for key in ("start", "entered")}
        yield {"place": place.name, **place.value, **sides}


def place_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Set what is known of a town. Raises `BadInput` where its hex is none."""
    # The old row first: it names the place as the books have it.
    name = str((old or new or {})["place"])
    if new is None:
        return Written((), enter(books, SUPPLY_PLACE, name, ENTRY, None))
    place = SupplyPlace(
        name=name,
        kind=PlaceKind(str(new["kind"])),
        hex=hex_in(new),
        owner=nation_named(str(new["owner"] or "")),
        start=_SIDES.get(str(new["start"]), ""),
        entered=_SIDES.get(str(new["entered"]), ""),
        foraged=_number(new["foraged"]) or 0,
        depleted=_number(new["depleted"]) or 0,
    )
    return Written((), enter(books, SUPPLY_PLACE, name, ENTRY, place.value))


# --------------------------------------------------------------------------------- provinces


def land_rows(books: Books) -> Iterator[Values]:
    """Every province and minor power that was entered, by name."""
    for land in lands(books):
        yield {"name": land.name, **land.value, "townless": "yes" if land.townless else "no"}


def land_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Set who holds a province or minor power and how, and what it yields.

    Raises:
        BadInput: its holder does not fit its status, or the form refuses the same.
    """
    name = str((old or new or {})["name"])
    if new is None:
        return Written((), enter(books, LAND, name, LAND_ENTRY, None))
    land = Land(
        name=name,
        kind=Kind(str(new["kind"])),
        holder=nation_named(str(new["holder"] or "")),
        status=Status(str(new["status"])),
        resource=_number(new["resource"]),
        replacement=_number(new["replacement"]),
        units=Units(str(new["units"])),
        townless=new["townless"] == "yes",
    )
    if (land.status is Status.INDEPENDENT) == bool(land.holder):
        message = (
            f"Provinces: {name} is {land.status}, and its holder is {land.holder or 'nobody'}."
        )
        raise BadInput(Fault(message, "holder", land.holder, "Correct the status, or the holder."))
    if faults := (*wrong_kind(books, land), *impossible(books, land)):
        raise BadInput(*faults)
    # Asked and not refused: the same workbook may bring the minor power that holds it.
    doubts = tuple(fault.question() for fault in unknown_holder(books, land, land.holder))
    return Written((), enter(books, LAND, name, LAND_ENTRY, land.value), doubts)
