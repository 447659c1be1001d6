"""How many factors count: limits of a hex and of an attack, and artillery on both sides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import ceil, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.games.europa.turns import read_turn
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, flag_told, list_told
from oobmgr.rules.inputs import decode, told
from oobmgr.rules.tables import Tables

_PERIODS = ("later", "first")


@dataclass(frozen=True)
class HexFactors:
    """The attack factors of one hex, and what halves them."""

    af: Fraction = amount_told("Attack factors of the hex.", "CFL-01", unit="AF")
    hexside: bool = flag_told(
        "Whether it attacks across a hexside that halves, such as an unfrozen major river.",
        "TER-01",
        names=("river", "hexside_halves"),
        label="Halved by the hexside?",
    )
    hex_terrain: bool = flag_told(
        "Whether the terrain of the target hex halves it.",
        "TER-02",
        names=("terrain", "hex_halves"),
        label="Halved by the terrain?",
    )
    out_of_supply: bool = flag_told(
        "Whether it attacks unpaid or out of supply.",
        "TER-02",
        names=("oos",),
        label="Unpaid or out of supply?",
    )


def _read_hexes(raw: Any) -> tuple[HexFactors, ...]:  # noqa: ANN401 - JSON
    """Hexes as records, or as bare numbers of factors that are halved already."""
    if not isinstance(raw, list | tuple):
        # A bare number is what a player has worked out already, and is not halved again.
        raise ValueError("must be a list of the factors of each hex.")  # noqa: TRY004 - as in the reader
    return tuple(
        decode(HexFactors, hex_ if isinstance(hex_, Mapping | HexFactors) else {"af": hex_})
        for hex_ in raw
    )


@dataclass(frozen=True)
class FactorLimitInputs:
    """An attack: the turn, and the factors of each hex that takes part."""

    turn: TurnCode = told("The game turn.", read=read_turn, case="CFL-01")
    hex_af: tuple[HexFactors, ...] = told(
        "Attack factors of each hex; a number alone is halved already where it has to be.",
        unit="AF",
        read=_read_hexes,
        case="CFL-01",
        label="Attack factors by hex",
    )
    overrun: bool = flag_told("Whether it is an overrun.", "CFL-03", label="Overrun?")
    options: Options = options_told("terrain_max")


@calculator(
    "CFL-01..03 TER-01..02",
    title="Factor limits",
    also="OVR-05",
    value="The attack factors that count.",
    unit="AF",
    named="total",
)
def factor_limit(inputs: FactorLimitInputs, tables: Tables) -> Ruling[int]:
    """How many attack factors count, by hex and in all.

    Raises:
        BadInput: An overrun comes from more than one hex.
    """
    # Before the limits: an overrun from two hexes is none.
    _check_overrun(inputs, tables)
    period = limits_of(inputs.turn, tables)
    of_hex, of_attack = tables.cell(f"{period}.hex"), tables.cell(f"{period}.attack")
    working: list[Step] = []
    total = Fraction(0)
    for number, hex_ in enumerate(inputs.hex_af, 1):
        # CFL-01: the limit cuts what is left after halving, so weak ground leaves room for more
        # units.
        halved, lines = _halved(hex_, number, inputs.options, tables)
        # Hex by hex before the sum: factors beyond the limit of one hex help no other.
        counted = min(halved, Fraction(of_hex.number))
        total += counted
        text = f"{shown(halved)}, at most {shown(of_hex.number)}"
        working += [*lines, of_hex.step(f"Hex {number}", counted, text)]
    working.append(of_attack.step("All hexes", total, kind=StepKind.SUM))
    # An overrun is made from one hex, so the limit of a hex is that of the whole.
    most = Fraction((of_hex if inputs.overrun else of_attack).number)
    case = "CFL-03" if inputs.overrun else of_attack.case
    # Rounded up once, at the very end: each hex keeps its fraction (GEN-04).
    result = ceil(min(total, most))
    text = f"at most {shown(most)}"
    return ruled("Attack factors that count", result, text, case, before=working)


def _check_overrun(inputs: FactorLimitInputs, tables: Tables) -> None:
    most, hexes = tables.cell("combat.limit.overrun.hexes"), len(inputs.hex_af)
    if inputs.overrun and hexes > most.whole:
        advice = "An overrun comes from one hex."
        raise BadInput(Fault("holds several hexes.", "hex_af", str(hexes), advice, most.case))


def limits_of(turn: TurnCode, tables: Tables) -> str:
    """The group of the limits that hold in a turn; the earliest stand for any turn before."""
    # The later period first, for both have begun once it holds.
    for name in _PERIODS:
        if turn >= tables.text(f"combat.limit.{name}.from"):
            return f"combat.limit.{name}"
    return f"combat.limit.{_PERIODS[-1]}"


def _halved(
    hex_: HexFactors, number: int, options: Options, tables: Tables
) -> tuple[Fraction, list[Step]]:
    """The factors of a hex after terrain and supply, with a line for each halving."""
    value, lines = hex_.af, []
    for label, path in _cuts(hex_, options):
        cell = tables.cell(path)
        text = f"{shown(value)} × {shown(cell.number)}"
        value *= cell.number
        # Lack of supply is no terrain: it has the case of the rule that lets it halve once more.
        case = "TER-02" if label == "supply" else cell.case
        lines.append(Step(f"Hex {number}, {label}", value, text, case))
    return value, lines


def _cuts(hex_: HexFactors, options: Options) -> Iterator[tuple[str, str]]:
    """What halves a hex: hexside, terrain of the hex, supply; label and path of the cell each."""
    # EU-CF-54: a hexside and the hex behind it quarter an attack, or a half is the most they do.
    if hex_.hexside and hex_.hex_terrain and chosen(options, "terrain_max") == "half":
        yield "hexside and terrain", "combat.terrain.most"
    else:
        if hex_.hexside:
            yield "hexside", "combat.terrain.hexside"
        if hex_.hex_terrain:
            yield "terrain", "combat.terrain.hex"
    # Supply halves whatever terrain did, also where terrain has quartered (TER-02).
    if hex_.out_of_supply:
        yield "supply", "supply.state.oos.af"


# --------------------------------------------------------------------------------- defence


@dataclass(frozen=True)
class DefenceFactorsInputs:
    """The units that defend a hex."""

    turn: TurnCode = told("The game turn.", read=read_turn, case="CFL-01")
    units: tuple[Fraction, ...] = list_told(
        "Defence factors of the units that are not artillery.",
        "ART-01",
        unit="DF",
        low=0,
        label="Defence factors of other units",
    )
    artillery: tuple[Fraction, ...] = list_told(
        "Defence factors of the artillery units.", "ART-01", unit="DF", low=0
    )


@calculator(
    "ART-01 CFL-01..02 CBT-01", value="The defence factors that count.", unit="DF", named="df"
)
def defence_factors(inputs: DefenceFactorsInputs, tables: Tables) -> Ruling[int]:
    """How many defence factors count in a hex with artillery."""
    units = sum(inputs.units, Fraction(0))
    artillery, lines = artillery_defence(inputs.artillery, tables)
    limit = tables.cell(f"{limits_of(inputs.turn, tables)}.hex")
    # Artillery counts within the limit of the hex, whatever it would add beyond it.
    most = limit.number
    result = ceil(min(units + artillery, Fraction(most)))
    added = " + ".join(map(shown, inputs.units))
    working = (
        Step(f"Units: {len(inputs.units)}", units, added, "CBT-01"),
        *lines,
        Step("Together", units + artillery, kind=StepKind.SUM),
    )
    text = f"at most {shown(most)}"
    return ruled("Defence factors", result, text, limit.case, before=working)


def artillery_defence(factors: tuple[Fraction, ...], tables: Tables) -> tuple[Fraction, list[Step]]:
    """What artillery adds to a defence: the best unit in full, each further one a little."""
    if not factors:
        return Fraction(0), []
    cell = tables.cell("combat.artillery.further")
    each = Fraction(cell.number)
    # The owner would choose the best one to count in full; others are worth 1 each (EU-CF-92).
    best, *others = sorted(factors, reverse=True)
    # A unit that has no defence factor brings none.
    more = sum((each for factor in others if factor), Fraction(0))
    lines = [cell.step("Best artillery unit", best)]
    if others:
        text = f"{shown(each)} each, none for a unit of 0"
        lines.append(cell.step(f"Further artillery units: {len(others)}", more, text))
    return best + more, lines


# --------------------------------------------------------------------------------- support


@dataclass(frozen=True)
class ArtillerySupportInputs:
    """An attack with artillery in it."""

    other_af: Fraction = amount_told(
        "Attack factors of the units that are not artillery.",
        "ART-02",
        unit="AF",
        label="Attack factors of other units",
    )
    artillery_af: Fraction = amount_told(
        "Attack factors of the artillery, after halving for terrain.",
        "ART-02",
        unit="AF",
        label="Attack factors of the artillery",
    )
    df: Fraction = amount_told("Defence factors of the target that count.", "ART-02", unit="DF")


@calculator(
    "ART-02..03 CBT-01",
    title="Artillery in an attack",
    value="The attack factors.",
    unit="AF",
    named="af",
)
def artillery_support(inputs: ArtillerySupportInputs, tables: Tables) -> Ruling[int]:
    """How many attack factors count with the artillery."""
    limit = tables.cell("combat.artillery.support")
    most = inputs.df * limit.number
    counted = min(inputs.artillery_af, most)
    over = inputs.artillery_af - counted
    total = ceil(inputs.other_af + counted)
    working = [
        Step("Other units", inputs.other_af, case="CBT-01"),
        limit.step("Artillery", counted, f"{shown(inputs.artillery_af)}, at most {shown(most)}"),
    ]  # fmt: skip
    if over:
        working.append(Step("Artillery that does not count", over, "may only bombard", "ART-03"))
    return ruled("Attack factors", total, case="CBT-01", before=working)
