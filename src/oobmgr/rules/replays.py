"""A worked example of the rules as a game hands it over: steps that are posted one after the other.

Everything here is read from data. A step says what it does in words, what is posted, and the
figures that the text of the rules gives for it; the program holds its own against them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

Value = int | str | bool | None
UNIT_SIGN = "@"
"""What stands before the designation of a unit in the inputs of a step."""


@dataclass(frozen=True, slots=True)
class ReplayFigure:
    """A figure that the text gives.

    `at` says where the program's own stands: a path into the result of what is posted
    (``targets.0.column``), or words that the game reads in the books after it (``unit 330/86
    steps``).
    """

    name: str
    value: Value
    at: str

    @property
    def in_books(self) -> bool:
        """Whether it is read in the books, once the step is posted."""
        # A path into a result has no spaces; words for the books have at least one.
        return " " in self.at


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A step of the example: an action with its raw inputs, or the way to the next phase.

    `note` says where the text contradicts itself, and what is followed. Units stand in the inputs
    by their designations, with `UNIT_SIGN` before them.
    """

    title: str
    words: str
    note: str = ""
    action: str = ""
    inputs: Mapping[str, Any] = field(default_factory=dict)
    advance: bool = False
    figures: tuple[ReplayFigure, ...] = ()


@dataclass(frozen=True)
class Replay:
    """A worked example: its steps, what holds at the end, and how the game reads its figures.

    `read` answers for the words of a figure that is read in the books; None where it knows none.
    """

    title: str
    source: str
    steps: tuple[ReplayStep, ...]
    end: ReplayStep
    read: Callable[[Books, str], Value]
