"""Outlines whose lines begin with tabs, of which some branches are deeper than others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

_TAB: Final = "\t"
_STEP: Final = "    "


def with_blanks(text: str) -> str:
    """An outline with blanks for the tabs of its lines, where its units stand unequally far in.

    Of equal depth they stand in one column behind the tabs, as in a table. Else one army has units
    where another has corps: each line is then a cell of its own, and its depth tells all.
    """
    lines = text.splitlines()
    if not _is_outline(lines) or len(set(_leaves(lines))) <= 1:
        return text
    # Line by line, so that each keeps its number.
    return "\n".join(_STEP * _depth(line) + line.lstrip(_TAB) for line in lines)


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
