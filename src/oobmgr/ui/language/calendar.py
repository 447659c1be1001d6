"""Dates of turns within texts: ``14 October 1812``, ``III March``, ``Oct II 1941``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Final

from oobmgr.domain.dates import MONTHS, SHORT_MONTH
from oobmgr.domain.values import dataclass

_SHORT: Final = tuple(month[:SHORT_MONTH] for month in MONTHS if len(month) > SHORT_MONTH)
_DATE: Final = re.compile(
    rf"(?:(?P<day>\d{{1,2}})|(?P<part>[IV]+)) (?:(?P<month>{'|'.join(MONTHS)})(?=$| [A-Z\d])"
    rf"|(?P<short>{'|'.join(_SHORT)})(?=$| ))(?: (?P<rest>[^,;:]+))?"
)
"""A month with a number before it. Words behind a whole one begin with a capital: *May* is a word,
too."""


@dataclass(frozen=True, slots=True)
class Months:
    """The months as a language calls them, and what it writes behind the number of a day."""

    names: Mapping[str, str] = field(default_factory=dict)
    ordinal: str = ""

    def said(self, text: str, say: Callable[[str], str]) -> str | None:
        """A date, what stands behind it said by `say`; None for what is none."""
        match = _DATE.fullmatch(text)
        if match is None or not self.names:
            return None
        head = f"{match['day']}{self.ordinal}" if match["day"] else match["part"]
        month, rest = match["month"] or match["short"], match["rest"]
        return " ".join((head, self.names.get(month, month), *([say(rest)] if rest else [])))


NO_MONTHS: Final = Months()


def months_of(phrases: Mapping[str, str], ordinal: str) -> Months:
    """The months of a language, by its translations; short ones have as many letters."""
    names = {month: phrases[month] for month in MONTHS if month in phrases}
    short = {month[:SHORT_MONTH]: said[:SHORT_MONTH] for month, said in names.items()}
    return Months({**short, **names}, ordinal)
