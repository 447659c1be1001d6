"""The units that can be picked for an action: price class, price, and what they paid already."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import Subject, UnitId
from oobmgr.domain.quantities import shown
from oobmgr.domain.units import PATH_SEPARATOR, UnitStatus
from oobmgr.rules.europa.actions.units import ATTACKED, EXPLOITED, PAID, unit_key
from oobmgr.rules.europa.attacks import attack_price
from oobmgr.rules.europa.unit_class import price_class, role
from oobmgr.rules.europa.words import UNIT_CLASSES
from oobmgr.rules.tables import Tables

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries

_MECHANISED = frozenset({"cm"})
_PAYING = frozenset({"cm", "division"})
_WORDS = {
    "guards_cav_upgraded": "Guards cavalry, upgraded",
    "guards_cav": "Guards cavalry",
    "cm_sub_division": "C/M below division",
    "sub_division": "below division",
    "artillery_division": "artillery division",
    "artillery": "artillery below division",
}
_ROLES = {"movement": _MECHANISED, "exploitation": _MECHANISED}


@dataclass(frozen=True, slots=True)
class PickRow:
    """A unit that can be picked. `paid` says what it paid or did already, empty if nothing."""

    id: int
    designation: str
    type: str
    size: str
    emblem: str
    rating_text: str
    formation: str
    place: str
    kind: str
    price: Fraction
    paid: str

    @property
    def price_text(self) -> str:
        """The price as players write it; free where the unit pays nothing."""
        return f"{shown(self.price)} SP" if self.price else "free"


@dataclass(frozen=True, slots=True)
class ClassRow:
    """A price class that can be entered as a count."""

    key: str
    name: str
    price: str


def class_name(kind: str) -> str:
    """A price class in words."""
    return _WORDS.get(kind, kind.replace("_", " "))


def class_rows(action: str, tables: Tables) -> tuple[ClassRow, ...]:
    """The price classes that pay something for an action, in the order of the rules."""
    return tuple(
        ClassRow(kind, class_name(kind), f"{shown(price)} SP")
        for kind in UNIT_CLASSES
        if (price := _price(action, kind, tables))
    )


def _price(action: str, kind: str, tables: Tables) -> Fraction:
    """What one unit of a class pays for an action, before sums are rounded."""
    wanted = role(kind, tables)
    if wanted not in _ROLES.get(action, _PAYING):
        return Fraction(0)
    if action == "combat":
        return attack_price(kind, tables)[0]
    if action == "overrun" and wanted == "division":
        return Fraction(tables.number("supply.overrun.division"))
    return Fraction(tables.number(f"supply.activation.{kind}"))


def pick_rows(
    queries: Queries, action: str, units: Iterable[UnitRow] | None = None
) -> tuple[PickRow, ...]:
    """The units on the map of the playing side that pay for an action, in the order of the tree.

    `units` are all units as they are now, where they were read already.
    """
    summary = queries.summary()
    tables = queries.tables()
    emblem = queries.game.side(SideId(summary.side)).emblem
    marks = queries.facts(Subject.DONE)
    classes: dict[tuple[object, ...], tuple[str, Fraction]] = {}
    rows = []
    for unit in queries.units() if units is None else units:
        if unit.side != summary.side or unit.status != UnitStatus.ON_MAP:
            continue
        reduced = 0 < unit.steps_left < unit.steps
        key = (unit.type, unit.size, unit.traits.get("cm", ""), reduced)
        if key not in classes:
            kind = price_class(unit.state(), tables)
            classes[key] = (kind, _price(action, kind, tables))
        kind, price = classes[key]
        if price:
            paid = _paid(marks, unit.id, summary.turn, action, role(kind, tables))
            rows.append(_row(unit, emblem, kind, price, paid))
    return tuple(rows)


def _row(unit: UnitRow, emblem: str, kind: str, price: Fraction, paid: str) -> PickRow:
    return PickRow(
        unit.id,
        unit.designation,
        unit.type,
        unit.size,
        emblem,
        unit.rating_text,
        PATH_SEPARATOR.join(unit.path),
        unit.hex,
        class_name(kind),
        price,
        paid,
    )


def _paid(
    marks: Mapping[tuple[str, str], object], unit: int, turn: str, action: str, how: str
) -> str:
    """What a unit paid already that covers this action."""
    key = unit_key(UnitId(unit))
    if action == "exploitation":
        return "paid" if marks.get((key, EXPLOITED)) == turn else ""
    if how == "cm" and marks.get((key, PAID)) == turn:
        return "paid"
    return "paid" if marks.get((key, ATTACKED)) == turn and action == "combat" else ""


def picked_words(rows: Iterable[PickRow], picked: AbstractSet[int]) -> str:
    """How many of each class are picked: ``3 picked: 2 panzer, 1 motorized``."""
    counts = Counter(row.kind for row in rows if row.id in picked)
    if not counts:
        return "none picked"
    parts = ", ".join(f"{number} {kind}" for kind, number in counts.items())
    return f"{sum(counts.values())} picked: {parts}"


def force_line(rows: Iterable[PickRow]) -> str:
    """The units of a side that pay, as the row of the Movement Phase tells them."""
    counts = Counter(row.kind for row in rows)
    if not counts:
        return ""
    exact = shown(sum((row.price for row in rows), Fraction(0)))
    parts = ", ".join(f"{number} {kind}" for kind, number in counts.items())
    return f"{parts}; all moved would cost {exact} SP"
