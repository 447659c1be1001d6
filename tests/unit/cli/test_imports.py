"""The command import with a player's own workbook: questions, answers, profiles."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.places import resources_dir
from tests.campaigns import campaign_at
from tests.unit.campaign.trial_books import fresh
from tests.unit.cli.cli_runs import CommandLine
from tests.unit.exchange import players_books
from tests.unit.exchange.made_workbooks import Cell, make_workbook
from tests.unit.exchange.trial_lists import saved

NATION = "blank:nation:Heer"


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    with fresh(tmp_path) as campaign:
        return campaign.path


@pytest.fixture
def book(tmp_path: Path) -> Path:
    return players_books.kriegsgliederung(tmp_path / "heer.ods")


def test_questions_are_listed_and_keep_the_units_out(
    cli: CommandLine, file: Path, book: Path
) -> None:
    told = cli.does("import", file, book, "--json").json
    (whose,) = told["questions"]
    assert (whose["id"], whose["rows"], whose["proposal"]) == ("side:Heer", 5, "Axis, Germany")
    assert {"Axis, Finland", "Soviet"} < set(whose["choices"])
    answer = cli("import", file, book, "--accept")
    assert answer.code == 2
    assert "nothing was imported: 1 question to answer first" in answer.err
    assert cli.does("units", file, "--json").json == []


def test_a_profile_answers_the_next_time(
    cli: CommandLine, file: Path, book: Path, tmp_path: Path
) -> None:
    answers = tmp_path / "answers.json"
    # As answers were given before side and nation were one question.
    answers.write_text(json.dumps({NATION: "Finland", "side:Heer": "Axis"}), encoding="utf-8")
    written = tmp_path / "profile.json"
    done = cli.does("import", file, book, "--answers", answers, "--save-profile", "Heer",
                    "--export-profile", written, "--accept", "--json").json  # fmt: skip
    assert (done["accepted"], done["new_units"], done["questions"]) == (True, 5, [])
    nations = {unit["nation"] for unit in cli.does("units", file, "--json").json}
    assert nations == {"Finland"}
    again = cli("import", file, book, "--json")
    assert "answered as in the profile Heer" in again.err
    assert (again.json["questions"], again.json["unchanged_units"]) == ([], 5)
    named = cli.does("import", file, book, "--profile", "heer", "--json").json
    assert (named["questions"], named["new_units"]) == ([], 0)
    by_file = cli("import", file, book, "--answers", written, "--json").json
    assert by_file["questions"] == []
    unknown = cli("import", file, book, "--profile", "Her")
    assert (unknown.code, "Did you mean Heer?" in unknown.err) == (2, True)
    cli.does("check", file)


def test_proposals_are_taken_and_a_second_import_adds_nothing(
    cli: CommandLine, file: Path, book: Path
) -> None:
    first = cli("import", file, book, "--take-proposals", "--accept")
    assert first.code == 0
    said = "taken as proposed: Whose are the units on Heer? Axis, Germany, 5 rows."
    assert said in first.err
    told = cli("import", file, book, "--take-proposals", "--json").json
    assert (told["new_units"], told["unchanged_units"], told["new_formations"]) == (0, 5, 0)


def test_a_type_that_nobody_knows_is_asked_for(
    cli: CommandLine, file: Path, tmp_path: Path
) -> None:
    head = ("Unit", "Nat", "Type", "Size", "Values", "Formation")
    units = [(f"{n}", "D", "Zorg", "XX", "7-6", "I Corps") for n in range(3)]
    book = saved(tmp_path / "list.xlsx", head, *units)
    (asked,) = cli.does("import", file, book, "--json").json["questions"]
    assert (asked["id"], asked["rows"], asked["needed"]) == ("word:type:zorg", 3, False)
    assert (asked["proposal"], "panzer" in asked["choices"]) == ("leave unknown", True)
    taken = cli("import", file, book, "--take-proposals", "--json").json
    assert (taken["new_units"], taken["questions"]) == (3, [])
    answers = tmp_path / "answers.json"
    answers.write_text(json.dumps({"word:type:zorg": "panzer"}), encoding="utf-8")
    cli.does("import", file, book, "--answers", answers, "--accept")
    assert {unit["type"] for unit in cli.does("units", file, "--json").json} == {"panzer"}


def test_a_side_that_nothing_speaks_for_is_not_guessed(
    cli: CommandLine, file: Path, tmp_path: Path
) -> None:
    head = ("Unit", "Type", "Size", "Values", "Formation")
    book = saved(tmp_path / "list.xlsx", head, ("1", "Inf", "XX", "7-6", "I Corps"), title="North")
    told = cli("import", file, book)
    assert "Whose are the units on North? 1 row. Only you know: Axis, Germany, " in told.out
    refused = cli("import", file, book, "--take-proposals", "--accept")
    assert (refused.code, "Only you know: say it with --answers" in refused.err) == (2, True)
    assert cli.does("units", file, "--json").json == []


def test_each_kind_of_problem_is_one_line(cli: CommandLine, file: Path, tmp_path: Path) -> None:
    book = players_books.planted_faults(tmp_path / "faults.xlsx")
    told = cli.does("import", file, book, "--json").json["problems"]
    kinds = [(one["severity"], one["found"], one["count"]) for one in told]
    assert kinds == [("warning", "some", 20), ("error", "seven", 20), ("error", "", 20)]
    assert told[1]["cells"][:2] == ["Axis!E5", "Axis!E10"]
    lines = cli.does("import", file, book).out.splitlines()
    assert sum(line.strip().startswith("error:") for line in lines) == 2


def test_answers_that_are_none_are_refused(
    cli: CommandLine, file: Path, book: Path, tmp_path: Path
) -> None:
    for text in ("[]", '{"a": 1}', "nonsense"):
        bad = tmp_path / "bad.json"
        bad.write_text(text, encoding="utf-8")
        assert cli("import", file, book, "--answers", bad).code == 2


def test_an_edited_workbook_is_read_again_by_cell(cli: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "again.oob"
    cli.does("new", file, "--game", "europa", "--scenario", "barbarossa", "--variant", "full")
    cli.does("import", file, make_workbook(tmp_path / "list.xlsx"), "--accept")
    cli.does("edit", file, 1, "--set", "designation=61 (ours)")
    cells: dict[str, Cell] = {"Axis!D2": "61 (theirs)", "Axis!W2": "a note", "Axis!T2": "Memel"}
    book = make_workbook(tmp_path / "list.xlsx", cells)
    told = cli.does("import", file, book)
    assert (
        "differs: Axis!D2 61 (theirs) infantry XX: designation is 61 (ours), "
        "in the workbook 61 (theirs) (changed in both)"
    ) in told.out
    assert "--accept --update takes over the changes" in told.out
    dry = cli.does("import", file, book, "--json").json
    assert [one["cell"] for one in dry["differences"]] == ["Axis!D2", "Axis!T2", "Axis!W2"]
    assert (dry["added"], dry["unchanged"], dry["missing"]) == ([], ["Axis!3"], [])
    answers = tmp_path / "answers.json"
    chosen = {"differs:1:designation": "workbook", "differs:1:setup": "campaign"}
    answers.write_text(json.dumps(chosen), encoding="utf-8")
    cli.does("import", file, book, "--accept", "--update", "--answers", answers)
    (unit,) = (one for one in cli.does("units", file, "--json").json if one["id"] == 1)
    assert (unit["designation"], unit["note"]) == ("61 (theirs)", "a note")
    assert unit["setup"] == "East Prussia"
    numbers = [row["transaction"] for row in cli.does("import", file, "--list", "--json").json]
    refused = cli("import", file, "--take-back", numbers[1])
    assert (refused.code != 0, "depends on it" in refused.err) == (True, True)
    cli.does("import", file, "--take-back")
    assert "taken back" in cli.does("import", file, "--list").out
    (unit,) = (one for one in cli.does("units", file, "--json").json if one["id"] == 1)
    assert (unit["designation"], unit["note"]) == ("61 (ours)", "")
    assert cli("import", file, "--take-back", 99).code != 0
    assert "no workbook is named" in cli("import", file).err


def test_a_list_for_another_game_is_told_as_such_before_anything_else(
    cli: CommandLine, file: Path
) -> None:
    roster = resources_dir() / "samples" / "operation_spark_1943.csv"
    first, second, *_ = cli.does("import", file, roster).out.splitlines()
    assert first.startswith("This looks like a list for Operation Spark, ")
    assert second.startswith("operation_spark_1943: ")
    assert cli.does("import", file, roster, "--json").json["for_another_game"] == first


def test_a_side_that_nobody_knows_is_never_guessed(cli: CommandLine, tmp_path: Path) -> None:
    """A coalition is no side of this game: its units must not become the enemy's by a guess."""
    with campaign_at(tmp_path / "s.oob", NewCampaign("Tuesdays", "spark", "spark")) as campaign:
        file = campaign.path
    source = tmp_path / "roster.csv"
    rows = ("Soviet;284/86;infantry;8-1;8", "Axis;I/399;infantry;5-1;5")
    source.write_text("\n".join(("Side;Designation;Type;Ratings;Steps", *rows)), encoding="utf-8")
    (asked,) = cli.does("import", file, source, "--json").json["questions"]
    assert (asked["id"], asked["proposal"]) == ("word:side:axis", "leave out")
    refused = cli("import", file, source, "--take-proposals", "--accept")
    assert refused.code == 2
    assert "Only you know: say it with --answers FILE.json." in refused.err
    assert cli.does("units", file, "--json").json == []
    answers = tmp_path / "answers.json"
    answers.write_text(json.dumps({"word:side:axis": "German"}), encoding="utf-8")
    cli.does("import", file, source, "--answers", answers, "--accept")
    sides = {unit["designation"]: unit["side"] for unit in cli.does("units", file, "--json").json}
    assert sides == {"284/86": "Soviet", "I/399": "German"}


