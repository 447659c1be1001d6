"""Questions about a workbook: what is not sure is asked once, however many rows it is about."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from typing import Final

from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass

LEAVE_OUT: Final = "leave out"
"""The answer that nothing is read of what was asked about."""
AS_WRITTEN: Final = "leave unknown"
"""The answer that a word stays as it is written, though nobody knows what it means."""
EACH: Final = "ask for each sheet"
"""The answer that what was asked of several sheets at once is asked of each by itself."""
AS_PROPOSED: Final = "each as proposed"
"""The answer to it that takes of each what is proposed of it."""
MOST_CELLS: Final = 5


@dataclass(frozen=True, slots=True)
class Question:
    """Something that the program would take in one way, and is not sure of.

    `id` stays the same from one reading of a workbook to the next. `proposal` is one of the
    `choices`; another answer may be given where the choice is `free`. A `needed` one must be
    answered before the rows enter the books; what others ask about is left out until then. Of an
    `only_told` one the program has no idea, so that taking what is proposed leaves it open. What a
    `word` means is asked for each word of a column, named in `of`; together they are a table.
    `settles` are the columns of units that are blank until it is answered.
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
    word: str = ""
    of: str = ""
    settles: tuple[str, ...] = ()

    def sentence(self) -> str:
        """The question as one line of text."""
        others = [one for one in self.choices if one != self.proposal]
        if self.only_told:
            told = ", ".join(others[:MOST_CELLS])
            return f"{self.text} {counted(self.rows, 'row')}. Only you know: {told}."
        tail = f" (or: {', '.join(others[:MOST_CELLS])})" if others else ""
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
    _sheets: dict[str, tuple[str, Callable[[str], str]]] = field(default_factory=dict)

    def ask(self, question: Question) -> str:
        """The answer to a question: that which was given, else what is proposed."""
        known = self._questions.get(question.id)
        if known:
            # It is one question, however many sheets raise it.
            cells = (*known.cells, *question.cells)[:MOST_CELLS]
            rows = known.rows + question.rows
            choices = tuple(dict.fromkeys((*known.choices, *question.choices)))
            question = replace(known, rows=rows, cells=cells, choices=choices, text=question.text)
        self._questions[question.id] = question
        return self.answers.get(question.id, question.proposal)

    def ask_of(self, sheet: str, question: Question, text: Callable[[str], str]) -> str:
        """The answer to a question that each sheet may raise: all that do are asked about at once.

        The id of the question ends with the name of its sheet; `text` asks about those named.
        """
        self._sheets[question.id] = sheet, text
        proposed = self.ask(question)
        # What was said of this sheet alone goes before what was said of several.
        answer = "" if question.id in self.answers else self._together(question.id)
        return proposed if answer in {"", EACH, AS_PROPOSED} else answer

    def _together(self, name: str) -> str:
        """What was answered about several sheets of which this is one; empty where nothing was."""
        sheet, _ = self._sheets[name]
        # The id of what is asked of several sheets has the same beginning, then all their names.
        kind = name.removesuffix(sheet)
        return next(
            (
                answer
                for key, answer in self.answers.items()
                if key.startswith(kind)
                and key != name
                # Joined ids end with their sheets, with colons between that no name may hold.
                and f":{sheet}:" in f"{key[len(kind) - 1 :]}:"
            ),
            "",
        )

    def take(self, taken: Taken) -> TakenWord:
        """Note what was taken without a question; what it gives is for `take_again`."""
        key = (taken.column, taken.word, taken.meaning)
        self._taken.setdefault(key, taken)
        # Counted apart: a frozen record would have to be made anew for every row.
        self._rows[key] = self._rows.get(key, 0) + taken.rows
        return key

    def take_again(self, taken: TakenWord) -> None:
        """Note it for one more row: a list repeats its words by the thousand."""
        self._rows[taken] += 1

    @property
    def waiting(self) -> frozenset[str]:
        """The columns of which a blank may be due to a question that was not answered yet."""
        return frozenset(key for question in self.open for key in question.settles)

    @property
    def open(self) -> tuple[Question, ...]:
        """What was not answered, that which concerns most rows first."""
        left = [one for one in self._questions.values() if one.id not in self.answers]
        alone = [one for one in left if one.id not in self._sheets]
        of_sheets: dict[str, list[Question]] = {}
        for one in left:
            if one.id not in self._sheets:
                continue
            answer = self._together(one.id)
            if answer == EACH:
                alone.append(one)
            elif not answer:
                kind = one.id.removesuffix(self._sheets[one.id][0])
                of_sheets.setdefault(kind, []).append(one)
        together = (self._joined(kind, ones) for kind, ones in of_sheets.items())
        # What must be answered comes first, whatever else concerns more rows.
        return tuple(sorted((*alone, *together), key=lambda one: (not one.needed, -one.rows)))

    def _joined(self, kind: str, questions: Sequence[Question]) -> Question:
        """The questions of several sheets as one."""
        first = questions[0]
        if len(questions) == 1:
            return first
        sheets = {self._sheets[one.id][0]: one.proposal for one in questions}
        proposals = set(sheets.values())
        alike = len(proposals) == 1
        told = sheets if alike else [_guessed(self._sheets[one.id][0], one) for one in questions]
        # What only the player knows of one of them cannot be as proposed.
        known = not any(one.only_told for one in questions)
        each = (AS_PROPOSED,) if known and not alike else ()
        choices = (choice for one in questions for choice in one.choices)
        return replace(
            first,
            # So `_together` finds the answer for each of them: it looks for a sheet between colons.
            id=kind + ":".join(sheets),
            text=self._sheets[first.id][1](", ".join(told)),
            rows=sum(one.rows for one in questions),
            proposal=first.proposal if alike else AS_PROPOSED if known else EACH,
            choices=tuple(dict.fromkeys((*each, *choices, EACH))),
            only_told=alike and not known,
            confidence=min(one.confidence for one in questions),
        )

    @property
    def taken(self) -> Sequence[Taken]:
        """What was taken without a question, in order of first use."""
        return tuple(replace(one, rows=self._rows[key]) for key, one in self._taken.items())


def _guessed(sheet: str, question: Question) -> str:
    """A sheet with what is proposed of it, where anything is."""
    return sheet if question.only_told else f"{sheet} ({question.proposal}?)"
