"""Shots from air group to air group."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.nations import AIR_NATION_ALIASES, AirNation
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables


class GroupSize(StrEnum):
    """How large an air group is: of two steps, or of one."""

    FULL = "full"
    HALF = "half"


_SIZES = {
    "full": GroupSize.FULL, "2": GroupSize.FULL, "double": GroupSize.FULL, "2step": GroupSize.FULL,
    "half": GroupSize.HALF, "1": GroupSize.HALF, "reduced": GroupSize.HALF,
    "1step": GroupSize.HALF, "single": GroupSize.HALF,
}  # fmt: skip


def read_size(raw: Any) -> GroupSize:  # noqa: ANN401 - JSON
    """A size as a word, or as its number of steps. Raises `ValueError`."""
    found = None if isinstance(raw, bool) else _SIZES.get(folded(str(raw)))
    if found is None:
        raise ValueError("must be 2 for a full group or 1 for a half group.")
    return found


_SIZED: Mapping[str, Any] = {"default": GroupSize.FULL, "read": read_size, "case": "MIS-03"}


@dataclass(frozen=True)
class AirCombatModifierInputs:
    """One shot in the air."""

    nation: AirNation = told("Whose group shoots.", aliases=AIR_NATION_ALIASES, case="MIS-05")
    shooter: GroupSize = told(
        "The group that shoots: full (2 steps) or half (1).", **_SIZED, label="Shooting group"
    )
    target: GroupSize = told(
        "The group that is shot at: full (2 steps) or half (1).", **_SIZED, label="Target group"
    )
    extra: int = amount_told(
        "Further groups that shoot at the same target with it.",
        "MIS-04",
        unit="groups",
        default=0,
        label="Further groups shooting",
    )
    guards: bool = flag_told(
        "Whether the target is a Soviet Guards group.",
        "MIS-05",
        names=("target_guards", "vs_guards"),
        label="Target Guards?",
    )


@calculator("MIS-03..05", title="Modifier in air combat", value="Added to the roll.", named="drm")
def air_combat_modifier(inputs: AirCombatModifierInputs, tables: Tables) -> Ruling[int]:
    """What changes the roll of a shot at an air group.

    Raises:
        BadInput: Soviet groups shoot at Soviet Guards.
    """
    # A contradiction, not a case of the rules: nobody shoots at his own Guards.
    if inputs.guards and inputs.nation is AirNation.SOVIET:
        message = "Soviet groups do not shoot at Soviet Guards."
        advice = "Say no, or name the nation that shoots."
        raise BadInput(Fault(message, "guards", "true", advice, "MIS-05"))
    # Whoever doubles up adds to the roll alone: the shot keeps the rating of the best group
    # (MIS-04).
    further = tables.cell("air.combat.extra")
    text = f"{inputs.extra} × {shown(further.whole)}" if inputs.extra else ""
    lines = (
        _sizes(inputs, tables),
        further.step(f"Further groups: {inputs.extra}", inputs.extra * further.whole, text),
        _pilots(inputs, tables),
    )
    drm = sum(int(line.value or 0) for line in lines)
    return ruled("Added to the roll", drm, case="MIS-04", before=lines)


def _sizes(inputs: AirCombatModifierInputs, tables: Tables) -> Step:
    label = f"{inputs.shooter.capitalize()} group at {inputs.target} group"
    # Groups alike in size change nothing, and have no cell of their own.
    if inputs.shooter is inputs.target:
        return Step(label, 0, case="MIS-03")
    name = "full_at_half" if inputs.shooter is GroupSize.FULL else "half_at_full"
    return tables.step(f"air.combat.{name}", label)


def _pilots(inputs: AirCombatModifierInputs, tables: Tables) -> Step:
    # Of the nation that shoots: good pilots help their own shots, and not when they are shot at
    # (MIS-05).
    cell = tables.cell(f"air.combat.pilots.{inputs.nation}")
    if inputs.guards and not tables.flag("air.combat.pilots_at_guards"):
        return cell.step(f"{inputs.nation} pilots", 0, "not against Soviet Guards")
    return cell.step(f"{inputs.nation} pilots")
