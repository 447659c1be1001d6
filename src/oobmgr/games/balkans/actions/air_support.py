"""Air support of a combat, with the dice of both sides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted, signed
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.air.log import (
    AirCombat,
    attacker_now,
    combat_facts,
    combats,
    next_number,
    shift_words,
)
from oobmgr.games.balkans.air.support import (
    AIR_NAMES,
    AirEffectiveInputs,
    AirSupport,
    AirSupportInputs,
    Policy,
    air_effective,
    air_support,
    hq_matters,
    rolls_told,
)
from oobmgr.games.balkans.festung.register import is_place, place_of
from oobmgr.games.balkans.headquarters import Nearest, doubt_of_count, nearest_hq
from oobmgr.games.balkans.hexes import same_place
from oobmgr.games.balkans.options import AIR_MODIFIER, HQ_FROM, chosen, is_usual
from oobmgr.games.balkans.pools import commit_air_units
from oobmgr.games.balkans.words import AXIS, COMBAT, SOVIET, HqMode, Player
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.fields import count_told, flag_told, open_told, text_told

_DICE: Final = "W81-AIR-01"
_HQ: Final = "W81-AIR-04"


@dataclass(frozen=True)
class SupportInputs:
    """The air units that both sides commit to a combat, and their dice."""

    place: str = text_told("The defender's hex.", _HQ)
    attack_from: str = text_told(
        "The attacker's hex, where reach is counted to it.", _HQ, label="The attacker's hex"
    )
    german_units: int = count_told("German air units.", _DICE, unit="units", high=FEW)
    german_rolls: tuple[int, ...] = rolls_told(
        "The dice of the German air units.", "German dice", "german_units"
    )
    soviet_units: int = count_told("Soviet air units.", _DICE, unit="units", high=FEW)
    soviet_rolls: tuple[int, ...] = rolls_told(
        "The dice of the Soviet air units.", "Soviet dice", "soviet_units"
    )
    hq_distance: int | None = open_told(
        "Hexes to the nearest Soviet HQ in support mode; left blank, the books count them.",
        _HQ,
        label="Hexes to the nearest HQ",
        low=0,
        high=MANY,
        unit="hexes",
    )
    no_hq: bool = flag_told(
        "Whether no Soviet HQ is near that could support.", _HQ, label="No HQ is near"
    )


def _without_meaning(books: Books) -> frozenset[str]:
    # Measured from the defender's hex, it does not matter where the attack comes from.
    return frozenset({"attack_from"}) if is_usual(books.options, HQ_FROM) else frozenset()


@action(
    "W81-AIR-01..05",
    phases=(COMBAT,),
    title="Air support",
    name="air_support",
    post_text="Post air support",
    link="Enter air support",
    group="Air support",
    helpers=("balkans.air_support",),
    left_out=_without_meaning,
)
def plan_air_support(books: Books, inputs: SupportInputs) -> ActionPlan:
    """Both sides commit air units to a combat: which count, odds shift, die-roll modifier."""
    near, asked_for = _nearest(books, inputs)
    asked = AirSupportInputs(
        attacker=attacker_now(books),
        german_rolls=inputs.german_rolls,
        soviet_rolls=inputs.soviet_rolls,
        hq_distance=near.distance if near else None,
        hq_mode=HqMode.SUPPORT if near else None,
        # Where no HQ is near, whether one is in supply decides nothing.
        hq_supplied=near is None or near.supplied,
        options=books.options,
    )
    ruling = air_support(asked, books.tables)
    support = ruling.result
    combat = _logged(books, inputs, support)
    at = f" at {combat.place}" if combat.place else ""
    counts = f"German {support.german_effective}, Soviet {support.soviet_effective}"
    brings = f"{shift_words(support.shift)}, {signed(support.drm)} on the die"
    return ActionPlan(
        f"Air support{at}: {brings}",
        f"{counts} count{at}: {brings}.",
        Ruling(support, (*_hq_lines(near), *ruling.working), ruling.notes),
        (
            *commit_air_units(AXIS, len(inputs.german_rolls), support.german_effective),
            *commit_air_units(SOVIET, len(inputs.soviet_rolls), support.soviet_effective),
        ),
        combat_facts(books, combat),
        warnings=(*_again(books, inputs), *_hq_doubts(books, inputs)),
        refusals=(*_place_faults(inputs), *_refusals(inputs), *asked_for),
    )


def _again(books: Books, inputs: SupportInputs) -> Iterator[Fault]:
    """What is asked of a hex whose combat has air support of this phase in the log already."""
    place = place_of(books, inputs.place)
    for one in combats(books):
        now = one.turn == books.turn and one.attacker is attacker_now(books)
        if now and place and same_place(place_of(books, one.place), place):
            sentence = f"{place}: air support of its combat is entered already in this phase."
            advice = "Take that back first, if this is the same combat."
            yield Fault(sentence, "place", place, advice, _DICE).question()
            return


def _hq_doubts(books: Books, inputs: SupportInputs) -> Iterator[Fault]:
    """What is asked of an HQ that a player counted otherwise than the books have it."""
    counted_by_hand = inputs.no_hq or inputs.hq_distance is not None
    if not counted_by_hand or not _is_asked(books, inputs):
        return
    field = "place" if is_usual(books.options, HQ_FROM) else "attack_from"
    place = place_of(books, getattr(inputs, field))
    if sentence := doubt_of_count(books, place, None if inputs.no_hq else inputs.hq_distance):
        where = "no_hq" if inputs.no_hq else "hq_distance"
        advice = "Count again, or enter where the HQs are."
        yield Fault(sentence, where, "", advice, _HQ).question()


def _logged(books: Books, inputs: SupportInputs, support: AirSupport) -> AirCombat:
    return AirCombat(
        turn=books.turn,
        attacker=attacker_now(books),
        number=next_number(books),
        place=inputs.place.strip(),
        german_rolls=inputs.german_rolls,
        soviet_rolls=inputs.soviet_rolls,
        german_effective=support.german_effective,
        soviet_effective=support.soviet_effective,
        shift=support.shift,
        drm=support.drm,
    )


def _hq_lines(near: Nearest | None) -> tuple[Step, ...]:
    return () if near is None else (Step("Supporting HQ", near.distance, near.words, _HQ),)


def _nearest(books: Books, inputs: SupportInputs) -> tuple[Nearest | None, tuple[Fault, ...]]:
    """The HQ that may support, and what has to be entered where the books cannot tell."""
    # What a player counted on his map goes before what the books work out.
    if inputs.hq_distance is not None:
        return Nearest("hexes, as counted", inputs.hq_distance), ()
    if inputs.no_hq:
        return None, ()
    # From the defender's hex, unless the group reads the reach otherwise (B-03).
    field = "place" if is_usual(books.options, HQ_FROM) else "attack_from"
    near = nearest_hq(books, place_of(books, getattr(inputs, field)))
    # What the books cannot tell is asked for only where an HQ would change the die with these dice.
    if near.known or not _is_asked(books, inputs):
        return near.hq, ()
    advice = "Count the hexes and enter them, or say that no HQ is near."
    return None, (Fault(near.why_not, "hq_distance", getattr(inputs, field), advice, _HQ),)


def _is_asked(books: Books, inputs: SupportInputs) -> bool:
    """Whether an HQ changes anything with these dice."""
    policy = Policy(str(chosen(books.options, AIR_MODIFIER)))
    rolls = {Player.AXIS: inputs.german_rolls, Player.SOVIET: inputs.soviet_rolls}
    tables = books.tables
    counts = {
        side: sum(air_effective(AirEffectiveInputs(die), tables).result for die in dice)
        for side, dice in rolls.items()
    }
    return hq_matters(counts, policy)


def _place_faults(inputs: SupportInputs) -> Iterator[Fault]:
    for field in ("place", "attack_from"):
        place = getattr(inputs, field).strip()
        if place and not is_place(place):
            advice = "Enter one such as 0520, or the name of a city."
            yield Fault(f"{place!r} is not a hex of the map.", field, place, advice, _HQ)


def _refusals(inputs: SupportInputs) -> Iterator[Fault]:
    pairs = (
        (Player.AXIS, "german_rolls", inputs.german_units, inputs.german_rolls),
        (Player.SOVIET, "soviet_rolls", inputs.soviet_units, inputs.soviet_rolls),
    )
    for side, field, units, rolls in pairs:
        if len(rolls) != units:
            committed = counted(units, f"{AIR_NAMES[side]} air unit")
            dice = counted(len(rolls), "die", "dice")
            verb = "is" if units == 1 else "are"
            sentence = f"{committed} {verb} committed, and {dice} entered."
            yield Fault(sentence, field, advice="Enter one die for each.", case=_DICE)
    if not inputs.german_units and not inputs.soviet_units:
        advice = "Say how many each side commits."
        yield Fault("No air unit is committed.", "german_units", advice=advice, case=_DICE)
    if inputs.no_hq and inputs.hq_distance is not None:
        advice = "Enter one of the two."
        yield Fault("An HQ is said to be near, and not near.", "no_hq", advice=advice, case=_HQ)
