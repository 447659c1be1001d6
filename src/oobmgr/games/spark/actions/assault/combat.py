"""Assault combat: morale of both sides, dice, the result, losses and status."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, UnitId
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.assault.before_surprise import before_surprise
from oobmgr.games.spark.actions.assault.combat_form import (
    as_told,
    openings,
    propose_combat,
    without_meaning,
)
from oobmgr.games.spark.actions.assault.combat_inputs import (
    AssaultCombatInputs,
    AssaultFought,
    RiverHexside,
)
from oobmgr.games.spark.actions.assault.combat_losses import SideLosses, side_losses
from oobmgr.games.spark.actions.assault.combat_objections import (
    crowded_hexes,
    decided,
    high_initial,
    not_losing,
    open_hex,
    outside_and_inside,
    strangers,
    too_early,
    unknown_units,
    unsure_steps,
)
from oobmgr.games.spark.actions.assault.going import (
    NO_ASSAULT,
    any_assault,
    in_assaults,
    named_assault,
)
from oobmgr.games.spark.actions.assault.who_fights import (
    fighters,
    wrongly_left_out,
)
from oobmgr.games.spark.actions.marker_ways import laid_on
from oobmgr.games.spark.actions.picked import (
    unit_names,
    unrolled,
)
from oobmgr.games.spark.actions.stand_ins import missing_boxes, note_stand_ins
from oobmgr.games.spark.actions.unknown_ground import open_trench
from oobmgr.games.spark.assault.fighting import Force, SideMorale, side_morale
from oobmgr.games.spark.assault.modifiers import AssaultMoraleInputs, AssaultSide
from oobmgr.games.spark.assault.result import (
    ASSAULTER,
    AssaultResult,
    AssaultResultInputs,
    assault_result,
    result_in_words,
)
from oobmgr.games.spark.assault.steps import (
    COMBAT_ACTION,
    Assault,
    AssaultStepKey,
)
from oobmgr.games.spark.assaults import ground_told, step_taken
from oobmgr.games.spark.dice import counted
from oobmgr.games.spark.grounds import note_clear, note_shelter
from oobmgr.games.spark.morale.effects import STATUS_MARKERS, status_laid, surprise_on
from oobmgr.games.spark.picking.known_hexes import assault_hexes
from oobmgr.games.spark.roster.losses import lose_steps
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import COMBAT, Marker
from oobmgr.games.spark.written import Written
from oobmgr.rules.actions import ActionPlan, StepChange, action
from oobmgr.rules.books import Books
from oobmgr.rules.offered_words import offering


@dataclass(frozen=True)
class _Fight:
    """An assault combat with both sides worked out; no result while a die is missing."""

    assault: Assault
    attacker: Force
    defender: Force
    morale: SideMorale
    enemy_morale: SideMorale
    ruling: Ruling[AssaultResult] | None

    def loser(self, result: AssaultResult) -> Force:
        """The side that lost; the defender's where they tie."""
        return self.attacker if result.loser == ASSAULTER else self.defender


@action(
    "SP-ASLT-01..11 SP-AMM-01..18 SP-AMM-21..28 SP-AR-01..06 SP-AR-11..15 SP-ASLT-14 SP-CMB-08 "
    "SP-MC-12 SP-MC-21 SP-MOVE-01 SP-SEQ-03 SP-STRM-16 SP-SUR-12 SP-SUR-14 SP-SUR-18",
    name=COMBAT_ACTION,
    phases=COMBAT,
    title="Assault combat",
    propose=propose_combat,
    offered=any_assault,
    not_now=NO_ASSAULT,
    post_text="Post the assault combat",
    group="Assault",
    helpers=(
        "spark.initial_assault_morale",
        "spark.strength_bonus",
        "spark.assault_morale",
        "spark.assault_result",
        "spark.loss_priority",
    ),
    picking=in_assaults(lambda one: one.fighters, "No assault is under way.").picked(
        losses="takes a step", bearers="brings a bonus", left_out="does not fight"
    ),
    left_out=without_meaning,
    openings=openings,
    offers=offering(hex=assault_hexes),
)
def plan_assault_combat(books: Books, inputs: AssaultCombatInputs) -> ActionPlan:
    """Compare assault morale and dice, and take what the result says."""
    assault = named_assault(books, inputs.hex)
    inputs = as_told(assault, inputs)
    attacker, defender = both_forces(books, assault, inputs)
    crowded = tuple(crowded_hexes(books, attacker, defender))
    boxless = missing_boxes(books, (*attacker.units, *defender.units), stand_in=inputs.stand_in)
    refusals = (
        *decided(assault, attacker, defender),
        *crowded,
        *boxless,
        *wrongly_left_out(books, assault, inputs.left_out),
        *strangers((*attacker.units, *defender.units), inputs.losses, inputs.bearers),
        *outside_and_inside(inputs),
        *unknown_units((*attacker.units, *defender.units)),
    )
    # Steps are not compared before it is known who fights, and with how many.
    if crowded or boxless or not (attacker.units and defender.units):
        return ActionPlan.refused("Assault combat", refusals)
    return _planned(books, _fight(books, assault, attacker, defender, inputs), inputs, refusals)


