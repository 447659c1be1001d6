"""The cities that act on the supply rates: names, values, and when one is reached."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.extra_cities import ADVICE, BORDER, INTERIOR, entries, read_extra
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.games.europa.readers import read_names
from oobmgr.games.europa.words import (
    AXIS_NATIONS,
    GERMANY,
    NATIONS,
    STATUS_ALIASES,
    UNIT_NATION_ALIASES,
    CityStatus,
)
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class City:
    """A city that acts on the rates: value in SP a turn, and whether it lies in the border."""

    name: str
    value: int
    border: bool
    case: str


def cities(tables: Tables, options: Options) -> dict[str, City]:
    """The cities by name, in the order of the tables, then those that the campaign added.

    Raises:
        BadInput: The option that adds cities cannot be read.
    """
    printed = (
        # Border cities raise the Soviet rate when they are reached; all others lower it (INC-03,
        # INC-04).
        City(name, cell.whole, group == BORDER, cell.case)
        for group in (BORDER, INTERIOR)
        for name in tables.keys(f"income.{group}")
        for cell in [tables.cell(f"income.{group}.{name}")]
    )
    text = str(chosen(options, "extra_supply_cities"))
    # An added city of the same name takes the place of the printed one.
    added = (_extra(entry, tables) for entry in entries(text))
    return {city.name: city for city in (*printed, *added)}


def _extra(entry: str, tables: Tables) -> City:
    """A city that the campaign added. Raises `BadInput` where it cannot be read."""
    case = tables.case("income.interior.Leningrad")
    try:
        extra = read_extra(entry, tables.keys("income.extra"))
    except ValueError as error:
        where = "options.extra_supply_cities"
        raise BadInput(Fault(str(error), where, entry, ADVICE, case)) from None
    value = tables.whole(f"income.extra.{extra.name}") if extra.value is None else extra.value
    return City(extra.name, value, extra.border, case)


def named(names: Iterable[str], tables: Tables, options: Options, where: str) -> tuple[City, ...]:
    """The cities of these names, each once, in the order of the tables.

    Raises:
        BadInput: Names every city that is not known.
    """
    known = cities(tables, options)
    by_fold = {folded(name): city for name, city in known.items()}
    for other in tables.keys("income.spelling"):
        meant = tables.text(f"income.spelling.{other}")
        if meant in known:
            # A name of the tables, or one that the campaign added, stands above a spelling.
            by_fold.setdefault(folded(other), known[meant])
    found: set[str] = set()
    faults: list[Fault] = []
    for name in names:
        city = by_fold.get(folded(name))
        if city is None:
            case, message = tables.case("income.border.Riga"), f"{name!r} is not a supply city."
            faults.append(Fault(message, where, name, did_you_mean(name, known), case))
        else:
            found.add(city.name)
    if faults:
        raise BadInput(*faults)
    return tuple(city for city in known.values() if city.name in found)


def read_reached(raw: Any) -> tuple[str, ...]:  # noqa: ANN401 - JSON
    """Reached cities as names, as a table of states, or as a table of yes and no."""
    return read_names(raw, counts=lambda s: s if isinstance(s, bool) else read_status(s).reached)


def read_status(raw: object) -> CityStatus:
    """Read no, siege or held, or another word for them. Raises `BadInput`."""
    word = folded(str(raw))
    words = {str(status): status for status in CityStatus}
    words |= {folded(other): CityStatus(meant) for other, meant in STATUS_ALIASES.items()}
    if word not in words:
        raise BadInput(Fault("must be one of no, siege, held.", value=str(raw)))
    return words[word]


def read_states(raw: Any) -> Mapping[str, CityStatus]:  # noqa: ANN401 - JSON
    """States of cities by name; a bare list of names means held or besieged alike: besieged."""
    if isinstance(raw, list | tuple):
        return {str(name): CityStatus.SIEGE for name in raw}
    if not isinstance(raw, Mapping):
        raise ValueError("must be a JSON object of cities and their states.")  # noqa: TRY004 - as in the reader
    faults: list[Fault] = []
    states: dict[str, CityStatus] = {}
    for name, state in raw.items():
        try:
            states[str(name)] = read_status(state)
        except BadInput as error:
            faults.extend(replace(fault, where=str(name)) for fault in error.faults)
    if faults:
        raise BadInput(*faults)
    return states


@dataclass(frozen=True)
class NearestUnit:
    """The Axis unit nearest to a city."""

    distance: int | None = told(
        "Hexes to the nearest hex of the city; none where no unit is near.",
        default=None,
        unit="hexes",
        low=0,
        label="Hexes to the city",
    )
    kind: str = told(
        "What it is: combat, cadre, truck, engineer, headquarters.",
        default="combat",
        label="Kind of unit",
        words=lambda: ("combat", "cadre", "truck", "engineer", "headquarters"),
    )
    nation: str = told(
        "Whose it is.", default=GERMANY, choices=NATIONS, aliases=UNIT_NATION_ALIASES
    )
    strength: int | None = told(
        "Its combat strength, where that decides (engineers).",
        default=None,
        low=0,
        names=("combat_strength",),
        label="Combat strength",
    )


@dataclass(frozen=True)
class CityReachedInputs:
    """How far the Axis has come to one city."""

    axis_controls: bool = told(
        "Whether the Axis holds the city.", default=False, label="Held by the Axis?"
    )
    nearest: NearestUnit | None = told("The Axis unit nearest to it.", default=None)
    options: Options = options_told("siege_units")


@calculator("INC-05", value="Whether the city is reached.", named="reached")
def city_reached(inputs: CityReachedInputs, tables: Tables) -> Ruling[bool]:
    """Whether a Soviet replacement city acts on the supply rates.

    Raises:
        BadInput: The kind of unit is not known.
    """
    case = tables.case("income.siege.range_hexes")
    besieged, line = _besieged(inputs, tables)
    held = Step("Held by the Axis", inputs.axis_controls, case=case)
    return ruled("Reached", inputs.axis_controls or besieged, case=case, before=(held, line))


def _besieged(inputs: CityReachedInputs, tables: Tables) -> tuple[bool, Step]:
    cell = tables.cell("income.siege.range_hexes")
    unit = inputs.nearest
    if unit is None:
        return False, cell.step("No Axis unit near", value=False)
    counts = _besieges(unit, inputs.options, tables)
    # To the nearest hex of the city, the limit included (INC-05).
    near = unit.distance is not None and unit.distance <= cell.whole
    reach = "no unit near" if unit.distance is None else f"{unit.distance} of at most {cell.value}"
    text = f"{reach} hexes; {unit.nation} {unit.kind} {'counts' if counts else 'does not count'}"
    return near and counts, cell.step("Besieged", near and counts, text)


def _besieges(unit: NearestUnit, options: Options, tables: Tables) -> bool:
    """Whether a unit of this kind and nation besieges at all."""
    group = "income.siege.kind"
    kinds = {folded(kind): kind for kind in tables.keys(group)}
    kind = kinds.get(folded(unit.kind))
    if kind is None:
        case, message = tables.case("income.siege.range_hexes"), "is not a kind of unit here."
        advice = did_you_mean(unit.kind, tables.keys(group))
        raise BadInput(Fault(message, "nearest.kind", unit.kind, advice, case))
    # EU-CF-17: any Axis combat unit besieges, or German ones alone.
    nations = (GERMANY,) if chosen(options, "siege_units") == "german_only" else AXIS_NATIONS
    # Trucks never besiege; engineers do where they have strength (EU-CF-17).
    rule = tables.text(f"{group}.{kind}")
    # Where the strength is known to be 0, no kind of unit besieges.
    fights = bool(unit.strength) if rule == "strength" or unit.strength == 0 else rule == "yes"
    return unit.nation in nations and fights
