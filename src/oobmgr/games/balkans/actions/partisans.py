"""Partisans: their mode, the turn to their regular side, and combat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted, signed
from oobmgr.domain.rulings import Ruling, StepValue
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.actions.picked import of_other_side, pickable
from oobmgr.games.balkans.fact_kinds import FOUGHT
from oobmgr.games.balkans.partisans.modes import (
    Conversion,
    ConvertPartisanInputs,
    PartisanBonusInputs,
    Role,
    convert_partisan,
    partisan_crt_bonus,
)
from oobmgr.games.balkans.units import (
    any_moved_now,
    kind_of,
    moved_now,
    of_kind,
    on_map,
    partisan_mode_of,
    phase_key,
    set_mode,
)
from oobmgr.games.balkans.words import COMBAT, MOVEMENT, SIDE_NAMES, PartisanMode, UnitKind
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import amount_told, choice_told, flag_told, open_told
from oobmgr.rules.picked_units import (
    against,
    known_units,
    names_of,
    pick_faults,
    said_of_each,
    unit_name,
    units_told,
)

MOVE: Final = "move"
"""The rating of a unit's movement points."""
_CONVERSION: Final = "W81-PART-01"
_GROUP: Final = "Partisans"
_UNITS: Final = "Partisan units"


@dataclass(frozen=True)
class PartisanModeInputs:
    """Partisan units whose mode nobody has entered yet."""

    units: tuple[int, ...] = units_told("The partisan units.", _CONVERSION)
    mode: PartisanMode = choice_told(
        "Their mode.", _CONVERSION, PartisanMode.GUERRILLA, label="Mode"
    )


def _partisans(books: Books) -> tuple[UnitState, ...]:
    return of_kind(books, UnitKind.PARTISAN)


def _without_mode(books: Books) -> tuple[UnitState, ...]:
    return tuple(one for one in _partisans(books) if partisan_mode_of(books, one) is None)


def _own_guerrillas(books: Books) -> tuple[UnitState, ...]:
    # Of the side that plays: conversion belongs to the start of its own movement phase.
    own = of_kind(books, UnitKind.PARTISAN, books.side)
    return tuple(u for u in own if partisan_mode_of(books, u) is PartisanMode.GUERRILLA)


PARTISANS: Final = pickable(
    _partisans,
    "No partisan unit is on the map. Add one to the order of battle, of the type partisan.",
)
_NEWCOMERS: Final = pickable(_without_mode, "No partisan unit on the map is without a mode.")
_OWN_GUERRILLAS: Final = pickable(_own_guerrillas, "This side has no guerrillas on the map.")


@action(
    "W81-PART-01",
    phases=(MOVEMENT, COMBAT),
    title="Mode of partisans",
    name="partisan_mode",
    tab="Mode",
    post_text="Post the mode",
    link="Enter the mode of partisans",
    group=_GROUP,
    **_NEWCOMERS.offering(_CONVERSION, units="gets it"),
)
def plan_partisan_mode(books: Books, inputs: PartisanModeInputs) -> ActionPlan:
    """Say in which mode partisan units come into play: as guerrillas, or regular."""
    units = known_units(books, inputs.units)
    said = [(unit, str(inputs.mode), "") for unit in units]
    return ActionPlan(
        f"Partisans, {inputs.mode}: {names_of(units)}",
        "",
        said_of_each(_UNITS, _CONVERSION, said),
        facts=set_mode(books, units, inputs.mode),
        refusals=(*_partisan_faults(books, units), *_entered(books, units)),
    )


