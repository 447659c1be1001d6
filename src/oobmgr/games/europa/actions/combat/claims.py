"""Columns and modifiers that a player claims, held to what the books know of hex and turn."""

from collections.abc import Iterator

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.actions.combat.battle_inputs import BattleInputs
from oobmgr.games.europa.actions.paid_by_count import BOMBARDMENTS, fire_so_far
from oobmgr.games.europa.air.strikes import PAID_KINDS
from oobmgr.games.europa.combat.fire import Fire, fire_at, fired
from oobmgr.games.europa.combat.odds import columns
from oobmgr.games.europa.entered import counted_so_far
from oobmgr.games.europa.words import AIR, AXIS, COMBAT
from oobmgr.rules.books import Books


def claims_refused(books: Books, inputs: BattleInputs, fire: Fire) -> Iterator[Fault]:
    """The refusals of columns and modifiers that nothing in the books can have earned."""
    # What is left out is taken as the books know it, so only a claim can be wrong.
    if inputs.air_hit and not fire.air_hit:
        yield from _no_air_hit(books, inputs.place, fire)
    if inputs.artillery_hit:
        yield from _no_artillery_hit(books, inputs.place, fire)
    ladder = len(columns(books.tables))
    if abs(inputs.shift) >= ladder:
        sentence = f"The table of combat results has {ladder} columns."
        advice = "Enter the columns that are left or right of the odds."
        yield Fault(sentence, "shift", str(inputs.shift), advice, "CBT-04")
    if inputs.commando_line and not inputs.commando_die:
        sentence = "A column of the success table is named, and no die of commandos."
        advice = "Enter their die, or leave the column out."
        yield Fault(sentence, "commando_line", inputs.commando_line, advice, "CBT-06")
    yield from _winters(books, inputs)


def _winters(books: Books, inputs: BattleInputs) -> Iterator[Fault]:
    """Nobody is better and worse prepared for the winter at once; only the Axis is unprepared."""
    if not inputs.unwinterized:
        return
    if inputs.winterization:
        sentence = "The attackers cannot be both better winterized and not winterized."
        yield Fault(sentence, "unwinterized", "true", "Leave one of them out.", "CBT-05")
    if books.side != AXIS:
        sentence = "Only the Axis attacks without being winterized."
        yield Fault(sentence, "unwinterized", "true", "Leave it out.", "CBT-05")


def claims_asked(books: Books, inputs: BattleInputs, fire: Fire) -> Iterator[Fault]:
    """Asks about columns of which the books know nothing, and which a battle may have earned."""
    if inputs.air_hit and not (fire.air_hit or fire.air_used) and _bombers_paid(books):
        sentence = f"The books show no air hit on {inputs.place or '?'} in this turn."
        advice = "Enter the strike that scored it in the Air Phase, or leave the column out."
        yield Fault(sentence, "air_hit", "true", advice, "CBT-07").question()
    most = abs(books.tables.whole("combat.odds.shift.fire"))
    if most < abs(inputs.shift) < len(columns(books.tables)):
        sentence = f"{abs(inputs.shift)} columns beside those for fire, armor and terrain."
        advice = "Enter only what your rulebook gives besides: those three are entered themselves."
        yield Fault(sentence, "shift", str(inputs.shift), advice, "CBT-04").question()
    dated = books.turn == books.tables.text("combat.commando.turn")
    if (inputs.commando_die or inputs.commando is not None) and not (dated and books.side == AXIS):
        sentence = "The revision speaks of commandos of the Axis in June II 1941, and of no others."
        where = "commando_die" if inputs.commando_die else "commando"
        yield Fault(sentence, where, "", "Leave them out.", "CBT-06").question()


def _bombers_paid(books: Books) -> bool:
    key = done_key(books.turn, books.side, AIR)
    return any(counted_so_far(books, key, kind) for kind in PAID_KINDS)


def _no_air_hit(books: Books, place: str, fire: Fire) -> Iterator[Fault]:
    if fire.air_used:
        sentence = f"The air hit on {place} was used in an earlier attack."
        yield Fault(sentence, "air_hit", "true", "Leave the column out.", "CBT-07")
    elif not _bombers_paid(books):
        sentence = "No air group was paid for in this turn, so none hit this hex."
        advice = "Leave the column out, or post the air groups late, in their phase."
        yield Fault(sentence, "air_hit", "true", advice, "SP-11")


def _no_artillery_hit(books: Books, place: str, fire: Fire) -> Iterator[Fault]:
    if books.phase != COMBAT:
        sentence = "A bombardment helps no overrun: it is fired in the Combat Phase."
        yield Fault(sentence, "artillery_hit", "true", "Leave the column out.", "OVR-05")
    elif fire.result and not fire.artillery_hit:
        sentence = f"The bombardment of {place} earned no column: {fire.result}."
        yield Fault(sentence, "artillery_hit", "true", "Leave the column out.", "BMB-05")
    # A bombardment that was paid for by number is not known by its hex.
    elif not fire.result and fire_so_far(books, BOMBARDMENTS) <= _by_hex(books):
        sentence = f"No bombardment of {place or '?'} was paid for in this phase."
        advice = "Enter it under Bombardment first, or leave the column out."
        yield Fault(sentence, "artillery_hit", "true", advice, "BMB-03")


def _by_hex(books: Books) -> int:
    """The bombardments of this phase that the books know with their hex."""
    return sum(bool(fire_at(books, one.place).result) for one in fired(books))
