"""Sheets, workbooks and pictures never take the place of a campaign."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.campaign.file import keep_campaigns
from oobmgr.domain.errors import BadInput
from oobmgr.exchange.export import export_workbook
from tests.unit.campaign.trial_books import fresh


def test_an_export_does_not_overwrite_a_campaign(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        before = campaign.path.read_bytes()
        with pytest.raises(BadInput, match="is a campaign and is not overwritten"):
            export_workbook(campaign.queries, campaign.path)
        assert campaign.path.read_bytes() == before
        assert not campaign.queries.check()


def test_other_files_may_be_overwritten(tmp_path: Path) -> None:
    older = tmp_path / "older.xlsx"
    older.write_bytes(b"PK an older workbook")
    keep_campaigns(older)
    keep_campaigns(tmp_path / "not there yet.pdf")
