"""A round of battle: its result by the player's own chart, losses, and what follows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.battle_announce import BATTLES, NO_BATTLE
from oobmgr.games.grande_armee.actions.picked import asked_for
from oobmgr.games.grande_armee.battle.bidding import BIDDING
from oobmgr.games.grande_armee.battle.deployment import PARTS
from oobmgr.games.grande_armee.battle.fates import Cause
from oobmgr.games.grande_armee.battle.forces import (
    bonus_of,
    fighters,
    in_part,
    leaders_at,
    persons,
    strength_of,
)
from oobmgr.games.grande_armee.battle.leader_bonus import CHOSEN
from oobmgr.games.grande_armee.battle.log import Battle, battle_facts
from oobmgr.games.grande_armee.battle.losing import lose
from oobmgr.games.grande_armee.battle.named import (
    FIGHTERS,
    any_battle,
    battle_of,
    battle_told,
    lone_battle,
    outside,
    points_of_each,
    points_told,
    too_early,
)
from oobmgr.games.grande_armee.battle.rounds import (
    AGAIN,
)
from oobmgr.games.grande_armee.battle.words import Part, Role
from oobmgr.games.grande_armee.words import COMBAT, SIDE_NAMES
from oobmgr.rules.actions import ActionPlan, Remedy, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.charts import OWN_COPY, ChartEntry, own_copy
from oobmgr.rules.fields import open_told, text_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.picked_units import known_units, names_of, units_told

CHART: Final = "battle_results"
RESULT: Final = "LGA-BAT-08"
_FIELD: Final = "result"


@dataclass(frozen=True)
class ResultInputs:
    """The result of a round, by the player's own chart."""

    battle: int | None = battle_told()
    column: str = text_told("The column of your Combat Results.", RESULT, label="Column")
    die: str = text_told("The die with its modifiers.", RESULT, label="Modified die")
    result: str = text_told(
        "The result; left empty where your own copy of the chart says it.", RESULT, label="Result"
    )
    points: int | None = open_told(
        "Advance Points that the attacker gets by it, 0 for none.",
        AGAIN,
        low=0,
        high=FEW,
        unit="points",
        label="Advance Points",
    )


@dataclass(frozen=True)
class RoundResult:
    """What came of a round; `otherwise` is what the player's chart has where else was entered."""

    result: str = told("The result.")
    otherwise: str = told("What your chart has instead; empty where it agrees.", default="")


def _take_chart(fault: Fault, found: RoundResult | None) -> Remedy | None:
    """Against a result that the player's chart contradicts: that of the chart."""
    if found is None or not found.otherwise or fault.where != _FIELD:
        return None
    return Remedy("take_chart", f"Take {found.otherwise}", sets={_FIELD: found.otherwise})


def _of_chart(books: Books) -> dict[str, tuple[str, ...]]:
    copy = own_copy(books, CHART)
    return {"column": copy.columns, "die": copy.rows} if copy else {}


@action(
    "LGA-BAT-08 LGA-BAT-01",
    phases=(COMBAT,),
    title="Result of a round",
    name="battle_result",
    tab="Result",
    post_text="Post the result",
    group=BATTLES,
    left_out=lone_battle,
    offered=any_battle,
    not_now=NO_BATTLE,
    offers=_of_chart,
    remedy=_take_chart,
)
def plan_battle_result(books: Books, inputs: ResultInputs) -> ActionPlan:
    """Enter the outcome of a round: the result as your chart has it, and the Advance Points."""
    battle, faults = battle_of(books, inputs.battle)
    if battle is None:
        return ActionPlan.refused("Result", faults)
    column, die, entered = inputs.column.strip(), inputs.die.strip(), inputs.result.strip()
    copy = own_copy(books, CHART)
    read = copy.entry(die, column) if copy else ""
    # What is typed goes before the chart, so that a slip in the copy holds nobody up.
    result = entered or read
    refusals = tuple(_result_faults(battle, inputs, result))
    lines = tuple(_round_lines(books, battle))
    if refusals:
        return ActionPlan.refused("Result", refusals, lines)
    points = inputs.points or 0
    # Advance Points pile up over the rounds of a battle.
    held = battle.points + points
    otherwise = read if folded(read) != folded(result) else ""
    lines = (
        *lines,
        _result_line(result, column, die, otherwise, read),
        Step("Advance Points", held, f"{battle.points} + {points}", AGAIN, StepKind.RESULT),
    )
    changed = replace(battle, result=result, points=held)
    return ActionPlan(
        f"{battle.name}, round {battle.round}: {result}",
        f"{counted(held, 'Advance Point')} at hand.",
        Ruling(RoundResult(result, otherwise), lines),
        facts=battle_facts(books, changed),
        warnings=(
            *_contradicted(column, die, entered, otherwise),
            *_nobody_helps(books, battle),
            *_in_no_part(books, battle),
        ),
        # Only what names a place of the chart can be kept there.
        looked_up=(ChartEntry(CHART, die, column, result),) if column and die and not read else (),
    )


def _result_line(result: str, column: str, die: str, otherwise: str, read: str) -> Step:
    # The case of an own copy only where the copy gave the result.
    from_chart = bool(read) and not otherwise
    where = f"column {column}, die {die}" if from_chart else ""
    return Step("Result", result, where, OWN_COPY if from_chart else "")


