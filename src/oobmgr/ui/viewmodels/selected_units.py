"""What units of the order of battle are together: their steps, figures, marks and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter, is_
from typing import Final

from oobmgr.domain.quantities import Exact, counted, shown
from oobmgr.domain.values import dataclass
from oobmgr.rules.unit_words import PLAIN_STEPS, StepWords
from oobmgr.ui.viewmodels.kinds_of_units import OF_THE_DEAD, State
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle, UnitLine
from oobmgr.ui.viewmodels.unit_sums import (
    NOT_KNOWN,
    counted_alike,
    sum_words,
    type_and_nation_words,
)

_MEANT_SHOWN: Final = 2


@dataclass(frozen=True, slots=True)
class Selected:
    """What the selected units are together; `unknown` have steps that nobody entered.

    `number` are those that have steps; where none has any, nothing is told of these. What is still
    `to_arrive` is in none of these figures, and has its own; None where all have come.
    """

    number: int
    steps: int
    steps_left: int
    figure: Exact | None
    unknown: int = 0
    sums: tuple[tuple[str, str], ...] = ()
    step_words: StepWords = PLAIN_STEPS
    to_arrive: Selected | None = None
    units: int = 0

    def figure_words(self, sign: str) -> str:
        """``2 ½ SP``, exact; empty where no unit has the figure, or that of one is not known."""
        return figure_words(self.figure, sign)

    @property
    def steps_words(self) -> str:
        """``5 of 6 steps``; units of unknown steps are counted beside them, never added."""
        several = self.step_words.several
        if not self.number:
            return ""
        known = f"{self.steps_figure} {several}"
        if not self.unknown:
            return known
        unknown = f"{counted(self.unknown, 'unit')} with unknown {several}"
        return f"{known} and {unknown}" if self.number > self.unknown else unknown

    @property
    def steps_figure(self) -> str:
        """``5 of 6``: the steps that are known."""
        return f"{self.steps_left:,} of {self.steps:,}"

    def words(self, sign: str) -> str:
        """``5 of 6 steps, Attack 21, 2 SP; 1 unit to arrive: 2 of 2 steps, Attack 9, ½ SP``."""
        sums = (
            f"{name} not known" if total == NOT_KNOWN else f"{name} {total}"
            for name, total in self.sums
        )
        here = ", ".join(filter(None, (self.steps_words, *sums, self.figure_words(sign))))
        if self.to_arrive is None:
            return here
        later = self.to_arrive
        told = ": ".join(filter(None, (to_arrive_words(later.units), later.words(sign))))
        return "; ".join(filter(None, (here, told)))


class Selection:
    """The units that are selected in the books as they were read, and what they come to."""

    def __init__(self, books: OrderOfBattle | None, lines: Sequence[UnitLine]) -> None:
        """Sum units up; without books before anything was read."""
        self._books, self.lines = books, lines
        self.sums = selected(lines)
        self.kinds = type_and_nation_words(lines) if lines else ""

    def is_of(self, books: OrderOfBattle, lines: Sequence[UnitLine]) -> bool:
        """Whether these are the same units of the same reading: then nothing is summed anew."""
        same = books is self._books and len(lines) == len(self.lines)
        # By identity: to compare thousands by their values takes as long as to sum them up.
        return same and all(map(is_, lines, self.lines))


def figure_sum(lines: Sequence[UnitLine]) -> Exact | None:
    """The figure of units together, exact, as a stack adds it before rounding.

    The dead have no figure; where that of another unit is not known, the sum is not either.
    """
    priced = [one for one in map(attrgetter("kind.priced"), lines) if one is not OF_THE_DEAD]
    # Few figures stand in thousands of units, and adding fractions is slow.
    figures = [(figure, number) for (figure, _), number in counted_alike(priced)]
    known = [figure.amount * number for figure, number in figures if figure is not None]
    # A sum without the unknown ones would pass for the whole.
    return sum(known) if known and len(known) == len(figures) else None


def figure_words(figure: Exact | None, sign: str) -> str:
    """``2 ½ SP``, exact; empty where there is none, or nobody knows it."""
    return "" if figure is None else f"{shown(figure)} {sign}"


def to_arrive_words(number: int) -> str:
    """``2 units to arrive``."""
    return f"{counted(number, 'unit')} to arrive"


def present(lines: Sequence[UnitLine]) -> tuple[Sequence[UnitLine], Sequence[UnitLine]]:
    """The units that are there, and those that are still to arrive."""
    due = [line for line in lines if line.state is State.DUE]
    # Mostly none is: thousands need not be copied then.
    return ([line for line in lines if line.state is not State.DUE], due) if due else (lines, due)


def selected(lines: Sequence[UnitLine]) -> Selected:
    """Sum the selected units up, those still to arrive apart: nobody fights with them yet."""
    here, due = present(lines)
    return replace(_summed(here), to_arrive=_summed(due) if due else None)


def _summed(lines: Sequence[UnitLine]) -> Selected:
    kinds = counted_alike(map(attrgetter("kind"), lines))
    having = [(kind, number) for kind, number in kinds if kind.has_steps]
    # Steps that nobody entered are not added, or the sum would be taken for known.
    known = [(kind.one, number) for kind, number in having if kind.steps_known]
    return Selected(
        number=sum(number for _, number in having),
        steps=sum(unit.steps * number for unit, number in known),
        steps_left=sum(unit.steps_left * number for unit, number in known),
        figure=figure_sum(lines),
        unknown=sum(number for kind, number in having if not kind.steps_known),
        sums=sum_words(list(map(attrgetter("kind.sums"), lines))),
        step_words=lines[0].step_words if lines else PLAIN_STEPS,
        units=len(lines),
    )


def mark_counts(lines: Sequence[UnitLine]) -> tuple[tuple[str, int], ...]:
    """The words that units carry, with how many carry each: ``(("isolated", 2),)``."""
    return tuple(Counter(mark.word for line in lines for mark in line.unit.marks).items())


def like_words(meant: Sequence[str]) -> str:
    """``, like infantry``: what mistyped words of a search were taken for; empty for none."""
    return f", like {' or '.join(meant[:_MEANT_SHOWN])}" if meant else ""


def count_words(shown_number: int, total: int) -> str:
    """``18 of 1,046 units``, or ``1,046 units`` where all are shown."""
    noun = "unit" if total == 1 else "units"
    return f"{total:,} {noun}" if shown_number == total else f"{shown_number:,} of {total:,} {noun}"
