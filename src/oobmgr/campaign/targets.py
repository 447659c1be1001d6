"""Where sheets, workbooks, pictures and charts are written: whole or not at all."""

import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from oobmgr.campaign.leftovers import DRAFTS
from oobmgr.domain.disks import disk_fault
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.models.file_heads import keep_campaigns


def check_target(target: Path) -> None:
    """Look whether a file may be written, before anything is worked out.

    It may where there is none, or an ordinary one that is not protected and holds no campaign.
    A device or a pipe would be done away with by what takes its place.

    Raises:
        BadInput: says why it may not.
    """
    if not target.name:
        raise BadInput(Fault("this is not the name of a file.", "out", str(target), "Give one."))
    if not target.parent.is_dir():
        message = f"{target.name} cannot be written: there is no such folder."
        advice = "Make it, or choose another."
        raise BadInput(Fault(message, str(target), advice=advice))
    try:
        found = _look(target)
    # `ValueError`: a name with a null character.
    except (OSError, ValueError) as error:
        raise _unwritable(target, error) from error
    if found is not None:
        _check_old(target, found)
        # Whatever its ending says: a slip of the keys must not cost a campaign.
        keep_campaigns(target)


def _look(target: Path) -> os.stat_result | None:
    """What is there, None for nothing. Raises `OSError` for a name too long, or a closed folder."""
    try:
        return target.stat()
    except FileNotFoundError:
        return None


def _check_old(target: Path, found: os.stat_result) -> None:
    if stat.S_ISDIR(found.st_mode):
        message, advice = "this is a folder.", "Give the name of a file in it."
    elif not stat.S_ISREG(found.st_mode):
        message, advice = "this is not an ordinary file and is left alone.", "Choose another name."
    elif not found.st_mode & stat.S_IWUSR or not os.access(target, os.W_OK):
        # The mode says it even where the user of the system may write everything.
        message = "this file is set read-only and is not replaced."
        advice = "Choose another name, or allow writing."
    else:
        return
    raise BadInput(Fault(message, str(target), advice=advice))


@contextmanager
def replacing(target: Path) -> Iterator[Path]:
    """Give the name of a draft beside the target; what is written there takes its place at the end.

    An older file stays as it was until then, and where no draft was written or something went
    wrong. Nothing else is left in the folder.

    Raises:
        BadInput: the target may not be written, or the system refused it; says why.
    """
    check_target(target)
    try:
        # In the same folder, for a file can take the place of another only on the same disk.
        with tempfile.TemporaryDirectory(
            prefix=DRAFTS, dir=target.parent, ignore_cleanup_errors=True
        ) as folder:
            # The ending tells some writers what to write; the rest of a long name is not needed.
            draft = Path(folder) / f"draft{target.suffix}"
            yield draft
            # Nothing written is not a fault: who writes may have found that there is nothing to
            # write.
            if draft.exists():
                draft.replace(target)
    except OSError as error:
        raise _unwritable(target, error) from error


def _unwritable(target: Path, error: OSError | ValueError) -> BadInput:
    otherwise = "Close it in other programs, or choose another place."
    what = f"{target.name} cannot be written"
    return BadInput(disk_fault(what, str(target), error, otherwise=otherwise))
