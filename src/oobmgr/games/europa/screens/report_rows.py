"""What the reports of the game read of its books: places, what is owed, known prices, arrivals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from oobmgr.domain.accounts import Account, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Subject
from oobmgr.games.europa.air.allowances import JULY, allowance_key
from oobmgr.games.europa.air.held import State, group_type, read_account
from oobmgr.games.europa.air.imported import GROUP, imported_groups
from oobmgr.games.europa.air.nations import COUNTRIES, nations_of
from oobmgr.games.europa.air.order_of_battle import groups_of
from oobmgr.games.europa.entered import whole_known
from oobmgr.games.europa.replacements.losses import (
    Loser,
    losers,
    losses,
    special_due,
    special_income,
)
from oobmgr.games.europa.replacements.points import POINT_KINDS
from oobmgr.games.europa.replacements.schedule import CHART as SCHEDULE
from oobmgr.games.europa.replacements.schedule import read_column, side_of
from oobmgr.games.europa.replacements.special import (
    SpecialReplacementsInputs,
    special_replacements,
)
from oobmgr.games.europa.replacements.unit_prices import CHART
from oobmgr.games.europa.screens.place_states import city_section, factory_section
from oobmgr.games.europa.words import (
    REPLACEMENT_GOODS,
    REPLACEMENT_SIGNS,
    SOVIET,
    SOVIET_UNION,
)
from oobmgr.rules.books import Books
from oobmgr.rules.charts import own_copy
from oobmgr.rules.reporting import (
    ReportRow,
    Section,
    line,
    number,
    total,
    wide,
)

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
    return _BOX_WORDS[read_account(account)[1].state]


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
    copy = own_copy(books, SCHEDULE)
    for turn in turns if copy else ():
        for column in copy.columns if copy else ():
            entry = copy.entry(str(turn), column) if copy else ""
            read = read_column(column)
            if not entry or read is None or read == (SOVIET_UNION, "infantry"):
                continue
            nation, kind = read
            if side_of(nation) == side and int(entry) > 0:
                what = f"{kind} points"
                yield Arriving(
                    turn=turn,
                    kind=ArrivingKind.POINTS,
                    nation=nation,
                    what=what,
                    number=int(entry),
                    case="REP-14",
                    note="own copy",
                )
