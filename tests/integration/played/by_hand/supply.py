"""Supply and Resource Points by hand.

Sources are sections of "Introduction to Revised Europa" and the cases of the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import ceil

from tests.integration.played.by_hand.sheet import Sheet
from tests.integration.played.forces import BY_NAME

HALF = Fraction(1, 2)
# Fire in the East supply rates (INC-01 to INC-04): the Axis falls by each city, the Soviets rise by
# those of the border districts and fall by the others.
BORDER = {"Riga": 3, "Minsk": 4, "Kiev": 5, "Odessa": 4, "Dnepropetrovsk": 4}
INTERIOR = {
    "Leningrad": 5, "Moskva": 7, "Gorkiy": 4, "Voronezh": 3, "Kharkov": 4, "Stalino": 3,
    "Rostov": 4, "Stalingrad": 3, "Kazan": 3,
}  # fmt: skip
ARRIVES = {"axis": ("Ploesti", 1), "soviet": ("Baku", 2)}
# Logistics and attack supply (SP-13, SP-14, SP-18): a division that moves; one that attacks.
MOVES = {
    "panzer": Fraction(1), "tank": Fraction(1), "mechanized": Fraction(1), "motorized": HALF,
}  # fmt: skip
ATTACKS = {"infantry": HALF, "rifle": HALF, "cavalry": HALF}


def income(
    sheet: Sheet,
    *,
    weather: Mapping[str, str] | None = None,
    cities: Mapping[str, str] | None = None,
    buy: int = 0,
    buy_place: str = "unplaced",
    sell: int = 0,
    sell_place: str = "unplaced",
    scheduled: int = 0,
    scheduled_place: str = "unplaced",
) -> None:
    """The Initial Phase of a side."""
    sheet.weather.setdefault(sheet.turn, dict.fromkeys("ABCDG", "clear")).update(weather or {})
    sheet.cities.update(cities or {})
    side, received = sheet.side, _received(sheet)
    pool, swap = f"pool:{side}", f"exchanged:{side}"
    before_weather = sheet.options.get("cap_base") == "rate_before_weather"
    limit = 2 * (_rate(sheet) if before_weather else received)  # SP-03
    sheet.limit[side] = limit
    sheet.move(f"income:{side}", pool, "sp", received)
    sheet.move(pool, swap, "sp", 3 * buy - 2 * sell)  # SP-05, SP-06
    over = sheet.held[pool, "sp"] - limit
    if over > 0:
        sheet.move(pool, f"lost:{side}:limit", "sp", over)
    place, number = ARRIVES[side]
    sheet.move(f"income:{side}", f"{pool}:{place}", "resource", number)  # RES-03, RES-04
    sheet.move(f"income:{side}", f"{pool}:{scheduled_place}", "resource", scheduled)
    sheet.move(swap, f"{pool}:{buy_place}", "resource", buy)
    sheet.move(f"{pool}:{sell_place}", swap, "resource", sell)


def _received(sheet: Sheet) -> int:
    """The rate less 25 or 15 % in Mud or Snow, up; or the cut itself goes up (INC-11)."""
    bad = sum(sheet.weather[sheet.turn][zone] in {"mud", "snow"} for zone in "BC")
    cut = Fraction(_rate(sheet) * (0, 15, 25)[bad], 100)
    if sheet.options.get("weather_round") == "cut_up":
        return _rate(sheet) - ceil(cut)
    return ceil(_rate(sheet) - cut)


def _rate(sheet: Sheet) -> int:
    """The rate by the cities that are reached (INC-02, INC-03)."""
    reached = [city for city, state in sheet.cities.items() if state in {"siege", "held"}]
    border = sum(BORDER.get(city, 0) for city in reached)
    interior = sum(INTERIOR.get(city, 0) for city in reached)
    return 100 - border - interior if sheet.side == "axis" else 60 + border - interior


def moving(
    sheet: Sheet,
    units: Iterable[str] = (),
    counts: Mapping[str, int] | None = None,
    zone: str = "",
) -> None:
    """Divisions that move: a unit pays once in Movement and Combat together (SP-15, SP-28)."""
    del zone  # where they start has no price
    sheet.pay(
        sum((_pays(sheet, unit) * MOVES.get(_class(unit), 0) for unit in units), Fraction(0))
        + _counted(counts, MOVES)
    )


def _pays(sheet: Sheet, unit: str) -> bool:
    """Whether a C/M division pays now: it has not in this turn, and is not a cadre (SP-24)."""
    whole = sheet.units[unit].steps_left == BY_NAME[unit].steps
    again = "exploits" if sheet.phase == "exploitation" else "acts"
    return whole and _class(unit) in MOVES and sheet.once(again, unit)


def _class(unit: str) -> str:
    return BY_NAME[unit].pays


def _counted(counts: Mapping[str, int] | None, prices: Mapping[str, Fraction]) -> Fraction:
    found = (number * prices.get(kind, Fraction(0)) for kind, number in (counts or {}).items())
    return sum(found, Fraction(0))


def attacking(
    sheet: Sheet,
    *,
    units: Iterable[str] = (),
    counts: Mapping[str, int] | None = None,
    bombardments: int = 0,
    unpaid_units: Iterable[str] = (),
) -> None:
    """Attacks: half a point for a division, one for a bombardment (SP-18, SP-20)."""
    del unpaid_units  # they attack at half strength and pay nothing (SP-25)
    exact = _counted(counts, MOVES | ATTACKS) + bombardments
    for unit in units:
        if _class(unit) in MOVES:
            exact += MOVES[_class(unit)] if _pays(sheet, unit) else 0
        elif sheet.units[unit].steps_left == BY_NAME[unit].steps:
            exact += ATTACKS.get(_class(unit), 0) if sheet.once("attacks", unit) else 0
    if sheet.options.get("sp_rounding") == "event":
        sheet.pay(0, rounded_apart=ceil(exact))
    else:
        sheet.pay(exact)


def overrunning(
    sheet: Sheet,
    units: Iterable[str] = (),
    counts: Mapping[str, int] | None = None,
    target: str = "",
) -> None:
    """An overrun: divisions on foot half a point each, rounded up for the stack (SP-19)."""
    del target
    units = tuple(units)
    foot = _counted(counts, ATTACKS)
    whole = (unit for unit in units if sheet.units[unit].steps_left == BY_NAME[unit].steps)
    foot += sum((ATTACKS.get(_class(unit), Fraction(0)) for unit in whole), Fraction(0))
    fast = sum(
        (MOVES[_class(u)] for u in units if _class(u) in MOVES and _pays(sheet, u)), Fraction(0)
    )
    sheet.pay(fast + _counted(counts, MOVES), rounded_apart=ceil(foot))


def yard_hits(sheet: Sheet, *, hits: int) -> None:
    """Each hit on a marshalling yard takes one SP of the enemy, never below none (SP-30)."""
    enemy = "soviet" if sheet.side == "axis" else "axis"
    taken = min(hits, sheet.held[f"pool:{enemy}", "sp"])
    sheet.move(f"pool:{enemy}", f"lost:{enemy}:bombed", "sp", taken)


def points_bombed(sheet: Sheet, *, place: str, hits: int) -> None:
    """Two hits destroy one Resource Point, one hit none (RES-12)."""
    enemy = "soviet" if sheet.side == "axis" else "axis"
    sheet.move(f"pool:{enemy}:{place}", f"lost:{enemy}:bombed", "resource", int(hits == 2))


def points_placed(sheet: Sheet, *, amount: int, target: str, source: str = "unplaced",
                  area: str = "") -> None:  # fmt: skip
    """Resource Points are laid down or go by rail (RES-13)."""
    del area  # only a limit of where they may start
    pool = f"pool:{sheet.side}"
    sheet.move(f"{pool}:{source}", f"{pool}:{target}", "resource", amount)


def begun(sheet: Sheet, *, kind: str, place: str, source: str, distance: int) -> None:
    """A fort or an airfield costs a Resource Point (RES-06, RES-07)."""
    del place, distance
    sheet.move(f"pool:{sheet.side}:{source}", f"spent:{sheet.side}:{kind}", "resource", 1)


def rail(sheet: Sheet, *, nation: str, resource_points: int, place: str) -> None:
    """Resource Points burnt for rail capacity (RES-08)."""
    del nation
    source = f"pool:{sheet.side}:{place}"
    sheet.move(source, f"spent:{sheet.side}:rail", "resource", resource_points)
