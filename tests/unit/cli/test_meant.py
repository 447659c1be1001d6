"""What is only doubtful is posted on the command line once somebody says that it is meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.campaign.file import NewCampaign
from tests.campaigns import campaign_at
from tests.unit.cli.cli_runs import CommandLine

BEYOND = "9999 lies beyond every hex that the rules name"
MEANT = "Say --anyway if it is meant."
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
