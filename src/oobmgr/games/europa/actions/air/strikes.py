"""Strikes of missions: the groups that have come through bomb or interdict, and go home."""

import dataclasses
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.actions.air.bombing import (
    RAIDS,
    RESULT_ALIASES,
    BombingInputs,
    Result,
    raid,
)
from oobmgr.games.europa.actions.air.interdiction import (
    PLACED_ALIASES,
    InterdictionInputs,
    interdict,
)
from oobmgr.games.europa.actions.air.missions import (
    any_strikes,
    at_target,
    find_mission,
    no_striker,
    strikes_over,
    sweep_first,
)
from oobmgr.games.europa.actions.air.repairs import Success
from oobmgr.games.europa.actions.air.results import PickedGroup, drawn_told, grounded_told
from oobmgr.games.europa.actions.fields import columns_told, rail_res_told
from oobmgr.games.europa.air.mission_kinds import (
    Duty,
    MissionKind,
    Role,
    duty_of,
    kind_name,
)
from oobmgr.games.europa.air.mission_limits import (
    STRATEGIC,
    factor_lines,
    factors_of,
    rating_for,
    wings_of,
)
from oobmgr.games.europa.air.mission_records import Mission
from oobmgr.games.europa.air.slips import many_factors, most_factors
from oobmgr.games.europa.air.strikes import over_facts
from oobmgr.games.europa.chart_lookup import leave_to_chart
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
    open_told,
)

_TARGETS = {kind: target for target, kind in RAIDS.items()}


@dataclass(frozen=True)
class AirStrikeInputs:
    """A mission whose strike groups have come through."""

    mission: int = count_told("The mission.", "SOP-03", label="Mission")
    factors: int | None = open_told(
        "Bombing factors; from the ratings of the groups where left blank.",
        "AIR-12",
        unit="factors",
        low=0,
        high=FEW,
        label="Bombing factors",
    )
    shift: int = columns_told(
        "Columns right for the target, left below 0; night comes by itself.",
        "BMB-04",
        label="Columns right",
    )
    all_nb: bool | None = open_told(
        "Whether all strike groups are night bombers (NB); by their names where left blank.",
        "MIS-11",
        label="All night bombers?",
    )
    roll: int = dice_told("The sum of two dice, 0 for none.", "BMB-09", label="Two dice")
    result: Result = choice_told(
        "The result, where your chart does not say it.",
        "BMB-09",
        Result.NOT_ENTERED,
        RESULT_ALIASES,
        label="Result",
    )
    die: int = die_told("Interdiction: the die, 0 for none.", "INT-03", label="Die")
    placed: Success = choice_told(
        "Interdiction: whether the zone is placed, where it is known without the die.",
        "INT-03",
        Success.CHART,
        PLACED_ALIASES,
        label="Zone placed?",
    )
    rail: bool = flag_told("Interdiction: whether it is a rail hex.", "INT-05", label="Rail hex?")
    rail_res: Fraction | None = rail_res_told()
    grounded: tuple[PickedGroup, ...] = grounded_told(
        "Airfield: operable groups", label="Become inoperable"
    )
    drawn: tuple[PickedGroup, ...] = drawn_told(
        "Airfield: inoperable groups", label="Drawn for Remnants"
    )


@action(
    "BMB-09 AIR-12 MIS-11 MIS-13",
    phases=(AIR,),
    title="Strike",
    offered=any_strikes,
    not_now=Fault("No mission is set out that strikes."),
    not_any_more=strikes_over,
    post_text="Post the strike",
    remedy=leave_to_chart,
    group="Missions",
    page="air",
)
def plan_air_strike(books: Books, inputs: AirStrikeInputs) -> ActionPlan:
    """Let the strike groups of a mission bomb or interdict, and go home."""
    try:
        mission = find_mission(books, inputs.mission)
    except BadInput as error:
        return ActionPlan.refused("Strike", error.faults)
    faults = tuple(_faults(books, mission))
    if faults:
        return ActionPlan.refused("Strike", faults)
    wings = wings_of(books, mission.flyers, mission.kind)
    factors, lines = inputs.factors, list[Step]()
    # Full groups count twice the printed rating, half ones once (AIR-12).
    if factors is None:
        factors, lines = factors_of(books, wings), factor_lines(books, wings)
    # Interdiction asks a die against the factors; all else asks the bombardment table.
    strike = _interdicted if mission.kind is MissionKind.INTERDICTION else _bombed
    plan = strike(books, inputs, mission, factors, lines)
    doubts = (*_beyond_groups(books, inputs, mission), *_idle(books, inputs, mission))
    return replace(plan, warnings=(*plan.warnings, *doubts))


def _faults(books: Books, mission: Mission) -> Iterator[Fault]:
    number = str(mission.number)
    if duty_of(mission.kind, books.tables) is not Duty.STRIKE:
        sentence = f"Mission {number} does not strike: {kind_name(mission.kind, books.tables)}."
        # Patrols, sweeps and transports have nothing to drop.
        yield Fault(sentence, "mission", number, "Bring it home.", "MIS-01")
    else:
        yield from no_striker(mission)
    # A sweep is over before anything strikes (SOP-03).
    yield from sweep_first(books, mission)


