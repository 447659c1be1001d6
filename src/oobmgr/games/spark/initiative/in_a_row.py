"""What impulses in a row are worth before the other player can react."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.initiative.order import Impulse
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_ALLOWANCES: Final = {
    Impulse.INITIAL: "terrain.initial_impulse.allowance",
    Impulse.LIMITED: "terrain.limited_impulse.allowance",
    # The chart has no allowance for a night impulse; it follows from what three impulses in a row
    # are worth (SP-INIT-01, SP-X-37).
    Impulse.NIGHT: "initiative.night.allowance",
}
_MOST_IN_A_ROW: Final = (Impulse.NIGHT, Impulse.INITIAL, Impulse.LIMITED)


@dataclass(frozen=True)
class InARowInputs:
    """The impulses that a player has one after the other."""

    impulses: tuple[Impulse, ...] = told(
        "The impulses in order: night as Second Player, initial as Initial Player in AM, limited "
        "without a successful challenge.",
        default=_MOST_IN_A_ROW,
        case="SP-INIT-01",
        label="Impulses",
    )


@dataclass(frozen=True)
class InARow:
    """What they are worth."""

    value: int = told("Movement points of each unit.", unit="MP")
    assaults: int = told("Combat Phases, each with one assault of a unit.")
    post_assault_fires: int = told("Post-Assault Fire Phases.")


@calculator("SP-INIT-01 SP-INIT-09")
def impulses_in_a_row(inputs: InARowInputs, tables: Tables) -> Ruling[InARow]:
    """Movement points, assaults and Post-Assault Fires before the other player can react."""
    points = [impulse_points(impulse, tables) for impulse in inputs.impulses]
    fires = [tables.whole(f"initiative.post_assault.{one}") for one in inputs.impulses]
    lines = tuple(
        Step(f"{str(one).capitalize()} impulse", worth, case=tables.case(_ALLOWANCES[one]))
        for one, worth in zip(inputs.impulses, points, strict=True)
    )
    text = " + ".join(map(str, points))
    total = Step("Movement points", sum(points), text, "SP-INIT-01", StepKind.RESULT)
    # Each impulse has one Combat Phase.
    assaults = Step("Assaults", len(points), counted(len(points), "impulse"), "SP-INIT-01")
    after = Step("Post-Assault Fires", sum(fires), "none at night", "SP-INIT-09")
    return Ruling(InARow(sum(points), len(points), sum(fires)), (*lines, assaults, after, total))


def impulse_points(impulse: Impulse, tables: Tables) -> int:
    """The movement points of a kind of impulse, before anything changes them."""
    return tables.whole(_ALLOWANCES[impulse])
