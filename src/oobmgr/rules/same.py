"""What was worked out of the units, kept for as long as they are the very same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Given = TypeVar("Given")
Found = TypeVar("Found")


def once_for_same(
    work: Callable[[tuple[Given, ...]], Found],
) -> Callable[[tuple[Given, ...]], Found]:
    """The same function, which works once while it is given the very same tuple.

    Books hand out their units as one tuple until a unit changes. A page asks for the hexes of all
    units in a dozen forms, after each posting, and most postings change no unit.

    What it gives back is shared: nobody may change it.
    """
    last: list[tuple[tuple[Given, ...], Found]] = []

    def found(given: tuple[Given, ...]) -> Found:
        # Taken at once, for another thread may put something else there meanwhile.
        for known, answer in last[:]:
            # Not by what is in it: comparing thousands of units takes longer than most work.
            if known is given:
                return answer
        answer = work(given)
        # Two: the same units come in the order of the books, and in that of the tree.
        last[:] = [(given, answer), *last[:1]]
        return answer

    return found
