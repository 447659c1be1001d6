"""Exact numbers: reading them from people and JSON, and writing them as players do."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

Exact = int | Fraction
THIN_SPACE = "\u2009"
MINUS = "\u2212"
FRACTION_SLASH = "\u2044"
LETTERS = 26
NOT_ENTERED = "not entered"
"""Stands for a quantity that nobody told: it is not 0."""
_GLYPHS = {
    Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼", Fraction(3, 4): "¾",
}  # fmt: skip


def parse_exact(text: str) -> Fraction:
    """Read ``3``, ``3.5``, ``7/2`` or ``3 1/2``.

    Raises:
        ValueError: the text is not one of these.
    """
    parts = text.strip().replace(MINUS, "-").split()
    if len(parts) == 2 and "/" in parts[1]:  # noqa: PLR2004 - whole and fraction
        whole, part = Fraction(parts[0]), Fraction(parts[1])
        # By the sign as it was written: the whole of -0 1/2 is not below nothing.
        return whole - part if parts[0].startswith("-") else whole + part
    if len(parts) != 1:
        message = f"not a number: {text!r}"
        raise ValueError(message)
    return Fraction(parts[0])


def ceil(value: Exact) -> int:
    """The next whole number at or above the value."""
    return -((-value.numerator) // value.denominator)


def plain(value: Exact) -> int | str:
    """An exact value for JSON: a whole number, or text such as ``7/2``."""
    return value.numerator if value.denominator == 1 else f"{value.numerator}/{value.denominator}"


def shown(value: Exact) -> str:
    """An exact value as players write it: ``−3``, ``2 ½``, ``79.05``, ``1,234``."""
    sign = f"{MINUS}{THIN_SPACE}" if value < 0 else ""
    # Most are whole, and a fraction takes ten times as long to make as all that is left to do.
    if isinstance(value, int):
        return f"{sign}{abs(value):,}"
    whole, rest = divmod(abs(Fraction(value)), 1)
    if not rest:
        return f"{sign}{whole:,}"
    if rest in _GLYPHS:
        return f"{sign}{whole:,}{THIN_SPACE}{_GLYPHS[rest]}" if whole else f"{sign}{_GLYPHS[rest]}"
    # A decimal only where two figures are all of it: any other would not be exact.
    if (100 % rest.denominator) == 0:
        hundredths = int(rest * 100)
        return f"{sign}{whole:,}.{hundredths:02d}".rstrip("0")
    part = f"{rest.numerator}{FRACTION_SLASH}{rest.denominator}"
    return f"{sign}{whole:,}{THIN_SPACE}{part}" if whole else f"{sign}{part}"


def number_text(number: float) -> str:
    """A number as it is read: whole to its last digit, without a point that says nothing."""
    return f"{number:.0f}" if number == int(number) else str(number)


def counted(number: int, one: str, many: str = "") -> str:
    """A number with what it counts: ``1 unit``, ``2 units``; `many` is an irregular plural."""
    return f"{number:,} {one if number == 1 else many or f'{one}s'}"


def lettered(number: int) -> str:
    """A number counted in letters, as columns of a spreadsheet are: 0 is A, 25 is Z, 26 is AA."""
    letters = ""
    rest = number + 1
    while rest:
        # There is no letter for nothing: Z is followed by AA, not by BA.
        rest, digit = divmod(rest - 1, LETTERS)
        letters = chr(ord("A") + digit) + letters
    return letters


def signed(value: Exact) -> str:
    """A change as players write it: ``+ 80``, ``− 3``, ``0``."""
    return f"+{THIN_SPACE}{shown(value)}" if value > 0 else shown(value)


def first_few(names: Sequence[str], most: int) -> str:
    """The first of many names, and how many more there are: ``Kiev, Lvov and 3 more``."""
    more = len(names) - most
    named = ", ".join(names[:most])
    return f"{named} and {shown(more)} more" if more > 0 else named
