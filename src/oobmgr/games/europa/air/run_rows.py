"""A procedure that is run step by step, with counters drawn and dice rolled: frozen rows.

A run is posted in parts through its action, so where it stands is in the books and not in a window.
The action takes a list of entries, each with a counter and a die.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import D6

Below = Callable[[int], int]
"""A random number from 0 up to the number given, that number left out."""


@dataclass(frozen=True, slots=True)
class RunCounter:
    """Counters that are alike and can be drawn; `key` names them as the action reads it."""

    key: str
    name: str
    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class RunOutcome:
    """What rolls from `low` to `high` do."""

    low: int
    high: int
    words: str

    @property
    def rolls(self) -> str:
        """The rolls, ``1-2`` or ``6``."""
        return f"{self.low}" if self.low == self.high else f"{self.low}-{self.high}"


@dataclass(frozen=True, slots=True)
class RunStep:
    """A step of a run.

    Attributes:
        sentence: What is done in it, in a few words.
        number: How many entries it has in all.
        events: What happened in it so far, one line for each entry.
        tally: What came of the entries so far, in a few words.
    """

    key: str
    title: str
    sentence: str
    case: str
    number: int
    events: tuple[str, ...] = ()
    outcomes: tuple[RunOutcome, ...] = ()
    tally: str = ""

    @property
    def done(self) -> int:
        """How many entries were made."""
        return len(self.events)

    def effect(self, die: int) -> str:
        """What a roll does, in words; empty for a roll that cannot be."""
        return next((one.words for one in self.outcomes if one.low <= die <= one.high), "")


@dataclass(frozen=True, slots=True)
class RunNote:
    """A line beside the steps: a figure or a rule to bear in mind, with its case."""

    text: str
    case: str
    figure: str = ""


@dataclass(frozen=True, slots=True)
class GuidedRun:
    """A procedure as it stands now.

    Attributes:
        now: The key of the step that is played; empty once the run is over.
        left: How many entries the present step still takes.
        pool: What can be drawn in the present step.
        figures: What came of it so far.
        after: What to bear in mind afterwards.
        entries: The input of the action that lists the entries of a step.
        counter: The field of an entry that names the counter.
        die: The field of an entry with the die.
    """

    title: str
    sentence: str
    case: str
    steps: tuple[RunStep, ...]
    now: str = ""
    left: int = 0
    pool: tuple[RunCounter, ...] = ()
    figures: tuple[RunNote, ...] = ()
    after: tuple[RunNote, ...] = ()
    entries: str = "entries"
    counter: str = "card"
    die: str = "die"

    @property
    def step(self) -> RunStep | None:
        """The step that is played; None once the run is over."""
        return next((step for step in self.steps if step.key == self.now), None)

    @property
    def pool_size(self) -> int:
        """How many counters can be drawn."""
        return sum(counter.number for counter in self.pool)


def drawn(
    run: GuidedRun, below: Below, number: int | None = None, kept: Sequence[dict[str, Any]] = ()
) -> list[dict[str, Any]]:
    """Entries of the present step, drawn from its pool and rolled; each counter has its chance.

    `kept` are entries that stand already: what they lack is drawn or rolled, what they name is not
    drawn again. Without a `number` all that is left is drawn.
    """
    wanted = run.left if number is None else min(number, run.left)
    entries = [dict(entry) for entry in kept[:wanted]]
    entries += [{} for _ in range(wanted - len(entries))]
    # Before anything is drawn: what the player named is out of the bag.
    bag = _bag(run, entries)
    for entry in entries:
        if not entry.get(run.counter) and bag:
            # Taken out as it is drawn, so no counter is drawn twice.
            entry[run.counter] = bag.pop(below(len(bag)))
        # A die that the player entered is not rolled again.
        if not entry.get(run.die):
            entry[run.die] = 1 + below(D6)
    return entries


def _bag(run: GuidedRun, entries: Sequence[dict[str, Any]]) -> list[str]:
    """A slip for each counter that nobody named."""
    bag = [counter.key for counter in run.pool for _ in range(counter.number)]
    for entry in entries:
        name = entry.get(run.counter)
        if name in bag:
            # A name that is in no bag is refused when the run is posted.
            bag.remove(name)
    return bag
