"""An assault combat across hidden sheets: each side posts its own half, and opens nothing.

The players tell each other what they compare over the map: assault morale, steps for the Strength
Bonus, whether an AFV fights, and the dice. Each program then takes from its own sheets what the
result says. At one seat both halves are posted one after the other; with a file for each side a
slip goes each way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, UnitId
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.assault.before_surprise import before_surprise
from oobmgr.games.spark.actions.assault.combat import both_forces, retreat_hexes
from oobmgr.games.spark.actions.assault.combat_inputs import AssaultCombatInputs
from oobmgr.games.spark.actions.assault.combat_losses import side_losses
from oobmgr.games.spark.actions.assault.combat_objections import (
    crowded_hexes,
    strangers,
    unknown_units,
    unsure_steps,
)
from oobmgr.games.spark.actions.assault.half_objections import not_told, of_half
from oobmgr.games.spark.actions.assault.hidden_inputs import (
    UNSEEN,
    AssaultHalfInputs,
    HalfSlip,
    read_half,
)
from oobmgr.games.spark.actions.marker_ways import laid_on
from oobmgr.games.spark.actions.picked import (
    known_units,
    nobody_picked,
    other_side,
)
from oobmgr.games.spark.actions.stand_ins import boxes_settled, missing_boxes, note_stand_ins
from oobmgr.games.spark.actions.unknown_ground import two_kinds
from oobmgr.games.spark.assault.fighting import Force, SideMorale, side_morale, steps_compared
from oobmgr.games.spark.assault.modifiers import AssaultSide
from oobmgr.games.spark.assault.result import (
    AssaultResult,
    AssaultResultInputs,
    assault_result,
    result_in_words,
)
from oobmgr.games.spark.assault.steps import Assault, AssaultStepKey, assault_on, going
from oobmgr.games.spark.assaults import half_fought, record_of, step_taken
from oobmgr.games.spark.grounds import note_shelter, shelter_at
from oobmgr.games.spark.morale.effects import STATUS_MARKERS, status_laid, surprise_on
from oobmgr.games.spark.picking.by_hex import LIVING
from oobmgr.games.spark.picking.known_hexes import assault_hexes
from oobmgr.games.spark.roster.losses import lose_steps
from oobmgr.games.spark.roster.strength import is_flipped
from oobmgr.games.spark.units.markers import NO_MARKERS, set_marker
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SparkUnit, living_units
from oobmgr.games.spark.words import COMBAT, Armor, Marker, UnitClass, opponent
from oobmgr.games.spark.written import Written
from oobmgr.rules.actions import ActionPlan, StepChange, action
from oobmgr.rules.books import Books
from oobmgr.rules.offered_words import offering

_TITLE: Final = "Half of an assault combat"


@dataclass(frozen=True)
class _Half:
    """One side's half as it stands: units, morale and steps, and the result once all is told."""

    inputs: AssaultHalfInputs
    own: Force
    morale: SideMorale
    # As the Strength Bonus counts them, for the other side does not see which are artillery.
    steps: int
    ruling: Ruling[AssaultResult] | None

    @property
    def place(self) -> str:
        return self.inputs.hex.strip()

    @property
    def slip(self) -> HalfSlip:
        return HalfSlip(
            place=self.place,
            role=self.own.side,
            morale=self.morale.value,
            steps=self.steps,
            armor=bool(self.own.armor),
            die=self.inputs.own_die,
        )

    @property
    def is_hit(self) -> bool:
        """Whether the result costs this side something."""
        return self.ruling is not None and (
            self.ruling.result.tied or self.ruling.result.loser == self.own.side
        )


def propose_half(books: Books) -> AssaultHalfInputs:
    """The form as it opens: the first assault that goes on."""
    place = next((one.hex for one in going(books)), "")
    terrain, hill = shelter_at(books, place)
    return AssaultHalfInputs(hex=place, terrain=terrain, hill=hill)


