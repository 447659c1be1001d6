"""Amphibious assaults: from where, how far, and where they may land."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.words import OPEN_SEAS, SEA_NAMES, Weather
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded, nearest
from oobmgr.rules.tables import Cell, Tables

RANGE: Final = "WIE-AMPH-01"
_SUPPLY: Final = "WIE-AMPH-02"
_GIBRALTAR: Final = "WIE-AMPH-03"
_BEACH: Final = "WIE-AMPH-04"
_DOUBTFUL: Final = "WIE-AMPH-07"
_BALTIC: Final = "WIE-AMPH-11"
_SHORE: Final = "WIE-AMPH-12"
_CLOSED: Final = "sea.assault.closed"
_HEXES: Final = "sea.hexes"


@dataclass(frozen=True)
class AssaultInputs:
    """An assault as it is planned on the map."""

    water_hexes: int = told(
        "Hexes over water, the landing hex among them.", low=1, high=MANY, unit="hexes", case=RANGE
    )
    dist_major_supply: int = told(
        "Hexes from the landing hex to a friendly hex in major supply.",
        low=0,
        high=MANY,
        unit="hexes",
        case=_SUPPLY,
        label="Hexes to major supply",
    )
    weather: Weather = told("The weather.", case=_BALTIC)
    source_mountain: bool = told(
        "Whether the hex in major supply is a mountain.",
        default=False,
        case=_SUPPLY,
        label="Supply hex a mountain",
    )
    source_gibraltar: bool = told(
        "Whether the hex in major supply is Gibraltar.",
        default=False,
        case=_GIBRALTAR,
        label="Supply hex Gibraltar",
    )
    target_mountain: bool = told(
        "Whether the landing hex is a mountain.",
        default=False,
        case=_BEACH,
        label="Landing on a mountain",
    )
    adj_all_sea: bool = told(
        "Whether the landing hex is beside an all-sea hex.",
        default=False,
        case=_BEACH,
        label="Beside an all-sea hex",
    )
    adj_portless_island: bool = told(
        "Whether it is beside a hex with an island that has no port.",
        default=False,
        case=_BEACH,
        label="Beside an island without a port",
    )
    island: str = told(
        "The island hex, where the rules name it.", default="", case=_DOUBTFUL, label="Island hex"
    )
    sea: str = told("The sea, such as Baltic.", default="", case=_BALTIC, words=lambda: ("Baltic",))
    target: str = told(
        "The landing hex, where the rules name it.", default="", case="WIE-AMPH-06", label="Hex"
    )


_TEST_NAMES: Final = {
    "range": "too far over water",
    "supply_distance": "too far from major supply",
    "source_mountain": "from a mountain",
    "target_mountain": "onto a mountain",
    "not_beach": "no beach",
    "baltic_weather": "the weather",
}
"""What a form calls each test that does not hold."""


@dataclass(frozen=True)
class AssaultCheck:
    """Whether the assault may be made, and what stands against it."""

    legal: bool = told("Whether it may be made.")
    fails: tuple[str, ...] = told(
        "What rules it out, in the order of the tests.", choice_names=_TEST_NAMES
    )


@calculator(
    "WIE-AMPH-01..04 WIE-AMPH-06 WIE-AMPH-07 WIE-AMPH-11",
    also="WIE-SUP-08",
    title="Amphibious assault",
)
def amphibious_assault_check(inputs: AssaultInputs, tables: Tables) -> Ruling[AssaultCheck]:
    """Whether an assault from the sea may be made, and what rules it out.

    Raises:
        BadInput: The sea looks like a slip of the pen in one that weather closes.
    """
    found = tuple(_tests(inputs, tables))
    fails = tuple(name for name, holds, _ in found if not holds)
    result = Step("It may be made", not fails, "", RANGE, StepKind.RESULT)
    return Ruling(AssaultCheck(not fails, fails), (*(line for _, _, line in found), result))


def _tests(inputs: AssaultInputs, tables: Tables) -> Iterator[tuple[str, bool, Step]]:
    """Each test by name: whether it holds, and the line that says so."""
    # K-18, K-19: the port is not counted and the landing hex is; exactly the limit is in reach.
    most = tables.cell("sea.assault.water_hexes")
    yield _within("range", "Hexes over water", inputs.water_hexes, most)
    reach = tables.cell("sea.assault.supply_hexes")
    yield _within("supply_distance", "Hexes to major supply", inputs.dist_major_supply, reach)
    # Gibraltar counts as a source though it is a mountain (WIE-AMPH-03).
    gibraltar = inputs.source_gibraltar and tables.cell("supply.ranges.gibraltar").flag
    flat = not inputs.source_mountain or gibraltar
    words = "Gibraltar counts" if gibraltar else ""
    case = _GIBRALTAR if gibraltar else _SUPPLY
    yield "source_mountain", flat, Step("From a mountain", inputs.source_mountain, words, case)
    on_mountain = inputs.target_mountain
    yield "target_mountain", not on_mountain, Step("Onto a mountain", on_mountain, "", _BEACH)
    yield _beach(inputs, tables)
    closed = _closed(inputs.sea, tables)
    barred = str(inputs.weather) in closed
    words = f"{inputs.sea or 'no sea named'}, {str(inputs.weather).lower()}"
    yield "baltic_weather", not barred, Step("Closed by weather", barred, words, _BALTIC)


def _within(name: str, label: str, value: int, most: Cell) -> tuple[str, bool, Step]:
    return name, value <= most.whole, most.step(label, value, f"at most {most.whole}")


def _beach(inputs: AssaultInputs, tables: Tables) -> tuple[str, bool, Step]:
    """Whether the hex is a beach: by what the rules say of it, else by what lies beside it."""
    group = _group(inputs.target)
    # A ruling on the hex goes before the test: Genoa is barred, whatever lies beside it
    # (WIE-AMPH-06).
    if group in tables.groups and "landing" in tables.keys(group):
        cell = tables.cell(f"{group}.landing")
        return "not_beach", cell.flag, cell.step("A beach", cell.flag, words_of(tables, group))
    island = _group(inputs.island)
    # Some hexes look like islands and can be walked into, so they make no beach (WIE-AMPH-07).
    if not inputs.adj_all_sea and island in tables.groups and "island" in tables.keys(island):
        cell = tables.cell(f"{island}.island")
        words = "" if cell.flag else f"{inputs.island} can be walked into"
        return "not_beach", cell.flag, cell.step("A beach", cell.flag, words)
    # That hex makes the coast a beach; the landing itself may come another way (WIE-AMPH-05).
    beach = inputs.adj_all_sea or inputs.adj_portless_island
    words = "beside an all-sea hex" if inputs.adj_all_sea else ""
    words = words or ("beside an island without a port" if beach else "beside neither")
    return "not_beach", beach, Step("A beach", beach, words, _BEACH)


def island_unnamed(inputs: AssaultInputs, tables: Tables) -> Iterator[Fault]:
    """What is asked where an island alone makes the beach, and could be one that is none."""
    hangs_on_it = inputs.adj_portless_island and not inputs.adj_all_sea
    # Where the rules name the landing hex itself, nothing hangs on what lies beside it.
    if hangs_on_it and not inputs.island.strip() and _group(inputs.target) not in tables.groups:
        sentence = "The island beside the beach is not named."
        advice = "Name its hex: some that look like islands can be walked into."
        yield Fault(sentence, "island", "", advice, _DOUBTFUL).question()


def _group(place: str) -> str:
    """Where the tables say something of a hex."""
    return f"{_HEXES}.{place.strip().upper()}"


def words_of(tables: Tables, group: str) -> str:
    """What the rules say of a hex that they name."""
    name = tables.text(f"{group}.name")
    where = f", from {tables.text(f'{group}.from')}" if "from" in tables.keys(group) else ""
    return f"{name}{where}"


def _closed_sea(sea: str, tables: Tables) -> str:
    """The sea of the table that a name means, in whichever language; empty where it is none."""
    word = folded(sea)
    for name in tables.keys(_CLOSED):
        if any(one in word for one in (folded(name), *SEA_NAMES.get(folded(name), ()))):
            return name
    return ""


def _is_elsewhere(sea: str) -> bool:
    """Whether a name is that of a sea which no weather closes."""
    return any(one in folded(sea) for one in OPEN_SEAS)


def _nearly_closed(sea: str, tables: Tables) -> str:
    """The sea of the table that a name looks like a slip of; empty where it means one, or none."""
    if _is_elsewhere(sea) or _closed_sea(sea, tables):
        return ""
    called = {one: name for name in tables.keys(_CLOSED) for one in SEA_NAMES.get(folded(name), ())}
    called |= {name: name for name in tables.keys(_CLOSED)}
    return called.get(nearest(sea, called), "")


def _closed(sea: str, tables: Tables) -> tuple[str, ...]:
    """The weather in which a sea is closed to assaults."""
    if name := _closed_sea(sea, tables):
        return tuple(tables.text(f"{_CLOSED}.{name}").split(", "))
    # A slip would be taken for a sea that no weather closes.
    if meant := _nearly_closed(sea, tables):
        advice = f"Did you mean {meant.capitalize()}?"
        raise BadInput(Fault("is not a sea here.", "sea", sea, advice, _BALTIC))
    return ()


def misspelt_sea(sea: str, tables: Tables) -> Iterator[Fault]:
    """The refusal of a sea that is nearly one which weather closes: it would stand open."""
    # A sea that no rule closes may be called anything; only near misses are doubtful.
    if meant := _nearly_closed(sea, tables):
        advice = f"Write {meant.capitalize()} if it is meant."
        yield Fault("is not a sea that the rules name.", "sea", sea, advice, _BALTIC)


def strange_sea(inputs: AssaultInputs, tables: Tables) -> Iterator[Fault]:
    """What is asked of a sea that nobody knows, in weather that closes another one."""
    if _closed_sea(inputs.sea, tables) or _is_elsewhere(inputs.sea):
        return
    for name in tables.keys(_CLOSED):
        if str(inputs.weather) in tables.text(f"{_CLOSED}.{name}").split(", "):
            sentence = f"{inputs.weather!s} closes the {name} to assaults."
            advice = f"Check on the map whether {inputs.sea.strip()} is part of it."
            yield Fault(sentence, "sea", inputs.sea, advice, _BALTIC).question()


# ------------------------------------------------------------------------------ from the shore


@dataclass(frozen=True)
class ShoreInputs:
    """An assault from the sea that units ashore join."""

    landing: Fraction = told("Strength of the units that land.", low=0, high=MANY, case=_SHORE)
    ashore: Fraction = told(
        "Strength of the units ashore that join.", default=Fraction(0), low=0, high=MANY,
        case=_SHORE,
    )  # fmt: skip


@calculator(
    _SHORE, value="Strength of the attack.", named="attack", title="Assault with units ashore"
)
def assault_with_units_ashore(inputs: ShoreInputs, tables: Tables) -> Ruling[Fraction]:
    """How strong an assault from the sea is that units ashore join; they share its losses."""
    each = tables.cell("sea.assault.shore_strength")
    ashore = inputs.ashore * each.number
    line = each.step("Ashore", ashore, f"{shown(inputs.ashore)} × {shown(each.number)}")
    words = f"{shown(inputs.landing)} + {shown(ashore)}"
    return ruled("Attack", inputs.landing + ashore, words, _SHORE, before=(line,))
