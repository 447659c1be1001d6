"""What stands against a battle as it is entered: its sides, the fire before it, the weather."""

from collections.abc import Iterator

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.actions.combat.battle_inputs import BattleInputs
from oobmgr.games.europa.actions.combat.muster import Muster
from oobmgr.games.europa.actions.movement.exploiting import let_go
from oobmgr.games.europa.actions.movement.overruns import overrunning_again
from oobmgr.games.europa.actions.supply.weather import weather_at
from oobmgr.games.europa.actions.units import choose
from oobmgr.games.europa.combat.fire import Fire
from oobmgr.games.europa.movement.overruns import overrun_bar
from oobmgr.games.europa.replacements.schedule import side_of
from oobmgr.games.europa.words import COMBAT, EXPLOITATION, NATIONS, SIDE_NAMES, enemy
from oobmgr.rules.books import Books


def missing_sides(inputs: BattleInputs) -> tuple[Fault, ...]:
    """The refusals of a battle without one of its sides."""
    if not inputs.attackers and not inputs.defenders:
        advice = "Pick attackers and defenders."
        return (Fault("Nothing is entered.", "attackers", advice=advice, missing=True),)
    sides = {"attacker": inputs.attackers, "defender": inputs.defenders}
    return tuple(
        Fault(f"No {side} is picked.", f"{side}s", advice=f"Pick {side}s.", missing=True)
        for side, picked in sides.items()
        if not picked
    )


def wrong_entries(books: Books, inputs: BattleInputs, found: Muster, fire: Fire) -> Iterator[Fault]:
    """What stands against the battle as it is entered: fire at the hex, commitments, weather."""
    if fire.named is not None and books.phase == COMBAT:
        entered = {one.unit.id for one in found.attackers}
        if entered and entered != set(fire.named):
            sentence = "Other attackers were named before the bombardment of this hex."
            advice = "Attack with those that were named, or undo the bombardment."
            yield Fault(sentence, "attackers", inputs.place, advice, "BMB-03")
    # Only a hit that is denied: one that is left out is taken as the books know it.
    if fire.air_hit and inputs.air_hit is False:
        sentence = "The air hit on this hex must be used in the first attack."
        yield Fault(sentence, "air_hit", inputs.place, "Leave it in.", "CBT-07")
    # Outside of the Combat Phase a battle is an overrun.
    if books.phase != COMBAT:
        weather = weather_at(books, inputs.zone, inputs.weather)
        if not books.tables.flag(f"movement.overrun.weather.{weather}"):
            sentence = f"There are no overruns in {weather}."
            yield Fault(sentence, "weather", str(weather), case="OVR-04")
        if barred := overrun_bar(inputs.ground, weather, books.tables, books.options):
            sentence = f"There are no overruns into this terrain or over this river: {barred}."
            yield Fault(sentence, "ground", barred, case="OVR-04")
        group = choose(books, (one.unit.id for one in found.attackers))
        yield from overrunning_again(books, group, {})
    nations = {"attacker_nation": books.side, "defender_nation": enemy(books.side)}
    for where, side in nations.items():
        nation = getattr(inputs, where)
        if nation in NATIONS and side_of(nation) != side:
            sentence = f"{nation} is not {SIDE_NAMES[side]}."
            yield Fault(sentence, where, nation, "Choose a nation of that side.", "CHG-01")
    if unknown := set(inputs.unpaid) - {one.unit.id for one in found.attackers}:
        sentence = "A unit that does not pay is not among the attackers."
        yield Fault(sentence, "unpaid", str(min(unknown)), "Leave it out.")


def exploiting_unpaid(books: Books, found: Muster) -> tuple[Fault, ...]:
    """Those that exploit unpaid in movement, where the campaign lets them (SP-16)."""
    if books.phase != EXPLOITATION:
        return ()
    return let_go(books, choose(books, (one.unit.id for one in found.attackers)))
