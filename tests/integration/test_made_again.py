"""A campaign is made again out of its workbook, exactly; or it is said why it cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from openpyxl import load_workbook

from oobmgr.campaign.commands import AddFormation, CountIn, LoseSteps
from oobmgr.campaign.file import Campaign, NewCampaign, open_campaign
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.errors import BadInput, CampaignFileError
from oobmgr.domain.places import resources_dir
from oobmgr.domain.postings import UnitId
from oobmgr.exchange.export import export_workbook
from oobmgr.exchange.made_again import campaign_of_workbook
from oobmgr.exchange.order_of_battle import read_order_of_battle, to_command
from tests.campaigns import campaign_at
from tests.unit.campaign.exported import assert_made_again
from tests.unit.campaign.trial_books import as_it_lies
from tests.unit.cli.cli_runs import CommandLine

SAMPLE = resources_dir() / "samples" / "barbarossa_1941.xlsx"


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    new = NewCampaign("Trial", "europa", "barbarossa", "full")
    with campaign_at(tmp_path / "trial.oob", new) as made:
        made.session.execute(to_command(read_order_of_battle(SAMPLE, made.game)))
        made.session.execute(LoseSteps((UnitId(1), UnitId(2)), 2))
        made.session.execute(AddFormation(SideId("axis"), ("An empty one", "=1+1 \u00e4")))
        made.session.execute(CountIn(SideId("axis"), GoodId("sp"), 12, "a mistake"))
        made.session.undo()
        yield made


def test_the_whole_sample_is_made_again(campaign: Campaign, tmp_path: Path) -> None:
    assert_made_again(campaign, tmp_path)


def test_on_the_command_line(campaign: Campaign, tmp_path: Path, cli: CommandLine) -> None:
    book, again = tmp_path / "books.xlsx", tmp_path / "again.oob"
    export_workbook(campaign.queries, book)
    said = cli.does("from-workbook", again, book).out
    assert f"Made {again}: Trial, Surprise turn, June 1941, 6 entries." in said
    assert as_it_lies(again) == as_it_lies(campaign.path)


def test_a_journal_that_was_changed_is_refused(campaign: Campaign, tmp_path: Path) -> None:
    book = export_workbook(campaign.queries, tmp_path / "books.xlsx")
    changed = load_workbook(book)
    cell = changed["Journal"]["A3"]
    cell.value = str(cell.value)[:-40]
    changed.save(book)
    with pytest.raises(BadInput, match=r"the journal in books.xlsx is damaged"):
        campaign_of_workbook(book, tmp_path / "again.oob")
    changed.remove(changed["Journal"])
    changed.save(book)
    with pytest.raises(BadInput, match=r"books.xlsx has no journal"):
        campaign_of_workbook(book, tmp_path / "again.oob")
    assert not (tmp_path / "again.oob").exists()


def test_a_campaign_that_is_there_is_not_written_over(campaign: Campaign, tmp_path: Path) -> None:
    book = export_workbook(campaign.queries, tmp_path / "books.xlsx")
    before = as_it_lies(campaign.path)
    with pytest.raises(CampaignFileError, match="there is a file"):
        campaign_of_workbook(book, campaign.path)
    assert as_it_lies(campaign.path) == before


def test_what_another_program_saved_is_still_whole(campaign: Campaign, tmp_path: Path) -> None:
    """openpyxl stands for it: it writes every cell anew."""
    book = export_workbook(campaign.queries, tmp_path / "books.xlsx")
    load_workbook(book).save(book)
    campaign_of_workbook(book, tmp_path / "again.oob")
    assert as_it_lies(tmp_path / "again.oob") == as_it_lies(campaign.path)
    with open_campaign(tmp_path / "again.oob") as again:
        assert again.session.execute(LoseSteps((UnitId(3),), 1)).transaction
