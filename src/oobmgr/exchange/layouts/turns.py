"""Turns of arrival as players write them, in any order and language, in the game's calendar."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from oobmgr.domain.calendar import Calendar, TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.exchange.layouts.words import hobby_words
from oobmgr.rules.nearest import folded

_TOKENS: Final = re.compile(r"[^\W\d_]+|\d+")
_MONTHS: Final = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
_ROMAN: Final = ("I", "II", "III", "IV")
_YEAR_LENGTHS: Final = frozenset({2, 4})
_NUMBERED: Final = re.compile(r"([^\W\d_][^\d_]*?)?[\s.#:№]*0*([1-9][0-9]{0,2})\.?")


def turn_of(text: str, calendar: Calendar) -> TurnCode | None:
    """The turn that a cell names: ``II Aug 1941``, ``Juli I '41``; None for what is not a turn."""
    try:
        return calendar.parse(text)
    # Not as the game writes it, so it is read word by word, as players write.
    except BadInput:
        pass
    tokens = [token.casefold() for token in _TOKENS.findall(text)]
    return _read([*_bare(tokens)], calendar)


def _bare(tokens: Iterable[str]) -> Iterator[str]:
    """The words of a turn without those that say nothing: ``2 Julihälfte``, ``1941 года``."""
    words = hobby_words()
    for token in tokens:
        # Some languages write "half of July" as one word.
        ends = () if words.month(token) else words.halves
        bare = next((token.removesuffix(end) for end in ends if token.endswith(end)), token)
        if bare and token not in words.years:
            yield bare


def turn_number(text: str) -> int | None:
    """The number of a turn that is written as such: ``turn 3``, ``GT 3``, ``T3``, or just ``3``."""
    found = _NUMBERED.fullmatch(text.strip())
    if found is None or (found[1] and folded(found[1]) not in hobby_words().turns):
        return None
    return int(found[2])


def turn_without_year(text: str, calendar: Calendar, first: TurnCode) -> TurnCode | None:
    """The turn from `first` on that a cell means by ``Aug I`` alone; None if it is not a turn."""
    year = calendar.year_of(first)
    # What would lie before the first turn in its year is meant of the next.
    for written in (year, str(int(year) + 1)) if year.isdecimal() else ():
        turn = turn_of(f"{text} {written}", calendar)
        if turn is not None and turn >= first:
            return turn
    return None


def turn_within(text: str, calendar: Calendar) -> TurnCode | None:
    """The turn that a title names somewhere: ``Reinforcements July I 41``."""
    tokens = [token.casefold() for token in _TOKENS.findall(text)]
    for at, token in enumerate(tokens):
        if hobby_words().month(token) is None:
            continue
        for start in range(max(0, at - 2), at + 1):
            # The longest run first, or the year behind a month would be left unread.
            for end in range(len(tokens), at, -1):
                if end - start <= _MOST_TOKENS and (turn := _read(tokens[start:end], calendar)):
                    return turn
    return None


_MOST_TOKENS: Final = 4
_MONTH_AND_YEAR: Final = 2


def _read(tokens: list[str], calendar: Calendar) -> TurnCode | None:
    """A turn that takes up all the words given."""
    if not 1 < len(tokens) <= _MOST_TOKENS:
        return None
    for written in _written(tokens):
        try:
            return calendar.parse(written)
        except BadInput:
            continue
    return None


def _written(tokens: list[str]) -> Iterator[str]:
    """The ways in which a calendar may know a month, its part or day, and a year."""
    months = [at for at, token in enumerate(tokens) if hobby_words().month(token)]
    if not months:
        yield from _by_number(tokens)
    if len(months) != 1:
        return
    name = _MONTHS[(hobby_words().month(tokens[months[0]]) or 1) - 1]
    others = [token for at, token in enumerate(tokens) if at != months[0]]
    half = next(filter(None, map(_part, others)), "")
    numbers = [token for token in others if token.isdigit()]
    if len(others) != len(numbers) + bool(half):
        return
    years = [number for number in numbers if len(number) in _YEAR_LENGTHS]
    if half and len(numbers) == 1 and years:
        yield f"{name} {half} {years[0]}"
        # Calendars with weeks put them first: "II May 1813".
        yield f"{half} {name} {years[0]}"
    if not half and len(numbers) == 1 and years:
        yield f"{name} {years[0]}"
    if not half and len(numbers) == 2:  # noqa: PLR2004 - the half or the day, and the year
        # Either number may be the year; the calendar knows which reading is a turn.
        for part, year in (numbers, numbers[::-1]):
            if len(year) in _YEAR_LENGTHS and part in {"1", "2"}:
                yield f"{name} {'I' * int(part)} {year}"
            yield f"{part} {name} {year}"
            if part in {"1", "2", "3", "4"}:
                yield f"{_ROMAN[int(part) - 1]} {name} {year}"


def _part(token: str) -> str:
    """The part of a month that a word means, as a Roman number; empty for other words."""
    written = token.upper()
    return hobby_words().parts.get(token, written if written in _ROMAN else "")


def _by_number(tokens: list[str]) -> Iterator[str]:
    """The ways to write a month by its number, with a half that is not a number: ``7/I/41``."""
    halves = [token.upper() for token in tokens if token in {"i", "ii"}]
    numbers = [token for token in tokens if token.isdigit()]
    if len(halves) != 1 or len(numbers) + 1 != len(tokens) or len(numbers) != _MONTH_AND_YEAR:
        return
    for month, year in (numbers, numbers[::-1]):
        if len(year) in _YEAR_LENGTHS and 1 <= int(month) <= len(_MONTHS):
            yield f"{_MONTHS[int(month) - 1]} {halves[0]} {year}"
