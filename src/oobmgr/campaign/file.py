"""Campaign files: making, opening, backing up, upgrading. A file that is refused is not touched."""

from __future__ import annotations

import contextlib
import json
import os
import re
import sqlite3
import threading
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from oobmgr.campaign.kept_books import KeptBooks
from oobmgr.campaign.queries import Queries
from oobmgr.campaign.veil import Veil
from oobmgr.domain.errors import BadInput, CampaignFileError, Fault
from oobmgr.domain.postings import Subject
from oobmgr.known_games import described, entry_of
from oobmgr.known_games import game as find_game
from oobmgr.models import schema
from oobmgr.models.engines import (
    campaign_engine,
    check_in_place,
    copy_database,
    fetch,
    insert_rows,
    keep_log_beside,
    writing,
)
from oobmgr.models.faults import file_fault
from oobmgr.models.file_heads import SUFFIX, backups_folder, check_file
from oobmgr.rules.descriptions import KEY, TEXT
from oobmgr.rules.symbols import take_symbols

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

    from oobmgr.campaign.session import Posted, Session
    from oobmgr.domain.accounts import SideId
    from oobmgr.rules.books import OptionValue
    from oobmgr.rules.game import Game


@dataclass(frozen=True)
class NewCampaign:
    """What a new campaign is made of. Options left out take their defaults.

    `scenario` may be left empty where the game has only one. `description` is the text of a game
    that its player describes, `described_in` the name of its file, for the faults; such a game
    without a description is that of the sample.
    """

    name: str
    game: str
    scenario: str = ""
    variant: str = ""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    players: Mapping[str, str] = field(default_factory=dict)
    description: str = ""
    described_in: str = ""


class Campaign:
    """An open campaign: its game, the session that changes it, the queries that read it."""

    def __init__(self, path: Path, engine: Engine, game: Game) -> None:
        self.path = path
        self.game = game
        self._engine = engine
        take_symbols(game.symbols)
        # One for questions and commands: a plan looks at the same books as the page before it.
        self._kept = KeptBooks(game)
        self.queries = Queries(engine, game, self._kept)
        self.veil = Veil(path, engine, game, self.queries.read_through)
        self._session: Session | None = None
        self._turnstile = threading.Lock()

    @property
    def session(self) -> Session:
        """What changes the books; made when it is first wanted, for most commands only read."""
        from oobmgr.campaign.session import Session

        with self._turnstile:
            if self._session is None:
                self._session = Session(self._engine, self.game, self.backup, self.veil, self._kept)
            return self._session

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        self.veil.close()
        self._engine.dispose()

    def set_passphrase(self, side: SideId, new: str | None, old: str = "", by: str = "") -> Posted:
        """Set, change (None: take off) the passphrase of a side's sheets; open in this session.

        Raises:
            WrongPassphrase: the old one is wrong.
            BadInput: the new one is too short or too long.
            Refused: the game hides no sheets.
        """
        from oobmgr.campaign.commands import SetPassphrase
        from oobmgr.campaign.passphrases import sealed

        self.veil.prove(side, old)
        seal = None if new is None else sealed(new)
        self.veil.opened_by_owner(side)
        return self.session.execute(SetPassphrase(side, seal), by)

    @property
    def books(self) -> Engine:
        """The books themselves, whoever's sheets are hidden: for what knows whose a line is."""
        return self._engine

    @property
    def backup_folder(self) -> Path:
        """Where the copies of this campaign are kept: beside the file."""
        return backups_folder(self.path)

    def backups(self) -> tuple[Path, ...]:
        """The copies that are there, newest first."""
        found = self.backup_folder.glob(f"*{SUFFIX}")
        return tuple(sorted(found, key=lambda p: p.stat().st_mtime, reverse=True))

    def check_in_place(self) -> None:
        """See that the file still lies where it was opened. Raises `FileMoved`."""
        check_in_place(self._engine)

    def save_copy(self, target: Path) -> None:
        """Copy the whole campaign, as it is open, into a new file.

        Raises:
            CampaignFileError: there is a file already, or the copy cannot be written.
        """
        with new_file(target) as part:
            copy_database(self._engine, part)

    def backup(self, label: str = "") -> Path:
        """Copy the whole campaign beside it and return the copy's path.

        Raises:
            CampaignFileError: the copy cannot be written.
        """
        stamp = datetime.now(UTC).strftime("%Y-%m-%d %H%M%S")
        plain = " ".join(re.sub(r"[^\w .,()-]", " ", label).split())
        name = f"{self.path.stem} {plain} {stamp}".replace("  ", " ")
        return _copy(self._engine, self.backup_folder / f"{name}{SUFFIX}")