@action(
    "SP-ROSTER-15 SP-AR-15 SP-ASLT-01 SP-ASLT-02 SP-ASLT-14",
    phases=COMBAT,
    title=_TITLE,
    propose=propose_half,
    tab="Assault",
    post_text="Post your half",
    group="Hidden sheets",
    left_out=boxes_settled(living_units),
    offers=offering(hex=assault_hexes),
    **LIVING.offering(UNSEEN, units="fights", bearers="brings a bonus", losses="takes a step"),
)
def plan_assault_half(books: Books, inputs: AssaultHalfInputs) -> ActionPlan:
    """Your half of an assault combat: morale to tell, then what the result does to your units."""
    units = known_units(books, inputs.units)
    missing = tuple(nobody_picked(units))
    # Units of two sides at once would be a half of neither.
    if missing or len({unit.state.side for unit in units}) > 1:
        return ActionPlan.refused(_TITLE, missing or other_side(books, units, UNSEEN))
    # The side that plays assaults.
    assaults = units[0].state.side == books.side
    role = AssaultSide.ASSAULTER if assaults else AssaultSide.DEFENDER
    # Before anything is worked out: the slip may name the hex.
    inputs, wrong = _with_slip(inputs, role)
    refusals = (
        *wrong,
        *of_half(books, inputs, units, role),
        *strangers(units, inputs.losses, inputs.bearers),
        *unknown_units(units),
        *missing_boxes(books, units, stand_in=inputs.stand_in),
    )
    if refusals:
        return ActionPlan.refused(_TITLE, refusals)
    ours, theirs = _forces(books, inputs, units, role)
    morale = side_morale(books, ours, theirs)
    morale, steps = _with_steps(books, ours, morale)
    half = _Half(inputs, ours, morale, steps, _result(books, inputs, ours, morale))
    # Without the units of the other side, which stand on another sheet.
    crowded = tuple(crowded_hexes(books, ours, replace(theirs, units=())))
    return _planned(books, half, (*crowded, *not_told(inputs, role)))


# --------------------------------------------------------------------------- what is compared


def _with_slip(
    inputs: AssaultHalfInputs, role: AssaultSide
) -> tuple[AssaultHalfInputs, tuple[Fault, ...]]:
    """The inputs with what the slip tells of the other side. Raises `BadInput` for no slip."""
    if not inputs.slip.strip():
        return inputs, ()
    slip = read_half(inputs.slip)
    filled = replace(
        inputs,
        hex=slip.place,
        other_morale=slip.morale,
        other_steps=slip.steps,
        other_armor=slip.armor,
        # A die that the slip leaves open may have been rolled at the table since.
        other_die=inputs.other_die if slip.die is None else slip.die,
    )
    # Of one's own role it is one's own slip, which tells nothing of the other side.
    if slip.role is role:
        advice = "Take the slip of the other player."
        return filled, (Fault(f"This is a slip of the {role}.", "slip", "", advice, UNSEEN),)
    return filled, ()


def _forces(
    books: Books, inputs: AssaultHalfInputs, units: tuple[SparkUnit, ...], role: AssaultSide
) -> tuple[Force, Force]:
    """One's own side from its sheets, the other as it is told."""
    other = (_as_told(inputs, units[0]),)
    assaults = role is AssaultSide.ASSAULTER
    sides = (units, other) if assaults else (other, units)
    assault = Assault(
        inputs.hex.strip(), sides[0], (), sides[1], record_of(books, inputs.hex.strip())
    )
    entered = AssaultCombatInputs(
        terrain=inputs.terrain,
        hill=inputs.hill,
        entrenched=inputs.entrenched,
        inside=inputs.inside,
        river=inputs.river,
        crossed_stream=inputs.crossed_stream,
        # Whichever role one's own side plays, its bonuses are entered in the same fields.
        armor_1=inputs.armor_1,
        armor_2=inputs.armor_2,
        engineer=inputs.engineer,
        smg=inputs.smg,
        defender_armor_1=inputs.armor_1,
        defender_armor_2=inputs.armor_2,
        bearers=inputs.bearers,
    )
    attacker, defender = both_forces(books, assault, entered)
    return (attacker, defender) if assaults else (defender, attacker)


