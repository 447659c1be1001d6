"""Air groups in a campaign file: moved, paid, taken back, and still all there."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from oobmgr.campaign.commands import Advance, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign, open_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Refused
from oobmgr.domain.postings import TransactionId
from oobmgr.games.europa.air.board_rows import Board
from oobmgr.games.europa.questions import BOARD
from oobmgr.rules.inputs import decode
from oobmgr.rules.questions import SideWish
from tests.campaigns import campaign_at
from tests.unit.campaign.trial_books import dump
from tests.unit.cli.cli_runs import CommandLine

AXIS, SOVIET = SideId("axis"), SideId("soviet")


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def campaign(tmp_path: Path) -> Campaign:
    """The full game, in the Air Phase of the surprise turn."""
    new = NewCampaign("Air", "europa", "barbarossa", "full")
    return campaign_at(tmp_path / "air.oob", new)


def post(campaign: Campaign, action: str, /, **raw: Any) -> TransactionId:  # noqa: ANN401 - JSON
    inputs = decode(campaign.queries.game.action(action).inputs, raw)
    return campaign.session.execute(PostAction(action, inputs)).transaction


def board(campaign: Campaign, side: SideId = AXIS) -> Board:
    found = campaign.queries.ask(BOARD, SideWish(side))
    assert found is not None
    return found


def lying(campaign: Campaign) -> dict[str, int]:
    """The German groups of each box and base, empty ones left out."""
    german = board(campaign).forces[0]
    return {box.key: box.number for box in (*german.boxes, *german.places) if box.number}


def in_all(campaign: Campaign) -> dict[str, int]:
    sides = (board(campaign, side) for side in (AXIS, SOVIET))
    return {force.nation: force.number for side in sides for force in side.forces}


def move(card: str, source: str, target: str, number: int = 1) -> dict[str, Any]:
    return {"card": card, "source": source, "target": target, "number": number}


# With the north: German 46, Finnish 3, Hungarian 2, Romanian 4, Soviet 57 (OOB-01).
AT_START = {"Germany": 46, "Finland": 3, "Hungary": 2, "Romania": 4, "Soviet Union": 57}


def test_an_air_phase_is_played_and_taken_back(campaign: Campaign) -> None:
    start = dump(campaign.path)
    assert in_all(campaign) == AT_START
    post(campaign, "air_base", name="Warszawa", city="major", airfield=True)
    post(campaign, "air_base", name="Brest", city="dot")
    post(
        campaign,
        "air_move",
        moves=[
            move("Germany/Me109F/2", "available", "operable:Warszawa", 3),
            move("Germany/Ju87B/2", "available", "operable:Warszawa", 2),
            move("Germany/Me109F/2", "available", "operable:Brest"),
        ],
    )
    post(
        campaign,
        "air",
        groups=[{"card": "Germany/Ju87B/2", "box": "operable:Warszawa", "number": 2}],
    )
    post(campaign, "air_move", moves=[move("Germany/Me109F/2", "operable:Brest", "eft")])
    assert lying(campaign) == {"available": 40, "operable:Warszawa": 5, "eft": 1}
    assert in_all(campaign) == AT_START
    assert campaign.queries.check() == ()
    for _ in range(5):
        campaign.session.undo()
    assert dump(campaign.path) == start
    for _ in range(5):
        campaign.session.redo()
    assert lying(campaign) == {"available": 40, "operable:Warszawa": 5, "eft": 1}
    assert campaign.queries.check() == ()


OLD = Path(__file__).parents[1] / "data" / "old_files" / "20261120_books.oob"


def test_books_of_an_older_program_enter_their_groups(tmp_path: Path) -> None:
    campaign = open_campaign(Path(shutil.copy(OLD, tmp_path)))
    assert in_all(campaign).keys() == {"Germany", "Finland", "Hungary", "Romania", "Soviet Union"}
    assert set(in_all(campaign).values()) == {0}
    assert "air_setup" in campaign.queries.sequence().actions_now
    post(campaign, "air_setup")
    assert sum(in_all(campaign).values()) == sum(AT_START.values())
    assert "air_setup" not in campaign.queries.sequence().actions_now
    assert campaign.queries.check() == ()
    campaign.session.undo()
    assert set(in_all(campaign).values()) == {0}


def test_an_older_move_is_revoked_unless_the_groups_went_on(campaign: Campaign) -> None:
    post(campaign, "air_base", name="Warszawa", city="major", airfield=True)
    first = post(campaign, "air_move", moves=[move("Me109F", "available", "Warszawa", 2)])
    second = post(campaign, "air_move", moves=[move("Me109F", "operable:Warszawa", "eft", 1)])
    with pytest.raises(Refused):
        campaign.session.revoke(first)
    campaign.session.revoke(second)
    campaign.session.revoke(first)
    assert lying(campaign) == {"available": 46}
    assert campaign.queries.check() == ()


def test_what_was_paid_is_forgotten_in_the_next_turn(campaign: Campaign) -> None:
    post(campaign, "air_base", name="Warszawa", city="major", airfield=True)
    post(campaign, "air_move", moves=[move("Me109F", "available", "Warszawa", 2)])
    post(campaign, "air", groups=[{"card": "Me109F", "box": "Warszawa", "number": 2}])
    (card,) = board(campaign).forces[0].places[0].cards
    assert card.active == 2
    campaign.session.execute(Advance("turn", anyway=True))
    (card,) = board(campaign).forces[0].places[0].cards
    assert (card.number, card.active) == (2, 0)


def test_the_ledger_lists_moves_but_not_the_groups_of_the_start(campaign: Campaign) -> None:
    post(campaign, "air_base", name="Warszawa", city="major")
    post(campaign, "air_move", moves=[move("Me109F", "available", "Warszawa", 2)])
    rows = [row for row in campaign.queries.ledger() if row.good == "air_group"]
    assert [(row.source_name, row.target_name, abs(row.change)) for row in rows] == [
        ("Me109F of Germany, available", "Me109F of Germany at Warszawa, operable", 2)
    ]
    # every type of both sides, and the move
    assert len(campaign.queries.ledger(good="air_group")) == len(
        [
            row
            for row in campaign.queries.balances(all_accounts=True)
            if row.account.startswith("box")
        ]
    )


def test_the_command_line_shows_the_board(campaign: Campaign, cli: CommandLine) -> None:
    post(campaign, "air_base", name="Warszawa", hex="1A 2230", city="major", airfield=True)
    post(campaign, "air_base", work="damage", name="Warszawa", hits=2)
    post(campaign, "air_move", moves=[move("Me109F", "available", "Warszawa", 2)])
    shown = cli.does("air", campaign.path, "--side", "Axis").out
    assert "German: 46 groups, 2 of 46 on the map" in shown
    assert "Warszawa   1A 2230  3 (2 hits)  Me109F         2" in shown
    assert "Soviet" not in shown
    german = cli.does("air", campaign.path, "--json").json[0]["forces"][0]
    assert (german["nation"], german["on_map"], german["allowance"]) == ("Germany", 2, 46)
    assert german["places"][0]["cards"][0]["key"] == "Germany/Me109F/2"
    assert cli.does("air", campaign.path, "--imported", "--json").json == []
