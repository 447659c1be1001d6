"""The boxes of lost groups, and what groups that arrive later take out of them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


class Box(StrEnum):
    """A box off the map."""

    REMNANTS = "Remnants"
    EFT = "EFT"
    EET = "EET"
    READY = "Ready"


@dataclass(frozen=True)
class LostGroupBoxInputs:
    """Where a group took an X."""

    distance: int = amount_told(
        "Hexes to the nearest hex that its own side controls.",
        "AIR-09",
        unit="hexes",
        label="Hexes home, for X",
    )


@calculator("AIR-09", title="Box of a lost group", value="The box that it goes to.", named="box")
def lost_group_box(inputs: LostGroupBoxInputs, tables: Tables) -> Ruling[Box]:
    """Whether a group that takes an X goes to the EFT or the EET box."""
    reach = tables.cell("air.lost.near_reach")
    near = inputs.distance <= reach.whole
    box = Box(tables.text(f"air.lost.{'near' if near else 'far'}_box"))
    text = f"{'up to' if near else 'above'} {reach.value} hexes"
    line = reach.step("Hexes to the nearest friendly hex", inputs.distance, text)
    return Ruling(box, (line, reach.step("Box", str(box), kind=StepKind.RESULT)))


# ---------------------------------------------------------------------------- reinforcement


class ArrivalUse(StrEnum):
    """What a single group that arrives is used for."""

    REMNANTS_TO_EFT = "Remnants_to_EFT"
    EFT_TO_READY = "EFT_to_Ready"
    EET_TO_READY = "EET_to_Ready"
    HOLD = "hold"
    FULL_GROUP = "full_group"


_MOVES = {
    ArrivalUse.REMNANTS_TO_EFT: (Box.REMNANTS, Box.EFT),
    ArrivalUse.EFT_TO_READY: (Box.EFT, Box.READY),
    ArrivalUse.EET_TO_READY: (Box.EET, Box.READY),
}
USE_ALIASES = {
    "remnants": "Remnants_to_EFT", "remnants eft": "Remnants_to_EFT",
    "eft": "EFT_to_Ready", "eft ready": "EFT_to_Ready",
    "eet": "EET_to_Ready", "eet ready": "EET_to_Ready",
    "wait": "hold", "keep": "hold", "hold for second": "hold",
    "new group": "full_group", "new full group": "full_group", "pair": "full_group",
    "second": "full_group", "combine": "full_group", "take full group": "full_group",
}  # fmt: skip
_BOX_ALIASES = {"remnant": "Remnants", "available": "Ready", "off map": "Ready"}
EMPTY: Mapping[str, int] = {str(box): 0 for box in Box}


@dataclass(frozen=True)
class AirReinforcementOptionInputs:
    """A single group that arrives, and the boxes with groups of the same type."""

    option: ArrivalUse = told(
        "What the group that arrives is used for.", aliases=USE_ALIASES, case="AIR-11"
    )
    boxes: Mapping[str, int] = told(
        "Groups of the same type in each box.",
        default=EMPTY,
        unit="groups",
        low=0,
        keys=tuple(EMPTY),
        aliases=_BOX_ALIASES,
        case="AIR-11",
    )
    held: int | None = open_told(
        "Arrivals of the type that wait for another.",
        "AIR-11",
        unit="groups",
        low=0,
        names=("held_groups",),
    )


@calculator(
    "AIR-11",
    title="Single air arrival",
    value="Groups of the type in each box.",
    unit="groups",
    named="boxes",
)
def air_reinforcement_option(
    inputs: AirReinforcementOptionInputs, tables: Tables
) -> Ruling[Mapping[str, int]]:
    """What a single group that arrives later brings back, or whether it makes a full group.

    Raises:
        BadInput: The box that a group should leave is empty, or no arrival waits for this one.
    """
    boxes = dict(EMPTY) | dict(inputs.boxes)
    if inputs.option in _MOVES:
        return Ruling(boxes, _move(inputs.option, boxes))
    working, note = _pair(inputs, boxes, tables)
    return Ruling(boxes, working, (note,))


def _move(use: ArrivalUse, boxes: dict[str, int]) -> tuple[Step, ...]:
    source, target = _MOVES[use]
    if not boxes[source]:
        message = f"The {source} box holds no group of this type."
        advice = "Choose another use, or hold the arrival."
        raise BadInput(Fault(message, "option", str(use), advice, "AIR-11"))
    boxes[source] -= 1
    boxes[target] += 1
    return (
        Step(f"{source} box", boxes[source], f"{boxes[source] + 1} − 1", "AIR-11"),
        Step(f"{target} box", boxes[target], f"{boxes[target] - 1} + 1", "AIR-11"),
        Step("The arrival is spent", kind=StepKind.RESULT, case="AIR-11"),
    )


def _pair(
    inputs: AirReinforcementOptionInputs, boxes: dict[str, int], tables: Tables
) -> tuple[tuple[Step, ...], str]:
    """This arrival with those that wait: a new full group, once they are enough."""
    needed = tables.cell("air.arrival.full_group")
    full = needed.whole
    wanted = inputs.option is ArrivalUse.FULL_GROUP
    # Who wants a full group now has the others that it needs, unless he says how many wait.
    before = inputs.held if inputs.held is not None else (full - 1 if wanted else 0)
    # This arrival is counted with those that wait.
    new, left = divmod(before + 1, full)
    if wanted and not new:
        message = f"A full group needs {full} arrivals of its type."
        raise BadInput(Fault(message, "held", str(before), "Hold this one.", needed.case))
    boxes[Box.READY] += new
    working = (
        needed.step("Arrivals together", before + 1, f"{before} + 1"),
        needed.step("New full groups", new, f"{before + 1} ÷ {full}"),
        needed.step("Ready box", boxes[Box.READY]),
        needed.step("Arrivals that wait", left, kind=StepKind.RESULT),
    )
    return working, "It waits for another of its type." if left else "No arrival waits any more."
