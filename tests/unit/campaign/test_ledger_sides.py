"""Whose a line of the ledger is that moves nothing: the side whose units it changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.campaign.commands import AddFormation, Advance, EditUnits, RemoveUnits
from oobmgr.campaign.file import Campaign, open_campaign
from oobmgr.domain.postings import UnitId
from tests.unit.campaign.trial_books import AXIS, SOVIET, fresh, units


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    """One unit of each side, in the player turn of the Axis."""
    with fresh(tmp_path) as made:
        made.session.execute(units(1))
        made.session.execute(units(1, side=SOVIET))
        yield made


def whose(campaign: Campaign) -> dict[int, str]:
    return {row.transaction: row.side for row in campaign.queries.ledger(every=True)}


def place(campaign: Campaign, *sides: str) -> int:
    numbers = [UnitId(one.id) for one in campaign.queries.units() if one.side in sides]
    return campaign.session.execute(EditUnits(tuple(numbers), {"hex": "2417"})).transaction


def test_an_import_and_an_edit_are_of_the_side_whose_units_change(campaign: Campaign) -> None:
    assert campaign.queries.summary().side == AXIS
    placed = place(campaign, SOVIET)
    assert [whose(campaign)[number] for number in (2, 3, placed)] == [AXIS, SOVIET, SOVIET]
    formed = campaign.session.execute(AddFormation(SOVIET, ("9th Army",))).transaction
    assert whose(campaign)[formed] == SOVIET
    # Taken back it is of the same side; and where units are no more, it is still theirs.
    undone = campaign.session.undo().transaction
    assert whose(campaign)[undone] == SOVIET
    gone = tuple(UnitId(one.id) for one in campaign.queries.units() if one.side == SOVIET)
    campaign.session.execute(RemoveUnits(gone))
    with open_campaign(campaign.path) as anew:
        assert whose(anew)[placed] == SOVIET


def test_an_edit_of_both_sides_is_of_the_player_turn(campaign: Campaign) -> None:
    placed = place(campaign, AXIS, SOVIET)
    assert whose(campaign)[placed] == AXIS


def test_going_on_is_of_the_player_turn_whoever_arrives(campaign: Campaign) -> None:
    campaign.session.execute(units(1, side=SOVIET, arrival="1941-06-II"))
    before = campaign.queries.summary()
    assert before.side == AXIS
    posted = campaign.session.execute(Advance("turn", anyway=True))
    assert whose(campaign)[posted.transaction] == AXIS
