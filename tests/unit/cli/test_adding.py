"""Units and formations made by hand on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.unit.campaign.trial_books import SOVIET, everything, fresh, units
from tests.unit.cli.cli_runs import CommandLine

NORTH = "AG North / 18th Army"
UNIT = {
    "--side": "axis",
    "--nation": "germany",
    "--type": "infantry",
    "--size": "division",
    "--formation": "18th army",
    "--ratings": "7-6",
}


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two units of each side: AG North / 18th Army / I Corps, and Front / 18th Army."""
    with fresh(tmp_path) as campaign:
        campaign.session.execute(units(2))
        campaign.session.execute(units(2, side=SOVIET, path=("Front", "18th Army")))
    return campaign.path


def words_of(**changes: str) -> list[str]:
    options = UNIT | {f"--{name}": value for name, value in changes.items()}
    return [word for pair in options.items() for word in pair]


def unit_of(cli: CommandLine, file: Path, number: int) -> dict[str, Any]:
    rows = cli.does("units", file, "--json").json
    return next(row for row in rows if row["id"] == number)


def paths(cli: CommandLine, file: Path, side: str = "axis") -> list[str]:
    rows = cli.does("formations", file, "--side", side, "--json").json
    return [" / ".join(row["path"]) for row in rows]


# A unit.


def test_a_unit_is_one_transaction_and_its_id_is_told(cli: CommandLine, file: Path) -> None:
    told = cli.does("add", file, "57", *words_of()).out.splitlines()
    assert told == ["Added 57 infantry XX (transaction 4)", f"  Unit 5 in {NORTH}"]
    unit = unit_of(cli, file, 5)
    assert (unit["side"], unit["nation"]) == ("Axis", "Germany")
    assert (unit["designation"], unit["type"], unit["size"]) == ("57", "infantry", "XX")
    assert unit["formation"] == ["AG North", "18th Army"]
    assert unit["ratings"] == {"attack": 7, "defense": 7, "move": 6}
    assert (unit["steps"], unit["steps_left"], unit["status"]) == (1, 1, "on map")
    cli.does("check", file)
    cli.does("undo", file)
    assert len(cli.does("units", file, "--json").json) == 4


def test_everything_that_can_be_told_of_a_unit(cli: CommandLine, file: Path) -> None:
    more = words_of(ratings="11-7-10", steps="3", hex="1B 1309", note="new", setup="anywhere")
    late = ("--arrival", "July II 1941", "--trait", "C/M=c/m", "--trait", "RE=0.5")
    added = cli.does("add", file, "3 Pz", *more, *late, "--json").json
    assert (added["transaction"], added["new_formations"], added["notes"]) == (4, [], [])
    unit = added["unit"]
    assert unit == unit_of(cli, file, 5)
    assert unit["ratings"] == {"attack": 11, "defense": 7, "move": 10}
    assert unit["traits"] == {"re": "1/2", "cm": "C/M"}
    assert (unit["steps"], unit["hex"], unit["note"]) == (3, "1B 1309", "new")
    assert (unit["status"], unit["setup"]) == ("due", "anywhere")
    assert "July II" in unit["arrival"]


def test_a_preview_of_a_unit_changes_nothing(cli: CommandLine, file: Path) -> None:
    before = everything(file)
    told = cli.does("add", file, "57", *words_of(formation="ag north / II Corps"), "--preview")
    assert told.out.splitlines() == [
        "Added 57 infantry XX (not posted)",
        "  In AG North / II Corps",
        "  New formation: AG North / II Corps",
    ]
    seen = cli.does("add", file, "57", *words_of(type="infantri"), "--preview", "--json").json
    assert (seen["new_units"], seen["new_formations"]) == (1, 0)
    assert "Did you mean infantry?" in seen["notes"][0]
    assert everything(file) == before


