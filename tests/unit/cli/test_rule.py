"""Where a case lives, told on the command line."""

from __future__ import annotations

import pytest

from oobmgr.known_games import game
from tests.unit.cli.cli_runs import CommandLine


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


def test_a_case_is_told_with_its_numbers_its_code_and_its_tests(cli: CommandLine) -> None:
    answer = cli("rule", "INC-12")
    assert answer.code == 0
    assert answer.out.startswith("INC-12 Bad weather in one zone (europa, class R)\n")
    assert "calculator europa.supply_income: Supply income, oobmgr.games.europa." in answer.out
    assert "action initial: Supply received, oobmgr.games.europa.actions." in answer.out
    assert ", page Calculators\n" in answer.out
    assert ", page Turn\n" in answer.out
    assert "cell income.weather.one_bad_pct = 15 % (Cut for bad weather in one zone)" in answer.out
    assert "test tests/unit/cli/test_rule.py:" in answer.out


def test_a_case_is_told_as_json(cli: CommandLine) -> None:
    told = cli("rule", "air 01", "--game", "europa", "--json").json
    assert told["places"]["case"]["id"] == "AIR-01"
    acts = {(act["kind"], act["name"]) for act in told["places"]["acts"]}
    assert {("action", "air_move"), ("screen", "air")} <= acts
    assert told["tests"]


def test_an_act_is_told_with_every_page_where_it_is_met(cli: CommandLine) -> None:
    """A bridge is placed on the Turn page, and on the page of its heading."""
    acts = cli("rule", "SP-BRDG-05", "--json").json["places"]["acts"]
    pages = {act["name"]: act["pages"] for act in acts}
    assert pages["place_bridge"] == ["Turn", "Engineers, bridges"]
    assert pages["engineers"] == ["Engineers, bridges"]
    assert pages["bridges.in_play.most"] == ["House rules"]


def test_a_case_is_found_by_its_number_in_the_rulebook(cli: CommandLine) -> None:
    numbered = next(case for case in game("spark").cases().values() if case.number)
    assert numbered.id in cli("rule", numbered.number, "--game", "spark").out


@pytest.mark.parametrize("words", [("rule", "INC-99"), ("rule", "INC-12", "--game", "spark")])
def test_a_case_that_is_not_there_is_answered_with_the_nearest(
    cli: CommandLine, words: tuple[str, ...]
) -> None:
    answer = cli(*words)
    assert (answer.code, answer.out) == (2, "")
    assert "there is no case" in answer.err


def test_the_nearest_case_is_named(cli: CommandLine) -> None:
    assert "Did you mean INC-" in cli("rule", "INC-99").err
