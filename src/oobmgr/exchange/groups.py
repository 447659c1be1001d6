"""Problems of the same kind told once, with how many there are and where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.exchange.readings import Problem

_GAP: Final = "\u2026"
_MOST_TOLD: Final = 3


@dataclass(frozen=True, slots=True)
class ProblemGroup:
    """Problems that differ in their cells and what stands there. `cells` are told as ranges."""

    first: Problem
    count: int
    cells: tuple[str, ...]

    def sentence(self) -> str:
        """The group as one line of text."""
        if self.count == 1:
            return self.first.sentence()
        others = [one for one in self.cells if one != self.first.where][:_MOST_TOLD]
        more = ", \u2026" if len(self.cells) > len(others) + 1 else ""
        where = f" ({', '.join(others)}{more})" if others else ""
        return f"{self.first.sentence()} {counted(self.count, 'cell')} so{where}."


def grouped(problems: Iterable[Problem]) -> tuple[ProblemGroup, ...]:
    """The problems by kind, in the order in which each kind comes first."""
    kinds: dict[tuple[str, ...], list[Problem]] = {}
    for problem in problems:
        kinds.setdefault(_kind(problem), []).append(problem)
    return tuple(ProblemGroup(some[0], len(some), tuple(_ranges(some))) for some in kinds.values())


def _kind(problem: Problem) -> tuple[str, ...]:
    # What stands in the cell, and what was made of it, differ from cell to cell.
    message = problem.message
    if problem.found:
        message = message.replace(problem.found, _GAP)
    column = str(problem.place[1]) if problem.of_a_cell and problem.place else ""
    # Sentences that differ only in their figures are of one kind.
    plain = "".join(_GAP if letter.isdigit() else letter for letter in message)
    return (problem.severity, column and problem.expected, _single(plain))


def _single(text: str) -> str:
    """A text with each run of gaps and dashes between them as one."""
    words = ("" if set(word) <= _NUMBERS else word for word in text.split())
    return " ".join(filter(None, words))


_NUMBERS: Final = frozenset(f"{_GAP}-.,;'\"#")


def _ranges(problems: Sequence[Problem]) -> Iterable[str]:
    """Where they are: cells of a column that follow each other as one, ``Blue!F2:F17``."""
    run: list[Problem] = []
    # Sheets in the order of the workbook and not of the alphabet.
    sheets = {problem.sheet: at for at, problem in enumerate(problems)}
    for problem in sorted(problems, key=lambda one: (sheets[one.sheet], *_down(one))):
        if run and _follows(run[-1], problem):
            run.append(problem)
            continue
        if run:
            yield _told(run)
        run = [problem]
    if run:
        yield _told(run)


def _down(problem: Problem) -> tuple[int, int]:
    """Its column and row: cells that follow each other down a column stand together."""
    row, column = problem.place or (-1, -1)
    return column, row


def _follows(before: Problem, problem: Problem) -> bool:
    if before.place is None or problem.place is None or before.sheet != problem.sheet:
        return False
    return problem.place == (before.place[0] + 1, before.place[1])


def _told(run: Sequence[Problem]) -> str:
    last = run[-1]
    if len(run) == 1 or last.place is None:
        return run[0].where
    return f"{run[0].where}:{last.cell}"