def _beyond_groups(books: Books, inputs: AirStrikeInputs, mission: Mission) -> Iterator[Fault]:
    """Asks about more factors than the groups that still fly bring (AIR-12)."""
    if inputs.factors is None:
        return
    most = factors_of(books, wings_of(books, mission.flyers, mission.kind))
    # No group may lend its factors to a mission from which it was driven off.
    # Of groups whose ratings nobody entered only what no counter shows is doubted.
    if most is None:
        strategic = rating_for(books, mission.kind) == STRATEGIC
        most = most_factors(mission.number_of(Role.MAIN), strategic=strategic)
    yield from many_factors(inputs.factors, most, "factors", "AIR-12")


_OF_ZONES = ("die", "placed", "rail")
_OF_BOMBS = ("shift", "all_nb", "roll", "result")
_OF_BASES = ("grounded", "drawn")


def _idle(books: Books, inputs: AirStrikeInputs, mission: Mission) -> Iterator[Fault]:
    """Tells of what is filled in and counts for nothing with this mission."""
    name = kind_name(mission.kind, books.tables, night=mission.night)
    for field in dataclasses.fields(inputs):
        value = getattr(inputs, field.name)
        if value != field.default and field.name in _unused(mission.kind):
            sentence = f"counts for nothing with {name}."
            yield Fault(sentence, field.name, "", "Leave it out.", "SOP-03")
    if mission.kind is MissionKind.INTERDICTION:
        return
    if inputs.all_nb is not None and not mission.night:
        sentence = "The mission is flown by day: night bombers change nothing then."
        yield Fault(sentence, "all_nb", str(inputs.all_nb), "Leave it out.", "MIS-11")
    # With dice beside the result, the columns say whether the chart says so too.
    if inputs.shift and inputs.result is not Result.NOT_ENTERED and not inputs.roll:
        sentence = "Columns count only where your chart is used: the result is entered."
        yield Fault(sentence, "shift", str(inputs.shift), "Leave them out.", "BMB-04")


def _unused(kind: MissionKind) -> tuple[str, ...]:
    """The fields that a kind of mission has no use for."""
    unused: tuple[str, ...] = _OF_BOMBS if kind is MissionKind.INTERDICTION else _OF_ZONES
    unused += () if kind is MissionKind.AIRFIELD else _OF_BASES
    return unused if kind is MissionKind.YARD else (*unused, "rail_res")


def _ended(books: Books, mission: Mission, plan: ActionPlan, result: str, hits: int) -> ActionPlan:
    """The plan of what the bombs did, with the mission that is over."""
    done = replace(mission, result=result, hits=hits)
    name = kind_name(mission.kind, books.tables, night=mission.night)
    # Refused, the mission stays open: the strike is still to come.
    facts = () if plan.refusals else (*plan.facts, *over_facts(books, done))
    title = f"{name}{at_target(mission)}: {result}"
    return replace(plan, title=title, facts=facts, postings=() if plan.refusals else plan.postings)


def _interdicted(
    books: Books, inputs: AirStrikeInputs, mission: Mission, factors: int | None, lines: list[Step]
) -> ActionPlan:
    """Place the zone, or fail to (INT-03)."""
    asked = InterdictionInputs(
        mission.target, inputs.rail, (), factors or 0, inputs.die, inputs.placed
    )
    plan = interdict(books, asked)
    placed = bool(plan.facts)  # a zone that is placed is written down, a failed one is not
    # The fields of that form, as they are called in this one.
    fields = {"place": "mission", "groups": "factors", "result": "placed"}
    refusals, warnings = (
        tuple(replace(f, where=fields.get(f.where, f.where)) for f in told)
        for told in (plan.refusals, plan.warnings)
    )
    plan = replace(plan.opening_with(lines), refusals=refusals, warnings=warnings)
    return _ended(books, mission, plan, "zone placed" if placed else "no zone", 0)


def _bombed(
    books: Books, inputs: AirStrikeInputs, mission: Mission, factors: int | None, lines: list[Step]
) -> ActionPlan:
    """Bomb a hex or a facility, with the result of the table (BMB-09)."""
    night, more = _night(books, inputs, mission)
    lines += more
    if inputs.shift:
        lines.append(Step("Shift of the target", inputs.shift, _columns(inputs.shift), "BMB-04"))
    if inputs.factors is not None:
        lines.append(Step("Bombing factors", inputs.factors, "as entered", "AIR-12"))
    try:
        result, line, warnings = _result(books, inputs, factors, inputs.shift + night)
    except BadInput as error:
        return ActionPlan.refused("Strike", error.faults, tuple(lines))
    plan = _effect(books, inputs, mission, result, [*lines, line])
    return replace(plan, warnings=(*plan.warnings, *warnings))


