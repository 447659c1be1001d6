"""The shapes that a value of a description may have, whatever part it stands in."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any, Final

from oobmgr.domain.quantities import MINUS
from oobmgr.rules.bounds import FEW

# Short, and never over nothing: a text must not make the program count for ever, or divide by 0.
_FRACTION: Final = re.compile(r"\d{1,4}(/[1-9]\d{0,3})?")


class Unread(Exception):  # noqa: N818 - what happened
    """A value that cannot be what its part says: why, and what to write."""

    def __init__(self, message: str, advice: str = "") -> None:
        super().__init__(message)
        self.advice = advice


def a_list(raw: object) -> list[Any]:
    """A list of whatever; raises `Unread` for anything else."""
    if not isinstance(raw, list):
        raise Unread("must be a list.", 'Write it in brackets: ["so", "and so"].')
    return raw


def a_table(raw: object) -> dict[str, Any]:
    """A table of whatever, by its keys; raises `Unread` for anything else."""
    if not isinstance(raw, dict):
        raise Unread("must be a table.", "Write it in braces: { iron = 2 }.")
    return raw


def a_factor(raw: object) -> Fraction:
    """A whole number or a fraction, from 0 up; raises `Unread` for anything else.

    Not 0.5 without quotation marks: the books are kept in exact numbers, and 0.1 is none.
    """
    advice = 'Write a whole number, or a fraction in quotation marks: "1/2".'
    # To Python true is a number, 1.
    if isinstance(raw, bool) or not isinstance(raw, int | str):
        raise Unread("is not an exact number.", advice)
    text = str(raw).strip().replace(MINUS, "-")
    if not _FRACTION.fullmatch(text):
        raise Unread("is not an exact number.", advice)
    factor = Fraction(text)
    if factor > FEW:
        raise Unread(f"is more than {FEW}.", f"Write {FEW} or less.")
    return factor
