"""The sample game on the command line: three turns with all that a description can bring."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.unit.cli.cli_runs import CommandLine

from oobmgr.campaign.commands import PostAction
from oobmgr.campaign.file import NewCampaign, create_campaign, open_campaign
from oobmgr.games.own.sample import sample_text
from oobmgr.rules.inputs import decode

UNITS = """ID,Side,Nation,Designation,Type,Size,Formation,Ratings,Steps,Flipped,Arrival
c1,The Crown,Aldmark,1st Foot,line infantry,III,Crown Army / 1st Brigade,4-5-3,,2-3-3,
c2,The Crown,Free Companies,Red Hussars,hussars,II,Crown Army,3-2-6,,1-1-6,
c3,The Crown,Aldmark,Battery A,horse battery,II,Crown Army,5-1-4,,,
c4,The Crown,Aldmark,3rd Foot,line infantry,III,Crown Army,4-5-3,3,,"Week of 4 April 1836, Night"
l1,The League,Sorrenland,Hill Guard,mountain jaeger,III,League Host,3-6-4,,1-4-4,
"""


@pytest.fixture
def file(cli: CommandLine, tmp_path: Path) -> Path:
    """A campaign of the sample with five units, none with steps or boxes of its own but one."""
    text, units, path = tmp_path / "valley.toml", tmp_path / "u.csv", tmp_path / "valley.oob"
    text.write_text(sample_text(), encoding="utf-8")
    units.write_text(UNITS, encoding="utf-8")
    cli.does("new", path, "--game", "own", "--description", text)
    assert "5 new units" in cli.does("import", path, units, "--accept").out
    return path


def held(cli: CommandLine, file: Path) -> dict[tuple[str, str], int]:
    """What lies where, by account and good."""
    rows = cli.does("balances", file, "--json").json
    return {(row["account"], row["good"]): row["amount"] for row in rows if row["amount"]}


def post(cli: CommandLine, file: Path, action: str, inputs: str = "{}") -> str:
    return cli.does("turn", "post", file, action, inputs).out


def sheet(cli: CommandLine, file: Path, side: str) -> Iterator[dict[str, object]]:
    (found,) = cli.does("sheets", file, "--side", side, "--json").json
    yield from found["rows"]


def test_three_turns_with_income_losses_arrivals_and_a_correction(
    cli: CommandLine, file: Path
) -> None:
    start = {
        ("pool:crown", "florins"): 10, ("pool:crown:alden", "fodder"): 8,
        ("pool:crown:alden", "shot"): 6, ("pool:league", "florins"): 7,
        ("pool:league", "iron"): 4, ("pool:league:sorren", "fodder"): 6,
    }  # fmt: skip
    assert held(cli, file) == start
    play_the_first_turn(cli, file)
    play_the_second_turn(cli, file)
    play_the_third_turn(cli, file)
    assert cli.does("check", file).out.startswith("The books are consistent")
    night = "Week of 4 April 1836, Night"
    report = cli.does("report", file, "turn-sheet", "--side", "The Crown", "--turn", night).out
    assert "Shot" in report
    # Only the League is reminded of what it alone may do.
    due = "The League may now cross the High Pass."
    day = ("--turn", "Week of 11 April 1836, Day")
    for side in ("The Crown", "The League"):
        told = cli.does("report", file, "turn-sheet", "--side", side, *day).out
        assert (due in " ".join(told.split())) == (side == "The League")


def play_the_first_turn(cli: CommandLine, file: Path) -> None:
    """Mud in the valley, snow in the hills."""
    post(cli, file, "weather", '{"in_valley": "mud"}')
    cli.does("turn", "advance", file)
    # The hills are not known, but the Crown holds no mill there.
    told = post(cli, file, "income")
    assert "rounded down" in told
    refused = cli("turn", "post", file, "income")
    assert "posted already" in refused.err
    # Taxes 6; the mill at the ford brings 3 x 1/2, rounded down.
    assert held(cli, file)["pool:crown", "florins"] == 16
    assert held(cli, file)["pool:crown:mill_ford", "fodder"] == 1
    post(cli, file, "convert", '{"rate": "buy", "times": 2, "place": "alden"}')  # 4 fl for 6 FP
    refused = cli("turn", "post", file, "convert", '{"rate": "cast", "times": 1}')
    assert "In the pool are 0 Fe, not 2." in refused.err
    cli.does("turn", "advance", file)
    post(cli, file, "spend", '{"good": "fodder", "amount": 5, "place": "alden", "reason": "march"}')
    post(cli, file, "place", '{"place": "high_pass", "holder": "crown"}')
    post(
        cli, file, "move", '{"good": "shot", "amount": 2, "source": "alden", "target": "high_pass"}'
    )
    cli.does("lose", file, 1, "--steps", 2)
    refused = cli("turn", "post", file, "mark_units", '{"units": [2], "marker": "ordered"}')
    assert "asks for: Place" in refused.err
    post(cli, file, "mark_units", '{"units": [2], "marker": "ordered", "text": "High Pass"}')
    rows = {str(row["designation"]): row for row in sheet(cli, file, "The Crown")}
    assert (rows["1st Foot"]["steps_left"], rows["1st Foot"]["strengths"]) == (2, ["2-3-3"])
    assert rows["Red Hussars"]["markers"] == {"ordered": "High Pass"}
    assert rows["Battery A"]["boxes"] == ["6", "4", "2"]
    # The League's mill lies in the hills, so its weather is asked for.
    cli.does("turn", "advance", file, "--to", "side")
    refused = cli("turn", "post", file, "income")
    assert "depends on the weather in hills" in refused.err
    post(cli, file, "weather", '{"in_hills": "snow"}')
    post(cli, file, "income")
    # Taxes 6 and the subsidy 3; the mill 3 x 0; the mines 5 x 1/3, rounded up.
    assert held(cli, file)["pool:league", "florins"] == 16
    assert held(cli, file)["pool:league", "iron"] == 6


def play_the_second_turn(cli: CommandLine, file: Path) -> None:
    """Clear everywhere; the convoy and a regiment arrive."""
    assert "1 unit arrives" in cli.does("turn", "advance", file, "--to", "turn").out
    post(cli, file, "weather", '{"in_valley": "clear", "in_hills": "clear"}')
    cli.does("turn", "advance", file)
    shown = cli.does("turn", "show", file).out
    assert "Powder convoy arrives this turn." in shown
    post(cli, file, "income")
    post(cli, file, "arrivals")
    assert held(cli, file)["pool:crown:mill_ford", "shot"] == 4
    assert held(cli, file)["pool:crown:mill_ford", "fodder"] == 1 + 3
    assert held(cli, file)["pool:crown:high_pass", "fodder"] == 3
    cli.does("turn", "advance", file)
    assert "nobody moves more than one place" in cli.does("turn", "show", file).out
    # A correction: the table has one more shot at the pass than the books.
    counted = ("count-in", file, "crown", "shot", 3, "--place", "high_pass")
    cli.does(*counted, "--reason", "a cart was miscounted")
    assert held(cli, file)["pool:crown:high_pass", "shot"] == 3
    cli.does("undo", file)
    assert held(cli, file)["pool:crown:high_pass", "shot"] == 2
    cli.does("redo", file)
    post(cli, file, "lose", '{"good": "shot", "amount": 1, "side": "crown", "place": "high_pass"}')
    cli.does("restore", file, 1)


def reminded(cli: CommandLine, file: Path) -> set[str]:
    """What changes soon, as the side that plays is told."""
    return {one["text"] for one in cli.does("turn", "show", file, "--json").json["reminders"]}


def play_the_third_turn(cli: CommandLine, file: Path) -> None:
    """The reminder is for the League alone."""
    cli.does("turn", "advance", file, "--to", "turn", "--anyway")
    post(cli, file, "weather", '{"in_valley": "snow", "in_hills": "mud"}')
    cli.does("turn", "advance", file)
    assert reminded(cli, file) == {"The subsidy comes for the last time."}
    post(cli, file, "income")
    assert held(cli, file)["pool:crown:high_pass", "fodder"] == 3 + 1  # 3 x 1/2, rounded down
    cli.does("turn", "advance", file, "--to", "side")
    assert "cross the High Pass" in cli.does("turn", "show", file).out
    assert reminded(cli, file) == {
        "The subsidy comes for the last time.",
        "The League may now cross the High Pass.",
    }
    post(cli, file, "arrivals")
    assert held(cli, file)["pool:league:upper_mill", "fodder"] == 5


def test_its_workbook_comes_back_and_its_description_opens_elsewhere(
    cli: CommandLine, file: Path, tmp_path: Path
) -> None:
    book, shared, other = tmp_path / "v.xlsx", tmp_path / "shared.toml", tmp_path / "other.oob"
    cli.does("lose", file, 1)
    cli.does("export", file, "--out", book)
    cli.does("describe", file, "--out", shared)
    assert shared.read_text(encoding="utf-8") == sample_text()
    assert "no fault" in cli.does("describe", shared).out
    cli.does("new", other, "--game", "own", "--description", shared)
    taken = cli.does("import", other, book, "--accept").out
    assert "5 new units" in taken
    # The sheet of arrivals has names and types of units, too, but it is to look at.
    assert "0 rows left out" in taken
    assert "Arrivals: no units" in taken
    again = {row["designation"]: row for row in cli.does("units", other, "--json").json}
    assert again["1st Foot"]["traits"]["flipped"] == "2-3-3"
    assert again["1st Foot"]["steps"] == 4
    told = cli.does("import", file, book).out
    assert "0 new units" in told
    assert "5 units there already" in told


def test_a_wrong_file_makes_no_campaign_and_tells_everything(
    cli: CommandLine, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(sample_text().replace('good = "iron"', 'good = "irn"'), encoding="utf-8")
    made = cli("new", tmp_path / "x.oob", "--game", "own", "--description", bad)
    assert made.code == 2
    assert made.err.count("bad.toml, line") == 2  # a line of income and a stock at the start
    assert made.err.count("Did you mean iron?") == 2
    assert not (tmp_path / "x.oob").exists()
    assert cli("describe", bad).code == 2
    foreign = cli("new", tmp_path / "x.oob", "--game", "europa", "--description", bad)
    assert "takes no description" in foreign.err


def test_the_sample_is_written_to_begin_with(cli: CommandLine, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    cli.does("describe", mine, "--sample")
    assert mine.read_text(encoding="utf-8") == sample_text()
    assert cli("describe", mine, "--sample").code == 2  # it is there already
    assert cli("describe", mine, "--out", tmp_path / "y.toml").code == 2
    told = cli.does("describe", mine, "--json").json
    assert told["income"][2]["factors"] == {"mud": "1/2", "snow": 0}


def test_without_a_description_the_blank_game_is_played(cli: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "blank.oob"
    cli.does("new", path, "--game", "own")
    post(cli, path, "income")
    assert held(cli, path) == {("pool:first", "supplies"): 1}
    cli.does("options", path, "--set", "entries_for=playing_side")
    receive = '{"good": "supplies", "amount": 3, "side": "second"}'
    refused = cli("turn", "post", path, "receive", receive)
    assert "not the side whose turn it is" in refused.err
    cli.does("options", path, "--set", "entries_for=any_side")
    post(cli, path, "receive", receive)
    assert held(cli, path)["pool:second", "supplies"] == 3


def test_its_printed_sheet_has_boxes_and_the_other_side(cli: CommandLine, file: Path) -> None:
    with open_campaign(file) as campaign:
        form = campaign.game.sheet_form(campaign.game.tables())
        units = {unit.designation: unit for unit in campaign.queries.units()}
        book = campaign.queries.roster()
        assert book is not None
        states = {row.unit.designation: row.unit for row in book.rows}
        assert units.keys() == states.keys()
        lines = {name: form.line(state) for name, state in states.items()}
    assert lines["1st Foot"].cells == ("4-5-3", "2-3-3")
    assert lines["Battery A"].boxes == ("6", "4", "2")
    assert lines["Red Hussars"].boxes == ("", "")
    rows = cli.does("countable", file, "--json").json
    assert "The Crown pool at Mill Ford, shot" in {row["name"] for row in rows}


def test_markers_stand_on_the_printed_sheets(cli: CommandLine, file: Path) -> None:
    post(cli, file, "mark_units", '{"units": [1, 3], "marker": "tired"}')
    post(cli, file, "mark_units", '{"units": [3], "marker": "ordered", "text": "the ford"}')
    with open_campaign(file) as campaign:
        form = campaign.game.sheet_form(campaign.game.tables())
        assert [(group.title, group.letters) for group in form.ticks] == [
            ("Markers", ("F", "D", "E", "O"))
        ]
        assert form.legend.endswith("Markers: F tired, D routed, E dug in, O to.")
        now = campaign.queries.sheet_now()
    assert now.ticked == {1: {"F"}, 3: {"F", "O"}}
    assert now.noted == {3: "to the ford"}


def test_a_sheet_of_another_program_is_brought_in(cli: CommandLine, file: Path) -> None:
    sheet_of_ships = file.with_name("ships.csv")
    sheet_of_ships.write_text(
        "Side,Name,Type,Group,Remarks,Ratings\n"
        "The League,Hardy,hussars,Fleet / 2nd Flotilla,flag,3-2-6\n"
        "The Union,Norge,hussars,Coast,,3-2-6\n",
        encoding="utf-8",
    )
    told = cli("import", file, sheet_of_ships, "--accept")
    assert told.code != 0
    # What is wrong is told once: the nation would only follow from the side.
    assert "The Union in side: what does it mean?" in told.out + told.err
    assert "nation" not in told.out + told.err
    guessed = cli("import", file, sheet_of_ships, "--take-proposals")
    # A side is never guessed: its units would be the enemy's.
    assert "taken as proposed" not in guessed.err
    assert "The Union in side: what does it mean?" in guessed.out
    answers = file.with_name("answers.json")
    answers.write_text('{"word:side:the union": "leave out"}', encoding="utf-8")
    cli.does("import", file, sheet_of_ships, "--answers", answers, "--accept")
    new = next(u for u in cli.does("units", file, "--json").json if u["designation"] == "Hardy")
    assert (new["formation"], new["note"]) == (["Fleet", "2nd Flotilla"], "flag")


TAKING = ("receive", "spend", "lose", "move", "convert", "place")


def test_no_form_opens_with_something_that_a_key_would_post(tmp_path: Path) -> None:
    text = "\n".join(line for line in sample_text().splitlines() if not line.startswith("forms ="))
    new = NewCampaign("Valley", "own", description=text)
    with create_campaign(tmp_path / "v.oob", new) as campaign:
        for name in TAKING:
            opened = decode(campaign.game.action(name).inputs, campaign.queries.form(name).inputs)
            refusals = campaign.session.preview(PostAction(name, opened)).refusals
            assert [fault.message for fault in refusals if fault.missing] == ["is missing."], name
