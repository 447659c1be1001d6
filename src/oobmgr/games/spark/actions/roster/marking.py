"""Laying markers on units, and taking them off, as a player does it on the map."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, JsonValue, UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.spark.roster.markers import ASKED, marker_case, marker_word
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import SparkUnit, unit_of
from oobmgr.games.spark.words import Marker
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.bounds import HIGHEST_ID, NAMED_AT_MOST
from oobmgr.rules.inputs import told

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_HEX: Final = re.compile(r"\d{4}")


@dataclass(frozen=True)
class MarkInputs:
    """Units, and the marker that is laid on them or taken off."""

    units: tuple[int, ...] = told(
        "Units that get the marker, or lose it.", default=(), unit="units", low=1, high=HIGHEST_ID
    )
    marker: Marker = told("Which marker.", default=Marker.SUPPRESSED, case="SP-ROSTER-18")
    on: bool = told("Whether it is laid; no takes it off.", default=True)
    hex: str = told(
        "The enemy hex that an Assault Marker points at, such as 1712.",
        default="",
        case="SP-CTR-06",
    )


@dataclass(frozen=True)
class Marked:
    """What came of it."""

    changed: int = told("Units whose markers changed.", unit="units")


def nothing_marked(books: Books) -> MarkInputs:
    """The form as it opens: no unit."""
    del books
    return MarkInputs()


def plan_mark(books: Books, inputs: MarkInputs) -> ActionPlan:
    """Lay a marker on units, or take it off (SP-CTR-06, SP-ROSTER-16 to 18).

    Raises:
        BadInput: There is no such unit.
    """
    ids = (UnitId(one) for one in dict.fromkeys(inputs.units))
    units = tuple(unit_of(books, unit) for unit in ids)
    word = marker_word(inputs.marker, books.tables)
    refusals = (*_refused(units, inputs, word),)
    value = _value(inputs)
    facts: tuple[Fact, ...] = ()
    for unit in units:
        facts += set_marker(books, unit.id, inputs.marker, value)
    if units and not facts and not refusals:
        state = "have" if inputs.on else "are without"
        told_so = Fault(f"The units {state} this marker already.", "units", advice="Nothing to do.")
        refusals = (told_so,)
    names = unit_names(units)
    shown = f"{word} {inputs.hex.strip()}".strip() if inputs.on else f"{word} off"
    case = marker_case(inputs.marker, books.tables)
    line = Step(shown[:1].upper() + shown[1:], names, "", case, StepKind.RESULT)
    title = f"{names}: {shown}" if units else "Markers"
    sentence = f"{shown[:1].upper()}{shown[1:]}: {counted(len(units), 'unit')}."
    return ActionPlan(title, sentence, Ruling(Marked(len(facts)), (line,)), (), facts, (), refusals)


def _value(inputs: MarkInputs) -> JsonValue:
    if not inputs.on:
        return None
    return inputs.hex.strip() if inputs.marker in ASKED else True


def _refused(units: tuple[SparkUnit, ...], inputs: MarkInputs, word: str) -> tuple[Fault, ...]:
    faults = []
    if not units:
        faults.append(Fault("no unit is picked.", "units", advice="Pick those it is about."))
    if inputs.on:
        faults += _unfit(units, inputs, word)
    return tuple(faults)


def _unfit(units: tuple[SparkUnit, ...], inputs: MarkInputs, word: str) -> list[Fault]:
    """Why the marker cannot be laid on these units."""
    faults = [
        Fault("has no box left.", unit.name, advice="A dead unit bears no marker.")
        for unit in units
        if not unit.state.steps_left
    ]
    if inputs.marker is Marker.FIRED:
        advice = "Post the fire; what a unit fired is noted there."
        faults.append(Fault(f"{word} is not laid by hand.", "marker", advice=advice))
    if inputs.marker in ASKED and not _HEX.fullmatch(inputs.hex.strip()):
        advice = "Enter the hex that it points at, such as 1712."
        faults.append(Fault("is no hex of the map.", "hex", inputs.hex, advice, "SP-CTR-06"))
    return faults


def unit_names(units: tuple[SparkUnit, ...]) -> str:
    """A few units by name, the others by number."""
    shown = ", ".join(unit.name for unit in units[:NAMED_AT_MOST])
    more = len(units) - NAMED_AT_MOST
    return f"{shown} and {counted(more, 'other unit')}" if more > 0 else shown
