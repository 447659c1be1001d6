"""Points as rows of a workbook, and what is written for a row to be so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from oobmgr.domain.accounts import Account, GoodId, Place, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import JsonValue, transfer
from oobmgr.games.war_in_europe.actions.beaches import IN, OUT, USED
from oobmgr.games.war_in_europe.actions.minor_ports import most_through, through_now
from oobmgr.games.war_in_europe.actions.picked import hex_faults
from oobmgr.games.war_in_europe.actions.retaken import ASSAULT, LANDED, RECYCLED, assaulted
from oobmgr.games.war_in_europe.fact_kinds import BEACH
from oobmgr.games.war_in_europe.pools import (
    AT,
    ON_THE_WAY,
    air_account,
    air_points,
    beach_account,
    coming_account,
    points_account,
    waiting_account,
)
from oobmgr.games.war_in_europe.records.year import check_year
from oobmgr.games.war_in_europe.words import (
    AIR_POINTS,
    ASSAULT_POINTS,
    REPLACEMENTS,
    SIDE_NAMES,
    AirNation,
    Front,
    player_of,
)
from oobmgr.rules.entered import changes
from oobmgr.rules.record_kinds import Values, Written

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


def _set(account: Account, good: GoodId, old: Values | None, new: Values | None) -> Written:
    """What brings the points of a row from what they were to what they are to be."""
    before, after = (int(str(row["points"])) if row else 0 for row in (old, new))
    # By the difference, and from outside: a workbook says what is there, not what happened.
    return Written(transfer(Account(Place.ADJUSTED, account.side), account, good, after - before))


# ---------------------------------------------------------------------------------- air points


def air_rows(books: Books) -> Iterator[Values]:
    """The air points by front and nation."""
    for front in Front:
        for nation in AirNation:
            # Pools that are empty make no row.
            if points := air_points(books, nation, front):
                side = str(player_of(nation).side)
                yield {"side": side, "of": str(nation), "front": str(front), "points": points}


def air_change(_: Books, old: Values | None, new: Values | None) -> Written:
    """Set the air points of a nation on a front. Raises `BadInput` for those of another side."""
    row = new or old or {}
    nation = AirNation(str(row["of"]))
    player = player_of(nation)
    # A side is told in the row for whoever reads it; the nation decides.
    if row["side"] != player.side:
        message = f"Air points of {nation} are of the {SIDE_NAMES[player.side]} side."
        raise BadInput(Fault(message, "side", str(row["side"]), "Correct the side.", "WIE-AIR-08"))
    return _set(air_account(nation, Front(str(row["front"]))), AIR_POINTS, old, new)


# -------------------------------------------------------------------------- Replacement Points


def replacement_rows(books: Books) -> Iterator[Values]:
    """The Replacement Points by side, front and kind; those that come with their turn."""
    for account, points in sorted(books.balances(REPLACEMENTS).items()):
        if not points or account.place not in {Place.POOL, Place.PENDING}:
            continue
        pending = account.place is Place.PENDING
        turn, front, kind = (
            ON_THE_WAY.read(account.detail)
            if pending
            else ("", *(AT.read(account.detail) or ("", "")))
        )
        yield {
            "side": str(account.side), "front": front, "kind": kind, "points": points,
            "turn": turn,
        }  # fmt: skip


def replacement_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Set the Replacement Points of a kind on a front, at hand or on the way.

    Raises:
        BadInput: the year has no such turn.
    """
    check_year(books, new, "turn")
    # Where a kind is there in another spelling, its pool is the one that is set.
    # The old row first: it names the pool as the books have it.
    row = old or new or {}
    side, front, kind = SideId(str(row["side"])), Front(str(row["front"])), str(row["kind"])
    turn = str(row["turn"] or "")
    account = points_account(side, front, kind)
    if turn:
        account = coming_account(side, turn, front, kind)
    return _set(account, REPLACEMENTS, old, new)


# --------------------------------------------------------------------------- Amphibious Points


def amphibious_rows(books: Books) -> Iterator[Values]:
    """The Amphibious Points of each side: those that wait, and those on each beach."""
    for account, points in sorted(books.balances(ASSAULT_POINTS).items()):
        if not points or account.place not in {Place.POOL, Place.BOX}:
            continue
        place = account.detail if account.place is Place.BOX else ""
        turn = assaulted(books, place) if place else None
        # Nothing went through where nobody entered it, and points that wait are no beach.
        counts = [count or None for count in through_now(books, place)] if place else [None, None]
        yield {
            "side": str(account.side), "hex": place, "points": points, "turn": turn or "",
            IN: counts[0], OUT: counts[1],
        }  # fmt: skip


def amphibious_change(books: Books, old: Values | None, new: Values | None) -> Written:
    """Set the Amphibious Points of a side that wait or lie on a beach.

    Raises:
        BadInput: the beach is no hex, more lie there than may, or the year has no such turn.
    """
    check_year(books, new, "turn")
    row = new or old or {}
    side, place = SideId(str(row["side"])), str(row["hex"]).strip().upper()
    # Without a beach they wait.
    if not place:
        return _set(waiting_account(side), ASSAULT_POINTS, old, new)
    if new is not None:
        _check_beach(books, place, new)
    turn = TurnCode(str(new["turn"])) if new and new["turn"] else None
    written = _set(beach_account(side, place), ASSAULT_POINTS, old, new)
    # The turn of the assault and the traffic belong to the beach, and are set with its points.
    wanted: dict[str, JsonValue] = {ASSAULT: turn}
    # How many assaulted is known of the turn that was noted, not of another.
    if turn != assaulted(books, place):
        wanted[LANDED] = None
    units_in, units_out = through_of(new)
    if (units_in, units_out) != through_now(books, place):
        wanted |= {IN: units_in or None, OUT: units_out or None, USED: books.turn}
    return Written(written.postings, changes(books, BEACH, place, wanted))


def amphibious_together(rows: Iterable[Values]) -> Iterator[Fault]:
    """The refusal of a beach where two sides have points: those of the loser are recycled."""
    held: dict[str, list[str]] = {}
    for row in rows:
        if place := str(row["hex"]).strip().upper():
            held.setdefault(place, []).append(SIDE_NAMES[SideId(str(row["side"]))])
    for place, sides in held.items():
        if len(sides) > 1:
            message = f"{place}: two sides have points there, {sides[0]} and {sides[1]}."
            advice = "Leave the beach empty for the side that lost it: its points wait again."
            yield Fault(message, "hex", place, advice, RECYCLED)


def through_of(row: Values | None) -> tuple[int, int]:
    """The units in and out of a row; none where it does not say any."""
    units_in, units_out = (int(str(row.get(key) or 0)) if row else 0 for key in (IN, OUT))
    return units_in, units_out


def _check_beach(books: Books, place: str, row: Values) -> None:
    faults = list(hex_faults((place,), "hex", "WIE-AMPH-08"))
    points, through = int(str(row["points"])), sum(through_of(row))
    limit, cell = most_through(books, points)
    if through > limit:
        message = f"{place}: at most {limit} units go through in a turn."
        faults.append(Fault(message, "in", str(through), "Enter fewer.", cell.case))
    most = books.tables.cell("sea.minor_port.points")
    if points > most.whole:
        message = f"{place}: at most {most.whole} may be in a hex."
        faults.append(Fault(message, "points", str(points), "Enter fewer.", most.case))
    if faults:
        raise BadInput(*faults)
