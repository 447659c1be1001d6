"""What is typed in the language of the window, in the words of the program, which go on being read.

A field shows a word of the program as the window says it, so it has to take it so as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeAlias

from oobmgr.domain.dates import MONTHS
from oobmgr.domain.errors import BadInput
from oobmgr.ui.language import ENGLISH, language, tr

if TYPE_CHECKING:
    from collections.abc import Iterator

    from oobmgr.domain.calendar import Calendar, TurnCode

Reading: TypeAlias = Callable[[str, Iterable[str]], str]
"""What was typed as the books keep it; words that they hold go before all others."""
_TURNS_READ: Final = 30
"""By so many turns each word has come that they have besides a month."""
_LETTERS: Final = re.compile(r"[^\W\d_]+")
_ORDINAL: Final = re.compile(r"(?<=\d)\.(?=\s)")


def words_of(known: Callable[[], Iterable[str]] = tuple) -> Reading:
    """How a field is read that takes words of the program, those known and others."""
    return lambda typed, held: kept_word(typed, (*held, *known()))


def turns_of(calendar: Calendar) -> Reading:
    """How a field of a turn is read."""
    return lambda typed, held: kept_turn(kept_word(typed, held), calendar)


def kept_word(typed: str, known: Iterable[str]) -> str:
    """The known word that was typed in the language of the window; else what was typed.

    Of two that are said alike it is the first. English words stay as they were typed.
    """
    if language() == ENGLISH:
        return typed
    words, wanted = tuple(known), typed.strip().casefold()
    if not wanted or wanted in map(str.casefold, words):
        return typed
    return next((word for word in words if word and tr(word).casefold() == wanted), typed)


def kept_turn(typed: str, calendar: Calendar) -> str:
    """A turn in the words of its calendar, where the months and words of this language make one."""
    if language() == ENGLISH or _is_turn(typed, calendar):
        return typed
    words = _words_of_turns(calendar)
    english = _LETTERS.sub(
        lambda word: words.get(word[0].casefold(), word[0]), _ORDINAL.sub("", typed)
    )
    return english if _is_turn(english, calendar) else typed


def kept_text(typed: str, words: Iterable[str]) -> str:
    """A text with the words of the program in it, for those that were typed as they are said."""
    forms = [(form, word) for word, called in _called(words) for form in (word, called)]
    return _swapped(typed, {tr(_in_words(form)).lower(): word for form, word in forms})


def said_text(text: str, words: Iterable[str]) -> str:
    """A text as it is typed here, with words of the program in it.

    Words may come with what they are called, where they mean something else by themselves.
    """
    forms = [(form, called) for word, called in _called(words) for form in {word, _in_words(word)}]
    return _swapped(text, {form.lower(): tr(called) for form, called in forms})


def _called(words: Iterable[str]) -> Iterable[tuple[str, str]]:
    """Words, each with what it is called."""
    if isinstance(words, Mapping):
        return tuple(words.items())
    return tuple((word, _in_words(word)) for word in words)


def _in_words(word: str) -> str:
    """A word of the program as people read it: ``peat bog``, not ``peat_bog``."""
    return word.replace("_", " ")


def _swapped(text: str, others: Mapping[str, str]) -> str:
    """A text with other words for some of it, which are in small letters, the longest first."""
    if language() == ENGLISH or not others or not text:
        return text
    longest = sorted(others, key=len, reverse=True)
    found = "|".join(map(re.escape, longest))
    whole = re.compile(rf"(?<![^\W\d_])(?:{found})(?![^\W\d_])", re.IGNORECASE)
    return whole.sub(lambda word: others[word[0].lower()], text)


def _is_turn(text: str, calendar: Calendar) -> bool:
    try:
        calendar.parse(text)
    except BadInput:
        return False
    return True


def _words_of_turns(calendar: Calendar) -> Mapping[str, str]:
    """The words of turns in the language of the window, with those of the calendar for them."""
    # With a day: a month alone may be another word as well, as *March* is.
    found = {_LETTERS.findall(tr(f"1 {month}"))[-1].casefold(): month for month in MONTHS}
    for turn in islice(_turns(calendar), _TURNS_READ):
        for name in (calendar.label(turn), calendar.short(turn)):
            own, said = _LETTERS.findall(name), _LETTERS.findall(tr(name))
            if len(own) == len(said):
                found |= {word.casefold(): ours for word, ours in zip(said, own, strict=True)}
    return found


def _turns(calendar: Calendar) -> Iterator[TurnCode]:
    turn = calendar.parse(calendar.example)
    while True:
        yield turn
        turn = calendar.next(turn)
