"""The words of cells in those of a game: taken where that is sure, else asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from oobmgr.exchange.layouts.meanings import Meaning, Meanings
from oobmgr.exchange.layouts.questions import (
    AS_WRITTEN,
    LEAVE_OUT,
    MOST_CELLS,
    Asker,
    Question,
    Taken,
    TakenWord,
)
from oobmgr.exchange.layouts.tables import SURE
from oobmgr.exchange.layouts.turns import turn_number
from oobmgr.exchange.orbat_mapper import codes
from oobmgr.exchange.unit_types import known_types, type_test
from oobmgr.rules.game import Game

AT_START: Final = "there from the start"
_ARRIVAL: Final = "arrival"
_SIDE: Final = "side"
_TYPE: Final = "type"
_NATION: Final = "nation"
_BY_NUMBER: Final = 0.8
_NOTHING: Final[Mapping[str, str]] = {_ARRIVAL: AT_START, _TYPE: AS_WRITTEN}
"""What a word is taken for that means nothing; in other columns it is left out."""


class WordStep:
    """Reads words of the columns of units; `asker` knows what was answered."""

    def __init__(self, game: Game, meanings: Meanings, asker: Asker) -> None:
        self.game = game
        self._words = game.unit_words
        self._traits = frozenset(self._words.known_traits())
        self._is_type = type_test(game)
        self._asked_always = self._traits | {_ARRIVAL}
        self._sure: dict[tuple[str, str, str, str], tuple[str, TakenWord | None]] = {}
        self.meanings = meanings
        self.asker = asker

    def word(
        self, key: str, heading: str, text: str, place: Callable[[], str], nation: str = ""
    ) -> str:
        """What is meant by a word in the column `key`; empty where it is left out.

        `place` names the cell, where it is asked for. What cannot be asked for is given back as it
        stands, for the reader of rows to say what it makes of it.
        """
        # The same word may mean another thing in another column, or of another nation.
        seen = key, heading, text, nation
        if seen in self._sure:
            value, taken = self._sure[seen]
            if taken:
                self.asker.take_again(taken)
            return value
        # What was answered goes before whatever is likely.
        answered = self.asker.answers.get(question_id(key, text))
        if answered is not None:
            return read_answer(answered, text)
        meant = self._likely(key, text, nation)
        if key == _ARRIVAL and meant.confidence < SURE:
            meant, asked = self._turn(heading, text, place, meant)
            if asked and meant.confidence:
                return meant.value
        if meant.confidence >= SURE:
            # Kept, since the same word stands in thousands of cells.
            taken = None
            if meant.value.casefold() != text.casefold():
                told = meant.value or AT_START
                taken = self.asker.take(Taken(heading or key, text, told, 1, meant.confidence))
            self._sure[seen] = meant.value, taken
            return meant.value
        # Without words to choose from there is nothing to ask: the reader of rows decides.
        if not meant.confidence and not self.asks(key, text):
            return text
        return self._asked(key, heading, text, place(), meant)

    def stranger(self, heading: str, text: str, place: Callable[[], str]) -> str:
        """A nation that nobody knows, where its side is not told: asked for, as are words."""
        question = self.question(_NATION, heading or _NATION, text, (place(),), Meaning(text, 0))
        return read_answer(self.asker.ask(question), text)

    def asks(self, key: str, text: str) -> bool:
        """Whether there is something to ask about a word that nobody knows."""
        if key == _TYPE:
            # What a code of symbols tells is no word of the player's.
            return not self._is_type(text) and text not in codes()["sets"].values()
        # Any other nation may have its units here, unless its side is open.
        return (key != _NATION and bool(self.choices(key))) or key in self._asked_always

    def propose(self, key: str, text: str) -> Meaning:
        """What a word in the column `key` is likely to mean; a word that means nothing with 0."""
        return self._likely(key, text, "")

    def choices(self, key: str) -> tuple[str, ...]:
        """The words that a column may hold, where they are few."""
        if key == _NATION:
            return tuple(nation for side in self.game.sides for nation in side.nations)
        if key == _SIDE:
            return tuple(side.name for side in self.game.sides)
        if key == _TYPE:
            return known_types(self.game)
        trait = self._words.trait(key)
        return trait.offers() if trait is not None else ()

    def _turn(
        self, heading: str, text: str, place: Callable[[], str], meant: Meaning
    ) -> tuple[Meaning, bool]:
        """A turn of which a part is asked for once for the whole workbook; whether it was."""
        if meant.confidence:
            return self._in_year(heading, text, place(), meant), True
        number = turn_number(text)
        if number is None:
            return meant, False
        return self._counted_turn(heading, text, number, place()), True

    def _in_year(self, heading: str, text: str, place: str, meant: Meaning) -> Meaning:
        """A turn that is written without its year, which is asked once for the whole workbook."""
        year = self.meanings.first_year
        question = Question(
            id="year",
            text=f"{heading or _ARRIVAL} has turns without a year, such as {text}: which year?",
            rows=1,
            proposal=year,
            choices=(year, str(int(year) + 1)),
            confidence=meant.confidence,
            free=True,
            cells=(place,),
        )
        answer = self.asker.ask(question)
        if answer == year:
            # What would be before the first turn is in the year after.
            return Meaning(meant.value, 1)
        return self.meanings.turn(f"{text} {answer}")

    def _counted_turn(self, heading: str, text: str, number: int, place: str) -> Meaning:
        """The turn of a number: from which one they are counted is asked once for the workbook."""
        first, *others = self.meanings.first_turns
        label = self.game.calendar.label
        question = Question(
            id="turn 1",
            text=f"{heading or _ARRIVAL} has turns by their number, such as {text}: "
            "which turn is turn 1?",
            rows=1,
            proposal=label(first),
            choices=(label(first), *map(label, others)),
            confidence=_BY_NUMBER,
            free=True,
            cells=(place,),
        )
        return self.meanings.turn_after(self.meanings.turn(self.asker.ask(question)), number - 1)

    def _asked(self, key: str, heading: str, text: str, place: str, meant: Meaning) -> str:
        # A trait may stay unknown, and a type may be a word of the player's own.
        needed = key not in self._traits and (key != _TYPE or meant.confidence > 0)
        question = self.question(key, heading or key, text, (place,), meant)
        return read_answer(self.asker.ask(replace(question, needed=needed)), text)

    def question(
        self, key: str, of: str, text: str, cells: Sequence[str], meant: Meaning
    ) -> Question:
        """What a word means in the column `key`, which stands under the heading `of` in `cells`."""
        nothing = AS_WRITTEN if key == _NATION and not meant.confidence else LEAVE_OUT
        nothing = _NOTHING.get(key, nothing)
        proposal = meant.value if meant.confidence else nothing
        # The proposal first, then what there is to choose, each once.
        choices = dict.fromkeys((proposal, *self.choices(key), nothing))
        return Question(
            id=question_id(key, text),
            text=f"{text} in {of}: what does it mean?",
            rows=len(cells),
            proposal=proposal,
            choices=tuple(choices),
            confidence=meant.confidence,
            # Only the player knows: a wrong side makes his own units those of the enemy.
            only_told=key == _SIDE and not meant.confidence,
            free=True,
            word=text,
            of=of,
            settles=(key,),
            cells=tuple(cells[:MOST_CELLS]),
        )

    def _likely(self, key: str, text: str, nation: str) -> Meaning:
        if key == _TYPE:
            return self.meanings.type(text, nation)
        if key == "nation":
            return self.meanings.nation(text)
        if key == _SIDE:
            return self.meanings.side(text)
        if key == "size":
            return self.meanings.size(text)
        if key == _ARRIVAL:
            return self.meanings.turn(text)
        return self.meanings.trait(key, text)


def read_answer(answer: str, text: str) -> str:
    """What an answer puts into a cell in which `text` stands."""
    if answer == AS_WRITTEN:
        return text
    return "" if answer in {LEAVE_OUT, AT_START} else answer


def question_id(key: str, text: str) -> str:
    """The name of the question about a word of a column, the same each time it is read."""
    # In any case of letters: what was answered about Inf holds for INF.
    return f"word:{key}:{text.casefold()}"
