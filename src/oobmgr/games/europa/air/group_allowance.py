"""The Group Allowance: what later arrivals add, and how much room it leaves on the map."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import ceil, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, list_told
from oobmgr.rules.scalars import read_whole
from oobmgr.rules.tables import Tables


def _read_scheduled(raw: Any) -> tuple[int, ...]:  # noqa: ANN401 - JSON
    """Allowances of several arrivals, or of one."""
    items = raw if isinstance(raw, list | tuple) else (raw,)
    numbers = tuple(read_whole(item) for item in items)
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
        "Groups on the map; half groups count as one.", "AIR-04", unit="groups"
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
