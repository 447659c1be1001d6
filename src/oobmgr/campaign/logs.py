"""The log that a crash left beside a campaign file: whether it is its own, and the way out.

The database plays a log into whatever file lies beside it. A copy that is put by hand in the place
of a damaged campaign so gets entries of the old one, or is damaged by them.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.checks import inconsistencies
from oobmgr.campaign.looks import a_look
from oobmgr.campaign.placing import refuse_open
from oobmgr.domain.disks import disk_fault
from oobmgr.domain.errors import CampaignFileError, Fault, LogInDoubt, StrangeLog
from oobmgr.domain.values import dataclass
from oobmgr.models.engines import campaign_engine, fetch, reading
from oobmgr.models.file_heads import SUFFIX, backups_folder
from oobmgr.models.log_heads import LogState, first_commit, log_of, log_state

if TYPE_CHECKING:
    from pathlib import Path

_LATER_SECONDS: Final = 60
"""A file that was written so long after its log was put there meanwhile: what a crash leaves was
written at the same time, or the log last."""
_IN_USE: Final = "the campaign is open: its log is in use."
_ADVICE: Final = (
    "Set the log aside to open the file as it is (`oobmgr restore FILE --log aside`), or restore "
    "a copy."
)
_OR_PLAY: Final = (
    "Set the log aside to open the file as it is, or play it in if it belongs to this file after "
    "all (`oobmgr restore FILE --log aside`, `--log play`)."
)


@dataclass(frozen=True)
class _Books:
    """What a look finds: whose campaign, its entries, and whether it is sound."""

    uuid: str
    entries: tuple[tuple[int, str, str], ...]
    sound: bool


def refuse_strange_log(path: Path) -> None:
    """Refuse to open a file before a log that is not its own is played into it.

    Raises:
        StrangeLog: the log is damaged, of another campaign, or of another time. Nothing is changed.
        LogInDoubt: it is of this file, which was put there later.
    """
    try:
        state = log_state(path)
    except OSError:
        return  # what cannot be read is refused with its reason when it is opened
    if state is LogState.UNREADABLE:
        # A damaged log is refused even though the file may be sound: it may hold the last hour of
        # play.
        raise _refusal(path, "the log beside the file is damaged: what it holds cannot be read.")
    if state is LogState.FOREIGN:
        raise _refusal(path, "the log beside the file is not its own: another file was here.")
    if state is LogState.LEFT:
        _compare(path)


def _compare(path: Path) -> None:
    """Look what the log would make of the file, in a copy."""
    alone, played = _books(path, 0), _books(path)
    # A crash while the log was carried over leaves a file that only the log makes whole.
    if alone is None or not alone.sound:
        return
    if played is None:
        raise _refusal(path, "the log beside the file would damage it: it is not its own.")
    if played.uuid != alone.uuid:
        raise _refusal(path, "the log beside the file belongs to another campaign.")
    follows = played.entries[: len(alone.entries)] == alone.entries
    if not (played.sound and follows and _begins_here(path, alone)):
        raise _refusal(path, "the log beside the file is from another time in this campaign.")
    more = len(played.entries) - len(alone.entries)
    if more and path.stat().st_mtime - log_of(path).stat().st_mtime > _LATER_SECONDS:
        message = f"the file was put here after its log, which holds {more} more of its entries."
        raise LogInDoubt(Fault(message, str(path), advice=_OR_PLAY))


def _begins_here(path: Path, alone: _Books) -> bool:
    """Whether the log goes on where the file ends.

    Each transaction of the database writes one entry at the most, so the first in the log brings
    the file one entry on. In an older state of the file it brings more.
    """
    first = _books(path, first_commit(path))
    return first is None or len(first.entries) <= len(alone.entries) + 1


def _refusal(path: Path, message: str) -> StrangeLog:
    return StrangeLog(Fault(message, str(path), advice=_ADVICE))


def _books(path: Path, log_bytes: int | None = None) -> _Books | None:
    try:
        with a_look(path, log_bytes) as engine, reading(engine) as connection:
            ((uuid,),) = fetch(connection, "SELECT uuid FROM campaign")
            entries = fetch(connection, "SELECT id, at, title FROM journal_transaction ORDER BY id")
            return _Books(uuid, tuple(entries), not inconsistencies(connection))
    # `ValueError` comes from taking the row apart: there is none, or more than one.
    except (OSError, ValueError, CampaignFileError):
        return None


def set_log_aside(path: Path) -> Path | None:
    """Put the log beside a file among the copies; None where there is none.

    Raises:
        CampaignFileError: it is in use, or cannot be moved.
    """
    refuse_open(path, _IN_USE)
    stamp = datetime.now(UTC).strftime("%Y-%m-%d %H%M%S")
    aside = backups_folder(path) / f"{path.stem} log set aside {stamp}{SUFFIX}-wal"
    try:
        # The index of the log, which the database makes anew; without its log it is of no use.
        path.with_name(f"{path.name}-shm").unlink(missing_ok=True)
        if not log_of(path).exists():
            return None
        aside.parent.mkdir(exist_ok=True)
        log_of(path).rename(aside)
    except OSError as error:
        what = "the log cannot be set aside"
        raise CampaignFileError(disk_fault(what, str(path), error)) from error
    return aside


def play_log(path: Path) -> None:
    """Play the log beside a file into it, for whoever knows that it is its own.

    Raises:
        StrangeLog: it cannot be: the file would not be sound after it.
    """
    refuse_open(path, _IN_USE)
    played = _books(path)
    if played is None or not played.sound:
        raise _refusal(path, "the log beside the file would damage it: it is not its own.")
    engine = campaign_engine(path)
    try:
        with reading(engine) as connection:
            fetch(connection, "SELECT count(*) FROM campaign")
    finally:
        engine.dispose()  # the last to close carries the log over
