"""The points for Soviet divisions that must be disbanded."""

from __future__ import annotations

from dataclasses import dataclass

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.europa.turns import CALENDAR, read_turn
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class DisbandPointsInputs:
    """The Soviet tank and mechanized divisions from before the war that are left."""

    turn: TurnCode = told("The game turn.", read=read_turn, case="DIS-01")
    af: tuple[int, ...] = list_told(
        "The present attack strength of each division or cadre.", "DIS-01", unit="AF", low=0
    )


@dataclass(frozen=True)
class DisbandPoints:
    """The points, and when they can be used; none where nothing is disbanded."""

    armor: int = told("Armor points gained.", unit="points")
    usable: TurnCode | None = told("The first game turn in which they can be used.")


@calculator("DIS-01..02", title="Points for disbanding")
def disband_points(inputs: DisbandPointsInputs, tables: Tables) -> Ruling[DisbandPoints]:
    """The armor points for Soviet divisions that must be disbanded, and when they can be used."""
    cell = tables.cell("replacements.disband.turn")
    when = TurnCode(str(cell.value))
    if inputs.turn != when:
        text = f"only in {CALENDAR.label(when)}"
        line = cell.step("Nothing is disbanded", 0, text, StepKind.RESULT)
        return Ruling(DisbandPoints(0, None), (line,))
    armor = sum(inputs.af)
    usable = CALENDAR.next(when)
    sums = " + ".join(shown(each) for each in inputs.af) or "no division left"
    return Ruling(
        DisbandPoints(armor, usable),
        (
            cell.step("Armor points", armor, sums, StepKind.SUM),
            Step(
                "Usable from",
                CALENDAR.short(usable),
                "after replacements",
                "DIS-02",
                StepKind.RESULT,
            ),
        ),
    )
