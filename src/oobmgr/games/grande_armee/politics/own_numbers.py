"""Numbers of the politics that only the player's own rules have, as he entered them once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.rules.charts import own_copy

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_CHART: Final = "peace_and_index"
_COLUMN: Final = "Number"
_ADVICE: Final = (
    "Enter it in the chart Peace and the Political Index: nothing is checked until then."
)


class OwnNumber(StrEnum):
    """A row of the chart."""

    CONDITIONS = "Conditions of peace"
    BOXES = "Boxes of the Political Index"


_MISSING: Final = {
    OwnNumber.CONDITIONS: "How many conditions of peace your rules list was not entered.",
    OwnNumber.BOXES: "How many boxes the Political Index has was not entered.",
}


def most(books: Books, number: OwnNumber) -> int | None:
    """How many there are; None where the player has not entered it."""
    copy = own_copy(books, _CHART)
    text = copy.entry(number, _COLUMN) if copy is not None else ""
    return int(text) if text else None


def above(books: Books, number: OwnNumber, values: Iterable[int], case: str) -> Iterator[Fault]:
    """The refusal of each value that is above the highest."""
    highest = most(books, number)
    for value in dict.fromkeys(values):
        if highest is not None and value > highest:
            advice = f"There are {highest}, by your own chart."
            yield Fault(f"{number}: there is no {value}.", "", str(value), advice, case)


def unchecked(books: Books, number: OwnNumber, case: str) -> Iterator[Fault]:
    """The doubt about a value that nobody can check, since the number is not entered."""
    # Neither the corrections nor the program know the number, and a guess would bar legal play.
    if most(books, number) is None:
        yield Fault(_MISSING[number], "", "", _ADVICE, case)
