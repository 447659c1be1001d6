"""Python's look for cyclic garbage, put off while a great many values are made at once."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_resting() -> Iterator[None]:
    """Keep the collector from walking half a million new values again and again.

    What is on stays on afterwards, also after an error; what was off stays off.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
