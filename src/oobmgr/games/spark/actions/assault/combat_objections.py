"""What stands against an assault combat, or is doubtful about it, before a die is looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.assault.combat_inputs import AssaultCombatInputs
from oobmgr.games.spark.actions.assault.who_fights import PER_HEX, steps_by_hex
from oobmgr.games.spark.actions.picked import against, unsure_boxes
from oobmgr.games.spark.actions.unknown_ground import open_terrain, open_trench, two_kinds
from oobmgr.games.spark.assault.fighting import Force
from oobmgr.games.spark.assault.steps import DEFENDER_STEPS, Assault, AssaultStepKey
from oobmgr.games.spark.dice import FACES
from oobmgr.games.spark.fire.fire_rows import StepState
from oobmgr.games.spark.units.unit import MORALE, SparkUnit
from oobmgr.rules.books import Books


def decided(assault: Assault, attacker: Force, defender: Force) -> Iterator[Fault]:
    """Nobody on a side, or a combat that is decided."""
    place = assault.hex
    if not attacker.units:
        advice = "Post the end of the assault."
        yield Fault(f"No unit assaults {place}.", "hex", place, advice, "SP-ASLT-01")
    elif not defender.units:
        advice = "Post the end of the assault, with the advance."
        yield Fault(f"No unit defends {place}.", "hex", place, advice, "SP-ASLT-02")
    # A tied combat is not noted as fought, so that it can be rolled again (SP-AR-11).
    if AssaultStepKey.ASSAULT_COMBAT in assault.record.steps:
        sentence = f"The assault combat on {place} was fought already."
        advice = "Post the end of the assault, or undo the combat."
        yield Fault(sentence, "hex", place, advice, "SP-ASLT-01")


def strangers(
    units: tuple[SparkUnit, ...], losses: tuple[int, ...], bearers: tuple[int, ...]
) -> Iterator[Fault]:
    """Units that take steps or bring a bonus, and do not fight here."""
    known = {int(unit.id) for unit in units}
    for field, ids in (("losses", losses), ("bearers", bearers)):
        for one in ids:
            if one not in known:
                advice = "Pick units that fight here."
                yield Fault("has no part in this combat.", field, str(one), advice, "SP-ASLT-14")


def outside_and_inside(inputs: AssaultCombatInputs) -> Iterator[Fault]:
    """An assaulter inside an entrenchment that no defender occupies (SP-AMM-24)."""
    # Left open it is None, and the markers of the units decide.
    if inputs.inside and inputs.entrenched is False:
        sentence = "No defender occupies the entrenchment that an assaulter is in."
        yield Fault(sentence, "inside", "yes", "Correct one of them.", "SP-AMM-24")


def unknown_units(units: Iterable[SparkUnit]) -> Iterator[Fault]:
    """Units of which nobody entered what a bonus depends on (SP-AMM-21, SP-CTR-09)."""
    for unit in units:
        if unit.armor_is_open:
            yield against(unit, "has no armor entered.", "SP-CTR-02", "Edit the unit.")
        if not unit.is_known:
            sentence = f"is of an unknown type: {unit.state.type}."
            yield against(unit, sentence, "SP-CTR-09", "Edit the unit.")


def unsure_steps(units: Iterable[SparkUnit]) -> tuple[Fault, ...]:
    """A word on fighters whose boxes nobody entered: their steps are compared and lost."""
    advice = "Steps that stand in for them count in the bonus and the losses: count them first."
    return unsure_boxes(units, "hex", advice)


def crowded_hexes(books: Books, attacker: Force, defender: Force) -> Iterator[Fault]:
    """Hexes from which too many steps would fight (SP-AMM-28, SP-STACK-05)."""
    most = books.tables.cell(PER_HEX)
    for force in (attacker, defender):
        for crowded, steps in steps_by_hex(force.units).items():
            if steps > most.whole:
                there = f"{steps} steps of the {force.side} are in one hex"
                advice = "Name the units that are left out."
                sentence = f"{there}; {most.whole} may fight."
                yield Fault(sentence, "left_out", crowded, advice, most.case)


def open_hex(
    books: Books, assault: Assault, defenders: tuple[SparkUnit, ...], inputs: AssaultCombatInputs
) -> Iterator[Fault]:
    """Questions about what shelters the defender, and nobody entered: it counts as nothing."""
    sheltered = bool(inputs.terrain or inputs.hill)
    yield from open_terrain(books, assault.hex, "terrain", "SP-AMM-01", entered=sheltered)
    yield from two_kinds(inputs.terrain, "terrain", "SP-AMM-01")
    known = inputs.entrenched is not None
    yield from open_trench(books, defenders, "entrenched", "SP-AMM-24", entered=known)
    if inputs.river is None:
        sentence = "What the assaulters come across was not entered: no river counts."
        advice = "Enter it, or check that this is what you mean."
        yield Fault(sentence, "river", "", advice, "SP-AMM-13").question()


def high_initial(fighting: Iterable[SparkUnit], inputs: AssaultCombatInputs) -> Iterator[Fault]:
    """Questions about initial morale entered by hand that no counter of the fight shows."""
    most = max(FACES, *(unit.rating(MORALE) or 0 for unit in fighting))
    # Above any morale that a counter of the fight or a die could show.
    for field in ("assaulter_initial", "defender_initial"):
        morale = getattr(inputs, field)
        if morale is not None and morale > most:
            advice = "It is the morale before all modifiers: look at the counters again."
            sentence = f"An initial morale of {morale}."
            yield Fault(sentence, field, str(morale), advice, "SP-ASLT-07").question()


def not_losing(units: Iterable[SparkUnit], picked: Iterable[int]) -> Iterator[Fault]:
    """A word on units picked for steps whose side loses none: `units` are those of it."""
    for unit in units:
        if int(unit.id) in picked:
            sentence = "takes no step: its side does not lose."
            yield against(unit, sentence, "SP-ASLT-14")


def too_early(assault: Assault) -> tuple[Fault, ...]:
    """A word where the defender was not asked for all that he may do before the combat."""
    waiting = [
        step.name
        for step in assault.steps
        # Those to come as well: once the combat is fought, they cannot be held any more.
        if step.state in {StepState.NOW, StepState.LATER} and step.key in DEFENDER_STEPS
    ]
    sentence = f"The defender did not use: {', '.join(waiting)}."
    told = Fault(sentence, "hex", assault.hex, "Go on if he does not want to.", "SP-SEQ-03")
    return (told,) if waiting else ()
