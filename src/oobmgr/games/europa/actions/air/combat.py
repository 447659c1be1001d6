"""Air combat and flak: sweeps, interceptors against a mission, fire from the ground."""

from collections.abc import Iterator
from dataclasses import replace

from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.quantities import counted, signed
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.actions.air.activation import interceptors_pay, pay_interceptors
from oobmgr.games.europa.actions.air.doubts import column_told, home_doubts, reach_doubts
from oobmgr.games.europa.actions.air.missions import (
    any_missions,
    any_strikes,
    find_mission,
    missions_over,
    no_striker,
    open_missions,
    strikes_over,
    sweep_first,
)
from oobmgr.games.europa.actions.air.sky import (
    Fight,
    Sky,
    interceptor_faults,
    spread_faults,
    sweep_faults,
)
from oobmgr.games.europa.actions.payment import Payment
from oobmgr.games.europa.air.air_shots import (
    Hit,
    Shot,
    distance_told,
    hit_told,
    hit_words,
    lost_distance,
    shot_modifier,
    shot_result,
    shot_warnings,
)
from oobmgr.games.europa.air.held import kind_of
from oobmgr.games.europa.air.mission_kinds import Duty, MissionKind, Role, duty_of
from oobmgr.games.europa.air.mission_records import Flyer, Mission
from oobmgr.games.europa.air.missions import (
    FlakModifierInputs,
    FlakStrengthInputs,
    FlakTargetInputs,
    flak_modifier,
    flak_strength,
    flak_target,
)
from oobmgr.games.europa.air.slips import much_flak
from oobmgr.games.europa.chart_lookup import (
    ChartFields,
    chart_entry,
    contradictions,
    leave_to_chart,
)
from oobmgr.games.europa.words import AIR
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.charts import OWN_COPY
from oobmgr.rules.fields import count_told, dice_told, die_told, list_told, text_told

_OUTNUMBER = "Two sweepers attack one fighter only where they outnumber the fighters there."


@dataclass(frozen=True)
class AirFightInputs:
    """The fights over a mission: of its sweepers, or of interceptors with its groups."""

    mission: int = count_told("The mission.", "SOP-03", label="Mission")
    fights: tuple[Fight, ...] = list_told("The fights, escorts first.", "MIS-07", label="Fights")


@action(
    "MIS-07 AIR-09 ASU-07 MIS-02..06 MIS-11 SP-11 TRN-01",
    phases=(AIR,),
    title="Air combat",
    offered=any_missions,
    not_now=Fault("No mission is set out."),
    not_any_more=missions_over,
    post_text="Post the fights",
    remedy=leave_to_chart,
    group="Missions",
    page="air",
)
def plan_air_fight(books: Books, inputs: AirFightInputs) -> ActionPlan:
    """Resolve a fighter sweep, or interceptors against a mission."""
    try:
        mission = find_mission(books, inputs.mission)
    except BadInput as error:
        return ActionPlan.refused("Air combat", error.faults)
    sky = Sky(books, mission)
    faults: list[Fault] = list(_order_faults(books, mission))
    # What one fight leaves is what the next one finds, so they are resolved in the order entered.
    for at, fight in enumerate(inputs.fights):
        with collecting(faults):
            faults.extend(_fought(books, sky, fight, f"fights.{at}."))
    if mission.kind is MissionKind.SWEEP:
        faults.extend(spread_faults([fight.number for fight in inputs.fights]))
    if not inputs.fights:
        faults.append(Fault("Nothing is entered.", "fights", "0", "Add the fights.", missing=True))
    # What the program cannot see of sweepers that double up: how many fighters are there.
    doubled = mission.kind is MissionKind.SWEEP and any(one.number > 1 for one in inputs.fights)
    payment = Payment()
    if sky.new_interceptors and interceptors_pay(books):
        payment = pay_interceptors(books, sky.new_interceptors, "Interceptors")
    postings, facts = sky.written()
    lines = [*sky.lines, *payment.working]
    lines.append(Step("Groups hit", sky.hits, case="AIR-09", kind=StepKind.RESULT))
    faults.extend(payment.refusals)
    return ActionPlan(
        f"{counted(len(inputs.fights), 'fight')} over mission {mission.number}",
        f"{counted(sky.hits, 'group is', 'groups are')} hit, {sky.losses} lost.",
        Ruling(sky.hits, tuple(lines), (_OUTNUMBER,) if doubled else ()),
        postings=() if faults else (*postings, *payment.postings),
        facts=() if faults else (*facts, *payment.facts, *sky.learned),
        warnings=tuple(sky.warnings),
        refusals=tuple(dict.fromkeys(faults)),
    )


