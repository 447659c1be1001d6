"""The counters of a hidden sheet that a fire is aimed at, and what stands against it."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.fire.hidden_inputs import SeenTarget, UnseenInputs
from oobmgr.games.spark.actions.fire.muster import Muster
from oobmgr.games.spark.actions.fire.objections import left_out, of_step, of_targets
from oobmgr.games.spark.actions.picked import STAND_IN
from oobmgr.games.spark.actions.stand_ins import unseen_settled, unsettled
from oobmgr.games.spark.fire.ask import at_hex
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.units.unit import SparkUnit, living_units
from oobmgr.games.spark.words import FireKind
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded


@dataclass(frozen=True)
class Aim:
    """One counter that is fired at: what was entered of it, and the unit, if it is in the file."""

    entry: SeenTarget
    field: str
    unit: SparkUnit | None


def aims_of(books: Books, inputs: UnseenInputs, firer: SparkUnit) -> Iterator[Aim]:
    """The counters that are fired at, each with its unit where its name is known in the hex."""
    first = SeenTarget(inputs.counter, inputs.red, inputs.gray, inputs.result, inputs.steps)
    enemies = [one for one in living_units(books) if one.state.side != firer.state.side]
    moving = inputs.segment is Segment.ZOC
    for number, entry in enumerate((first, *inputs.more)):
        named = [
            one
            for one in enemies
            if entry.counter.strip() and folded(one.name) == folded(entry.counter)
            # A unit on its way has its old hex in the books, and some players keep no hexes.
            if moving or not one.state.hex or at_hex(one.state.hex, inputs.place)
        ]
        # Two of a name: who is meant is not guessed.
        unit = named[0] if len(named) == 1 else None
        yield Aim(entry, f"more.{number - 1}." if number else "", unit)


def of_aims(found: Muster, aims: tuple[Aim, ...]) -> Iterator[Fault]:
    """Counters that nobody knows, dice that are missing, targets that cannot be fired at so."""
    here = any(one.state.side != found.side for one in found.field.units)
    for aim in aims:
        if here and aim.entry.counter.strip() and aim.unit is None:
            sentence = f"No single counter of that name is known in {found.ask.place}."
            advice = "Type what is printed on it; leave it empty to tell the fire by a slip."
            # Without the name: who is told that it stands elsewhere knows too much.
            yield Fault(sentence, f"{aim.field}counter", "", advice, "SP-FIRE-08")
        if aim.entry.red is None or aim.entry.gray is None:
            advice = "Enter both dice, or roll."
            field = f"{aim.field}red"
            yield Fault("The dice are missing.", field, "", advice, "SP-FIRE-30", missing=True)
    if any(aim.unit is not None for aim in aims):
        yield from of_step(found)
        yield from of_targets(found)
    elif found.ask.kind is FireKind.AT and len(aims) > 1:
        sentence, advice = "AT fire is aimed at one AFV at a time.", "Post a fire for each."
        yield Fault(sentence, "more", str(len(aims)), advice, "SP-FIRE-01")


def own_hex(found: Muster) -> Iterator[Fault]:
    """The refusal of a hex that the own side holds: nobody fires at his own men."""
    ours = (one for one in found.field.units if one.state.side == found.side)
    # In ZOC fire a unit is on its way, and the hexes in the books may be old.
    held = next((one for one in ours if at_hex(one.state.hex, found.ask.place)), None)
    if held is not None and found.ask.segment is not Segment.ZOC:
        sentence = f"{held.name}, of the side that fires, is in {found.ask.place}."
        yield Fault(sentence, "place", found.ask.place, "Enter the enemy's hex.", "SP-FIRE-08")


def of_armor(inputs: UnseenInputs, aims: tuple[Aim, ...]) -> Iterator[Fault]:
    """AT fire at what is no AFV, or regular fire at one, as far as it is seen on the map."""
    if any(aim.unit is not None for aim in aims):
        return  # the books know what the counter is
    if inputs.kind is FireKind.AT and inputs.armor is None:
        sentence, advice = "AT fire is aimed at an AFV.", "Enter its armor, or fire regular."
        yield Fault(sentence, "armor", "", advice, "SP-FIRE-09", missing=True)
    elif inputs.kind is not FireKind.AT and inputs.armor is not None:
        sentence, advice = "AFV take AT fire alone.", "Leave the armor blank, or fire AT."
        yield Fault(sentence, "armor", str(inputs.armor), advice, "SP-FIRE-09")


def unsure_aims(books: Books, aims: tuple[Aim, ...], side: SideId) -> bool:
    """Whether it is to be asked what a counter counts as, whose boxes nobody entered."""
    met = (aim.unit for aim in aims if aim.unit is not None)
    return bool(unsettled(books, met)) and not unseen_settled(books, side)


def boxless(
    books: Books, inputs: UnseenInputs, aims: tuple[Aim, ...], side: SideId
) -> Iterator[Fault]:
    """The refusal of counters whose boxes nobody entered; how many there are is not told."""
    if unsure_aims(books, aims, side) and not inputs.stand_in:
        sentence = "The boxes of the target are not entered."
        advice = "Let its player enter them, or say that they count as shown in this turn."
        yield Fault(sentence, STAND_IN, "no", advice, "SP-ROSTER-14", missing=True)


def others(found: Muster, aims: tuple[Aim, ...]) -> Iterator[Fault]:
    """Say that a counter of the hex was left out, and not which one."""
    if any(aim.unit is not None for aim in aims) and any(left_out(found)):
        advice = "Regular fire is aimed at every non-armored unit in a hex: name the others, too."
        yield Fault("Other counters are there, too.", "more", "", advice, "SP-FIRE-30")
