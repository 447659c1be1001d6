"""The words of cells in those of a game: taken where that is sure, else asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oobmgr.exchange.layouts.meanings import Meaning, Meanings
from oobmgr.exchange.layouts.questions import LEAVE_OUT, Asker, Question, Taken, TakenWord
from oobmgr.exchange.layouts.tables import SURE
from oobmgr.exchange.layouts.turns import turn_number
from oobmgr.rules.game import Game

AT_START: Final = "there from the start"
_ARRIVAL: Final = "arrival"
_SIDE: Final = "side"
_BY_NUMBER: Final = 0.8


class WordStep:
    """Reads words of the columns of units; `asker` knows what was answered."""

    def __init__(self, game: Game, meanings: Meanings, asker: Asker) -> None:
        self._game = game
        self._words = game.unit_words
        self._traits = frozenset(self._words.known_traits())
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
            return _read(answered)
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
        if not meant.confidence and not self.choices(key) and key not in self._asked_always:
            return text
        return self._asked(key, heading, text, place(), meant)

    def propose(self, key: str, text: str) -> Meaning:
        """What a word in the column `key` is likely to mean; a word that means nothing with 0."""
        return self._likely(key, text, "")

    def choices(self, key: str) -> tuple[str, ...]:
        """The words that a column may hold, where they are few."""
        if key == "side":
            return tuple(side.name for side in self._game.sides)
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
        label = self._game.calendar.label
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
        optional = key in self._traits
        nothing = AT_START if key == _ARRIVAL else LEAVE_OUT
        proposal = meant.value if meant.confidence else nothing
        # The proposal first, then what there is to choose, each once.
        choices = dict.fromkeys((proposal, *self.choices(key), nothing))
        question = Question(
            id=question_id(key, text),
            text=f"{text} in {heading or key}: what does it mean?",
            rows=1,
            proposal=proposal,
            choices=tuple(choices),
            confidence=meant.confidence,
            needed=not optional,
            only_told=only_told(key, meant),
            free=True,
            word=text,
            of=heading or key,
            cells=(place,),
        )
        return _read(self.asker.ask(question))

    def _likely(self, key: str, text: str, nation: str) -> Meaning:
        if key == "type":
            return self.meanings.type(text, nation)
        if key == "nation":
            return self.meanings.nation(text)
        if key == "side":
            return self.meanings.side(text)
        if key == "size":
            return self.meanings.size(text)
        if key == "arrival":
            return self.meanings.turn(text)
        return self.meanings.trait(key, text)


def _read(answer: str) -> str:
    """What an answer puts into a cell."""
    return "" if answer in {LEAVE_OUT, AT_START} else answer


def only_told(key: str, meant: Meaning) -> bool:
    """Whether nobody but the player knows: a wrong side makes one's own units the enemy's."""
    return key == _SIDE and not meant.confidence


def question_id(key: str, text: str) -> str:
    """The name of the question about a word of a column, the same each time it is read."""
    return f"word:{key}:{text.casefold()}"
