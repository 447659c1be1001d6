"""Which flak fires at a strike, and how strong it is."""

from __future__ import annotations

from dataclasses import dataclass

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, StepKind
from oobmgr.games.europa.air.mission_kinds import KIND_ALIASES, MissionKind, kind_name
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_WORDS = {
    "full": "heavy and light",
    "heavy": "heavy only",
    "stack": "heavy and light of the target stack",
    "zone": "all in the seven hexes",
}


@dataclass(frozen=True)
class FlakStrengthInputs:
    """A strike, and the flak where it goes."""

    target: MissionKind = told("What the strike goes for.", aliases=KIND_ALIASES, case="MIS-10")
    heavy: int = amount_told("Heavy flak there.", "MIS-10", unit="points", default=0)
    light: int = amount_told("Light flak there.", "MIS-10", unit="points", default=0)
    night: bool = flag_told("Whether it is flown at night.", "MIS-11")


@calculator(
    "MIS-10 INT-07",
    title="Flak that fires",
    value="Strength of the one shot.",
    unit="points",
    named="strength",
)
def flak_strength(inputs: FlakStrengthInputs, tables: Tables) -> Ruling[int]:
    """Which flak fires at a strike, and how strong it is.

    Raises:
        BadInput: No flak fires at such missions, or they are not flown at night.
    """
    path = f"missions.flak.{'night' if inputs.night else 'day'}.{inputs.target}"
    name = kind_name(inputs.target, tables)
    if path not in tables.cells:
        message = f"{name} is not flown at night." if inputs.night else f"No flak fires at: {name}."
        case = "MIS-11" if inputs.night else "MIS-10"
        raise BadInput(Fault(message, "target", str(inputs.target), case=case))
    which = tables.cell(path)
    light = tables.flag(f"missions.flak.light.{which.value}")
    counted = inputs.light if light else 0
    strength = inputs.heavy + counted
    text = "" if light else "does not fire"
    return Ruling(
        strength,
        (
            which.step(name, None, _WORDS[str(which.value)]),
            which.step("Heavy flak", inputs.heavy),
            which.step("Light flak", counted, text),
            which.step("Strength", strength, f"{inputs.heavy} + {counted}", StepKind.RESULT),
        ),
    )
