"""A campaign against the one that is made again out of its workbook."""

from __future__ import annotations

from pathlib import Path

from oobmgr.campaign.file import Campaign, open_campaign
from oobmgr.campaign.transcripts import write_campaign
from oobmgr.exchange.comparison import compared
from oobmgr.exchange.export import export_workbook
from oobmgr.exchange.journal_sheet import journal_lines
from oobmgr.exchange.order_of_battle import order_of_battle_of
from oobmgr.exchange.workbooks import read_sheets
from tests.unit.campaign.trial_books import as_it_lies


def assert_made_again(campaign: Campaign, folder: Path) -> None:
    """Every row of every table is the same, and an import of the workbook has nothing to add."""
    book, target = folder / "books.xlsx", folder / "again.oob"
    sheets = read_sheets(export_workbook(campaign.queries, book))
    write_campaign(journal_lines(book, sheets), target)
    assert as_it_lies(target) == as_it_lies(campaign.path)
    with open_campaign(target) as again:
        assert again.queries.check() == ()
        assert again.queries.balances(all_accounts=True) == campaign.queries.balances(
            all_accounts=True
        )
        assert again.queries.ledger() == campaign.queries.ledger()
        preview = compared(order_of_battle_of(book.name, sheets, again.game), again.queries)
    assert (preview.new, preview.new_records, preview.empty_formations) == ((), (), ())
    assert (preview.changed_records, preview.missing_records) == ((), ())
    target.unlink()