@pytest.mark.parametrize(
    ("typed", "there", "new"),
    [
        ("I corps", f"{NORTH} / I Corps", []),
        (NORTH.upper(), NORTH, []),
        ("18th Army / II Corps", f"{NORTH} / II Corps", [f"{NORTH} / II Corps"]),
        ("Rear / Guards", "Rear / Guards", ["Rear", "Rear / Guards"]),
        ("3/4 Group", "3/4 Group", ["3/4 Group"]),
    ],
)
def test_where_a_unit_goes(
    cli: CommandLine, file: Path, typed: str, there: str, new: list[str]
) -> None:
    before = paths(cli, file)
    # A new one at the top is asked about.
    words = words_of(formation=typed)
    if not there.startswith(NORTH):
        refused = cli("add", file, "57", *words)
        assert "at the top of this side: it would be made there." in refused.err
        words.append("--anyway")
    added = cli.does("add", file, "57", *words, "--json").json
    assert " / ".join(added["unit"]["formation"]) == there
    assert [" / ".join(path) for path in added["new_formations"]] == new
    assert sorted(paths(cli, file)) == sorted([*before, *new])


def test_a_name_that_two_formations_have_is_asked_back(cli: CommandLine, file: Path) -> None:
    cli.does("formation", "add", file, "AG North / 16th Army / I Corps", "--side", "Axis")
    before = everything(file)
    answer = cli("add", file, "57", *words_of(formation="I Corps"))
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert "AG North / 18th Army / I Corps, AG North / 16th Army" in answer.err
    assert everything(file) == before


def test_what_is_odd_is_a_note(cli: CommandLine, file: Path) -> None:
    told = cli.does("add", file, "57", *words_of(nation="Narnia", type="infantri")).out
    assert "  Note: Narnia is not among the nations of the Axis side." in told
    assert "  Note: The type infantri is not known. Did you mean infantry?" in told


BAD: list[tuple[dict[str, str], str]] = [
    ({"side": "red"}, "no side 'red'"),
    ({"nation": " "}, "a unit needs a nation"),
    ({"type": ""}, "a unit needs a type"),
    ({"size": "XY"}, "size: 'XY' is not known here"),
    ({"size": ""}, "a unit needs a size. Give it with --size."),
    ({"formation": ""}, "a unit needs a formation"),
    ({"formation": "A / / B"}, "formation: 'A / / B' has a formation without a name"),
    ({"formation": " / ".join("abcdefghijklmnopqrstuvw")}, "20 levels at most"),
    ({"formation": "A\nB"}, "cannot be shown"),
    ({"ratings": "7"}, "'7' is not a set of ratings"),
    ({"ratings": "7-6-5-4"}, "is not a set of ratings"),
    ({"ratings": "1000-6"}, "above 999"),
    ({"steps": "0"}, "'0' is not a number of steps"),
    ({"steps": "many"}, "'many' is not a number of steps"),
    ({"steps": "9" * 40}, "too high"),
    ({"arrival": "soon"}, "arrival: 'soon' is not a turn"),
    ({"trait": "cm"}, "is not NAME=VALUE"),
    ({"trait": "colour=red"}, "no trait 'colour'. Known: cadre, re"),
    ({"trait": "re=x"}, "re: 'x' is not a number"),
    ({"hex": "1B\x07"}, "cannot be shown"),
    ({"nation": "\udcff"}, "cannot be read"),
]


@pytest.mark.parametrize(("changes", "words"), BAD, ids=[words for _, words in BAD])
def test_a_unit_that_cannot_be(
    cli: CommandLine, file: Path, changes: dict[str, str], words: str
) -> None:
    before = everything(file)
    answer = cli("add", file, "57", *words_of(**changes))
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert words in answer.err
    assert everything(file) == before


def test_all_that_is_wrong_is_told_at_once(cli: CommandLine, file: Path) -> None:
    answer = cli("add", file, "57", *words_of(size="XY", ratings="7", steps="0", arrival="soon"))
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    for where in ("size: ", "ratings: ", "steps: ", "arrival: "):
        assert where in answer.err


# Formations.


