"""The copies of a campaign: what each holds, and putting one in the place of the file."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from datetime import UTC, datetime
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oobmgr import known_games
from oobmgr.campaign.checks import inconsistencies
from oobmgr.campaign.looks import a_look
from oobmgr.campaign.placing import refuse_open
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.disks import disk_fault
from oobmgr.domain.errors import CampaignFileError, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.models import schema
from oobmgr.models.engines import campaign_engine, copy_database, fetch, reading
from oobmgr.models.file_heads import SUFFIX, backups_folder, check_file
from oobmgr.models.shapes import strange_parts

if TYPE_CHECKING:
    from oobmgr.models.engines import Engine

_LOGS: Final = ("-wal", "-shm", "-journal")
"""What the database keeps beside a file. It belongs to that file alone."""


_CLOSE: Final = "Close the campaign in other windows and programs, then try again."


@dataclass(frozen=True)
class Held:
    """What a campaign file holds: whose campaign, and its entries.

    Each is ``(number, posted, turn, what it was)``: two that agree in all of it are the same.
    """

    uuid: str
    name: str
    game: str
    entries: tuple[tuple[int, str, str, str], ...]


@dataclass(frozen=True)
class CopyRow:
    """One copy beside a campaign: when it was written, its turn, its last entry, what differs.

    `behind` counts the entries of the campaign that the copy lacks, `ahead` those that it has
    beyond them; `fault` says why it cannot be restored, empty for a good one.
    """

    path: Path
    written: datetime
    turn: str = ""
    last: int = 0
    posted: str = ""
    behind: int = 0
    ahead: int = 0
    fault: str = ""

    @property
    def difference(self) -> str:
        """What it lacks and has beside the campaign, in words; or what is wrong with it."""
        lacks = f"lacks {counted(self.behind, 'entry', 'entries')}" if self.behind else ""
        has = f"has {counted(self.ahead, 'other entry', 'other entries')}" if self.ahead else ""
        return self.fault or ", ".join(filter(None, (lacks, has))) or "the same"


@dataclass(frozen=True)
class Restored:
    """What restoring did: the copy that lies there now, and where the file before it is kept.

    `faults` are those of its books: a copy that does not agree with itself may be the best one.
    """

    row: CopyRow
    aside: Path | None
    faults: tuple[Fault, ...] = ()


def copies_of(path: Path) -> tuple[CopyRow, ...]:
    """The copies of a campaign, newest first, each compared with the file as it is now.

    Raises:
        CampaignFileError: their folder cannot be read.
    """
    folder = backups_folder(path)
    try:
        # By when they were written: a copy may have been renamed.
        found = sorted(folder.glob(f"*{SUFFIX}"), key=_written, reverse=True)
    except OSError as error:
        what = "the copies cannot be listed"
        raise CampaignFileError(disk_fault(what, str(folder), error)) from error
    present = _present(path)
    return tuple(_row(copy, present) for copy in found)


def restore(path: Path, copy: Path) -> Restored:
    """Put a copy in the place of a campaign file, which is kept aside with its log.

    The file need not be whole, nor be there.

    Raises:
        CampaignFileError: the campaign is open, here or in another program; the copy is damaged, of
            another campaign or with parts of another program; or a file cannot be moved. The
            campaign then is as it was.
    """
    # Whoever has it open would go on with a file that lies elsewhere now, and its log with it.
    refuse_open(path, "the campaign is open: no copy can take its place.")
    row = _row(copy, _present(path))
    if row.fault:
        raise CampaignFileError(Fault(row.fault, str(copy), advice="Choose another copy."))
    stamp = datetime.now(UTC).strftime("%Y-%m-%d %H%M%S")
    aside = backups_folder(path) / f"{path.stem} set aside {stamp}{SUFFIX}"
    with ExitStack() as back:
        # First whole under another name: what may go wrong goes wrong before anything is moved.
        part = path.with_name(f"{path.name}.restored.part")
        # Harmless after success: by then the file has its proper name.
        back.callback(part.unlink, missing_ok=True)
        _copy(copy, part)
        faults = _faults(part)
        try:
            moved = _set_aside(path, aside, back)
            part.rename(path)
        except OSError as error:
            what = "the copy cannot take its place"
            raise CampaignFileError(disk_fault(what, str(path), error, otherwise=_CLOSE)) from error
        # It has worked: what would have put everything back is forgotten.
        back.pop_all()
    return Restored(row, aside if moved else None, faults)


def _set_aside(path: Path, aside: Path, back: ExitStack) -> bool:
    """Move a file and its logs; whether there was one. `back` undoes it, in the reverse order."""
    moved = False
    # The file before its log: a log alone in its place is set aside by whoever restores again,
    # while a file without its log would be opened as if nothing were missing.
    for tail in ("", *_LOGS):
        old, new = path.with_name(path.name + tail), aside.with_name(aside.name + tail)
        if old.exists():
            aside.parent.mkdir(exist_ok=True)
            old.rename(new)
            back.callback(new.rename, old)
            moved = True
    return moved


def _turn_label(game_id: str, turn: str) -> str:
    """A turn as its game calls it; as it is stored where the calendar lies in the file itself."""
    if game_id not in {entry.id for entry in known_games.GAMES if not entry.described}:
        return turn
    return known_games.game(game_id).calendar.label(TurnCode(turn))


def _copy(source: Path, target: Path) -> None:
    engine = campaign_engine(source)
    try:
        target.unlink(missing_ok=True)
        copy_database(engine, target)
    finally:
        engine.dispose()


def _written(path: Path) -> float:
    return path.stat().st_mtime


def _row(copy: Path, present: Held | None) -> CopyRow:
    written = datetime.fromtimestamp(_written(copy), UTC) if copy.exists() else datetime.now(UTC)
    try:
        held = _held(copy)
    except CampaignFileError as error:
        return CopyRow(copy, written, fault=error.faults[0].message)
    number, posted, code, _ = held.entries[-1]
    turn = _turn_label(held.game, code)
    row = CopyRow(copy, written, turn, number, posted)
    if present is None:
        return row
    if held.uuid != present.uuid:
        return replace(row, fault="this is a copy of another campaign.")
    # Not strict: one of the two usually goes on where the other ends.
    pairs = zip(held.entries, present.entries, strict=False)
    # Compared from the start: behind the first difference equal numbers mean nothing.
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    return replace(row, behind=len(present.entries) - same, ahead=len(held.entries) - same)


def _present(path: Path) -> Held | None:
    """What a file holds with its log; None where it is damaged, or not there.

    Looked at in a copy: opening the file itself would play a log into it that may not be its own.
    """
    try:
        check_file(path)
        with a_look(path) as engine:
            return _held_in(engine, path)
    except (OSError, CampaignFileError):
        return None


def _held(path: Path) -> Held:
    """What a file holds. Raises `CampaignFileError` where it cannot be trusted."""
    check_file(path)
    engine = campaign_engine(path)
    try:
        held = _held_in(engine, path)
        with reading(engine) as connection:
            if strange_parts(connection, schema.revision(connection)):
                # It would not be opened.
                raise CampaignFileError(Fault("this was changed by another program.", str(path)))
        return held
    finally:
        engine.dispose()


def _faults(path: Path) -> tuple[Fault, ...]:
    engine = campaign_engine(path)
    try:
        with reading(engine) as connection:
            return inconsistencies(connection)
    finally:
        engine.dispose()


def _held_in(engine: Engine, path: Path) -> Held:
    with reading(engine) as connection:
        if schema.revision(connection) not in schema.known_revisions():
            raise CampaignFileError(Fault("this copy was written by a newer oobmgr.", str(path)))
        found = fetch(connection, "PRAGMA quick_check(1)")
        heads = fetch(connection, "SELECT uuid, name, game FROM campaign")
        entries = fetch(
            connection,
            "SELECT id, at, turn, title || command || coalesce(command_values, '')"
            " FROM journal_transaction ORDER BY id",
        )
    if found != [("ok",)] or not heads or not entries:
        raise CampaignFileError(Fault("the file is damaged.", str(path)))
    uuid, name, game = heads[0]
    return Held(uuid, name, game, tuple(entries))
