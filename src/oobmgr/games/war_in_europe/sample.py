"""The sample campaign: what it begins with, from its file."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from oobmgr.domain.accounts import Account, GoodId, Place, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.places import resources_dir
from oobmgr.domain.postings import Fact, JsonValue, Posting, Subject, transfer
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitValues
from oobmgr.games.war_in_europe import fact_kinds as kinds
from oobmgr.games.war_in_europe.actions.hexes import LAST, NEUTRAL, PRINTED
from oobmgr.games.war_in_europe.actions.kampfgruppen import TURN
from oobmgr.games.war_in_europe.actions.retaken import ASSAULT
from oobmgr.games.war_in_europe.air.log import ENTRY
from oobmgr.games.war_in_europe.options import CYCLES_PER_YEAR, number
from oobmgr.games.war_in_europe.pools import (
    air_account,
    beach_account,
    coming_account,
    points_account,
    waiting_account,
)
from oobmgr.games.war_in_europe.sequence import first_turn
from oobmgr.games.war_in_europe.turns import date_of
from oobmgr.games.war_in_europe.words import (
    AIR_POINTS,
    ASSAULT_POINTS,
    REPLACEMENTS,
    SIDE_NAMES,
    AirNation,
    Front,
)
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.brought_units import unit_of

if TYPE_CHECKING:
    from oobmgr.rules.books import Options
    from oobmgr.rules.tables import Tables

Entry = Mapping[str, Any]
_CASES: Final = MappingProxyType(
    {AIR_POINTS: "WIE-AIR-08", REPLACEMENTS: "WIE-REPL-02", ASSAULT_POINTS: "WIE-AMPH-08"}
)


@cache
def _document() -> Entry:
    path = resources_dir() / "scenarios" / "war_in_europe" / "may_1940.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def sample_units() -> tuple[UnitValues, ...]:
    """The units of the sample; strengths and most hexes are samples."""
    return tuple(map(unit_of, _document()["unit"]))


def sample_opening(_: Tables, _variant: str, options: Options) -> ActionPlan:
    """The points, hexes and marks that the sample begins with."""
    start = first_turn(options)
    cycles = number(options, CYCLES_PER_YEAR)
    opened = tuple(_opened(start, cycles))
    working = (
        *(Step(name, points, "", _CASES[good]) for name, _, good, points in opened),
        Step("Books opened", kind=StepKind.RESULT),
    )
    return ActionPlan(
        "Opening",
        "Points, hexes and marks of the sample.",
        Ruling(None, working),
        tuple(_postings((account, good, points) for _, account, good, points in opened)),
        tuple(_facts(start, cycles)),
    )


def _postings(opened: Iterable[tuple[Account, GoodId, int]]) -> Iterator[Posting]:
    for account, good, points in opened:
        yield from transfer(Account(Place.OPENING, account.side), account, good, points)


def _opened(start: TurnCode, cycles: int) -> Iterator[tuple[str, Account, GoodId, int]]:
    """What lies where: its name, the account, the good and the amount."""
    for entry in _document()["air_points"]:
        nation, front = AirNation(entry["nation"]), Front(entry["front"])
        account = air_account(nation, front)
        yield f"Air Points, {nation}, {front}", account, AIR_POINTS, entry["points"]
    for entry in _document()["replacements"]:
        side, front, kind = SideId(entry["side"]), Front(entry["front"]), entry["kind"]
        account = points_account(side, front, kind)
        # Counted from the first turn, so that the sample fits whichever turn it begins in.
        if turns := entry.get("in"):
            turn = date_of(start).after(turns, cycles).code
            account = coming_account(side, turn, front, kind)
        name = f"Replacement Points, {SIDE_NAMES[side]}, {front}, {kind}"
        yield name, account, REPLACEMENTS, entry["points"]
    for entry in _document()["amphibious"]:
        side, beach = SideId(entry["side"]), entry.get("beach")
        account = beach_account(side, beach) if beach else waiting_account(side)
        name = f"Amphibious Points, {SIDE_NAMES[side]}, {beach or 'waiting'}"
        yield name, account, ASSAULT_POINTS, entry["points"]


def _facts(start: TurnCode, cycles: int) -> Iterator[Fact]:
    """What is noted of the weather, of hexes and of units; most of it began a turn ago."""
    before = date_of(start).after(-1, cycles).code
    yield from _noted(kinds.WEATHER, start, {ENTRY: _document()["weather"]})
    for entry in _document()["amphibious"]:
        if beach := entry.get("beach"):
            yield from _noted(kinds.BEACH, beach, {ASSAULT: before})
    for entry in _document()["hex"]:
        about = {LAST: entry["last"], kinds.SINCE: before}
        flags = {field: True for field in (NEUTRAL, PRINTED) if entry.get(field)}
        yield from _noted(kinds.HEX, entry["hex"], about | flags)
    for entry in _document()["cut"]:
        yield from _noted(kinds.RAIL_CUT, entry["hex"], {kinds.SINCE: before})
    # A campaign numbers the units that it begins with from 1, in the order of the file.
    for unit, entry in enumerate(_document()["unit"], 1):
        for subject, wanted in _marks(entry, start, cycles):
            yield from _noted(subject, str(unit), wanted)


def _noted(subject: Subject, key: str, wanted: Mapping[str, JsonValue]) -> Iterator[Fact]:
    return (Fact(subject, key, field, None, value) for field, value in wanted.items())


def _marks(
    entry: Entry, start: TurnCode, cycles: int
) -> Iterator[tuple[Subject, Mapping[str, JsonValue]]]:
    """What holds for a unit at the start besides what every game keeps of it."""
    before = date_of(start).after(-1, cycles).code
    if front := entry.get("box"):
        yield kinds.AIRBORNE, {kinds.FRONT: front, kinds.READY: start}
    if turn := entry.get("at_sea"):
        # The first turn at sea is counted, so that one less lies behind it.
        yield kinds.VOYAGE, {kinds.SET_OUT: date_of(start).after(1 - turn, cycles).code}
    if formed := entry.get("formed"):
        yield kinds.KAMPFGRUPPE, {kinds.FORMED: formed, TURN: before}
    if entry.get("fortified"):
        yield kinds.FORTIFIED, {kinds.SINCE: before}
    if entry.get("cut_off"):
        yield kinds.RAIL_UNIT, {kinds.OFF: before}