def both_forces(books: Books, assault: Assault, inputs: AssaultCombatInputs) -> tuple[Force, Force]:
    """Both sides with what the players entered; by the markers where they left that open."""
    attackers = fighters(books, assault.assaulters, inputs.left_out)
    defenders = fighters(books, assault.defenders, inputs.left_out)
    trench, stream = inputs.entrenched, inputs.crossed_stream
    # One defender in it is enough for the values of the trench (SP-AMM-24).
    if trench is None:
        trench = any(Marker.ENTRENCHED in unit.markers for unit in defenders)
    # One assaulter that did not cross spares the whole side.
    if stream is None:
        stream = all(Marker.CROSSED_STREAM in unit.markers for unit in attackers)
    ours = AssaultMoraleInputs(
        side=AssaultSide.ASSAULTER,
        initial=0,  # worked out from the units
        class1=inputs.terrain,
        hill=inputs.hill,
        entrenched=trench,
        vs_entrenched=trench,
        any_inside_entrenchment=inputs.inside,
        crossed_stream=stream,
        across_river=inputs.river is RiverHexside.WHOLE,
        partial_river=inputs.river is RiverHexside.PARTIAL,
        use_armor_1=inputs.armor_1,
        use_armor_2=inputs.armor_2,
        engineer=inputs.engineer,
        smg=inputs.smg,
        options=books.options,
    )
    # The ground is the defender's for both: each side takes from it what concerns it.
    theirs = replace(
        ours,
        side=AssaultSide.DEFENDER,
        use_armor_1=inputs.defender_armor_1,
        use_armor_2=inputs.defender_armor_2,
    )
    return (
        Force(attackers, ours, inputs.bearers, inputs.assaulter_initial),
        Force(defenders, theirs, inputs.bearers, inputs.defender_initial),
    )


def _fight(
    books: Books, assault: Assault, attacker: Force, defender: Force, inputs: AssaultCombatInputs
) -> _Fight:
    morale = side_morale(books, attacker, defender)
    enemy = side_morale(books, defender, attacker)
    ruling = None
    ours, theirs = inputs.assaulter_die, inputs.defender_die
    if ours is not None and theirs is not None:
        rolled = AssaultResultInputs(morale.value, ours, enemy.value, theirs)
        ruling = assault_result(rolled, books.tables)
    return _Fight(assault, attacker, defender, morale, enemy, ruling)


