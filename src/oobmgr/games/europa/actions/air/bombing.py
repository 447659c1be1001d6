"""Strategic bombing: what is aimed at, how many hits it takes, and what they do."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Subject, transfer
from oobmgr.domain.quantities import counted, signed
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import locality, lost
from oobmgr.games.europa.actions.air.ports import hit_port, inland
from oobmgr.games.europa.actions.air.results import (
    AirHitsInputs,
    PickedGroup,
    drawn_told,
    grounded_told,
    plan_air_hits,
)
from oobmgr.games.europa.actions.air.yards import BOMBED, hit_yard
from oobmgr.games.europa.actions.fields import columns_told, rail_res_told
from oobmgr.games.europa.actions.idle_fields import idle_fields
from oobmgr.games.europa.actions.supply.held_places import held_by_enemy
from oobmgr.games.europa.air.mission_kinds import MissionKind
from oobmgr.games.europa.air.strikes import Strike, free_groups, strike_at, strike_facts
from oobmgr.games.europa.combat.bombardment import FacilityHitsInputs, facility_hits
from oobmgr.games.europa.combat.lookup import bombardment_column, bombardment_result
from oobmgr.games.europa.hexes import place_asked
from oobmgr.games.europa.known_words import bomb_targets
from oobmgr.games.europa.replacements.factories import (
    HITS,
    city_hits,
    factories,
    replacement_cities,
    same_place,
)
from oobmgr.games.europa.words import AIR, NATION_ALIASES, RESOURCE, SOVIET, Nation, enemy
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.charts import OWN_COPY
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import choice_told, count_told, dice_told, flag_told, open_told, text_told
from oobmgr.rules.nearest import did_you_mean
from oobmgr.rules.offered_words import offering


class Target(StrEnum):
    """What is bombed."""

    YARD = "marshalling yard"
    FACTORY = "factory"
    CITY = "supply city"
    RESOURCE = "Resource Point"
    AIRBASE = "air base"
    PORT = "port"


_TARGET_ALIASES = {
    "yard": "marshalling yard", "marshaling yard": "marshalling yard",
    "yards": "marshalling yard", "rail": "marshalling yard", "factories": "factory",
    "city": "supply city", "replacement city": "supply city",
    "resource": "Resource Point", "resources": "Resource Point",
    "resource points": "Resource Point",
    "airbase": "air base", "base": "air base", "airfield": "air base", "ports": "port",
}  # fmt: skip


RAIDS: Final[Mapping[Target, MissionKind]] = {
    Target.YARD: MissionKind.YARD,
    Target.FACTORY: MissionKind.FACTORY,
    Target.CITY: MissionKind.CITY,
    Target.RESOURCE: MissionKind.RESOURCE,
    Target.AIRBASE: MissionKind.AIRFIELD,
    Target.PORT: MissionKind.PORT,
}
"""The mission that bombs each kind of target."""


class Result(StrEnum):
    """A result of the bombardment table; empty where the hits or the dice are entered."""

    NOT_ENTERED = ""
    ONE = "1R"
    RE_ONE = "Re1R"
    CADRE_ONE = "C1R"
    RE = "Re"
    CADRE = "C"
    NOTHING = "none"


RESULT_ALIASES = {"0": "none", "no effect": "none", "miss": "none"}


_ANYWHERE = {Target.YARD, Target.RESOURCE}
_ON_BASE = {"target": (Target.AIRBASE,)}
_ON_YARD = {"target": (Target.YARD,)}


@dataclass(frozen=True)
class BombingInputs:
    """A facility of the enemy that is bombed, and what the bombs scored."""

    target: Target = choice_told(
        "What is bombed.", "STR-01", Target.YARD, _TARGET_ALIASES, label="Target"
    )
    place: str = text_told("Where it is; the name of a base or a city.", "STR-01", label="Where")
    hits: int = count_told("Hits that count.", "STR-01", unit="hits", high=FEW, label="Hits")
    result: Result = choice_told(
        "The result of the bombardment table, in place of the hits.",
        "BMB-08",
        Result.NOT_ENTERED,
        RESULT_ALIASES,
        label="Result",
    )
    roll: int = dice_told(
        "The sum of two dice, where your chart gives the result; 0 for none.",
        "BMB-09",
        label="Two dice",
    )
    factors: int = count_told(
        "Bombing factors, for your chart.",
        "BMB-09",
        unit="factors",
        high=MANY,
        label="Bombing factors",
    )
    shift: int = columns_told(
        "Columns of your chart to the right; left where below 0.",
        "BMB-04",
        unit="columns",
        label="Columns right",
    )
    grounded: tuple[PickedGroup, ...] = grounded_told(
        "Air base: operable groups", label="Become inoperable", when=_ON_BASE
    )
    drawn: tuple[PickedGroup, ...] = drawn_told(
        "Air base: inoperable groups", label="Drawn for Remnants", when=_ON_BASE
    )
    rail_res: Fraction | None = rail_res_told(when=_ON_YARD)
    railway: Nation | None = open_told(
        "Yard: whose railways; the chief nation's of the enemy where left blank.",
        "RAIL-12",
        aliases=NATION_ALIASES,
        label="Whose railways",
        when=_ON_YARD,
    )
    own: bool = flag_told(
        "Air base: whether it is one of the side that is playing.",
        "AIR-06",
        label="Own base?",
        when=_ON_BASE,
    )


@action(
    "STR-01 AIR-06 BMB-08 FAC-06 RAIL-12 REP-07 RES-12 SP-11 SP-30",
    phases=(AIR,),
    title="Strategic bombing",
    tab="Bombing",
    post_text="Post the raid",
    group="Bombing",
    helpers=("europa.facility_hits", "europa.bombardment_shift", "europa.flak_strength"),
    offers=offering(place=bomb_targets),
)
def plan_bombing(books: Books, inputs: BombingInputs) -> ActionPlan:
    """Enter the hits on a yard, factory, supply city, Resource Point, air base or port."""
    plan = raid(books, inputs)
    plan = replace(plan, warnings=(*plan.warnings, *_idle(books, inputs)))
    # Only a base can be one's own: of anything else groups have to be paid for.
    if inputs.own and inputs.target is not Target.AIRBASE:
        advice = "Leave it out, or choose an air base."
        fault = Fault("Only an air base is entered as one's own.", "own", "true", advice, "AIR-06")
        return replace(plan, postings=(), facts=(), refusals=(*plan.refusals, fault))
    # What the enemy did to a base of one's own is not flown by groups of this side.
    if inputs.own or plan.refusals:
        return plan
    # A raid needs groups that were paid for, or a mission that is set out (SP-11).
    strike = strike_at(books, RAIDS[inputs.target], inputs.place)
    if strike.refusals:
        return replace(plan, postings=(), facts=(), refusals=strike.refusals)
    # By number several groups may strike in one entry; a mission strikes once.
    each, most = _strike_hits(books), _strike_hits(books) * _strikes(books, strike)
    if inputs.hits > most:
        sentence = (
            f"{counted(inputs.hits, 'hit')}, and the groups that strike score {most} at most."
        )
        too_many = (Fault(sentence, "hits", str(inputs.hits), "Enter fewer.", "BMB-08"),)
        return replace(plan, postings=(), facts=(), refusals=too_many)
    if inputs.hits > each:
        sentence = f"One strike scores {counted(each, 'hit')} at most."
        advice = "Enter each strike by itself, or fewer hits."
        doubt = Fault(sentence, "hits", str(inputs.hits), advice, "BMB-08")
        plan = replace(plan, warnings=(*plan.warnings, doubt))
    own = held_by_enemy(books, {"place": inputs.place}, "STR-01", side=enemy(books.side))
    plan = replace(plan, warnings=(*plan.warnings, *own))
    scored = str(inputs.result) or counted(inputs.hits, "hit")
    return replace(plan, facts=plan.facts + strike_facts(books, strike, scored, inputs.hits))


def _idle(books: Books, inputs: BombingInputs) -> Iterator[Fault]:
    """Tells of what counts for nothing in a raid, and of a yard or port that nobody knows."""
    yield from idle_fields(inputs, leaving=("own",))
    if inputs.shift and not (inputs.roll or inputs.factors):
        # Hits that are entered were read off a table already, with all its columns.
        sentence = "Columns count only where your chart is used, with factors and dice."
        yield Fault(sentence, "shift", str(inputs.shift), "Leave them out.", "BMB-04")
    # Of other targets a wrong name is refused.
    own = held_by_enemy(books, {"place": inputs.place}, "STR-01", side=enemy(books.side))
    # A place that this side holds is doubted for that already.
    if inputs.target in {Target.YARD, Target.PORT} and not any(own):
        yield from place_asked(books, inputs.place, "place", "STR-01")
    if inputs.target is Target.PORT:
        yield from inland(inputs.place, "place")


def _strike_hits(books: Books) -> int:
    """How many hits one strike scores at most (BMB-08)."""
    group = "combat.bombardment.hits"
    return max(books.tables.whole(f"{group}.{result}") for result in books.tables.keys(group))


def _strikes(books: Books, strike: Strike) -> int:
    """How many strikes may stand in one entry: that of a mission, or of each group that is paid."""
    return 1 if strike.mission else max(free_groups(books), 1)


def raid(books: Books, inputs: BombingInputs) -> ActionPlan:
    """What the bombs do, whoever flies them."""
    try:
        hits, working = _scored(books, inputs)
    except BadInput as error:
        return ActionPlan.refused("Bombing", error.faults)
    # A raid without a hit is posted all the same: the ledger tells that it was flown.
    if not hits:
        # A yard takes points from the pool, and points may lie nowhere yet.
        lacking = not inputs.place.strip() and inputs.target not in _ANYWHERE
        faults = (_NO_PLACE,) if lacking else _no_target(books, inputs)
        title, ruling = "Bombing without effect", Ruling(0, working)
        return ActionPlan(title, "No hit was scored.", ruling, refusals=faults)
    if inputs.target is Target.AIRBASE:
        return _hit_airbase(books, inputs, hits).opening_with(working)
    if inputs.target is Target.YARD:
        place, (each, railway) = inputs.place.strip(), (inputs.rail_res, inputs.railway)
        plan = hit_yard(books, place, hits, each=each, railway=railway)
        return plan.opening_with(working)
    effect = _EFFECTS[inputs.target]
    return effect(books, inputs.place.strip(), hits).opening_with(working)


def _no_target(books: Books, inputs: BombingInputs) -> tuple[Fault, ...]:
    """Why there is nothing to bomb: a raid without a hit needs its target as any other."""
    place = inputs.place.strip()
    if inputs.target in {Target.FACTORY, Target.CITY}:
        return _EFFECTS[inputs.target](books, place, 1).refusals
    if inputs.target is Target.AIRBASE:
        # Which groups a hit would strike, nobody is asked.
        faults = _hit_airbase(books, inputs, 1).refusals
        return tuple(fault for fault in faults if fault.where == "place")
    return ()


def _scored(books: Books, inputs: BombingInputs) -> tuple[int, tuple[Step, ...]]:
    """The hits of a raid, with the lines that they come from.

    Raises:
        BadInput: Nothing is entered, or in two ways, or the player's chart does not say it.
    """
    ways = {"hits": inputs.hits, "result": inputs.result, "roll": inputs.roll or inputs.factors}
    entered = [name for name, value in ways.items() if value]
    if not entered:
        advice = "Enter the hits, the result, or the dice for your chart."
        raise BadInput(Fault("Nothing is entered.", "hits", "0", advice, "STR-01", missing=True))
    if len(entered) > 1:
        sentence = f"is one too many: {entered[0]} is entered."
        advice = "Enter the hits, or the result, or the dice."
        raise BadInput(Fault(sentence, entered[-1], str(ways[entered[-1]]), advice, "BMB-08"))
    if inputs.hits:
        return inputs.hits, ()
    result, lines = str(inputs.result), list[Step]()
    if not result:
        # The player's chart says it of the factors and the dice (BMB-09).
        column = bombardment_column(books, inputs.factors, inputs.shift)
        words = counted(inputs.factors, "factor")
        words += f", shifted by {signed(inputs.shift)}" if inputs.shift else ""
        found = bombardment_result(books, column, words, inputs.roll or None, "")
        result = found.result
        lines.append(Step("Result", result, found.source, OWN_COPY))
    # 0 on the chart is none for the hits on facilities.
    asked = FacilityHitsInputs((RESULT_ALIASES.get(result, result),))
    ruling = facility_hits(asked, books.tables)
    return ruling.result, (*lines, *ruling.working)


def _hit_airbase(books: Books, inputs: BombingInputs, hits: int) -> ActionPlan:
    """Hits on an air base, by the rules of the air game (AIR-06)."""
    # By the same action as a hit by hand, so that groups and capacity follow alike.
    asked = AirHitsInputs(inputs.place, hits, inputs.grounded, inputs.drawn, inputs.own)
    plan = plan_air_hits(books, asked)
    faults = (replace(f, where="place" if f.where == "base" else f.where) for f in plan.refusals)
    return replace(plan, refusals=tuple(faults))


_NO_PLACE: Final = Fault("is missing.", "place", advice="Enter what was bombed.", missing=True)


def hit_resource(books: Books, place: str, hits: int) -> ActionPlan:
    """A result of two hits destroys one Resource Point, one hit none (RES-12)."""
    side = enemy(books.side)
    needed = books.tables.whole("resource_points.bombed.hits_needed")
    cell = books.tables.cell("resource_points.bombed.destroyed")
    # Points lie at a place: those of another city are out of reach.
    account = locality(books, side, place)
    held = books.balance(account, RESOURCE)
    # One point at most, and only by a result of two hits: one hit destroys none (RES-12).
    gone = min(cell.whole, held) if hits >= needed else 0
    working = (
        cell.step(f"Hits: {hits}", hits, f"{needed} needed"),
        Step(f"Resource Points at {account.detail}", held, case="RES-13"),
        cell.step("Destroyed", gone, kind=StepKind.RESULT),
    )
    at = account.detail
    said = counted(hits, f"hit at {at} destroys", f"hits at {at} destroy")
    none_there = Fault("No enemy Resource Point is there.", "place", place, case="RES-13")
    return ActionPlan(
        "Resource Points bombed",
        f"{said} {counted(gone, 'Resource Point')}.",
        Ruling(gone, working),
        postings=transfer(account, lost(side, BOMBED), RESOURCE, gone),
        refusals=() if held else (none_there,),
    )


# ---------------------------------------------------------------------------- replacements


def hit_factory(books: Books, place: str, hits: int) -> ActionPlan:
    """Hits on a Soviet factory, which its next output is less by (FAC-06)."""
    # Factories are entered by their owner: of any other no output could be reduced.
    known = {name: factory.hits for name, factory in factories(books).items()}
    advice = did_you_mean(place, known) or "It is entered in the Soviet Initial Phase."
    unknown = Fault("is not a factory in the books.", "place", place, advice, "FAC-06")
    return _noted(books, place, hits, fact_kinds.FACTORY, known, unknown)


def hit_city(books: Books, place: str, hits: int) -> ActionPlan:
    """Hits on a Soviet supply city, which the next replacements are less by (REP-07)."""
    before = city_hits(books)
    # Kept by city until the next receipt, which takes them off (REP-07).
    known = {name: before.get(name, 0) for name in replacement_cities(books)}
    advice = did_you_mean(place, known)
    unknown = Fault("is not a Soviet supply city.", "place", place, advice, "REP-07")
    return _noted(books, place, hits, fact_kinds.CITY, known, unknown)


def _noted(
    books: Books, place: str, hits: int, subject: Subject, known: Mapping[str, int], unknown: Fault
) -> ActionPlan:
    """Hits that wait for the replacements that they are taken from; `known` are those so far."""
    # In the spelling of the books, for a city has one key.
    found = same_place(place, known)
    before = known[found] if found else 0
    together = before + hits
    case = unknown.case
    refusals: tuple[Fault, ...] = () if found else (unknown if place else _NO_PLACE,)
    # The Axis has no factories or supply cities that bring replacements.
    if books.side == SOVIET:
        sentence = "Only Soviet replacements are bombed; the Axis bombs them."
        refusals = (Fault(sentence, "target", case=case),)
    name = f"the factory of {found}" if subject is fact_kinds.FACTORY else found
    said = f"{counted(hits, 'hit')} on {name if found else place or '?'}"
    text = f"{before} before" if before else ""
    return ActionPlan(
        said,
        f"{said}: the next replacements are reduced by {together}.",
        Ruling(together, (Step("Hits to be taken off", together, text, case, StepKind.RESULT),)),
        facts=() if refusals else enter(books, subject, found, HITS, together),
        refusals=refusals,
    )


_EFFECTS: Final[Mapping[Target, Callable[[Books, str, int], ActionPlan]]] = {
    Target.FACTORY: hit_factory,
    Target.CITY: hit_city,
    Target.RESOURCE: hit_resource,
    Target.PORT: hit_port,
}
