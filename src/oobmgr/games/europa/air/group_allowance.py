"""The Group Allowance: what later arrivals add, the room that it leaves, how it stands."""

from __future__ import annotations

from fractions import Fraction
from math import floor
from typing import Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import ceil, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.held import State, Stock
from oobmgr.games.europa.air.nations import COUNTRIES, AirNation
from oobmgr.games.europa.air.order_of_battle import allowance, parts_at_start
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.rules.books import Books, Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, list_told
from oobmgr.rules.scalars import read_whole
from oobmgr.rules.tables import Tables


def _read_scheduled(raw: Any) -> tuple[int, ...]:  # noqa: ANN401 - JSON
    """Allowances of several arrivals, or of one."""
    items = raw if isinstance(raw, list | tuple) else (raw,)
    numbers = tuple(read_whole(item) for item in items)
    # Below nothing no arrival adds anything; the reader of numbers allows it.
    if any(number < 0 for number in numbers):
        raise ValueError("must be 0 or more.")
    return numbers


@dataclass(frozen=True)
class GroupAllowanceLaterInputs:
    """The Group Allowance so far, and what the printed schedule adds."""

    base: Fraction = amount_told(
        "The Group Allowance so far, halves included.", "AIR-11", unit="groups"
    )
    scheduled_new: tuple[int, ...] = list_told(
        "New Group Allowance as printed, one number for each arrival.",
        "AIR-11",
        unit="groups",
        read=_read_scheduled,
        label="New Group Allowance",
    )
    options: Options = options_told("ga_round")


@calculator(
    "AIR-11 GEN-04",
    title="Group Allowance later",
    value="The Group Allowance in whole groups.",
    unit="groups",
    named="usable_ga",
)
def group_allowance_later(inputs: GroupAllowanceLaterInputs, tables: Tables) -> Ruling[int]:
    """What new Group Allowance on the printed schedule adds."""
    part = tables.cell("air.arrival.allowance_part")
    share = part.number
    new = sum(inputs.scheduled_new)
    # Exactly: halves add up over several arrivals before they are cut off.
    exact = inputs.base + new * share
    up = chosen(inputs.options, "ga_round") == "up"
    usable = ceil(exact) if up else floor(exact)
    label = "Usable, rounded up" if up else "Usable, whole groups only"
    working = (
        part.step("Group Allowance so far", inputs.base),
        part.step(f"New as printed: {new}", new * share, f"{new} × {shown(share)}"),
        part.step("Exact, to be kept", exact, kind=StepKind.SUM),
    )
    return ruled(label, usable, shown(exact), "GEN-04" if up else part.case, before=working)


# ------------------------------------------------------------------------------------- room


@dataclass(frozen=True)
class GroupAllowanceRoomInputs:
    """The groups of a nation on the map, and those that it would place."""

    ga: int = amount_told("The Group Allowance.", "AIR-04", unit="groups")
    on_map: int = amount_told(
        "Groups on the map; half groups count as one.",
        "AIR-04",
        unit="groups",
        label="Groups on the map",
    )
    want: int = amount_told("Groups to be placed.", "AIR-04", unit="groups")
    inoperable: int = amount_told(
        "Inoperable groups among those on the map.",
        "AIR-04",
        unit="groups",
        names=("inoperable_on_map",),
        default=0,
    )
    options: Options = options_told("ga_counts")


@calculator(
    "AIR-04",
    title="Room in the Group Allowance",
    value="Groups that may be placed.",
    unit="groups",
    named="allowed",
)
def group_allowance_room(inputs: GroupAllowanceRoomInputs, _: Tables) -> Ruling[int]:
    """How many air groups may be placed on the map.

    Raises:
        BadInput: More groups on the map are inoperable than there are.
    """
    if inputs.inoperable > inputs.on_map:
        message = f"must be {inputs.on_map} or less, as many as are on the map."
        raise BadInput(Fault(message, "inoperable", str(inputs.inoperable), case="AIR-04"))
    # By option inoperable groups take no room.
    free = chosen(inputs.options, "ga_counts") == "operable"
    counted = inputs.on_map - (inputs.inoperable if free else 0)
    room = max(inputs.ga - counted, 0)
    allowed = min(room, inputs.want)
    text = f"{inputs.on_map} − {inputs.inoperable} inoperable" if free else "all on the map"
    over = "More groups are on the map than the Group Allowance."
    working = (
        Step("Group Allowance", inputs.ga, case="AIR-04"),
        Step("Groups that count", counted, text, "AIR-04"),
        Step("Room", room, f"{inputs.ga} − {counted}", "AIR-04", StepKind.SUM),
    )
    notes = (over,) if counted > inputs.ga else ()
    text = f"of {inputs.want}"
    return ruled("May be placed", allowed, text, "AIR-04", before=working, notes=notes)


# ------------------------------------------------------------------------------------ in the books


JULY = "july"
SCHEDULED = "scheduled"
_ALLOWANCE = KeyForm("air")


def allowance_key(nation: AirNation) -> str:
    """The key of what a nation received beside its strength at start."""
    return _ALLOWANCE.key(COUNTRIES[nation])


def allowance_now(books: Books, nation: AirNation) -> int:
    """The Group Allowance: at start, of July I where received, half of what came later (AIR-11)."""
    july = books.fact(Subject.CONDITION, allowance_key(nation), JULY)
    parts = parts_at_start(books.variant) + ((JULY,) if july else ())
    base, _ = allowance(nation, parts, books.tables)
    later = books.fact(Subject.CONDITION, allowance_key(nation), SCHEDULED)
    new = (later,) if isinstance(later, int) else ()
    asked = GroupAllowanceLaterInputs(Fraction(base), new, books.options)
    return group_allowance_later(asked, books.tables).result


def on_map(stock: Stock, nation: AirNation, *states: State) -> int:
    """How many groups of a nation stand at bases: in the named states, in any if none is named."""
    wanted = states or (State.OPERABLE, State.INOPERABLE)
    country = COUNTRIES[nation]
    return sum(
        n for (group, spot), n in stock.items() if group.nation == country and spot.state in wanted
    )
