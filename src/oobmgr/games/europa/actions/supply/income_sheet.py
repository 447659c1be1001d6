"""What the form of the Initial Phase lists, and what its inputs would give the other side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.domain.quantities import MINUS, shown, signed
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import in_pool
from oobmgr.games.europa.actions.supply.weather import InitialInputs
from oobmgr.games.europa.known_words import point_places
from oobmgr.games.europa.sequence import player_turns
from oobmgr.games.europa.supply.cities import cities
from oobmgr.games.europa.supply.income import (
    SupplyIncomeInputs,
    counting_zones,
    needs_trace,
    supply_income,
)
from oobmgr.games.europa.supply.income_rows import (
    CountField,
    FlagField,
    Heading,
    IncomeSheet,
    LineRow,
    Outlook,
    PlaceGroup,
    PlaceRow,
)
from oobmgr.games.europa.supply.stock import (
    SupplyPoolCloseInputs,
    conversion_prices,
    supply_pool_close,
)
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import (
    AXIS,
    NOT_PLACED,
    SIDE_NAMES,
    TRACE_NAMES,
    CityStatus,
    SideName,
    enemy,
)
from oobmgr.rules.books import Books, Options
from oobmgr.rules.inputs import decode
from oobmgr.rules.tables import Tables

_SCHEDULED = CountField(
    name="scheduled",
    label="Scheduled",
    words="Resource Points by the reinforcement schedule",
    place="scheduled_place",
    place_words="Where they arrive",
    placeholder="where",
)


def income_sheet(books: Books) -> IncomeSheet:
    """The zones, cities, lines and prices of this moment, and the other side's outlook."""
    tables, options = books.tables, books.options
    zones = tables.keys("income.weather.zone")
    counting = counting_zones(tables)
    reach = shown(tables.whole("income.siege.range_hexes"))
    axis = books.side == AXIS
    about = _other_side(books)
    return IncomeSheet(
        weather=Heading("Weather", f"only {' and '.join(counting)} count for supply", "INC-11"),
        zones=counting,
        other_zones=tuple(zone for zone in zones if zone not in counting),
        cities=Heading(
            "Cities reached", f"held, or an Axis combat unit within {reach} hexes", "INC-05"
        ),
        states=tuple(str(status) for status in CityStatus),
        groups=_groups(tables, options),
        traces=Heading("Lend-Lease", case="INC-08"),
        lines=() if axis else _lines(books.turn, tables, options),
        points=Heading("Resource Points", case="RES-03" if axis else "RES-04"),
        # Each side has one source of its own: Ploesti, or Baku (RES-03, RES-04).
        source=FlagField("ploesti", "The Axis holds Ploesti")
        if axis
        else FlagField("baku_line", "A line of supply reaches Baku"),
        scheduled=_SCHEDULED,
        conversions=Heading("Conversions", "before the limit is applied", "SP-08"),
        exchanges=_exchanges(tables),
        rail=FlagField("rail_connected", "Connected by rail to a friendly map edge", "SP-06"),
        places=tuple(sorted({*point_places(books)})),
        outlook_side=about.side,
        outlook=partial(outlook, about),
    )


def _groups(tables: Tables, options: Options) -> tuple[PlaceGroup, ...]:
    """The cities of the border and of the interior, which act otherwise on the Soviet rate."""
    listed = tuple(cities(tables, options).values())

    def rows(*, border: bool) -> tuple[PlaceRow, ...]:
        return tuple(PlaceRow(c.name, c.value, c.case) for c in listed if c.border is border)

    return (
        PlaceGroup("Border", f"Axis {MINUS}, Soviet +", rows(border=True)),
        PlaceGroup("Interior", f"Axis {MINUS}, Soviet {MINUS}", rows(border=False)),
    )


def _lines(turn: TurnCode, tables: Tables, options: Options) -> tuple[LineRow, ...]:
    """The Lend-Lease line of each trace that is in force, or the one that comes first."""
    group = "income.lend_lease"
    rows: dict[str, LineRow] = {}
    for line in tables.keys(group):
        path = f"{group}.{line}"
        trace, since = tables.text(f"{path}.trace"), TurnCode(tables.text(f"{path}.from"))
        begun = turn >= since
        # A line that is in force goes before one that is still to come.
        if trace in rows and not begun:
            continue
        rows[trace] = LineRow(
            key=trace,
            name=TRACE_NAMES.get(trace, trace.capitalize()),
            amount=signed(tables.whole(f"{path}.sp")),
            since=CALENDAR.label(since),
            in_force=begun,
            asked=begun and needs_trace(trace, options),
            case=tables.case(f"{path}.sp"),
        )
    return tuple(rows.values())


