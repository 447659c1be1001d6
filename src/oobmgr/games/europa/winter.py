"""The winter turns of a campaign: how they are written, and which turns are among them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.games.europa.turns import CALENDAR, FIRST_TURN

# From a turn to another: Dec I to Feb II, Dec I - Feb II.
_SPAN: Final = re.compile(r"\s+(?:to|until|through|-)\s+|\s*–\s*", re.IGNORECASE)
# With its year: 1941-12-1, Dec I 1941, Dec I '41.
_DATED: Final = re.compile(r"\d{4}-|\s'?\d+$")
_YEAR: Final = CALENDAR.year_of(FIRST_TURN)
_ADVICE: Final = "Write them as Dec I to Feb II, or with their years."


def read_winter(raw: Any) -> str:  # noqa: ANN401 - JSON
    """The setting as it is saved: turns and spans of turns, all years or with a year.

    Raises:
        ValueError: A turn cannot be read, or one end of a span has a year and the other has none.
    """
    parts = raw if isinstance(raw, list | tuple) else (raw,)
    text = "; ".join(str(part).strip() for part in parts if part is not None)
    try:
        list(_spans(text))
    except (BadInput, ValueError):
        message = f"{text!r} names no winter turns. {_ADVICE}"
        raise ValueError(message) from None
    return text


def is_winter(turn: TurnCode, setting: str) -> bool:
    """Whether the turn is one of the winter turns of a setting that `read_winter` made."""
    for first, last, dated in _spans(setting):
        now = turn if dated else CALENDAR.within_year(turn)
        # A span without years may run over the end of the year.
        if (first <= now <= last) if first <= last else (now >= first or now <= last):
            return True
    return False


def _spans(text: str) -> Iterator[tuple[str, str, bool]]:
    """First and last turn of each span, and whether they have a year."""
    for entry in filter(None, (part.strip() for part in re.split("[;,]", text))):
        ends = _SPAN.split(entry)
        dated = bool(_DATED.search(ends[0]))
        first, *rest = (_end(end.strip(), dated=dated) for end in ends)
        last = rest[-1] if rest else first
        if len(rest) > 1 or (dated and last < first):
            raise ValueError(entry)
        yield first, last, dated


def _end(text: str, *, dated: bool) -> str:
    """A turn code, or only its month and half where the span holds in all years."""
    if dated:
        return CALENDAR.parse(text)
    # Read as of some year, which is taken off again: the calendar reads none without one.
    code = CALENDAR.parse(f"{_YEAR}-{text}" if text[:1].isdigit() else f"{text} {_YEAR}")
    return CALENDAR.within_year(code)
