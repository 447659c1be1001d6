"""The assaults of a Combat Phase: who fights where, and which step of each comes next.

The order of the steps is rebuilt from the combat example (SP-SEQ-03): what was taken stands in the
record of the assault, what is passed over counts as not used.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from typing import Final

from oobmgr.domain.values import dataclass
from oobmgr.games.spark.assaults import AssaultRecord, record_of, recorded_hexes
from oobmgr.games.spark.fire.fire_rows import AssaultStep, FireWish, StepState
from oobmgr.games.spark.turns import is_night
from oobmgr.games.spark.units.unit import SparkUnit, living_units
from oobmgr.games.spark.words import Marker, MovementType
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded


class AssaultStepKey(StrEnum):
    """The steps of an assault by their saved names, in their order."""

    SURPRISE = "surprise"
    BARRAGE = "barrage"
    DEFENDER_WITHDRAWAL_1 = "defender_withdrawal_1"
    DEFENSIVE_1 = "defensive_1"
    ATTACKER_WITHDRAWAL_1 = "attacker_withdrawal_1"
    OFFENSIVE_1 = "offensive_1"
    DEFENSIVE_2 = "defensive_2"
    ATTACKER_WITHDRAWAL_2 = "attacker_withdrawal_2"
    OFFENSIVE_2 = "offensive_2"
    DEFENDER_WITHDRAWAL_2 = "defender_withdrawal_2"
    ASSAULT_COMBAT = "assault_combat"
    END = "end"


@dataclass(frozen=True)
class Assault:
    """An assault of the side that is playing, on one hex.

    `assaulters` still have their Assault Markers; `called_off` had one and are involved only;
    `defenders` stand in the hex.
    """

    hex: str
    assaulters: tuple[SparkUnit, ...]
    called_off: tuple[SparkUnit, ...]
    defenders: tuple[SparkUnit, ...]
    record: AssaultRecord
    steps: tuple[AssaultStep, ...] = ()

    @property
    def fighters(self) -> tuple[SparkUnit, ...]:
        """The units that would fight an assault combat now."""
        return (*self.assaulters, *self.defenders)

    @property
    def units(self) -> tuple[int, ...]:
        """All units that have to do with it, by their ids."""
        return tuple(unit.id for unit in (*self.assaulters, *self.called_off, *self.defenders))

    @property
    def ended(self) -> bool:
        """Whether the assault is over."""
        return self.record.ended

    @property
    def now(self) -> AssaultStep | None:
        """The step that comes next; None when the assault is over."""
        return next((step for step in self.steps if step.state is StepState.NOW), None)


@dataclass(frozen=True)
class _StepKind:
    """What is always so of a step: its name, its case, what posts it; a fire where nothing does."""

    name: str
    case: str
    action: str = ""


MARK_ACTION: Final = "assault_markers"
SURPRISE_ACTION: Final = "night_surprise"
DEFENDER_ACTION: Final = "defender_withdrawal"
ATTACKER_ACTION: Final = "call_off"
COMBAT_ACTION: Final = "assault_combat"
END_ACTION: Final = "assault_end"
_KINDS: Final = {
    AssaultStepKey.SURPRISE: _StepKind("Surprise", "SP-SUR-11", SURPRISE_ACTION),
    AssaultStepKey.BARRAGE: _StepKind("Barrage fire", "SP-SEQ-03"),
    AssaultStepKey.DEFENDER_WITHDRAWAL_1: _StepKind(
        "Defender withdrawal 1", "SP-RET-08", DEFENDER_ACTION
    ),
    AssaultStepKey.DEFENSIVE_1: _StepKind("Defensive fire 1", "SP-CMB-03"),
    AssaultStepKey.ATTACKER_WITHDRAWAL_1: _StepKind(
        "Attacker withdrawal 1", "SP-CMB-12", ATTACKER_ACTION
    ),
    AssaultStepKey.OFFENSIVE_1: _StepKind("Offensive fire 1", "SP-SEQ-03"),
    AssaultStepKey.DEFENSIVE_2: _StepKind("Defensive fire 2", "SP-CMB-14"),
    AssaultStepKey.ATTACKER_WITHDRAWAL_2: _StepKind(
        "Attacker withdrawal 2", "SP-SEQ-02", ATTACKER_ACTION
    ),
    AssaultStepKey.OFFENSIVE_2: _StepKind("Offensive fire 2", "SP-CMB-14"),
    AssaultStepKey.DEFENDER_WITHDRAWAL_2: _StepKind(
        "Defender withdrawal 2", "SP-SEQ-01", DEFENDER_ACTION
    ),
    AssaultStepKey.ASSAULT_COMBAT: _StepKind("Assault combat", "SP-ASLT-01", COMBAT_ACTION),
    AssaultStepKey.END: _StepKind("Retreat, advance, end", "SP-ASLT-15", END_ACTION),
}
_ORDER: Final = tuple(_KINDS)
DEFENDER_STEPS: Final = frozenset(
    {
        AssaultStepKey.DEFENDER_WITHDRAWAL_1,
        AssaultStepKey.DEFENSIVE_1,
        AssaultStepKey.DEFENSIVE_2,
        AssaultStepKey.DEFENDER_WITHDRAWAL_2,
    }
)
"""The steps in which the defender decides what is done."""
_WHEELS: Final = frozenset(MovementType) - {MovementType.LEG, MovementType.SKI}
"""Units of these movements may withdraw after the fire segments (SP-SEQ-01)."""
_NO_AFV: Final = "no armor in the hexes"


def assaults(books: Books) -> tuple[Assault, ...]:
    """The assaults of this Combat Phase, hex by hex."""
    units = living_units(books)
    own = [unit for unit in units if unit.state.side == books.side]
    # Those with a record, too: an assault that all have called off is still to be ended.
    hexes = {target_hex(unit) for unit in own} | set(recorded_hexes(books))
    return tuple(_assault(books, place, units) for place in sorted(hexes - {""}))


def going(books: Books) -> tuple[Assault, ...]:
    """The assaults that are not over."""
    return tuple(one for one in assaults(books) if not one.ended)


def assault_on(books: Books, place: str) -> Assault | None:
    """The assault on a hex, None where there is none."""
    wanted = folded(place)
    return next((one for one in assaults(books) if folded(one.hex) == wanted), None)


def target_hex(unit: SparkUnit) -> str:
    """The Assault Target Hex of a unit that has, or had, an Assault Marker; empty for none."""
    involved = unit.markers.held.get(Marker.INVOLVED)
    # The marker first: a unit that fought one assault may have begun another.
    return unit.markers.assault_hex or (involved if isinstance(involved, str) else "")


def step_of_action(assault: Assault, action: str) -> AssaultStepKey | None:
    """The step that an action would take now: the first of its steps not passed yet."""
    done = _last_done(assault.record)
    keys = [key for key in _ORDER if _KINDS[key].action == action]
    # At the place of the last step, too: several units may withdraw in the same one.
    return next((key for key in keys if _ORDER.index(key) >= done), None)


def may_withdraw_late(unit: SparkUnit) -> bool:
    """Whether a defender may still withdraw after the fire segments (SP-SEQ-01)."""
    return unit.movement in _WHEELS or unit.armored


def _assault(books: Books, place: str, units: Iterable[SparkUnit]) -> Assault:
    wanted = folded(place)
    own = [unit for unit in units if unit.state.side == books.side]
    assaulters = tuple(one for one in own if folded(one.markers.assault_hex) == wanted)
    involved = tuple(
        one for one in own if folded(target_hex(one)) == wanted and not one.markers.assault_hex
    )
    enemies = (unit for unit in units if unit.state.side != books.side)
    defenders = tuple(one for one in enemies if folded(one.state.hex) == wanted)
    found = Assault(place, assaulters, involved, defenders, record_of(books, place))
    armor = _armor_beside(found, units)
    return replace(found, steps=_steps(found, armor=armor, night=is_night(books.turn)))


def _armor_beside(assault: Assault, units: Iterable[SparkUnit]) -> bool:
    """Whether there is armor in the hexes of the assaulters, their own or another unit's."""
    # By hex: armor that stands there and does not assault keeps the second round as well
    # (SP-CMB-14).
    hexes = {folded(unit.state.hex) for unit in assault.assaulters if unit.state.hex}
    sides = {unit.state.side for unit in assault.assaulters}
    near = (u for u in units if u.state.side in sides and folded(u.state.hex) in hexes)
    return any(unit.armored for unit in near)