def test_a_formation_is_added_with_those_above_it(cli: CommandLine, file: Path) -> None:
    told = cli.does("formation", "add", file, "ag north / 16th Army / II Corps", "--side", "axis")
    assert told.out.splitlines() == [
        "Added II Corps (transaction 4)",
        "  Formation 6: AG North / 16th Army",
        "  Formation 7: AG North / 16th Army / II Corps",
    ]
    top = cli.does("formation", "add", file, "18th Army", "--side", "axis", "--json").json
    (new,) = top["formations"]
    assert (top["transaction"], new["id"], new["path"]) == (5, 8, ["18th Army"])
    cli.does("check", file)


def test_a_formation_gets_another_name(cli: CommandLine, file: Path) -> None:
    told = cli.does("formation", "rename", file, "i corps", "I Army Corps").out
    assert told.splitlines() == [
        "Renamed I Corps to I Army Corps (transaction 4)",
        f"  Formation 3: {NORTH} / I Army Corps",
    ]
    assert cli.does("units", file, "--formation", "I Army Corps", "--json").json[0]["id"] == 1
    cli.does("undo", file)
    assert f"{NORTH} / I Corps" in paths(cli, file)


def test_a_formation_moves_with_all_below_it(cli: CommandLine, file: Path) -> None:
    told = cli.does("formation", "move", file, NORTH, "--top").out
    assert "Moved 18th Army to the top (transaction 4)" in told
    assert sorted(paths(cli, file)) == ["18th Army", "18th Army / I Corps", "AG North"]
    back = cli.does("formation", "move", file, 2, "--under", "ag north", "--json").json
    assert [row["path"] for row in back["formations"]] == [["AG North", "18th Army"]]
    cli.does("check", file)


def test_units_are_gathered_split_off_merged_duplicated_and_renamed(
    cli: CommandLine, file: Path
) -> None:
    into = ("--side", "axis", "--into", "18th Army / Group K")
    told = cli.does("formation", "gather", file, *into, "--unit", 1, 2).out
    assert "Moved 1 infantry XX, 2 infantry XX to Group K (transaction 4)" in told
    assert unit_of(cli, file, 2)["formation"] == ["AG North", "18th Army", "Group K"]
    top = ("--side", "axis", "--top", "--formation", "Group K")
    assert "Moved Group K to the top" in cli.does("formation", "gather", file, *top).out
    cli.does("formation", "merge", file, "Group K", "--into", "I Corps")
    assert paths(cli, file) == ["AG North", NORTH, f"{NORTH} / I Corps"]
    again = cli.does("formation", "duplicate", file, "I Corps", "--name", "II Corps", "--json").json
    assert [row["units"] for row in again["formations"]] == [2]
    cli.does("duplicate", file, 1, "--times", 2)
    assert unit_of(cli, file, 8)["formation"] == ["AG North", "18th Army", "I Corps"]
    cli.does("formation", "add", file, "Reserve", "--side", "axis")
    assert "Removed Reserve" in cli.does("formation", "remove", file, "Reserve").out
    shown = cli.does("rename", file, "--find", "corps", "--replace", "Korps", "--preview").out
    assert "Renamed 2 formations (not posted)" in shown
    assert f"{NORTH} / I Corps" in paths(cli, file)
    cli.does("rename", file, "--find", "corps", "--replace", "Korps", "--only", "formations")
    assert f"{NORTH} / II Korps" in paths(cli, file)
    cli.does("check", file)


def test_a_mistyped_word_of_a_list_finds_what_was_meant_and_says_so(
    cli: CommandLine, file: Path
) -> None:
    found = cli("units", file, "--text", "infntry north", "--json")
    assert [row["id"] for row in found.json] == [1, 2]
    assert "no unit has 'infntry north'; shown is what infantry finds." in found.err
    assert cli.does("units", file, "--text", "2, front", "--side", "axis", "--json").json != []


