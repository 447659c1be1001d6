"""Movement by operational rail, and when a line of new gauge can be used."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted, plain, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.turns import CALENDAR, read_turn
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class RailMovementLeftInputs:
    """A unit that moves by operational rail."""

    ma: Fraction = amount_told("Movement points of the unit.", "RAIL-04", unit="MP")
    multiple: int | None = open_told(
        "Rail hexes for each movement point, from the movement table; known for 6 points.",
        "RAIL-04",
        low=1,
        unit="hexes",
    )
    first_leg_hexes: int = amount_told(
        "Rail hexes moved already.", "RAIL-04", unit="hexes", default=0
    )
    breaks: int = amount_told(
        "Rail breaks crossed, centres of interdiction zones among them.",
        "RAIL-04",
        unit="breaks",
        default=0,
    )
    entrain_mp: Fraction | None = open_told(
        "Movement points spent on entraining.", "RAIL-04", low=0, unit="MP"
    )


@calculator(
    "RAIL-04 INT-05 INT-08",
    value="Rail hexes left; none where more is spent than there is.",
    unit="hexes",
    named="hexes_left",
)
def rail_movement_left(inputs: RailMovementLeftInputs, tables: Tables) -> Ruling[int]:
    """How far a unit can still go by operational rail.

    Raises:
        BadInput: No multiple is given, and the tables have none for this allowance.
    """
    multiple = _multiple(inputs, tables)
    entrain = tables.cell("rail.operational.entrain")
    points = entrain.number if inputs.entrain_mp is None else inputs.entrain_mp
    crossing = tables.cell("rail.operational.break")
    each = crossing.number
    whole = inputs.ma * multiple
    left = whole - inputs.first_leg_hexes - (points + inputs.breaks * each) * multiple
    working = [
        entrain.step("Rail movement", whole, f"{shown(inputs.ma)} × {multiple}"),
        entrain.step("Entraining", -points * multiple, f"{shown(points)} × {multiple}"),
        entrain.step("Hexes moved", -inputs.first_leg_hexes),
    ]
    if inputs.breaks:
        text = f"{inputs.breaks} × {shown(each)} × {multiple}"
        spent = -inputs.breaks * each * multiple
        working.append(crossing.step("Breaks crossed", spent, text))
    hexes = max(0, int(left // 1))
    said = shown(left) if left > hexes else ""
    working.append(entrain.step("Hexes left", hexes, said, StepKind.RESULT))
    over = f"This is {counted(int(-left // 1), 'hex', 'hexes')} more than it can move by rail."
    return Ruling(hexes, tuple(working), (over,) if left < 0 else ())


def _multiple(inputs: RailMovementLeftInputs, tables: Tables) -> int:
    if inputs.multiple is not None:
        return inputs.multiple
    known = tables.keys("rail.multiple")
    if str(plain(inputs.ma)) in known:
        return tables.whole(f"rail.multiple.{plain(inputs.ma)}")
    advice = "Give it, from the movement table."
    said = f"is not known for {shown(inputs.ma)} movement points."
    raise BadInput(Fault(said, "multiple", "", advice, "RAIL-04"))


@dataclass(frozen=True)
class RegaugedLineUsableInputs:
    """A rail line whose gauge is converted."""

    converted: TurnCode = told(
        "The game turn in which it is converted.", read=read_turn, case="RAIL-08"
    )


@calculator(
    "RAIL-06 RAIL-08",
    title="Converted line",
    value="The game turn from which it can be used.",
    named="usable_from",
)
def regauged_line_usable(
    inputs: RegaugedLineUsableInputs,
    _: Tables,
) -> Ruling[TurnCode]:
    """From which turn a rail line of new gauge can be used."""
    usable = CALENDAR.next(inputs.converted)
    return Ruling(
        usable,
        (
            Step("Converted in", CALENDAR.label(inputs.converted), case="RAIL-06"),
            Step("Usable from", CALENDAR.label(usable), "the next game turn", "RAIL-08",
                 StepKind.RESULT),
        ),
    )  # fmt: skip
