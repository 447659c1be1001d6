"""How the form of an assault combat opens, and which of its inputs mean anything now."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from oobmgr.games.spark.actions.assault.combat_inputs import AssaultCombatInputs
from oobmgr.games.spark.actions.assault.going import going
from oobmgr.games.spark.assault.steps import COMBAT_ACTION, Assault
from oobmgr.games.spark.units.types import UnitKind
from oobmgr.games.spark.units.unit import SMG, SparkUnit
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

PER_HEX: Final = "assault.steps.per_hex"
_Of = Callable[[SparkUnit], bool]


def propose_combat(books: Books) -> AssaultCombatInputs:
    """The form as it opens: the assault that has come to its combat, or else that goes on."""
    open_yet = _fightable(books)
    due = (one for one in open_yet if one.now and one.now.action == COMBAT_ACTION)
    begun = (one for one in open_yet if one.record.steps)
    found = next(due, None) or next(begun, None) or next(iter(open_yet), None)
    return AssaultCombatInputs(found.hex if found else "")


def without_meaning(books: Books) -> frozenset[str]:
    """The inputs that no assault of this phase asks for: bonuses that nobody could bring.

    Bearers are asked for where several units could bring a bonus, units that are left out where a
    hex holds more steps than may fight.
    """
    ours = [one.assaulters for one in _fightable(books)]
    theirs = [one.defenders for one in _fightable(books)]
    most = books.tables.whole(PER_HEX)
    wanted = {
        "armor_1": _any(ours, _is_afv),
        "armor_2": _any(ours, _is_afv),
        "engineer": _any(ours, _is_engineer),
        "smg": _any(ours, _is_smg),
        "defender_armor_1": _any(theirs, _is_afv),
        "defender_armor_2": _any(theirs, _is_afv),
        "losses": any(len(side) > 1 for side in (*ours, *theirs)),
        "bearers": any(_several(side) for side in (*ours, *theirs)),
        "left_out": any(
            steps > most for side in (*ours, *theirs) for steps in steps_by_hex(side).values()
        ),
    }
    return frozenset(name for name, meant in wanted.items() if not meant)


def steps_by_hex(units: Iterable[SparkUnit]) -> Mapping[str, int]:
    """The current steps of units, hex by hex; units whose hex is not known are left out."""
    found: defaultdict[str, int] = defaultdict(int)
    for unit in units:
        if unit.state.hex:
            found[folded(unit.state.hex)] += unit.state.steps_left
    return found


def _fightable(books: Books) -> list[Assault]:
    """The assaults that go on with units on both sides."""
    return [one for one in going(books) if one.assaulters and one.defenders]


def _any(sides: Iterable[tuple[SparkUnit, ...]], fits: _Of) -> bool:
    return any(fits(unit) for side in sides for unit in side)


def _several(side: tuple[SparkUnit, ...]) -> bool:
    return any(sum(map(fits, side)) > 1 for fits in (_is_afv, _is_engineer, _is_smg))


def _is_afv(unit: SparkUnit) -> bool:
    return unit.armored


def _is_engineer(unit: SparkUnit) -> bool:
    return unit.kind is UnitKind.ENGINEER


def _is_smg(unit: SparkUnit) -> bool:
    return unit.is_marked(SMG)
