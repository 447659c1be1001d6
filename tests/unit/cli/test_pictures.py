"""The commands `organisation` and `plot`."""

from pathlib import Path

import pytest

from oobmgr.cli.services import PlotWish
from tests.unit.cli.cli_runs import CommandLine
from tests.unit.reports.kept_books import JUNE, kept_books


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    with kept_books(tmp_path) as campaign:
        return campaign.path


def test_the_chart_is_told_with_what_changed(cli: CommandLine, file: Path) -> None:
    words = ("--formation", "Corps", "--side", "Axis", "--since", "June II 1941")
    lines = cli.does("organisation", file, *words).out.splitlines()
    assert lines[0] == "Corps, Axis: July I 1941"
    assert "Changes since the end of June II 1941" in lines
    (first,) = [line for line in lines if line.split()[:2] == ["1", "infantry"]]
    assert first.endswith("+ rebuilt")


def test_a_past_chart_knows_formations_by_the_names_they_had(cli: CommandLine, file: Path) -> None:
    (corps,) = [one["id"] for one in cli.does("formations", file, "--side", "axis", "--json").json
                if one["path"][-1] == "Corps"]  # fmt: skip
    cli.does("formation", "rename", file, corps, "Panzer Corps")
    words = ("organisation", file, "--side", "Axis", "--turn", "June II 1941", "--formation")
    assert cli.does(*words, "Corps").out.startswith("Corps, Axis: June II 1941")


def test_a_chart_is_asked_of_the_painter(cli: CommandLine, file: Path, tmp_path: Path) -> None:
    target = tmp_path / "chart.svg"
    said = cli.does("organisation", file, "--side", "Soviet", "--out", target, "--colour").out
    assert said == f"Wrote the chart to {target}\n"
    assert cli.painters.asked == [("chart", "Organisation chart, Soviet", "chart.svg", True)]


def test_measures_are_listed_and_one_is_told_turn_by_turn(cli: CommandLine, file: Path) -> None:
    assert cli.does("plot", file).out.splitlines()[0].split()[0] == "losses"
    out = cli.does("plot", file, "losses", "--by", "nation").out
    rows = [line.split() for line in out.splitlines()]
    assert ["June", "II", "1941", "2", "0"] in rows
    told = cli.does("plot", file, "losses", "--side", "Soviet", "--json").json
    assert [one["title"] for one in told["sections"][0]["columns"]] == ["Turn", "Soviet"]
    told = cli.does("plot", file, "losses", "--turn", "June II 1941", "--json").json
    assert told["sections"][0]["rows"][-1]["cells"] == ["June II 1941", 2, 1]


def test_a_plot_is_asked_of_the_painter(cli: CommandLine, file: Path, tmp_path: Path) -> None:
    words = ("strength", "--by", "type", "--side", "Axis", "--turn", "June II 1941")
    cli.does("plot", file, *words, "--out", tmp_path / "p.png")
    wish = PlotWish("strength", "type", "axis", JUNE)
    ((kind, _, name, asked),) = cli.painters.asked
    assert (kind, name, asked) == ("plot", "p.png", wish)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("organisation",), "of which side?"),
        (("organisation", "--side", "Axis", "--since", "July I 1941"), "is not before"),
        (("organisation", "--formation", "Crops"), "there is no formation"),
        (("plot", "loses"), "there is no such measure"),
        (("plot", "losses", "--by", "hex"), "it cannot be divided that way"),
        (("plot", "--out", "p.svg"), "which measure?"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    cli: CommandLine, file: Path, words: tuple[str, ...], told: str
) -> None:
    command, *rest = words
    answer = cli(command, file, *rest)
    assert answer.code == 2
    assert told in answer.err


def test_a_bulletin_is_shown_as_markdown_or_written(
    cli: CommandLine, file: Path, tmp_path: Path
) -> None:
    out = cli.does("bulletin", file, "--turn", "June II 1941").out
    assert "| Axis | Destroyed | 1 infantry XX |" in out
    assert cli.does("bulletin", file, "--json").json["name"] == "bulletin"
    target = tmp_path / "turn.md"
    assert cli.does("bulletin", file, "--out", target).out == f"Wrote {target}\n"
    assert target.read_text("utf-8") == out
    cli.does("bulletin", file, "--side", "Soviet", "--out", tmp_path / "turn.pdf", "--paper", "A5")
    assert cli.painters.asked == [("reports", ["Bulletin, Soviet"], "turn.pdf", "A5")]
    answer = cli("bulletin", file, "--out", tmp_path / "turn.doc")
    assert (answer.code, "Let it end in .md or .pdf." in answer.err) == (2, True)
