"""Nations that the names of units and formations tell where no column does: ``3. rum. Armee``."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from oobmgr.exchange.layouts.contents import size_in
from oobmgr.exchange.layouts.meanings import BY_ALIAS, Meaning, Meanings
from oobmgr.exchange.layouts.questions import LEAVE_OUT, Asker, Question, Taken
from oobmgr.exchange.layouts.tables import SURE
from oobmgr.exchange.layouts.word_step import question_id
from oobmgr.rules.nearest import folded

_IN_NAMES: Final = "names"
_AROUND: Final = "()[]{},;:/–-\"'"
# Two letters are marks of sizes, arms and ranks before they are those of a nation.
_FEWEST: Final = 3
_WHOLE_WORD: Final = 5
# As far as the ending of an adjective goes in the languages of such lists.
_LONGEST_ENDING: Final = 2
_CUT_SHORT: Final = 0.8


class NamedNations:
    """Finds nations in names: a whole word is taken for sure, one cut short is asked for once."""

    def __init__(self, meanings: Meanings, asker: Asker) -> None:
        self._meanings = meanings
        self._asker = asker
        self._words: dict[str, Meaning] = {}

    def of(self, names: Iterable[str], among: Collection[str]) -> str:
        """The nation that the first of these names tells that tells one of `among`; else empty.

        What the player said that a word does not mean is passed by.
        """
        for name in names:
            for written in name.split():
                meant = self._meant(written)
                if meant.value in among and (nation := self._said(written, name, meant)):
                    return nation
        return ""

    def _said(self, written: str, name: str, meant: Meaning) -> str:
        word = written.strip(_AROUND)
        if meant.confidence >= SURE:
            self._asker.take(Taken(_IN_NAMES, word, meant.value, 1, meant.confidence))
            return meant.value
        question = Question(
            id=question_id("named", word),
            text=f"{word} in names, such as {name}: which nation does it mean?",
            rows=1,
            proposal=meant.value,
            choices=(meant.value, LEAVE_OUT),
            confidence=meant.confidence,
            free=True,
            word=word,
            of=_IN_NAMES,
        )
        answer = self._asker.ask(question)
        return "" if answer == LEAVE_OUT else self._meanings.nation(answer).value

    def _meant(self, written: str) -> Meaning:
        if written not in self._words:
            self._words[written] = self._look_up(written.strip(_AROUND))
        return self._words[written]

    def _look_up(self, word: str) -> Meaning:
        """The nation of a word; one with 0 where it is none, or may be something else."""
        wanted, known = folded(word), self._meanings.nation_words
        # A word for a size or a type is none for a nation.
        other = size_in(word) or self._meanings.type(word).confidence >= BY_ALIAS
        if len(wanted) < _FEWEST or not wanted.isalpha() or other:
            return Meaning("", 0)
        if wanted in known:
            sure = len(wanted) >= _WHOLE_WORD
            return Meaning(known[wanted], BY_ALIAS if sure else _CUT_SHORT)
        longer = {
            known[one] for one in known
            if len(one) >= _WHOLE_WORD and wanted.startswith(one)
            and len(wanted) - len(one) <= _LONGEST_ENDING
        }  # fmt: skip
        if len(longer) == 1:
            return Meaning(longer.pop(), BY_ALIAS)
        begun = {known[one] for one in known if one.startswith(wanted)}
        # The full stop says that it is cut short; otherwise it is a word of its own.
        if word.endswith(".") and len(begun) == 1:
            return Meaning(begun.pop(), _CUT_SHORT)
        return Meaning("", 0)