def _planned(
    books: Books, fight: _Fight, inputs: AssaultCombatInputs, refusals: tuple[Fault, ...]
) -> ActionPlan:
    """What the fight writes, or what is still to be entered."""
    working = (*fight.morale.working, *fight.enemy_morale.working)
    notes = (*fight.morale.notes, *fight.enemy_morale.notes)
    fighting = (*fight.attacker.units, *fight.defender.units)
    early = tuple(_early(books, fight, inputs, fighting))
    if fight.ruling is None:
        ruling = Ruling(_fought(fight, inputs), working, notes)
        missing = (*refusals, *_dice_missing(inputs))
        return ActionPlan(_title(fight), "", ruling, warnings=early, refusals=missing)
    result = fight.ruling.result
    sides = _losses(books, fight, result, inputs)
    changes = tuple(_changes(sides))
    dead = frozenset(change.unit.id for change in changes if not change.steps_left)
    refusals += tuple(fault for _, side in sides for fault in side.refusals)
    # Losses that are refused may not fit their units, and `lose_steps` would raise for these.
    taken = Written() if refusals else lose_steps(books, changes)
    told = (*fight.ruling.working, *(line for _, side in sides for line in side.working))
    lines = (*working, Step("Result", kind=StepKind.HEADING), *told, *taken.working)
    lost = tuple((one.unit.designation, one.unit.steps_left - one.steps_left) for one in changes)
    return ActionPlan(
        _title(fight),
        result_in_words(result),
        Ruling(_fought(fight, inputs, lost), lines, (*notes, *fight.ruling.notes)),
        taken.postings,
        facts=(
            *taken.facts,
            *_facts(books, fight, result, dead),
            *_ground_told(books, fight.assault.hex, inputs),
            *(_rolled_again(books, fight, inputs) if result.tied else ()),
            *note_stand_ins(books, fighting),
        ),
        warnings=(
            *early,
            *not_losing(_unharmed(fight, sides), inputs.losses),
            *taken.warnings,
            *_reminders(fight, result, dead),
        ),
        refusals=refusals,
    )


def _ground_told(books: Books, place: str, inputs: AssaultCombatInputs) -> tuple[Fact, ...]:
    """The ground of the hex, kept for whatever happens there next."""
    if inputs.terrain or inputs.hill:
        return note_shelter(books, place, inputs.terrain, hill=inputs.hill)
    return note_clear(books, place)


def _rolled_again(books: Books, fight: _Fight, inputs: AssaultCombatInputs) -> tuple[Fact, ...]:
    """The ground as it was told or agreed to, for nobody is asked about it twice (SP-AR-11)."""
    trench = inputs.entrenched
    asked = open_trench(
        books, fight.defender.units, "entrenched", "SP-AMM-24", entered=trench is not None
    )
    if any(asked):
        trench = False
    river = inputs.river or RiverHexside.NONE
    return ground_told(books, fight.assault.hex, str(river), trench=trench)


def _early(
    books: Books, fight: _Fight, inputs: AssaultCombatInputs, fighting: tuple[SparkUnit, ...]
) -> Iterator[Fault]:
    """What is told and asked before the dice are known."""
    yield from before_surprise(books, fight.assault.hex)
    yield from too_early(fight.assault)
    yield from unsure_steps(fighting)
    yield from open_hex(books, fight.assault, fight.defender.units, inputs)
    yield from high_initial(fighting, inputs)


def _changes(sides: tuple[tuple[Force, SideLosses], ...]) -> Iterator[StepChange]:
    """The steps that units of both sides come down to."""
    for force, side in sides:
        for unit in force.units:
            if side.steps.get(unit.id):
                left = unit.state.steps_left - side.steps[unit.id]
                # More than it has is refused by name; here the number must only not fall below
                # none.
                yield StepChange(unit.state, max(left, 0))


def _dice_missing(inputs: AssaultCombatInputs) -> Iterator[Fault]:
    yield from unrolled(inputs.assaulter_die, "assaulter_die")
    yield from unrolled(inputs.defender_die, "defender_die")


def _losses(
    books: Books, fight: _Fight, result: AssaultResult, inputs: AssaultCombatInputs
) -> tuple[tuple[Force, SideLosses], ...]:
    """The steps that the loser takes; in a tie those of both sides."""
    both = ((fight.attacker, fight.morale), (fight.defender, fight.enemy_morale))
    touched = both if result.tied else tuple(one for one in both if one[0] is fight.loser(result))
    found = []
    for force, morale in touched:
        # Surprise multiplies the step losses of a side (SP-SUR-12).
        effects = (surprise_on(books, unit) for unit in force.units)
        # One die surprises a whole side of an assault, so any of its units tells by how much.
        times = max((effect.loss_mult for effect in effects if effect is not None), default=1)
        found.append(
            (force, side_losses(books, force, morale, result.steps * times, inputs.losses))
        )
    return tuple(found)


