"""The order of battle as the screen shows it: lines of units, each with its words, ready to paint.

Everything is worked out once for all units, in the worker that read them; painting, sorting and
searching only look at what stands here.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import field
from functools import cache, cached_property, lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from oobmgr.campaign.finding import unit_text
from oobmgr.campaign.queries import Queries
from oobmgr.campaign.rows import FormationRow, UnitRow
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.formation_names import told_apart
from oobmgr.domain.quantities import Exact
from oobmgr.domain.unit_texts import split_path
from oobmgr.domain.values import dataclass, made_by_place
from oobmgr.rules.game import Game, Side
from oobmgr.rules.tables import Tables
from oobmgr.rules.unit_words import StepWords
from oobmgr.ui.viewmodels.kinds_of_units import Kind, Kinds, State, state_of
from oobmgr.ui.viewmodels.unit_sums import Sums
from oobmgr.ui.widgets.steps import StepsRow

_DIGITS: Final = re.compile(r"(\d+)")


@dataclass(frozen=True, slots=True)
class UnitLine:
    """One unit as a row of the table.

    Typing finds `found`, in lower case.
    """

    unit: UnitRow
    side: Side
    state: State
    found: str
    kind: Kind = field(compare=False)

    @property
    def status(self) -> str:
        """Its state in words, with the turn of arrival where it is still to come."""
        return self.kind.status

    @property
    def natural(self) -> tuple[tuple[int, int, str], ...]:
        """What designations are sorted by, so that 3 stands before 10."""
        return natural(self.unit.designation)

    @property
    def ratings(self) -> str:
        """The ratings with which it fights now."""
        return self.kind.ratings

    @property
    def strength(self) -> tuple[int, ...]:
        """What ratings are sorted by."""
        return self.kind.strength

    @property
    def figure(self) -> Exact | None:
        """The figure of the game for the unit as it stands; None where there is none."""
        figure = self.kind.priced[0]
        return figure.amount if figure else None

    @property
    def figure_text(self) -> str:
        """The figure as it is shown."""
        return self.kind.priced[1]

    @property
    def figure_case(self) -> str:
        """The rule that gives the figure."""
        figure = self.kind.priced[0]
        return figure.case if figure else ""

    @property
    def sums(self) -> Sums:
        """What it adds to the measures of the game."""
        return self.kind.sums

    @property
    def steps_known(self) -> bool:
        """No where its steps only stand in for those that nobody entered."""
        return self.kind.steps_known

    @property
    def has_steps(self) -> bool:
        """No where it has none by the rules."""
        return self.kind.has_steps

    @property
    def step_words(self) -> StepWords:
        """How its game calls steps."""
        return self.kind.words.step_words

    @property
    def boxes(self) -> StepsRow:
        """Its boxes; the numbers in them are none of a list."""
        # Drawn as nothing, not as boxes that somebody forgot to enter.
        if not self.has_steps:
            return StepsRow(0, none=True, step_words=self.step_words)
        unit, words = self.unit, self.step_words
        # Nought says "not entered": the number in the books only stands in for it.
        total = unit.steps if self.steps_known else 0
        return StepsRow(total, unit.steps - unit.steps_left, step_words=words)

    @property
    def words(self) -> str:
        """How it stands, and the words that hold beside that: ``on map, isolated``."""
        return ", ".join((self.status, *(mark.word for mark in self.unit.marks if not mark.away)))

    @property
    def formation(self) -> str:
        """The name of the formation that it belongs to."""
        return self.unit.path[-1] if self.unit.path else ""

    @property
    def full_name(self) -> str:
        """Its name with its formation, for two units of one number may stand in the same list."""
        return ", ".join(filter(None, (self.name, self.formation)))

    @property
    def name(self) -> str:
        """Designation, type and size, as sentences name the unit."""
        return f"{self.unit.designation} {self.unit.type} {self.unit.size}".strip()


class Numbers(NamedTuple):
    """How many units each side has, the dead among them, and how many of all are dead."""

    of_sides: Counter[str]
    dead: int


@dataclass(frozen=True)
class OrderOfBattle:
    """Everything that the screen shows.

    `past` is the turn looked back at, empty for now.
    """

    lines: tuple[UnitLine, ...]
    formations: tuple[FormationRow, ...]
    sides: tuple[Side, ...]
    past: str = ""

    @cached_property
    def numbers(self) -> Numbers:
        """The numbers that the tree shows, counted once."""
        # By names and not by functions of ours: each of twenty thousand units is asked.
        states = list(map(attrgetter("state"), self.lines))
        return Numbers(Counter(map(attrgetter("side.id"), self.lines)), states.count(State.DEAD))

    @cached_property
    def formation_names(self) -> dict[int, str]:
        """What each formation is called, with its army where another is called alike."""
        names = told_apart(row.path for row in self.formations)
        return {row.id: names.get(row.path, row.name) for row in self.formations}

    def side(self, side_id: str) -> Side:
        """The look of a side."""
        return next(side for side in self.sides if side.id == side_id)

    def below(self, formation_id: int) -> frozenset[int]:
        """The formation and all formations below it."""
        found = {formation_id}
        for formation in self.formations:  # in tree order: parents come first
            if formation.parent_id in found:
                found.add(formation.id)
        return frozenset(found)

    def formation_at(self, side: str, path: str) -> int | None:
        """The id of a side's formation by its path as written, None where there is none."""
        wanted = split_path(path)
        same = (f.id for f in self.formations if f.side == side and f.path == wanted)
        return next(same, None)


