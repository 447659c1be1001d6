"""What is written of units, in a cell or a field: what it may be, and how it is kept.

An import, a unit added by hand and an edit read with these, so that what one takes all take.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.units import MOST_LEVELS, MOST_RATING, PATH_SEPARATOR

MOST_NAME_LETTERS = 120
"""The most letters of a name or another text of one line: three times the longest of any army."""
MOST_TEXT_LETTERS = 4000
"""The most letters of a note or a set-up area: a page."""
MOST_PATH_LETTERS = MOST_LEVELS * (MOST_NAME_LETTERS + len(PATH_SEPARATOR))

_DASHES = str.maketrans({"\u2010": "-", "\u2011": "-", "\u2012": "-", "\u2013": "-", "\u2212": "-"})
_BETWEEN = re.compile(rf"(?<=\s){re.escape(PATH_SEPARATOR.strip())}(?=\s)")
_RATINGS = re.compile(r"[0-9]{1,12}(?:-[0-9]{1,12})+")
_EQUIVALENTS = re.compile(r"([0-9]{0,12})[.,]([05])0*|([0-9]{1,12})|([0-9]{1,12})/2")
_NUMBER = re.compile(r"[0-9]{1,300}")
_LINE_LETTERS = frozenset("\n\t")
_LETTERS_SHOWN = 40
_SIZES = {
    **{mark.casefold(): mark for mark in ("XXXXX", "XXXX", "XXX", "XX", "X", "III", "II", "I")},
    "army group": "XXXXX", "army": "XXXX", "corps": "XXX", "division": "XX", "brigade": "X",
    "regiment": "III", "battalion": "II", "company": "I",
}  # fmt: skip
_SIZES_NAMED = ("XX", "X", "III", "II", "division", "brigade")


def is_control(letter: str) -> bool:
    """Whether a letter is a line break or another sign that breaks a line of text."""
    return not letter.isprintable() and unicodedata.category(letter) != "Zs"


def text_faults(
    text: str, field: str, *, most: int = MOST_NAME_LETTERS, lines: bool = False
) -> Iterator[Fault]:
    """Why a text cannot be kept: a letter that cannot be shown, or too many of them.

    With `lines`, line breaks and tabs may stand in it.
    """
    said = text if len(text) <= _LETTERS_SHOWN else f"{text[: _LETTERS_SHOWN - 1]}\u2026"
    if not text.isprintable():
        allowed = _LINE_LETTERS if lines else frozenset[str]()
        wrong = (letter for letter in text if letter not in allowed and is_control(letter))
        if found := next(wrong, None):
            message = f"{said!r} holds a letter that cannot be shown, {found!r}."
            yield Fault(message, field, said, "Write it without.")
    if len(text) > most:
        message = f"{said!r} has {len(text):,} letters."
        yield Fault(message, field, said, f"Write {most:,} at most.")


def split_path(text: str) -> tuple[str, ...]:
    """The names in a path, from the top down; none for a blank text.

    A slash without a space on both sides belongs to a name: ``3/4 Group``. A name is empty where
    there is a slash too many.
    """
    if not text.strip():
        return ()
    # Only the ends of the text may have lost their space; two slashes may share one.
    return tuple(name.strip() for name in _BETWEEN.split(f" {text} "))


def formation_faults(name: str, field: str) -> Iterator[Fault]:
    """Why a formation cannot have this name, without spaces around it."""
    if not name:
        yield Fault("a formation needs a name.", field)
        return
    yield from text_faults(name, field)
    if split_path(name) != (name,):
        message = f"{name[:_LETTERS_SHOWN]!r} is a path."
        yield Fault(message, field, name[:_LETTERS_SHOWN], "Write the slash without spaces.")


def size_mark(text: str, field: str = "size") -> str:
    """The mark of a size: ``XX`` for XX or division. Raises `BadInput`."""
    mark = _SIZES.get(text.casefold(), "")
    if not mark:
        raise BadInput(unknown_word(text, field, _SIZES_NAMED))
    return mark


def trait_key(text: str) -> str:
    """The key of a trait as a workbook heads its column: ``Cadre``, ``C/M``, or as it is kept."""
    return text.strip().casefold().replace("/", "")


def trait_value(key: str, text: str) -> str:
    """A trait that is filled in, as it is kept: ``c/m`` becomes ``C/M``.

    Raises:
        BadInput: it cannot be what this trait says, or there is no such trait.
    """
    read = _TRAITS.get(key)
    if read is None:
        raise BadInput(Fault(f"there is no trait {key!r}.", f"trait:{key}", key))
    if faults := tuple(text_faults(text, key)):
        raise BadInput(*faults)
    return read(key, text)


def plain_dashes(text: str) -> str:
    """A set of ratings with plain dashes and without spaces."""
    return text.translate(_DASHES).replace(" ", "")


def rating_numbers(text: str) -> list[int]:
    """The numbers in a set of ratings such as ``7-6``, in plain dashes; none where it is no set."""
    return [int(part) for part in text.split("-")] if _RATINGS.fullmatch(text) else []


def high_rating(field: str, text: str) -> Fault:
    """The fault of a set of ratings of which one is too high."""
    message = f"{text} holds a rating above {MOST_RATING}."
    return Fault(message, field, text, f"Write ratings up to {MOST_RATING}.")


def unknown_word(text: str, field: str, words: tuple[str, ...]) -> Fault:
    """The fault of a word that is none of a few."""
    return Fault(f"{text!r} is not known here.", field, text, f"Write {one_of(words)}.")


def one_of(words: tuple[str, ...]) -> str:
    """``full, half or none``."""
    return ", ".join(words[:-1]) + f" or {words[-1]}"


def _cadre(key: str, text: str) -> str:
    plain = plain_dashes(text)
    numbers = rating_numbers(plain)
    if not numbers:
        message = f"{text!r} is no set of ratings for a cadre."
        advice = "Write it as 2-6; leave it empty for a unit without a cadre."
        raise BadInput(Fault(message, key, text, advice))
    if max(numbers) > MOST_RATING:
        raise BadInput(high_rating(key, text))
    return plain


def _equivalents(key: str, text: str) -> str:
    """Whole and half equivalents, exactly: ``3`` stays, ``0.5`` becomes ``1/2``."""
    half = _EQUIVALENTS.fullmatch(text.replace(" ", "").replace("½", ".5"))
    if not half:
        message = f"{text!r} is no number of regimental equivalents."
        raise BadInput(Fault(message, key, text, "Write 0.5 for a battalion."))
    whole, tenth, number, halves = half.groups()
    count = int(halves) if halves else 2 * int(number or whole or 0) + (1 if tenth == "5" else 0)
    if count // 2 > MOST_RATING:
        raise BadInput(_too_high(key, text, "regiments"))
    return str(count // 2) if count % 2 == 0 else f"{count}/2"


def _factor(key: str, text: str) -> str:
    if not _NUMBER.fullmatch(text):
        message = f"{text!r} is no anti-aircraft factor."
        raise BadInput(Fault(message, key, text, "Write a whole number."))
    if int(text) > MOST_RATING:
        raise BadInput(_too_high(key, text, "factors"))
    return str(int(text))


def _too_high(key: str, text: str, words: str) -> Fault:
    message = f"{text} is too high for a number of {words}."
    return Fault(message, key, text, f"Write {MOST_RATING} or less.")


def _one_word(*words: str) -> Callable[[str, str], str]:
    known = {word.casefold(): word for word in words}

    def read(key: str, text: str) -> str:
        word = known.get(text.casefold())
        if word is None:
            raise BadInput(unknown_word(text, key, (*words, "nothing")))
        return word

    return read


_WORDS = {
    "cm": ("C/M",),
    "aeca": ("full", "half", "none"),
    "atec": ("full", "half", "none"),
    "art": ("A",),
    "confidence": ("high", "medium", "low"),
}
_TRAITS: dict[str, Callable[[str, str], str]] = {
    "cadre": _cadre, "re": _equivalents, "aa": _factor,
    **{key: _one_word(*words) for key, words in _WORDS.items()},
}  # fmt: skip
TRAITS_EXPECTED = {
    "cadre": "ratings such as 2-6, or nothing",
    "re": "a number of regiments such as 3 or 0.5",
    "aa": "a whole number, or nothing",
    **{key: one_of((*words, "nothing")) for key, words in _WORDS.items()},
}
"""What each trait may be, in words, by its key."""
