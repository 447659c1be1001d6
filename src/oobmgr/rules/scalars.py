"""Reading single values from JSON and from people, exactly."""

from decimal import Decimal
from fractions import Fraction

from oobmgr.domain.errors import BadInput
from oobmgr.domain.quantities import parse_exact
from oobmgr.domain.unit_texts import MOST_NAME_LETTERS, text_faults

_YES = frozenset({"true", "yes", "y", "1", "on"})
_NO = frozenset({"false", "no", "n", "0", "off"})
_LONGEST_NUMBER = 40


def read_flag(raw: object) -> bool:
    """Read yes or no. Raises `ValueError`."""
    if isinstance(raw, bool):
        return raw
    word = raw.strip().casefold() if isinstance(raw, str) else ""
    if word in _YES or word in _NO:
        return word in _YES
    raise ValueError("must be true or false.")


def read_text(raw: object, most: int = MOST_NAME_LETTERS) -> str:
    """Read a text without the spaces around it; one that may be longer than a name may have lines.

    Raises:
        ValueError: It is no text.
        BadInput: It is longer than `most` letters, or holds one that cannot be shown.
    """
    if not isinstance(raw, str):
        raise ValueError("must be text.")  # noqa: TRY004 - reported as a fault of the value
    text = raw.strip()
    if faults := tuple(text_faults(text, "", most=most, lines=most > MOST_NAME_LETTERS)):
        raise BadInput(*faults)
    return text


def read_exact(raw: object) -> Fraction:
    """Read a number exactly: 3, ``"7/2"``, ``"3.5"``; 3.5 as JSON is read as written.

    Raises:
        ValueError: It is not a number.
    """
    # Yes and no are numbers to Python, but not to a player.
    if isinstance(raw, bool) or not isinstance(raw, int | float | str | Decimal | Fraction):
        raise ValueError("must be a number.")  # noqa: TRY004 - reported as a fault of the value
    if isinstance(raw, int | Fraction):
        return Fraction(raw)
    # A decimal of JSON has become a float by now; its shortest text is what was written.
    text = str(raw)
    # A short text such as 1e999999 stands for a number that fills the memory.
    if len(text) > _LONGEST_NUMBER or ("e" in text.casefold() and isinstance(raw, str)):
        raise ValueError("must be a number.")
    try:
        return parse_exact(text)
    except (ValueError, ZeroDivisionError, OverflowError):
        raise ValueError("must be a number.") from None


def read_whole(raw: object) -> int:
    """Read a whole number. Raises `ValueError`."""
    value = read_exact(raw)
    if value.denominator != 1:
        raise ValueError("must be a whole number.")
    return value.numerator
