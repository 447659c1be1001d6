"""Units that spend the Advance Points of their battle: to a hex, or into another attack."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.battle_announce import BATTLES, not_adjacent
from oobmgr.games.grande_armee.actions.battle_going import hexes_of
from oobmgr.games.grande_armee.actions.battle_help import held_by_enemies, joined
from oobmgr.games.grande_armee.actions.far_hexes import asks_about_hexes
from oobmgr.games.grande_armee.actions.picked import asked_for, moved_to, unfit
from oobmgr.games.grande_armee.battle.forces import fighters
from oobmgr.games.grande_armee.battle.log import Battle, battle_facts, open_battles
from oobmgr.games.grande_armee.battle.named import (
    FIGHTERS_AND_LEADERS,
    along,
    asked_early,
    battle_of,
    battle_told,
    left_behind,
    lone_battle,
    parted,
)
from oobmgr.games.grande_armee.battle.rounds import AGAIN, JOINT
from oobmgr.games.grande_armee.battle.words import Role
from oobmgr.games.grande_armee.hexes import hex_told
from oobmgr.games.grande_armee.words import COMBAT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.fields import open_told
from oobmgr.rules.picked_units import against, known_units, names_of, units_told

_SPENT: Final = "LGA-BAT-09"


@dataclass(frozen=True)
class AdvanceInputs:
    """Units that spend the Advance Points of their battle."""

    battle: int | None = battle_told()
    units: tuple[int, ...] = units_told("The units that advance.", _SPENT)
    hex: str = hex_told("The hex to which they advance.", _SPENT, label="To hex")
    cost: int | None = open_told(
        "Advance Points that it costs, by your rules.",
        _SPENT,
        low=0,
        high=FEW,
        unit="points",
        label="Points spent",
    )
    joins: int | None = open_told(
        "The number of another battle that they join.",
        JOINT,
        low=1,
        high=FEW,
        label="Joins battle",
    )
    adjacent: bool | None = open_told(
        "Whether they are adjacent then, where the hexes do not show it.", _SPENT, label="Adjacent"
    )


@action(
    "LGA-BAT-09 LGA-BAT-04 LGA-BAT-01 LGA-DET-04",
    phases=(COMBAT,),
    title="Advance after a round",
    name="battle_advance",
    tab="Advance",
    post_text="Post the advance",
    group=BATTLES,
    left_out=lone_battle,
    helpers=("grande_armee.joint_attack",),
    **FIGHTERS_AND_LEADERS.offering(_SPENT, units="advances"),
)
@asks_about_hexes
def plan_battle_advance(books: Books, inputs: AdvanceInputs) -> ActionPlan:
    """Spend Advance Points: units go to a hex, or join another attack that is announced."""
    battle, faults = battle_of(books, inputs.battle)
    picked, place = known_units(books, inputs.units), inputs.hex
    if battle is None:
        return ActionPlan.refused("Advance", faults)
    units, leaders = parted(books, battle, picked)
    other = next((one for one in open_battles(books) if one.number == inputs.joins), None)
    refusals = tuple(_advance_faults(books, battle, other, units, inputs, place))
    if refusals:
        return ActionPlan.refused("Advance", refusals)
    cost, ids = inputs.cost or 0, {unit.id for unit in units}
    left = battle.points - cost
    line = Step("Advance Points left", left, f"{battle.points} − {cost}", _SPENT, StepKind.RESULT)
    stay = [u for u in fighters(books, battle, Role.ATTACKER) if u.id not in ids]
    paid = replace(battle, points=left)
    joins: tuple[Fact, ...] = ()
    words = ""
    if other is None:
        # From now on they attack from the hexes of those who stayed, and from the new one.
        paid = replace(paid, sources=tuple(dict.fromkeys((*hexes_of(stay), place))))
    else:
        gone = tuple(one for one in battle.attackers if one not in ids)
        # With nobody left in it, the record keeps the hexes from which the attack was made.
        paid = replace(paid, attackers=gone, sources=hexes_of(stay) or battle.sources)
        # The one way for units of another hex into an attack before its second round (12.17).
        joins = battle_facts(books, joined(other, Role.ATTACKER, units, place))
        words = f"They join {other.name}."
    return ActionPlan(
        f"{names_of(units)} advance to {place}",
        f"{counted(left, 'Advance Point')} left. {words}".strip(),
        Ruling(left, (*along(leaders), line)),
        facts=(*moved_to(books, picked, place), *battle_facts(books, paid), *joins),
        # Between rounds: the points of a round are spent once its result is there.
        warnings=(*asked_early(battle, "They advance", AGAIN), *left_behind(books, picked)),
    )


def _advance_faults(
    books: Books,
    battle: Battle,
    other: Battle | None,
    units: tuple[UnitState, ...],
    inputs: AdvanceInputs,
    place: str,
) -> Iterator[Fault]:
    if not units:
        yield Fault("No unit is picked.", "units", advice="Pick those that advance.", case=_SPENT)
    for unit in units:
        if unit.id not in battle.attackers:
            yield against(unit, f"does not attack in {battle.name}.", _SPENT)
    yield from unfit(books, units, _SPENT)
    yield from held_by_enemies(books, battle, Role.DEFENDER, place, _SPENT)
    if not place:
        yield asked_for("hex", "Say where they go.", _SPENT)
    if inputs.cost is None:
        yield asked_for("cost", "Your rules say what it costs.", _SPENT)
    # Without a point at hand nobody advances, not even where the way costs nothing.
    elif inputs.cost > battle.points or not battle.points:
        sentence = f"{counted(battle.points, 'Advance Point')} at hand."
        yield Fault(sentence, "cost", str(inputs.cost), "Spend no more.", _SPENT)
    if inputs.joins is None or not place:
        return
    if other is None or other.number == battle.number:
        advice = "Announce it first."
        yield Fault("is not another battle.", "joins", str(inputs.joins), advice, JOINT)
    elif other.attacker != battle.attacker:
        sentence = f"{other.name} is an attack of the other side."
        yield Fault(sentence, "joins", str(inputs.joins), "Join one of your own.", JOINT)
    else:
        yield from not_adjacent(books, place, other.hex, _SPENT, said=inputs.adjacent)
