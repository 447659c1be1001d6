"""What is written of units, in a cell or a field: what it may be, and how it is kept.

An import, a unit added by hand and an edit read with these, so that what one takes all take.
"""

import re
import unicodedata
from collections.abc import Iterator

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.units import MOST_LEVELS, MOST_RATING, PATH_SEPARATOR, UnitField
from oobmgr.domain.wording import AsWritten

MOST_NAME_LETTERS = 120
"""The most letters of a name or another text of one line: three times the longest of any army."""
MOST_TEXT_LETTERS = 4000
"""The most letters of a note or a set-up area: a page."""
MOST_PATH_LETTERS = MOST_LEVELS * (MOST_NAME_LETTERS + len(PATH_SEPARATOR))

# Spreadsheets and phones put typographic dashes where a plain one was typed.
_DASHES = str.maketrans({"\u2010": "-", "\u2011": "-", "\u2012": "-", "\u2013": "-", "\u2212": "-"})
_BETWEEN = re.compile(rf"(?<=\s){re.escape(PATH_SEPARATOR.strip())}(?=\s)")
# Twelve digits at most: more is a slip of the keys, and Python reads thousands of them slowly.
_RATINGS = re.compile(r"[0-9]{1,12}(?:-[0-9]{1,12})+")
_LINE_LETTERS = frozenset("\n\t")
# A refused text may be a page long, and its fault is one line.
_LETTERS_SHOWN = 40
RANKS = ("XXXXX", "XXXX", "XXX", "XX", "X", "III", "II", "I")
"""The marks of sizes from an army group down to a company."""
_SIZES = {
    **{mark.casefold(): mark for mark in RANKS},
    "army group": "XXXXX", "army": "XXXX", "corps": "XXX", "division": "XX", "brigade": "X",
    "regiment": "III", "battalion": "II", "company": "I",
    "•••": "•••", "••": "••", "•": "•", "platoon": "•••", "section": "••", "squad": "•",
    # No size, but many counters have it in the place of one.
    "hq": "HQ", "headquarters": "HQ",
}  # fmt: skip
SIZE_WORDS = tuple(_SIZES)
"""The marks of sizes, and their names."""
# Ends the words of a type, or stands before a comma: "infantry regiment", "AT battalion, 75 mm".
# What is below a division is no division.
_FORMATION = re.compile(
    r"(?<!below )\b(?:army|division|brigade|regiment|battalion|company|battery|platoon|squad|unit"
    r"|leader|commander|train)(?=,|\Z)",
    re.IGNORECASE,
)
_SIZES_NAMED = ("XX", "X", "III", "II", "division", "brigade")


def is_control(letter: str) -> bool:
    """Whether a letter is a line break or another sign that breaks a line of text."""
    return not letter.isprintable() and unicodedata.category(letter) != "Zs"


def most_letters(field: UnitField) -> int:
    """The most letters that a text of a unit may have."""
    return MOST_TEXT_LETTERS if field.lines else MOST_NAME_LETTERS


def text_faults(
    text: str, field: str, *, most: int = MOST_NAME_LETTERS, lines: bool = False
) -> Iterator[Fault]:
    """Why a text cannot be kept: a letter that cannot be shown, or too many of them.

    With `lines`, line breaks and tabs may stand in it.
    """
    said = text if len(text) <= _LETTERS_SHOWN else f"{text[: _LETTERS_SHOWN - 1]}\u2026"
    # Plain texts are nearly all there are, and are done with at once.
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
    return tuple(AsWritten(name.strip()) for name in _BETWEEN.split(f" {text} "))


def formation_faults(name: str, field: str) -> Iterator[Fault]:
    """Why a formation cannot have this name, without spaces around it."""
    if not name:
        yield Fault("a formation needs a name.", field)
        return
    yield from text_faults(name, field)
    if split_path(name) != (name,):
        message = f"{name[:_LETTERS_SHOWN]!r} is a path."
        yield Fault(message, field, name[:_LETTERS_SHOWN], "Write the slash without spaces.")


def type_counted(number: int, words: str) -> str:
    """How many units of a type: ``2 infantry regiments``, ``2 AT battalions, 75 mm``.

    A type that names no formation stays as it is: ``2 infantry``.
    """
    return f"{number:,} {words if number == 1 else _FORMATION.sub(_several, words)}"


def _several(one: re.Match[str]) -> str:
    word = one[0]
    return f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"


def size_mark(text: str, field: str = "size") -> str:
    """The mark of a size: ``XX`` for XX or division. Raises `BadInput`."""
    mark = _SIZES.get(text.casefold(), "")
    if not mark:
        raise BadInput(unknown_word(text, field, _SIZES_NAMED))
    return mark


def plain_dashes(text: str) -> str:
    """A set of ratings with plain dashes and without spaces."""
    return text.translate(_DASHES).replace(" ", "")


def rating_numbers(text: str) -> list[int]:
    """The numbers in a set of ratings such as ``7-6``, in plain dashes; none in other texts."""
    return [int(part) for part in text.split("-")] if _RATINGS.fullmatch(text) else []


def high_rating(field: str, text: str) -> Fault:
    """The fault of a set of ratings of which one is too high."""
    message = f"{text} holds a rating above {MOST_RATING}."
    return Fault(message, field, text, f"Write ratings up to {MOST_RATING}.")


def unknown_word(text: str, field: str, words: tuple[str, ...]) -> Fault:
    """The fault of a word that is not one of a few."""
    return Fault(f"{text!r} is not known here.", field, text, f"Write {one_of(words)}.")


def one_of(words: tuple[str, ...]) -> str:
    """``full, half or none``."""
    return ", ".join(words[:-1]) + f" or {words[-1]}"