def test_edit_sets_steps_of_several_units_at_once(cli: CommandLine, file: Path) -> None:
    cli.does("edit", file, 1, 2, "--set", "steps=3", "--set", "steps_left=1", "--set", "note=x")
    found = [unit_of(cli, file, number) for number in (1, 2)]
    assert [(one["steps"], one["steps_left"], one["note"]) for one in found] == [(3, 1, "x")] * 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("add", "", "--side", "axis"), "needs a name"),
        (("add", "AG North", "--side", "axis"), "AG North is there already"),
        (("add", "ag NORTH", "--side", "axis"), "AG North is there already"),
        (("add", "X", "--side", "red"), "no side 'red'"),
        (("add", "X\nY", "--side", "axis"), "cannot be shown"),
        (("add", "X"), "required: --side"),
        (("rename", "I Korps", "X"), "Did you mean I Corps?"),
        (("rename", "99", "X"), "there is no formation 99"),
        (("rename", "18th Army", "X"), "2 formations '18th Army': AG North / 18th Army (id 2)"),
        (("rename", "I Corps", " "), "needs a name"),
        (("rename", "I Corps", "A / B"), "'A / B' is a path"),
        (("rename", "I Corps", "I Corps"), "a I Corps there already"),
        (("move", "I Corps"), "one of the arguments --under --top is required"),
        (("move", "I Corps", "--top", "--under", "AG North"), "not allowed with"),
        (("move", "I Corps", "--under", "Front"), "no formation 'Front'"),
        (("move", "AG North", "--under", "I Corps"), "cannot go under"),
        (("move", "AG North", "--top"), "nothing would change"),
        (("part", "I Corps"), "invalid choice"),
        ((), "required: STEP"),
    ],
)
def test_a_formation_that_cannot_be(
    cli: CommandLine, file: Path, words: tuple[str, ...], said: str
) -> None:
    before = everything(file)
    step, *rest = words or ("",)
    answer = cli("formation", *([step, file, *rest] if step else []))
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert said in answer.err
    assert everything(file) == before


# Filters that name what is not there.


@pytest.mark.parametrize("command", ["units", "formations"])
@pytest.mark.parametrize(
    ("option", "value", "note"),
    [
        ("--type", "infantri", "no unit has the type 'infantri'. Did you mean infantry?"),
        ("--nation", "Germani", "no unit has the nation 'Germani'. Did you mean Germany?"),
        ("--nation", "qq", "no unit has the nation 'qq'. Known: Germany, Soviet Union."),
        ("--formation", "I Korps", "there is no formation 'I Korps'. Did you mean I Corps?"),
        (
            "--formation",
            "AG Nort / 18th Army",
            "there is no formation 'AG Nort / 18th Army'. Did you mean AG North / 18th Army?",
        ),
    ],
)
def test_a_filter_that_none_passes_is_noted(
    cli: CommandLine, file: Path, command: str, option: str, value: str, note: str
) -> None:
    answer = cli(command, file, option, value, "--json")
    assert (answer.code, answer.json, answer.err) == (0, [], f"Note: {note}\n")
    assert cli(command, file, option, value).err == answer.err


def test_a_filter_that_only_the_other_side_passes_is_no_slip(cli: CommandLine, file: Path) -> None:
    cli.does("formation", "add", file, "Reserve", "--side", "axis")
    empty: list[Any] = []
    assert cli.does("units", file, "--side", "axis", "--formation", "Front", "--json").json == empty
    assert cli.does("units", file, "--nation", "GERMANY", "--status", "dead", "--json").json == []
    assert cli.does("units", file, "--formation", "reserve", "--json").json == []


def test_a_trait_is_changed_under_the_heading_of_a_workbook(cli: CommandLine, file: Path) -> None:
    cli.does("add", file, "57", *words_of(), "--trait", "Cadre=2-6")
    assert unit_of(cli, file, 5)["traits"] == {"cadre": "2-6"}
    cli.does("edit", file, 5, "--set", "trait:Cadre=3-6", "--set", "trait:C/M=c/m")
    assert unit_of(cli, file, 5)["traits"] == {"cadre": "3-6", "cm": "C/M"}
