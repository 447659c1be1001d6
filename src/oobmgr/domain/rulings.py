"""What a rule decides: the result, its working line by line, and the cases it rests on."""

from collections.abc import Iterable, Mapping
from dataclasses import field
from enum import StrEnum
from fractions import Fraction
from typing import Generic, TypeVar

from oobmgr.domain.postings import JsonValue
from oobmgr.domain.values import dataclass

T = TypeVar("T")

StepValue = int | Fraction | str | bool | None
V = TypeVar("V", bound=int | Fraction | str | bool)


class StepKind(StrEnum):
    """How a working line is set: a heading, a plain line, a sum (ruled above), a result."""

    HEADING = "heading"
    LINE = "line"
    SUM = "sum"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the working, as a player would pencil it.

    `arithmetic` is text such as ``93 x 85 %``; `value` is exact; `case` is a catalogue id
    without the game's prefix, such as ``INC-12``, or empty. `record` is what the program itself
    reads back of the line later, so that it never has to read the words.
    """

    label: str
    value: StepValue = None
    arithmetic: str = ""
    case: str = ""
    kind: StepKind = StepKind.LINE
    # Left out of comparisons and JSON: two lines that say the same are the same line to a player.
    record: Mapping[str, JsonValue] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Ruling(Generic[T]):
    """A rule's answer. `result` is a frozen dataclass or one value; `notes` are plain warnings."""

    result: T
    working: tuple[Step, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def cases(self) -> tuple[str, ...]:
        """The cases of the working, each once, in order of first use."""
        return cases_of(self.working)


def cases_of(working: Iterable[Step]) -> tuple[str, ...]:
    """The cases of a working, each once, in order of first use."""
    # A dictionary and not a set: the order is that in which the working uses them.
    return tuple(dict.fromkeys(step.case for step in working if step.case))


def ruled(
    label: str,
    value: V,
    arithmetic: str = "",
    case: str = "",
    *,
    before: Iterable[Step] = (),
    notes: tuple[str, ...] = (),
) -> Ruling[V]:
    """A ruling that comes to a single value: its working ends with the line that states it."""
    result = Step(label, value, arithmetic, case, StepKind.RESULT)
    return Ruling(value, (*before, result), notes)
