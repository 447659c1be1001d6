"""The charts on the command line: listed, shown, filled in, carried to another campaign."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oobmgr.known_games import game
from oobmgr.rules.case_names import shown_case
from tests.unit.campaign.trial_books import everything, fresh_file
from tests.unit.cli.cli_runs import CommandLine

CELLS = [["no"], ["no"], ["no"], ["no"], ["yes"], ["yes"]]
SUCCESS = json.dumps({"columns": ["partisans"], "cells": CELLS})
REPAIR = json.dumps({"rows": ["1", "2"], "columns": ["all"], "cells": [["no"], ["yes"]]})


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return fresh_file(tmp_path)


def filled(cli: CommandLine, file: Path) -> dict[str, Any]:
    rows = cli.does("chart", "list", file, "--json").json
    return {row["id"]: row["copy"]["cells"] for row in rows if row["copy"]}


def test_every_chart_is_listed_with_what_is_filled_in(cli: CommandLine, file: Path) -> None:
    assert filled(cli, file) == {}
    cli.does("chart", "fill", file, "success", "--json", SUCCESS)
    lines = cli.does("chart", "list", file).out.splitlines()
    assert len(lines) == 1 + len(game("europa").charts())
    (line,) = (line for line in lines if line.startswith("success "))
    assert "Success table" in line
    assert "6 entries" in line
    assert line.endswith(shown_case(game("europa").charts()["success"].case))


def test_a_chart_is_shown_as_a_table(cli: CommandLine, file: Path) -> None:
    before = cli.does("chart", "show", file, "success").out
    assert "Not filled in yet." in before
    assert "You name what is under: Attempt." in before
    assert "Entries: yes, no." in before
    cli.does("chart", "fill", file, "Success Table", "--json", SUCCESS)
    lines = cli.does("chart", "show", file, "success").out.splitlines()
    assert "Die  partisans" in lines
    assert lines[lines.index("Die  partisans") + 5] == "5    yes"
    assert cli.does("chart", "show", file, "success", "--json").json["copy"]["cells"] == CELLS


def test_turns_stand_in_rows_as_players_write_them(cli: CommandLine, file: Path) -> None:
    schedule = {"rows": ["1941-07-ii"], "cells": [["2", None]]}
    cli.does("chart", "fill", file, "resource_schedule", "--json", json.dumps(schedule))
    shown = cli.does("chart", "show", file, "resource_schedule")
    assert "July II 1941" in shown.out


def test_what_the_text_of_the_rules_gives_away_is_marked(
    cli: CommandLine, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    success = game("europa").charts()["success"]
    monkeypatch.setitem(vars(success), "columns", ("partisans",))
    monkeypatch.setitem(vars(success), "known", {"6|partisans": "yes"})
    lines = cli.does("chart", "show", file, "success").out.splitlines()
    assert "6    (yes)" in lines
    assert "1    -" in lines
    assert lines[-1] == "  In brackets: what the text of the rules says about an entry."
    cli.does("chart", "fill", file, "success", "--json", SUCCESS)
    assert "In brackets" not in cli.does("chart", "show", file, "success").out


def test_charts_go_to_another_campaign_together_as_one_transaction(
    cli: CommandLine, file: Path, tmp_path: Path
) -> None:
    cli.does("chart", "fill", file, "success", "--json", SUCCESS)
    cli.does("chart", "fill", file, "air_repair", "--json", REPAIR)
    source, other = tmp_path / "charts.json", fresh_file(tmp_path, "other.oob")
    assert "Wrote 2 charts" in cli.does("chart", "export", file, "--out", source).out
    told = cli.does("chart", "fill", other, "--from", source).out
    assert [line.rpartition("(")[2] for line in told.splitlines()] == ["transaction 2)"]
    assert filled(cli, other) == filled(cli, file)
    cli.does("undo", other)
    assert filled(cli, other) == {}
    cli.does("chart", "fill", other, "success", "--from", source)
    again = cli.does("chart", "fill", other, "--from", source).out
    assert again.splitlines()[-1] == "1 chart unchanged."
    cli.does("check", other)


def test_one_chart_of_a_file_can_be_taken(cli: CommandLine, file: Path, tmp_path: Path) -> None:
    cli.does("chart", "fill", file, "success", "--json", SUCCESS)
    cli.does("chart", "fill", file, "air_repair", "--json", REPAIR)
    source, other = tmp_path / "charts.json", fresh_file(tmp_path, "other.oob")
    cli.does("chart", "export", file, "success", "air_repair", "--out", source)
    cli.does("chart", "fill", other, "air_repair", "--from", source)
    assert list(filled(cli, other)) == ["air_repair"]


def test_a_chart_is_cleared_and_the_change_undone(cli: CommandLine, file: Path) -> None:
    cli.does("chart", "fill", file, "success", "--json", SUCCESS)
    cli.does("chart", "clear", file, "success")
    assert filled(cli, file) == {}
    cli.does("undo", file)
    assert list(filled(cli, file)) == ["success"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("show", "{file}", "sucess"), ["no chart 'sucess'", "Did you mean success?"]),
        (("clear", "{file}", "success"), ["nothing would change"]),
        (("fill", "{file}", "--json", SUCCESS), ["which chart is it?", "Known: air_combat"]),
        (("fill", "{file}", "success", "--json", "{{"), ["not JSON"]),
        (("fill", "{file}", "success"), ["--from --json is required"]),
        (
            ("fill", "{file}", "success", "--json", '{{"columns": ["x"], "cells": [["maybe"]]}}'),
            ["maybe is not a result", "Die 1, attempt x"],
        ),
        (("fill", "{file}", "--from", "{wrong}"), ["no chart 'sucess'", "perhaps is not a result"]),
        (("fill", "{file}", "flak", "--from", "{good}"), ["no chart 'flak'", "holds: success"]),
        (("export", "{file}", "--out", "{folder}/x.json"), ["No chart is filled in"]),
        (("export", "{file}", "flak", "--out", "{folder}/x.json"), ["Flak results: is not filled"]),
        (("export", "{file}", "--out", "{file}"), ["is a campaign"]),
    ],
)
def test_every_fault_is_told_in_one_line_and_nothing_changed(
    cli: CommandLine, file: Path, tmp_path: Path, words: tuple[str, ...], told: list[str]
) -> None:
    charts = {"success": {"columns": ["x"], "cells": CELLS}}
    wrong = {"sucess": charts["success"], "success": {"columns": ["x"], "cells": [["perhaps"]]}}
    places = {"file": file, "folder": tmp_path}
    for name, held in (("good", charts), ("wrong", wrong)):
        places[name] = tmp_path / f"{name}.json"
        document = {"oobmgr charts": 1, "game": "europa", "charts": held}
        places[name].write_text(json.dumps(document), encoding="utf-8")
    before, there = everything(file), sorted(tmp_path.iterdir())
    is_json = (SUCCESS, REPAIR)
    answer = cli("chart", *(w if w in is_json else w.format(**places) for w in words))
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert [
        word for word in told if word not in answer.err.replace("one of the arguments ", "")
    ] == []
    assert everything(file) == before
    assert sorted(tmp_path.iterdir()) == there
