"""The Combat page as it is shown: who can fight, what is in pencil, what it comes to."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

from oobmgr.campaign.queries import Queries
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.combat.battle_rows import (
    BattleKind,
    BattleOutcome,
    BattleSheet,
    Combatant,
    FireAt,
    Ground,
)
from oobmgr.games.europa.questions import BATTLES
from oobmgr.rules.questions import NoWish
from oobmgr.ui.viewmodels.turn_reading import TurnReading, read_turn
from oobmgr.ui.views.unit_list import toggled

STEP, GONE, ZONES = "step", "gone", "zones"
"""How a unit is lost: a step, all of it, or to enemy zones on the retreat."""
_NAMED = 2
_WHERE = ("place", "zone", "ground")
"""Inputs that say where a battle is fought, whatever it is fought with."""


class Way(StrEnum):
    """In which way a unit is picked."""

    ATTACKS = "attacks"
    UNPAID = "unpaid"
    DEFENDS = "defends"
    FIRES = "fires"
    FOLLOWS = "attacks next"
    TARGET = "in the hex"


@dataclass(frozen=True, slots=True)
class CombatReading:
    """What a battle can be made of; the turn is None where a past one is looked at."""

    sheet: BattleSheet
    turn: TurnReading | None

    def may_post(self, kind: BattleKind) -> bool:
        """Whether such a battle can be posted in this phase."""
        name = action_of(self.sheet, kind)
        return self.turn is not None and name in self.turn.page.forms


def read_combat(queries: Queries, as_of: str | None = None) -> CombatReading:
    """Read who can fight, as of the end of a past turn if given."""
    sheet = queries.ask(BATTLES, NoWish(), as_of)
    return CombatReading(sheet, None if as_of else read_turn(queries))


def action_of(sheet: BattleSheet, kind: BattleKind) -> str:
    """The action that posts a kind of battle; empty where none is fought now."""
    return sheet.attack if kind is BattleKind.ATTACK else sheet.bombardment


def why_not(reading: CombatReading, kind: BattleKind) -> str:
    """Why nothing can be posted here now, or what is to be known first; empty for nothing."""
    if reading.turn is None:
        return "This is a past turn. Return to now to enter a battle."
    if not reading.may_post(kind):
        what = "attacked" if kind is BattleKind.ATTACK else "bombarded"
        return reading.sheet.notice or f"Nobody is {what} in this phase."
    return ""


@dataclass(frozen=True, slots=True)
class Lists:
    """What two lists of units hold: picks with their way, hexes of attackers, losses."""

    picks: Mapping[int, str]
    hexes: Mapping[int, str]
    losses: Mapping[int, str]


def attack_inputs(attackers: Lists, defenders: Lists) -> dict[str, Any]:
    """The lists as inputs of an attack."""
    return {
        "attackers": [_from_hex(unit, attackers) for unit in attackers.picks],
        # They stand in both lists: whoever does not pay still attacks.
        "unpaid": [unit for unit, way in attackers.picks.items() if way == Way.UNPAID],
        "defenders": list(defenders.picks),
        "attacker_losses": _losses(attackers),
        "defender_losses": _losses(defenders),
        "zone_losses": [
            {"unit": unit, "gone": False}
            for side in (attackers, defenders)
            for unit, way in side.losses.items()
            if way == ZONES
        ],
    }


def bombardment_inputs(attackers: Lists, defenders: Lists) -> dict[str, Any]:
    """The lists as inputs of a bombardment."""
    follows = [unit for unit, way in attackers.picks.items() if way == Way.FOLLOWS]
    fires = [unit for unit, way in attackers.picks.items() if way == Way.FIRES]
    return {
        "guns": [_from_hex(unit, attackers) for unit in fires],
        "attackers": follows,
        "follows": bool(follows),
        "defenders": list(defenders.picks),
        "losses": _losses(defenders),
    }


def attack_after(bombardment: Mapping[str, Any]) -> dict[str, Any]:
    """The inputs of the attack that was named before a bombardment."""
    where = {name: bombardment[name] for name in _WHERE if name in bombardment}
    # A bombardment does not ask from which hex the others will attack.
    attackers = [{"unit": unit, "hex": ""} for unit in bombardment["attackers"]]
    return {**where, "attackers": attackers, "defenders": bombardment["defenders"]}


def _from_hex(unit: int, lists: Lists) -> dict[str, Any]:
    return {"unit": unit, "hex": lists.hexes.get(unit, "")}


def _losses(lists: Lists) -> list[dict[str, Any]]:
    return [
        {"unit": unit, "gone": way == GONE} for unit, way in lists.losses.items() if way != ZONES
    ]


def picks_of(raw: Mapping[str, Any], kind: BattleKind) -> tuple[Lists, Lists]:
    """The lists that inputs stand for, attackers first."""
    if kind is BattleKind.ATTACK:
        unpaid = set(raw.get("unpaid") or ())
        own = {
            one["unit"]: str(Way.UNPAID if one["unit"] in unpaid else Way.ATTACKS)
            for one in _records(raw.get("attackers"))
        }
        hexes = _hexes(raw.get("attackers"))
        mine, theirs = _lost(raw.get("attacker_losses")), _lost(raw.get("defender_losses"))
        defenders = dict.fromkeys(raw.get("defenders") or (), str(Way.DEFENDS))
        zones = {one["unit"]: ZONES for one in _records(raw.get("zone_losses"))}
        # One input takes the losses by zones of both sides, for only one side retreats.
        mine |= {unit: way for unit, way in zones.items() if unit in own}
        theirs |= {unit: way for unit, way in zones.items() if unit not in own}
        return Lists(own, hexes, mine), Lists(defenders, {}, theirs)
    own = {one["unit"]: str(Way.FIRES) for one in _records(raw.get("guns"))}
    own |= dict.fromkeys(raw.get("attackers") or (), str(Way.FOLLOWS))
    defenders = dict.fromkeys(raw.get("defenders") or (), str(Way.TARGET))
    lost = _lost(raw.get("losses"))
    return Lists(own, _hexes(raw.get("guns")), {}), Lists(defenders, {}, lost)


def _records(raw: object) -> list[Mapping[str, Any]]:
    return [one for one in raw if isinstance(one, Mapping)] if isinstance(raw, list) else []


def _hexes(raw: object) -> dict[int, str]:
    return {one["unit"]: str(one["hex"]) for one in _records(raw) if one.get("hex")}


def _lost(raw: object) -> dict[int, str]:
    return {one["unit"]: GONE if one.get("gone") else STEP for one in _records(raw)}


# ----------------------------------------------------------------------------------- words


def loss_words(unit: Combatant, way: str) -> str:
    """What becomes of a unit, in few words; empty where nothing does."""
    if not way:
        return ""
    if way == ZONES:
        return "zones: " + ("cadre" if unit.steps_left > 1 else "lost")
    return "to cadre" if way == STEP and unit.steps_left > 1 else "lost"


def next_loss(unit: Combatant, way: str, *, zones: bool) -> str:
    """How a unit is lost after the key was pressed once more: a step, all of it, not at all."""
    if zones:
        return "" if way == ZONES else ZONES
    if way == STEP and unit.steps_left > 1:
        return GONE
    return "" if way in (STEP, GONE) else STEP


def strength_words(unit: Combatant, by_hand: Mapping[str, Any]) -> str:
    """Attack and defence now, with what was entered by hand in their place, and a star for it."""
    if not by_hand:
        return unit.strength
    figures = f"{by_hand.get('af', unit.attack)}-{by_hand.get('df', unit.defence)}"
    return f"{figures}*"


def state_words(unit: Combatant) -> str:
    """What is known about a unit's state: supply, and what it did."""
    # Mostly it is one of them or neither, and the width of the column asks for each of thousands.
    both = unit.supply and unit.spent
    return f"{unit.supply}, {unit.spent}" if both else unit.supply or unit.spent