def _copy(engine: Engine, target: Path) -> Path:
    from sqlalchemy.exc import DBAPIError

    part = target.with_suffix(f".{os.getpid()}.part")
    try:
        target.parent.mkdir(exist_ok=True)
        _remove_database(part)
        copy_database(engine, part)
        _sync(part)
        return _placed(part, target)
    except (OSError, sqlite3.Error, DBAPIError) as error:
        why = getattr(error, "strerror", None) or error
        raise CampaignFileError(
            Fault(f"no backup could be written: {why}.", where=str(target))
        ) from error
    finally:
        _remove_database(part)


def _placed(part: Path, target: Path) -> Path:
    """Give a finished file its name; where that is taken, the next number."""
    number, wanted = 1, target
    while True:
        try:
            _link(part, wanted)
        except FileExistsError:
            number += 1
            wanted = target.with_stem(f"{target.stem} {number}")
        else:
            return wanted


def _link(part: Path, path: Path) -> None:
    """Let the file appear under its name, whole. Raises `FileExistsError`; replaces nothing."""
    try:
        # Unlike a rename, a link fails where the name is taken meanwhile.
        os.link(part, path)
    except FileExistsError:
        raise
    except (OSError, NotImplementedError):  # a file system without hard links, such as FAT
        if path.exists():
            raise FileExistsError(str(path)) from None
        part.rename(path)


def _sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def create_campaign(path: Path, new: NewCampaign) -> Campaign:
    """Make a campaign file and open it. The file appears whole or not at all.

    Raises:
        BadInput: unknown game, scenario, variant or option, or a description with faults.
        CampaignFileError: there is a file already, or the folder cannot be written.
    """
    game = game_of(new)
    chosen = _checked(new, game)
    with new_file(path) as part:
        _build(part, chosen, game)
    return open_campaign(path)


def game_of(new: NewCampaign) -> Game:
    """The game of a new campaign: as described, where it comes with a description."""
    if new.description:
        return described(new.game, new.description, new.described_in)
    return find_game(new.game)


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """Give the name of an empty file; it takes its place at the end, whole or not at all.

    Raises:
        CampaignFileError: there is a file already, or the folder cannot be written.
    """
    _check_free(path)
    part = path.with_name(f"{path.name}.part")
    _remove_database(part)
    try:
        part.touch(exist_ok=False)
        yield part
        _sync(part)
        _link(part, path)
    except OSError as error:
        raise CampaignFileError(
            Fault(f"the file cannot be made: {error.strerror or error}.", where=str(path))
        ) from error
    finally:
        _remove_database(part)


def _check_free(path: Path) -> None:
    if path.exists():
        what = "this is a folder" if path.is_dir() else "there is a file of this name already"
        raise CampaignFileError(Fault(f"{what}.", str(path), advice="Choose another name."))
    if path.with_name(f"{path.name}-wal").exists():
        # The database would take it for the log of the new file, and play it into that.
        message = "the log of another campaign of this name lies there."
        advice = "Choose another name, or put its campaign back and open that first."
        raise CampaignFileError(Fault(message, f"{path}-wal", advice=advice))
    if not path.parent.is_dir():
        raise CampaignFileError(
            Fault("there is no such folder.", where=str(path.parent), advice="Make it first.")
        )