def read_order_of_battle(
    queries: Queries, as_of: str | None = None, before: Sequence[UnitLine] = ()
) -> OrderOfBattle:
    """Read all units, now or as of the end of a turn. Takes a worker's time, not the window's.

    `before` are the lines that are shown: those whose unit has not changed are taken over.
    """
    game = queries.game_at(as_of)
    lines = unit_lines(queries.units(as_of), game, queries.tables(as_of), before)
    books = OrderOfBattle(
        lines=lines,
        formations=queries.formations(as_of),
        sides=game.sides,
        past=game.calendar.label(TurnCode(as_of)) if as_of else "",
    )
    _ = books.numbers  # counted here, for in the window's thread thousands make it stand still
    return books


def unit_lines(
    units: Sequence[UnitRow], game: Game, tables: Tables, before: Sequence[UnitLine] = ()
) -> tuple[UnitLine, ...]:
    """Each unit with its words; `before` as in `read_order_of_battle`."""
    sides = {str(side.id): side for side in game.sides}
    kinds, made = Kinds(game, tables), _made()
    known = {line.unit.id: line for line in before}
    lines = []
    for unit in units:
        # A line that is taken over keeps its words and keys of sorting: after one mark in 20,000
        # units only one is made anew.
        line = known.get(unit.id)
        # Mostly it is the very same row, and to compare thousands by their values takes a while.
        if line is None or (line.unit is not unit and line.unit != unit):
            state, side = state_of(unit), sides[unit.side]
            line = made(unit, side, state, unit_text(unit), kinds.of(unit, state))
        lines.append(line)
    # When the list is read for the first time, nothing in it is chosen yet.
    kinds.prepare(sums=bool(before))
    return tuple(lines)


@cache
def _made() -> Callable[..., UnitLine]:
    """Write the function that makes a line of its parts."""
    return made_by_place(UnitLine, ("unit", "side", "state", "found", "kind"))


# The same few thousand texts come again with every reading of the books, so these are kept.
@lru_cache(maxsize=1 << 16)
def natural(text: str) -> tuple[tuple[int, int, str], ...]:
    """What to sort a designation by: its numbers as numbers, its letters without case."""
    if text.isdecimal():  # as most are: to take a text apart takes longer than all else of a line
        return ((0, int(text), ""),)
    parts = _DIGITS.split(text.lower())
    return tuple((0, int(p), "") if p.isdecimal() else (1, 0, p) for p in parts if p.strip())


Matches = Callable[[UnitLine], bool]
