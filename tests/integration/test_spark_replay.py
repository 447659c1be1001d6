"""The combat example of Operation Spark, played by its replay: every figure is that of the text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oobmgr.bootstrap import main
from oobmgr.campaign.commands import SetSteps
from oobmgr.campaign.file import Campaign, open_campaign
from oobmgr.campaign.queries.replay import FigureRow, figures_of
from oobmgr.campaign.replaying import next_command, replay_row
from oobmgr.domain.errors import BadInput, Refused
from oobmgr.domain.postings import UnitId
from oobmgr.exchange.sample import make_example
from oobmgr.games.spark.opening import combat_example
from oobmgr.known_games import game
from tests.campaigns import post

COLUMNS = [
    "5", "12", "8", "2", "8", "12", "8", "12", "5", "12", "5", "12", "18", "12", "18", "2",
]  # fmt: skip
"""The columns of all fires as the text gives them, in its order (7GdMiner after 387/136)."""


@pytest.fixture
def example(tmp_path: Path) -> Iterator[Campaign]:
    path = tmp_path / "example.oob"
    make_example(path)
    with open_campaign(path) as campaign:
        yield campaign


def play(campaign: Campaign, steps: int) -> list[FigureRow]:
    """Post the next steps; every figure of theirs beside that of the text."""
    found: list[FigureRow] = []
    for _ in range(steps):
        row = replay_row(campaign.queries)
        command = next_command(campaign.queries, row)
        preview = campaign.session.preview(command)
        assert not preview.refusals, (row.step.title, preview.refusals)
        of_plan = figures_of(row.step, preview.result)
        campaign.session.execute(command)
        of_books = {one.name: one for one in replay_row(campaign.queries).figures}
        found += [of_books.get(one.name, one) for one in of_plan]
    return found


def test_every_figure_of_the_text_comes_out(example: Campaign) -> None:
    steps = combat_example().steps
    figures = play(example, len(steps))
    assert len(figures) == sum(len(step.figures) for step in steps)
    assert [one for one in figures if one.agrees is not True] == []
    columns = [
        one.found for one in figures if one.name == "Column" or one.name.startswith("Column at ")
    ]
    assert columns == COLUMNS
    row = replay_row(example.queries)
    assert row.finished
    assert [one for one in row.end if one.agrees is not True] == []
    spent = {one.name: one.found for one in row.end if "spent" in one.name}
    assert spent == {"Soviet ammunition spent": "7", "German ammunition spent": "4"}
    with pytest.raises(Refused, match="played to its end"):
        next_command(example.queries, row)


def test_the_roster_afterwards_is_that_of_the_worked_example(example: Campaign) -> None:
    play(example, len(combat_example().steps))
    file = Path(__file__).parents[1] / "cases" / "spark" / "assault" / "vectors.json"
    vectors: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    wanted = next(one["result"] for one in vectors if one["calc"] == "spark.roster_after_example")
    units = {unit.designation: unit.steps_left for unit in example.queries.units()}
    assert {name: units[name] for name in wanted} == {name: row[0] for name, row in wanted.items()}


def test_known_cells_of_the_charts_are_the_results(example: Campaign) -> None:
    """Each result that the script enters is a cell that the text itself tells."""
    charts = game("spark").charts()
    for step in combat_example().steps:
        if step.action != "fire":
            continue
        row = replay_row(example.queries)
        while row.step.title != step.title:
            play(example, 1)
            row = replay_row(example.queries)
        preview = example.session.preview(next_command(example.queries, row))
        chart = charts[preview.result.chart]
        for entry, outcome in zip(step.inputs["targets"], preview.result.targets, strict=True):
            assert chart.known[f"{outcome.die}|{outcome.column}"] == entry["result"], step.title


def test_back_is_undo(example: Campaign) -> None:
    play(example, 20)
    example.session.undo()
    row = replay_row(example.queries)
    assert row.done == 19
    assert row.posted == combat_example().steps[18].title
    example.session.redo()
    assert replay_row(example.queries).done == 20


def test_what_the_player_does_besides_is_told(example: Campaign) -> None:
    play(example, 14)
    unit = next(one for one in example.queries.units() if one.designation == "330/86")
    posted = example.session.execute(SetSteps(UnitId(unit.id), 3))
    row = replay_row(example.queries)
    assert row.done == 14
    assert row.strange == (posted.title,)
    figures = play(example, 1)
    assert [one.name for one in figures if one.agrees is False] == ["330/86, steps left"]


def test_a_step_that_the_player_posts_by_hand_counts(example: Campaign) -> None:
    play(example, 6)
    ids = {unit.designation: unit.id for unit in example.queries.units()}
    post(example, "assault_markers", units=[ids["284/86"], ids["330/86"]], hex="1710")
    row = replay_row(example.queries)
    assert (row.done, row.strange) == (7, ())


def test_a_unit_that_is_gone_is_told(example: Campaign) -> None:
    from oobmgr.campaign.commands import RemoveUnits

    play(example, 6)
    unit = next(one for one in example.queries.units() if one.designation == "284/86")
    example.session.execute(RemoveUnits((UnitId(unit.id),), "test"))
    row = replay_row(example.queries)
    assert row.missing == ("284/86",)
    with pytest.raises(BadInput, match="a unit that is not there"):
        next_command(example.queries, row)


def test_other_campaigns_replay_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "own.oob")
    assert main(["new", path, "--game", "spark", "--scenario", "spark"]) == 0
    assert main(["replay", path]) == 2
    assert "replays no example" in capsys.readouterr().err


def test_the_command_line_plays_it_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "example.oob")
    assert main(["new", path, "--game", "spark", "--scenario", "combat_example"]) == 0
    assert main(["replay", path, "--show"]) == 0
    assert "0 of 37 steps are posted" in capsys.readouterr().out
    assert main(["replay", path]) == 0
    assert "Next: Whose ammunition. 1 of 37 steps are posted." in capsys.readouterr().out
    assert main(["replay", path, "--all"]) == 0
    told = capsys.readouterr().out
    assert "NOT as in the text" not in told
    assert "German ammunition spent: 4 (as in the text)" in told
    assert main(["replay", path]) == 2
    assert "played to its end" in capsys.readouterr().err
    assert main(["undo", path]) == 0
    capsys.readouterr()
    assert main(["replay", path, "--json"]) == 0
    (played,) = json.loads(capsys.readouterr().out)
    assert played["number"] == 37
