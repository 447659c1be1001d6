"""Charts in a file: out of one campaign, into the next."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.exchange.charts import read_charts, write_charts
from oobmgr.known_games import game
from oobmgr.rules.charts import ChartCopy

EUROPA = game("europa")
SUCCESS = ChartCopy(
    EUROPA.charts()["success"].rows, ("partisans",), (("no",),) * 4 + (("yes",),) * 2
)


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    target = tmp_path / "charts.json"
    write_charts(target, EUROPA, {"success": SUCCESS})
    assert read_charts(target, EUROPA) == {"success": SUCCESS}
    assert '"title": "Success table"' in target.read_text(encoding="utf-8")


def test_nothing_filled_in_writes_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No chart is filled in"):
        write_charts(tmp_path / "charts.json", EUROPA, {})
    assert not (tmp_path / "charts.json").exists()


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be written"):
        write_charts(tmp_path / "no" / "charts.json", EUROPA, {"success": SUCCESS})


def test_every_fault_of_every_chart_is_told(tmp_path: Path) -> None:
    source = tmp_path / "charts.json"
    charts = {
        "sucess": SUCCESS.as_json(),
        "success": {"columns": ["x"], "cells": [["maybe"], ["perhaps"], ["yes", "no"]]},
    }
    document = {"oobmgr charts": 1, "game": "europa", "charts": charts}
    source.write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_charts(source, EUROPA)
    assert len(caught.value.faults) == 1 + 3
    assert "Did you mean success?" in str(caught.value)
    assert "maybe is not a result" in str(caught.value)
    assert "perhaps is not a result" in str(caught.value)
    assert "2 entries for 1 column" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not a file of charts"),
        ("[" * 5000, "not a file of charts"),
        ("{}", "not a file of charts"),
        ('{"oobmgr charts": 1, "game": "spark", "charts": {}}', "another game"),
        ('{"oobmgr charts": 1, "game": "europa", "charts": {}}', "holds no chart"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, text: str, words: str) -> None:
    source = tmp_path / "charts.json"
    source.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match=words):
        read_charts(source, EUROPA)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        read_charts(tmp_path / "none.json", EUROPA)
