"""The tables of the supply page: towns and markers, depots and trains, who is supplied."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.games.grande_armee.supply.log import UNSUPPLIED, corps_states, foragers, hungry
from oobmgr.games.grande_armee.supply.places import (
    PlaceKind,
    SupplyPlace,
    is_friendly,
    places,
    secret_markers,
)
from oobmgr.games.grande_armee.units import DEPOT, SUPPLY_TRAIN, is_kind
from oobmgr.games.grande_armee.words import SIDE_NAMES
from oobmgr.rules.page_tables import (
    HEX_COLUMN,
    NATION_COLUMN,
    SIDE_COLUMN,
    PageColumn,
    PageTable,
    TableRow,
)
from oobmgr.rules.picked_units import unit_name, units_of

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.calendar import TurnCode
    from oobmgr.rules.books import Books

_UNKNOWN: Final = "–"


def supply_tables(books: Books) -> tuple[PageTable, ...]:
    """Towns with their markers, depots and trains, the supply of corps, markers in secret."""
    return (_towns(books), _states(books), _depots(books), _trains(books), _secret(books))


def supply_report(
    books: Books, _side: SideId, _ahead: tuple[TurnCode, ...]
) -> tuple[PageTable, ...]:
    """The same on paper."""
    return supply_tables(books)


def _towns(books: Books) -> PageTable:
    return PageTable(
        "Towns and forage",
        (
            PageColumn("Town", "A town that feeds corps, with its hex."),
            PageColumn("For", "The sides that it is friendly to."),
            PageColumn("Corps", "How many corps it feeds in this turn, of those it can."),
        ),
        tuple(_town_row(books, place) for place in places(books)),
        "No town is entered.",
        detail=f"each feeds {books.tables.whole('supply.forage.corps')} corps",
        case="LGA-SUP-05",
    )


def _town_row(books: Books, place: SupplyPlace) -> TableRow:
    where = f" {place.hex}" if place.hex and place.hex != place.name else ""
    friends = [name for side, name in SIDE_NAMES.items() if is_friendly(books, place, side)]
    corps = len(foragers(books, books.turn, place.name))
    most = books.tables.whole("supply.forage.corps")
    return TableRow(
        (
            f"{place.name}{where}",
            ", ".join(friends) or "nobody",
            f"{corps} of {most}",
        ),
        _markers(place) or _room(place, most - corps),
        pressing=place.depleted > 0,
    )


def _markers(place: SupplyPlace) -> str:
    counts = ((place.foraged, "foraged"), (place.depleted, "depleted"))
    return ", ".join(f"{count} {word}" for count, word in counts if count)


def _room(place: SupplyPlace, left: int) -> str:
    # A mere hex is listed for its markers; it feeds nobody.
    if place.kind is PlaceKind.HEX:
        return ""
    return "full" if left <= 0 else f"room for {left}"


def _states(books: Books) -> PageTable:
    due = hungry(books)
    rows = tuple(
        TableRow(
            (corps, state),
            _due(state, taken=corps not in due),
            pressing=corps in due,
        )
        for corps, state in corps_states(books, books.turn).items()
    )
    return PageTable(
        "Supply of this turn",
        (
            PageColumn("Corps", "A corps, or units fed like one."),
            PageColumn("Fed by", "What feeds it in this turn."),
        ),
        rows,
        "Nothing is entered for this turn.",
        case="LGA-SUP-01",
    )


def _due(state: str, *, taken: bool) -> str:
    """What is due of a corps without supply, or was taken."""
    if state != UNSUPPLIED:
        return ""
    return "attrition taken" if taken else "attrition"


def _depots(books: Books) -> PageTable:
    cities = (
        TableRow((f"{place.name} (depot city)", place.owner, place.hex or _UNKNOWN))
        for place in places(books)
        if place.owner
    )
    built = (
        TableRow((unit_name(unit), unit.nation, unit.hex), SIDE_NAMES[unit.side])
        for unit in units_of(books)
        # One without a hex was never placed: its counter is still free.
        if is_kind(unit, DEPOT) and unit.hex
    )
    return PageTable(
        "Depots and depot cities",
        (
            PageColumn("Depot", "A depot, or a city that serves as one."),
            NATION_COLUMN,
            HEX_COLUMN,
        ),
        (*cities, *built),
        "No depot is on the map.",
        case="LGA-SUP-04",
    )


def _trains(books: Books) -> PageTable:
    most = books.tables.whole("movement.stacking.trains")
    return PageTable(
        "Supply trains",
        (
            HEX_COLUMN,
            PageColumn("Trains", "The trains that are there."),
            NATION_COLUMN,
        ),
        tuple(_train_rows(books, most)),
        "No supply train is on the map.",
        detail=f"at most {most} in a hex",
        case="LGA-STK-03",
    )


def _train_rows(books: Books, most: int) -> Iterator[TableRow]:
    trains = [unit for unit in units_of(books) if is_kind(unit, SUPPLY_TRAIN)]
    counts = Counter(unit.hex or _UNKNOWN for unit in trains)
    for place, number in sorted(counts.items()):
        here = [unit for unit in trains if (unit.hex or _UNKNOWN) == place]
        names = ", ".join(map(unit_name, here))
        # Trains feed their own nation alone, and their names are alike.
        nations = ", ".join(dict.fromkeys(unit.nation for unit in here))
        # In a besieged fortress any number may stand (9.3), and the books do not know of sieges.
        over = number > most and place != _UNKNOWN
        yield TableRow(
            (place, names, nations), f"{number}, besieged?" if over else str(number), pressing=over
        )


def _secret(books: Books) -> PageTable:
    rows = tuple(
        TableRow((SIDE_NAMES[side_], place, "{} foraged, {} depleted".format(*value.split(","))))
        for side_, place, value in _secrets(books)
    )
    return PageTable(
        "Markers in secret",
        (
            SIDE_COLUMN,
            PageColumn("Place", "The town or hex of the markers."),
            PageColumn("Markers", "The markers that are kept in secret there."),
        ),
        rows,
        "None is kept.",
        case="LGA-SCN-05",
    )


def _secrets(books: Books) -> Iterator[tuple[SideId, str, str]]:
    for (side, place), value in secret_markers(books).items():
        yield next(one for one in SIDE_NAMES if one == side), place, value
