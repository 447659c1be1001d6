"""Skirmishes: how much fights and suffers, and who may force-march."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_STRENGTH: Final = "LGA-SKR-01"
_FORCED: Final = "LGA-SKR-02"
_DOUBLE: Final = "LGA-ORD-01"


@dataclass(frozen=True)
class SkirmishInputs:
    """The cavalry divisions on one side of a skirmish."""

    divisions: tuple[int, ...] = told(
        "The strength points of each division.", low=0, high=MANY, unit="SP", case=_STRENGTH
    )


@dataclass(frozen=True)
class SkirmishStrength:
    """With how much a side fights, and how much the result affects, in strength points."""

    fights_with: int = told("Strength points that fight.", unit="SP")
    affected: int = told("Strength points that the result affects.", unit="SP")


@calculator(_STRENGTH, title="Strength in a skirmish")
def skirmish_strength(inputs: SkirmishInputs, tables: Tables) -> Ruling[SkirmishStrength]:
    """How much of several divisions fights in a skirmish, and how much suffers."""
    if not inputs.divisions:
        fault = Fault("is empty.", "divisions", advice="Give the strength points of each.")
        raise BadInput(fault)
    cell = tables.cell("command.skirmish.most")
    total = sum(inputs.divisions)
    # What is over the limit does not fight, yet suffers whatever the others do (LGA-SKR-01).
    fights = min(int(cell.number), total)
    lines = (
        Step("All divisions", total, " + ".join(map(str, inputs.divisions)), _STRENGTH),
        cell.step("At most"),
        Step("They fight with", fights, "", _STRENGTH, StepKind.RESULT),
        Step("The result affects", total, "all of them", _STRENGTH, StepKind.RESULT),
    )
    return Ruling(SkirmishStrength(fights, total), lines)


# ------------------------------------------------------------------------------- force march


class MarchPhase(StrEnum):
    """A phase in which cavalry moves."""

    SKIRMISH = "skirmish"
    MOVEMENT = "movement"


@dataclass(frozen=True)
class DoubleMarchInputs:
    """Cavalry or horse artillery that is to double its force march."""

    phase: MarchPhase = told("The phase.", case=_DOUBLE)
    stacked_with_marchers: bool = told(
        "Whether it goes along with units that it is stacked with.",
        case=_DOUBLE,
        label="With its stack",
    )
    own_destination: bool = told(
        "Whether it goes to a place of its own.",
        default=False,
        case=_DOUBLE,
        label="To a place of its own",
    )


@calculator(_DOUBLE, value="Whether it may.", named="legal", title="Double force march of cavalry")
def cavalry_double_march(inputs: DoubleMarchInputs, _: Tables) -> Ruling[bool]:
    """Whether cavalry or horse artillery may double its force march."""
    against = _against_doubling(inputs)
    return ruled("It may", not against, against or "beside its stack", _DOUBLE)


def _against_doubling(inputs: DoubleMarchInputs) -> str:
    # L-42: a force march is allowed in this phase, and only doubling it is not.
    if inputs.phase is MarchPhase.SKIRMISH:
        return "never in the Skirmish Phase"
    if inputs.own_destination:
        return "never to a place of its own"
    return "" if inputs.stacked_with_marchers else "only beside units that it is stacked with"


@dataclass(frozen=True)
class SkirmishMarchInputs:
    """Cavalry that is to force-march in the Skirmish Phase."""

    distance: int = told(
        "Movement points to a hex beside the enemy that it goes for.",
        low=0,
        high=MANY,
        unit="MP",
        case=_FORCED,
        label="Points to the enemy",
    )
    reach: int = told(
        "The most movement points that a force march could give.",
        low=0,
        high=MANY,
        unit="MP",
        case=_FORCED,
        label="Most by force march",
    )
    received: int | None = told(
        "What it received; left blank before the roll.",
        default=None,
        low=0,
        high=MANY,
        unit="MP",
        case=_FORCED,
        label="Received",
    )


@dataclass(frozen=True)
class SkirmishMarch:
    """Whether it may force-march, and how far it comes, in movement points; None before."""

    legal: bool = told("Whether it may.")
    moves: int | None = told("How far it comes.", unit="MP")


@calculator(_FORCED, title="Force march in a skirmish")
def skirmish_force_march(inputs: SkirmishMarchInputs, _: Tables) -> Ruling[SkirmishMarch]:
    """Whether cavalry may force-march towards an enemy in the Skirmish Phase, and how far."""
    # The target has to be within the farthest that a march could give. What the roll then gives is
    # no condition: to fall short costs nothing (LGA-SKR-02).
    legal = inputs.distance <= inputs.reach
    sign = "≤" if legal else ">"
    may = Step("It may", legal, f"{inputs.distance} {sign} {inputs.reach}", _FORCED)
    if not legal or inputs.received is None:
        return Ruling(SkirmishMarch(legal, None), (may,))
    # Cavalry stops beside its enemy, even where the roll would carry it farther.
    moves = min(inputs.received, inputs.distance)
    short = moves < inputs.distance
    words = "it falls short, without a penalty" if short else "up to the enemy"
    return Ruling(
        SkirmishMarch(legal, moves), (may, Step("It moves", moves, words, _FORCED, StepKind.RESULT))
    )
