"""The rounds of a window's loop, each measured by itself."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

_SCHEDULED = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")
_NOTHING_S = 0.0002
"""A round of the loop in which nothing was to do takes less."""


@dataclass
class Frames:
    """The rounds of the loop that came of one act, and what Qt itself takes for the same.

    Attributes:
        longest: Seconds that the window's thread worked in the longest of them.
        kept: Seconds that one of them stood still for a worker, at the most, and not for want of a
            processor.
        in_all: Seconds by the clock from the act to the end of the last that did anything.
        bare: Seconds of Qt alone.
    """

    longest: float = 0.0
    kept: float = 0.0
    in_all: float = 0.0
    bare: float = 0.0
    began: float = field(default_factory=time.perf_counter)

    def run(self, act: Callable[[], object]) -> None:
        """Let one round of the loop pass."""
        at, worked, queued = time.perf_counter(), time.thread_time(), _queued()
        together = time.process_time()
        act()
        now, worked = time.perf_counter(), time.thread_time() - worked
        self.longest = max(self.longest, worked)
        others = time.process_time() - together - worked
        self.kept = max(self.kept, min(now - at - worked - (_queued() - queued), others))
        if worked > _NOTHING_S:
            self.in_all = now - self.began


def _queued() -> float:
    """Seconds that this thread has waited for a processor, where the system tells (Linux)."""
    try:
        return int(_SCHEDULED.read_text(encoding="ascii").split()[1]) / 1e9
    except OSError:
        return 0.0
