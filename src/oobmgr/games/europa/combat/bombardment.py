"""Bombardment: column shifts, what the defender gives up, and hits on facilities."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction

from oobmgr.domain.errors import BadInput
from oobmgr.domain.quantities import Exact, shown, signed
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.unit_class import stronger_cadre
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class BombardmentShiftInputs:
    """The target of a bombardment, and who bombs it."""

    res: Fraction = amount_told("REs in the target hex.", "BMB-04", unit="REs")
    terrain_1L: bool = flag_told(  # noqa: N815 - as players write a column to the left
        "Whether the terrain of the target gives a shift to the left.",
        "BMB-04",
        label="Column for terrain?",
    )
    night_mixed: bool = flag_told(
        "Whether it is a night mission in which not all bombers are of type NB.",
        "BMB-04",
        label="Not all night bombers?",
    )


@calculator(
    "BMB-04 MIS-11",
    title="Shift of a bombardment",
    value="Columns to the right, to the left below 0.",
    named="shift",
)
def bombardment_shift(inputs: BombardmentShiftInputs, tables: Tables) -> Ruling[int]:
    """Which column shift a bombardment has."""
    density = _density(inputs.res, tables)
    working = [Step("REs in the hex", inputs.res, _bounds(tables), "BMB-04")]
    shift = tables.whole(density) if density else 0
    working.append(Step("Density", shift, _columns(shift), "BMB-04"))
    for label, happens, name in (
        # Exact REs: half a RE decides whether a hex counts as dense, from 7.5 on (BMB-04).
        ("Terrain", inputs.terrain_1L, "terrain"),
        ("Night, not all NB", inputs.night_mixed, "night"),
    ):
        if happens:
            # They add up: a thin hex, in cover and by night, has all three (BMB-04).
            cell = tables.cell(f"combat.bombardment.shift.{name}")
            shift += cell.whole
            working.append(cell.step(label, arithmetic=_columns(cell.whole)))
    return ruled("Shift", shift, _columns(shift), "BMB-04", before=working)


def _density(res: Fraction, tables: Tables) -> str:
    """The path of the shift for so many REs; empty where there is none."""
    group = "combat.bombardment.density"
    # With the bound itself: 3 REs are thin already.
    if res <= tables.number(f"{group}.few"):
        return f"{group}.few_shift"
    # Between the two bounds density does nothing.
    return f"{group}.many_shift" if res >= tables.number(f"{group}.many") else ""


def _bounds(tables: Tables) -> str:
    few, many = (tables.number(f"combat.bombardment.density.{name}") for name in ("few", "many"))
    return f"thin up to {shown(few)}, dense from {shown(many)}"


def _columns(shift: int) -> str:
    return f"{abs(shift)} {'right' if shift > 0 else 'left'}" if shift else "none"


# -------------------------------------------------------------------------------- the loss


class LossResult(StrEnum):
    """The results of a bombardment that cost the defender something."""

    RE = "Re"
    C = "C"


class LossChoice(StrEnum):
    """How the defender meets a result."""

    PAY = "pay"
    DIVISION = "division"
    UNITS = "units"


@dataclass(frozen=True)
class BombardmentLossInputs:
    """A bombarded hex, and how the defender would like to meet the result."""

    choice: LossChoice = told(
        "Pay infantry points, reduce a division to its cadre, or lose small units.",
        aliases={
            "payment": "pay", "paid": "pay", "points": "pay", "infantry": "pay",
            "reduce": "division", "cadre": "division", "reduce division": "division",
            "unit": "units", "small units": "units", "lose units": "units", "re": "units",
        },
        case="BMB-06",label="Loss taken as")  # fmt: skip
    result: LossResult = told(
        "The result of the bombardment.",
        default=LossResult.RE,
        aliases={"Re1R": "Re", "C1R": "C"},
        case="BMB-05",
    )
    small_units: bool = flag_told(
        "Whether a unit below division size, cadres and battalions too, is in the hex.",
        "BMB-06",
        label="Small unit in the hex?",
    )
    divisions: bool = flag_told(
        "Whether a division is in the hex.",
        "BMB-05",
        names=("division_present",),
        default=True,
        label="Division in the hex?",
    )
    infantry_pool: Fraction = amount_told(
        "Infantry replacement points of the defender's nation.",
        "BMB-06",
        unit="infantry points",
        default=Fraction(0),
        label="Infantry points held",
    )
    full: Fraction = amount_told(
        "Defence factor of the division in full strength.",
        "BMB-06",
        unit="DF",
        default=Fraction(0),
        label="Defence of the division",
    )
    cadre: Fraction = amount_told(
        "Defence factor of its cadre, 0 where it has none.",
        "BMB-06",
        unit="DF",
        default=Fraction(0),
        label="Defence of its cadre",
    )
    isolated: bool = flag_told(
        "Whether the division is marked as isolated.", "CHG-07", label="Isolated?"
    )


@dataclass(frozen=True)
class BombardmentLoss:
    """Whether the result may be met so."""

    allowed: bool = told("Whether the result may be met so.")


@dataclass(frozen=True)
class PaidLoss(BombardmentLoss):
    """A result that is paid for, and the points that are left."""

    pool: Exact = told("Infantry points left, where they are paid.")


@dataclass(frozen=True)
class ReducedLoss(BombardmentLoss):
    """A division that is reduced, and the points that come back."""

    change: Exact = told("Infantry points that come back, where a division is reduced.")


@calculator(
    "BMB-05..06 CHG-01 CHG-03 CHG-07 CHG-11",
    title="Loss by bombardment",
    answer=PaidLoss | ReducedLoss,
)
def bombardment_loss(inputs: BombardmentLossInputs, tables: Tables) -> Ruling[BombardmentLoss]:
    """Whether the defender may meet Re or C in a certain way, and what it costs him.

    The answer holds the pool where points are paid, and the change where a division is reduced.

    Raises:
        BadInput: The cadre is stronger than the division.
    """
    if inputs.cadre > inputs.full:
        # The change would be negative, and a division would cost points by being reduced.
        raise BadInput(stronger_cadre("cadre", inputs.full, inputs.cadre))
    allowed, why = _eligible(inputs)
    working = [Step(why, allowed, case="BMB-06" if inputs.result is LossResult.RE else "BMB-05")]
    if inputs.choice is LossChoice.PAY:
        # The pool decides as well: a payment that cannot be made is no way out (EU-CF-43).
        return _paid(inputs, working, tables, open_to_him=allowed)
    if inputs.choice is LossChoice.DIVISION:
        return _reduced(inputs, working, tables, allowed=allowed)
    working.append(_may(allowed=allowed))
    return Ruling(BombardmentLoss(allowed), tuple(working))


def _eligible(inputs: BombardmentLossInputs) -> tuple[bool, str]:
    """Whether the units that stand there let him choose so, and in words why."""
    if inputs.result is LossResult.C:
        # C takes a division first, and only without one the small units (BMB-05).
        by_choice = {
            LossChoice.DIVISION: (inputs.divisions, "A division is there to be reduced"),
            LossChoice.UNITS: (not inputs.divisions, "No division is there, so REs may go"),
            LossChoice.PAY: (False, "C cannot be paid"),
        }
    # Re takes what is below division size first; only without it is there a choice (BMB-06).
    else:
        free = not inputs.small_units
        by_choice = {
            LossChoice.DIVISION: (free and inputs.divisions, "A division, and nothing smaller"),
            LossChoice.UNITS: (inputs.small_units, "Units below division size are there"),
            LossChoice.PAY: (free, "Nothing below division size is there"),
        }
    return by_choice[inputs.choice]


def _paid(
    inputs: BombardmentLossInputs, working: list[Step], tables: Tables, *, open_to_him: bool
) -> Ruling[BombardmentLoss]:
    cell = tables.cell("combat.bombardment.re.infantry_points")
    price = cell.number
    # The points are paid at once, so they have to be there now.
    allowed = open_to_him and inputs.infantry_pool >= price
    left = inputs.infantry_pool - price if allowed else inputs.infantry_pool
    working += [
        cell.step("Infantry points held", inputs.infantry_pool, f"{shown(price)} needed"),
        cell.step("Infantry points left", left),
        _may(allowed=allowed),
    ]
    return Ruling(PaidLoss(allowed, left), tuple(working))


def _reduced(
    inputs: BombardmentLossInputs, working: list[Step], tables: Tables, *, allowed: bool
) -> Ruling[BombardmentLoss]:
    """A division reduced: what it is worth above the requirement comes back, less one (CHG-11)."""
    change = Fraction(0)
    # C asks for the reduction itself, which leaves no excess to come back.
    if allowed and inputs.result is LossResult.RE:
        required = tables.number("combat.bombardment.re.required_df")
        kept = tables.number("losses.change.deduction")
        # By the change of strength and not by the whole division (CHG-03).
        lost = inputs.full - inputs.cadre
        change = max(lost - required - kept, Fraction(0))
        working += [
            Step("Strength lost", lost, f"{shown(inputs.full)} − {shown(inputs.cadre)}", "CHG-03"),
            Step("Required", -required, case="CHG-11"),
            tables.step("losses.change.deduction", "Kept back", -kept),
        ]
        if inputs.isolated:
            change = Fraction(0)
            working.append(Step("Isolated", 0, "nothing comes back", "CHG-07"))
        working.append(Step("Infantry points back", change, signed(change), "CHG-11", StepKind.SUM))
    working.append(_may(allowed=allowed))
    return Ruling(ReducedLoss(allowed, change), tuple(working))


def _may(*, allowed: bool) -> Step:
    return Step("It may be met so", allowed, case="BMB-05", kind=StepKind.RESULT)


# ------------------------------------------------------------------------------ facilities

_RESULTS = ("1R", "Re1R", "C1R", "Re", "C", "none")
_RESULT_ALIASES = {
    "1": "1R", "r": "1R", "2": "C1R", "Re/1R": "Re1R", "1R/Re": "Re1R", "1RRe": "Re1R",
    "1RC": "C1R", "cadre": "C", "0": "none", "": "none", "no effect": "none", "miss": "none",
}  # fmt: skip


@dataclass(frozen=True)
class FacilityHitsInputs:
    """The results of the bombardments of one facility."""

    results: tuple[str, ...] = told(
        "The results of the bombardments.", choices=_RESULTS, aliases=_RESULT_ALIASES, case="BMB-08"
    )


@calculator("BMB-08", title="Hits on a facility", value="Hits on the facility.", named="hits")
def facility_hits(inputs: FacilityHitsInputs, tables: Tables) -> Ruling[int]:
    """How many hits the results of bombardments score on a facility."""
    # Re and C alone damage nothing: only what shifts a column hits a facility (EU-CF-44).
    cells = [tables.cell(f"combat.bombardment.hits.{result}") for result in inputs.results]
    lines = [cell.step(result) for result, cell in zip(inputs.results, cells, strict=True)]
    return ruled("Hits", sum(cell.whole for cell in cells), case="BMB-08", before=lines)