def _partisan_faults(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    yield from pick_faults(units, _CONVERSION)
    for unit in units:
        if kind_of(unit, books.tables) is not UnitKind.PARTISAN:
            yield against(unit, "is not a partisan unit.", _CONVERSION)


def _entered(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """A mode that is entered changes by conversion alone, and never back."""
    for unit in units:
        mode = partisan_mode_of(books, unit)
        if mode is PartisanMode.GUERRILLA:
            advice = "Convert it at the start of its movement phase."
            yield against(unit, "is in guerrilla mode already.", _CONVERSION, advice)
        elif mode is not None:
            # B-07: guerrillas turn regular; of the way back the errata say nothing, so there is
            # none.
            advice = "Partisans do not turn back; undo its conversion if it was a slip."
            yield against(unit, "is regular already.", _CONVERSION, advice)


@dataclass(frozen=True)
class ConvertInputs:
    """Partisan units that turn regular."""

    units: tuple[int, ...] = units_told("The partisan units.", _CONVERSION)
    mp_spent: int = amount_told(
        "Movement points that they spent as guerrillas in this phase.",
        _CONVERSION,
        unit="MP",
        default=0,
        high=MANY,
        label="Points spent as guerrillas",
    )
    full_mp: int | None = open_told(
        "Movement points of their regular side; left blank, those of the order of battle.",
        _CONVERSION,
        low=0,
        high=MANY,
        unit="MP",
        label="Points of their regular side",
    )


@action(
    "W81-PART-01",
    phases=(MOVEMENT,),
    title="Partisans turn regular",
    name="convert",
    tab="Convert",
    post_text="Post the conversion",
    link="Convert them",
    group=_GROUP,
    helpers=("balkans.convert_partisan",),
    **_OWN_GUERRILLAS.offering(_CONVERSION, units="turn regular"),
)
def plan_convert(books: Books, inputs: ConvertInputs) -> ActionPlan:
    """Partisan units turn to their regular side before anything moves."""
    units = known_units(books, inputs.units)
    said = [(unit, _points_words(books, inputs, unit), "movement points") for unit in units]
    return ActionPlan(
        f"Partisans turn regular: {names_of(units)}",
        f"{names_of(units)} {'turn' if units[1:] else 'turns'} regular, with all movement points.",
        said_of_each(_UNITS, _CONVERSION, said, "regular"),
        facts=set_mode(books, units, PartisanMode.REGULAR),
        refusals=tuple(_convert_faults(books, inputs, units)),
    )


def _points_words(books: Books, inputs: ConvertInputs, unit: UnitState) -> StepValue:
    """The points that a unit has then; words where nobody knows those of its regular side."""
    # No zero in place of what nobody knows: a unit without points could seem unable to move.
    if inputs.full_mp is None and MOVE not in unit.ratings:
        return "not known"
    return _conversion(books, inputs, unit).result.mp_as_regular


def _conversion(books: Books, inputs: ConvertInputs, unit: UnitState) -> Ruling[Conversion]:
    points = unit.ratings.get(MOVE, 0) if inputs.full_mp is None else inputs.full_mp
    # The start of the phase is over once anything has moved, whoever it was.
    asked = ConvertPartisanInputs(
        mp_spent_as_guerrilla=inputs.mp_spent,
        start_of_movement_phase=not any_moved_now(books),
        full_mp=points,
        # Without a mode the refusal stands elsewhere; the working is shown as for guerrillas.
        mode=partisan_mode_of(books, unit) or PartisanMode.GUERRILLA,
    )
    return convert_partisan(asked, books.tables)


def _convert_faults(
    books: Books, inputs: ConvertInputs, units: tuple[UnitState, ...]
) -> Iterator[Fault]:
    yield from _partisan_faults(books, units)
    yield from of_other_side(books, units, _CONVERSION)
    partisans = (unit for unit in on_map(units) if kind_of(unit, books.tables) is UnitKind.PARTISAN)
    for unit in partisans:
        mode = partisan_mode_of(books, unit)
        if mode is None:
            yield against(unit, "has no mode in the books.", _CONVERSION, "Enter it first.")
        elif mode is not PartisanMode.GUERRILLA:
            yield against(unit, "is regular already, and does not turn back.", _CONVERSION)
        elif moved_now(books, unit.id):
            advice = "It converts before it moves."
            yield against(unit, "moved as guerrillas in this phase.", _CONVERSION, advice)
        elif not _conversion(books, inputs, unit).result.legal and _in_time(books, inputs):
            yield _too_late(inputs)
        # Told beside any other objection, for the points are needed in every case.
        if inputs.full_mp is None and MOVE not in unit.ratings:
            advice = "Enter those of its regular side."
            yield Fault(
                f"The movement points of {unit_name(unit)} are not known.",
                "full_mp",
                advice=advice,
                case=_CONVERSION,
            )


def _in_time(books: Books, inputs: ConvertInputs) -> bool:
    """Whether anything but the phase stands against it: another phase is a refusal by itself."""
    return bool(inputs.mp_spent) or books.phase == MOVEMENT


def _too_late(inputs: ConvertInputs) -> Fault:
    if inputs.mp_spent:
        has = "has" if inputs.mp_spent == 1 else "have"
        spent = counted(inputs.mp_spent, "movement point")
        sentence = f"{spent} {has} been spent as guerrillas: no unit converts after that."
        return Fault(sentence, "mp_spent", str(inputs.mp_spent), case=_CONVERSION)
    sentence = "Units have moved: it is no longer the start of the movement phase."
    return Fault(sentence, "phase", advice="Convert in the next one.", case=_CONVERSION)


# ---------------------------------------------------------------------- the Combat Results Table


@dataclass(frozen=True)
class PartisanCombatInputs:
    """A partisan unit in a combat."""

    units: tuple[int, ...] = units_told("The partisan unit.", "W81-CRT-01")
    role: Role = choice_told(
        "Whether it attacks or defends.", "W81-CRT-01", Role.ATTACK, label="It is in"
    )
    against_out_of_supply: bool = flag_told(
        "Whether it fights a unit out of supply.",
        "W81-CRT-01",
        default=True,
        label="Against a unit out of supply",
    )


def propose_partisan_combat(books: Books) -> PartisanCombatInputs:
    """In attack where the side that plays has partisans, else in defense."""
    own = of_kind(books, UnitKind.PARTISAN, books.side)
    return PartisanCombatInputs(role=Role.ATTACK if own else Role.DEFENSE)


@action(
    "W81-CRT-01",
    phases=(COMBAT,),
    title="Partisans in combat",
    name="partisan_combat",
    tab="In combat",
    post_text="Post the modifier",
    link="Look up the modifier",
    group=_GROUP,
    propose=propose_partisan_combat,
    helpers=("balkans.partisan_crt_bonus",),
    **PARTISANS.offering("W81-CRT-01", units="fights"),
)
def plan_partisan_combat(books: Books, inputs: PartisanCombatInputs) -> ActionPlan:
    """What a partisan unit adds to the die against units out of supply."""
    units = known_units(books, inputs.units)
    modes = [partisan_mode_of(books, unit) for unit in units]
    asked = PartisanBonusInputs(
        # Several units are refused below; the working is then that of the first.
        mode=next((mode for mode in modes if mode), PartisanMode.REGULAR),
        target_oos=inputs.against_out_of_supply,
        role=inputs.role,
        options=books.options,
    )
    ruling = partisan_crt_bonus(asked, books.tables)
    return ActionPlan(
        f"{names_of(units)} in {inputs.role}: {signed(ruling.result)} on the die",
        "",
        ruling,
        # By phase, for what is entered late must not stand in the place of a later combat.
        facts=tuple(
            fact
            for unit in units
            for fact in enter(books, FOUGHT, str(unit.id), phase_key(books), new=True)
        ),
        warnings=tuple(_again(books, units)),
        refusals=(
            *_partisan_faults(books, units),
            *_one_with_a_mode(books, units, modes),
            *_wrong_role(books, inputs.role, units),
        ),
    )


def _again(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """A question about a unit whose modifier was looked up in this phase already."""
    for unit in units:
        if books.fact(FOUGHT, str(unit.id), phase_key(books)):
            sentence = "has its modifier of this phase already."
            advice = "Post it again only for another combat."
            yield against(unit, sentence, "W81-CRT-01", advice).question()


def _one_with_a_mode(
    books: Books, units: tuple[UnitState, ...], modes: list[PartisanMode | None]
) -> Iterator[Fault]:
    if len(units) > 1:
        advice = "Post them one after the other."
        yield Fault(f"{len(units)} units are picked.", "units", advice=advice, case="W81-CRT-01")
    for unit, mode in zip(units, modes, strict=True):
        if mode is None and unit in of_kind(books, UnitKind.PARTISAN):
            yield against(unit, "has no mode in the books.", "W81-CRT-01", "Enter it first.")


def _wrong_role(books: Books, role: Role, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """The side whose combat phase it is attacks, and the other defends."""
    # In another phase that refusal stands by itself.
    for unit in units if books.phase == COMBAT else ():
        now = Role.ATTACK if unit.side == books.side else Role.DEFENSE
        if role is not now:
            playing = SIDE_NAMES[books.side]
            sentence = f"{unit_name(unit)} is in {now}: this is the {playing} combat phase."
            advice = f"Enter {now}, or another unit."
            yield Fault(sentence, "role", role, advice, "W81-CRT-01")
