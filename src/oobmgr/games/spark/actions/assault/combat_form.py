"""How the form of an assault combat opens, and which of its inputs mean anything now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Final

from oobmgr.games.spark.actions.assault.combat_inputs import AssaultCombatInputs, RiverHexside
from oobmgr.games.spark.actions.assault.who_fights import PER_HEX, steps_by_hex
from oobmgr.games.spark.actions.picked import STAND_IN
from oobmgr.games.spark.actions.stand_ins import unsettled
from oobmgr.games.spark.assault.fighting import solid_dots
from oobmgr.games.spark.assault.steps import COMBAT_ACTION, Assault, going
from oobmgr.games.spark.grounds import shelter_at
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SMG, SparkUnit
from oobmgr.rules.actions import Openings
from oobmgr.rules.books import Books

_BRINGERS: Final[Mapping[str, Callable[[SparkUnit], bool]]] = {
    "armor": lambda unit: unit.armored,
    "engineer": lambda unit: unit.kind is UnitKind.ENGINEER,
    "smg": lambda unit: unit.is_marked(SMG),
}
"""Which units can bring a bonus."""
_ALL: Final = frozenset(
    {
        "armor_1", "armor_2", "engineer", "smg", "defender_armor_1", "defender_armor_2", "losses",
        "bearers", STAND_IN, "left_out",
    }
)  # fmt: skip


def propose_combat(books: Books) -> AssaultCombatInputs:
    """The form as it opens: the assault that has come to its combat, or else that goes on."""
    open_yet = _fightable(books)
    due = (one for one in open_yet if one.now and one.now.action == COMBAT_ACTION)
    begun = (one for one in open_yet if one.record.steps)
    # One whose combat comes next, or one that is half done, or any that could be fought.
    found = next(due, None) or next(begun, None) or next(iter(open_yet), None)
    if found is None:
        return AssaultCombatInputs()
    return _opened(books, found)


def without_meaning(books: Books) -> frozenset[str]:
    """The inputs that no assault of this phase asks for: bonuses that nobody could bring."""
    found = [_needless(books, one) for one in _fightable(books)]
    # Left out only where no assault needs it: the form may be turned to any of them.
    return frozenset.intersection(*found) if found else _ALL


def openings(books: Books) -> Openings:
    """How the form opens on each assault, without the bonuses that nobody could bring there."""
    there = _fightable(books)
    return Openings(
        "hex",
        {one.hex: _opened(books, one) for one in there},
        {one.hex: _needless(books, one) for one in there},
    )


def _opened(books: Books, assault: Assault) -> AssaultCombatInputs:
    terrain, hill = shelter_at(books, assault.hex)
    return as_told(assault, AssaultCombatInputs(assault.hex, terrain=terrain, hill=hill))


def as_told(assault: Assault, inputs: AssaultCombatInputs) -> AssaultCombatInputs:
    """The inputs with what was told of the ground before the combat was tied."""
    told = assault.record
    river = RiverHexside(told.river) if told.river else None
    return replace(
        inputs,
        river=river if inputs.river is None else inputs.river,
        entrenched=told.trench if inputs.entrenched is None else inputs.entrenched,
    )


def _needless(books: Books, assault: Assault) -> frozenset[str]:
    """The inputs that one assault does not ask for.

    Bearers are asked for where several units could bring a bonus, units that are left out where a
    hex holds more steps than may fight.
    """
    ours, theirs = assault.assaulters, assault.defenders
    sides = ours, theirs
    most = books.tables.whole(PER_HEX)
    wanted = {
        "armor_1": any(map(_dotted, ours)),
        "armor_2": _alone_armored(ours, theirs),
        # Several engineers add nothing more, so one is enough to ask (SP-AMM-25).
        "engineer": any(map(_BRINGERS["engineer"], ours)),
        "smg": any(map(_BRINGERS["smg"], ours)),
        "defender_armor_1": any(map(_dotted, theirs)),
        "defender_armor_2": _alone_armored(theirs, ours),
        "losses": any(len(side) > 1 for side in sides),
        # Somebody has to say which of them brought it, for he takes the first losses (SP-AMM-21).
        "bearers": any(sum(map(able, side)) > 1 for side in sides for able in _BRINGERS.values()),
        STAND_IN: any(unsettled(books, side) for side in sides),
        # By hex: an assault may come from several, and the limit is that of each.
        "left_out": any(steps > most for one in sides for steps in steps_by_hex(one).values()),
    }
    return frozenset(name for name, meant in wanted.items() if not meant)


def _dotted(unit: SparkUnit) -> bool:
    """Whether a unit has solid dots, or may have: nobody entered its armor (SP-AMM-27)."""
    return unit.armor_is_open or solid_dots(unit) > 0


def _alone_armored(own: Iterable[SparkUnit], others: Iterable[SparkUnit]) -> bool:
    """Whether a side has AFV and the other none, as Armor Bonus 2 asks (SP-AMM-15)."""
    return any(unit.armored for unit in own) and not any(unit.armored for unit in others)


def _fightable(books: Books) -> list[Assault]:
    """The assaults that go on with units on both sides."""
    return [one for one in going(books) if one.assaulters and one.defenders]
