"""The war with the Ottoman Empire: its bids, and the roll that may end it."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import FEW
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

PEACE: Final = "LGA-OTT-02"


@dataclass(frozen=True)
class WarInputs:
    """A roll for peace, and the bids with which the war began."""

    modified_roll: int = told(
        "The roll with its modifiers.", low=-FEW, high=FEW, case=PEACE, label="Modified roll"
    )
    bids: tuple[int, ...] = told("The two opening bids.", low=0, high=FEW, case=PEACE)


@dataclass(frozen=True)
class WarEnds:
    """Whether the war ends."""

    ends: bool = told("Whether the war ends.")


@calculator("LGA-OTT-02", title="Peace with the Ottoman Empire")
def ottoman_war_ends(inputs: WarInputs, _: Tables) -> Ruling[WarEnds]:
    """Whether the war ends: the roll has to be above the higher bid."""
    higher = max(inputs.bids, default=0)
    ends = bool(inputs.bids) and inputs.modified_roll > higher
    lines = (
        Step("Higher bid", higher, " and ".join(map(str, inputs.bids)), PEACE),
        Step("The war ends", ends, f"{inputs.modified_roll} > {higher}?", PEACE, StepKind.RESULT),
    )
    return Ruling(WarEnds(ends), lines)
