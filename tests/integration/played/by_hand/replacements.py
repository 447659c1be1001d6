"""Replacement points by hand: special ones, cities, factories, rebuilding."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import ceil

from tests.integration.played.acts import AUGUST_1, JULY_1
from tests.integration.played.by_hand.sheet import Factory, Sheet, turns_later
from tests.integration.played.by_hand.supply import BORDER, INTERIOR
from tests.integration.played.forces import BY_NAME, SOVIET_UNION

KINDS = ("infantry", "armor", "artillery")
# Adjustments to Russian replacement rate: a city brings its number on the chart and 1 more, which
# is its supply value less 1 (REP-02, REP-04). 6 Eastern, 2 Arkhangelsk in the north, and 6 of the
# Transcaucasus, which the printed total of 56 leaves over.
CITIES = {city: value - 1 for city, value in (BORDER | INTERIOR).items()}
DISTRICTS = 6 + 2 + 6
SILENT_TURNS = 6
"""Three months (FAC-05); an option may name others."""


def received(sheet: Sheet) -> None:
    """What a side takes in its Initial Phase."""
    _special(sheet)
    if sheet.side == "soviet" and sheet.turn >= AUGUST_1:
        _cities(sheet)
        if sheet.turn.endswith("-I"):
            _factories(sheet)
    _waiting(sheet)


def _special(sheet: Sheet) -> None:
    """A quarter of all that was lost in earlier game turns, less what was paid (SR-01 to SR-03)."""
    if sheet.turn < JULY_1:
        return
    side = sheet.side
    for kind in KINDS:
        lost: dict[str, dict[str, int]] = {}
        for account, number in sheet.places(f"lost:{side}:", f"{kind}_lost"):
            nation, _, turn = account.removeprefix(f"lost:{side}:").rpartition(":")
            if turn < sheet.turn:
                # All that was lost before July I returns then.
                award = max(turns_later(turn, 1), JULY_1)
                by_award = lost.setdefault(nation, {})
                by_award[award] = by_award.get(award, 0) + number
        for nation, by_award in lost.items():
            source = f"income:{side}:special:{nation}"
            paid = -sheet.held[source, f"{kind}_point"]
            due = max(_quarters(sheet, by_award) - paid, 0)
            sheet.move(source, f"pool:{side}:{nation}", f"{kind}_point", due)


def _quarters(sheet: Sheet, by_award: dict[str, int]) -> int:
    """The rest of a quarter carries over, or each turn goes up by itself."""
    if sheet.options.get("sr_round") == "up":
        return sum(-(-number // 4) for number in by_award.values())
    return sum(by_award.values()) // 4


def _all_take_infantry(sheet: Sheet) -> bool:
    return sheet.options.get("rep_hit_type") == "infantry"


def _cities(sheet: Sheet) -> None:
    """56 points less the cities that the Axis holds, one less for each hit (REP-03 to REP-07)."""
    besieged = sheet.options.get("rp_lost_when") == "besieged"
    idle = {"held", "siege"} if besieged else {"held"}
    away = sum(CITIES.get(city, 0) for city, state in sheet.cities.items() if state in idle)
    hits = sheet.city_hits.total()
    sheet.city_hits.clear()
    if _all_take_infantry(sheet):
        hits += _hits_on_factories(sheet)
    points = sum(CITIES.values()) + DISTRICTS - away - hits
    sheet.move("income:soviet", f"pool:soviet:{SOVIET_UNION}", "infantry_point", max(points, 0))


def _hits_on_factories(sheet: Sheet) -> int:
    """The hits that wait, which are then taken off."""
    hits = sum(factory.hits for factory in sheet.factories.values())
    for factory in sheet.factories.values():
        factory.hits = 0
    return hits


# Overview and house rule G: 2 armor and 2 artillery, upgraded 3 and 3. The section on the Russian
# replacement rate: 2 and 1, upgraded 4 and 2 (FAC-02, FAC-03).
OUTPUT = {"A": {False: (2, 2), True: (3, 3)}, "B": {False: (2, 1), True: (4, 2)}}


def _factories(sheet: Sheet) -> None:
    """What each factory that works brings; hits take armor first, then artillery (REP-07)."""
    works = [
        factory
        for factory in sheet.factories.values()
        if not factory.lost and (not factory.silent_until or factory.silent_until <= sheet.turn)
    ]
    each = OUTPUT[str(sheet.options.get("factory_output", "A"))]
    armor = sum(each[factory.upgraded][0] for factory in works)
    artillery = sum(each[factory.upgraded][1] for factory in works)
    hits = 0 if _all_take_infantry(sheet) else _hits_on_factories(sheet)
    pool = f"pool:soviet:{SOVIET_UNION}"
    sheet.move("income:soviet", pool, "armor_point", max(armor - hits, 0))
    beyond = max(hits - armor, 0)
    sheet.move("income:soviet", pool, "artillery_point", max(artillery - beyond, 0))


def _waiting(sheet: Sheet) -> None:
    """Points that waited until this game turn (REP-13)."""
    for kind in KINDS:
        start = f"pending:{sheet.side}:"
        for account, number in list(sheet.places(start, f"{kind}_point")):
            nation, _, turn = account.removeprefix(start).rpartition(":")
            if turn <= sheet.turn:
                sheet.move(account, f"pool:{sheet.side}:{nation}", f"{kind}_point", number)


def credited(sheet: Sheet, *, nation: str, kind: str, points: int, reason: str = "change",
             note: str = "") -> None:  # fmt: skip
    """Points of change and of a breakout can be used from the next game turn on (REP-13)."""
    del note
    side = "soviet" if nation == SOVIET_UNION else "axis"
    soon = sheet.options.get("change_usable") == "next_initial" and reason == "change"
    # The Soviet Initial Phase of a turn comes after the Axis player turn.
    now = soon and side == "soviet" and sheet.side == "axis"
    waits = f"pending:{side}:{nation}:{sheet.turn if now else turns_later(sheet.turn, 1)}"
    # Change is bounded by the losses of its turn, so it is kept by nation and turn (CHG-01).
    source = f"change:{nation}:{sheet.turn}" if reason == "change" else reason
    sheet.move(f"income:{side}:{source}", waits, f"{kind}_point", points)


def rebuilt(
    sheet: Sheet,
    *,
    units: Iterable[str] = (),
    cadres: Iterable[str] = (),
    price_infantry: int = 0,
    price_armor: int = 0,
    price_artillery: int = 0,
) -> None:
    """The dead come back for their strength, cadres are filled for the chart's price (REP-10)."""
    by_hand = dict(zip(KINDS, (price_infantry, price_armor, price_artillery), strict=True))
    for name in cadres:
        _come_back(sheet, name)
    for name in units:
        if sheet.units[name].status == "dead":
            _come_back(sheet, name)
        if sheet.units[name].steps_left < BY_NAME[name].steps:
            _fill(sheet, name, by_hand)


