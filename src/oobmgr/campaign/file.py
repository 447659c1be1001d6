"""Campaign files: making, opening, backing up, upgrading. A file that is refused is not touched."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import field
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from oobmgr.campaign.damage import damage_told
from oobmgr.campaign.kept_books import KeptBooks
from oobmgr.campaign.leftovers import sweep
from oobmgr.campaign.opening import identified
from oobmgr.campaign.placing import new_file, write_copy
from oobmgr.campaign.queries import Queries
from oobmgr.campaign.veil import Veil
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass
from oobmgr.known_games import described
from oobmgr.known_games import game as find_game
from oobmgr.models import schema
from oobmgr.models.engines import (
    campaign_engine,
    copy_database,
    insert_rows,
    keep_log_beside,
    reading,
    writing,
)
from oobmgr.models.file_heads import SUFFIX, backups_folder, check_file
from oobmgr.models.log_heads import LogState, log_state
from oobmgr.rules.symbols import take_symbols

if TYPE_CHECKING:
    from oobmgr.campaign.session import Posted, Session
    from oobmgr.domain.accounts import SideId
    from oobmgr.models.engines import Engine
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

        # Two threads may want the first session at the same time.
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

    @contextmanager
    def open_to_all(self) -> Iterator[Queries]:
        """Questions to what anybody may see: nothing of a side with a passphrase, open here or not.

        In a file that was made for one side, nothing of that side either: the other has none of it.
        """
        absent = self.queries.unseen_sides() - self.veil.hidden
        every = frozenset(side.id for side in self.game.sides)
        with self.veil.drawn_over(every if absent else self.veil.locked) as engine:
            yield Queries(engine, self.game)

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
        # Before it is locked: the veil looks after the write, and would hide it from its owner.
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
        self._engine.check_in_place()

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
        # With seconds, so that two copies of one turn have names of their own.
        stamp = datetime.now(UTC).strftime("%Y-%m-%d %H%M%S")
        # A label holds the name of a turn, and a description may call a turn anything: a slash
        # would be a folder.
        plain = " ".join(re.sub(r"[^\w .,()-]", " ", label).split())
        name = f"{self.path.stem} {plain} {stamp}".replace("  ", " ")
        return write_copy(self._engine, self.backup_folder / f"{name}{SUFFIX}")


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


def _checked(new: NewCampaign, game: Game) -> NewCampaign:
    scenarios = {scenario.id: scenario for scenario in game.scenarios}
    # A player who has no choice need not name the one there is.
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
    # The description stays out: the game holds it by now.
    return NewCampaign(name, game.id, chosen, variant, new.options, new.players)


def _build(path: Path, new: NewCampaign, game: Game) -> None:
    # Both take longer to load than opening a campaign takes, and only a new one needs them.
    import uuid
    from importlib import metadata

    from oobmgr.campaign.commands import ImportOrderOfBattle, OpenBooks
    from oobmgr.campaign.session import Session

    engine = campaign_engine(path)
    try:
        keep_log_beside(engine)
        schema.make(engine)
        with writing(engine) as connection:
            # By name and in one place: the columns and their values cannot fall apart.
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
        # In an entry of its own, so that it can be taken back without the campaign.
        scenario = next(one for one in game.scenarios if one.id == new.scenario)
        if scenario.units is not None:
            session.execute(ImportOrderOfBattle(scenario.units(), source=scenario.name))
    finally:
        engine.dispose()


def open_campaign(path: Path) -> Campaign:
    """Open a campaign file, upgrading an older one after a backup.

    Raises:
        CampaignFileError: no file, no campaign, a newer program's, locked or read-only. The file
            is left as it is.
        FileAltered: another program changed its form or what it cannot do without.
        StrangeLog: the log that a crash left beside it is not its own.
    """
    path = Path(path)
    check_file(path)
    # Before the first connection, which plays whatever log lies there into the file.
    if log_state(path) is not LogState.NONE:
        from oobmgr.campaign.logs import refuse_strange_log

        refuse_strange_log(path)
    engine = campaign_engine(path)
    try:
        with damage_told(lambda: _check(engine)):
            game = identified(engine, path)
            keep_log_beside(engine)
            # Only now is it known to be ours, and what lies beside it, too.
            sweep(path)
            return Campaign(path, engine, game)
    # Whatever stopped it, an interrupt included: an engine left open would keep the log in use.
    except BaseException:
        engine.dispose()
        raise


def _check(engine: Engine) -> tuple[Fault, ...]:
    from oobmgr.campaign.checks import inconsistencies

    with reading(engine) as connection:
        return inconsistencies(connection)
