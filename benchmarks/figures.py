"""How every benchmark is asked and how it answers: ours, the floor, their ratio, what is allowed.

`--small` runs a benchmark on a handful of things, to see that it is whole: its ratios mean nothing
then, and none is held against what is allowed.
"""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

SMALL = "--small" in sys.argv[1:]
Thing = TypeVar("Thing")
_NUMBERS = [int(word) for word in sys.argv[1:] if word.isdecimal()]


@dataclass(frozen=True)
class Figure:
    """Seconds of a job of ours and of its floor, and how many floors it may take."""

    job: str
    ours: float
    floor: float
    allowed: float

    @property
    def ratio(self) -> float:
        """How many times the floor it takes."""
        return self.ours / self.floor


def size(usual: int, small: int, at: int = 0) -> int:
    """How many to measure with: the number at this place of the command line, else as usual."""
    if at < len(_NUMBERS):
        return _NUMBERS[at]
    return small if SMALL else usual


def numbers(usual: tuple[int, ...], small: tuple[int, ...]) -> tuple[int, ...]:
    """The sizes to measure with, one after the other: those of the command line, else as usual."""
    return tuple(_NUMBERS) or (small if SMALL else usual)


def some(things: Iterable[Thing]) -> list[Thing]:
    """All of them; two in a small run, where one more is measured as these are."""
    return [*things][: 2 if SMALL else None]


def processor_seconds() -> float:
    """The time of processors that this process and those it has waited for have taken so far.

    What else runs on a machine makes every job take longer by the clock, and hardly by this.
    """
    spent = os.times()
    return time.process_time() + spent.children_user + spent.children_system


def in_turn(jobs: Mapping[str, Callable[[], float]], rounds: int) -> dict[str, float]:
    """The quickest of some rounds of each job, in seconds as it measures itself.

    A job and its floor stand in the same rounds, so that a busy minute slows both.
    """
    best = dict.fromkeys(jobs, float("inf"))
    for _ in range(rounds):
        for name, job in jobs.items():
            gc.collect()
            best[name] = min(best[name], job())
    return best


def report(figures: Iterable[Figure]) -> int:
    """Print a line for each figure; return 1 where a job takes more floors than it may."""
    lines = list(figures)
    print(f"{'job':<28} {'ours ms':>10} {'floor ms':>10} {'ratio':>7} {'allowed':>8}")
    for line in lines:
        print(
            f"{line.job:<28} {1000 * line.ours:10.2f} {1000 * line.floor:10.2f} "
            f"{line.ratio:7.2f} {line.allowed:8.2f}"
        )
    return int(not SMALL and any(line.ratio > line.allowed for line in lines))
