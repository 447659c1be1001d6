"""A campaign made again out of the workbook that it was exported to."""

from pathlib import Path

from oobmgr.campaign.transcripts import write_campaign
from oobmgr.exchange.apart import read_apart
from oobmgr.exchange.journal_sheet import journal_lines


def campaign_of_workbook(workbook: Path, target: Path) -> None:
    """Make a campaign file out of an exported workbook: the same as it was when it was exported.

    What was changed in the workbook since is not in it: an import into the new file lists that.

    Raises:
        BadInput: the workbook cannot be read, or has no journal that is whole.
        CampaignFileError: there is a file already, or the folder cannot be written.
    """
    write_campaign(journal_lines(workbook, read_apart(workbook)), target)
