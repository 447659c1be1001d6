"""Battles are announced: who attacks which hex from where, and how the defender meets it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee import units as army
from oobmgr.games.grande_armee.actions.battle_doubts import attack_doubts
from oobmgr.games.grande_armee.actions.far_hexes import asks_about_hexes
from oobmgr.games.grande_armee.actions.picked import asked_for, faults_of, unfit
from oobmgr.games.grande_armee.battle.adjacency import neighbours
from oobmgr.games.grande_armee.battle.crossing import (
    CROSSING,
    DEFENSE_NAMES,
    FORTRESS,
    CrossingInputs,
    Defense,
    StandInputs,
    crossing_defense,
    defense_allowed,
)
from oobmgr.games.grande_armee.battle.forces import in_part, same_hex, standing_in, strength_of
from oobmgr.games.grande_armee.battle.log import Battle, battle_facts, next_number, open_battles
from oobmgr.games.grande_armee.battle.named import any_battle, battle_of, battle_told, lone_battle
from oobmgr.games.grande_armee.battle.rounds import JOINT, JointInputs, joint_attack
from oobmgr.games.grande_armee.battle.routs import AGAIN
from oobmgr.games.grande_armee.battle.words import STAND_ALIASES, Part, Role, Stand
from oobmgr.games.grande_armee.command.detachments import Detachment, detachments
from oobmgr.games.grande_armee.hexes import hex_told
from oobmgr.games.grande_armee.march.markers import demoralized_in, rout_of
from oobmgr.games.grande_armee.sequence import players
from oobmgr.games.grande_armee.words import COMBAT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told, flag_told, open_told
from oobmgr.rules.picked_units import Pickable, against, known_units, unit_name, units_told

BATTLES: Final = "Battle"
"""The heading of the forms of battles."""
ADJACENT: Final = "LGA-BAT-03"
NO_BATTLE: Final = Fault("No battle is being fought: announce one.", case="LGA-BAT-01")


def _own(books: Books) -> tuple[UnitState, ...]:
    return tuple(unit for unit in army.own_units(books) if army.has_strength(unit))


OWN: Final = Pickable(
    _own,
    "This side has no unit with strength points on the map.",
    lambda _, unit: f"{unit.nation}, {counted(army.strength(unit), 'SP', 'SP')}",
)


def _targets(books: Books) -> tuple[str, ...]:
    """The hexes of enemies, for a form: those that an own hex may be adjacent to."""
    sources = {unit.hex for unit in _own(books) if unit.hex}
    # Depots too, for one that is alone is attacked like a unit; trains and leaders are no target.
    enemies = (u for u in books.units() if u.side != books.side and u.status is UnitStatus.ON_MAP)
    manned = {
        u.hex for u in enemies if u.hex and (army.has_strength(u) or army.is_kind(u, army.DEPOT))
    }
    manned |= {one.hex for one in detachments(books) if one.side != books.side and one.hex}
    near = (
        place
        for place in manned
        # Where their numbers do not tell, the map may say that they are.
        if any(neighbours(one, place, books.tables) is not False for one in sources)
    )
    return tuple(sorted(near))


def holding(books: Books, side: SideId, place: str) -> tuple[str, ...]:
    """What of a side keeps a hex from being empty: units with strength, and detachments."""
    units = (unit for unit in standing_in(books, side, place) if army.has_strength(unit))
    lying = (one for one in detachments(books, side) if same_hex(one.hex, place))
    return (*map(unit_name, units), *(f"Detachment {one.name}" for one in lying))


@dataclass(frozen=True)
class BattleInputs:
    """Units that attack, and the hex that they attack."""

    units: tuple[int, ...] = units_told("The units that attack.", JOINT)
    hex: str = hex_told("The hex that they attack.", ADJACENT, label="Attacked hex")
    depot: bool = flag_told(
        "Whether a depot is there alone.", ADJACENT, label="A depot is there alone"
    )
    inside: bool = flag_told(
        "Whether the defenders are inside a fortress.", FORTRESS, label="In a fortress"
    )
    adjacent: bool | None = open_told(
        "Whether the hexes are adjacent, where their numbers do not show it.",
        ADJACENT,
        label="Adjacent",
    )


@action(
    "LGA-BAT-04 LGA-BAT-03 LGA-SIEGE-01 LGA-RT-01 LGA-BAT-01 LGA-STK-04",
    phases=(COMBAT,),
    title="Battle announced",
    name="battle",
    tab="Announce",
    post_text="Post the battle",
    link="Announce a battle",
    group=BATTLES,
    helpers=("grande_armee.joint_attack",),
    offers=lambda books: {"hex": _targets(books)},
    **OWN.offering(JOINT, units="attacks"),
)
@asks_about_hexes
def plan_battle(books: Books, inputs: BattleInputs) -> ActionPlan:
    """Announce an attack: from one hex on one that is adjacent, with enemies in it."""
    units = known_units(books, inputs.units)
    place = inputs.hex
    # Of a game for two sides: whoever does not play is the enemy.
    enemy = next(side for side in players(books.options) if side != books.side)
    defenders = _fit(books, standing_in(books, enemy, place))
    dropped = tuple(d for d in detachments(books, enemy) if same_hex(d.hex, place))
    # Each hex once, since the rule counts hexes and not units.
    sources = tuple(dict.fromkeys(unit.hex for unit in units if unit.hex))
    faults = [*faults_of(books, units, JOINT)]
    if not place:
        faults.append(asked_for("hex", "Say which hex is attacked.", ADJACENT))
    elif units:
        # A target can be judged only once it is known who attacks it and where.
        faults += _target_faults(books, inputs, place, manned=bool(defenders or dropped))
        faults += _ground_faults(books, units, sources, place, said=inputs.adjacent)
        faults += _busy(books, units)
    if faults:
        return ActionPlan.refused("Battle", tuple(faults))
    # What is announced is always a first round: units elsewhere come in later (12.17).
    ruling = joint_attack(JointInputs(1, attack_hexes=len(sources)), books.tables)
    battle = Battle(
        turn=books.turn,
        number=next_number(books),
        attacker=books.side,
        defender=enemy,
        hex=place,
        sources=sources,
        attackers=tuple(unit.id for unit in units),
        defenders=tuple(unit.id for unit in defenders),
        inside=inputs.inside,
        phase=str(books.side),
    )
    return ActionPlan(
        f"{battle.name} announced",
        _odds(units, defenders, dropped),
        Ruling(battle.number, (*_strengths(units, defenders, dropped), *ruling.working)),
        facts=battle_facts(books, battle),
        warnings=tuple(_doubts(books, units, defenders, dropped)),
        # With the working and not in its place: the player sees what the rule counts.
        refusals=() if ruling.result else (_from_many(sources),),
    )


def _doubts(
    books: Books,
    units: tuple[UnitState, ...],
    defenders: tuple[UnitState, ...],
    dropped: tuple[Detachment, ...],
) -> Iterator[Fault]:
    yield from map(_outside_lines, dropped)
    yield from _rout_again(books, defenders)
    yield from attack_doubts(books, units)


def _rout_again(books: Books, defenders: tuple[UnitState, ...]) -> Iterator[Fault]:
    """Tells of defenders who are routed: they do not fight, and the attack costs them half."""
    for unit in defenders:
        if rout_of(books, unit):
            advice = "Enter it under Rout."
            yield against(
                unit, "is routed: attacked, it routs again and loses half.", AGAIN, advice
            )


def _outside_lines(one: Detachment) -> Fault:
    # A battle knows units alone, so that the player has to bring it into the fight himself.
    sentence = f"Detachment {one.name} with {one.strength} SP is in {one.hex}."
    advice = "It is in no line: count it on the map, and enter its losses under Detachments."
    return Fault(sentence, "hex", "", advice, ADJACENT)


def _odds(
    units: tuple[UnitState, ...],
    defenders: tuple[UnitState, ...],
    dropped: tuple[Detachment, ...],
) -> str:
    ours = strength_of(units)
    theirs = strength_of(defenders) + sum(one.strength for one in dropped)
    return (
        f"{counted(ours, 'strength point')} against {theirs}."
        if defenders or dropped
        else "A depot is attacked."
    )


def _strengths(
    units: tuple[UnitState, ...],
    defenders: tuple[UnitState, ...],
    dropped: tuple[Detachment, ...],
) -> Iterator[Step]:
    lying = sum(one.strength for one in dropped)
    for name, side, more in (("Attackers", units, 0), ("Defenders", defenders, lying)):
        yield Step(name, kind=StepKind.HEADING)
        for unit in side:
            yield Step(unit_name(unit), army.strength(unit), unit.nation)
        for one in dropped if more else ():
            yield Step(f"Detachment {one.name}", one.strength, one.nation)
        yield Step("SP", strength_of(side) + more, kind=StepKind.SUM)


def _fit(books: Books, units: tuple[UnitState, ...]) -> tuple[UnitState, ...]:
    """The units that may fight: those with strength, demoralized cavalry apart."""
    # Demoralized cavalry takes no part in either side's Combat Phase.
    return tuple(u for u in units if army.has_strength(u) and not demoralized_in(books, u))


def _from_many(sources: tuple[str, ...]) -> Fault:
    sentence = f"They are in {counted(len(sources), 'hex', 'hexes')}: {', '.join(sources)}."
    advice = "The first round is fought from one hex; the others come in later."
    return Fault(sentence, "units", advice=advice, case=JOINT)


def _target_faults(
    books: Books, inputs: BattleInputs, place: str, *, manned: bool
) -> Iterator[Fault]:
    enemy = next(side for side in players(books.options) if side != books.side)
    # Books know depots as units; one that they do not know is told by the player.
    depots = [u for u in standing_in(books, enemy, place) if army.is_kind(u, army.DEPOT)]
    if not manned and not depots and not inputs.depot:
        sentence = f"No enemy unit is in {place}."
        advice = "Enter where the enemy is, or say that a depot is there alone."
        yield Fault(sentence, "hex", place, advice, ADJACENT)
    if manned and inputs.depot:
        sentence = f"The depot in {place} is not alone."
        yield Fault(sentence, "depot", advice="Leave it out.", case=ADJACENT)
    again = next((one for one in open_battles(books) if one.hex == place), None)
    if again is not None:
        advice = "Bring further units to it as help, or by Advance Points."
        yield Fault(f"{again.name} is being fought there.", "hex", place, advice, JOINT)


def _ground_faults(
    books: Books,
    units: tuple[UnitState, ...],
    sources: tuple[str, ...],
    place: str,
    *,
    said: bool | None,
) -> Iterator[Fault]:
    for unit in units:
        if not unit.hex:
            yield against(unit, "is in no hex.", ADJACENT, "Enter its hex.")
        if not army.has_strength(unit):
            yield against(unit, "has no strength points.", JOINT)
        # Only of those on the map: what is off it is refused as such above.
        elif unit.status is UnitStatus.ON_MAP:
            yield from unfit(books, (unit,), JOINT)
    for source in sources:
        yield from not_adjacent(books, source, place, ADJACENT, said=said)


def not_adjacent(
    books: Books, one: str, other: str, case: str, *, said: bool | None
) -> Iterator[Fault]:
    """What stands against an attack from one hex on another."""
    # The map decides only what the numbers of the hexes leave open.
    told = neighbours(one, other, books.tables)
    if told is None and said is None:
        advice = "Their numbers do not show whether they are adjacent: look at the map."
        yield asked_for("adjacent", f"{one} and {other}: {advice}", case)
    elif not (said if told is None else told):
        sentence = f"{one} and {other} are not adjacent."
        yield Fault(sentence, "hex", other, "Attack a hex that is adjacent.", case)


def _busy(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    for battle in open_battles(books):
        for unit in units:
            # All battles of the phase stay open until they are ended, and a unit fights in one of
            # them.
            if unit.id in battle.fighters:
                yield against(unit, f"fights in {battle.name}.", JOINT)


# ------------------------------------------------------------------- how the defender meets it


@dataclass(frozen=True)
class DefenseInputs:
    """How the defender meets the attack in this round."""

    battle: int | None = battle_told()
    stand: Stand = choice_told(
        "How the defenders meet the attack.",
        FORTRESS,
        Stand.STAND,
        STAND_ALIASES,
        label="They",
    )
    defense: Defense | None = open_told(
        "What they defend, where one force crosses a river and another is over it already.",
        CROSSING,
        choice_names=DEFENSE_NAMES,
        label="With one across",
    )


@action(
    "LGA-SIEGE-01 LGA-BAT-12 LGA-BAT-08",
    phases=(COMBAT,),
    title="How the defender meets the attack",
    name="battle_defense",
    tab="Defense",
    post_text="Post the defense",
    group=BATTLES,
    left_out=lone_battle,
    helpers=("grande_armee.crossing_defense", "grande_armee.defense_allowed"),
    offered=any_battle,
    not_now=NO_BATTLE,
)
def plan_battle_defense(books: Books, inputs: DefenseInputs) -> ActionPlan:
    """Say whether the defenders stand, withdraw or defend a river; who withdraws fights no more."""
    battle, faults = battle_of(books, inputs.battle)
    if battle is None:
        return ActionPlan.refused("Defense", faults)
    allowed = defense_allowed(StandInputs(battle.inside, inputs.stand), books.tables)
    lines, refusals = [*allowed.working], list[Fault]()
    if not allowed.result:
        advice = "Inside a fortress they stand and defend."
        refusals.append(Fault(f"{inputs.stand}: not from inside.", "stand", "", advice, FORTRESS))
    refusals += too_late(battle, "How they meet the attack")
    flanked = False
    if inputs.defense is not None:
        # A second front line has to be deployed to defend both the hex and the crossing.
        second = bool(in_part(books, battle, Role.DEFENDER, Part.SECOND))
        asked = CrossingInputs(inputs.defense, second, battle.inside)
        crossing = crossing_defense(asked, books.tables)
        lines += crossing.working
        flanked = crossing.result.flank_bonus
        refusals += _crossing_faults(inputs, legal=crossing.result.legal, second=second)
    changed = replace(
        battle,
        stand=inputs.stand,
        defense=str(inputs.defense or ""),
        # Flanked once, a line stays flanked for the whole battle.
        flanked=flanked or battle.flanked,
    )
    return ActionPlan(
        f"{battle.name}: the defenders {_MEETS[inputs.stand]}",
        "This round is the last." if inputs.stand is Stand.WITHDRAW else "",
        Ruling(str(inputs.stand), tuple(lines)),
        facts=battle_facts(books, changed),
        refusals=tuple(refusals),
    )


def too_late(battle: Battle, what: str) -> Iterator[Fault]:
    """What stands against choices of a round whose result is entered: they come before it."""
    if battle.result:
        sentence = f"{what} is settled before the result of round {battle.round}: {battle.result}."
        advice = "Go on to another round, or undo the result."
        yield Fault(sentence, "battle", battle.name, advice, "LGA-BAT-08")


_MEETS: Final = {
    Stand.STAND: "stand",
    Stand.WITHDRAW: "withdraw",
    Stand.RIVER: "defend the river",
}


def _crossing_faults(inputs: DefenseInputs, *, legal: bool, second: bool) -> Iterator[Fault]:
    withdraws = inputs.defense is Defense.WITHDRAW
    # Two inputs may say that they withdraw; only together they are an answer.
    if withdraws is not (inputs.stand is Stand.WITHDRAW):
        sentence = "One says that they withdraw, the other that they do not."
        yield Fault(sentence, "defense", str(inputs.defense), "Make them agree.", CROSSING)
    if not legal:
        needs = inputs.defense is Defense.BOTH and not second
        sentence = "needs a second front line." if needs else "is not for defenders inside."
        advice = "Deploy one first." if needs else "Inside a fortress they defend the hex."
        yield Fault(sentence, "defense", str(inputs.defense), advice, CROSSING)
