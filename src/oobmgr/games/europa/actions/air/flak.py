"""Flak at a mission: the one shot, its result, and the strike group that it hits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import signed
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.actions.air.missions import any_strikes, find_mission
from oobmgr.games.europa.actions.air.sky import Sky
from oobmgr.games.europa.air.air_shots import (
    HIT_ALIASES,
    Hit,
    distance_told,
    hit_words,
    lost_distance,
)
from oobmgr.games.europa.air.chart_lookup import ChartFields, chart_entry
from oobmgr.games.europa.air.flak_strength import FlakStrengthInputs, flak_strength
from oobmgr.games.europa.air.held import kind_of
from oobmgr.games.europa.air.mission_kinds import Duty, Role, duty_of
from oobmgr.games.europa.air.mission_records import Flyer, Mission
from oobmgr.games.europa.air.missions import (
    FlakModifierInputs,
    FlakTargetInputs,
    flak_modifier,
    flak_target,
)
from oobmgr.games.europa.words import AIR
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.charts import OWN_COPY
from oobmgr.rules.fields import choice_told, count_told, dice_told, die_told, text_told

CHART = "flak"
_FIELDS = ChartFields("hit", "column")


@dataclass(frozen=True)
class AirFlakInputs:
    """Flak that fires at a mission."""

    mission: int = count_told("The mission.", "SOP-03")
    heavy: int = count_told("Heavy flak at the target.", "MIS-10", unit="points")
    light: int = count_told("Light flak at the target.", "MIS-10", unit="points")
    column: str = text_told("Column of your chart, where it is not the strength.", "MIS-09")
    roll: int = dice_told("The two dice, 0 for none.", "MIS-09")
    hit: Hit = choice_told(
        "What it does, where your chart does not say it.", "MIS-09", Hit.CHART, HIT_ALIASES
    )
    target_die: int = die_told("The die for the group that is hit, 0 for none.", "MIS-09")
    distance: int | None = distance_told("Hexes to the nearest friendly hex, for an X.")


@action(
    "MIS-09 AIR-09 MIS-08 MIS-10",
    phases=(AIR,),
    title="Flak",
    offered=any_strikes,
    not_now=Fault("No mission is set out that strikes."),
    tab="Flak",
    post_text="Post the shot",
    group="Missions",
    page="air",
)
def plan_air_flak(books: Books, inputs: AirFlakInputs) -> ActionPlan:
    """Let flak fire at the strike groups of a mission."""
    try:
        mission = find_mission(books, inputs.mission)
    except BadInput as error:
        return _no_shot(error.faults)
    faults = list(_faults(books, mission))
    if faults:
        return _no_shot(tuple(faults))
    sky = Sky(books, mission)
    try:
        hit, lines = _fired(books, inputs, mission)
        target, more = _target(books, inputs, mission, hit)
        distance = lost_distance(hit, inputs.distance, "distance")
    except BadInput as error:
        return _no_shot((*faults, *error.faults), tuple(_known_lines(books, inputs, mission)))
    sky.lines += [*lines, *more]
    sky.flak(target, hit, distance)
    postings, facts = sky.written()
    result = Step("Flak", hit_words(hit), case="MIS-09", kind=StepKind.RESULT)
    what = "does nothing" if hit is Hit.NONE else f"hits {target.group.name}: {hit}"
    return ActionPlan(
        f"Flak at mission {mission.number}",
        f"Flak {what}.",
        Ruling(str(hit), (*sky.lines, result)),
        postings,
        facts,
    )


def _no_shot(faults: tuple[Fault, ...], lines: tuple[Step, ...] = ()) -> ActionPlan:
    return ActionPlan("Flak", "", Ruling("", lines), refusals=faults)


def _faults(books: Books, mission: Mission) -> Iterator[Fault]:
    if duty_of(mission.kind, books.tables) is not Duty.STRIKE:
        sentence = f"No flak fires at mission {mission.number}: it does not strike."
        yield Fault(sentence, "mission", str(mission.number), case="MIS-09")
    elif not mission.number_of(Role.MAIN):
        sentence = f"No strike group is left in mission {mission.number}."
        yield Fault(sentence, "mission", str(mission.number), "Bring it home.", "MIS-08")
    if mission.flak:
        sentence = f"Flak fired at mission {mission.number} already."
        yield Fault(sentence, "mission", str(mission.number), "It fires once.", "MIS-09")


def _known_lines(books: Books, inputs: AirFlakInputs, mission: Mission) -> list[Step]:
    """The working as far as it goes without dice."""
    try:
        strength, lines = _strength(books, inputs, mission)
    except BadInput:
        return []
    del strength
    return [*lines, *_modifier(books, mission)[1]]


def _strength(
    books: Books, inputs: AirFlakInputs, mission: Mission
) -> tuple[int, tuple[Step, ...]]:
    asked = FlakStrengthInputs(mission.kind, inputs.heavy, inputs.light, mission.night)
    ruling = flak_strength(asked, books.tables)
    return ruling.result.strength, tuple(replace(s, kind=StepKind.LINE) for s in ruling.working)


def _modifier(books: Books, mission: Mission) -> tuple[int, list[Step]]:
    strikers = [flyer for flyer in mission.flyers if flyer.role is Role.MAIN]
    bombers = sum(f.number for f in strikers if kind_of(books, f.group.aircraft) == "bomber")
    asked = FlakModifierInputs(
        mission.number_of(Role.MAIN), night=mission.night, bombers=bombers, options=books.options
    )
    ruling = flak_modifier(asked, books.tables)
    return ruling.result.drm, [replace(s, kind=StepKind.LINE) for s in ruling.working]


def _fired(books: Books, inputs: AirFlakInputs, mission: Mission) -> tuple[Hit, list[Step]]:
    """What flak does. Raises `BadInput` where neither roll nor result says it."""
    strength, lines = _strength(books, inputs, mission)
    drm, more = _modifier(books, mission)
    working = [*lines, *more]
    if inputs.hit is not Hit.CHART:
        return inputs.hit, [*working, Step("Flak", hit_words(inputs.hit), "as entered", "MIS-09")]
    if not inputs.roll:
        advice = f"Strength {strength}, {signed(drm)} on the roll: enter the roll or the result."
        raise BadInput(Fault("Nothing is entered.", "roll", "0", advice, "MIS-09"))
    roll = inputs.roll + drm
    entry, column = chart_entry(
        books, CHART, inputs.column or str(strength), roll, _FIELDS, "MIS-09"
    )
    text = f"{inputs.roll} {signed(drm)} = {roll}, column {column}"
    return Hit(entry), [*working, Step("Flak", hit_words(Hit(entry)), text, OWN_COPY)]


def _target(
    books: Books, inputs: AirFlakInputs, mission: Mission, hit: Hit
) -> tuple[Flyer, list[Step]]:
    """The strike group that is hit. Raises `BadInput` where a die has still to say it."""
    strikers = [
        replace(flyer, number=1)
        for flyer in mission.flyers
        if flyer.role is Role.MAIN
        for _ in range(flyer.number)
    ]
    if hit is Hit.NONE or len(set(strikers)) == 1:
        return strikers[0], []
    if not inputs.target_die:
        sentence = f"{len(strikers)} strike groups: no die for the one that is hit."
        raise BadInput(Fault(sentence, "target_die", "0", "Roll a die.", "MIS-09"))
    ruling = flak_target(FlakTargetInputs(len(strikers), inputs.target_die), books.tables)
    target = strikers[ruling.result.group - 1]
    line = ruling.working[-1]
    return target, [Step(line.label, target.group.name, f"die {inputs.target_die}", line.case)]
