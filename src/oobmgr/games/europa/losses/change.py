"""Change: replacement points that come back for losses above the requirement."""

from __future__ import annotations

from fractions import Fraction

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.domain.quantities import Exact, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import options_told
from oobmgr.games.europa.replacements.points import usable_from
from oobmgr.games.europa.turns import CALENDAR, read_turn
from oobmgr.games.europa.unit_class import stronger_cadre
from oobmgr.games.europa.words import SIDE_ALIASES, SideName
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, flag_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class Removal:
    """A unit that is reduced or removed; factors as attacker or defender in that combat."""

    full: Fraction = amount_told(
        "Its factor before: attack for an attacker, defence for a defender.",
        "CHG-02",
        unit="factors",
        label="Factor before",
    )
    cadre: Fraction = amount_told(
        "The factor of its cadre, 0 where it leaves none.", "CHG-03",
        unit="factors", default=Fraction(0), label="Factor of its cadre",
    )  # fmt: skip
    armor_price: Fraction = amount_told(
        "Armor points of rebuilding it.", "CHG-05", unit="armor points", default=Fraction(0)
    )
    isolated: bool = flag_told("Whether it is marked as isolated.", "CHG-07", label="Isolated?")


@dataclass(frozen=True)
class ExcessLossChangeInputs:
    """A requirement of losses, and the units that met it."""

    required: Fraction = amount_told("Factors that had to be lost.", "CHG-01", unit="factors")
    removals: tuple[Removal, ...] = told("The units reduced or removed.", case="LOS-04")
    armor_required: bool = flag_told(
        "Whether armor had to be lost.", "CHG-06", label="Armor loss required?"
    )
    isolated: bool = flag_told(
        "Whether all the units are marked as isolated.", "CHG-07", label="All isolated?"
    )
    turn: TurnCode | None = open_told(
        "The game turn, to see when the points can be used.",
        "CHG-08",
        read=read_turn,
        label="Game turn",
    )
    loser: SideName | None = open_told("Whose losses they are.", "CHG-08", aliases=SIDE_ALIASES)
    phasing: SideName | None = open_told("Whose player turn it is.", "CHG-08", aliases=SIDE_ALIASES)
    options: Options = options_told("change_usable")


@dataclass(frozen=True)
class ExcessLossChange:
    """What the removals meet, and what comes back."""

    fulfilled: Exact = told("Factors that the losses count for.")
    points: Exact = told("Replacement points that come back.")
    armor: Exact = told("Of these, armor points.")
    infantry: Exact = told("Of these, infantry points.")


@calculator("CHG-01..10 LOS-04", title="Change for excess losses")
def excess_loss_change(inputs: ExcessLossChangeInputs, tables: Tables) -> Ruling[ExcessLossChange]:
    """Which replacement points come back for losses above the requirement.

    Raises:
        BadInput: A cadre is stronger than its division.
    """
    for place, unit in enumerate(inputs.removals):
        if unit.cadre > unit.full:
            raise BadInput(stronger_cadre(f"removals.{place}.cadre", unit.full, unit.cadre))
    fulfilled = sum((unit.full for unit in inputs.removals), Fraction(0))
    lost = sum((unit.full - unit.cadre for unit in inputs.removals), Fraction(0))
    kept = tables.cell("losses.change.deduction")
    points = max(lost - inputs.required - kept.number, Fraction(0))
    each = " + ".join(shown(unit.full) for unit in inputs.removals)
    working = [
        kept.step("Required", inputs.required),
        Step("The losses count for", fulfilled, each, "CHG-02"),
        Step("Strength lost", lost, _differences(inputs.removals), "CHG-03"),
        kept.step("Kept back", -kept.number),
    ]
    earning = _earning(inputs)
    if len(earning) < len(inputs.removals) or inputs.isolated:
        # Isolated units meet the requirement like others, but their strength does not come back.
        most = sum((unit.full - unit.cadre for unit in earning), Fraction(0))
        # The text does not say which of the losses met the requirement: the isolated ones first.
        points = min(points, most)
        text = f"at most {shown(most)}, lost of others" if most else "nothing comes back"
        working.append(Step("Isolated", points, text, "CHG-07"))
    price = sum((unit.armor_price for unit in earning), Fraction(0))
    # Armor that was required is not paid back in armor.
    armor = Fraction(0) if inputs.armor_required else min(points, price)
    why = "armor was required" if inputs.armor_required else f"at most {shown(price)}"
    working += [
        kept.step("Points that come back", points, kind=StepKind.SUM),
        Step("Armor points", armor, why, "CHG-06" if inputs.armor_required else "CHG-05",
             StepKind.RESULT),
        Step("Infantry points", points - armor, case="CHG-05", kind=StepKind.RESULT),
    ]  # fmt: skip
    if inputs.turn is not None:
        turn = usable_from(inputs.turn, inputs.loser, inputs.phasing, inputs.options)
        working.append(Step("Usable from", CALENDAR.label(turn), case="CHG-08"))
    short = inputs.required - fulfilled
    note = f"The losses fall short of the requirement by {shown(short)}."
    result = ExcessLossChange(fulfilled, points, armor, points - armor)
    return Ruling(result, tuple(working), (note,) if short > 0 else ())


def _earning(inputs: ExcessLossChangeInputs) -> tuple[Removal, ...]:
    """The units whose loss can bring points back: those that are not isolated."""
    if inputs.isolated:
        return ()
    return tuple(unit for unit in inputs.removals if not unit.isolated)


def _differences(removals: tuple[Removal, ...]) -> str:
    parts = (
        f"({shown(unit.full)} − {shown(unit.cadre)})" if unit.cadre else shown(unit.full)
        for unit in removals
    )
    return " + ".join(parts)
