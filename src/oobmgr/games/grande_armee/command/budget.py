"""The command points of a leader in a Command Phase, and what is left of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitState
from oobmgr.games.grande_armee.command.points import (
    ArmyLeaderInputs,
    CorpsLeaderInputs,
    army_leader_command_points,
    corps_leader_command_points,
)
from oobmgr.games.grande_armee.fact_kinds import BY_TURN, COMMAND_POINTS
from oobmgr.games.grande_armee.options import SCENARIO, chosen
from oobmgr.games.grande_armee.units import POINTS, Rank, rank_of
from oobmgr.rules.charts import OWN_COPY, own_copy
from oobmgr.rules.nearest import folded

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

SPENT: Final = "spent"
ACTIVATED: Final = "activated by himself"
_CHART: Final = "command_points"
_COLUMN: Final = "Points"
_CASE: Final = "LGA-CMD-03"


def is_activated(books: Books, leader: UnitState) -> bool:
    """Whether a leader activated himself in this turn."""
    return bool(books.fact(COMMAND_POINTS, BY_TURN.key(books.turn, leader.id), ACTIVATED))


def points_spent(books: Books, leader: UnitState) -> int:
    """The command points that a leader spent in this turn."""
    found = books.fact(COMMAND_POINTS, BY_TURN.key(books.turn, leader.id), SPENT)
    return int(found) if isinstance(found, int) else 0


def command_points(
    books: Books, leader: UnitState, *, activated: bool | None = None
) -> Ruling[int | None]:
    """The command points of a leader; None where neither errata nor player have entered them.

    A corps leader has them only where he activated himself. For the others the errata come first,
    then what the player entered of the leader, then his chart.
    """
    # Not from the chart: how often he activates himself changes from turn to turn (6.22).
    if rank_of(leader) is Rank.CORPS:
        active = is_activated(books, leader) if activated is None else activated
        found = corps_leader_command_points(CorpsLeaderInputs(active), books.tables)
        return Ruling(found.result, found.working)
    # The errata change a few armies in a few scenarios, so both have to be asked for (19.12).
    scenario = str(chosen(books.options, SCENARIO))
    named = army_leader_command_points(ArmyLeaderInputs(leader.designation, scenario), books.tables)
    if named.result.cp is not None:
        return Ruling(named.result.cp, named.working)
    if entered := leader.traits.get(POINTS):
        points = int(entered)
        return Ruling(points, (Step("Command points", points, "as entered for him", _CASE),))
    points_of_chart = _charted(books, leader)
    if points_of_chart is None:
        words = "not in the books: enter them for the leader, or in the chart"
        return Ruling(None, (Step("Command points", None, words, _CASE),))
    return Ruling(points_of_chart, (Step("Command points", points_of_chart, OWN_COPY, _CASE),))


def _charted(books: Books, leader: UnitState) -> int | None:
    copy = own_copy(books, _CHART)
    if copy is None:
        return None
    rows = (row for row in copy.rows if folded(row) == folded(leader.designation))
    text = copy.entry(next(rows, ""), _COLUMN)
    return int(text) if text else None