def _effect(
    books: Books, inputs: AirStrikeInputs, mission: Mission, result: str, lines: list[Step]
) -> ActionPlan:
    """What a result does to the target, with the mission that is over."""
    if mission.kind is MissionKind.GROUND_SUPPORT:
        return _supported(books, mission, result, lines)
    if mission.kind in _TARGETS:
        return _facility(books, inputs, mission, result, lines)
    # Of any other target the books know nothing but its hits.
    hits = _hits(books, result)
    lines.append(Step("Hits", hits, case="BMB-08", kind=StepKind.RESULT))
    plan = ActionPlan("", f"{counted(hits, 'hit')}.", Ruling(result, tuple(lines)))
    return _ended(books, mission, plan, result, hits)


def _night(books: Books, inputs: AirStrikeInputs, mission: Mission) -> tuple[int, list[Step]]:
    """The shift of a night mission in which not all groups are night bombers (MIS-11)."""
    if not mission.night:
        return 0, []
    all_nb = inputs.all_nb
    if all_nb is None:
        # Where the player leaves it open, what is known of the aircraft decides.
        strikers = (flyer for flyer in mission.flyers if flyer.role is Role.MAIN)
        all_nb = all(_is_night_bomber(books, flyer.group.aircraft) for flyer in strikers)
    if all_nb:
        return 0, [Step("Night, all NB", 0, "no shift", "MIS-11")]
    cell = books.tables.cell("air.night.columns_left")
    columns = -cell.whole
    return columns, [cell.step("Night, not all NB", columns, _columns(columns))]


def _is_night_bomber(books: Books, aircraft: str) -> bool:
    path = f"missions.night_bomber.{aircraft}"
    return path in books.tables.cells and books.tables.flag(path)


def _columns(shift: int) -> str:
    return f"{abs(shift)} {'right' if shift > 0 else 'left'}"


def _result(
    books: Books, inputs: AirStrikeInputs, factors: int | None, shift: int
) -> tuple[str, Step, tuple[Fault, ...]]:
    """The result of the table, its line and warnings. Raises `BadInput` where nothing says it."""
    # None on a facility and 0 on the table are the same result.
    entered = "0" if inputs.result is Result.NOTHING else str(inputs.result)
    if not entered and not inputs.roll:
        raise BadInput(
            Fault("Nothing is entered.", "roll", "0", "Enter the dice or the result.", missing=True)
        )
    # A result that is entered needs no column, and so no factors.
    if factors is None and not entered:
        sentence = "No bombing factors: a rating is not known."
        advice = "Enter the factors, or the result."
        raise BadInput(Fault(sentence, "factors", "", advice, "AIR-12"))
    column = bombardment_column(books, factors or 0, shift)
    words = f"{counted(factors or 0, 'factor')}{f', {_columns(shift)}' if shift else ''}"
    found = bombardment_result(books, column, words, inputs.roll or None, entered)
    result = Result.NOTHING if found.result == "0" else Result(found.result)
    case = OWN_COPY if found.own_copy else "BMB-09"
    # Without factors the column is not known, and so not what the chart says.
    warnings = () if factors is None else found.contradicted(column, "BMB-09")
    # The dice stay beside an entered result, for the ledger shows where it came from.
    text = f"roll {inputs.roll}, {found.source}" if entered and inputs.roll else found.source
    return str(result), Step("Result", str(result), text, case), warnings


def _hits(books: Books, result: str) -> int:
    return facility_hits(FacilityHitsInputs((result,)), books.tables).result


def _supported(books: Books, mission: Mission, result: str, lines: list[Step]) -> ActionPlan:
    """Ground support that earns a column leaves a Hit marker for the first attack (MIS-13)."""
    # The marker holds for the first attack alone, or to the end of the player turn (SOP-08).
    hit = earns_column(result)
    said = "for the first attack on the hex" if hit else "no column earned"
    lines.append(Step("Hit marker", hit, said, "MIS-13", StepKind.RESULT))
    # The mission does not know the units of the hex: the loss is entered where they are picked.
    costs = result in {Result.RE, Result.CADRE, Result.RE_ONE, Result.CADRE_ONE}
    said = "The defender loses by the result: enter it as a bombardment of the hex by air."
    notes = (said,) if costs else ()
    plan = ActionPlan(
        "",
        f"There is a Hit marker on {mission.target}." if hit else "No Hit marker.",
        Ruling(result, tuple(lines), notes),
        facts=air_hit_facts(books, mission.target) if hit else (),
    )
    return _ended(books, mission, plan, result, int(hit))


def _facility(
    books: Books, inputs: AirStrikeInputs, mission: Mission, result: str, lines: list[Step]
) -> ActionPlan:
    """Hits on a facility do there what they do by hand (STR-01)."""
    # Through the form by hand: one place knows what a hit does.
    asked = BombingInputs(
        _TARGETS[mission.kind],
        mission.target,
        result=Result(result),
        grounded=inputs.grounded,
        drawn=inputs.drawn,
        rail_res=inputs.rail_res,
    )
    plan = raid(books, asked)
    return _ended(books, mission, plan.opening_with(lines), result, _hits(books, result))