def _contradicted(column: str, die: str, entered: str, otherwise: str) -> tuple[Fault, ...]:
    if not otherwise:
        return ()
    sentence = f"Your chart says {otherwise} in column {column}, die {die}; {entered} is entered."
    return (Fault(sentence, _FIELD, case=RESULT),)


def _round_lines(books: Books, battle: Battle) -> Iterator[Step]:
    """What the players compare before they roll: front lines, and modifiers of leaders."""
    for role in Role:
        yield Step(f"{role.capitalize()}, {SIDE_NAMES[battle.side(role)]}", kind=StepKind.HEADING)
        for part in Part:
            if units := in_part(books, battle, role, part):
                yield Step(f"{part.capitalize()}", strength_of(units), names_of(units))
        used = tuple(u for u in leaders_at(books, battle, role) if u.id in battle.used)
        yield from bonus_of(books, battle, role, used).working[-1:]


def _in_no_part(books: Books, battle: Battle) -> Iterator[Fault]:
    """Asks about units without a part, such as help that came after the lines were deployed."""
    for role in Role:
        if missing := [u for u in fighters(books, battle, role) if not battle.part(u.id)]:
            advice = "Pick a part for each under Lines, the reserve for those who wait."
            yield Fault(f"{names_of(missing)}: no part.", "battle", "", advice, PARTS).question()


def _nobody_helps(books: Books, battle: Battle) -> Iterator[Fault]:
    """Tells of a side whose leaders are all withheld: the steps go on without them."""
    for role in Role:
        here = [one for one in leaders_at(books, battle, role) if one.id not in battle.riders]
        if here and not any(one.id in battle.used for one in here):
            sentence = f"No leader of the {role} helps: {persons(here)}."
            advice = "Pick them under Leaders first, or leave them withheld."
            yield Fault(sentence, "battle", "", advice, CHOSEN)


def _result_faults(battle: Battle, inputs: ResultInputs, result: str) -> Iterator[Fault]:
    # Nothing else matters once the round has its result.
    if battle.result:
        sentence = f"Round {battle.round} has its result: {battle.result}."
        yield Fault(sentence, "result", battle.result, "Go on to another round.", RESULT)
        return
    for role in Role:
        # A side without units, as with a lone depot, needs no lines.
        if not any(battle.part(unit) for unit in battle.units(role)) and battle.units(role):
            advice = "Deploy them first: front line, second front line, reserve."
            yield Fault(f"The {role} has no lines yet.", "battle", advice=advice, case=PARTS)
    if not result:
        advice = "Enter what your chart says, or fill in your own copy of it under Charts."
        yield asked_for("result", advice, RESULT)
    # Not taken as none: a result that gives points would lose them unseen.
    if inputs.points is None:
        yield asked_for("points", "Enter those that the result gives, 0 for none.", AGAIN)


# -------------------------------------------------------------------------------------- losses


@dataclass(frozen=True)
class LossInputs:
    """Strength points that units of a battle lose."""

    battle: int | None = battle_told()
    units: tuple[int, ...] = units_told("The units that lose strength points.", BIDDING)
    points: tuple[int, ...] = points_told(
        "The strength points of each, in the order in which they are picked.", BIDDING
    )


@action(
    "LGA-BID-01 LGA-LDR-08",
    phases=(COMBAT,),
    title="Losses of a battle",
    name="battle_losses",
    tab="Losses",
    post_text="Post the losses",
    group=BATTLES,
    left_out=lone_battle,
    **FIGHTERS.offering(BIDDING, units="loses SP"),
)
def plan_battle_losses(books: Books, inputs: LossInputs) -> ActionPlan:
    """Take strength points off units; a leader goes with the last of his command."""
    battle, faults = battle_of(books, inputs.battle)
    units = known_units(books, inputs.units)
    if battle is None:
        return ActionPlan.refused("Losses", faults)
    pairs, refusals = points_of_each(units, inputs.points, BIDDING)
    none = () if units else (Fault("No unit is picked.", "units", case=BIDDING),)
    early = tuple(too_early(battle, "SP are lost", RESULT))
    refused = (one for one in early if not one.asks)
    refusals = (*refused, *none, *outside(battle, units, BIDDING), *refusals)
    if refusals:
        return ActionPlan.refused("Losses", refusals)
    written = lose(books, pairs, Cause.COMMAND_LOST, BIDDING)
    together = sum(points for _, points in pairs)
    # The last bid is what is to be lost; the player compares it with the total.
    last = (Step("Last bid", battle.bids[-1], "", BIDDING),) if battle.bids else ()
    total = Step("Lost in all", together, "", BIDDING, StepKind.RESULT)
    fell = f" {persons(written.leaders)}: lost with the command." if written.leaders else ""
    return ActionPlan(
        f"{battle.name}: {together} SP lost",
        f"{', '.join(f'{unit.designation} {points}' for unit, points in pairs)}.{fell}",
        Ruling(together, (*last, *written.working, total)),
        written.postings,
        written.facts,
        warnings=early,
    )
