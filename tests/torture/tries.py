"""One try of any kind: what is done to the program, in a process that may die of it."""

from __future__ import annotations

import multiprocessing
import random
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

# A process that is forked from one which has the program loaded is there at once; where there is no
# fork, each loads it anew.
if sys.platform == "win32":
    PROCESSES = multiprocessing.get_context("spawn")
else:
    PROCESSES = multiprocessing.get_context("forkserver")
    PROCESSES.set_forkserver_preload(["tests.torture.kinds"])

LONGEST: Final = 60.0
"""Seconds after which a try that says nothing hangs."""


@dataclass(frozen=True)
class Outcome:
    """What came of a try; empty texts where all is as it should be.

    `lost` names acknowledged entries that are gone, `unopened` a file that does not open or that
    does not agree with itself, `half` what was done by half, `unseen` damage
    that the check does not find, `abort` a traceback, a signal or a
    hang. `answer` is what the program said: done, or refused.
    """

    answer: str = ""
    lost: str = ""
    unopened: str = ""
    half: str = ""
    unseen: str = ""
    abort: str = ""
    seconds: float = 0.0
    megabytes: int = 0

    @property
    def bad(self) -> str:
        """What is wrong, in words; empty for nothing."""
        told = ((name, getattr(self, name)) for name in BAD)
        return "; ".join(f"{name}: {text}" for name, text in told if text)


BAD: Final = ("lost", "unopened", "half", "unseen", "abort")
"""What must not come of any try, by the names of an outcome."""

Try = Callable[[random.Random, Path], Outcome]
"""What is tried, with dice of its own and an empty folder."""


@dataclass
class Kind:
    """What is tried, and what came of it so far."""

    name: str
    sentence: str
    one: Try
    apart: bool = True
    outcomes: list[tuple[int, Outcome]] = field(default_factory=list)

    def count(self, what: str) -> int:
        """How many tries came to this."""
        return sum(bool(getattr(outcome, what)) for _, outcome in self.outcomes)


def tried(kind: Kind, seeds: Sequence[int]) -> Iterator[tuple[int, Outcome]]:
    """Try once with each seed; what aborts takes down a process that is not this one."""
    if not kind.apart:
        yield from ((seed, _one(kind, seed)) for seed in seeds)
        return
    left = list(seeds)
    while left:
        for outcome in _outcomes(kind, left):
            yield left.pop(0), outcome


def _outcomes(kind: Kind, seeds: Sequence[int]) -> Iterator[Outcome]:
    """The outcomes of a process that tries one after the other, up to one that takes it down."""
    ear, mouth = PROCESSES.Pipe(duplex=False)
    victim = PROCESSES.Process(target=_victim, args=(kind.name, tuple(seeds), mouth))
    victim.start()
    mouth.close()  # the victim alone holds it now, so that its death is heard
    try:
        for _ in range(len(seeds)):
            if not ear.poll(LONGEST):
                yield Outcome(abort=f"hangs for {LONGEST:.0f} s")
                return
            yield ear.recv()
    except EOFError:
        victim.join()
        yield Outcome(abort=f"ends with {victim.exitcode}")
    finally:
        victim.kill()
        victim.join()
        victim.close()
        ear.close()


def _victim(name: str, seeds: Sequence[int], mouth: Connection) -> None:
    from tests.torture.kinds import KINDS

    for seed in seeds:
        mouth.send(_one(KINDS[name], seed))


def _one(kind: Kind, seed: int) -> Outcome:
    with TemporaryDirectory(prefix="oobmgr-torture-") as folder:
        began = time.monotonic()
        try:
            found = kind.one(random.Random(seed), Path(folder))  # noqa: S311 - a trial, no secret
        except Exception:  # noqa: BLE001 - that is what is looked for
            found = Outcome(abort=traceback.format_exc(limit=-4))
        return _measured(found, time.monotonic() - began)


def _measured(outcome: Outcome, seconds: float) -> Outcome:
    return replace(outcome, seconds=seconds, megabytes=most_memory())


def most_memory() -> int:
    """The most megabytes that a process of this try took; 0 where the system does not say."""
    try:
        import resource
    except ImportError:
        return 0
    of_children = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    return max(of_children, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss) // 1024
