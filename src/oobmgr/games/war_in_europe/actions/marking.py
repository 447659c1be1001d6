"""Marks laid on units from their Roster Sheet: each is the entry that its own form makes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.hexes import FortifiedInputs, plan_fortify
from oobmgr.games.war_in_europe.actions.kampfgruppen import (
    ANYBODY,
    FormInputs,
    RestoreInputs,
    plan_form_kampfgruppe,
    plan_restore_kampfgruppe,
)
from oobmgr.games.war_in_europe.actions.phases import PHASES
from oobmgr.games.war_in_europe.actions.rail import CutOffInputs, plan_cut_off
from oobmgr.games.war_in_europe.fact_kinds import Mark
from oobmgr.games.war_in_europe.sequence import PHASES as NAMED_PHASES
from oobmgr.games.war_in_europe.words import OWN_TURN
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told, flag_told
from oobmgr.rules.picked_units import units_told

_KG: Final = "WIE-KG-02"


@dataclass(frozen=True)
class MarkInputs:
    """Units, and what is laid on them or taken off."""

    units: tuple[int, ...] = units_told("The units.", _KG)
    marker: Mark = choice_told(
        "What is marked on them.",
        _KG,
        Mark.KAMPFGRUPPE,
        {"kampfgruppe": str(Mark.KAMPFGRUPPE), "cut off": str(Mark.CUT_OFF)},
        label="Mark",
    )
    on: bool = flag_told("Whether it is placed; no takes it off.", _KG, default=True, label="Laid")


def _kampfgruppe(books: Books, units: tuple[int, ...], *, on: bool) -> ActionPlan:
    # On a sheet a unit turns over when the table says so; the other ways stand in their form.
    if on:
        return plan_form_kampfgruppe(books, FormInputs(units))
    return plan_restore_kampfgruppe(books, RestoreInputs(units))


def _fortified(books: Books, units: tuple[int, ...], *, on: bool) -> ActionPlan:
    return plan_fortify(books, FortifiedInputs(units, on))


def _cut_off(books: Books, units: tuple[int, ...], *, on: bool) -> ActionPlan:
    return plan_cut_off(books, CutOffInputs(units, on))


_PLANS: Final[MappingProxyType[Mark, Callable[..., ActionPlan]]] = MappingProxyType(
    {Mark.KAMPFGRUPPE: _kampfgruppe, Mark.FORTIFIED: _fortified, Mark.CUT_OFF: _cut_off}
)


def _form_of(mark: Mark, *, on: bool) -> str:
    """The action whose form makes the same entry."""
    if mark is Mark.KAMPFGRUPPE:
        return "form_kampfgruppe" if on else "restore_kampfgruppe"
    return "fortify" if mark is Mark.FORTIFIED else "cut_off"


@action(
    "WIE-KG-02 WIE-FORT-05 WIE-RAIL-02",
    phases=OWN_TURN,
    title="Marks on units",
    name="mark_units",
    tab="Marks",
    post_text="Post the marks",
    group="Marks",
    **ANYBODY.offering(_KG, units="is marked"),
)
def plan_mark_units(books: Books, inputs: MarkInputs) -> ActionPlan:
    """Mark on units what their sheet shows, or take it off, as the form of each would."""
    plan = _PLANS[inputs.marker](books, inputs.units, on=inputs.on)
    # Of the form that would make the same entry: a sheet must not be a way around its phase.
    own = PHASES[_form_of(inputs.marker, on=inputs.on)]
    if books.phase in own:
        return plan
    names = " or ".join(phase.name for phase in NAMED_PHASES if phase.id in own)
    fault = Fault(f"That is done in the {names} Phase.", "marker", case=_KG)
    # In front of the plan's own refusals, which may follow from the wrong phase.
    return replace(plan, refusals=(fault, *plan.refusals))
