"""The tables of the game's pages: cities and garrisons, the air log and HQs, partisans, supply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.quantities import signed
from oobmgr.domain.units import UnitState
from oobmgr.games.balkans.air.log import AirCombat, combats
from oobmgr.games.balkans.festung.calls import approaches
from oobmgr.games.balkans.festung.register import (
    CityRecord,
    Duty,
    declared,
    duty,
    is_played,
    owed_words,
    register,
)
from oobmgr.games.balkans.headquarters import soviet_hqs
from oobmgr.games.balkans.supply import CASE as SUPPLY_CASE
from oobmgr.games.balkans.supply import effects
from oobmgr.games.balkans.turns import CALENDAR
from oobmgr.games.balkans.units import (
    held_in,
    mode_of,
    of_kind,
    out_since,
    partisan_mode_of,
    units_on_map,
)
from oobmgr.games.balkans.words import (
    AXIS,
    HqMode,
    UnitKind,
)
from oobmgr.rules.page_tables import (
    HEX_COLUMN,
    NATION_COLUMN,
    UNIT_COLUMN,
    PageColumn,
    PageTable,
    TableRow,
)

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.calendar import TurnCode
    from oobmgr.rules.books import Books

UNKNOWN: Final = "–"
PRESSING: Final = frozenset({Duty.OWED, Duty.DEBT})


# -------------------------------------------------------------------------------------- Festung


def festung_tables(books: Books) -> tuple[PageTable, ...]:
    """The register of the cities, the rolls that are due, the garrisons owed and held."""
    return _cities(books), _calls(books), _owed(books), _garrisons(books)


def _cities(books: Books) -> PageTable:
    return PageTable(
        "Cities",
        (
            PageColumn("City", "A city that may become a Festung."),
            HEX_COLUMN,
            PageColumn("Roll", "The die that was rolled for the city, and the turn."),
        ),
        tuple(_city(record) for record in register(books)),
        "",
        "" if is_played(books) else "the optional rule is not played",
        "W81-FEST-02",
    )


def _city(record: CityRecord) -> TableRow:
    roll = UNKNOWN
    if record.roll is not None and record.turn:
        roll = f"{record.roll}, {CALENDAR.short(record.turn)}"
    return TableRow((str(record.city), record.hex or "not known", roll), str(record.state))


def _owed(books: Books) -> PageTable:
    found = [(record, duty(books, record)) for record in register(books)]
    rows = tuple(
        TableRow((str(record.city), garrison_words(books, record)), str(stands), stands in PRESSING)
        for record, stands in found
        if stands is not Duty.NONE
    )
    return PageTable(
        "Garrisons owed",
        (
            PageColumn("Festung", "A city that was declared a Festung."),
            PageColumn("It needs", "What its garrison still lacks, and by when."),
        ),
        rows,
        "No city is a Festung.",
        case="W81-FEST-04",
    )


def garrison_words(books: Books, record: CityRecord) -> str:
    """What the garrison of a Festung still needs, in a few words."""
    match duty(books, record):
        case Duty.OWED | Duty.DEBT:
            return owed_words(books, record)
        case Duty.TO_COME:
            when = CALENDAR.short(record.due) if record.due else ""
            return f"{owed_words(books, record)} by {when}"
        case _:
            return "nothing"


def _calls(books: Books) -> PageTable:
    # A call whose cities have all been rolled for since is over: each has one roll (W81-FEST-02).
    due = tuple(one for one in approaches(books) if one.cities)
    rows = tuple(
        TableRow((books.unit(one.unit).designation, one.hex, " or ".join(one.cities)), "due", True)  # noqa: FBT003 - as the state
        for one in due
    )
    columns = (
        PageColumn("Unit", "The unit that came near a city."),
        PageColumn("Entered", "The hex that it entered."),
        PageColumn("Roll for", "The cities still to roll for."),
    )
    return PageTable("Rolls due", columns, rows, "No roll is due.", case="W81-FEST-01")


def _garrisons(books: Books) -> PageTable:
    played = register(books) if is_played(books) else ()
    held = {unit for record in played for unit in declared(books, record.city)}
    units = [unit for unit in books.units() if unit.id in held and unit.side == AXIS]
    return PageTable(
        "Garrisons",
        (
            PageColumn("Unit", "A unit that is declared as a garrison."),
            NATION_COLUMN,
            PageColumn("Festung", "The Festung that it holds."),
        ),
        tuple(_held(books, unit) for unit in units),
        "No garrison is declared.",
        f"{len(units)}" if units else "",
        "W81-FEST-06",
    )


def _held(books: Books, unit: UnitState) -> TableRow:
    alive = unit.steps_left > 0
    cells = (unit.designation, unit.nation, str(held_in(books, unit.id) or ""))
    return TableRow(cells, "stays" if alive else "eliminated")


# -------------------------------------------------------------------------------------- the air


def air_tables(books: Books) -> tuple[PageTable, ...]:
    """The air log, latest first, and the Soviet HQs."""
    return _log(books), _hqs(books)


def _log(books: Books) -> PageTable:
    rows = tuple(_combat(one) for one in reversed(combats(books)))
    return PageTable(
        "Air log",
        (
            PageColumn("Combat", "The turn, the attacker, and the hex."),
            PageColumn("German", "The German air units that count, of those committed."),
            PageColumn("Soviet", "The Soviet air units that count, of those committed."),
            PageColumn("Odds", "By how many columns air support shifts the odds."),
            PageColumn("Die", "What air support adds to the die."),
        ),
        rows,
        "No air support has been entered.",
        "units that count of those committed" if rows else "",
        "W81-AIR-02",
    )


def _combat(one: AirCombat) -> TableRow:
    return TableRow(
        (
            f"{CALENDAR.short(one.turn)} {one.attacker} at {one.place or UNKNOWN}",
            f"{one.german_effective}/{len(one.german_rolls)}",
            f"{one.soviet_effective}/{len(one.soviet_rolls)}",
            signed(one.shift),
            signed(one.drm),
        )
    )


def _hqs(books: Books) -> PageTable:
    return PageTable(
        "Soviet HQs",
        (
            PageColumn("HQ", "A Soviet headquarters."),
            HEX_COLUMN,
            PageColumn("Supply", "Whether it is in supply, or since when it is not."),
        ),
        tuple(_hq(books, unit) for unit in soviet_hqs(books)),
        "No Soviet HQ is in the order of battle. Add one of the type HQ.",
        case="W81-AIR-04",
    )


def _hq(books: Books, unit: UnitState) -> TableRow:
    mode = mode_of(books, unit.id)
    word = "no mode" if not mode else "support" if mode == HqMode.SUPPORT else "other mode"
    since = out_since(books, unit.id)
    supply = f"out since {CALENDAR.short(since)}" if since else "in supply"
    return TableRow((unit.designation, unit.hex or UNKNOWN, supply), word, not mode)


# ---------------------------------------------------------------------------- partisans, supply


def partisan_tables(books: Books) -> tuple[PageTable, ...]:
    """Partisan units, units out of supply, and what that does."""
    return _partisans(books), _out_of_supply(books), _effects(books)


def _partisans(books: Books) -> PageTable:
    return PageTable(
        "Partisans",
        (
            PageColumn("Unit", "A partisan unit."),
            NATION_COLUMN,
            HEX_COLUMN,
        ),
        tuple(_partisan(books, unit) for unit in of_kind(books, UnitKind.PARTISAN)),
        "No partisan unit is in the order of battle. Add one of the type partisan.",
        case="W81-PART-01",
    )


def _partisan(books: Books, unit: UnitState) -> TableRow:
    mode = partisan_mode_of(books, unit)
    cells = (unit.designation, unit.nation, unit.hex or UNKNOWN)
    return TableRow(cells, mode or "no mode", mode is None)


def _out_of_supply(books: Books) -> PageTable:
    out = [(unit, out_since(books, unit.id)) for unit in units_on_map(books)]
    rows = tuple(
        TableRow((unit.designation, unit.type, CALENDAR.short(since)))
        for unit, since in out
        if since
    )
    return PageTable(
        "Out of supply",
        (
            UNIT_COLUMN,
            PageColumn("Type", "What kind of unit it is."),
            PageColumn("Since", "The turn since which it has been out of supply."),
        ),
        rows,
        "Every unit is in supply.",
        case=SUPPLY_CASE,
    )


def _effects(books: Books) -> PageTable:
    return PageTable(
        "What that does",
        (
            PageColumn("Effect on", "What being out of supply changes."),
            PageColumn("By your chart", "How it changes it, as you filled it in from your chart."),
        ),
        tuple(TableRow(pair) for pair in effects(books)),
        "Fill in the chart of these effects from your rules; a Soviet HQ has no exception.",
        case=SUPPLY_CASE,
    )


# ------------------------------------------------------------------------------------- the report


def register_tables(
    books: Books, _side: SideId, _ahead: tuple[TurnCode, ...]
) -> tuple[PageTable, ...]:
    """Every table of the game, for its report: both sides keep the same register."""
    return (*festung_tables(books), *air_tables(books), *partisan_tables(books))
