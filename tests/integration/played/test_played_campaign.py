"""A campaign from the surprise turn to September I 1941 of both sides, beside books by hand.

After every player turn each account, unit and base is compared with second books that know nothing
of the program, and with figures that were worked out with a pencil. At the end everything is taken
back to the start and done again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from tests.integration.played import august, july, june, september
from tests.integration.played.acts import SURPRISE, PlayerTurn
from tests.integration.played.by_hand.groups import laid_out
from tests.integration.played.by_hand.playing import write_down
from tests.integration.played.by_hand.sheet import opened
from tests.integration.played.comparison import differences
from tests.integration.played.forces import order_of_battle
from tests.integration.played.table import Table
from tests.unit.campaign.trial_books import dump
from tests.unit.cli.cli_runs import CommandLine

CAMPAIGN = (*june.TURNS, *july.TURNS, *august.TURNS, *september.TURNS)


@pytest.fixture
def campaign(tmp_path: Path) -> Campaign:
    """The full game with the units on the table, in the surprise turn."""
    new = NewCampaign("Played", "europa", "barbarossa", "full")
    made = create_campaign(tmp_path / "played.oob", new)
    made.session.execute(ImportOrderOfBattle(order_of_battle()))
    return made


def test_the_campaign(campaign: Campaign, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(campaign, CommandLine(capsys).does)
    sheet = opened()
    laid_out(sheet)
    start = dump(campaign.path)
    first = campaign.queries.summary().transactions
    for played in CAMPAIGN:
        sheet.begin(played.turn, played.side)
        wrong: list[int] = []
        for one in played.acts:
            table.do(played, one)
            if one.mistake:
                wrong.append(campaign.queries.version())
            else:
                write_down(sheet, one)
        for transaction in wrong:
            table.take_back(played, transaction)
        assert not (unlike := differences(campaign.queries, sheet, played)), "\n".join(unlike)
        assert campaign.queries.check() == ()
        if played.typed:
            assert "consistent" in table.typing("check", campaign.path).out
    taken_back_and_done_again(campaign, start, first)


def test_a_figure_that_is_wrong_is_named(campaign: Campaign) -> None:
    sheet = opened()
    laid_out(sheet)
    played = PlayerTurn(SURPRISE, "axis", (), {"axis sp": 100, "soviet re": 26})
    assert differences(campaign.queries, sheet, played) == [
        "1941-06-I-surprise, axis, by hand: soviet re: expected 26, found 25"
    ]
    sheet.move("opening:axis", "pool:axis", "sp", 1)
    sheet.units["6 rifle"].steps_left = 0
    assert differences(campaign.queries, sheet, played) == [
        "1941-06-I-surprise, axis: 6 rifle, steps: expected 0, found 1",
        "1941-06-I-surprise, axis: opening:axis sp: expected -181, found -180",
        "1941-06-I-surprise, axis: pool:axis sp: expected 101, found 100",
        "1941-06-I-surprise, axis, by hand: axis sp: expected 100, found 101",
        "1941-06-I-surprise, axis, by hand: soviet re: expected 26, found 25",
    ]


def taken_back_and_done_again(
    campaign: Campaign, start: dict[str, list[object]], first: int
) -> None:
    end = dump(campaign.path)
    done = campaign.queries.summary().transactions - first
    for _ in range(done):
        campaign.session.undo()
    assert dump(campaign.path) == start
    assert campaign.queries.check() == ()
    for _ in range(done):
        campaign.session.redo()
    assert dump(campaign.path) == end
    assert campaign.queries.check() == ()