def _order_faults(books: Books, mission: Mission) -> Iterator[Fault]:
    """Sweeps come before everything else, interception before flak and bombs (SOP-03)."""
    yield from sweep_first(books, mission)
    number = str(mission.number)
    if mission.flak or mission.result:
        sentence = f"Flak fired at mission {number} already; interceptors come before it."
        yield Fault(sentence, "mission", number, case="SOP-03")
    if mission.kind is MissionKind.SWEEP:
        missions = open_missions(books)
        others = [one for one in missions if one.kind is not MissionKind.SWEEP and one.begun]
        if others:
            sentence = f"Mission {others[0].number} was fought over already; sweeps come first."
            yield Fault(sentence, "mission", number, case="MIS-06")


def _fought(books: Books, sky: Sky, fight: Fight, where: str) -> Iterator[Fault]:
    """Fight one round; its results are in the sky afterwards. Raises `BadInput`."""
    if sky.mission.kind is MissionKind.SWEEP:
        attacker = sky.member(fight.card, fight.box, f"{where}card", fight.number)
        target = sky.defender(fight.target, fight.target_box, f"{where}target")
        # As the books have it: in the sky some of its groups may have fought and gone home.
        before = find_mission(books, sky.mission.number)
        faults = list(sweep_faults(books, before, target, fight.number, where))
        sky.warnings += _of_interceptors(fight, where)
    else:
        attacker = sky.interceptor(fight.card, fight.box, fight.number, f"{where}card")
        target = sky.member(fight.target, fight.target_box, f"{where}target")
        faults = list(_escort_faults(sky, attacker, target, fight, where))
        faults += interceptor_faults(books, sky, attacker, fight, where)
        about = fight.reach, fight.range
        sky.warnings += reach_doubts(books, attacker.group.aircraft, about, where)
        sky.warnings += _of_night_fighters(sky, fight, where)
    if faults:
        # A fight that may not be fought leaves no dice behind.
        return iter(faults)
    # Each group beyond the first takes one off the roll of their shot (MIS-04).
    further = fight.number - 1
    drm, lines = shot_modifier(books, attacker, target, further, guards=fight.target_guards)
    # The target shoots back at one of them, so nothing is taken off (MIS-04).
    back_drm, more = shot_modifier(books, target, attacker, 0, guards=fight.guards)
    sky.lines += [*lines, *more]
    shot = Shot(fight.column, fight.roll, fight.hit, where, f"{where}hit")
    answer = Shot(fight.back_column, fight.back_roll, fight.back, f"{where}back_", f"{where}back")
    # Both results before either group leaves: the shots of a round fall at the same time.
    hit, line = shot_result(books, attacker, target, drm, shot)
    back, other = shot_result(books, target, attacker, back_drm, answer)
    sky.lines += [line, other]
    sky.warnings += [*shot_warnings(books, drm, shot), *shot_warnings(books, back_drm, answer)]
    sky.warnings += _doubts(books, fight, (hit, back), where)
    sky.end_round(
        attacker,
        target,
        hit,
        back,
        # An X needs the way home: EFT or EET depends on it (AIR-09).
        lost_distance(hit, fight.target_distance, f"{where}target_distance"),
        lost_distance(back, fight.distance, f"{where}distance"),
    )
    return iter(())


def _of_night_fighters(sky: Sky, fight: Fight, where: str) -> Iterator[Fault]:
    """Tells that night fighters are named where the mission is flown by day."""
    if fight.night_fighter and not sky.mission.night:
        sentence = "The mission is flown by day: night fighters are fighters as others then."
        yield Fault(sentence, f"{where}night_fighter", "true", "Leave it out.", "MIS-11")


def _of_interceptors(fight: Fight, where: str) -> Iterator[Fault]:
    """Tells of what bears on interceptors alone, entered in a sweep (MIS-02, MIS-11)."""
    filled = {
        "reach": fight.reach,
        "range": fight.range is not None,
        "night_fighter": fight.night_fighter,
    }
    for field in (name for name, value in filled.items() if value):
        sentence = "counts only for interceptors, not in a sweep."
        yield Fault(sentence, f"{where}{field}", "", "Leave it out.", "MIS-06")


