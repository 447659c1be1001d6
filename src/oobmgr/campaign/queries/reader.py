"""Looks at the books: which moment a thread sees, and whether its books can be trusted."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from oobmgr.campaign.books import BooksSnapshot
from oobmgr.campaign.damage import damage_told
from oobmgr.campaign.kept_books import KeptBooks
from oobmgr.domain.errors import Fault
from oobmgr.models.engines import reading

if TYPE_CHECKING:
    from oobmgr.campaign.player_turns import Position
    from oobmgr.models.engines import Engine
    from oobmgr.rules.game import Game

Given = ParamSpec("Given")
Found = TypeVar("Found")
Moment = tuple[BooksSnapshot, KeptBooks]


class BooksReader:
    """Looks at the books of one campaign: a question sees one moment, and any thread may ask."""

    def __init__(self, engine: Engine, game: Game, kept: KeptBooks | None = None) -> None:
        """Read through an engine; `kept` is what others read of the same books, too."""
        self._books = engine
        self._known = kept or KeptBooks(game)
        self._through = (engine, self._known)
        # For each thread: a worker's `one_moment` must not bind what the window asks.
        self._here = threading.local()
        self.game = game

    def read_through(self, engine: Engine) -> None:
        """Answer from now on with what is seen through this engine, such as one with a veil."""
        # What was read without a veil is not for one who reads through it, nor the other way.
        kept = self._known if engine is self._books else KeptBooks(self.game)
        self._through = (engine, kept)

    def _asked(
        self,
        answer: Callable[Concatenate[BooksSnapshot, Given], Found],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Found:
        """What a question is answered with by the books of one moment."""
        with self._look() as books:
            return answer(books, *given, **named)

    def _shared(
        self,
        answer: Callable[Concatenate[BooksSnapshot, Given], Found],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Found:
        """The same for what several parts of a window ask in one moment: answered once."""
        question = (answer, given, tuple(named.items()))
        with self._moment() as (books, kept):
            return kept.answer(books, question, lambda books: answer(books, *given, **named))

    @contextmanager
    def one_moment(self) -> Iterator[None]:
        """Answer what this thread asks from one moment of the books, whatever is written meanwhile.

        What belongs together agrees with itself, and a look at the books is begun once for all.
        """
        with self._moment() as found:
            before, self._here.found = getattr(self._here, "found", None), found
            try:
                yield
            finally:
                self._here.found = before

    @contextmanager
    def placed(self, place: Position) -> Iterator[None]:
        """Answer what this thread asks as if a phase that is over were still being played."""
        with self._moment() as (books, _):
            # Kept apart: what is answered for a phase that is over is not for one who asks of now.
            found = (books.placed(place), KeptBooks(self.game))
            before, self._here.found = getattr(self._here, "found", None), found
            try:
                yield
            finally:
                self._here.found = before

    @contextmanager
    def _moment(self) -> Iterator[Moment]:
        """The moment that this thread looks at, or else the present one."""
        found: Moment | None = getattr(self._here, "found", None)
        if found is not None:
            yield found
            return
        # Both at once, for another thread may draw the veil meanwhile.
        engine, kept = self._through
        with (
            damage_told(self.check),
            reading(engine) as connection,
            kept.look(connection) as books,
        ):
            yield books, kept

    @contextmanager
    def _look(self) -> Iterator[BooksSnapshot]:
        """The books of one moment."""
        with self._moment() as (books, _):
            yield books

    def check(self) -> tuple[Fault, ...]:
        """Whether the books agree with themselves; empty when they do."""
        from oobmgr.campaign.checks import inconsistencies

        with reading(self._books) as connection:
            faults = inconsistencies(connection, self.game)
        # Asked of the books themselves, for a veil alone would put every sum out; but then nothing
        # may be told.
        if faults and self._through[0] is not self._books:
            return (Fault("the books do not agree.", advice="Unlock all sheets to see where."),)
        return faults
