"""The two sides of an assault from the roster: who fights, initial and modified morale."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.assault.initial import (
    InitialMoraleInputs,
    MoraleUnit,
    assumed,
    initial_assault_morale,
)
from oobmgr.games.spark.assault.loss_order import LossKind
from oobmgr.games.spark.assault.modifiers import (
    AssaultMoraleInputs,
    AssaultSide,
    Bonus,
    modified,
    modifiers_that_hold,
)
from oobmgr.games.spark.assault.strength import (
    Participant,
    StepsKind,
    StrengthBonusInputs,
    assaulting_steps,
    defending_steps,
    strength_bonus,
)
from oobmgr.games.spark.morale.effects import modified_morale, morale_bearer
from oobmgr.games.spark.roster.strength import Firer, firer_of
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import INDEPENDENT, SMG, SparkUnit
from oobmgr.games.spark.words import Marker
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

_NO_INITIAL: Final = "SP-ASLT-07"


@dataclass(frozen=True)
class Force:
    """One side of an assault; `initial` is its morale where its owner entered that himself.

    `entered` is what the players say of the hex, the way into it, and which bonuses the side uses;
    what follows from its units is left open there. `bearers` are units that the owner names for a
    bonus; else the first that can bring it does.
    """

    units: tuple[SparkUnit, ...]
    entered: AssaultMoraleInputs
    bearers: tuple[int, ...] = ()
    initial: int | None = None

    @property
    def side(self) -> AssaultSide:
        """Whether it assaults or defends."""
        return self.entered.side

    @property
    def armor(self) -> tuple[SparkUnit, ...]:
        """Its AFV, those with the most solid dots first."""
        found = [unit for unit in self.units if unit.armored]
        return tuple(sorted(found, key=solid_dots, reverse=True))

    @property
    def engineers(self) -> tuple[SparkUnit, ...]:
        """Its engineers."""
        return tuple(unit for unit in self.units if unit.kind is UnitKind.ENGINEER)

    @property
    def submachine_gunners(self) -> tuple[SparkUnit, ...]:
        """Its SMG units."""
        return tuple(unit for unit in self.units if unit.is_marked(SMG))

    @property
    def best_dots(self) -> int:
        """The solid dots of its best AFV."""
        return max((solid_dots(unit) for unit in self.armor), default=0)


@dataclass(frozen=True)
class SideMorale:
    """The morale of a side in an assault, with all lines, and the units whose bonus counted."""

    initial: int
    value: int
    working: tuple[Step, ...]
    applied: tuple[SparkUnit, ...] = ()
    notes: tuple[str, ...] = ()


def solid_dots(unit: SparkUnit) -> int:
    """The solid armor dots of an AFV; none where its dot is hollow (SP-AMM-27)."""
    return int(unit.armor) if unit.armor is not None and unit.armor.isdecimal() else 0


def loss_kind(unit: SparkUnit) -> LossKind:
    """What a unit is when an assault costs steps."""
    if unit.armored:
        return LossKind.AFV
    if unit.kind is UnitKind.ENGINEER:
        return LossKind.ENGINEER
    return LossKind.SMG if unit.is_marked(SMG) else LossKind.INFANTRY


def side_morale(books: Books, force: Force, other: Force) -> SideMorale:
    """The assault morale of one side against the other (SP-ASLT-02 to 11, SP-AMM-01 to 28).

    Surprise is in the modified morale of the units already.
    Raises `BadInput` where the morale of a unit is not entered.
    """
    opening = _initial(books, force)
    strength = _strength(books, force, other)
    inputs = replace(
        force.entered,
        initial=opening.result,
        # Every one of them has to be: a side that is in column in part is not (SP-AMM-06).
        in_column=all(Marker.IN_COLUMN in unit.markers for unit in force.units),
        best_solid_dots=force.best_dots,
        own_afv=bool(force.armor),
        enemy_afv=bool(other.armor),
        engineer=force.entered.engineer and bool(force.engineers),
        smg=force.entered.smg and bool(force.submachine_gunners),
        strength_bonus=strength.result if strength else 0,
    )
    modifiers = modifiers_that_hold(inputs, books.tables)
    first = Step("Initial assault morale", opening.result)
    # The line of the Strength Bonus says what it rests on, which the table of modifiers cannot.
    lines = (
        replace(one.line, arithmetic=strength.working[-1].arithmetic)
        if strength and one.bonus is Bonus.STRENGTH
        else one.line
        for one in modifiers
    )
    found = modified((first, *lines))
    working = (
        Step(force.side.capitalize(), kind=StepKind.HEADING),
        *opening.working,
        *(strength.working[:-1] if strength else ()),
        # Its first line is the initial morale, which the lines above have told.
        *found.working[1:],
    )
    applied = _applied(force, {one.bonus for one in modifiers})
    return SideMorale(opening.result, found.result, working, applied, opening.notes)


def steps_compared(books: Books, force: Force) -> tuple[int, Step]:
    """The steps of a side as the Strength Bonus counts them, and the line that says so.

    Losses go by the steps that stand, of which artillery that defends counts half here.
    """
    units = tuple(_participant(unit) for unit in force.units)
    if force.side is AssaultSide.ASSAULTER:
        return assaulting_steps(units)
    return defending_steps(units, books.tables)


def _initial(books: Books, force: Force) -> Ruling[int]:
    """The initial morale from the units, or as its owner entered it."""
    if force.initial is not None:
        line = Step("Initial assault morale", force.initial, "entered", _NO_INITIAL)
        return Ruling(force.initial, (line,))
    lines, morales = [], []
    for unit in force.units:
        bearer = morale_bearer(books, unit)
        changes, morale = modified_morale(books, bearer)
        beside = f", by {bearer.name}" if bearer.id != unit.id else ""
        lines.append(Step(f"{unit.name}{beside}", morale, changes[-1].arithmetic, "SP-ASLT-08"))
        morales.append(MoraleUnit(morale, unit.unit_class))
    out = [Marker.OUT_OF_COMMAND in unit.markers for unit in force.units]
    independent = [unit.is_marked(INDEPENDENT) for unit in force.units]
    one_parent = len({unit.state.path for unit in force.units}) == 1
    inputs = InitialMoraleInputs(
        units=tuple(morales),
        # Independent units that stand under one name have no parent in common.
        same_parent=one_parent and not any(independent),
        all_ooc=all(out),
        all_independent=all(independent),
        any_ooc=any(out),
        options=books.options,
    )
    found = initial_assault_morale(inputs, books.tables)
    who = f"{force.side.capitalize()}: {', '.join(unit.name for unit in force.units)}"
    return Ruling(found.result, (*lines, *found.working), assumed(inputs, who))


def _strength(books: Books, force: Force, other: Force) -> Ruling[int] | None:
    if force.side is AssaultSide.DEFENDER or not (force.units and other.units):
        return None
    inputs = StrengthBonusInputs(
        tuple(_participant(unit) for unit in force.units),
        tuple(_participant(unit) for unit in other.units),
    )
    return strength_bonus(inputs, books.tables)


def _participant(unit: SparkUnit) -> Participant:
    artillery = firer_of(unit) is Firer.ARTILLERY
    kind = StepsKind.ARTILLERY if artillery else StepsKind.OTHER
    # Steps as they are now, whatever lies on the unit: its status does not count here (SP-AMM-28).
    return Participant(unit.state.steps_left, kind, folded(unit.state.hex))


def _applied(force: Force, counted: Collection[Bonus | None]) -> tuple[SparkUnit, ...]:
    """The units that brought a bonus that counted: one for each bonus (SP-ASLT-14, SP-X-33)."""
    # The AFV that brought the bonus pays; where several did, nothing says which, so its owner
    # names one for each bonus.
    bearers: list[SparkUnit] = []
    best = [unit for unit in force.armor if solid_dots(unit) == force.best_dots]
    for bonus, able in (
        (Bonus.ARMOR_1, best),
        (Bonus.ARMOR_2, force.armor),
        (Bonus.ENGINEER, force.engineers),
        (Bonus.SMG, force.submachine_gunners),
    ):
        if bonus in counted and able:
            named = [unit for unit in able if unit.id in force.bearers]
            # Of two AFV that are named each pays for one of both Armor Bonuses.
            fresh = [unit for unit in named if unit not in bearers]
            bearers.append((fresh or named or able)[0])
    return tuple({unit.id: unit for unit in bearers}.values())