def _as_told(inputs: AssaultHalfInputs, unit: SparkUnit) -> SparkUnit:
    """The other side as one unit with the steps and the armor that its player tells."""
    # One while it is open, because somebody defends. What is told is halved already where it has to
    # be, so that it counts in full as infantry (SP-AMM-28).
    steps = 1 if inputs.other_steps is None else inputs.other_steps
    state = replace(
        unit.state,
        # An id that no unit has, so that nothing in the books is taken for it.
        id=UnitId(0),
        side=opponent(unit.state.side),
        designation="the other side",
        hex="",
        steps=steps,
        steps_left=steps,
    )
    kind = UnitClass.AFV if inputs.other_armor else UnitClass.PERSONNEL
    # That one fights is all that is told: dots give a bonus to their own side alone, and only Armor
    # Bonus 2 looks across (SP-AMM-08, SP-AMM-15).
    armor = Armor.NONE if inputs.other_armor else None
    words = replace(unit.words, unit_class=kind, kind=UnitKind.INFANTRY, armor=armor)
    return SparkUnit(state, words, (), NO_MARKERS)


def _with_steps(books: Books, own: Force, morale: SideMorale) -> tuple[SideMorale, int]:
    """One's own steps for the other side, and the morale with the line that counts them."""
    steps, line = steps_compared(books, own)
    # The assaulter has the line already, before his bonus.
    if own.side is AssaultSide.DEFENDER:
        morale = replace(morale, working=(*morale.working, line))
    return morale, steps


def _result(
    books: Books, inputs: AssaultHalfInputs, own: Force, morale: SideMorale
) -> Ruling[AssaultResult] | None:
    """What the totals come to, from both sides alike; None while something is not told."""
    told = (inputs.own_die, inputs.other_morale, inputs.other_die)
    # The defender's morale does not rest on the assaulter's steps.
    if None in told or (own.side is AssaultSide.ASSAULTER and inputs.other_steps is None):
        return None
    mine = (morale.value, inputs.own_die or 0)
    his = (inputs.other_morale or 0, inputs.other_die or 0)
    first, second = (mine, his) if own.side is AssaultSide.ASSAULTER else (his, mine)
    return assault_result(AssaultResultInputs(*first, *second), books.tables)


# ------------------------------------------------------------------------------ what it costs


def _surprise_open(books: Books, half: _Half) -> Iterator[Fault]:
    """What is asked at night where no surprise die was posted, and told who cannot post one."""
    asked = before_surprise(books, half.place)
    if assault_on(books, half.place) is not None:
        yield from asked
        return
    # Without the markers, in the file of the defender alone, the die has no assault to belong to.
    for _ in asked:
        sentence = f"Surprise at {half.place} is not in this file: it counts as none."
        advice = "Ask what the die showed, and take what it does to your units by hand."
        yield Fault(sentence, "hex", half.place, advice, "SP-SUR-12")


