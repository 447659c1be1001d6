"""Air support of both sides in one combat: the shift of the odds, and what modifies the die."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Final

from oobmgr.domain.quantities import counted, signed
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.options import (
    AIR_MODIFIER,
    AIR_MODIFIER_SIZE,
    HQ_SUPPLY,
    chosen,
    is_usual,
    options_told,
)
from oobmgr.games.balkans.words import PLAYER_ALIASES, Player
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import D6, MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

LOWEST: Final = "air.effective.lowest_roll"
_COLUMNS: Final = "air.lead.columns"
_REACH: Final = "air.modifier.hq_reach"
_MODE: Final = "air.modifier.hq_mode"
_OF_SIDE: Final = {Player.AXIS: "air.modifier.german", Player.SOVIET: "air.modifier.soviet"}
AIR_NAMES: Final = {Player.AXIS: "German", Player.SOVIET: "Soviet"}
"""What the air units of a side are called: those of the Axis are German."""


class Policy(StrEnum):
    """Whose air units modify the die."""

    WINNER = "winner"
    EACH_SIDE = "each_side"


def rolls_told(sentence: str, label: str = "", each_of: str = "") -> tuple[int, ...]:
    """An input of dice, one for each air unit that is committed."""
    found: tuple[int, ...] = told(
        sentence,
        default=(),
        low=1,
        high=D6,
        dice=(D6,),
        each_of=each_of,
        case="W81-AIR-01",
        label=label,
    )
    return found


# ------------------------------------------------------------------------------ single units


@dataclass(frozen=True)
class AirEffectiveInputs:
    """The die of one air unit."""

    roll: int = told("Its die.", low=1, high=D6, dice=(D6,), case="W81-AIR-01")


@calculator("W81-AIR-01", value="Whether it counts.", named="effective", title="Air unit counts")
def air_effective(inputs: AirEffectiveInputs, tables: Tables) -> Ruling[bool]:
    """Whether an air unit that was committed counts."""
    lowest = tables.cell(LOWEST)
    counts = inputs.roll >= lowest.whole
    line = lowest.step("Counts from")
    result = lowest.step("Counts", counts, f"roll {inputs.roll}", StepKind.RESULT)
    return Ruling(counts, (line, result))


# ---------------------------------------------------------------------------------- a combat


@dataclass(frozen=True)
class AirSupportInputs:
    """Who attacks, the dice of the air units of both sides, and the nearest supporting HQ."""

    attacker: Player = told("The side that attacks.", aliases=PLAYER_ALIASES, case="W81-AIR-02")
    german_rolls: tuple[int, ...] = rolls_told("The dice of the German air units.")
    soviet_rolls: tuple[int, ...] = rolls_told("The dice of the Soviet air units.")
    hq_distance: int | None = told(
        "Hexes from the combat to the nearest Soviet HQ; left blank without one.",
        default=None,
        low=0,
        high=MANY,
        unit="hexes",
        case="W81-AIR-04",
        label="Hexes to the Soviet HQ",
    )
    hq_mode: str | None = told(
        "The mode of that HQ, such as support.",
        default=None,
        case="W81-AIR-04",
        label="Mode of the HQ",
    )
    hq_supplied: bool = told(
        "Whether that HQ is in supply.", default=True, case="W81-AIR-04", label="HQ in supply"
    )
    policy: Policy | None = told(
        "Whose air units modify the die; left blank for the option of the campaign.",
        default=None,
        case="W81-AIR-03",
        label="Who modifies the die",
    )
    options: Options = options_told(AIR_MODIFIER, AIR_MODIFIER_SIZE, HQ_SUPPLY)


@dataclass(frozen=True)
class AirSupport:
    """What air support brings in a combat."""

    german_effective: int = told("German air units that count.", unit="units")
    soviet_effective: int = told("Soviet air units that count.", unit="units")
    shift: int = told("Odds columns; to the right from 1 up, to the left below 0.", unit="columns")
    drm: int = told("What is added to the die of the combat.", unit="on the die")


@calculator("W81-AIR-02..05", also="W81-AIR-01", title="Air support of a combat")
def air_support(inputs: AirSupportInputs, tables: Tables) -> Ruling[AirSupport]:
    """The odds shift and the die-roll modifier that air units of both sides bring."""
    effective = {
        Player.AXIS: _effective(inputs.german_rolls, tables),
        Player.SOVIET: _effective(inputs.soviet_rolls, tables),
    }
    lines = [
        tables.step(LOWEST, f"{AIR_NAMES[side]} units that count", number, _dice(inputs, side))
        for side, number in effective.items()
    ]
    lead = effective[inputs.attacker] - effective[_defender(inputs)]
    shift = (lead > 0) - (lead < 0)
    # Only who leads counts, not by how much: one column either way, or none.
    shift *= tables.whole(_COLUMNS)
    lines.append(tables.step(_COLUMNS, "Odds columns", signed(shift), _against(effective, inputs)))
    modifiers = tuple(_modifiers(inputs, effective, tables))
    # The sum of both sides: each may modify the die for itself.
    drm = sum(number for number, _ in modifiers)
    lines += [line for _, line in modifiers]
    result = Step("On the die", signed(drm), "", "W81-AIR-03", StepKind.RESULT)
    support = AirSupport(effective[Player.AXIS], effective[Player.SOVIET], shift, drm)
    return Ruling(support, (*lines, result))


def _defender(inputs: AirSupportInputs) -> Player:
    return Player.AXIS if inputs.attacker is Player.SOVIET else Player.SOVIET


def _effective(rolls: tuple[int, ...], tables: Tables) -> int:
    return sum(air_effective(AirEffectiveInputs(roll), tables).result for roll in rolls)


def _dice(inputs: AirSupportInputs, side: Player) -> str:
    rolls = inputs.german_rolls if side is Player.AXIS else inputs.soviet_rolls
    return f"rolled {', '.join(map(str, rolls))}" if rolls else "none committed"


def _against(effective: Mapping[Player, int], inputs: AirSupportInputs) -> str:
    return f"{effective[inputs.attacker]} against {effective[_defender(inputs)]}"


def _modifiers(
    inputs: AirSupportInputs, effective: Mapping[Player, int], tables: Tables
) -> Iterator[tuple[int, Step]]:
    """What each side's air units add to the die, with the line that says why."""
    # The example leaves out the modifier of the side with fewer units, and the text does not
    # (B-01).
    policy = inputs.policy or Policy(str(chosen(inputs.options, AIR_MODIFIER)))
    for side, number in effective.items():
        if not number:
            continue
        cell = tables.cell(_OF_SIDE[side])
        label = f"{AIR_NAMES[side]} modifier"
        units = number
        if policy is Policy.WINNER:
            # Only the lead counts under this option, so the smaller side adds nothing.
            units = number - effective[Player.AXIS if side is Player.SOVIET else Player.SOVIET]
            if units <= 0:
                yield 0, cell.step(label, signed(0), "not in the lead")
                continue
        # German air needs no headquarters; Soviet air only helps near one in support.
        why_not = _unsupported(inputs, tables) if side is Player.SOVIET else ""
        if why_not:
            yield 0, cell.step(label, signed(0), why_not)
            continue
        size = cell.whole
        words = "attacks" if side is inputs.attacker else "defends"
        # For each unit or once: the example has a lead of one, which fits both (B-02).
        if not is_usual(inputs.options, AIR_MODIFIER_SIZE):
            size *= units
            words = f"{words}, {counted(units, 'air unit')}"
        # From the attacker's view: what helps the defender lowers the die.
        size = size if side is inputs.attacker else -size
        yield size, cell.step(label, signed(size), words)


def _unsupported(inputs: AirSupportInputs, tables: Tables) -> str:
    """Why no Soviet HQ supports the air units here; empty where one does (W81-AIR-04)."""
    reach, mode = tables.whole(_REACH), tables.text(_MODE)
    if inputs.hq_distance is None:
        return "no Soviet HQ is near"
    if inputs.hq_distance > reach:
        return f"the HQ is {inputs.hq_distance} hexes away, more than {reach}"
    if (inputs.hq_mode or "").strip().casefold() != mode:
        return f"the HQ is not in {mode} mode"
    # The errata ask for the mode alone; by option, supply counts as well (B-04).
    if not inputs.hq_supplied and not is_usual(inputs.options, HQ_SUPPLY):
        return "the HQ is out of supply"
    return ""


def hq_matters(effective: Mapping[Player, int], policy: Policy) -> bool:
    """Whether an HQ changes anything with these air units that count."""
    soviet, german = effective[Player.SOVIET], effective[Player.AXIS]
    # As `_modifiers` has it: ahead of the other side, or with any unit that counts.
    return soviet > (german if policy is Policy.WINNER else 0)