def _unharmed(fight: _Fight, sides: tuple[tuple[Force, SideLosses], ...]) -> tuple[SparkUnit, ...]:
    """The units of the side that takes no steps; none where both do."""
    hit = [force for force, _ in sides]
    both = fight.attacker, fight.defender
    return tuple(unit for force in both if force not in hit for unit in force.units)


def _beaten(fight: _Fight, result: AssaultResult, dead: frozenset[UnitId]) -> tuple[SparkUnit, ...]:
    """The units of the loser that are left: they retreat, with what is laid on them."""
    return tuple(unit for unit in fight.loser(result).units if unit.id not in dead)


def _facts(
    books: Books, fight: _Fight, result: AssaultResult, dead: frozenset[UnitId]
) -> tuple[Fact, ...]:
    """Who took part, the loser's status, and that the combat is fought unless it is tied."""
    fought = (*fight.attacker.units, *fight.defender.units)
    facts = [
        *laid_on(books, fought, Marker.PARTICIPATED),
        *laid_on(books, fought, Marker.INVOLVED, value=fight.assault.hex),
    ]
    # Status first: it reaches every participant before the retreat (5.6(c)).
    if result.status:
        for unit in _beaten(fight, result, dead):
            facts += status_laid(books, unit.id, STATUS_MARKERS[result.status])
    if hexes := retreat_hexes(result):
        for unit in _beaten(fight, result, dead):
            facts += set_marker(books, unit.id, Marker.MUST_RETREAT, [*hexes])
    # A tie is rolled for again, with morale worked out anew (SP-AR-11), so the combat stays open.
    if not result.tied:
        facts += step_taken(books, fight.assault.hex, AssaultStepKey.ASSAULT_COMBAT)
    return tuple(facts)


def retreat_hexes(result: AssaultResult) -> tuple[int, ...]:
    """The fewest and the most hexes that the loser retreats; the advance decides (SP-AR-14)."""
    if result.tied:
        return ()
    fewest, _, most = str(result.retreat).partition("-")
    return int(fewest), int(most or fewest)


def _reminders(fight: _Fight, result: AssaultResult, dead: frozenset[UnitId]) -> tuple[Fault, ...]:
    """What is done on the map: retreat of the loser, advance, or another roll."""
    place = fight.assault.hex
    if result.tied:
        advice = "Enter new dice and post it again."
        return (Fault("The assault is tied.", "assaulter_die", advice=advice, case="SP-AR-11"),)
    hexes = f"{result.retreat} {'hex' if result.retreat == 1 else 'hexes'}"
    left = _beaten(fight, result, dead)
    told = []
    if left:
        sentence = f"must retreat {hexes}."
        told.append(Fault(sentence, unit_names(left), str(result.retreat), case="SP-AR-13"))
    # A defender who wins stays where he is: nobody but the assaulter advances.
    if fight.loser(result) is fight.defender:
        sentence = f"The assaulter may advance into {place}."
        advice = "Enter it with the end of the assault."
        told.append(Fault(sentence, "hex", place, advice, "SP-ASLT-15"))
    return tuple(told)


def _title(fight: _Fight) -> str:
    head = f"Assault on {fight.assault.hex}"
    if fight.ruling is None:
        return f"{head}: {fight.morale.value} to {fight.enemy_morale.value}"
    result = fight.ruling.result
    return f"{head}: tied" if result.tied else f"{head}: {result.loser} loses by {result.diff}"


def _fought(
    fight: _Fight, inputs: AssaultCombatInputs, lost: tuple[tuple[str, int], ...] = ()
) -> AssaultFought:
    known = fight.ruling.result if fight.ruling else None
    ours, theirs = inputs.assaulter_die, inputs.defender_die
    return AssaultFought(
        assaulter_initial=fight.morale.initial,
        assaulter_morale=fight.morale.value,
        defender_initial=fight.enemy_morale.initial,
        defender_morale=fight.enemy_morale.value,
        assaulter_total=None if ours is None else counted(ours) + fight.morale.value,
        defender_total=None if theirs is None else counted(theirs) + fight.enemy_morale.value,
        loser=known.loser if known else "",
        diff=known.diff if known else None,
        retreat=known.retreat if known else 0,
        status=known.status if known else None,
        lost=lost,
    )
