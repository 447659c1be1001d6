"""The units on the table of the played campaign: a few of each kind, enough for every rule.

Ratings are attack-defence-movement. The cadre is the first number of what remains of a division
with two steps; a unit of one step has none. `pays` is what the unit pays as, `points` the kind of
replacement points that it takes.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues

SOVIET_UNION = "Soviet Union"


@dataclass(frozen=True)
class Counter:
    """A counter: its name, whose it is, and what is printed on it."""

    name: str
    nation: str
    size: str
    ratings: tuple[int, int, int]
    cadre: int
    pays: str
    points: str
    res: str = "3"
    arrival: str = ""
    formation: str = ""
    hex: str = ""

    @property
    def side(self) -> str:
        """Whose side it is on."""
        return "soviet" if self.nation == SOVIET_UNION else "axis"

    @property
    def steps(self) -> int:
        """Steps of the whole unit."""
        return 2 if self.cadre else 1

    def strength(self, steps_left: int, *, defends: bool = False) -> int:
        """Attack or defence strength with so many steps left; a cadre has one for both."""
        if not steps_left:
            return 0
        return self.cadre if steps_left < self.steps else self.ratings[defends]


def _german(name: str, kind: str, ratings: tuple[int, int, int], cadre: int, army: str) -> Counter:
    pays = {"panzer": "panzer", "motorised": "motorized"}.get(kind, kind)
    points = "armor" if kind == "panzer" else "infantry"
    return Counter(f"{name} {kind}", "Germany", "XX", ratings, cadre, pays, points, formation=army)


_INFANTRY, _PANZER = (7, 7, 6), (10, 10, 10)
COUNTERS = (
    _german("1", "infantry", _INFANTRY, 2, "AG North"),
    _german("11", "infantry", _INFANTRY, 2, "AG North"),
    _german("8", "panzer", (9, 8, 10), 3, "AG North"),
    _german("7", "infantry", _INFANTRY, 2, "AG Center"),
    _german("23", "infantry", _INFANTRY, 2, "AG Center"),
    _german("31", "infantry", _INFANTRY, 2, "AG Center"),
    _german("28", "infantry", _INFANTRY, 2, "AG Center"),
    _german("3", "panzer", _PANZER, 4, "AG Center"),
    _german("4", "panzer", _PANZER, 4, "AG Center"),
    _german("10", "motorised", (8, 8, 10), 3, "AG Center"),
    _german("44", "infantry", _INFANTRY, 2, "AG South"),
    _german("57", "infantry", _INFANTRY, 2, "AG South"),
    _german("11", "panzer", (9, 8, 10), 3, "AG South"),
    Counter("201 assault gun", "Germany", "II", (2, 1, 10), 0, "free", "armor", "1"),
    Counter("604 artillery", "Germany", "III", (4, 1, 6), 0, "free", "artillery", "1"),
    Counter("52 infantry", "Germany", "XX", _INFANTRY, 2, "infantry", "infantry",
            arrival="1941-07-I"),
    Counter("5 infantry", "Romania", "XX", (4, 4, 6), 1, "infantry", "infantry"),
    Counter("13 infantry", "Romania", "XX", (4, 4, 6), 1, "infantry", "infantry"),
    Counter("2 motorised", "Hungary", "X", (2, 2, 8), 0, "free", "infantry", "1.5"),
    Counter("6 infantry", "Finland", "XX", (6, 6, 6), 2, "infantry", "infantry"),
    Counter("6 rifle", SOVIET_UNION, "XX", (3, 3, 6), 0, "rifle", "infantry"),
    Counter("27 rifle", SOVIET_UNION, "XX", (3, 4, 6), 0, "rifle", "infantry"),
    Counter("42 rifle", SOVIET_UNION, "XX", (3, 3, 6), 0, "rifle", "infantry"),
    Counter("56 rifle", SOVIET_UNION, "XX", (4, 6, 6), 0, "rifle", "infantry"),
    Counter("85 rifle", SOVIET_UNION, "XX", (4, 6, 6), 0, "rifle", "infantry"),
    Counter("90 rifle", SOVIET_UNION, "XX", (4, 6, 6), 0, "rifle", "infantry"),
    Counter("97 rifle", SOVIET_UNION, "XX", (4, 6, 6), 0, "rifle", "infantry"),
    Counter("125 rifle", SOVIET_UNION, "XX", (4, 6, 6), 0, "rifle", "infantry"),
    Counter("22 tank", SOVIET_UNION, "XX", (5, 4, 8), 2, "tank", "armor"),
    Counter("2 tank", SOVIET_UNION, "XX", (8, 6, 8), 3, "tank", "armor"),
    Counter("32 tank", SOVIET_UNION, "XX", (6, 5, 8), 3, "tank", "armor"),
    Counter("81 mechanised", SOVIET_UNION, "XX", (5, 5, 8), 2, "mechanized", "armor"),
    Counter("205 mechanised", SOVIET_UNION, "XX", (4, 4, 8), 2, "mechanized", "armor"),
    Counter("9 NKVD", SOVIET_UNION, "III", (1, 2, 6), 0, "free", "infantry", "1"),
    Counter("6 antitank", SOVIET_UNION, "X", (2, 3, 8), 0, "free", "artillery", "1.5"),
    Counter("120 artillery", SOVIET_UNION, "III", (5, 2, 6), 0, "free", "artillery", "1"),
    Counter("100 rifle", SOVIET_UNION, "XX", (4, 6, 6), 0, "rifle", "infantry",
            arrival="1941-07-I"),
    Counter("107 rifle", SOVIET_UNION, "XX", (4, 6, 6), 0, "rifle", "infantry",
            arrival="1941-07-II"),
    Counter("4 tank", SOVIET_UNION, "X", (3, 2, 8), 0, "free", "armor", "1.5",
            arrival="1941-08-II"),
    # Three pockets.
    Counter("13 rifle", SOVIET_UNION, "XX", (4, 6, 6), 0, "rifle", "infantry", hex="1A 3010"),
    Counter("29 mechanised", SOVIET_UNION, "XX", (4, 4, 8), 2, "mechanized", "armor",
            hex="1A 3010"),
    Counter("86 rifle", SOVIET_UNION, "XX", (4, 6, 6), 0, "rifle", "infantry", hex="1A 3020"),
    Counter("1 antitank", SOVIET_UNION, "X", (2, 3, 8), 0, "free", "artillery", "1.5",
            hex="1A 3020"),
    Counter("251 infantry", "Germany", "XX", _INFANTRY, 2, "infantry", "infantry",
            formation="AG Center", hex="1A 3333"),
)  # fmt: skip

BY_NAME = {counter.name: counter for counter in COUNTERS}
IDS = dict(zip(BY_NAME, map(UnitId, count(1)), strict=False))
"""The ids of the units: they are numbered as they are entered."""

_ARMOR = {"panzer", "tank", "mechanised", "assault gun"}
_FAST = _ARMOR | {"motorised"}


def order_of_battle() -> tuple[UnitValues, ...]:
    """The counters as units of a file."""
    return tuple(_values(counter) for counter in COUNTERS)


def _values(counter: Counter) -> UnitValues:
    designation, _, kind = counter.name.partition(" ")
    traits = {"re": counter.res}
    if counter.cadre:
        traits["cadre"] = f"{counter.cadre}-{counter.ratings[-1]}"
    if kind in _FAST:
        traits["cm"] = "C/M"
    if kind in _ARMOR:
        traits["aeca"] = "full"
    if kind in _ARMOR | {"antitank"}:
        traits["atec"] = "full"
    return UnitValues(
        side=SideId(counter.side),
        nation=counter.nation,
        designation=designation,
        type=kind,
        size=counter.size,
        path=(counter.formation or counter.nation, "Units"),
        steps=counter.steps,
        ratings=dict(zip(("attack", "defense", "move"), counter.ratings, strict=True)),
        traits=traits,
        arrival=TurnCode(counter.arrival),
        hex=counter.hex,
    )
