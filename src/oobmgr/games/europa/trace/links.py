"""The links of a supply trace: how long each may be, how long it is, and whole chains of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import zip_longest
from typing import Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import OPTIONS, chosen, options_told
from oobmgr.games.europa.supply.resource_points import reach
from oobmgr.games.europa.words import WEATHER_ALIASES, Weather
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told, flag_told, list_told, open_told
from oobmgr.rules.inputs import decode, told
from oobmgr.rules.scalars import read_flag
from oobmgr.rules.tables import Tables


class LinkKind(StrEnum):
    """What a link of a supply trace runs over; a truck's link is the one that leads on from it."""

    OVERLAND = "overland"
    ROAD = "road"
    TRUCK = "truck"


class LinkEnd(StrEnum):
    """What a link of a supply trace ends at."""

    TRUCK = "truck"
    ROAD = "road"
    RAIL = "rail"
    SOURCE = "source"


_KIND_ALIASES = {
    "over land": "overland", "cross country": "overland", "land": "overland",
    "roads": "road", "trucks": "truck",
}  # fmt: skip
_END_ALIASES = {
    "trucks": "truck", "railway": "rail", "railroad": "rail", "rail line": "rail",
    "supply source": "source", "city": "source", "edge": "source",
}  # fmt: skip

# ------------------------------------------------------------------------------- one link


@dataclass(frozen=True)
class SupplyLinkInputs:
    """One link of a supply trace."""

    kind: LinkKind = told("What the link runs over.", aliases=_KIND_ALIASES, case="SUP-01")
    weather: Weather = choice_told("The weather.", "SUP-02", Weather.CLEAR, WEATHER_ALIASES)
    arctic: bool = flag_told("Whether it is in the arctic.", "SUP-03", label="Arctic?")
    interdicted: bool = flag_told(
        "Whether it enters an enemy interdiction zone.", "INT-01", label="Interdicted?"
    )
    normal_hexes: int = amount_told(
        "Hexes that count once.", "SUP-02", unit="hexes", default=0, label="Hexes"
    )
    heavy_hexes: int = amount_told(
        "Hexes of wooded rough, forest, swamp, mountain or sand, which count twice.",
        "SUP-04",
        unit="hexes",
        default=0,
        label="Double hexes",
    )
    lake: bool = flag_told(
        "Whether it crosses a full lake.",
        "SUP-05",
        names=("crosses_lake", "lake_crossed"),
        label="Full lake?",
    )
    ends_at: LinkEnd | None = open_told(
        "What it ends at; this matters for links to and from trucks.",
        "TRK-02",
        aliases=_END_ALIASES,
        names=("to",),
        label="Ends at",
    )
    options: Options = options_told(
        "arctic_mud_length", "heavy_terrain_on_road", "truck_link_reading", "arctic_trucks"
    )


@dataclass(frozen=True)
class SupplyLink:
    """How long a link may be, how long it is, and whether it holds."""

    limit: int = told("How long it may be.", unit="hexes")
    length: int = told("How long it is.", unit="hexes")
    ok: bool = told("Whether it holds.")


@calculator("SUP-02..05 TRK-01..02 INT-01")
def supply_link(inputs: SupplyLinkInputs, tables: Tables) -> Ruling[SupplyLink]:
    """How long a link of a supply trace may be, and whether it holds."""
    limits = list(_limit_lines(inputs, tables))
    # The arctic and a zone may take more than there is.
    limit = max(0, sum(int(line.value or 0) for line in limits))
    lengths = list(_length_lines(inputs, tables))
    length = sum(int(line.value or 0) for line in lengths)
    lake = tables.cell(f"trace.lake.{inputs.weather}")
    crossed = not inputs.lake or lake.flag
    ok = length <= limit and crossed
    working = [*limits, Step("May be", limit, kind=StepKind.SUM), *lengths]
    if inputs.lake:
        working.append(lake.step("May cross the lake", crossed, str(inputs.weather)))
    text = f"{length} {'≤' if length <= limit else '>'} {limit}"
    working.append(Step("The link holds", ok, text, limits[0].case, StepKind.RESULT))
    return Ruling(SupplyLink(limit, length, ok), tuple(working))


