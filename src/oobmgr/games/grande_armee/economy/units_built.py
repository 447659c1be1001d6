"""What units cost and who may pay for them, by the corrections and by the player's own chart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.economy.lands import Land, land_named
from oobmgr.games.grande_armee.economy.rights import Kind, Status
from oobmgr.games.grande_armee.nations import Nation, nation_named
from oobmgr.games.grande_armee.units import is_cavalry, is_kind, is_leader
from oobmgr.rules.charts import OWN_COPY, own_copy
from oobmgr.rules.nearest import folded
from oobmgr.rules.picked_units import against

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books
    from oobmgr.rules.tables import Cell

CHART: Final = "unit_construction"
_COLUMNS: Final = ("resource", "replacement")
_MAY_PAY: Final = "LGA-MIN-01"


@dataclass(frozen=True, slots=True)
class Price:
    """What a unit costs; None where neither the corrections nor the player's chart say it."""

    resource: int | None
    replacement: int | None
    case: str


def is_division(unit: UnitState) -> bool:
    """Whether it is a division, by its size or its type; all Swedish infantry is."""
    # So the errata of the counters say (LGA-CNTR-02), whatever size was entered.
    if nation_named(unit.nation) == Nation.SWEDEN and is_kind(unit, "infantry"):
        return True
    return unit.size.strip() == "XX" or "division" in f"{unit.type} {unit.size}".casefold()


def construction_name(unit: UnitState) -> str:
    """What the construction chart calls a unit."""
    if is_leader(unit):
        return "Leader"
    size = "division" if is_division(unit) else "brigade"
    if is_cavalry(unit):
        heavy = is_kind(unit, "heavy", "cuirassier", "dragoon")
        return f"{'Heavy' if heavy else 'Light'} cavalry {size}"
    if is_kind(unit, "artillery"):
        return "Horse artillery" if is_kind(unit, "horse") else "Artillery"
    return f"Infantry {size}" if is_kind(unit, "infantry") else unit.type.capitalize()


def low_strength(books: Books, unit: UnitState) -> int | None:
    """The lower strength at which it may be built; None where it has none."""
    cell = books.tables.cells.get(f"{_group(unit)}_low.strength")
    return cell.whole if cell is not None else None


def _group(unit: UnitState) -> str:
    return f"economy.{construction_name(unit).lower().replace(' ', '_')}"


def price_of(books: Books, unit: UnitState, *, low: bool) -> Price:
    """What a unit costs, by the corrections where they say it, else by the player's chart."""
    # The corrections go first: the printed chart is wrong about brigades of heavy cavalry (26.2).
    resource, replacement = corrected_price(books, unit, low=low)
    copy = own_copy(books, CHART)
    row = f"{construction_name(unit)}, low" if low else construction_name(unit)
    own = [copy.entry(row, column.capitalize()) if copy else "" for column in _COLUMNS]
    # L-09: not all costs are printed. What neither names stays unknown, and is never 0.
    entered = [int(entry) if entry else None for entry in own]
    known = resource or replacement
    return Price(
        # L-10: of a heavy brigade one figure alone is corrected, so the other is still the chart's.
        entered[0] if resource is None else resource.whole,
        entered[1] if replacement is None else replacement.whole,
        known.case if known else OWN_COPY,
    )


def corrected_price(books: Books, unit: UnitState, *, low: bool) -> tuple[Cell | None, Cell | None]:
    """The resource and replacement points of a unit, where the corrections say them."""
    resource, replacement = (_cell(books, unit, column, low=low) for column in _COLUMNS)
    return resource, replacement


def _cell(books: Books, unit: UnitState, column: str, *, low: bool) -> Cell | None:
    group = _group(unit)
    # A unit that cannot be built at a lower strength has one row, without an ending.
    places = (f"{group}_low",) if low else (f"{group}_full", group)
    cells = (books.tables.cells.get(f"{place}.{column}") for place in places)
    return next((cell for cell in cells if cell is not None), None)


def nation_of(books: Books, unit: UnitState) -> str:
    """Whose unit it is for payment: that of Naples is one of the Kingdom of Italy."""
    # Naples is off the map, so whoever holds that Kingdom builds its division (LGA-GC-01).
    naples = books.tables.cell("economy.naples.land")
    if folded(unit.nation) in {folded("Naples"), folded("Kingdom of Naples")}:
        return naples.text
    return nation_named(unit.nation)


def payment_faults(books: Books, unit: UnitState, payer: str) -> tuple[Fault, ...]:
    """What stands against a purse that is to pay for a unit."""
    nation = nation_of(books, unit)
    land = land_named(books, nation)
    if folded(nation) == folded(nation_named(payer)):
        return _of_own(unit, land)
    # Annexed is the one standing in which another power may build a minor's units (23.14).
    if land is not None and land.status is Status.ANNEXED and _holds(land, payer):
        return ()
    advice = f"{nation} pays for it itself, or a power that has annexed it."
    return (against(unit, f"is not paid for by {payer}.", _MAY_PAY, advice),)


def _holds(land: Land, payer: str) -> bool:
    return folded(land.holder) == folded(nation_named(payer))


def _of_own(unit: UnitState, land: Land | None) -> tuple[Fault, ...]:
    # A province has no units of its own, and of a land that nobody entered nothing is known.
    if land is None or land.kind is Kind.PROVINCE:
        return ()
    if land.status in {Status.CONQUERED, Status.CEDED}:
        sentence = f"is of {land.name}, which is {land.status}: it builds nothing."
        return (against(unit, sentence, "LGA-MIN-02", "Annex it first."),)
    return ()


def british_leader(unit: UnitState) -> bool:
    """Whether it is a leader whom nobody can build."""
    return is_leader(unit) and nation_named(unit.nation) == Nation.BRITAIN