def _checked(new: NewCampaign, game: Game) -> NewCampaign:
    scenarios = {scenario.id: scenario for scenario in game.scenarios}
    chosen = new.scenario or (next(iter(scenarios)) if len(scenarios) == 1 else "")
    if chosen not in scenarios:
        raise BadInput(
            Fault(
                f"{game.name} has no scenario {chosen!r}.",
                where="scenario",
                value=chosen,
                advice=f"Known: {', '.join(scenarios)}.",
            )
        )
    variants = [variant.id for variant in scenarios[chosen].variants]
    variant = new.variant or variants[0]
    if variant not in variants:
        raise BadInput(
            Fault(
                f"there is no variant {variant!r}.",
                where="variant",
                value=variant,
                advice=f"Known: {', '.join(variants)}.",
            )
        )
    sides = {side.id for side in game.sides}
    strangers = [side for side in new.players if side not in sides]
    if strangers:
        raise BadInput(
            Fault(
                f"{game.name} has no side {strangers[0]!r}.",
                where="players",
                advice=f"Known: {', '.join(sorted(sides))}.",
            )
        )
    name = new.name.strip() or scenarios[chosen].name
    return NewCampaign(name, game.id, chosen, variant, new.options, new.players)


def _build(path: Path, new: NewCampaign, game: Game) -> None:
    from oobmgr.campaign.commands import ImportOrderOfBattle, OpenBooks
    from oobmgr.campaign.session import Session

    engine = campaign_engine(path)
    try:
        keep_log_beside(engine)
        schema.upgrade(engine)
        with writing(engine) as connection:
            values = {
                "id": 1,
                "uuid": str(uuid.uuid4()),
                "name": new.name,
                "game": new.game,
                "scenario": new.scenario,
                "variant": new.variant,
                "players": json.dumps(dict(new.players)),
                "created_at": datetime.now(UTC).isoformat(timespec="seconds"),
                "created_with": metadata.version("oobmgr"),
            }
            insert_rows(connection, "campaign", tuple(values), [tuple(values.values())])
        # Nobody has a copy made of a file that is not finished.
        session = Session(engine, game, lambda label: label)
        session.execute(OpenBooks(new.scenario, new.variant, new.options))
        scenario = next(one for one in game.scenarios if one.id == new.scenario)
        if scenario.units is not None:
            session.execute(ImportOrderOfBattle(scenario.units(), source=scenario.name))
    finally:
        engine.dispose()


def _remove_database(path: Path) -> None:
    for tail in ("", "-wal", "-shm", "-journal"):
        with contextlib.suppress(OSError):
            path.with_name(path.name + tail).unlink()


def open_campaign(path: Path) -> Campaign:
    """Open a campaign file, upgrading an older one after a backup.

    Raises:
        CampaignFileError: no file, no campaign, a newer program's, locked or read-only. The file
            is left as it is.
    """
    path = Path(path)
    check_file(path)
    engine = campaign_engine(path)
    try:
        game = _identified(engine, path)
        keep_log_beside(engine)
    except BaseException:
        engine.dispose()
        raise
    return Campaign(path, engine, game)


def _identified(engine: Engine, path: Path) -> Game:
    # Asked in a write transaction, which finds out whether another program holds the file.
    with writing(engine) as connection:
        found = schema.revision(connection)
        _check_revision(found, path)
        rows = fetch(connection, "SELECT game FROM campaign")
        game = _game_of(str(rows[0][0]), path, connection) if rows else None
    if game is None:
        raise CampaignFileError(file_fault("malformed", str(path)))
    if found != schema.HEAD:
        stamp = datetime.now(UTC).strftime("%Y-%m-%d %H%M%S")
        _copy(engine, backups_folder(path) / f"{path.stem} before upgrade {stamp}{SUFFIX}")
        schema.upgrade(engine)
    return game


def _check_revision(found: str | None, path: Path) -> None:
    if found is None:
        raise CampaignFileError(file_fault("malformed", str(path)))
    if found not in schema.known_revisions():
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
