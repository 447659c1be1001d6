"""Where a case lives, told on the command line.

Where it matters which tests are told, cases are asked for in small letters, so that this file is
not one of them.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.domain.places import resources_dir
from oobmgr.known_games import game, run
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
    assert "test tests/integration/table/july.py:" in answer.out


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


def example_at(place: str) -> dict[str, Any]:
    """The worked example on a line, ``file:line``."""
    file, _, number = place.rpartition(":")
    lines = (resources_dir().parent / file).read_text(encoding="utf-8").splitlines()
    example: dict[str, Any] = json.loads(lines[int(number) - 1].rstrip(","))
    return example


def test_a_worked_example_is_told_as_a_test_of_the_cases_that_decide_it(cli: CommandLine) -> None:
    """No example names a case: its calculator does, when asked."""
    told = cli("rule", "sp-fire-09", "--json").json
    (place,) = (place for place in told["tests"] if "/worked.json:" in place)
    example = example_at(place)
    assert told["places"]["case"]["id"] in run(example["calc"], example["inputs"])["cases"]
    assert "cases" not in example


def test_a_refused_example_is_a_test_of_the_case_that_refuses(cli: CommandLine) -> None:
    told = cli("rule", "sp-fire-12", "--json").json
    (place,) = (place for place in told["tests"] if "/refused.json:" in place)
    example = example_at(place)
    with pytest.raises(BadInput) as caught:
        run(example["calc"], example["inputs"])
    assert told["places"]["case"]["id"] in {fault.case for fault in caught.value.faults}


def test_a_case_that_no_test_names_is_told_with_those_of_its_action(cli: CommandLine) -> None:
    told = cli("rule", "sp-ctr-04", "--json").json
    assert {act["name"] for act in told["places"]["acts"] if act["kind"] == "action"} == {"move"}
    files = [place.partition(":")[0] for place in told["tests"]]
    assert "tests/unit/games/spark/movement/test_moves.py" in files
    assert len(files) == len(set(files))


def test_a_case_of_an_invented_table_is_not_taken_for_one_of_a_game(cli: CommandLine) -> None:
    """The files of wrong tables name case 3 of SP, which is a case of Europa."""
    tests = cli("rule", "sp-03", "--json").json["tests"]
    assert tests
    assert not [place for place in tests if place.startswith(("tests/data/", "tests/unit/domain/"))]


@pytest.mark.parametrize("words", [("rule", "INC-99"), ("rule", "INC-12", "--game", "spark")])
def test_a_case_that_is_not_there_is_answered_with_the_nearest(
    cli: CommandLine, words: tuple[str, ...]
) -> None:
    answer = cli(*words)
    assert (answer.code, answer.out) == (2, "")
    assert "there is no case" in answer.err


def test_the_nearest_case_is_named(cli: CommandLine) -> None:
    assert "Did you mean INC-" in cli("rule", "INC-99").err


@pytest.mark.parametrize("text", ["", "CAD-01"])
def test_what_is_like_no_case_is_answered_with_how_cases_are_written(
    cli: CommandLine, text: str
) -> None:
    """`CAD-01` is not a slip for SP-CMD-01 of another game."""
    answer = cli("rule", text)
    assert answer.code == 2
    assert "Did you mean" not in answer.err
    assert "Cases are written so: GEN-01 (europa), SP-DOC-01 (spark)" in answer.err
