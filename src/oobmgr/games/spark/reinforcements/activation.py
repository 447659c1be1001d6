"""Which Soviet reinforcements wake: by their date, or ahead of it by fire or assault."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.movement.hexes import are_adjacent, is_hex
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.tables import Tables


class TriggerKind(StrEnum):
    """What happens to a unit."""

    DIRECT_FIRE = "direct_fire"
    ASSAULT = "assault"
    # This one and the next wake nobody: they are here for players who ask whether they do.
    INDIRECT_FIRE = "indirect_fire"
    AIR_STRIKE = "air_strike"
    SCHEDULED = "scheduled"


_INDIRECT: Final = ("indirect", "barrage", "counterbattery", "artillery_fire")
_KINDS: Final = {
    **dict.fromkeys(("direct", "zoc_fire"), TriggerKind.DIRECT_FIRE),
    **dict.fromkeys(("assaulted", "assault_combat"), TriggerKind.ASSAULT),
    **dict.fromkeys(_INDIRECT, TriggerKind.INDIRECT_FIRE),
    **dict.fromkeys(("date", "schedule", "entry_date", "entry"), TriggerKind.SCHEDULED),
    "air": TriggerKind.AIR_STRIKE,
}
# The rule names these two alone: indirect fire and air strikes wake nobody (SP-REINF-03).
_WAKING: Final = frozenset({TriggerKind.DIRECT_FIRE, TriggerKind.ASSAULT})
_TARGET, _ADJACENT, _FAR = "target", "adjacent", "far"
_PLACES: Final = {
    "target": _TARGET, "same": _TARGET, "samehex": _TARGET, "here": _TARGET,
    "adjacent": _ADJACENT, "next": _ADJACENT, "neighbour": _ADJACENT, "neighbor": _ADJACENT,
    "far": _FAR, "elsewhere": _FAR, "other": _FAR, "away": _FAR,
}  # fmt: skip


def _read_name(raw: Any) -> str:  # noqa: ANN401 - JSON
    """The name of a unit, or its number."""
    if isinstance(raw, bool) or not isinstance(raw, str | int) or raw == "":
        raise ValueError("must be the name of a unit.")
    return str(raw).strip()


@dataclass(frozen=True)
class Trigger:
    """What happens to which unit."""

    kind: TriggerKind = told("What happens.", aliases=_KINDS, case="SP-REINF-03")
    unit: str = told("To which unit.", read=_read_name, names=("id",), case="SP-REINF-03")


@dataclass(frozen=True)
class Waiting:
    """A unit near by."""

    id: str = told("The unit.", read=_read_name, names=("unit", "name"), case="SP-REINF-03")
    hex: str = told(
        "Its hex, such as 1610; or target, adjacent or far.",
        default=_TARGET,
        words=lambda: (_TARGET, _ADJACENT, _FAR),
        read=_read_name,
        case="SP-REINF-03",
        label="Hex",
    )
    reinforcement: bool = flag_told(
        "Whether it is a reinforcement that is not active yet.",
        "SP-REINF-02",
        default=True,
        names=("inactive",),
        label="Not active yet?",
    )


@dataclass(frozen=True)
class ReinforcementActivationInputs:
    """What happens, and the units around."""

    trigger: Trigger = told("What happens to which unit.", case="SP-REINF-03")
    units: tuple[Waiting, ...] = told("That unit and those around it.", case="SP-REINF-03")


@calculator(
    "SP-REINF-02..04", title="Reinforcements that wake", value="The units that become active."
)
def reinforcement_activation(
    inputs: ReinforcementActivationInputs, _: Tables
) -> Ruling[tuple[str, ...]]:
    """Which Soviet reinforcements become active by their date, by direct fire or by assault.

    Raises:
        BadInput: The unit is not among those named, one is named twice, or a hex is unreadable.
    """
    struck = _struck(inputs)
    places = {unit.id: _place(unit, struck) for unit in inputs.units}
    awake = tuple(unit.id for unit in inputs.units if _wakes(inputs, unit, struck, places))
    names = ", ".join(awake) or "nobody"
    result = Step("Become active", len(awake), names, "SP-REINF-04", StepKind.RESULT)
    return Ruling(awake, (*_lines(inputs, struck, places, awake), result))


def _struck(inputs: ReinforcementActivationInputs) -> Waiting:
    by_name = {folded(unit.id): unit for unit in inputs.units}
    if len(by_name) < len(inputs.units):
        raise BadInput(Fault("names a unit twice.", "units", case="SP-REINF-03"))
    found = by_name.get(folded(inputs.trigger.unit))
    if found is None:
        advice = did_you_mean(inputs.trigger.unit, [unit.id for unit in inputs.units])
        sentence = "is not among the units."
        raise BadInput(Fault(sentence, "trigger.unit", inputs.trigger.unit, advice, "SP-REINF-03"))
    return found


def _place(unit: Waiting, struck: Waiting) -> str:
    """Where a unit stands as seen from the one that it happens to."""
    # Before the words are read: two units may stand in the same place that is not a hex.
    if unit.hex == struck.hex:
        return _TARGET
    word = _PLACES.get(folded(unit.hex))
    if word is not None:
        return word
    if not is_hex(unit.hex) or not is_hex(struck.hex):
        advice = "Give hexes such as 1610 for all, or target, adjacent and far."
        named = next(one.hex for one in (unit, struck) if not is_hex(one.hex))
        sentence = f"{named!r} is not a hex."
        raise BadInput(Fault(sentence, "units.hex", named, advice, "SP-REINF-03"))
    return _ADJACENT if are_adjacent(unit.hex, struck.hex) else _FAR


def _wakes(
    inputs: ReinforcementActivationInputs, unit: Waiting, struck: Waiting, places: Mapping[str, str]
) -> bool:
    if not unit.reinforcement:
        return False
    # A date wakes one unit alone; fire and assault wake those around it, too (SP-REINF-03).
    if inputs.trigger.kind is TriggerKind.SCHEDULED:
        return unit is struck
    # Fire at a unit that is active already wakes nobody around it.
    waking = inputs.trigger.kind in _WAKING and struck.reinforcement
    return waking and places[unit.id] in {_TARGET, _ADJACENT}


def _lines(
    inputs: ReinforcementActivationInputs,
    struck: Waiting,
    places: dict[str, str],
    awake: tuple[str, ...],
) -> Iterator[Step]:
    kind = inputs.trigger.kind
    scheduled = kind is TriggerKind.SCHEDULED
    case = "SP-REINF-02" if scheduled else "SP-REINF-03"
    wakes = scheduled or kind in _WAKING
    yield Step(f"{kind.replace('_', ' ').capitalize()} on {struck.id}", wakes,
               "wakes reinforcements" if wakes else "wakes no one", case)  # fmt: skip
    if wakes and not struck.reinforcement:
        yield Step(struck.id, "is not a reinforcement", case="SP-REINF-04")
    near = {_TARGET: "in the hex", _ADJACENT: "in a neighbouring hex", _FAR: "farther away"}
    for unit in inputs.units:
        text = near[places[unit.id]] if unit.reinforcement else "no reinforcement"
        yield Step(unit.id, unit.id in awake, text, case)