def _come_back(sheet: Sheet, name: str) -> None:
    counter = BY_NAME[name]
    price = counter.cadre or counter.ratings[0]
    if sheet.options.get("cadre_price") == "per_re":
        price = 1 if counter.cadre else ceil(Fraction(counter.res))
    _spend(sheet, name, counter.points, price)
    _steps(sheet, name, 1)


def _fill(sheet: Sheet, name: str, by_hand: dict[str, int]) -> None:
    counter = BY_NAME[name]
    if (counter.nation, counter.ratings[0], counter.cadre) == ("Germany", 10, 4):
        by_hand = {"infantry": 3, "armor": 3}  # the price in the text (REP-14)
    for kind, number in by_hand.items():
        _spend(sheet, name, kind, number)
    _steps(sheet, name, counter.steps)


def _spend(sheet: Sheet, name: str, kind: str, number: int) -> None:
    counter = BY_NAME[name]
    pool = f"pool:{counter.side}:{counter.nation}"
    sheet.move(pool, f"spent:{counter.side}:{sheet.phase}", f"{kind}_point", number)


def _steps(sheet: Sheet, name: str, steps: int) -> None:
    line = sheet.units[name]
    sheet.held[f"dead:{BY_NAME[name].side}", "step"] -= steps - line.steps_left
    line.steps_left, line.status = steps, "on_map"


def factory(sheet: Sheet, *, place: str, event: str = "new") -> None:
    """A factory is entered, has its upgrade, moves to the Urals, or is lost."""
    known = sheet.factories.setdefault(place, Factory())
    if event == "upgraded":
        known.upgraded = True
    elif event == "moved":
        silent = int(sheet.options.get("factory_relocation_turns", SILENT_TURNS))
        known.silent_until = turns_later(sheet.turn, silent)
    elif event in {"lost", "retaken"}:
        known.lost = event == "lost"


def raided(sheet: Sheet, *, target: str, place: str, hits: int) -> None:
    """Each hit takes a point, of armor from a factory, of infantry from a city (REP-07)."""
    if target == "factory":
        sheet.factories[place].hits += hits
    else:
        sheet.city_hits[place] += hits
