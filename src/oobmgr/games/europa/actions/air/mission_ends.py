"""Missions that are taken back before anything came of them, or come home."""

from __future__ import annotations

from dataclasses import dataclass, replace

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.actions.air.missions import (
    any_missions,
    at_target,
    find_mission,
    flyer_words,
    placed_facts,
)
from oobmgr.games.europa.air.mission_kinds import Duty, MissionKind, duty_of, kind_case, kind_name
from oobmgr.games.europa.air.mission_records import Mission, Standing, mission_facts, missions_of
from oobmgr.games.europa.words import AIR
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import count_told, list_told


@dataclass(frozen=True)
class AirCancelInputs:
    """A mission that is taken back before anything came of it."""

    mission: int = count_told("The mission.", "SOP-03")


@action(
    "SOP-03",
    phases=(AIR,),
    title="Take a mission back",
    offered=any_missions,
    not_now=Fault("No mission is set out."),
    tab="Take back",
    post_text="Take it back",
    group="Missions",
    page="air",
)
def plan_air_cancel(books: Books, inputs: AirCancelInputs) -> ActionPlan:
    """Take a mission back before anything came of it; its groups may fly another."""
    try:
        mission = find_mission(books, inputs.mission)
    except BadInput as error:
        return _nothing_done("Mission taken back", error.faults)
    faults: tuple[Fault, ...] = ()
    if mission.begun:
        sentence = f"Mission {mission.number} has begun."
        faults = (Fault(sentence, "mission", str(mission.number), "Bring it home.", "SOP-03"),)
    if mission.kind is MissionKind.SUPPLY:
        sentence = "Supply that was flown stays flown."
        faults = (Fault(sentence, "mission", str(mission.number), "Undo takes it back.", "TRN-01"),)
    facts = (*mission_facts(books, mission, gone=True), *placed_facts(books, None, mission))
    number = sum(flyer.number for flyer in mission.flyers)
    name = kind_name(mission.kind, books.tables, night=mission.night)
    line = Step("Groups free again", number, case="SOP-03", kind=StepKind.RESULT)
    return ActionPlan(
        f"{name}{at_target(mission)} taken back",
        f"{counted(number, 'group is', 'groups are')} free again.",
        Ruling(number, (line,)),
        facts=() if faults else facts,
        refusals=faults,
    )


def _nothing_done(title: str, faults: tuple[Fault, ...]) -> ActionPlan:
    line = Step(title, 0, case="SOP-03", kind=StepKind.RESULT)
    return ActionPlan(title, "", Ruling(0, (line,)), refusals=faults)


@dataclass(frozen=True)
class AirHomeInputs:
    """Missions that are over, with nothing to add to what is in the books."""

    missions: tuple[int, ...] = list_told(
        "Their numbers; all that are open where left empty.", "SOP-03"
    )


@action(
    "SOP-03",
    phases=(AIR,),
    title="Missions home",
    offered=any_missions,
    not_now=Fault("No mission is set out."),
    tab="Home",
    post_text="Bring them home",
    link="Bring them home",
    group="Missions",
    page="air",
)
def plan_air_home(books: Books, inputs: AirHomeInputs) -> ActionPlan:
    """Missions that are over without a strike; their groups stand at their bases."""
    faults: list[Fault] = []
    missions: list[Mission] = []
    for number in inputs.missions or tuple(one.number for one in open_missions(books)):
        try:
            missions.append(find_mission(books, number, "missions"))
        except BadInput as error:
            faults.extend(error.faults)
    if not missions and not faults:
        faults.append(Fault("No mission is open.", "missions", "", case="SOP-03"))
    lines = [
        Step(
            f"{one.number}: {kind_name(one.kind, books.tables)}{at_target(one)}",
            sum(flyer.number for flyer in one.flyers),
            flyer_words(one),
            kind_case(one.kind, books.tables),
        )
        for one in missions
    ]
    lines.append(Step("Missions over", len(missions), case="SOP-03", kind=StepKind.RESULT))
    return ActionPlan(
        f"{counted(len(missions), 'mission')} home",
        "Their groups stand at their bases.",
        Ruling(len(missions), tuple(lines)),
        facts=() if faults else tuple(fact for one in missions for fact in over_facts(books, one)),
        refusals=tuple(faults),
    )


def over_facts(books: Books, mission: Mission) -> tuple[Fact, ...]:
    """What has to be written for a mission to be over."""
    return mission_facts(books, replace(mission, standing=Standing.OVER))


def open_missions(books: Books) -> tuple[Mission, ...]:
    """The missions of this player turn that have to be resolved: all but Patrol and Alert."""
    return tuple(
        one
        for one in missions_of(books, books.side)
        if one.placed and duty_of(one.kind, books.tables) is not Duty.STAND
    )
