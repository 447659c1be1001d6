"""Outlines whose lines begin with tabs, of which some branches are deeper than others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

_TAB: Final = "\t"
_STEP: Final = "    "
_RATINGS: Final = r"(?:[0-9]+\s*[x×]\s*)?\(?[0-9]{1,3}(?:[-–][0-9]{1,3}){1,3}\)?\*?\s"
_UNIT: Final = re.compile(_RATINGS)
_MARK: Final = re.compile("[XI]+:?")
_ARROW: Final = " > "
_BEFORE_UNIT: Final = re.compile(rf"\s(?:->|=>|[>→»])\s+(?={_RATINGS})")


def with_blanks(text: str) -> str:
    """An outline with blanks for the tabs of its lines, where its units stand unequally far in.

    Of equal depth they stand in one column behind the tabs, as in a table. Else one army has units
    where another has corps: each line is then a cell of its own, and its depth tells all. So is
    each where a tab stands between a formation and its units; an arrow then tells them apart.
    """
    lines = text.splitlines()
    if any(map(_both, lines)):
        told = [_both(line) or line for line in lines]
        plain = not any(_TAB in line.strip() for line in told)
        return "\n".join(map(_set_in, told)) if plain else text
    if not _is_outline(lines) or len(set(_leaves(lines))) <= 1:
        return text
    # Line by line, so that each keeps its number.
    return "\n".join(map(_set_in, lines))


def formation_and_unit(text: str) -> tuple[str, str]:
    """A formation and its units that stand in one cell: ``IV Corps > 4-6 Inf XX: 6``; else none."""
    found = _BEFORE_UNIT.search(text)
    above = text[: found.start()].strip() if found else ""
    return (above, text[found.end() :]) if found and _names(above) else ("", text)


def _both(line: str) -> str:
    """A line with an arrow for the tab between a formation and its units; empty for others."""
    held = line.strip()
    above, tab, unit = held.partition(_TAB)
    # Units that have no name of their own are called by what stands before.
    told = bool(tab) and _names(above) and _TAB not in unit.lstrip(_TAB) and _is_named(unit.strip())
    margin = line[: len(line) - len(line.lstrip())]
    return f"{margin}{above.rstrip()}{_ARROW}{unit.strip()}" if told else ""


def _names(text: str) -> bool:
    return any(map(str.isalpha, text))


def _is_named(unit: str) -> bool:
    """Whether a text has ratings, and a name behind the mark of a size."""
    *words, _ = unit.split() or [""]
    return bool(_UNIT.match(unit)) and any(map(_MARK.fullmatch, words))


def _set_in(line: str) -> str:
    return _STEP * _depth(line) + line.lstrip(_TAB)


def _is_outline(lines: Sequence[str]) -> bool:
    """Whether tabs stand at the beginning of lines alone: no other divides cells."""
    behind = (line.lstrip(_TAB).rstrip() for line in lines)
    return any(line[:1] == _TAB for line in lines) and not any(_TAB in rest for rest in behind)


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip(_TAB))


def _leaves(lines: Sequence[str]) -> Iterator[int]:
    """The depths of the lines that hold nothing deeper: units, or formations without any."""
    depths = [_depth(line) for line in lines if line.strip()]
    yield from (one for one, below in pairwise([*depths, 0]) if below <= one and one > 0)
