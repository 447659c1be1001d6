"""What is only doubtful is posted on the command line once somebody says that it is meant."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oobmgr.campaign.file import NewCampaign
from tests.campaigns import campaign_at
from tests.unit.cli.cli_runs import CommandLine
from tests.unit.games.grande_armee.playing import Table as ArmyTable
from tests.unit.games.war_in_europe.playing import Table as WarTable

BEYOND = "9999 is beyond every hex that the rules name"
MEANT = "Add --anyway if it is meant."
ADD = ("--side", "german", "--type", "Tiger company", "--hex", "9999")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    new = NewCampaign("Tuesdays", "spark", "combat_example", "standard", {})
    campaign_at(tmp_path / "a.oob", new).close()
    return tmp_path / "a.oob"


@pytest.fixture
def line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.mark.parametrize(
    ("words", "doubts"),
    [
        (("add", "9/502", *ADD), (BEYOND, "The armor of Tiger company is not known")),
        (("edit", "1", "--set", "hex=9999"), (BEYOND,)),
        (("edit", "1", "--set", "type=Tiger company"), ("The armor of Tiger company",)),
        (
            ("turn", "post", "enter_boxes", '{"units": [1], "steps": 3, "numbers": [6, 5, 4]}'),
            ("fall from left to right", "neither regular nor AT strength 4"),
        ),
        (
            ("turn", "post", "mark_units", '{"units": [1], "marker": "suppressed"}'),
            ("Suppressed is not placed in this phase",),
        ),
    ],
)
def test_what_is_doubtful_is_not_posted_before_it_is_confirmed(
    path: Path, line: CommandLine, words: tuple[str, ...], doubts: tuple[str, ...]
) -> None:
    names = 2 if words[0] == "turn" else 1
    asked = (*words[:names], path, *words[names:])
    before = line.does("show", path).out
    refused = line(*asked)
    assert refused.code == 2
    assert all(doubt in refused.err for doubt in doubts), refused.err
    assert MEANT in refused.err
    assert line.does("show", path).out == before
    line.does(*asked, "--anyway")
    assert line.does("show", path).out != before


def test_what_is_not_doubtful_is_posted_at_once(path: Path, line: CommandLine) -> None:
    line.does("edit", path, "1", "--set", "hex=1711")
    unit = next(one for one in line.does("units", path, "--json").json if one["id"] == 1)
    assert unit["hex"] == "1711"


@pytest.mark.parametrize(
    ("made", "action", "given", "doubt"),
    [
        (
            WarTable,
            "receive_points",
            {"front": "West", "kind": "banana", "points": 2},
            "neither points nor units of that kind",
        ),
        (WarTable, "rail_cut", {"hexes": ["Z9999"]}, "no hex of map Z is in the books yet"),
        (
            WarTable,
            "air_points",
            {"nation": "Soviet", "front": "West", "points": 3},
            "name no Soviet points in the West",
        ),
        (WarTable, "fortify", {"units": "7 Pz"}, "the rules at hand cover infantry alone"),
        (
            ArmyTable,
            "points",
            {"power": "Prussia", "side": "French", "points": 3},
            "All units of Prussia are on the other side",
        ),
    ],
)
def test_doubts_of_points_and_hexes_are_asked_before_they_are_posted(
    tmp_path: Path,
    line: CommandLine,
    made: type[WarTable | ArmyTable],
    action: str,
    given: dict[str, object],
    doubt: str,
) -> None:
    table = made(tmp_path)
    table.own_turn()
    if units := given.get("units"):
        given = given | {"units": [table.ids[str(units)]]}
    table.campaign.close()
    words = ("turn", "post", tmp_path / "table.oob", action, json.dumps(given))
    asked = line(*words)
    assert asked.code == 2
    assert doubt in asked.err
    assert MEANT in asked.err
    line.does(*words, "--anyway")
