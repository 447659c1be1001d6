"""How missions end without a strike: groups are taken back, or come home."""

from collections.abc import Iterator

from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.actions.air.missions import (
    any_missions,
    at_target,
    find_mission,
    flyer_words,
    missions_over,
    open_missions,
    placed_facts,
)
from oobmgr.games.europa.air.mission_kinds import (
    Duty,
    MissionKind,
    Role,
    duty_of,
    kind_case,
    kind_name,
)
from oobmgr.games.europa.air.mission_records import Mission, mission_facts
from oobmgr.games.europa.air.strikes import over_facts
from oobmgr.games.europa.words import AIR
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import count_told, list_told


@dataclass(frozen=True)
class AirCancelInputs:
    """A mission that is taken back before anything came of it."""

    mission: int = count_told("The mission.", "SOP-03", label="Mission")


@action(
    "SOP-03",
    phases=(AIR,),
    title="Take a mission back",
    offered=any_missions,
    not_now=Fault("No mission is set out."),
    not_any_more=missions_over,
    tab="Take back",
    post_text="Take it back",
    group="Missions",
    page="air",
)
def plan_air_cancel(books: Books, inputs: AirCancelInputs) -> ActionPlan:
    """Take a mission back before it had any effect; its groups may fly another."""
    try:
        mission = find_mission(books, inputs.mission)
    except BadInput as error:
        return ActionPlan.refused("Mission taken back", error.faults)
    faults: tuple[Fault, ...] = ()
    # What was fought over has used its groups, so it can only come home.
    if mission.begun:
        sentence = f"Mission {mission.number} has begun."
        faults = (Fault(sentence, "mission", str(mission.number), "Bring it home.", "SOP-03"),)
    # Its groups landed in the Initial Phase already: taken back here, they would stay there.
    if mission.kind is MissionKind.SUPPLY:
        sentence = "Supply that was flown stays flown."
        faults = (Fault(sentence, "mission", str(mission.number), "Undo takes it back.", "TRN-01"),)
    facts = (*mission_facts(books, mission, gone=True), *placed_facts(books, None, mission))
    number = sum(flyer.number for flyer in mission.flyers)
    name = kind_name(mission.kind, books.tables, night=mission.night)
    return ActionPlan(
        f"{name}{at_target(mission)} taken back",
        f"{counted(number, 'group is', 'groups are')} free again.",
        Ruling(number, (Step("Groups free again", number, case="SOP-03", kind=StepKind.RESULT),)),
        facts=() if faults else facts,
        refusals=faults,
    )


@dataclass(frozen=True)
class AirHomeInputs:
    """Missions that are over, with nothing to add to what is in the books."""

    missions: tuple[int, ...] = list_told(
        "Their numbers; all that are open where left empty.", "SOP-03", label="Missions"
    )


@action(
    "SOP-03",
    phases=(AIR,),
    title="Missions home",
    offered=any_missions,
    not_now=Fault("No mission is set out."),
    not_any_more=missions_over,
    tab="Home",
    post_text="Bring them home",
    link="Bring them home",
    group="Missions",
    page="air",
)
def plan_air_home(books: Books, inputs: AirHomeInputs) -> ActionPlan:
    """Missions that end without a strike; their groups are at their bases."""
    faults: list[Fault] = []
    missions: list[Mission] = []
    # Without a number all that are open come home.
    for number in inputs.missions or tuple(one.number for one in open_missions(books)):
        with collecting(faults):
            missions.append(find_mission(books, number, "missions"))
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
        "Their groups are at their bases.",
        Ruling(len(missions), tuple(lines)),
        facts=() if faults else tuple(fact for one in missions for fact in over_facts(books, one)),
        warnings=tuple(fault for one in missions for fault in _unstruck(books, one)),
        refusals=tuple(faults),
    )


def _unstruck(books: Books, mission: Mission) -> Iterator[Fault]:
    """Asks about a mission that goes home with strike groups that have not struck."""
    # It may turn back with its bombs; more often its strike was forgotten.
    strikes = duty_of(mission.kind, books.tables) is Duty.STRIKE
    if strikes and mission.number_of(Role.MAIN) and not mission.result:
        sentence = f"Mission {mission.number} has not struck."
        advice = "Enter its strike, or bring it home all the same."
        yield Fault(sentence, "missions", str(mission.number), advice, "SOP-03").question()
