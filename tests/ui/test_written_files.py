"""Sheets, workbooks, pictures and charts take the place of ordinary files alone."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from oobmgr.campaign.file import Campaign
from oobmgr.domain.errors import BadInput
from oobmgr.exchange.charts import write_charts
from oobmgr.exchange.export import export_workbook
from oobmgr.reports.drawing import Document, PageLabel
from oobmgr.rules.charts import ChartCopy
from oobmgr.ui.picture import write_picture
from oobmgr.ui.printing.pdf import write_pdf
from oobmgr.ui.services import Services
from tests.unit.campaign.trial_books import fresh, units

pytestmark = pytest.mark.usefixtures("qapp")
OLDER = "an older file"
SUCCESS = ChartCopy(("1", "2", "3", "4", "5", "6"), ("partisans",), (("no",),) * 6)


def _chart(campaign: Campaign, target: Path) -> None:
    write_charts(target, campaign.game, {"success": SUCCESS})


def _sheet(_campaign: Campaign, target: Path) -> None:
    write_pdf(Document("Sheets", ((),), (PageLabel("", "Sheets", 1, 1),)), target)


def _workbook(campaign: Campaign, target: Path) -> None:
    export_workbook(campaign.queries, target)


def _picture(_campaign: Campaign, target: Path) -> None:
    write_picture(None, target, Services(make_sample=lambda *_: None))


Writer = Callable[[Campaign, Path], None]
WRITERS = pytest.mark.parametrize("write", [_chart, _sheet, _workbook, _picture])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "out"
    made.mkdir()
    return made


@WRITERS
def test_a_pipe_stays_a_pipe(tmp_path: Path, folder: Path, write: Writer) -> None:
    pipe = folder / "pipe.pdf"
    os.mkfifo(pipe)
    with fresh(tmp_path) as campaign, pytest.raises(BadInput, match="not an ordinary file"):
        write(campaign, pipe)
    assert pipe.is_fifo()
    assert list(folder.iterdir()) == [pipe]


@WRITERS
def test_a_file_that_is_set_read_only_stays_as_it_is(
    tmp_path: Path, folder: Path, write: Writer
) -> None:
    kept = folder / "kept.xlsx"
    kept.write_text(OLDER)
    kept.chmod(0o444)
    with fresh(tmp_path) as campaign, pytest.raises(BadInput, match="read-only"):
        write(campaign, kept)
    assert kept.read_text() == OLDER
    assert list(folder.iterdir()) == [kept]


@WRITERS
def test_a_campaign_stays_a_campaign(tmp_path: Path, write: Writer) -> None:
    with fresh(tmp_path) as campaign:
        before = campaign.path.read_bytes()
        with pytest.raises(BadInput, match="is a campaign and is not overwritten"):
            write(campaign, campaign.path)
        assert campaign.path.read_bytes() == before
        assert not campaign.queries.check()


@WRITERS
def test_a_name_that_is_too_long_is_told(tmp_path: Path, folder: Path, write: Writer) -> None:
    long = folder / f"{'n' * 300}.pdf"
    with fresh(tmp_path) as campaign, pytest.raises(BadInput, match="too long"):
        write(campaign, long)
    assert list(folder.iterdir()) == []


@WRITERS
def test_the_longest_name_is_written(tmp_path: Path, folder: Path, write: Writer) -> None:
    longest = folder / f"{'n' * 251}.pdf"
    with fresh(tmp_path) as campaign:
        write(campaign, longest)
    assert list(folder.iterdir()) == [longest]
    assert longest.stat().st_size


@WRITERS
def test_an_ordinary_file_is_replaced(tmp_path: Path, folder: Path, write: Writer) -> None:
    older = folder / "older.png"
    older.write_text(OLDER)
    with fresh(tmp_path) as campaign:
        write(campaign, older)
    assert list(folder.iterdir()) == [older]
    assert older.read_bytes() != OLDER.encode()


def test_an_export_that_the_system_stops_leaves_no_temporary_file(
    tmp_path: Path,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """The workbook's own folder goes away while the sheets are being written."""
    scratch = tmp_path / "scratch"
    scratch.mkdir()

    def go_on() -> bool:
        for draft in folder.glob(".oobmgr-*"):
            draft.rmdir()
        return False

    with fresh(tmp_path) as campaign:
        campaign.session.execute(units(1200))  # enough rows to be asked on the way
        monkeypatch.setattr(tempfile, "tempdir", str(scratch))
        with pytest.raises(BadInput, match="cannot be written"):
            export_workbook(campaign.queries, folder / "x.xlsx", cancelled=go_on)
    assert list(scratch.iterdir()) == []
    assert list(folder.iterdir()) == []
    assert capfd.readouterr().err == ""
