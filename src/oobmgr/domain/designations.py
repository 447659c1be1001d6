"""The number in the name of a unit, and the name that comes after it."""

import re
from collections.abc import Container
from typing import Final

# Ten digits at most, as a name is copied a hundred times; more are no number of a unit.
_NUMBER: Final = re.compile(r"(?<!\d)\d{1,10}(?!\d)", re.ASCII)
_ENDING: Final = re.compile(r"(?:st|nd|rd|th)\b", re.IGNORECASE)
_ROMAN: Final = re.compile(r"[IVX]+(?=[\s./-]|\Z)")
_ENDINGS: Final = {1: "st", 2: "nd", 3: "rd"}
_TEENS: Final = range(11, 14)


def next_designation(name: str) -> str:
    """The name with its number one higher: ``57th`` after ``56th``, ``IV/JG 3`` after ``III/JG 3``.

    A name without a number is the first of its kind, so that ``Vistula 2`` follows ``Vistula``.
    """
    roman = _ROMAN.match(name)
    if roman is not None and roman[0] in _ROMANS:
        return _roman(_ROMANS[roman[0]] + 1) + name[roman.end() :]
    found = _NUMBER.search(name)
    if found is None:
        return f"{name} 2"
    number = int(found[0]) + 1
    # As wide as it was: 10 follows 09, and 03 follows 02.
    written, rest = f"{number:0{len(found[0])}d}", name[found.end() :]
    if ending := _ENDING.match(rest):
        rest = _ending(number) + rest[ending.end() :]
    return f"{name[: found.start()]}{written}{rest}"


def next_free(name: str, taken: Container[str]) -> str:
    """The name, or the first after it that is not among those `taken`."""
    while name in taken:
        name = next_designation(name)
    return name


def _ending(number: int) -> str:
    """What an ordinal number ends with: ``st`` of 21, ``th`` of 11."""
    return "th" if number % 100 in _TEENS else _ENDINGS.get(number % 10, "th")


def _roman(number: int) -> str:
    """A number below 50 in Roman figures."""
    tens, ones = divmod(number, 10)
    return _figure(tens, "X", "L", "C") + _figure(ones, "I", "V", "X")


def _figure(digit: int, one: str, five: str, ten: str) -> str:
    lower = ("", one, 2 * one, 3 * one, one + five)
    return (*lower, *(five + more for more in lower[:-1]), one + ten)[digit]


# Only up to XXXIX: "C" and "D" are companies, and "MC" is a word.
_ROMANS: Final = {_roman(number): number for number in range(1, 40)}
