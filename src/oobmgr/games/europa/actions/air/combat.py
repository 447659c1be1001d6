"""Air combat: fighter sweeps, and interceptors of the enemy against a mission."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.actions.air.fights import Fight
from oobmgr.games.europa.actions.air.interceptors import interceptor_faults, interceptor_payment
from oobmgr.games.europa.actions.air.mission_ends import open_missions
from oobmgr.games.europa.actions.air.missions import any_missions, find_mission
from oobmgr.games.europa.actions.air.sky import Sky
from oobmgr.games.europa.actions.air.sweeps import spread_faults, sweep_faults
from oobmgr.games.europa.air.air_shots import Shot, lost_distance, shot_modifier, shot_result
from oobmgr.games.europa.air.mission_kinds import MissionKind, Role
from oobmgr.games.europa.air.mission_records import Flyer, Mission
from oobmgr.games.europa.words import AIR
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import count_told, list_told


@dataclass(frozen=True)
class AirFightInputs:
    """The fights over a mission: of its sweepers, or of interceptors with its groups."""

    mission: int = count_told("The mission.", "SOP-03")
    fights: tuple[Fight, ...] = list_told("The fights, escorts first.", "MIS-07")


@action(
    "MIS-07 AIR-09 ASU-07 MIS-02..06 MIS-11 SP-11 TRN-01",
    phases=(AIR,),
    title="Air combat",
    offered=any_missions,
    not_now=Fault("No mission is set out."),
    tab="Air combat",
    post_text="Post the fights",
    group="Missions",
    page="air",
)
def plan_air_fight(books: Books, inputs: AirFightInputs) -> ActionPlan:
    """Resolve a fighter sweep, or interceptors against a mission."""
    try:
        mission = find_mission(books, inputs.mission)
    except BadInput as error:
        return _no_fight(error.faults)
    sky = Sky(books, mission)
    faults: list[Fault] = list(_order_faults(books, mission))
    for at, fight in enumerate(inputs.fights):
        try:
            faults.extend(_fought(books, sky, fight, f"fights.{at}."))
        except BadInput as error:
            faults.extend(error.faults)
    if mission.kind is MissionKind.SWEEP:
        faults.extend(spread_faults([fight.number for fight in inputs.fights]))
    if not inputs.fights:
        faults.append(Fault("Nothing is entered.", "fights", "0", "Add the fights."))
    payment = interceptor_payment(books, sky.new_interceptors)
    postings, facts = sky.written()
    lines = [*sky.lines, *payment.working]
    lines.append(Step("Groups hit", sky.hits, case="AIR-09", kind=StepKind.RESULT))
    faults.extend(payment.refusals)
    return ActionPlan(
        f"{counted(len(inputs.fights), 'fight')} over mission {mission.number}",
        f"{counted(sky.hits, 'group is', 'groups are')} hit, {sky.losses} lost.",
        Ruling(sky.hits, tuple(lines), _doubling(mission, inputs.fights)),
        () if faults else (*postings, *payment.postings),
        () if faults else (*facts, *payment.facts, *sky.learned),
        refusals=tuple(dict.fromkeys(faults)),
    )


def _no_fight(faults: tuple[Fault, ...]) -> ActionPlan:
    line = Step("Fights", 0, case="MIS-07", kind=StepKind.RESULT)
    return ActionPlan("Air combat", "", Ruling(0, (line,)), refusals=faults)


def _order_faults(books: Books, mission: Mission) -> Iterator[Fault]:
    """Sweeps come before everything else, interception before flak and bombs (SOP-03)."""
    missions = open_missions(books)
    sweeps = [one for one in missions if one.kind is MissionKind.SWEEP]
    if mission.kind is not MissionKind.SWEEP and sweeps:
        sentence = f"Mission {sweeps[0].number} is a fighter sweep: it comes first."
        advice = "Resolve it, or bring it home."
        yield Fault(sentence, "mission", str(mission.number), advice, "MIS-06")
    if mission.flak or mission.result:
        sentence = f"Flak fired at mission {mission.number} already; interceptors come before it."
        yield Fault(sentence, "mission", str(mission.number), case="SOP-03")
    if mission.kind is MissionKind.SWEEP:
        others = [one for one in missions if one.kind is not MissionKind.SWEEP and one.begun]
        if others:
            sentence = f"Mission {others[0].number} was fought over already; sweeps come first."
            yield Fault(sentence, "mission", str(mission.number), case="MIS-06")


def _fought(books: Books, sky: Sky, fight: Fight, where: str) -> Iterator[Fault]:
    """Fight one round; its results are in the sky afterwards. Raises `BadInput`."""
    sweep = sky.mission.kind is MissionKind.SWEEP
    if sweep:
        attacker = sky.sweeper(fight.card, fight.box, fight.number, f"{where}card")
        target = sky.defender(fight.target, fight.target_box, f"{where}target")
        before = find_mission(books, sky.mission.number)
        faults = list(sweep_faults(books, before, target, fight.number, where))
    else:
        attacker = sky.interceptor(fight.card, fight.box, fight.number, f"{where}card")
        target = sky.member(fight.target, fight.target_box, f"{where}target")
        faults = list(_escort_faults(sky, attacker, target, fight, where))
        faults += interceptor_faults(books, sky, attacker, fight, where)
    if faults:
        return iter(faults)
    further = fight.number - 1
    drm, lines = shot_modifier(books, attacker, target, further, guards=fight.target_guards)
    back_drm, more = shot_modifier(books, target, attacker, 0, guards=fight.guards)
    sky.lines += [*lines, *more]
    shot = Shot(fight.column, fight.roll, fight.hit, where, f"{where}hit")
    answer = Shot(fight.back_column, fight.back_roll, fight.back, f"{where}back_", f"{where}back")
    hit, line = shot_result(books, attacker, target, drm, shot)
    back, other = shot_result(books, target, attacker, back_drm, answer)
    sky.lines += [line, other]
    sky.end_round(
        attacker,
        target,
        hit,
        back,
        lost_distance(hit, fight.target_distance, f"{where}target_distance"),
        lost_distance(back, fight.distance, f"{where}distance"),
    )
    return iter(())


def _escort_faults(
    sky: Sky, attacker: Flyer, target: Flyer, fight: Fight, where: str
) -> Iterator[Fault]:
    """Escorts are fought first; one that beat its escort unharmed may go on (MIS-07)."""
    escorts = sky.mission.number_of(Role.ESCORT)
    on_strike = target.role is Role.MAIN
    through = sky.through_of(attacker)
    if on_strike and escorts and through < fight.number:
        flying = counted(escorts, "escort still flies", "escorts still fly")
        sentence = f"{flying}: it is fought first."
        yield Fault(sentence, f"{where}target", target.group.key, case="MIS-07")


def _doubling(mission: Mission, fights: tuple[Fight, ...]) -> tuple[str, ...]:
    """What the program cannot see of sweepers that double up: how many fighters are there."""
    if mission.kind is not MissionKind.SWEEP or all(fight.number == 1 for fight in fights):
        return ()
    return ("Two sweepers go for one fighter only where they outnumber those that are there.",)