def _limit_lines(inputs: SupplyLinkInputs, tables: Tables) -> Iterator[Step]:
    """What the limit of a link is made of."""
    short = _is_short(inputs)
    cell = tables.cell(f"trace.length.{'truck' if short else 'normal'}.{inputs.weather}")
    limit = cell.whole
    yield cell.step(f"{str(inputs.kind).capitalize()} link, {inputs.weather}", limit)
    less = _arctic_cut(inputs, limit, tables, short=short)
    if less:
        yield Step("In the arctic", -less, case="RES-10" if short else "SUP-03")
    if inputs.interdicted:
        zone = tables.cell("trace.zone.link_less")
        yield zone.step("Interdiction zone", -zone.whole)


def _is_short(inputs: SupplyLinkInputs) -> bool:
    """Whether the length of trucks limits the link (TRK-02, option truck_link_reading)."""
    from_truck = inputs.kind is LinkKind.TRUCK
    # EU-CF-35: two rules give the lengths of the two truck links the other way round.
    if chosen(inputs.options, "truck_link_reading") == "rule12":
        return from_truck
    if from_truck:
        return inputs.ends_at in {LinkEnd.TRUCK, LinkEnd.ROAD}
    return inputs.ends_at is LinkEnd.TRUCK


def _arctic_cut(inputs: SupplyLinkInputs, limit: int, tables: Tables, *, short: bool) -> int:
    """What the arctic takes from a limit (SUP-03, options arctic_mud_length, arctic_trucks)."""
    # EU-CF-36: the rule lists the arctic lengths of overland and road links, and says nothing of
    # trucks.
    if not inputs.arctic or (short and chosen(inputs.options, "arctic_trucks") == "unchanged"):
        return 0
    as_printed = not OPTIONS.is_usual(inputs.options, "arctic_mud_length")
    # EU-CF-34: "1 less" and the lengths as printed differ in mud alone.
    if as_printed and not short and inputs.weather is Weather.MUD:
        return limit - tables.whole("trace.arctic.mud_as_printed")
    return tables.whole("trace.arctic.less")


def _length_lines(inputs: SupplyLinkInputs, tables: Tables) -> Iterator[Step]:
    """What the length of a link is made of."""
    yield Step("Hexes", inputs.normal_hexes, case="SUP-01")
    if inputs.heavy_hexes:
        cell = tables.cell("trace.terrain.heavy")
        on_road = inputs.kind is LinkKind.ROAD
        # EU-CF-37: the rule names no exception for roads, yet some groups read a road as one.
        once = on_road and not OPTIONS.is_usual(inputs.options, "heavy_terrain_on_road")
        each = 1 if once else cell.whole
        text = f"{inputs.heavy_hexes} × {each}"
        yield cell.step("Heavy terrain", inputs.heavy_hexes * each, text)


# ------------------------------------------------------------------------------- a chain


@dataclass(frozen=True)
class ChainLink:
    """One link of a chain, counted from the unit."""

    kind: str = told(
        "Overland, road, truck or rail.",
        choices=(*LinkKind, "rail"),
        aliases=_KIND_ALIASES | {"railway": "rail", "railroad": "rail"},
        case="SUP-01",
        label="Link",
    )
    normal_hexes: int = told(
        "Hexes that count once.", default=0, low=0, unit="hexes", names=("hexes",), label="Hexes"
    )
    heavy_hexes: int = amount_told(
        "Hexes that count twice.",
        "SUP-04",
        unit="hexes",
        names=("heavy",),
        default=0,
        label="Double hexes",
    )
    interdicted: bool = flag_told(
        "Whether it enters an interdiction zone.", "INT-01", names=("zone",), label="Interdicted?"
    )
    lake: bool = flag_told("Whether it crosses a full lake.", "SUP-05", label="Full lake?")