def _doubts(books: Books, fight: Fight, hits: tuple[Hit, Hit], where: str) -> Iterator[Fault]:
    """What is doubtful, or counts for nothing, in the two shots of a round."""
    hit, back = hits
    yield from column_told(books, fight.column, fight.hit, fight.roll, f"{where}column")
    yield from column_told(
        books, fight.back_column, fight.back, fight.back_roll, f"{where}back_column"
    )
    yield from home_doubts(hit, fight.target_distance, f"{where}target_distance")
    yield from home_doubts(back, fight.distance, f"{where}distance")


def _escort_faults(
    sky: Sky, attacker: Flyer, target: Flyer, fight: Fight, where: str
) -> Iterator[Fault]:
    """Escorts are fought first; one that beat its escort unharmed may go on (MIS-07)."""
    # As it stands now: an escort that was beaten before has left the mission.
    escorts = sky.mission.number_of(Role.ESCORT)
    if target.role is Role.MAIN and escorts and sky.through_of(attacker) < fight.number:
        flying = "escort still flies: it is", "escorts still fly: they are"
        sentence = f"{counted(escorts, *flying)} fought first."
        yield Fault(sentence, f"{where}target", target.group.key, case="MIS-07")


CHART = "flak"
_FIELDS = ChartFields("hit", "column")


@dataclass(frozen=True)
class AirFlakInputs:
    """Flak that fires at a mission."""

    mission: int = count_told("The mission.", "SOP-03", label="Mission")
    heavy: int = count_told(
        "Heavy flak at the target.", "MIS-10", unit="points", label="Heavy flak"
    )
    light: int = count_told(
        "Light flak at the target.", "MIS-10", unit="points", label="Light flak"
    )
    column: str = text_told(
        "Column of your chart, where it is not the strength.", "MIS-09", label="Column"
    )
    roll: int = dice_told("The two dice, 0 for none.", "MIS-09", label="Two dice")
    hit: Hit = hit_told("MIS-09", label="Effect")
    target_die: int = die_told(
        "The die for the group that is hit, 0 for none.", "MIS-09", label="Die for the group hit"
    )
    distance: int | None = distance_told(
        "Hexes to the nearest friendly hex, for an X.", label="Hexes home, for X"
    )


@action(
    "MIS-09 AIR-09 MIS-08 MIS-10",
    phases=(AIR,),
    title="Flak",
    offered=any_strikes,
    not_now=Fault("No mission is set out that strikes."),
    not_any_more=strikes_over,
    post_text="Post the shot",
    remedy=leave_to_chart,
    group="Missions",
    page="air",
)
def plan_air_flak(books: Books, inputs: AirFlakInputs) -> ActionPlan:
    """Let flak fire at the strike groups of a mission."""
    try:
        mission = find_mission(books, inputs.mission)
    except BadInput as error:
        return ActionPlan.refused("Flak", error.faults)
    if faults := tuple(_faults(books, mission)):
        return ActionPlan.refused("Flak", faults)
    sky = Sky(books, mission)
    try:
        hit, lines, warnings = _fired(books, inputs, mission)
        target, more = _target(books, inputs, mission, hit)
        distance = lost_distance(hit, inputs.distance, "distance")
    except BadInput as error:
        # The lines that are known go along: the player needs them to look the result up.
        return ActionPlan.refused("Flak", error.faults, _known_lines(books, inputs, mission))
    sky.lines += [*lines, *more]
    sky.flak(target, hit, distance)
    postings, facts = sky.written()
    result = Step("Flak", hit_words(hit), case="MIS-09", kind=StepKind.RESULT)
    what = "does nothing" if hit is Hit.NONE else f"hits {target.group.name}: {hit}"
    return ActionPlan(
        f"Flak at mission {mission.number}",
        f"Flak {what}.",
        Ruling(str(hit), (*sky.lines, result)),
        postings=postings,
        facts=facts,
        warnings=(*warnings, *_flak_doubts(books, inputs, mission, hit)),
    )


def _flak_doubts(
    books: Books, inputs: AirFlakInputs, mission: Mission, hit: Hit
) -> Iterator[Fault]:
    """What is doubtful, or counts for nothing, in a shot of flak."""
    yield from much_flak(inputs.heavy, "heavy", "MIS-10")
    yield from much_flak(inputs.light, "light", "MIS-10")
    yield from column_told(books, inputs.column, inputs.hit, inputs.roll, "column", chart=CHART)
    yield from home_doubts(hit, inputs.distance, "distance")
    if inputs.target_die and (hit is Hit.NONE or len(set(mission.strikers())) == 1):
        nobody = "no group is hit" if hit is Hit.NONE else "only one can be hit"
        sentence = f"counts for nothing: {nobody}."
        yield Fault(sentence, "target_die", str(inputs.target_die), "Leave it out.", "MIS-09")


