"""What the reports of the game read of its books: places, what is owed, known prices, arrivals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

from oobmgr.domain.accounts import Account, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.actions.replacements.receipt import cities_asked, propose_replacements
from oobmgr.games.europa.actions.supply.weather import known_cities
from oobmgr.games.europa.air.group_allowance import JULY, allowance_key
from oobmgr.games.europa.air.held import State, group_type, read_lying
from oobmgr.games.europa.air.imported import GROUP, imported_groups
from oobmgr.games.europa.air.nations import COUNTRIES, nations_of
from oobmgr.games.europa.air.order_of_battle import groups_of
from oobmgr.games.europa.entered import whole_known
from oobmgr.games.europa.replacements.factories import Factory, after_move, city_hits, factories
from oobmgr.games.europa.replacements.infantry import place_points, soviet_infantry_replacements
from oobmgr.games.europa.replacements.losses import (
    Loser,
    losers,
    losses,
    special_due,
    special_income,
)
from oobmgr.games.europa.replacements.points import POINT_KINDS
from oobmgr.games.europa.replacements.schedule import scheduled_in
from oobmgr.games.europa.replacements.special import SpecialReplacementsInputs, special_replacements
from oobmgr.games.europa.replacements.unit_prices import CHART
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import (
    REPLACEMENT_GOODS,
    REPLACEMENT_SIGNS,
    SOVIET,
    CityStatus,
)
from oobmgr.rules.books import Books
from oobmgr.rules.charts import own_copy
from oobmgr.rules.reporting import ReportRow, Section, line, number, total, wide, words

_BOX_WORDS = {
    State.AVAILABLE: "Available",
    State.UNREADY: "Inoperable, off the map",
    State.OPERABLE: "Operable at a base",
    State.INOPERABLE: "Inoperable at a base",
    State.EFT: "EFT",
    State.EET: "EET",
    State.REMNANTS: "Remnants",
    State.WAITING: "Waiting",
}


class ArrivingKind(StrEnum):
    """What arrives besides units."""

    AIR = "air"
    POINTS = "points"


@dataclass(frozen=True, kw_only=True, slots=True)
class Arriving:
    """Something besides units that arrives: in which turn, whose, what, how many, by which case."""

    turn: TurnCode
    kind: ArrivingKind
    nation: str
    what: str
    number: int
    case: str
    note: str = ""


def box_words(account: Account) -> str:
    """In what box or state the groups of an account are."""
    return _BOX_WORDS[read_lying(account.detail)[1].state]


# ------------------------------------------------------------------------------- replacements


def replacement_sections(books: Books, side: SideId) -> tuple[Section, ...]:
    """What a side's replacements come from, what is owed, and the prices that are known."""
    places = (city_section(books), factory_section(books)) if side == SOVIET else ()
    return (_special(books, side), *places, _prices(books))


def _special(books: Books, side: SideId) -> Section:
    due = {one.loser: one.points for one in special_due(books, side)}
    rows = [_special_row(books, loser, due[loser]) for loser in losers(books, side)]
    columns = (
        wide("Nation and kind"),
        number("Strength lost"),
        number("Paid"),
        number("Due now"),
        number("Due later"),
    )
    if rows:
        sums = [
            sum(cell for row in rows if isinstance(cell := row.cells[at], int))
            for at in range(1, len(columns))
        ]
        rows.append(total("Together", *sums))
    return Section(
        "Special replacements",
        columns,
        tuple(rows),
        case="SR-01",
        empty="No loss counts for special replacements yet.",
    )


def _special_row(books: Books, loser: Loser, due: int) -> ReportRow:
    side, nation, kind = loser
    lost = losses(books, loser)
    asked = SpecialReplacementsInputs(lost, nation, kind, books.options)
    awards = special_replacements(asked, books.tables).result
    paid = -books.balance(special_income(side, nation), REPLACEMENT_GOODS[kind])
    later = sum(awards.values()) - paid - due
    return line(f"{nation}, {kind}", sum(loss.lost for loss in lost), paid, due, max(later, 0))


def _prices(books: Books) -> Section:
    """The prices to full strength of the player's own chart."""
    copy = own_copy(books, CHART)
    columns = (wide("Unit"), *(number(REPLACEMENT_SIGNS[kind]) for kind in POINT_KINDS))
    rows: list[ReportRow] = []
    for name in copy.rows if copy else ():
        entries = [copy.entry(name, kind) if copy else "" for kind in POINT_KINDS]
        if any(entries):
            rows.append(line(name, *(int(entry) if entry else None for entry in entries)))
    return Section(
        "Prices to full strength, own copy",
        columns,
        tuple(rows),
        case="REP-14",
        empty="The chart of special costs is not filled in (Tools, Charts).",
    )