def _steps(assault: Assault, *, armor: bool, night: bool) -> tuple[AssaultStep, ...]:
    last = _last_done(assault.record)
    found: list[AssaultStep] = []
    open_yet = not assault.ended
    for place, key in enumerate(_ORDER):
        why = _not_held(key, assault, armor=armor, night=night)
        if key in assault.record.steps:
            state, words = StepState.DONE, ""
        elif why:
            state, words = StepState.NOT_HELD, why
        # Nothing is entered for a step that nobody wants: taking a later one passes it over.
        elif place < last:
            state, words = StepState.DONE, "not used"
        else:
            state, words = (StepState.NOW if open_yet else StepState.LATER), ""
            open_yet = False
        found.append(_step(assault, key, state, words))
    return tuple(found)


def _step(assault: Assault, key: AssaultStepKey, state: StepState, words: str) -> AssaultStep:
    kind = _KINDS[key]
    # The form opens on the hex, and on the only unit that could withdraw from it.
    single = kind.action == DEFENDER_ACTION and len(assault.defenders) == 1
    only = {"units": [assault.defenders[0].id]} if single else {}
    return AssaultStep(
        key=key,
        name=kind.name,
        state=state,
        words=words,
        wish=None if kind.action else FireWish(str(key), assault=assault.hex),
        action=kind.action,
        raw={"hex": assault.hex, **only} if kind.action else {},
        case=kind.case,
        units=assault.units if kind.action else (),
    )


def _last_done(record: AssaultRecord) -> int:
    """The place of the last step that was taken; -1 where none was."""
    return max((_ORDER.index(AssaultStepKey(step)) for step in record.steps), default=-1)


def _not_held(key: AssaultStepKey, assault: Assault, *, armor: bool, night: bool) -> str:
    """Why a step is not held, empty where it is; `armor` is that beside the assaulters."""
    if assault.ended:
        return "the assault has ended"
    # Before what follows: without units on a side there is still an end to be posted.
    if key is AssaultStepKey.END:
        return ""
    if not assault.assaulters:
        return "no unit assaults any more"
    if not assault.defenders:
        return "no unit defends the hex"
    mobile = any(may_withdraw_late(unit) for unit in assault.defenders)
    # A second round of fire is held only against armor: the defender's where some stands with the
    # assaulters, the attacker's where some stands in the target hex (SP-CMB-14).
    held, why = {
        AssaultStepKey.SURPRISE: (night, "only at night"),
        AssaultStepKey.DEFENSIVE_2: (armor, _NO_AFV),
        AssaultStepKey.ATTACKER_WITHDRAWAL_2: (armor, _NO_AFV),
        AssaultStepKey.OFFENSIVE_2: (any(unit.armored for unit in assault.defenders), _NO_AFV),
        AssaultStepKey.DEFENDER_WITHDRAWAL_2: (mobile, "only wheels, tracks, aerosans and rail"),
    }.get(key, (True, ""))
    return "" if held else why
