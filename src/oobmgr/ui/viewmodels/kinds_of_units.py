"""Kinds of units: what thousands of them have in common, worked out once."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Final

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import shown
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.reports.unit_sheets import ratings_now
from oobmgr.rules.game import Game
from oobmgr.rules.symbols import symbol_name
from oobmgr.rules.tables import Tables
from oobmgr.rules.unit_figures import UnitAmount
from oobmgr.rules.unit_words import UnitWords
from oobmgr.ui.viewmodels.unit_sums import Sums, sums_of

_DIGITS: Final = re.compile(r"\d+")


class State(StrEnum):
    """How a unit stands, as the status filter names it."""

    ON_MAP = "on_map"
    REDUCED = "reduced"
    OFF_MAP = "off_map"
    DUE = "due"
    DEAD = "dead"

    @property
    def word(self) -> str:
        """The state as menus write it."""
        return _WORDS[self]


_WORDS: Final = {
    State.ON_MAP: "on the map",
    State.REDUCED: "reduced",
    State.OFF_MAP: "off the map",
    State.DUE: "to arrive",
    State.DEAD: "dead pile",
}


OF_THE_DEAD: Final = (None, "")
"""What `Kind.priced` of dead units is, and of no others."""


@dataclass(frozen=True)
class Kind:
    """What thousands of units have in common: worked out once for all of them, when it is asked.

    `one` is one of them, `kinds` are those of the same reading; units that are `alike` have the
    same figure. `status` is their state in words, with the turn of arrival where it is still to
    come.
    """

    one: UnitRow
    kinds: Kinds
    alike: Hashable
    status: str

    @cached_property
    def ratings(self) -> str:
        """Those with which they fight now: of their reduced side when they are reduced."""
        return ratings_now(self.one, self.words)

    @cached_property
    def strength(self) -> tuple[int, ...]:
        """What ratings are sorted by."""
        return tuple(int(number) for number in _DIGITS.findall(self.ratings))

    @cached_property
    def priced(self) -> tuple[UnitAmount | None, str]:
        """The figure of the game for such a unit as it stands, with its text."""
        # The dead have none: nothing of them could be spent or counted.
        dead = self.one.status is UnitStatus.DEAD
        return OF_THE_DEAD if dead else self.kinds.figure(self.one, self.alike)

    @cached_property
    def sums(self) -> Sums:
        """What one adds to the measures of the game."""
        return sums_of(self.one, self.kinds.game)

    @property
    def has_steps(self) -> bool:
        """No where they have none by the rules."""
        return self.words.step_words.has(self.one)

    @property
    def steps_known(self) -> bool:
        """No where their steps only stand in for those that nobody entered."""
        return self.words.steps_known(self.one)

    @property
    def placed(self) -> bool:
        """Whether they stand somewhere on the map."""
        return bool(self.one.hex)

    @property
    def words(self) -> UnitWords:
        """How their game speaks of units."""
        return self.kinds.game.unit_words


# Before Python 3.12 a member of an enumeration is found by a function, each time that it is named.
_ON_MAP, _REDUCED, _DUE, _DEAD = State.ON_MAP, State.REDUCED, State.DUE, State.DEAD
_STATES: Final = {UnitStatus.DEAD: _DEAD, UnitStatus.DUE: _DUE}


def state_of(unit: UnitRow) -> State:
    """How a unit stands."""
    # Before the steps: a unit that is due is not reduced, whatever it brings.
    found = _STATES.get(unit.status)
    if found is not None:
        return found
    # Marks first, as most units have none and the question is asked of thousands.
    if unit.marks and unit.off_map:
        return State.OFF_MAP
    return _REDUCED if 0 < unit.steps_left < unit.steps else _ON_MAP


def _status(unit: UnitRow, state: State, game: Game, arrives: Callable[[str], str]) -> str:
    if state is _DUE:
        return arrives(unit.arrival)
    if state is _REDUCED:
        side = game.unit_words.reduced_side(unit.traits)
        return side[0] if side else "reduced"
    if state is _DEAD:
        return "dead"
    if state is State.OFF_MAP:
        return "off map"
    return "on map" if unit.hex else "not placed"


def _arrivals(game: Game) -> Callable[[str], str]:
    """Make the words for a turn of arrival, each once: thousands of units share a few turns."""

    def words(arrival: str) -> str:
        turn = game.calendar.short(TurnCode(arrival)) if arrival else ""
        return f"arrives {turn}".strip()

    return lru_cache(maxsize=None)(words)


class Kinds:
    """Kinds of units by what they depend on, of one reading of the books."""

    def __init__(self, game: Game, tables: Tables) -> None:
        self.game, self._tables, self._arrives = game, tables, _arrivals(game)
        # Which units have the same figure only the game knows; by that they are grouped.
        self._alike = game.unit_figure.alike if game.unit_figure else None
        self._known: dict[Hashable, Kind] = {}
        self._figures: dict[Hashable, tuple[UnitAmount | None, str]] = {}

    def of(self, unit: UnitRow, state: State) -> Kind:
        """The kind of a unit as it stands."""
        alike = self._alike(unit) if self._alike else None
        # Units that were read together share ratings and traits as objects, which live as long as
        # any is asked of: to compare those by their values would take longer than all the rest.
        key = (
            *(id(unit.ratings), id(unit.traits), unit.rating_text, unit.steps, unit.steps_left),
            *(state, unit.type, unit.arrival, unit.marks, not unit.hex, alike),
        )
        found = self._known.get(key)
        if found is None:
            status = _status(unit, state, self.game, self._arrives)
            found = self._known[key] = Kind(unit, self, alike, status)
        return found

    def prepare(self, *, sums: bool) -> None:
        """Work out or load what would else be while the first units are painted.

        `sums` are wanted where units may be chosen, whose lines the window then adds up.
        """
        for kind in self._known.values():
            symbol_name(kind.one.type)
            if sums:
                _ = kind.sums
            if kind.one.status is not UnitStatus.DEAD:
                self.figure(kind.one, kind.alike)

    def figure(self, unit: UnitRow, alike: Hashable) -> tuple[UnitAmount | None, str]:
        """The figure of a kind with its text: to write a fraction takes longer than all else."""
        if alike not in self._figures:
            asked = self.game.unit_figure
            figure = asked.of(unit, self._tables) if asked else None
            self._figures[alike] = figure, shown(figure.amount) if figure else ""
        return self._figures[alike]
