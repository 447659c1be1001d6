"""The modifier of the combat die roll."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import shown, signed
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.combat.lookup import modified
from oobmgr.games.europa.turns import read_turn
from oobmgr.games.europa.words import WEATHER_ALIASES, Weather
from oobmgr.rules.bounds import D6
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import flag_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_DICE: Final = (D6, D6)


@dataclass(frozen=True)
class DieRollModifierInputs:
    """What bears on the die roll of a combat."""

    turn: TurnCode = told("The game turn.", read=read_turn, case="CBT-05")
    weather: Weather = told("Weather of the target's zone.", aliases=WEATHER_ALIASES, case="CBT-04")
    armor: int = told(
        "Modifier for armor: 1, 0 or -1.", default=0, unit="DRM", low=-1, high=1, case="ARM-03"
    )
    winterization: bool = flag_told(
        "Whether the attacker has the advantage in winterization.",
        "CBT-04",
        label="Better winterized?",
    )
    commando: bool = flag_told(
        "Whether a commando operation succeeded.", "CBT-04", label="Commandos succeeded?"
    )
    axis_unwinterized: bool = flag_told(
        "Whether Axis units, not Finns, attack that are not winterized.",
        "CBT-05",
        label="Axis not winterized?",
    )
    roll: int | None = open_told(
        "What was rolled, to be modified in the working.",
        "CBT-03",
        low=len(_DICE),
        high=sum(_DICE),
        label="Dice rolled",
    )


@calculator("CBT-03..05 ARM-03", value="Modifier of the die roll.", unit="DRM", named="net")
def die_roll_modifier(inputs: DieRollModifierInputs, tables: Tables) -> Ruling[int]:
    """How much the die roll of a combat changes in all."""
    winter = tables.flag(f"combat.drm.winter.{inputs.weather}")
    # Compared as text: saved codes of turns sort by time.
    first = winter and inputs.turn < tables.text("combat.drm.first_winter_before")
    working = [Step("Armor", inputs.armor, case="ARM-03")]
    for label, name, given, counts in (
        ("Winterization", "winterization", inputs.winterization, winter),
        ("Commandos", "commando", inputs.commando, True),
        ("First winter", "first_winter", inputs.axis_unwinterized, first),
    ):
        # Told even where it does not count, so that a player sees that it was not forgotten.
        if given:
            cell = tables.cell(f"combat.drm.{name}")
            text = "" if counts else f"not in {inputs.weather} this turn"
            working.append(cell.step(label, cell.whole if counts else 0, text))
    total = sum(int(step.value or 0) for step in working)
    low, high = (tables.whole(f"combat.drm.{end}") for end in ("lowest", "highest"))
    # Bounded as a whole and not one by one: the bounds are of the sum.
    net = max(low, min(total, high))
    text = f"{signed(total)}, from {shown(low)} to {shown(high)}"
    working.append(Step("Die roll modifier", net, text, "CBT-04", StepKind.RESULT))
    if inputs.roll is not None:
        final, text = modified(inputs.roll, net, tables), f"{inputs.roll} {signed(net)}"
        working.append(Step("Modified roll", final, text, "CBT-03", StepKind.RESULT))
    return Ruling(net, tuple(working))
