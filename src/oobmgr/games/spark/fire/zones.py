"""ZOC fire: what triggers it, and the shift that it takes."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.fire.shifts import Target, zone_line
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import choice_told, flag_told, list_told, open_told
from oobmgr.rules.tables import Tables


class ZoneAction(StrEnum):
    """What a unit does in a hex next to an enemy."""

    EXIT = "exit"
    CHANGE_FORMATION = "change_formation"
    NONE = "none"


class ZoneContext(StrEnum):
    """When it does so."""

    MOVEMENT = "movement"
    DEFENDER_WITHDRAWAL = "defender_withdrawal"
    ATTACKER_WITHDRAWAL = "attacker_withdrawal"
    MORALE_RETREAT = "morale_retreat"
    ASSAULT_RETREAT = "assault_retreat"
    ADVANCE = "advance"


class Winner(StrEnum):
    """Who won an assault combat."""

    ATTACKER = "attacker"
    DEFENDER = "defender"


_CONTEXT_ALIASES: Final = {
    "retreat": ZoneContext.MORALE_RETREAT,
    "failed_morale_check": ZoneContext.MORALE_RETREAT,
    "withdrawal": ZoneContext.DEFENDER_WITHDRAWAL,
    "assault_retreat_attacker_won": ZoneContext.DEFENDER_WITHDRAWAL,
    "assault_retreat_defender_won": ZoneContext.MORALE_RETREAT,
    "attacker_won": ZoneContext.DEFENDER_WITHDRAWAL,
    "defender_won": ZoneContext.MORALE_RETREAT,
    "advance_after_assault": ZoneContext.ADVANCE,
}
"""Other words for a context; a retreat after assault combat goes by who won it."""
_CASES: Final = {
    ZoneContext.MOVEMENT: "SP-ZOC-07",
    ZoneContext.DEFENDER_WITHDRAWAL: "SP-ZOC-08",
    ZoneContext.ATTACKER_WITHDRAWAL: "SP-ZOC-08",
    ZoneContext.MORALE_RETREAT: "SP-ZOC-09",
    ZoneContext.ASSAULT_RETREAT: "SP-ZOC-10",
    ZoneContext.ADVANCE: "SP-ZOC-11",
}
# Two lists, for the text has two: of a withdrawal it bars whoever is busy with an assault and guns
# that fired, of a retreat those of a target hex and AA that fired at aircraft.
_WITHDRAWAL_BARS: Final = ("involved", "fired_artillery")
_RETREAT_BARS: Final = ("in_ath", "participated", "fired_aa")
_BAR_WORDS: Final = {
    "involved": "is or was involved in an assault",
    "fired_artillery": "fired counterbattery or barrage",
    "in_ath": "is in an Assault Target Hex",
    "participated": "took part in an assault",
    "fired_aa": "fired at aircraft",
}


@dataclass(frozen=True)
class ZoneEnemy:
    """An enemy next to the hex, and what he did."""

    regular_zoc: bool = flag_told(
        "Whether it has a regular zone of control.", "SP-ZOC-01", label="Regular ZOC?"
    )
    at_zoc: bool = flag_told("Whether it has an AT zone of control.", "SP-ZOC-01", label="AT ZOC?")
    in_ath: bool = flag_told(
        "Whether it is in an Assault Target Hex.",
        "SP-ZOC-09",
        label="In an Assault Target Hex?",
    )
    participated: bool = flag_told(
        "Whether it took part in an assault.", "SP-ZOC-09", label="Took part in an assault?"
    )
    involved: bool = flag_told(
        "Whether it is or was involved in an assault.", "SP-ZOC-08", label="Involved in an assault?"
    )
    fired_artillery: bool = flag_told(
        "Whether it fired counterbattery or barrage.",
        "SP-ZOC-08",
        names=("performed_cb", "performed_barrage"),
        label="Counterbattery or barrage fired?",
    )
    fired_aa: bool = flag_told(
        "Whether it fired at aircraft.",
        "SP-ZOC-09",
        names=("performed_aa",),
        label="Fired at aircraft?",
    )


@dataclass(frozen=True)
class ZoneFireInputs:
    """A unit next to enemies, what it does, and when."""

    mover: Target = choice_told("What moves.", "SP-ZOC-06", Target.NON_ARMORED)
    enemies: tuple[ZoneEnemy, ...] = list_told("Enemies next to its hex.", "SP-ZOC-06")
    action: ZoneAction = choice_told("What it does.", "SP-ZOC-05", ZoneAction.EXIT)
    context: ZoneContext = choice_told("When.", "SP-ZOC-04", ZoneContext.MOVEMENT, _CONTEXT_ALIASES)
    leaving_first_hex: bool = flag_told(
        "Whether it leaves the first hex of a withdrawal, retreat or advance.",
        "SP-ZOC-08",
        label="Leaving the first hex?",
    )
    winner: Winner | None = open_told(
        "After assault combat, who won it.", "SP-ZOC-10", label="Winner of the assault"
    )


@calculator(
    "SP-ZOC-04..11",
    title="What triggers ZOC fire",
    value="Whether ZOC fire is triggered.",
    also="SP-ZOC-01 SP-RET-09 SP-ELIG-08",
)
def zoc_fire_triggered(inputs: ZoneFireInputs, _: Tables) -> Ruling[bool]:
    """Whether a unit draws ZOC fire from enemies next to it."""
    free = _free(inputs)
    enemies = () if free else inputs.enemies
    lines = tuple(_enemy_line(at, enemy, inputs) for at, enemy in enumerate(enemies, 1))
    able = [line for line in lines if line.value is True]
    text = free or f"{len(able)} of {len(lines)} enemies may fire"
    case = _CASES[inputs.context] if free or able else "SP-ZOC-06"
    return ruled("ZOC fire is triggered", bool(able), text, case, before=lines)


def _free(inputs: ZoneFireInputs) -> str:
    """Why nothing can be triggered, whoever stands there; empty where something can."""
    if inputs.action is ZoneAction.NONE:
        return "it neither leaves the hex nor changes its formation"
    if inputs.context is ZoneContext.ATTACKER_WITHDRAWAL:
        return "an attacker's withdrawal triggers nothing"
    # Only who withdraws, retreats or advances leaves his first hex free (SP-RET-09), never who
    # moves.
    if inputs.context is not ZoneContext.MOVEMENT and inputs.leaving_first_hex:
        return "the first hex is free"
    return ""


def _enemy_line(number: int, enemy: ZoneEnemy, inputs: ZoneFireInputs) -> Step:
    """Whether an enemy may fire, and why not."""
    # Regular zones are for what is not armored, AT zones for AFV: each for its own alone.
    name, soft = f"Enemy {number}", inputs.mover is Target.NON_ARMORED
    kind = "regular" if soft else "AT"
    if not (enemy.regular_zoc if soft else enemy.at_zoc):
        return Step(name, value=False, arithmetic=f"no {kind} zone", case="SP-ZOC-06")
    bar = next((bar for bar in _bars(inputs) if getattr(enemy, bar)), "")
    if bar:
        words, case = _BAR_WORDS[bar], _CASES[inputs.context]
        return Step(name, value=False, arithmetic=words, case=case)
    return Step(name, value=True, arithmetic=f"{kind} zone", case="SP-ZOC-06")


def _bars(inputs: ZoneFireInputs) -> tuple[str, ...]:
    """What keeps an enemy from ZOC fire in this context."""
    # Before any assault nobody is busy with one.
    if inputs.context is ZoneContext.MOVEMENT:
        return ()
    if inputs.context is ZoneContext.DEFENDER_WITHDRAWAL:
        return _WITHDRAWAL_BARS
    # A retreat from a lost hex is looked at as a withdrawal, one from a failed attack as a check.
    if inputs.context is ZoneContext.ASSAULT_RETREAT and inputs.winner is Winner.ATTACKER:
        return _WITHDRAWAL_BARS
    return _RETREAT_BARS


@dataclass(frozen=True)
class ZoneModifierInputs:
    """The unit that draws ZOC fire."""

    target: Target = choice_told("What is fired at.", "SP-ZOC-15", Target.NON_ARMORED)
    began_movement_phase_in_hex: bool = flag_told(
        "Whether it began the Movement Phase in the hex.",
        "SP-ZOC-15",
        label="Began the phase in the hex?",
    )
    context: ZoneContext = choice_told("When.", "SP-TCE-70", ZoneContext.MOVEMENT, _CONTEXT_ALIASES)


@calculator(
    "SP-ZOC-15 SP-TCE-34..36 SP-TCE-70",
    title="Shift of ZOC fire",
    value="Columns; to the right above 0, to the left below.",
)
def zoc_fire_modifier(inputs: ZoneModifierInputs, tables: Tables) -> Ruling[int]:
    """What ZOC fire is shifted by."""
    # An AFV draws ZOC fire like any unit, but whence it came shifts nothing (SP-TCE-36).
    if inputs.target is Target.AFV:
        cell = tables.cell("terrain.zoc_afv.against")
        return ruled("ZOC fire", cell.whole, "AFV", cell.case)
    # Who goes in a combat has begun his Movement Phase somewhere, too, but that does not count.
    moving = inputs.context is ZoneContext.MOVEMENT
    line = zone_line(tables, began=moving and inputs.began_movement_phase_in_hex)
    value = line.value if isinstance(line.value, int) else 0
    return ruled("ZOC fire", value, line.label.lower(), line.case)
