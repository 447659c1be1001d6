"""Questions about a workbook: what is not sure is asked once, however many rows it is about."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from typing import Final

from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass

LEAVE_OUT: Final = "leave out"
"""The answer that nothing is read of what was asked about."""
_MOST_CELLS: Final = 5


@dataclass(frozen=True, slots=True)
class Question:
    """Something that the program would take in one way, and is not sure of.

    `id` stays the same from one reading of a workbook to the next. `proposal` is one of the
    `choices`; another answer may be given where the choice is `free`. A `needed` one must be
    answered before the rows enter the books; what others ask about is left out until then. Of an
    `only_told` one the program has no idea, so that taking what is proposed leaves it open.
    """

    id: str
    text: str
    rows: int
    proposal: str
    choices: tuple[str, ...]
    confidence: float = 0.5
    needed: bool = True
    only_told: bool = False
    free: bool = False
    cells: tuple[str, ...] = ()

    def sentence(self) -> str:
        """The question as one line of text."""
        others = [one for one in self.choices if one != self.proposal]
        tail = f" (or: {', '.join(others[:_MOST_CELLS])})" if others else ""
        return f"{self.text} {counted(self.rows, 'row')}. Proposed: {self.proposal}{tail}."

    def as_proposed(self) -> str:
        """What was taken without asking, as one line of text."""
        return f"taken as proposed: {self.text} {self.proposal}, {counted(self.rows, 'row')}."


@dataclass(frozen=True, slots=True)
class Taken:
    """Something that the program took in one way because it was sure: a word, or a column."""

    column: str
    word: str
    meaning: str
    rows: int
    confidence: float

    def sentence(self) -> str:
        """As one line of text: ``Typ: Inf is infantry, 214 rows``."""
        return f"{self.column}: {self.word} is {self.meaning}, {counted(self.rows, 'row')}."


TakenWord = tuple[str, str, str]
"""What something was taken for: column, word, meaning."""


@dataclasses.dataclass
class Asker:
    """Collects what is asked of a workbook and what is taken; knows the answers given so far."""

    answers: Mapping[str, str]
    _questions: dict[str, Question] = field(default_factory=dict)
    _taken: dict[TakenWord, Taken] = field(default_factory=dict)
    _rows: dict[TakenWord, int] = field(default_factory=dict)

    def ask(self, question: Question) -> str:
        """The answer to a question: that which was given, else what is proposed."""
        known = self._questions.get(question.id)
        if known:
            cells = (*known.cells, *question.cells)[:_MOST_CELLS]
            rows = known.rows + question.rows
            choices = tuple(dict.fromkeys((*known.choices, *question.choices)))
            question = replace(known, rows=rows, cells=cells, choices=choices, text=question.text)
        self._questions[question.id] = question
        return self.answers.get(question.id, question.proposal)

    def take(self, taken: Taken) -> TakenWord:
        """Note what was taken without a question; what it gives is for `take_again`."""
        key = (taken.column, taken.word, taken.meaning)
        self._taken.setdefault(key, taken)
        self._rows[key] = self._rows.get(key, 0) + taken.rows
        return key

    def take_again(self, taken: TakenWord) -> None:
        """Note it for one more row: a list repeats its words by the thousand."""
        self._rows[taken] += 1

    @property
    def open(self) -> tuple[Question, ...]:
        """What was not answered, that which concerns most rows first."""
        left = (one for one in self._questions.values() if one.id not in self.answers)
        return tuple(sorted(left, key=lambda one: (not one.needed, -one.rows)))

    @property
    def every(self) -> tuple[Question, ...]:
        """All questions, those that were answered as well."""
        return tuple(self._questions.values())

    @property
    def taken(self) -> Sequence[Taken]:
        """What was taken without a question, in order of first use."""
        return tuple(replace(one, rows=self._rows[key]) for key, one in self._taken.items())
