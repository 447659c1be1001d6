"""The tables of the economy page: points, ways to a division, provinces, weak units, leaders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.units import UnitState
from oobmgr.domain.wording import with_capital
from oobmgr.games.grande_armee.actions.economy_replacing import leaders_short
from oobmgr.games.grande_armee.economy.construction import (
    ROUTE_NAMES,
    CostInputs,
    PurseInputs,
    Route,
    build_cost,
    ten_sp_division_routes,
)
from oobmgr.games.grande_armee.economy.lands import Land, lands, rights_of
from oobmgr.games.grande_armee.economy.purses import GOODS, is_collected, owners, purse
from oobmgr.games.grande_armee.economy.replacing import never_replaced
from oobmgr.games.grande_armee.economy.rights import Kind, Status
from oobmgr.games.grande_armee.units import has_strength
from oobmgr.games.grande_armee.words import SIDE_NAMES
from oobmgr.rules.page_tables import NATION_COLUMN, UNIT_COLUMN, PageColumn, PageTable, TableRow
from oobmgr.rules.picked_units import unit_name, units_of

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.calendar import TurnCode
    from oobmgr.rules.books import Books

_UNKNOWN: Final = "–"


def economy_tables(books: Books) -> tuple[PageTable, ...]:
    """The points of powers, ways to a division, provinces, units below strength, leaders."""
    return (_points(books), _ways(books), _lands(books), _weak(books), _leaders(books))


def economy_report(
    books: Books, _side: SideId, _ahead: tuple[TurnCode, ...]
) -> tuple[PageTable, ...]:
    """The same on paper."""
    return economy_tables(books)


def _points(books: Books) -> PageTable:
    rows = tuple(
        TableRow((owner, *map(str, figures), _paid_ways(books, *figures)))
        for side in SIDE_NAMES
        for owner in owners(books, side)
        if any(figures := tuple(books.balance(purse(side, owner), good) for good in GOODS))
    )
    return PageTable(
        "Points",
        (
            PageColumn("Power", "The power, or the part of it, that owns the points."),
            PageColumn("R", "Its resource points."),
            PageColumn("Rep", "Its replacement points."),
            PageColumn(
                "Division of 10",
                "In which ways it could pay for a division of ten strength points.",
            ),
        ),
        rows,
        "No power has resource or replacement points.",
        case="LGA-REPL-01",
    )


def _paid_ways(books: Books, resource: int, replacement: int) -> str:
    found = ten_sp_division_routes(PurseInputs(resource, replacement), books.tables).result
    if len(found.routes) == len(Route):
        return "either way"
    return next((ROUTE_NAMES[Route(way)] for way in found.routes), "no")


def _ways(books: Books) -> PageTable:
    full = books.tables.whole("economy.infantry_division_full.strength")
    costs = {way: build_cost(CostInputs(way, full), books.tables).result for way in Route}
    # Neither way is the cheaper in both kinds, so for each kind it is told which spares it.
    fewest = {
        "fewest R": min(cost.resource for cost in costs.values()),
        "fewest Rep": min(cost.replacement for cost in costs.values()),
    }
    rows = tuple(
        TableRow(
            (with_capital(ROUTE_NAMES[way]), str(cost.resource), str(cost.replacement)),
            ", ".join(
                word
                for word, figure in zip(fewest, (cost.resource, cost.replacement), strict=True)
                if figure == fewest[word]
            ),
        )
        for way, cost in costs.items()
    )
    return PageTable(
        f"Two ways to an infantry division of {full} SP",
        (
            PageColumn("Way", "A way to pay for the division."),
            PageColumn("R", "What it costs in resource points."),
            PageColumn("Rep", "What it costs in replacement points."),
        ),
        rows,
        "",
        case="LGA-REPL-02",
    )


def _lands(books: Books) -> PageTable:
    rows = tuple(
        TableRow(
            (land.name, land.holder or _UNKNOWN, _yields(books, land)),
            _state(books, land),
            # Points are owed to a holder, so only there do missing figures hold anything up.
            pressing=bool(land.holder) and _lacks_figures(land),
        )
        for land in lands(books)
    )
    return PageTable(
        "Provinces and minor powers",
        (
            PageColumn("Name", "A province or a minor power."),
            PageColumn("Holder", "Who holds it."),
            PageColumn(
                "R / Rep",
                "Its resource and replacement points; in brackets what its holder does not get.",
            ),
        ),
        rows,
        "None is entered.",
        case="LGA-MIN-01",
    )


def _yields(books: Books, land: Land) -> str:
    """Its points of both kinds, in brackets those that its holder does not get."""
    rights = rights_of(books, land).result
    resource, replacement = (
        _UNKNOWN if figure is None else str(figure) for figure in (land.resource, land.replacement)
    )
    # The replacement points may be kept back while the resource points come, never the other way.
    if not rights.resource:
        return f"({resource} / {replacement})"
    return f"{resource} / {replacement if rights.replacement else f'({replacement})'}"


def _lacks_figures(land: Land) -> bool:
    return None in {land.resource, land.replacement}


def _state(books: Books, land: Land) -> str:
    """How it stands; whether it is a province matters of an ally alone."""
    if is_collected(books, land):
        return "collected"
    if land.holder and _lacks_figures(land):
        return "figures missing"
    ally = "allied minor" if land.kind is Kind.MINOR else "allied province"
    return ally if land.status is Status.ALLIED else str(land.status)


def _weak(books: Books) -> PageTable:
    rows = tuple(
        TableRow((unit_name(unit), unit.nation, f"{unit.steps_left} of {unit.steps}"), _why(unit))
        for unit in sorted(_below_strength(books), key=lambda unit: (unit.side, unit.nation))
    )
    return PageTable(
        "Units below strength",
        (
            UNIT_COLUMN,
            NATION_COLUMN,
            PageColumn("SP", "The strength points that it has left, of those in full."),
        ),
        rows,
        "All units are at full strength.",
        case="LGA-REPL-01",
    )


def _below_strength(books: Books) -> Iterator[UnitState]:
    return (u for u in units_of(books) if has_strength(u) and u.steps_left < u.steps)


def _why(unit: UnitState) -> str:
    return "never replaced" if never_replaced(unit.nation) else ""


def _leaders(books: Books) -> PageTable:
    rows = tuple(
        TableRow((nation, str(number))) for nation, number in sorted(leaders_short(books).items())
    )
    return PageTable(
        "Leaders short",
        (
            NATION_COLUMN,
            PageColumn("Leaders", "How many leaders it is short of."),
        ),
        rows,
        "No power is short of a leader.",
        case="LGA-LDR-09",
    )