# ---------------------------------------------------------------------------------- arrivals


def arrivals(books: Books, side: SideId, turns: tuple[TurnCode, ...]) -> tuple[Arriving, ...]:
    """Air groups and points of the player's chart that arrive in these turns."""
    imported = tuple(_imported(books, side, turns))
    known = {one.turn for one in imported}
    ruled = (one for one in _air(books, side, turns) if one.turn not in known)
    return (*imported, *ruled, *_points(books, side, turns))


def _imported(books: Books, side: SideId, turns: tuple[TurnCode, ...]) -> Iterator[Arriving]:
    """The groups that were imported; of a turn that has any, those of the rules are not told."""
    for group in imported_groups(books):
        turn = TurnCode(str(group["arrival"]))
        number, steps = group["groups"], group["steps"]
        if group["side"] == side and turn in turns and group["kind"] == GROUP:
            yield Arriving(
                turn=turn,
                kind=ArrivingKind.AIR,
                nation=str(group["nation"]),
                what=f"{group['aircraft']} (1)" if steps == 1 else str(group["aircraft"]),
                number=whole_known(number),
                case="",
                note=str(group["condition"]),
            )


def _air(books: Books, side: SideId, turns: tuple[TurnCode, ...]) -> Iterator[Arriving]:
    """The groups of July I 1941 (ASU-08), until they were received."""
    july = TurnCode(books.tables.text("air.arrival.july"))
    for nation in nations_of(side) if july in turns else ():
        if not books.fact(Subject.CONDITION, allowance_key(nation), JULY):
            for entry in groups_of(JULY, nation, books.tables):
                name = group_type(nation, entry.type, books.tables, half=entry.half).name
                yield Arriving(
                    turn=july,
                    kind=ArrivingKind.AIR,
                    nation=COUNTRIES[nation],
                    what=name,
                    number=entry.number,
                    case=entry.case,
                )


def _points(books: Books, side: SideId, turns: tuple[TurnCode, ...]) -> Iterator[Arriving]:
    """The points of the player's chart; Soviet infantry points come from the cities."""
    for turn in turns:
        for one in scheduled_in(books, side, turn)[0]:
            yield Arriving(
                turn=turn,
                kind=ArrivingKind.POINTS,
                nation=one.nation,
                what=f"{one.kind} points",
                number=one.points,
                case="REP-14",
                note="own copy",
            )


# ------------------------------------------------------------------------------------------ places


_STATES = {CityStatus.SIEGE: "besieged", CityStatus.HELD: "held by the Axis"}


def city_section(books: Books) -> Section:
    """The cities and districts of the Soviet replacements chart: what each brings, and its state.

    Before they begin to bring anything, it is what each would bring.
    """
    start = TurnCode(books.tables.text("replacements.start.regular"))
    asked = cities_asked(books, propose_replacements(books))
    begun = asked.turn >= start
    asked = replace(asked, turn=max(asked.turn, start))
    ruling = soviet_infantry_replacements(asked, books.tables)
    states, hits = known_cities(books), city_hits(books)
    rows = []
    for place in place_points(asked, books.tables):
        state = _STATES.get(states.get(place.name, CityStatus.NO), "") or place.why
        bombed = counted(hits[place.name], "hit") if place.name in hits else ""
        both = ", ".join(part for part in (state, bombed) if part)
        rows.append(line(place.name, place.points, both or "free"))
    # What hits take from the points of all places stands below zero.
    plain = (step for step in ruling.working if step.kind is StepKind.LINE)
    taken = [step for step in plain if isinstance(step.value, int) and step.value < 0]
    rows += [line(step.label, step.value, step.arithmetic) for step in taken]
    rows.append(total("Infantry points a turn", ruling.result, ""))
    note = "" if begun else f"from {CALENDAR.label(start)}"
    columns = (wide("City or district"), number("Points"), words("State"))
    return Section("Cities", columns, tuple(rows), note, "REP-02", half=True)


def factory_section(books: Books) -> Section:
    """The factories that were entered, with their state."""
    rows = tuple(_factory_row(books, *known) for known in factories(books).items())
    columns = (wide("Factory"), words("State"), words("Works"))
    empty = "No factory was entered."
    return Section("Factories", columns, rows, case="FAC-02", empty=empty, half=True)


def _factory_row(books: Books, place: str, factory: Factory) -> ReportRow:
    state = ["upgraded" if factory.upgraded else "plain"]
    if factory.hits:
        state.append(counted(factory.hits, "hit"))
    first = after_move(factory, books.options)
    if factory.axis_controlled:
        works = "held by the Axis"
    elif factory.relocated is not None and first is not None and first > books.turn:
        works = f"moved, from {CALENDAR.short(first)}"
    else:
        works = "yes"
    return line(place, ", ".join(state), works)
