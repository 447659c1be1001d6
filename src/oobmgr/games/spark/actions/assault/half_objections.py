"""What stands against one side's half of an assault combat, and what is still to be told of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.assault.hidden_inputs import AssaultHalfInputs
from oobmgr.games.spark.actions.assault.who_fights import PER_HEX, is_overstacked
from oobmgr.games.spark.actions.picked import against, unrolled
from oobmgr.games.spark.assault.modifiers import MOST_DOTS, AssaultSide, most_bonus
from oobmgr.games.spark.assault.steps import AssaultStepKey
from oobmgr.games.spark.assaults import halves_fought, record_of
from oobmgr.games.spark.dice import FACES
from oobmgr.games.spark.fire.ask import at_hex
from oobmgr.games.spark.movement.hexes import neighbours
from oobmgr.games.spark.units.unit import MORALE, SparkUnit, living_units
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

_CASE: Final = "SP-AMM-28"


def of_half(
    books: Books, inputs: AssaultHalfInputs, units: tuple[SparkUnit, ...], role: AssaultSide
) -> Iterator[Fault]:
    """A hex that is not named, units that do not fight there or are left out, a second half."""
    place = inputs.hex.strip()
    if not place:
        yield Fault("No hex is named.", "hex", "", "Enter it.", "SP-ASLT-01", missing=True)
        return
    fought = halves_fought(books, place)
    # A combat that was fought whole leaves no half to post.
    whole = AssaultStepKey.ASSAULT_COMBAT in record_of(books, place).steps and not fought
    if role in fought or whole:
        sentence = f"The assault combat on {place} was fought already."
        yield Fault(sentence, "hex", place, "Undo it first.", "SP-ASLT-01")
    for unit in units:
        if role is AssaultSide.ASSAULTER and folded(unit.markers.assault_hex) != folded(place):
            yield against(unit, f"has no Assault Marker on {place}.", "SP-ASLT-01")
        elif role is AssaultSide.DEFENDER and not _may_stand(unit, place):
            yield against(unit, f"is not in {place}.", "SP-ASLT-02")
    yield from _more_than_there_is(books, inputs, role)
    yield from _left_out(books, place, units, role)


def _may_stand(unit: SparkUnit, place: str) -> bool:
    """Whether a unit stands in a hex, or its player keeps no hexes."""
    # Without a hex the player knows alone where it stands.
    return not unit.state.hex or at_hex(unit.state.hex, place)


def _left_out(
    books: Books, place: str, units: tuple[SparkUnit, ...], role: AssaultSide
) -> Iterator[Fault]:
    """Units of the same side that must fight, too; a hex may be overstacked (SP-STACK-05)."""
    case = "SP-ASLT-01" if role is AssaultSide.ASSAULTER else "SP-ASLT-02"
    side, picked = units[0].state.side, {unit.id for unit in units}
    others = [one for one in living_units(books) if one.state.side == side and one.id not in picked]
    for one in others:
        marked = folded(one.markers.assault_hex) == folded(place)
        here = bool(one.state.hex) and at_hex(one.state.hex, place)
        must = marked if role is AssaultSide.ASSAULTER else here
        if must and not is_overstacked(books, one):
            yield against(one, "fights in this assault, too.", case, "Pick it as well.")


def not_told(inputs: AssaultHalfInputs, role: AssaultSide) -> Iterator[Fault]:
    """What the other player has still to tell, and the dice."""
    if role is AssaultSide.ASSAULTER and inputs.other_steps is None:
        advice = "Ask with how many steps he defends."
        yield Fault("is missing.", "other_steps", "", advice, "SP-AMM-16", missing=True)
    if inputs.other_morale is None:
        advice = "Ask for his assault morale, or enter his slip."
        yield Fault("is missing.", "other_morale", "", advice, "SP-AR-15", missing=True)
    yield from unrolled(inputs.own_die, "own_die")
    yield from unrolled(inputs.other_die, "other_die")


# ------------------------------------------------------------------- what the other player tells


def _more_than_there_is(
    books: Books, inputs: AssaultHalfInputs, role: AssaultSide
) -> Iterator[Fault]:
    """Morale that no units and modifiers make, and steps that no hexes hold (SP-AMM-28)."""
    other = AssaultSide.DEFENDER if role is AssaultSide.ASSAULTER else AssaultSide.ASSAULTER
    # What came with a slip is corrected there: the fields below it are not looked at.
    slip = "slip" if inputs.slip.strip() else ""
    most = _highest_morale(books, other)
    if abs(inputs.other_morale or 0) > most:
        sentence = f"Assault morale {inputs.other_morale} is more than the {other} can have."
        advice = f"With all modifiers it is {most} at most: ask for it again."
        number = str(inputs.other_morale)
        yield Fault(sentence, slip or "other_morale", number, advice, "SP-ASLT-09")
    # Guns of one step that defend count nothing (SP-AMM-28), an AFV its steps.
    if other is AssaultSide.DEFENDER and inputs.other_steps == 0 and inputs.other_armor:
        advice = "Ask for his steps again."
        yield Fault(
            "An AFV that defends counts a step at least.", "other_steps", "0", advice, _CASE
        )
    per_hex = books.tables.cell(PER_HEX)
    # A defender fights from one hex, assaulters from those around it.
    hexes = 1 if other is AssaultSide.DEFENDER else len(neighbours(inputs.hex))
    if hexes and (inputs.other_steps or 0) > hexes * per_hex.whole:
        sentence = f"{inputs.other_steps} steps are more than the {other} fights with."
        advice = f"It is {hexes * per_hex.whole} at most: ask for them again."
        number = str(inputs.other_steps)
        yield Fault(sentence, slip or "other_steps", number, advice, per_hex.case)


def _highest_morale(books: Books, side: AssaultSide) -> int:
    """What the highest morale of a unit comes to with every modifier that a side can have."""
    group = f"assault.{side}"
    amounts = {key: books.tables.whole(f"{group}.{key}") for key in books.tables.keys(group)}
    # By the dot, of which an AFV has several.
    amounts["solid_dot"] *= MOST_DOTS
    bonus = most_bonus(books.tables) if side is AssaultSide.ASSAULTER else 0
    # No counter of the game needs more than the die has; one of the books may, by a house rule.
    known = (unit.rating(MORALE) or 0 for unit in living_units(books))
    return max(FACES, *known) + bonus + sum(amount for amount in amounts.values() if amount > 0)
