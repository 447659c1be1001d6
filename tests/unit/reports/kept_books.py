"""A campaign of three turns whose every figure was worked out by hand, for the reports.

Axis: three German infantry divisions 7-6 (cadre 2-6) and a panzer division 10-10 (cadre 4-8) on
the map, an infantry division due in July I, an Italian one due in July II: 12 steps. Soviets: a
rifle division 3-6 and a tank division 4-8 of one step each, and a rifle division due in July I.

Surprise turn: the 1st loses a step (7 - 2 = 5), the 61st rifle is gone (3). The panzers lose a step
and that is undone. The Axis pool of 100 SP is counted as 93. The close drops the 80 SP that were
left of the surprise allotment.
June II: the 2nd loses a step (5), the 1st its last (2), the 7th tank is gone (4). Change brings
Germany 3 infantry points, to be used from the next turn.
July I: a quarter of the 12 lost brings 3 infantry points, the 3 that waited are taken: 6. The 1st
comes back as a cadre for its 2. The count of the surprise turn and the loss of the 7th are revoked.
"""

from __future__ import annotations

from pathlib import Path

from oobmgr.campaign.commands import (
    Advance,
    CountIn,
    ImportOrderOfBattle,
    LoseSteps,
)
from oobmgr.campaign.file import Campaign
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import TransactionId, UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.reports.listed import reports_of
from oobmgr.rules.reporting import Report, ReportRow, Section, Value
from tests.campaigns import played_once, post
from tests.unit.campaign.trial_books import AXIS, SOVIET, fresh

SURPRISE, JUNE, JULY = "1941-06-I-surprise", "1941-06-II", "1941-07-I"


def _unit(
    designation: str,
    nation: str,
    kind: str,
    ratings: tuple[int, int],
    cadre: str,
    arrival: str = "",
) -> UnitValues:
    attack, move = ratings
    return UnitValues(
        side=SOVIET if nation == "Soviet Union" else AXIS,
        nation=nation,
        designation=designation,
        type=kind,
        size="XX",
        path=("Front", "Corps"),
        steps=2 if cadre else 1,
        ratings={"attack": attack, "defense": attack, "move": move},
        traits={"cadre": cadre, "re": "3"} if cadre else {"re": "3"},
        arrival=TurnCode(arrival),
    )


ORDER = (
    _unit("1", "Germany", "infantry", (7, 6), "2-6"),
    _unit("2", "Germany", "infantry", (7, 6), "2-6"),
    _unit("3", "Germany", "infantry", (7, 6), "2-6"),
    _unit("19", "Germany", "panzer", (10, 10), "4-8"),
    _unit("9", "Germany", "infantry", (7, 6), "2-6", JULY),
    _unit("52 Torino", "Italy", "infantry", (4, 6), "1-6", "1941-07-II"),
    _unit("61", "Soviet Union", "rifle", (3, 6), ""),
    _unit("7", "Soviet Union", "tank", (4, 8), ""),
    _unit("99", "Soviet Union", "rifle", (3, 6), "", JULY),
)
FIRST, SECOND, THIRD, PANZER, NINTH, TORINO, RIFLE, TANK, LATE = (
    UnitId(number) for number in range(1, len(ORDER) + 1)
)


@played_once
def kept_books(folder: Path) -> Campaign:
    """Play the three turns; it is the Axis Initial Phase of July I."""
    campaign = fresh(folder)
    session = campaign.session
    session.execute(ImportOrderOfBattle(ORDER))
    _lose(campaign, FIRST, RIFLE)
    _lose(campaign, PANZER)
    session.undo()
    counted = session.execute(CountIn(AXIS, GoodId("sp"), 93, "as counted")).transaction
    session.execute(Advance("turn", anyway=True))
    while campaign.queries.summary().phase != "combat":
        session.execute(Advance("phase", anyway=True))
    _lose(campaign, SECOND, FIRST)
    tank = _lose(campaign, TANK)
    post(campaign, "credit_points", nation="Germany", kind="infantry", points=3)
    session.execute(Advance("turn", anyway=True))
    post(campaign, "replacements")
    post(campaign, "rebuild", cadres=[FIRST])
    session.revoke(counted)
    session.revoke(tank)
    return campaign


def _lose(campaign: Campaign, *units: UnitId) -> TransactionId:
    return campaign.session.execute(LoseSteps(units)).transaction


# ---------------------------------------------------------------------- looking at a report


def report(campaign: Campaign, name: str, side: SideId, turn: str | None = None) -> Report:
    (found,) = reports_of(campaign.queries, turn, (name,), (str(side),))
    return found


def section(made: Report, title: str) -> Section:
    return next(one for one in made.sections if one.title == title)


def cells(made: Report, title: str) -> list[tuple[Value, ...]]:
    """The rows of a section as they stand, heads and sums included."""
    return [row.cells for row in section(made, title).rows]


def by_name(made: Report, title: str) -> dict[Value, tuple[Value, ...]]:
    """The rows of a section by their first cell."""
    return {row.cells[0]: row.cells[1:] for row in section(made, title).rows}


def sums(made: Report, title: str) -> list[ReportRow]:
    return [row for row in section(made, title).rows if row.kind == "sum"]