def test_what_several_sheets_leave_open_is_one_question(
    cli: CommandLine, file: Path, tmp_path: Path
) -> None:
    book = players_books.two_fronts(tmp_path / "fronts.xlsx")
    told = cli.does("import", file, book, "--json").json
    asked = {one["id"]: (one["rows"], one["proposal"]) for one in told["questions"]}
    assert asked == {
        "side:Nord:Sued": (5, "Axis, Germany"),
        "turn 1": (5, "Surprise turn, June 1941"),
        "word:named:rum.": (2, "Romania"),
    }
    answers = tmp_path / "answers.json"
    said = {
        "side:Nord:Sued": "Axis, Germany",
        "turn 1": "July I 1941",
        "word:named:rum.": "Romania",
    }
    answers.write_text(json.dumps(said), encoding="utf-8")
    done = cli.does("import", file, book, "--answers", answers, "--accept", "--json").json
    assert (done["new_units"], done["questions"], done["problems"]) == (5, [], [])
    units = cli.does("units", file, "--json").json
    assert {(one["designation"], one["nation"], one["arrival"]) for one in units} == {
        ("1", "Germany", "July I 1941"), ("2", "Romania", "July II 1941"),
        ("11", "Hungary", "July I 1941"), ("12", "Romania", "August I 1941"),
        ("13", "Germany", "August II 1941"),
    }  # fmt: skip