def _exchanges(tables: Tables) -> tuple[CountField, ...]:
    cost, back = conversion_prices(tables)
    return tuple(
        CountField(
            name=name,
            label=verb,
            words=f"{verb} Resource Points",
            place=f"{name}_place",
            place_words=where,
            placeholder=NOT_PLACED,
            price=price,
        )
        for name, verb, price, where in (
            ("buy", "Buy", f"Re at {shown(cost)} SP, to", "Where they appear"),
            ("sell", "Trade in", f"Re for {shown(back)} SP, from", "Where they are"),
        )
    )


# ------------------------------------------------------------------------- the other side


@dataclass(frozen=True)
class OtherSide:
    """Whose outlook it is, for which turn, with what stock, under which options and tables.

    `later` is True where that side still plays in the present turn.
    """

    # No books: the outlook is asked from the window at every entry, when they are closed again.
    side: SideId
    turn: TurnCode
    later: bool
    stock: int
    options: Options
    tables: Tables


def _other_side(books: Books) -> OtherSide:
    """The other side's next Initial Phase: in this turn if it has not played yet, else the next."""
    other = enemy(books.side)
    # In the order of play, which an option may change.
    sides = [turn.side for turn in player_turns(books.turn)]
    later = other in sides[sides.index(books.side) + 1 :]
    turn = books.turn if later else CALENDAR.next(books.turn)
    return OtherSide(other, turn, later, in_pool(books, other), books.options, books.tables)


def outlook(about: OtherSide, raw: Mapping[str, Any]) -> Outlook | None:
    """What the same weather, cities and lines give the other side; None where they are unreadable.

    Nor is there an outlook before the weather is known of each zone that counts.

    `raw` are inputs of the Initial Phase, as JSON has them.
    """
    try:
        # Decoded as for a posting, so that the outlook never disagrees with it.
        inputs = decode(InitialInputs, raw)
        if not inputs.weather.keys() >= set(counting_zones(about.tables)):
            return None
        reached = tuple(name for name, status in inputs.cities.items() if status.reached)
        asked = SupplyIncomeInputs(
            SideName(about.side), about.turn, reached, inputs.weather, inputs.traces, about.options
        )
        income = supply_income(asked, about.tables)
    # Half a form has no outlook yet; its own preview says what is missing.
    except BadInput:
        return None
    got = income.result
    # What is received begins with the cut of the weather, below the second heading.
    heads = [at for at, step in enumerate(income.working) if step.kind is StepKind.HEADING]
    cut = income.working[heads[-1] + 1]
    closing = SupplyPoolCloseInputs(about.stock, got.received, got.cap, options=about.options)
    lost = supply_pool_close(closing, about.tables).result.lost
    title = f"The same inputs give the {SIDE_NAMES[about.side]} side"
    over = f"{shown(lost)} SP over" if lost else ""
    before = f"{shown(about.stock)} + {shown(got.received)}"
    stock = shown(about.stock + got.received)
    return Outlook(
        title if about.later else f"{title} in {CALENDAR.label(about.turn)}",
        f"rate {shown(got.gross)}, received {shown(got.received)}, limit {shown(got.cap)}",
        (
            Step("Rate", got.gross, _rate_text(income.working), "INC-15"),
            Step("Received", got.received, cut.arithmetic, "SP-02"),
            Step("Stock", f"{stock}, {over}" if over else stock, before),
            about.tables.step("supply.stock.cap_multiple", "Limit", got.cap),
        ),
        over,
    )


def _rate_text(working: tuple[Step, ...]) -> str:
    """``60 + 3 + 4``, or nothing where the base rate stands alone."""
    parts: list[str] = []
    for step in working[1:]:
        if step.kind is StepKind.SUM:
            break
        # Zeros say nothing in a sum.
        if isinstance(step.value, int) and step.value:
            sign = MINUS if step.value < 0 else "+"
            parts.append(f"{sign} {abs(step.value)}" if parts else str(step.value))
    return " ".join(parts) if len(parts) > 1 else ""