def picked_words(units: Sequence[Combatant], picks: Collection[int]) -> str:
    """How many are picked of how many."""
    if not picks:
        return f"none picked of {counted(len(units), 'unit')}"
    return f"{len(picks)} of {counted(len(units), 'unit')} picked"


def fire_words(fire: Sequence[FireAt]) -> str:
    """What was fired at, by name as long as that is short."""
    if len(fire) > _NAMED:
        return f"{counted(len(fire), 'hex', 'hexes')} fired at, offered as targets"
    return "; ".join(f"{one.place}: {one.words}" for one in fire)


def groups_of(grounds: Iterable[Ground]) -> dict[str, tuple[Ground, ...]]:
    """Terrain by the group that it stands in, in the order in which the groups first occur."""
    found: dict[str, tuple[Ground, ...]] = {}
    for ground in grounds:
        found[ground.group] = (*found.get(ground.group, ()), ground)
    return found


def headline(outcome: BattleOutcome, kind: BattleKind = BattleKind.ATTACK) -> str:
    """Odds and column in one line: ``24 : 7, column 4-1``."""
    if not outcome.odds:
        return "Pick both sides" if kind is BattleKind.ATTACK else "Pick who fires"
    column = f"column {outcome.column}" if outcome.column else ""
    return ", ".join(part for part in (outcome.odds, column) if part)


def modifier_words(outcome: BattleOutcome) -> str:
    """What is added to the roll; empty for nothing."""
    if not outcome.modifier:
        return ""
    sign = "+" if outcome.modifier > 0 else "\u2212"
    return f"roll {sign}\u2009{abs(outcome.modifier)}"


def with_way(lists: Lists, units: Iterable[int], way: str) -> Lists:
    """Pick units in a way; again in the same way, put them back, and their losses with them."""
    picks = toggled(lists.picks, dict.fromkeys(units, way))
    return replace(lists, picks=picks, losses=_of(lists.losses, picks))


def fitting(lists: Lists, units: Iterable[Combatant]) -> Lists:
    """What can still be meant where the books have changed: units that are gone are left out."""
    known = {unit.unit for unit in units}
    return Lists(*(_of(kept, known) for kept in (lists.picks, lists.hexes, lists.losses)))


def _of(kept: Mapping[int, str], units: Collection[int]) -> dict[int, str]:
    return {unit: value for unit, value in kept.items() if unit in units}