def read_links(raw: Any) -> tuple[ChainLink, ...]:  # noqa: ANN401 - JSON
    """Links as records, or as a kind and its hexes: ``["road", 5]``, ``["road", 5, 1]``."""
    if isinstance(raw, str | Mapping) or not isinstance(raw, Sequence):
        raise ValueError('must be a list of links, such as [["overland", 7], ["road", 5]].')  # noqa: TRY004 - as in the reader
    return tuple(_read_link(item, f"{number}") for number, item in enumerate(raw, 1))


def _read_link(raw: Any, place: str) -> ChainLink:  # noqa: ANN401 - JSON
    if isinstance(raw, ChainLink):
        return raw
    try:
        return decode(ChainLink, _named(raw))
    # The reader of inputs names the field of a `ValueError`; parts of a link have no field.
    except BadInput as error:
        said = "; ".join(f"{fault.where} {fault.message}".strip() for fault in error.faults)
        raise ValueError(f"has a link {place} that cannot be read: {said}") from None


def _named(raw: Any) -> Any:  # noqa: ANN401 - JSON
    """A link as a record: what follows its kind and hexes is a flag for a zone, or heavy hexes."""
    if isinstance(raw, str | Mapping) or not isinstance(raw, Sequence):
        return raw
    named: dict[str, Any] = {}
    for name, item in zip_longest(("kind", "normal_hexes"), raw, fillvalue=None):
        if name is not None and item is not None:
            named[name] = item
        elif item is not None:
            named["interdicted" if isinstance(item, bool) else "heavy_hexes"] = item
    return named


def _read_interdicted(raw: Any) -> tuple[bool, ...] | bool:  # noqa: ANN401 - JSON
    """One flag for all links, or a list of flags in their order."""
    if isinstance(raw, list | tuple):
        return tuple(read_flag(item) for item in raw)
    return read_flag(raw)


@dataclass(frozen=True)
class SupplyChainInputs:
    """A supply trace from the unit to rail or to the source."""

    links: tuple[ChainLink, ...] = told(
        "The links in order from the unit, each with its kind and its hexes.",
        read=read_links,
        case="SUP-01",
        label="Links",
    )
    weather: Weather = choice_told("The weather.", "SUP-02", Weather.CLEAR, WEATHER_ALIASES)
    arctic: bool = flag_told("Whether it is in the arctic.", "SUP-03", label="Arctic?")
    interdicted: tuple[bool, ...] | bool = list_told(
        "Which links enter an interdiction zone, in their order, if they do not say so.",
        "INT-02",
        read=_read_interdicted,
        names=("interdiction",),
        label="Links interdicted",
    )
    rail_break: bool = flag_told(
        "Whether the rail line at its end is broken.",
        "RAIL-10",
        names=("rail_breaks", "breaks"),
        label="Rail broken at its end?",
    )
    options: Options = options_told(
        "rail_break_cuts_supply",
        "arctic_mud_length",
        "heavy_terrain_on_road",
        "truck_link_reading",
        "arctic_trucks",
    )


@calculator(
    "SUP-01..02 TRK-01..03 INT-01",
    title="Supply trace",
    also="SUP-03",
    value="Whether the trace holds.",
    named="ok",
)
def supply_chain(inputs: SupplyChainInputs, tables: Tables) -> Ruling[bool]:
    """Whether a supply trace holds, link by link from the unit.

    Raises:
        BadInput: More links are said to be interdicted than there are.
    """
    zones = _zones(inputs)
    working: list[Step] = []
    for place, link in enumerate(inputs.links):
        working += _order_faults(inputs.links[: place + 1])
        if link.kind in set(LinkKind):
            working.append(_chain_line(inputs, place, zones[place], tables))
        else:
            # Rail is as long as it likes; only a break can stop it.
            hexes = link.normal_hexes + link.heavy_hexes
            length = counted(hexes, "hex", "hexes")
            working.append(Step("Rail", value=True, arithmetic=length, case="SUP-01"))
    if inputs.rail_break:
        # EU-CF-97: a break stops rail movement; that it cuts supply is said nowhere.
        cuts = bool(chosen(inputs.options, "rail_break_cuts_supply"))
        working.append(Step("Past the rail break", not cuts, case="RAIL-10"))
    ok = all(line.value is True for line in working)
    return ruled("The trace holds", ok, case="SUP-01", before=working)


