"""Laying markers on units, and taking them off, as a player does it on the map."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.spark.actions.marker_ways import laid_on
from oobmgr.games.spark.actions.picked import known_units, nobody_picked, unit_names, units_told
from oobmgr.games.spark.picking.by_hex import LIVING
from oobmgr.games.spark.roster.markers import ASKED, marker_case, marker_word
from oobmgr.games.spark.sequence import PHASES
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import Marker
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told, text_told
from oobmgr.rules.inputs import told

_HEX: Final = re.compile(r"\d{4}")


@dataclass(frozen=True)
class MarkInputs:
    """Units, and the marker that is laid on them or taken off."""

    units: tuple[int, ...] = units_told("Units that get the marker, or lose it.", "SP-ROSTER-18")
    marker: Marker = choice_told("Which marker.", "SP-ROSTER-18", Marker.SUPPRESSED)
    on: bool = told("Whether it is laid; no takes it off.", default=True)
    hex: str = text_told(
        "The enemy hex that an Assault Marker points at, such as 1712.", "SP-CTR-06"
    )


@dataclass(frozen=True)
class Marked:
    """What came of it."""

    changed: int = told("Units whose markers changed.", unit="units")


def has_units(books: Books) -> bool:
    """Whether the campaign has any unit yet, on the map or not."""
    return bool(books.units())


NO_UNITS: Final = Fault("The campaign has no units yet.")


@action(
    "SP-ROSTER-18 SP-CTR-06 SP-ROSTER-17",
    name="mark_units",
    phases=tuple(phase.id for phase in PHASES),
    title="Markers on units",
    offered=has_units,
    not_now=NO_UNITS,
    tab="Markers",
    post_text="Post the markers",
    group="Markers",
    picking=LIVING.picked(units="mark"),
)
def plan_mark(books: Books, inputs: MarkInputs) -> ActionPlan:
    """Lay a marker on units, or take it off."""
    units = known_units(books, inputs.units)
    word = marker_word(inputs.marker, books.tables)
    facts = laid_on(books, units, inputs.marker, value=_value(inputs))
    refusals = tuple(_refused(units, inputs, word))
    if units and not facts and not refusals:
        state = "have" if inputs.on else "are without"
        sentence = f"The units {state} this marker already."
        refusals = (Fault(sentence, "units", advice="Nothing to do."),)
    names = unit_names(units)
    shown = f"{word} {inputs.hex.strip()}".strip() if inputs.on else f"{word} off"
    capital = f"{shown[:1].upper()}{shown[1:]}"
    case = marker_case(inputs.marker, books.tables)
    return ActionPlan(
        f"{names}: {shown}" if units else "Markers",
        f"{capital}: {counted(len(units), 'unit')}.",
        Ruling(Marked(len(facts)), (Step(capital, names, "", case, StepKind.RESULT),)),
        facts=facts,
        refusals=refusals,
    )


def _value(inputs: MarkInputs) -> JsonValue:
    if not inputs.on:
        return None
    return inputs.hex.strip() if inputs.marker in ASKED else True


def _refused(units: tuple[SparkUnit, ...], inputs: MarkInputs, word: str) -> Iterator[Fault]:
    """Why the marker cannot be laid on these units, or there is nobody to lay it on."""
    yield from nobody_picked(units)
    if not inputs.on:
        return
    for unit in units:
        if not unit.state.steps_left:
            yield Fault("has no box left.", unit.name, advice="A dead unit bears no marker.")
    if inputs.marker is Marker.FIRED:
        advice = "Post the fire; what a unit fired is noted there."
        yield Fault(f"{word} is not laid by hand.", "marker", advice=advice)
    if inputs.marker in ASKED and not _HEX.fullmatch(inputs.hex.strip()):
        advice = "Enter the hex that it points at, such as 1712."
        yield Fault("is not a hex of the map.", "hex", inputs.hex, advice, "SP-CTR-06")
