"""What is looked at before a campaign file is opened: whose it is, its form, its game."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.placing import write_copy
from oobmgr.domain.errors import BadInput, CampaignFileError, Fault, FileAltered
from oobmgr.domain.postings import Subject
from oobmgr.known_games import described, entry_of
from oobmgr.known_games import game as find_game
from oobmgr.models import schema
from oobmgr.models.engines import fetch, writing
from oobmgr.models.faults import file_fault
from oobmgr.models.file_heads import SUFFIX, backups_folder
from oobmgr.models.shapes import strange_parts
from oobmgr.rules.descriptions import KEY, TEXT

if TYPE_CHECKING:
    from oobmgr.models.engines import Connection, Engine
    from oobmgr.rules.game import Game


def identified(engine: Engine, path: Path) -> Game:
    """The game of a campaign file, which is brought up to the present revision.

    Raises:
        CampaignFileError: it is damaged, locked, or of a newer program.
        FileAltered: another program changed its form.
    """
    # Asked in a write transaction, which finds out whether another program holds the file.
    with writing(engine) as connection:
        found = schema.revision(connection)
        _check_revision(found, path)
        # Before anything is written: a trigger of another program would act then.
        strange = strange_parts(connection, found)
        if strange:
            faults = (part.fault for part in strange)
            raise FileAltered(*faults, Fault(_UNTOUCHED, str(path), advice=_MEND))
        rows = fetch(connection, "SELECT game FROM campaign")
        game = _game_of(str(rows[0][0]), path, connection) if rows else None
    if game is None:
        raise CampaignFileError(file_fault("malformed", str(path)))
    if found != schema.HEAD:
        stamp = datetime.now(UTC).strftime("%Y-%m-%d %H%M%S")
        # Named for what it is, and never overwritten: an upgrade has no way back but this copy.
        write_copy(engine, backups_folder(path) / f"{path.stem} before upgrade {stamp}{SUFFIX}")
        schema.upgrade(engine)
    return game


# As revisions are named: `20260901_digests`.
_OF_A_DATE: Final = re.compile(r"\d{8}_\w+$")
_UNTOUCHED: Final = "it was changed by another program, and is not opened."
_MEND: Final = "Restore a copy, or rebuild the books from the journal in a new file."


def _check_revision(found: str | None, path: Path) -> None:
    if found is None:
        raise CampaignFileError(file_fault("malformed", str(path)))
    if found not in schema.known_revisions():
        # A newer program has a later date; a name before ours that we do not know never was one.
        if found < schema.HEAD or not _OF_A_DATE.match(found):
            message = (
                f"no version of oobmgr has kept books in this form: {found or 'none is named'}."
            )
            raise FileAltered(Fault(message, str(path), advice=_MEND))
        raise CampaignFileError(
            Fault(
                f"this campaign was written by a newer oobmgr (books {found}).",
                where=str(path),
                advice="Install the newer program; the file was not changed.",
            )
        )


def _description(connection: Connection) -> str:
    """The description that a campaign carries, of a game that its player describes."""
    rows = fetch(
        connection,
        "SELECT value FROM state WHERE subject = ? AND key = ? AND field = ?",
        (Subject.DESCRIPTION, KEY, TEXT),
    )
    return str(json.loads(rows[0][0])) if rows else ""


def _game_of(game_id: str, path: Path, connection: Connection) -> Game:
    try:
        carried = bool(entry_of(game_id).described)
    except BadInput:
        raise CampaignFileError(
            Fault(
                f"this campaign is of a game that this oobmgr does not know: {game_id}.",
                where=str(path),
                advice="Install the newer program; the file was not changed.",
            )
        ) from None
    if not carried:
        return find_game(game_id)
    try:
        return described(game_id, _description(connection))
    except BadInput as error:
        why = error.faults[0].sentence()
        raise CampaignFileError(
            Fault(
                f"the description of its game cannot be read: {why}",
                where=str(path),
                advice="Install the newer program; the file was not changed.",
            )
        ) from None
