"""Replacements through the session: losses, what returns of them, rebuilding, taking it all back.

The figures are worked out by hand beside each step.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.campaign.commands import (
    Advance,
    ImportOrderOfBattle,
    LoseSteps,
    RestoreSteps,
)
from oobmgr.campaign.file import Campaign
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Refused
from oobmgr.domain.postings import TransactionId, UnitId
from oobmgr.domain.units import UnitValues
from tests.campaigns import post
from tests.unit.campaign.trial_books import dump, fresh

AXIS, SOVIET = SideId("axis"), SideId("soviet")


def unit(
    designation: str, nation: str, kind: str, ratings: tuple[int, int], cadre: str
) -> UnitValues:
    return UnitValues(
        side=SOVIET if nation == "Soviet Union" else AXIS,
        nation=nation,
        designation=designation,
        type=kind,
        size="XX",
        path=("Front", "Corps"),
        steps=2 if cadre else 1,
        ratings={"attack": ratings[0], "defense": ratings[0], "move": ratings[1]},
        traits={"cadre": cadre, "re": "3"} if cadre else {"re": "3"},
        arrival=TurnCode(""),
    )


ORDER = (
    unit("1", "Germany", "infantry", (7, 6), "2-6"),
    unit("2", "Germany", "infantry", (7, 6), "2-6"),
    unit("3", "Germany", "infantry", (7, 6), "2-6"),
    unit("19", "Germany", "panzer", (10, 10), "4-8"),
    unit("5", "Romania", "infantry", (4, 6), "1-6"),
    unit("61", "Soviet Union", "rifle", (3, 6), ""),
    unit("62", "Soviet Union", "rifle", (3, 6), ""),
    unit("7", "Soviet Union", "tank", (4, 8), ""),
)
INFANTRY_1, INFANTRY_2, INFANTRY_3, PANZER, ROMANIAN, RIFLE_1, RIFLE_2, TANK = map(
    UnitId, range(1, len(ORDER) + 1)
)


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    with fresh(tmp_path) as made:
        made.session.execute(ImportOrderOfBattle(ORDER))
        yield made


def lose(campaign: Campaign, *units: UnitId) -> TransactionId:
    return campaign.session.execute(LoseSteps(units)).transaction


def go_to(campaign: Campaign, turn: str, side: SideId) -> None:
    """The Initial Phase of that player turn."""
    while True:
        now = campaign.queries.summary()
        if (now.turn, now.side, now.phase) == (turn, side, "initial"):
            return
        campaign.session.execute(Advance("side", anyway=True))


def row(campaign: Campaign, unit_id: UnitId) -> UnitRow:
    return next(row for row in campaign.queries.units() if row.id == unit_id)


def held(campaign: Campaign) -> dict[tuple[str, str], int]:
    """Replacement points in the pools, by account and good."""
    return {
        (row.account, row.good): row.amount
        for row in campaign.queries.balances()
        if row.good.endswith("_point")
    }


def lost(campaign: Campaign) -> dict[str, int]:
    return {
        f"{row.account} {row.good}": row.amount
        for row in campaign.queries.balances(all_accounts=True)
        if row.account.startswith("lost:") and row.good.endswith("_lost") and row.amount
    }


def test_from_the_first_losses_to_a_rebuilt_division(campaign: Campaign) -> None:
    # Surprise turn: 1st Infantry to its cadre (7 − 2 = 5), both rifle divisions gone (3 each).
    lose(campaign, INFANTRY_1, RIFLE_1, RIFLE_2)
    campaign.session.execute(Advance("turn", anyway=True))
    # June II: the 1st is gone (2), the 2nd too (7), the 19th a cadre (10 − 4 = 6), Romanians 3.
    lose(campaign, INFANTRY_1, INFANTRY_2, PANZER, ROMANIAN)
    lose(campaign, INFANTRY_2, TANK)
    assert lost(campaign) == {
        "lost:axis:Germany:1941-06-I-surprise infantry_lost": 5,
        "lost:axis:Germany:1941-06-II infantry_lost": 9,
        "lost:axis:Germany:1941-06-II armor_lost": 6,
        "lost:axis:Romania:1941-06-II infantry_lost": 3,
        "lost:soviet:Soviet Union:1941-06-I-surprise infantry_lost": 6,
        "lost:soviet:Soviet Union:1941-06-II armor_lost": 4,
    }
    go_to(campaign, "1941-07-I", AXIS)
    # A quarter: 14 infantry bring 3 (½ carries), 6 armor bring 1, 3 of the Romanians nothing.
    post(campaign, "replacements")
    assert held(campaign) == {
        ("pool:axis:Germany", "infantry_point"): 3,
        ("pool:axis:Germany", "armor_point"): 1,
    }
    assert campaign.queries.check() == ()
    # A cadre of the 1st for its 2 points; 1 is left, not enough for the other one.
    post(campaign, "rebuild", cadres=[INFANTRY_1])
    with pytest.raises(Refused, match="holds 1 infantry point"):
        post(campaign, "rebuild", cadres=[INFANTRY_2])
    first = row(campaign, INFANTRY_1)
    assert (first.steps_left, first.status) == (1, "on_map")
    assert held(campaign)["pool:axis:Germany", "infantry_point"] == 1
    go_to(campaign, "1941-07-I", SOVIET)
    # 6 infantry bring 1, 4 armor 1.
    post(campaign, "replacements")
    assert held(campaign)["pool:soviet:Soviet Union", "armor_point"] == 1
    assert held(campaign)["pool:soviet:Soviet Union", "infantry_point"] == 1
    # July II: the cadre is lost again (2). 16 infantry in all bring 4, of which 3 are paid.
    lose(campaign, INFANTRY_1)
    go_to(campaign, "1941-07-II", AXIS)
    post(campaign, "replacements")
    assert held(campaign)["pool:axis:Germany", "infantry_point"] == 2
    assert campaign.queries.check() == ()


def test_change_pays_for_the_panzer_division_of_the_rules(campaign: Campaign) -> None:
    """A 10-10 at cadre strength, 2 points of change as armor, and what the chart of costs asks."""
    go_to(campaign, "1941-07-I", AXIS)
    lose(campaign, PANZER)
    campaign.session.execute(Advance("phase", anyway=True))  # Air
    campaign.session.execute(Advance("phase", anyway=True))  # Movement
    post(campaign, "credit_points", kind="armor", points=3, note="Minsk")
    # 6 lost bring 5 back at most; the sixth point is of a breakout.
    post(campaign, "credit_points", kind="infantry", points=2)
    post(campaign, "credit_points", kind="infantry", points=1, reason="breakout")
    assert held(campaign) == {}
    go_to(campaign, "1941-07-II", AXIS)
    # 6 armor lost bring 1; with 3 of change that is 4. The price is 3 and 3.
    post(campaign, "replacements")
    post(campaign, "rebuild", units=[PANZER])
    assert held(campaign) == {("pool:axis:Germany", "armor_point"): 1}
    assert row(campaign, PANZER).steps_left == 2
    assert campaign.queries.check() == ()


def test_a_correction_takes_the_loss_back(campaign: Campaign) -> None:
    at_first = dump(campaign.path)
    lose(campaign, INFANTRY_1)
    campaign.session.execute(RestoreSteps((INFANTRY_1,)))
    assert lost(campaign) == {}
    transaction = lose(campaign, INFANTRY_1, PANZER)
    campaign.session.revoke(transaction)
    assert lost(campaign) == {}
    assert dump(campaign.path, ("unit",)) == {"unit": at_first["unit"]}
    assert campaign.queries.check() == ()


def test_a_loss_on_which_a_correction_rests_is_not_revoked(campaign: Campaign) -> None:
    lose(campaign, PANZER)
    campaign.session.execute(Advance("turn", anyway=True))
    transaction = lose(campaign, TANK)
    lose(campaign, RIFLE_1)
    campaign.session.execute(RestoreSteps((TANK,)))
    with pytest.raises(Refused):
        campaign.session.revoke(transaction)
    campaign.session.undo()
    campaign.session.revoke(transaction)
    assert lost(campaign) == {
        "lost:axis:Germany:1941-06-I-surprise armor_lost": 6,
        "lost:soviet:Soviet Union:1941-06-II infantry_lost": 3,
    }


def test_a_loss_that_a_correction_of_another_unit_used_up_is_not_revoked(
    campaign: Campaign,
) -> None:
    lose(campaign, RIFLE_1)
    campaign.session.execute(Advance("turn", anyway=True))
    transaction = lose(campaign, RIFLE_2)
    # The correction takes the 3 of the latest turn back, which are those of the other division.
    campaign.session.execute(RestoreSteps((RIFLE_1,)))
    with pytest.raises(Refused, match="overdraw"):
        campaign.session.revoke(transaction)
    assert lost(campaign) == {"lost:soviet:Soviet Union:1941-06-I-surprise infantry_lost": 3}


def test_points_that_were_taken_cannot_be_left_uncredited(campaign: Campaign) -> None:
    go_to(campaign, "1941-07-I", AXIS)
    transaction = post(campaign, "credit_points", kind="infantry", points=3)
    go_to(campaign, "1941-07-II", AXIS)
    post(campaign, "replacements")
    with pytest.raises(Refused, match="overdraw"):
        campaign.session.revoke(transaction)
    assert campaign.queries.check() == ()


def test_undo_to_the_start_restores_the_start(campaign: Campaign) -> None:
    tables = ("unit", "formation", "state", "balance")
    before = [row for row in campaign.queries.balances(all_accounts=True) if row.amount]
    units = campaign.queries.units()
    number = campaign.queries.summary().transactions
    lose(campaign, INFANTRY_1, INFANTRY_2, RIFLE_1)
    go_to(campaign, "1941-07-I", AXIS)
    post(campaign, "replacements")
    go_to(campaign, "1941-08-I", SOVIET)
    post(campaign, "factory", place="Gorkiy")
    post(campaign, "factory", place="Gorkiy", event="upgraded")
    post(campaign, "replacements")
    after = dump(campaign.path, tables)
    done = campaign.queries.summary().transactions - number
    for _ in range(done):
        campaign.session.undo()
    assert [row for row in campaign.queries.balances(all_accounts=True) if row.amount] == before
    assert campaign.queries.units() == units
    assert campaign.queries.check() == ()
    for _ in range(done):
        campaign.session.redo()
    assert dump(campaign.path, tables) == after
    assert campaign.queries.check() == ()


def test_replacements_are_taken_once_in_a_player_turn(campaign: Campaign) -> None:
    go_to(campaign, "1941-08-I", SOVIET)
    post(campaign, "replacements")
    assert held(campaign) == {("pool:soviet:Soviet Union", "infantry_point"): 56}
    with pytest.raises(Refused, match="posted already"):
        post(campaign, "replacements")
