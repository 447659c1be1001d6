"""A strike that arrives: bombs on its target, what they do, and the groups on their way home."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.actions.air.interdiction import InterdictionInputs, plan_interdiction
from oobmgr.games.europa.actions.air.mission_ends import over_facts
from oobmgr.games.europa.actions.air.missions import any_strikes, at_target, find_mission
from oobmgr.games.europa.actions.air.repairs import Success
from oobmgr.games.europa.actions.air.results import PickedGroup
from oobmgr.games.europa.actions.bombing.bombing import BombingInputs, Result, Target, plan_bombing
from oobmgr.games.europa.air.mission_kinds import Duty, MissionKind, Role, duty_of, kind_name
from oobmgr.games.europa.air.mission_limits import factor_lines, factors_of, wings_of
from oobmgr.games.europa.air.mission_records import Mission, missions_of
from oobmgr.games.europa.combat.bombardment import FacilityHitsInputs, facility_hits
from oobmgr.games.europa.combat.fire import air_hit_facts, earns_column
from oobmgr.games.europa.combat.lookup import bombardment_column, bombardment_result
from oobmgr.games.europa.words import AIR
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.charts import OWN_COPY
from oobmgr.rules.fields import (
    choice_told,
    count_told,
    dice_told,
    die_told,
    flag_told,
    list_told,
    open_told,
)
from oobmgr.rules.inputs import told

_TARGETS = {
    MissionKind.AIRFIELD: Target.AIRBASE,
    MissionKind.YARD: Target.YARD,
    MissionKind.FACTORY: Target.FACTORY,
    MissionKind.CITY: Target.CITY,
    MissionKind.RESOURCE: Target.RESOURCE,
    MissionKind.PORT: Target.PORT,
}
_RESULT_ALIASES = {"0": "none", "no effect": "none", "miss": "none"}


@dataclass(frozen=True)
class AirStrikeInputs:
    """A mission whose strike groups have come through."""

    mission: int = count_told("The mission.", "SOP-03")
    factors: int | None = open_told(
        "Bombing factors; from the ratings of the groups where left open.",
        "AIR-12",
        unit="factors",
        low=0,
        high=FEW,
    )
    shift: int = told(
        "Columns right for the target, left below 0; night comes by itself.",
        default=0,
        low=-FEW,
        high=FEW,
        case="BMB-04",
    )
    all_nb: bool | None = open_told(
        "Whether all strike groups are night bombers (NB); by their names where left open.",
        "MIS-11",
    )
    roll: int = dice_told("The sum of two dice, 0 for none.", "BMB-09")
    result: Result = choice_told(
        "The result, where your chart does not say it.",
        "BMB-09",
        Result.NOT_ENTERED,
        _RESULT_ALIASES,
    )
    die: int = die_told("Interdiction: the die, 0 for none.", "INT-03")
    placed: Success = choice_told(
        "Interdiction: whether the zone is placed, where it is known without the die.",
        "INT-03",
        Success.CHART,
        {"placed": "yes", "failed": "no"},
    )
    rail: bool = flag_told("Interdiction: whether it is a rail hex.", "INT-05")
    grounded: tuple[PickedGroup, ...] = list_told(
        "Airfield: operable groups that become inoperable, as their owner picks.", "AIR-06"
    )
    drawn: tuple[PickedGroup, ...] = list_told(
        "Airfield: inoperable groups drawn at random for Remnants, where none is operable.",
        "AIR-06",
    )


@action(
    "BMB-09 AIR-12 MIS-11 MIS-13",
    phases=(AIR,),
    title="Strike",
    offered=any_strikes,
    not_now=Fault("No mission is set out that strikes."),
    tab="Strike",
    post_text="Post the strike",
    group="Missions",
    page="air",
)
def plan_air_strike(books: Books, inputs: AirStrikeInputs) -> ActionPlan:
    """Let the strike groups of a mission bomb or interdict, and go home."""
    try:
        mission = find_mission(books, inputs.mission)
    except BadInput as error:
        return _no_strike(error.faults)
    faults = tuple(_faults(books, mission))
    if faults:
        return _no_strike(faults)
    if mission.kind is MissionKind.INTERDICTION:
        return _interdicted(books, inputs, mission)
    return _bombed(books, inputs, mission)


def _no_strike(faults: tuple[Fault, ...], lines: tuple[Step, ...] = ()) -> ActionPlan:
    return ActionPlan("Strike", "", Ruling("", lines), refusals=faults)


def _faults(books: Books, mission: Mission) -> Iterator[Fault]:
    number = str(mission.number)
    if duty_of(mission.kind, books.tables) is not Duty.STRIKE:
        sentence = f"Mission {number} does not strike: {kind_name(mission.kind, books.tables)}."
        yield Fault(sentence, "mission", number, "Bring it home.", "MIS-01")
    elif not mission.number_of(Role.MAIN):
        sentence = f"No strike group is left in mission {number}."
        yield Fault(sentence, "mission", number, "Bring it home.", "MIS-08")
    sweeps = [
        one
        for one in missions_of(books, books.side)
        if one.placed and one.kind is MissionKind.SWEEP
    ]
    if sweeps:
        sentence = f"Mission {sweeps[0].number} is a fighter sweep: it comes first."
        yield Fault(sentence, "mission", number, "Resolve it, or bring it home.", "MIS-06")


def _ended(books: Books, mission: Mission, plan: ActionPlan, result: str, hits: int) -> ActionPlan:
    """The plan of what the bombs did, with the mission that is over."""
    done = replace(mission, result=result, hits=hits)
    name = kind_name(mission.kind, books.tables, night=mission.night)
    facts = () if plan.refusals else (*plan.facts, *over_facts(books, done))
    title = f"{name}{at_target(mission)}: {result}"
    return replace(plan, title=title, facts=facts, postings=() if plan.refusals else plan.postings)


# ----------------------------------------------------------------------------- interdiction


def _interdicted(books: Books, inputs: AirStrikeInputs, mission: Mission) -> ActionPlan:
    """Place the zone, or fail to (INT-03)."""
    wings = wings_of(books, mission.flyers, mission.kind)
    factors = factors_of(books, wings) if inputs.factors is None else inputs.factors
    asked = InterdictionInputs(
        mission.target, inputs.rail, (), factors or 0, inputs.die, inputs.placed
    )
    plan = plan_interdiction(books, asked)
    lines = factor_lines(books, wings) if inputs.factors is None else []
    placed = bool(plan.facts)
    ruling = replace(plan.ruling, working=(*lines, *plan.ruling.working))
    plan = replace(plan, ruling=ruling, refusals=tuple(_asked_here(plan.refusals)))
    return _ended(books, mission, plan, "zone placed" if placed else "no zone", 0)


def _asked_here(faults: tuple[Fault, ...]) -> Iterator[Fault]:
    """Faults by the fields of this form."""
    fields = {"place": "mission", "groups": "factors", "result": "placed"}
    for fault in faults:
        yield replace(fault, where=fields.get(fault.where, fault.where))


# ------------------------------------------------------------------------------------ bombs


def _bombed(books: Books, inputs: AirStrikeInputs, mission: Mission) -> ActionPlan:
    """Bomb a hex or a facility, with the result of the table (BMB-09)."""
    wings = wings_of(books, mission.flyers, mission.kind)
    known = factors_of(books, wings)
    factors = known if inputs.factors is None else inputs.factors
    lines = factor_lines(books, wings) if inputs.factors is None else []
    night, more = _night(books, inputs, mission)
    shift = inputs.shift + night
    lines += more
    if inputs.shift:
        lines.append(Step("Shift of the target", inputs.shift, _columns(inputs.shift), "BMB-04"))
    try:
        result, line = _result(books, inputs, factors, shift)
    except BadInput as error:
        return _no_strike(error.faults, tuple(lines))
    lines.append(line)
    if mission.kind is MissionKind.GROUND_SUPPORT:
        return _supported(books, mission, result, lines)
    if mission.kind in _TARGETS:
        return _facility(books, inputs, mission, result, lines)
    hits = _hits(books, result)
    lines.append(Step("Hits", hits, case="BMB-08", kind=StepKind.RESULT))
    plan = ActionPlan("", f"{counted(hits, 'hit')}.", Ruling(result, tuple(lines)))
    return _ended(books, mission, plan, result, hits)


def _night(books: Books, inputs: AirStrikeInputs, mission: Mission) -> tuple[int, list[Step]]:
    """The shift of a night mission in which not all groups are night bombers (MIS-11)."""
    if not mission.night:
        return 0, []
    if inputs.all_nb is None:
        strikers = (flyer for flyer in mission.flyers if flyer.role is Role.MAIN)
        all_nb = all(_is_night_bomber(books, flyer.group.aircraft) for flyer in strikers)
    else:
        all_nb = inputs.all_nb
    if all_nb:
        return 0, [Step("Night, all NB", 0, "no shift", "MIS-11")]
    cell = books.tables.cell("air.night.columns_left")
    columns = -books.tables.whole(cell.path)
    return columns, [Step("Night, not all NB", columns, _columns(columns), cell.case)]


def _is_night_bomber(books: Books, aircraft: str) -> bool:
    path = f"missions.night_bomber.{aircraft}"
    return path in books.tables.cells and books.tables.flag(path)


def _columns(shift: int) -> str:
    return f"{abs(shift)} {'right' if shift > 0 else 'left'}"


def _result(
    books: Books, inputs: AirStrikeInputs, factors: int | None, shift: int
) -> tuple[str, Step]:
    """The result of the table and its line. Raises `BadInput` where nothing says it."""
    entered = str(inputs.result)
    if not entered and not inputs.roll:
        raise BadInput(Fault("Nothing is entered.", "roll", "0", "Enter the dice or the result."))
    if factors is None and not entered:
        sentence = "No bombing factors: a rating is not known."
        advice = "Enter the factors, or the result."
        raise BadInput(Fault(sentence, "factors", "", advice, "AIR-12"))
    column = bombardment_column(books, factors or 0, shift)
    words = f"{counted(factors or 0, 'factor')}{f', {_columns(shift)}' if shift else ''}"
    found = bombardment_result(books, column, words, inputs.roll or None, entered)
    result = Result.NOTHING if found.result == "0" else Result(found.result)
    case = OWN_COPY if found.own_copy else "BMB-09"
    return str(result), Step("Result", str(result), found.source, case)


def _hits(books: Books, result: str) -> int:
    return facility_hits(FacilityHitsInputs((result,)), books.tables).result.hits


def _supported(books: Books, mission: Mission, result: str, lines: list[Step]) -> ActionPlan:
    """Ground support that earns a column leaves a Hit marker for the first attack (MIS-13)."""
    hit = earns_column(result)
    said = "for the first attack on the hex" if hit else "no column earned"
    lines.append(Step("Hit marker", hit, said, "MIS-13", StepKind.RESULT))
    notes = ("The defender loses by the result: enter it as a loss.",) if _costs(result) else ()
    plan = ActionPlan(
        "",
        f"A Hit marker lies on {mission.target}." if hit else "No Hit marker.",
        Ruling(result, tuple(lines), notes),
        facts=air_hit_facts(books, mission.target) if hit else (),
    )
    return _ended(books, mission, plan, result, int(hit))


def _costs(result: str) -> bool:
    return result in {Result.RE, Result.CADRE, Result.RE_ONE, Result.CADRE_ONE}


def _facility(
    books: Books, inputs: AirStrikeInputs, mission: Mission, result: str, lines: list[Step]
) -> ActionPlan:
    """Hits on a facility do there what they do by hand (STR-01)."""
    asked = BombingInputs(
        _TARGETS[mission.kind],
        mission.target,
        result=Result(result),
        grounded=inputs.grounded,
        drawn=inputs.drawn,
    )
    plan = plan_bombing(books, asked)
    ruling = replace(plan.ruling, working=(*lines, *plan.ruling.working))
    return _ended(books, mission, replace(plan, ruling=ruling), result, _hits(books, result))