def _planned(books: Books, half: _Half, refusals: tuple[Fault, ...]) -> ActionPlan:
    told = f"Tell the other player: assault morale {half.morale.value}. Slip: {half.slip.line}."
    slip = Step("Slip for the other player", "", half.slip.line, UNSEEN)
    # Without the steps of the defender the assaulter's morale is not known yet.
    unknown = any(fault.where == "other_steps" for fault in refusals)
    lines = (*half.morale.working, *(() if unknown else (slip,)))
    title = f"{_TITLE}, {half.place}"
    unsure = (
        *_surprise_open(books, half),
        *unsure_steps(half.own.units),
        *two_kinds(half.inputs.terrain, "terrain", "SP-AMM-01"),
    )
    if half.ruling is None or refusals:
        ruling = Ruling(half.morale.value, lines, half.morale.notes)
        sentence = "" if unknown else told
        return ActionPlan(title, sentence, ruling, warnings=unsure, refusals=refusals)
    result = half.ruling.result
    written, refused, left = _losses(books, half, result) if half.is_hit else (Written(), (), {})
    dead = tuple(unit for unit in half.own.units if left.get(unit.id) == 0)
    outcome = result_in_words(result)
    turned = _turned(books, half.own.units, left)
    return ActionPlan(
        f"{title}: {outcome[:1].lower()}{outcome[1:]}",
        " ".join((told, *turned)),
        Ruling(half.morale.value, (*lines, *half.ruling.working, *written.working)),
        written.postings,
        facts=(*written.facts, *_facts(books, half, result, dead)),
        warnings=(*unsure, *written.warnings, *_again(result)),
        refusals=refused,
    )


def _losses(
    books: Books, half: _Half, result: AssaultResult
) -> tuple[Written, tuple[Fault, ...], Mapping[UnitId, int]]:
    """The steps that the side loses, what its owner has still to choose, and the steps left."""
    units = half.own.units
    # Surprise multiplies the step losses of a side (SP-SUR-12).
    effects = (surprise_on(books, unit) for unit in units)
    times = max((one.loss_mult for one in effects if one is not None), default=1)
    lost = side_losses(books, half.own, half.morale, result.steps * times, half.inputs.losses)
    if lost.refusals:
        return Written(), lost.refusals, {}
    changes = tuple(
        StepChange(unit.state, max(unit.state.steps_left - lost.steps[unit.id], 0))
        for unit in units
        if lost.steps.get(unit.id)
    )
    written = Written(working=lost.working) + lose_steps(books, changes)
    return written, (), {change.unit.id: change.steps_left for change in changes}


def _facts(
    books: Books, half: _Half, result: AssaultResult, dead: tuple[SparkUnit, ...]
) -> tuple[Fact, ...]:
    """Who took part, status and retreat of the loser, and that the half is fought unless tied."""
    units = half.own.units
    facts = [
        *laid_on(books, units, Marker.PARTICIPATED),
        *laid_on(books, units, Marker.INVOLVED, value=half.place),
        *note_shelter(books, half.place, half.inputs.terrain, hill=half.inputs.hill),
        *note_stand_ins(books, units),
    ]
    for unit in units if half.is_hit else ():
        # Lost units carry no marker.
        if unit in dead:
            continue
        if result.status:
            facts += status_laid(books, unit.id, STATUS_MARKERS[result.status])
        if hexes := retreat_hexes(result):
            facts += set_marker(books, unit.id, Marker.MUST_RETREAT, [*hexes])
    # A tie is rolled again, so that the half is not fought yet.
    if not result.tied:
        facts += half_fought(books, half.place, half.own.side)
        # The assault is in the books of the side that made it.
        if half.own.side is AssaultSide.ASSAULTER:
            facts += step_taken(books, half.place, AssaultStepKey.ASSAULT_COMBAT)
    return tuple(facts)


def _turned(
    books: Books, units: tuple[SparkUnit, ...], left: Mapping[UnitId, int]
) -> Iterator[str]:
    """What both see of the losses: counters that are turned over or gone."""
    for unit in units:
        now, most = left.get(unit.id, unit.state.steps_left), unit.state.steps
        if not now:
            yield f"{unit.name} is eliminated."
        elif is_flipped(now, most, books.tables) > is_flipped(
            unit.state.steps_left, most, books.tables
        ):
            yield f"{unit.name} is turned over."


def _again(result: AssaultResult) -> Iterator[Fault]:
    if result.tied:
        advice = "Both roll again, and post it again."
        yield Fault("The assault is tied.", "own_die", advice=advice, case="SP-AR-11")
