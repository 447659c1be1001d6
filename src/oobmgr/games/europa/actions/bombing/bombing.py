"""Strategic bombing: what is aimed at, how many hits it takes, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted, signed
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.games.europa.actions.air.results import AirHitsInputs, PickedGroup, plan_air_hits
from oobmgr.games.europa.actions.bombing.targets import (
    Aim,
    hit_city,
    hit_factory,
    hit_port,
    hit_resource,
    hit_yard,
)
from oobmgr.games.europa.combat.bombardment import FacilityHitsInputs, facility_hits
from oobmgr.games.europa.combat.lookup import Found, bombardment_column, bombardment_result
from oobmgr.games.europa.words import AIR
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.charts import OWN_COPY
from oobmgr.rules.fields import choice_told, count_told, dice_told, flag_told, list_told, text_told
from oobmgr.rules.inputs import told


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


class Result(StrEnum):
    """A result of the bombardment table; empty where the hits or the dice are entered."""

    NOT_ENTERED = ""
    ONE = "1R"
    RE_ONE = "Re1R"
    CADRE_ONE = "C1R"
    RE = "Re"
    CADRE = "C"
    NOTHING = "none"


_RESULT_ALIASES = {"0": "none", "no effect": "none", "miss": "none"}


@dataclass(frozen=True)
class BombingInputs:
    """A facility of the enemy that is bombed, and what the bombs scored."""

    target: Target = choice_told("What is bombed.", "STR-01", Target.YARD, _TARGET_ALIASES)
    place: str = text_told("Where it lies; the name of a base or a city.", "STR-01")
    hits: int = count_told("Hits that count.", "STR-01", unit="hits", high=FEW)
    result: Result = choice_told(
        "The result of the bombardment table, in place of the hits.",
        "BMB-08",
        Result.NOT_ENTERED,
        _RESULT_ALIASES,
    )
    roll: int = dice_told(
        "The sum of two dice, where your chart gives the result; 0 for none.", "BMB-09"
    )
    factors: int = count_told(
        "Bombing factors, for your chart.", "BMB-09", unit="factors", high=MANY
    )
    shift: int = told(
        "Columns of your chart to the right; left where below 0.",
        default=0,
        unit="columns",
        low=-FEW,
        high=FEW,
        case="BMB-04",
    )
    grounded: tuple[PickedGroup, ...] = list_told(
        "Air base: operable groups that become inoperable, as their owner picks; left open where "
        "there is no choice.",
        "AIR-06",
    )
    drawn: tuple[PickedGroup, ...] = list_told(
        "Air base: inoperable groups drawn at random for Remnants, where none is operable any "
        "more; left open where there is no choice.",
        "AIR-06",
    )
    own: bool = flag_told("Air base: whether it is one of the side that is playing.", "AIR-06")


@dataclass(frozen=True)
class _Score:
    """The hits of a raid and where they come from; `hits` is None where nothing was entered."""

    hits: int | None
    working: tuple[Step, ...] = ()


@action(
    "STR-01 AIR-06 BMB-08 FAC-06 RAIL-12 REP-07 RES-12 SP-30",
    phases=(AIR,),
    title="Strategic bombing",
    tab="Bombing",
    post_text="Post the raid",
    group="Bombing",
    helpers=("europa.facility_hits", "europa.bombardment_shift", "europa.flak_strength"),
)
def plan_bombing(books: Books, inputs: BombingInputs) -> ActionPlan:
    """Enter the hits on a yard, factory, supply city, Resource Point, air base or port."""
    try:
        score = _scored(books, inputs)
    except BadInput as error:
        return _nothing_done("Bombing", Ruling(0, ()), error.faults)
    if score.hits is None:
        advice = "Enter the hits, the result, or the dice for your chart."
        fault = Fault("Nothing is entered.", "hits", "0", advice, "STR-01")
        return _nothing_done("Bombing", Ruling(0, ()), (fault,))
    if not score.hits:
        return _nothing_done("Bombing without effect", Ruling(0, score.working), ())
    plan = _effect(books, inputs, score.hits)
    ruling = replace(plan.ruling, working=(*score.working, *plan.ruling.working))
    return replace(plan, ruling=ruling)


def _nothing_done(title: str, ruling: Ruling[int], faults: tuple[Fault, ...]) -> ActionPlan:
    return ActionPlan(title, "No hit was scored.", ruling, refusals=faults)


def _scored(books: Books, inputs: BombingInputs) -> _Score:
    """Raises `BadInput` where two ways are entered, or the player's chart does not say it."""
    dice = inputs.roll or inputs.factors
    ways = {"hits": inputs.hits, "result": inputs.result, "roll": dice}
    entered = [name for name, value in ways.items() if value]
    if len(entered) > 1:
        where = entered[-1]
        advice = "Enter the hits, or the result, or the dice."
        fault = Fault(f"is one too many: {entered[0]} is entered.", where, str(ways[where]), advice)
        raise BadInput(replace(fault, case="BMB-08"))
    if not entered:
        return _Score(None)
    if inputs.hits:
        return _Score(inputs.hits)
    result, lines = str(inputs.result), []
    if not result:
        found = _looked_up(books, inputs)
        result = found.result
        lines.append(Step("Result", result, found.source, OWN_COPY))
    ruling = facility_hits(FacilityHitsInputs((_of_the_table(result),)), books.tables)
    return _Score(ruling.result.hits, (*lines, *ruling.working))


def _looked_up(books: Books, inputs: BombingInputs) -> Found:
    """What the player's chart says of the factors and the dice (BMB-09)."""
    column = bombardment_column(books, inputs.factors, inputs.shift)
    words = counted(inputs.factors, "factor")
    if inputs.shift:
        words += f", shifted by {signed(inputs.shift)}"
    return bombardment_result(books, column, words, inputs.roll or None, "")


def _of_the_table(result: str) -> str:
    """A result as the rule of hits on facilities names it; 0 on the chart is none."""
    return _RESULT_ALIASES.get(result, result)


def _effect(books: Books, inputs: BombingInputs, hits: int) -> ActionPlan:
    if inputs.target is Target.AIRBASE:
        return _hit_airbase(books, inputs, hits)
    return _EFFECTS[inputs.target](books, Aim(inputs.place.strip(), hits))


def _hit_airbase(books: Books, inputs: BombingInputs, hits: int) -> ActionPlan:
    """Hits on an air base, by the rules of the air game (AIR-06)."""
    asked = AirHitsInputs(inputs.place, hits, inputs.grounded, inputs.drawn, inputs.own)
    plan = plan_air_hits(books, asked)
    faults = (replace(f, where="place" if f.where == "base" else f.where) for f in plan.refusals)
    return replace(plan, refusals=tuple(faults))


_EFFECTS: Final[Mapping[Target, Callable[[Books, Aim], ActionPlan]]] = MappingProxyType(
    {
        Target.YARD: hit_yard,
        Target.FACTORY: hit_factory,
        Target.CITY: hit_city,
        Target.RESOURCE: hit_resource,
        Target.PORT: hit_port,
    }
)
