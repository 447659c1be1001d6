"""The first bytes of a file: whether it is a campaign. Nothing of the database is loaded for it.

So a command refuses a file that is not there before it has loaded anything to answer with.
"""

import os
from pathlib import Path

from oobmgr.domain.errors import BadInput, CampaignFileError, Fault
from oobmgr.models.held_files import first_bytes, held_here

SUFFIX = ".oob"
APPLICATION_ID = 0x4F4F424D
"""``OOBM`` in ASCII: marks an SQLite file as ours."""

_SQLITE_HEADER = b"SQLite format 3\x00"
# Where the format of SQLite has it.
_APPLICATION_ID_AT = 68
# The whole head of an SQLite file; what says whose it is stands in it.
_HEAD_BYTES = 100


def backups_folder(path: Path) -> Path:
    """Where the copies of a campaign are kept: beside its file."""
    return path.with_name(f"{path.stem} backups")


def keep_campaigns(target: Path) -> None:
    """Refuse a sheet, workbook or picture the name of a file that holds a campaign.

    Raises:
        BadInput: there is a campaign of this name; it was not touched.
    """
    try:
        ours = _holds_campaign(target)
    # Whoever is about to write there is told why it cannot be, and better than from here.
    except OSError:
        return
    if ours:
        message = "this file is a campaign and is not overwritten."
        raise BadInput(Fault(message, str(target), advice="Choose another name."))


def _holds_campaign(path: Path) -> bool:
    # What the database of this process has open is one; a handle to it must not be closed here.
    return held_here(path) or _is_campaign(first_bytes(path, _HEAD_BYTES))


def _is_campaign(head: bytes) -> bool:
    # Any program may make an SQLite file; the id in its head says that it is one of ours.
    number = int.from_bytes(head[_APPLICATION_ID_AT : _APPLICATION_ID_AT + 4], "big")
    return head.startswith(_SQLITE_HEADER) and number == APPLICATION_ID


def check_file(path: Path) -> None:
    """Refuse what is not a campaign that can be written.

    Raises:
        CampaignFileError: no file, no campaign, or read-only. The file is left as it is.
    """
    try:
        ours = _holds_campaign(path)
    except FileNotFoundError:
        advice = "Check the name and the folder."
        raise CampaignFileError(Fault("there is no such file.", str(path), advice=advice)) from None
    except OSError as error:
        # Not above: a refusal loads only what it needs, and hardly any file comes here.
        from oobmgr.domain.disks import disk_fault

        what = "the file cannot be read"
        raise CampaignFileError(disk_fault(what, str(path), error)) from None
    if not ours:
        advice = f"Campaign files end in {SUFFIX}; a spreadsheet is brought in with Import."
        raise CampaignFileError(Fault("this is not an oobmgr campaign.", str(path), advice=advice))
    # The mode is asked too: for the user of the system `access` allows everything. The folder
    # counts, for the database keeps its log beside the file.
    writable = path.stat().st_mode & 0o222 and os.access(path, os.W_OK)
    if not writable or not os.access(path.parent, os.W_OK):
        message = "the campaign file, or its folder, is read-only."
        advice = "Give back the permission to write, or copy it elsewhere."
        raise CampaignFileError(Fault(message, str(path), advice=advice))


def game_in(path: Path) -> str:
    """The id of the game of a campaign file; empty where the file does not tell it now."""
    # Here, not above: help needs no database. The driver alone is loaded in a tenth of the time
    # that the layer over it takes.
    import sqlite3
    from contextlib import closing

    from oobmgr.models.log_heads import LogState, log_state

    try:
        # Asking the file would play in what a crash left beside it, whosoever that is.
        if log_state(path) is not LogState.NONE:
            return ""
    except OSError:
        return ""
    place = f"{path.absolute().as_uri()}?mode=rw"  # a file that is gone is not made anew
    try:
        with closing(sqlite3.connect(place, uri=True, timeout=0)) as connection:
            # A view of that name is another program's, and might never come to an end.
            kinds = connection.execute("SELECT type FROM sqlite_master WHERE name = 'campaign'")
            if kinds.fetchall() != [("table",)]:
                return ""
            rows = connection.execute("SELECT game FROM campaign").fetchall()
    except sqlite3.Error:
        return ""
    return str(rows[0][0]) if rows else ""
