"""What is changed about a unit, read as the row of a workbook is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.unit_texts import most_letters, size_mark, text_faults
from oobmgr.domain.units import (
    EDITED_FIELDS,
    ENTERED_TEXTS,
    MOST_RATING,
    NEEDED_TEXTS,
    UnitField,
    UnitStatus,
)
from oobmgr.rules.nearest import did_you_mean

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.rules.unit_words import UnitWords

_TEXTS = {text.name: text for text in (*NEEDED_TEXTS, *ENTERED_TEXTS)}
# Prefixes of the saved names of fields; what follows is the key that the game gives.
_TRAIT, _RATING = "trait:", "rating:"
_MOST_DIGITS = 18  # what the database holds as a whole number


def read_changes(changes: Mapping[str, str | int], books: BooksSnapshot) -> dict[str, JsonValue]:
    """The values that fields get, by field; None for a trait that is taken away.

    Raises:
        BadInput: Carries every fault of every field.
    """
    wanted: dict[str, JsonValue] = {}
    faults: list[Fault] = []
    for given, value in changes.items():
        field = _named(given, books)  # a trait may be headed otherwise in a workbook
        with collecting(faults):
            # One wrong field must not hide the faults of the others.
            wanted[field] = _read(field, str(value).strip(), books)
    if faults:
        raise BadInput(*faults)
    return wanted


def _named(field: str, books: BooksSnapshot) -> str:
    """A field by its name in the books: traits may be written as a workbook heads them."""
    if not field.startswith(_TRAIT):
        return field
    name = field.removeprefix(_TRAIT)
    found = books.game.unit_words.trait(name)
    return f"{_TRAIT}{found.key if found else name.strip().casefold()}"


def _read(field: str, text: str, books: BooksSnapshot) -> JsonValue:
    if field.startswith(_TRAIT):
        return _trait(field, text, books.game.unit_words)
    if field in _TEXTS:
        return _text(_TEXTS[field], text)
    rating = next((r for r in books.game.ratings if f"{_RATING}{r.key}" == field), None)
    if rating is not None:
        # What nobody knows is left out of the books, never kept as a zero.
        return None if rating.optional and not text else _rating(field, text)
    if field == "formation":
        return _formation(text, books)
    if field == "status":
        return _status(text)
    if field == "arrival":
        return str(books.game.calendar.parse(text)) if text else ""
    ratings = (f"{_RATING}{rating.key}" for rating in books.game.ratings)
    known = sorted((*EDITED_FIELDS, *ratings))
    advice = f"Known: {', '.join(known)}, {_TRAIT}NAME."
    raise BadInput(Fault(f"units have no field {field!r}.", field, advice=advice))


def _text(field: UnitField, text: str) -> str:
    if not text and field.needed:
        raise BadInput(Fault(f"a unit needs a {field.name}.", field.name))
    faults = tuple(text_faults(text, field.name, most=most_letters(field), lines=field.lines))
    if faults:
        raise BadInput(*faults)
    return size_mark(text) if field.name == "size" else text


def _trait(field: str, text: str, words: UnitWords) -> str | None:
    key = field.removeprefix(_TRAIT)
    if not key.strip(":"):
        raise BadInput(Fault("a trait needs a name.", field))
    # Only known names: a misspelt trait would stand in the books for good, and no rule read it.
    if words.trait(key) is None:
        advice = did_you_mean(key, words.known_traits())
        raise BadInput(Fault(f"there is no trait {key!r}.", field, key, advice))
    return words.read_trait(key, text) if text else None


def _rating(field: str, text: str) -> int:
    if not _is_whole(text) or int(text) > MOST_RATING:
        advice = f"Enter a whole number from 0 to {MOST_RATING}."
        raise BadInput(Fault(f"{text[:_MOST_DIGITS]!r} is not a rating.", field, text, advice))
    return int(text)


def _formation(text: str, books: BooksSnapshot) -> int:
    if not _is_whole(text) or int(text) not in books.formations:
        message = f"there is no formation {text[:_MOST_DIGITS]}."
        raise BadInput(Fault(message, "formation", text))
    return int(text)


# As a saved word: what the command line and workbooks give here is not what a player reads.
def _status(text: str) -> str:
    if text not in set(UnitStatus):
        advice = f"Known: {', '.join(UnitStatus)}."
        raise BadInput(Fault(f"{text!r} is not a status.", "status", text, advice))
    return text


def _is_whole(text: str) -> bool:
    # Not `int()`: that also takes signs, underscores and the digits of other scripts.
    return text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS
