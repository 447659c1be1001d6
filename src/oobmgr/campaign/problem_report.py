"""A report of a problem in one file, which a player saves and passes on himself."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final
from zipfile import ZIP_DEFLATED, ZipFile

from oobmgr.campaign.targets import replacing

if TYPE_CHECKING:
    from oobmgr.campaign.file import Campaign

REPORT: Final = "report.txt"
LOG: Final = "oobmgr.log"


def write_report(target: Path, report: str, log: str, campaign: Campaign | None) -> Path:
    """Write the text of a report, the log unless it is empty, and a copy of a campaign if given.

    The file appears whole or not at all.

    Raises:
        BadInput: it cannot be written there.
        CampaignFileError: the campaign cannot be copied.
    """
    with replacing(target) as draft, ZipFile(draft, "w", ZIP_DEFLATED) as file:
        file.writestr(REPORT, report)
        if log:
            file.writestr(LOG, log)
        if campaign is not None:
            with tempfile.TemporaryDirectory() as folder:
                copy = Path(folder) / campaign.path.name
                campaign.save_copy(copy)
                file.write(copy, copy.name)
    return target
