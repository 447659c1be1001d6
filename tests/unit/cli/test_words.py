"""The words of the command line: warnings without the names of fields, one thing and several."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import openpyxl
import pytest

from oobmgr.campaign.commands import AddUnit
from oobmgr.campaign.file import open_campaign
from tests.unit.campaign.trial_books import unit
from tests.unit.cli.cli_runs import CommandLine

NEW = ("--game", "europa", "--scenario", "barbarossa", "--option", "surprise_turn=skip")
MUD = '{"weather": {"B": "mud", "C": "clear"}}'
NOTE = "  Note: 15 SP will be lost above the limit of 170. Buy 5 more Resource Points to use them."


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(cli: CommandLine, tmp_path: Path) -> Path:
    path = tmp_path / "words.oob"
    cli.does("new", path, *NEW)
    return path


@pytest.mark.parametrize("how", [(), ("--preview",)])
def test_a_warning_is_told_without_the_name_of_a_field(
    cli: CommandLine, file: Path, how: tuple[str, ...]
) -> None:
    assert NOTE in cli.does("turn", "post", file, "initial", MUD, *how).out.splitlines()


def test_one_transaction_and_two(cli: CommandLine, file: Path) -> None:
    assert "0 units, 1 transaction" in cli.does("show", file).out.splitlines()
    cli.does("turn", "post", file, "initial", MUD)
    assert "0 units, 2 transactions" in cli.does("show", file).out.splitlines()
    assert "2 transactions." in cli.does("check", file).out


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_a_pipe_of_few_letters_gets_those_that_it_can_take(file: Path, encoding: str) -> None:
    """On Windows a pipe takes the letters of one country only."""

    def printed(*words: object) -> str:
        command = [sys.executable, "-m", "oobmgr", *map(str, words)]
        narrow = os.environ | {"PYTHONIOENCODING": encoding}
        done = subprocess.run(command, env=narrow, capture_output=True, check=True)
        return done.stdout.decode(encoding)

    assert "SP  + 100" in printed("ledger", file)
    (newest, *_) = json.loads(printed("ledger", file, "--good", "resource", "--json"))
    assert newest["change"] > 0
    asked = printed("calc", "europa.air_supply_cost", '{"fighters": 7}')
    assert json.loads(asked)["working"][0]["arithmetic"] == "7 ÷ 3"


def test_a_line_break_in_a_note_does_not_break_a_row(cli: CommandLine, file: Path) -> None:
    with open_campaign(file) as campaign:
        campaign.session.execute(AddUnit(replace(unit(), hex="1B")))
    with closing(sqlite3.connect(file)) as older:  # a version that took what others refuse
        older.execute("UPDATE unit SET hex = ?", ("1B\n1309",))
        older.commit()
    assert "1B 1309" in cli.does("units", file).out
    assert cli.does("units", file, "--json").json[0]["hex"] == "1B\n1309"


def test_an_edit_takes_formation_and_status_as_lists_show_them(
    cli: CommandLine, file: Path
) -> None:
    with open_campaign(file) as campaign:
        campaign.session.execute(AddUnit(unit(arrival="1941-09-I")))
    cli.does("formation", "add", file, "AG North / 16th Army", "--side", "axis")
    cli.does("edit", file, 1, "--set", "formation=16th army", "--set", "status=On map")
    (edited,) = cli.does("units", file, "--json").json
    assert (edited["formation"], edited["status"]) == (["AG North", "16th Army"], "on map")


def test_goods_are_known_by_name_and_sign(cli: CommandLine, file: Path) -> None:
    rows = cli.does("ledger", file, "--good", "sp", "--json").json
    assert rows
    assert cli.does("ledger", file, "--good", "Supply Points", "--json").json == rows
    cli.does("count-in", file, "Soviet", "SP", 75)
    cli.does("count-in", file, "Soviet", "re", 2, "--place", "Baku", "--reason", "found")


def test_a_workbook_without_units_is_bad_input_in_json_too(
    cli: CommandLine, file: Path, tmp_path: Path
) -> None:
    openpyxl.Workbook().save(tmp_path / "empty.xlsx")
    answer = cli("import", file, tmp_path / "empty.xlsx", "--json")
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert [problem["severity"] for problem in answer.json["problems"]] == ["error"]


def test_a_file_name_that_is_no_text_is_a_name(cli: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "a\udcff.oob"
    cli.does("new", path, *NEW)
    assert cli.does("show", path, "--json").json["name"] == "a\ufffd"
