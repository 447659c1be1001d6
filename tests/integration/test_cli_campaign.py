"""A campaign on the command line from its first line to its last, on the sample order of battle."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.integration.imported_sample import imported_sample
from tests.unit.campaign.trial_books import everything
from tests.unit.cli.cli_runs import SAMPLE, CommandLine

UNITS, FORMATIONS = 940, 254


UNIT_KEYS = {
    "id", "side", "nation", "designation", "type", "size", "formation", "ratings", "steps", "status"
}  # fmt: skip


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return imported_sample(tmp_path)


# Making and importing.


def test_new_says_where_play_begins(cli: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "a.oob"
    words = ("new", path, "--game", "europa", "--scenario", "barbarossa", "--name", "My war")
    options = ("--option", "surprise_turn=skip", "--option", "resource_income_start=July I 1941")
    made = cli.does(*words, *options, "--player", "Soviet=Boris")
    assert "June II 1941, Axis, Initial Phase" in made.out
    shown = cli.does("show", path, "--json").json
    assert (shown["name"], shown["turn"], shown["units"]) == ("My war", "1941-06-II", 0)
    assert shown["players"] == {"soviet": "Boris"}
    assert shown["options"]["resource_income_start"] == "1941-07-I"
    assert cli.does("check", path).out == "The books are consistent: 1 transaction.\n"


def test_a_dry_run_changes_nothing(cli: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "a.oob"
    cli.does("new", path, "--game", "europa", "--scenario", "barbarossa")
    before = everything(path)
    told = cli.does("import", path, SAMPLE, "--json").json
    assert (told["units"], told["new_units"], told["formations"]) == (UNITS, UNITS, FORMATIONS)
    assert (told["accepted"], told["transaction"], told["problems"]) == (False, None, [])
    assert "940 new units, 254 new formations" in cli.does("import", path, SAMPLE).out
    assert everything(path) == before


def test_an_import_is_one_transaction_and_not_done_twice(cli: CommandLine, file: Path) -> None:
    assert cli.does("show", file, "--json").json["transactions"] == 2
    before = everything(file)
    again = cli.does("import", file, SAMPLE, "--accept", "--json").json
    assert (again["accepted"], again["new_units"], again["unchanged_units"]) == (False, 0, UNITS)
    assert everything(file) == before
    cli.does("undo", file)
    assert cli.does("units", file, "--json").json == []
    assert cli.does("formations", file, "--json").json == []
    cli.does("redo", file)
    assert len(cli.does("units", file, "--json").json) == UNITS
    cli.does("check", file)


# Lists.


def test_units_have_the_promised_keys(cli: CommandLine, file: Path) -> None:
    units = cli.does("units", file, "--json").json
    assert len(units) == UNITS
    assert len({unit["id"] for unit in units}) == UNITS
    for unit in units:
        assert unit.keys() >= UNIT_KEYS
        assert isinstance(unit["formation"], list)
        assert unit["formation"]
        assert unit["ratings"].keys() <= {"attack", "defense", "move"}
        assert isinstance(unit["steps"], int)
    fighting = [unit for unit in units if unit["ratings"].keys() == {"attack", "defense", "move"}]
    assert len(fighting) > UNITS * 9 // 10


def test_formations_have_the_promised_keys(cli: CommandLine, file: Path) -> None:
    formations = cli.does("formations", file, "--json").json
    assert len(formations) == FORMATIONS
    paths = {(row["side"], tuple(row["path"])) for row in formations}
    assert len(paths) == FORMATIONS
    units = cli.does("units", file, "--json").json
    assert {(unit["side"], tuple(unit["formation"])) for unit in units} <= paths
    top = [row for row in formations if len(row["path"]) == 1]
    assert sum(row["units"] for row in top) == UNITS


def test_units_still_to_arrive_are_not_counted_as_there(cli: CommandLine, file: Path) -> None:
    units = cli.does("units", file, "--json").json
    due = [unit for unit in units if unit["status"] == "due"]
    top = [row for row in cli.does("formations", file, "--json").json if len(row["path"]) == 1]
    assert sum(row["to_arrive"] for row in top) == len(due) > 0
    assert sum(row["steps_to_arrive"] for row in top) == sum(unit["steps"] for unit in due)
    lines = cli.does("formations", file).out.splitlines()
    assert lines[0].split("  ")[-1].strip() == "To arrive"
    shown = next(line for line in lines if "Rifle divisions, second wave" in line)
    # Where nothing is to arrive no column says so.
    north = cli.does("formations", file, "--formation", "Army Group North").out.splitlines()
    assert "To arrive" not in north[0]
    wave = [unit for unit in due if "Rifle divisions, second wave" in unit["formation"]]
    assert re.split(r"\s{2,}", shown)[-3:] == ["0", "0/0", str(len(wave))]


@pytest.mark.parametrize(
    ("option", "value", "fits"),
    [
        ("--side", "axis", lambda unit: unit["side"] == "Axis"),
        ("--side", "Soviet", lambda unit: unit["side"] == "Soviet"),
        ("--nation", "romania", lambda unit: unit["nation"] == "Romania"),
        ("--type", "PANZER", lambda unit: unit["type"] == "panzer"),
        ("--status", "due", lambda unit: unit["status"] == "due"),
        ("--status", "on map", lambda unit: unit["status"] == "on map"),
    ],
)
def test_filters(cli: CommandLine, file: Path, option: str, value: str, fits: Any) -> None:  # noqa: ANN401 - a predicate
    units = cli.does("units", file, "--json").json
    found = cli.does("units", file, option, value, "--json").json
    assert found == [unit for unit in units if fits(unit)]
    assert 0 < len(found) < UNITS
    assert f"{len(found):,} of 940 units" in cli.does("units", file, option, value).out


def test_formation_filters_find_every_level(cli: CommandLine, file: Path) -> None:
    formations = cli.does("formations", file, "--json").json
    deep = max(formations, key=lambda row: len(row["path"]))
    by_path = cli.does("units", file, "--formation", " / ".join(deep["path"][:2]), "--json").json
    assert len(by_path) == next(r["units"] for r in formations if r["path"] == deep["path"][:2])
    both = cli.does("units", file, "--formation", deep["path"][0], "--side", deep["side"], "--json")
    assert {tuple(unit["formation"][:1]) for unit in both.json} == {(deep["path"][0],)}


def test_losses_are_seen_in_the_list(cli: CommandLine, file: Path) -> None:
    strong = next(u for u in cli.does("units", file, "--json").json if u["steps"] > 1)
    told = cli.does("lose", file, strong["id"])
    assert told.out.startswith("1 step lost by ")
    (reduced,) = cli.does("units", file, "--status", "reduced", "--json").json
    assert (reduced["id"], reduced["steps_left"]) == (strong["id"], strong["steps"] - 1)
    cli.does("lose", file, strong["id"], "--steps", reduced["steps_left"])
    (dead,) = cli.does("units", file, "--status", "dead", "--json").json
    assert dead["steps_left"] == 0
    cli.does("restore", file, strong["id"], "--steps", strong["steps"])
    cli.does("edit", file, strong["id"], "--set", "hex=1B 1309", "--set", "rating:attack=19")
    (edited,) = cli.does("units", file, "--text", "1b 1309", "--json").json
    assert edited["ratings"]["attack"] == 19
    cli.does("remove", file, strong["id"], "--reason", "not in this game")
    assert len(cli.does("units", file, "--json").json) == UNITS - 1
    cli.does("check", file)


# The turn.


def test_a_turn_is_shown_and_posted_as_previewed(cli: CommandLine, file: Path) -> None:
    due = cli.does("turn", "show", file, "--json").json
    assert (due["side"], due["phase"]) == ("Axis", "air")
    assert {action["name"] for action in due["actions"]} >= {"air", "bombing"}
    told = cli.does("turn", "show", file).out
    assert "Surprise turn" in told
    assert "Mechanized Corps 3 to 5 hexes from it" in told
    assert "[SET 01]" in told
    assert {"air", "combat"} == {entry["phase"] for entry in due["bear_in_mind"]}

    before = everything(file)
    preview = cli.does("turn", "post", file, "air", '{"others": 10}', "--preview", "--json").json
    assert everything(file) == before
    posted = cli.does("turn", "post", file, "air", '{"others": 10}', "--json").json
    assert posted["postings"] == preview["postings"]
    assert posted["working"] == preview["working"]
    assert sum(leg["amount"] for leg in posted["postings"]) == 0


def test_a_turn_is_advanced_and_looked_back_at(cli: CommandLine, file: Path) -> None:
    cli.does("turn", "post", file, "air", '{"others": 10}')
    units_then = cli.does("units", file, "--json").json
    cli.does("turn", "advance", file, "--to", "turn")
    assert (
        cli.does("units", file, "--as-of", "Surprise turn, June 1941", "--json").json == units_then
    )
    names = [path.name for path in (file.parent / "sample backups").iterdir()]
    assert len(names) == 1

    cli.does("turn", "post", file, "initial", '{"weather": {"B": "mud", "C": "clear"}}')
    cli.does("turn", "advance", file, "--to", "side")
    cli.does("turn", "post", file, "initial")
    june = cli.does("balances", file, "--json").json
    june_units = cli.does("units", file, "--json").json
    cli.does("turn", "advance", file, "--to", "turn")
    assert cli.does("units", file, "--json").json != june_units, "reinforcements arrive"
    assert cli.does("units", file, "--as-of", "June II 1941", "--json").json == june_units
    cli.does(
        "turn",
        "post",
        file,
        "initial",
        '{"weather": {"B": "mud", "C": "clear"}, "cities": {"Riga": "held"}}',
    )
    now = cli.does("balances", file, "--json").json
    assert _amounts(now) != _amounts(june)
    then = cli.does("balances", file, "--as-of", "June II 1941", "--json").json
    assert _amounts(then) == _amounts(june)
    assert "Axis pool" in cli.does("balances", file, "--as-of", "1941-06-II").out
    cli.does("check", file)


def _amounts(rows: list[dict[str, Any]]) -> dict[tuple[str, str], int]:
    return {(row["account"], row["good"]): row["amount"] for row in rows}


def test_the_ledger_tells_what_moved(cli: CommandLine, file: Path) -> None:
    cli.does("turn", "post", file, "air", '{"others": 10}')
    cli.does("count-in", file, "Axis", "sp", "90", "--reason", "a spilled box")
    rows = cli.does("ledger", file, "--json").json
    assert [row["transaction"] for row in rows] == sorted(
        (row["transaction"] for row in rows), reverse=True
    )
    assert (rows[0]["change"], rows[0]["balance"], rows[0]["state"]) == (-10, 90, "adjusted")
    only = cli.does("ledger", file, "--side", "soviet", "--good", "sp", "--json").json
    assert {(row["side"], row["good"]) for row in only} == {("Soviet", "sp")}
    assert cli.does("ledger", file, "--turn", "June II 1941", "--json").json == []
    cli.does("undo", file)
    newest, older, *_ = cli.does("ledger", file, "--json").json
    assert (newest["state"], older["state"]) == ("undo", "undone")
    assert "undone by 5" in cli.does("ledger", file, "--text", "on the table").out
    mistyped = cli("ledger", file, "--text", "undone tabel")
    assert "undone by 5" in mistyped.out
    assert "shown is what table finds" in mistyped.err
    detail = cli.does("transaction", file, 3, "--json").json
    assert detail["command"] == "PostAction"
    assert "flown" in cli.does("transaction", file, 3).out


def test_steps_in_the_ledger_are_those_of_each_unit(cli: CommandLine, file: Path) -> None:
    units = {str(unit["id"]): unit for unit in cli.does("units", file, "--json").json}
    rows = cli.does("ledger", file, "--good", "step", "--json").json
    assert len(rows) == UNITS
    for row in rows:
        unit = units[row["target_account"].rsplit(":", 1)[1]]
        assert (row["side"], abs(row["change"])) == (unit["side"], unit["steps"])
        assert row["source_account"] == f"raised:{row['side'].lower()}"


def test_undo_redo_and_revoke(cli: CommandLine, file: Path) -> None:
    cli.does("turn", "post", file, "air", '{"others": 10}')
    cli.does("edit", file, 1, "--set", "hex=1B 1309")
    assert cli.does("revoke", file, 3).out.startswith("Revoke: ")
    assert (edited := cli.does("units", file, "--text", "1B 1309", "--json").json)
    assert edited[0]["id"] == 1
    assert cli.does("undo", file).out.startswith("Undo: Revoke: ")
    cli.does("redo", file)
    assert cli("revoke", file, 3).code == 2
    cli.does("check", file)


def test_house_rules_options_silence_and_backup(cli: CommandLine, file: Path) -> None:
    cli.does("house-rule", file, "supply.convert.buy_cost", "9", "--reason", "we like it dear")
    cli.does("house-rule", file, "supply.convert.buy_cost", "-")
    cli.does("options", file, "--set", "weather_round=cut_up")
    assert cli.does("options", file, "--json").json["weather_round"] == "cut_up"
    assert "weather_round" in cli.does("options", file).out
    cli.does("options", file, "--set", "odds_rounding=down", "--set", "armor_odds=rounded")
    both = cli.does("options", file, "--json").json
    assert (both["odds_rounding"], both["armor_odds"]) == ("down", "rounded")
    wrong = cli("options", file, "--set", "odds_rounding=nearest", "--set", "armor_odds=sideways")
    assert wrong.code == 2
    assert cli.does("options", file, "--json").json == both
    warnings = cli.does("turn", "show", file, "--json").json["warnings"]
    kind = warnings[0]["kind"]
    cli.does("silence", file, kind)
    after = cli.does("turn", "show", file, "--json").json["warnings"]
    assert [w["silenced"] for w in after if w["kind"] == kind] == [True]
    cli.does("silence", file, kind, "--off")
    told = cli.does("backup", file, "--label", "before supper").out
    copy = Path(told.removeprefix("Copied to ").strip())
    assert everything(copy) == everything(file)
    cli.does("check", copy)


def test_air_groups_are_listed(cli: CommandLine, file: Path) -> None:
    both = cli.does("air", file, "--imported", "--json").json
    assert len(both) == 56
    axis = cli.does("air", file, "--imported", "--side", "Axis", "--json").json
    assert axis == [row for row in both if row["side"] == "axis"]


def test_painting_is_asked_of_the_window_part(cli: CommandLine, file: Path) -> None:
    said = cli.does("roster", file, "--out", "r.pdf", "--side", "axis", "--paper", "Letter").out
    assert said == "Wrote 7 pages to r.pdf\n"
    cli.does("picture", file, "--out", "p.png")
    (what, _, name, wish), picture = cli.painters.asked
    assert (what, name, wish.side, wish.setup.paper) == ("roster", "r.pdf", "axis", "Letter")
    assert picture == ("picture", "sample.oob", "p.png")
