"""Which sides keep their sheets under a passphrase, and which of them are hidden now.

It is a courtesy lock: who owns the file can read it with other tools. What really hides is a file
made by `oobmgr.campaign.handover`.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.books import SEAL, BooksSnapshot
from oobmgr.campaign.player_turns import position_of
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault, OobmgrError, Refused
from oobmgr.domain.postings import Subject
from oobmgr.models.engines import fetch, reading
from oobmgr.models.veils import veiled_engine

if TYPE_CHECKING:
    from oobmgr.campaign.sight import Sight
    from oobmgr.models.engines import Connection, Engine
    from oobmgr.rules.game import Game

Draw = Callable[["Engine"], None]
_LOCKS: Final = "SELECT key, value FROM state WHERE subject = ? AND field = ?"


class Veil:
    """What is hidden in this session. Sides without a passphrase never are.

    `draw` is given the engine to read through whenever another one is needed.
    """

    def __init__(self, path: Path, engine: Engine, game: Game, draw: Draw) -> None:
        self._path = path
        self._engine = engine
        self._reading = engine
        self._game = game
        self._draw = draw
        self._sight: Sight | None = None
        self._seals: dict[SideId, str] = {}
        # Until when each is open: a part of a turn, or empty for as long as the session lasts.
        self._open: dict[SideId, str] = {}
        self._turnstile = threading.RLock()
        if game.hides_sheets:
            self.look()

    @property
    def locked(self) -> frozenset[SideId]:
        """The sides with a passphrase."""
        return frozenset(self._seals)

    @property
    def hidden(self) -> frozenset[SideId]:
        """The sides whose sheets are hidden now."""
        return frozenset(self._seals.keys() - self._open.keys())

    @contextmanager
    def drawn_over(self, sides: frozenset[SideId]) -> Iterator[Engine]:
        """An engine to read through while the sheets of these sides stay hidden, open or not."""
        from oobmgr.campaign.sight import Sight

        if not sides:
            yield self._engine
            return
        engine = veiled_engine(self._path, Sight(self._game, sides))
        try:
            yield engine
        finally:
            engine.dispose()

    def look(self) -> bool:
        """See which passphrases there are and who plays now; whether something else is hidden.

        To be called after every write, of this program or of another.
        """
        if not self._game.hides_sheets:
            return False
        with self._turnstile:
            before = self.hidden
            with reading(self._engine) as connection:
                self._seals = _seals(connection)
                # Only a sheet that is open for a part of the turn needs to know which one it is.
                moment = _part(connection, self._game) if any(self._open.values()) else ""
            # Opened for a part of the turn, and that part is over: closed again.
            self._open = {k: until for k, until in self._open.items() if until in {"", moment}}
            self._redraw()
            return self.hidden != before

    def unlock(self, side: SideId, passphrase: str, *, for_part: bool = False) -> None:
        """Open a side's sheets, until they are locked again or the session ends.

        With `for_part` they are hidden again when another part of the turn, or turn, begins.

        Raises:
            WrongPassphrase: it is another one.
        """
        with self._turnstile:
            self.prove(side, passphrase)
            with reading(self._engine) as connection:
                moment = _part(connection, self._game)
            self._open[side] = moment if for_part else ""
            self._redraw()

    def prove(self, side: SideId, passphrase: str) -> None:
        """Check a side's passphrase; any will do where it has none.

        Raises:
            WrongPassphrase: it is another one.
        """
        from oobmgr.campaign.passphrases import WrongPassphrase, opens

        seal = self._seals.get(side)
        if seal is not None and not opens(passphrase, seal):
            name = self._game.side(side).name
            advice = "Type it again; capitals count."
            raise WrongPassphrase(
                Fault(f"this is not the {name} passphrase.", "passphrase", advice=advice)
            )

    def lock(self, side: SideId | None = None) -> None:
        """Hide a side's sheets again; those of every side with a passphrase if none is named."""
        with self._turnstile:
            # Over a copy: entries go while it is walked.
            for known in tuple(self._open):
                if side in {None, known}:
                    del self._open[known]
            self._redraw()

    def opened_by_owner(self, side: SideId) -> None:
        """Leave a side's sheets open to the one who has just set its passphrase."""
        with self._turnstile:
            self._open[side] = ""

    def refuse_hidden(self, side: SideId) -> None:
        """Refuse what shows a side's sheets while they are hidden. Raises `Refused`."""
        if side in self.hidden and self._sight is not None:
            raise Refused(hidden_fault(self._sight))

    def sight(self, connection: Connection) -> Sight | None:
        """What may be seen, up to this moment of the books; None where nothing is hidden."""
        # Taken once: another thread may draw the veil between the test and its use.
        sight = self._sight
        if sight is not None:
            sight.catch_up(connection)
        return sight

    @contextmanager
    def quiet_faults(self) -> Iterator[None]:
        """Let no fault through that names what is hidden: what is wrong is said, not of whom."""
        try:
            yield
        except OobmgrError as error:
            if self._sight is None:
                raise
            # The same class, for the exit code and the window hang on it; without the cause, which
            # names the unit.
            raise type(error)(*(quiet(fault, self._sight) for fault in error.faults)) from None

    def close(self) -> None:
        """Let go of the file."""
        # The other one belongs to whoever handed it over.
        if self._reading is not self._engine:
            self._reading.dispose()

    def _redraw(self) -> None:
        """Read through another engine, where other sides are hidden than before."""
        hidden = self.hidden
        if hidden == (self._sight.hidden if self._sight else frozenset()):
            return
        from oobmgr.campaign.sight import Sight

        old = self._reading
        self._sight = Sight(self._game, hidden) if hidden else None
        self._reading = veiled_engine(self._path, self._sight) if self._sight else self._engine
        # First the new engine, then the old one is let go: a reader may ask at any moment.
        self._draw(self._reading)
        if old is not self._engine:
            old.dispose()


def quiet(fault: Fault, sight: Sight) -> Fault:
    """A fault without what is hidden."""
    if not sight.says(fault.message, fault.value, fault.advice, fault.where):
        return fault
    return hidden_fault(sight)


def hidden_fault(sight: Sight) -> Fault:
    """Why something cannot be done while sheets are hidden."""
    which = sight.hidden_names
    return Fault(
        f"this needs the {which} sheet, which is hidden.",
        advice=f"Unlock it with the {which} passphrase, or work the numbers out in a calculator.",
    )


def _seals(connection: Connection) -> dict[SideId, str]:
    rows = fetch(connection, _LOCKS, (Subject.LOCK, SEAL))
    return {SideId(side): json.loads(value) for side, value in rows}


def _part(connection: Connection, game: Game) -> str:
    """Which part of which turn is being played, as a text that is another for each."""
    books = BooksSnapshot(connection, game)
    held = books.player_turns(books.turn)
    return f"{books.turn} {position_of(held, books.side, books.phase)}"
