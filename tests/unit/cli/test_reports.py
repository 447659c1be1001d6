"""The command `report`."""

from pathlib import Path

import pytest
from pypdf import PdfReader

from oobmgr.bootstrap import main
from oobmgr.games.europa.report_list import REPORTS
from oobmgr.known_games import game
from oobmgr.reports.listed import kinds_of
from tests.unit.cli.cli_runs import CommandLine
from tests.unit.reports.kept_books import kept_books


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    with kept_books(tmp_path) as campaign:
        return campaign.path


def test_without_a_name_the_reports_are_listed(cli: CommandLine, file: Path) -> None:
    lines = cli.does("report", file).out.splitlines()
    assert [line.split()[0] for line in lines] == [kind.name for kind in kinds_of(game("europa"))]
    assert cli.does("report", file, "--json").json[0]["name"] == REPORTS[0].name


def test_a_turn_sheet_of_a_past_turn_is_told_in_columns(cli: CommandLine, file: Path) -> None:
    out = cli.does("report", file, "turn-sheet", "--side", "Axis", "--turn", "June II 1941").out
    lines = out.splitlines()
    assert lines[0] == "Turn sheet, Axis: June II 1941"
    assert not any("Soviet:" in line for line in lines)
    (steps,) = [line for line in lines if line.strip().startswith("Steps of units")]
    assert steps.split() == ["Steps", "of", "units", "11", "0", "2", "9"]


def test_json_carries_the_rows_themselves(cli: CommandLine, file: Path) -> None:
    (axis, soviet) = cli.does("report", file, "losses", "--json").json
    assert (axis["side"], soviet["side"]) == ("axis", "soviet")
    everything = next(one for one in axis["sections"] if one["title"] == "All turns")
    assert everything["rows"][-1] == {"cells": ["Together", 3, 1, 12], "kind": "sum"}


def test_a_pdf_is_asked_of_the_painter(cli: CommandLine, file: Path, tmp_path: Path) -> None:
    target = tmp_path / "turn.pdf"
    said = cli.does("report", file, "turn-sheet", "--pdf", target, "--paper", "Letter").out
    assert said == f"Wrote 2 pages to {target}\n"
    titles = ["Turn sheet, Axis", "Turn sheet, Soviet"]
    assert cli.painters.asked == [("reports", titles, "turn.pdf", "Letter")]


@pytest.mark.usefixtures("qapp")  # one of the process: painting would start a lesser one
def test_a_real_pdf_has_one_page_for_a_turn_sheet(file: Path, tmp_path: Path) -> None:
    for paper, size in (("A4", (595, 842)), ("Letter", (612, 792))):
        target = tmp_path / f"{paper}.pdf"
        words = ["report", str(file), "turn-sheet", "--side", "axis", "--paper", paper]
        assert main([*words, "--pdf", str(target)]) == 0
        (page,) = PdfReader(target).pages
        assert (round(page.mediabox.width), round(page.mediabox.height)) == size
        text = " ".join(page.extract_text().split())
        for words_of_it in ("Turn sheet, Axis", "July I 1941", "Page 1 of 1", "Steps of units"):
            assert words_of_it in text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("turnsheet",), "Did you mean turn-sheet?"),
        (("nothing",), "there is no such report"),
        (("losses", "--side", "Blue"), "Blue"),
        (("losses", "--turn", "August I 1941"), "has not been played"),
        (("losses", "--turn", "someday"), "is not a turn"),
        (("--pdf", "x.pdf"), "which report?"),
        (("losses", "--pdf", "missing/x.pdf"), "x.pdf"),
    ],
)
def test_what_cannot_be_made_is_said_in_one_line(
    cli: CommandLine, file: Path, words: tuple[str, ...], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    answer = cli("report", file, *words)
    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err
    assert answer.err.count("\n") == 1