def _zones(inputs: SupplyChainInputs) -> tuple[bool, ...]:
    """Which links enter an interdiction zone, by what is said of them and of the chain."""
    number, listed = len(inputs.links), inputs.interdicted
    if isinstance(listed, bool):
        listed = (listed,) * number
    if len(listed) > number:
        said = f"covers {len(listed)} links, and the trace has {number}."
        raise BadInput(Fault(said, "interdicted", str(len(listed)), case="INT-02"))
    # The links that are not told of enter no zone, unless they say so themselves.
    zones = (*listed, *(False,) * (number - len(listed)))
    return tuple(own.interdicted or zone for own, zone in zip(inputs.links, zones, strict=True))


def _chain_line(inputs: SupplyChainInputs, place: int, zone: bool, tables: Tables) -> Step:  # noqa: FBT001 - one of a list
    """How long a link of the chain is, and how long it may be."""
    link = inputs.links[place]
    # Whether the last link ends at rail or at the source makes no difference to its length.
    after = inputs.links[place + 1].kind if place + 1 < len(inputs.links) else LinkEnd.RAIL
    ruling = supply_link(
        SupplyLinkInputs(
            kind=LinkKind(link.kind),
            weather=inputs.weather,
            arctic=inputs.arctic,
            interdicted=zone,
            normal_hexes=link.normal_hexes,
            heavy_hexes=link.heavy_hexes,
            lake=link.lake,
            ends_at=LinkEnd(after) if after in set(LinkEnd) else None,
            options=inputs.options,
        ),
        tables,
    )
    found = ruling.result
    text = f"{counted(found.length, 'hex', 'hexes')}, at most {found.limit}"
    return Step(f"{link.kind.capitalize()} link", found.ok, text, ruling.cases[0])


def _order_faults(links: Sequence[ChainLink]) -> Iterator[Step]:
    """Why the last of these links cannot stand there, where it cannot (SUP-01, TRK-03)."""
    *before, last = (link.kind for link in links)
    if "rail" in before:
        yield Step("Nothing follows the rail line", value=False, case="SUP-01")
    if last == LinkKind.OVERLAND and before:
        yield Step("The overland link comes first", value=False, case="SUP-01")
    if last == LinkKind.ROAD and LinkKind.ROAD in before:
        yield Step("One road link only", value=False, case="TRK-03")
    elif last == LinkKind.ROAD and before.count(LinkKind.TRUCK) > 1:
        said = "Only the truck at which the overland link ended leads to a road"
        yield Step(said, value=False, case="TRK-03")


# ------------------------------------------------------------------------ special distance


@dataclass(frozen=True)
class SpecialDistanceInputs:
    """Where a Resource Point is to be spent, or something built."""

    weather: Weather = told("The weather.", aliases=WEATHER_ALIASES, case="TRK-06")
    distance: int = told("How far away it is.", low=0, unit="hexes")
    arctic: bool = flag_told("Whether it is in the arctic.", "TRK-06", label="Arctic?")
    options: Options = options_told("arctic_trucks")


@calculator("TRK-06 RES-10", value="Whether it is near enough.", named="ok")
def special_distance(inputs: SpecialDistanceInputs, tables: Tables) -> Ruling[bool]:
    """Whether something is near enough to spend a Resource Point on it."""
    # As far as a truck's link reaches, but no truck has to stand there (TRK-06).
    limit, case = reach(inputs.weather, inputs.options, tables, arctic=inputs.arctic)
    ok = inputs.distance <= limit
    text = f"{inputs.distance} {'≤' if ok else '>'} {limit}"
    line = Step(f"Reach, {inputs.weather}", limit, case=case)
    return ruled("Near enough", ok, text, "TRK-06", before=(line,))
