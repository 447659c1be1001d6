"""What attacks cost in supply points: combat, bombardment, overruns, whole stacks."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from oobmgr.domain.quantities import ceil, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.games.europa.readers import read_together
from oobmgr.games.europa.supply.prices import (
    Cost,
    Counts,
    activation,
    count_told,
    priced,
    rounded,
    units_told,
)
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, flag_told, list_told
from oobmgr.rules.inputs import decode, told
from oobmgr.rules.scalars import read_whole
from oobmgr.rules.tables import Tables

# ---------------------------------------------------------------------------------- combat


@dataclass(frozen=True)
class CombatEvent:
    """One attack, for a campaign that rounds at each event."""

    infantry: int = count_told("Divisions that are not mechanised.", "SP-18")
    cm_unpaid: Counts = units_told("Mechanised divisions that have not paid yet.")
    bombardments: int = count_told("Bombardments.", "SP-20", unit="targets")
    support_combats: int = count_told(
        "Support by artillery that does not bombard.", "SP-21", unit="combats"
    )


def _read_combats(raw: Any) -> tuple[CombatEvent, ...]:  # noqa: ANN401 - JSON
    """Attacks as records, or as bare numbers of divisions."""
    if not isinstance(raw, list | tuple):
        raise ValueError("must be a list of attacks.")  # noqa: TRY004 - as in the reader
    attacks = (
        one if isinstance(one, Mapping | CombatEvent) else {"infantry": read_whole(one)}
        for one in raw
    )
    return tuple(decode(CombatEvent, attack) for attack in attacks)


@dataclass(frozen=True)
class CombatSupplyCostInputs:
    """What attacks in one Combat Phase."""

    infantry: int = count_told("Divisions that are not mechanised and pay.", "SP-18")
    rifle: int = count_told("Rifle divisions that pay.", "SP-18", names=("rifle_divisions",))
    cavalry: int = count_told("Cavalry divisions that pay.", "SP-18", names=("cavalry_divisions",))
    cm_paid: Counts = units_told("Mechanised divisions that paid in movement.")
    cm_unpaid: Counts = units_told("Mechanised divisions that have not paid yet.")
    bombardments: int = count_told(
        "Targets that are bombarded.", "SP-20", unit="targets", names=("bombardment", "bombarded")
    )
    support_combats: int = count_told(
        "Combats supported by artillery that does not bombard.",
        "SP-21",
        unit="combats",
        names=("artillery_support", "support"),
        label="Supported combats",
    )
    unpaid: int = count_told(
        "Divisions in supply that attack without paying.",
        "SP-25",
        names=("infantry_unpaid",),
        label="Unpaid divisions",
    )
    cadres: int = count_told("Cadres.", "SP-24", unit="units", names=("cadre",))
    non_divisional: int = count_told(
        "Units below division size.",
        "SP-24",
        unit="units",
        names=("sub_divisions", "non_divisions"),
    )
    defenders: int = count_told(
        "Units that defend.", "SP-23", unit="units", names=("defending_units",)
    )
    oos: bool = flag_told(
        "Whether the attackers are out of supply.", "SP-25", label="Attackers out of supply?"
    )
    defending: bool = flag_told(
        "Whether they defend instead.", "SP-23", names=("defence", "defense"), label="Defending?"
    )
    combats: tuple[CombatEvent, ...] = list_told(
        "Attacks one by one, where halves are rounded at each event.",
        "SP-15",
        read=_read_combats,
        label="Attacks one by one",
    )
    options: Options = options_told("sp_rounding", "artillery_support_sp", "unfunded_attack")


@calculator("SP-18 SP-20..21 SP-23 SP-25 SP-28 GEN-04", title="Price of attacks")
def combat_supply_cost(inputs: CombatSupplyCostInputs, tables: Tables) -> Ruling[Cost]:
    """What the attacks and bombardments of a Combat Phase cost."""
    if inputs.oos or inputs.defending:
        label = "Out of supply: never pays" if inputs.oos else "Defence is free"
        case = "SP-25" if inputs.oos else tables.case("supply.combat.defence")
        return Ruling(Cost(0), (Step(label, 0, case=case, kind=StepKind.RESULT),))
    together = CombatEvent(
        inputs.infantry + inputs.rifle + inputs.cavalry,
        inputs.cm_unpaid,
        inputs.bombardments,
        inputs.support_combats,
    )
    events = [event_cost(event, inputs.options, tables) for event in (together, *inputs.combats)]
    working = [line for _, lines in events for line in lines] + _free_lines(inputs)
    # Halves add up over the phase, unless the campaign rounds at each attack (SP-15).
    apart = chosen(inputs.options, "sp_rounding") == "event"
    exact = sum((Fraction(ceil(part) if apart else part) for part, _ in events), Fraction(0))
    working.append(rounded(exact, "SP-15"))
    return Ruling(Cost(ceil(exact)), tuple(working), _unpaid_notes(inputs))


def event_cost(event: CombatEvent, options: Options, tables: Tables) -> tuple[Fraction, list[Step]]:
    """The exact price of one attack, or of all attacks of a phase together."""
    exact = Fraction(0)
    working: list[Step] = []
    # EU-CF-06: the price list charges artillery support; elsewhere such units never pay in combat.
    supported = chosen(options, "artillery_support_sp") == "one_per_combat"
    for label, number, name in (
        ("Divisions attacking", event.infantry, "division"),
        ("Bombardments", event.bombardments, "bombardment"),
        ("Combats with artillery support", event.support_combats, "support"),
    ):
        if number:
            cell = tables.cell(f"supply.combat.{name}")
            price = Fraction(cell.number if name != "support" or supported else 0)
            exact += number * price
            working.append(priced(label, number, price, cell.case))
    # SP-28: a mechanised division pays its rate once in a turn, when it moves or else when it
    # attacks.
    for kind, number in event.cm_unpaid.items():
        price, case = attack_price(kind, tables)
        exact += number * price
        working.append(priced(kind, number, price, case))
    return exact, working


def attack_price(kind: str, tables: Tables) -> tuple[Fraction, str]:
    """What a unit of a price class pays to attack if it has not paid yet, and the case."""
    role = tables.cell(f"supply.role.{kind}")
    if role.value == "cm":
        return Fraction(tables.number(f"supply.activation.{kind}")), "SP-28"
    if role.value == "division":
        return Fraction(tables.number("supply.combat.division")), "SP-18"
    return Fraction(0), role.case


def _free_lines(inputs: CombatSupplyCostInputs) -> list[Step]:
    lines = [
        Step(f"{kind.replace('_', ' ').capitalize()}: {number}", 0, "paid already", "SP-28")
        for kind, number in inputs.cm_paid.items()
        if number
    ]
    return lines + _free(
        ("Divisions unpaid", inputs.unpaid, "SP-25"),
        ("Cadres", inputs.cadres, "SP-24"),
        ("Units below division size", inputs.non_divisional, "SP-24"),
        ("Defenders", inputs.defenders, "SP-23"),
    )


def _free(*kinds: tuple[str, int, str]) -> list[Step]:
    """A line for each kind of unit that is there and pays nothing: label, number, case."""
    return [Step(f"{label}: {number}", 0, "free", case) for label, number, case in kinds if number]


def _unpaid_notes(inputs: CombatSupplyCostInputs) -> tuple[str, ...]:
    if not inputs.unpaid:
        return ()
    # EU-CF-05: four passages let a division in supply attack unpaid at half, and one forbids it.
    if chosen(inputs.options, "unfunded_attack") == "forbidden":
        return ("Divisions in supply may not attack without paying.",)
    return ("Divisions that do not pay attack at half their attack factor.",)


# --------------------------------------------------------------------------------- overrun


@dataclass(frozen=True)
class OverrunSupplyCostInputs:
    """The stack that overruns."""

    non_cm_divisions: int = count_told("Divisions that are not mechanised.", "SP-19")
    cm_paid: int = told(
        "Mechanised divisions that paid to move.",
        default=0,
        unit="divisions",
        low=0,
        read=read_together,
        case="SP-19",
    )
    cm_unpaid: Counts = units_told("Mechanised divisions that have not paid yet.")
    artillery_below_division: int = count_told(
        "Artillery units below division size.", "SP-22", unit="units"
    )
    artillery_divisions: int = count_told(
        "Artillery divisions.", "SP-22", names=("artillery_division",)
    )
    cadres: int = count_told("Cadres.", "SP-24", unit="units", names=("cadre",))
    non_divisional: int = count_told(
        "Units below division size.", "SP-24", unit="units", names=("sub_divisions",)
    )
    oos: bool = flag_told("Whether the stack is out of supply.", "SP-25", label="Out of supply?")
    options: Options = options_told()


@calculator("SP-19 SP-22 SP-24..25", title="Price of an overrun", also="OVR-06")
def overrun_supply_cost(inputs: OverrunSupplyCostInputs, tables: Tables) -> Ruling[Cost]:
    """What one overrun costs."""
    if inputs.oos:
        line = Step("Out of supply: never pays", 0, case="SP-25", kind=StepKind.RESULT)
        return Ruling(Cost(0), (line,))
    each = Fraction(tables.number("supply.overrun.division"))
    case = tables.case("supply.overrun.division")
    # EU-CF-80: only artillery below division size overruns free; an artillery division pays.
    number = inputs.non_cm_divisions + inputs.artillery_divisions
    exact, lines = activation(inputs.cm_unpaid, tables)
    exact += number * each
    working = [priced("Divisions, not mechanised", number, each, case), *lines]
    working += _free(
        ("Mechanised divisions, paid already", inputs.cm_paid, "SP-19"),
        ("Artillery below division size", inputs.artillery_below_division, "SP-22"),
        ("Cadres", inputs.cadres, "SP-24"),
        ("Units below division size", inputs.non_divisional, "SP-24"),
    )
    # EU-CF-07: overruns are rounded one by one, also where the halves of a phase are added first.
    return Ruling(Cost(ceil(exact)), (*working, rounded(exact, case)))


# ----------------------------------------------------------------------------------- stack


@dataclass(frozen=True)
class StackFundingInputs:
    """A stack that would attack, and the pool that would pay."""

    pool: int = amount_told("Supply points held.", "SP-33", unit="SP")
    non_cm_divisions: int = count_told("Divisions that are not mechanised.", "SP-26")
    cm_unpaid: Counts = units_told("Mechanised divisions that have not paid yet.")
    options: Options = options_told("unfunded_attack")


@dataclass(frozen=True)
class StackFunding:
    """Whether the whole stack pays, and what that makes of its attack."""

    cost: int = told("The price for the stack.", unit="SP")
    funded: bool = told("Whether the pool pays it.")
    af_multiplier: Fraction | int = told("What its attack factor is multiplied by.")


@calculator("SP-26 SP-33 SP-25", title="Stack that pays", also="SP-18")
def stack_funding(inputs: StackFundingInputs, tables: Tables) -> Ruling[StackFunding]:
    """Whether all divisions of a stack can be paid, and what its attack is worth.

    An unpaid stack attacks at half, or not at all (0) where option unfunded_attack forbids it.
    """
    event = CombatEvent(infantry=inputs.non_cm_divisions, cm_unpaid=inputs.cm_unpaid)
    exact, working = event_cost(event, inputs.options, tables)
    cost = ceil(exact)
    # SP-26: all divisions of a stack pay or none does, so a pool that falls short pays for nobody.
    funded = cost <= inputs.pool
    forbidden = chosen(inputs.options, "unfunded_attack") == "forbidden"
    unpaid = Fraction(0) if forbidden else Fraction(tables.number("supply.combat.unpaid_af"))
    multiplier = Fraction(1) if funded else unpaid
    working += [
        Step("Price of the stack", cost, shown(exact), "SP-26", StepKind.SUM),
        Step("Pool", inputs.pool, case="SP-33"),
        Step("All pay" if funded else "None pays", funded, case="SP-26"),
        Step("Attack factor", multiplier, f"× {shown(multiplier)}", "SP-25", StepKind.RESULT),
    ]
    return Ruling(StackFunding(cost, funded, multiplier), tuple(working))
