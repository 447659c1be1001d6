"""Beaches as minor ports, and the long way round."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

THROUGH: Final = "WIE-AMPH-09"
FIRST_TURN: Final = "WIE-SEA-03"
HORN: Final = "WIE-SEA-02"
HIGH_SEAS: Final = "HighSeas"
AIR_SEA: Final = "AirSea"
CHECK_NAMES: Final = {AIR_SEA: "Air-Sea Interdiction", HIGH_SEAS: "High Seas Intervention"}
"""What is rolled for in a turn of the long way, as players call it."""


@dataclass(frozen=True)
class PortInputs:
    """Units that go through an Amphibious Point by sea."""

    units_in: int = told(
        "Units that come in.", low=0, high=FEW, unit="units", names=("in",), case=THROUGH
    )
    units_out: int = told(
        "Units that go out.", low=0, high=FEW, unit="units", names=("out",), case=THROUGH
    )
    assault_turn: bool = told(
        "Whether the point made its assault in this turn.",
        default=False,
        case=FIRST_TURN,
        label="Assault in this turn",
    )


@calculator(
    "WIE-AMPH-09 WIE-SEA-03", value="Whether they may.", named="legal",
    title="Units through a beach",
)  # fmt: skip
def amphibious_port_transfer(inputs: PortInputs, tables: Tables) -> Ruling[bool]:
    """Whether this many units may go through an Amphibious Point that serves as a minor port."""
    most = tables.cell("sea.minor_port.units")
    # K-17: in and out are counted together.
    together = inputs.units_in + inputs.units_out
    # Only coming in is barred in the turn of the assault: out they may go (WIE-SEA-03).
    too_soon = inputs.assault_turn and inputs.units_in > 0
    words = "none comes in on the turn of the assault" if too_soon else ""
    line = most.step("Units in and out", together, f"at most {most.whole}")
    in_turn = Step("Shipped in", inputs.units_in, words, FIRST_TURN)
    legal = together <= most.whole and not too_soon
    return ruled("They may go through", legal, case=THROUGH, before=(line, in_turn))


@dataclass(frozen=True)
class HornInputs:
    """A unit on the long way."""

    voyage_turn: int = told("The turn of its voyage, from 1.", low=1, high=MANY, case=HORN)


@dataclass(frozen=True)
class HornChecks:
    """What is rolled for in a turn."""

    checks: tuple[str, ...] = told("AirSea, HighSeas, in this order.")


@calculator(HORN, title="Round the Horn")
def round_the_horn(inputs: HornInputs, tables: Tables) -> Ruling[HornChecks]:
    """What a unit on the long way is rolled for in a turn of its voyage.

    A note says so where the voyage is over in that turn.
    """
    turns, air_sea = tables.cell("sea.horn.turns"), tables.cell("sea.horn.air_sea")
    turn = inputs.voyage_turn
    # K-31: Air-Sea Interdiction comes first, and in the first turn alone; the other in all of them.
    checks = tuple(
        name for name, last in ((AIR_SEA, air_sea.whole), (HIGH_SEAS, turns.whole)) if turn <= last
    )
    lines = (
        air_sea.step("Air-Sea Interdiction", turn <= air_sea.whole, f"turn {turn} of the voyage"),
        turns.step("High Seas Intervention", turn <= turns.whole, kind=StepKind.RESULT),
    )
    # Not a turn in which nothing threatens it: there is no such turn.
    over = f"The voyage takes {turns.whole} turns: in turn {turn} the unit has landed."
    return Ruling(HornChecks(checks), lines, () if turn <= turns.whole else (over,))
