"""How the form of an assault combat opens, and which of its inputs mean anything now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from oobmgr.games.spark.actions.assault.combat_inputs import AssaultCombatInputs
from oobmgr.games.spark.actions.assault.going import going
from oobmgr.games.spark.actions.assault.who_fights import PER_HEX, steps_by_hex
from oobmgr.games.spark.actions.picked import STAND_IN, all_boxes_known
from oobmgr.games.spark.assault.steps import COMBAT_ACTION, Assault
from oobmgr.games.spark.grounds import shelter_at
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SMG, SparkUnit
from oobmgr.rules.books import Books

_BRINGERS: Final[Mapping[str, Callable[[SparkUnit], bool]]] = {
    "armor": lambda unit: unit.armored,
    "engineer": lambda unit: unit.kind is UnitKind.ENGINEER,
    "smg": lambda unit: unit.is_marked(SMG),
}
"""Which units can bring a bonus."""


def propose_combat(books: Books) -> AssaultCombatInputs:
    """The form as it opens: the assault that has come to its combat, or else that goes on."""
    open_yet = _fightable(books)
    due = (one for one in open_yet if one.now and one.now.action == COMBAT_ACTION)
    begun = (one for one in open_yet if one.record.steps)
    # One whose combat comes next, or one that is half done, or any that could be fought.
    found = next(due, None) or next(begun, None) or next(iter(open_yet), None)
    if found is None:
        return AssaultCombatInputs()
    terrain, hill = shelter_at(books, found.hex)
    return AssaultCombatInputs(found.hex, terrain=terrain, hill=hill)


def without_meaning(books: Books) -> frozenset[str]:
    """The inputs that no assault of this phase asks for: bonuses that nobody could bring.

    Bearers are asked for where several units could bring a bonus, units that are left out where a
    hex holds more steps than may fight.
    """
    attackers = [one.assaulters for one in _fightable(books)]
    defenders = [one.defenders for one in _fightable(books)]
    ours, theirs, sides = _brought(attackers), _brought(defenders), (*attackers, *defenders)
    most = books.tables.whole(PER_HEX)
    wanted = {
        "armor_1": "armor" in ours,
        "armor_2": "armor" in ours,
        "engineer": "engineer" in ours,
        "smg": "smg" in ours,
        "defender_armor_1": "armor" in theirs,
        "defender_armor_2": "armor" in theirs,
        "losses": any(len(side) > 1 for side in sides),
        "bearers": any(sum(map(able, side)) > 1 for side in sides for able in _BRINGERS.values()),
        STAND_IN: not all(map(all_boxes_known, sides)),
        "left_out": any(steps > most for one in sides for steps in steps_by_hex(one).values()),
    }
    return frozenset(name for name, meant in wanted.items() if not meant)


def _fightable(books: Books) -> list[Assault]:
    """The assaults that go on with units on both sides."""
    return [one for one in going(books) if one.assaulters and one.defenders]


def _brought(sides: Iterable[tuple[SparkUnit, ...]]) -> frozenset[str]:
    """The bonuses that some unit of these sides could bring."""
    units = [unit for side in sides for unit in side]
    return frozenset(name for name, able in _BRINGERS.items() if any(map(able, units)))
