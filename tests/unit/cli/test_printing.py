"""The command `print`: every sheet, on any paper."""

from pathlib import Path

import pytest
from pypdf import PdfReader

from oobmgr.bootstrap import main
from oobmgr.campaign.commands import RenameFormation
from oobmgr.domain.postings import FormationId
from oobmgr.known_games import game
from oobmgr.reports.listed import kinds_of
from oobmgr.reports.page_setup import PAPERS, TEXT_PCTS, CounterSize, Duplex, Margins
from tests.unit.cli.cli_runs import CommandLine
from tests.unit.reports.kept_books import kept_books


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    with kept_books(tmp_path_factory.mktemp("paper")) as campaign:
        return campaign.path


def test_without_a_name_every_sheet_is_listed(cli: CommandLine, file: Path) -> None:
    lines = cli.does("print", file).out.splitlines()
    names = ["roster", *(kind.name for kind in kinds_of(game("europa")))]
    assert [line.split()[0] for line in lines] == names
    assert [one["name"] for one in cli.does("print", file, "--json").json] == names


@pytest.mark.parametrize(
    ("option", "known"),
    [
        ("--paper", tuple(PAPERS)),
        ("--text", TEXT_PCTS),
        ("--counter", tuple(CounterSize)),
        ("--margins", tuple(Margins)),
        ("--duplex", tuple(order.name.lower() for order in Duplex)),
    ],
)
def test_the_choices_are_those_of_the_page_setup(
    cli: CommandLine, option: str, known: tuple[object, ...]
) -> None:
    said = " ".join(cli.does("print", "--help").out.split())
    assert f"{option} {{{','.join(map(str, known))}}}" in said


@pytest.mark.usefixtures("qapp")  # one of the process: painting would start a lesser one
@pytest.mark.parametrize("sheet", ["cards", "roster"])
def test_past_sheets_know_formations_by_the_names_they_had(tmp_path: Path, sheet: str) -> None:
    with kept_books(tmp_path) as campaign:
        file = campaign.path
        rows = campaign.queries.formations()
        corps = next(row.id for row in rows if (row.side, row.name) == ("axis", "Corps"))
        campaign.session.execute(RenameFormation(FormationId(corps), "Panzer Corps"))
    words = ["--side", "axis", "--formation", "Corps", "--turn", "June II 1941"]
    assert main(["print", str(file), sheet, *words, "--out", str(tmp_path / "p.pdf")]) == 0


@pytest.mark.usefixtures("qapp")  # one of the process: painting would start a lesser one
def test_a_sheet_is_printed_as_it_is_wanted(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "cards.pdf"
    words = ["print", str(file), "cards", "set-up", "--side", "axis", "--out", str(target),
             "--paper", "A5", "--landscape", "--text", "80", "--margins", "narrow",
             "--duplex", "both", "--counter", "5/8", "--colour"]  # fmt: skip
    assert main(words) == 0
    pdf = PdfReader(target)
    page = pdf.pages[0]
    assert (round(page.mediabox.width), round(page.mediabox.height)) == (595, 420)
    text = " ".join(" ".join(one.extract_text() for one in pdf.pages).split())
    for told in ("Unit cards, Axis", "Set-up sheet, Axis", "Page 1 of", "Printed", "Trial"):
        assert told in text


@pytest.mark.usefixtures("qapp")
def test_units_and_formations_narrow_what_is_printed(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "some.pdf"

    def printed(*words: str) -> str:
        assert main(["print", str(file), *words, "--out", str(target)]) == 0
        return " ".join(page.extract_text() for page in PdfReader(target).pages)

    assert "1 unit" in printed("boxes", "--side", "axis", "--unit", "1")
    assert "No unit is here" in printed("boxes", "--side", "soviet", "--unit", "1")
    assert "1 division" in printed("roster", "--unit", "1")
    assert "Wrote 1 page" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("card", "--out", "x.pdf"), "Did you mean cards?"),
        (("cards",), "where to?"),
        (("roster", "cards", "--out", "x.pdf"), "a PDF of their own"),
        (("cards", "--out", "x.pdf", "--formation", "nowhere"), "nowhere"),
        (("cards", "--out", "x.pdf", "--side", "Blue"), "Blue"),
        (("cards", "--out", "missing/x.pdf"), "x.pdf"),
    ],
)
def test_what_cannot_be_printed_is_said_in_one_line(
    cli: CommandLine, file: Path, words: tuple[str, ...], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    answer = cli("print", file, *words)
    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err
    assert answer.err.count("\n") == 1
