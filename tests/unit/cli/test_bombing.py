"""Bombing and interdiction on the command line, and journals that name the actions of before."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from oobmgr.campaign.commands import PostAction
from oobmgr.campaign.file import NewCampaign, open_campaign
from oobmgr.games.europa.actions.air.bombing import BombingInputs
from oobmgr.known_games import game
from tests.campaigns import campaign_at
from tests.unit.cli.cli_runs import CLEAR, CommandLine


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(tmp_path: Path, cli: CommandLine) -> Path:
    """A campaign in the Axis Air Phase of June II 1941, with two groups paid for."""
    path = tmp_path / "bombing.oob"
    new = NewCampaign("Tuesdays", "europa", "barbarossa", "central", {"surprise_turn": "skip"})
    campaign_at(path, new).close()
    cli.does("turn", "post", path, "initial", CLEAR)
    cli.does("turn", "advance", path)
    cli.does("turn", "post", path, "air", '{"others": 2}')
    return path


def soviet_supply(cli: CommandLine, file: Path) -> int:
    rows = cli.does("balances", file, "--json").json
    wanted = ("pool:soviet", "sp")
    (held,) = (row["amount"] for row in rows if (row["account"], row["good"]) == wanted)
    return int(held)


def test_a_raid_is_posted_and_taken_back(cli: CommandLine, file: Path) -> None:
    before = soviet_supply(cli, file)
    told = cli.does("turn", "post", file, "bombing", '{"place": "Brest", "result": "C1R"}').out
    assert "Marshalling yard of Brest hit" in told
    assert soviet_supply(cli, file) == before - 2
    cli.does("undo", file)
    assert soviet_supply(cli, file) == before
    wrong = cli("turn", "post", file, "bombing", '{"roll": 7, "factors": 6}')
    assert wrong.code == 2
    assert "6 factors, roll 7" in wrong.err
    assert "in the table, and enter the result." in wrong.err


def test_zones_are_listed_until_they_go(cli: CommandLine, file: Path) -> None:
    zone = '{"place": "1B 1716", "rail": true, "factors": 6}'
    cli.does("turn", "post", file, "interdiction", zone)
    (line,) = (
        line for line in cli.does("on-map", file).out.splitlines() if "Interdiction Zone" in line
    )
    assert "1B 1716 (rail cut)" in line
    assert "goes in the Axis Initial Phase July I 1941" in line
    rows = cli.does("on-map", file, "--json").json
    assert {row["kind"] for row in rows} == {"Interdiction Zone", "Rail break"}
    told = cli.does("turn", "advance", file, "--to", "side").out
    assert "removed" not in told  # it lies through the Soviet player turn
    said = "Enemy Interdiction Zones: 1B 1716 (rail cut) until the Axis Initial Phase of July I"
    assert said in cli.does("turn", "show", file).out
    assert said in cli.does("turn", "show", file, "--json").json["notice"]
    cli.does("turn", "post", file, "initial", CLEAR)
    cli.does("turn", "advance", file, "--to", "turn")
    assert cli.does("on-map", file, "--json").json == []
    cli.does("undo", file)
    assert len(cli.does("on-map", file, "--json").json) == 2
    cli.does("check", file)


def test_a_journal_with_names_of_before_is_read(
    file: Path, cli: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Raids were four actions once; what they posted is shown, checked and taken back."""
    rules = game("europa")
    named = replace(rules.action("bombing"), name="yard_hits")
    with open_campaign(file) as campaign:
        before = replace(rules, actions=(*rules.actions, named))
        monkeypatch.setattr(campaign._kept, "_game", before)  # noqa: SLF001 - it is frozen
        posted = campaign.session.execute(PostAction("yard_hits", BombingInputs(hits=3)))
    detail = cli.does("transaction", file, posted.transaction, "--json").json
    assert detail["command_values"]["action"] == "yard_hits"
    assert "Marshalling yard hit" in cli.does("turn", "show", file).out
    held = soviet_supply(cli, file)
    cli.does("revoke", file, posted.transaction)
    assert soviet_supply(cli, file) == held + 3
    cli.does("check", file)
