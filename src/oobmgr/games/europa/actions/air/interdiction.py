"""Interdiction missions: whether they place a zone, and the zone that they place."""

from __future__ import annotations

from dataclasses import dataclass

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.actions.air.repairs import Success
from oobmgr.games.europa.air.zones import Zone, zone_at, zone_facts, zones_of
from oobmgr.games.europa.rail.breaks import BreakCause, RailBreak, break_facts, breaks, ending
from oobmgr.games.europa.trace.interdiction import (
    InterdictionZoneInputs,
    StrikeGroup,
    interdiction_zone,
)
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import AIR, SIDE_NAMES
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.fields import choice_told, count_told, die_told, flag_told, list_told, text_told
from oobmgr.rules.nearest import folded


@dataclass(frozen=True)
class InterdictionInputs:
    """A mission that arrives, and where."""

    place: str = text_told("The hex in the centre of the zone.", "INT-03")
    rail: bool = flag_told("Whether it is a rail hex, where the zone breaks the line.", "INT-05")
    groups: tuple[StrikeGroup, ...] = list_told(
        "The groups that arrive, escorts left out.", "INT-03"
    )
    factors: int = count_told(
        "Tactical factors, full groups doubled; groups that are listed add theirs.",
        "INT-03",
        unit="factors",
        high=FEW,
    )
    die: int = die_told("The die; 0 for none.", "INT-03")
    result: Success = choice_told(
        "Whether the zone is placed, where it is known without the die.",
        "INT-03",
        Success.CHART,
        {"placed": "yes", "failed": "no"},
    )


@action(
    "INT-03 INT-05..06",
    phases=(AIR,),
    title="Interdiction zone",
    tab="Interdiction",
    post_text="Post the mission",
    group="Bombing",
    helpers=("europa.interdiction_zone", "europa.flak_strength"),
)
def plan_interdiction(books: Books, inputs: InterdictionInputs) -> ActionPlan:
    """Say where a mission interdicts, and whether it places its zone."""
    zone = Zone(books.side, inputs.place.strip(), books.turn, inputs.rail)
    refusals = _place_faults(books, zone)
    try:
        placed, working = _succeeds(books, inputs)
    except BadInput as error:
        return ActionPlan.refused("Interdiction", refusals + error.faults)
    where = zone.name or "?"
    return ActionPlan(
        f"Interdiction zone at {where}" if placed else f"Interdiction at {where} failed",
        f"A zone lies around {where} until the {zone.until}." if placed else "No zone is placed.",
        Ruling(placed, (*working, *_told(books, zone, placed=placed))),
        facts=_facts(books, zone) if placed and not refusals else (),
        refusals=refusals,
    )


def _place_faults(books: Books, zone: Zone) -> tuple[Fault, ...]:
    if not zone.place:
        return (Fault("is missing.", "place", advice="Enter the hex in the centre."),)
    if zone_at(books, zone.side, zone.place) is not None:
        sentence = f"A zone of yours lies around {zone.place} already."
        return (Fault(sentence, "place", zone.place, case="INT-03"),)
    return ()


def _facts(books: Books, zone: Zone) -> tuple[Fact, ...]:
    """The zone, and the break of the rail line in its centre, unless that is broken (INT-05)."""
    facts = zone_facts(books, zone)
    broken = {folded(one.place) for one in breaks(books)}
    if not zone.rail or folded(zone.place) in broken:
        return facts
    ends = ending(books, zone.side)
    cut = RailBreak(zone.place, BreakCause.ZONE, zone.side, zone.placed, ends)
    return facts + break_facts(books, cut)


def _succeeds(books: Books, inputs: InterdictionInputs) -> tuple[bool, list[Step]]:
    """Whether a zone is placed. Raises `BadInput` where neither die nor result says it."""
    ruling = interdiction_zone(InterdictionZoneInputs(inputs.groups), books.tables)
    factors = ruling.result.factors + inputs.factors
    working = list(ruling.working[: len(inputs.groups)])
    if inputs.factors:
        working.append(Step("Factors entered", inputs.factors, case="INT-03"))
    if inputs.result is not Success.CHART:
        placed = inputs.result is Success.YES
        return placed, [*working, Step("Placed", placed, "as entered", "INT-03", StepKind.SUM)]
    if not factors:
        advice = "Enter the groups or their factors, or the result."
        raise BadInput(Fault("No group arrives.", "groups", "0", advice, "INT-03"))
    faces = books.tables.whole("trace.zone.faces")
    working.append(Step("Factors", factors, case="INT-03", kind=StepKind.SUM))
    if factors >= faces:
        text = f"{faces} or more: automatic"
        return True, [*working, Step("Placed", value=True, arithmetic=text, case="INT-03")]
    if not inputs.die:
        sentence = f"{counted(factors, 'factor')}: a roll of {factors} or less places it."
        raise BadInput(Fault(sentence, "die", "0", "Enter the die or the result.", "INT-03"))
    placed = inputs.die <= factors
    return placed, [*working, Step("Placed", placed, f"die {inputs.die}", "INT-03")]


def _told(books: Books, zone: Zone, *, placed: bool) -> list[Step]:
    """When the zone goes, its rail break, and how many zones the side then has."""
    goes = f"It goes in the {SIDE_NAMES[zone.side]} Initial Phase"
    lines = [Step(goes, CALENDAR.label(zone.last), case="INT-06")] if placed else []
    if placed and zone.rail:
        lines.append(Step("The rail line is cut", "in its centre", case="INT-05"))
    number = len(zones_of(books, books.side)) + placed
    lines.append(Step("Zones on the map", number, case="INT-06", kind=StepKind.RESULT))
    return lines
