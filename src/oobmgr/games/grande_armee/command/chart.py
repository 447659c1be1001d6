"""The army organisation chart: what fits into its boxes, and strength points dropped from it."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.options import MULTI_IN_BOTTOM_ROW, chosen, options_told
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_BOXES: Final = "LGA-AOC-01"
_DROP: Final = "LGA-DET-01"


@dataclass(frozen=True)
class FitInputs:
    """The units under a leader, and the boxes of his chart."""

    multi_sp_units: int = told(
        "Units that need a strength marker.",
        low=0,
        high=MANY,
        unit="units",
        case=_BOXES,
        label="With a marker",
    )
    single_sp_units: int = told(
        "Units with only the strength point that they have by themselves.",
        low=0,
        high=MANY,
        unit="units",
        case=_BOXES,
        label="With one point",
    )
    upper_boxes: int = told("Boxes above the bottom row.", low=0, high=MANY, case=_BOXES)
    bottom_boxes: int = told("Boxes of the bottom row.", low=0, high=MANY, case=_BOXES)
    options: Options = options_told(MULTI_IN_BOTTOM_ROW)


@calculator(_BOXES, value="Whether they fit.", named="fits", title="Units on a chart")
def organisation_chart_fit(inputs: FitInputs, _: Tables) -> Ruling[bool]:
    """Whether the units of a leader fit into the boxes of his chart."""
    # L-15: nothing says whether a unit of more than one SP may stand in the bottom row.
    anywhere = bool(chosen(inputs.options, MULTI_IN_BOTTOM_ROW))
    boxes = inputs.upper_boxes + inputs.bottom_boxes
    for_multi = boxes if anywhere else inputs.upper_boxes
    units = inputs.multi_sp_units + inputs.single_sp_units
    lines = (
        Step("With a marker", inputs.multi_sp_units, f"boxes for them: {for_multi}", _BOXES),
        Step("All units", units, f"boxes in all: {boxes}", _BOXES),
    )
    # Both limits at once: a unit with one point takes a box from those that need a marker.
    fits = inputs.multi_sp_units <= for_multi and units <= boxes
    return ruled("They fit", fits, "", _BOXES, before=lines)


# ------------------------------------------------------------------------------- detachments


@dataclass(frozen=True)
class DetachmentInputs:
    """A unit that drops strength points, or picks them up again."""

    unit_sp: int = told(
        "Strength points of the unit.", low=0, high=MANY, unit="SP", case=_DROP, label="Unit"
    )
    det_sp: int = told(
        "Strength points of the detachment.",
        low=0,
        high=MANY,
        unit="SP",
        case=_DROP,
        label="Detachment",
    )
    drop: int = told(
        "Strength points that are dropped; below 0 those that are picked up.",
        low=-MANY,
        high=MANY,
        unit="SP",
        case=_DROP,
        label="Dropped",
    )


@dataclass(frozen=True)
class Dropped:
    """What unit and detachment have afterwards, in strength points."""

    unit_sp: int = told("Strength points of the unit.", unit="SP")
    det_sp: int = told("Strength points of the detachment.", unit="SP")


@calculator(_DROP, title="Dropping and picking up strength")
def detachment(inputs: DetachmentInputs, _: Tables) -> Ruling[Dropped]:
    """What a unit and a detachment have when strength points change places."""
    # Strength points only change places: what leaves the one lies with the other (LGA-DET-01).
    unit, left = inputs.unit_sp - inputs.drop, inputs.det_sp + inputs.drop
    if unit < 0 or left < 0:
        held = inputs.unit_sp if unit < 0 else inputs.det_sp
        message = f"is more than the {held} that are there."
        raise BadInput(Fault(message, "drop", str(inputs.drop), "Move fewer.", _DROP))
    whole = Step("Both together", inputs.unit_sp + inputs.det_sp, "as before", _DROP)
    lines = (
        Step("Unit", unit, f"{inputs.unit_sp} − {inputs.drop}", _DROP, StepKind.RESULT),
        Step("Detachment", left, f"{inputs.det_sp} + {inputs.drop}", _DROP, StepKind.RESULT),
    )
    return Ruling(Dropped(unit, left), (whole, *lines))