def _faults(books: Books, mission: Mission) -> Iterator[Fault]:
    number = str(mission.number)
    # Interdiction strikes too: flak of all seven hexes of the zone fires at it (INT-07).
    if duty_of(mission.kind, books.tables) is not Duty.STRIKE:
        sentence = f"No flak fires at mission {number}: it does not strike."
        yield Fault(sentence, "mission", number, case="MIS-09")
    else:
        yield from no_striker(mission)
    # Once at each strike, whatever its number of groups (MIS-09).
    if mission.flak:
        sentence = f"Flak fired at mission {number} already."
        yield Fault(sentence, "mission", number, "It fires once.", "MIS-09")


def _known_lines(books: Books, inputs: AirFlakInputs, mission: Mission) -> tuple[Step, ...]:
    """The working as far as it goes without dice."""
    try:
        return (*_strength(books, inputs, mission)[1], *_modifier(books, mission)[1])
    # The refusals say already why it is not known.
    except BadInput:
        return ()


def _strength(
    books: Books, inputs: AirFlakInputs, mission: Mission
) -> tuple[int, tuple[Step, ...]]:
    asked = FlakStrengthInputs(mission.kind, inputs.heavy, inputs.light, mission.night)
    ruling = flak_strength(asked, books.tables)
    return ruling.result, tuple(replace(s, kind=StepKind.LINE) for s in ruling.working)


def _modifier(books: Books, mission: Mission) -> tuple[int, list[Step]]:
    strikers = [flyer for flyer in mission.flyers if flyer.role is Role.MAIN]
    bombers = sum(f.number for f in strikers if kind_of(books, f.group.aircraft) == "bomber")
    asked = FlakModifierInputs(
        mission.number_of(Role.MAIN), night=mission.night, bombers=bombers, options=books.options
    )
    ruling = flak_modifier(asked, books.tables)
    return ruling.result, [replace(s, kind=StepKind.LINE) for s in ruling.working]


def _fired(
    books: Books, inputs: AirFlakInputs, mission: Mission
) -> tuple[Hit, list[Step], tuple[Fault, ...]]:
    """What flak does, with warnings. Raises `BadInput` where neither roll nor result says it."""
    strength, lines = _strength(books, inputs, mission)
    drm, more = _modifier(books, mission)
    working = [*lines, *more]
    roll = inputs.roll + drm

    def charted() -> tuple[Hit, str]:
        column = inputs.column or str(strength)
        entry, name = chart_entry(books, CHART, column, roll, _FIELDS, "MIS-09")
        return Hit(entry), name

    rolled = f"{inputs.roll} {signed(drm)} = {roll}"
    if inputs.hit is not Hit.CHART:
        told = hit_words(inputs.hit)
        # What is entered counts, but a roll beside it that says otherwise is worth a question.
        warnings = (
            contradictions(lambda: hit_words(charted()[0]), told, "hit", "MIS-09")
            if inputs.roll
            else ()
        )
        text = f"dice {rolled}, as entered" if inputs.roll else "as entered"
        return inputs.hit, [*working, Step("Flak", told, text, "MIS-09")], tuple(warnings)
    if not inputs.roll:
        advice = f"Strength {strength}, {signed(drm)} on the roll: enter the roll or the result."
        raise BadInput(Fault("Nothing is entered.", "roll", "0", advice, "MIS-09", missing=True))
    hit, name = charted()
    text = f"{rolled}, column {name}"
    return hit, [*working, Step("Flak", hit_words(hit), text, OWN_COPY)], ()


def _target(
    books: Books, inputs: AirFlakInputs, mission: Mission, hit: Hit
) -> tuple[Flyer, list[Step]]:
    """The strike group that is hit. Raises `BadInput` where a die has still to say it."""
    strikers = mission.strikers()
    # Where all that strike are alike no die is needed: whichever is hit, the books say the same.
    if hit is Hit.NONE or len(set(strikers)) == 1:
        return strikers[0], []
    if not inputs.target_die:
        sentence = f"{len(strikers)} strike groups: no die for the one that is hit."
        raise BadInput(Fault(sentence, "target_die", "0", "Roll a die.", "MIS-09"))
    ruling = flak_target(FlakTargetInputs(len(strikers), inputs.target_die), books.tables)
    target = strikers[ruling.result - 1]
    line = ruling.working[-1]
    return target, [Step(line.label, target.group.name, f"die {inputs.target_die}", line.case)]
