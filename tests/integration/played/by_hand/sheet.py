"""A sheet of paper with what lies where: every account of both sides, every unit, every base.

Nothing here knows the program's rules. An account is written as the program writes it, so that the
two can be laid side by side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil

from oobmgr.rules.books import OptionValue
from tests.integration.played.acts import SURPRISE, TURNS
from tests.integration.played.forces import BY_NAME

SIDES = ("axis", "soviet")
FLOWS = ("income", "spent", "lost", "exchanged", "adjusted")
# Introduction to Revised Europa, logistics: German stockpile 100 SP and 40 Resource Points with the
# full northern front, Soviets 75 and 25; 80 SP for the surprise turn.
OPENING = {
    ("pool:axis", "sp"): 100,
    ("special:axis:surprise", "sp"): 80,
    ("pool:axis:unplaced", "resource"): 40,
    ("pool:soviet", "sp"): 75,
    ("pool:soviet:unplaced", "resource"): 25,
}


@dataclass
class Line:
    """A unit's line: how many steps are left, and where it is."""

    steps_left: int
    status: str


@dataclass
class Base:
    """An air base: what may fly from it undamaged, and its hits."""

    capacity: int
    hits: int = 0


@dataclass
class Bill:
    """What a side owes for a phase: exact, and what it has paid of it."""

    exact: Fraction = Fraction(0)
    paid: int = 0


@dataclass
class Sheet:
    """The books of the second hand; `options` are readings of the rules other than the default."""

    options: Mapping[str, OptionValue] = field(default_factory=dict)
    turn: str = SURPRISE
    side: str = "axis"
    phase: str = "air"
    held: Counter[tuple[str, str]] = field(default_factory=Counter)
    units: dict[str, Line] = field(default_factory=dict)
    limit: dict[str, int | None] = field(default_factory=lambda: dict.fromkeys(SIDES))
    weather: dict[str, dict[str, str]] = field(default_factory=dict)
    cities: dict[str, str] = field(default_factory=dict)
    bills: dict[tuple[str, str, str], Bill] = field(default_factory=dict)
    flown: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)
    flows: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    did: set[tuple[str, str, str, str]] = field(default_factory=set)
    bases: dict[tuple[str, str], Base] = field(default_factory=dict)
    factories: dict[str, Factory] = field(default_factory=dict)
    city_hits: Counter[str] = field(default_factory=Counter)
    july: set[str] = field(default_factory=set)
    supply: dict[str, tuple[str, str]] = field(default_factory=dict)

    def move(self, source: str, target: str, good: str, number: int) -> None:
        """From one account to another."""
        self.held[source, good] -= number
        self.held[target, good] += number
        if good == "sp":
            self._flow(source, -number)
            self._flow(target, number)

    def _flow(self, account: str, number: int) -> None:
        """What came out of the accounts beside the pools, or went into them, in this turn."""
        place, side, *_ = account.split(":")
        if place in FLOWS and self.turn != SURPRISE:
            self.flows[side, self.turn, place] += number

    def pay(self, exact: Fraction | int, *, rounded_apart: int = 0) -> None:
        """Halves of a phase are added and rounded up once; some prices are rounded on their own."""
        bill = self.bills.setdefault((self.turn, self.side, self.phase), Bill())
        bill.exact += exact
        price = ceil(bill.exact) - bill.paid
        bill.paid += price
        purse = "special:axis:surprise" if self.turn == SURPRISE else f"pool:{self.side}"
        self.move(purse, f"spent:{self.side}:{self.phase}", "sp", price + rounded_apart)

    def overdrawn(self) -> bool:
        """Whether more was taken from anywhere than lay there."""
        return any(
            number < 0
            for (account, _), number in self.held.items()
            if account.startswith(("pool", "special", "pending", "box"))
        )

    def once(self, what: str, unit: str) -> bool:
        """Whether a unit does something for the first time in this player turn."""
        key = (self.turn, self.side, what, unit)
        first = key not in self.did
        self.did.add(key)
        return first

    def places(self, start: str, good: str) -> Iterator[tuple[str, int]]:
        """The accounts of a good that begin so, with what they hold."""
        for (account, kind), number in sorted(self.held.items()):
            if kind == good and number and account.startswith(start):
                yield account, number

    def total(self, start: str, good: str) -> int:
        """What all accounts of a good that begin so hold together."""
        return sum(number for _, number in self.places(start, good))

    def lose_step(self, name: str) -> None:
        """A unit loses a step: strength goes to its nation's losses of this game turn."""
        counter, line = BY_NAME[name], self.units[name]
        gone = counter.strength(line.steps_left) - counter.strength(line.steps_left - 1)
        line.steps_left -= 1
        self.held[f"dead:{counter.side}", "step"] += 1
        lost = f"lost:{counter.side}:{counter.nation}:{self.turn}"
        good = f"{counter.points}_lost"
        self.move(f"raised:{counter.side}:{counter.nation}", lost, good, gone)
        if not line.steps_left:
            line.status = "dead"
            self.supply.pop(name, None)

    def restore_step(self, name: str) -> None:
        """A step of this game turn's losses is taken back."""
        counter, line = BY_NAME[name], self.units[name]
        back = counter.strength(line.steps_left + 1) - counter.strength(line.steps_left)
        line.steps_left += 1
        line.status = "on_map"
        self.held[f"dead:{counter.side}", "step"] -= 1
        lost = f"lost:{counter.side}:{counter.nation}:{self.turn}"
        self.move(lost, f"raised:{counter.side}:{counter.nation}", f"{counter.points}_lost", back)

    def begin(self, turn: str, side: str) -> None:
        """A player turn begins; what was not spent of the 80 SP of the surprise is dropped."""
        left = self.held["special:axis:surprise", "sp"]
        if turn != SURPRISE and left:
            self.move("special:axis:surprise", "lost:axis:surprise", "sp", left)
        self.turn, self.side = turn, side
        for name, line in self.units.items():
            if line.status == "due" and BY_NAME[name].arrival <= turn:
                line.status = "on_map"


@dataclass
class Factory:
    """A Soviet factory."""

    upgraded: bool = False
    silent_until: str = ""
    lost: bool = False
    hits: int = 0


def turns_later(turn: str, number: int) -> str:
    """The game turn so many turns later, beyond September I where it must be."""
    later = TURNS.index(turn) + number
    return TURNS[later] if later < len(TURNS) else "later"


def opened(options: Mapping[str, OptionValue] | None = None) -> Sheet:
    """The sheet before the first act: the stocks, the units, no air group yet."""
    sheet = Sheet(options or {})
    for (account, good), number in OPENING.items():
        side = account.split(":")[1]
        sheet.move(f"opening:{side}", account, good, number)
    for counter in BY_NAME.values():
        due = counter.arrival > SURPRISE
        sheet.units[counter.name] = Line(counter.steps, "due" if due else "on_map")
        sheet.held[f"raised:{counter.side}", "step"] -= counter.steps
    return sheet
