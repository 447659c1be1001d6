"""The common kinds of input in few words: a flag, a text, a list, a die, a choice.

Each is a field made with `told`; what is left open stands for "as the books know it" or "none".
"""

from collections.abc import Mapping
from dataclasses import MISSING
from typing import Any

from oobmgr.rules.bounds import D6, MANY
from oobmgr.rules.inputs import told

# ruff: noqa: ANN401 - fields of dataclasses, as `told`


def flag_told(sentence: str, case: str = "", *, default: bool = False, **about: Any) -> Any:
    """An input that is yes or no; no unless said."""
    return told(sentence, default=default, case=case, **about)


def text_told(sentence: str, case: str = "", **about: Any) -> Any:
    """An input of words, empty unless entered."""
    return told(sentence, default="", case=case, **about)


def list_told(sentence: str, case: str = "", **about: Any) -> Any:
    """An input of several things, none unless entered."""
    return told(sentence, default=(), case=case, **about)


def open_told(sentence: str, case: str = "", **about: Any) -> Any:
    """An input that may be left open, which its sentence says the meaning of."""
    return told(sentence, default=None, case=case, **about)


def choice_told(
    sentence: str,
    case: str,
    default: object,
    aliases: Mapping[str, str] | None = None,
    label: str = "",
    **more: Any,
) -> Any:
    """An input of one word of a kind, with other words that are read for it."""
    return told(sentence, default=default, aliases=aliases or {}, case=case, label=label, **more)


def count_told(
    sentence: str,
    case: str,
    *,
    unit: str = "",
    high: int = MANY,
    default: int = 0,
    **more: Any,
) -> Any:
    """An input that is a whole number of things, none unless said, at most `high`."""
    low = min(default, 1)  # one unless said otherwise means that at least one is meant
    about = {"unit": unit, "low": low, "high": high, "case": case}
    return told(sentence, default=default, **about, **more)


def amount_told(
    sentence: str,
    case: str,
    *,
    unit: str,
    default: Any = MISSING,
    high: int | None = None,
    **about: Any,
) -> Any:
    """An input that is a number from 0 up; asked for where no default is given."""
    return told(sentence, default=default, unit=unit, low=0, high=high, case=case, **about)


def die_told(sentence: str, case: str, **about: Any) -> Any:
    """An input of a die; 0 while it is not rolled."""
    # Zero is not a face of a die, so it can stand for one that has not been rolled.
    die = {"low": 1, "high": D6, "unset": 0, "dice": (D6,)}
    return told(sentence, default=0, case=case, **die, **about)


def dice_told(sentence: str, case: str, *, label: str = "") -> Any:
    """An input of the sum of two dice; 0 while they are not rolled."""
    # Zero again stands for "not rolled", as no sum of dice is.
    dice = {"low": 2, "high": D6 + D6, "unset": 0, "dice": (D6, D6)}
    return told(sentence, default=0, case=case, label=label, **dice)
