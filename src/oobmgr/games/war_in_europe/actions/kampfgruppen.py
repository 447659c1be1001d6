"""Kampfgruppen and battlegroups: how they were formed, whether they retreat, their end."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.offered_words import to_hex
from oobmgr.games.war_in_europe.actions.picked import (
    doubts_of_goal,
    faults_of,
    goal_faults,
)
from oobmgr.games.war_in_europe.actions.whereabouts import away_faults, is_away, moved_to
from oobmgr.games.war_in_europe.fact_kinds import FORMED, KAMPFGRUPPE
from oobmgr.games.war_in_europe.ground.combat import ONE_CHOICE
from oobmgr.games.war_in_europe.units import KG_RATINGS, own_units
from oobmgr.games.war_in_europe.words import COMBAT, MECHANIZED, REPLACEMENT
from oobmgr.rules.actions import ActionPlan, StepChange, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import changes
from oobmgr.rules.fields import choice_told, open_told, text_told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    said_of_each,
    units_told,
)

TURN: Final = "turn"
_MADE: Final = "WIE-KG-02"
_RETREAT: Final = "WIE-KG-01"
_OPTION: Final = "WIE-KG-03"


class Formed(StrEnum):
    """How a kampfgruppe was formed."""

    ELIMINATED = "eliminated"
    OPTION = "option"
    CASE_12_63 = "case 12.63"


FORMED_WORDS: Final = {
    Formed.ELIMINATED: "on DE",
    Formed.OPTION: "by the Retreat Conversion Option",
    Formed.CASE_12_63: "as 12.63 says",
}


def formed_by(books: Books, unit: UnitState) -> Formed | None:
    """How a unit became a kampfgruppe; None where it is none."""
    found = books.fact(KAMPFGRUPPE, str(unit.id), FORMED)
    return Formed(str(found)) if found else None


def kampfgruppen(books: Books) -> tuple[UnitState, ...]:
    """The kampfgruppen of the side that plays."""
    return tuple(unit for unit in own_units(books) if formed_by(books, unit))


def _in_combat(books: Books) -> tuple[UnitState, ...]:
    """Units that may be in a battle: those of every side that stand on the map."""
    # Of both sides: an attacker may turn units over as well as a defender.
    standing = (unit for unit in books.units() if unit.status is UnitStatus.ON_MAP)
    return tuple(unit for unit in standing if not is_away(books, unit))


ANYBODY: Final = Pickable(
    _in_combat,
    "No unit is on the map.",
    lambda books, unit: "kampfgruppe" if formed_by(books, unit) else unit.nation,
)
_GROUPS: Final = Pickable(
    lambda books: tuple(unit for unit in _in_combat(books) if formed_by(books, unit)),
    "No kampfgruppe is on the map.",
    lambda books, unit: FORMED_WORDS[formed_by(books, unit) or Formed.OPTION],
)


@dataclass(frozen=True)
class FormInputs:
    """Units that become kampfgruppen."""

    units: tuple[int, ...] = units_told("The units.", _MADE)
    formed: Formed = choice_told("How they are formed.", _MADE, Formed.ELIMINATED, label="Formed")
    all_alike: bool | None = open_told(
        "Whether all units of the side in that battle take the option, in each of its hexes.",
        ONE_CHOICE,
        label="All in the battle",
        when={"formed": ("option",)},
    )


@action(
    "WIE-KG-02 WIE-KG-03 WIE-KG-04",
    phases=(COMBAT, MECHANIZED),
    title="Kampfgruppen formed",
    name="form_kampfgruppe",
    tab="Kampfgruppe",
    post_text="Post the kampfgruppen",
    group="Kampfgruppen",
    helpers=("war_in_europe.retreat_conversion",),
    **ANYBODY.offering(_MADE, units="becomes one"),
)
def plan_form_kampfgruppe(books: Books, inputs: FormInputs) -> ActionPlan:
    """Turn units into kampfgruppen or battlegroups, on DE or by choice, in place of losing them."""
    units = known_units(books, inputs.units)
    word = FORMED_WORDS[inputs.formed]
    wanted = {FORMED: str(inputs.formed), TURN: books.turn}
    case = _OPTION if inputs.formed is Formed.OPTION else _MADE
    return ActionPlan(
        f"Kampfgruppe {word}: {names_of(units)}",
        _manner(inputs.formed),
        said_of_each("Kampfgruppen", case, [(unit, "kampfgruppe", word) for unit in units]),
        facts=tuple(f for u in units for f in changes(books, KAMPFGRUPPE, str(u.id), wanted)),
        warnings=(*_left_out(books, inputs.formed, units), *_unable(books, units)),
        refusals=(*_form_faults(books, units), *_choice_faults(inputs)),
    )


def _manner(formed: Formed) -> str:
    # Having chosen to stand in place of retreating, they do not retreat.
    if formed is Formed.OPTION:
        return "They do not retreat, and may advance."
    return "They may retreat." if formed is Formed.CASE_12_63 else ""


def _form_faults(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    if not units:
        yield Fault("No unit is picked.", "units", advice="Pick the units concerned.", case=_MADE)
    yield from away_faults(books, units, _MADE)
    for unit in units:
        if unit.status is not UnitStatus.ON_MAP:
            yield against(unit, "is not on the map.", _MADE)
        # K-33: a DE that falls on a kampfgruppe eliminates it.
        elif formed_by(books, unit):
            advice = "It is eliminated: take its steps off."
            yield against(unit, "is a kampfgruppe already.", _MADE, advice)


def _unable(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """What is asked of units without the ratings of a kampfgruppe, where others have them."""
    # Books that have none of nobody cannot tell who forms one.
    if any(unit.traits.get(KG_RATINGS) for unit in books.units()):
        for unit in units:
            if not unit.traits.get(KG_RATINGS):
                advice = "Check its counter: one that can form none is eliminated on DE."
                sentence = "has no ratings of a kampfgruppe in the books."
                yield against(unit, sentence, _MADE, advice).question()


def _choice_faults(inputs: FormInputs) -> Iterator[Fault]:
    """The refusals of the option where not all units of a side in the battle take it."""
    if inputs.formed is not Formed.OPTION:
        return
    if inputs.all_alike is None:
        advice = "Say whether all units of the side in the battle do so."
        yield Fault("is missing.", "all_alike", advice=advice, case=ONE_CHOICE, missing=True)
    elif not inputs.all_alike:
        sentence = "All units of a side in a battle choose alike, in whichever hex they are."
        yield Fault(sentence, "all_alike", "no", "Pick them all, or none of them.", ONE_CHOICE)


def _left_out(books: Books, formed: Formed, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """What is asked of units that stand beside some that take the option, and do not themselves."""
    hexes = {(unit.side, unit.hex.strip().upper()) for unit in units if unit.hex.strip()}
    for unit in _in_combat(books) if formed is Formed.OPTION else ():
        beside = (unit.side, unit.hex.strip().upper()) in hexes
        if beside and unit not in units and not formed_by(books, unit):
            sentence = f"is in {unit.hex.strip().upper()} as well, and is not picked."
            advice = "Pick it, unless it was in no battle or can form none."
            yield against(unit, sentence, ONE_CHOICE, advice).question()


@dataclass(frozen=True)
class RetreatInputs:
    """Kampfgruppen that retreat, and where they end."""

    units: tuple[int, ...] = units_told("The kampfgruppen.", _RETREAT)
    hex: str = text_told("The hex where they end.", _RETREAT, label="To hex")


@action(
    "WIE-KG-01 WIE-KG-03",
    phases=(COMBAT, MECHANIZED),
    title="Retreat of kampfgruppen",
    name="retreat_kampfgruppe",
    tab="Retreat",
    post_text="Post the retreat",
    group="Kampfgruppen",
    offers=to_hex,
    **_GROUPS.offering(_RETREAT, units="retreats"),
)
def plan_retreat_kampfgruppe(books: Books, inputs: RetreatInputs) -> ActionPlan:
    """Retreat kampfgruppen by 12.63, which only those formed as it says may do."""
    units = known_units(books, inputs.units)
    place = inputs.hex.strip().upper()
    return ActionPlan(
        f"Retreat to {place}: {names_of(units)}",
        "",
        said_of_each("Retreat", _RETREAT, [(unit, place, unit.hex) for unit in units]),
        facts=tuple(moved_to(books, units, place)),
        warnings=doubts_of_goal(books, units, place, _RETREAT),
        refusals=tuple(_retreat_faults(books, units, place)),
    )


def _retreat_faults(books: Books, units: tuple[UnitState, ...], place: str) -> Iterator[Fault]:
    if not units:
        yield Fault(
            "No unit is picked.", "units", advice="Pick the units concerned.", case=_RETREAT
        )
    yield from goal_faults(units, place, "hex", _RETREAT)
    for unit in units:
        formed = formed_by(books, unit)
        if formed is None:
            yield against(unit, "is not a kampfgruppe.", _RETREAT)
        elif formed is Formed.OPTION:
            yield against(unit, "was formed by the Retreat Conversion Option.", _OPTION)
        # The retreat is open only to those formed by the case that grants it.
        elif formed is not Formed.CASE_12_63:
            yield against(unit, "was not formed as 12.63 says.", _RETREAT)


_OWN_GROUPS: Final = Pickable(kampfgruppen, "This side has no kampfgruppe.")


@dataclass(frozen=True)
class RestoreInputs:
    """Kampfgruppen that are units of full ratings again."""

    units: tuple[int, ...] = units_told("The kampfgruppen.", _MADE)


@action(
    "WIE-KG-02",
    phases=(REPLACEMENT,),
    title="Kampfgruppen restored",
    name="restore_kampfgruppe",
    tab="Restore",
    post_text="Post the units",
    group="Kampfgruppen",
    **_OWN_GROUPS.offering(_MADE, units="is restored"),
)
def plan_restore_kampfgruppe(books: Books, inputs: RestoreInputs) -> ActionPlan:
    """Turn kampfgruppen back into their units; enter the points that your rules ask for it."""
    units = known_units(books, inputs.units)
    refusals = list(faults_of(books, units, _MADE))
    refusals += [
        against(unit, "is not a kampfgruppe.", _MADE)
        for unit in units
        if not formed_by(books, unit)
    ]
    # With its fact gone it is no kampfgruppe anywhere: sheets read nothing else.
    wanted = {FORMED: None, TURN: None}
    return ActionPlan(
        f"Restored: {names_of(units)}",
        "",
        said_of_each("Restored", _MADE, [(unit, *_restored(unit)) for unit in units]),
        facts=tuple(f for u in units for f in changes(books, KAMPFGRUPPE, str(u.id), wanted)),
        refusals=tuple(refusals),
    )


def _restored(unit: UnitState) -> tuple[str, str]:
    """What a unit is that is no kampfgruppe any more: it takes no step by that."""
    if unit.reduced:
        return f"{unit.steps_left} of {unit.steps} steps", "no kampfgruppe any more"
    return "whole", ""


# ------------------------------------------------------------------------------ boxes crossed off


def step_changes(books: Books, changed: tuple[StepChange, ...]) -> ActionPlan:
    """Steps taken off by hand or on a sheet: told of units that a DE would have turned over."""
    return ActionPlan("Steps", "", Ruling(0, ()), warnings=tuple(_turned_over(books, changed)))


def _turned_over(books: Books, changed: tuple[StepChange, ...]) -> Iterator[Fault]:
    for one in changed:
        unit = one.unit
        # Without the ratings of its kampfgruppe nobody knows whether a unit can form one.
        can = bool(unit.traits.get(KG_RATINGS)) and not formed_by(books, unit)
        there = unit.status is UnitStatus.ON_MAP and not is_away(books, unit)
        if not one.steps_left and can and there:
            sentence = "is eliminated, and can form a kampfgruppe: on DE it becomes one."
            advice = "After a DE take it back, and mark it as a kampfgruppe."
            yield against(unit, sentence, _MADE, advice)
